CREATE UNIQUE INDEX CONCURRENTLY "send_recipients_once_a_way" ON "send_recipients" USING btree ("send_id","email","way");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "send_recipients_message_a_way" ON "send_recipients" USING btree ("message_id","way") WHERE "send_recipients"."state" not in ('failed', 'cancelled');--> statement-breakpoint
-- Nothing names it in an ON CONFLICT, and the new one says the same of each way.
DROP INDEX CONCURRENTLY "send_recipients_message_id";
