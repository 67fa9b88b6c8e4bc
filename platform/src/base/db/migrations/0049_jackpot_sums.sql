-- Stakes change these rows where they stand.
alter table jackpot_slots set (fillfactor = 50);
--> statement-breakpoint
-- What a movement does to the accounts of pots, in the part of its member. Only movements of such accounts come here.
create function keep_jackpot_slots() returns trigger language plpgsql as $$
begin
  insert into jackpot_slots as kept (merchant_code, account, slot, amount)
    select new.merchant_code, side.account, new.member_id % 16, side.amount
    from (values (new.debit, -new.amount), (new.credit, new.amount)) side (account, amount)
    where side.account like 'house:jackpot-%' order by side.account
  on conflict (merchant_code, account, slot) do update set amount = kept.amount + excluded.amount;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_jackpots after insert on ledger_movements for each row
  when (new.debit like 'house:jackpot-%' or new.credit like 'house:jackpot-%')
  execute function keep_jackpot_slots();
--> statement-breakpoint
-- Sums of detached months are in their openings.
create function rebuild_jackpot_slots() returns void language plpgsql as $$
begin
  lock table ledger_movements in share row exclusive mode;
  truncate jackpot_slots;
  insert into jackpot_slots (merchant_code, account, slot, amount)
    select merchant_code, account, member_id % 16, sum(amount) from (
      select merchant_code, member_id, credit as account, amount from ledger_movements where credit like 'house:jackpot-%'
      union all
      select merchant_code, member_id, debit, -amount from ledger_movements where debit like 'house:jackpot-%'
      union all
      select merchant_code, member_id, account, amount from ledger_openings where account like 'house:jackpot-%'
    ) sides group by 1, 2, 3;
end $$;
--> statement-breakpoint
alter function rebuild_sums() rename to rebuild_sums_of_members;
--> statement-breakpoint
create function rebuild_sums() returns void language plpgsql as $$
begin
  perform rebuild_sums_of_members();
  perform rebuild_jackpot_slots();
end $$;
