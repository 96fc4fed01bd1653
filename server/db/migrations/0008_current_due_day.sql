DROP INDEX "invoices_due";--> statement-breakpoint
DROP INDEX "invoices_status_due";--> statement-breakpoint
DROP INDEX "invoices_company";--> statement-breakpoint
DROP INDEX "invoices_period";--> statement-breakpoint
DROP INDEX "invoices_period_due";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "current_due_on" date GENERATED ALWAYS AS (coalesce(extended_to, due_on)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("current_due_on","id");--> statement-breakpoint
CREATE INDEX "invoices_status_due" ON "invoices" USING btree ("status","current_due_on","id");--> statement-breakpoint
CREATE INDEX "invoices_company" ON "invoices" USING btree ("company_id","current_due_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_period" ON "invoices" USING btree ("period","status","current_due_on","id");--> statement-breakpoint
CREATE INDEX "invoices_period_due" ON "invoices" USING btree ("period","current_due_on","id");--> statement-breakpoint
-- What follows from other columns is not computed yet when a trigger compares a row: an erasure leaves it alone (ADR 527).
CREATE OR REPLACE FUNCTION is_erasure(old_row jsonb, new_row jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT current_setting('arrenda.erasure', true) = 'on'
    AND new_row - ARRAY['actor_name', 'message', 'before', 'after', 'details', 'label', 'location', 'text', 'reason', 'note', 'detail', 'customer', 'current_due_on']
      = old_row - ARRAY['actor_name', 'message', 'before', 'after', 'details', 'label', 'location', 'text', 'reason', 'note', 'detail', 'customer', 'current_due_on']
$$;
