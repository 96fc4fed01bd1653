CREATE TABLE "order_tallies" (
	"company_id" integer,
	"stage_name" text NOT NULL,
	"turn" text,
	"orders" integer NOT NULL,
	"monthly_fee" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_turn_due";--> statement-breakpoint
DROP INDEX "orders_created";--> statement-breakpoint
DROP INDEX "orders_fee";--> statement-breakpoint
DROP INDEX "orders_stage";--> statement-breakpoint
DROP INDEX "orders_company_created";--> statement-breakpoint
CREATE INDEX "order_tallies_company" ON "order_tallies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "order_documents_order" ON "order_documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_updated" ON "orders" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "orders_due_latest" ON "orders" USING btree ("due_at" desc nulls last,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_stage_updated" ON "orders" USING btree ("stage_name","updated_at","id");--> statement-breakpoint
CREATE INDEX "orders_stage_fee" ON "orders" USING btree ("stage_name","monthly_fee","id");--> statement-breakpoint
CREATE INDEX "orders_company_updated" ON "orders" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "orders_company_fee" ON "orders" USING btree ("company_id","monthly_fee","id");--> statement-breakpoint
CREATE INDEX "orders_waiting_created" ON "orders" USING btree ("created_at","id") WHERE turn is not null;--> statement-breakpoint
CREATE INDEX "orders_waiting_updated" ON "orders" USING btree ("updated_at","id") WHERE turn is not null;--> statement-breakpoint
CREATE INDEX "orders_waiting_fee" ON "orders" USING btree ("monthly_fee","id") WHERE turn is not null;--> statement-breakpoint
CREATE INDEX "orders_waiting_stage" ON "orders" USING btree ("stage_name","due_at","id") WHERE turn is not null;--> statement-breakpoint
CREATE INDEX "orders_waiting_due" ON "orders" USING btree ("due_at","id","stage_name","turn","company_id","monthly_fee") WHERE turn is not null;--> statement-breakpoint
CREATE INDEX "orders_waiting_company" ON "orders" USING btree ("company_id","due_at","id") WHERE turn is not null;--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_fee" ON "orders" USING btree ("monthly_fee","id");--> statement-breakpoint
CREATE INDEX "orders_stage" ON "orders" USING btree ("stage_name","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_company_created" ON "orders" USING btree ("company_id","created_at","id");
--> statement-breakpoint

-- Whose turn it is follows from the stage: taken as chance, PostgreSQL expects a twentieth of the rows.
CREATE STATISTICS orders_standing (dependencies, mcv) ON stage_name, turn FROM orders;
--> statement-breakpoint

-- What a change of an order takes from the tallies and what it puts there: for its company, and for all together.
CREATE FUNCTION tally_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO order_tallies VALUES
      (OLD.company_id, OLD.stage_name, OLD.turn, -1, -OLD.monthly_fee), (NULL, OLD.stage_name, OLD.turn, -1, -OLD.monthly_fee);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO order_tallies VALUES
      (NEW.company_id, NEW.stage_name, NEW.turn, 1, NEW.monthly_fee), (NULL, NEW.stage_name, NEW.turn, 1, NEW.monthly_fee);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_tallied AFTER INSERT OR DELETE ON orders FOR EACH ROW EXECUTE FUNCTION tally_order();
--> statement-breakpoint
CREATE TRIGGER orders_tallied_again AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.company_id, OLD.stage_name, OLD.turn, OLD.monthly_fee) IS DISTINCT FROM (NEW.company_id, NEW.stage_name, NEW.turn, NEW.monthly_fee))
  EXECUTE FUNCTION tally_order();
--> statement-breakpoint
INSERT INTO order_tallies
  SELECT company_id, stage_name, turn, count(*), sum(monthly_fee) FROM orders
  GROUP BY GROUPING SETS ((company_id, stage_name, turn), (stage_name, turn));
