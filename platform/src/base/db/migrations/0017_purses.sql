CREATE TABLE "settled_hours" (
	"member_id" bigint NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"game_type" text NOT NULL,
	"count" integer NOT NULL,
	"stake" numeric(24, 4) NOT NULL,
	"payout" numeric(24, 4) NOT NULL,
	CONSTRAINT "settled_hours_member_id_hour_game_type_pk" PRIMARY KEY("member_id","hour","game_type")
);
--> statement-breakpoint
ALTER TABLE "submits" ADD COLUMN "state" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "settled_hours" ADD CONSTRAINT "settled_hours_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_purse" CHECK ("wallets"."purse" ~ '^(main|bonus|held|vendor:[A-Z0-9]{1,32})$');--> statement-breakpoint
insert into wallets (member_id, purse, merchant_code) select member_id, 'held', merchant_code from wallets where purse = 'main'
  on conflict do nothing;
--> statement-breakpoint
-- What a movement did to the balance of its member: to all purses but `held`, together (B003).
create or replace function moved(movement ledger_movements) returns numeric language sql immutable as $$
  select case when movement.credit like 'wallet:%' and movement.credit <> 'wallet:held' then movement.amount else 0 end
    - case when movement.debit like 'wallet:%' and movement.debit <> 'wallet:held' then movement.amount else 0 end
$$;
--> statement-breakpoint
-- One settled bet more or less in the sums by the hour of its settlement.
create function add_settled(bet bets, sign integer) returns void language plpgsql as $$
declare
  in_hour timestamptz := date_trunc('hour', coalesce(bet.settled_at, bet.placed_at), 'UTC');
begin
  if bet.status not in ('won', 'lost') then return; end if;
  insert into settled_hours as kept (member_id, hour, game_type, count, stake, payout)
  values (bet.member_id, in_hour, bet.game_type, sign, sign * bet.stake, sign * bet.payout)
  on conflict (member_id, hour, game_type) do update
    set count = kept.count + excluded.count, stake = kept.stake + excluded.stake, payout = kept.payout + excluded.payout;
  if sign < 0 then
    delete from settled_hours where member_id = bet.member_id and hour = in_hour and count = 0;
  end if;
end $$;
--> statement-breakpoint
create function keep_settled_sums() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform add_settled(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_settled(new, 1); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger bets_settled_sums
  after insert or delete or update of member_id, game_type, status, stake, payout, placed_at, settled_at
  on bets for each row execute function keep_settled_sums();
--> statement-breakpoint
-- The settled sums anew from the bets.
create function rebuild_settled() returns void language plpgsql set work_mem = '256MB' as $$
begin
  lock table bets in share row exclusive mode;
  truncate settled_hours;
  insert into settled_hours (member_id, hour, game_type, count, stake, payout)
    select member_id, date_trunc('hour', coalesce(settled_at, placed_at), 'UTC'), game_type, count(*), sum(stake), sum(payout)
    from bets where status in ('won', 'lost') group by 1, 2, 3;
end $$;
--> statement-breakpoint
alter function rebuild_sums() rename to rebuild_other_sums;
--> statement-breakpoint
-- Everything that is kept of bets, movements, log-ins and uplines, anew from their rows.
create function rebuild_sums() returns void language plpgsql as $$
begin
  perform rebuild_other_sums();
  perform rebuild_settled();
end $$;
--> statement-breakpoint
select rebuild_settled();
--> statement-breakpoint
analyze settled_hours;
