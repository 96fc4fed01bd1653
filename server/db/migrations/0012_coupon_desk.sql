ALTER TABLE "coupons" DROP CONSTRAINT "coupons_discount_code_unique";--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "used_by" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree (upper("discount_code"));--> statement-breakpoint
CREATE INDEX "coupons_company" ON "coupons" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_discount" CHECK ("coupons"."discount" = "coupons"."order_value" - "coupons"."desired_value" and "coupons"."discount" > 0);--> statement-breakpoint
-- Who used the coupons of before: whoever made the order that has them.
UPDATE "coupons" SET "used_by" = "orders"."created_by" FROM "orders"
WHERE "orders"."coupon_id" = "coupons"."id" AND "orders"."stage_name" <> 'CANCELLED' AND "coupons"."used_at" IS NOT NULL;
