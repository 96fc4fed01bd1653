ALTER TABLE "quotations" ADD COLUMN "plan_factor" numeric(6, 4);--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "service_fee" numeric(12, 2);--> statement-breakpoint
-- What was chosen before counts as it costs today.
UPDATE "quotations" SET
  "plan_factor" = (SELECT p.factor FROM plans p WHERE p.id = "quotations"."plan_id"),
  "service_fee" = (SELECT s.monthly_fee_per_unit FROM service_packages s WHERE s.id = "quotations"."service_package_id");
