CREATE TABLE "content_policy_violations" (
	"day" text NOT NULL,
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "content_policy_violations_day_directive_blocked_pk" PRIMARY KEY("day","directive","blocked"),
	CONSTRAINT "content_policy_violations_day" CHECK ("content_policy_violations"."day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
	CONSTRAINT "content_policy_violations_directive" CHECK ("content_policy_violations"."directive" in ('default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr', 'img-src', 'font-src', 'connect-src', 'frame-src', 'media-src', 'worker-src', 'manifest-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types')),
	CONSTRAINT "content_policy_violations_blocked" CHECK (length("content_policy_violations"."blocked") between 1 and 100)
);
