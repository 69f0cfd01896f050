-- Tables: `npm run migration` writes them from plugins/webhooks/server. Change them there.

CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"type" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"data" jsonb NOT NULL,
	"state" text NOT NULL,
	"tries" integer NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"milliseconds" integer,
	"status" smallint,
	"fault" text,
	"response" text DEFAULT '' NOT NULL,
	CONSTRAINT "webhook_deliveries_state" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'failed'))
);
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"form" text NOT NULL,
	"host" text NOT NULL,
	"secret" "bytea" NOT NULL,
	"earlier_until" timestamp (3) with time zone,
	"events" text[] NOT NULL,
	"is_personal" boolean NOT NULL,
	"off_at" timestamp (3) with time zone,
	"off_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhooks_form" CHECK ("webhooks"."form" in ('standard', 'slack', 'teams', 'google-chat')),
	CONSTRAINT "webhooks_events" CHECK ("webhooks"."events" <> '{}')
);
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("webhook_id","due_at") WHERE "webhook_deliveries"."state" = 'waiting';
CREATE INDEX "webhook_deliveries_listed" ON "webhook_deliveries" USING btree ("webhook_id","at","id");
CREATE INDEX "webhook_deliveries_at" ON "webhook_deliveries" USING btree ("at");
CREATE UNIQUE INDEX "webhooks_name_unique" ON "webhooks" USING btree (lower("name"));

-- By hand: functions and triggers.

-- Each event makes a delivery for each webhook that is told of it, in the event's own transaction. With the owner's
-- rights: managers of domain groups tell all of it as well.
CREATE FUNCTION public.tell_webhooks(kind text, happened timestamptz, told jsonb) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH happening AS MATERIALIZED (SELECT gen_random_uuid() AS id, value AS data FROM jsonb_array_elements(told))
  INSERT INTO public.webhook_deliveries (webhook_id, event_id, type, at, data, state, tries, due_at)
  SELECT w.id, h.id, kind, happened, h.data, 'waiting', 0, happened
  FROM happening h JOIN public.webhooks w ON w.off_at IS NULL AND kind = ANY (w.events)
$$;

-- Who is in has set up their profile and takes part. Imports, the directory, mails, erasing and undo change that, each in its
-- own way: here none is forgotten.
CREATE FUNCTION public.tell_membership() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM public.tell_webhooks(
    CASE WHEN NEW.is_active AND NOT NEW.needs_profile_setup AND NEW.participation_status <> 'opted_out' THEN 'person.joined'
      ELSE 'person.left' END,
    NEW.updated_at, jsonb_build_array(jsonb_build_object('people', jsonb_build_array(jsonb_build_object('id', NEW.id)))));
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION public.tell_webhooks(text, timestamptz, jsonb), public.tell_membership() FROM PUBLIC;
CREATE TRIGGER users_tell_membership AFTER UPDATE OF is_active, needs_profile_setup, participation_status ON public.users FOR EACH ROW
WHEN ((OLD.is_active AND NOT OLD.needs_profile_setup AND OLD.participation_status <> 'opted_out')
  <> (NEW.is_active AND NOT NEW.needs_profile_setup AND NEW.participation_status <> 'opted_out'))
EXECUTE FUNCTION public.tell_membership();
