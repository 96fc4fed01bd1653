ALTER TABLE "steps" DROP CONSTRAINT "steps_position";--> statement-breakpoint
ALTER TABLE "simulators" ADD COLUMN "steps_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "steps" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "simulators_name" ON "simulators" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "steps_position" ON "steps" USING btree ("simulator_id","position") WHERE "steps"."active";