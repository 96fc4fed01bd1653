CREATE TABLE "holder_tallies" (
	"company_id" integer NOT NULL,
	"facet" text NOT NULL,
	"key" integer,
	"status" text NOT NULL,
	"units" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "movement_tallies_company";--> statement-breakpoint
DROP INDEX "equipment_units_company";--> statement-breakpoint
DROP INDEX "equipment_units_user";--> statement-breakpoint
ALTER TABLE "movement_tallies" ADD COLUMN "month" date;--> statement-breakpoint
CREATE INDEX "holder_tallies_company" ON "holder_tallies" USING btree ("company_id","facet","key")
  INCLUDE ("status", "units");--> statement-breakpoint
CREATE INDEX "equipment_units_company_serial" ON "equipment_units" USING btree ("company_id","serial")
  INCLUDE ("id", "product_id", "status", "address_id", "user_id", "received_at") WHERE company_id is not null;--> statement-breakpoint
CREATE INDEX "equipment_units_company_updated" ON "equipment_units" USING btree ("company_id","updated_at","id")
  INCLUDE ("product_id", "status", "address_id") WHERE company_id is not null;--> statement-breakpoint
CREATE INDEX "movement_tallies_company" ON "movement_tallies" USING btree ("company_id","month")
  INCLUDE ("event_type", "relocation_type", "relocation_status", "unit_status", "movements");--> statement-breakpoint
CREATE INDEX "equipment_units_company" ON "equipment_units" USING btree ("company_id","product_id","serial")
  INCLUDE ("id", "status", "address_id", "user_id", "received_at") WHERE company_id is not null;--> statement-breakpoint
CREATE INDEX "equipment_units_user" ON "equipment_units" USING btree ("user_id","company_id","received_at") WHERE user_id is not null;
--> statement-breakpoint

-- What a change of units takes from what companies hold and what it puts there: by product, by address, by user.
CREATE FUNCTION tally_holders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO holder_tallies
      SELECT company_id, facet, key, status, count(*) FROM now_units
      CROSS JOIN LATERAL (VALUES ('product', product_id), ('address', address_id), ('user', user_id)) of(facet, key)
      WHERE company_id IS NOT NULL GROUP BY 1, 2, 3, 4;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO holder_tallies
      SELECT company_id, facet, key, status, -count(*) FROM past_units
      CROSS JOIN LATERAL (VALUES ('product', product_id), ('address', address_id), ('user', user_id)) of(facet, key)
      WHERE company_id IS NOT NULL GROUP BY 1, 2, 3, 4;
  ELSE
    INSERT INTO holder_tallies
      SELECT company_id, facet, key, status, sum(units) FROM (
        SELECT company_id, product_id, address_id, user_id, status, 1 AS units FROM now_units WHERE company_id IS NOT NULL
        UNION ALL SELECT company_id, product_id, address_id, user_id, status, -1 FROM past_units WHERE company_id IS NOT NULL) changed
      CROSS JOIN LATERAL (VALUES ('product', product_id), ('address', address_id), ('user', user_id)) of(facet, key)
      GROUP BY 1, 2, 3, 4 HAVING sum(units) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER equipment_units_held_new AFTER INSERT ON equipment_units
  REFERENCING NEW TABLE AS now_units FOR EACH STATEMENT EXECUTE FUNCTION tally_holders();
--> statement-breakpoint
CREATE TRIGGER equipment_units_held_no_more AFTER DELETE ON equipment_units
  REFERENCING OLD TABLE AS past_units FOR EACH STATEMENT EXECUTE FUNCTION tally_holders();
--> statement-breakpoint
CREATE TRIGGER equipment_units_held_again AFTER UPDATE ON equipment_units
  REFERENCING OLD TABLE AS past_units NEW TABLE AS now_units FOR EACH STATEMENT EXECUTE FUNCTION tally_holders();
--> statement-breakpoint
INSERT INTO holder_tallies
  SELECT company_id, facet, key, status, count(*) FROM equipment_units
  CROSS JOIN LATERAL (VALUES ('product', product_id), ('address', address_id), ('user', user_id)) of(facet, key)
  WHERE company_id IS NOT NULL GROUP BY 1, 2, 3, 4;
--> statement-breakpoint

-- As before (0039_movement_tallies.sql), and of each month.
CREATE OR REPLACE FUNCTION tally_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO movement_tallies (company_id, month, event_type, relocation_type, relocation_status, unit_status, movements)
    SELECT company_id, month, event_type, relocation_type, relocation_status, unit_status, count(*)
    FROM (SELECT *, date_trunc('month', created_at AT TIME ZONE 'America/Sao_Paulo')::date AS month FROM happened) dated
    WHERE company_id IS NOT NULL
    GROUP BY GROUPING SETS ((company_id, event_type, relocation_type, relocation_status, unit_status),
      (company_id, month, event_type, relocation_type, relocation_status, unit_status));
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO movement_tallies (company_id, month, event_type, relocation_type, relocation_status, unit_status, movements)
  SELECT company_id, date_trunc('month', created_at AT TIME ZONE 'America/Sao_Paulo')::date, event_type, relocation_type, relocation_status,
    unit_status, count(*)
  FROM unit_events WHERE company_id IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6;
