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