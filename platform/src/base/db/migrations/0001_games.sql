CREATE TABLE "bets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 7000001 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"node_id" integer NOT NULL,
	"game_type" text NOT NULL,
	"reference" text NOT NULL,
	"stake" numeric(20, 4) NOT NULL,
	"payout" numeric(20, 4) DEFAULT '0' NOT NULL,
	"status" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"seed_id" bigint,
	"nonce" integer,
	"height" integer,
	"target" integer,
	CONSTRAINT "bets_amounts" CHECK ("bets"."stake" > 0 and "bets"."payout" >= 0)
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closed_vendors" (
	"merchant_code" text NOT NULL,
	"vassalage" text NOT NULL,
	CONSTRAINT "closed_vendors_merchant_code_vassalage_pk" PRIMARY KEY("merchant_code","vassalage")
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"node_id" integer NOT NULL,
	"serial" bigint GENERATED ALWAYS AS IDENTITY (sequence name "favourites_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_member_id_node_id_pk" PRIMARY KEY("member_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"node_id" integer PRIMARY KEY NOT NULL,
	"node_name" text NOT NULL,
	"vassalage" text NOT NULL,
	"game_type" text NOT NULL,
	"game_id" text NOT NULL,
	"room_id" text NOT NULL,
	"game_name" text NOT NULL,
	"game_classify" text NOT NULL,
	"is_new" boolean NOT NULL,
	"is_hot" boolean NOT NULL,
	"min_bet" numeric(20, 4) NOT NULL,
	"show_icon" text NOT NULL,
	"icon_url" text NOT NULL,
	"mobile_large_icon" text NOT NULL,
	"mobile_small_icon" text NOT NULL,
	"position" integer NOT NULL,
	"retired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "games_game_id_unique" UNIQUE("game_id")
);
--> statement-breakpoint
CREATE TABLE "merchant_games" (
	"merchant_code" text NOT NULL,
	"node_id" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"playable" boolean DEFAULT true NOT NULL,
	CONSTRAINT "merchant_games_merchant_code_node_id_pk" PRIMARY KEY("merchant_code","node_id")
);
--> statement-breakpoint
CREATE TABLE "recent_games" (
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"node_id" integer NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_games_member_id_node_id_pk" PRIMARY KEY("member_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "announcement_reads" (
	"member_id" bigint NOT NULL,
	"announcement_id" integer NOT NULL,
	CONSTRAINT "announcement_reads_member_id_announcement_id_pk" PRIMARY KEY("member_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "content_sets" (
	"merchant_code" text NOT NULL,
	"kind" text NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "content_sets_merchant_code_kind_pk" PRIMARY KEY("merchant_code","kind")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vendor_seeds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_seeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"server_seed" text NOT NULL,
	"server_seed_hash" text NOT NULL,
	"client_seed" text NOT NULL,
	"nonce" integer DEFAULT 0 NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vendor_visits" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"ticket_expires_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"session_hash" text NOT NULL,
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"vassalage" text NOT NULL,
	"node_id" integer,
	"language" text NOT NULL,
	"site_origin" text NOT NULL,
	CONSTRAINT "vendor_visits_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_vendors" ADD CONSTRAINT "closed_vendors_merchant_code_merchants_code_fk" FOREIGN KEY ("merchant_code") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_games" ADD CONSTRAINT "merchant_games_merchant_code_merchants_code_fk" FOREIGN KEY ("merchant_code") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_sets" ADD CONSTRAINT "content_sets_merchant_code_merchants_code_fk" FOREIGN KEY ("merchant_code") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_seeds" ADD CONSTRAINT "vendor_seeds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_visits" ADD CONSTRAINT "vendor_visits_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_visits" ADD CONSTRAINT "vendor_visits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bets_member" ON "bets" USING btree ("merchant_code","member_id","placed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bets_reference" ON "bets" USING btree ("merchant_code","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "bets_round" ON "bets" USING btree ("seed_id","nonce") WHERE "bets"."seed_id" is not null;--> statement-breakpoint
CREATE INDEX "games_type" ON "games" USING btree ("game_type","position");--> statement-breakpoint
CREATE INDEX "messages_member" ON "messages" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_seeds_live" ON "vendor_seeds" USING btree ("member_id") WHERE "vendor_seeds"."retired_at" is null;