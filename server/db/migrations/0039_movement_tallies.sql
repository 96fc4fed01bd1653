CREATE TABLE "movement_tallies" (
	"company_id" integer NOT NULL,
	"event_type" text NOT NULL,
	"relocation_type" text,
	"relocation_status" text,
	"unit_status" text NOT NULL,
	"movements" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "movement_tallies_company" ON "movement_tallies" USING btree ("company_id");
--> statement-breakpoint
-- What the log is narrowed to by days is counted by the index alone.
DROP INDEX "unit_events_company";--> statement-breakpoint
CREATE INDEX "unit_events_company" ON "unit_events" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST)
  INCLUDE ("event_type", "relocation_type", "relocation_status", "unit_status");
--> statement-breakpoint
CREATE FUNCTION tally_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO movement_tallies
    SELECT company_id, event_type, relocation_type, relocation_status, unit_status, count(*) FROM happened
    WHERE company_id IS NOT NULL GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER unit_events_tallied AFTER INSERT ON unit_events
  REFERENCING NEW TABLE AS happened FOR EACH STATEMENT EXECUTE FUNCTION tally_movements();
--> statement-breakpoint
INSERT INTO movement_tallies
  SELECT company_id, event_type, relocation_type, relocation_status, unit_status, count(*) FROM unit_events
  WHERE company_id IS NOT NULL GROUP BY 1, 2, 3, 4, 5;
