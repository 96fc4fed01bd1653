CREATE INDEX "quotations_plan" ON "quotations" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "quotations_service_package" ON "quotations" USING btree ("service_package_id");--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_positive" CHECK ("plans"."factor" > 0 and "plans"."duration_months" > 0);