/** Rows of kinds that the sample company does not have, with everything that a careless format would lose. */
export const ODD_ROWS = `
  insert into images (filename, source, mime, width, height, content, created_at)
    select 'all-bytes.jpg', 'profile', 'image/jpeg', 1, 1, decode(string_agg(lpad(to_hex(i % 256), 2, '0'), ''), 'hex'), '2026-11-16T09:00:00.123Z'
    from generate_series(0, 99999) i;
  update users set profile_image = 'all-bytes.jpg', bio = e'tab\\there\\n\\\\.\\nback\\\\slash \\r\\n "quotes" '' \\\\N 🙂 \\u202Eright to left'
    where email = (select min(email) from users);
  insert into mail_photos select filename, content from images where filename = 'all-bytes.jpg';
  insert into mail_rate values ('newsletter', '2026-11-16T09:00:00.001Z');
  insert into rate_limits values ('signin-pair:1', 3, 1795000000000), ('no end', 1, null);
  insert into inquiries (company_name, contact_email, expected_users, additional_info, created_at)
    values (e'\\\\.', 'a@b.example', '', e'\\n', '2026-01-01');
  insert into auth_sessions (token_hash, user_id, expires_at, ended_at, last_accessed_at, created_at)
    select '\\x00ff5c2e0a', id, '2027-01-01', '2026-11-01', '2026-11-01', '2026-10-01' from users limit 1;
  insert into sign_in_tokens (flow, email, code_hash, browser_hash, expires_at, used_at, created_at)
    values ('code', 'a@b.example', '\\x', '\\x01', '2026-11-01', '2026-11-01', '2026-11-01');
  insert into audit_log (at, actor_email, action, subject_kind, subject_label, before, after)
    values ('2026-11-16', 'a@b.example', 'pairing.generated', 'pairing', e'line\\nbreak', null, '{"a": [1, null, "\\\\u0041\\\\n"]}');
  insert into cycles (programme_id, scheduled_at, started_at, finished_at) select id, '2026-11-01', '2026-11-01', '2026-11-01' from programmes where is_default;
  insert into cycle_steps (cycle_id, kind, state, next_attempt_at, finished_at) select id, 'pair', 'done', '2026-11-01', '2026-11-01' from cycles;
  insert into installation values ('secret', '"a\\\\nb"', '2026-11-16') on conflict do nothing;
  insert into reminders (match_id, user_id, created_at) select match_id, user_id, '2026-11-16' from seats where place = 0 order by id limit 2;`
