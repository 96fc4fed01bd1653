DROP INDEX "refresh_tokens_family";--> statement-breakpoint
DROP INDEX "refresh_tokens_user";--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "logged_in_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "refresh_tokens" t SET "logged_in_at" = f.since
  FROM (SELECT family_id, min(created_at) AS since FROM refresh_tokens GROUP BY family_id) f WHERE f.family_id = t.family_id;--> statement-breakpoint
CREATE INDEX "refresh_tokens_family_alive" ON "refresh_tokens" USING btree ("family_id","expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_user_alive" ON "refresh_tokens" USING btree ("user_id","expires_at");