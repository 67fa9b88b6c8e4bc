CREATE TABLE "bet_hours" (
	"member_id" bigint NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"game_type" text NOT NULL,
	"status" text NOT NULL,
	"count" integer NOT NULL,
	"stake" numeric(24, 4) NOT NULL,
	"payout" numeric(24, 4) NOT NULL,
	CONSTRAINT "bet_hours_member_id_hour_game_type_status_pk" PRIMARY KEY("member_id","hour","game_type","status")
);
--> statement-breakpoint
CREATE TABLE "member_activity" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"turnover" numeric(24, 4) DEFAULT '0' NOT NULL,
	"first_bet_at" timestamp with time zone,
	"last_bet_at" timestamp with time zone,
	"first_login_at" timestamp with time zone,
	"last_login_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_logins" (
	"member_id" bigint NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_logins_member_id_hour_pk" PRIMARY KEY("member_id","hour")
);
--> statement-breakpoint
CREATE TABLE "movement_hours" (
	"member_id" bigint NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"money_in" numeric(24, 4) NOT NULL,
	"money_out" numeric(24, 4) NOT NULL,
	CONSTRAINT "movement_hours_member_id_hour_kind_pk" PRIMARY KEY("member_id","hour","kind")
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"ancestor_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"depth" integer NOT NULL,
	CONSTRAINT "team_members_ancestor_id_member_id_pk" PRIMARY KEY("ancestor_id","member_id")
);
--> statement-breakpoint
DROP INDEX "ledger_member";
--> statement-breakpoint
DROP INDEX "deposit_orders_member";
--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD COLUMN "balance_after" numeric(24, 4) DEFAULT '0' NOT NULL;
--> statement-breakpoint
CREATE INDEX "team_members_member" ON "team_members" USING btree ("member_id");
--> statement-breakpoint
CREATE INDEX "bets_rounds" ON "bets" USING btree ("member_id","placed_at","id") WHERE "bets"."seed_id" is not null;
--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("member_id") WHERE "messages"."read_at" is null;
--> statement-breakpoint
CREATE INDEX "members_registered" ON "members" USING btree ("merchant_code","registered_at","id");
--> statement-breakpoint
CREATE INDEX "deposit_orders_member" ON "deposit_orders" USING btree ("member_id","status","decided_at");
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
    update member_activity set (first_bet_at, last_bet_at) = (
      select min(placed_at), max(placed_at) from bets
      where merchant_code = bet.merchant_code and member_id = bet.member_id
    ) where member_id = bet.member_id;
  end if;
end $$;
--> statement-breakpoint
create function keep_bet_sums() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform add_bet(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_bet(new, 1); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger bets_sums after insert or delete or update of member_id, merchant_code, game_type, status, stake, payout, placed_at
  on bets for each row execute function keep_bet_sums();
--> statement-breakpoint
-- What a movement did to all purses of its member together; from purse to purse it did nothing.
create function moved(movement ledger_movements) returns numeric language sql immutable as $$
  select case when movement.credit like 'wallet:%' then movement.amount else 0 end
    - case when movement.debit like 'wallet:%' then movement.amount else 0 end
$$;
--> statement-breakpoint
-- Under the lock on the member's purses: the balance after a movement, by its moment; those of later moments go along.
create function keep_movement_sums() returns trigger language plpgsql as $$
declare
  change numeric := moved(new);
begin
  perform 1 from wallets where member_id = new.member_id order by purse for update;
  new.balance_after := change + coalesce((
    select balance_after from ledger_movements
    where member_id = new.member_id and (at, id) < (new.at, new.id)
    order by at desc, id desc limit 1), 0);
  update ledger_movements set balance_after = balance_after + change
  where member_id = new.member_id and (at, id) > (new.at, new.id) and change <> 0;
  insert into movement_hours as kept (member_id, hour, kind, count, money_in, money_out)
  values (new.member_id, date_trunc('hour', new.at, 'UTC'), new.kind, 1, greatest(change, 0), greatest(-change, 0))
  on conflict (member_id, hour, kind) do update
    set count = kept.count + 1, money_in = kept.money_in + excluded.money_in, money_out = kept.money_out + excluded.money_out;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_sums before insert on ledger_movements for each row execute function keep_movement_sums();
--> statement-breakpoint
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is written once: movement % is not changed', old.id;
end $$;
--> statement-breakpoint
create trigger ledger_written_once before update of id, merchant_code, member_id, kind, debit, credit, amount, reference, at
  on ledger_movements for each row execute function refuse_ledger_change();
--> statement-breakpoint
create function keep_logins() returns trigger language plpgsql as $$
begin
  insert into member_logins as kept (member_id, hour, first_at, last_at)
  values (new.member_id, date_trunc('hour', new.created_at, 'UTC'), new.created_at, new.created_at)
  on conflict (member_id, hour) do update
    set first_at = least(kept.first_at, excluded.first_at), last_at = greatest(kept.last_at, excluded.last_at);
  insert into member_activity as kept (member_id, first_login_at, last_login_at)
  values (new.member_id, new.created_at, new.created_at)
  on conflict (member_id) do update
    set first_login_at = least(kept.first_login_at, excluded.first_login_at),
      last_login_at = greatest(kept.last_login_at, excluded.last_login_at);
  return null;
end $$;
--> statement-breakpoint
create trigger sessions_logins after insert on sessions for each row execute function keep_logins();
--> statement-breakpoint
-- Puts a member, with everybody below, into the teams of an upline and of everybody above that; merchants do not mix.
create function join_team(joining bigint, upline bigint) returns void language sql as $$
  insert into team_members (ancestor_id, member_id, depth)
  select above.id, below.id, above.depth + below.depth
  from (select upline as id, 1 as depth union all select ancestor_id, depth + 1 from team_members where member_id = upline) above,
    (select joining as id, 0 as depth union all select member_id, depth from team_members where ancestor_id = joining) below
  where exists (
    select from members u, members j where u.id = upline and j.id = joining and u.merchant_code = j.merchant_code
  )
  on conflict do nothing
$$;
--> statement-breakpoint
create function keep_teams() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- Whoever joins waits only for a move, and a move waits for whoever joins.
    perform pg_advisory_xact_lock_shared(hashtext('team'), hashtext(new.merchant_code));
    if new.upline_id is not null then perform join_team(new.id, new.upline_id); end if;
    perform join_team(id, new.id) from members where upline_id = new.id and id <> new.id;
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtext('team'), hashtext(new.merchant_code));
  if new.upline_id = new.id
    or exists (select from team_members where ancestor_id = new.id and member_id = new.upline_id) then
    raise exception 'member % would stand below itself', new.id;
  end if;
  delete from team_members
  where ancestor_id in (select ancestor_id from team_members where member_id = new.id)
    and member_id in (select new.id union all select member_id from team_members where ancestor_id = new.id);
  if new.upline_id is not null then perform join_team(new.id, new.upline_id); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger members_joined after insert on members for each row execute function keep_teams();
--> statement-breakpoint
create trigger members_moved after update of upline_id on members
  for each row when (old.upline_id is distinct from new.upline_id) execute function keep_teams();
--> statement-breakpoint
-- Every balance anew, set by set. The table is written anew, so that it does not end twice as large.
create function rebuild_balances() returns void language plpgsql set work_mem = '256MB' as $$
begin
  lock table ledger_movements in access exclusive mode;
  create temporary table balances on commit drop as
    select id, merchant_code, member_id, kind, debit, credit, amount, reference, at,
      sum(moved(m)) over (partition by member_id order by at, id) as balance_after
    from ledger_movements m;
  truncate ledger_movements;
  alter table ledger_movements disable trigger user;
  insert into ledger_movements (id, merchant_code, member_id, kind, debit, credit, amount, reference, at, balance_after)
    overriding system value select * from balances order by id;
  alter table ledger_movements enable trigger user;
  drop table balances;
end $$;
--> statement-breakpoint
-- Everything else that is kept of bets, movements, log-ins and uplines, anew from their rows.
create function rebuild_sums() returns void language plpgsql set work_mem = '256MB' as $$
begin
  lock table members, bets, ledger_movements, sessions in share row exclusive mode;
  -- Log-ins whose sessions are gone are known from here alone.
  create temporary table logins on commit drop as select * from member_logins;
  truncate bet_hours, movement_hours, member_activity, member_logins, team_members;
  insert into bet_hours (member_id, hour, game_type, status, count, stake, payout)
    select member_id, date_trunc('hour', placed_at, 'UTC'), game_type, status, count(*), sum(stake), sum(payout)
    from bets group by 1, 2, 3, 4;
  insert into movement_hours (member_id, hour, kind, count, money_in, money_out)
    select member_id, date_trunc('hour', at, 'UTC'), kind, count(*), sum(greatest(moved(m), 0)), sum(greatest(-moved(m), 0))
    from ledger_movements m group by 1, 2, 3;
  insert into member_logins (member_id, hour, first_at, last_at)
    select member_id, hour, min(first_at), max(last_at) from (
      select * from logins
      union all select member_id, date_trunc('hour', created_at, 'UTC'), created_at, created_at from sessions
    ) known_logins group by 1, 2;
  drop table logins;
  insert into member_activity (member_id, turnover, first_bet_at, last_bet_at, first_login_at, last_login_at)
    select id, coalesce(b.turnover, 0), b.first_at, b.last_at, l.first_at, l.last_at
    from members
    left join (
      select member_id, sum(stake) filter (where status in ('won', 'lost')) as turnover, min(placed_at) as first_at, max(placed_at) as last_at
      from bets group by 1
    ) b on b.member_id = id
    left join (select member_id, min(first_at) as first_at, max(last_at) as last_at from member_logins group by 1) l on l.member_id = id
    where b.member_id is not null or l.member_id is not null;
  -- Level by level; a circle ends, as nothing new is found.
  create temporary table lowest on commit drop as
    select u.id as ancestor_id, m.id as member_id
    from members m join members u on u.id = m.upline_id and u.merchant_code = m.merchant_code where u.id <> m.id;
  insert into team_members (ancestor_id, member_id, depth) select ancestor_id, member_id, 1 from lowest;
  for level in 2..1000000 loop
    with added as (
      insert into team_members (ancestor_id, member_id, depth)
      select l.ancestor_id, m.id, level
      from lowest l join members u on u.id = l.member_id
      join members m on m.upline_id = u.id and m.merchant_code = u.merchant_code
      on conflict do nothing
      returning ancestor_id, member_id
    ), gone as (delete from lowest)
    insert into lowest select ancestor_id, member_id from added;
    exit when not found;
  end loop;
  drop table lowest;
end $$;
--> statement-breakpoint
-- Rows are many: written first, found by index afterwards.
DROP INDEX "ledger_reference";
--> statement-breakpoint
select rebuild_balances();
--> statement-breakpoint
CREATE INDEX "ledger_reference" ON "ledger_movements" USING btree ("merchant_code","reference");
--> statement-breakpoint
CREATE INDEX "ledger_member_at" ON "ledger_movements" USING btree ("member_id","at","id");
--> statement-breakpoint
select rebuild_sums();
--> statement-breakpoint
ALTER TABLE "bet_hours" ADD CONSTRAINT "bet_hours_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_activity" ADD CONSTRAINT "member_activity_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_logins" ADD CONSTRAINT "member_logins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "movement_hours" ADD CONSTRAINT "movement_hours_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_ancestor_id_members_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- The tables are full from one moment to the next: plans must not take them for empty.
analyze bet_hours, movement_hours, member_activity, member_logins, team_members, ledger_movements;
