-- An appraisal may find "worn" since the unit's tests are asked for; the check still refused it.
ALTER TABLE "return_items" DROP CONSTRAINT "return_items_condition";--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_condition" CHECK (condition IN ('good', 'worn', 'damaged', 'missing'));
