ALTER TABLE "merchants" ADD COLUMN "session_idle_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "session_hours" integer DEFAULT 12 NOT NULL;