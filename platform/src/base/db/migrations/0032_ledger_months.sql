CREATE TABLE "detached_months" (
	"until" timestamp with time zone PRIMARY KEY NOT NULL,
	"table_name" text NOT NULL,
	"rows" bigint NOT NULL,
	"detached_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_openings" (
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"account" text NOT NULL,
	"amount" numeric(24, 4) NOT NULL,
	CONSTRAINT "ledger_openings_member_id_account_merchant_code_pk" PRIMARY KEY("member_id","account","merchant_code")
);
--> statement-breakpoint
ALTER TABLE "ledger_openings" ADD CONSTRAINT "ledger_openings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- The ledger by months of `at`, UTC (decision 45). Months that have rows already get a partition here, the job makes those to come;
-- whatever has none, such as the rows of a merchant whose clock was moved, goes into the default one.
alter table ledger_movements rename to ledger_movements_before;
--> statement-breakpoint
alter sequence ledger_movements_id_seq rename to ledger_movements_before_id_seq;
--> statement-breakpoint
drop function moved(ledger_movements_before);
--> statement-breakpoint
create table ledger_movements (
  id bigint not null generated always as identity (sequence name ledger_movements_id_seq),
  merchant_code text not null,
  member_id bigint not null,
  kind text not null,
  debit text not null,
  credit text not null,
  amount numeric(20, 4) not null,
  reference text not null,
  at timestamptz not null,
  balance_after numeric(24, 4) default '0' not null,
  constraint ledger_positive check (amount > 0),
  constraint ledger_two_sides check (debit <> credit)
) partition by range (at);
--> statement-breakpoint
create table ledger_movements_default partition of ledger_movements default;
--> statement-breakpoint
-- As before; a row of any partition is one of the ledger.
create function moved(movement ledger_movements) returns numeric language sql immutable as $$
  select case when movement.credit like 'wallet:%' and movement.credit <> 'wallet:held' then movement.amount else 0 end
    - case when movement.debit like 'wallet:%' and movement.debit <> 'wallet:held' then movement.amount else 0 end
$$;
--> statement-breakpoint
-- The partition of a month, with the rows of that month that the default one took meanwhile; false when it is there. Whoever writes
-- goes first: a lock that does not come at once is given up before the database would look for a deadlock, and tried again later.
create function make_ledger_month(moment timestamptz) returns boolean language plpgsql security definer
set search_path = public, pg_temp set lock_timeout = '300ms' as $$
declare
  month timestamptz := date_trunc('month', moment, 'UTC');
  until timestamptz := date_add(month, interval '1 month', 'UTC');
  name text := 'ledger_movements_' || to_char(month at time zone 'UTC', 'YYYY_MM');
begin
  perform pg_advisory_xact_lock(hashtext('ledger months'));
  -- Asked of the table: a name that was looked up before is not looked up again, although another instance has made it meanwhile.
  if exists (select from pg_class where relname = name and relnamespace = 'public'::regnamespace) then return false; end if;
  -- Whoever is about to write has perhaps chosen the default partition already, where the row would no longer belong.
  lock table only ledger_movements in share row exclusive mode;
  execute format('create table %I (like ledger_movements including defaults including constraints including storage)', name);
  lock table ledger_movements_default in access exclusive mode;
  execute format('with late as (delete from ledger_movements_default where at >= %L and at < %L returning *)
    insert into %I select * from late', month, until, name);
  execute format('alter table ledger_movements attach partition %I for values from (%L) to (%L)', name, month, until);
  return true;
end $$;
--> statement-breakpoint
do $$
declare
  month timestamptz;
begin
  for month in select distinct date_trunc('month', at, 'UTC') from ledger_movements_before loop
    perform make_ledger_month(month);
  end loop;
end $$;
--> statement-breakpoint
insert into ledger_movements overriding system value select * from ledger_movements_before;
--> statement-breakpoint
select setval('ledger_movements_id_seq', max(id)) from ledger_movements having max(id) is not null;
--> statement-breakpoint
drop table ledger_movements_before;
--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_id_at_pk" PRIMARY KEY("id","at");
--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ledger_member_at" ON "ledger_movements" USING btree ("member_id","at","id");
--> statement-breakpoint
CREATE INDEX "ledger_reference" ON "ledger_movements" USING btree ("merchant_code","reference");
--> statement-breakpoint
-- What the balance of a member was before everything that the ledger still has.
create function opening_balance(member bigint) returns numeric language sql stable as $$
  select coalesce(sum(amount), 0) from ledger_openings
  where member_id = member and account like 'wallet:%' and account <> 'wallet:held'
$$;
--> statement-breakpoint
-- As before, month by month: the balance before a movement is looked for in its month, and in the earlier ones when it is the
-- member's first of that month. Each time is planned with its times, so that other months are neither locked nor read.
create or replace function keep_movement_sums() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  change numeric := moved(new);
  month timestamptz := date_trunc('month', new.at, 'UTC');
  before numeric;
begin
  perform 1 from wallets where member_id = new.member_id order by purse for update;
  select balance_after into before from ledger_movements
  where member_id = new.member_id and at >= month and at <= new.at and (at, id) < (new.at, new.id)
  order by at desc, id desc limit 1;
  if not found then
    select balance_after into before from ledger_movements
    where member_id = new.member_id and at < month
    order by at desc, id desc limit 1;
  end if;
  if not found then before := opening_balance(new.member_id); end if;
  new.balance_after := change + before;
  if change <> 0 then
    update ledger_movements set balance_after = balance_after + change
    where member_id = new.member_id and at >= new.at and (at, id) > (new.at, new.id);
  end if;
  insert into movement_hours as kept (member_id, hour, kind, count, money_in, money_out)
  values (new.member_id, date_trunc('hour', new.at, 'UTC'), new.kind, 1, greatest(change, 0), greatest(-change, 0))
  on conflict (member_id, hour, kind) do update
    set count = kept.count + 1, money_in = kept.money_in + excluded.money_in, money_out = kept.money_out + excluded.money_out;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_sums before insert on ledger_movements for each row execute function keep_movement_sums();
--> statement-breakpoint
create trigger ledger_written_once before update of id, merchant_code, member_id, kind, debit, credit, amount, reference, at
  on ledger_movements for each row execute function refuse_ledger_change();
--> statement-breakpoint
create or replace function rebuild_balances() returns void language plpgsql set work_mem = '256MB' as $$
begin
  lock table ledger_movements in access exclusive mode;
  create temporary table balances on commit drop as
    select id, merchant_code, member_id, kind, debit, credit, amount, reference, at,
      opening_balance(member_id) + sum(moved(m)) over (partition by member_id order by at, id) as balance_after
    from ledger_movements m;
  truncate ledger_movements;
  alter table ledger_movements disable trigger user;
  insert into ledger_movements (id, merchant_code, member_id, kind, debit, credit, amount, reference, at, balance_after)
    overriding system value select * from balances order by id;
  alter table ledger_movements enable trigger user;
  drop table balances;
end $$;
--> statement-breakpoint
-- Sums of detached months are known from here alone.
create or replace function rebuild_sums() returns void language plpgsql as $$
begin
  create temporary table detached_sums on commit drop as
    select * from movement_hours where hour < (select max(until) from detached_months);
  perform rebuild_other_sums();
  insert into movement_hours as kept select * from detached_sums
  on conflict (member_id, hour, kind) do update
    set count = excluded.count, money_in = excluded.money_in, money_out = excluded.money_out;
  drop table detached_sums;
  perform rebuild_settled();
end $$;
--> statement-breakpoint
-- Takes the oldest month from the ledger, with everything before it, and leaves for each account what it did. The answer is why not,
-- or null. The month takes no writes meanwhile, the others do; as above, whoever writes goes first.
create function detach_ledger_month(moment timestamptz, present timestamptz) returns text language plpgsql security definer
set search_path = public, pg_temp set lock_timeout = '300ms' as $$
declare
  month timestamptz := date_trunc('month', moment, 'UTC');
  until timestamptz := date_add(month, interval '1 month', 'UTC');
  name text := 'ledger_movements_' || to_char(month at time zone 'UTC', 'YYYY_MM');
  oldest text;
  foreign_key text;
begin
  perform pg_advisory_xact_lock(hashtext('ledger months'));
  select min(inhrelid::regclass::text) into oldest from pg_inherits
  where inhparent = 'ledger_movements'::regclass and inhrelid <> 'ledger_movements_default'::regclass;
  if oldest is distinct from name then return format('the oldest month of the ledger is %s', coalesce(oldest, 'none')); end if;
  if until > present then return 'the month is not over everywhere'; end if;
  execute format('lock table %I, ledger_movements_default in share row exclusive mode', name);
  if exists (select from bets where status = 'open' and placed_at < until) then return 'a bet is open'; end if;
  if exists (select from withdraw_orders where status in ('checking', 'paying') and created_at < until) then
    return 'a withdrawal is on its way';
  end if;
  if exists (select from vendor_transfers where state = 'onway' and created_at < until) then
    return 'money is on its way to or from a vendor';
  end if;
  if exists (select from settlement_runs where state <> 'done' and starts_at < until)
    or exists (select from settlement_shares s join settlement_runs r using (merchant_code, kind, period)
      where s.state = 'due' and r.starts_at < until) then
    return 'a settlement is not paid';
  end if;
  execute format('with gone as (
      select merchant_code, member_id, debit, credit, amount from %I
      union all select merchant_code, member_id, debit, credit, amount from ledger_movements_default where at < %L
    )
    insert into ledger_openings as kept (merchant_code, member_id, account, amount)
    select merchant_code, member_id, account, sum(amount) from (
      select merchant_code, member_id, credit as account, amount from gone
      union all select merchant_code, member_id, debit, -amount from gone
    ) sides group by 1, 2, 3
    on conflict (member_id, account, merchant_code) do update set amount = kept.amount + excluded.amount', name, until);
  execute format('alter table ledger_movements detach partition %I', name);
  execute format('with gone as (delete from ledger_movements_default where at < %L returning *)
    insert into %I overriding system value select * from gone', until, name);
  -- A member may be deleted though the detached table has rows of his.
  for foreign_key in select conname from pg_constraint where conrelid = name::regclass and contype = 'f' loop
    execute format('alter table %I drop constraint %I', name, foreign_key);
  end loop;
  execute format('insert into detached_months (until, table_name, rows, detached_at) select %L, %L, count(*), %L from %I',
    until, name, present, name);
  return null;
end $$;
