CREATE TABLE "unit_tallies" (
	"product_id" integer,
	"product_group" text NOT NULL,
	"status" text NOT NULL,
	"units" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "equipment_units_product_status";--> statement-breakpoint
ALTER TABLE "equipment_units" ADD COLUMN "search_text" text GENERATED ALWAYS AS (plain_text(serial || ' ' || coalesce(label, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "unit_tallies_product" ON "unit_tallies" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "equipment_units_updated" ON "equipment_units" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "equipment_units_status_updated" ON "equipment_units" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "equipment_units_status_serial" ON "equipment_units" USING btree ("status","serial");--> statement-breakpoint
CREATE INDEX "equipment_units_product_updated" ON "equipment_units" USING btree ("product_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "equipment_units_product_serial" ON "equipment_units" USING btree ("product_id","serial");--> statement-breakpoint
CREATE INDEX "equipment_units_search" ON "equipment_units" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "equipment_units_product_status" ON "equipment_units" USING btree ("product_id","status","serial");
--> statement-breakpoint

-- What a change of units takes from the tallies and what it puts there: of their products, and of all together.
CREATE FUNCTION tally_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO unit_tallies
      SELECT product_id, product_group, status, count(*) FROM now_units
      GROUP BY GROUPING SETS ((product_id, product_group, status), (product_group, status));
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO unit_tallies
      SELECT product_id, product_group, status, -count(*) FROM past_units
      GROUP BY GROUPING SETS ((product_id, product_group, status), (product_group, status));
  ELSE
    INSERT INTO unit_tallies
      SELECT product_id, product_group, status, sum(units) FROM (
        SELECT product_id, product_group, status, 1 AS units FROM now_units
        UNION ALL SELECT product_id, product_group, status, -1 FROM past_units) changed
      GROUP BY GROUPING SETS ((product_id, product_group, status), (product_group, status))
      HAVING sum(units) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER equipment_units_tallied_new AFTER INSERT ON equipment_units
  REFERENCING NEW TABLE AS now_units FOR EACH STATEMENT EXECUTE FUNCTION tally_units();
--> statement-breakpoint
CREATE TRIGGER equipment_units_tallied_gone AFTER DELETE ON equipment_units
  REFERENCING OLD TABLE AS past_units FOR EACH STATEMENT EXECUTE FUNCTION tally_units();
--> statement-breakpoint
CREATE TRIGGER equipment_units_tallied_again AFTER UPDATE ON equipment_units
  REFERENCING OLD TABLE AS past_units NEW TABLE AS now_units FOR EACH STATEMENT EXECUTE FUNCTION tally_units();
--> statement-breakpoint
INSERT INTO unit_tallies
  SELECT product_id, product_group, status, count(*) FROM equipment_units
  GROUP BY GROUPING SETS ((product_id, product_group, status), (product_group, status));
