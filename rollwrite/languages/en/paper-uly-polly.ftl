# The words on the paper of Uly & Polly.

no-such-round = there is no round { $round } to draw: the record has { $rounds }
