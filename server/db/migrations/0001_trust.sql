CREATE TABLE "own_equipment" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"serial" text NOT NULL,
	"model" text NOT NULL,
	"label" text,
	"address_id" integer,
	"user_id" integer,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (plain_text(serial || ' ' || model || ' ' || coalesce(label, ''))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_equipment" ADD CONSTRAINT "own_equipment_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_equipment" ADD CONSTRAINT "own_equipment_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_equipment" ADD CONSTRAINT "own_equipment_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_equipment_serial" ON "own_equipment" USING btree ("company_id","serial");--> statement-breakpoint
CREATE INDEX "own_equipment_company" ON "own_equipment" USING btree ("company_id","model","serial");--> statement-breakpoint
CREATE INDEX "own_equipment_user" ON "own_equipment" USING btree ("user_id");
--> statement-breakpoint
-- What an erasure takes out of the histories (ADR 527): in a transaction that says so, texts may change, nothing else of a row.
CREATE FUNCTION is_erasure(old_row jsonb, new_row jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT current_setting('arrenda.erasure', true) = 'on'
    AND new_row - ARRAY['actor_name', 'message', 'before', 'after', 'details']
      = old_row - ARRAY['actor_name', 'message', 'before', 'after', 'details']
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND is_erasure(to_jsonb(OLD), to_jsonb(NEW)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'event_logs is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_unit_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND is_erasure(to_jsonb(OLD), to_jsonb(NEW)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'unit_events is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"id" serial PRIMARY KEY NOT NULL,
	"quotation_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"user_id" integer,
	"quantity" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "stock_alerts_once" UNIQUE("quotation_id","product_id"),
	CONSTRAINT "stock_alerts_quantity" CHECK ("stock_alerts"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "upgrades" ADD COLUMN "specification" text;--> statement-breakpoint
ALTER TABLE "upgrades" ADD COLUMN "value" text;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_alerts_product" ON "stock_alerts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "stock_alerts_waiting" ON "stock_alerts" USING btree ("created_at","id") WHERE "stock_alerts"."notified_at" is null;--> statement-breakpoint
ALTER TABLE "upgrades" ADD CONSTRAINT "upgrades_value" CHECK (("upgrades"."specification" is null) = ("upgrades"."value" is null));
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"applicant" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "document_checks" (
	"document_id" integer NOT NULL,
	"point" text NOT NULL,
	"checked_by" integer NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_checks_document_id_point_pk" PRIMARY KEY("document_id","point")
);
--> statement-breakpoint
ALTER TABLE "document_checks" ADD CONSTRAINT "document_checks_document_id_order_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."order_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_checks" ADD CONSTRAINT "document_checks_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "signers_asked" ON "signers" USING btree (lower("email")) WHERE "signers"."notified_at" is not null and "signers"."signed_at" is null and "signers"."declined_at" is null and "signers"."lapsed_at" is null;
