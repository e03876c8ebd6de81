-- It has the columns of bet_leg_of_outcome: each leg was written into two equal indexes.
DROP INDEX bet_leg_of_event;
