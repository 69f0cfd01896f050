CREATE INDEX "reminders_user" ON "reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "strandings_user" ON "strandings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "send_recipients_user" ON "send_recipients" USING btree ("user_id");