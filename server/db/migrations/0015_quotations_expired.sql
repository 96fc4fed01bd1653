-- What is over is marked by a job (server/simulation/expire-quotations.ts).
ALTER TABLE quotations DROP CONSTRAINT quotations_status;--> statement-breakpoint
ALTER TABLE quotations ADD CONSTRAINT quotations_status CHECK (status IN ('open', 'finished', 'discarded', 'expired'));
