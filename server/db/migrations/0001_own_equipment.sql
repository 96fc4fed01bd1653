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