-- One table holds the saved views of several lists; those that there were are of the order list.
ALTER TABLE "order_views" RENAME TO "saved_views";--> statement-breakpoint
ALTER SEQUENCE "order_views_id_seq" RENAME TO "saved_views_id_seq";--> statement-breakpoint
ALTER TABLE "saved_views" RENAME CONSTRAINT "order_views_pkey" TO "saved_views_pkey";--> statement-breakpoint
ALTER TABLE "saved_views" RENAME CONSTRAINT "order_views_user_id_users_id_fk" TO "saved_views_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "list" text DEFAULT 'orders' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_views" ALTER COLUMN "list" DROP DEFAULT;--> statement-breakpoint
DROP INDEX "order_views_user";--> statement-breakpoint
CREATE INDEX "saved_views_user" ON "saved_views" USING btree ("user_id","list");--> statement-breakpoint
ALTER TABLE "order_view_settings" RENAME TO "saved_view_settings";--> statement-breakpoint
ALTER TABLE "saved_view_settings" RENAME CONSTRAINT "order_view_settings_user_id_users_id_fk" TO "saved_view_settings_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "saved_view_settings" ADD COLUMN "list" text DEFAULT 'orders' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_view_settings" ALTER COLUMN "list" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "saved_view_settings" DROP CONSTRAINT "order_view_settings_pkey";--> statement-breakpoint
ALTER TABLE "saved_view_settings" ADD CONSTRAINT "saved_view_settings_user_id_list_pk" PRIMARY KEY("user_id","list");
