CREATE TABLE "credit_queries" (
	"id" serial PRIMARY KEY NOT NULL,
	"document_type" text NOT NULL,
	"document" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"purpose" text NOT NULL,
	"note" text,
	"order_id" integer,
	"requested_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expected_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"called_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"failure" text,
	"is_sandbox" boolean DEFAULT false NOT NULL,
	"report" jsonb,
	CONSTRAINT "credit_queries_outcome" CHECK (case "credit_queries"."status"
        when 'PENDING' then "credit_queries"."finished_at" is null and "credit_queries"."report" is null and "credit_queries"."failure" is null
        when 'DONE' then "credit_queries"."finished_at" is not null and "credit_queries"."report" is not null and "credit_queries"."valid_until" is not null
        when 'FAILED' then "credit_queries"."finished_at" is not null and "credit_queries"."report" is null and "credit_queries"."failure" is not null
        else false end)
);
--> statement-breakpoint
ALTER TABLE "credit_queries" ADD CONSTRAINT "credit_queries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_queries" ADD CONSTRAINT "credit_queries_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_queries_document" ON "credit_queries" USING btree ("document","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "credit_queries_live" ON "credit_queries" USING btree ("document") WHERE "credit_queries"."status" = 'PENDING';