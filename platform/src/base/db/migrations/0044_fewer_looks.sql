-- Most movements are the last of their member: one look into their month says so, and nothing else of the ledger is planned or read.
-- Each look is planned with its times, so that other months are neither locked nor read; what stands beside the ledger is planned once.
create function last_movement(of_member bigint, from_moment timestamptz, until_moment timestamptz,
  out at timestamptz, out id bigint, out balance_after numeric)
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  select m.at, m.id, m.balance_after into last_movement.at, last_movement.id, last_movement.balance_after from ledger_movements m
  where m.member_id = of_member and m.at >= from_moment and m.at < until_moment
  order by m.at desc, m.id desc limit 1;
end $$;
--> statement-breakpoint
-- The balance of a member before a movement, which is the first of its month or not the last.
create function balance_before(of_member bigint, moment timestamptz, movement bigint)
returns numeric language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  month timestamptz := date_trunc('month', moment, 'UTC');
  before numeric;
begin
  select balance_after into before from ledger_movements
  where member_id = of_member and at >= month and at <= moment and (at, id) < (moment, movement)
  order by at desc, id desc limit 1;
  if not found then
    select balance_after into before from ledger_movements
    where member_id = of_member and at < month
    order by at desc, id desc limit 1;
  end if;
  if not found then before := opening_balance(of_member); end if;
  return before;
end $$;
--> statement-breakpoint
create function add_to_later(of_member bigint, moment timestamptz, movement bigint, change numeric)
returns void language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  update ledger_movements set balance_after = balance_after + change
  where member_id = of_member and at >= moment and (at, id) > (moment, movement);
end $$;
--> statement-breakpoint
create or replace function keep_movement_sums() returns trigger language plpgsql as $$
declare
  change numeric := moved(new);
  month timestamptz := date_trunc('month', new.at, 'UTC');
  next_month timestamptz := date_add(month, interval '1 month', 'UTC');
  last record;
  later boolean;
begin
  perform 1 from wallets where member_id = new.member_id order by purse for update;
  last := last_movement(new.member_id, month, next_month);
  later := coalesce((last.at, last.id) > (new.at, new.id), false)
    or exists (select from movement_hours where member_id = new.member_id and hour >= next_month);
  new.balance_after := change + case
    when last.id is null or later then balance_before(new.member_id, new.at, new.id)
    else last.balance_after
  end;
  if later and change <> 0 then perform add_to_later(new.member_id, new.at, new.id, change); end if;
  insert into movement_hours as kept (member_id, hour, kind, count, money_in, money_out)
  values (new.member_id, date_trunc('hour', new.at, 'UTC'), new.kind, 1, greatest(change, 0), greatest(-change, 0))
  on conflict (member_id, hour, kind) do update
    set count = kept.count + 1, money_in = kept.money_in + excluded.money_in, money_out = kept.money_out + excluded.money_out;
  return new;
end $$;
--> statement-breakpoint
-- A bet that ends only leaves one line of its hour for another, and perhaps counts from then on.
create function move_bet(former bets, present bets) returns void language plpgsql as $$
declare
  in_hour timestamptz := date_trunc('hour', present.placed_at, 'UTC');
  counted numeric := case when former.status in ('won', 'lost') then former.stake else 0 end;
  counts numeric := case when present.status in ('won', 'lost') then present.stake else 0 end;
begin
  insert into bet_hours as kept (member_id, hour, game_type, status, count, stake, payout)
  values (former.member_id, in_hour, former.game_type, former.status, -1, -former.stake, -former.payout),
    (present.member_id, in_hour, present.game_type, present.status, 1, present.stake, present.payout)
  on conflict (member_id, hour, game_type, status) do update
    set count = kept.count + excluded.count, stake = kept.stake + excluded.stake, payout = kept.payout + excluded.payout;
  delete from bet_hours where member_id = present.member_id and hour = in_hour and count = 0;
  if counts <> counted then
    update member_activity set turnover = turnover + counts - counted where member_id = present.member_id;
  end if;
end $$;
--> statement-breakpoint
create or replace function keep_bet_sums() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status <> new.status and (old.placed_at, old.member_id, old.merchant_code, old.game_type)
    = (new.placed_at, new.member_id, new.merchant_code, new.game_type) then
    perform move_bet(old, new);
    return null;
  end if;
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
