CREATE INDEX "orders_seller" ON "orders" USING btree ("responsible_id","stage_name","turn","due_at","monthly_fee","id") WHERE responsible_id is not null;--> statement-breakpoint
CREATE INDEX "tickets_first_response" ON "tickets" USING btree ("first_response_due_at","first_response_at");--> statement-breakpoint
CREATE INDEX "nps_answers_created" ON "nps_answers" USING btree ("created_at","score");