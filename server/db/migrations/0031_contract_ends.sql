CREATE TABLE "order_addenda" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"number" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"duration_months" integer NOT NULL,
	"begins_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"monthly_fee_before" numeric(12, 2) NOT NULL,
	"monthly_fee" numeric(12, 2) NOT NULL,
	"index" text,
	"index_month" date,
	"index_rate" numeric(6, 2),
	"message" text,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"begun_at" timestamp with time zone,
	CONSTRAINT "order_addenda_number" UNIQUE("order_id","number")
);
--> statement-breakpoint
CREATE TABLE "readjustment_indexes" (
	"index" text NOT NULL,
	"month" date NOT NULL,
	"rate" numeric(6, 2) NOT NULL,
	"entered_by" integer NOT NULL,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "readjustment_indexes_index_month_pk" PRIMARY KEY("index","month"),
	CONSTRAINT "readjustment_indexes_rate" CHECK ("readjustment_indexes"."rate" > -50 and "readjustment_indexes"."rate" < 100),
	CONSTRAINT "readjustment_indexes_month" CHECK (extract(day from "readjustment_indexes"."month") = 1)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contract_end" jsonb;--> statement-breakpoint
ALTER TABLE "order_addenda" ADD CONSTRAINT "order_addenda_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_addenda" ADD CONSTRAINT "order_addenda_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_addenda" ADD CONSTRAINT "order_addenda_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readjustment_indexes" ADD CONSTRAINT "readjustment_indexes_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_addenda_open" ON "order_addenda" USING btree ("order_id") WHERE "order_addenda"."status" = 'open';--> statement-breakpoint
CREATE INDEX "order_addenda_to_begin" ON "order_addenda" USING btree ("begins_on") WHERE "order_addenda"."status" = 'accepted' and "order_addenda"."begun_at" is null;--> statement-breakpoint
CREATE INDEX "orders_ending" ON "orders" USING btree ("ends_on","id") WHERE "orders"."stage_name" = 'ONGOING';