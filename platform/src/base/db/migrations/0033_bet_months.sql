CREATE TABLE "bet_keys" (
	"bet_id" bigint PRIMARY KEY NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"merchant_code" text NOT NULL,
	"reference" text NOT NULL,
	"seed_id" bigint,
	"nonce" integer
);
--> statement-breakpoint
CREATE TABLE "detached_bets" (
	"until" timestamp with time zone PRIMARY KEY NOT NULL,
	"table_name" text NOT NULL,
	"rows" bigint NOT NULL,
	"decided_until" timestamp with time zone NOT NULL,
	"detached_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Bets by months of `placed_at`, UTC (decision 46), as the ledger is since 0032. What is unique over all months is in `bet_keys`.
alter table bets rename to bets_before;
--> statement-breakpoint
alter sequence bets_id_seq rename to bets_before_id_seq;
--> statement-breakpoint
drop function add_bet(bets_before, integer);
--> statement-breakpoint
drop function add_settled(bets_before, integer);
--> statement-breakpoint
drop function note_if_late(bets_before);
--> statement-breakpoint
create table bets (
  id bigint not null generated always as identity (sequence name bets_id_seq start with 7000001),
  merchant_code text not null,
  member_id bigint not null,
  node_id integer not null,
  game_type text not null,
  reference text not null,
  stake numeric(20, 4) not null,
  purse text default 'main' not null,
  demand_id bigint,
  payout numeric(20, 4) default '0' not null,
  status text not null,
  placed_at timestamptz not null,
  settled_at timestamptz,
  seed_id bigint,
  nonce integer,
  height integer,
  target integer,
  constraint bets_amounts check (stake > 0 and payout >= 0)
) partition by range (placed_at);
--> statement-breakpoint
create table bets_default partition of bets default;
--> statement-breakpoint
drop function make_ledger_month(timestamptz);
--> statement-breakpoint
-- The partition of a month, with the rows of that month that the default one took meanwhile; false when it is there. Whoever writes
-- goes first: a lock that does not come at once is given up before the database would look for a deadlock, and tried again later.
create function make_month(parent text, moment timestamptz) returns boolean language plpgsql security definer
set search_path = public, pg_temp set lock_timeout = '300ms' as $$
declare
  -- Whoever may call this chooses between two tables, and names none.
  moment_column text := case parent when 'ledger_movements' then 'at' when 'bets' then 'placed_at' end;
  month timestamptz := date_trunc('month', moment, 'UTC');
  until timestamptz := date_add(month, interval '1 month', 'UTC');
  name text := parent || '_' || to_char(month at time zone 'UTC', 'YYYY_MM');
  others text := parent || '_default';
begin
  if moment_column is null then raise exception '% has no months', parent; end if;
  perform pg_advisory_xact_lock(hashtext('ledger months'));
  -- Asked of the table: a name that was looked up before is not looked up again, although another instance has made it meanwhile.
  if exists (select from pg_class where relname = name and relnamespace = 'public'::regnamespace) then return false; end if;
  -- Whoever is about to write has perhaps chosen the default partition already, where the row would no longer belong.
  execute format('lock table only %I in share row exclusive mode', parent);
  execute format('create table %I (like %I including defaults including constraints including storage)', name, parent);
  execute format('lock table %I in access exclusive mode', others);
  -- A row that moves is neither less nor more in the sums and keys beside it.
  execute format('alter table %I disable trigger user', others);
  execute format('with late as (delete from %I where %I >= %L and %I < %L returning *)
    insert into %I select * from late', others, moment_column, month, moment_column, until, name);
  execute format('alter table %I enable trigger user', others);
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, name, month, until);
  return true;
end $$;
--> statement-breakpoint
do $$
declare
  month timestamptz;
begin
  for month in select distinct date_trunc('month', placed_at, 'UTC') from bets_before loop
    perform make_month('bets', month);
  end loop;
end $$;
--> statement-breakpoint
insert into bets (id, merchant_code, member_id, node_id, game_type, reference, stake, purse, demand_id, payout, status, placed_at,
    settled_at, seed_id, nonce, height, target) overriding system value
  select id, merchant_code, member_id, node_id, game_type, reference, stake, purse, demand_id, payout, status, placed_at,
    settled_at, seed_id, nonce, height, target
  from bets_before;
--> statement-breakpoint
insert into bet_keys (bet_id, placed_at, merchant_code, reference, seed_id, nonce)
  select id, placed_at, merchant_code, reference, seed_id, nonce from bets_before;
--> statement-breakpoint
-- Numbers of bets that are gone are not given out again.
select setval('bets_id_seq', last_value, is_called) from bets_before_id_seq;
--> statement-breakpoint
drop table bets_before;
--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_id_placed_at_pk" PRIMARY KEY("id","placed_at");
--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bets_member" ON "bets" USING btree ("member_id","merchant_code","placed_at","id");
--> statement-breakpoint
CREATE INDEX "bets_decided" ON "bets" USING btree ("member_id",coalesce("settled_at", "placed_at")) WHERE "bets"."status" in ('won', 'lost');
--> statement-breakpoint
CREATE INDEX "bets_rounds" ON "bets" USING btree ("member_id","placed_at","id") WHERE "bets"."seed_id" is not null;
--> statement-breakpoint
CREATE INDEX "bets_open_of_demand" ON "bets" USING btree ("demand_id") WHERE "bets"."status" = 'open' and "bets"."demand_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "bet_keys_reference" ON "bet_keys" USING btree ("merchant_code","reference");
--> statement-breakpoint
CREATE UNIQUE INDEX "bet_keys_round" ON "bet_keys" USING btree ("seed_id","nonce") WHERE "bet_keys"."seed_id" is not null;
--> statement-breakpoint
-- The key of a bet is written with it, whoever writes it: one that another bet has refuses the bet.
create function keep_bet_keys() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then delete from bet_keys where bet_id = old.id; end if;
  if tg_op <> 'DELETE' then
    insert into bet_keys (bet_id, placed_at, merchant_code, reference, seed_id, nonce)
    values (new.id, new.placed_at, new.merchant_code, new.reference, new.seed_id, new.nonce);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger bets_keys after insert or delete or update of id, placed_at, merchant_code, reference, seed_id, nonce
  on bets for each row execute function keep_bet_keys();
--> statement-breakpoint
-- One bet more (sign 1) or less (sign -1) in the sums that are kept of it.
create function add_bet(bet bets, sign integer) returns void language plpgsql as $$
declare
  in_hour timestamptz := date_trunc('hour', bet.placed_at, 'UTC');
  counts boolean := bet.status in ('won', 'lost');
begin
  insert into bet_hours as kept (member_id, hour, game_type, status, count, stake, payout)
  values (bet.member_id, in_hour, bet.game_type, bet.status, sign, sign * bet.stake, sign * bet.payout)
  on conflict (member_id, hour, game_type, status) do update
    set count = kept.count + excluded.count, stake = kept.stake + excluded.stake, payout = kept.payout + excluded.payout;
  insert into member_activity as kept (member_id, turnover, first_bet_at, last_bet_at)
  values (bet.member_id, case when counts then sign * bet.stake else 0 end, bet.placed_at, bet.placed_at)
  on conflict (member_id) do update
    set turnover = kept.turnover + excluded.turnover,
      first_bet_at = least(kept.first_bet_at, excluded.first_bet_at),
      last_bet_at = greatest(kept.last_bet_at, excluded.last_bet_at);
  if sign < 0 then
    delete from bet_hours where member_id = bet.member_id and hour = in_hour and count = 0;
  end if;
end $$;
--> statement-breakpoint
-- The first and the last bet of a member anew, after one has gone. Those of detached months are known from the former ones alone.
create function find_first_and_last(of_merchant text, of_member bigint) returns void language sql as $$
  update member_activity
  set first_bet_at = case when first_bet_at < begins.at then first_bet_at else found.first_at end,
    last_bet_at = coalesce(found.last_at, case when first_bet_at < begins.at then first_bet_at end)
  from (select min(placed_at) as first_at, max(placed_at) as last_at from bets where merchant_code = of_merchant and member_id = of_member) found,
    (select coalesce(max(until), '-infinity') as at from detached_bets) begins
  where member_id = of_member
$$;
--> statement-breakpoint
-- As before, but that a bet which is settled where it stands looks at no other bet, and at no other month.
create or replace function keep_bet_sums() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform add_bet(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_bet(new, 1); end if;
  if tg_op = 'DELETE' then
    perform find_first_and_last(old.merchant_code, old.member_id);
  elsif tg_op = 'UPDATE' and (old.placed_at, old.member_id, old.merchant_code) <> (new.placed_at, new.member_id, new.merchant_code) then
    perform find_first_and_last(old.merchant_code, old.member_id);
    perform find_first_and_last(new.merchant_code, new.member_id);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger bets_sums after insert or delete or update of member_id, merchant_code, game_type, status, stake, payout, placed_at
  on bets for each row execute function keep_bet_sums();
--> statement-breakpoint
-- As before.
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
create trigger bets_settled_sums
  after insert or delete or update of member_id, game_type, status, stake, payout, placed_at, settled_at
  on bets for each row execute function keep_settled_sums();
--> statement-breakpoint
-- As before.
create function note_if_late(bet bets) returns void language sql as $$
  insert into late_bets (merchant_code, member_id, settled_at, at)
  select bet.merchant_code, bet.member_id, coalesce(bet.settled_at, bet.placed_at), clock_timestamp()
  where coalesce(bet.settled_at, bet.placed_at) < (select max(settled_until) from settlement_clocks where merchant_code = bet.merchant_code)
$$;
--> statement-breakpoint
create trigger bets_late after insert or delete or update of member_id, merchant_code, game_type, status, stake, payout, placed_at, settled_at
  on bets for each row execute function note_late_bet();
--> statement-breakpoint
-- As before; hours in which a detached bet may have been decided are known from here alone.
create or replace function rebuild_settled() returns void language plpgsql set work_mem = '256MB' as $$
begin
  lock table bets in share row exclusive mode;
  create temporary table detached_decisions on commit drop as
    select * from settled_hours where hour < (select max(decided_until) from detached_bets);
  truncate settled_hours;
  insert into settled_hours (member_id, hour, game_type, count, stake, payout)
    select member_id, date_trunc('hour', coalesce(settled_at, placed_at), 'UTC'), game_type, count(*), sum(stake), sum(payout)
    from bets where status in ('won', 'lost') group by 1, 2, 3;
  insert into settled_hours as kept (member_id, hour, game_type, count, stake, payout)
    select member_id, hour, game_type, count, stake, payout from detached_decisions
  on conflict (member_id, hour, game_type) do update
    set count = excluded.count, stake = excluded.stake, payout = excluded.payout;
  drop table detached_decisions;
end $$;
--> statement-breakpoint
-- Sums of detached months are known from here alone.
create or replace function rebuild_sums() returns void language plpgsql as $$
begin
  create temporary table detached_sums on commit drop as
    select * from movement_hours where hour < (select max(until) from detached_months);
  create temporary table detached_bet_sums on commit drop as
    select * from bet_hours where hour < (select max(until) from detached_bets);
  create temporary table former_activity on commit drop as
    select * from member_activity where first_bet_at < (select max(until) from detached_bets);
  perform rebuild_other_sums();
  insert into movement_hours as kept select * from detached_sums
  on conflict (member_id, hour, kind) do update
    set count = excluded.count, money_in = excluded.money_in, money_out = excluded.money_out;
  insert into bet_hours as kept (member_id, hour, game_type, status, count, stake, payout)
    select member_id, hour, game_type, status, count, stake, payout from detached_bet_sums
  on conflict (member_id, hour, game_type, status) do update
    set count = excluded.count, stake = excluded.stake, payout = excluded.payout;
  insert into member_activity as kept (member_id, turnover, first_bet_at, last_bet_at)
    select f.member_id, coalesce(sum(h.stake) filter (where h.status in ('won', 'lost')), 0), f.first_bet_at, f.last_bet_at
    from former_activity f left join bet_hours h on h.member_id = f.member_id
    group by f.member_id, f.first_bet_at, f.last_bet_at
  on conflict (member_id) do update
    set turnover = excluded.turnover, first_bet_at = least(kept.first_bet_at, excluded.first_bet_at),
      last_bet_at = greatest(kept.last_bet_at, excluded.last_bet_at);
  drop table detached_sums, detached_bet_sums, former_activity;
  perform rebuild_settled();
end $$;
--> statement-breakpoint
-- Takes the oldest month from the bets, with everything before it; sums and keys stay. The answer is why not, or null. The month takes no
-- writes meanwhile, the others do; as above, whoever writes goes first.
create function detach_bet_month(moment timestamptz, present timestamptz) returns text language plpgsql security definer
set search_path = public, pg_temp set lock_timeout = '300ms' as $$
declare
  month timestamptz := date_trunc('month', moment, 'UTC');
  until timestamptz := date_add(month, interval '1 month', 'UTC');
  name text := 'bets_' || to_char(month at time zone 'UTC', 'YYYY_MM');
  oldest text;
  decided timestamptz;
  unsettled boolean;
  foreign_key text;
begin
  perform pg_advisory_xact_lock(hashtext('ledger months'));
  select min(inhrelid::regclass::text) into oldest from pg_inherits
  where inhparent = 'bets'::regclass and inhrelid <> 'bets_default'::regclass;
  if oldest is distinct from name then return format('the oldest month of the bets is %s', coalesce(oldest, 'none')); end if;
  if until > present then return 'the month is not over everywhere'; end if;
  execute format('lock table %I, bets_default in share row exclusive mode', name);
  if exists (select from bets where status = 'open' and placed_at < until) then return 'a bet is open'; end if;
  if exists (select from settlement_runs where state <> 'done' and starts_at < until)
    or exists (select from settlement_shares s join settlement_runs r using (merchant_code, kind, period)
      where s.state = 'due' and r.starts_at < until) then
    return 'a settlement is not paid';
  end if;
  -- Days of a merchant that cut an hour of UTC count the bets of that hour one by one.
  select exists (
    select from (
      select merchant_code, max(coalesce(settled_at, placed_at)) as last from bets
      where placed_at < until and status in ('won', 'lost') group by 1
    ) b join settlement_clocks c using (merchant_code)
    where c.next_from <= b.last and extract(minute from c.next_from at time zone 'UTC') <> 0
  ) into unsettled;
  if unsettled then return 'a bet was decided in days that are not settled yet'; end if;
  select date_trunc('hour', max(coalesce(settled_at, placed_at)), 'UTC') + interval '1 hour' into decided
  from bets where placed_at < until and status in ('won', 'lost');
  execute format('alter table bets detach partition %I', name);
  alter table bets_default disable trigger user;
  execute format('with gone as (delete from bets_default where placed_at < %L returning *)
    insert into %I overriding system value select * from gone', until, name);
  alter table bets_default enable trigger user;
  -- A member may be deleted though the detached table has rows of his.
  for foreign_key in select conname from pg_constraint where conrelid = name::regclass and contype = 'f' loop
    execute format('alter table %I drop constraint %I', name, foreign_key);
  end loop;
  execute format('insert into detached_bets (until, table_name, rows, decided_until, detached_at) select %L, %L, count(*), %L, %L from %I',
    until, name, greatest(until, decided), present, name);
  return null;
end $$;
--> statement-breakpoint
-- The tables are full from one moment to the next: plans must not take them for empty.
analyze bets, bet_keys;
