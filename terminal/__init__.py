"""What a person at a keyboard sees and types: tables and maps, questions, help, letters. Of use to the door only."""
