CREATE TABLE "order_upgrades" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"upgrade_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"monthly_fee" numeric(12, 2) NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_upgrades_once" UNIQUE("order_id","product_id","upgrade_id"),
	CONSTRAINT "order_upgrades_quantity" CHECK ("order_upgrades"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_upgrade_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"quotation_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"upgrade_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"monthly_fee" numeric(12, 2) NOT NULL,
	CONSTRAINT "product_upgrade_items_once" UNIQUE("quotation_id","product_id","upgrade_id"),
	CONSTRAINT "product_upgrade_items_quantity" CHECK ("product_upgrade_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "upgrade_product_types" (
	"upgrade_id" integer NOT NULL,
	"product_type_id" integer NOT NULL,
	CONSTRAINT "upgrade_product_types_upgrade_id_product_type_id_pk" PRIMARY KEY("upgrade_id","product_type_id")
);
--> statement-breakpoint
CREATE TABLE "upgrade_products" (
	"upgrade_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "upgrade_products_upgrade_id_product_id_pk" PRIMARY KEY("upgrade_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "upgrades" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"monthly_fee" numeric(12, 2) NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upgrades_fee" CHECK ("upgrades"."monthly_fee" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_upgrades" ADD CONSTRAINT "order_upgrades_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_upgrades" ADD CONSTRAINT "order_upgrades_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_upgrades" ADD CONSTRAINT "order_upgrades_upgrade_id_upgrades_id_fk" FOREIGN KEY ("upgrade_id") REFERENCES "public"."upgrades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_upgrade_items" ADD CONSTRAINT "product_upgrade_items_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_upgrade_items" ADD CONSTRAINT "product_upgrade_items_upgrade_id_upgrades_id_fk" FOREIGN KEY ("upgrade_id") REFERENCES "public"."upgrades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_upgrade_items" ADD CONSTRAINT "product_upgrade_items_cart" FOREIGN KEY ("quotation_id","product_id") REFERENCES "public"."quotation_products"("quotation_id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrade_product_types" ADD CONSTRAINT "upgrade_product_types_upgrade_id_upgrades_id_fk" FOREIGN KEY ("upgrade_id") REFERENCES "public"."upgrades"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrade_product_types" ADD CONSTRAINT "upgrade_product_types_product_type_id_product_types_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrade_products" ADD CONSTRAINT "upgrade_products_upgrade_id_upgrades_id_fk" FOREIGN KEY ("upgrade_id") REFERENCES "public"."upgrades"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrade_products" ADD CONSTRAINT "upgrade_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_upgrades_upgrade" ON "order_upgrades" USING btree ("upgrade_id");--> statement-breakpoint
CREATE INDEX "product_upgrade_items_upgrade" ON "product_upgrade_items" USING btree ("upgrade_id");--> statement-breakpoint
CREATE INDEX "upgrade_product_types_type" ON "upgrade_product_types" USING btree ("product_type_id");--> statement-breakpoint
CREATE INDEX "upgrade_products_product" ON "upgrade_products" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "upgrades_name" ON "upgrades" USING btree (lower("name"));