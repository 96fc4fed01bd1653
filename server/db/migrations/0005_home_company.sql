ALTER TABLE "users" ADD COLUMN "home_company_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_home_company_id_companies_id_fk" FOREIGN KEY ("home_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_home_company" ON "users" USING btree (coalesce("home_company_id", "company_id"));