CREATE TABLE "monthly_figures" (
	"month" date NOT NULL,
	"key" text NOT NULL,
	"company_id" integer,
	"seller_id" integer,
	"dimension" text,
	"value" numeric(16, 2) NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "monthly_figures_once" UNIQUE NULLS NOT DISTINCT("month","key","company_id","seller_id","dimension")
);
--> statement-breakpoint
CREATE TABLE "order_moves" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"seller_id" integer,
	"at" timestamp with time zone NOT NULL,
	"from_stage" text,
	"to_stage" text NOT NULL,
	"entered_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"fee_before" numeric(12, 2) NOT NULL,
	"fee_after" numeric(12, 2) NOT NULL,
	"active_before" numeric(12, 2) NOT NULL,
	"active_after" numeric(12, 2) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "active_fee" numeric(12, 2);--> statement-breakpoint
-- What came back apart before this migration is not taken off: the next change of the order does that.
UPDATE orders SET active_fee = monthly_fee;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "active_fee" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "monthly_figures" ADD CONSTRAINT "monthly_figures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_figures" ADD CONSTRAINT "monthly_figures_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "monthly_figures_key" ON "monthly_figures" USING btree ("key","month");--> statement-breakpoint
CREATE INDEX "order_moves_at" ON "order_moves" USING btree ("at");--> statement-breakpoint
CREATE INDEX "order_moves_order" ON "order_moves" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "packages_delivered" ON "packages" USING btree ("delivery_date") WHERE package_type = 'regular' and delivery_status = 'DELIVERED';--> statement-breakpoint
CREATE INDEX "unit_events_created" ON "unit_events" USING btree ("created_at");--> statement-breakpoint
-- Whoever writes orders without the fee of what is out means all of it.
CREATE FUNCTION fill_active_fee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.active_fee := NEW.monthly_fee;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_active_fee BEFORE INSERT ON orders FOR EACH ROW
  WHEN (NEW.active_fee IS NULL) EXECUTE FUNCTION fill_active_fee();
--> statement-breakpoint
-- Where triggers are off, as in the benchmarks, the column must be filled all the same.
ALTER TABLE orders ENABLE ALWAYS TRIGGER orders_active_fee;
--> statement-breakpoint
-- The moves until now, from the history of the orders: it names the monthly fee wherever that changed.
INSERT INTO order_moves
  (order_id, company_id, seller_id, at, from_stage, to_stage, entered_at, fee_before, fee_after, active_before, active_after)
SELECT order_id, company_id, seller_id, at, from_stage, to_stage, entered_at, fee_before, fee, fee_before, fee FROM (
  SELECT *, coalesce(lag(fee) OVER moves, 0) AS fee_before,
    CASE WHEN from_stage <> to_stage
      THEN max(at) FILTER (WHERE from_stage IS DISTINCT FROM to_stage) OVER (moves ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
    END AS entered_at
  FROM (
    SELECT id, order_id, company_id, seller_id, at, from_stage, to_stage, max(said_fee) OVER (PARTITION BY order_id, fees) AS fee
    FROM (
      SELECT *, count(said_fee) OVER (PARTITION BY order_id ORDER BY id) AS fees
      FROM (
        SELECT l.id, o.id AS order_id, o.company_id, o.responsible_id AS seller_id, l.created_at AS at, l.from_stage, l.to_stage,
          CASE WHEN l.action IN ('created', 'issue_proposal', 'update_package', 'addendum_begins') OR (
              l.action = 'accept_addendum' AND EXISTS (
                SELECT 1 FROM order_addenda a WHERE a.order_id = o.id AND a.number = l.after ->> 'addendum_number' AND a.begun_at <= l.created_at))
            THEN (l.after ->> 'monthly_fee')::numeric END AS said_fee
        FROM event_logs l JOIN orders o ON o.id = l.object_id
        WHERE l.model_name = 'order' AND l.to_stage IS NOT NULL
      ) said
    ) counted
  ) filled
  WINDOW moves AS (PARTITION BY order_id ORDER BY id)
) moved
WHERE from_stage IS DISTINCT FROM to_stage OR fee <> fee_before
ORDER BY id;
--> statement-breakpoint
CREATE FUNCTION record_order_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entered timestamptz;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO order_moves (order_id, company_id, seller_id, at, to_stage, fee_before, fee_after, active_before, active_after)
      VALUES (NEW.id, NEW.company_id, NEW.responsible_id, NEW.created_at, NEW.stage_name, 0, NEW.monthly_fee, 0, NEW.active_fee);
    RETURN NULL;
  END IF;
  IF OLD.stage_name <> NEW.stage_name THEN
    SELECT at INTO entered FROM order_moves
      WHERE order_id = NEW.id AND from_stage IS DISTINCT FROM to_stage ORDER BY id DESC LIMIT 1;
  END IF;
  INSERT INTO order_moves
    (order_id, company_id, seller_id, at, from_stage, to_stage, entered_at, due_at, fee_before, fee_after, active_before, active_after)
    VALUES (NEW.id, NEW.company_id, NEW.responsible_id, CASE WHEN NEW.updated_at > OLD.updated_at THEN NEW.updated_at ELSE now() END,
      OLD.stage_name, NEW.stage_name, entered, CASE WHEN OLD.stage_name <> NEW.stage_name THEN OLD.due_at END,
      OLD.monthly_fee, NEW.monthly_fee, OLD.active_fee, NEW.active_fee);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_moved_first AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION record_order_move();
--> statement-breakpoint
CREATE TRIGGER orders_moved AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.stage_name, OLD.monthly_fee, OLD.active_fee) IS DISTINCT FROM (NEW.stage_name, NEW.monthly_fee, NEW.active_fee))
  EXECUTE FUNCTION record_order_move();
--> statement-breakpoint
CREATE TRIGGER order_moves_append_only BEFORE UPDATE OR DELETE ON order_moves
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER order_moves_no_truncate BEFORE TRUNCATE ON order_moves
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
