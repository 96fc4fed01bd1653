CREATE TABLE "invoice_tallies" (
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"period" date NOT NULL,
	"invoices" integer NOT NULL,
	"total" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"position" integer NOT NULL,
	"order_id" integer,
	"tax_kind" text NOT NULL,
	"kind" text NOT NULL,
	"period" date NOT NULL,
	"label" text NOT NULL,
	"detail" text,
	"quantity" integer NOT NULL,
	"unit_amount" numeric(12, 2) NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"edited_by" integer,
	"reason" text,
	CONSTRAINT "invoice_lines_tax_kind" CHECK (tax_kind in ('RENTAL', 'SERVICE')),
	CONSTRAINT "invoice_lines_quantity" CHECK (quantity > 0),
	CONSTRAINT "invoice_lines_label" CHECK (length(label) between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "invoice_measurements" (
	"id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"position_id" integer NOT NULL,
	"unit_id" integer NOT NULL,
	"serial" text NOT NULL,
	"product_name" text NOT NULL,
	"period" date NOT NULL,
	"started_on" date NOT NULL,
	"ended_on" date,
	"days" integer NOT NULL,
	"divisor" integer NOT NULL,
	"fee" numeric(12, 2) NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"tax_kind" text NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "invoice_measurements_days" CHECK (days > 0 and days <= 31 and divisor in (28, 29, 30, 31))
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"refers_to_id" integer,
	"period" date NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"series" text,
	"number" integer,
	"issued_on" date,
	"issued_at" timestamp with time zone,
	"issued_by" integer,
	"due_on" date NOT NULL,
	"due_chosen" boolean DEFAULT false NOT NULL,
	"extended_to" date,
	"payable_on" date NOT NULL,
	"customer" jsonb,
	"rental_total" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"service_total" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"adjustments_total" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"total" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"paid_total" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"orders_count" integer DEFAULT 0 NOT NULL,
	"units_count" integer DEFAULT 0 NOT NULL,
	"unpriced_units" integer DEFAULT 0 NOT NULL,
	"measured_at" timestamp with time zone,
	"frozen_at" timestamp with time zone,
	"edited_by" integer,
	"note" text,
	"disputed_at" timestamp with time zone,
	"dispute_ticket_id" integer,
	"digitable_line" text,
	"boleto_id" text,
	"pdf_key" text,
	"pdf_sha256" text,
	"pdf_size" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_pdf_key_unique" UNIQUE("pdf_key"),
	CONSTRAINT "invoices_kind" CHECK (kind in ('MONTHLY', 'EXTRA', 'CREDIT') and (kind = 'CREDIT') = (refers_to_id is not null)),
	CONSTRAINT "invoices_status" CHECK (status in ('DRAFT', 'ISSUED', 'PAID', 'CANCELED', 'UNCOLLECTIBLE')),
	CONSTRAINT "invoices_period_month" CHECK (extract(day from period) = 1),
	CONSTRAINT "invoices_issued" CHECK ((status = 'DRAFT') = (number is null) and (number is null) = (series is null)
      and (number is null) = (issued_on is null) and (number is null) = (customer is null)),
	CONSTRAINT "invoices_sum" CHECK (total = rental_total + service_total + adjustments_total),
	CONSTRAINT "invoices_sign" CHECK (status = 'DRAFT' or (kind = 'CREDIT') = (total < 0)),
	CONSTRAINT "invoices_paid" CHECK (paid_total >= 0 and (status <> 'PAID' or kind = 'CREDIT' or paid_total >= total)),
	CONSTRAINT "invoices_payable" CHECK (payable_on >= due_on and (extended_to is null or extended_to > due_on)),
	CONSTRAINT "invoices_pdf" CHECK ((pdf_key is null) = (pdf_sha256 is null) and (pdf_key is null) = (pdf_size is null))
);
--> statement-breakpoint
CREATE TABLE "company_credits" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"cause" text NOT NULL,
	"invoice_id" integer NOT NULL,
	"payment_id" integer,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_credits_amount" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"issuer" text NOT NULL,
	"external_id" text,
	"number" text,
	"access_key" text,
	"xml_key" text,
	"xml_sha256" text,
	"pdf_key" text,
	"pdf_sha256" text,
	"message" text,
	"amount" numeric(12, 2) NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"authorized_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"created_by" integer,
	CONSTRAINT "invoice_documents_xml_key_unique" UNIQUE("xml_key"),
	CONSTRAINT "invoice_documents_pdf_key_unique" UNIQUE("pdf_key"),
	CONSTRAINT "invoice_documents_status" CHECK (status in ('PENDING', 'AUTHORIZED', 'REJECTED', 'CANCELED')),
	CONSTRAINT "invoice_documents_files" CHECK ((xml_key is null) = (xml_sha256 is null) and (pdf_key is null) = (pdf_sha256 is null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"paid_on" date NOT NULL,
	"method" text NOT NULL,
	"source" text NOT NULL,
	"external_id" text,
	"recorded_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reversed_at" timestamp with time zone,
	"reversed_by" integer,
	"reason" text,
	CONSTRAINT "payments_amount" CHECK (amount > 0),
	CONSTRAINT "payments_method" CHECK (method in ('PIX', 'BOLETO', 'TRANSFER', 'OTHER')),
	CONSTRAINT "payments_reversal" CHECK ((reversed_at is null) = (reason is null))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ncm" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "invoice_due_day" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "billing_email" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "billing_email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_measurements" ADD CONSTRAINT "invoice_measurements_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_measurements" ADD CONSTRAINT "invoice_measurements_line_id_invoice_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."invoice_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_measurements" ADD CONSTRAINT "invoice_measurements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_measurements" ADD CONSTRAINT "invoice_measurements_position_id_rentals_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."rentals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_measurements" ADD CONSTRAINT "invoice_measurements_unit_id_equipment_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."equipment_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refers_to_id_invoices_id_fk" FOREIGN KEY ("refers_to_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_dispute_ticket_id_tickets_id_fk" FOREIGN KEY ("dispute_ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_credits" ADD CONSTRAINT "company_credits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_credits" ADD CONSTRAINT "company_credits_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_credits" ADD CONSTRAINT "company_credits_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_credits" ADD CONSTRAINT "company_credits_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_documents" ADD CONSTRAINT "invoice_documents_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_documents" ADD CONSTRAINT "invoice_documents_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reversed_by_users_id_fk" FOREIGN KEY ("reversed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_lines_position" ON "invoice_lines" USING btree ("invoice_id","position");--> statement-breakpoint
CREATE INDEX "invoice_lines_order" ON "invoice_lines" USING btree ("order_id","invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_measurements_once" ON "invoice_measurements" USING btree ("position_id","unit_id","period","started_on","tax_kind") WHERE live;--> statement-breakpoint
CREATE INDEX "invoice_measurements_invoice" ON "invoice_measurements" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_measurements_line" ON "invoice_measurements" USING btree ("line_id","id");--> statement-breakpoint
CREATE INDEX "invoice_measurements_order" ON "invoice_measurements" USING btree ("order_id","period");--> statement-breakpoint
CREATE INDEX "invoice_measurements_unit" ON "invoice_measurements" USING btree ("unit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_month" ON "invoices" USING btree ("company_id","period") WHERE kind = 'MONTHLY' and status <> 'CANCELED';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("series","number");--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "invoices_total" ON "invoices" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "invoices_created" ON "invoices" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_number" ON "invoices" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "invoices_status_due" ON "invoices" USING btree ("status","due_on","id");--> statement-breakpoint
CREATE INDEX "invoices_status_total" ON "invoices" USING btree ("status","total","id");--> statement-breakpoint
CREATE INDEX "invoices_status_number" ON "invoices" USING btree ("status","number","id");--> statement-breakpoint
CREATE INDEX "invoices_company" ON "invoices" USING btree ("company_id","due_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_period" ON "invoices" USING btree ("period","status","due_on","id");--> statement-breakpoint
CREATE INDEX "invoices_period_due" ON "invoices" USING btree ("period","due_on","id");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("payable_on","id") WHERE status = 'ISSUED';--> statement-breakpoint
CREATE INDEX "invoices_refers" ON "invoices" USING btree ("refers_to_id");--> statement-breakpoint
CREATE INDEX "invoices_dispute" ON "invoices" USING btree ("dispute_ticket_id");--> statement-breakpoint
CREATE INDEX "company_credits_company" ON "company_credits" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_credits_invoice" ON "company_credits" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "company_credits_payment" ON "company_credits" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_documents_kind" ON "invoice_documents" USING btree ("invoice_id","kind") WHERE status in ('PENDING', 'AUTHORIZED');--> statement-breakpoint
CREATE INDEX "invoice_documents_pending" ON "invoice_documents" USING btree ("requested_at") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "payments_invoice" ON "payments" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_once" ON "payments" USING btree ("source","external_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_ncm" CHECK ("products"."ncm" ~ '^[0-9]{8}$');--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_due_day" CHECK ("companies"."invoice_due_day" between 1 and 28);--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_billing_email" CHECK ("companies"."billing_email" is not null or "companies"."billing_email_confirmed_at" is null);--> statement-breakpoint
-- What people write in invoices and payments is reached by an erasure, too (ADR 527); amounts, days and numbers are not.
CREATE OR REPLACE FUNCTION is_erasure(old_row jsonb, new_row jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT current_setting('arrenda.erasure', true) = 'on'
    AND new_row - ARRAY['actor_name', 'message', 'before', 'after', 'details', 'label', 'location', 'text', 'reason', 'note', 'detail', 'customer']
      = old_row - ARRAY['actor_name', 'message', 'before', 'after', 'details', 'label', 'location', 'text', 'reason', 'note', 'detail', 'customer']
$$;
--> statement-breakpoint
-- What was issued stays as it was issued: what follows it (payments, a later due day, a dispute) has columns of its own.
CREATE FUNCTION refuse_issued_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND is_erasure(to_jsonb(OLD), to_jsonb(NEW)) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' THEN
    IF OLD.status <> 'DRAFT' THEN
      RAISE EXCEPTION 'invoice % is issued: it cannot be deleted', OLD.id USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN OLD;
  END IF;
  IF OLD.status = 'DRAFT' THEN
    IF NEW.status NOT IN ('DRAFT', 'ISSUED') THEN
      RAISE EXCEPTION 'invoice % is a draft: it can only be issued', OLD.id USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF NEW.status = 'DRAFT' OR (OLD.status = 'CANCELED' AND NEW.status <> 'CANCELED')
    OR ROW(NEW.company_id, NEW.kind, NEW.refers_to_id, NEW.period, NEW.series, NEW.number, NEW.issued_on, NEW.issued_at,
           NEW.issued_by, NEW.due_on, NEW.customer, NEW.rental_total, NEW.service_total, NEW.adjustments_total, NEW.total,
           NEW.orders_count, NEW.units_count, NEW.note, NEW.created_at)
      IS DISTINCT FROM
       ROW(OLD.company_id, OLD.kind, OLD.refers_to_id, OLD.period, OLD.series, OLD.number, OLD.issued_on, OLD.issued_at,
           OLD.issued_by, OLD.due_on, OLD.customer, OLD.rental_total, OLD.service_total, OLD.adjustments_total, OLD.total,
           OLD.orders_count, OLD.units_count, OLD.note, OLD.created_at)
    OR (OLD.pdf_key IS NOT NULL AND ROW(NEW.pdf_key, NEW.pdf_sha256, NEW.pdf_size)
      IS DISTINCT FROM ROW(OLD.pdf_key, OLD.pdf_sha256, OLD.pdf_size)) THEN
    RAISE EXCEPTION 'invoice % is issued: it cannot be changed', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_issued BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_issued_change();
--> statement-breakpoint
-- Lines and measurements belong to a draft while they change; a cancelled invoice only sets its days free.
CREATE FUNCTION refuse_issued_parts_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  invoice integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.invoice_id ELSE NEW.invoice_id END;
BEGIN
  IF TG_OP = 'UPDATE' AND is_erasure(to_jsonb(OLD), to_jsonb(NEW)) THEN
    RETURN NEW;
  END IF;
  IF EXISTS (SELECT FROM invoices WHERE id = invoice AND status <> 'DRAFT')
    OR (TG_OP = 'UPDATE' AND OLD.invoice_id <> NEW.invoice_id) THEN
    IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'invoice_measurements'
      AND (to_jsonb(NEW) - 'live') = (to_jsonb(OLD) - 'live') AND NOT (to_jsonb(NEW) ->> 'live')::boolean THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'invoice % is issued: its lines cannot be changed', invoice USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_lines_issued BEFORE INSERT OR UPDATE OR DELETE ON invoice_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_issued_parts_change();
--> statement-breakpoint
CREATE TRIGGER invoice_measurements_issued BEFORE INSERT OR UPDATE OR DELETE ON invoice_measurements
  FOR EACH ROW EXECUTE FUNCTION refuse_issued_parts_change();
--> statement-breakpoint
-- A payment is only ever reversed, a credit never changed.
CREATE FUNCTION refuse_payment_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND is_erasure(to_jsonb(OLD), to_jsonb(NEW)) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR OLD.reversed_at IS NOT NULL
    OR (to_jsonb(NEW) - ARRAY['reversed_at', 'reversed_by', 'reason']) <> (to_jsonb(OLD) - ARRAY['reversed_at', 'reversed_by', 'reason']) THEN
    RAISE EXCEPTION 'payments are only reversed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_append_only BEFORE UPDATE OR DELETE ON payments FOR EACH ROW EXECUTE FUNCTION refuse_payment_change();
--> statement-breakpoint
CREATE FUNCTION refuse_credit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND is_erasure(to_jsonb(OLD), to_jsonb(NEW)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'company_credits is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER company_credits_append_only BEFORE UPDATE OR DELETE ON company_credits FOR EACH ROW EXECUTE FUNCTION refuse_credit_change();
--> statement-breakpoint
-- How many invoices there are and what they come to, as tally_ticket does it.
CREATE FUNCTION tally_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO invoice_tallies VALUES (OLD.status, OLD.kind, OLD.period, -1, -OLD.total);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO invoice_tallies VALUES (NEW.status, NEW.kind, NEW.period, 1, NEW.total);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_tallied AFTER INSERT OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION tally_invoice();
--> statement-breakpoint
CREATE TRIGGER invoices_tallied_again AFTER UPDATE ON invoices FOR EACH ROW
  WHEN ((OLD.status, OLD.kind, OLD.period, OLD.total) IS DISTINCT FROM (NEW.status, NEW.kind, NEW.period, NEW.total))
  EXECUTE FUNCTION tally_invoice();
