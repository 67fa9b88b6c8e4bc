CREATE TABLE "last_movements" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"movement_id" bigint NOT NULL,
	"balance" numeric(24, 4) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "last_movements" ADD CONSTRAINT "last_movements_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Each movement changes its member's row where it stands.
alter table last_movements set (fillfactor = 70);
--> statement-breakpoint
lock table ledger_movements in share row exclusive mode;
--> statement-breakpoint
insert into last_movements (member_id, at, movement_id, balance)
select m.id, coalesce(l.at, (select max(until) from detached_months)), coalesce(l.id, 0), coalesce(l.balance_after, opening_balance(m.id))
from members m left join lateral (
  select at, id, balance_after from ledger_movements where member_id = m.id order by at desc, id desc limit 1
) l on true
where l.id is not null or exists (select from ledger_openings where member_id = m.id);
--> statement-breakpoint
-- As before, but that one row of the member says whether a movement is the last one, and what the balance was before it: the ledger
-- itself is read for movements of a past time alone.
create or replace function keep_movement_sums() returns trigger language plpgsql as $$
declare
  change numeric := moved(new);
  last record;
begin
  perform 1 from wallets where member_id = new.member_id order by purse for update;
  insert into last_movements as kept (member_id, at, movement_id, balance) values (new.member_id, new.at, new.id, change)
  on conflict (member_id) do update
    set balance = kept.balance + excluded.balance,
      at = greatest(kept.at, excluded.at),
      movement_id = case when (kept.at, kept.movement_id) > (excluded.at, excluded.movement_id) then kept.movement_id else excluded.movement_id end
  returning kept.movement_id, kept.balance into last;
  if last.movement_id = new.id then
    new.balance_after := last.balance;
  else
    new.balance_after := change + balance_before(new.member_id, new.at, new.id);
    if change <> 0 then perform add_to_later(new.member_id, new.at, new.id, change); end if;
  end if;
  insert into movement_hours as kept (member_id, hour, kind, count, money_in, money_out)
  values (new.member_id, date_trunc('hour', new.at, 'UTC'), new.kind, 1, greatest(change, 0), greatest(-change, 0))
  on conflict (member_id, hour, kind) do update
    set count = kept.count + 1, money_in = kept.money_in + excluded.money_in, money_out = kept.money_out + excluded.money_out;
  return new;
end $$;
--> statement-breakpoint
drop function last_movement(bigint, timestamptz, timestamptz);
--> statement-breakpoint
alter function rebuild_balances() rename to rebuild_balances_alone;
--> statement-breakpoint
-- Last movements of detached months are known from here alone.
create function rebuild_balances() returns void language plpgsql set work_mem = '256MB' as $$
begin
  perform rebuild_balances_alone();
  insert into last_movements (member_id, at, movement_id, balance)
    select distinct on (member_id) member_id, at, id, balance_after from ledger_movements order by member_id, at desc, id desc
  on conflict (member_id) do update set at = excluded.at, movement_id = excluded.movement_id, balance = excluded.balance;
end $$;
--> statement-breakpoint
-- The sums of bets are written once for all bets of a statement, no longer bet by bet: a draw ends many at once. What the statement
-- leaves as it was is none of it, and a bet that goes to another month is no more than changed.
drop trigger bets_sums on bets;
--> statement-breakpoint
drop trigger bets_settled_sums on bets;
--> statement-breakpoint
drop trigger bets_late on bets;
--> statement-breakpoint
drop function keep_bet_sums(), keep_settled_sums(), note_late_bet(), move_bet(bets, bets), add_bet(bets, integer),
  add_settled(bets, integer), note_if_late(bets);
--> statement-breakpoint
-- A bet more (sign 1) or less (sign -1).
create type bet_change as (
  merchant_code text,
  member_id bigint,
  game_type text,
  status text,
  stake numeric,
  payout numeric,
  placed_at timestamptz,
  settled_at timestamptz,
  sign integer
);
--> statement-breakpoint
-- Bets in the sums that are kept of them, always in the same order of tables and rows, so that nobody waits for one another.
create function add_bets(changes bet_change[]) returns void language plpgsql as $$
declare
  emptied record;
begin
  for emptied in
    with changed as materialized (
      select *, date_trunc('hour', placed_at, 'UTC') as hour, coalesce(settled_at, placed_at) as decided_at from unnest(changes)
    ), hours as (
      insert into bet_hours as kept (member_id, hour, game_type, status, count, stake, payout)
      select member_id, hour, game_type, status, sum(sign), sum(sign * stake), sum(sign * payout)
      from changed group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (member_id, hour, game_type, status) do update
        set count = kept.count + excluded.count, stake = kept.stake + excluded.stake, payout = kept.payout + excluded.payout
      returning kept.member_id, kept.hour, kept.game_type, kept.status, kept.count
    ), settled as (
      insert into settled_hours as kept (member_id, hour, game_type, count, stake, payout)
      select member_id, date_trunc('hour', decided_at, 'UTC'), game_type, sum(sign), sum(sign * stake), sum(sign * payout)
      from changed where status in ('won', 'lost') group by 1, 2, 3 order by 1, 2, 3
      on conflict (member_id, hour, game_type) do update
        set count = kept.count + excluded.count, stake = kept.stake + excluded.stake, payout = kept.payout + excluded.payout
      returning kept.member_id, kept.hour, kept.game_type, kept.count
    ), activity as (
      insert into member_activity as kept (member_id, turnover, first_bet_at, last_bet_at)
      select member_id, coalesce(sum(sign * stake) filter (where status in ('won', 'lost')), 0), min(placed_at), max(placed_at)
      from changed group by 1 order by 1
      on conflict (member_id) do update
        set turnover = kept.turnover + excluded.turnover,
          first_bet_at = least(kept.first_bet_at, excluded.first_bet_at),
          last_bet_at = greatest(kept.last_bet_at, excluded.last_bet_at)
    ), late as (
      -- Bets that change after a settlement counted their moment; those settled as time goes on are none of them.
      insert into late_bets (merchant_code, member_id, settled_at, at)
      select merchant_code, member_id, decided_at, clock_timestamp() from changed
      where status in ('won', 'lost') and decided_at
        < (select max(settled_until) from settlement_clocks where settlement_clocks.merchant_code = changed.merchant_code)
    )
    select member_id, hour, game_type, status from hours where count = 0
    union all
    select member_id, hour, game_type, null from settled where count = 0
  loop
    if emptied.status is null then
      delete from settled_hours
      where member_id = emptied.member_id and hour = emptied.hour and game_type = emptied.game_type and count = 0;
    else
      delete from bet_hours
      where member_id = emptied.member_id and hour = emptied.hour and game_type = emptied.game_type and status = emptied.status and count = 0;
    end if;
  end loop;
end $$;
--> statement-breakpoint
-- `come` are the rows after the statement, `gone` those before it; which of them are there is up to what the statement does.
create function keep_bet_sums() returns trigger language plpgsql as $$
declare
  changes bet_change[];
  former record;
begin
  if tg_op = 'INSERT' then
    select array_agg((merchant_code, member_id, game_type, status, stake, payout, placed_at, settled_at, 1)::bet_change) into changes from come;
  elsif tg_op = 'DELETE' then
    select array_agg((merchant_code, member_id, game_type, status, stake, payout, placed_at, settled_at, -1)::bet_change) into changes from gone;
  else
    select array_agg((merchant_code, member_id, game_type, status, stake, payout, placed_at, settled_at, sign)::bet_change) into changes from (
      (
        select merchant_code, member_id, game_type, status, stake, payout, placed_at, settled_at, -1 as sign from gone
        except all select merchant_code, member_id, game_type, status, stake, payout, placed_at, settled_at, -1 from come
      ) union all (
        select merchant_code, member_id, game_type, status, stake, payout, placed_at, settled_at, 1 from come
        except all select merchant_code, member_id, game_type, status, stake, payout, placed_at, settled_at, 1 from gone
      )
    ) changed;
  end if;
  if changes is null then return null; end if;
  perform add_bets(changes);
  if tg_op = 'INSERT' then return null; end if;
  -- Bets that are no longer where they were may have been the first or the last of their member.
  if tg_op = 'DELETE' then
    for former in select distinct merchant_code, member_id from gone order by 2, 1 loop
      perform find_first_and_last(former.merchant_code, former.member_id);
    end loop;
  else
    for former in
      select distinct merchant_code, member_id from (
        select merchant_code, member_id, placed_at from gone except all select merchant_code, member_id, placed_at from come
      ) moved order by 2, 1
    loop
      perform find_first_and_last(former.merchant_code, former.member_id);
    end loop;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger bets_placed after insert on bets referencing new table as come
  for each statement execute function keep_bet_sums();
--> statement-breakpoint
create trigger bets_changed after update on bets referencing old table as gone new table as come
  for each statement execute function keep_bet_sums();
--> statement-breakpoint
create trigger bets_removed after delete on bets referencing old table as gone
  for each statement execute function keep_bet_sums();
--> statement-breakpoint
-- The table is full from one moment to the next: plans must not take it for empty.
analyze last_movements;
