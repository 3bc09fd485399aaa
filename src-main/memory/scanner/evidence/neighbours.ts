/** Weights of two stems side by side. Written by bench/scanner-train.ts. */
export const neighbours = `
  #agentfile_agent=-61- #agentfile_config=-244- #agentfile_cursorrul=169p #agentfile_memory=89p #agentfile_sett=281p
  #agentfile_skill=-401- #agentfile_soul=111p #agentfile_user=30p #ip_#number=240x #ip_#url=-37- #ip_and=172c
  #ip_becom=-145- #mail_#mail=-203- #mail_#number=-247- #mail_a48c2bee680e841632cd4e44f07496b3eb3c1762=-51-
  #mail_and=-186- #mail_c4f0dfff4e8c1a8236409d08e73bc641cc11f4c8=-51-
  #mail_dd8f2338bae7501e3dd5ac78c273792f7d83545d=-51- #mail_fd3a5288f042b6850c66b31f09fe44734eb7990=-51- #mail_he=-205-
  #mail_mailto=-230- #mail_ronag=-77- #mail_ruyadorno=-77- #mail_she=-80- #mail_subject=181a #mail_with=139x
  #number_#number=-564- #number_#url=-487- #number_a=72r #number_accept=148a #number_add=-183- #number_after=-212-
  #number_ain't=-116- #number_all=-362- #number_allow=-236- #number_alpha=135a #number_alway=-205- #number_am=-179-
  #number_an=-56- #number_and=-44- #number_answer=-207- #number_any=-305- #number_are=-242- #number_as=-274-
  #number_ask=-125- #number_assign=-69- #number_at=133r #number_attempt=-104- #number_attribut=-54-
  #number_august=-177- #number_avoid=-238- #number_b=113a #number_bas=-155- #number_be=-312- #number_becaus=-40-
  #number_befor=-155- #number_beta=-163- #number_between=-30- #number_bind=-66- #number_bit=-229- #number_bits=-201-
  #number_block=-217- #number_box=-30- #number_bsd=-161- #number_btrf=-202- #number_built=-317- #number_but=-142-
  #number_byt=-152- #number_byte=-194- #number_c000=-145- #number_c99=-35- #number_cacheabl=-375- #number_call=-202-
  #number_can=-171- #number_cent=-184- #number_century=-252- #number_certificat=-164- #number_chang=-219-
  #number_char=-209- #number_character=-519- #number_charnelhous=-213- #number_chunk=-51- #number_client=-166-
  #number_cmak=-193- #number_code=-44- #number_column=-284- #number_command=-132- #number_compact=-228-
  #number_compatibility=-32- #number_compatibl=-48- #number_compiler=-103- #number_contain=-43- #number_context=-34-
  #number_conversation=-126- #number_could=-98- #number_count=-264- #number_cpack=-62- #number_creat=-31-
  #number_cups=-102- #number_customer=-114- #number_data=-130- #number_day=-52- #number_days=-317- #number_db8=-186-
  #number_default=-108- #number_degre=-311- #number_describ=-240- #number_desk=-191- #number_development=-94-
  #number_did=-102- #number_digit=-84- #number_disabl=-221- #number_dl=-103- #number_do=-233- #number_docs=-78-
  #number_documentation=-236- #number_does=-152- #number_domino=-116- #number_don't=-281- #number_done=83c
  #number_draft=-139- #number_e=-190- #number_each=-222- #number_ear=-176- #number_earlier=-73- #number_ecma=-116-
  #number_edition=-249- #number_eggs=-118- #number_either=-254- #number_eleven=-186- #number_encod=-179-
  #number_endif=-176- #number_ensur=-190- #number_entri=-273- #number_environment=-39- #number_etc=-146-
  #number_eth0=-160- #number_euro=-553- #number_everyth=-226- #number_except=-70- #number_exclud=-71-
  #number_execut=-325- #number_execv=-155- #number_extend=-90- #number_extension=-221- #number_f=-277-
  #number_fail=-239- #number_fals=-302- #number_faster=-138- #number_feet=-279- #number_fil=-407- #number_file=-325-
  #number_firefox=-111- #number_flag=-230- #number_flock=-64- #number_folder=-37- #number_follow=-214- #number_foo=-76-
  #number_for=-346- #number_form=-38- #number_format=297c #number_from=49a #number_full=-184- #number_function=-111-
  #number_g=-140- #number_garden=-32- #number_gb=-249- #number_gen=-257- #number_get=-241- #number_ghz=-68-
  #number_gib=-30- #number_git=-125- #number_glibc=-133- #number_go=-129- #number_graffitiist=-288- #number_group=-119-
  #number_gzip=-81- #number_h=-133- #number_has=-113- #number_have=-51- #number_hex=-251- #number_hey=-196-
  #number_hire=-256- #number_hour=-311- #number_how=-177- #number_however=-74- #number_hst=-149- #number_html=-45-
  #number_i=-165- #number_if=-313- #number_ignor=126a #number_implement=-111- #number_implementation=-128-
  #number_in=-162- #number_includ=-182- #number_inclusiv=-115- #number_index=-135- #number_indicat=-98-
  #number_inherit=-106- #number_instanc=-66- #number_instruction=-132- #number_interval=-65- #number_into=-295-
  #number_introduc=-174- #number_ipv6=-33- #number_is=-193- #number_it=-172- #number_it's=-141- #number_italo=-185-
  #number_jam=-51- #number_jeremiah=-51- #number_join=-104- #number_julien=-51- #number_june=-253- #number_k=-93-
  #number_kb=-160- #number_kernel=-112- #number_keys=-38- #number_kg=-265- #number_kib=-134- #number_kilobyt=-163-
  #number_kjv=-237- #number_label=-49- #number_languag=-73- #number_leav=-76- #number_len=-76- #number_lex=-42-
  #number_library=-210- #number_licens=-153- #number_life=-37- #number_lin=-347- #number_line=-284- #number_link=-60-
  #number_list=-242- #number_littl=-260- #number_lmt=-132- #number_look=-264- #number_lowest=-174- #number_lru=-107-
  #number_lt=-219- #number_m=-137- #number_mak=-34- #number_make=-161- #number_man=-183- #number_manual=-140-
  #number_map=-98- #number_march=-97- #number_mark=-38- #number_match=-51- #number_max=-44- #number_may=-595-
  #number_mb=-391- #number_mean=-74- #number_megabyt=-98- #number_messag=-97- #number_mib=-209- #number_michael=-51-
  #number_mil=-160- #number_million=-291- #number_min=-32- #number_minut=-511- #number_mlockall=-33- #number_mmap=-123-
  #number_mode=-145- #number_modul=-33- #number_month=-145- #number_more=-176- #number_mph=-90- #number_ms=-137-
  #number_multipl=-130- #number_must=-143- #number_myl=-51- #number_n=-30- #number_name=-104- #number_need=131a
  #number_network=-255- #number_never=-492- #number_nfs=-61- #number_no=-397- #number_nod=-74- #number_node=-32-
  #number_non=-292- #number_none=-236- #number_nor=-96- #number_normaliz=-116- #number_not=-151- #number_note=-30-
  #number_noth=-248- #number_npm=-260- #number_null=-131- #number_o=-342- #number_object=-33- #number_of=-440-
  #number_offset=-244- #number_okra=-42- #number_on=-228- #number_one=-180- #number_only=-342- #number_onward=-175-
  #number_operation=-123- #number_option=-70- #number_or=-146- #number_otherwis=-114- #number_oz=-246- #number_p=-91-
  #number_packag=-130- #number_packet=-79- #number_paint=-249- #number_patch=-282- #number_path=-99-
  #number_peopl=-137- #number_per=-92- #number_percent=-59- #number_perform=-38- #number_permit=-188- #number_pi=-154-
  #number_pixel=-90- #number_plus=-252- #number_pm=163a #number_point=-279- #number_poll=-31- #number_port=-254-
  #number_posix=-137- #number_pound=-236- #number_pr=-119- #number_print=-148- #number_problem=-64- #number_proces=-76-
  #number_program=-102- #number_proof=-196- #number_provid=-131- #number_provider=-73- #number_pthread=-115-
  #number_q=-95- #number_query=-145- #number_quotelimit=-126- #number_rais=-131- #number_random=-66- #number_read=-102-
  #number_real=-158- #number_releas=-89- #number_remov=-231- #number_request=-159- #number_requir=116a
  #number_respective=-71- #number_restrict=-202- #number_return=-113- #number_rfc=-48- #number_root=-55-
  #number_rows=-102- #number_run=-138- #number_s=-130- #number_safari=-111- #number_same=-49- #number_says=-168-
  #number_schema=-205- #number_search=-386- #number_second=-323- #number_security=-95- #number_see=-294-
  #number_send=-225- #number_sentenc=-90- #number_sep=-85- #number_servic=-153- #number_session=-41- #number_set=-194-
  #number_sets=-284- #number_sha=-46- #number_shall=-39- #number_shar=-102- #number_shell=-233- #number_should=-313-
  #number_show=-266- #number_signal=-62- #number_sinc=-184- #number_slic=-56- #number_so=77a #number_socket=93c
  #number_someon=-167- #number_specifi=-89- #number_specification=-53- #number_specify=-85- #number_stabl=-89-
  #number_standard=-87- #number_start=-233- #number_stat=-82- #number_step=-112- #number_stop=-271-
  #number_stream=-235- #number_styl=-118- #number_such=-245- #number_sup=-40- #number_support=-69- #number_symbol=-71-
  #number_syntax=-92- #number_system=-292- #number_t=-126- #number_tak=-138- #number_terminal=-85- #number_test=-57-
  #number_text=-220- #number_that=-279- #number_the=-151- #number_them=-158- #number_then=-142- #number_ther=-237-
  #number_thes=-74- #number_they=-110- #number_this=-347- #number_thousand=-108- #number_thre=-59-
  #number_through=-339- #number_tim=-363- #number_time=-241- #number_timer=-50- #number_to=53c #number_token=152r
  #number_true=-153- #number_tsp=-91- #number_tupl=-211- #number_turn=-94- #number_ula=-31- #number_unit=-177-
  #number_unknown=-92- #number_unles=-43- #number_until=-189- #number_up=-43- #number_upgrad=-274- #number_url=-101-
  #number_us=-220- #number_use=-184- #number_used=-186- #number_user=-162- #number_uses=-129- #number_utc=-101-
  #number_utf=-30- #number_utility=-36- #number_utim=-84- #number_validat=-89- #number_valu=-34- #number_variabl=-93-
  #number_version=-334- #number_w=-92- #number_was=-246- #number_way=-179- #number_we=-113- #number_week=-81-
  #number_what=-76- #number_when=-510- #number_wher=-161- #number_which=-220- #number_whil=-59- #number_who=-301-
  #number_width=-87- #number_will=-331- #number_with=-204- #number_without=-202- #number_word=-268-
  #number_workload=-33- #number_would=-297- #number_writ=-117- #number_x=-370- #number_xsi=-112- #number_year=78r
  #number_you=-374- #number_your=-251- #number_μs=-36- #secretfile_env=-71- #secretfile_etc=115c
  #secretfile_netrc=-261- #secretfile_ssh=107x #url_#number=105x #url_#url=-545- #url_a=-216- #url_acros=-93-
  #url_action=-343- #url_active=-86- #url_algorithm=-76- #url_and=238c #url_api=-85- #url_are=-243- #url_as=51x
  #url_associat=-121- #url_at=107p #url_becom=-160- #url_bufferutil=-174- #url_built=-31- #url_bunyan=-141-
  #url_but=-37- #url_by=-83- #url_c=-147- #url_changelog=-174- #url_chengzhong=-80- #url_ci=-216- #url_client=-174-
  #url_codecov=-115- #url_color=-220- #url_compliant=-117- #url_consola=-85- #url_coverall=-240- #url_darshan=-77-
  #url_dart=-94- #url_deps=-86- #url_dev=-86- #url_discussion=-186- #url_doc=-223- #url_download=-164-
  #url_eslint=-149- #url_every=214x #url_exampl=-212- #url_except=-154- #url_extension=-90- #url_file=-254-
  #url_filip=-80- #url_foo=-90- #url_for=-92- #url_format=-220- #url_fragment=-202- #url_from=108p #url_gett=-231-
  #url_github=-192- #url_go=-110- #url_grunt=-30- #url_has=-87- #url_host=-236- #url_http=-315- #url_iana=-90-
  #url_if=-167- #url_implementation=-85- #url_includ=-233- #url_instanc=-328- #url_instead=-255- #url_is=-452-
  #url_it=-314- #url_java=-150- #url_joye=-80- #url_json=-243- #url_kotlin=-111- #url_lad=-50- #url_library=-107-
  #url_licens=-272- #url_like=-58- #url_map=-62- #url_marco=-80- #url_mastodon=-204- #url_match=-96- #url_matteo=-80-
  #url_memo=-131- #url_method=-102- #url_modul=-139- #url_must=-213- #url_nam=-171- #url_next=-236- #url_nginx=-90-
  #url_no=87x #url_node=-223- #url_nodemailer=-30- #url_not=-69- #url_note=-168- #url_npm=-265- #url_object=-98-
  #url_of=71x #url_on=-272- #url_one=-67- #url_option=-157- #url_or=-390- #url_packag=-125- #url_paolo=-77-
  #url_path=-304- #url_per=-169- #url_permessag=-183- #url_port=-236- #url_postcs=-149- #url_powerful=-102-
  #url_punycod=-52- #url_query=-255- #url_refer=-208- #url_releas=-231- #url_respective=-37- #url_return=-30-
  #url_richard=-77- #url_robert=-77- #url_rust=-111- #url_ruy=-77- #url_scaffold=-50- #url_schweizer=-148-
  #url_security=-191- #url_see=-37- #url_serializehost=-90- #url_serializeinteger=-90- #url_serializepath=-90-
  #url_serializer=-90- #url_serializeurl=-90- #url_serializeurlorigin=-90- #url_server=-183- #url_session=-183-
  #url_settheusernam=-90- #url_specification=-133- #url_split=-103- #url_storybook=-173- #url_support=-237-
  #url_the=-357- #url_this=-158- #url_to=92p #url_tobia=-77- #url_travi=-100- #url_url=-221- #url_us=-49-
  #url_uses=-141- #url_utf=-109- #url_validat=-86- #url_version=-164- #url_we=-228- #url_when=-296- #url_which=-228-
  #url_winston=-141- #url_with=394x #url_without=161c #url_written=-112- #url_ws=-169- #url_yeoman=-30- a2_b2=-145-
  a48c2bee680e841632cd4e44f07496b3eb3c1762_shelley=-51- a_#agentfile=122p a_#number=-245- a_#secretfile=-280- a_a=-204-
  a_and=-332- a_anywher=-53- a_b=-246- a_baby=-103- a_bachelor=-217- a_backdoor=181c a_backend=-258- a_backer=-272-
  a_background=-51- a_backslash=-128- a_backup=-129- a_backward=-134- a_bad=-94- a_ball=-81- a_bank=237h a_bar=-187-
  a_bare=-268- a_barrier=-270- a_base=-295- a_base58check=-151- a_basic=-211- a_basketball=-82- a_bat=-204-
  a_batch=-330- a_battleship=-131- a_bcj=-116- a_beautiful=-196- a_bee=-148- a_beer=-262- a_befor=-178- a_beginn=-240-
  a_beginner=-268- a_best=-190- a_bet=-187- a_better=115x a_big=-289- a_bigger=-164- a_billion=-183- a_binary=-318-
  a_bind=-328- a_bird=-154- a_birth=-114- a_bit=145h a_black=-131- a_blank=-99- a_blind=-314- a_blob=-105-
  a_block=-427- a_body=-231- a_bodydecod=-84- a_bold=-52- a_bolt=-130- a_bom=-238- a_book=-193- a_boolean=-191-
  a_bore=-258- a_bot=49r a_bottl=-91- a_bound=-283- a_box=-478- a_boy=-88- a_brain=-192- a_branch=-265- a_brand=-170-
  a_break=-327- a_brick=-161- a_bridg=-85- a_brief=-344- a_bright=-183- a_broken=-59- a_brother=-148- a_browser=247p
  a_bsd=-176- a_bucket=-158- a_buffer=-243- a_bug=-268- a_build=-261- a_built=-204- a_bullet=-165- a_bump=-90-
  a_bunch=-105- a_bundl=-284- a_burst=-115- a_bus=-35- a_busines=-296- a_busy=-78- a_butterf=-233- a_button=-95-
  a_byte=-215- a_c=-258- a_cach=-226- a_cage=-87- a_calendar=-123- a_call=96p a_callback=-360- a_caller=-169-
  a_camel=-231- a_can=-55- a_cancelation=-271- a_candidat=-343- a_capability=-96- a_car=-250- a_card=-110-
  a_careful=-140- a_caret=-68- a_carriag=-238- a_case=-374- a_cat=-311- a_category=-119- a_caus=-145- a_cell=-43-
  a_centralis=-126- a_certain=-232- a_certificat=-330- a_cgroup=-155- a_chain=-158- a_chainsaw=-261- a_chanc=-241-
  a_chang=-492- a_changelog=-159- a_channel=-235- a_char=-86- a_character=97r a_chart=-278- a_chat=-278- a_cheap=-69-
  a_check=-318- a_checkpoint=-144- a_checksum=-93- a_chemist=144r a_chicken=-84- a_child=-384- a_childproof=-111-
  a_choic=-284- a_chroot=-106- a_chunk=-287- a_cipher=-45- a_circl=-246- a_circular=-135- a_city=-56- a_civil=-213-
  a_clas=-301- a_clean=191p a_clear=-273- a_clever=-141- a_cli=-141- a_click=179h a_client=-456- a_cliff=-243-
  a_clon=-316- a_clos=-229- a_cloud=-584- a_club=-31- a_cluster=-105- a_cmak=-76- a_cod=-307- a_code=42l a_cold=-228-
  a_collation=-36- a_colleagu=-118- a_collection=-96- a_colon=-312- a_color=-213- a_column=239h a_combination=-139-
  a_comma=-320- a_command=-241- a_comment=184x a_commercial=-122- a_commit=-138- a_committe=-44- a_common=-150-
  a_community=-136- a_compact=-114- a_compaction=-346- a_company=-272- a_comparator=-137- a_comparison=-220-
  a_compatibility=-75- a_compatibl=-156- a_compil=-113- a_compiler=-71- a_complet=-355- a_complex=-92-
  a_compliment=-206- a_component=-155- a_comprehensiv=-216- a_compress=-226- a_compression=-347- a_comput=-175-
  a_computer=-451- a_concern=-102- a_concis=-127- a_conditional=-138- a_config=-186- a_configurabl=-54-
  a_configuration=-266- a_conflict=-226- a_conjunction=-412- a_connect=-35- a_connection=116c a_consequenc=-288-
  a_considerabl=-172- a_consistent=-251- a_constant=-143- a_constraint=-364- a_constructor=-37- a_consumer=-35-
  a_container=-375- a_content=-306- a_contest=-183- a_context=-490- a_contiguou=-75- a_continuou=-131- a_contract=98x
  a_contraction=-218- a_control=-95- a_convenienc=-145- a_convenient=-57- a_conversation=-705- a_conversion=-234-
  a_cooki=-327- a_cookie=-59- a_cool=-163- a_copy=276x a_core=79p a_correct=-144- a_correlation=-149-
  a_correspond=-139- a_cosmetic=-91- a_cosmetologist=-160- a_cost=-72- a_costum=201r a_count=-155- a_counter=-114-
  a_coupl=-92- a_cow=-137- a_coward=-206- a_cpu=-124- a_cpuset=-255- a_crash=-198- a_credential=-267- a_crim=-139-
  a_criminal=290r a_crisi=-204- a_critic=-85- a_critical=-172- a_cros=-268- a_css=-191- a_cup=-47- a_curator=-226-
  a_curl=-171- a_currency=-382- a_cursor=-153- a_custom=-254- a_customer=-402- a_customiz=-111- a_cut=-393- a_d=-196-
  a_daemon=-148- a_dai=116x a_damag=-452- a_damn=-239- a_dangerou=-264- a_dangl=-323- a_dark=-322- a_dash=-166-
  a_data=-258- a_databas=-510- a_datagram=-182- a_date=-328- a_day=-602- a_de=-175- a_dead=-337- a_debian=-145-
  a_debug=-264- a_decimal=-158- a_decision=-55- a_dedicat=-107- a_deep=-267- a_default=-294- a_deferr=-92-
  a_definition=-284- a_delaunay=-61- a_delay=-271- a_delegat=-320- a_delegation=-226- a_delet=-363- a_delimiter=-138-
  a_democracy=-189- a_denial=98c a_dependency=-189- a_deployment=-89- a_deprecat=-31- a_description=-313- a_desir=-61-
  a_deskerror=-305- a_desktop=-94- a_destination=-318- a_detach=-101- a_detail=-365- a_deterministic=-96-
  a_deterrent=-159- a_dev=-210- a_developer=-273- a_devic=-351- a_dformat=-47- a_diagnostic=-177- a_dialog=205h
  a_diff=189h a_differenc=-138- a_different=-33- a_diffstat=-364- a_digest=-254- a_digital=-132- a_dime=-67-
  a_direct=36a a_direction=-103- a_directory=-327- a_dirty=-214- a_disabl=-206- a_discussion=-270- a_diseas=-160-
  a_disk=-455- a_display=-237- a_distanc=-107- a_division=-157- a_divorc=-224- a_dns=-89- a_doctor=87r a_document=-161-
  a_documentfragment=-31- a_dog=-203- a_dollar=-57- a_dom=-142- a_domain=-276- a_domexception=-40- a_don't=-112-
  a_door=-68- a_dos=-176- a_dot=80h a_dotfil=-113- a_dott=-179- a_doubl=-290- a_download=-207- a_dozen=-172-
  a_dpkg=-99- a_draft=-130- a_draw=-91- a_drawer=-86- a_dream=-252- a_drink=-73- a_driv=-234- a_drop=-284- a_dual=-44-
  a_dumb=-121- a_dump=149x a_duplicat=42x a_duration=-121- a_dynamic=-108- a_dynamical=-259- a_dynamit=-163- a_e=-35-
  a_f=-60- a_face=-153- a_fact=-105- a_factory=-252- a_fail=-362- a_failur=-396- a_fair=-203- a_fake=179h a_fall=-169-
  a_fallback=-213- a_fals=202h a_fami=-278- a_fan=-149- a_fast=-235- a_faster=-177- a_fat=-99- a_fatal=-332-
  a_father=-147- a_fault=-306- a_featur=-338- a_federal=-191- a_feel=-115- a_femal=-178- a_fenc=-180- a_fetch=-226-
  a_few=-374- a_fido=-235- a_field=41x a_fifo=-349- a_fifth=-138- a_file=-286- a_filemark=-230- a_filenam=-164-
  a_filesystem=-233- a_film=-265- a_filter=-330- a_find=-489- a_fine=-187- a_finger=-33- a_finish=-299- a_finit=-46-
  a_fire=-153- a_firewall=-277- a_first=-302- a_fish=-229- a_five=-164- a_fix=-224- a_flag=-183- a_flat=-131-
  a_flaw=-282- a_fleet=-83- a_flight=-202- a_float=-67- a_flower=-47- a_flush=-71- a_folder=-477- a_follow=-263-
  a_font=-148- a_fool=-323- a_foolish=-207- a_forc=-258- a_foreign=-377- a_forest=-112- a_fork=-304- a_form=-425-
  a_format=-350- a_fortun=-75- a_forward=-119- a_four=-114- a_fox=-336- a_fraction=-313- a_fram=-218- a_framework=-130-
  a_freak=-204- a_fresh=207p a_friend=-417- a_frog=-214- a_from=-136- a_ful=-156- a_full=-416- a_function=-249-
  a_fundamental=-178- a_funny=-172- a_further=-353- a_futur=-326- a_game=163l a_gas=-336- a_gate=-183- a_gather=-166-
  a_gcloud=-112- a_general=-327- a_generat=-91- a_generator=-310- a_giant=-304- a_gift=-161- a_girl=-261- a_git=-74-
  a_gitattribut=-108- a_github=-305- a_gitignor=-38- a_given=-457- a_glas=-134- a_glob=-121- a_global=-103-
  a_globstar=-66- a_glyph=-138- a_gnu=-175- a_go=52h a_goal=-336- a_golden=-128- a_good=-208- a_googl=-116-
  a_gorgeou=-302- a_government=-211- a_grammar=-133- a_grand=-92- a_grant=-304- a_graph=-154- a_grav=-142-
  a_great=-295- a_greater=-174- a_green=162h a_ground=-92- a_group=-324- a_guarante=-129- a_guard=185p a_gues=-76-
  a_guest=65a a_guid=-263- a_gun=-241- a_guy=-184- a_habit=90p a_hacker=109r a_half=-344- a_halo=-90- a_hamburger=-242-
  a_hammer=-387- a_hand=-192- a_handl=-106- a_handler=-209- a_happy=-248- a_hard=-218- a_hardwar=-101- a_harmles=126h
  a_hash=-288- a_he=-238- a_head=-359- a_header=-162- a_heap=-185- a_heart=-56- a_help=-134- a_helper=-261- a_hex=-144-
  a_hexadecimal=-294- a_hidden=260c a_hierarchical=-56- a_hierarchy=-204- a_high=-350- a_higher=192a a_hint=-304-
  a_history=-395- a_hit=-232- a_holder=-252- a_hole=-213- a_home=-631- a_hook=-251- a_hookmap=-163- a_horribl=-142-
  a_hors=-182- a_host=-606- a_hostnam=-102- a_hot=-142- a_hous=-122- a_http=-429- a_huge=-113- a_human=76r
  a_hundr=-156- a_hunk=-112- a_husband=-122- a_hyphen=-271- a_hypothetical=-120- a_in=-89- a_ipv6=-35- a_is=-339-
  a_jar=-43- a_java=-146- a_javascript=-296- a_join=-117- a_joinabl=-127- a_journal=-409- a_journey=-244- a_jsdom=-59-
  a_jsonl=-185- a_judg=-261- a_judgment=-155- a_k=-127- a_kernel=-277- a_key=-62- a_keystor=-34- a_keyv=-89-
  a_kill=-109- a_kind=-203- a_kludg=-82- a_knif=-159- a_known=-76- a_koa=-50- a_la=-282- a_label=-226- a_languag=168l
  a_larg=-231- a_larger=-206- a_last=-337- a_later=-252- a_launch=148p a_law=-268- a_lawyer=-290- a_layer=-98-
  a_layout=-70- a_lazy=-236- a_lead=-276- a_leaf=-287- a_leaflet=-50- a_leap=-157- a_leas=-76- a_legacy=-207-
  a_legal=-367- a_length=-173- a_lesskey=-136- a_letter=-420- a_level=-334- a_library=-49- a_licenc=-415- a_licens=89r
  a_lie=121h a_life=-252- a_lifetim=-112- a_light=-264- a_lighthous=-67- a_lightweight=-151- a_like=-123- a_limit=-310-
  a_limitation=-157- a_line=52p a_link=-105- a_linker=-105- a_list=-253- a_listener=51p a_literal=-74- a_littl=-414-
  a_liv=-315- a_live=-263- a_load=72h a_local=-185- a_localization=-275- a_location=-247- a_lock=-387- a_log=-486-
  a_logical=-135- a_login=-239- a_lollipop=-121- a_lone=-252- a_long=60h a_longer=-165- a_look=-520- a_loon=-191-
  a_loop=-147- a_lost=-186- a_lot=-365- a_loud=-247- a_low=-263- a_lower=-117- a_lowercas=-157- a_m=-119- a_mac=-166-
  a_machin=214r a_macro=-521- a_mad=-233- a_mail=158x a_mailman=-136- a_main=-266- a_major=-179- a_makefil=-176-
  a_malform=-189- a_maliciou=-253- a_man=-407- a_manag=-91- a_manager=-207- a_mandatory=-215- a_manner=-66-
  a_manual=-273- a_map=-279- a_maplibr=-50- a_mapp=-168- a_mark=-182- a_mask=-301- a_mass=-146- a_master=-163-
  a_match=-276- a_matcher=-97- a_mathematician=-225- a_matter=-94- a_max=-64- a_maximum=-201- a_maze=-78- a_meal=-196-
  a_mean=-215- a_measur=-89- a_mechanism=-158- a_media=-81- a_medium=-128- a_member=-265- a_memory=-313- a_menu=-57-
  a_mere=-52- a_merg=-309- a_messag=-270- a_meta=-134- a_metadata=-331- a_method=-319- a_mig=-34- a_mile=-119-
  a_million=-260- a_millisecond=-141- a_mime=-171- a_mind=-123- a_minimal=-69- a_minimum=-179- a_minor=-103-
  a_minu=-228- a_minut=58a a_miracl=-194- a_mirror=-171- a_mismatch=-32- a_miss=70h a_mistak=68h a_mistyp=-197-
  a_mix=-70- a_mixin=-102- a_mixtur=-161- a_mode=-76- a_model=-286- a_modern=-332- a_modul=-234- a_moment=-52-
  a_month=-395- a_monument=-205- a_more=-474- a_mother=-237- a_mount=-106- a_mountain=-185- a_mous=-161- a_mov=-148-
  a_move=-148- a_much=-117- a_multi=-120- a_multicast=-328- a_multipl=-162- a_multithread=-40- a_murder=-178-
  a_musical=-100- a_mutex=-79- a_n=-191- a_nail=-299- a_nam=-127- a_name=-431- a_nan=-80- a_nation=-268- a_nativ=-131-
  a_natural=-154- a_nearby=-192- a_need=-336- a_negat=-54- a_negativ=-240- a_negotiat=-36- a_neighbour=-90-
  a_nest=-178- a_netgroup=-268- a_netscap=-137- a_network=-198- a_new=-300- a_newer=101o a_newlin=-193- a_news=-97-
  a_newspaper=-133- a_nice=-347- a_nickel=-59- a_night=106x a_nobl=-136- a_node=39c a_non=-144- a_nonblock=-169-
  a_nonc=-88- a_nonempty=-73- a_nonexistent=-133- a_nonnegativ=-105- a_nonpositiv=-32- a_nonsettabl=-152-
  a_nonstandard=-221- a_nonzero=-131- a_noop=-58- a_normal=-378- a_normaliz=-188- a_not=-100- a_note=134p a_notic=176h
  a_notification=-384- a_noun=-175- a_novic=-163- a_nuclear=-261- a_nul=-187- a_null=-242- a_number=-300-
  a_numeric=-128- a_obviou=-32- a_one=-221- a_option=-225- a_or=-71- a_out=-308- a_pack=-150- a_packag=-325-
  a_packet=-226- a_page=-405- a_pain=-220- a_pair=-160- a_palett=-93- a_pane=-221- a_paper=-170- a_paragraph=-225-
  a_parallel=-58- a_parameter=-176- a_parent=-253- a_park=-358- a_pars=-89- a_parser=-146- a_part=-393- a_partial=-217-
  a_particular=-240- a_partition=-236- a_party=-371- a_pass=-504- a_passiv=-37- a_passphras=-54- a_password=-120-
  a_past=-381- a_patch=-247- a_path=-283- a_pathnam=-137- a_pattern=-243- a_paus=-199- a_pax=-115- a_payload=-199-
  a_pc=-127- a_pdb=-135- a_peanut=-270- a_pen=-233- a_pencil=-217- a_penny=-251- a_per=-330- a_percent=-317-
  a_percentag=-104- a_perfect=-214- a_performanc=-69- a_period=-225- a_perl=-182- a_permanent=168p a_permission=-189-
  a_persistent=-107- a_person=-757- a_pessimist=-158- a_phon=-285- a_phras=-329- a_physicist=-110- a_pictur=47x
  a_piec=-217- a_pig=-245- a_pin=-235- a_pinentry=-205- a_pinn=-41- a_pipe=-357- a_pipelin=-104- a_pirat=-346-
  a_pkcs=-170- a_pkey=-76- a_plac=-546- a_placeholder=-183- a_plain=-180- a_plan=-86- a_platform=-194- a_pleasant=-54-
  a_plugin=-516- a_plus=-40- a_png=-354- a_poem=212l a_point=-350- a_pointer=-159- a_pole=-32- a_policy=-364-
  a_politician=-180- a_polygon=-116- a_poor=-204- a_port=-144- a_portabl=-407- a_portion=-52- a_position=-222-
  a_positiv=-184- a_posix=-234- a_possib=-293- a_possibl=-122- a_post=77x a_postcard=-220- a_postgresql=-275-
  a_postinstall=190p a_potential=-97- a_pound=-103- a_power=-449- a_powerful=-160- a_pre=164p a_preced=-220-
  a_precision=-70- a_predefin=-66- a_predominanc=-49- a_prefix=-335- a_prepar=-248- a_preposition=-137-
  a_prereleas=-66- a_prerequisit=-142- a_pretty=-119- a_previou=-205- a_previous=-274- a_pric=-119- a_prim=-158-
  a_primary=-117- a_primitiv=-76- a_priority=-254- a_privat=104h a_privileg=52a a_prob=-234- a_problem=-303-
  a_problematic=-133- a_proc=-173- a_procedur=-193- a_proces=-300- a_process=-106- a_product=-199- a_production=-202-
  a_professor=-74- a_profil=-114- a_program=-484- a_programm=-178- a_programmer=-362- a_progres=-42- a_project=-204-
  a_prolog=-82- a_promis=-163- a_promotion=-152- a_prompt=-459- a_proper=-235- a_property=-177- a_proposal=-517-
  a_protocol=-68- a_provenanc=-92- a_proverb=-87- a_provider=-526- a_proxy=143c a_pseudo=-140- a_pseudoterminal=-64-
  a_public=94x a_publication=-132- a_pull=-454- a_pure=-223- a_purg=-359- a_purpos=-237- a_push=-291- a_q=-36-
  a_qt=-142- a_quarter=-335- a_query=-468- a_question=-467- a_queu=-173- a_quick=-254- a_quiet=-297- a_quot=-357-
  a_quota=-97- a_race=-108- a_radiu=-137- a_raid=-119- a_random=-340- a_randomiz=-251- a_rang=-199- a_rat=-40-
  a_rather=-198- a_raw=-188- a_re=-44- a_read=-470- a_readabl=115x a_reader=-231- a_real=-538- a_reason=57h
  a_reasonab=-38- a_reasonabl=-235- a_rebas=-200- a_receipt=-353- a_recent=-124- a_recip=-419- a_recommend=-170-
  a_record=-608- a_rectangl=-177- a_red=-78- a_redirect=-193- a_reduc=-130- a_ref=-157- a_referenc=-352- a_reflog=-129-
  a_refusal=38h a_regex=-80- a_regexp=-36- a_region=-163- a_regional=-200- a_register=-264- a_regression=-180-
  a_regular=-339- a_relation=-180- a_relationship=-48- a_relativ=-164- a_releas=-383- a_reliabl=-195- a_remark=-165-
  a_remedy=-59- a_reminder=99p a_remov=-396- a_removal=-299- a_renam=-157- a_rep=64h a_repair=-313- a_repetition=-122-
  a_replac=-75- a_replacement=-177- a_replay=-337- a_replication=-101- a_repo=192p a_report=192h a_repository=-511-
  a_reputation=-83- a_request=-368- a_requir=-105- a_requirement=-283- a_reset=208x a_resolv=-237- a_resourc=-195-
  a_respons=-373- a_restart=-179- a_restrict=-106- a_result=-467- a_resync=-112- a_return=-125- a_revers=83c
  a_review=65h a_reviewer=34p a_revision=-137- a_rich=-198- a_right=177a a_ring=-128- a_ritz=-155- a_river=-270-
  a_robust=-42- a_rock=-100- a_role=-241- a_roll=-172- a_room=-279- a_root=185r a_rotation=-82- a_round=-99-
  a_rout=-68- a_router=-225- a_row=-390- a_rule=80p a_ruleset=-134- a_run=-361- a_runn=-344- a_s=-81- a_safe=86p
  a_safeguard=-86- a_safety=152a a_saint=-108- a_sampl=-310- a_sandbox=-85- a_sandwich=-169- a_sane=-126-
  a_scalar=-260- a_scan=196x a_schedul=117p a_schem=-118- a_schema=-368- a_scienc=-122- a_scop=-147- a_screen=-545-
  a_screenshot=236x a_script=-305- a_scroll=-127- a_search=-404- a_seat=-106- a_seccomp=-65- a_second=347p
  a_secret=-426- a_section=-204- a_sector=-111- a_secur=-119- a_security=-213- a_seed=-222- a_segment=-109-
  a_select=-158- a_self=-122- a_semaphor=-58- a_semi=-30- a_semicolon=-129- a_sens=-72- a_sentenc=-496- a_separat=-249-
  a_separator=-44- a_sequenc=-228- a_seri=-160- a_serial=-123- a_serialization=-35- a_seriou=-219- a_serpent=-154-
  a_server=-46- a_servic=299p a_session=-793- a_set=-373- a_sett=-120- a_shallow=-227- a_shar=-298- a_sharp=-170-
  a_sheet=-259- a_shell=256c a_shill=-267- a_short=-333- a_shortcut=41p a_shorter=-68- a_shorthand=-71- a_sibl=-102-
  a_side=-126- a_sighup=-225- a_sign=-405- a_signal=-175- a_signalfd=-44- a_signatur=36c a_significant=-219-
  a_sigsegv=-119- a_sil=-122- a_silenc=-214- a_silent=-364- a_similar=-200- a_simpl=-381- a_singl=-350-
  a_situation=-141- a_six=-95- a_size=-108- a_skill=164p a_skinny=-146- a_slash=-274- a_slav=-157- a_slight=-155-
  a_slip=114h a_slot=-300- a_slow=-298- a_small=-685- a_smaller=-52- a_smart=-167- a_smil=-230- a_snapshot=-356-
  a_snark=-63- a_snippet=-207- a_social=-107- a_sock=-183- a_socket=-223- a_soft=-178- a_softwar=138h a_solid=-168-
  a_solution=-161- a_somewhat=-134- a_song=-189- a_sort=-85- a_sourc=-348- a_sourcemap=-98- a_sourcmap=-156-
  a_spac=-144- a_span=-59- a_spars=-181- a_spe=-36- a_special=-224- a_specializ=-39- a_specifi=-116- a_specific=-383-
  a_speed=-63- a_spell=-112- a_spher=-60- a_spin=-111- a_spirit=-42- a_split=-80- a_spoken=-128- a_squar=-76-
  a_stabl=-241- a_stack=-119- a_stag=-446- a_stal=-104- a_stall=-59- a_stand=99p a_standalon=-161- a_standard=-226-
  a_star=-279- a_starship=-205- a_start=-378- a_stat=-273- a_statement=-251- a_statesman=-150- a_static=-206-
  a_statical=-38- a_statistical=-95- a_statu=-302- a_step=-172- a_stick=-161- a_stolen=-266- a_stop=-230- a_stor=-777-
  a_storag=-250- a_store=-247- a_story=-103- a_str=-241- a_straight=108h a_strang=-186- a_stranger=65x a_stream=-474-
  a_strict=-235- a_strif=-183- a_strong=-264- a_struct=-108- a_structur=-75- a_student=-111- a_styl=-223- a_sub=85p
  a_subclas=-232- a_subdirectory=-228- a_subject=-332- a_submenu=-243- a_submodul=-202- a_subscription=-355-
  a_subsequent=-185- a_subset=-148- a_substantial=-110- a_subsystem=-123- a_succes=39h a_successful=-369-
  a_sudden=-221- a_sufficient=-202- a_suffix=-71- a_suggest=-169- a_suggestion=-279- a_suitabl=-317- a_summary=-149-
  a_superset=-216- a_superuser=-336- a_suppli=-238- a_support=64r a_surpris=-150- a_surrogat=-140- a_swap=-258-
  a_switch=-290- a_symbol=-144- a_symbolic=-235- a_symlink=-193- a_sync=146h a_synchronou=-172- a_synonym=-134-
  a_syntax=-168- a_systemd=92p a_tab=-65- a_tabl=-157- a_tag=-301- a_tags=-126- a_tail=-50- a_taken=-146- a_tall=-212-
  a_tap=-88- a_tape=-242- a_tar=-227- a_target=35p a_task=65p a_tast=-68- a_tcl=-226- a_tcp=-198- a_teahous=-86-
  a_team=-369- a_technological=-70- a_telephon=-298- a_television=-110- a_templat=-129- a_temporary=-298- a_tenth=-69-
  a_term=-71- a_terminal=-85- a_terminat=-121- a_terribl=-152- a_test=104a a_texinfo=-59- a_text=-544- a_textual=-115-
  a_th=171a a_thank=-311- a_that=-246- a_the=-190- a_theoretical=-93- a_theory=-104- a_thief=63r a_thin=-88-
  a_think=-231- a_third=-181- a_thorough=-191- a_thought=34r a_thousand=-217- a_thre=-130- a_thread=-304- a_throw=-298-
  a_ticket=-84- a_tie=-148- a_time=-273- a_timeout=-243- a_timer=55p a_timestamp=-329- a_tiny=-119- a_titl=-358-
  a_tmpf=-289- a_to=-135- a_token=-480- a_tokenizer=-223- a_tool=-520- a_topic=-406- a_total=-239- a_town=-108-
  a_tpm=-47- a_trac=-273- a_trademark=-220- a_traditional=-115- a_traffic=-157- a_trail=-191- a_transaction=-296-
  a_transform=-129- a_transformation=-88- a_transient=-157- a_translation=-50- a_transport=-34- a_tree=-80-
  a_triangl=-90- a_true=167r a_try=-271- a_tsconfig=-114- a_ttl=-81- a_tty=-313- a_tunnel=204c a_tupl=-36- a_turn=-511-
  a_two=-196- a_txt=119l a_typ=-295- a_type=-202- a_typedarray=-39- a_typeerror=-60- a_typescript=-164- a_typical=-164-
  a_tyrant=-113- a_u=-104- a_uint32array=-55- a_uint8array=-159- a_unicod=-80- a_unicorn=-52- a_unifi=-212-
  a_uniform=-30- a_uniqu=-154- a_unix=-244- a_uri=-342- a_url=149x a_us=-322- a_use=-334- a_useful=-331-
  a_usernam=-379- a_utf=-180- a_utility=-72- a_vacuum=-170- a_valid=-339- a_validat=-75- a_validation=-46- a_valu=-166-
  a_variabl=-80- a_vast=-225- a_vector=-98- a_vendor=-255- a_verbatim=214l a_verbos=-260- a_version=-379- a_very=-280-
  a_vfp=-88- a_view=-248- a_virtual=-403- a_visibl=-244- a_visit=-43- a_visual=-253- a_vm=-276- a_voic=138x a_void=-58-
  a_volum=-286- a_vxlan=-129- a_wait=-92- a_walk=-83- a_wall=-108- a_war=-99- a_warm=-211- a_warn=-361- a_watch=-241-
  a_way=139h a_weak=-211- a_weapon=141r a_web=-417- a_webhook=-129- a_websocket=-311- a_week=-254- a_weight=-76-
  a_well=-113- a_when=-126- a_wher=-40- a_whil=-324- a_whiskey=-269- a_whit=-84- a_whol=-473- a_whorehous=-56-
  a_wide=-167- a_widget=-244- a_wife=-233- a_wild=-198- a_wildcard=131p a_will=-164- a_window=-528- a_winner=-241-
  a_wise=-128- a_wish=-98- a_with=-119- a_wolf=-269- a_woman=-317- a_wonderful=-194- a_word=-121- a_work=-137-
  a_workaround=-194- a_worker=-173- a_workflow=-212- a_workspac=-280- a_worktre=-310- a_world=-184- a_wrapper=-175-
  a_writ=-187- a_writer=-334- a_wrong=166h a_x=-158- a_yaml=-151- a_year=-301- a_yes=46h a_young=-262- a_younger=-424-
  a_z=-44- a_za=-72- a_zero=-266- a_zip=219x a_zone=-105- a_zoneddatetim=-49- a_zoom=-202- abandon_the=-81-
  abandon_when=-33- abbrev_commit=-83- abbreviat_as=-116- abc_a=-49- abc_g=-236- abi_and=-81- abi_is=-76-
  abi_softfp=-65- ability_is=-130- ability_to=-393- able_right=-59- abort_a=-142- abort_by=-177- abort_if=-112-
  abort_or=-43- abort_the=-267- abort_whil=-49- abort_with=-41- abortsignal_limit=-34- about_#number=-194-
  about_a=-392- about_all=-225- about_and=-274- about_any=-133- about_as=-86- about_be=-172- about_blank=-65-
  about_byte=-65- about_cloud=-226- about_configur=-185- about_data=187h about_deimo=-97- about_disabl=-120-
  about_do=-59- about_drug=-193- about_each=-210- about_file=232h about_grow=-162- about_half=-102- about_her=291a
  about_him=102h about_himself=-73- about_his=-179- about_how=-135- about_it=-210- about_its=-156- about_json=-34-
  about_life=-174- about_love=-204- about_me=-69- about_memory=128h about_music=-132- about_my=-162- about_not=175o
  about_noth=-215- about_one=-216- about_other=-305- about_peopl=-212- about_pg=-82- about_rul=-167- about_safety=242o
  about_search=-281- about_sex=-40- about_someon=-219- about_someth=-194- about_such=-78- about_target=-137-
  about_that=-247- about_the=164h about_them=-318- about_thes=-206- about_this=212h about_to=-106- about_tone=-73-
  about_twenty=-158- about_two=-249- about_us=-220- about_what=-153- about_wher=244h about_which=-396-
  about_window=-208- about_writ=-311- about_you=-276- about_your=179l abov_#number=-595- abov_all=-444- abov_and=-140-
  abov_are=-138- abov_but=-113- abov_can=-274- abov_code=-242- abov_command=-258- abov_copyright=-305-
  abov_exampl=-287- abov_except=-182- abov_for=-170- abov_has=72o abov_if=-106- abov_in=68l abov_is=153o abov_it=-255-
  abov_its=-160- abov_limit=-122- abov_or=-217- abov_path=-176- abov_prefer=-167- abov_see=-235- abov_the=-447-
  abov_this=134o abov_to=-293- abov_under=-168- abov_use=231o abov_which=-184- abov_will=-254- abov_you=-169-
  abov_zero=-275- abrupt_chang=-160- absenc_mak=-95- absent_cost=-57- absolut_path=-157- absolut_then=-108-
  absolute_noth=-145- abstain_from=-129- abstract_syntax=-181- ac_#number=-63- accelerator_typ=-306-
  accelerator_type=-305- accent_and=-127- accent_set=-159- accept_#number=-240- accept_a=-188- accept_all=235a
  accept_an=-285- accept_and=-410- accept_any=-264- accept_as=-150- accept_but=-68- accept_by=-268-
  accept_connection=-281- accept_encod=-416- accept_every=187h accept_for=-290- accept_if=-223- accept_in=-239-
  accept_ipv4=-42- accept_list=-211- accept_only=-186- accept_other=-174- accept_pull=-189- accept_the=-42-
  accept_then=-403- accept_this=-356- accept_to=-65- accept_valu=-135- acceptabl_to=-363- acceptabl_valu=-164-
  acces_all=-164- acces_and=36r acces_as=-186- acces_by=-143- acces_config=-232- acces_control=-217- acces_fil=-172-
  acces_file=-190- acces_for=196a acces_fs=-339- acces_is=-452- acces_it=-204- acces_level=-208- acces_memory=-160-
  acces_method=-349- acces_mode=-293- acces_of=-100- acces_or=-313- acces_permission=-220- acces_policy=-162-
  acces_privileg=-204- acces_right=-116- acces_that=-136- acces_the=-475- acces_this=-98- acces_time=-217-
  acces_to=-134- acces_token=-123- acces_type=-177- acces_us=-99- acces_was=-380- acces_with=-227- access_and=-77-
  access_by=-185- access_fil=-190- access_in=-165- access_the=-252- access_through=-66- access_us=-109-
  access_via=-202- accessibility_guidelin=-143- accessibl_addres=-214- accessibl_by=-271- accessibl_from=-187-
  accessibl_name=-306- accessibl_through=-197- accessibl_to=-189- accessibl_via=-223- accidental_chang=-108-
  accompani_by=-48- accomplish_this=-238- accomplish_with=-156- accord_to=-426- accordanc_with=-287- account_and=-313-
  account_are=212a account_can=-128- account_credential=-344- account_does=-539- account_doesn't=-206-
  account_folder=184x account_for=-335- account_has=129a account_holder=234a account_id=-185- account_in=-187-
  account_is=124a account_it's=-213- account_must=-355- account_number=-201- account_of=163x account_or=-134-
  account_packag=-144- account_that=-171- account_the=95a account_this=-212- account_to=147a account_token=-155-
  account_when=-270- account_will=-256- account_with=248c accumulat_iteration=-113- accurat_as=-72- accurate_stat=-71-
  achiev_by=-232- achiev_the=-186- achiev_this=-193- acknowledg_is=-82- acknowledg_messag=-72- acorn_#url=-35-
  acquir_a=-275- acquir_all=-152- acquir_http=-151- acquir_one=-154- acquir_scop=-97- acquir_the=-84- acros_a=-276-
  acros_all=-258- acros_an=-53- acros_different=-133- acros_execv=-58- acros_implementation=-231- acros_interfac=-31-
  acros_kernel=-115- acros_multipl=-74- acros_system=-121- acros_the=-340- act_according=143o act_and=113h act_as=-127-
  act_from=-193- act_like=160r act_of=-294- act_on=87a act_upon=-284- act_without=150r acta_permission=-204-
  action_and=-203- action_are=-202- action_associat=-100- action_by=-59- action_can=-155- action_ci=-125-
  action_for=-224- action_from=-61- action_has=-69- action_imag=-343- action_in=-272- action_is=-506- action_logg=-148-
  action_must=-404- action_of=-240- action_on=-35- action_perform=-127- action_requir=-201- action_stat=-236-
  action_that=-223- action_ther=-224- action_to=-300- action_type=-217- action_url=-343- action_via=-136-
  action_will=-186- activ_#number=-228- activ_account=-567- activ_and=-214- activ_backup=-237- activ_flag=-192-
  activ_one=-172- activ_profil=-396- activ_stat=-136- activ_subset=-72- activ_the=-208- activ_user=-252-
  activat_a=-111- activat_at=-357- activat_servic=-176- activat_the=-95- activat_when=-66- activation_is=-79-
  activation_request=-292- active_sponsor=-86- acts_as=-207- acts_like=-91- acts_of=-266- actual_a=-109- actual_be=-89-
  actual_call=-118- actual_chang=-128- actual_commit=-169- actual_file=-307- actual_get=-218- actual_it=-77-
  actual_javascript=-65- actual_just=-243- actual_load=-118- actual_request=-139- actual_send=99x actual_size=-87-
  actual_system=-110- actual_the=-135- actual_typ=-46- actual_used=-139- actual_valu=-118- actual_version=-76-
  ad_bit=-150- ad_domain=-178- adapter_and=-31- adapter_creat=-31- adapter_instanc=-93- add_#number=-211- add_a=204p
  add_additional=-267- add_addr=-222- add_alia=-199- add_all=-121- add_amaz=-101- add_an=-173- add_and=-454-
  add_any=-183- add_as=-244- add_at=-68- add_automatical=-79- add_by=-284- add_chang=-160- add_command=-241-
  add_custom=-285- add_default=-397- add_definition=-107- add_delet=-322- add_docs=-85- add_duplicat=-179- add_ed=-181-
  add_executabl=-69- add_function=-96- add_in=-278- add_inflect=-37- add_it=229p add_jar=-187- add_keys=-195-
  add_later=-100- add_library=-41- add_manpag=-228- add_me=342p add_membership=-183- add_more=-439- add_multipl=-103-
  add_new=-270- add_on=-191- add_one=-342- add_or=-411- add_other=-220- add_our=340p add_path=-103- add_remov=-447-
  add_replac=-334- add_seal=-210- add_sinc=-268- add_so=-401- add_some=-176- add_support=-69- add_tabl=-306-
  add_ten=-70- add_test=-182- add_the=236p add_them=-400- add_this=-162- add_to=-526- add_two=-98- add_up=-67-
  add_watch=-31- add_when=-381- add_with=-207- add_your=-483- add_yourself=-184- addbom_fals=-174-
  addeventlistener_uncapturederror=-136- addfd_flag=-57- addformat_api=-136- addformat_method=-140- addition_a=-106-
  addition_for=-130- addition_if=-64- addition_most=-169- addition_no=-208- addition_of=-176- addition_properti=-253-
  addition_the=-138- addition_to=-405- addition_zero=-119- additional_#number=-37- additional_all=-71-
  additional_argument=-304- additional_be=-114- additional_capabiliti=-51- additional_character=-111-
  additional_check=-69- additional_configuration=-152- additional_debug=-109- additional_detail=-151-
  additional_error=-99- additional_field=-201- additional_fil=-36- additional_flag=-92- additional_if=-81-
  additional_information=-170- additional_item=-142- additional_keyword=-32- additional_member=-165-
  additional_option=-104- additional_parameter=-128- additional_properti=-69- additional_record=-244-
  additional_restriction=-137- additional_sanitiz=-113- additional_security=-41- additional_support=-124-
  additional_tablespac=-142- additional_the=-265- additional_type=-30- additionalproperti_at=-110-
  additionalproperti_i=-99- additionalproperti_keyword=-39- additionalproperti_to=-68- additionalproperti_you=-118-
  addkeyword_api=-37- addmetaschema_method=-40- addon_api=-101- addr_#number=-115- addr_and=-131- addr_argument=-39-
  addr_is=-141- addr_sub=-222- addres_#number=-116- addres_a=-220- addres_addr=-218- addres_and=-229- addres_are=161x
  addres_as=95a addres_befor=-264- addres_below=166x addres_book=154x addres_but=-30- addres_can=-110-
  addres_cnam=-180- addres_content=-179- addres_fami=-118- addres_famili=-135- addres_for=-245- addres_from=-169-
  addres_inspector=-95- addres_is=-486- addres_may=-95- addres_must=-263- addres_of=-276- addres_on=123x
  addres_or=-137- addres_pattern=-97- addres_rang=-126- addres_singl=-55- addres_spac=-337- addres_specifi=-38-
  addres_str=-316- addres_structur=-42- addres_that=132x addres_the=131x addres_to=-379- addres_type=-50-
  addres_v4=-154- addres_v6=-103- addres_was=-251- addres_wher=-150- addres_will=-196- addres_with=-226-
  address_#number=-142- address_acros=-31- address_and=-313- address_are=-181- address_assign=-101- address_can=-51-
  address_from=-211- address_in=-255- address_jwts=-266- address_like=-178- address_mode=-352- address_of=-290-
  address_or=-111- address_quick=-206- address_that=-254- address_to=66o address_which=-298- address_will=-265-
  address_with=-322- addrlen_is=-195- adds_#number=-99- adds_a=-272- adds_an=-185- adds_and=-285- adds_any=-266-
  adds_one=-178- adds_optional=-46- adds_some=-51- adds_styl=-182- adds_support=-189- adds_the=-233- adds_thread=-65-
  adds_useful=-47- adds_what=-291- adduser_#number=-227- adduser_system=-191- adduser_will=-39- adher_to=-170-
  adj_offset=-152- adjacent_to=-152- adjtim_#number=-142- adjust_the=-349- adjustment_perform=-142- admin_account=193c
  admin_capability=-198- admin_cluster=-357- admin_guid=-272- admin_of=-286- admin_panel=-95- admin_right=94a
  administrator_and=158a administrator_can=-279- administrator_has=159a administrator_manual=-147-
  administrator_may=-270- administrator_of=-173- administrator_right=-189- administrator_to=-288- adopt_a=41r
  adopt_the=-63- adorno_#mail=-77- advanc_featur=-93- advanc_in=-159- advanc_the=-49- advanc_to=-92- advantag_of=-159-
  advantag_that=-301- advantag_to=-226- adventur_over=-157- advers_condition=-63- advertis_the=-176- advic_is=-188-
  advic_to=-217- advic_valu=-61- advis_to=-261- advisabl_to=-168- advisory_lock=-77- advocat_of=222r af_inet=-241-
  af_inet6=-175- af_unix=-161- affair_of=-129- affect_all=-184- affect_any=-189- affect_binary=-40- affect_both=-91-
  affect_by=-105- affect_every=-136- affect_how=-66- affect_it=-210- affect_only=-345- affect_other=-130-
  affect_the=-282- affinity_mask=-45- afford_it=-96- afford_to=-134- afil_the=-80- afraid_of=-284- afraid_to=-233-
  after_#number=-348- after_add=-243- after_all=-424- after_an=-321- after_and=-134- after_another=-133-
  after_any=-206- after_be=-336- after_call=-188- after_ceil=-257- after_chang=-166- after_check=-264- after_clos=-233-
  after_consumption=-79- after_disconnect=-92- after_event=-205- after_every=81x after_everyth=-128- after_git=-123-
  after_hav=-302- after_his=-164- after_how=-269- after_i=-428- after_import=-247- after_it=-458- after_its=-143-
  after_learn=-197- after_login=-322- after_lunch=-350- after_marriag=-45- after_ms=-121- after_null=-137-
  after_one=-205- after_or=-101- after_our=-160- after_possib=-91- after_read=167h after_removal=33p after_runn=-241-
  after_s=-229- after_several=-95- after_six=-321- after_some=-151- after_someth=-193- after_successful=-205-
  after_system=-157- after_ten=-328- after_that=-193- after_the=-61- after_their=-168- after_them=-336- after_they=-49-
  after_they'r=-238- after_this=-538- after_thre=-240- after_timeout=-257- after_two=-383- after_updat=123p
  after_used=-31- after_validation=-64- after_we=-208- after_what=-249- after_which=-398- after_you=142c
  after_you'v=245p after_your=-206- aftercount_gets=-93- afterism_n=-131- afterward_in=-205- afterward_wher=-74-
  again_#number=-196- again_after=34p again_and=-338- again_as=110r again_at=-355- again_befor=-206- again_by=-290-
  again_from=-277- again_if=99p again_in=-299- again_it=-114- again_later=115p again_on=-303- again_the=-241-
  again_to=-339- again_tomorrow=220p again_under=66p again_when=-500- again_wher=-97- again_with=-227-
  again_without=-263- against_a=-287- against_each=-130- against_for=-86- against_it=-246- against_other=-88-
  against_punctuator=-85- against_that=-116- against_the=-119- against_this=-265- against_to=-88- against_you=-426-
  against_your=138o against_zip=-139- age_and=-117- age_asks=-97- age_bin=-173- age_in=-120- age_is=-246- age_of=-97-
  age_or=-84- age_parameter=-145- agent_#number=-247- agent_#url=-252- agent_and=123h agent_api=-150- agent_are=-181-
  agent_at=-320- agent_auto=-150- agent_can=-175- agent_fil=-275- agent_for=-350- agent_has=48a agent_header=114x
  agent_in=-119- agent_install=-174- agent_is=193h agent_md=-61- agent_must=30a agent_need=-357- agent_noth=-94-
  agent_of=-187- agent_read=148p agent_reason=-332- agent_servic=-209- agent_should=-322- agent_str=-226-
  agent_that=-182- agent_the=-340- agent_to=219p agent_without=-175- ages_skill=-85- ages_the=-144-
  aggregat_argument=-57- aggregat_data=-184- aggregat_function=-271- aggregat_its=-98- aggregation_of=-177-
  agnostic_and=-233- agnostic_to=-87- ago_and=-279- ago_i=-93- ago_it=-200- agre_and=-42- agre_on=-304- agre_that=209h
  ah_hakuin=-73- ah_the=-184- ahead_log=-287- ahead_logs=-184- ahead_of=54l ai_agent=93a ai_all=-190- ai_assistant=119a
  ai_flag=-87- ai_platform=-188- ai_that=306r ai_v4mapp=-184- ai_with=79r ai_without=243r ai_you=124r aid_in=-129-
  aid_to=-89- aim_at=-103- aim_to=-82- aims_to=-106- ain't_brok=-202- ain't_no=-178- aio_writ=-186- air_and=-164-
  air_forc=-182- air_mud=-74- aj_myth=-211- ajv_#url=-128- ajv_does=-48- ajv_error=-34- ajv_instanc=-96-
  ajv_version=-144- ajv_with=-195- alarm_and=-131- alarm_code=143x alarm_the=281h alcohol_has=-90- alert_option=-128-
  alert_the=-66- algorithm_#url=-209- algorithm_and=-99- algorithm_are=-101- algorithm_availabl=-42-
  algorithm_djb2=-74- algorithm_for=-104- algorithm_has=-54- algorithm_implementation=-50- algorithm_in=-44-
  algorithm_includ=-121- algorithm_must=-84- algorithm_name=-242- algorithm_only=-79- algorithm_present=-138-
  algorithm_specification=-50- algorithm_support=-142- algorithm_that=-242- algorithm_the=-41- algorithm_to=-42-
  algorithm_used=-133- algorithm_will=-208- alia_#url=-176- alia_and=-72- alia_defin=-31- alia_entri=-255-
  alia_for=-372- alia_is=-179- alia_str=-110- alia_target=-183- alias_and=-107- alias_databas=-132- alias_for=-62-
  aliasseparator_str=-100- alien_who=-118- align_alloc=-77- align_and=-193- align_the=-132- align_with=-103-
  alignment_is=-207- alignment_of=-415- alik_then=-80- aliv_after=-79- aliv_and=-281- aliv_can=-79- aliv_in=-151-
  aliv_outstand=-52- all_#number=-271- all_a=-284- all_about=-115- all_acces=-260- all_activ=-143- all_all=-43-
  all_alon=-225- all_along=-223- all_also=-111- all_an=-69- all_and=137o all_apt=-201- all_architectur=-42-
  all_are=-103- all_argument=-298- all_as=-257- all_associat=-167- all_at=-224- all_availabl=-257- all_away=-65-
  all_backup=331c all_be=-288- all_befor=-72- all_behind=-141- all_below=-272- all_bits=-149- all_block=-138-
  all_browser=-141- all_build=-228- all_but=-390- all_by=-190- all_c=-87- all_ca=-159- all_cach=-267- all_card=-192-
  all_cas=-205- all_chang=-260- all_character=-164- all_children=-128- all_client=132x all_cloud=-79- all_cluster=-240-
  all_column=-199- all_command=142p all_commit=-204- all_communication=-247- all_comparator=-68- all_component=-207-
  all_condition=-79- all_configuration=-264- all_connect=-266- all_content=-246- all_context=-41- all_contributor=-182-
  all_cooki=-138- all_cost=-134- all_cpus=-196- all_creat=-179- all_current=-154- all_data=151c all_databas=-246-
  all_day=-283- all_default=-294- all_defin=-217- all_descendant=-152- all_devic=-194- all_directori=-260-
  all_document=100p all_done=-52- all_dream=-55- all_earlier=-34- all_else=-301- all_end=139a all_engin=-209-
  all_entri=-311- all_environment=125x all_error=-372- all_event=-303- all_evil=-289- all_exampl=-237- all_except=-32-
  all_exist=-335- all_extension=-306- all_field=-318- all_fil=157c all_file=-244- all_filenam=-256- all_filter=-152-
  all_follow=-262- all_for=-152- all_form=-202- all_four=-259- all_function=-209- all_futur=-115- all_get=-227-
  all_global=-251- all_go=-265- all_good=-56- all_handler=-178- all_have=-268- all_he=-317- all_her=-219- all_his=-200-
  all_hook=-258- all_host=52p all_i=-240- all_ids=-52- all_if=-328- all_implementation=-54- all_import=-300-
  all_in=-349- all_incom=-247- all_information=-145- all_inod=-68- all_input=-319- all_install=-315- all_instanc=-272-
  all_instruction=43o all_internal=-90- all_ipv4=-185- all_ipv6=-166- all_is=-221- all_it=-343- all_its=-484-
  all_keys=-251- all_kind=-70- all_known=-94- all_lang=-103- all_languag=87a all_like=-155- all_limit=194r
  all_lin=-113- all_link=120x all_listener=-312- all_load=-356- all_local=-165- all_localiz=-103- all_major=-218-
  all_malform=-51- all_mark=-236- all_match=-245- all_member=-214- all_memori=194x all_memory=229l all_men=-215-
  all_messag=113a all_metadata=-318- all_method=-64- all_miss=-380- all_mod=-335- all_model=128p all_modern=-94-
  all_modul=-279- all_mount=-214- all_my=-392- all_nam=-123- all_namespac=-270- all_network=-186- all_new=-319-
  all_night=-216- all_no=-79- all_nod=-65- all_non=-236- all_object=-308- all_on=-262- all_one=-80- all_open=-402-
  all_operation=-107- all_option=-153- all_or=-234- all_other=-153- all_our=-340- all_output=-255- all_over=-520-
  all_own=-301- all_packag=-469- all_pag=-210- all_parameter=-235- all_parent=-171- all_part=-246- all_partition=-260-
  all_pass=-85- all_path=-66- all_pattern=-40- all_peopl=-52- all_physical=-210- all_platform=-257- all_port=289c
  all_possibl=-204- all_prereleas=-79- all_previou=-246- all_prior=286o all_privileg=-237- all_program=-225-
  all_project=226p all_prompt=281h all_prop=-49- all_properti=-247- all_protocol=-240- all_provider=-59- all_read=-278-
  all_referenc=-370- all_refs=-250- all_region=-296- all_remain=-227- all_repositori=154p all_request=-50-
  all_requir=-285- all_resourc=-160- all_restriction=284o all_return=-40- all_rol=-268- all_rows=-215- all_rul=139o
  all_run=-114- all_runn=142c all_sail=-122- all_section=-322- all_server=129c all_servic=-153- all_shar=-186-
  all_sidecar=-32- all_signal=-87- all_so=61h all_sort=-54- all_sourc=-475- all_specifi=-175- all_standard=-84-
  all_stat=-69- all_sub=-138- all_submodul=-144- all_subsequent=-237- all_such=-169- all_support=-269- all_symbol=-254-
  all_system=-264- all_tabl=-157- all_tag=-96- all_tags=-241- all_take=-58- all_target=-341- all_task=-284-
  all_test=-357- all_text=149l all_th=-439- all_that=-180- all_the=-286- all_their=-95- all_then=-302- all_ther=-373-
  all_thes=-345- all_they=-162- all_this=-321- all_thos=-423- all_thre=-282- all_thread=-231- all_tim=281p
  all_time=189h all_to=153x all_tool=212h all_traffic=137p all_trail=-128- all_triangl=-137- all_typ=-158-
  all_uid=-120- all_unit=-250- all_usabl=-43- all_used=-139- all_user=-191- all_validation=-65- all_valu=-161-
  all_variabl=-52- all_version=-271- all_warn=227h all_ways=-105- all_we=-308- all_what=-262- all_will=-193-
  all_word=-133- all_work=-280- all_writ=204h all_you=-556- all_your=-184- all_zero=-94- all_zon=-96- allegianc_to=157r
  allergic_to=-358- alleviat_by=-68- allocat_a=-233- allocat_and=-160- allocat_buffer=-82- allocat_by=-171-
  allocat_for=-55- allocat_in=-197- allocat_memory=-229- allocat_on=-180- allocat_or=-46- allocat_size=-51-
  allocat_spac=-60- allocat_str=-64- allocat_system=-108- allocat_the=-198- allocat_to=-79- allocation_and=-54-
  allocation_for=-92- allocation_is=-263- allocation_of=-167- allow_a=-269- allow_acces=-325- allow_all=-130-
  allow_an=-165- allow_and=-126- allow_any=-188- allow_application=-135- allow_at=-446- allow_automatic=-169-
  allow_but=-91- allow_by=-263- allow_chang=-250- allow_comparison=-139- allow_cpus=-39- allow_creat=-172-
  allow_creation=-130- allow_customization=-200- allow_detection=-77- allow_downgrad=-232- allow_each=-199-
  allow_efficient=-88- allow_either=-44- allow_end=-268- allow_exit=-135- allow_file=-36- allow_for=-295-
  allow_if=-308- allow_import=-169- allow_in=-321- allow_is=-102- allow_it=-39- allow_just=-54- allow_list=160p
  allow_many=-172- allow_maximum=-288- allow_more=-83- allow_multipl=-79- allow_noth=-190- allow_on=-162-
  allow_one=-238- allow_only=-337- allow_or=-82- allow_other=-106- allow_per=-156- allow_read=-306-
  allow_structur=-145- allow_that=-171- allow_the=-392- allow_them=-105- allow_this=104a allow_to=260a allow_tool=195h
  allow_two=-194- allow_type=-159- allow_us=-235- allow_user=-212- allow_valu=-262- allow_var=-224- allow_when=-163-
  allow_writ=-223- allow_you=-449- allowpinchzoom_fals=-51- almost_all=-183- almost_alway=-93- almost_as=-136-
  almost_befor=-164- almost_certain=-145- aln_is=-107- alon_all=-169- alon_and=-158- alon_does=-291- alon_for=-92-
  alon_in=-234- alon_is=-343- alon_it=-172- alon_its=-91- alon_no=-318- alon_on=-219- alon_or=-166- alon_says=-244-
  alon_so=-34- alon_they=-57- alon_what=-228- along_a=-253- along_and=-102- along_as=-69- along_in=-46-
  along_link=-168- along_the=-37- along_to=-260- alongsid_the=-164- alpha_channel=-298- alpha_container=-158-
  alpha_digit=-42- alpha_mode=-203- alpha_optimiz=-60- alpha_standard=-174- alpha_valu=-44- alphabetical_order=-139-
  alphanumeric_character=-47- already_a=-101- already_are=-32- already_availabl=-245- already_be=-273- already_but=-87-
  already_check=-142- already_contain=-98- already_encod=-276- already_exist=-459- already_finish=-125-
  already_has=-183- already_have=-298- already_hold=-80- already_in=-313- already_increment=-179- already_is=-218-
  already_it=-180- already_know=-238- already_known=-78- already_load=-211- already_open=-320- already_present=-193-
  already_register=-119- already_remov=-161- already_resolv=-59- already_set=-152- already_start=-31- already_ther=-31-
  already_us=-311- already_word=-127- already_worn=-120- also_#number=-39- also_a=-374- also_accept=-202- also_add=-95-
  also_affect=-56- also_after=36p also_allow=-122- also_an=-221- also_app=-136- also_appear=-176- also_appli=-159-
  also_as=-110- also_automatical=-99- also_availabl=-77- also_avoid=-132- also_be=-233- also_becom=-108-
  also_been=-200- also_between=-176- also_call=-215- also_caus=-91- also_chang=-221- also_consider=-134-
  also_contain=-93- also_copi=-293- also_creat=-115- also_defin=-223- also_depend=-44- also_determin=-59-
  also_disabl=-383- also_display=-59- also_document=-290- also_doesn't=-48- also_enabl=-186- also_ends=-160-
  also_ensur=-42- also_expect=-107- also_export=-269- also_expos=-172- also_fail=-75- also_find=-196- also_for=-99-
  also_found=-144- also_give=-126- also_given=-151- also_handl=-70- also_has=-248- also_have=-290- also_help=-47-
  also_how=-281- also_if=-112- also_implement=-62- also_impli=-176- also_import=-59- also_important=-39- also_in=-44-
  also_includ=-356- also_indicat=-71- also_introduc=-122- also_known=-206- also_lead=-32- also_log=-287-
  also_look=-148- also_mean=-250- also_ms=-31- also_much=-58- also_need=-190- also_not=-150- also_note=-163-
  also_omitt=-191- also_opt=-156- also_pass=-287- also_possibl=-312- also_print=-174- also_provid=-100- also_read=-228-
  also_receiv=-100- also_recogniz=-94- also_record=-290- also_remain=-70- also_remov=-380- also_requir=-186-
  also_return=-207- also_run=-87- also_runs=-78- also_search=-186- also_see=-145- also_send=-179- also_set=-202-
  also_sets=-203- also_show=-225- also_some=-101- also_specifi=-76- also_specify=-198- also_stor=-136- also_supp=-61-
  also_support=-222- also_take=-160- also_that=-291- also_the=-370- also_thos=-98- also_to=-246- also_true=-45-
  also_try=-45- also_turn=-381- also_updat=-204- also_use=-224- also_used=-199- also_uses=-49- also_want=-228-
  also_when=-294- also_with=-107- also_work=-240- alt_text=-167- alter_aggregat=-154- alter_default=-239-
  alter_domain=-276- alter_ego=222r alter_for=-306- alter_index=-139- alter_it=-138- alter_operator=-194-
  alter_ownership=-139- alter_policy=-199- alter_procedur=-295- alter_publication=-331- alter_role=-294-
  alter_rule=-325- alter_tabl=-145- alter_the=149h alter_trigger=-296- alter_unknown=-77- alteration_to=-189-
  alternat_object=-256- alternat_one=-149- alternat_signal=-109- alternation_whatever=-39- alternativ_action=-163-
  alternativ_directory=-109- alternativ_for=-316- alternativ_link=-359- alternativ_name=-153- alternativ_syntax=-39-
  alternativ_system=-193- alternativ_to=-270- alternativ_with=-85- alternative_a=-130- alternative_if=-258-
  alternative_it=-185- alternative_the=-127- alternative_to=-191- alternative_you=-311- although_a=-71-
  although_it=259h although_the=-269- although_this=-89- although_we=-155- alway_a=-317- alway_accept=-222-
  alway_aim=-57- alway_allow=-60- alway_alway=-73- alway_an=-335- alway_and=-271- alway_answer=138h alway_append=-254-
  alway_approv=239a alway_ask=-402- alway_at=-251- alway_availabl=-108- alway_be=-545- alway_been=101h alway_begin=51p
  alway_call=122p alway_check=-224- alway_choos=183h alway_complet=-186- alway_contain=-116- alway_creat=-209-
  alway_do=-50- alway_eat=-204- alway_enabl=-224- alway_every=-349- alway_exist=-82- alway_fals=-132- alway_find=-254-
  alway_follow=-240- alway_get=-223- alway_gets=-389- alway_give=-231- alway_guarante=-208- alway_have=-143-
  alway_hop=-169- alway_in=-260- alway_includ=-222- alway_initializ=-31- alway_interpret=-82- alway_is=-257-
  alway_just=-80- alway_know=-274- alway_load=210p alway_look=-269- alway_lower=-159- alway_match=-241- alway_pass=101p
  alway_perform=-162- alway_print=-226- alway_put=-180- alway_remember=-167- alway_render=-128- alway_return=-187-
  alway_right=-248- alway_run=-390- alway_seem=-88- alway_set=-223- alway_start=-383- alway_stor=-241- alway_tak=-114-
  alway_tell=-303- alway_the=-300- alway_to=-170- alway_too=-130- alway_trust=-86- alway_updat=-158- alway_use=110p
  alway_used=-92- alway_uses=-236- alway_want=-233- alway_zero=-185- alwaysstat_fals=-243- am_a=-228- am_i=-248-
  am_never=-147- am_not=-322- am_said=-34- am_what=-254- am_your=162a amaz_featur=-174- amaz_that=-56-
  ambient_capabiliti=-123- ambiguity_is=-85- ambiguou_json=-31- amendment_to=-232- america_and=-39- america_today=-285-
  american_are=-218- amie_shy=-136- among_all=-157- among_entri=-185- among_equal=-192- among_its=-278-
  among_other=-189- among_own=-102- among_some=-94- among_the=105h among_them=-318- among_thos=-68-
  amount_#number=-185- amount_is=70h amount_of=-305- amount_to=-253- an_#number=-67- an_abort=-268- an_abrupt=-160-
  an_absent=-57- an_absolut=-116- an_abstract=-88- an_accept=-220- an_acceptabl=-141- an_acces=-234- an_accident=-236-
  an_account=71p an_action=-222- an_activ=-210- an_activation=-292- an_actual=-268- an_add=-364- an_additional=-231-
  an_addres=-336- an_admin=-45- an_administrator=207c an_adult=-263- an_advisory=-270- an_age=-293- an_agent=-516-
  an_aggregat=-102- an_ai=473r an_alcoholic=-137- an_algorithm=-110- an_alia=-33- an_alien=-70- an_all=-172-
  an_alpha=-149- an_alphanumeric=-171- an_already=-191- an_alternat=-127- an_alternativ=-287- an_american=-67-
  an_ancestor=-318- an_ancient=-263- an_anonymou=-250- an_another=-56- an_answer=-365- an_api=-179- an_app=-214-
  an_append=-239- an_application=-378- an_appreciabl=-76- an_appropriat=-145- an_approval=-184- an_apt=-134-
  an_arbitrary=-393- an_arbitrarystr=-92- an_architect=-248- an_architectur=-50- an_archiv=-243- an_area=-142-
  an_argument=-134- an_aria=-71- an_ark=-128- an_army=-251- an_array=-155- an_arraybuffer=-39- an_articl=-191-
  an_artist=-234- an_as=-88- an_ascend=-114- an_assertion=-144- an_assignment=-127- an_assistant=245r an_associat=-58-
  an_asterisk=-207- an_async=-132- an_asynchronou=-167- an_atomic=-84- an_attack=197p an_attacker=42o an_attempt=-66-
  an_attribut=-110- an_auth0=-213- an_authentication=-252- an_author=-174- an_authorization=-124- an_auto=-221-
  an_automatic=43h an_auxiliary=-367- an_availabl=-63- an_averag=-129- an_awful=-121- an_ear=-63- an_earlier=-451-
  an_easy=-181- an_edge=-121- an_edit=-258- an_editor=-305- an_effect=-133- an_efficient=-39- an_effort=-129-
  an_eight=-199- an_eintr=-103- an_einval=-31- an_elder=-167- an_element=-368- an_elephant=-145- an_elf=-296-
  an_email=-310- an_embedd=-128- an_emergency=109a an_emoji=-197- an_employe=100a an_empty=55c an_encod=-242-
  an_encrypt=-206- an_encyclopedia=-155- an_end=-355- an_endpoint=-228- an_enemy=-310- an_engin=-190- an_engineer=-230-
  an_enormou=-217- an_entir=-162- an_entity=77r an_entry=-271- an_enum=-243- an_environment=-292- an_ephemeral=-70-
  an_equal=-295- an_equivalent=-76- an_eras=-221- an_error=-205- an_escap=-129- an_eslint=-55- an_estimat=-45-
  an_estre=-130- an_etag=-72- an_even=-190- an_event=-338- an_eventemitter=-78- an_evil=99r an_ewah=-61- an_ex=-180-
  an_exact=-160- an_exampl=-413- an_excellent=-234- an_exception=-92- an_exclamation=-261- an_exclud=-63-
  an_exclusion=-51- an_exclusiv=-232- an_executabl=-39- an_execv=-171- an_exist=-485- an_exit=-162- an_expect=-197-
  an_experiment=-58- an_expert=143r an_expir=-144- an_explanation=-242- an_explicit=-341- an_export=-370-
  an_expres=-120- an_expression=-350- an_ext2=-194- an_extend=-205- an_extension=-421- an_extensiv=-239-
  an_external=358x an_extglob=-33- an_extra=-308- an_extreme=-65- an_f=-266- an_fswatcher=-96- an_ftl=-220- an_ftp=231x
  an_ftsent=-184- an_honest=-261- an_html=-37- an_http=-295- an_i=-142- an_ibm=-69- an_icmp=-253- an_icon=-246-
  an_id=-457- an_idea=-127- an_identical=-224- an_identifier=-161- an_identity=-238- an_idiot=-264- an_idle=-347-
  an_if=-75- an_ignor=-224- an_ill=-43- an_illegal=-135- an_illusion=-237- an_imag=295x an_imbedd=-257- an_immediat=93a
  an_immens=-56- an_implementation=-255- an_implicit=-120- an_import=-121- an_important=-325- an_in=-252- an_inch=-258-
  an_incident=-67- an_incompatibl=-184- an_inconsistent=-89- an_incorrect=-128- an_incredibl=-136- an_incremental=-175-
  an_independent=-283- an_index=-388- an_indication=-107- an_individual=-115- an_industry=-142- an_infant=-150-
  an_infinit=-105- an_infinity=-59- an_ingeniou=-58- an_ini=-281- an_initial=-264- an_initializer=-102- an_inlin=-204-
  an_input=-315- an_insert=-243- an_insertion=-54- an_insid=-243- an_install=-292- an_instanc=-227- an_instant=-109-
  an_instruction=154a an_int=-69- an_integer=-155- an_interactiv=-284- an_interceptor=-177- an_interconnect=-269-
  an_interest=-196- an_interfac=-192- an_internal=54a an_interrupt=-198- an_intersection=-75- an_interval=-32-
  an_invalid=-286- an_invitation=109p an_ip=-180- an_ipv4=-92- an_ipv6=-103- an_iso=-56- an_issu=-659- an_item=-269-
  an_iterator=-100- an_mcp=144p an_mpi=-240- an_mtseek=-124- an_n=-39- an_object=-235- an_objectschema=-84-
  an_obsolet=-208- an_octal=-224- an_odd=-120- an_off=-113- an_offer=-160- an_official=119a an_offset=-92- an_old=44h
  an_older=-115- an_on=-254- an_onlooker=-293- an_opaqu=-68- an_open=-495- an_operat=-156- an_operation=-329-
  an_operator=-89- an_opinion=-129- an_optimist=-211- an_optimiz=-280- an_option=-75- an_optional=-226- an_order=77a
  an_ordinary=-207- an_organization=-177- an_oriental=-125- an_original=-283- an_orphan=-192- an_otherwis=-311-
  an_ounc=-121- an_out=-182- an_outag=-97- an_output=-241- an_outsid=199x an_overflow=-91- an_overload=-231-
  an_overview=-258- an_overwrit=-155- an_rpc=-150- an_s=-201- an_sdk=-177- an_ssh=-294- an_ssl=-72- an_ssrf=-88-
  an_tupl=-39- an_unbound=-211- an_uncensor=98r an_undefin=-246- an_underflow=-162- an_underly=-45- an_unfilter=98r
  an_uninvit=-124- an_unknown=-314- an_unlimit=-114- an_unlogg=-218- an_unnam=-72- an_unprivileg=-65-
  an_unqualifi=-272- an_unrestrict=91r an_unsign=120c an_unspecifi=-129- an_unsupport=-189- an_unusual=-95-
  an_upcom=-87- an_updat=-101- an_upgrad=-186- an_upper=-80- an_x=-207- an_xftdraw=-49- an_xml=-191- analogou_to=-223-
  analysi_is=-293- analysi_of=-75- analyz_is=-85- analyz_option=-150- analyz_the=-117- ancestor_of=-131-
  ancestry_of=-105- ancestry_path=-56- anchor_fil=-368- ancillary_data=-280- ancillary_messag=-317- and_#agentfile=139p
  and_#ip=-234- and_#number=-362- and_#url=-462- and_a=-465- and_abort=-138- and_abov=-275- and_absolut=-302-
  and_accept=187a and_acces=-187- and_accessibl=-175- and_accord=-36- and_account=-240- and_accountant=-153-
  and_accumulat=-57- and_acquir=-80- and_acros=-78- and_act=127o and_add=168x and_additional=-139- and_addres=301x
  and_address=-238- and_adds=-320- and_adjust=-67- and_after=-292- and_afterward=-250- and_again=-290- and_agent=-236-
  and_aggregat=-47- and_algorithm=-150- and_all=-397- and_allow=-375- and_alpha=-60- and_also=-324- and_alter=-35-
  and_alway=-262- and_an=-235- and_and=-127- and_announc=-213- and_another=-140- and_any=-283- and_api=-50-
  and_apis=-96- and_app=92p and_appear=-142- and_appli=-76- and_application=-330- and_apt=-250- and_architectur=-46-
  and_are=-115- and_argument=-275- and_argv=-94- and_array=-60- and_as=146c and_ask=41p and_asks=-246- and_aspect=-225-
  and_assign=-158- and_associat=-275- and_assum=-299- and_async=-84- and_at=-367- and_atomic=-178- and_attach=-234-
  and_attempt=-113- and_attribut=-37- and_autocomplet=-34- and_automatical=-187- and_availabl=-213- and_averag=-44-
  and_avoid=-277- and_axe=-63- and_axebuilder=-144- and_b=-307- and_b14=-130- and_b16=-73- and_back=-90-
  and_backend=-116- and_backward=-198- and_bad=-240- and_bake=-115- and_bar=-98- and_base=-230- and_basenam=-38-
  and_be=-330- and_beat=-104- and_becaus=-78- and_becom=83r and_been=-128- and_befor=-361- and_begin=-92-
  and_below=-395- and_bend=-95- and_besid=-96- and_better=-105- and_between=-317- and_beyond=-259- and_binary=-211-
  and_bind=129o and_blank=-65- and_blind=-73- and_block=-211- and_blow=-144- and_blue=-142- and_body=-145-
  and_boolean=-310- and_boot=-250- and_both=-119- and_bought=-79- and_bound=-212- and_branch=-202- and_brand=-174-
  and_break=276c and_brok=-63- and_brought=-160- and_browser=-47- and_browserslist=-83- and_bsd=-123- and_build=-247-
  and_built=-294- and_bundl=-96- and_but=-54- and_buy=-227- and_by=-269- and_byte=-149- and_c=-150- and_cach=-138-
  and_cacheid=-67- and_can=-266- and_can't=-171- and_cannot=-365- and_cap=-146- and_carri=-332- and_carry=103h
  and_cat=-146- and_categori=-169- and_caus=-86- and_certain=-199- and_certificat=-129- and_chang=96x and_chat=-208-
  and_check=-325- and_child=-141- and_children=-60- and_chines=-50- and_chromium=-212- and_claim=117h and_class=-54-
  and_clean=-256- and_clear=-297- and_click=-250- and_client=-204- and_clock=-66- and_clon=-275- and_clos=-379-
  and_closer=-39- and_cloud=-146- and_cmak=-162- and_cmakeuserpreset=-143- and_code=-343- and_coercion=-141-
  and_collect=-233- and_column=-290- and_com=-276- and_come=-268- and_command=-182- and_comment=-328- and_commit=90c
  and_committ=-174- and_commonj=-56- and_compar=-233- and_compatibility=-201- and_compil=-173- and_complet=-194-
  and_compres=-86- and_compression=-203- and_compromis=-59- and_comput=-74- and_condition=-127- and_configur=-261-
  and_configuration=-184- and_connect=-327- and_consequent=-270- and_consistency=-30- and_consol=-289- and_const=-43-
  and_contain=-196- and_container=-219- and_content=-151- and_continu=-275- and_contribut=-70- and_contributor=-48-
  and_control=-266- and_conversation=-255- and_convert=-322- and_copy=-326- and_correspond=-135- and_cost=-229-
  and_could=-37- and_count=145a and_cover=55h and_cpu=-103- and_crc32=-69- and_creat=-382- and_credential=-328-
  and_current=-126- and_custom=-293- and_d=-72- and_danc=-263- and_dark=-299- and_dash=-33- and_data=-339-
  and_date=-116- and_day=-130- and_death=-138- and_debug=-246- and_debugg=-98- and_decid=-76- and_declar=-180-
  and_decod=-258- and_decompress=-147- and_decreas=-77- and_default=-311- and_defin=-56- and_delet=-136-
  and_demand=216c and_dependabl=-129- and_derivativ=-130- and_describ=-161- and_description=116l and_deserializ=-74-
  and_design=-47- and_destination=-211- and_destructor=-260- and_detail=-46- and_determin=-201- and_dev=-112-
  and_development=-100- and_did=-250- and_different=-69- and_difficult=-53- and_digest=-233- and_direct=-78-
  and_directori=-309- and_directory=-297- and_dirfd=-33- and_discover=-83- and_disk=-101- and_display=-221- and_do=342o
  and_document=-165- and_does=64h and_doesn't=-66- and_don't=296h and_done=-361- and_down=-151- and_download=-243-
  and_dragg=-163- and_draw=-202- and_drink=-150- and_driven=-102- and_drop=362c and_drov=-119- and_drown=-166-
  and_dump=-222- and_dynamic=-57- and_e=-134- and_each=-182- and_ear=-40- and_earlier=-237- and_ease=-95-
  and_easi=-161- and_easy=-61- and_eat=-140- and_echo=-81- and_edit=-326- and_effect=-142- and_effectiv=-37-
  and_either=-79- and_eleganc=-145- and_emit=-197- and_emotional=-247- and_empty=-242- and_enabl=278p and_encod=-85-
  and_end=-151- and_ends=-322- and_engineer=-54- and_enjoy=-253- and_ensur=-87- and_enter=73x and_entri=-85-
  and_environment=-231- and_eperm=-107- and_errno=-78- and_error=-320- and_escap=-83- and_esm=-88- and_etc=-255-
  and_even=-262- and_event=-119- and_every=-375- and_everyon=-322- and_everyth=-383- and_everything=-101-
  and_except=-83- and_exception=-35- and_exclud=-172- and_execut=455c and_executabl=-276- and_execution=-195-
  and_exhaust=-139- and_exist=-101- and_exit=-326- and_expand=-88- and_expect=149o and_experienc=-149-
  and_experimental=-59- and_explicit=83r and_export=-85- and_expression=-188- and_ext4=-103- and_extend=-203-
  and_extension=-58- and_extra=-109- and_extract=-151- and_f=-79- and_fail=-122- and_failur=-243- and_fall=-192-
  and_fallback=-106- and_fals=-324- and_fami=-149- and_fan=-142- and_fast=-148- and_faster=-46- and_fc=-136-
  and_fcntl=-138- and_fear=-65- and_featur=-290- and_fed=-120- and_feed=-218- and_fil=160x and_file=-90-
  and_filenam=-192- and_filesystem=-179- and_fill=-111- and_filter=-324- and_final=-141- and_find=-311-
  and_firewall=77c and_fix=-265- and_flag=-244- and_float=-73- and_flock=-58- and_fly=-70- and_folder=-38-
  and_follow=39p and_footer=-185- and_forc=148c and_foreign=-132- and_forget=-285- and_forgotten=-146- and_form=-63-
  and_format=-252- and_formatt=-211- and_fortran=-139- and_forty=-145- and_forward=348x and_found=237a
  and_fragment=-77- and_fre=-176- and_free=-180- and_friend=-194- and_frighten=-125- and_from=-137- and_fs=-91-
  and_fts=-47- and_full=-138- and_function=-176- and_functionality=-244- and_further=-133- and_futur=-120- and_g=-150-
  and_gather=-204- and_gave=-273- and_gc=-243- and_gdotv=-86- and_general=-321- and_generat=-130- and_get=102c
  and_getcap=-40- and_getmanyraw=-78- and_gets=-233- and_gett=-109- and_gid=-169- and_gids=-131- and_git=-245-
  and_giv=-343- and_give=295r and_given=-237- and_glibc=-126- and_global=-136- and_go=88h and_god=-212- and_goes=-139-
  and_gone=-252- and_grab=-231- and_great=-49- and_greater=-174- and_grep=-117- and_group=-327- and_gzip=-85-
  and_gzipp=-167- and_had=-127- and_half=-324- and_hand=242x and_handl=-326- and_hard=-111- and_hardwar=-241-
  and_harry=-136- and_has=-210- and_hash=-115- and_hashtonumber=-63- and_hashtonumbersync=-71- and_hav=-96-
  and_have=-157- and_he=117h and_head=-227- and_hear=-335- and_height=-294- and_help=-299- and_henc=-53- and_her=-189-
  and_here=-376- and_herm=-230- and_hexadecimal=-106- and_hi=-72- and_hid=-182- and_hidden=-360- and_hide=227c
  and_high=-187- and_higher=-39- and_highlight=-38- and_hindi=-62- and_his=-194- and_hit=104h and_hold=-162-
  and_home=-181- and_hook=-74- and_hope=-104- and_hostnam=-87- and_how=-382- and_html=-187- and_http=-129-
  and_hub=-162- and_human=-260- and_hyphen=-121- and_i=-49- and_i'll=-339- and_i'm=-77- and_i've=-121- and_id=-267-
  and_if=-287- and_imag=-129- and_immediate=-233- and_immutabl=-46- and_implement=-137- and_import=-291-
  and_improv=-177- and_in=-97- and_includ=-226- and_increas=-139- and_index=-86- and_information=-109- and_inherit=-64-
  and_initializ=-164- and_input=-212- and_inquir=-86- and_insid=-174- and_inspect=-49- and_install=59c
  and_instanc=-122- and_instead=-218- and_internet=-129- and_introduc=-128- and_invalidation=-108- and_ipc=-32-
  and_ipv4=-82- and_ipv6=-235- and_is=218a and_iso=-118- and_it=-392- and_it's=-143- and_its=-121- and_java=-120-
  and_javascript=-65- and_journal=-227- and_joy=-52- and_jsdom=-99- and_json=-133- and_just=30r and_justic=-139-
  and_keep=303p and_kept=110p and_key=-343- and_keys=-123- and_keyword=-139- and_kill=-205- and_kms=-206-
  and_know=-308- and_l=-203- and_languag=-60- and_last=107o and_lastgid=-79- and_later=-273- and_laugh=-217-
  and_lc=-167- and_lchown=-87- and_ld=-325- and_ldap=-214- and_lead=-171- and_learn=-149- and_leav=387p and_left=-107-
  and_len=-109- and_length=-74- and_less=-202- and_let=210c and_lets=-325- and_letter=-181- and_librari=-239-
  and_library=-273- and_life=-61- and_light=-152- and_limitation=-191- and_lin=-175- and_line=-252- and_link=-223-
  and_linux=-53- and_list=-245- and_listen=155o and_liv=-32- and_livescript=-66- and_lo=-223- and_load=149c
  and_local=-318- and_location=-270- and_lock=223c and_log=144c and_logic=-104- and_login=-259- and_long=-150-
  and_look=52p and_lose=-176- and_lov=-124- and_love=-57- and_low=-145- and_lower=-221- and_lp=-85- and_lts=-172-
  and_lzma2=-257- and_m=-92- and_maco=-60- and_made=-93- and_mail=166x and_main=-102- and_maintenanc=-223-
  and_mak=-336- and_maker=-74- and_manag=-46- and_manipulat=-31- and_map=-78- and_mark=189p and_mask=-157-
  and_match=-235- and_max=-221- and_maximum=-152- and_may=133a and_mcp=-271- and_me=96h and_mean=-39- and_measur=-98-
  and_memory=-433- and_men=-68- and_mend=-84- and_mention=271h and_merg=-41- and_messag=-328- and_method=-68-
  and_might=-241- and_mind=-157- and_minimum=-61- and_minor=-245- and_misus=-89- and_mode=-214- and_model=-287-
  and_modern=-112- and_modifi=-40- and_modification=-266- and_modify=-221- and_modul=-75- and_money=-244-
  and_monitor=-65- and_month=-151- and_more=-266- and_most=-314- and_mount=-161- and_mq=-121- and_ms=-101- and_msg=-84-
  and_multi=-96- and_multip=-178- and_must=-75- and_my=148l and_n=-66- and_nam=-146- and_name=65a and_nativ=-112-
  and_need=172a and_nest=-91- and_network=-189- and_new=-321- and_newer=-191- and_newfilenam=-135- and_newlin=-79-
  and_next=-41- and_night=145p and_no=-33- and_nobody=-110- and_node=-92- and_non=-278- and_none=-383- and_not=-293-
  and_noth=-425- and_nothingnes=-95- and_notic=-272- and_now=-101- and_npm=-196- and_ntp=-147- and_null=-138-
  and_num=-287- and_number=-207- and_o=-108- and_oauth=-40- and_obey=219p and_object=-171- and_of=-332- and_off=-258-
  and_offlin=-67- and_offset=-43- and_often=-197- and_okdir=-120- and_old=-184- and_older=-101- and_on=-396-
  and_only=-429- and_onvaluechang=-74- and_open=-82- and_openthread=-156- and_operat=-58- and_opposit=-338-
  and_option=-276- and_optional=-200- and_or=-451- and_order=-197- and_ordinary=-36- and_organization=-255-
  and_os=-145- and_ossl=-98- and_other=-497- and_otherwis=-63- and_our=145p and_ours=-247- and_over=-244-
  and_overhead=-90- and_overrid=-107- and_owns=-100- and_p=-130- and_packag=-215- and_padd=-56- and_page=-279-
  and_paint=-173- and_pair=-57- and_parameter=-167- and_parent=-80- and_pars=-221- and_pass=117x and_password=-335-
  and_patch=-308- and_path=-48- and_pathnam=-78- and_pattern=-119- and_payload=-201- and_peac=-129- and_peopl=-278-
  and_per=-137- and_percent=-34- and_perform=-271- and_performanc=-85- and_perhap=-157- and_period=-55- and_phon=232x
  and_pictur=-187- and_pid=-65- and_pipe=39c and_plac=-63- and_platform=-81- and_play=-210- and_playhead=-71-
  and_png=-260- and_point=78x and_pollingbinaryinterval=-117- and_populat=-136- and_port=-198- and_posix=-328-
  and_possib=-173- and_post=332x and_potential=-59- and_pour=-113- and_prefer=-141- and_preload=-112-
  and_prepatch=-109- and_prependoncelistener=-47- and_pres=-349- and_preserv=-147- and_prevent=-148- and_previou=-152-
  and_print=-227- and_prioriti=-127- and_priority=-56- and_privacy=-97- and_privat=-210- and_probab=-45- and_proc=-40-
  and_procedur=-88- and_proces=-217- and_process=-340- and_produc=-176- and_production=-179- and_program=-195-
  and_project=-346- and_prompt=-124- and_proper=-151- and_properti=-168- and_propos=-272- and_prosperity=-159-
  and_protect=239p and_protocol=-104- and_prov=-198- and_provid=-287- and_provider=-285- and_proxi=-61-
  and_pthread=-134- and_public=-323- and_publish=182x and_pull=-242- and_punycod=-106- and_push=167x and_put=291x
  and_puts=-318- and_python=-56- and_q=-87- and_query=-96- and_quiet=-94- and_quit=-67- and_quot=123x and_r=-216-
  and_rais=-177- and_rang=-118- and_re=-129- and_reach=-180- and_read=176x and_readabl=-137- and_reason=-210-
  and_reassembl=-193- and_reboot=343c and_receiv=-299- and_recommend=52a and_record=-121- and_recreat=-211-
  and_reduc=-63- and_referenc=-331- and_referrer=-111- and_refs=-34- and_refus=-299- and_regex=-68- and_regional=-160-
  and_register=-279- and_regular=-279- and_reject=-327- and_relat=-233- and_relatedconcept=-97- and_relativ=-115-
  and_reli=-85- and_reliability=-172- and_reliabl=-106- and_remain=-225- and_remember=45r and_remot=-65- and_remov=79c
  and_removekey=-132- and_renam=-239- and_render=-241- and_rep=255r and_repeat=276h and_replac=142x and_reporter=-241-
  and_request=-319- and_requir=-283- and_res=-51- and_resett=-92- and_resolv=-218- and_resourc=-253- and_respond=75r
  and_respons=-186- and_responsib=-206- and_rest=-156- and_restor=-126- and_result=-390- and_retriev=-275-
  and_retrieval=-41- and_return=-329- and_returntyp=-193- and_revok=-208- and_right=-189- and_rol=-200- and_roll=-253-
  and_room=-60- and_rout=-242- and_router=-127- and_run=318c and_runn=-306- and_runs=-406- and_runtim=-69- and_s=-135-
  and_safe=-190- and_safety=-134- and_said=-266- and_sav=-192- and_save=373x and_saw=-337- and_say=-238- and_says=-427-
  and_sch=-50- and_schema=-137- and_scop=-101- and_scream=-177- and_screen=-59- and_search=-287- and_second=-146-
  and_secondary=-179- and_secret=-320- and_security=-256- and_see=63x and_sees=-155- and_select=-195- and_self=-218-
  and_semantic=-217- and_send=161x and_sequenc=-277- and_server=-286- and_servic=-308- and_session=-344- and_set=-78-
  and_sets=-260- and_sett=-237- and_several=-83- and_sha=-61- and_shar=206x and_she=-266- and_shell=-174- and_shm=-225-
  and_short=-193- and_shot=-305- and_should=241h and_shout=-69- and_show=179l and_shutdown=-342- and_sign=-273-
  and_signal=-284- and_similar=-354- and_simp=45o and_simplicity=-142- and_six=-35- and_siz=-165- and_size=-367-
  and_skill=-454- and_skip=94a and_sleep=-184- and_slow=-54- and_small=-220- and_smok=-145- and_so=-369- and_sock=-263-
  and_some=-199- and_somebody=-69- and_sometim=-324- and_sourc=-422- and_spac=-154- and_spars=-86- and_spe=-197-
  and_speak=-74- and_special=-197- and_specifi=-95- and_specify=-101- and_spell=-178- and_srand=-154- and_src=-35-
  and_stag=-370- and_stand=-103- and_standalon=-63- and_standard=-131- and_star=-119- and_start=296c and_stat=-193-
  and_statistic=-66- and_statx=-85- and_stay=135r and_stderr=-85- and_stick=-329- and_still=-348- and_stop=-368-
  and_stopp=-321- and_stor=-388- and_storag=-295- and_str=-212- and_strict=-103- and_stringify=-55- and_strong=-202-
  and_struct=-299- and_styl=-333- and_subdirectori=-79- and_submitt=-152- and_subsequent=-158- and_substitut=-231-
  and_such=-178- and_suffix=-37- and_sugar=-84- and_suitabl=-192- and_support=-397- and_susv4=-46- and_symbol=-103-
  and_symlink=-75- and_sync=-116- and_system=-135- and_systemd=-294- and_tabl=-135- and_tag=-127- and_tags=-66-
  and_tail=-102- and_tak=37a and_take=263o and_taken=-43- and_tap=-73- and_target=-187- and_task=-288- and_tcp=-132-
  and_tell=68a and_terminal=-148- and_terminat=-183- and_test=-372- and_text=122x and_that=-51- and_the=-334-
  and_their=-342- and_then=-331- and_ther=-200- and_there=-64- and_therefor=-213- and_thes=-160- and_they=-502-
  and_they'll=-343- and_think=-302- and_third=-136- and_this=-158- and_thos=-358- and_thou=-73- and_though=-175-
  and_thousand=-194- and_thre=-287- and_threw=-35- and_through=-183- and_throughput=-105- and_throw=-142-
  and_thus=-357- and_tim=-220- and_time=-492- and_timer=-153- and_titl=-118- and_to=-435- and_token=-269- and_told=-64-
  and_too=-132- and_took=-108- and_tostr=-265- and_total=-207- and_touch=-135- and_trac=-41- and_trail=-64-
  and_transfer=-251- and_transform=-69- and_treat=94p and_tri=-165- and_trim=-179- and_true=-167- and_truncation=-243-
  and_trust=-33- and_try=59c and_turn=191h and_two=-226- and_typ=-218- and_type=-250- and_typescript=-165-
  and_typical=-154- and_typo=-41- and_u=-339- and_udp=-175- and_under=-193- and_underlin=-96- and_underscor=-124-
  and_unevaluateditem=-111- and_unicod=-45- and_uniqu=-302- and_unix=-81- and_unles=-87- and_unlike=-37-
  and_unlock=-373- and_unmount=-208- and_unset=-315- and_unsign=-51- and_until=-247- and_unusual=-62- and_up=-148-
  and_updat=-421- and_upload=403x and_upper=-91- and_uppercas=-148- and_url=-138- and_urlsearchparam=-118- and_us=-223-
  and_use=-87- and_used=-321- and_user=-184- and_uses=-347- and_usr=-181- and_usual=-182- and_uuid=-203- and_v=-133-
  and_v2=-39- and_v4=-124- and_va=-141- and_valid=-72- and_validat=-72- and_valu=-201- and_vanish=-144-
  and_variabl=-113- and_variant=-124- and_variou=-34- and_verifi=-129- and_verify=-129- and_version=-86- and_via=-95-
  and_vice=-233- and_view=-102- and_visibility=-119- and_visibl=-153- and_vm=-211- and_voronoi=-60- and_w=-39-
  and_wait=317c and_waitpid=-137- and_walk=-76- and_want=-222- and_warmupiteration=-110- and_warn=-177- and_was=-213-
  and_wasm=-112- and_watch=-307- and_water=-166- and_we=-388- and_we'll=-267- and_we'r=-213- and_web=-274-
  and_weekend=-129- and_weird=-50- and_well=-101- and_went=-341- and_were=-45- and_wet=-136- and_what=-330-
  and_whatever=-302- and_when=-483- and_whenever=-52- and_wher=-487- and_whether=-314- and_which=-256- and_whil=-51-
  and_whit=-195- and_who=-103- and_whol=-81- and_whos=-264- and_why=-333- and_will=-173- and_window=-120-
  and_wise=-122- and_with=62x and_without=-329- and_women=-89- and_won't=-251- and_word=-355- and_work=-283-
  and_workflow=-92- and_would=-239- and_wrap=-65- and_writ=-340- and_writabl=-110- and_written=-282- and_ws=-59-
  and_x=-226- and_x448=-194- and_xz=-150- and_y=-96- and_yaml=-52- and_yarn=-97- and_year=-126- and_yell=-269-
  and_yesterday=-256- and_yet=-147- and_you=-125- and_you'd=-284- and_you'r=-374- and_your=-446- and_z=-64-
  and_zero=-72- and_zip=-200- and_zoom=-39- and_zstd=-133- android_ndk=-85- anew_as=-170- anew_at=-257- anew_its=-114-
  anew_once=-100- anew_wher=-51- anew_without=-246- angl_bracket=-160- angl_of=-50- angl_run=-141- animal_that=-192-
  annotat_tag=-159- annotat_tags=-134- annotat_with=-86- annotation_keyword=-36- announc_my=-56- annoy_him=-248-
  anonymou_file=125x anonymou_in=-280- another_#number=-74- another_and=-35- another_answer=-83- another_app=128p
  another_approach=-79- another_as=-235- another_client=-125- another_connection=-214- another_conversation=-135-
  another_differenc=-35- another_directory=-179- another_drink=-102- another_end=-298- another_exampl=-75-
  another_file=-251- another_function=-89- another_holder=-328- another_home=-307- another_in=-189-
  another_layout=-200- another_list=-167- another_location=-96- another_machin=-137- another_man=-138-
  another_messag=-176- another_model=-341- another_number=-128- another_of=-182- another_one=-352- another_option=-102-
  another_or=-215- another_origin=-182- another_owner=-246- another_proces=-169- another_profil=-133-
  another_program=-355- another_project=-262- another_rout=-39- another_server=-361- another_session=-240-
  another_socket=-214- another_start=-47- another_stat=-111- another_system=-230- another_terminal=-185-
  another_text=-340- another_than=-100- another_to=-80- another_try=-96- another_type=-113- another_up=-260-
  another_use=-110- another_user=-178- another_variabl=-44- another_version=-150- another_way=-30- another_when=-206-
  another_with=-57- another_word=-207- ansa_v=-128- ansi_c=-155- ansi_color=-80- answer_a=-542- answer_about=126h
  answer_all=387a answer_already=-220- answer_an=-288- answer_and=-417- answer_are=-246- answer_as=46r
  answer_befor=204h answer_begin=-467- answer_best=-176- answer_but=-190- answer_by=58h answer_chang=-272-
  answer_come=-227- answer_depend=-193- answer_each=163r answer_every=42r answer_everyth=164r answer_for=-472-
  answer_from=-56- answer_how=-434- answer_i=181h answer_in=-72- answer_is=-496- answer_it=-337- answer_its=-215-
  answer_like=183r answer_may=-248- answer_never=-233- answer_noth=-283- answer_null=-412- answer_of=-324-
  answer_one=-293- answer_only=-407- answer_or=-132- answer_should=-368- answer_soon=-105- answer_stand=-226-
  answer_test=-36- answer_that=-469- answer_the=-768- answer_their=-394- answer_them=135h answer_thos=-103-
  answer_to=118x answer_under=-201- answer_was=-224- answer_what=-373- answer_when=-294- answer_wher=-429-
  answer_whether=-492- answer_whil=-40- answer_why=-308- answer_with=153l answer_without=-152- answer_yes=53h
  answer_your=-62- anthropic_api=-252- anthropic_messag=-387- anthropic_protocol=-183- antialias_and=-95-
  antiken_rom=-124- antoin_du=-100- any_#number=-131- any_#url=-114- any_action=-235- any_activ=-296- any_adapter=-148-
  any_additional=-211- any_algorithm=-71- any_and=-247- any_any=-82- any_application=-117- any_are=-208-
  any_argument=-261- any_associat=-154- any_attempt=153p any_branch=-233- any_browser=-46- any_but=-54- any_cach=-57-
  any_call=-120- any_caller=-358- any_case=-317- any_certificat=-302- any_chang=-298- any_character=-293-
  any_child=-62- any_circumstanc=127p any_code=189c any_color=-113- any_column=-196- any_combination=-241-
  any_command=37c any_commit=-306- any_conflict=-78- any_conversation=-125- any_cooki=-239- any_current=-152-
  any_custom=-232- any_damag=-82- any_data=-310- any_default=-191- any_delegat=-155- any_dependenci=-112-
  any_directory=-166- any_distribution=-80- any_element=-212- any_entry=-250- any_error=207h any_event=-102-
  any_exist=-390- any_expression=-68- any_extension=-294- any_extra=-182- any_field=-163- any_fil=-239-
  any_filenam=-48- any_filesystem=-51- any_for=-110- any_form=-113- any_formatter=-205- any_function=-125-
  any_further=-346- any_futur=-166- any_generation=-223- any_given=-341- any_guarante=-96- any_helper=233p
  any_host=109c any_http=-337- any_idea=-232- any_in=-209- any_information=-186- any_input=-173- any_is=-370-
  any_item=-272- any_javascript=-157- any_js=-86- any_kind=-145- any_languag=-105- any_length=-39- any_library=-107-
  any_lin=-112- any_line=133h any_link=105x any_local=-95- any_localization=-59- any_location=-69- any_logic=-139-
  any_macro=-97- any_man=-187- any_mean=-86- any_medium=-123- any_messag=-278- any_meta=-110- any_miss=-144-
  any_modul=-199- any_moment=-270- any_more=256o any_network=-83- any_new=-372- any_no=-100- any_non=-196-
  any_number=-313- any_object=-221- any_of=-369- any_omitt=-184- any_one=-293- any_operation=-155- any_option=-261-
  any_order=-123- any_os=-161- any_other=-482- any_output=-297- any_packag=-254- any_parameter=-247- any_part=-250-
  any_partial=-310- any_particular=-225- any_password=-41- any_past=-201- any_pend=-187- any_per=-158- any_person=-244-
  any_pixel=-58- any_plac=-188- any_png=-226- any_point=-264- any_prereleas=-232- any_previou=119o any_proces=-302-
  any_process=-247- any_program=-201- any_prompt=-262- any_question=-219- any_reason=-69- any_recip=-101-
  any_regex=-75- any_repository=-231- any_resourc=-188- any_rule=118o any_run=-143- any_schema=-153- any_search=-124-
  any_secret=177x any_select=-227- any_sens=-206- any_server=-332- any_servic=-87- any_session=36p any_sibl=-204-
  any_size=59h any_special=-266- any_specifi=-40- any_standard=-44- any_statement=-47- any_stor=-267- any_str=-244-
  any_subdirectori=-63- any_subdomain=-55- any_subsequent=-240- any_such=-269- any_suffix=-153- any_symbol=-37-
  any_system=-303- any_tabl=-213- any_tag=-51- any_task=110p any_test=-116- any_text=-163- any_that=-149-
  any_thread=-90- any_time=-451- any_track=-161- any_trail=-185- any_ttl=-98- any_turn=-233- any_two=-227-
  any_type=-284- any_unknown=-321- any_url=-260- any_user=-249- any_valid=-99- any_valu=-172- any_version=-399-
  any_way=-151- any_when=-133- any_wine=-111- any_word=-137- any_wors=-169- any_writ=-250- anybody_can=141x
  anybody_who=-317- anyof_allof=-67- anyon_but=-54- anyon_can=-301- anyon_else=-295- anyon_know=-294- anyon_says=36l
  anyon_who=209x anyon_with=183x anyon_you=-305- anyone_support=-222- anyth_a=-290- anyth_about=-37- anyth_after=-183-
  anyth_at=-292- anyth_below=-113- anyth_but=-403- anyth_done=-157- anyth_else=-46- anyth_for=-261- anyth_from=132a
  anyth_happen=-199- anyth_i=193r anyth_if=-192- anyth_illegal=74r anyth_in=-351- anyth_is=-70- anyth_just=-342-
  anyth_like=-325- anyth_on=86h anyth_outsid=-155- anyth_that=152h anyth_the=281o anyth_to=150h anyth_was=-417-
  anyth_with=-137- anyth_you=-470- anyway_so=170h anywher_and=-139- anywher_cach=-215- anywher_else=-244-
  anywher_if=-55- anywher_in=-172- anywher_on=-186- apach_#number=-113- apach_apach=-90- apach_common=-90-
  apach_dl=-103- apart_a=-62- apart_by=-213- apart_for=-81- apart_from=116h apart_oldest=-158- apart_what=-261-
  api_#number=-184- api_#url=-269- api_addformat=-136- api_addkeyword=-37- api_and=-347- api_api=-96- api_are=-130-
  api_as=-127- api_by=-59- api_can=-228- api_chang=-263- api_compat=-30- api_compatibl=-49- api_content=-94-
  api_credential=-231- api_dispatch=-161- api_dispatcher=-41- api_docs=-238- api_documentation=-336- api_does=-101-
  api_exist=-41- api_featur=-169- api_for=-124- api_framework=-50- api_has=-172- api_in=-69- api_includ=-288-
  api_is=-339- api_key=-40- api_keys=-70- api_max=-150- api_may=-149- api_md=-86- api_method=-52- api_must=-239-
  api_not=-77- api_of=-97- api_optimizer=-30- api_packag=-41- api_product=-205- api_proxi=-180- api_proxy=-54-
  api_referenc=-202- api_regardles=-225- api_return=-309- api_security=-197- api_that=-132- api_to=-134- api_token=202x
  api_us=-38- api_version=-164- api_which=-54- api_will=-203- api_with=-77- apis_and=-69- apis_are=-67-
  apis_provid=-73- apis_remain=-78- apis_should=-151- apis_that=-56- apis_to=-122- apl_is=-186- app_a=-118-
  app_acces=-62- app_and=-106- app_answer=-390- app_any=-237- app_at=-195- app_backend=-296- app_bundl=-241-
  app_by=-344- app_chang=-88- app_context=-194- app_dies=-163- app_dur=-306- app_end=-180- app_ends=-284-
  app_engin=-83- app_folder=-111- app_for=-351- app_from=-195- app_has=-208- app_herm=-226- app_if=-286- app_in=-177-
  app_is=-38- app_it=-174- app_left=-221- app_on=-105- app_or=-110- app_own=-220- app_owns=-149- app_see=-275-
  app_speak=-170- app_src=-84- app_start=-244- app_stat=-217- app_stay=-304- app_such=-52- app_tell=-263-
  app_that=-111- app_the=-381- app_them=208h app_to=37o app_was=-253- apparmor_mediation=-193- appeal_to=-66-
  appear_as=-406- appear_at=-78- appear_befor=-370- appear_in=109c appear_more=-223- appear_on=-367- appear_one=-192-
  appear_that=178h appear_ther=-146- appear_to=-403- appear_within=-175- appearanc_of=-160- append_a=-245-
  append_after=-31- append_an=-146- append_at=-210- append_in=-224- append_lin=-169- append_messag=-360-
  append_only=-300- append_or=-301- append_prepend=-199- append_rows=-308- append_the=121x append_this=291p
  append_to=-216- append_unles=-138- appendix_a=-86- appetit_for=-49- appl_styl=-93- appli_a=-133- appli_also=-154-
  appli_as=-211- appli_at=-134- appli_befor=-262- appli_both=-52- appli_each=-213- appli_first=-117- appli_for=-238-
  appli_in=-274- appli_it=-110- appli_on=-242- appli_one=-214- appli_only=-232- appli_per=-40- appli_the=-258-
  appli_them=-76- appli_to=-371- appli_what=-47- applicabl_for=-47- applicabl_to=-195- applicabl_when=-113-
  application_and=-71- application_behav=-126- application_can=-204- application_clas=-72- application_code=-281-
  application_context=-268- application_development=-59- application_e=-44- application_expect=-43-
  application_find=-119- application_for=-84- application_has=-171- application_in=-187- application_is=-249-
  application_load=-260- application_may=-216- application_menu=-224- application_must=-234- application_of=-44-
  application_only=-213- application_or=-142- application_performanc=-231- application_programm=-134-
  application_programmer=-137- application_runn=-202- application_see=-161- application_should=-352-
  application_sinc=-41- application_specific=-199- application_that=-220- application_to=-172- application_us=-199-
  application_use=-158- application_which=-355- application_will=-178- application_with=-136- application_you=-236-
  apply_a=-251- apply_the=78o applypatch_first=-41- appreciat_it=-291- apprehend_the=-59- approach_is=-167-
  approach_of=-43- approach_the=-259- approach_to=-116- appropriat_and=-203- appropriat_config=-268-
  appropriat_error=-98- appropriat_for=-268- appropriat_privileg=-190- approv_all=241a approv_as=-287- approv_by=92a
  approv_in=115a approv_it=-243- approv_its=-309- approv_of=-301- approv_purg=-220- approv_reject=-148-
  approv_the=-483- approv_this=191a approv_what=88h approval_are=109a approval_for=-98- approval_from=-287-
  approval_gat=-235- approval_is=48h approval_of=145a approval_queu=188h approval_to=271p approver_as=-242-
  approximate_#number=-315- appstream_xml=-143- april_#number=-120- apt_#number=-86- apt_apt=-152- apt_auth=-56-
  apt_cach=-51- apt_conf=-58- apt_configuration=-145- apt_get=-294- apt_preferenc=-269- apt_secur=-90- apt_should=-113-
  apt_sourc=-130- apt_to=-183- apt_tool=-138- apt_version=-176- apt_will=-181- arbitrary_client=-158-
  arbitrary_order=-84- arbitrary_valu=-39- arbitrarystr_of=-92- arboleda_#mail=-51- arc_of=-88- arch_and=-39-
  architectur_are=-127- architectur_dependent=-54- architectur_for=-52- architectur_identifier=-124-
  architectur_includ=-92- architectur_independent=-90- architectur_md=-47- architectur_nam=-50-
  architectur_restriction=-213- architectur_specific=-58- architectur_the=-75- architectur_wildcard=-296-
  archiv_and=-385- archiv_are=-216- archiv_as=-236- archiv_at=-307- archiv_can=-81- archiv_contain=-191-
  archiv_debug=-257- archiv_delet=-62- archiv_does=-376- archiv_entri=-281- archiv_fil=-100- archiv_file=-219-
  archiv_folder=-162- archiv_i=-212- archiv_in=-259- archiv_is=-335- archiv_must=-133- archiv_never=152p
  archiv_one=-255- archiv_ones=-469- archiv_or=-254- archiv_tgz=-227- archiv_that=-242- archiv_to=-384- archiv_us=-132-
  archiv_wher=-63- archiv_will=-75- archiv_with=-268- archiv_zip=-128- are_#number=-259- are_a=183r are_able=-179-
  are_about=117h are_absolut=-191- are_accept=-384- are_access=-98- are_accessibl=-96- are_accurate=-71-
  are_activ=-176- are_activat=-161- are_actual=-125- are_add=-300- are_additional=-220- are_address=-206-
  are_advis=-249- are_affect=-76- are_afraid=-267- are_alik=-214- are_all=-383- are_almost=-37- are_already=-318-
  are_also=-375- are_alway=-516- are_among=-218- are_answer=-32- are_any=-233- are_append=-262- are_appli=-257-
  are_applicabl=-38- are_array=-57- are_as=-276- are_ask=-100- are_assign=-180- are_associat=-294- are_assum=-324-
  are_at=-186- are_attach=-98- are_automatical=-595- are_availabl=-356- are_bas=-44- are_be=-385- are_better=-182-
  are_binary=-43- are_block=-266- are_body=-155- are_born=-121- are_both=-234- are_built=-239- are_but=-94-
  are_by=-228- are_c=-63- are_call=-431- are_capp=-107- are_carri=91h are_cas=-50- are_case=-45- are_caught=181h
  are_certain=-109- are_chanc=-36- are_charg=-303- are_check=-213- are_chosen=-129- are_clean=-84- are_clear=95r
  are_collaps=-87- are_collect=137x are_combin=-70- are_combination=-126- are_comment=-229- are_common=-298-
  are_compar=-70- are_compatibl=-207- are_compil=-191- are_complet=-154- are_complete=-176- are_compos=-101-
  are_comput=-98- are_connect=-300- are_consider=-262- are_consistent=-39- are_constant=-57- are_constrain=-128-
  are_consum=-36- are_contain=-91- are_controll=-37- are_convert=-227- are_copi=-531- are_count=-314- are_creat=195p
  are_current=-260- are_cut=-331- are_dark=-216- are_decid=-99- are_defin=-197- are_delet=-290- are_deliberate=-36-
  are_deliver=-150- are_deprecat=-239- are_deriv=-189- are_describ=-232- are_design=-45- are_detect=-196-
  are_determin=-132- are_different=-349- are_difficult=-67- are_direct=-201- are_disabl=291r are_discard=-247-
  are_discuss=-224- are_display=-388- are_distinct=-100- are_distribut=-152- are_do=-30- are_document=-191-
  are_done=92h are_drawn=-169- are_dropp=-336- are_due=-207- are_e=-35- are_each=-132- are_either=-47- are_emitt=-111-
  are_empty=-190- are_enabl=-293- are_enclos=-102- are_encod=-74- are_encounter=-119- are_encourag=-136-
  are_encrypt=-380- are_enforc=-225- are_enough=-218- are_enter=-295- are_entire=-177- are_equal=-99-
  are_equivalent=-75- are_eras=-82- are_escap=-84- are_evaluat=-237- are_exact=-79- are_exclud=-205-
  are_executabl=-217- are_expect=-264- are_expert=-116- are_explicit=-77- are_export=-312- are_express=-79-
  are_extension=-128- are_fals=-105- are_fill=-45- are_finaliz=-71- are_fine=-290- are_first=-141- are_fix=-31-
  are_flagg=-182- are_follow=-317- are_fool=-125- are_for=-349- are_formal=-54- are_forward=-310- are_found=-298-
  are_four=-157- are_fre=-60- are_free=120r are_from=-86- are_ful=-193- are_full=-244- are_function=-174-
  are_funny=-216- are_gather=-150- are_general=-143- are_generat=-171- are_given=-515- are_gnu=-46- are_go=187r
  are_gone=-50- are_good=-200- are_great=-37- are_guarante=-222- are_halv=-73- are_hand=-274- are_handl=-283-
  are_happy=-229- are_hard=-233- are_hav=-85- are_held=-126- are_help=-210- are_here=-345- are_hereby=65o
  are_herm=-346- are_his=-176- are_hits=-70- are_identical=-79- are_identifi=-142- are_ignor=-569- are_immediate=-59-
  are_immutabl=111p are_implement=-114- are_implicit=-65- are_import=-118- are_important=-134- are_in=-537-
  are_includ=-374- are_indent=-30- are_independent=-251- are_indic=-74- are_inherent=-91- are_inherit=-137-
  are_initializ=-292- are_install=-371- are_intend=-161- are_intentional=-56- are_interest=-222- are_internal=-38-
  are_interpret=-199- are_invalid=40o are_invok=-223- are_irrelevant=174o are_issu=-93- are_iterat=-95- are_its=-139-
  are_join=-92- are_kept=-350- are_known=-294- are_larger=-60- are_left=-361- are_less=-152- are_like=-317-
  are_limit=-217- are_link=-112- are_linux=-93- are_list=-503- are_load=99p are_local=-121- are_locat=-125-
  are_logg=-77- are_look=-275- are_made=-416- are_maintain=-109- are_mak=-52- are_manag=-76- are_many=-226-
  are_mapp=-197- are_mark=-397- are_mask=-288- are_match=-121- are_meant=-224- are_merg=-182- are_met=-80-
  are_millisecond=-159- are_miss=-236- are_monitor=-192- are_more=-194- are_most=-205- are_multipl=-260-
  are_mutual=-76- are_my=168r are_nam=-327- are_necessary=-262- are_need=183a are_neighbour=-42- are_neither=-194-
  are_never=-39- are_newer=-111- are_no=-134- are_non=-112- are_nonstandard=-118- are_normal=-202- are_normaliz=-76-
  are_not=-125- are_now=-401- are_null=-37- are_number=-125- are_obsolet=-199- are_of=-127- are_off=43a are_offer=-204-
  are_often=-350- are_omitt=-96- are_on=-579- are_one=-291- are_only=-126- are_optional=-269- are_order=-265-
  are_other=-84- are_out=-156- are_output=-192- are_over=-187- are_overridden=-158- are_overwritten=121h are_pars=-117-
  are_part=33o are_pass=-342- are_perform=-336- are_permanent=-311- are_permitt=104r are_plac=-252- are_plain=-101-
  are_populat=-33- are_possibl=-193- are_postgresql=-252- are_preced=-63- are_prefix=-332- are_present=-316-
  are_preserv=-318- are_print=-612- are_prioriti=-206- are_privat=103h are_probab=-120- are_process=-251-
  are_proper=-381- are_provid=-457- are_pull=-147- are_put=-258- are_quot=-181- are_rather=-145- are_read=-485-
  are_readabl=-37- are_ready=-116- are_real=-253- are_reasonabl=-33- are_rebuilt=-33- are_receiv=-227-
  are_recogniz=-89- are_record=-289- are_redact=-89- are_referenc=-143- are_refus=-251- are_reject=-191-
  are_relativ=-366- are_relevant=-122- are_rely=-317- are_remember=-133- are_remov=80r are_replac=90o are_report=-186-
  are_represent=-78- are_request=-311- are_requir=-347- are_reserv=-151- are_reset=-418- are_resolv=-35-
  are_responsibl=-142- are_restart=174p are_restor=-231- are_restrict=-160- are_return=-180- are_right=-206-
  are_rotat=-242- are_rows=-169- are_run=-249- are_runn=-364- are_safe=-200- are_said=-263- are_sav=-263-
  are_schedul=-111- are_search=-172- are_seen=-216- are_seldom=-138- are_select=-121- are_sent=-595- are_separat=-101-
  are_serv=-179- are_set=-282- are_several=-246- are_shar=106x are_shown=-627- are_silent=-312- are_similar=-67-
  are_simp=-260- are_skipp=-161- are_sleep=-99- are_so=-417- are_soft=-99- are_some=-242- are_sometim=-62-
  are_sort=-215- are_sourc=-370- are_speak=-154- are_special=-116- are_specifi=-205- are_specific=-121- are_splic=-48-
  are_start=-289- are_stopp=-204- are_stor=-334- are_str=-68- are_strict=-119- are_strong=-148- are_successful=-71-
  are_such=-221- are_suitabl=-75- are_summariz=-150- are_suppli=-103- are_support=-260- are_suppos=-94-
  are_suspend=268a are_switch=-277- are_taken=-464- are_talk=124a are_tap=-129- are_terminat=-177- are_text=-326-
  are_the=55r are_then=-270- are_ther=-252- are_therefor=-147- are_thes=-234- are_they=-168- are_think=-254-
  are_thos=-295- are_thre=-261- are_thus=-30- are_thy=-87- are_to=282x are_told=-569- are_too=-290- are_total=-214-
  are_touch=-87- are_travers=-58- are_treat=-370- are_tri=-88- are_trigger=-201- are_true=-219- are_try=-149-
  are_two=-286- are_typical=-172- are_unaffect=-202- are_undefin=-131- are_under=-100- are_understood=-135-
  are_unset=-58- are_unsubscrib=-178- are_up=-149- are_updat=-271- are_upon=-157- are_us=-256- are_used=-371-
  are_useful=-93- are_user=-182- are_usual=-179- are_utf=-252- are_valid=30o are_validat=-116- are_variou=-126-
  are_verifi=-236- are_version=-163- are_very=-181- are_visibl=-282- are_visit=-217- are_void=129o are_walk=-122-
  are_we=-273- are_welcom=-288- are_well=-165- are_what=-331- are_whol=-198- are_wir=-125- are_wish=-317-
  are_word=-185- are_work=-97- are_wors=-190- are_wrapp=-43- are_writ=-200- are_writabl=-45- are_written=-490-
  are_wrong=-274- are_yaml=-109- are_you=-125- are_your=103l are_zero=-164- area_and=-61- area_of=-219-
  aren't_formatt=-55- aren't_in=-99- aren't_real=-40- aren't_you=-264- arg1_arg2=-161- arg_as=-201- arg_file=-191-
  arg_is=-351- args_an=-129- args_argument=-37- args_context=-54- args_depth=-33- args_glob=-48- args_ignor=-68-
  args_is=-76- args_limit=-47- args_on=-31- args_regex=-68- args_str=-40- args_targ=-164- args_to=-231- argu_and=-182-
  argu_that=-211- argu_with=-149- argument_after=-92- argument_an=-79- argument_and=-229- argument_are=-270-
  argument_as=-267- argument_becom=-79- argument_buf=-45- argument_but=-37- argument_can=-128- argument_does=-73-
  argument_file=-173- argument_follow=-280- argument_for=-183- argument_has=-95- argument_home=-354- argument_if=-209-
  argument_in=-122- argument_is=-181- argument_it=-300- argument_list=-157- argument_may=-43- argument_must=-198-
  argument_name=-91- argument_nobody=-76- argument_of=-422- argument_on=-114- argument_or=-128- argument_pass=-90-
  argument_point=-194- argument_provid=-222- argument_should=-221- argument_specifi=-258- argument_str=-124-
  argument_text=-412- argument_that=-149- argument_the=-104- argument_then=-91- argument_to=-223- argument_typ=-115-
  argument_us=-90- argument_variadic=-62- argument_was=-234- argument_were=-58- argument_will=-250- argument_with=-98-
  argv_#number=-148- argz_vector=-89- aria_role=-71- aris_from=-201- arithmetic_expansion=-40-
  arithmetic_expression=-176- arm_spe=-74- armeemesser_for=-148- around_#number=-130- around_a=-429- around_and=-152-
  around_by=-146- around_each=-135- around_here=-242- around_in=-194- around_it=80h around_its=-95- around_the=-503-
  around_this=-160- around_to=-262- around_with=-127- around_you=-133- around_your=-86- arp_cach=-148- arp_monitor=-66-
  arpa_appear=-146- arr_is=-112- arrang_for=157p array_and=-116- array_are=-95- array_array=-41- array_boolean=-79-
  array_by=-241- array_can=-58- array_contain=-47- array_for=-86- array_form=-91- array_from=-143- array_in=-128-
  array_index=-72- array_is=-304- array_it=-43- array_map=-36- array_of=-166- array_referenc=-44- array_so=-125-
  array_that=-60- array_type=-111- array_valu=-99- array_which=-32- array_with=-234- array_you=-108-
  arraybuffer_instanc=-39- arriv_at=-99- arriv_on=-312- arriv_or=-148- arrival_of=-196- arrow_hold=-136-
  arrow_keys=-200- art_and=-60- art_fat=-73- art_in=-170- art_is=-185- art_of=-302- articl_#url=-245- articl_in=-110-
  articl_mayb=-112- articl_that=-187- artifact_for=-120- artifact_from=-193- artificial_intelligenc=-239-
  artificial_timeout=-124- as_#agentfile=-227- as_#number=-198- as_a=194r as_abov=-188- as_absent=-273- as_activ=-318-
  as_advanc=-173- as_all=-308- as_alway=-90- as_an=153r as_another=-201- as_any=-361- as_anyon=-216-
  as_application=-58- as_appropriat=-102- as_approv=171h as_are=-74- as_argument=-267- as_at=-237- as_bad=-175-
  as_bare=-122- as_bash=-130- as_be=-304- as_below=-65- as_best=-180- as_binary=-257- as_build=-47- as_by=-96-
  as_c=-97- as_cach=-89- as_can=-38- as_chang=-202- as_character=-63- as_children=-83- as_cmak=-67- as_command=-234-
  as_configur=-306- as_const=-65- as_creat=-229- as_createtwofilespatch=-76- as_current=-115- as_data=-257-
  as_date=-60- as_death=-134- as_decimal=-98- as_default=-247- as_defin=51o as_dependenci=-42- as_dependent=-139-
  as_deprecat=-228- as_describ=-318- as_desir=-102- as_determin=-207- as_dev=-58- as_direct=-49- as_discuss=-230-
  as_division=-34- as_do=-197- as_document=-222- as_does=-181- as_easi=-98- as_either=-47- as_electron=-169-
  as_element=-56- as_empty=-179- as_end=-150- as_entri=-54- as_equivalent=-217- as_escap=-53- as_everywher=-114-
  as_exact=-328- as_expect=-189- as_explain=-84- as_extend=-75- as_fail=-86- as_fallback=-84- as_far=-334-
  as_fast=-290- as_fil=-149- as_file=-353- as_find=-73- as_fn=-166- as_fnmatch=-143- as_follow=-347- as_foo=-117-
  as_for=-176- as_function=-53- as_gcr=-164- as_git=-378- as_given=-258- as_good=-231- as_has=-158- as_hav=226o
  as_he=127r as_head=-224- as_hell=-44- as_herm=-526- as_hexadecimal=-33- as_html=-168- as_http=-382- as_i=-35-
  as_if=-154- as_in=-499- as_includ=-134- as_indicat=-147- as_information=-146- as_input=-98- as_insert=-357-
  as_integer=-259- as_is=-78- as_it=-66- as_it's=-235- as_its=-385- as_json=-77- as_just=-182- as_keep=-91-
  as_key=-171- as_keys=-51- as_larg=-235- as_latin=-31- as_lin=-37- as_link=-49- as_list=-324- as_literal=-82-
  as_long=-51- as_loos=-148- as_low=-59- as_m=-45- as_many=-176- as_markup=-197- as_member=-172- as_memory=-207-
  as_men=-124- as_mention=-125- as_min=-124- as_miss=-162- as_model=-237- as_more=-94- as_most=-92- as_much=-242-
  as_my=283r as_necessary=-46- as_need=-183- as_new=-98- as_no=-287- as_node=-74- as_non=-49- as_none=-164-
  as_normal=-237- as_not=-374- as_noth=-344- as_null=105o as_number=-173- as_o=-144- as_object=-67- as_obsolet=-115-
  as_of=254o as_on=-254- as_one=-493- as_only=-232- as_opaqu=-134- as_oppos=-73- as_option=-282- as_or=-128-
  as_ordinary=-145- as_original=-194- as_other=-339- as_our=-95- as_outlin=-127- as_output=-189- as_pair=-98-
  as_parameter=-278- as_parent=-42- as_pars=-31- as_part=102a as_partition=-60- as_path=-236- as_peopl=-517-
  as_per=-241- as_plain=-206- as_png=-95- as_posix=-142- as_possibl=-373- as_present=-33- as_print=-263-
  as_produc=-113- as_project=-68- as_ps=-154- as_pthread=-46- as_python=-344- as_pyyaml=-122- as_quick=-154-
  as_react=-63- as_read=151h as_ready=-283- as_real=-244- as_refactor=-32- as_regular=-88- as_report=-137-
  as_request=-121- as_requir=-296- as_resolv=-65- as_resolvehom=-68- as_return=-158- as_root=265c as_s=-267-
  as_safe=-59- as_said=-49- as_schema=-134- as_script=-148- as_sdl=-145- as_seen=-210- as_separat=-210- as_server=-244-
  as_set=-144- as_sett=-56- as_she=100x as_show=-192- as_shown=-77- as_simpl=-195- as_skill=-82- as_skipp=-346-
  as_small=-189- as_snapshot=-165- as_some=-42- as_soon=160x as_sourc=-112- as_specifi=-115- as_stal=-197-
  as_standard=-147- as_start=-88- as_stat=-172- as_statement=-186- as_stor=-308- as_str=-209- as_such=-349-
  as_syntax=-203- as_system=128a as_tak=-55- as_text=-293- as_that=-257- as_the=-479- as_their=-203- as_ther=-246-
  as_thes=-249- as_they=-455- as_they'r=-50- as_this=-211- as_thos=-59- as_though=290h as_too=-114- as_true=-296-
  as_trust=207a as_two=-83- as_typ=-153- as_type=-86- as_un=-139- as_unknown=-375- as_unsaf=-75- as_untrust=157o
  as_up=-132- as_upper=-42- as_url=-130- as_us=-31- as_used=162p as_user=134p as_usual=85h as_valu=-151- as_vscod=-61-
  as_warn=-99- as_was=-190- as_we=-492- as_well=-158- as_what=-139- as_when=-207- as_wildcard=-66- as_with=-283-
  as_written=-450- as_x=-286- as_x3c=-124- as_xml=-69- as_you=-62- as_your=185o as_zero=-168- ascend_order=-114-
  ascii_and=-189- ascii_character=-124- ascii_code=-200- ascii_file=-329- ascii_or=-54- ascii_symbol=-55-
  ascorbic_acid=-209- asid_besid=-106- asid_english=-78- asid_for=-191- asid_that=-276- asid_when=-173- ask_a=-407-
  ask_about=-114- ask_all=-310- ask_and=40r ask_anew=-222- ask_at=-169- ask_befor=-51- ask_by=203x ask_has=-342-
  ask_her=-217- ask_him=-325- ask_his=-277- ask_how=-194- ask_if=-158- ask_in=-115- ask_is=-233- ask_it=-162-
  ask_lena=-284- ask_me=-436- ask_not=-296- ask_now=-207- ask_of=-65- ask_one=-234- ask_only=-78- ask_question=-447-
  ask_someon=-281- ask_that=-193- ask_the=-73- ask_them=-231- ask_to=-75- ask_twic=-248- ask_us=191a ask_user=-101-
  ask_what=-454- ask_when=-204- ask_whether=213h ask_why=-199- ask_you=-379- ask_your=-270- asks_a=-186-
  asks_about=129h asks_each=-228- asks_now=-109- asks_of=192o asks_once=-157- asks_the=-447- asks_to=-194-
  asks_what=165h asks_wher=-90- asks_who=164h asks_why=-173- asks_you=49c asleep_and=142h asleep_eli=-120- asm_js=-79-
  asn1_element=-227- asn1_succes=-224- aspect_of=-90- aspect_to=-67- aspir_to=-130- assemb_code=-293-
  assemb_languag=-109- assembl_a=-200- assembl_into=-49- assembler_should=-191- assert_on=-79- assert_that=-120-
  assertion_check=-127- assertion_need=-103- assessment_of=-176- asset_handl=-38- asset_to=-62- assign_#url=-177-
  assign_a=-254- assign_an=-139- assign_in=-57- assign_it=-62- assign_the=-179- assign_to=-293- assign_valu=-134-
  assignment_to=-285- assistant_act=208r assistant_approv=277a assistant_i=192a assistant_is=207r assistant_must=317a
  assistant_of=-84- assistant_that=183r assistant_the=153a assistant_to=323a assistant_you=149r associat_a=-82-
  associat_extension=-202- associat_file=-51- associat_the=-216- associat_to=-234- associat_with=-389-
  association_id=-142- association_in=-84- association_is=-87- association_or=-142- assum_a=70h assum_i=-236-
  assum_it=-296- assum_it's=-80- assum_that=-101- assum_the=-215- assum_ther=-173- assum_to=-437- assum_yes=-193-
  assum_you=65r assum_your=-240- assumption_about=-132- assumption_the=-62- assur_that=-54- assur_us=-206-
  assuranc_for=-227- ast_and=-45- ast_explorer=-101- ast_from=-175- ast_import=-89- ast_nod=-34- ast_node=-362-
  ast_of=-53- ast_structur=-163- asterisk_as=-67- asterisk_which=-67- asttyp_js=-191- asymmetric_key=-86-
  async_and=-149- async_delegation=-138- async_function=-68- async_handler=-209- async_hash=-63- async_is=-40-
  async_method=-149- asynchronou_event=-32- asynchronou_function=-293- asynchronou_i=-58-
  asynchronou_notification=-238- asynchronou_schema=-47- asyncparallel_fans=-56- at_#ip=303x at_#mail=43x
  at_#number=-636- at_#url=469x at_a=-426- at_addres=-187- at_all=120h at_an=-343- at_and=-161- at_any=-442-
  at_are=-194- at_at=-286- at_await=-61- at_befor=-242- at_boot=192p at_both=-130- at_build=-126- at_cmak=-188-
  at_configur=-81- at_creation=-50- at_cwd=-80- at_different=-298- at_dinner=-349- at_each=194p at_ear=-132-
  at_eight=-414- at_eleven=-253- at_empty=-219- at_end=-340- at_every=79p at_exact=-197- at_exampl=-118- at_exit=-138-
  at_fault=-232- at_file=-322- at_first=-259- at_five=-168- at_for=-224- at_forty=-132- at_four=-345- at_from=-102-
  at_half=-51- at_hand=-235- at_her=-260- at_him=-238- at_his=-329- at_hits=-46- at_home=83x at_i=-83- at_in=-167-
  at_index=-309- at_is=-83- at_it=174h at_its=-43- at_last=-240- at_least=-322- at_libpng=-96- at_line=-274-
  at_location=-141- at_login=160p at_me=-306- at_most=-326- at_ms=-107- at_my=-338- at_night=-631- at_nine=-221-
  at_no=-127- at_noon=-233- at_noth=-226- at_now=-272- at_offset=-253- at_once=55c at_one=-403- at_open=-67-
  at_or=-180- at_parti=-220- at_path=-74- at_position=-168- at_present=-208- at_program=-254- at_readon=-33-
  at_real=-51- at_resolution=-110- at_rest=-255- at_return=-59- at_run=-137- at_runtim=-123- at_school=-107-
  at_seven=-192- at_shmaddr=-227- at_shown=-47- at_six=-252- at_some=-303- at_specific=-74- at_start=-326-
  at_startup=-216- at_such=-35- at_symlink=-47- at_system=-224- at_t=-88- at_ten=-355- at_that=-316- at_the=-109-
  at_their=-353- at_them=-190- at_this=-338- at_thre=-167- at_time=-126- at_to=-289- at_top=-139- at_url=-53-
  at_what=-368- at_which=-380- at_work=-164- at_you=-303- at_your=-525- at_zero=188r atexit_#number=-35-
  atlanta_ga=-150- atomic_replacement=-85- atomic_to=-56- atomic_valu=-56- atomic_with=-165- atomic_writ=-143-
  attach_a=-259- attach_and=-143- attach_as=-222- attach_at=-326- attach_call=-48- attach_file=189h attach_is=-231-
  attach_it=-259- attach_shar=-312- attach_the=100x attach_to=-53- attachment_from=-287- attachment_is=-359-
  attachment_to=152c attack_asks=-253- attack_by=-61- attack_modify=-103- attack_on=242c attack_redo=-103-
  attack_the=172c attempt_and=-143- attempt_by=-106- attempt_find=-334- attempt_is=-306- attempt_the=-149-
  attempt_to=-211- attempt_us=-90- attempt_was=-93- attend_to=-175- attention_and=-168- attestation_ty=-92-
  attr_first=-75- attr_is=-44- attr_structur=-30- attract_to=-71- attribut_a=-226- attribut_and=-256-
  attribut_are=-159- attribut_can=-47- attribut_condition=-97- attribut_does=-87- attribut_for=-35- attribut_from=-161-
  attribut_has=-87- attribut_in=-176- attribut_is=-67- attribut_mechanism=-204- attribut_name=-70- attribut_object=-56-
  attribut_of=-313- attribut_on=-68- attribut_or=-65- attribut_see=-162- attribut_set=-325- attribut_specifi=-118-
  attribut_that=-158- attribut_to=-190- attribut_will=-49- attribut_with=-34- audit_is=-64- audit_log=-42-
  augment_node=-95- augment_the=-87- august_#number=-52- auth0_account=-213- auth_conf=-56- authenticat_the=-77-
  authenticat_to=-108- authenticat_user=-165- authenticat_with=-279- authentication_agent=-153-
  authentication_and=-183- authentication_information=-166- authentication_is=-235- authentication_method=-32-
  authentication_modul=-108- authentication_relat=-90- authentication_to=-98- authenticator_host=-47- author_and=-330-
  author_date=-223- author_name=-268- author_of=45a author_s=-214- author_typescript=-98- authoris_to=130a
  authority_file=-236- authority_is=114a authority_of=191a authoriz_keys=386p authoriz_network=-255-
  authorization_code=-212- authorization_file=-198- authorization_key=-107- authorization_to=-161- auto_approv=191h
  auto_delet=-251- auto_detect=-138- auto_generat=-190- auto_is=-228- auto_recovery=-150- auto_the=-70- auto_uses=-90-
  autocomplet_by=-34- autoheal_updat=-243- automat_backup=-262- automatic_clean=-158- automatic_detection=-80-
  automatic_generation=-267- automatic_head=-138- automatic_link=-95- automatic_manual=-58- automatic_mode=-117-
  automatic_selection=-151- automatic_titl=-32- automatical_activat=-211- automatical_add=-339- automatical_be=-44-
  automatical_by=-192- automatical_choos=-175- automatical_clos=-269- automatical_creat=-219- automatical_detect=-88-
  automatical_enabl=-240- automatical_for=-97- automatical_generat=-183- automatical_get=-40- automatical_have=-93-
  automatical_if=-203- automatical_includ=-198- automatical_install=-242- automatical_load=-234- automatical_on=84h
  automatical_prepend=-99- automatical_prompt=-131- automatical_remov=-252- automatical_rout=-106-
  automatical_select=-96- automatical_set=-252- automatical_so=-184- automatical_try=-265- automatical_updat=-73-
  automatical_when=-335- autoscaler_will=-63- autovacuum_daemon=-77- aux_area=-53- auxiliary_background=-254-
  auxiliary_goal=-76- auxiliary_task=-176- auxiliary_version=-69- availability_information=-211- availability_of=-175-
  availabl_algorithm=-65- availabl_and=-70- availabl_as=-52- availabl_at=153x availabl_component=-82-
  availabl_consider=-38- availabl_depend=-39- availabl_featur=-111- availabl_for=-191- availabl_from=-131-
  availabl_if=-136- availabl_in=-284- availabl_it=-233- availabl_method=-207- availabl_on=-238- availabl_only=-83-
  availabl_option=-160- availabl_packag=-106- availabl_read=-112- availabl_sinc=-102- availabl_the=-43-
  availabl_through=-112- availabl_under=-39- availabl_until=-61- availabl_version=-156- availabl_via=-103-
  availabl_when=-184- availabl_with=-145- availabl_within=-166- averag_american=-102- averag_packet=-159-
  avgidl_is=-45- avoid_a=-210- avoid_allocat=-86- avoid_ambiguity=-98- avoid_an=-100- avoid_any=170h
  avoid_collision=-53- avoid_do=-57- avoid_expos=-202- avoid_in=-220- avoid_includ=-67- avoid_inspect=-107-
  avoid_it=-339- avoid_the=-207- avoid_this=-333- avoid_unnecessary=-174- avoid_us=-304- await_an=-59-
  await_expression=-95- await_operator=-48- await_plac=-61- await_stat=-42- awar_that=-363- award_a=-218- away_a=-89-
  away_all=-175- away_and=-180- away_but=-57- away_by=-233- away_from=54h away_not=-124- away_noth=-42- away_or=-199-
  away_so=-280- away_the=233x away_to=-142- away_what=-243- away_with=97h awk_which=-194- aws_s3=-95- ax_#number=-268-
  axe_core=-348- axe_will=-62- axebuilder_withrul=-144- axebuilder_withtag=-144- axis_and=-31- axis_the=-32-
  b13_and=-130- b15_and=-73- b15_show=-73- b16_are=-73- b16_was=-73- b17_is=-70- b_#number=-152- b_#secretfile=-82-
  b_and=-112- b_c=-120- b_don't=-207- b_featur=-60- b_for=-193- b_i=-163- b_is=-219- b_melt=-96- b_might=-63-
  b_not=-204- b_option=-227- b_or=-75- b_patriotic=-170- b_proce=-156- b_stationery=-172- b_tree=-119- babbag_if=-227-
  babel_helper=-192- babel_plugin=-176- back_a=-371- back_and=-233- back_are=-141- back_as=-194- back_at=-190-
  back_by=-279- back_came=-177- back_devic=-63- back_door=-255- back_for=-80- back_from=168h back_if=89p back_in=-110-
  back_into=-309- back_is=-86- back_it=-207- back_mapp=-57- back_of=-361- back_off=-175- back_on=-260- back_out=-237-
  back_referenc=-113- back_stor=-212- back_storag=-120- back_the=-355- back_to=-74- back_up=125x back_what=223p
  back_when=-330- back_whenever=34p back_with=-276- back_without=-121- back_writ=-346- backend_bucket=-351-
  backend_has=-184- backend_servic=-233- backend_writ=-217- background_color=-159- background_is=-82-
  background_review=-256- background_sigma=-50- backslash_escap=-66- backtrac_#number=-149- backtrack_check=-85-
  backup_and=150c backup_are=126h backup_besid=-271- backup_data=-306- backup_file=-198- backup_first=231c
  backup_for=-196- backup_from=125c backup_id=-326- backup_in=-118- backup_is=-94- backup_manifest=-324-
  backup_name=-322- backup_of=123p backup_on=-313- backup_or=-246- backup_plan=-238- backup_run=-340-
  backup_schedul=-190- backup_should=-272- backup_that=-421- backup_to=-275- backup_will=-403-
  backward_compatibility=-206- backward_compatibl=-111- backward_incompatibl=-121- backward_pointer=-102-
  backward_search=-239- bacon_in=-215- bad_and=-92- bad_argument=-173- bad_as=-173- bad_block=-290- bad_byte=-49-
  bad_exampl=-78- bad_for=-52- bad_idea=-76- bad_luck=-221- bad_news=48h bad_or=-135- bad_th=-102- bad_that=-179-
  badg_#url=-200- badg_png=-82- badnes_scor=-216- bahasa_indonesia=-216- bail_hook=-120- bak_and=-143-
  balanc_acros=-201- balanc_and=-159- balanc_is=-179- balanc_mode=-225- balanc_of=79x balanc_schem=-199-
  balancer_and=-266- ball_and=-148- band_data=-54- band_money=-192- band_never=-36- bandwidth_limit=-83- bank_is=-404-
  bank_statement=183x bar_and=-100- bar_baz=-194- bar_img=-127- bar_is=-147- bar_removal=-45- bar_tell=-169-
  bar_to=-177- bare_one=-154- bare_position=-190- bare_public=-55- barneyfu_does=-211- barneyfu_mous=-211-
  barneyfu_what=-145- barrier_wait=-80- barstool_and=-61- bartender_gimm=-195- bas_activation=-165-
  bas_authentication=-170- bas_budget=-30- bas_cach=-191- bas_execution=-59- bas_index=-82- bas_javascript=-95-
  bas_on=-376- bas_poll=-59- bas_project=-157- bas_system=-99- base64_and=181x base64_encod=86x base_#number=-138-
  base_addres=-187- base_address=-91- base_and=-102- base_backup=-306- base_clas=-87- base_directory=-123-
  base_for=-112- base_imag=-104- base_name=-453- base_of=-208- base_path=-90- base_provider=-179- base_to=168x
  base_url=34p basebackup_will=-220- baseconcept_and=-97- baselin_browser=-60- baselin_wide=-38-
  basenam_component=-117- basenam_of=-193- basenam_onto=-89- basenam_return=-200- baseurl_mapp=-73- baseurl_url=-252-
  bash_#number=-88- bash_parser=-293- bash_profil=-42- basi_and=-166- basi_as=-82- basi_by=-177- basi_for=-240-
  basi_in=-49- basi_of=-173- basic_block=-248- basic_regular=-116- basic_typ=-98- basic_url=-131- basical_i=-109-
  batch_and=-224- batch_of=-101- battl_between=-244- battl_test=-188- battl_the=-183- baud_rat=-103- baud_rate=-125-
  baz_as=-84- baz_is=-62- bcj_filter=-137- be_#number=-263- be_a=-406- be_abbreviat=-123- be_able=51h be_abort=-145-
  be_about=-71- be_absolut=-42- be_accept=-268- be_access=-302- be_accessibl=-349- be_accomplish=-73- be_achiev=-131-
  be_activ=-121- be_add=-502- be_adjust=-173- be_affect=-40- be_all=-306- be_allocat=-120- be_allow=-305- be_alon=-259-
  be_also=-118- be_alter=-130- be_alway=-325- be_an=-40- be_analyz=-198- be_and=-166- be_another=-219- be_answer=-345-
  be_any=-214- be_anyth=-256- be_append=-236- be_appli=-390- be_appropriat=-103- be_approv=-298- be_archiv=166p
  be_as=-246- be_ask=71h be_assign=-150- be_associat=-113- be_assum=-93- be_at=-185- be_attach=-132- be_attempt=-126-
  be_augment=-192- be_authenticat=-212- be_automatical=-464- be_availabl=-127- be_avoid=-306- be_awar=-425-
  be_back=199x be_backlit=-159- be_bad=-160- be_befor=-251- be_better=-117- be_between=-74- be_bitwis=-66-
  be_block=-48- be_blown=-142- be_born=-199- be_bound=-275- be_brief=-336- be_brought=107h be_built=-185- be_but=-131-
  be_bypass=-260- be_call=-129- be_cancel=-193- be_capp=-146- be_careful=-94- be_carri=-331- be_cast=-84-
  be_caught=-169- be_chang=-185- be_check=-366- be_chosen=-202- be_classifi=-196- be_clean=-208- be_clear=-254-
  be_clon=-157- be_collect=-88- be_color=-186- be_combin=-202- be_committ=-267- be_compar=-163- be_compatibl=-66-
  be_compil=-233- be_complet=-176- be_complete=-182- be_compress=128p be_comput=-225- be_configur=-391- be_confus=-219-
  be_consider=-260- be_constrain=-217- be_contain=-147- be_controll=-181- be_convert=-195- be_copi=301x be_correct=-67-
  be_creat=-358- be_cur=-160- be_dead=-195- be_debat=-68- be_deceiv=-289- be_decid=-212- be_declar=-146-
  be_decompress=-40- be_deferr=-126- be_defin=-270- be_delay=99a be_delet=-93- be_deliver=263x be_deploy=-68-
  be_deprecat=-155- be_describ=-256- be_desir=-159- be_desirabl=-308- be_destroy=-118- be_detach=-102- be_detect=-173-
  be_determin=-144- be_develop=-100- be_different=-237- be_difficult=-122- be_direct=-300- be_disabl=-752-
  be_disappoint=-147- be_discard=-164- be_display=-251- be_distinct=-59- be_distinguish=-62- be_document=-280-
  be_done=42h be_download=-122- be_draw=-87- be_drawn=-162- be_dropp=224a be_dry=-192- be_due=-30- be_dump=-266-
  be_duplicat=100x be_easi=-168- be_easier=-121- be_edit=128p be_effectiv=-306- be_either=-137- be_embedd=-345-
  be_emitt=-125- be_employ=-301- be_empty=-403- be_enabl=-380- be_enclos=-56- be_encod=174x be_encrypt=-182-
  be_enforc=-177- be_enough=-281- be_enter=-172- be_equal=-157- be_eras=77c be_escap=-171- be_evaluat=-124-
  be_even=-94- be_exact=-270- be_examin=-136- be_exceed=-73- be_exclud=-68- be_execut=-300- be_exhaust=-112-
  be_expand=-68- be_expect=-39- be_explicit=-353- be_expos=-245- be_express=-66- be_extend=-108- be_extract=-174-
  be_extreme=-107- be_fals=-305- be_fast=-116- be_felt=-262- be_fetch=-351- be_fil=-95- be_fill=-213- be_filter=-128-
  be_fir=-245- be_first=-394- be_fix=-382- be_flat=-65- be_flush=-213- be_follow=147a be_for=-131- be_forc=-285-
  be_forgotten=166o be_form=-38- be_formatt=-317- be_found=-484- be_frank=-238- be_fre=-313- be_free=-266- be_from=-48-
  be_full=-140- be_general=-35- be_generat=-172- be_given=-357- be_glad=-229- be_global=-70- be_go=-335- be_gone=-90-
  be_good=-103- be_grant=-352- be_greater=-71- be_group=-245- be_grown=-123- be_gzipp=-144- be_had=162r be_hand=-161-
  be_handl=-230- be_happy=-335- be_hard=-208- be_held=124p be_helpful=175x be_here=-176- be_hidden=-216-
  be_honest=-315- be_human=-248- be_hurt=-252- be_identifi=-154- be_if=-99- be_ignor=-34- be_immediate=-159-
  be_implement=-169- be_impli=-126- be_import=-290- be_impossibl=-149- be_improv=-97- be_in=-85- be_includ=87x
  be_incomplet=-95- be_incorrect=-181- be_increas=-99- be_index=-31- be_inferr=158h be_influenc=-32- be_inform=120h
  be_inherit=-207- be_initializ=-167- be_insert=-132- be_inspect=-197- be_install=-91- be_instruct=-317-
  be_interest=-222- be_interpret=-187- be_interrupt=-239- be_invok=-308- be_issu=-249- be_it=-376- be_iterat=-52-
  be_join=-115- be_just=-289- be_kill=80p be_kind=-275- be_known=90r be_larger=-251- be_last=-413- be_launch=135p
  be_left=266h be_less=-100- be_let=-253- be_liabl=-45- be_light=-156- be_like=-210- be_limit=-179- be_linear=-73-
  be_link=-233- be_list=-495- be_load=-380- be_locat=-279- be_lock=-197- be_logg=-366- be_look=-318- be_lost=-296-
  be_lower=-216- be_made=48x be_maintain=-114- be_maintainabl=-32- be_maliciou=139r be_mangl=-42- be_mapp=-118-
  be_mark=-341- be_match=-61- be_measur=-164- be_merg=-255- be_merry=-161- be_met=-137- be_mistaken=-256- be_mix=-128-
  be_modifi=-76- be_monitor=-78- be_more=-76- be_most=-233- be_mount=-416- be_mov=-213- be_much=-125- be_multipl=-158-
  be_my=125r be_nam=-293- be_necessary=-55- be_need=-222- be_negat=-157- be_negativ=-153- be_nest=-131- be_new=-277-
  be_nice=-118- be_no=-232- be_non=-78- be_normalis=-153- be_not=-284- be_noth=-418- be_noticeab=-62- be_notifi=-111-
  be_null=-192- be_obey=154a be_observ=-121- be_obsolet=-215- be_obtain=-202- be_of=103x be_offer=-119- be_omitt=-192-
  be_on=190x be_one=-703- be_only=-252- be_open=-349- be_operat=-101- be_or=-123- be_order=-240- be_ored=-56-
  be_other=-119- be_output=-136- be_over=-286- be_overridden=-337- be_overwritten=-383- be_own=-250- be_packag=-233-
  be_page=-227- be_pair=-95- be_pars=-78- be_part=-332- be_particular=-59- be_pass=-332- be_past=-159- be_perfect=-168-
  be_perform=-465- be_permanent=-282- be_pick=-56- be_plac=-356- be_populat=-244- be_portabl=-69- be_positiv=-72-
  be_possibl=-200- be_post=172x be_preced=-186- be_preempt=-53- be_preferr=-231- be_prefix=-125- be_prepar=-202-
  be_prepend=-43- be_present=-171- be_preserv=137p be_press=-180- be_prevent=-68- be_print=32x be_process=-200-
  be_produc=-32- be_promot=-32- be_prompt=-310- be_provid=-474- be_pull=-112- be_pure=-246- be_push=-185- be_put=-696-
  be_queri=-253- be_queu=-111- be_quick=-226- be_quit=-67- be_quot=-203- be_rais=-224- be_re=-137- be_reachabl=-116-
  be_read=-507- be_readabl=-341- be_ready=-115- be_real=-277- be_rebas=-141- be_rebuilt=-214- be_receiv=-51-
  be_recogniz=-144- be_record=-189- be_recurs=-69- be_redirect=-205- be_referenc=-166- be_reflect=-245- be_refus=-443-
  be_regard=-249- be_regenerat=-190- be_register=-197- be_reindex=-129- be_reject=-364- be_relativ=-35- be_releas=-254-
  be_remov=-180- be_renam=-286- be_reopen=-96- be_replac=-404- be_report=-379- be_represent=-163- be_request=-130-
  be_requir=-239- be_reset=51p be_resolv=-135- be_respect=-162- be_restart=-355- be_restor=-182- be_restrict=-73-
  be_retain=-81- be_retri=-239- be_retriev=-250- be_return=-366- be_reus=-273- be_revers=-39- be_review=-345-
  be_revok=-129- be_rewritten=-124- be_right=-215- be_round=-47- be_run=-67- be_runn=-289- be_safe=-202- be_said=-223-
  be_satisfi=-104- be_sav=-297- be_scann=-64- be_schedul=-85- be_schema=-61- be_scroll=-144- be_search=-244-
  be_seen=-362- be_select=-231- be_separat=-96- be_serv=-71- be_set=-490- be_shar=-117- be_short=-307- be_shorten=-163-
  be_shown=106h be_sign=-41- be_silent=-259- be_skipp=-75- be_slow=-106- be_slower=-52- be_smaller=-217- be_so=-125-
  be_sober=-210- be_someon=83r be_someth=-77- be_soon=-199- be_sorry=-221- be_sort=120h be_sourc=127p be_spac=-31-
  be_specifi=-424- be_start=-179- be_stopp=-255- be_stor=-418- be_strict=-259- be_stripp=-137- be_struck=-63-
  be_subject=-301- be_submitt=-72- be_subnetwork=-217- be_substitut=-49- be_successful=-232- be_such=-188-
  be_sufficient=-143- be_suffix=-54- be_suitabl=-170- be_suppli=-198- be_support=-174- be_suppress=88h be_sure=-310-
  be_surpris=-281- be_surround=-59- be_sync=-270- be_tagg=175x be_taken=-485- be_taught=-114- be_terminat=-132-
  be_test=-272- be_that=120r be_the=-392- be_ther=-239- be_thought=-247- be_thrown=-183- be_to=-260- be_told=268h
  be_too=-276- be_toss=-76- be_tough=-142- be_trac=156h be_transferr=-285- be_transmitt=-295- be_treat=36a be_tri=-100-
  be_true=-171- be_truncat=-200- be_turn=164h be_two=-30- be_typ=155x be_unabl=-251- be_undefin=-291- be_under=-254-
  be_understood=-272- be_undon=-217- be_unhappy=-59- be_uniqu=-310- be_unlock=-241- be_unmapp=-169- be_unpack=-105-
  be_unset=-184- be_up=-320- be_updat=-492- be_upgrad=-296- be_upload=-262- be_uri=-238- be_us=-201- be_usabl=-208-
  be_used=-408- be_useful=-270- be_valid=-232- be_validat=-134- be_verifi=-326- be_very=-180- be_view=-240-
  be_visibl=-315- be_visit=-183- be_visual=-200- be_warm=-68- be_warn=-282- be_well=-103- be_were=-99- be_what=-79-
  be_when=-134- be_wise=-97- be_with=-252- be_within=-267- be_woken=-169- be_work=-89- be_wrapp=-45- be_writ=251p
  be_written=-696- be_wrong=-204- be_you=-36- be_your=43h be_zero=-272- beam_down=-255- bear_on=-226- bearer_of=333a
  beauty_and=-151- beauty_is=-196- beauty_of=-124- becam_a=-231- becam_of=-377- becaus_a=-290- becaus_all=-265-
  becaus_another=-90- becaus_everyth=-182- becaus_he=-140- becaus_human=-294- becaus_i=-166- becaus_i'm=-155-
  becaus_if=-117- becaus_in=-255- becaus_instruction=-73- becaus_it=-499- becaus_it's=-104- becaus_no=-99-
  becaus_nobody=-282- becaus_of=-337- becaus_one=-57- becaus_only=-136- becaus_peopl=-118- becaus_she=-217-
  becaus_someth=-93- becaus_that=-132- becaus_the=-298- becaus_ther=-123- becaus_thes=-86- becaus_they=-296-
  becaus_this=-288- becaus_we=-83- becaus_what=-105- becaus_when=-143- becaus_you=-225- becaus_you'r=-144-
  becom_#number=-116- becom_a=-285- becom_activ=-300- becom_an=-40- becom_as=-193- becom_availabl=-240-
  becom_confus=-146- becom_due=-68- becom_empty=-271- becom_more=-151- becom_natural=-216- becom_noop=-74-
  becom_of=-84- becom_one=-213- becom_part=78p becom_possibl=-121- becom_real=-83- becom_so=-193- becom_text=-234-
  becom_the=-56- becom_true=-46- becom_u=-228- becom_very=-187- bed_at=-62- bed_with=-180- bedisd_and=-116- been_a=49h
  been_abandon=-244- been_able=-135- been_access=-78- been_add=-198- been_allocat=-214- been_an=-398- been_appli=-84-
  been_assign=-183- been_born=-35- been_built=-119- been_call=-268- been_chang=163h been_clos=-147- been_committ=-186-
  been_compil=-122- been_complet=-238- been_complete=-190- been_configur=-283- been_creat=-343- been_declar=-48-
  been_delet=64o been_deprecat=-235- been_discover=-106- been_do=-303- been_done=-165- been_edit=-259- been_enabl=-313-
  been_execut=-158- been_exhaust=-167- been_fir=-52- been_fix=-198- been_found=-494- been_fre=222r been_ful=-156-
  been_given=381h been_grant=-219- been_here=-303- been_implement=-160- been_in=-137- been_increment=-37-
  been_initializ=-59- been_introduc=-101- been_known=-42- been_left=-102- been_load=-254- been_made=99a been_mark=-238-
  been_meant=-108- been_modifi=-367- been_mount=-124- been_mov=-303- been_my=-112- been_official=-50- been_on=-78-
  been_open=-294- been_pars=-88- been_perform=-236- been_populat=-195- been_process=-66- been_provid=-223-
  been_reach=-206- been_read=-227- been_receiv=-169- been_reject=-213- been_renam=239r been_replac=-265-
  been_return=-116- been_said=-166- been_search=-203- been_seen=-269- been_select=153a been_sent=50o been_set=164l
  been_specifi=-243- been_split=-73- been_stor=-201- been_superced=-216- been_suppli=-182- been_taken=67r
  been_test=-152- been_the=-206- been_ther=161h been_thrown=-146- been_to=-188- been_told=73o been_unlink=-69-
  been_updat=-73- been_used=-117- been_withdrawn=280o been_wonder=-34- been_written=-245- been_wrong=-125-
  beer_in=-167- befor_#number=-315- befor_a=-363- befor_add=-432- befor_after=-174- befor_all=-352- befor_an=-179-
  befor_and=-89- befor_any=163p befor_anyon=73h befor_anyth=-32- befor_as=-154- befor_be=-331- befor_call=-395-
  befor_connect=-391- befor_contribut=-84- befor_creat=-130- befor_do=-249- befor_each=-581- befor_every=294h
  befor_everyth=-332- befor_exit=-215- befor_giv=-205- befor_glibc=-65- befor_go=-348- befor_he=-480- befor_his=-288-
  befor_i=49l befor_in=-393- befor_insert=-257- befor_install=-303- befor_invok=-129- befor_is=-253- befor_it=-560-
  befor_its=-79- befor_linux=-82- befor_marriag=-243- befor_match=-118- befor_merg=-207- befor_mov=-159-
  befor_nine=-384- befor_noon=-194- befor_one=-137- befor_open=-219- befor_or=-208- befor_other=-233- befor_our=66l
  befor_overwrit=-379- befor_pars=-205- befor_perform=-230- befor_proceed=-177- befor_read=-317- befor_restor=-290-
  befor_runn=163c befor_sav=-245- befor_send=-580- befor_session=-210- befor_set=-130- befor_sqlit=-194-
  befor_start=-470- befor_submitt=-253- befor_switch=-299- befor_that=-205- befor_the=49h befor_them=-202-
  befor_ther=-76- befor_they=-129- befor_this=111l befor_trust=-163- befor_updat=-262- befor_us=-311- befor_we=-369-
  befor_what=-378- befor_writ=105h befor_you=-217- befor_your=-204- beforecount_aftercount=-93- began_a=-149-
  began_befor=-229- began_by=-43- began_the=-137- began_to=-320- began_with=31o begin_a=-427- begin_after=-278-
  begin_and=-287- begin_anew=-477- begin_at=-315- begin_by=86p begin_here=-87- begin_immediat=-42- begin_in=-373-
  begin_its=-230- begin_like=-177- begin_on=-85- begin_so=-192- begin_the=-310- begin_to=-578- begin_with=77p
  beginn_and=-222- beginn_or=-391- beginn_so=-226- beginn_ther=-404- beginn_to=-298- beginn_with=-425- begun_and=-154-
  begun_by=-275- behalf_of=101h behav_different=-87- behav_in=-64- behav_like=126r behav_the=-43- behavior_and=-107-
  behavior_as=-137- behavior_by=-137- behavior_can=-111- behavior_chang=-73- behavior_differ=-54- behavior_for=-607-
  behavior_in=-175- behavior_is=-254- behavior_may=-58- behavior_must=-183- behavior_of=-439- behavior_so=-148-
  behavior_the=-74- behavior_to=-155- behavior_was=-114- behavior_when=-67- behavior_with=-31- behavior_you=-249-
  behaviour_can=-338- behaviour_for=-65- behaviour_is=-364- behaviour_of=-384- behaviour_the=-68- behaviour_to=-80-
  behind_a=-73- behind_and=-394- behind_ids=-46- behind_in=-124- behind_it=-408- behind_its=-126- behind_one=-140-
  behind_stay=-71- behind_the=-378- behind_them=-424- behind_u=-146- behind_you=-158- belief_and=-200- belief_in=-181-
  belief_that=-167- believ_anyth=-342- believ_in=-375- believ_it=-405- believ_that=274h believ_the=-273- believ_to=-33-
  believ_you=-176- believ_your=-157- bell_is=-137- bell_toll=-111- bell_when=-141- belong_in=319x belong_on=247x
  belong_to=-334- below_#number=31h below_a=-199- below_and=141c below_are=-249- below_can=-76- below_demonstrat=-225-
  below_for=-238- below_in=-170- below_is=-102- below_it=-377- below_may=-137- below_one=-176- below_or=-179-
  below_root=-426- below_the=-66- below_this=-281- below_to=206p below_will=-297- belt_and=-167- benc_can=-82-
  benc_sendmail=-82- bench_and=-141- bench_different=-125- bench_run=-125- bench_scanner=-163- benchmark_#url=-95-
  benchmark_against=-182- benchmark_benchmark=-129- benchmark_md=-145- benchmark_result=-177- benchmark_task=-186-
  bend_over=-106- beneath_the=-106- benefit_from=-143- benefit_of=-47- benign_error=-277- besid_#agentfile=-294-
  besid_a=-211- besid_her=-94- besid_it=-418- besid_its=-217- besid_ours=-164- besid_the=-385- besid_them=-192-
  besid_this=-349- besid_thos=-82- besid_what=-536- best_availabl=-300- best_ear=-161- best_effort=-280-
  best_first=-443- best_for=138h best_friend=-275- best_in=-131- best_interest=-105- best_match=38a best_of=-281-
  best_one=-48- best_performanc=-93- best_policy=-246- best_practic=-232- best_th=-116- best_to=122o best_way=-162-
  best_when=-187- bet_you=-45- beta_container=-136- beta_test=-99- better_and=-202- better_cach=-118-
  better_compression=-231- better_editor=-192- better_for=-176- better_if=-181- better_not=-389- better_of=-166-
  better_performanc=-187- better_proof=-232- better_sqlite3=-100- better_support=-78- better_than=-541- better_to=-345-
  better_user=-86- better_way=-275- better_when=-203- better_with=-220- better_yet=-87- betty_mccollister=-121-
  between_#number=-347- between_a=-205- between_an=-78- between_and=-266- between_any=-139- between_branch=-83-
  between_c=-116- between_call=-188- between_common=-68- between_different=-46- between_e=-143- between_each=-142-
  between_fil=-91- between_gcloud=-31- between_its=-202- between_men=-83- between_min=-141- between_multipl=-145-
  between_one=-235- between_poll=-83- between_snack=-97- between_that=-67- between_the=159l between_their=-34-
  between_them=-376- between_thes=-221- between_they=-295- between_this=129o between_thos=-151- between_token=-132-
  between_two=-446- between_us=74h between_what=-260- between_which=-151- between_word=-221- between_you=119h
  between_your=134o bewar_of=-220- bewar_that=-256- bewar_the=-179- beyond_#number=-82- beyond_ascii=-220-
  beyond_it=-188- beyond_reason=-237- beyond_the=-391- beyond_this=-175- beyondcorp_enterpris=-163- bgp_peer=-282-
  big_appl=-83- big_differenc=-72- big_endian=-81- big_enough=-169- big_one=-217- big_pile=-197- big_top=-70-
  bigger_than=-195- bil_proud=-56- bili_#url=-148- bill_account=-341- bill_and=-178- bill_to=-277- bin_and=-228-
  bin_in=-249- bin_login=-117- bin_sh=-34- bin_usr=-81- binari_bin=-135- binari_for=-57- binari_in=-91- binary_and=-40-
  binary_data=-401- binary_dir=-173- binary_directory=-228- binary_encod=-273- binary_fil=-328- binary_file=-442-
  binary_for=-106- binary_form=-236- binary_format=-244- binary_imag=-39- binary_installer=-79- binary_is=-92-
  binary_only=-162- binary_or=-321- binary_packag=-151- binary_patch=-277- binary_that=-110- binary_the=74c
  binary_tree=-182- binary_uses=-65- binary_valu=-37- binary_with=117c bind_#number=-167- bind_a=-203- bind_and=-307-
  bind_are=-138- bind_consist=-67- bind_for=147o bind_id=-107- bind_it=-144- bind_mount=-279- bind_or=-83-
  bind_parent=-177- bind_rul=-76- bind_servic=-104- bind_that=-134- bind_the=-483- bind_them=-162- bind_to=-170-
  bind_with=-244- bind_you=216o bindstor_app=-306- bins_on=-209- bird_are=-38- bird_cage=-209- bird_got=-105-
  bird_he=-252- bird_in=-98- bird_is=-49- bird_of=-74- bird_whos=-115- birth_the=-90- birth_to=-140- bit_#number=-146-
  bit_and=-341- bit_architectur=-111- bit_bucket=-166- bit_but=-43- bit_character=-180- bit_flag=-41- bit_in=-115-
  bit_indicat=-138- bit_instruction=-248- bit_integer=-166- bit_is=-207- bit_mask=-295- bit_of=-107- bit_pattern=-156-
  bit_rate=-38- bit_register=-94- bit_set=-119- bit_the=-99- bit_thread=-162- bit_user=-79- bit_valu=-51- bit_word=-46-
  bitcod_file=-214- bitcod_regardles=-203- bitmap_the=-61- bits_#number=-183- bits_and=-224- bits_are=-324-
  bits_for=-213- bits_in=-169- bits_is=-82- bits_of=-176- bits_or=-179- bits_per=-70- bits_set=-93- bits_that=-148-
  bits_to=-267- bitwis_ored=-77- bkgd_chunk=-31- black_and=-78- black_english=-74- black_on=-85- blad_went=-165-
  blam_#number=-296- blam_to=-131- blank_and=-260- blank_around=-214- blank_lin=-225- blank_line=-226- blank_null=-86-
  blank_page=-148- blank_the=-214- bless_is=-258- blew_up=-139- blob_and=-105- blob_command=-162- blob_file=-126-
  blob_object=-136- blob_that=-110- block_a=-115- block_allocator=-190- block_are=-243- block_as=-192-
  block_attempt=-68- block_but=-107- block_by=-139- block_can=-67- block_count=-154- block_devic=-352- block_each=-286-
  block_ends=-162- block_exact=52l block_file=-179- block_for=-127- block_global=-205- block_group=-118- block_i=-274-
  block_if=-94- block_in=-31- block_indefinite=-153- block_is=-343- block_length=-108- block_list=-246- block_may=-45-
  block_mode=-80- block_number=-457- block_of=-482- block_on=-279- block_operation=-30- block_or=-267-
  block_problem=-135- block_read=-253- block_siz=-128- block_size=-180- block_stay=-183- block_system=-77-
  block_that=-356- block_the=-243- block_to=-207- block_until=-258- block_wait=-99- block_when=-123- block_which=-35-
  block_with=187l block_you=189c blockrang_of=-118- blog_post=-260- bloom_filter=-220- blow_the=-157- blue_and=-121-
  blue_bonnet=-128- blue_heron=245a blush_i'm=-160- board_has=164a boat_is=-222- bodi_of=-100- body_aliv=-79-
  body_and=-164- body_are=-155- body_cluster=-74- body_even=-37- body_from=-137- body_in=-103- body_is=-303-
  body_json=-181- body_of=31x body_otherwis=-55- body_property=-56- body_sign=-224- body_size=-134- body_was=-52-
  bodydecod_of=-84- bodyparser_connect=-97- boilerplat_for=-50- bold_walk=-116- bolt_to=-158- bom_and=-146-
  bom_by=-170- bom_unles=-174- bonnet_on=-101- book_and=62x book_anyth=-348- book_are=-213- book_club=-163-
  book_is=-195- book_of=-187- book_on=-152- book_say=-39- book_the=-140- bookkeep_role=-166- boolean_#url=-112-
  boolean_default=-92- boolean_dependson=-101- boolean_description=-70- boolean_fals=-188-
  boolean_fileentrydescriptor=-73- boolean_first=-47- boolean_glob=-33- boolean_if=-219- boolean_in=-165-
  boolean_number=-79- boolean_object=-83- boolean_option=-121- boolean_overriderequir=-101- boolean_requir=-101-
  boolean_the=-47- boolean_true=-210- boolean_unicodeset=-191- boolean_usemodifiedtim=-184- boolean_valu=-78-
  boost_use=-79- boot_and=80p boot_disk=-281- boot_imag=-254- boot_is=-199- boot_it=-274- boot_loader=256c
  boot_on=-144- boot_option=-106- boot_phas=-144- boot_proces=-82- boot_sector=160c boot_the=-40- boot_time=-198-
  boot_up=-363- boot_with=-222- boottim_alarm=-109- border_of=-244- borin_#mail=-51- born_a=-178- born_for=-131-
  born_in=-156- born_with=-150- borrow_from=-85- boss_and=108r boss_is=-124- bot_in=-43- bot_is=-191- both_a=-119-
  both_an=-79- both_are=-128- both_as=-139- both_at=-151- both_be=-40- both_can=-128- both_cas=-105- both_cjs=-136-
  both_commonj=-84- both_ends=-366- both_fals=-159- both_fil=-186- both_file=-83- both_format=-110- both_function=-177-
  both_have=-235- both_in=-369- both_information=-146- both_ipv4=-102- both_ipv6=-74- both_languag=-89- both_node=-54-
  both_o=-88- both_object=-96- both_of=-196- both_old=-148- both_on=-213- both_parent=-110- both_pars=-124-
  both_parti=-89- both_png=-200- both_possibiliti=-44- both_primary=-38- both_program=-352- both_read=-192-
  both_readabl=-156- both_sid=-250- both_singl=-33- both_specifi=-66- both_stor=-455- both_target=-155- both_test=-141-
  both_text=-307- both_the=-394- both_to=-152- both_typ=-255- both_urls=-90- both_user=-139- both_version=-48-
  both_ways=-157- both_when=-115- both_work=-163- both_writ=-90- both_zod=-109- bother_with=-79- bother_you=-196-
  bottl_of=-96- bottleneck_analysi=-40- bottom_line=-212- bottom_of=-340- bought_a=-155- bought_and=-172-
  bought_that=-173- bound_by=176r bound_depth=-158- bound_gaps=-47- bound_of=-275- bound_on=-225- bound_or=-44-
  bound_set=-136- bound_the=-113- bound_to=-321- bound_with=-300- boundary_instead=-140- boundary_semi=-67-
  bourn_shell=-230- bowl_of=-65- box_and=141p box_of=-387- boy_a=-155- boy_it=-78- boys_and=-122- bpf_attr=-45-
  bpf_map=-49- bpf_prog=-244- bpf_program=-246- br_a=-203- br_back=-470- br_br=-207- br_default=-125- br_forward=-65-
  br_it=-355- br_me=-181- br_the=125p br_them=-186- br_this=308h br_what=-164- br_you=-229- brac_are=-133-
  brac_expansion=-217- brac_or=-83- bracket_the=-36- brain_and=-119- brain_damag=-341- brain_is=-124- branch_and=100c
  branch_are=-80- branch_as=-184- branch_at=-303- branch_befor=-186- branch_by=-97- branch_can=-49- branch_filter=-137-
  branch_for=-277- branch_from=-119- branch_git=-60- branch_has=-444- branch_head=-184- branch_helper=-62-
  branch_in=-160- branch_into=-132- branch_is=-273- branch_name=-54- branch_of=-135- branch_off=-307- branch_or=-73-
  branch_that=-135- branch_the=-125- branch_to=149x branch_when=-257- branch_with=-57- branch_you=-183-
  brand_helper=-95- brand_inspect=-200- brand_new=-289- bread_and=-169- bread_is=-80- bread_to=-107- break_a=-169-
  break_any=316r break_anyth=-237- break_chang=-188- break_even=-243- break_in=225c break_into=188c break_of=-68-
  break_off=-216- break_or=-259- break_the=61r break_thes=-120- break_your=-247- breaker_is=-83- breath_with=-195-
  brewer_colorbrewer=-213- brick_air=-74- bridg_of=-279- bridgewater_#mail=-104- brief_summary=-265- brief_the=-142-
  bright_and=-71- brok_down=-54- brok_off=-275- brok_the=-63- broken_down=-110- broken_in=-61- broken_into=-251-
  broken_one=-137- broken_or=-147- broken_out=-82- broken_stat=-94- brother_in=-204- brotli_then=-90-
  brought_back=-284- brought_her=-195- brought_his=-234- brought_to=74h brought_up=-153- brown_sugar=-96-
  browni_i=-124- brows_it=-122- browser_and=-309- browser_are=-100- browser_as=-42- browser_can=-209-
  browser_client=-174- browser_compat=-235- browser_disabl=-202- browser_downstream=-110- browser_e=-101-
  browser_extension=280p browser_for=-265- browser_friend=-35- browser_has=-98- browser_history=194x browser_if=-178-
  browser_implementation=-140- browser_in=-73- browser_jsdom=-108- browser_mapp=-94- browser_mobil=-111-
  browser_on=-197- browser_own=-237- browser_script=-45- browser_support=-136- browser_that=-168- browser_the=-470-
  browser_they=-76- browser_to=-314- browser_us=-241- browser_usag=-81- browser_vendor=-71- browser_version=-337-
  browser_what=-220- browser_with=-139- browserify_#url=-51- browserslist_#url=-37- browserslist_configuration=-38-
  browserslistrc_to=-38- bruc_peren=-242- brut_forc=176c bsd_and=-35- bsd_licens=-100- bsd_semantic=-66-
  bsd_sourc=-112- bsd_system=-100- btrf_#number=-175- bts_exist=-108- bucket_id=-266- bucket_name=-365- bucket_to=-387-
  bucket_will=-112- bud_only=-47- budget_abov=-253- budget_and=-260- budget_dominat=-56- budget_fallback=-30-
  budget_is=154h budget_limit=-305- budget_would=-125- buf_is=-98- buf_of=-35- buffer_and=-154- buffer_are=-261-
  buffer_cach=-104- buffer_for=-68- buffer_into=-227- buffer_is=-222- buffer_length=-135- buffer_limit=-149-
  buffer_management=-48- buffer_of=-254- buffer_or=-98- buffer_point=-136- buffer_s=-55- buffer_shim=-81-
  buffer_should=-227- buffer_size=-95- buffer_spac=-43- buffer_specifi=-39- buffer_that=-39- buffer_to=-269-
  buffer_util=-47- buffer_which=-51- buffer_within=-67- bufferutil_#url=-174- bug_#url=-170- bug_and=-229-
  bug_fix=-324- bug_in=-277- bug_report=-181- bug_that=-89- bug_took=-162- bug_was=-170- bug_with=-187- bugs_#url=-202-
  bugs_and=-185- bugs_below=-46- bugs_but=-63- bugs_in=-267- bugs_section=-128- build_#number=-145- build_#url=-144-
  build_all=-103- build_an=164x build_and=190p build_block=-88- build_browser=-237- build_build=-256- build_cli=-88-
  build_command=-256- build_configuration=-131- build_conflict=-51- build_depend=-179- build_dependenci=-70-
  build_directory=-65- build_fail=98x build_flag=-274- build_for=-73- build_from=-43- build_ids=-171- build_in=-124-
  build_is=-155- build_it=-376- build_koffi=-43- build_leav=-69- build_machin=-156- build_not=-91- build_of=-122-
  build_on=-317- build_only=-237- build_option=-68- build_path=-122- build_postgresql=-49- build_prereleas=-76-
  build_proces=-97- build_profil=-251- build_rul=-88- build_run=-174- build_shar=-171- build_small=-216-
  build_step=-117- build_system=-262- build_target=-249- build_test=-91- build_th=-207- build_the=-406-
  build_time=-135- build_to=-316- build_tool=-289- build_tre=-185- build_tree=-370- build_up=-61- build_will=-181-
  build_with=-162- build_your=-234- builder_is=-277- built_a=-208- built_and=-338- built_anew=-117- built_but=-284-
  built_by=-79- built_for=-192- built_from=-195- built_in=-62- built_into=-86- built_it=-92- built_on=-166-
  built_only=-122- built_or=-156- built_renderer=-175- built_to=-190- built_up=-190- built_us=-91- built_with=-120-
  built_without=-189- bullet_list=-259- bullet_through=-154- bump_the=-231- bumper_sticker=-155- bun_#number=-49-
  bunch_of=-107- bundl_and=-284- bundl_are=-126- bundl_id=-136- bundl_in=-197- bundl_javascript=-148-
  bundl_manifest=-162- bundl_size=-92- bundl_to=-332- bundl_together=-103- bundler_for=-94- bunny_rabbit=-206-
  bunyan_#url=-141- burden_of=-67- buri_them=-188- burn_the=-178- bury_the=30h bus_activation=-161- bus_and=-104-
  bus_daemon=-141- bus_is=-187- bus_name=-67- bus_to=-102- busines_but=-91- busines_is=-191- busines_sign=-36-
  busines_trip=-88- busy_conflict=-149- busy_machin=-88- busy_nam=-189- busy_timeout=-37- busy_unwritabl=-174-
  busy_when=-149- busy_whil=-174- but_a=-71- but_accept=-120- but_after=-62- but_alas=-55- but_all=-64- but_allow=-103-
  but_also=-118- but_alway=-193- but_an=-309- but_any=-200- but_are=-237- but_as=-240- but_at=-287- but_becaus=-157-
  but_by=-196- but_can=-203- but_cannot=-67- but_concurrent=-78- but_creat=-108- but_current=-86- but_dat=-124-
  but_do=-306- but_does=-398- but_don't=-309- but_eat=-130- but_even=-210- but_first=-273- but_for=143r but_futur=-57-
  but_has=-31- but_have=-59- but_he=-321- but_he's=-203- but_his=-178- but_i=-392- but_i'd=-125- but_i'll=-165-
  but_i'm=-176- but_if=-235- but_ignor=-64- but_in=-149- but_instead=-274- but_is=-116- but_it=-361- but_it's=-116-
  but_item=-45- but_its=-125- but_just=-181- but_label=-66- but_less=-106- but_let=-260- but_like=-181-
  but_maintain=-72- but_may=-177- but_most=-39- but_must=-75- but_my=-234- but_need=-148- but_neither=-154-
  but_never=193p but_no=-464- but_nobody=-316- but_none=-192- but_normal=-80- but_not=-151- but_note=-39-
  but_noth=-227- but_now=-209- but_of=-49- but_omit=-50- but_on=-126- but_one=-239- but_only=-241- but_operat=-193-
  but_other=-108- but_otherwis=-148- but_our=-69- but_pleas=-211- but_rather=-161- but_read=-257- but_replac=171l
  but_requir=-57- but_return=-188- but_see=-202- but_she=-420- but_should=-175- but_sinc=-45- but_some=-62-
  but_still=-169- but_stor=-73- but_take=-171- but_that=-499- but_the=-482- but_their=-257- but_then=-80- but_ther=-98-
  but_there=-229- but_thes=169o but_they=-210- but_this=90h but_thos=-222- but_thre=-43- but_to=-311- but_use=-179-
  but_usual=-164- but_was=-63- but_we=-241- but_we'v=-77- but_what=-340- but_when=-206- but_wher=-178- but_which=-70-
  but_who=-193- but_will=-198- but_with=-335- but_without=-164- but_work=-215- but_writ=-146- but_you=-346-
  but_your=-361- butter_#number=-116- butter_on=-219- button_and=-204- button_for=-273- button_send=-100-
  button_that=-222- buy_a=-141- buy_her=-105- buy_ibm=-70- buy_it=48h buy_the=142a by_#mail=-442- by_#number=-311-
  by_#url=194p by_a=-493- by_accept=115h by_accident=-190- by_add=-330- by_addr=-97- by_adjtim=-142- by_age=-255-
  by_agent=-94- by_ajv=-183- by_all=-351- by_allow=-243- by_an=168o by_and=-197- by_another=-238- by_any=-214-
  by_anyon=-177- by_anyone=-222- by_append=-188- by_application=-289- by_approver=-242- by_apt=-56- by_ask=-107-
  by_at=-123- by_backslash=-139- by_be=-89- by_bench=-57- by_bm25=-132- by_both=-289- by_browser=-76- by_c=-75-
  by_call=-303- by_chanc=-155- by_chang=-373- by_character=-180- by_check=-98- by_claus=-152- by_click=-121-
  by_client=-270- by_clos=-136- by_cmak=-161- by_code=-314- by_color=-54- by_combin=-213- by_comma=-68-
  by_command=-249- by_compil=-30- by_concatenat=-44- by_connect=-33- by_contrast=-192- by_convention=-136-
  by_copy=-316- by_cpack=-91- by_creat=-307- by_current=-100- by_d=-107- by_data=-36- by_date=-126- by_default=-254-
  by_defin=-46- by_definition=-301- by_design=180p by_different=-71- by_dirfd=-76- by_discontinuou=-78-
  by_distutil=-117- by_divid=-110- by_do=-274- by_dominictarr=-58- by_dpkg=-125- by_dr=-151- by_dropp=62o by_dup2=-124-
  by_each=-185- by_edit=-37- by_either=-73- by_empty=-104- by_enabl=-208- by_enclos=-73- by_enter=-182- by_entry=-249-
  by_error=-182- by_event=-47- by_every=-187- by_examin=-48- by_execut=-349- by_explicit=-150- by_extend=-105-
  by_fast=-94- by_fcntl=-59- by_fd=-141- by_field=-60- by_file=-294- by_first=-352- by_flock=-151- by_follow=-264-
  by_for=-37- by_forc=-192- by_fork=-87- by_format=-41- by_friday=-338- by_full=-114- by_function=-127- by_gcloud=-95-
  by_generat=-103- by_get=-90- by_getdomain=-222- by_gettsconfig=-170- by_git=-398- by_giv=-132- by_glibc=-114-
  by_gol=-36- by_hand=-480- by_handl=-96- by_hash=-163- by_hav=-171- by_head=-143- by_her=138h by_his=-104-
  by_hold=-277- by_how=-173- by_id=-379- by_ignor=-155- by_import=-83- by_in=-317- by_includ=-310- by_indent=-30-
  by_index=-115- by_inspect=-98- by_instruction=-50- by_invok=-104- by_is=-247- by_it=-126- by_its=-220- by_joe=-130-
  by_jsdom=-77- by_just=-198- by_keep=-212- by_kernel=-260- by_key=-226- by_keyboard=-79- by_kind=-160- by_l=-56-
  by_law=-174- by_leav=-89- by_lett=-180- by_letter=139l by_lightn=-63- by_line=-208- by_link=-261- by_linu=-184-
  by_list=-343- by_littl=-221- by_llvm=-210- by_load=62p by_local=-187- by_lock=-32- by_login=-225- by_look=-163-
  by_mak=-128- by_maker=-41- by_management=277a by_many=-331- by_matlab=-182- by_matt=-196- by_mean=94p by_member=-178-
  by_messag=-140- by_mistak=-165- by_more=-81- by_most=-142- by_my=-80- by_name=-447- by_natur=-195- by_newlin=-58-
  by_node=-190- by_non=-171- by_noon=115a by_not=-277- by_now=-217- by_number=-160- by_old=-113- by_one=-262-
  by_open=-275- by_openai=-129- by_or=-87- by_order=213a by_other=-422- by_pam=-81- by_pars=-87- by_part=-227-
  by_pass=-291- by_path=-38- by_pathnam=-69- by_peopl=-241- by_percussionist=-80- by_perf=-34- by_pg=-237-
  by_phon=-283- by_pid=-109- by_piec=-138- by_plac=-262- by_png=-251- by_popular=-83- by_posix=-89- by_preced=-227-
  by_prefix=-214- by_priority=-68- by_proc=-102- by_process=-191- by_program=-303- by_provid=-122- by_pthread=-212-
  by_pure=-49- by_putt=-146- by_quot=126l by_radiation=-55- by_rauno=-34- by_read=-30- by_real=-147- by_referenc=-159-
  by_repeat=128l by_replac=-164- by_request=-299- by_res=-93- by_resolveformatter=-60- by_resourc=-34- by_return=-160-
  by_rolldown=-70- by_root=-226- by_rout=-107- by_row=-97- by_rule=-419- by_runn=-78- by_s=-108- by_script=-305-
  by_search=-61- by_select=-40- by_semicolon=-72- by_send=256a by_separat=-89- by_session=-186- by_set=-122-
  by_sett=-381- by_several=-135- by_show=194h by_side=-340- by_sign=-262- by_signal=-111- by_simp=-200- by_size=-80-
  by_skill=-87- by_sms=-336- by_softwar=-109- by_some=-167- by_someth=-94- by_spac=-146- by_specify=-220-
  by_start=-157- by_step=-224- by_stor=-258- by_subsequent=-68- by_system=-114- by_systemd=-314- by_tabl=-185-
  by_test=-146- by_text=-246- by_that=-358- by_the=-34- by_their=-352- by_them=-151- by_themselv=-324- by_then=-237-
  by_thes=-226- by_this=-353- by_thos=-323- by_thre=-37- by_thread=-114- by_throw=-71- by_thursday=-214- by_tier=-282-
  by_time=-301- by_to=-221- by_tom=-247- by_tool=-274- by_touch=-160- by_travers=-145- by_two=-336- by_typ=-366-
  by_u=-201- by_unbash=-116- by_untrust=-69- by_us=-105- by_user=209a by_valgrind=-67- by_valu=-240- by_variou=-111-
  by_vite=-101- by_vyacheslav=-112- by_was=-227- by_what=95o by_wher=-56- by_which=-294- by_whitespac=-144-
  by_whom=-233- by_why=-53- by_window=-95- by_word=43l by_work=-85- by_xft=-68- by_you=219h by_your=112a by_zero=-229-
  bypas_file=92c bypas_permission=-184- bypass_the=-127- bypass_with=-207- byt_#number=-77- byt_#url=-175-
  byt_and=-128- byt_are=-99- byt_as=-196- byt_availabl=-32- byt_can=-102- byt_encod=-113- byt_for=-81- byt_from=-139-
  byt_in=-300- byt_into=-55- byt_is=-40- byt_long=-106- byt_of=-221- byt_on=-264- byt_per=-151- byt_rather=-103-
  byt_read=-197- byt_that=-267- byt_to=-210- byt_which=-82- byt_with=-30- byt_written=-178- byt_you=-60-
  byte_#number=-39- byte_alignment=-166- byte_and=-124- byte_array=-60- byte_as=-107- byte_buffer=-65- byte_came=-98-
  byte_code=-59- byte_count=-102- byte_encod=-100- byte_first=-182- byte_for=-135- byte_in=-95- byte_is=-144-
  byte_of=-238- byte_offset=-229- byte_or=-125- byte_order=-336- byte_orient=-49- byte_packet=-95- byte_rang=-179-
  byte_representation=-147- byte_sequenc=-151- byte_size=-48- byte_so=-320- byte_str=-82- byte_stream=-151-
  byte_the=-154- byte_valu=-220- bytecod_to=-155- bzip2_compression=-147- c000_#number=-145- c11_but=-46-
  c4f0dfff4e8c1a8236409d08e73bc641cc11f4c8_rod=-51- c99_or=-45- c99_specifi=-278- c_#number=-147- c_a=-258- c_api=-200-
  c_bind=-247- c_blow=-157- c_by=-231- c_c=-270- c_character=-154- c_code=-237- c_command=-80- c_compiler=-108-
  c_cxx=-111- c_d=-104- c_fil=-249- c_filt=-124- c_function=-92- c_header=-210- c_help=-100- c_i=-196- c_in=-78-
  c_is=-332- c_it=-154- c_languag=-120- c_library=-116- c_o=-166- c_on=-52- c_option=-75- c_or=-96- c_postag=-149-
  c_program=-239- c_programmer=-63- c_r=-194- c_shell=-184- c_sourc=-76- c_standard=-49- c_styl=-236- c_the=-213-
  c_to=-222- c_toxic=-217- c_user=234c c_valu=-61- c_will=-96- ca_certificat=-299- ca_option=-123- ca_pool=-169-
  ca_stor=-117- caaaall_for=-155- cach_#number=-33- cach_all=-306- cach_and=-139- cach_at=-67- cach_befor=-77-
  cach_behavior=-106- cach_by=-57- cach_cach=-150- cach_can=-130- cach_control=-287- cach_delegation=-64-
  cach_delet=-251- cach_directiv=-246- cach_entri=-179- cach_entry=-206- cach_fil=-41- cach_file=-49- cach_fill=-32-
  cach_for=-286- cach_from=-132- cach_id=-45- cach_in=-176- cach_instanc=-216- cach_is=-251- cach_it=-194-
  cach_key=-199- cach_keys=-37- cach_location=-170- cach_lookup=-101- cach_marker=-158- cach_mode=-210- cach_no=-37-
  cach_of=-178- cach_only=-67- cach_operation=-154- cach_option=-52- cach_or=-53- cach_pag=-95- cach_primary=-42-
  cach_set=-194- cach_sett=-30- cach_should=-248- cach_size=-52- cach_stat=-108- cach_still=-292- cach_sync=-46-
  cach_the=-133- cach_to=-166- cach_ttl=-166- cach_updat=-90- cach_uses=-58- cach_valu=-84- cach_variabl=-272-
  cach_when=-155- cach_will=-255- cach_with=-192- cache1_id=-164- cacheabl_and=-73- cacheabl_memory=-240-
  cacheabl_node=-83- cacheabl_option=-269- cacheabl_util=-179- cacheablememory_item=-120- cacheablememory_stor=-53-
  cachealtdirectory_directory=-164- cachedinputfilesystem_see=-183- cacheerror_property=-33- cacheid_on=-73-
  cacheid_other=-67- cacheid_str=-39- cairo_so=-95- cake_is=-275- calculat_a=-34- calculat_accord=-48-
  calculat_as=-138- calculat_by=-129- calculat_from=-194- calculat_the=-77- calculation_are=-108- calculation_is=-77-
  calendar_invitation=168a calendar_is=-80- calendar_that=158p calendar_with=229x call_#number=-90- call_a=-434-
  call_after=-368- call_again=-217- call_allow=-108- call_also=-48- call_an=-136- call_and=38x call_any=-207-
  call_application=-109- call_are=64h call_as=-473- call_at=-421- call_automatical=134h call_back=-374-
  call_befor=-407- call_bind=-88- call_block=-168- call_both=-108- call_but=-159- call_by=-415- call_cach=-278-
  call_call=-167- call_callasync=-188- call_callback=-179- call_can=-371- call_check=-48- call_clear=-136-
  call_clon=-94- call_come=-243- call_complet=-321- call_connect=-226- call_convention=-118- call_count=-243-
  call_creat=-36- call_did=-458- call_direct=-65- call_does=-137- call_each=-191- call_employ=-51- call_end=-332-
  call_even=-267- call_every=-304- call_exec=-160- call_fail=-263- call_first=-299- call_for=33h call_forward=200x
  call_from=-80- call_function=-183- call_git=-151- call_graph=-191- call_has=-180- call_hey=-284- call_him=-268-
  call_home=184p call_if=-208- call_in=-210- call_includ=-140- call_information=-224- call_insid=-53-
  call_instead=-241- call_instruction=-212- call_interfac=-280- call_into=-261- call_is=-503- call_it=-452-
  call_its=167c call_itself=-285- call_listener=-402- call_loop=-56- call_made=-455- call_may=-373- call_me=-291-
  call_method=-191- call_next=-252- call_no=-306- call_not=75p call_now=-171- call_number=-268- call_of=-713-
  call_off=-95- call_on=-68- call_once=-171- call_one=-188- call_only=-271- call_operat=-64- call_option=-226-
  call_or=-286- call_out=-261- call_over=-250- call_png=-483- call_proces=-251- call_process=-220- call_program=-52-
  call_provid=-243- call_pthread=-143- call_read=234x call_reboot=-209- call_recordkey=-114- call_repeat=-118-
  call_resolver=-59- call_resourc=-71- call_return=-276- call_router=-289- call_see=-329- call_send=-261-
  call_sets=-184- call_setstaticinstanc=-137- call_should=-286- call_so=-385- call_stack=-228- call_succeed=-84-
  call_such=-63- call_support=-78- call_syncbailhook=-56- call_tak=-111- call_tap=-48- call_that=-537- call_the=-216-
  call_them=-350- call_then=-80- call_thes=-120- call_this=-594- call_thread=-153- call_tim=-249- call_to=59p
  call_tool=-241- call_touch=-155- call_tty=-269- call_twic=-54- call_usag=-169- call_wait=-250- call_was=-312-
  call_were=-63- call_when=-402- call_wher=-309- call_which=-51- call_will=-335- call_with=-354- call_without=-482-
  call_would=-218- call_xtrealizewidget=-112- call_yield=-261- call_you=-333- call_your=-435- callasync_callback=-165-
  callasync_promis=-189- callback_and=-99- callback_err=-36- callback_is=-70- callback_list=-183- callback_or=-175-
  callback_procedur=-108- callback_resolution=-88- callback_that=-175- callback_to=-60- callback_when=-321-
  callback_will=-230- callback_with=-110- callback_would=-268- caller_and=-60- caller_can=-294- caller_did=-33-
  caller_does=-257- caller_from=231x caller_has=-113- caller_hold=-407- caller_in=-248- caller_is=-301-
  caller_lack=-176- caller_look=-218- caller_may=-194- caller_must=-251- caller_need=-300- caller_of=-254-
  caller_should=-439- caller_specifi=-329- caller_that=-65- caller_the=167x caller_to=-30- caller_uid=-188-
  caller_want=-219- calm_down=-99- calori_than=-31- came_and=-157- came_back=-371- came_befor=67o came_down=-128-
  came_for=-34- came_from=-423- came_home=-30- came_i=-244- came_in=54l came_into=-364- came_of=-508- came_out=-195-
  came_over=-264- came_the=-177- came_to=-334- came_up=-226- came_with=106l came_without=-241- camera_is=-321-
  camera_mov=-78- camera_selection=-71- camera_to=-228- can't_be=-146- can't_break=-243- can't_buy=-124-
  can't_decid=-209- can't_do=-105- can't_even=-274- can't_find=-231- can't_get=-274- can't_go=-210- can't_have=-107-
  can't_help=-184- can't_make=-327- can't_or=209r can't_read=-309- can't_remember=-269- can't_say=-335- can't_see=138l
  can't_seem=-102- can't_stand=-193- can't_take=-283- can't_tell=-330- can't_think=-222- can't_understand=-419-
  can't_win=-91- can_accept=-85- can_acces=-314- can_act=-230- can_actual=-49- can_add=-373- can_additional=-297-
  can_affect=-157- can_afford=-127- can_all=-244- can_also=-471- can_alter=-153- can_alway=-396- can_and=-220-
  can_app=-59- can_appear=-376- can_approv=-284- can_ask=-278- can_associat=-130- can_authenticat=-153- can_avoid=-92-
  can_be=-222- can_becom=-117- can_break=271r can_build=-144- can_but=-109- can_buy=-185- can_call=-388- can_caus=-148-
  can_chang=-458- can_check=-278- can_choos=-37- can_claim=-112- can_configur=-223- can_consult=-175- can_contain=-305-
  can_continu=-152- can_control=-118- can_convert=-139- can_copy=-367- can_creat=-211- can_customiz=-247- can_cut=-341-
  can_defin=-308- can_differ=-95- can_direct=-263- can_disabl=-107- can_disagre=-80- can_discover=-214- can_doubl=-41-
  can_easi=-92- can_either=-115- can_escap=-64- can_even=-260- can_ever=-176- can_execut=-139- can_explicit=-217-
  can_extract=-145- can_fail=-230- can_feed=-193- can_feel=-243- can_find=-156- can_fool=-114- can_free=-205-
  can_generat=-265- can_get=-154- can_give=-352- can_go=-153- can_handl=-147- can_happen=-353- can_have=-285-
  can_help=-152- can_hide=-90- can_hold=-165- can_however=-178- can_i=-370- can_implement=-155- can_import=-312-
  can_improv=-72- can_includ=-283- can_install=-87- can_investigat=-287- can_it=-144- can_just=-243- can_later=-136-
  can_lead=-256- can_learn=-212- can_leav=-172- can_lift=124p can_limit=-63- can_list=-247- can_listen=-196-
  can_live=-178- can_load=-259- can_look=-240- can_lose=-142- can_make=-325- can_manag=-94- can_manipulat=-64-
  can_match=-199- can_modify=-180- can_move=-200- can_name=145a can_neither=-154- can_never=-463- can_no=-317-
  can_not=-285- can_now=148r can_observ=-164- can_obtain=-265- can_occur=-220- can_of=-99- can_offer=-102-
  can_often=-42- can_one=-178- can_only=-479- can_open=168x can_opener=-250- can_operat=-53- can_opt=-226-
  can_optional=-254- can_overlap=-43- can_overrid=-342- can_pars=-49- can_pass=-285- can_pick=204x can_point=-128-
  can_possib=-162- can_potential=-175- can_produc=-253- can_provid=-327- can_pull=-119- can_push=-153- can_put=-286-
  can_quick=-347- can_read=74x can_rebuild=60l can_receiv=-191- can_reduc=-273- can_refer=-114- can_referenc=-117-
  can_register=-225- can_reject=-83- can_remember=-80- can_remov=-235- can_repeat=-229- can_replac=-176-
  can_request=-233- can_result=-123- can_retriev=-74- can_return=-124- can_run=-419- can_safe=158o can_say=-332-
  can_scal=-88- can_see=144x can_send=-227- can_serv=125x can_set=-245- can_significant=-205- can_simp=-253-
  can_skip=-34- can_solv=-41- can_sometim=-107- can_specify=-141- can_start=-163- can_step=-137- can_still=-229-
  can_stor=-386- can_subscrib=-171- can_subsequent=-116- can_supp=-68- can_support=-56- can_surfac=-241-
  can_switch=-106- can_take=-200- can_tell=-83- can_then=-145- can_therefor=-123- can_think=-210- can_trac=-321-
  can_trigger=-227- can_try=-113- can_turn=-232- can_type=-206- can_u=-82- can_understand=-327- can_use=-526-
  can_utiliz=-75- can_vary=-74- can_wait=-257- can_work=-47- can_writ=-631- can_you=-160- cancel_all=111o
  cancel_function=-61- cancel_the=-267- cancelability_is=-99- cancelability_stat=-248- cancelation_clean=-146-
  cancelation_request=-271- cancell_the=-175- cancellation_subscription=-79- candidat_for=-87- candidat_is=-344-
  candidat_the=-61- candidat_to=-55- cannot_affect=-130- cannot_allocat=-229- cannot_app=-197- cannot_be=50p
  cannot_chang=-233- cannot_contain=-142- cannot_do=-235- cannot_find=-357- cannot_follow=-31- cannot_get=-174-
  cannot_have=-168- cannot_in=-217- cannot_interrupt=-69- cannot_know=-91- cannot_overwrit=-136- cannot_predict=-222-
  cannot_rely=-193- cannot_return=-66- cannot_save=-131- cannot_say=-80- cannot_specify=-226- cannot_tell=-246-
  cannot_use=-251- canonical_decod=-72- canonicaliz_file=-214- cans_but=-129- cans_only=-129- canva_alon=-188-
  canva_and=-78- cap_dac=-86- cap_fowner=-77- cap_net=-203- cap_of=-44- cap_on=-123- cap_revision=-98- cap_set=-61-
  cap_setgid=-155- cap_setpcap=-89- cap_setuid=-205- cap_sys=-334- cap_syslog=-85- capabiliti_#number=-137-
  capabiliti_and=-90- capabiliti_are=-146- capabiliti_it=-244- capabiliti_md=-59- capabiliti_of=-113-
  capabiliti_such=-81- capabiliti_that=-162- capabiliti_to=-159- capabiliti_when=-187- capabiliti_will=-223-
  capability_bound=-170- capability_extend=-105- capability_for=-180- capability_in=-113- capability_is=-287-
  capability_mask=-43- capability_may=-52- capability_set=-126- capability_sets=-93- capability_the=-178-
  capability_to=-60- capabl_hardwar=-129- capabl_of=-222- capacity_is=-57- capacity_to=-228- capp_and=-184-
  capp_at=-80- capp_to=-135- caps_how=-32- captain_a=-98- captain_of=-234- captur_group=-279- captur_is=-37-
  captur_location=-155- captur_only=-183- car_among=-102- car_and=-66- car_for=-78- car_if=-355- car_is=-204-
  car_salesman=-171- car_with=-138- card_#agentfile=-192- card_and=248x card_in=163x card_is=-437- card_number=-38-
  card_sourc=-74- card_to=116x care_about=135o care_at=-300- care_for=-245- care_how=-94- care_if=-118- care_of=-323-
  care_to=-253- care_wher=-285- careful_about=-274- careful_as=-234- careful_disabl=-66- careful_not=-195-
  careful_to=-299- careful_when=-195- careful_with=-221- careful_you=-112- caret_notation=-42- carri_a=-282-
  carri_an=-223- carri_every=-99- carri_in=-147- carri_it=-266- carri_no=-78- carri_one=-199- carri_out=147h
  carri_over=-224- carri_them=-109- carri_through=-233- carriag_return=-218- carry_a=-409- carry_an=-138-
  carry_none=-172- carry_on=274h carry_over=-194- carry_the=86x carry_this=204p cas_a=-74- cas_and=-197- cas_are=-34-
  cas_for=-132- cas_in=-38- cas_is=-73- cas_it=-162- cas_of=-60- cas_the=-265- cas_this=-129- cas_to=-97- cas_when=-45-
  cas_wher=-216- cas_you=-267- casa_#mail=-51- cascad_to=-284- case_a=-132- case_addrlen=-239- case_an=-77-
  case_and=-208- case_any=-94- case_as=-179- case_asid=-276- case_character=-68- case_count=-143- case_first=-146-
  case_fold=-51- case_for=-243- case_hex=-83- case_if=-132- case_in=-218- case_insensitiv=-155- case_is=-198-
  case_it=-363- case_it's=-217- case_letter=-73- case_no=-54- case_of=46x case_sensitiv=-185- case_special=-47-
  case_that=-153- case_ther=-144- case_they=-85- case_this=-224- case_true=-53- case_when=-269- case_wher=-223-
  case_will=-199- case_with=-54- case_you=-295- cast_attempt=-32- cast_out=-82- cast_the=-66- cast_to=-71-
  cast_valu=-34- cat_blob=-57- cat_dev=-201- cat_file=-184- cat_food=-99- cat_has=-179- cat_is=-120- cat_local=-31-
  cat_pag=-118- cat_scratch=-238- catalog_descriptor=-160- catalog_entry=-74- catalog_name=-31- catalog_tag=-195-
  catalog_taxonomi=-58- catch_all=-174- catch_his=-266- catch_it=-187- catch_up=-134- catch_your=-54- categori_and=-78-
  categori_are=-65- categori_stat=-74- categori_the=-66- category_is=-180- category_its=-101- category_name=-82-
  category_of=-299- category_on=-75- category_sector=-92- cats_are=-250- caught_by=-178- caus_a=-264-
  caus_additional=-124- caus_all=-211- caus_an=-128- caus_any=-75- caus_apt=-270- caus_behavior=-75- caus_by=-244-
  caus_collision=-40- caus_error=-169- caus_fast=-95- caus_i'm=-137- caus_issu=-145- caus_it=-278- caus_less=-247-
  caus_mutex=-40- caus_of=-283- caus_pg=-335- caus_problem=-72- caus_stack=-38- caus_that=-79- caus_the=-382-
  caus_this=-234- caus_type=-55- caution_and=-104- cc_option=-35- cd_rom=-39- cdn_#url=-357- cdn_asset=-126-
  ceas_to=-146- ceil_in=-257- cell_byte=-145- cell_in=-211- cell_size=-81- cell_that=-225- cell_wher=-127-
  cellar_is=-296- center_immediate=-78- center_of=-287- cert_and=-191- cert_is=-300- certain_amount=-93-
  certain_cas=-174- certain_character=-159- certain_fil=-162- certain_file=-94- certain_never=-180- certain_not=-244-
  certain_other=-58- certain_platform=-47- certain_point=-166- certain_repli=-78- certain_typ=-177- certain_valu=-67-
  certificat_and=-206- certificat_are=-247- certificat_authority=-254- certificat_chain=-257-
  certificat_extension=-180- certificat_file=-172- certificat_for=-122- certificat_from=93h certificat_given=-224-
  certificat_in=-242- certificat_input=-115- certificat_is=-291- certificat_may=-118- certificat_of=246p
  certificat_or=-138- certificat_request=-437- certificat_rotation=-44- certificat_sequenc=-137- certificat_to=104p
  certificat_verification=-246- certificat_will=-171- certificat_with=-252- cgroup_hierarchy=-207- cgroup_mode=-202-
  cgroup_namespac=-37- ch_x=-61- chain_branch=-62- chain_for=-127- chain_is=-135- chain_journal=-166- chain_of=-267-
  chain_them=-219- chain_to=-88- challeng_for=-68- challeng_str=-62- chanc_of=-197- chanc_that=-48- chanc_to=-323-
  chang_#url=-384- chang_a=-386- chang_after=-202- chang_afterward=-283- chang_again=-416- chang_all=-120-
  chang_also=-54- chang_an=-54- chang_and=-184- chang_any=-276- chang_anyth=-135- chang_are=-414- chang_as=-351-
  chang_at=-231- chang_back=-127- chang_befor=-474- chang_below=209h chang_between=-241- chang_boolean=-192-
  chang_but=-277- chang_by=-362- chang_can=-117- chang_caus=-43- chang_consumer=-47- chang_cours=-123- chang_data=-116-
  chang_default=-140- chang_definition=-55- chang_dur=-260- chang_each=-90- chang_either=-127- chang_every=-211-
  chang_featur=-164- chang_fil=-328- chang_file=-289- chang_for=-221- chang_frequent=-53- chang_from=118h
  chang_her=-232- chang_his=-246- chang_how=-76- chang_if=65p chang_in=-41- chang_is=69x chang_it=-96- chang_its=-190-
  chang_made=-338- chang_memory=-256- chang_meta=-227- chang_my=-289- chang_none=-378- chang_noth=-590-
  chang_null=-200- chang_object=-193- chang_of=-94- chang_on=-267- chang_one=-346- chang_only=-333-
  chang_operation=-109- chang_other=-146- chang_our=-156- chang_over=-249- chang_recall=-109- chang_record=-245-
  chang_refus=-60- chang_relativ=-184- chang_see=-217- chang_sinc=-513- chang_so=-287- chang_someth=-215-
  chang_stor=-180- chang_storehashsiz=-347- chang_stream=-171- chang_such=-44- chang_tak=-118- chang_that=-322-
  chang_the=57p chang_their=-226- chang_them=-61- chang_then=-282- chang_this=-180- chang_to=-689- chang_together=-174-
  chang_unnotic=-316- chang_us=-260- chang_via=-144- chang_was=-260- chang_were=-79- chang_what=-416- chang_when=-158-
  chang_which=-368- chang_whil=-329- chang_with=-427- chang_within=-55- chang_without=-135- chang_word=-219-
  chang_you=-244- chang_your=234r changelog_#url=-271- changelog_entri=-207- changelog_entry=-316- channel_#url=-356-
  channel_and=-215- channel_are=-177- channel_can=-99- channel_is=-166- channel_the=-218- channel_to=50x
  channel_use=229x channel_you=-161- chao_repli=-145- chapter_#number=-135- char_#number=-98- char_code=-265-
  char_each=-82- char_name=-118- char_of=-120- character_#number=-103- character_a=-80- character_acros=-122-
  character_and=-186- character_are=-224- character_argument=-31- character_as=-112- character_befor=-61-
  character_belong=-37- character_between=-54- character_beyond=-214- character_budget=-232- character_but=-135-
  character_can=-60- character_clas=-59- character_class=-33- character_default=-32- character_devic=-93-
  character_encod=-296- character_escap=-52- character_etc=-80- character_for=-354- character_from=-249-
  character_have=-284- character_hexadecimal=-86- character_i=-135- character_in=-382- character_includ=-246-
  character_into=-64- character_is=-111- character_it=-168- character_long=-117- character_made=-344-
  character_match=-46- character_may=-221- character_not=-205- character_of=88r character_or=-58- character_orient=-45-
  character_other=-132- character_output=-195- character_per=62x character_sequenc=-104- character_set=-270-
  character_sets=-72- character_shown=-121- character_so=-194- character_special=-106- character_str=-84-
  character_such=-191- character_that=-198- character_the=-87- character_thos=-220- character_to=-259-
  character_used=-241- character_when=-224- character_which=-411- character_who=180r character_will=-97-
  character_with=-34- character_within=-110- character_you=188r characteristic_are=-100- characteristic_of=-218-
  charg_ponder=-177- charg_the=-225- charg_to=-331- charnelhous_blvd=-213- charset_is=-236- charset_to=-220-
  chart_a=-174- chartyp_default=-92- chat_are=-154- chat_completion=-406- chat_for=-208- chat_history=-112-
  chat_id=154x chat_in=132x chat_live=-232- chat_new=-208- chat_open=-278- chat_to=255x chat_with=-429-
  chatt_with=-147- chattr_#number=-158- chdir_#number=-87- cheaper_than=-172- check_#url=158p check_a=-196-
  check_against=-256- check_allow=-130- check_an=-113- check_are=178a check_as=-128- check_befor=-287-
  check_buffer=-138- check_but=-30- check_by=-146- check_can=313a check_constraint=-228- check_dag=-257-
  check_directiv=-229- check_even=-232- check_expression=-218- check_fail=-218- check_for=-501- check_if=-402-
  check_ignor=-346- check_in=-457- check_into=-112- check_is=-456- check_its=-84- check_label=-131- check_map=-103-
  check_next=-266- check_not=-147- check_of=-325- check_only=-341- check_or=-263- check_out=-486- check_see=-81-
  check_signatur=-225- check_sourc=-136- check_syncwaterfallhook=-56- check_that=-36- check_the=-492- check_them=-157-
  check_to=-354- check_when=231a check_whether=-293- check_which=-111- check_will=-225- check_with=314a
  check_your=-441- checker_formatterchecker=-55- checker_proceed=-44- checkignor_return=-199- checkinterval_the=-38-
  checkout_#number=-38- checkout_b=-60- checkout_file=-137- checkout_set=-137- checkpoint_every=-37-
  checkpoint_restor=-290- checksum_algorithm=-182- checksum_and=-150- checksum_for=-124- checksum_of=-270-
  checksum_to=-121- checksum_zip=-33- cheek_and=-131- chemist_who=144r chengzhong_wu=-80- cherry_pick=-184-
  cheung_#mail=-80- child_after=-150- child_and=-240- child_conversation=-173- child_cpuset=-164- child_creat=-54-
  child_does=-121- child_has=-71- child_in=-58- child_inherit=-275- child_is=-241- child_last=-75- child_nod=-60-
  child_of=-71- child_or=-174- child_proces=-144- child_process=-48- child_produc=-85- child_project=-251-
  child_scop=-69- child_stand=-157- child_subject=-75- child_tabl=-143- child_that=-102- child_tid=-33- child_to=-237-
  child_was=-103- childproof_cap=-111- children_and=91x children_are=-280- children_as=-82- children_classnam=-45-
  children_for=-76- children_have=-205- children_in=-236- children_list=-45- children_of=-123- children_that=-252-
  children_the=-54- children_to=-210- children_will=-90- childscop_array=-82- chines_and=-159- chines_ideogram=-149-
  chines_side=-31- chmod_#number=114c choic_and=-194- choic_are=-75- choic_between=-142- choic_for=-123-
  choic_goes=-246- choic_is=-123- choic_of=-278- choic_to=-158- choir_rehearsal=-141- chokidar_interval=-31-
  chokidar_stat=-89- chokidar_usepoll=-31- choos_a=-252- choos_among=-192- choos_an=-89- choos_between=-313-
  choos_from=-221- choos_it=-329- choos_noth=-134- choos_the=-169- choos_to=-231- choru_choru=-241- chos_the=-110-
  chos_to=-182- chosen_automatical=-160- chosen_becaus=-70- chosen_by=-157- chosen_for=-74- chosen_in=-46-
  chosen_now=-185- chosen_or=-54- chosen_the=-255- chosen_to=-134- chosen_with=-89- chosen_yet=-133- chown_#number=-85-
  chown_fchown=-111- chrom_#number=-111- chrom_devtool=-133- chrom_version=-34- chromium_#number=-111-
  chromium_version=-68- chroot_#number=-220- chunk_and=-30- chunk_at=-107- chunk_bas=-293- chunk_in=-176-
  chunk_is=-170- chunk_of=-217- chunk_to=-105- chunk_which=-307- chunk_with=-213- chunk_writ=-197- ci_imag=-211-
  ci_url=-291- cidr_notation=-170- cidr_rang=-170- cie_lab=-123- cie_lch=-121- cipher_context=-206- cipher_get=-123-
  cipher_operation=-136- cipher_suit=-125- circl_and=-115- circl_is=-102- circl_of=-157- circl_that=-182-
  circleq_head=-47- circuit_with=-105- circular_queu=-197- circular_referenc=-131- circumstanc_in=-53- city_and=-104-
  city_in=-46- cjk_the=-82- cjs_and=-136- cjs_bundl=-51- cl_args=-79- claim_of=-212- claim_the=-320- claim_to=132x
  clamp_like=-33- clas_and=-255- clas_digit=-88- clas_fil=-220- clas_for=-223- clas_graph=-46- clas_in=-47-
  clas_is=-347- clas_may=-49- clas_name=-227- clas_of=-169- clas_on=-213- clas_pars=-79- clas_path=-85- clas_print=-49-
  clas_punct=-99- clas_represent=-103- clas_spac=-37- clas_synchook=-56- clas_that=-118- clas_the=-143- clas_to=-131-
  class_#number=-295- class_and=-86- class_are=-193- class_d=-57- class_has=-57- class_that=-256- class_which=-165-
  classifi_as=177a classifier_are=-94- classify_failur=-162- classnam_classnam=-45- classnam_for=-45- claus_can=-267-
  claus_in=-169- claus_is=-157- claus_specifi=-307- claus_the=-185- claus_to=-194- clean_#number=-234- clean_and=-38-
  clean_command=-139- clean_exit=-63- clean_filter=-240- clean_remov=-311- clean_up=94p clean_v=-44- clean_v2=-190-
  clean_your=-48- cleaner_output=-71- cleanup_depend=-79- cleanup_must=-171- cleanup_pop=-117- cleanup_push=-268-
  clear_a=-44- clear_all=-73- clear_and=-264- clear_any=-216- clear_count=-113- clear_data=-299- clear_in=-281-
  clear_light=-98- clear_of=-158- clear_or=-136- clear_spac=-85- clear_the=-151- clear_to=115r clear_when=-174-
  clearall_cachedirectory=-207- clearcachebyid_cacheid=-39- clever_statement=-127- cli_#url=-238- cli_apps=-88-
  cli_hostil=-84- cli_installation=-282- cli_md=-174- cli_or=-67- cli_tool=-148- cli_tree=-118- click_and=-173-
  click_tak=-164- clickity_tap=-180- client_and=-199- client_application=-85- client_are=-239- client_befor=-364-
  client_can=-220- client_certificat=-199- client_code=-34- client_curl=-250- client_data=-294- client_error=-189-
  client_executabl=-192- client_handl=-186- client_has=-209- client_id=-84- client_in=-210- client_ip=-177-
  client_is=-286- client_it=-177- client_may=-372- client_md=-40- client_must=-202- client_of=-272- client_or=-262-
  client_preferenc=-296- client_report=-267- client_request=-287- client_send=-246- client_session=-144-
  client_should=-195- client_side=-195- client_specific=-106- client_that=-313- client_the=-111- client_tool=-340-
  client_transport=-40- client_via=-175- client_want=-216- client_webhook=-129- climb_up=-94-
  climbingstatsconfig_cmak=-144- cling_to=-84- clint_eastwood=-198- clipboard_to=250x clock_and=-89- clock_are=-119-
  clock_boottim=-198- clock_cost=-62- clock_for=-65- clock_getcpuclockid=-39- clock_gettim=-58- clock_id=-125-
  clock_ids=-52- clock_in=-114- clock_is=-305- clock_monotonic=-180- clock_nanosleep=-56- clock_of=-143-
  clock_realtim=-75- clock_settim=-69- clock_that=-149- clockwis_from=-175- clon_#number=-144- clon_detach=-66-
  clon_for=-80- clon_from=-244- clon_fs=-80- clon_into=-146- clon_is=-284- clon_must=-186- clon_newcgroup=-48-
  clon_newn=-108- clon_newnet=-63- clon_newpid=-41- clon_newuser=-99- clon_of=-305- clon_only=-62- clon_parent=-96-
  clon_pidfd=-96- clon_sighand=-129- clon_the=-236- clon_thread=-99- clon_vfork=-30- clon_vm=-108- clon_with=-249-
  clon_your=-203- clone3_only=-45- clonebasenameplugin_sourc=-89- clos_#number=-216- clos_a=-274- clos_an=-34-
  clos_and=-244- clos_async=-143- clos_at=-110- clos_befor=96h clos_brac=-85- clos_dur=-269- clos_enough=-89-
  clos_every=-279- clos_goes=-59- clos_if=-140- clos_in=-249- clos_is=-217- clos_it=-309- clos_more=-108-
  clos_nowrit=-198- clos_on=-363- clos_start=-96- clos_stream=-189- clos_the=-574- clos_to=-351- clos_when=-405-
  clos_with=-56- clos_without=-240- clos_writ=150p closeonresolv_i=-54- closer_to=-145- closest_to=-199-
  closest_variabl=-122- cloth_and=-230- cloud9_#url=-69- cloud_and=-259- cloud_bill=151h cloud_build=-368-
  cloud_cdn=-450- cloud_cli=-327- cloud_cover=-147- cloud_dns=-155- cloud_function=-265- cloud_iam=-154-
  cloud_kms=-305- cloud_logg=-452- cloud_of=140x cloud_platform=-307- cloud_project=-169- cloud_pub=-210-
  cloud_resourc=-205- cloud_router=-235- cloud_run=-397- cloud_servic=-209- cloud_sql=-362- cloud_storag=-421-
  cloud_tpu=-62- cloud_vision=-187- cloudflar_worker=-204- cloudsdkroot_lib=-158- club_is=-119- club_meet=-90-
  cluster_and=-147- cluster_are=-277- cluster_autoscaler=-164- cluster_configuration=-131- cluster_has=-148-
  cluster_id=-179- cluster_if=-75- cluster_in=-163- cluster_is=-193- cluster_of=-49- cluster_or=-75-
  cluster_region=-100- cluster_resourc=-158- cluster_the=-282- cluster_to=-224- cluster_updat=-143-
  cluster_upgrad=-167- cluster_version=-58- cluster_was=-103- cluster_will=-238- cluster_with=-188- cmak_#number=-271-
  cmak_and=-173- cmak_file=-304- cmak_find=-150- cmak_install=-121- cmak_modul=-230- cmak_or=-122- cmak_packag=-104-
  cmak_project=-52- cmak_provid=-187- cmak_requir=-262- cmak_script=-93- cmak_time=-188- cmak_to=-175-
  cmak_variabl=-80- cmak_version=-151- cmak_will=-73- cmake_compiler=-66- cmakelist_txt=-329- cmakepreset_json=-177-
  cmakeuserpreset_json=-177- cmd_exe=-67- cmd_is=-133- cmdk_dialog=-135- cmdk_overlay=-135- cmsg_#number=-105-
  cmsg_align=-100- cmsg_nxthdr=-194- cmyk_are=-106- cn_md=-137- cn_rd=-136- cnam_mx=-180- coach_on=-248-
  cobol_programmer=-159- coca_cola=-158- cod_are=-345- cod_for=-366- cod_in=-291- cod_of=-234- cod_to=78x
  cod_with=-143- code_#number=95a code_#url=-192- code_a=-195- code_add=-32- code_additionalproperti=-99-
  code_and=-213- code_are=-135- code_as=-376- code_back=-157- code_below=-255- code_block=201l code_but=-97-
  code_can=-155- code_carri=-142- code_chang=-296- code_char=-76- code_chokidar=-31- code_closeonresolv=-54-
  code_code=-237- code_coverag=-145- code_deserializ=-190- code_exampl=-211- code_fenc=111l code_field=-61-
  code_for=-179- code_formatter=-172- code_from=-228- code_generation=-208- code_generator=-134- code_gets=-169-
  code_has=-133- code_health=-117- code_heap=-203- code_i=-104- code_if=-208- code_ignor=-110- code_in=365c
  code_injection=-155- code_into=-256- code_is=132a code_isn't=-135- code_isserializ=-228- code_itself=-233-
  code_like=-237- code_may=-150- code_mean=-184- code_number=-198- code_of=-349- code_on=325x code_only=-98-
  code_or=-143- code_page=-386- code_pass=-89- code_point=-545- code_requiredpropertieskey=-140- code_return=-239-
  code_review=31x code_sampl=-233- code_sec=-184- code_see=-303- code_sequenc=-259- code_should=-387- code_size=-99-
  code_snippet=-417- code_start=-259- code_that=-94- code_the=66c code_told=-228- code_valu=-91- code_when=-130-
  code_which=-128- code_whol=-82- code_will=-101- code_wish=-73- code_with=-94- code_you=60l codecov_imag=-115-
  codecov_url=-331- codemodel_object=-94- codemodel_version=-201- coderjo_damn=-193- coerc_data=-109- coerc_scalar=-91-
  coerc_typ=-84- coercetyp_chang=-116- coercion_rul=-120- coffe_in=-243- coffe_machin=-268- coffeescript_and=-66-
  cogito_ergo=-203- col_position=-123- cold_and=-160- cold_comparison=-180- cold_start=-220- collaborator_guid=-144-
  collaborator_we=-189- collaps_and=-31- collaps_of=-95- collaps_the=214h collat_and=-171- colleagu_on=-315-
  collect_and=-249- collect_error=167x collect_his=-242- collect_the=-108- collection_algorithm=-47-
  collection_and=-160- collection_keep=-79- collection_of=-113- collector_to=-72- collina_#mail=-80-
  collision_with=-40- colon_and=-80- colon_follow=-46- colon_is=-127- colon_to=-249- color_#number=-32-
  color_#url=-111- color_and=-95- color_are=-37- color_argument=-60- color_by=-131- color_contrast=-113-
  color_convert=-43- color_diff=-45- color_for=-218- color_from=-174- color_in=-102- color_is=-40- color_mapp=-65-
  color_model=-162- color_nam=-145- color_or=-343- color_output=-195- color_pair=-181- color_sequenc=-71-
  color_spac=-215- color_support=-59- color_that=-39- color_the=-140- color_to=-261- color_type=-51- color_us=-51-
  color_used=-78- colorbrewer_#url=-213- colortabl_array=-32- colour_could=-75- colour_is=-202- colour_more=-75-
  colour_of=-100- column_and=-210- column_are=205x column_as=-166- column_constraint=-197- column_definition=-306-
  column_environment=-32- column_for=205h column_if=-43- column_in=-254- column_is=-205- column_keys=-77-
  column_list=-280- column_may=-173- column_nam=-267- column_name=-105- column_number=-299- column_of=-412-
  column_or=-196- column_position=-270- column_s=-52- column_separation=-38- column_tabl=-146- column_that=-127-
  column_the=-223- column_to=-245- column_width=-35- column_will=-159- com_a=-316- com_after=131p com_at=-170-
  com_back=-69- com_befor=-373- com_first=213p com_in=183h com_into=-257- com_next=-203- com_off=162r com_on=-141-
  com_once=-272- com_out=34h com_to=-70- com_with=-331- combin_in=-153- combin_req=-211- combin_the=-112-
  combin_thes=-96- combin_with=-241- combin_writ=-346- combination_of=-284- combination_with=-282-
  combustion_engin=-93- come_a=-119- come_after=-159- come_and=-333- come_at=-285- come_back=-285- come_befor=83l
  come_between=32o come_by=-275- come_down=-178- come_first=-165- come_from=-139- come_home=-176- come_in=-350-
  come_into=-302- come_last=-136- come_mask=-209- come_on=-201- come_only=-165- come_out=-377- come_over=-254-
  come_thos=-98- come_through=-148- come_to=-308- come_up=158x come_with=-242- comfort_and=-35- comma_and=-201-
  comma_delimit=-33- comma_e=-34- comma_in=-186- comma_omitt=-30- comma_separat=-257- comma_splitt=-44-
  comma_with=-178- command_#number=-40- command_a=-88- command_about=-345- command_after=-339- command_allow=-317-
  command_also=-151- command_and=50p command_answer=-195- command_appear=-200- command_are=53p command_argument=-181-
  command_as=-89- command_at=-98- command_be=-116- command_below=-74- command_but=-126- command_by=-324-
  command_can=-226- command_cannot=78h command_command=-427- command_conform=-80- command_contain=-104-
  command_creat=-192- command_describ=-155- command_directory=-215- command_display=-176- command_does=-323-
  command_e=-297- command_except=-185- command_execut=-274- command_exit=-303- command_fail=-125- command_file=-122-
  command_follow=-248- command_for=-447- command_from=269a command_gcloud=-263- command_generat=-101-
  command_given=-245- command_group=-212- command_has=-279- command_have=-50- command_i=-126- command_if=-331-
  command_in=200a command_input=-280- command_instead=-251- command_invocation=-256- command_is=-295- command_it=-77-
  command_itself=-283- command_like=-72- command_lin=-266- command_line=-486- command_list=-344- command_may=-298-
  command_menu=-152- command_must=-417- command_name=-384- command_need=-120- command_of=-38- command_on=-251-
  command_only=-337- command_option=-125- command_or=-324- command_out=-291- command_output=-365- command_prompt=-171-
  command_provid=-247- command_read=-240- command_remov=-269- command_requir=-144- command_return=-354-
  command_run=-227- command_sent=199c command_shell=-179- command_should=-252- command_specifi=-98-
  command_specific=-149- command_str=-230- command_substitution=-205- command_such=-174- command_tabl=-135-
  command_tak=-233- command_take=-274- command_that=-379- command_the=-313- command_this=-176- command_to=-718-
  command_use=-85- command_uses=-238- command_was=71h command_which=-330- command_will=-479- command_with=-399-
  command_without=-327- command_work=-264- command_would=-299- command_you=181a comment_#url=-236- comment_and=-183-
  comment_are=-180- comment_as=-192- comment_block=-158- comment_given=-161- comment_in=137c comment_is=-281-
  comment_lin=-292- comment_of=183c comment_on=58x comment_out=-294- comment_str=-283- comment_surviv=-77-
  comment_that=-535- comment_to=-280- comment_true=-110- commercial_support=-44- commit_#number=-301- commit_a=-124-
  commit_after=-324- commit_and=-308- commit_are=-407- commit_as=-220- commit_at=-81- commit_but=-177-
  commit_command=-243- commit_for=-123- commit_from=-248- commit_git=-101- commit_graph=-211- commit_history=-247-
  commit_hook=-303- commit_in=-229- commit_is=-155- commit_log=-327- commit_m=-91- commit_mak=-220- commit_mark=-105-
  commit_messag=-232- commit_not=-239- commit_object=-185- commit_of=-235- commit_on=-262- commit_or=-115-
  commit_output=-226- commit_rang=-247- commit_reachabl=-127- commit_s=-204- commit_sha=-142- commit_that=-404-
  commit_the=117x commit_to=-253- commit_us=-79- commit_was=-140- commit_which=-369- commit_will=-213- commit_with=37c
  commit_without=-196- commitment_to=-144- committ_suicid=-126- committ_to=-280- committer_date=-181-
  common_ancestor=-63- common_and=-109- common_api=-70- common_architectur=-117- common_as=-176- common_but=-78-
  common_dir=-39- common_format=-98- common_good=-56- common_in=-37- common_known=-55- common_man=-152-
  common_media=-90- common_ones=-111- common_option=-133- common_part=-190- common_pattern=-91- common_scenario=-157-
  common_sens=31o common_symbol=-157- common_the=-251- common_to=-179- common_use=-126- common_used=-284-
  commonj_#url=-50- commonj_and=-36- commonj_runtim=-84- commonj_support=-72- communicat_with=-262-
  communication_between=-109- communication_channel=-342- communication_is=-97- communication_with=-214-
  community_discord=-111- community_to=-147- comp_os=-96- comp_with=96a compact_#number=-228- compact_str=-94-
  compaction_in=-136- compaction_out=-105- compaction_took=-96- company_#number=-332- company_is=-294-
  company_policy=-70- company_uses=-220- compar_against=-241- compar_it=-91- compar_keep=-78- compar_loos=-65-
  compar_one=-124- compar_size=-83- compar_the=-110- compar_them=-234- compar_to=-218- compar_two=-201-
  compar_with=-105- comparabl_to=-132- comparator_part=-68- comparator_requir=-103- comparision_if=-120-
  comparison_and=-260- comparison_function=-53- comparison_is=-60- comparison_launch=-180- comparison_library=-44-
  comparison_md=-186- comparison_of=-160- comparison_to=-59- comparison_will=-36- comparison_with=-90-
  compat_data=-235- compat_transpiler=-210- compatibility_between=-131- compatibility_for=-58- compatibility_is=-116-
  compatibility_issu=-169- compatibility_mode=-141- compatibility_only=-99- compatibility_reason=-97-
  compatibility_skill=-64- compatibility_symlink=-202- compatibility_the=-134- compatibility_with=-290-
  compatibl_api=-77- compatibl_delet=-143- compatibl_format=-112- compatibl_logger=-34- compatibl_manner=-139-
  compatibl_the=-53- compatibl_with=-267- compell_to=-60- compensation_for=-51- compensation_or=-129-
  competitiv_performanc=-174- compil_a=-323- compil_and=-222- compil_but=-177- compil_c=-198- compil_code=-175-
  compil_definition=-36- compil_flag=-46- compil_for=-168- compil_into=-173- compil_option=-156- compil_schema=-375-
  compil_the=-60- compil_them=-154- compil_time=-219- compil_to=-143- compil_with=-218- compilation_asynchronou=-49-
  compilation_flag=-358- compilation_is=-205- compilation_option=-170- compilation_target=-136-
  compileasync_method=-56- compiler_and=-182- compiler_command=-32- compiler_compiler=-139- compiler_definition=-63-
  compiler_driver=-42- compiler_id=-107- compiler_is=-98- compiler_option=-67- compiler_or=-51- compiler_path=-98-
  compiler_that=-173- compiler_to=-60- compiler_used=-118- compileroption_path=-105- complain_about=-359-
  complet_a=-193- complet_an=-254- complet_and=-255- complet_any=-87- complet_body=-195- complet_in=-258-
  complet_list=-135- complet_path=-200- complet_secur=-101- complet_task=-333- complet_text=39l complet_than=-110-
  complet_that=-96- complet_the=-243- complet_this=-162- complet_when=-38- complet_with=-195- complete_chang=-77-
  complete_cros=-53- complete_different=-95- complete_disabl=-100- complete_opaqu=-246- complete_us=-66-
  completenes_pass=-243- completion_a=-228- completion_asyncseri=-56- completion_list=-49- completion_of=-61-
  completion_sync=-30- completion_the=-145- completion_vs=-122- complex_and=-48- complex_data=-151- complex_typ=-45-
  complexity_of=-123- compliant_ast=-152- compliant_with=-87- component_#url=-146- component_and=-52-
  component_are=-202- component_can=-55- component_chang=-32- component_development=-85- component_documentation=-67-
  component_does=-128- component_for=-239- component_group=-153- component_has=-177- component_i=-173-
  component_in=-122- component_is=-277- component_it=-94- component_librari=-72- component_main=-82- component_of=-98-
  component_that=-201- component_to=-211- component_used=-63- component_valu=-164- component_which=-316-
  component_will=-178- component_with=-237- compos_an=-104- compos_file=-295- compos_of=-176- compos_radix=-175-
  composabl_filter=-213- composit_extension=-97- composit_overlay=-143- composit_type=-213- composit_upload=-61-
  composition_is=-82- compound_keyword=-117- comprehensiv_test=-69- compres_and=-80- compres_the=156p
  compress_and=-190- compress_befor=-147- compress_by=-34- compress_conversation=-234- compress_data=-261-
  compress_fil=-162- compress_file=-297- compress_or=129p compress_the=-351- compress_with=-35-
  compressibl_whether=-144- compression_adapter=-205- compression_algorithm=-154- compression_and=108p
  compression_chain=-62- compression_clos=-59- compression_first=-131- compression_function=-33- compression_has=-269-
  compression_in=-101- compression_is=-281- compression_level=-187- compression_library=-171- compression_lock=-174-
  compression_method=-156- compression_option=-45- compression_ratio=-255- compression_sett=-121- compression_spe=-80-
  compression_that=-274- compression_wher=-37- compression_will=-73- compromis_with=-147- comput_a=-45-
  comput_alpha=-104- comput_and=-231- comput_as=-68- comput_by=-108- comput_engin=-246- comput_from=-174-
  comput_in=-42- comput_region=-151- comput_the=-79- comput_this=-332- comput_v1=-105- comput_zone=-42-
  computer_and=206r computer_are=-96- computer_be=-63- computer_is=-151- computer_it=-316- computer_languag=-188-
  computer_programm=-205- computer_scienc=-191- computer_scientist=-205- computer_system=-193- computer_that=-150-
  computer_with=-205- concatenat_all=-107- concatenat_the=-325- concatenat_with=-213- concatenation_of=-129-
  concatrepeatedarray_boolean=-165- conceal_the=300h concentrat_on=-179- concept_and=-146- concept_correspond=-97-
  concept_of=-259- concept_that=-113- concept_ts=-67- concern_the=154h concern_you=168o concert_is=-64-
  concis_clever=-127- concis_val=-64- conclud_that=-80- concurrency_is=-111- concurrency_task=-83-
  concurrent_benchmark=-150- concurrent_iteration=-150- concurrent_mode=-182- concurrent_option=-111-
  concurrent_policy=-77- concurrent_with=-83- concurrent_writ=-188- cond_i=-132- condition_and=-251- condition_are=-97-
  condition_as=-79- condition_attr=-97- condition_in=-109- condition_is=-153- condition_of=-143- condition_that=-147-
  condition_the=-91- condition_to=-105- conduct_#url=-341- cone_mode=-112- conf_#number=-210- conf_and=-47-
  conf_d=-111- conf_fil=-197- conf_file=-234- conf_see=-133- conffil_dpkg=-182- conffil_to=-125- confidenc_and=161x
  confidenc_in=-137- confidential_report=-114- config_#number=-227- config_and=190x config_are=-60- config_array=-158-
  config_as=-261- config_but=-71- config_cmak=-183- config_environment=-241- config_executabl=-94- config_fil=-181-
  config_file=-128- config_for=-63- config_from=-76- config_function=-306- config_home=-150- config_id=-286-
  config_if=-264- config_is=-332- config_js=-166- config_key=-139- config_null=-289- config_object=-283-
  config_option=-336- config_or=-286- config_program=-101- config_set=-305- config_type=-131- config_user=-221-
  config_variabl=-240- config_when=-201- config_will=-260- config_yaml=-198- config_you=-314- configdir_for=-31-
  configur_a=-133- configur_and=-172- configur_as=83o configur_at=-215- configur_by=-104- configur_for=-177-
  configur_here=-132- configur_in=-38- configur_it=-57- configur_model=-98- configur_network=-168- configur_now=-266-
  configur_one=-158- configur_option=-195- configur_or=-61- configur_otherwis=-68- configur_preset=-192-
  configur_proactiv=-72- configur_rate=-131- configur_so=-296- configur_step=-308- configur_the=-472-
  configur_this=-336- configur_through=-209- configur_time=-102- configur_to=-271- configur_us=-167-
  configur_with=-292- configur_without=-71- configur_your=-196- configuration_#url=-186- configuration_and=-177-
  configuration_as=149l configuration_can=-102- configuration_fil=-454- configuration_file=-619-
  configuration_from=-235- configuration_in=-257- configuration_is=-301- configuration_it=-246-
  configuration_item=-210- configuration_object=-189- configuration_of=-434- configuration_option=-187-
  configuration_parameter=-277- configuration_run=-138- configuration_sett=-241- configuration_that=-155-
  configuration_the=-191- configuration_to=203l configuration_us=-175- configuration_variabl=-297-
  configuration_will=-204- configuration_with=-83- confirm_appointment=-229- confirm_by=132a confirm_that=100a
  confirm_the=-413- confirmation_befor=-285- confirmation_for=181h confirmation_is=199h confirmation_mail=-55-
  confirmation_on=-253- confirmation_step=191h conflict_and=-258- conflict_between=150o conflict_do=-230-
  conflict_has=-180- conflict_in=-253- conflict_is=-157- conflict_lock=-118- conflict_marker=-61- conflict_merg=-195-
  conflict_resolution=-213- conflict_unwritabl=-162- conflict_when=-145- conflict_you=-115- conform_to=-278-
  conformant_application=-126- confront_the=-77- confus_the=-328- confus_with=-226- confusion_of=-168-
  conjunction_with=-255- connect_#number=-228- connect_a=-236- connect_agent=-222- connect_and=-154- connect_as=-196-
  connect_bodyparser=-97- connect_by=-99- connect_client=-245- connect_compres=-97- connect_direct=-114-
  connect_have=-184- connect_in=-314- connect_one=-224- connect_proxi=-44- connect_request=-223- connect_session=-97-
  connect_socket=-71- connect_the=100x connect_timeout=-226- connect_to=-163- connect_with=-258- connection_and=-255-
  connection_are=-137- connection_as=-265- connection_attempt=-322- connection_between=-133- connection_can=-41-
  connection_for=-111- connection_from=-337- connection_id=-86- connection_is=-451- connection_of=-116-
  connection_on=-159- connection_option=-82- connection_or=-86- connection_over=-312- connection_parameter=-221-
  connection_pool=-159- connection_profil=-195- connection_request=-240- connection_that=-261- connection_to=-313-
  connection_when=-364- connection_will=-122- connectivity_between=-161- connectivity_of=-125-
  connectoption_dispatcher=-33- conquer_the=-87- conscienc_is=-175- consent_decid=-217- consent_for=82a
  consent_form=-295- consent_is=75h consent_to=198h consequenc_of=-254- consequent_the=-68- consequential_damag=-45-
  consider_a=-401- consider_all=140o consider_an=-306- consider_any=-116- consider_as=-33- consider_automatical=-38-
  consider_fail=-162- consider_finish=-41- consider_for=-41- consider_found=-81- consider_himself=-30- consider_in=-32-
  consider_me=193a consider_sett=-50- consider_stal=-125- consider_support=-167- consider_that=-67- consider_the=171o
  consider_this=-76- consider_to=-293- consider_us=-356- consider_valid=-222- consider_when=-182-
  consider_whitespac=-150- consider_your=229o consider_yourself=150r considerabl_amount=-137- consideration_of=-116-
  consideration_security=-103- consist_entire=-73- consist_into=-36- consist_of=-340- consistency_acros=-43-
  consistency_check=-307- consistency_is=-153- consistency_of=-97- consistency_see=-51- consistency_with=-180-
  consistent_with=-33- consol_api=-131- consol_error=-83- consol_log=-133- consol_once=-114- consol_or=-229-
  consol_to=-47- consola_#url=-85- consolidat_them=-34- const_#number=-42- const_at=-61- const_bound=-158-
  const_char=-109- const_declaration=-43- const_depth=-33- const_end=-34- const_glob=-68- const_head=-52-
  const_limit=-48- const_point=-143- const_shown=-205- const_want=-151- constant_are=-64- constant_in=-204-
  constant_pool=-96- constant_that=-121- constant_time=-36- constant_to=-211- constitut_an=-46- constrain_to=-45-
  constraint_and=-243- constraint_are=-261- constraint_as=-36- constraint_can=-85- constraint_check=-144-
  constraint_for=-195- constraint_in=-69- constraint_is=-297- constraint_on=-243- constraint_or=-108-
  constraint_that=106o constraint_to=-111- constraint_trigger=-348- constraint_violation=-127- construct_a=-127-
  construct_are=-127- construct_by=-53- construct_encounter=-51- construct_from=-48- construct_the=-30-
  construct_your=-50- constructiv_exchang=-59- constructor_a=-176- constructor_accept=-57- constructor_are=-60-
  constructor_can=-57- constructor_for=-253- constructor_of=-177- constructor_tak=-38- consult_the=166o
  consultant_n=-145- consum_a=-163- consum_by=-34- consum_cpu=-41- consum_the=-250- consumer_apply=-334-
  consumer_should=-237- contact_as=-131- contact_is=-244- contact_real=-194- contact_security=-103- contact_the=196h
  contact_to=102x contact_untrust=-103- contact_with=-297- contain_#number=-127- contain_a=-192-
  contain_additional=-215- contain_all=-299- contain_an=-293- contain_and=-144- contain_any=-219- contain_at=-105-
  contain_both=-104- contain_certificat=-121- contain_character=-49- contain_child=-67- contain_data=-131-
  contain_either=-61- contain_entri=-207- contain_fan=-128- contain_fil=-163- contain_function=-58- contain_in=-140-
  contain_information=-68- contain_instruction=-147- contain_it=-182- contain_item=-174- contain_multipl=-108-
  contain_newlin=-74- contain_no=-305- contain_object=-189- contain_one=-141- contain_only=-251- contain_pathnam=-80-
  contain_position=-91- contain_process=-173- contain_project=-176- contain_redaction=-62- contain_rul=-52-
  contain_spac=-98- contain_special=-68- contain_that=-259- contain_the=-38- contain_this=112p contain_thos=-69-
  contain_two=-103- contain_typ=-77- contain_unescap=-137- contain_valid=-57- contain_what=94p contain_whitespac=-66-
  contain_wildcard=-119- contain_within=-230- container_and=170c container_cluster=-257- container_imag=-276-
  container_is=-224- container_name=-164- container_registry=-261- contemplat_the=-95- content_accessibility=-143-
  content_alon=-64- content_and=-377- content_are=-223- content_as=-302- content_at=-313- content_attach=-357-
  content_be=-93- content_cannot=-67- content_chang=-278- content_detail=-349- content_disposition=-185-
  content_encod=-211- content_for=-157- content_from=-286- content_has=-146- content_hash=-80- content_if=-55-
  content_in=-237- content_is=-412- content_it=-164- content_length=-74- content_match=-98- content_must=-154-
  content_null=-175- content_of=370x content_on=-111- content_or=-114- content_policy=199r content_rather=-253-
  content_read=-77- content_security=-109- content_that=-126- content_the=-269- content_tool=-145- content_type=-501-
  content_wher=-94- content_will=-322- content_with=128x contenttyp_option=-56- contest_of=-183- context_and=139o
  context_are=-337- context_defin=-66- context_describ=-152- context_file=-252- context_for=-272- context_in=-263-
  context_is=-73- context_lin=-283- context_object=-312- context_of=-138- context_or=-53- context_protocol=-184-
  context_return=-75- context_should=-152- context_signal=-140- context_that=-179- context_the=-349- context_to=72x
  context_when=-330- context_will=-290- context_window=191l context_with=145l contiguou_block=-142- continu_and=-182-
  continu_for=-65- continu_on=-114- continu_pars=-43- continu_search=-146- continu_the=-309- continu_to=73p
  continu_until=-216- continu_us=-261- continu_what=-164- continu_with=-353- continu_without=-144-
  continuation_becom=-39- continuation_or=-59- continuou_integration=-131- continuou_support=-86-
  continuous_updat=-171- contract_has=-241- contract_is=73x contract_over=-333- contract_the=-146- contract_to=-48-
  contraction_of=-218- contradict_this=178p contrary_opinion=-59- contrary_to=-59- contrast_ratio=-83-
  contrast_the=-222- contrast_to=-197- contrast_with=-99- contribut_#url=-165- contribut_by=-257-
  contribut_contribut=-155- contribut_direct=-226- contribut_guid=-232- contribut_md=-268- contribut_section=-33-
  contribut_see=-33- contribut_to=-253- contribution_of=-129- contribution_policy=-42- contributor_#url=-200-
  contributor_are=-105- contributor_guidelin=-84- control_#number=-155- control_a=-42- control_acces=-146-
  control_and=-137- control_block=-193- control_character=-211- control_field=-184- control_fil=-327-
  control_file=-266- control_group=-382- control_how=-296- control_if=-189- control_in=-119- control_information=-120-
  control_is=-119- control_messag=-365- control_n=-65- control_of=199c control_over=-342- control_plan=-200-
  control_scroll=-45- control_sequenc=-81- control_server=289c control_system=-271- control_the=-574- control_to=-142-
  control_we=-152- control_what=-203- control_whether=-335- control_which=-101- controll_by=-220-
  controll_terminal=-329- controll_the=-142- controll_via=-51- controll_with=-139- controller_is=-168-
  controller_will=-44- convenienc_to=-109- convenient_acces=-212- convenient_for=-216- convenient_to=-100-
  convenient_way=-71- convention_are=-174- convention_is=-161- convention_of=-251- conventional_commit=-194-
  conversation_a=-212- conversation_after=48h conversation_alon=-129- conversation_and=-448- conversation_answer=-69-
  conversation_are=-396- conversation_as=-217- conversation_back=-407- conversation_befor=121h conversation_begin=-139-
  conversation_by=-321- conversation_can=-307- conversation_for=-153- conversation_found=-126- conversation_from=-238-
  conversation_giv=-108- conversation_goes=-283- conversation_has=-329- conversation_hear=-163- conversation_in=-464-
  conversation_is=-366- conversation_it=-383- conversation_its=-116- conversation_last=-297- conversation_may=-268-
  conversation_never=128o conversation_no=-180- conversation_now=-248- conversation_null=-236- conversation_of=-477-
  conversation_oldest=-212- conversation_on=-233- conversation_one=-124- conversation_or=-338- conversation_over=-178-
  conversation_read=-39- conversation_so=31l conversation_that=-566- conversation_they=-55- conversation_to=321x
  conversation_until=-286- conversation_was=-251- conversation_went=-190- conversation_whatever=77p
  conversation_when=-220- conversation_whos=-359- conversation_with=-183- conversion_algorithm=-76- conversion_are=-80-
  conversion_error=-48- conversion_from=-95- conversion_function=-337- conversion_in=-113- conversion_is=-140-
  conversion_of=-78- conversion_path=-54- conversion_specifier=-202- conversion_that=-37- conversion_the=-83-
  conversion_to=-259- convert_a=-408- convert_all=145l convert_an=-159- convert_between=-156- convert_from=-145-
  convert_incom=-76- convert_into=-91- convert_is=-53- convert_it=44p convert_sourc=-226- convert_the=-181-
  convert_them=-248- convert_to=-250- convert_valu=-67- converter_from=-236- convex_hull=-30- convinc_that=130h
  cook_a=-116- cooki_api=-112- cooki_are=-291- cooki_header=-271- cooki_jar=-259- cooki_name=-202- cooki_of=158x
  cooki_prefix=-204- cooki_respons=-200- cooki_set=-200- cooki_that=-201- cooki_the=-198- cooki_to=212x
  cooki_valu=-142- cool_knghtbrd=-50- cool_when=-249- coordinat_of=108x cope_with=-295- copi_and=-167-
  copi_column=-315- copi_from=-294- copi_into=-513- copi_memory=-200- copi_of=-120- copi_the=-198- copi_them=-293-
  copi_to=209a copy_#url=-76- copy_a=-154- copy_and=-295- copy_data=-280- copy_error=-44- copy_expir=-142-
  copy_fil=-213- copy_flag=-43- copy_from=-291- copy_is=96h copy_larg=-107- copy_of=184x copy_on=-328-
  copy_option=-245- copy_or=-314- copy_that=-173- copy_the=-179- copy_this=-260- copy_thos=-135- copy_to=343x
  copy_what=188x copyright_#number=-192- copyright_c=-96- copyright_notic=-378- cor_to=-51- core_api=-51-
  core_browser=-48- core_complex=-101- core_dump=-258- core_is=-201- core_json=-49- core_own=-75- core_project=-156-
  core_rul=-256- core_rule=-36- core_says=-336- core_sparsecheckoutcon=-73- core_that=-91- core_ts=-198-
  core_version=-165- core_whitespac=-41- corner_of=-268- correct_and=-312- correct_answer=-286- correct_by=-168-
  correct_environment=-183- correct_find=-202- correct_handl=-36- correct_in=-68- correct_invers=-32- correct_is=-96-
  correct_produc=-84- correct_the=-209- correct_triangulation=-30- correct_way=-104- correctnes_of=-68-
  correspond_entry=-170- correspond_file=-177- correspond_signatur=-258- correspond_systemd=-274- correspond_to=-381-
  corrupt_object=-289- corruption_in=-87- cors_dns=-126- cors_entire=-143- cors_is=-219- cors_sett=-225-
  cosmetic_chang=-91- cost_#number=45r cost_a=-198- cost_and=-210- cost_appli=-40- cost_as=-90- cost_field=-33-
  cost_how=-90- cost_in=-214- cost_is=-134- cost_leav=-43- cost_most=-115- cost_noth=-264- cost_of=-373- cost_that=-86-
  cost_the=-175- cost_thirty=-73- cost_to=-77- could_also=-165- could_alway=-273- could_app=-84- could_be=-417-
  could_caus=-90- could_chang=-315- could_compet=-125- could_copy=-117- could_creat=-100- could_do=-153-
  could_easi=-140- could_either=-129- could_feel=-78- could_have=-276- could_hear=-168- could_help=-34-
  could_impact=-125- could_it=-230- could_just=-171- could_lead=-141- could_look=-222- could_never=-145-
  could_not=-329- could_provok=-59- could_result=-113- could_see=-39- could_take=-87- could_try=-218-
  could_understand=-155- could_use=-94- could_writ=-197- could_you=142l couldn't_be=-92- couldn't_get=-251-
  couldn't_remember=-132- count_#number=-184- count_a=-68- count_again=-258- count_and=-181- count_are=-182-
  count_as=199a count_completion=-56- count_failur=-217- count_for=-140- count_from=-381- count_in=-165- count_is=-250-
  count_it=-257- count_ksiz=-69- count_most=-90- count_must=-74- count_of=-291- count_on=-95- count_one=-93-
  count_only=-278- count_record=-202- count_says=-137- count_should=-204- count_so=-291- count_the=-150- count_to=-175-
  count_toward=-148- count_up=-218- count_what=-269- count_when=-87- count_whil=-32- counter_and=-283-
  counter_are=-330- counter_automatical=-113- counter_for=-74- counter_is=-187- counter_of=-337- counter_on=-208-
  counter_valu=-75- country_is=-115- coupl_of=-120- courag_over=-49- courag_to=-170- cours_has=-158- cours_i=-152-
  cours_it=-116- cours_it's=-119- cours_not=-125- cours_of=-83- cours_the=-129- cours_this=-146- cours_you=-185-
  court_order=339a court_q=-383- courtroom_quot=-112- cov_report=-110- cov_show=-125- cover_a=-211- cover_all=-234-
  cover_by=-207- cover_different=-125- cover_in=-150- cover_letter=-206- cover_of=-232- cover_the=-155-
  cover_with=-268- coverag_and=-183- coverag_command=-255- coverag_data=-203- coverag_for=-39- coverag_of=-137-
  coverag_result=-283- coverag_show=-182- coverall_imag=-240- coverall_url=-292- cpack_generator=-46- cpack_modul=-100-
  cpack_packag=-159- cpack_sourc=-260- cpack_will=-309- cpu_affinity=-44- cpu_and=-198- cpu_architectur=-42-
  cpu_count=-136- cpu_exclusiv=-32- cpu_is=-142- cpu_platform=-173- cpu_set=-93- cpu_sets=-193- cpu_time=-161-
  cpus_and=-192- cpus_in=-137- cpuset_and=-133- cpuset_are=-146- cpuset_directory=-197- cpuset_for=-129- cpuset_if=-53-
  cpuset_in=-189- cpuset_is=-30- cpuset_memory=-148- cpuset_mems=-214- cpuset_that=-99- cpuset_to=-70- cr_r=-81-
  crack_a=-114- crack_pipe=-221- crack_the=139c crash_and=-221- crash_can=-252- crash_in=-360- crash_it=-270-
  crash_leav=-262- crash_left=-299- crash_or=-77- crash_the=236c crc_for=-165- creat_#number=-50- creat_a=60p
  creat_additional=-46- creat_aggregat=-117- creat_an=-119- creat_and=-294- creat_anew=-164- creat_any=-167-
  creat_as=-156- creat_at=-193- creat_automatical=-86- creat_backup=-100- creat_befor=-238- creat_but=-83-
  creat_by=-302- creat_code=-154- creat_command=-221- creat_commit=-40- creat_databas=-238- creat_delet=-297-
  creat_domain=-249- creat_event=-285- creat_extension=-326- creat_fan=-138- creat_file=-166- creat_for=-239-
  creat_foreign=-132- creat_from=-448- creat_function=-131- creat_hook=-214- creat_if=-209- creat_in=-246-
  creat_index=-196- creat_instanc=-146- creat_is=-51- creat_it=94p creat_languag=-192- creat_many=-59- creat_new=-157-
  creat_noth=-337- creat_object=-213- creat_on=-230- creat_one=-142- creat_operation=-141- creat_operator=-341-
  creat_or=-340- creat_partition=-265- creat_privileg=-90- creat_role=-171- creat_sinc=-47- creat_statistic=-163-
  creat_support=-84- creat_tabl=-277- creat_temporary=-268- creat_the=-555- creat_them=-258- creat_this=-356-
  creat_thread=-226- creat_to=-123- creat_trigger=-260- creat_two=-125- creat_under=-142- creat_us=-238-
  creat_via=-107- creat_when=-288- creat_with=-353- creat_you=211a creat_your=-157- createfromfil_filepath=-82-
  createnod_valu=-176- createrol_privileg=-263- createtwofilespatch_but=-48- creation_and=-103- creation_as=-196-
  creation_command=-69- creation_flag=-114- creation_in=-66- creation_mask=-125- creation_of=-346- creation_routin=-39-
  creation_the=-172- creation_time=-254- creator_and=65a creator_of=-226- credential_and=-157- credential_are=-329-
  credential_for=-305- credential_from=-151- credential_helper=-171- credential_in=84x credential_like=-113-
  credential_of=-196- credential_or=-198- credit_card=281x credit_typ=-119- cri_out=-190- cri_said=-244- cri_the=-49-
  critical_for=-61- cron_entry=270p cron_job=-172- cron_jobs=-219- cron_lin=-97- crook_or=-137- cros_compatibl=-53-
  cros_compil=-216- cros_origin=-142- cros_platform=-212- cros_referenc=-185- cros_site=-189- cros_spawn=-219-
  cros_the=-89- cross_the=-168- cross_to=-199- croupier_hand=-114- cruiser_api=-54- cruiser_js=-84- cruiser_social=-87-
  cry_from=-169- crypt_#number=-30- crypto_api=-175- crypto_support=-59- cryptographic_algorithm=-40-
  cryptographic_hash=-67- cryptography_application=-41- cryptokey_encrypter=-268- csek_key=-130- csp_eval=-173-
  css_custom=-51- css_only=-62- css_pixel=-231- css_selector=-78- css_specification=-55- ctag_and=-45-
  ctag_client=-223- ctag_indicat=-80- ctag_is=-51- ctag_on=-178- ctim_r=-58- ctrl_c=-293- ctrl_cmd=-49- ctrl_or=-140-
  ctrl_r=-239- ctrl_t=-103- ctrl_x=-101- ctx_free=-53- ctx_get=-156- ctx_new=-206- ctx_param=-176- ctx_pctx=-53-
  ctx_putimagedata=-48- cuda_add=-70- cuda_runtim=-64- cuda_toolkit=-154- cuda_version=-165- cultur_and=-111-
  culu_damn=-114- culu_it's=-60- culu_overfiend=-156- culu_you=-234- cup_of=-119- cups_brown=-96- cups_flour=-58-
  cups_of=-105- cups_peanut=-116- cups_shorten=-118- cur_brac=-36- curator_ages=-85- curator_and=-181-
  curator_does=-130- curator_is=-279- curator_need=-197- curator_of=-93- curator_or=-145- curator_sees=-141-
  curiou_incident=-205- curl_#url=268p curl_postman=-250- curl_up=-156- current_activ=-232- current_allocat=-98-
  current_and=-160- current_architectur=-194- current_at=-109- current_availabl=-215- current_be=-60-
  current_block=-44- current_branch=-286- current_buffer=-218- current_character=-148- current_check=-90-
  current_command=-134- current_commit=-137- current_databas=-139- current_defin=-41- current_directory=-345-
  current_display=-218- current_domain=-122- current_entry=-146- current_exist=-185- current_file=-190-
  current_history=-178- current_hold=-327- current_host=-197- current_implement=-190- current_implementation=-159-
  current_in=-154- current_index=-76- current_input=-118- current_install=-69- current_instanc=-117- current_it=-118-
  current_known=-134- current_line=-211- current_load=-64- current_local=-100- current_location=-212-
  current_logg=-402- current_messag=-166- current_no=-208- current_node=-416- current_not=-236- current_object=-57-
  current_of=-42- current_one=-76- current_only=-235- current_position=-51- current_proces=-119- current_project=-103-
  current_record=-241- current_releas=-113- current_repository=-247- current_root=-171- current_round=-114-
  current_row=-60- current_runn=-390- current_schema=-48- current_screen=-61- current_session=-239- current_set=-134-
  current_sett=-231- current_shell=-142- current_sourc=-35- current_stat=-149- current_support=-210-
  current_system=-52- current_test=-118- current_the=-142- current_ther=-81- current_this=-270- current_thread=-132-
  current_time=-55- current_timestamp=-125- current_transaction=-185- current_us=-274- current_used=-157-
  current_user=-274- current_valu=-66- current_vendor=-153- current_work=-173- cursor_is=-110- cursor_or=-72-
  cursor_rul=-141- cursor_to=-264- custom_and=-146- custom_build=-108- custom_command=-376- custom_context=-90-
  custom_equality=-129- custom_error=-89- custom_event=-148- custom_format=-188- custom_hash=-65- custom_header=-291-
  custom_key=-115- custom_keyword=-43- custom_logger=-34- custom_metadata=-233- custom_modul=-246- custom_plugin=-333-
  custom_properti=-125- custom_provider=-152- custom_serialization=-68- custom_step=-297- custom_target=-76-
  custom_webgl=-50- customer_and=157x customer_data=-367- customer_databas=244x customer_i'll=-103-
  customer_manag=-173- customer_me=-62- customer_said=-304- customer_suppli=-130- customfilenam_str=-62-
  customiz_or=-217- customiz_the=-216- customization_of=-232- cut_a=-191- cut_at=-257- cut_in=-224- cut_into=-273-
  cut_it=134h cut_off=-37- cut_or=-126- cut_out=-285- cut_tail=-142- cut_the=40c cut_them=-301- cut_to=-347-
  cute_delivery=-136- cuts_a=-125- cutt_and=-52- cwd_str=-91- cxx_and=-85- cxx_fortran=-83- cycl_and=-169-
  cycl_are=-116- cycl_in=-75- cycl_is=-153- cycl_it=-215- cycl_of=-40- d3_geo=-60- d3_support=-62- d_#number=-262-
  d_a=-200- d_and=-245- d_are=-60- d_bus=-299- d_d=-420- d_directory=-164- d_e=-154- d_i=-174- d_instead=-148-
  d_is=-197- d_option=-300- d_or=-253- d_r=-254- d_ts=-78- d_w=-76- d_will=-147- dac_overrid=-87- dac_read=-86-
  daddy_play=-56- daemon_and=-113- daemon_is=-206- daemon_proces=-234- daemon_start=-306- daemon_that=-369-
  daemon_to=-138- daemon_will=-145- dai_basi=-132- dai_week=-145- dalla_cowboy=-88- damag_file=-474- damag_in=-201-
  damag_includ=-45- damag_tabl=-141- damag_to=-215- damag_when=-133- damn_it=-223- damn_log=-227- damn_straight=-193-
  dan_is=-341- danc_and=-144- danc_with=-84- dangerou_becaus=-259- dangerou_option=-144- dangerou_th=-213-
  dangerouslyallowbrowser_to=-133- dangl_link=-374- dangl_one=-154- dans_la=-99- dark_mode=-290- dark_side=-282-
  dark_tim=-213- dark_to=-196- darshan_sen=-77- dash_and=-102- dat_are=-225- dat_in=-45- dat_nod=-189-
  data_#number=-184- data_addres=-180- data_after=-313- data_allocat=-180- data_and=-457- data_are=-74-
  data_argument=-129- data_as=-368- data_at=-397- data_attribut=-106- data_between=-238- data_block=-49-
  data_boost=-122- data_by=-253- data_byte=-66- data_cach=-161- data_can=-108- data_catalog=-203- data_center=-80-
  data_chang=-132- data_chunk=-33- data_collection=-187- data_connectdata=-76- data_content=-215- data_corruption=-200-
  data_definition=-208- data_delet=-280- data_dependenci=-37- data_directory=-182- data_disk=-142- data_dur=-109-
  data_engineer=-215- data_entry=-164- data_error=-47- data_field=-104- data_fil=-238- data_file=-258-
  data_filter=-108- data_for=191x data_format=-167- data_from=-383- data_h=-92- data_has=-283- data_i=-113-
  data_if=-109- data_in=-190- data_includ=-285- data_integrity=-70- data_is=-435- data_it=-144- data_item=-242-
  data_larger=-40- data_lin=-123- data_line=-176- data_loss=-349- data_may=-146- data_modification=-76- data_must=-381-
  data_object=-113- data_of=62x data_once=-226- data_only=150o data_option=-110- data_or=-206- data_outsid=-224-
  data_pag=-93- data_pair=-149- data_point=-231- data_portion=-128- data_prior=-187- data_process=-99- data_profil=-97-
  data_rac=-58- data_rather=-87- data_referenc=-133- data_schema=-91- data_section=-258- data_see=-112-
  data_segment=-210- data_shar=161h data_should=-328- data_so=-168- data_specifi=-155- data_stor=-361-
  data_stream=-128- data_structur=-252- data_subset=-60- data_such=-157- data_symbol=-194- data_that=-375-
  data_the=-76- data_to=356x data_transfer=-200- data_transmission=-38- data_typ=-262- data_type=-446-
  data_unchang=-196- data_us=-75- data_used=-282- data_validation=-90- data_valu=-144- data_when=-184- data_which=-242-
  data_will=-237- data_with=131x data_without=-255- data_written=-407- data_you=-198- databas_and=281c
  databas_are=-198- databas_as=-357- databas_befor=-211- databas_cluster=-397- databas_connection=-240-
  databas_dump=172x databas_e=-76- databas_etc=-219- databas_file=-98- databas_for=-344- databas_if=158c
  databas_in=-122- databas_is=-221- databas_nam=-239- databas_name=-288- databas_object=-370- databas_of=-54-
  databas_or=-132- databas_server=-312- databas_that=-265- databas_to=294x databas_version=-230- databas_when=90c
  databas_wher=-42- databas_will=-164- databas_with=-278- datagram_socket=-97- dataset_to=-202- date_#number=-226-
  date_and=155p date_as=-313- date_befor=-179- date_but=-53- date_by=-160- date_e=-58- date_field=-70-
  date_header=-147- date_in=-107- date_is=-178- date_key=-126- date_kind=-76- date_label=-54- date_object=-50-
  date_of=-193- date_on=-261- date_or=-72- date_prod=-76- date_the=-144- date_time=-272- date_to=-282- date_with=95p
  datetim_for=-128- daughter_is=-260- david_letterman=-256- day_#number=-52- day_after=228p day_and=108p day_at=82p
  day_befor=-203- day_for=31p day_he=-282- day_i=-183- day_in=-127- day_is=-260- day_long=-209- day_of=-347-
  day_on=127x day_or=-72- day_the=48p day_to=275x day_we=-135- day_with=-420- day_you=-189- daylight_sav=-70-
  days_after=-141- days_ago=-164- days_and=-130- days_at=-153- days_befor=-44- days_in=-71- days_of=-243-
  days_that=-90- days_to=-90- db8_#number=-168- db8_span=-87- db_and=158x db_data=-133- db_in=-112- db_is=-86-
  db_packag=-54- db_recno=-38- db_so=-155- db_that=-244- db_the=-86- dbus_daemon=-145-
  dd8f2338bae7501e3dd5ac78c273792f7d83545d_ruben=-51- dd_as=-38- de_fault=-74- dead_and=-128- dead_is=-59-
  deadlin_schedul=-171- deaf_dumb=-73- deal_in=-261- deal_of=-111- deal_with=-324- deallocation_of=-143-
  dealt_with=-155- dear_emi=-320- death_is=-136- death_of=-104- deb_control=-190- deb_host=-253- deb_src=-79-
  debian_#number=-186- debian_and=-143- debian_architectur=-135- debian_archiv=-137- debian_control=-62-
  debian_devel=-247- debian_developer=-105- debian_el33t=-82- debian_free=-103- debian_is=-150- debian_org=-161-
  debian_packag=-91- debian_rul=-104- debian_system=-94- debug_#url=-72- debug_and=-54- debug_build=-216-
  debug_color=-32- debug_connect=-97- debug_hook=-156- debug_in=-75- debug_info=-409- debug_information=-111-
  debug_instanc=-83- debug_level=-163- debug_library=-230- debug_line=-142- debug_location=-195- debug_object=-160-
  debug_option=-225- debug_output=-159- debug_program=-94- debug_section=-159- debug_support=-179- debug_the=-254-
  debug_to=-263- debug_yauzl=-103- debugg_and=-70- debugg_information=-168- debugg_output=-35- debugg_purpos=118x
  debugg_utility=-112- debugger_nam=-97- dec_#number=-214- decid_a=-235- decid_about=109h decid_by=-276-
  decid_call=-309- decid_for=107h decid_here=-299- decid_if=-209- decid_in=178h decid_is=-168- decid_noth=-357-
  decid_on=86a decid_over=-268- decid_says=-133- decid_that=233a decid_the=-209- decid_to=-317- decid_what=-267-
  decid_when=-249- decid_whether=-211- decid_which=-286- decimal_digit=-219- decimal_integer=-134-
  decimal_notation=-42- decimal_number=-182- decimal_point=-211- decision_and=-123- decision_bas=-44- decision_in=-337-
  decision_is=-298- decision_of=202a decision_to=167a decision_what=-151- declar_a=-109- declar_as=-164- declar_by=-35-
  declar_in=-145- declar_name=-223- declar_the=-166- declar_us=-111- declar_with=-98- declaration_and=-207-
  declaration_by=-43- declaration_for=-163- declaration_from=-61- declaration_has=-102- declaration_includ=-150-
  declaration_of=-160- decod_a=-312- decod_api=-176- decod_byt=-219- decod_form=-72- decod_of=-130- decod_step=-107-
  decod_the=59c decod_thos=-143- decommission_this=-80- decompres_the=-107- decompress_the=-172-
  decompressfram_gif=-159- decreas_in=-59- decreas_the=-128- dedicat_to=-171- deduc_from=-171- deek_knghtbrd=-99-
  deep_and=-72- deep_equal=-77- deep_hack=-129- deep_in=-124- deep_nest=-140- deep_or=-83- deep_within=-165-
  deeper_than=-56- default_#number=-345- default_a=-291- default_action=-284- default_all=-299- default_and=-290-
  default_any=-41- default_are=-229- default_argument=-39- default_as=-393- default_at=-201- default_atomic=-56-
  default_auth=-228- default_backup=-129- default_behavior=-308- default_behaviour=-139- default_block=-35-
  default_branch=-184- default_but=-107- default_by=-171- default_ca=-105- default_cach=-477- default_cacheabl=-44-
  default_can=-291- default_character=-37- default_charset=-78- default_color=-179- default_compilation=-397-
  default_compression=-147- default_comput=-157- default_concurrency=-111- default_condition=-210- default_config=154p
  default_configuration=-267- default_core=-197- default_databas=-219- default_default=-178- default_directori=-78-
  default_directory=-57- default_do=-119- default_each=-92- default_enabl=-82- default_encod=-105-
  default_encryption=-104- default_english=-127- default_entry=-202- default_except=-212- default_export=-198-
  default_expression=-238- default_fals=-266- default_file=-150- default_first=-317- default_format=-103-
  default_gcc=-166- default_gcloud=-93- default_getglobaldispatcher=-52- default_git=-178- default_global=-145-
  default_googl=-119- default_has=-274- default_hash=-75- default_home=-107- default_if=-137- default_import=-148-
  default_in=-432- default_includ=-187- default_instanc=-310- default_is=-507- default_it=-124- default_json=-98-
  default_key=-237- default_keyr=-59- default_keyword=-171- default_less=-267- default_limit=-36- default_linker=-203-
  default_list=-123- default_load=-347- default_location=-215- default_may=-73- default_membership=-178-
  default_merg=-206- default_method=-100- default_minimum=-70- default_mode=-137- default_model=261p default_n=-61-
  default_name=-278- default_namespac=-256- default_network=-304- default_new=-83- default_no=-362- default_node=-179-
  default_not=-195- default_number=-32- default_object=-93- default_of=-201- default_off=-385- default_on=-100-
  default_one=-237- default_only=-138- default_optimiz=-35- default_option=-227- default_or=-276- default_order=-205-
  default_output=-195- default_partition=-39- default_path=-303- default_pg=-382- default_pipelin=-274-
  default_policy=-214- default_port=-140- default_post=-316- default_primary=-132- default_priority=-175-
  default_privileg=-209- default_profil=-307- default_provider=-199- default_region=-110- default_remot=-44-
  default_search=-212- default_section=-44- default_servic=-88- default_set=-92- default_sett=-261- default_sinc=-99-
  default_size=-46- default_so=-219- default_sourc=-115- default_specifi=-227- default_stack=-72- default_str=-101-
  default_symbol=-155- default_system=-238- default_target=-116- default_that=-159- default_the=-361-
  default_thes=-102- default_they=-70- default_this=-539- default_to=-434- default_true=-239- default_ttl=-36-
  default_type=-131- default_undefin=-185- default_unles=-117- default_unzip=-65- default_use=-418- default_user=-341-
  default_useradd=-35- default_valu=-346- default_web=-217- default_when=-273- default_whether=-143- default_width=-98-
  default_will=-253- default_with=-126- default_without=-234- default_you=-273- defaultdependenci_no=-38-
  defens_first=-108- defens_of=-317- defer_#url=-116- defin_a=-404- defin_all=-266- defin_an=-256- defin_and=-68-
  defin_any=-137- defin_as=-229- defin_at=-149- defin_but=-235- defin_by=-380- defin_conversion=-308- defin_cost=-78-
  defin_custom=-36- defin_for=-131- defin_function=-150- defin_how=-144- defin_i=-132- defin_if=-222- defin_in=-49-
  defin_isoc99=-73- defin_it=-97- defin_keyword=-122- defin_media=-90- defin_namespac=-30- defin_one=-87-
  defin_only=-293- defin_output=-213- defin_structur=-38- defin_that=-79- defin_the=-556- defin_them=-198-
  defin_this=-88- defin_to=-219- defin_tsconfig=-31- defin_us=-72- defin_when=-45- defin_which=-86- defin_with=-193-
  definednes_check=-213- definite_be=-68- definite_not=-185- definition_#number=-51- definition_and=-37-
  definition_are=-75- definition_e=-139- definition_ends=-208- definition_file=-238- definition_for=-182-
  definition_from=-101- definition_in=-76- definition_includ=-84- definition_is=-158- definition_like=-53-
  definition_of=-485- definition_path=-55- definition_requir=-63- definition_start=-210- definition_that=-213-
  definition_the=-178- definition_to=-300- definition_type=-43- definition_which=-139- definition_will=-291-
  definition_within=-79- deflat_#url=-183- deflat_and=-55- degre_of=-64- deimo_ris=-97- deja_vu=-118-
  delaunator_#url=-124- delaunay_#url=-152- delaunay_refinement=-37- delaunay_triangulation=-44- delay_#number=-90-
  delay_between=-156- delay_for=-87- delay_in=-109- delay_is=-210- delay_the=165h delay_until=-190-
  delegat_controller=-155- delegat_task=-248- delegation_are=-208- delegation_as=-83- delegation_in=-179-
  delegation_is=-112- delegation_of=-313- delegation_until=-90- delet_a=-567- delet_action=-164- delet_after=-278-
  delet_all=-237- delet_an=-284- delet_and=-409- delet_any=-320- delet_at=-174- delet_by=-200- delet_clear=-113-
  delet_conversation=-339- delet_data=-280- delet_entri=-250- delet_every=289c delet_fil=158h delet_file=-317-
  delet_for=-265- delet_from=137h delet_id=-52- delet_in=-252- delet_is=-214- delet_it=143a delet_keys=-102-
  delet_lin=-294- delet_method=-143- delet_noth=-85- delet_old=-297- delet_one=-188- delet_operation=-258-
  delet_ops=-143- delet_or=-89- delet_policy=-242- delet_profil=-114- delet_tag=-115- delet_the=111c delet_this=-313-
  delet_to=-274- delet_when=-335- delet_with=-237- deletion_first=-361- deletion_of=-382- delight_in=-244-
  delight_with=-79- delimit_by=-219- delimit_list=-105- delimiter_includ=-66- delimiter_is=-253- delimiter_it=-99-
  deliver_a=138x deliver_styl=-211- deliver_the=86x deliver_to=250x deliver_whoever=-291- delivery_driver=-136-
  delivery_of=-247- delta_e2000=-48- demand_password=-131- demand_that=266a demangl_nam=-144- demo_#url=-313-
  demo_home=-192- democracy_is=-268- demonstrat_that=-46- demonstrat_the=-299- deni_for=-34- deni_on=-108-
  denial_of=58c deno_v1=-30- denot_a=-109- denot_by=-233- denot_the=-209- deny_the=-232- deny_this=-435-
  depend_and=-247- depend_on=-363- depend_upon=-145- dependabl_with=-129- dependenci_#number=-227- dependenci_and=-222-
  dependenci_are=-287- dependenci_e=-166- dependenci_may=-85- dependenci_of=-220- dependenci_on=-31-
  dependenci_that=-179- dependenci_to=-104- dependenci_will=-103- dependenci_you=-113- dependency_appli=-171-
  dependency_can=-32- dependency_cruiser=-214- dependency_for=-173- dependency_graph=-126- dependency_is=-76-
  dependency_of=-119- dependency_on=-140- dependency_resolver=-186- dependency_side=-102- dependent_and=-225-
  dependent_on=-127- dependent_packag=-74- dependson_str=-101- deploy_a=113c deploy_instanc=-34- deploy_on=-108-
  deploy_sh=-377- deploy_the=-173- deployment_id=-139- deployment_or=-127- deployment_with=-100- deprecat_alias=-130-
  deprecat_and=-437- deprecat_check=-169- deprecat_hook=-66- deprecat_in=-222- deprecat_insert=-176-
  deprecat_sinc=-172- deprecat_url=-118- deprecat_use=-91- deprecation_warn=-343- depriv_of=-153- deps_fresh=-179-
  deps_knownfact=-33- deps_no=-103- deps_svg=-86- deps_url=-86- depth_#number=-126- depth_and=-152- depth_entri=-158-
  depth_glob=-33- depth_limit=-135- depth_of=-187- depth_to=-107- depth_whol=-33- dequeu_emitt=-63- der_encod=-43-
  deriv_from=-328- deriv_one=-141- desc_is=-378- descend_into=-178- descend_sequenc=-38- descendant_#url=-266-
  descendant_of=-180- describ_a=-289- describ_abov=-408- describ_an=-356- describ_as=-149- describ_at=-199-
  describ_below=-309- describ_by=-174- describ_for=-85- describ_here=-164- describ_how=-186- describ_in=-144-
  describ_on=-216- describ_one=-216- describ_typ=-130- describ_under=-50- describ_your=-107- description_and=-263-
  description_as=-220- description_below=-64- description_field=-132- description_file=-125- description_folder=-98-
  description_for=-164- description_in=-278- description_is=-226- description_lock=-210- description_new=-84-
  description_of=-143- description_see=-401- description_str=-248- description_to=-105- descriptionseparator_str=-100-
  descriptor_#number=-153- descriptor_and=-187- descriptor_associat=-129- descriptor_becom=-32- descriptor_can=-37-
  descriptor_creat=-72- descriptor_fd=-113- descriptor_flag=-167- descriptor_for=-183- descriptor_has=-141-
  descriptor_in=-172- descriptor_is=-337- descriptor_limit=-55- descriptor_may=-216- descriptor_newfd=-137-
  descriptor_number=-290- descriptor_of=-322- descriptor_on=-203- descriptor_open=-138- descriptor_or=-52-
  descriptor_over=-103- descriptor_part=-63- descriptor_referr=-155- descriptor_return=-138- descriptor_sets=-36-
  descriptor_specifi=-51- descriptor_tabl=-183- descriptor_that=-200- descriptor_the=-183- descriptor_then=-102-
  descriptor_to=-89- descriptor_which=-189- descriptor_will=-203- deserializ_i=-190- deserialization_code=-190-
  deserialization_deserialization=-314- deserv_to=134l design_an=-129- design_and=-109- design_by=-235-
  design_for=-211- design_home=-76- design_in=-88- design_requirement=-47- design_system=-158- design_to=-279-
  designat_a=-184- designat_as=-104- desir_and=-139- desir_behavior=-111- desir_it=-47- desir_program=-220-
  desir_to=-82- desir_window=-159- desirabl_to=-277- desk_allow=-431- desk_and=-99- desk_backup=-247- desk_besid=-46-
  desk_chat=-119- desk_curator=-219- desk_journey=-34- desk_link=-239- desk_review=-65- desk_search=-189-
  desk_shortcut=-95- desk_skill=-146- desk_spend=-40- desk_tool=-219- desk_trash=-91- desk_ui=-156- deskerror_for=-176-
  deskerror_invalid=-72- deskerror_not=-125- deskerror_pass=-195- deskerror_usag=-34- deskerror_wher=-185-
  deskerror_with=-91- desktop_and=88c desktop_app=-317- desktop_entry=-162- desktop_environment=-284- desktop_fil=-276-
  desktop_file=-152- desktop_menu=-240- despit_the=-139- dessert_she=-186- dest_fd=-177- dest_is=-91-
  destination_and=-59- destination_buffer=-77- destination_cloud=-96- destination_directory=-227-
  destination_file=-135- destination_instanc=-76- destination_is=-210- destination_of=-230- destination_port=-90-
  destroy_a=-115- destroy_all=108c destroy_is=-295- destroy_it=-377- destroy_the=108c destroy_via=-189-
  destruction_usual=-143- detach_a=-235- detach_from=-288- detach_head=-107- detach_the=-121- detail_about=-376-
  detail_accessibl=-154- detail_and=-362- detail_are=-383- detail_below=-150- detail_can=-108- detail_description=-252-
  detail_documentation=-122- detail_for=-153- detail_from=-217- detail_in=-67- detail_information=-152-
  detail_may=-239- detail_of=55h detail_on=-412- detail_run=-352- detail_see=-268- detail_summary=-282-
  detail_test=-115- detail_that=34l detail_the=-70- detail_were=-240- detect_a=-215- detect_accidental=-97-
  detect_an=-102- detect_and=-281- detect_by=-50- detect_corruption=-78- detect_error=-77- detect_if=-74-
  detect_in=-222- detect_ipv4=-52- detect_nub=-95- detect_the=-186- detect_this=-84- detect_when=-160-
  detect_whether=-58- detection_and=-92- detection_in=-37- detection_is=-152- detection_of=-84- detection_to=-63-
  determin_a=-72- determin_automatical=-142- determin_by=-220- determin_from=-107- determin_how=-161- determin_if=-113-
  determin_its=-38- determin_that=-314- determin_the=-262- determin_to=-282- determin_us=-50- determin_what=-255-
  determin_wher=-142- determin_whether=-193- determin_which=-334- determin_why=-151- deterministic_and=-129-
  deterministic_number=-41- dev_cpuset=-159- dev_deps=-86- dev_loop=-91- dev_null=-161- dev_project=-178-
  dev_random=-240- dev_server=-269- dev_stdin=-111- dev_stdout=-45- dev_urandom=-196- devastat_effect=-36-
  develop_a=-72- develop_in=-31- develop_your=-88- developer_and=95a developer_are=-76- developer_have=75a
  developer_instruction=212l developer_messag=359l developer_of=-416- developer_on=-182- developer_to=-89-
  developer_told=89l developer_wrot=231l development_and=-169- development_artifact=-145- development_development=-34-
  development_emb=-110- development_environment=-101- development_guid=-42- development_is=-70- development_modul=-33-
  devengin_packagemanager=-48- deviat_from=-105- devic_and=-241- devic_any=-233- devic_are=-76- devic_as=-82-
  devic_back=-80- devic_but=-67- devic_by=-114- devic_can=-47- devic_contain=-151- devic_driver=-229- devic_e=-67-
  devic_eth0=-132- devic_file=-217- devic_for=-231- devic_from=-225- devic_i=-192- devic_id=155x devic_in=-84-
  devic_is=-206- devic_it=-330- devic_link=-232- devic_mlx5=-213- devic_name=-150- devic_nod=-213- devic_node=-104-
  devic_number=-141- devic_of=-104- devic_or=-64- devic_special=-166- devic_specifi=-200- devic_support=-193-
  devic_that=-384- devic_the=-128- devic_to=-274- devic_typ=-48- devic_us=-267- devic_wher=-334- devic_which=-189-
  devic_with=-60- devlink_devic=-146- dga_knghtbrd=-211- diagnostic_are=-63- diagnostic_docs=-44-
  diagnostic_information=-181- diagnostic_messag=-191- diagnostic_purpos=-85- diagram_on=-60- dial_up=-134-
  dialect_and=-129- dialog_box=-198- dialog_cmdk=-135- dialog_component=-175- dialog_dialog=-135- dialog_for=-76-
  dick_and=-171- dictionary_does=-179- dictionary_size=-190- did_a=-37- did_an=-188- did_and=-227- did_befor=118p
  did_for=-292- did_he=-250- did_i=-322- did_integer=-157- did_it=245h did_not=-33- did_noth=120h did_the=-103-
  did_this=144h did_to=-207- did_we=-263- did_you=-513- didn't_get=-172- didn't_have=-199- didn't_know=-135-
  didn't_like=-98- didn't_need=-225- didn't_understand=-125- die_for=-189- die_in=-74- die_of=-126- die_young=-115-
  died_and=-98- died_in=-176- dieeeee_why=-110- dies_its=-88- diet_truth=-141- diff_#number=-105- diff_algorithm=-112-
  diff_and=-164- diff_attribut=-68- diff_befor=-364- diff_cach=-162- diff_fil=-158- diff_for=-353- diff_format=-161-
  diff_git=-57- diff_hidden=-153- diff_is=294h diff_of=-101- diff_option=-167- diff_or=-139- diff_output=-189-
  diff_requir=-65- diff_that=-81- diff_tool=-421- diff_tree=-100- diff_two=-258- diff_u=-113- diff_when=-43-
  differ_between=-91- differ_by=-63- differ_from=-427- differ_in=-89- differ_line=-134- differ_only=-123-
  differ_or=-34- differenc_and=-154- differenc_are=-198- differenc_between=-331- differenc_calculat=-48-
  differenc_describ=-30- differenc_from=-123- differenc_has=-57- differenc_in=-155- differenc_is=-78-
  differenc_of=-118- differenc_that=-65- differenc_the=-37- differenc_to=-188- different_abi=-65-
  different_address=-240- different_code=-146- different_color=-274- different_command=-60- different_data=-44-
  different_directori=-242- different_file=-163- different_for=-32- different_format=-127- different_from=-217-
  different_hook=-175- different_host=-239- different_in=-192- different_kind=-52- different_languag=-110-
  different_location=-67- different_machin=-47- different_mean=-125- different_name=114h different_number=-35-
  different_on=-274- different_output=-115- different_path=-85- different_pattern=-43- different_purpos=-92-
  different_resourc=-223- different_set=-111- different_situation=-307- different_skeleton=-98- different_stack=-32-
  different_standard=-121- different_task=-125- different_than=-148- different_time=-85- different_typ=-223-
  different_valu=-94- different_version=-216- difficult_for=-191- difficult_it=-98- difficult_to=-290-
  difficulty_is=-143- digest_algorithm=-188- digest_and=-376- digest_name=-214- digest_of=-263- digest_option=-248-
  digit_and=-59- digit_count=-219- digit_is=-82- digit_of=86x digit_or=-124- digit_underscor=-116-
  digital_equipment=-59- digital_signatur=-165- dimension_is=-248- dimension_of=-75- dinner_don't=-113-
  dioread_nolock=-100- diplomacy_is=-237- dir_and=-153- dir_bin=-177- dir_config=-211- dir_environment=-121-
  dir_from=-76- dir_home=-93- dir_hook=-198- dir_includ=-286- dir_info=-121- dir_is=-227- dir_name=-253-
  dir_option=-55- dir_or=-215- dir_path=-194- dir_refs=-37- dir_same=-145- dir_stat=-130- dir_the=-303- dir_to=249p
  dir_wher=-124- direct_acces=-249- direct_after=-108- direct_and=-136- direct_argument=-34- direct_as=-92-
  direct_by=-250- direct_follow=-310- direct_from=-272- direct_i=-176- direct_in=-201- direct_instead=-233-
  direct_into=-288- direct_line=-128- direct_on=-85- direct_or=-127- direct_request=-148- direct_sent=-146-
  direct_sourc=-103- direct_support=-38- direct_they=-116- direct_to=-296- direct_traffic=-169- direct_with=-83-
  direct_you=-82- direction_and=-117- direction_is=-113- direction_of=-199- direction_to=-200- direction_you=-94-
  directiv_in=-104- directiv_is=237p directiv_object=-120- directiv_that=118o directiv_to=-314- directiv_us=-120-
  directiv_you=129o directori_and=-271- directori_are=-142- directori_contain=-147- directori_for=-270-
  directori_found=-32- directori_from=-202- directori_in=-161- directori_list=-289- directori_of=-200-
  directori_on=-108- directori_or=-118- directori_specifi=-55- directori_str=-151- directori_that=-197-
  directori_the=-85- directori_this=-144- directori_to=-87- directori_whos=-120- directori_will=-179-
  directori_with=-238- directory_a=-90- directory_after=-256- directory_and=-38- directory_appli=-84-
  directory_are=-329- directory_as=-137- directory_at=-121- directory_basenam=-89- directory_be=-176-
  directory_befor=-105- directory_but=-44- directory_by=-72- directory_can=-68- directory_component=-261-
  directory_contain=-344- directory_content=-195- directory_does=-178- directory_e=-220- directory_entry=-135-
  directory_fil=-272- directory_file=-241- directory_for=-329- directory_from=-216- directory_has=-220-
  directory_hierarchy=-38- directory_if=-298- directory_in=-384- directory_is=-402- directory_it=-260-
  directory_itself=-248- directory_list=-263- directory_match=-207- directory_may=-198- directory_might=-111-
  directory_must=-239- directory_nam=-54- directory_name=-194- directory_of=-369- directory_on=-249-
  directory_only=-133- directory_or=-135- directory_path=-98- directory_prefix=-66- directory_relativ=-161-
  directory_see=-225- directory_separator=-190- directory_should=-446- directory_sinc=-133- directory_speak=-229-
  directory_specifi=-141- directory_stream=-130- directory_that=-157- directory_the=-418- directory_then=-230-
  directory_tmp=-263- directory_tree=-164- directory_us=-59- directory_use=-31- directory_watch=-62-
  directory_when=-238- directory_wher=-249- directory_which=-144- directory_will=-257- directory_with=-304-
  directory_without=-123- dirent_entri=-36- dirfd_and=-94- dirfd_is=-50- dirmngr_is=-252- dirnam_and=-36-
  dirnam_component=-38- dirnam_of=-91- dirs_dirs=-194- dirs_file=-135- dirs_the=-208- dirs_updat=-155- dirs_wher=-107-
  dirty_pag=-341- dis_system=-74- disabl_a=-120- disabl_and=-279- disabl_as=-411- disabl_automatic=-204-
  disabl_bill=-261- disabl_by=-470- disabl_directiv=-112- disabl_event=-118- disabl_for=-336- disabl_if=-271-
  disabl_in=-187- disabl_includ=-311- disabl_it=-165- disabl_link=-212- disabl_notification=-243- disabl_on=-291-
  disabl_or=-113- disabl_outer=-157- disabl_public=-298- disabl_search=-101- disabl_set=-267- disabl_the=-38-
  disabl_then=-224- disabl_this=-260- disabl_trigger=-348- disabl_us=-115- disabl_use=-190- disableofflinequeu_to=-137-
  disadvantag_of=-88- disambiguat_link=-31- discard_all=-192- discard_and=-129- disclaimer_in=-170- disclos_the=340x
  disclos_your=92l disconnect_emitt=-63- disconnect_from=-81- disconnect_getstaticinstanc=-92- disconnect_instanc=-92-
  disconnect_it=-124- disconnect_on=-136- disconnect_or=-124- discontinuou_jump=-40- discord_#url=-325-
  discover_a=-280- discover_by=-57- discover_in=-222- discover_remot=-214- discover_scroll=-122- discover_test=-201-
  discover_that=-322- discover_the=-99- discovery_is=-41- discovery_tsconfck=-98- discus_the=-362- discuss_below=-252-
  discuss_in=-384- discuss_the=-81- discussion_about=-288- discussion_in=-126- discussion_of=-277- discussion_on=-202-
  disguis_as=-173- disguis_the=218h dishwasher_at=-254- disjoint_from=-114- disk_#number=-207- disk_a=-86-
  disk_and=211c disk_as=-192- disk_befor=-265- disk_block=-198- disk_but=-84- disk_by=-115- disk_can=-334-
  disk_cost=-105- disk_driv=-322- disk_for=-101- disk_full=-219- disk_i=-113- disk_if=-93- disk_imag=-268-
  disk_in=-241- disk_is=-54- disk_must=-63- disk_name=-197- disk_now=-347- disk_of=115c disk_quota=-165-
  disk_refus=-355- disk_size=-206- disk_so=-41- disk_spac=-300- disk_that=-346- disk_to=-222- disk_type=-224-
  disk_usag=-225- disk_what=-229- disk_with=106c dispatch_event=-126- dispatch_logic=-35- dispatch_routin=-267-
  dispatch_ts=-161- dispatch_width=-116- dispatcher_connect=-110- dispatcher_default=-52- dispatcher_dispatcher=-52-
  dispatcher_md=-41- dispatcher_pipelin=-84- dispatcher_request=-108- dispatcher_src=-161- dispatcher_upgrad=-177-
  dispatcherrequestoption_callback=-32- display_a=-278- display_all=-381- display_and=-173- display_as=-197-
  display_at=-140- display_attribut=-135- display_by=-142- display_control=-150- display_data=-324- display_devic=-68-
  display_display=-129- display_dpy=-253- display_drawabl=-174- display_format=-46- display_if=-130- display_in=-268-
  display_information=-76- display_instead=-227- display_is=-236- display_line=-348- display_metadata=-201-
  display_name=-313- display_next=-52- display_of=-210- display_on=-236- display_only=-310- display_or=-188-
  display_power=-85- display_pres=-210- display_the=117h display_to=-294- display_when=-140- display_which=-376-
  display_with=-172- disposal_method=-69- disposaltyp_defin=-44- disposition_header=-224- disposition_of=-148-
  disposition_type=-156- disregard_the=-68- dist_upgrad=-170- distanc_from=-94- distanc_is=-115- distanc_of=-99-
  distinct_from=-175- distinct_key=-204- distinction_between=-181- distinguish_between=-143- distinguish_from=-102-
  distinguish_name=-34- distinguish_them=-185- distribut_the=191x distribut_updat=-105- distribution_and=-50-
  distribution_for=-184- distribution_of=-201- disturb_the=-77- distutil_sysconfig=-117- div_removescrollbar=-45-
  diverg_and=-55- divid_by=-66- divid_into=-205- divid_the=-140- division_and=-49- division_instead=-34-
  division_operator=-85- djb2_fnv1=-121- dl_check=-103- dl_version=-103- dlopen_#number=-34- dlpi_addr=-38-
  dm_crypt=-227- dn_of=-142- dns_data=-180- dns_domain=-121- dns_or=-286- dns_rebind=-183- dns_record=-311-
  dns_server=45c dns_zone=-196- do_a=-96- do_about=-359- do_aim=-51- do_all=-224- do_an=-93- do_any=-190- do_as=354o
  do_at=-275- do_away=-43- do_but=-154- do_don't=-262- do_every=-238- do_everyth=152a do_except=-138-
  do_experimental=-63- do_for=34o do_have=-163- do_he=-181- do_his=-125- do_i=-432- do_if=-151- do_in=-321- do_is=-454-
  do_it=-32- do_its=-206- do_know=-260- do_more=-101- do_no=-111- do_not=35h do_noth=-42- do_now=-297- do_one=-94-
  do_or=-259- do_our=-88- do_peopl=-213- do_so=-106- do_some=-48- do_someth=-55- do_th=-113- do_that=-393-
  do_their=-108- do_them=194h do_they=-237- do_think=-255- do_this=-57- do_to=-356- do_today=-258- do_updat=-230-
  do_us=-153- do_was=-261- do_we=-187- do_what=249a do_whatever=257r do_when=-155- do_with=-72- do_without=-233-
  do_work=-55- do_writ=-270- do_you=-749- do_your=-288- doc_api=-97- doc_cli=-174- doc_contribut=-196-
  doc_createnod=-176- doc_faq=-136- doc_html=-51- doc_option=-54- doc_output=-187- doc_real=-34- doc_rul=-193-
  doc_ws=-91- docker_build=-292- docker_compos=-288- docker_container=-235- docker_imag=133p docpad_#url=-102-
  docs_#url=-280- docs_and=-250- docs_api=-47- docs_architectur=-47- docs_are=-126- docs_capabiliti=-59-
  docs_client=-40- docs_compatibility=-64- docs_docs=-41- docs_for=-44- docs_here=-202- docs_in=-212- docs_key=-277-
  docs_learn=-148- docs_referenc=-193- docs_sdk=-97- docs_server=-180- docs_strict=-31- docs_subdirectory=-30-
  docs_trac=-78- docs_web=-89- doctor_and=106r doctor_is=-302- doctor_to=-289- doctor_was=-156- document_abov=-168-
  document_and=199c document_are=-453- document_but=-41- document_cooki=151x document_for=-288- document_here=-208-
  document_in=58x document_incorrect=-158- document_is=153a document_it=-208- document_referrer=-151-
  document_return=-99- document_the=-411- document_to=82x document_us=-146- document_will=-251- document_you=91p
  documentation_#number=-175- documentation_#url=-446- documentation_admin=-209- documentation_and=-138-
  documentation_can=-45- documentation_for=-239- documentation_in=-220- documentation_is=-114- documentation_of=-32-
  documentation_on=-272- documentation_was=-122- does_a=-142- does_and=-245- does_anyth=-152- does_as=205r
  does_but=-73- does_exist=-179- does_have=-93- does_here=-67- does_in=-308- does_it=-96- does_its=140h does_no=-64-
  does_not=-265- does_noth=-379- does_one=-199- does_or=-118- does_ramsey=-157- does_so=-87- does_that=-310-
  does_the=-228- does_this=-225- does_to=71x does_what=-286- does_with=-141- doesn't_allow=-138- doesn't_app=-406-
  doesn't_come=-92- doesn't_compil=-175- doesn't_contain=-86- doesn't_cut=-290- doesn't_do=-283- doesn't_get=-296-
  doesn't_happen=-248- doesn't_have=-120- doesn't_he=-271- doesn't_includ=-83- doesn't_it=-100- doesn't_know=-406-
  doesn't_match=-174- doesn't_matter=-213- doesn't_mean=-87- doesn't_need=-274- doesn't_one=-35- doesn't_replac=-197-
  doesn't_support=-148- doesn't_want=-143- doesn't_work=-385- dog_did=-66- dog_in=-123- dog_is=-263- dog_runs=-128-
  dog_to=-117- dollar_sign=-66- dom_and=-129- dom_apis=-41- dom_canva=-78- dom_nod=-76- dom_order=-104-
  dom_support=-58- dom_tree=-155- domain_as=-235- domain_backup=-243- domain_command=-181- domain_error=-69-
  domain_for=-135- domain_generation=-248- domain_ip=-55- domain_is=-448- domain_level=-165- domain_must=94p
  domain_nam=-246- domain_name=-426- domain_or=-192- domain_parameter=-171- domain_socket=-126- domain_to=-254-
  domainnam_argument=-111- domexception_to=-40- dominat_the=-117- dominictarr_#url=-58- domstr_#url=-270-
  don't_allow=-151- don't_app=281a don't_ask=130h don't_be=182r don't_believ=-318- don't_break=-32- don't_build=-207-
  don't_care=-339- don't_chang=-332- don't_come=-230- don't_confus=-252- don't_do=-429- don't_drink=-114-
  don't_eat=-208- don't_even=-321- don't_exist=176o don't_feel=89o don't_forget=-342- don't_get=-359- don't_give=81h
  don't_go=-260- don't_have=-130- don't_hit=-241- don't_identify=-35- don't_kill=-129- don't_know=-212- don't_let=167h
  don't_like=-464- don't_log=115h don't_lose=-261- don't_make=76h don't_mean=-173- don't_mention=-107- don't_mind=-161-
  don't_need=74h don't_pass=-51- don't_put=-320- don't_real=-294- don't_remember=-312- don't_report=-75-
  don't_respect=114o don't_run=-363- don't_say=-435- don't_see=-270- don't_sign=-290- don't_speak=-260-
  don't_specify=-143- don't_start=-449- don't_take=-378- don't_talk=-302- don't_tell=-159- don't_think=-410-
  don't_track=-123- don't_try=-240- don't_understand=-337- don't_use=-415- don't_wait=149h don't_want=-303-
  don't_wast=128h don't_work=-50- don't_worry=-437- don't_writ=-373- don't_you=-333- done_#number=-167-
  done_about=-200- done_and=-281- done_anyth=-279- done_as=-207- done_at=-370- done_befor=-336- done_by=127h
  done_for=-250- done_handler=-48- done_head=-132- done_in=-318- done_is=-178- done_it=-307- done_its=-89-
  done_mark=-203- done_of=-124- done_on=-120- done_or=-179- done_so=-215- done_someth=-175- done_that=-157-
  done_the=113a done_then=-108- done_through=-98- done_to=-214- done_us=-228- done_via=-114- done_when=-104-
  dont_have=-136- dont_need=-87- dontunmap_was=-44- doogi_i=-164- doom_to=-52- door_and=-105- door_is=-374-
  door_open=107p doresolv_target=-59- dos_and=-174- dos_beer=-186- dos_dr=-31- dos_ibm=-31- dos_to=-260-
  dot_command=-39- dot_for=-64- dot_is=-92- dot_product=-158- dotenv_does=-232- dotfil_is=-45- dott_decimal=-59-
  dott_path=-209- doub_link=-198- doubl_and=-139- doubl_arithmetic=-54- doubl_click=-96- doubl_featur=-116-
  doubl_precision=-107- doubl_quot=-174- doubl_readdir=-41- doubl_valu=-136- doubt_mumbl=-244- doubt_that=-218-
  dover_oh=-135- down_a=-151- down_and=-370- down_argument=-93- down_at=-153- down_by=-56- down_for=-103-
  down_from=-300- down_his=-149- down_how=-274- down_i=-187- down_if=127h down_in=205h down_is=-287- down_it's=-99-
  down_of=-74- down_on=-229- down_the=-71- down_this=-299- down_time=-110- down_to=31h down_upon=-244- down_what=-37-
  down_your=-206- downgrad_the=-154- download_#url=-227- download_a=-111- download_and=115c download_content=-232-
  download_electron=-49- download_fil=-152- download_file=-159- download_folder=41c download_from=-405-
  download_imag=-205- download_it=139p download_method=-220- download_or=-82- download_page=-239- download_the=192c
  download_then=-58- download_to=-86- download_updat=-284- download_url=-276- downstream_browser=-216-
  downstream_to=-182- doxygen_add=-85- dpkg_#number=-203- dpkg_architectur=-312- dpkg_buildflag=-141-
  dpkg_buildpackag=-30- dpkg_changelog=-100- dpkg_compression=-71- dpkg_control=-161- dpkg_deps=-60-
  dpkg_gensymbol=-81- dpkg_has=-84- dpkg_sourc=-101- dpkg_vendor=-226- dpkg_version=-150- dpms_extension=-273-
  dpy_int=-117- dr_dos=-31- dr_stein=-141- draft_#number=-263- draft_as=-197- draft_of=-344- draft_that=172o
  draft_to=-152- drain_the=110x draw_a=-213- draw_agnostic=-87- draw_custom=-50- draw_it=-308- draw_object=-88-
  draw_text=-197- draw_the=-81- drawn_as=-85- drawn_from=-166- drawn_in=-170- drawn_us=-42- dream_of=-87-
  drink_and=-185- drink_from=-111- drink_in=-64- drink_it=-229- drink_more=-139- drink_to=-104- driv_a=-263-
  driv_along=-113- driv_and=-279- driv_as=175c driv_herm=-164- driv_in=-169- driv_is=-258- driv_letter=-210-
  driv_of=-274- driv_the=-157- driv_then=-205- driv_to=63x driv_will=-211- driv_you=-309- driv_your=-205-
  driven_by=-78- driver_and=150c driver_can=-167- driver_does=-125- driver_e=-101- driver_for=-209- driver_is=-67-
  driver_raveno=-136- driver_support=-199- driver_test=-99- driver_to=-84- drop_a=322x drop_aggregat=-209-
  drop_all=-68- drop_any=-354- drop_by=-281- drop_every=-83- drop_in=-542- drop_ins=-95- drop_it=122x drop_own=-93-
  drop_support=-82- drop_tabl=-161- dropp_by=-211- dropp_his=-169- dropp_it=-298- dropp_so=-93- dropp_support=-87-
  dropp_the=-240- dry_run=113h drynes_less=-51- dryrun_chang=-176- du_hamel=-100- duck_and=-106- due_#number=-247-
  due_in=-212- due_on=-369- due_to=-174- dumb_and=-288- dumb_manager=-158- dumb_transport=-251- dump_#number=-270-
  dump_a=-70- dump_all=-172- dump_and=-188- dump_blu=-130- dump_data=-297- dump_does=-190- dump_file=-336-
  dump_into=-191- dump_is=-287- dump_it=-218- dump_of=77x dump_only=-256- dump_the=184x dump_to=135x dump_valu=-207-
  dump_will=-313- duncan_live=-157- dup2_#number=-53- dup_#number=-255- duplicat_are=-154- duplicat_entri=-156-
  duplicat_file=-71- duplicat_in=-205- duplicat_keys=-104- duplicat_of=55x duplicat_the=-180- dur_a=-283- dur_an=-229-
  dur_boot=-321- dur_build=-190- dur_ear=-191- dur_execution=-336- dur_generation=-208- dur_key=-35- dur_my=-180-
  dur_normal=-238- dur_restor=-92- dur_runtim=-203- dur_the=70h dur_this=-384- dur_validation=-103- dur_which=-112-
  duration_format=-76- duration_of=58a dy_is=-241- dynamic_import=-143- dynamic_librari=-69- dynamic_link=-39-
  dynamic_linker=-174- dynamic_list=-159- dynamic_object=-39- dynamic_port=-254- dynamic_recursiv=-69-
  dynamic_resolution=-56- dynamic_rout=-148- dynamic_str=-102- dynamic_symbol=-196- dynamical_allocat=-81-
  dynamical_generat=-106- dynamical_load=-265- e2000_#url=-48- e2big_the=-111- e2fsck_#number=-250- e2fsck_conf=-62-
  e2fsck_will=-54- e4_e5=-140- e5_#number=-140- e_#number=-53- e_g=-357- e_is=-206- e_mail=224x e_option=-88-
  eacc_attempt=-97- eacc_search=-110- eacc_the=-291- each_#number=-153- each_action=-269- each_addres=-316-
  each_after=-148- each_and=-214- each_answer=145x each_append=-136- each_approv=-285- each_array=-44- each_as=-147-
  each_ast=-168- each_begin=-335- each_block=-117- each_boot=155p each_browser=-68- each_byte=-113- each_cach=-76-
  each_call=97x each_case=-123- each_category=-99- each_cell=-103- each_chang=-288- each_chapter=-237-
  each_character=-288- each_chat=153x each_child=-224- each_chosen=-70- each_clas=-215- each_column=-157-
  each_command=-252- each_commit=-399- each_conversation=-100- each_current=-96- each_databas=-227- each_day=130p
  each_devic=-65- each_directory=-316- each_distinct=-158- each_element=-244- each_emoji=-82- each_enabl=-263-
  each_entry=-318- each_event=-173- each_export=-56- each_field=-31- each_file=-301- each_flag=-133- each_git=-200-
  each_group=-91- each_has=-199- each_head=87p each_hour=263x each_import=-108- each_index=-240- each_individual=-143-
  each_input=-229- each_instanc=-183- each_is=-459- each_item=-123- each_key=-134- each_kind=-124- each_languag=-104-
  each_line=-59- each_link=-274- each_list=-62- each_mail=309p each_mapp=-146- each_memory=-201- each_merg=-39-
  each_messag=-330- each_method=-56- each_modul=-276- each_monday=-108- each_month=-304- each_morn=-282- each_new=124p
  each_news=-216- each_night=274x each_nissan=-220- each_node=-345- each_object=-239- each_of=-450- each_oldest=-213-
  each_once=-291- each_one=-175- each_open=-328- each_operation=-216- each_option=-57- each_other=-173-
  each_packet=-227- each_page=145p each_pair=-99- each_parameter=-122- each_parent=-174- each_part=-179-
  each_partition=-71- each_pass=-279- each_pattern=-72- each_pixel=-179- each_plac=-361- each_point=-225-
  each_proces=-266- each_produc=-98- each_prompt=51x each_property=-49- each_query=-155- each_reconnection=-284-
  each_record=-275- each_ref=-68- each_reject=-137- each_releas=-318- each_request=283x each_result=-138-
  each_return=-55- each_review=-274- each_round=-114- each_row=-402- each_runtim=-210- each_sampl=-150-
  each_script=-196- each_server=-149- each_servic=-116- each_session=-246- each_side=-210- each_singl=-82-
  each_skill=-264- each_sourc=-208- each_start=192p each_stay=-138- each_step=-323- each_stor=-182- each_str=-58-
  each_sub=-167- each_submodul=-192- each_successful=-107- each_such=-77- each_tabl=-193- each_tablespac=-159-
  each_tag=-231- each_target=-107- each_task=-153- each_test=-141- each_th=-263- each_that=-209- each_thread=-43-
  each_time=353p each_to=178p each_token=-87- each_tool=131x each_transaction=-193- each_tree=-120- each_trip=-206-
  each_turn=-358- each_type=-211- each_uniqu=-175- each_user=-350- each_valu=-151- each_version=-240- each_with=200p
  each_writ=-120- each_written=-167- eagain_or=-128- eagain_resourc=-116- eagain_the=-122- ear_#number=-53-
  ear_and=-105- ear_bird=-203- ear_boot=-187- ear_data=-248- ear_fail=-74- ear_in=-230- ear_morn=-232- ear_return=-56-
  ear_stag=-83- ear_to=-84- ear_with=-34- earcut_is=-32- earlier_call=-44- earlier_in=-422- earlier_instruction=-42-
  earlier_one=-97- earlier_part=61o earlier_rul=-197- earlier_run=-268- earlier_runs=-305- earlier_than=-304-
  earlier_the=-220- earlier_this=-200- earlier_version=-270- earliest_time=-84- earliest_txtim=-124- earth_and=-35-
  earth_by=-78- earth_is=-253- earth_surfac=-88- ease_of=-156- easi_be=-64- easier_if=-89- easier_than=-95-
  easier_to=-250- easiest_way=-237- east_is=-93- easter_bunny=-86- easy_to=-287- easy_work=-126- eat_anyth=-188-
  eat_between=-97- eat_drink=-161- eat_fish=-135- eat_it=-241- eat_me=-113- eat_the=-144- eat_your=-254-
  eats_them=-159- ebadf_fd=-153- ebadf_the=-203- ebpf_object=-96- ebpf_program=-330- echo_fs=-207- echo_on=-58-
  echo_the=135l ecma262_section=-37- ecma_#number=-207- ecma_featur=-116- ecmascript_#number=-140-
  ecmascript_modul=-170- ecmascript_version=-221- ecmaversion_#number=-60- economic_is=-90- ecosystem_#url=-216-
  ed_again=-181- edg_with=-101- edge_a=-158- edge_indic=-157- edge_is=-121- edge_of=-242- edge_runtim=-130-
  edit_a=-340- edit_and=137x edit_by=-274- edit_etc=-253- edit_for=-141- edit_in=-370- edit_is=-232- edit_of=-354-
  edit_that=-283- edit_the=38p edit_them=-222- edit_to=182h edit_would=-176- edit_you=-248- edition_of=-123-
  editor_and=-412- editor_for=-156- editor_if=-156- editor_is=-167- editor_of=-221- editor_to=-342- editor_with=-417-
  education_and=-108- educational_purpos=-171- eeee_did=-244- eexist_the=-137- efault_the=-195- effect_and=-245-
  effect_as=-125- effect_at=-110- effect_for=-149- effect_if=-194- effect_in=-92- effect_is=-71- effect_of=-467-
  effect_on=-270- effect_only=-77- effect_sinc=-32- effect_that=-156- effect_unles=-119- effect_when=-247-
  effect_with=-147- effectiv_capabiliti=-235- effectiv_group=-60- effectiv_it=-73- effectiv_only=-81- effectiv_set=-69-
  effectiv_uid=-78- effectiv_user=-203- effective_disabl=-211- effective_treat=-49- efficiency_and=-102-
  efficient_to=-144- effort_error=-34- effort_of=-169- effort_to=-255- eg_a=-64- eg_for=-111- eggs_#number=-118-
  egorov_mraleph=-112- eight_byte=-197- eight_deep=-37- eight_year=-58- einig_gladiatoren=-156- eintr_error=-103-
  eintr_the=-133- einval_addr=-41- einval_an=-82- einval_and=-107- einval_attempt=-224- einval_fd=-203- einval_for=-49-
  einval_in=-30- einval_invalid=-73- einval_one=-67- einval_the=-191- either_a=-135- either_add=-146- either_all=-97-
  either_an=-103- either_as=-189- either_be=-208- either_block=-81- either_by=-47- either_case=-109-
  either_contain=-52- either_error=-44- either_expres=-156- either_is=-42- either_not=-36- either_null=-41-
  either_of=-105- either_one=-106- either_or=-134- either_pass=-227- either_positiv=-72- either_so=-96-
  either_the=-154- either_to=-51- either_use=-212- either_way=-299- el33t_h=-82- el_usuario=-159- electron_from=-213-
  electron_get=-103- electron_ipc=-161- electron_main=-38- electron_night=-134- electron_own=-49- electron_switch=-167-
  electron_to=-37- electron_version=-153- elegant_bundler=-70- element_#number=-168- element_and=-130- element_are=-79-
  element_can=-70- element_elm=-365- element_in=-256- element_insid=-70- element_is=-224- element_listelm=-220-
  element_name=-70- element_not=-227- element_of=-204- element_or=-87- element_so=-96- element_that=-145-
  element_ther=-117- element_to=-45- element_which=-58- element_whos=-152- element_will=-96- element_with=-238-
  eleven_undici=-186- elf_file=-340- elf_imag=-126- eli_murmur=-120- elicitation_form=-59- elicitation_server=-101-
  elicitation_tool=-94- eligibl_to=-170- eliminat_your=-155- elliptic_curv=-109- elm_at=-211- elm_from=-392-
  eloop_too=-57- else_#agentfile=-167- else_#number=-189- else_a=-126- else_and=115p else_as=-206- else_at=-114-
  else_between=-252- else_by=-160- else_chang=-291- else_fail=-225- else_follow=-166- else_gets=-326- else_happen=-267-
  else_has=-320- else_herm=-140- else_is=-290- else_it=-211- else_its=-65- else_listen=-105- else_made=-158-
  else_map=-207- else_must=-76- else_no=-228- else_noth=-205- else_null=-163- else_of=-312- else_so=-123-
  else_sysconfig=-61- else_than=-188- else_that=-212- else_the=-293- else_to=-238- else_went=-101- else_what=-271-
  else_you=-216- elsewher_another=-110- elsewher_by=-116- elsewher_in=-280- em_a=-106- email_addres=-442-
  email_address=-287- email_email=-180- email_is=-241- email_the=-158- email_to=255x emb_the=-118- embarras_me=-209-
  embarrass_typo=-51- embed_a=-171- embed_an=-250- embedd_devic=-193- embedd_in=121c embedd_sql=-78-
  embedd_system=-132- emfil_the=-178- emfil_too=-55- emit_a=-198- emit_an=-108- emit_ear=-56- emit_event=-196-
  emitt_a=-201- emitt_after=-87- emitt_and=-77- emitt_by=-107- emitt_for=-240- emitt_to=-81- emitt_when=-201-
  emitt_with=-68- emitter_and=-81- emoji_fami=-62- emoji_or=-31- employ_a=-85- employ_an=-104- employ_by=-46-
  employ_in=-178- employ_this=-178- employe_who=-271- empty_a=-218- empty_after=-181- empty_and=-166- empty_answer=-43-
  empty_befor=-264- empty_by=35h empty_content=-149- empty_directory=-354- empty_export=-42- empty_field=-335-
  empty_fil=-249- empty_file=-285- empty_for=-517- empty_form=-180- empty_home=-48- empty_if=-353- empty_in=-94-
  empty_is=-242- empty_it=-208- empty_lin=-370- empty_line=-176- empty_list=-381- empty_mapp=-232- empty_never=-228-
  empty_ones=-247- empty_or=-359- empty_part=-198- empty_queu=-275- empty_repository=-132- empty_return=-41-
  empty_stor=-327- empty_str=-504- empty_text=-156- empty_the=202c empty_to=-137- empty_unles=-220- empty_valu=-398-
  empty_when=-572- empty_wher=-404- emulat_a=-40- emulat_the=-81- emulat_them=-165- enabl_a=-253- enabl_all=96r
  enabl_and=-658- enabl_any=-158- enabl_at=-179- enabl_automatic=-243- enabl_browser=-133- enabl_but=-34-
  enabl_by=-377- enabl_cooki=-71- enabl_debug=-271- enabl_disabl=-249- enabl_extend=-41- enabl_extra=-134-
  enabl_for=-274- enabl_hmr=-215- enabl_if=-217- enabl_in=-114- enabl_ip=-107- enabl_is=-108- enabl_it=266p
  enabl_occurrenc=-129- enabl_on=-378- enabl_only=-157- enabl_or=-352- enabl_per=-183- enabl_phas=-377-
  enabl_pinch=-51- enabl_privat=-288- enabl_so=-181- enabl_some=-66- enabl_ssh=-169- enabl_stream=-124-
  enabl_that=-202- enabl_them=-275- enabl_then=-222- enabl_this=-399- enabl_to=-218- enabl_two=-88-
  enabl_valgrind=-156- enabl_var=-83- enabl_via=-42- enabl_when=-173- enabl_with=-204- enabl_you=-131-
  enablement_stat=-282- encapsulation_header=-54- enclos_in=-193- enclos_the=-147- encod_#url=-34- encod_a=-298-
  encod_align=-167- encod_an=-58- encod_and=-305- encod_are=-83- encod_as=65l encod_attribut=-45- encod_but=-210-
  encod_byt=-95- encod_command=-136- encod_data=-100- encod_decod=-192- encod_depend=-51- encod_e=-59- encod_for=-59-
  encod_from=-176- encod_header=-209- encod_in=90x encod_information=-45- encod_is=-233- encod_js=-119-
  encod_json=-206- encod_label=-259- encod_name=-66- encod_of=-305- encod_or=-58- encod_property=-61- encod_sniff=-91-
  encod_str=-219- encod_that=-167- encod_the=139x encod_to=-248- encod_us=-51- encod_uses=-170- encod_your=213l
  encounter_a=-210- encounter_an=-161- encounter_and=-176- encounter_dur=-69- encounter_in=-157- encounter_the=-35-
  encounter_whil=-216- encourag_the=-59- encourag_to=-90- encrypt_and=-193- encrypt_password=-246- encrypt_privat=-44-
  encrypt_the=160c encrypt_with=-343- encrypter_decrypter=-209- encryption_algorithm=-45- encryption_and=-219-
  encryption_is=-200- encryption_key=-162- end_#number=-271- end_a=-75- end_action=-248- end_and=-389- end_are=-250-
  end_as=-142- end_befor=-330- end_between=-252- end_by=-279- end_can=-171- end_character=-278- end_count=-216-
  end_exclusiv=-154- end_field=-210- end_first=-158- end_for=-64- end_four=-211- end_has=-331- end_in=-426-
  end_index=-160- end_is=-209- end_it=-234- end_its=-151- end_lc=-208- end_no=-329- end_of=124p end_or=-235-
  end_performanc=-34- end_point=-219- end_so=-197- end_taken=-151- end_tell=-235- end_that=-222- end_the=-490-
  end_time=-151- end_to=-358- end_up=-421- end_user=-438- end_was=-72- end_we=-143- end_what=-223- end_when=-249-
  end_whil=-168- end_with=97p endian_byte=-69- endian_order=-114- endpoint_group=-228- endpoint_id=-83-
  endpoint_in=284p endpoint_is=-374- endpoint_of=-297- endpoint_or=-182- endpoint_port=-58- endpoint_type=-178-
  endpoint_will=-273- endptr_is=-35- ends_a=-257- ends_and=-178- ends_both=-60- ends_don't=-97- ends_in=-215-
  ends_it=-272- ends_no=-293- ends_of=-332- ends_on=-203- ends_or=-150- ends_so=-162- ends_the=-306- ends_ther=-53-
  ends_too=-74- ends_up=156c ends_when=-258- ends_with=-370- ends_without=-295- endy_that=-199- enforc_a=-220-
  enforc_by=-181- enforc_for=-207- enforc_that=-203- enforc_the=-69- engag_in=-177- engag_with=-182- engin_and=121a
  engin_as=-146- engin_can=-38- engin_in=-79- engin_is=-168- engin_library=-112- engin_may=-179- engin_network=-262-
  engin_option=-53- engin_said=-39- engin_servic=-166- engin_that=-169- engin_used=-45- engin_zon=-34- engineer_a=-150-
  engineer_is=149a english_and=-205- english_de=-74- english_end=-151- english_is=-88- english_languag=-254-
  english_name=-55- english_sentenc=-163- english_text=-127- enhanc_option=-51- enhanc_resolv=-187- enjoy_the=-148-
  enoent_no=-180- enoent_the=-91- enomem_insufficient=-177- enomem_the=-126- enomem_ther=-182- enormou_explosion=-149-
  enospc_the=-150- enosy_the=-118- enosy_this=-234- enotconn_the=-163- enotdir_a=-70- enough_and=-88- enough_for=-167-
  enough_free=-198- enough_information=-158- enough_of=-300- enough_on=107h enough_spac=-112- enough_time=-110-
  enough_when=-141- enough_you=-224- enqueu_the=-65- enroll_certificat=-264- enroll_in=-110- ensur_a=-142-
  ensur_consistent=-190- ensur_no=-161- ensur_that=-167- ensur_the=69p ensur_you=-164- ensur_your=-138- enter_a=93x
  enter_and=-144- enter_by=139o enter_is=-304- enter_or=-300- enter_the=-299- enter_then=-444- enter_to=-263-
  enterpris_plus=-91- entir_content=-392- entir_file=-255- entir_line=-97- entire_by=-258- entire_different=-141-
  entire_of=-73- entri_a=-271- entri_are=-470- entri_as=-126- entri_befor=155p entri_e=-208- entri_for=-355-
  entri_from=-318- entri_have=-346- entri_in=-493- entri_is=-184- entri_limit=-151- entri_match=-202- entri_now=-95-
  entri_of=-400- entri_one=134h entri_or=-114- entri_otherwis=-147- entri_select=-114- entri_should=-330-
  entri_signal=-158- entri_that=47h entri_the=-176- entri_to=-151- entri_were=-57- entri_which=-183- entri_will=-265-
  entri_with=-198- entri_written=-110- entropy_count=-88- entropy_is=-181- entropy_pool=-324- entry_a=-101-
  entry_after=-221- entry_and=-368- entry_application=-59- entry_as=36p entry_at=-343- entry_by=-268- entry_can=-81-
  entry_cannot=-141- entry_entry=-164- entry_ever=-215- entry_for=-378- entry_from=-311- entry_group=-159-
  entry_had=-276- entry_heavy=-174- entry_id=-356- entry_info=-154- entry_is=115h entry_it=-259- entry_live=-76-
  entry_loop=-56- entry_meant=-84- entry_modification=-126- entry_must=-96- entry_nam=-40- entry_of=-444-
  entry_older=-121- entry_only=-101- entry_or=-143- entry_payment=-199- entry_per=-51- entry_point=152c entry_says=172o
  entry_that=106p entry_the=-223- entry_ther=-81- entry_to=230p entry_token=-397- entry_ttl=-158- entry_was=-107-
  entry_what=-114- entry_when=248h entry_will=-213- entry_with=-342- entryinfo_for=-164- enum_and=-119- enum_str=-101-
  env_and=-162- env_file=53x env_first=-379- env_mode=-239- env_or=-278- env_text=-206- env_to=254x env_user=-82-
  env_vars=103x environment_a=-246- environment_and=-130- environment_any=-89- environment_as=-116-
  environment_block=-106- environment_but=-278- environment_fil=-82- environment_for=-179- environment_is=-143-
  environment_like=-58- environment_of=-215- environment_or=-101- environment_overrid=-31- environment_sett=-249-
  environment_that=-315- environment_to=137x environment_variabl=-162- environment_wher=-66- environment_with=-201-
  eof_or=-204- eopnotsupp_the=-76- eperm_error=-172- eperm_if=-82- eperm_the=-336- ephemeral_ip=-63- epoch_second=-217-
  epoll_#number=-48- eq_requir=-65- equal_and=-338- equal_good=-98- equal_pace=-36- equal_sign=-154- equal_skill=-328-
  equal_text=-266- equal_the=-174- equal_to=-203- equality_function=-55- equipment_corporation=-59- equipment_or=-111-
  equipp_with=-83- equivalent_of=-190- equivalent_to=-376- erang_and=-96- eras_and=-287- eras_character=-133-
  eras_text=-358- eras_the=196c eras_your=203o err_error=-33- err_is=-196- err_structur=-115- erra_n=-84-
  errno_for=-49- errno_is=-104- errno_set=-287- errno_to=-203- error_#number=-349- error_#url=-50- error_a=-230-
  error_and=-160- error_are=-225- error_array=-44- error_as=-169- error_at=-104- error_body=-126- error_but=-70-
  error_by=-156- error_can=-325- error_caus=-175- error_cod=-225- error_code=-338- error_condition=-204-
  error_could=-58- error_default=-139- error_describ=-143- error_description=-172- error_detail=-160-
  error_detection=-31- error_dur=-220- error_e=-189- error_eagain=-163- error_ebadf=-149- error_ebusy=-237-
  error_eintr=-54- error_einval=-269- error_emitt=-39- error_encounter=-105- error_enotty=-217- error_erang=-97-
  error_error=-150- error_even=-163- error_event=-82- error_fatal=-160- error_file=-128- error_for=-362- error_from=68h
  error_function=-143- error_handl=-108- error_handler=-149- error_has=-188- error_have=-169- error_however=-158-
  error_if=-472- error_in=-346- error_insid=-59- error_instead=-237- error_is=-233- error_it=-205- error_load=-71-
  error_map=-167- error_may=-107- error_mean=-193- error_messag=-56- error_non=-76- error_number=-299-
  error_object=-77- error_occur=-198- error_occurr=-163- error_of=-311- error_on=-301- error_one=-129- error_only=-262-
  error_option=-159- error_or=-99- error_out=-485- error_output=-211- error_pass=-42- error_pron=-120-
  error_property=-33- error_queu=-171- error_recovery=-34- error_relat=-124- error_report=101x error_result=-99-
  error_return=-209- error_sax=-43- error_see=-55- error_so=-156- error_span=-87- error_specifi=-44- error_statu=-195-
  error_stream=-247- error_structur=-170- error_the=-125- error_they=-139- error_this=-79- error_under=-316-
  error_validation=-137- error_valu=-182- error_warn=-246- error_was=-223- error_what=-34- error_when=-190-
  error_which=-65- error_whil=-200- error_will=-302- error_with=-173- error_without=-283- error_x=-63- error_you=-33-
  errormap_errormap=-128- errormap_test=-128- es2018_regex=-32- es6_modul=-55- es_modul=-112- esc_#number=-316-
  escap_absolut=-139- escap_and=-188- escap_as=-137- escap_character=-194- escap_clos=-175- escap_cod=-287-
  escap_for=-136- escap_from=-102- escap_is=-35- escap_it=-229- escap_or=-179- escap_sequenc=-136- escap_so=-139-
  escap_the=-267- escap_with=-176- eslint_#url=-142- eslint_about=-120- eslint_and=-43- eslint_config=-182-
  eslint_configuration=-95- eslint_contributor=-84- eslint_plugin=-38- eslint_report=-42- eslint_rul=-113-
  eslint_scop=-75- eslint_will=-99- esm_#url=-50- esm_and=-40- esm_build=-60- esm_cjs=-166- esm_only=-72-
  esm_project=-112- esm_resolution=-177- esm_syntax=-31- especial_for=-114- especial_if=-207- especial_on=-32-
  especial_useful=-126- especial_when=-195- espre_does=-85- espre_may=-102- espre_the=-86- esprima_compar=-76-
  espy_and=-50- espy_heh=-50- essenc_of=-265- essential_a=-133- essential_sinc=-131- essential_the=-314-
  establish_a=-148- establish_an=-57- establish_by=-183- establish_the=-243- estao_na=-214- estimat_byte=-37-
  estimat_the=-102- estimat_token=-343- estre_#url=-156- estre_ast=-78- estre_spec=-92- etag_field=-77- etag_is=-72-
  etag_mode=-47- etc_#number=-130- etc_and=-36- etc_apt=-241- etc_default=-40- etc_environment=170p etc_fstab=-213-
  etc_group=-147- etc_host=-289- etc_is=-31- etc_issu=-409- etc_local=-89- etc_login=-200- etc_machin=-197-
  etc_motd=-119- etc_nsswitch=-199- etc_passwd=-326- etc_security=-156- etc_shadow=115c etc_subgid=-219-
  etc_systemd=-282- etc_x11=-119- eth0_to=-106- eth_p=-154- ethernet_addres=-120- eval_disabl=-173- evaluat_an=-45-
  evaluat_as=-244- evaluat_the=-156- evaluat_to=-131- evaluat_us=-249- evaluation_of=-194- even_#number=-72-
  even_a=-194- even_after=-181- even_and=-291- even_be=-219- even_befor=-165- even_better=-335- even_for=-181-
  even_if=239p even_in=-255- even_more=-270- even_need=-146- even_number=-36- even_on=-179- even_slower=-258-
  even_that=-193- even_the=276x even_then=-214- even_thos=-146- even_though=-304- even_to=-187- even_try=-227-
  even_when=293h even_with=-243- even_without=-231- event_#number=-121- event_a=-77- event_after=-297- event_and=-217-
  event_are=-62- event_arriv=-148- event_as=-284- event_at=-128- event_befor=-228- event_by=-118- event_can=-116-
  event_captur=-148- event_count=-183- event_counter=-183- event_data=-90- event_driven=-132- event_e=-117-
  event_emitter=-139- event_etc=-87- event_except=-66- event_fan=-163- event_for=-241- event_from=-314-
  event_generat=-245- event_handler=-281- event_have=-152- event_i=-59- event_in=-277- event_is=-256- event_jsonl=-105-
  event_listener=-137- event_loop=-94- event_mask=-287- event_may=-46- event_name=-130- event_no=-72-
  event_object=-110- event_occur=-99- event_of=-116- event_on=-256- event_or=-174- event_over=-104- event_pair=-91-
  event_queu=-133- event_so=-209- event_specification=-159- event_stream=-308- event_structur=-30- event_that=-274-
  event_the=80p event_time=-191- event_to=-185- event_trigger=-260- event_type=-145- event_until=-218- event_up=-32-
  event_updat=-48- event_via=-56- event_were=-337- event_when=-277- event_which=-144- event_will=-85- event_with=-133-
  event_without=-97- eventemitter_and=-186- eventsourc_parser=-48- eventual_be=-166- eventual_get=-137- ever_be=80h
  ever_becom=-83- ever_been=35o ever_chang=-110- ever_consider=-30- ever_developer=-124- ever_did=-174- ever_do=-194-
  ever_done=-217- ever_doubl=-60- ever_feel=-151- ever_for=-44- ever_get=-252- ever_goes=-243- ever_had=-223-
  ever_happen=-131- ever_in=-253- ever_more=-154- ever_need=-253- ever_over=-57- ever_read=-280- ever_replac=-160-
  ever_see=-217- ever_seen=-158- ever_sent=-235- ever_use=-128- ever_valu=-35- ever_was=-76- every_#number=-366-
  every_action=-334- every_agent=-159- every_answer=-55- every_beginn=-136- every_build=-69- every_call=-542-
  every_chang=-440- every_character=-160- every_child=-84- every_client=-250- every_code=137p every_commit=113p
  every_conversation=-69- every_day=-98- every_directory=-168- every_document=35p every_edit=-312- every_entry=-488-
  every_event=-411- every_field=-200- every_file=-182- every_five=-44- every_fram=-70- every_function=-266-
  every_host=-464- every_instanc=-101- every_key=-342- every_kind=-73- every_label=-64- every_languag=-109-
  every_layout=-164- every_line=-341- every_link=-412- every_machin=-128- every_man=-129- every_match=-148-
  every_memory=-124- every_messag=-81- every_minut=325x every_morn=-232- every_new=32p every_night=-160-
  every_node=-229- every_once=-224- every_one=-430- every_open=-181- every_other=-183- every_part=-310-
  every_pass=-187- every_permission=-209- every_person=-252- every_plac=-86- every_possibl=-61- every_proces=268c
  every_program=-254- every_prompt=127h every_proposal=212h every_provider=-149- every_question=-107-
  every_record=-447- every_releas=-194- every_repository=232p every_request=-313- every_row=-211- every_rule=220o
  every_run=-82- every_screen=-471- every_second=-94- every_sector=-74- every_server=-317- every_servic=-342-
  every_session=-108- every_sett=-221- every_singl=-35- every_skill=-114- every_sort=-67- every_sourc=-246-
  every_stag=-184- every_stat=-129- every_stem=-57- every_step=-76- every_str=-302- every_summary=-146-
  every_symbolic=-212- every_tabl=267c every_tap=-30- every_ten=223p every_term=-170- every_text=-298- every_time=157p
  every_tool=35h every_turn=144x every_valu=-274- every_version=-166- every_way=-335- every_week=-279- every_word=-245-
  every_writ=-270- every_year=-303- everybody_is=-224- everybody_know=-243- everybody_to=-152- everyon_and=92x
  everyon_else=-226- everyon_for=-243- everyon_has=-241- everyon_in=313x everyon_is=-335- everyon_know=-407-
  everyon_on=79c everyon_to=-259- everyon_who=136a everyon_writ=-315- everyth_a=-314- everyth_about=-272-
  everyth_abov=271l everyth_afresh=-261- everyth_after=-280- everyth_and=-199- everyth_as=-184- everyth_befor=200l
  everyth_below=-343- everyth_but=231h everyth_else=-479- everyth_from=-128- everyth_has=-216- everyth_he=-243-
  everyth_i=-86- everyth_in=64l everyth_is=-209- everyth_it=-133- everyth_need=-184- everyth_on=106c everyth_sent=-130-
  everyth_shown=-322- everyth_so=118h everyth_still=-110- everyth_that=-672- everyth_to=-101- everyth_was=-393-
  everyth_we=-334- everyth_with=-88- everyth_you=-115- everything_better=-145- everywher_and=-170- everywher_i=-247-
  everywher_with=-75- evict_the=-101- evidenc_for=-263- evidenc_of=159h evidenc_written=-57- evil_impostor=-283-
  evil_is=-260- evil_twin=140r evp_kdf=-136- evp_keymgmt=-114- evp_mac=-126- evp_md=-104- evp_pkey=-225-
  ewah_bitmap=-61- ex_command=-226- exact_#number=-206- exact_as=127l exact_dependenci=-117- exact_entry=-153-
  exact_equivalent=-185- exact_infinity=-66- exact_like=-255- exact_match=-113- exact_n=-82- exact_nam=-214-
  exact_once=-233- exact_one=-400- exact_same=-92- exact_spot=-132- exact_text=-454- exact_that=-71- exact_the=-284-
  exact_thes=-252- exact_what=111l exam_week=-219- examin_a=-84- examin_and=-127- examin_by=-195- examin_the=-294-
  exampl_#number=-180- exampl_#url=-217- exampl_a=-284- exampl_abov=-67- exampl_all=-174- exampl_and=-286-
  exampl_are=-222- exampl_assum=-138- exampl_at=-118- exampl_becaus=-57- exampl_below=-241- exampl_both=-175-
  exampl_by=-56- exampl_c=-168- exampl_can=-100- exampl_charset=-63- exampl_consider=-271- exampl_creat=-116-
  exampl_demonstrat=-105- exampl_evaluat=-46- exampl_export=-42- exampl_expres=-109- exampl_foo=-75- exampl_for=-128-
  exampl_from=-79- exampl_gcloud=-302- exampl_given=-149- exampl_host=-165- exampl_i=-286- exampl_if=-211-
  exampl_illegal=-191- exampl_illustrat=-108- exampl_imag=-175- exampl_in=-231- exampl_inaccessibl=-215-
  exampl_includ=-104- exampl_is=-193- exampl_it=-232- exampl_jiti=-105- exampl_many=-70- exampl_of=-270- exampl_on=-83-
  exampl_output=-173- exampl_program=-239- exampl_readm=-104- exampl_run=-351- exampl_section=-39- exampl_server=-147-
  exampl_should=-114- exampl_show=-167- exampl_sinc=-38- exampl_static=-173- exampl_str=-70- exampl_suppos=-286-
  exampl_test=-56- exampl_that=-135- exampl_the=-360- exampl_ther=-87- exampl_this=-225- exampl_threshold=-34-
  exampl_to=-405- exampl_us=-109- exampl_use=-219- exampl_used=-173- exampl_valu=-92- exampl_we=-310- exampl_when=-119-
  exampl_whil=-157- exampl_will=-170- exampl_with=-73- exampl_you=-77- exce_the=-188- exceed_#number=-304-
  exceed_it=-146- exceed_maxlength=-140- exceed_maxttl=-158- exceed_the=-367- exceed_this=-91- except_#number=-119-
  except_and=-36- except_as=-242- except_for=-437- except_if=-138- except_in=-140- except_it=-102- except_on=-204-
  except_that=-311- except_the=-130- except_thos=-155- except_to=-179- except_treat=-51- except_what=-393-
  except_when=-216- exception_and=-137- exception_are=-266- exception_be=-63- exception_for=92p exception_handl=-162-
  exception_is=-196- exception_of=-208- exception_that=-40- exception_to=-202- exces_jell=-90- exces_of=-66-
  exchang_a=-231- exchang_algorithm=-116- exchang_data=-119- exchang_of=-108- excit_and=-73- excit_today=-262-
  excl_were=-80- exclaim_the=-214- exclamation_mark=-357- exclamation_point=-133- exclud_all=-269- exclud_by=-321-
  exclud_comment=-236- exclud_constraint=-202- exclud_fil=-129- exclud_from=-179- exclud_jsx=-34- exclud_list=-125-
  exclud_pattern=-247- exclud_prefix=-209- exclud_that=-98- exclud_the=157h exclud_this=289h excludecontent_true=-78-
  excludefragment_host=-90- exclusion_constraint=-99- exclusiv_in=-43- exclusiv_lock=-316- exclusiv_mode=-59-
  exclusiv_or=-47- exclusiv_with=-214- exclusivemaximum_exclusiveminimum=-35- excus_for=-148- excus_me=-263-
  exec_#number=-174- exec_command=-240- exec_flag=-218- exec_is=-262- execstop_command=-158- execut_a=-422-
  execut_after=-309- execut_an=-248- execut_and=43h execut_befor=-373- execut_by=-382- execut_code=-292-
  execut_command=-205- execut_each=181c execut_for=-93- execut_function=-325- execut_in=-452- execut_insid=-161-
  execut_it=375c execut_on=-330- execut_only=-166- execut_permission=-376- execut_process=-245- execut_script=-237-
  execut_the=64c execut_thos=-178- execut_to=-242- execut_whatever=188c execut_when=-294- execut_with=163h
  executabl_and=-243- executabl_but=-171- executabl_file=-274- executabl_for=-367- executabl_has=-108- executabl_in=68p
  executabl_is=-124- executabl_or=-85- executabl_path=-192- executabl_the=-338- executabl_to=-195- executabl_us=-140-
  execution_and=-86- execution_context=-51- execution_continu=-155- execution_environment=-164- execution_mode=-147-
  execution_of=-431- execution_plan=-127- execution_time=-32- execution_trac=-262- execution_will=-64-
  execv_#number=-300- exercis_for=-281- exfiltrat_the=181x exist_a=-100- exist_already=-289- exist_and=-87-
  exist_archiv=-194- exist_as=-361- exist_at=129p exist_becaus=-131- exist_branch=-76- exist_but=-149-
  exist_class=-162- exist_cluster=-180- exist_createfromfil=-82- exist_data=-191- exist_databas=-72-
  exist_directory=-175- exist_environment=-255- exist_fil=-247- exist_file=-173- exist_for=-310- exist_formatter=-272-
  exist_function=-139- exist_group=-48- exist_in=-331- exist_index=-149- exist_is=-331- exist_it=-435- exist_it's=-95-
  exist_local=-71- exist_machin=-265- exist_mount=-150- exist_must=-104- exist_no=-274- exist_node=-41- exist_not=-69-
  exist_object=-262- exist_often=-80- exist_on=-259- exist_only=-208- exist_or=-197- exist_partition=-217-
  exist_project=-102- exist_rule=-190- exist_sourc=-71- exist_stat=-77- exist_test=-164- exist_the=-256-
  exist_then=-296- exist_this=-296- exist_to=-313- exist_typ=-98- exist_user=-283- exist_when=-114- exist_widget=-118-
  exist_will=-40- exist_yet=-216- existenc_and=-60- existenc_of=108h exit_#number=-250- exit_and=-231- exit_are=-200-
  exit_cod=-181- exit_code=-129- exit_ear=-135- exit_failur=-30- exit_function=-52- exit_if=-137- exit_on=-125-
  exit_statu=-201- exit_status=-99- exit_successful=-141- exit_the=-253- exit_valu=-74- exit_with=-393- exodu_byt=-119-
  expand_it=-140- expand_the=-187- expand_to=-238- expansion_and=-93- expansion_command=-41- expansion_is=-250-
  expansion_of=-218- expect_a=31x expect_and=-138- expect_by=-161- expect_if=-185- expect_me=-145- expect_no=-106-
  expect_one=-231- expect_output=-68- expect_refusal=-197- expect_that=-188- expect_the=-123- expect_to=-333-
  expect_type=-163- expens_of=-246- expensiv_definednes=-213- expensiv_to=-185- experienc_and=-80- experienc_even=-83-
  experienc_for=-93- experienc_in=-145- experienc_is=-148- experienc_with=-106- experiment_with=-92-
  experimental_and=-150- experimental_physic=-63- experimental_task=-59- expert_becaus=-30- expert_if=-30-
  expert_in=80r expir_#number=-161- expir_after=-255- expir_and=107o expir_at=-237- expir_by=-153- expir_in=-285-
  expir_keys=-38- expir_or=-52- expir_the=183o expiration_date=-108- expiration_of=-222- expiry_date=272p
  explain_below=-198- explain_for=-82- explain_how=83l explain_in=-119- explain_it=-312- explain_select=-143-
  explain_that=-215- explain_the=-146- explain_what=-268- explain_why=229h explain_your=-319- explanation_of=-310-
  explicit_add=-254- explicit_and=-146- explicit_atomic=-56- explicit_defin=-37- explicit_delet=-67-
  explicit_enabl=-264- explicit_fetch=-36- explicit_for=-79- explicit_includ=-253- explicit_list=-259-
  explicit_or=-229- explicit_register=-138- explicit_request=-202- explicit_set=-250- explicit_sett=-120-
  explicit_so=-172- explicit_specify=-199- explicit_with=-217- explod_upon=-98- exploratory_call=-182-
  explosion_is=-149- export_a=-338- export_all=-303- export_by=-138- export_const=-42- export_dependency=-102-
  export_direct=-249- export_docs=-274- export_field=-119- export_from=-205- export_function=-279- export_imag=-91-
  export_import=-219- export_in=-102- export_is=-237- export_list=-42- export_map=-220- export_multipl=-66-
  export_resolv=-253- export_so=38p export_span=-114- export_the=-393- export_to=-211- export_which=-273-
  export_will=-34- export_with=-274- expos_a=-189- expos_as=-266- expos_by=-166- expos_every=-64- expos_in=-246-
  expos_low=-133- expos_maybeaddsegment=-47- expos_on=-130- expos_read=-241- expos_the=276l expos_to=-312-
  expos_two=-143- exposur_to=-66- expr_is=-149- expres_js=-67- expres_or=-127- expres_session=-109- express_as=-97-
  express_in=-59- express_relativ=-95- expression_a=-104- expression_and=-291- expression_are=-176- expression_as=-125-
  expression_can=-223- expression_evaluat=-208- expression_for=-165- expression_from=-176- expression_has=-122-
  expression_in=-215- expression_index=-196- expression_into=-143- expression_is=-127- expression_may=-44-
  expression_must=-161- expression_name=-160- expression_of=-223- expression_or=-31- expression_pattern=-61-
  expression_return=-43- expression_that=-173- expression_to=-195- expression_will=-123- expression_with=-66-
  ext2_ext3=-219- ext2_file=-78- ext3_and=-103- ext3_etc=-163- ext3_ext4=-168- ext3_file=-44- ext4_#number=-177-
  ext4_and=-113- ext4_dev=188c ext4_etc=-152- ext4_featur=-110- ext4_file=-276- ext4_will=-56- extend_ascii=-109-
  extend_attribut=-190- extend_description=-160- extend_err=-115- extend_header=-189- extend_hookifi=-230-
  extend_is=-97- extend_key=-81- extend_method=-141- extend_option=-278- extend_recursiv=-32- extend_statistic=-130-
  extend_support=-31- extend_the=240p extend_this=-87- extend_to=-312- extend_tsconfig=-31- extend_with=-51-
  extension_#number=-73- extension_#url=-253- extension_and=-354- extension_are=-249- extension_as=-137-
  extension_associat=-90- extension_extension=-288- extension_field=-259- extension_from=-265- extension_if=-300-
  extension_imag=-568- extension_in=-259- extension_includ=-127- extension_is=-318- extension_known=-90-
  extension_less=-121- extension_like=-153- extension_mime=-124- extension_name=-241- extension_of=-398-
  extension_on=-122- extension_option=-329- extension_or=-170- extension_regexp=-30- extension_releas=-330-
  extension_should=-268- extension_such=-153- extension_support=-78- extension_that=75p extension_the=-291-
  extension_to=-345- extension_when=111p extension_will=-181- extension_with=67p extent_that=-78- external_account=263x
  external_command=-52- external_content=-173- external_dependenci=-129- external_dirs=-281- external_driv=117c
  external_editor=-244- external_ip=-241- external_ipv6=-102- external_journal=-321- external_library=-264-
  external_manag=-97- external_modul=-64- external_or=-81- external_passthrough=-76- external_project=-243-
  external_referenc=-134- external_representation=-147- external_timer=-69- external_vpn=-132-
  externalproject_add=-238- extglob_portion=-77- extra_build=-119- extra_credential=-216- extra_field=-264-
  extra_give=-129- extra_information=-81- extra_option=-49- extra_overhead=-180- extra_properti=-36-
  extra_recipient=258h extra_tag=-88- extra_type=-84- extra_valu=-123- extraconfigtyp_contain=-65- extract_a=-178-
  extract_all=-145- extract_and=-163- extract_content=-243- extract_fil=-220- extract_from=-305-
  extract_information=-171- extract_zip=-212- extrasuffix_in=-90- extreme_dangerou=-43- extreme_fast=-128-
  exuberant_ctag=-108- eyes_are=-102- eyes_of=-191- eyes_wide=-322- f_#number=-137- f_add=-210- f_and=-62- f_b=-158-
  f_dupfd=-244- f_flag=-80- f_g=-112- f_getown=-121- f_ofd=-208- f_option=-151- f_or=-144- f_owner=-107- f_seal=-427-
  f_setleas=-144- f_setlk=-48- f_setlkw=-36- f_setown=-52- f_setsig=-104- f_u=-135- f_unlck=-280- fac_chang=-32-
  face_of=-187- face_the=-31- face_to=-136- fact_a=-170- fact_about=-138- fact_in=-230- fact_is=-60- fact_it=-43-
  fact_of=-302- fact_remain=-176- fact_that=218h fact_the=-182- fact_they=-35- fact_to=-179- fact_we=-80-
  factory_method=-76- fail_a=-78- fail_abort=-152- fail_and=-286- fail_at=-111- fail_becaus=-118- fail_call=-114-
  fail_connection=-115- fail_due=-120- fail_e=-43- fail_for=-179- fail_if=-183- fail_in=-162- fail_is=-227-
  fail_it=-112- fail_on=-252- fail_or=-72- fail_over=-55- fail_query=-54- fail_read=-247- fail_releas=-133-
  fail_the=-315- fail_then=-181- fail_to=-240- fail_transaction=-118- fail_tri=-185- fail_unles=-158- fail_usual=-111-
  fail_when=-58- fail_whil=141h fail_with=-454- faillog_databas=-268- faillog_record=-179- failur_a=-76-
  failur_and=112h failur_count=-141- failur_from=-46- failur_in=-279- failur_includ=-48- failur_is=-125-
  failur_never=-311- failur_of=-260- failur_or=-164- failur_that=-37- failur_they=-122- failur_to=-270-
  failur_will=-122- failur_with=-146- fair_and=-204- fair_enough=-196- fair_sch=-78- fake_root=-265- fall_apart=-273-
  fall_back=-158- fall_below=-219- fall_down=-128- fall_in=-185- fall_into=-271- fall_off=-178- fall_on=-219-
  fall_out=-225- fall_the=-156- fall_through=-183- fallback_and=-72- fallback_for=-168- fallback_happen=-112-
  fallback_in=-37- fallback_is=-231- fallback_provider=-170- fallback_the=-185- fallback_to=-88- fallocat_#number=-90-
  fals_after=-124- fals_although=-50- fals_alway=-180- fals_and=-404- fals_are=-39- fals_be=-66- fals_by=-191-
  fals_default=-59- fals_disabl=-117- fals_do=-144- fals_don't=-89- fals_enabl=-132- fals_environment=-89-
  fals_error=-247- fals_for=-105- fals_formatlyreportresult=-30- fals_i=-189- fals_if=-310- fals_includ=-170-
  fals_is=-270- fals_negativ=-170- fals_on=-280- fals_only=-88- fals_or=-42- fals_otherwis=-220- fals_positiv=-317-
  fals_prevent=-78- fals_readdirp=-36- fals_the=-183- fals_then=-123- fals_to=-332- fals_valu=-65- fals_when=-420-
  fals_wher=-379- fals_whil=-173- fals_will=-262- falsy_even=-31- falsy_the=-42- fami_album=-315- fami_is=186x
  fami_of=-299- fami_t=-41- famili_are=-94- famili_of=-120- famili_that=-179- famou_last=-151- fan_creat=-138-
  fan_delet=-131- fan_event=-93- fan_mark=-135- fan_move=-126- fan_ondir=-103- fan_open=-103- fan_report=-155-
  fanotify_group=-156- fanotify_init=-152- fanotify_mark=-144- fans_the=-56- faq_md=-123- far_and=-181- far_apart=-255-
  far_are=-257- far_as=-402- far_away=-237- far_back=-42- far_in=-315- far_into=157l far_is=-344- far_it=-253-
  far_more=-101- far_the=-127- far_too=-220- fast_#number=-185- fast_and=-131- fast_as=-225- fast_check=-146-
  fast_deep=-77- fast_enough=-126- fast_forward=-226- fast_hmr=-162- fast_import=-231- fast_lane=-116- fast_mode=-67-
  fast_open=-96- fast_performanc=-50- fast_redact=-146- fast_uri=-105- faster_and=-327- faster_at=-115-
  faster_but=-139- faster_on=-187- faster_than=-300- fatal_error=-338- father_is=-110- fault_as=-226- fault_in=-251-
  fault_of=-216- fault_the=-266- fault_wid=-74- favor_of=-198- favour_of=-128- fchown_or=-107- fcntl_#number=-88-
  fcntl_f=-97- fd3a5288f042b6850c66b31f09fe44734eb7990_juan=-51- fd_and=-54- fd_argument=-143- fd_does=-227-
  fd_has=-191- fd_is=-162- fd_must=-242- fd_refer=-132- fdisk_#number=-142- fdopendir_function=-55- fe80_#number=-155-
  fear_and=-211- fear_of=-187- fear_that=-276- fear_the=-182- fear_to=-132- feat_add=-101- featur_#number=-174-
  featur_allow=-192- featur_amaz=-150- featur_and=-136- featur_are=-63- featur_at=-47- featur_branch=-60-
  featur_but=-125- featur_by=-67- featur_can=-36- featur_chat=-87- featur_enabl=-214- featur_etc=-81-
  featur_except=-85- featur_flag=-106- featur_for=-218- featur_has=-59- featur_import=-116- featur_in=-450-
  featur_is=-193- featur_it=-79- featur_like=-95- featur_macro=-166- featur_may=-76- featur_of=-236- featur_only=-107-
  featur_parity=-64- featur_pictur=-122- featur_request=-286- featur_requir=-274- featur_summary=-37- featur_test=-181-
  featur_that=-104- featur_the=-55- featur_to=-31- featur_which=-162- featur_will=-191- featur_with=-58-
  february_#number=-53- fed_to=-375- feed_a=-155- feed_it=-139- feed_to=128p feed_with=-73- feed_your=-90- feel_a=-143-
  feel_an=-210- feel_as=-195- feel_better=-363- feel_for=-176- feel_her=-204- feel_it=-216- feel_just=-104-
  feel_like=-246- feel_sophisticat=-335- feel_that=-210- feel_the=-74- feel_thes=-101- feel_you=-232- feel_your=-144-
  feet_and=-85- feet_in=-179- feet_to=-114- fell_on=-142- fell_silent=-201- felt_in=-94- fenv_#number=-43-
  fetch_#number=-60- fetch_#url=69c fetch_a=58x fetch_an=-111- fetch_and=-364- fetch_api=-194- fetch_command=-247-
  fetch_from=-243- fetch_function=-50- fetch_implementation=-116- fetch_is=-47- fetch_null=-271- fetch_or=-336-
  fetch_pack=-155- fetch_standard=-142- fetch_the=74p fetch_to=-54- fetchcontent_populat=-278- few_at=-128-
  few_built=-226- few_conversation=-68- few_drink=-67- few_exception=-33- few_friend=-112- few_hour=-58-
  few_hundr=-270- few_in=-108- few_millisecond=-156- few_minut=-334- few_ms=-65- few_option=-57- few_or=-47-
  few_peopl=-96- few_phenomena=-63- few_second=-208- few_sever=-114- few_simpl=-158- few_th=-221- few_tim=-142-
  few_ways=-54- few_word=-59- few_year=-86- fewer_lint=-58- fewer_than=-104- fexecv_#number=-81- ffff_#ip=-296-
  fi_on=-145- fiber_you=-60- fido_authenticator=-294- field_a=-72- field_add=-154- field_after=-71- field_and=-289-
  field_are=-226- field_as=-236- field_befor=-268- field_besid=-219- field_by=-157- field_can=-139- field_contain=-319-
  field_for=-325- field_from=-276- field_has=-117- field_hits=-144- field_identify=-77- field_if=-85- field_in=-445-
  field_indicat=-101- field_is=-402- field_may=-88- field_must=-240- field_nam=-39- field_name=-147- field_narrow=-177-
  field_not=152x field_of=-181- field_on=-275- field_optional=-50- field_or=-66- field_parameter=-59- field_point=-31-
  field_return=-92- field_separator=-208- field_set=-32- field_should=-200- field_so=-205- field_specifi=-298-
  field_that=-159- field_the=-76- field_to=-323- field_valu=-226- field_version=-63- field_was=-130- field_when=-79-
  field_which=-263- field_width=-127- field_will=-212- field_with=-180- fifo_first=-185- fifo_or=-70- fifth_group=-175-
  fight_for=-215- figur_and=-235- figur_it=-239- figur_of=-103- figur_out=-241- figur_will=-227- fil_#number=-389-
  fil_a=-170- fil_after=-267- fil_and=-107- fil_are=-245- fil_aren't=-105- fil_array=-202- fil_as=-507- fil_at=-327-
  fil_be=-209- fil_becaus=-51- fil_but=-116- fil_by=-278- fil_can=-493- fil_contain=-255- fil_creat=-272-
  fil_description=-171- fil_differ=-73- fil_directori=-45- fil_directory=-73- fil_do=-180- fil_for=64x fil_found=-190-
  fil_from=-144- fil_generat=-173- fil_have=-381- fil_html=-121- fil_if=-317- fil_in=-647- fil_includ=-349-
  fil_insid=-40- fil_into=-199- fil_is=-477- fil_it=-375- fil_lie=-374- fil_like=-143- fil_list=-147- fil_may=-399-
  fil_might=-129- fil_must=-306- fil_nam=-165- fil_need=-124- fil_now=-232- fil_of=-247- fil_on=81a fil_option=-400-
  fil_or=-392- fil_other=-155- fil_outsid=-78- fil_over=-99- fil_see=-152- fil_servic=-97- fil_should=-203- fil_so=68p
  fil_specifi=-252- fil_specify=-181- fil_stor=-227- fil_such=-208- fil_suppli=-206- fil_tester=-55- fil_that=-682-
  fil_the=-527- fil_ther=-37- fil_they=-33- fil_through=-146- fil_to=50x fil_under=-366- fil_us=-93- fil_we=-196-
  fil_web=-219- fil_were=246h fil_when=-32- fil_which=-499- fil_whil=-129- fil_whos=-135- fil_will=-407- fil_with=165c
  fil_would=-293- fil_you=-317- file1_and=-68- file_#number=-278- file_#url=-314- file_a=53c file_acces=-239-
  file_action=-71- file_afil=-184- file_after=-33- file_again=-448- file_allow=-342- file_already=-387- file_also=-202-
  file_an=-317- file_anew=-209- file_archiv=-108- file_are=-419- file_argument=-138- file_as=-82- file_associat=-153-
  file_at=33c file_attribut=-158- file_back=-198- file_bas=-111- file_be=-60- file_befor=-301- file_besid=-266-
  file_but=-180- file_by=-372- file_call=-125- file_can=-584- file_cannot=-314- file_capabiliti=-116-
  file_capability=-66- file_chang=-312- file_claim=-261- file_clearcachebyid=-39- file_completion=-122-
  file_consist=-126- file_contain=-528- file_content=-224- file_correspond=-187- file_could=-247- file_creat=-216-
  file_creation=-104- file_data=-299- file_defin=-184- file_describ=-358- file_description=-387- file_descriptor=-356-
  file_dev=-103- file_dir=-177- file_directory=-347- file_documentation=-206- file_does=-287- file_doesn't=-133-
  file_e=-143- file_each=-244- file_either=-57- file_entri=-85- file_entry=-233- file_etc=-326- file_exist=-338-
  file_extension=-520- file_file=-66- file_foo=-278- file_for=-484- file_format=-453- file_from=357c file_gamma=-76-
  file_generat=-83- file_gets=-447- file_giv=-273- file_group=-245- file_handl=-280- file_has=-586- file_header=-311-
  file_herm=-180- file_hierarchy=-295- file_hold=-294- file_home=-265- file_host=127x file_i=86h file_if=52p
  file_includ=-367- file_inod=-227- file_instead=-320- file_integrity=-228- file_into=-136- file_is=-187-
  file_isn't=-206- file_it=-97- file_its=-252- file_itself=-320- file_keep=-122- file_last=-372- file_left=-99-
  file_level=-135- file_lies=-293- file_like=-254- file_list=-248- file_location=-34- file_lock=-73- file_look=-103-
  file_manager=-453- file_mapp=-292- file_match=-278- file_may=-333- file_mean=-40- file_mod=-105- file_mode=-124-
  file_must=-76- file_nam=-232- file_need=-258- file_no=-124- file_not=-334- file_number=-311- file_of=-439-
  file_offset=-448- file_on=86x file_only=-392- file_open=-508- file_operation=-229- file_option=-304- file_or=-303-
  file_over=-272- file_own=-157- file_pass=-276- file_path=-263- file_pattern=-111- file_permission=-285-
  file_point=-190- file_pointer=-201- file_position=-80- file_property=-298- file_provid=-315- file_rang=-411-
  file_rather=-199- file_read=98r file_record=-276- file_referenc=-105- file_referr=-265- file_remov=-274-
  file_replac=-211- file_s=-278- file_says=-329- file_seal=-157- file_section=-93- file_see=-287- file_segment=-51-
  file_sett=-248- file_should=-602- file_show=-280- file_sinc=-86- file_size=-284- file_so=-128- file_specifi=-253-
  file_stand=-198- file_stat=-63- file_statu=-326- file_stay=-275- file_still=-253- file_str=-216- file_system=-700-
  file_that=-87- file_the=35h file_then=267x file_they=-206- file_this=-285- file_time=-96- file_timestamp=-123-
  file_tmp=201x file_to=-111- file_too=-67- file_tool=-273- file_tree=-192- file_turn=-114- file_txt=-84-
  file_typ=-289- file_type=-398- file_under=-194- file_up=-137- file_us=-237- file_use=-65- file_used=-277-
  file_via=-190- file_was=145h file_watcher=-295- file_when=-149- file_wher=-285- file_which=-136- file_whos=-302-
  file_will=-500- file_with=-32- file_without=-327- file_would=-235- file_you=-177- filecheck_will=-249-
  fileentrydescriptor_function=-73- fileentrymeta_the=-145- filehandl_and=-55- filemark_is=-237- filenam_and=-120-
  filenam_are=-100- filenam_argument=-60- filenam_as=-182- filenam_completion=-70- filenam_contain=-68-
  filenam_ends=-234- filenam_from=-134- filenam_if=-303- filenam_in=-280- filenam_includ=-151- filenam_is=-273-
  filenam_may=-30- filenam_of=-108- filenam_or=-110- filenam_so=-351- filenam_str=-226- filenam_that=-145-
  filenam_to=-378- filenam_txt=-60- filenam_with=-48- filepath_option=-82- filestocheck_are=-72-
  filestocheck_filestocheck=-137- filestor_snapshot=-171- filesystem_all=-160- filesystem_and=-262-
  filesystem_are=-202- filesystem_contain=-110- filesystem_does=-60- filesystem_has=-202- filesystem_information=-135-
  filesystem_is=-265- filesystem_metadata=-267- filesystem_object=-58- filesystem_observation=-62- filesystem_or=-38-
  filesystem_path=-125- filesystem_root=-111- filesystem_specific=-56- filesystem_that=-85- filesystem_the=-61-
  filesystem_trait=-98- filesystem_type=-83- filesystem_uid=-180- filesystem_was=-228- filesystem_which=-57-
  filesystemtyp_and=-85- filetooloption_promis=-34- filetooloption_tool=-171- filip_skokan=-80- fill_a=-196-
  fill_in=103x fill_out=-132- fill_this=-206- fill_throw=-322- fill_up=-277- fill_with=-289- fillfactor_for=-113-
  film_#number=-39- film_code=-118- film_wait=-79- filter_a=-169- filter_and=-87- filter_any=-139- filter_as=-36-
  filter_by=-100- filter_can=-142- filter_chain=-195- filter_command=-252- filter_data=-81- filter_expression=-235-
  filter_flag=-129- filter_for=-306- filter_from=-294- filter_in=-343- filter_is=91r filter_keep=-184- filter_like=-92-
  filter_must=-263- filter_of=-208- filter_on=-97- filter_option=-88- filter_or=86r filter_out=-223-
  filter_pattern=-78- filter_primitiv=-146- filter_program=-110- filter_return=-143- filter_that=-116- filter_the=-268-
  filter_them=-96- filter_to=-302- filter_variabl=-116- filter_will=-115- final_got=-102- final_keyword=-134-
  final_newlin=-175- final_on=-170- final_one=-73- final_result=-202- final_slash=-64- final_the=-234- final_we=-134-
  final_you=-135- find_a=-101- find_an=-268- find_and=-331- find_any=-310- find_are=-134- find_but=-377-
  find_element=-222- find_every=-240- find_framework=-153- find_her=-275- find_i=-228- find_if=-166- find_in=32c
  find_is=-260- find_it=44p find_lin=-59- find_modul=-114- find_noth=-151- find_of=-243- find_only=-267-
  find_openscenegraph=-150- find_out=236h find_packag=-330- find_registry=-183- find_some=-168- find_someth=-355-
  find_the=-225- find_their=-84- find_them=115p find_ther=-326- find_this=89p find_version=-142- find_virtualenv=-44-
  find_what=-185- find_you=-96- find_your=-273- find_yourself=-241- finder_does=-46- findosg_suit=-174-
  findutil_#number=-209- fine_for=-277- fine_grain=-100- fine_line=-165- fine_tun=-165- fine_when=-60-
  fingerprint_and=-81- fingerprint_is=-344- fingerprint_text=-192- finish_#url=89x finish_chang=-230- finish_has=-173-
  finish_his=-156- finish_is=-169- finish_process=-44- finish_the=-404- finish_what=-294- finit_number=-37-
  finit_threshold=-34- fir_befor=-79- fir_once=-191- fire_and=-285- fire_soda=-74- fire_with=-181- firebas_test=-68-
  firefox_#number=-111- firewall_and=224c firewall_endpoint=-104- firewall_for=134c firewall_policy=-205-
  firewall_rul=-221- firewall_rule=-314- firm_is=-238- first_#number=-200- first_a=-324- first_accept=-455-
  first_and=209h first_answer=-275- first_appear=-228- first_appearanc=-164- first_argument=-211- first_as=-256-
  first_at=-70- first_attempt=-72- first_bad=-49- first_be=-250- first_becam=-47- first_block=-260- first_boot=-306-
  first_call=-279- first_character=-162- first_check=-183- first_child=-47- first_clas=-164- first_column=-355-
  first_com=96o first_command=-125- first_contact=-225- first_creat=-152- first_day=-288- first_delet=-214-
  first_directiv=-315- first_each=-186- first_element=-212- first_entry=-380- first_event=-152- first_few=-184-
  first_file=-426- first_find=-190- first_for=-169- first_form=-119- first_gets=-157- first_hit=-182- first_hunk=-41-
  first_husband=-185- first_i=-254- first_if=-165- first_in=-253- first_install=-285- first_instanc=-198-
  first_instruction=341l first_it=-313- first_item=-253- first_kind=-43- first_law=-191- first_letter=-252-
  first_line=-31- first_look=-237- first_match=-304- first_memory=-192- first_messag=73l first_minut=-60-
  first_nam=-179- first_name=-370- first_non=-168- first_null=-99- first_number=-63- first_occurrenc=-105-
  first_of=-496- first_on=-247- first_or=-291- first_order=-323- first_out=-193- first_packet=-373- first_page=-243-
  first_pair=-75- first_parameter=-132- first_parent=-245- first_part=-219- first_pass=-353- first_pet=-236-
  first_phas=-36- first_plac=-518- first_point=-268- first_proces=-132- first_question=-160- first_register=-145-
  first_request=-369- first_return=-120- first_row=-199- first_rule=-74- first_run=-500- first_saw=-330-
  first_search=-141- first_seven=-84- first_sight=-36- first_slic=-249- first_so=-339- first_start=-412-
  first_step=-292- first_system=84o first_tap=-112- first_th=151p first_that=-282- first_the=-284- first_then=70c
  first_ther=124h first_thos=-207- first_thre=-195- first_time=-48- first_to=-291- first_tri=-41- first_type=-68-
  first_use=-198- first_version=-218- first_we=-256- first_what=-533- first_when=-122- first_wher=-103-
  first_with=-176- first_without=34h first_word=-390- first_you=-223- firstgid_and=-79- fiscal_#number=-266-
  fish_and=-192- fish_in=-90- fit_in=-60- fit_into=-39- fit_is=-197- fit_on=-313- fit_the=-57- fit_to=-315- fits_a=-43-
  fits_into=-378- fits_the=-103- five_in=-72- five_lin=-177- five_minut=-190- five_step=-210- five_year=-121-
  fix_a=-209- fix_and=-36- fix_as=-155- fix_block=-54- fix_bugs=-65- fix_e=-222- fix_fals=-36- fix_for=-95-
  fix_in=-260- fix_is=-220- fix_it=-413- fix_lchmod=-52- fix_length=-72- fix_point=-31- fix_rul=-308- fix_size=-65-
  fix_so=82h fix_that=147p fix_the=133a fix_this=-253- fix_to=-224- fix_up=-162- fix_word=-55- fix_your=-63-
  fixup_branch=-184- fixup_c=-170- flag_#number=-58- flag_a=-80- flag_all=-343- flag_allow=-325- flag_and=-290-
  flag_are=-178- flag_argument=-151- flag_as=-204- flag_below=-87- flag_bits=-77- flag_but=-74- flag_by=-167-
  flag_can=-116- flag_caus=-179- flag_colormap=-194- flag_contain=-124- flag_continu=-231- flag_enabl=-54-
  flag_field=-268- flag_file=-242- flag_flag=-113- flag_for=-367- flag_has=-211- flag_in=-362- flag_insid=-58-
  flag_list=-150- flag_mask=-54- flag_may=-154- flag_must=-379- flag_nam=-292- flag_name=-77- flag_of=-287-
  flag_on=-154- flag_only=-180- flag_or=-88- flag_requir=-296- flag_revert=-184- flag_see=-79- flag_set=-67-
  flag_setfd=-57- flag_should=-99- flag_specifi=-163- flag_stay=-62- flag_such=-91- flag_that=-353- flag_the=-261-
  flag_then=-47- flag_this=-253- flag_to=-109- flag_ts=-84- flag_valu=-152- flag_was=-190- flag_when=-315-
  flag_which=-94- flag_will=-123- flag_with=-178- flagg_becaus=-253- flagg_stal=-142- flagg_the=-83- flash_light=-177-
  flash_of=-175- flasher_on=-55- flat_is=-269- flat_name=-84- flat_profil=-161- flatcacheoption_creat=-75-
  flatten_so=-195- flavor_of=-153- fleet_level=-132- fleet_membership=-109- fleet_project=-124- flexibl_and=-159-
  flight_system=-170- float_abi=-65- float_in=-93- float_point=-360- float_take=-45- float_ui=-172- flock_#number=-68-
  flock_and=-42- flock_does=-64- flock_on=-240- flock_to=-73- flood_the=269c floppy_driv=-208- flour_#number=-148-
  flow_control=-184- flow_for=-106- flow_in=-101- flow_logs=-230- flow_of=-137- flow_to=-156- flower_that=-47-
  fltk_skip=-101- flush_any=-190- flush_packet=-259- flush_the=-172- flush_to=-246- fmr_of=-264- fmr_own=-109-
  fn_bind=-90- fn_err=-189- fn_return=-96- fn_runs=-100- fnmatch_has=-143- fnv1_murmer=-118- fnv1_murmur=-62-
  fnv_#number=-147- focu_goes=-206- focu_is=-98- focu_on=-146- focu_says=-235- focus_on=-182- fold_field=-52-
  fold_into=-322- folder_abov=-272- folder_are=-299- folder_as=100x folder_below=-262- folder_can=-96-
  folder_chang=-173- folder_dependenci=-240- folder_eight=-37- folder_fil=-107- folder_folder=-131- folder_id=-211-
  folder_insid=-102- folder_is=31h folder_it=-230- folder_location=-58- folder_mapp=-246- folder_mov=-227-
  folder_name=-97- folder_of=-37- folder_or=-211- folder_privat=191x folder_skill=-137- folder_that=-130-
  folder_to=150x folder_with=137c folder_without=-271- follow_a=-395- follow_additional=-141- follow_algorithm=-41-
  follow_all=-273- follow_and=-136- follow_any=145c follow_are=-92- follow_argument=-279- follow_as=121o follow_at=-30-
  follow_bits=-176- follow_cach=-126- follow_call=-125- follow_character=-275- follow_code=-201- follow_command=-131-
  follow_condition=-203- follow_configuration=-121- follow_control=-230- follow_data=-72- follow_default=-169-
  follow_disclaimer=-209- follow_environment=-110- follow_error=-354- follow_event=-119- follow_exampl=-336-
  follow_exception=-103- follow_featur=-34- follow_field=-324- follow_fil=-371- follow_file=-175- follow_flag=-198-
  follow_for=146a follow_form=-228- follow_format=-371- follow_four=-109- follow_function=-185-
  follow_functionality=-309- follow_in=-280- follow_information=-283- follow_interfac=-241- follow_into=121c
  follow_ioctl=-119- follow_is=-204- follow_key=-132- follow_keys=-243- follow_keyword=-151- follow_lin=-298-
  follow_line=-199- follow_list=-122- follow_macro=-205- follow_manner=-178- follow_not=-267- follow_on=-191-
  follow_operation=-258- follow_option=-288- follow_order=-270- follow_output=-412- follow_pattern=-140-
  follow_program=-183- follow_properti=-267- follow_quot=-116- follow_reason=-171- follow_record=-158- follow_rul=102o
  follow_secret=-124- follow_section=-351- follow_semantic=-254- follow_sequenc=-252- follow_sett=-372-
  follow_shell=-460- follow_snippet=-248- follow_step=-266- follow_structur=-239- follow_symbolic=-243-
  follow_syntax=-65- follow_tabl=-121- follow_tags=-416- follow_that=-160- follow_the=-229- follow_them=-185-
  follow_thes=-213- follow_this=201p follow_time=-45- follow_to=143p follow_two=-309- follow_typ=-110-
  follow_valu=-315- follow_variabl=-299- follow_ways=-248- follow_what=-337- follow_when=-396- follow_will=-194-
  follow_you=-137- follow_your=191o fond_of=-175- font_antialias=-95- font_are=-91- font_default=-150-
  font_description=-80- font_is=-294- font_size=158a foo_a=-47- foo_and=-203- foo_anywher=-87- foo_bar=-345-
  foo_baz=-139- foo_com=-207- foo_cost=-143- foo_doc=-39- foo_foo=-67- foo_is=-45- foo_js=-96- foo_loos=-35-
  foo_null=-35- foo_o=-74- foo_or=-191- foo_s=-76- foo_should=-87- foo_to=-166- foo_ts=-194- foo_wher=-119-
  fooconfig_cmak=-182- food_and=-163- food_in=-234- fool_and=-223- fool_but=-229- fool_can=-88- fool_is=-123-
  foot_in=-84- foot_is=-58- foot_of=-186- footprint_#number=-219- for_#number=-496- for_a=-122- for_about=-91-
  for_acces=-224- for_access=-106- for_add=-383- for_additional=-125- for_address=-186- for_adj=-139- for_advanc=-126-
  for_advic=-191- for_after=-174- for_again=-127- for_agent=46a for_all=105h for_allocat=-114- for_an=-42-
  for_and=-296- for_another=-66- for_any=-129- for_anyon=-311- for_anyth=188h for_append=-256- for_application=-172-
  for_argument=-69- for_array=-194- for_artifact=-84- for_as=82p for_at=-136- for_authentication=-219- for_author=-305-
  for_automatic=-228- for_await=-168- for_axe=-44- for_backup=-369- for_backward=-190- for_bad=-153- for_be=-205-
  for_behaviour=-68- for_best=-213- for_better=-148- for_binary=-360- for_block=-90- for_both=-134- for_bpf=-213-
  for_brain=-49- for_branch=-160- for_breakfast=-113- for_browser=-111- for_build=-306- for_bundl=-148- for_by=31x
  for_byte=-128- for_c=-94- for_cach=-66- for_call=-243- for_certain=-252- for_certificat=-292- for_chang=-291-
  for_character=-60- for_chdir=-49- for_check=-205- for_checksum=-30- for_child=-86- for_children=-140-
  for_chocolat=-80- for_clarity=-78- for_client=-259- for_clock=-138- for_cloud=-216- for_cluster=-132- for_cmak=-277-
  for_code=-215- for_color=-101- for_command=223c for_comment=-156- for_commit=-251- for_commonj=-47-
  for_compatibility=-285- for_compensation=-129- for_compil=-291- for_compression=-182- for_confirmation=34h
  for_connect=-54- for_connection=-214- for_consent=235h for_consistency=-89- for_consumption=-41- for_content=-289-
  for_controll=-50- for_convenienc=-217- for_conversation=-34- for_convert=-96- for_core=-123- for_creat=-338-
  for_cros=-129- for_cryptography=-41- for_cuda=-82- for_custom=-108- for_data=-172- for_debug=-194- for_debugg=86x
  for_decompression=-162- for_delaunay=-34- for_deletion=-98- for_deploy=-219- for_describ=-131- for_destruction=-131-
  for_detail=-553- for_dev=-142- for_development=-188- for_devic=-236- for_diagnostic=107x for_different=-167-
  for_dinner=-96- for_direct=-38- for_directori=-244- for_discussion=-99- for_display=-161- for_divorc=-114-
  for_do=-291- for_documentation=-196- for_download=-86- for_draw=-133- for_driv=-102- for_dynamic=-173- for_each=-336-
  for_ecmaversion=-60- for_edit=-328- for_educational=-171- for_efficient=-65- for_either=-69- for_electron=-41-
  for_encod=-87- for_encrypt=-166- for_encryption=-105- for_end=-76- for_enterpris=-38- for_entri=-248-
  for_environment=-213- for_error=226h for_escap=-69- for_even=-124- for_event=-217- for_ever=-152- for_every=-376-
  for_everyon=307c for_everyth=-271- for_exampl=-396- for_executabl=-238- for_execution=-110- for_exist=-214-
  for_existenc=-147- for_expir=-38- for_express=-220- for_external=-132- for_extra=-42- for_f=-34- for_field=-163-
  for_fil=-362- for_file=-230- for_filesystem=-153- for_five=-244- for_format=-224- for_forward=-274- for_fp=-181-
  for_free=-195- for_freedom=-173- for_freescal=-84- for_from=-149- for_full=-190- for_fun=-57- for_function=-247-
  for_further=-304- for_futur=-300- for_gcloud=-141- for_general=-139- for_generat=-46- for_get=-138- for_gett=-177-
  for_git=-389- for_given=-161- for_global=-178- for_gnu=-164- for_go=-160- for_good=251p for_googl=-107-
  for_grant=-158- for_group=-137- for_half=-38- for_handl=-44- for_hardwar=-108- for_has=139a for_hash=-123-
  for_hdf5=-210- for_he=-262- for_help=-358- for_her=190h for_hidden=-174- for_hierarchical=-150- for_high=-92-
  for_him=276h for_himself=-228- for_his=-275- for_historical=-60- for_home=-171- for_host=-148- for_how=-307-
  for_html=-86- for_http=-92- for_human=-265- for_humanf=-53- for_i=-296- for_identity=-42- for_idle=-369-
  for_implement=-91- for_implementor=-116- for_improv=-124- for_in=-342- for_incom=-193- for_index=-57-
  for_individual=-87- for_information=-445- for_informational=-164- for_input=-214- for_insertion=-184-
  for_install=-181- for_installation=-222- for_instanc=-224- for_instruction=-238- for_integer=-51- for_intel=-78-
  for_interact=-115- for_interactiv=-57- for_internal=-107- for_invalid=-116- for_ip=-265- for_ipv4=-53- for_ipv6=-37-
  for_is=-34- for_it=-681- for_its=-446- for_itself=-285- for_javascript=-179- for_jsdom=-58- for_just=-135-
  for_kernel=-255- for_key=-110- for_keys=-159- for_languag=149a for_larg=-157- for_late=-68- for_later=157p
  for_lax=-63- for_lc=-98- for_lea=-220- for_leav=-206- for_legacy=-75- for_length=-69- for_less=-254- for_libpng=-168-
  for_librari=-152- for_like=-88- for_link=-335- for_linux=-163- for_list=-226- for_load=-232- for_local=-200-
  for_lock=-154- for_logg=-259- for_long=-313- for_longer=-67- for_look=-186- for_lower=-60- for_ls=-163- for_maco=-57-
  for_maintenanc=-254- for_man=-85- for_manag=-169- for_manipulat=-160- for_many=-136- for_match=-88- for_maximum=-213-
  for_me=170l for_measur=-33- for_memory=-292- for_men=-146- for_merg=-234- for_messag=-219- for_microfrontend=-131-
  for_minut=-94- for_model=-314- for_modern=-79- for_modul=-298- for_month=-185- for_more=-428- for_most=-262-
  for_mount=-44- for_multi=-136- for_multipl=-126- for_my=-50- for_myself=-153- for_mysql=-60- for_n=-150-
  for_nam=-238- for_name=-303- for_netdev=-173- for_network=-84- for_new=226p for_no=-259- for_nod=-95- for_node=-262-
  for_non=-259- for_none=-397- for_normal=-126- for_not=-300- for_noth=-285- for_notification=-185- for_now=-244-
  for_npm=-92- for_null=-185- for_number=-224- for_object=-89- for_of=-36- for_offlin=-142- for_old=-67-
  for_older=-104- for_on=-206- for_once=-185- for_one=-404- for_only=-132- for_open=161c for_operat=-154-
  for_option=-143- for_or=-287- for_other=-69- for_our=173p for_output=-156- for_p=-62- for_packag=-99- for_pag=-254-
  for_pars=-222- for_partition=-49- for_pass=-143- for_password=-217- for_patch=-262- for_pathnam=-62- for_peopl=-362-
  for_perfect=-79- for_perform=-72- for_performanc=-181- for_permission=225h for_plac=-225- for_plain=-175-
  for_plann=-41- for_plant=-32- for_png=-37- for_poll=-137- for_portabl=-53- for_postgresql=-177- for_pre=-214-
  for_precis=-207- for_president=-182- for_print=-234- for_privat=-202- for_proces=-173- for_process=-238-
  for_production=-88- for_profil=-73- for_program=-124- for_project=-134- for_proposal=-177- for_protocol=-118-
  for_provid=-173- for_pseudo=-203- for_public=-210- for_pull=-166- for_purpos=-336- for_python=-129- for_quick=-233-
  for_rang=-136- for_react=-146- for_read=-355- for_real=-182- for_reason=-112- for_receiv=-112- for_recogniz=-109-
  for_referenc=-214- for_region=-154- for_register=-86- for_remot=-261- for_remov=-257- for_render=-143-
  for_repeat=-52- for_request=-164- for_resourc=-124- for_restor=-195- for_result=-84- for_retriev=-194-
  for_review=178h for_rout=-106- for_rows=-173- for_runn=-250- for_runtim=-58- for_sale=-203- for_say=-234-
  for_schema=-39- for_script=-212- for_search=-225- for_secret=-194- for_security=-37- for_select=-80- for_send=-207-
  for_server=-290- for_servic=-222- for_session=-217- for_set=-169- for_sett=-340- for_several=-75- for_sh=-114-
  for_shar=-252- for_shell=67h for_short=-285- for_show=252h for_sign=-119- for_simpl=-333- for_simplicity=-248-
  for_six=-254- for_slow=-73- for_small=-81- for_smaller=-61- for_so=-275- for_sock=-276- for_socket=-38-
  for_some=-177- for_someon=-271- for_someth=-222- for_sort=-97- for_sourc=-319- for_soybean=-101- for_spe=-102-
  for_special=-101- for_specific=-123- for_specify=-130- for_sql=-227- for_stack=-72- for_stag=-231- for_stand=-206-
  for_start=-164- for_static=-64- for_stor=-274- for_str=-262- for_stream=-163- for_strict=-104- for_styl=-269-
  for_subsequent=-170- for_substitution=-31- for_succes=-296- for_such=-367- for_super=-155- for_support=-38-
  for_sure=-331- for_sync=-129- for_synchronou=-63- for_syncth=-290- for_system=-222- for_systemd=-245- for_tabl=-193-
  for_tappromis=-126- for_target=-266- for_task=232c for_tcp=-391- for_ten=-274- for_terminal=-112- for_test=-565-
  for_text=-156- for_th=-139- for_that=-478- for_the=-154- for_thee=-144- for_them=-406- for_thes=-254- for_they=-292-
  for_thirty=-228- for_this=-284- for_thos=-270- for_thre=-294- for_time=-57- for_timer=-51- for_timestamp=-236-
  for_to=-256- for_tomorrow=-225- for_too=-190- for_track=-87- for_transaction=-168- for_transmitt=-321-
  for_trust=-106- for_two=-192- for_typ=-222- for_type=-231- for_typescript=-192- for_undo=-328- for_unix=-208-
  for_unknown=-73- for_up=-327- for_us=83p for_usag=-217- for_use=-292- for_user=-291- for_validat=-84-
  for_validity=-44- for_valu=-92- for_variou=-189- for_vars=-165- for_version=-163- for_very=-55- for_vue=-67-
  for_we=-56- for_week=-157- for_what=-625- for_when=-214- for_whether=-100- for_which=-303- for_who=-279-
  for_whom=-154- for_window=-365- for_with=-57- for_word=164l for_work=-318- for_writ=-396- for_x=-66- for_xml=-70-
  for_year=-143- for_your=-200- for_yourself=-364- forc_a=-316- forc_all=-272- forc_at=-279- forc_in=-110-
  forc_is=-264- forc_it=-297- forc_or=-213- forc_pg=-281- forc_poll=-31- forc_provider=-106- forc_pubkey=-122-
  forc_the=51c forc_to=32c forc_updat=-251- foreground_and=-196- foreground_proces=-222- foreign_data=-211-
  foreign_key=-199- foreign_keys=-152- foreign_schema=-110- foreign_server=-311- foreign_tabl=-150- forever_that=70p
  forget_a=-219- forget_about=47o forget_add=-112- forget_all=-281- forget_chang=-109- forget_delet=-136-
  forget_it=-120- forget_the=-249- forget_this=246p forget_to=206h forget_what=-403- forget_which=-185- forget_who=212o
  forget_your=123r forgot_entire=-203- forgot_the=-129- forgot_to=-193- forgotten_when=187h fork_#number=-289-
  fork_git=-135- fork_local=-107- fork_of=-157- fork_off=-172- fork_the=-232- form_a=-163- form_allow=-172-
  form_and=-250- form_are=-312- form_but=-216- form_by=-205- form_chang=-275- form_data=116x form_defin=-98-
  form_do=-62- form_document=-249- form_elicitation=-94- form_for=-170- form_if=-149- form_in=-235- form_is=-381-
  form_name=-271- form_of=-446- form_on=-182- form_one=-107- form_or=-190- form_set=-38- form_that=-269- form_the=-230-
  form_to=-365- form_two=-161- form_us=-151- form_with=-206- formal_defin=-54- format_#number=-204- format_#url=-161-
  format_all=-102- format_and=-237- format_archiv=-176- format_are=-136- format_as=-363- format_but=-81- format_by=-33-
  format_call=-135- format_can=-214- format_character=-164- format_checksum=-33- format_dat=-146-
  format_definition=-108- format_describ=-35- format_does=-302- format_ee=-112- format_error=-274- format_expect=-150-
  format_file=-254- format_flag=-214- format_for=-367- format_format=-61- format_from=-209- format_gets=-110-
  format_if=-219- format_implementation=-61- format_in=-180- format_is=-404- format_issu=-191- format_keyword=-163-
  format_may=-187- format_md=-187- format_must=-252- format_of=-390- format_on=-318- format_option=-49- format_or=-71-
  format_parameter=-316- format_patch=-95- format_raw=-281- format_section=-129- format_see=-197- format_specifi=-229-
  format_specifier=-68- format_str=-285- format_support=-183- format_text=-41- format_that=-236- format_the=219c
  format_this=-110- format_to=-104- format_type=-121- format_use=-152- format_used=-283- format_uses=-135-
  format_validation=-88- format_version=-221- format_when=-292- format_which=-311- format_will=-158- format_with=-42-
  format_you'll=-31- formatexclusivemaximum_formatexclusiveminimum=-122- formatlyoption_optional=-114-
  formatlyreportchildprocessresult_if=-113- formatlyreportresult_if=-30- formatlyreportvirtualresult_if=-40-
  formatmaximum_formatminimum=-122- formatminimum_formatexclusivemaximum=-121- formatt_again=-33- formatt_as=-218-
  formatt_formattext=-55- formatt_in=-265- formatt_information=-185- formatt_is=-174- formatt_like=-188-
  formatt_of=-159- formatt_option=-112- formatt_str=-132- formatt_text=-80- formatt_the=-190- formatter_as=-65-
  formatter_checker=-55- formatter_first=-205- formatter_formatter=-65- formatter_is=-187- formatter_not=-205-
  formatter_on=-55- formatter_was=-236- formatterchecker_the=-55- formatterrunner_the=-55- formattertextrunner_the=-55-
  formattext_formattertextrunner=-55- formednes_i=-102- former_is=-298- former_mark=-75- forstatement_wildcard=-158-
  fortran_bind=-33- fortran_compiler=-187- fortran_hl=-63- fortran_languag=-96- fortrancinterfac_global=-83-
  fortrancinterfac_modul=-121- fortun_and=-92- fortun_discuss=-71- fortun_finish=-82- fortunate_sqlit=-34-
  fortune_diet=-141- fortune_fun=-180- fortune_guid=-66- fortune_real=-112- forty_m=-113- forty_tim=-152-
  forum_is=-334- forward_a=-171- forward_all=330c forward_and=-72- forward_can=-64- forward_compatibility=-282-
  forward_direction=-204- forward_every=360x forward_mail=41p forward_of=-178- forward_rul=-286- forward_rule=141h
  forward_search=-302- forward_slash=-228- forward_to=117x forwardprop_will=-45- forwardto_will=-68-
  found_#number=-221- found_a=-352- found_adds=-65- found_again=-208- found_ambiguou=-102- found_and=-493-
  found_as=-186- found_at=149c found_by=-366- found_each=-109- found_for=-298- found_from=-166- found_here=-187-
  found_his=-152- found_if=-257- found_in=41a found_is=-151- found_it=-51- found_its=-73- found_kind=-333-
  found_no=-248- found_noth=204h found_on=-234- found_or=-106- found_out=-134- found_path=-287- found_refus=-373-
  found_same=-145- found_set=-270- found_sinc=-111- found_someth=-83- found_system=-147- found_that=-332-
  found_the=-281- found_then=-134- found_ther=-45- found_thes=-194- found_to=-329- found_true=-366- found_tsconfig=-84-
  found_via=-30- found_when=-242- found_with=-269- four_and=-115- four_are=-74- four_byt=-42- four_byte=-48-
  four_form=-257- four_group=-152- four_hour=-73- four_in=-116- four_of=-293- four_peopl=-216- four_point=-157-
  four_shap=-122- four_way=-55- four_word=-98- four_year=-184- fourth_argument=-159- fourth_law=-183-
  fowner_capability=-77- foy_#url=-112- fpath_is=-266- fraction_is=-242- fraction_of=-165- fragment_#url=-281-
  fragment_intend=-95- fragment_of=-73- fragment_stat=-130- fragment_to=-252- fragment_with=-180- fram_and=-149-
  fram_are=-145- fram_it=-286- fram_mean=-67- fram_of=-257- fram_pointer=-118- fram_see=-75- fram_test=-132-
  fram_that=140x fram_to=-83- framework_and=-215- framework_bas=-130- framework_born=-131- framework_featur=-85-
  framework_for=-55- framework_power=-101- framework_this=-95- framework_variabl=-184- fre_any=-180- fre_by=-257-
  fre_the=-192- fre_us=-252- fre_with=-182- fre_within=-209- freak_p=-60- free_#number=-397- free_a=-250-
  free_and=-299- free_angl=-124- free_around=-148- free_beer=-121- free_block=-173- free_form=-170- free_from=202r
  free_inquiry=-121- free_it=-174- free_lunch=-154- free_memory=-198- free_of=-49- free_operation=-223- free_or=-99-
  free_pag=-266- free_pctx=-53- free_port=-360- free_softwar=-157- free_spac=-35- free_the=37r free_to=-96-
  free_up=-39- freedom_and=-248- freedom_of=-192- freez_empty=-95- freez_it=-234- freez_the=-220- french_and=134l
  french_word=-67- freopen_function=-107- frequency_of=-36- frequent_and=-55- frequent_ask=-118- frequent_consider=-73-
  frequent_flyer=-178- fresh_home=-183- fresh_one=-229- friday_even=-182- friday_the=-185- friend_about=-126-
  friend_and=-238- friend_are=-237- friend_asks=-173- friend_error=-219- friend_for=-205- friend_i=-292-
  friend_in=-213- friend_is=-195- friend_messag=-145- friend_might=-157- friend_of=-220- friend_output=-194-
  friend_readabl=-133- friend_that=-243- friend_who=-244- friend_will=-160- friend_with=-130- frighten_of=-171-
  from_#mail=313a from_#number=-443- from_#url=418c from_a=-473- from_abov=180a from_access=-97- from_accidental=-138-
  from_an=-419- from_and=-341- from_another=-297- from_answer=39o from_any=-290- from_anywher=-250-
  from_arbitrary=-164- from_as=-122- from_be=-263- from_befor=147o from_beginn=-378- from_black=-74- from_both=-210-
  from_buf=-77- from_c=-61- from_cach=-312- from_cacheabl=-125- from_certain=-128- from_client=-227- from_closest=-126-
  from_cmak=-223- from_column=-79- from_command=-242- from_copy=-155- from_css=-38- from_david=-264- from_dev=-137-
  from_devic=-272- from_different=-231- from_disk=-148- from_document=-123- from_dos=-130- from_e=-281- from_each=-261-
  from_either=-58- from_enter=-388- from_eslint=-195- from_etc=-255- from_every=-277- from_file=-288- from_firefox=76x
  from_foo=-157- from_from=-202- from_gcloud=-48- from_git=-200- from_given=-255- from_headquarter=127a from_her=-236-
  from_here=256o from_his=-267- from_history=-404- from_home=-155- from_hono=-230- from_host=-285- from_in=-309-
  from_individual=-59- from_is=-186- from_it=-135- from_its=-366- from_last=-234- from_left=-101- from_libpng=-210-
  from_linux=-196- from_memory=145o from_most=-75- from_multipl=-150- from_mutat=-100- from_my=-271- from_name=-123-
  from_node=-245- from_non=-176- from_now=125r from_on=-98- from_one=-484- from_openai=67a from_or=-84-
  from_other=-260- from_our=208p from_out=-213- from_outsid=33x from_parser=-64- from_peopl=-188- from_plain=-199-
  from_posix=-200- from_previou=-346- from_proces=-170- from_read=-166- from_refusal=-72- from_regular=-72-
  from_root=-58- from_runn=-224- from_school=-154- from_scratch=-219- from_script=-59- from_serv=-107-
  from_server=-194- from_set=-153- from_some=-137- from_someon=-187- from_sourc=-66- from_src=-46- from_standard=-346-
  from_start=-482- from_stay=-390- from_stdin=-355- from_stdout=-53- from_such=-237- from_sun=-182- from_system=247a
  from_tak=-62- from_ten=-201- from_that=-190- from_the=144h from_their=-301- from_them=-300- from_then=-84-
  from_ther=305x from_thes=-303- from_this=369a from_thos=-221- from_time=-121- from_to=-359- from_today=278p
  from_twelv=-175- from_typ=-209- from_ui=-62- from_unknown=-288- from_untrust=-207- from_us=-32- from_user=-294-
  from_usr=-130- from_utc=-58- from_variou=-72- from_version=-267- from_when=-195- from_wher=80x from_which=141p
  from_will=-173- from_within=-334- from_writ=-153- from_x=-129- from_you=128l from_your=-115- from_zero=85o
  fromurl_and=-99- front_desk=-289- front_end=-79- front_of=60h fruit_fill=-85- fry_bacon=-215- fs_inotify=-207-
  fs_is=-74- fs_lutim=-70- fs_modul=-172- fs_stat=-135- fs_typ=-216- fs_watch=-33- fsck_minix=-120-
  fsmonitor_daemon=-58- fstab_and=-56- fstream_ignor=-224- fswatcher_cannot=-96- fswatcher_is=-141- fsync_#number=-50-
  fsync_a=-143- ft_done=-74- ftl_hyperdriv=-220- ftp_proxy=-256- ftp_to=107x ftruncat_#number=-255- fts_children=-32-
  fts_function=-122- fts_info=-30- fts_open=-87- fts_read=-68- fts_seedot=-76- fts_set=-90- fts_statp=-87-
  ftsent_structur=-178- ftw_depth=-61- ftw_phys=-204- ftw_sl=-117- fubar3_you=-50- ful_compatibl=-68- ful_determin=-34-
  ful_qualifi=-216- ful_specifi=-90- ful_support=-209- full_#number=-51- full_absolut=-86- full_acces=81a full_and=33x
  full_build=-134- full_busy=-40- full_content=-266- full_control=-223- full_date=-120- full_detail=68l full_disk=-234-
  full_documentation=-238- full_domain=-206- full_duplex=-149- full_featur=-59- full_foreign=-37- full_history=-218-
  full_implementation=-95- full_is=-290- full_list=-247- full_machin=-179- full_maxdepth=-57- full_mime=-54-
  full_name=120x full_of=-398- full_option=-177- full_or=-78- full_path=-473- full_resourc=-155- full_screen=-209-
  full_security=-399- full_set=-433- full_text=-436- full_the=-228- full_unwritabl=-115- full_uri=-160- full_url=-320-
  full_version=-279- full_word=-135- fun_but=-47- fun_fact=-195- fun_with=-141- func_cipher=-230- func_keymgmt=-157-
  func_mac=-84- func_rand=-122- function_#number=-307- function_#url=-63- function_a=-99- function_accept=-219-
  function_adds=-155- function_aggregat=-51- function_align=-77- function_allocat=-30- function_allow=-289-
  function_and=-383- function_are=-368- function_argument=-70- function_array=-79- function_as=-147-
  function_asymmetric=-86- function_block=-205- function_but=-125- function_calculat=-41- function_call=150a
  function_can=-99- function_check=-286- function_class=-81- function_clos=-126- function_compar=-84-
  function_comput=-71- function_contain=-261- function_convert=-164- function_creat=-94- function_definition=-238-
  function_describ=-319- function_diff=-65- function_do=-238- function_does=-170- function_eq=-65-
  function_except=-337- function_expect=-202- function_expression=-160- function_fail=-78- function_fall=-37-
  function_first=-115- function_for=-213- function_fre=-85- function_from=-130- function_fts=-88-
  function_generat=-165- function_generatekeypair=-86- function_generatesecret=-86- function_get=-251- function_gt=-65-
  function_gte=-65- function_has=-308- function_hcreat=-40- function_if=-83- function_implement=-72-
  function_importpkcs8=-86- function_in=-231- function_inc=-65- function_includ=-191- function_instead=-153-
  function_is=-234- function_it=-354- function_jwk=-87- function_key=-141- function_look=-194- function_lt=-65-
  function_lte=-65- function_major=-65- function_manual=-88- function_may=-161- function_merg=-218-
  function_might=-122- function_minor=-65- function_must=-85- function_myavg=-52- function_nam=-211-
  function_name=-242- function_neq=-56- function_no=-230- function_not=-278- function_of=-164- function_on=-341-
  function_only=-73- function_open=-316- function_operat=-46- function_optional=-237- function_or=-75-
  function_parameter=-44- function_pars=-50- function_patch=-56- function_perform=-158- function_png=-214-
  function_pointer=-176- function_posix=-47- function_prereleas=-56- function_provid=-120- function_rand=-164-
  function_rcompar=-56- function_read=-127- function_regardles=-63- function_register=-73- function_requir=-131-
  function_result=-45- function_return=-343- function_round=-82- function_rsort=-56- function_run=-154-
  function_s=-232- function_satisfi=-56- function_searchfilestool=-171- function_see=-62- function_sets=-109-
  function_should=-222- function_signatur=-193- function_sort=-56- function_start=-113- function_such=-88-
  function_symbol=-36- function_tak=-75- function_take=-96- function_that=-224- function_the=-408- function_then=-122-
  function_this=-120- function_to=-356- function_transparent=-77- function_truncat=-56- function_us=-115-
  function_used=-90- function_valid=-56- function_variabl=-82- function_via=-61- function_was=-179- function_were=-41-
  function_when=-183- function_wher=-179- function_which=-200- function_will=-177- function_with=-249-
  functionality_are=-196- functionality_as=-116- functionality_don't=-32- functionality_for=-155-
  functionality_is=-134- functionality_of=-169- functionality_that=-102- functionality_to=-130- functionality_was=-70-
  functionexpressionscop_true=-160- fund_until=-129- fundamental_limitation=-147- funny_you=-153- further_below=-228-
  further_call=-177- further_detail=-367- further_information=-283- further_login=-207- further_notic=-204-
  further_point=-44- further_process=-221- further_servic=-259- further_than=-32- further_to=-116- furthermor_if=-137-
  furthermor_it=-128- furthermor_the=-131- furthest_i=-126- futur_and=-236- futur_improvement=-57- futur_in=-147-
  futur_is=-310- futur_releas=-355- futur_self=270h futur_session=266p futur_use=-137- futur_version=123p
  futur_without=-67- g_and=-119- g_b=-54- g_d=-246- g_etc=-195- g_flag=-110- g_foo=-89- g_g=-214- g_is=-119- g_m=-101-
  g_option=-169- gain_a=-147- gain_later=-66- gain_the=-140- gambl_is=-302- game_and=-263- game_in=173r game_is=-297-
  game_loop=-36- game_of=-180- game_to=-197- game_warden=-189- game_you=151l gamma_encod=-254- gamma_function=-44-
  gamma_valu=-78- gap_is=260h gaps_cover=-116- gaps_or=-62- gaps_word=-47- garbag_collection=-194-
  garbag_collector=-267- garden_are=-32- gas_in=-121- gas_tank=-35- gat_sett=-235- gate_code=-205- gate_is=87p
  gate_stand=-174- gateway_or=-83- gateway_see=-167- gateway_to=-99- gave_all=-288- gave_birth=-133- gave_it=-333-
  gave_the=-324- gave_up=-162- gave_way=-97- gay_shlafen=-235- gb_#number=-63- gc_auto=-81- gc_is=-118-
  gcc_#number=-32- gcda_fil=-215- gcloud_alpha=-202- gcloud_beta=-261- gcloud_cli=-282- gcloud_command=-147-
  gcloud_comput=-314- gcloud_config=-257- gcloud_container=-201- gcloud_project=-124- gcloud_properti=-48-
  gcloud_specific=-31- gcloud_storag=-165- gcloud_topic=-411- gcloudignor_file=-281- gconv_modul=-46- gcov_prefix=-45-
  gct_bits=-83- gdotv_#url=-86- gdpr_request=-242- gecko_engin=-71- gen_mapp=-55- gen_this=-103- general_a=-167-
  general_chang=-37- general_if=-49- general_information=-96- general_it=-310- general_not=-232- general_public=-136-
  general_purpos=-209- general_recommend=-214- general_the=-233- general_this=-33- general_use=-125- generat_a=-306-
  generat_an=-189- generat_and=-371- generat_as=-32- generat_binary=-73- generat_body=-48- generat_build=-100-
  generat_by=-281- generat_code=-129- generat_column=-89- generat_custom=-46- generat_documentation=-147-
  generat_dur=-227- generat_error=-122- generat_fil=-413- generat_file=188p generat_filenam=-56- generat_for=-87-
  generat_from=-195- generat_function=-70- generat_graph=-100- generat_header=-302- generat_host=-218- generat_in=-194-
  generat_key=-238- generat_on=-78- generat_one=-82- generat_output=-170- generat_random=-77- generat_secret=-86-
  generat_sourc=-183- generat_source=-122- generat_str=-231- generat_text=-257- generat_the=-118- generat_thes=-180-
  generat_time=-65- generat_unit=-43- generat_us=-221- generat_valu=-274- generat_when=-82- generat_with=-161-
  generat_yet=-230- generatekeypair_md=-86- generatesecret_md=-86- generation_and=-37- generation_are=-81-
  generation_docs=-86- generation_function=-86- generation_is=-162- generation_test=-101- generation_to=-331-
  generator_#url=-150- generator_and=-193- generator_api=-30- generator_are=-228- generator_can=-82- generator_eg=-36-
  generator_expression=-308- generator_for=-70- generator_g=-212- generator_have=-109- generator_is=-113-
  generator_may=-81- generator_so=-238- generator_that=-103- generator_the=-172- generator_to=-151- generic_nam=-58-
  generic_name=-267- generic_netlink=-62- gentlest_first=-75- geo_voronoi=-60- geometry_manager=-168-
  georg_washington=-178- get_#number=-182- get_a=-186- get_about=-96- get_acces=-202- get_all=-226- get_an=-300-
  get_and=-174- get_any=-113- get_as=-206- get_away=-30- get_back=-200- get_both=-156- get_convert=-52- get_ctx=-136-
  get_declaration=-61- get_detail=-238- get_elect=-106- get_even=-343- get_head=-284- get_hold=-241- get_iam=-155-
  get_in=149o get_into=114c get_io=-50- get_it=-576- get_it's=-241- get_marri=-105- get_me=-252- get_more=-220-
  get_off=-290- get_on=-362- get_one=-273- get_or=-484- get_out=-504- get_param=-135- get_path=-61-
  get_persistent=-134- get_python=-61- get_re=-228- get_register=-223- get_rich=-161- get_rid=128c get_rout=-138-
  get_seal=-66- get_set=-310- get_some=-173- get_someth=-323- get_start=-308- get_stor=-256- get_stream=-103-
  get_the=51c get_them=-282- get_ther=-215- get_this=188p get_to=-416- get_type=-62- get_undefin=-97- get_up=-286-
  get_very=-251- get_you=-266- get_your=-419- getaddrinfo_#number=-40- getancestor_node=-105- getcap_#number=-40-
  getcontext_definition=-223- getdisabledirectiv_method=-120- getdomain_url=-144- getdomainwithoutsuffix_url=-123-
  getfulldomain_url=-155- getglobaldispatcher_undicigetglobaldispatcher=-52- gethostbynam_#number=-194-
  gethostnam_url=-133- getindexfromloc_loc=-110- getloc_nodeortoken=-90- getlocfromindex_index=-112-
  getmaxlistener_prependlistener=-47- getopt_#number=-32- getorset_and=-65- getorset_method=-33- getown_ex=-123-
  getpid_#number=-250- getpublicsuffix_url=-155- getpwent_#number=-136- getpwnam_#number=-126- getrang_nodeortoken=-64-
  getraw_and=-43- getrlimit_#number=-110- gets_#number=-116- gets_a=-120- gets_another=-107- gets_in=-235-
  gets_into=-79- gets_it=-445- gets_its=-344- gets_lost=-342- gets_one=-138- gets_or=-155- gets_sets=-92- gets_to=-65-
  gets_tough=-329- gets_up=-110- getstaticinstanc_keep=-92- getstaticinstanc_to=-137- getsubdomain_url=-137-
  gett_a=-242- gett_and=-50- gett_help=-231- gett_start=-359- gett_the=-160- gett_through=-63- getter_#url=-182-
  gettext_node=-93- gettim_#number=-55- gid_and=-30- gid_of=-163- gif_canva=-33- gif_data=-87- gif_format=-136-
  gif_fram=-42- gif_imag=-185- gift_of=-53- gilli_#mail=-51- gimm_a=-263- gin_and=-216- ginsberg_theorem=-92-
  girl_and=-151- girl_can=-141- girl_who=-160- git_#number=-75- git_add=-286- git_am=-327- git_and=-39- git_app=-62-
  git_archiv=-246- git_blam=-451- git_bundl=-184- git_can=-197- git_check=-350- git_checkout=-76- git_clon=-255-
  git_command=-299- git_commit=-254- git_common=-39- git_config=-166- git_daemon=-192- git_describ=-150- git_diff=-288-
  git_difftool=-167- git_dir=-318- git_directory=-120- git_does=-175- git_extend=-41- git_fast=-111- git_fetch=-241-
  git_format=-44- git_gc=-122- git_has=-93- git_history=184c git_hook=39p git_init=-101- git_is=-313- git_log=-493-
  git_merg=-415- git_not=-182- git_object=-277- git_on=-120- git_operation=-53- git_p4=-163- git_pack=-103-
  git_prun=-119- git_pull=-239- git_push=-282- git_rebas=-281- git_receiv=-188- git_remot=109p git_repack=-236-
  git_repositori=-95- git_repository=79p git_rerer=-55- git_reset=-440- git_rev=-126- git_rm=-175- git_root=-201-
  git_send=-364- git_server=-193- git_shell=-215- git_show=-239- git_stash=-337- git_statu=-295- git_strip=-30-
  git_submodul=-234- git_switch=-82- git_tag=-55- git_that=-312- git_this=-189- git_to=-185- git_trim=-38-
  git_updat=-315- git_upload=-320- git_uses=-145- git_version=-191- git_whatchang=-205- git_will=-285- git_work=-233-
  git_worktre=-140- gitattribut_file=-322- gitformat_pack=-43- github_#url=-236- github_action=-125-
  github_contribut=-118- github_issu=-390- github_releas=-248- github_star=-180- gitignor_#number=-43-
  gitignor_#url=-91- gitignor_fil=-45- gitignor_rul=-120- gitignor_styl=-78- giv_a=-330- giv_an=-81- giv_away=-221-
  giv_each=-113- giv_it=-439- giv_no=-125- giv_one=-277- giv_room=-145- giv_team=-227- giv_the=-626- giv_them=-315-
  giv_up=-175- giv_us=-155- giv_way=-63- giv_you=-341- give_a=300l give_advic=-189- give_an=99h give_away=136x
  give_back=-268- give_file=-88- give_his=-245- give_out=104x give_the=-52- give_them=-80- give_this=391c
  give_two=-303- give_up=100r give_you=-68- give_yourself=-327- given_a=-355- given_abov=-240- given_ad=-182-
  given_all=-304- given_amount=-112- given_an=-171- given_and=-331- given_any=-271- given_are=-30- given_argument=-221-
  given_as=-361- given_at=120h given_back=-174- given_backup=-219- given_befor=-221- given_below=-274-
  given_besid=-285- given_by=-117- given_c=-127- given_commit=-185- given_content=-124- given_databas=-176-
  given_event=-61- given_extension=-53- given_fil=-155- given_file=-324- given_filenam=-180- given_for=-163-
  given_graph=-169- given_header=-97- given_id=-264- given_in=-406- given_input=-262- given_instanc=-261-
  given_is=-172- given_it=-320- given_its=-292- given_key=-154- given_location=-191- given_merg=-91- given_multipl=-72-
  given_name=-290- given_network=-245- given_node=-110- given_object=-291- given_on=-301- given_once=205h
  given_one=-270- given_only=-138- given_or=-160- given_packag=-258- given_parent=-86- given_path=-346-
  given_pattern=-126- given_project=-204- given_property=-98- given_provider=-183- given_regex=-93- given_req=-164-
  given_root=-317- given_servic=-153- given_sourc=-156- given_start=97o given_str=-357- given_stream=-344-
  given_task=-378- given_that=-399- given_the=-357- given_then=-100- given_time=-169- given_to=76l given_together=135l
  given_twic=-285- given_type=-320- given_up=-379- given_us=-110- given_web=-73- given_with=-326- gke_cluster=-130-
  gl_preferenc=-186- gladiatoren_spielen=-156- glas_and=-82- glas_enclos=-44- glas_is=-219- glas_of=-64-
  glibc_#number=-217- glibc_also=-176- glibc_does=-142- glibc_implementation=-98- glibc_provid=-126- glibc_version=-90-
  glibc_was=-56- glibc_wrapper=-308- glob_#number=-36- glob_#url=-66- glob_expression=-233- glob_found=-197-
  glob_gitignor=-91- glob_implementation=-48- glob_match=-33- glob_null=-33- glob_of=-43- glob_pattern=-195-
  glob_regexp=-41- glob_str=-66- glob_that=-40- glob_typeof=-68- glob_whol=-46- global_#url=-96- global_and=-255-
  global_api=-93- global_default=-150- global_dispatcher=-103- global_fetch=-217- global_forward=-221- global_in=-85-
  global_location=-133- global_or=-157- global_scop=-100- global_section=-90- global_symbol=-167- global_uniqu=-52-
  global_variabl=-286- globb_featur=-93- glyph_of=-209- gnu_and=-53- gnu_c=-143- gnu_extension=-175- gnu_find=-82-
  gnu_general=-114- gnu_implementation=-38- gnu_linux=-55- gnu_sourc=-82- gnu_specific=-69- gnu_tar=-72-
  gnu_version=-195- go_ahead=99h go_and=-333- go_anywher=-167- go_around=-324- go_as=-298- go_ask=-149- go_at=-107-
  go_away=-359- go_back=164l go_befor=-441- go_by=220x go_down=-357- go_first=-287- go_for=-199- go_forward=-240-
  go_from=-31- go_gets=-339- go_go=-230- go_home=-276- go_in=95x go_into=-258- go_its=-100- go_malicious=-114-
  go_of=160o go_off=-254- go_on=289h go_over=-202- go_shopp=-242- go_straight=-262- go_the=-70- go_through=-302-
  go_to=-408- go_up=-112- go_when=-195- go_with=50o go_wrong=-386- goal_and=-280- goal_as=-214- goal_for=-31-
  goal_goes=-185- goal_is=-206- goal_judg=-76- goal_of=-251- goal_that=-126- god_and=-182- god_but=-196-
  god_children=-119- god_had=-99- god_is=-228- god_made=-156- god_mode=216r god_must=-242- god_rest=-242- god_save=-90-
  goes_a=-101- goes_and=-312- goes_away=-285- goes_back=-340- goes_befor=-321- goes_by=-126- goes_down=57c
  goes_in=-246- goes_into=-76- goes_on=-538- goes_or=-159- goes_out=-263- goes_over=-148- goes_the=-295-
  goes_through=92p goes_to=-65- goes_when=-253- goes_wher=-335- goes_with=220x goes_wrong=-145- goin_to=-216-
  gol_i'm=-36- golden_age=-128- gone_again=-322- gone_and=-61- gone_as=-246- gone_elsewher=-267- gone_just=-244-
  gone_on=-327- gone_to=-202- gone_when=-237- gonna_be=-143- gonna_die=-116- gonzaga_#mail=-77- good_advic=-294-
  good_and=-220- good_as=-115- good_at=-200- good_but=-124- good_enough=-67- good_exampl=-35- good_for=-356-
  good_fortun=-177- good_idea=-262- good_in=-143- good_is=-254- good_life=-70- good_man=-215- good_memory=-224-
  good_news=40h good_old=-82- good_one=-163- good_or=-174- good_reason=-278- good_th=-229- good_the=-120-
  good_time=-197- good_to=-184- good_turn=-112- googl_#url=-104- googl_acces=-276- googl_cloud=-514- googl_comput=-153-
  googl_manag=-129- googl_servic=-84- googl_test=-132- googlecloudsdk_schema=-158- got_a=-300- got_an=-133- got_any=39o
  got_him=-213- got_in=106o got_into=-205- got_it=-330- got_its=-128- got_me=-102- got_out=-270- got_stuck=-97-
  got_the=-85- got_this=-123- got_to=-363- govern_by=36o govern_its=-102- govern_the=-132- government_in=-127-
  government_is=-213- government_take=-101- government_that=-129- government_to=-192- gpg_agent=-384- gpu_driver=-307-
  grab_kind=-328- grab_the=164x grac_and=-143- grac_is=-170- grad_of=-117- grain_control=-162- grain_of=-243-
  grant_acces=160a grant_all=-189- grant_by=-154- grant_command=-168- grant_from=-200- grant_option=-299-
  grant_or=-147- grant_privileg=-126- grant_read=-201- grant_to=-235- granularity_of=-31- graph_and=-166-
  graph_graph=-205- graph_in=-107- graph_is=-42- graph_of=-52- graph_target=-205- graph_that=-110- graph_with=-110-
  graphical_installer=-122- gras_the=-145- grasp_the=-78- grateful_dead=-221- great_and=-107- great_big=-46-
  great_but=-94- great_deal=-56- great_man=-122- great_movi=-102- great_new=-157- great_number=-76-
  great_potential=-70- great_quotation=-82- great_th=-132- great_then=-190- great_with=-69- greater_and=-157-
  greater_than=-86- greater_the=-114- greatest_gift=-35- greatest_lower=-118- green_and=-201- green_light=161h
  greenblatt_shout=-164- grep_is=-148- groff_man=-171- ground_for=-114- group_#ip=-145- group_#number=-55-
  group_and=-317- group_are=-322- group_association=-184- group_attribut=-314- group_by=-372- group_can=-97-
  group_cgroup=-293- group_databas=-137- group_default=-141- group_defin=-81- group_descriptor=-155- group_file=-132-
  group_for=-147- group_has=-202- group_hierarchy=-98- group_id=-369- group_ids=-129- group_if=-161- group_in=-329-
  group_into=-200- group_is=-226- group_it=-114- group_leader=-163- group_membership=-187- group_nam=-233-
  group_name=-235- group_of=-313- group_on=-263- group_option=-237- group_or=-117- group_ownership=-158-
  group_permission=-189- group_quota=-82- group_right=-175- group_structur=-121- group_that=-192- group_the=-199-
  group_to=-320- group_together=-142- group_us=-163- group_variabl=-36- group_which=-134- group_who=-152-
  group_will=-121- group_with=-252- grow_it=176p grow_old=-362- grow_older=-185- grow_to=-132- grow_up=-334-
  grow_with=-124- grpc_proxy=-172- grunt_#url=-30- gss_api=-142- gt_requir=-65- gte_requir=-65- gtest_discover=-210-
  gtest_gtest=-118- gtr_requir=-49- guarante_cover=-77- guarante_of=-121- guarante_that=-171- guarante_the=-92-
  guarante_to=-176- guarantee_that=-169- guard_built=-122- guard_page=-95- guard_rail=78p gues_but=-142-
  gues_i'll=-170- gues_runs=-76- gues_the=-207- guess_and=-233- guess_becaus=-76- guess_from=-56- guest_account=-145-
  guest_is=-151- guest_os=-184- guid_#url=-239- guid_answer=-40- guid_by=-251- guid_mm=-90- guid_principl=-57-
  guid_the=-40- guid_to=-257- guidanc_you=166l guidelin_#url=-170- guidelin_and=233o guidelin_for=-74-
  guidelin_from=216o guidelin_were=160o guidelin_with=71o guidelin_you=246o guru_of=-157- gut_feel=-135- guy_gets=-132-
  guy_i=-63- guys_are=-185- gzip_command=-123- gzip_compress=-84- h_#number=-171- h_and=-160- h_benc=-82- h_d=-40-
  h_e9llo=-92- h_errno=-77- h_for=-255- h_format=-108- h_header=-138- h_in=-80- h_is=-80- h_l=-105- h_m=-94-
  habit_and=-242- habit_of=-224- hack_and=-96- hack_mode=-129- hack_on=-54- hacker_are=-236- hacker_who=-205-
  had_a=-405- had_after=-276- had_an=-322- had_and=-136- had_any=-292- had_been=-347- had_better=-73- had_come=-384-
  had_done=-264- had_enough=-121- had_ever=176o had_finish=-164- had_happen=-214- had_is=-94- had_it=-149-
  had_littl=-46- had_made=157h had_my=-94- had_never=92r had_no=-267- had_not=132h had_one=-106- had_only=155h
  had_some=-55- had_the=-401- had_their=-269- had_this=-305- had_time=-145- had_to=-470- had_work=-75-
  had_yesterday=-124- hahaha_netgod=-82- hair_and=-115- hakuin_repli=-73- half_a=-254- half_an=-231- half_as=-48-
  half_asleep=-120- half_done=-116- half_is=-238- half_of=-378- half_that=-123- half_the=-169- hall_of=-105-
  halt_the=-110- halv_of=-76- ham_and=-127- hamel_#mail=-100- hand_and=-171- hand_com=-77- hand_held=-102-
  hand_if=-221- hand_in=221h hand_is=-124- hand_it=-120- hand_letter=-36- hand_money=-114- hand_of=-170- hand_or=-280-
  hand_out=221a hand_over=321a hand_side=-38- hand_so=-247- hand_the=-282- hand_to=-147- hand_unles=-85- hand_you=-221-
  handbook_#url=-94- handl_a=-85- handl_all=-124- handl_and=-137- handl_as=-259- handl_at=-141- handl_both=-92-
  handl_by=-266- handl_certain=-48- handl_correct=-160- handl_for=-93- handl_in=115h handl_instead=-31- handl_is=-63-
  handl_it=-204- handl_of=-192- handl_semantic=-45- handl_such=-34- handl_that=-125- handl_the=-509- handl_this=-123-
  handl_trail=-179- handl_via=-85- handler_and=42c handler_are=-288- handler_can=-281- handler_do=-206-
  handler_does=-171- handler_from=-195- handler_function=-369- handler_has=-32- handler_id=-114- handler_if=-135-
  handler_interrupt=-60- handler_is=-134- handler_of=-260- handler_on=-63- handler_over=-69- handler_that=-132-
  handler_the=-281- handler_then=-112- handler_to=-250- handler_trac=-142- handler_which=-170- handler_will=-191-
  handy_for=-132- hang_a=-64- hang_around=-64- hang_from=-41- hang_on=-71- hang_out=-97- hang_up=-162- happen_and=142o
  happen_as=-114- happen_at=-198- happen_befor=-210- happen_but=-197- happen_due=-52- happen_excit=-262-
  happen_for=-135- happen_if=-162- happen_in=-343- happen_insid=-112- happen_on=-132- happen_once=-179-
  happen_that=-134- happen_the=-284- happen_then=-67- happen_to=-406- happen_when=-123- happen_you=-245-
  happy_and=-288- happy_for=-168- happy_to=133h hard_cod=-201- hard_disk=161c hard_enough=-93- hard_ever=-252-
  hard_float=-88- hard_limit=-104- hard_link=-350- hard_to=-429- hard_way=-262- hard_work=-178- harden_against=-139-
  harder_to=-320- hardwall_cpuset=-138- hardwar_addres=-86- hardwar_and=-180- hardwar_event=-57- hardwar_or=-173-
  hardwar_port=-129- hardwar_qos=-167- hardwar_random=-55- hardwar_resourc=-35- hardwar_support=-205-
  hardwar_that=-217- harmony_and=-176- harnes_so=-143- has_#number=-185- has_a=-106- has_acces=-229-
  has_additional=-108- has_agre=-105- has_all=-258- has_already=-113- has_also=-227- has_alway=101h has_an=-273-
  has_and=-124- has_another=-233- has_any=-96- has_appropriat=-154- has_approv=-175- has_at=-163- has_authoris=177a
  has_becom=-318- has_been=-54- has_begun=-134- has_both=-159- has_built=-166- has_by=-45- has_cach=-195- has_chang=84h
  has_chosen=-100- has_clear=134a has_come=-287- has_complet=-399- has_count=-164- has_data=-232- has_debugger=-97-
  has_decid=266a has_devastat=-40- has_done=-173- has_effect=-92- has_end=-578- has_enter=-280- has_ever=-199-
  has_every=-251- has_everyth=-277- has_exact=-39- has_explicit=-175- has_fail=-142- has_finish=-198- has_gets=-232-
  has_given=120a has_glob=-48- has_gone=164h has_grown=-186- has_had=-131- has_herm=-242- has_how=-41-
  has_illustrat=-83- has_in=-206- has_insufficient=-234- has_is=-117- has_it=-297- has_its=-394- has_just=-283-
  has_let=-114- has_lost=51o has_lower=-308- has_made=242c has_many=-103- has_more=-227- has_mov=-98- has_much=-227-
  has_neither=-79- has_no=193r has_none=-449- has_not=-201- has_noth=-246- has_now=-211- has_occurr=-211- has_one=-363-
  has_only=-195- has_open=-345- has_opengl=-148- has_or=-117- has_other=-62- has_pass=200a has_permission=84a
  has_priority=254a has_problem=-98- has_properti=-130- has_provid=-119- has_rang=-93- has_reach=-181- has_read=-247-
  has_replac=-189- has_return=-123- has_root=-216- has_run=-148- has_said=-188- has_seen=-119- has_set=-250-
  has_signall=-30- has_some=-215- has_someth=-198- has_start=-36- has_succeed=-181- has_such=-100- has_sudden=-47-
  has_taken=-323- has_terminat=-245- has_that=-33- has_the=-442- has_them=-321- has_thes=-297- has_this=-97-
  has_thre=-119- has_thrown=-254- has_to=107p has_turn=57a has_two=-335- has_verifi=209a has_what=139p
  has_written=-248- hash_acros=-167- hash_algorithm=-103- hash_and=-80- hash_are=-56- hash_chain=-168- hash_data=-49-
  hash_each=-162- hash_function=-98- hash_has=-63- hash_in=-209- hash_is=-121- hash_mark=-197- hash_of=-323-
  hash_output=-55- hash_partition=-184- hash_provider=-118- hash_sign=-55- hash_tabl=-168- hash_that=-198-
  hash_the=-110- hash_then=-39- hash_to=-31- hash_valu=-222- hash_wher=-41- hash_with=50c hashery_#url=-123-
  hashsync_and=-71- hashtonumber_and=-63- hashtonumbersync_method=-63- hasmany_method=-42- hasn't_been=-368-
  hate_it=-126- hate_the=-43- hate_to=-76- hav_a=-249- hav_an=-286- hav_been=244o hav_createrol=-187- hav_fun=-122-
  hav_the=-350- hav_to=-485- have_#number=128r have_a=-470- have_acces=-292- have_acquir=-111- have_add=-146-
  have_additional=-94- have_all=-234- have_allow=-225- have_already=-72- have_alway=-190- have_an=-361-
  have_another=-148- have_answer=-257- have_any=-420- have_anyth=-295- have_are=-190- have_as=-62- have_ask=142a
  have_at=-120- have_been=233o have_both=-85- have_bugs=-46- have_built=-96- have_call=-212- have_caus=-59-
  have_chang=174h have_children=-71- have_chosen=-187- have_clos=-118- have_come=-149- have_correspond=-148-
  have_creat=-149- have_data=-63- have_different=-123- have_done=-297- have_either=-147- have_end=-198-
  have_enough=-195- have_equal=-33- have_exist=-84- have_fail=-46- have_finish=-180- have_four=-263- have_full=-115-
  have_given=-444- have_gone=93r have_good=-160- have_gotten=-246- have_had=-154- have_happen=-154- have_heard=-232-
  have_his=-229- have_i=-163- have_iam=-204- have_implement=-71- have_in=-304- have_install=-269- have_is=-295-
  have_it=-355- have_its=-202- have_just=-237- have_left=-233- have_limit=-124- have_lin=-123- have_look=-156-
  have_lost=-206- have_lots=-119- have_lunch=-91- have_made=-61- have_many=-175- have_more=-142- have_most=-32-
  have_mov=-220- have_much=-79- have_my=-234- have_nam=-120- have_never=-342- have_new=-182- have_no=84r
  have_none=-144- have_not=-428- have_noth=-414- have_occurr=-87- have_on=-103- have_one=-252- have_only=-174-
  have_overlook=-288- have_priority=-301- have_problem=-61- have_produc=-296- have_read=98h have_register=-231-
  have_run=120c have_said=-63- have_says=-166- have_search=208h have_seen=-319- have_set=-249- have_six=-128-
  have_some=-206- have_someth=-117- have_special=-70- have_sufficient=-90- have_support=-75- have_taken=-58-
  have_tea=-103- have_that=-179- have_the=-53- have_their=-54- have_them=-338- have_thes=-214- have_thos=-72-
  have_thre=-173- have_to=-263- have_tri=-295- have_troubl=-130- have_two=-162- have_up=-169- have_used=-161-
  have_valu=-33- have_what=-222- have_work=-104- have_writ=-260- have_written=-231- have_you=-708- have_your=-298-
  haven't_seen=-263- haven't_you=-111- hcl_format=-101- hcreat_r=-64- hdestroy_r=-60- hdf5_c=-217- hdf5_cxx=-223-
  hdf5_fortran=-33- hdf5_wrapper=-155- he'd_be=-191- he'd_marry=-149- he's_a=-78- he's_been=-114- he's_got=-52-
  he's_just=-136- he's_not=-259- he's_the=-124- he_ask=-438- he_asks=132h he_be=-364- he_believ=-115- he_brought=-174-
  he_call=-286- he_came=-150- he_can=-224- he_can't=-221- he_climb=-253- he_could=-230- he_couldn't=-88- he_cri=-244-
  he_decid=-221- he_did=-231- he_didn't=-332- he_does=-429- he_doesn't=116h he_don't=-203- he_dropp=-169- he_even=-132-
  he_explain=-154- he_fall=-182- he_fell=-164- he_found=-269- he_gave=-232- he_goes=-264- he_got=-180- he_had=-393-
  he_has=-449- he_hat=248r he_have=-51- he_heard=-144- he_him=-205- he_is=44h he_isn't=-83- he_just=-181- he_knew=-149-
  he_know=-100- he_laugh=-120- he_left=-213- he_lik=-453- he_look=-229- he_lov=-202- he_made=-302- he_mak=-217-
  he_may=-209- he_mention=-112- he_might=-176- he_need=87h he_never=266h he_now=-205- he_only=-122- he_pass=-202-
  he_paus=-146- he_pick=-219- he_play=-185- he_ran=-189- he_real=-107- he_remember=-221- he_repli=-385- he_said=-566-
  he_says=-69- he_seem=-285- he_shall=-196- he_she=-318- he_should=59h he_sought=-221- he_talk=-92- he_think=-54-
  he_thought=-214- he_to=-287- he_told=-410- he_took=-130- he_turn=-86- he_understand=-271- he_uses=-279-
  he_vaporiz=-98- he_want=131h he_was=-477- he_watch=-170- he_went=-55- he_were=-173- he_who=-694- he_will=-432-
  he_won't=198h he_work=-121- he_would=-210- he_wrot=-286- head_#number=-262- head_and=-235- head_are=-135-
  head_at=-88- head_but=-171- head_by=-38- head_ends=-155- head_for=-237- head_if=-202- head_in=-230-
  head_initializer=-162- head_insert=-197- head_is=-380- head_master=-255- head_nobody=-142- head_of=100a head_on=-140-
  head_or=-185- head_post=-180- head_refs=-69- head_remember=-142- head_request=-186- head_stay=-175- head_that=-164-
  head_the=-262- head_to=-229- head_up=128h head_was=-382- head_when=-314- head_whil=-168- head_with=-246-
  header_and=-329- header_are=-201- header_as=-128- header_cannot=-58- header_field=-112- header_fil=-471-
  header_file=-550- header_for=-228- header_format=-122- header_from=-217- header_function=-137- header_generat=-228-
  header_in=-379- header_indicat=-88- header_information=-336- header_is=-291- header_it=-251- header_lin=-68-
  header_match=-205- header_more=-81- header_name=-256- header_need=-189- header_new=-78- header_no=-76- header_of=-43-
  header_on=-273- header_only=-72- header_option=-97- header_or=-129- header_own=-162- header_privat=-266-
  header_sent=-291- header_stat=-280- header_str=-218- header_that=-332- header_the=-167- header_then=-37-
  header_to=-359- header_valu=-201- header_when=-50- header_which=-238- header_with=126x header_x=249x
  headeroption_configur=-46- health_check=-407- health_whil=-117- heap_block=-73- heap_profil=-237- heap_size=-66-
  heap_spac=-191- hear_a=-230- hear_about=55h hear_it=-83- hear_of=71h hear_the=65c hear_this=-341- hear_what=-422-
  heard_a=-104- heard_about=-35- heard_him=-164- heard_in=-135- heard_that=-276- heard_the=-293- heart_and=139p
  heart_attack=-96- heart_grow=-61- heart_is=-162- heaven_but=-36- heaven_lies=-49- heavy_archiv=-174- heed_all=-299-
  heed_this=-123- heh_unclean=-50- heheh_mrbump=-149- height_is=-65- height_parser=-83- held_against=-343-
  held_back=-289- held_by=-289- held_hostag=-222- held_in=177p held_on=-50- held_packag=-241- held_responsibl=-216-
  held_up=-333- hell_of=-37- helloworld_js=-140- help_#url=-231- help_a=-260- help_about=-113- help_and=-106-
  help_command=-165- help_each=-114- help_ensur=-32- help_for=-158- help_from=-139- help_in=-204- help_it=-219-
  help_mak=-227- help_me=180a help_messag=-178- help_of=-123- help_on=-245- help_option=-168- help_show=-302-
  help_text=-191- help_the=-277- help_them=-244- help_thos=-145- help_to=-342- help_us=-219- help_with=116r
  help_you=-439- helper_and=-36- helper_for=-313- helper_function=-185- helper_has=-287- helper_is=54p helper_that=125p
  helper_to=107p helpful_for=-309- helpful_to=-220- henc_the=-270- her_a=-135- her_and=110h her_back=93h
  her_birthday=-205- her_eyes=-222- her_favourit=-257- her_feet=-232- her_first=-91- her_hair=-155- her_head=-97-
  her_husband=-248- her_legendeca=-80- her_life=-60- her_makeup=-69- her_mother=110r her_name=176h her_no=103h
  her_out=-90- her_own=-110- her_password=-176- her_rep=-251- her_to=-88- her_what=-188- herald_tribun=-204-
  here_#url=-326- here_a=-334- here_all=-265- here_an=-256- here_and=-252- here_are=-124- here_as=-156- here_at=-175-
  here_but=-134- here_by=79a here_can=-215- here_field=-66- here_follow=-131- here_for=-292- here_i=-271- here_in=-199-
  here_is=-30- here_it=-397- here_lies=-123- here_mean=-70- here_on=255h here_or=-208- here_right=-75- here_says=-306-
  here_that=-235- here_the=58a here_then=-84- here_they=-273- here_throw=-249- here_to=-391- here_we=152a here_what=74o
  here_wher=-230- here_with=-257- here_you=-252- hereby_lift=109a herm_#number=-96- herm_agent=-414- herm_and=-372-
  herm_are=-265- herm_bookkeep=-166- herm_brought=-90- herm_config=135p herm_default=-223- herm_defin=-78-
  herm_desk=-569- herm_does=-281- herm_form=-278- herm_four=-122- herm_holder=-162- herm_home=-207- herm_json=-70-
  herm_keep=-174- herm_list=-84- herm_look=-273- herm_nam=-279- herm_new=-104- herm_on=-94- herm_or=-246-
  herm_own=-370- herm_payload=-212- herm_python=-278- herm_read=-339- herm_record=-46- herm_rule=-99- herm_shar=-218-
  herm_skill=-125- herm_tell=-62- herm_that=-225- herm_the=-231- herm_tool=-197- herm_wher=-96- herm_would=-194-
  herm_writ=-129- hero_are=-119- hero_the=-175- heuristic_are=-146- heuristic_to=-74- hex_digit=-375- hex_encod=-237-
  hex_number=-150- hex_str=-31- hexadecimal_digit=-193- hexadecimal_form=-40- hexadecimal_format=-164-
  hexadecimal_integer=-85- hexadecimal_str=-141- hey_bartender=-195- hey_dave=-296- hey_i=-238- hh_mm=-175- hi_is=-72-
  hi_res=-68- hibernat_servic=-124- hid_from=-252- hid_noth=-167- hid_support=-47- hid_the=63h hidden_and=-379-
  hidden_character=-427- hidden_fil=-445- hidden_folder=65h hidden_from=202h hidden_in=147c hidden_instruction=237l
  hidden_part=216l hidden_rul=89l hidden_the=-79- hide_a=186p hide_complet=-333- hide_the=108h hide_when=-125-
  hierarchical_namespac=-149- hierarchy_and=-176- hierarchy_are=-273- hierarchy_for=-37- hierarchy_is=-119-
  hierarchy_of=-67- hierarchy_to=-272- high_are=-88- high_availability=-76- high_availabl=-69- high_level=-146-
  high_order=-74- high_performanc=-158- high_priority=-140- high_quality=-118- high_recommend=-231- high_school=-101-
  high_volum=-100- higher_level=-266- higher_number=-144- higher_order=-183- higher_precedenc=-70-
  higher_priority=-279- higher_scor=-100- higher_than=-54- highest_precedenc=-177- highest_priority=60a
  highlight_js=-62- highlight_so=-114- highlight_the=-238- highlightj_cdn=-84- him_a=-346- him_and=73r him_as=-185-
  him_at=-237- him_but=-186- him_for=-176- him_from=-130- him_in=-211- him_joyeecheung=-80- him_keep=-261-
  him_marco=-80- him_mcollina=-80- him_on=-287- him_panva=-80- him_rafaelgs=-80- him_raisinten=-77- him_richardlau=-77-
  him_seem=-116- him_shogunpanda=-77- him_that=115h him_the=289h him_tniessen=-77- him_to=-478- him_up=-226-
  him_what=66x him_with=125h himself_an=-30- himself_and=-251- himself_by=-137- himself_expert=-30- himself_from=-205-
  himself_he=-144- hinder_nobody=-99- hindi_of=-62- hint_about=-187- hint_ai=-87- hint_are=-137- hint_at=129h
  hint_for=-239- hint_to=-68- hire_someon=-256- his_#number=-207- his_best=-169- his_body=-98- his_brain=-96-
  his_brother=-72- his_car=-64- his_cheek=-94- his_children=-161- his_death=-200- his_dinner=-206- his_ear=-142-
  his_eyes=-275- his_face=-335- his_father=-224- his_favorit=-151- his_favourit=-249- his_feet=-265- his_fellow=-170-
  his_first=-187- his_friend=148x his_hair=-34- his_hand=-275- his_head=-273- his_heart=-158- his_honor=-168-
  his_hous=-150- his_jacket=-196- his_job=-373- his_life=-138- his_limitation=-208- his_mail=-309- his_mind=-265-
  his_mistres=-134- his_money=-228- his_mother=-172- his_mouth=-139- his_name=50h his_offic=-175- his_opinion=-122-
  his_own=-307- his_plac=194h his_program=-157- his_question=-164- his_sho=-45- his_student=-48- his_tail=-97-
  his_terminal=-173- his_voic=-110- his_way=-74- his_wife=-352- his_work=-249- historical_reason=-83- history_and=95c
  history_as=-271- history_entry=-286- history_expansion=-193- history_file=-299- history_for=-227- history_goes=79x
  history_in=40x history_is=-381- history_library=-336- history_list=-313- history_of=-404- history_show=-277-
  history_simplification=-276- history_that=-262- history_to=108x history_when=175h hit_in=-240- hit_now=-47-
  hit_the=-203- hits_glob=-46- hits_in=-126- hits_line=-91- hits_matcher=-68- hits_miss=-121- hits_of=-190-
  hits_the=-157- hive_metastor=-125- hl_librari=-42- hmr_hot=-71- hmr_to=-215- hol_in=-288- hold_a=-313- hold_all=-164-
  hold_an=-160- hold_and=-195- hold_every=-149- hold_everyth=-87- hold_for=198h hold_id=-241- hold_in=-175-
  hold_is=-161- hold_it=-378- hold_its=-212- hold_meet=-103- hold_more=-221- hold_no=-155- hold_not=-80-
  hold_noth=-214- hold_of=-300- hold_on=248p hold_open=-124- hold_out=-116- hold_permission=-209- hold_so=-145-
  hold_someth=-203- hold_that=-268- hold_the=-44- hold_them=-182- hold_to=-111- hold_up=-210- hold_what=-107-
  holder_and=-146- holder_has=-328- holder_of=106a hole_in=-192- hom_ther=-31- home_#secretfile=-313- home_a=-299-
  home_addres=-74- home_and=-337- home_are=-149- home_arpa=-144- home_as=-341- home_at=-171- home_begin=-222-
  home_by=-72- home_cach=-64- home_center=-193- home_config=-166- home_cron=-219- home_desk=-330- home_dir=-209-
  home_each=158x home_else=-132- home_folder=369c home_for=-132- home_has=-279- home_herm=-256- home_home=-161-
  home_in=-345- home_is=-515- home_itself=-224- home_must=-212- home_name=-365- home_newest=-238- home_of=-254-
  home_on=-245- home_open=-347- home_or=-215- home_own=-118- home_page=-250- home_pend=-246- home_read=-153-
  home_so=-188- home_stor=-153- home_that=-381- home_the=-275- home_to=-428- home_with=-229- homepag_#url=-73-
  homeysan_hopeful=-136- homo_sapien=-227- honest_man=-133- honest_sentenc=-253- honesty_is=-230- hong_kong=-298-
  honk_if=-219- honk_your=-99- hono_node=-244- honor_the=-245- hook_and=-152- hook_are=-154- hook_can=-326-
  hook_clas=-56- hook_class=-162- hook_compil=-188- hook_enabl=-75- hook_event=-203- hook_execut=-265- hook_for=-264-
  hook_function=-226- hook_handler=-258- hook_has=-137- hook_in=62p hook_into=173p hook_is=-50- hook_keys=-97-
  hook_may=-128- hook_nam=-113- hook_or=-125- hook_receiv=-230- hook_return=-234- hook_runs=-321- hook_script=-165-
  hook_should=-241- hook_str=-68- hook_that=111p hook_the=-58- hook_to=-178- hook_when=132p hook_will=-210-
  hook_with=-349- hook_without=-229- hook_wrap=-56- hookifi_#url=-246- hookifi_is=-57- hop_of=-133- hop_that=-156-
  hop_to=-230- hope_for=-286- hope_i=-121- hope_of=-156- hope_that=-204- hope_they=-123- hope_to=-91-
  hopeful_they=-136- horn_is=-103- hors_and=-250- hors_d'oeuvr=-165- hors_has=-98- hors_have=-85- hors_in=-162-
  hors_is=-93- hoser_it's=-60- host_#url=-236- host_addres=-52- host_and=-474- host_application=-215- host_arch=-253-
  host_are=-119- host_as=-204- host_basi=-49- host_by=-384- host_byte=-303- host_cli=-84- host_does=-199-
  host_file=193c host_in=-202- host_is=-186- host_keys=-225- host_nam=-140- host_name=-314- host_of=-66- host_on=-73-
  host_only=-172- host_or=-158- host_port=-168- host_project=-175- host_serializer=-90- host_serv=-224- host_shar=-327-
  host_system=-275- host_that=214p host_the=-238- host_your=-306- hostag_by=-222- hostfromurlrecord_url=-90-
  hostil_server=-84- hostil_stream=-127- hostnam_#number=-129- hostnam_#url=-216- hostnam_and=199x hostnam_host=-256-
  hostnam_in=-140- hostnam_includ=-55- hostnam_match=-106- hostnam_option=-286- hostnam_or=-104- hostnam_that=-122-
  hot_air=-90- hot_and=-40- hot_path=-56- hot_plugg=-32- hot_reload=-71- hot_tub=-230- hour_#number=-53- hour_a=-92-
  hour_ago=-160- hour_and=255x hour_are=-226- hour_befor=-53- hour_in=-294- hour_later=-242- hour_minut=-174-
  hour_of=-69- hour_on=-243- hour_refresh=-188- hour_to=-264- hour_wait=-76- hous_and=-199- hous_is=-309- hous_of=-166-
  hous_whil=-115- hover_or=-65- how_a=-376- how_about=-313- how_an=-213- how_and=-90- how_are=-244- how_can=-360-
  how_come=-224- how_could=-251- how_deep=-87- how_did=-321- how_difficult=-130- how_do=-296- how_does=106l
  how_every=-223- how_far=-193- how_full=-345- how_googl=-104- how_he=-40- how_i=-173- how_is=-266- how_it=-424-
  how_its=-205- how_larg=-108- how_long=-128- how_many=-479- how_much=-139- how_often=-232- how_one=-329-
  how_program=-74- how_small=-177- how_th=-53- how_that=-30- how_the=-80- how_thes=-207- how_they=-73- how_this=-231-
  how_to=-206- how_we=-136- how_well=-49- how_will=-117- how_would=-158- how_you=167l however_a=-152- however_all=-123-
  however_an=-78- however_are=-75- however_as=-72- however_cmak=-56- however_even=-82- however_for=-208-
  however_i=-276- however_if=-268- however_in=-97- however_is=-34- however_it=-321- however_many=-180-
  however_only=-228- however_pg=-180- however_sax=-158- however_sinc=-243- however_some=-325- however_that=-115-
  however_the=-155- however_ther=-89- however_they=-46- however_this=-342- however_to=-107- however_we=-132-
  however_when=-72- however_with=-186- however_you=-265- hp_#number=-42- hp_ux=-56- href_#url=-228- hsearch_r=-41-
  hst_#number=-149- html_and=-70- html_as=-55- html_concept=-85- html_document=-38- html_escap=-179- html_fil=-87-
  html_fragment=-95- html_htm=-62- html_is=-225- html_link=-39- html_or=-115- html_sniff=-59- html_standard=-101-
  html_will=-169- http_#number=-182- http_#url=261a http_and=-80- http_client=-224- http_content=-267- http_cooki=-268-
  http_error=-240- http_for=-281- http_header=-199- http_health=-108- http_http=-312- http_method=-229- http_only=-112-
  http_or=-265- http_proxi=-149- http_referer=-94- http_request=-460- http_respons=-86- http_rfc=-133- http_schem=-103-
  http_server=-325- http_set=-200- http_sse=-87- http_statu=-310- http_websocketunmask=-225- http_you=-290-
  hub_lock=-162- huge_pag=-245- huge_spars=-86- huge_tlb=-134- huge_val=-112- huge_valf=-112- huge_vall=-112-
  human_be=-256- human_but=-132- human_can=-253- human_consumption=-248- human_friend=-235- human_is=263h
  human_knowledg=-258- human_race=-411- human_readabl=-552- human_resourc=-384- human_to=-172- humor_in=-383-
  hundr_of=-183- hundr_step=-57- hundr_thousand=-85- hundred_of=-179- hunk_are=-100- hunk_at=-41- hunk_e=-50-
  hunk_in=-53- hunk_so=-47- hurri_along=-120- hurri_over=-160- hurt_if=-173- hybrid_platform=-59- hybrid_sleep=-207-
  hyperbolic_tangent=-106- hypertext_transfer=-116- hyphen_and=-106- i'd_be=-299- i'd_have=-220- i'd_like=39x
  i'd_love=176l i'd_never=-347- i'd_put=-288- i'd_rather=-293- i'd_real=-310- i'll_be=-348- i'll_give=-223-
  i'll_have=-136- i'll_just=-86- i'll_never=-173- i'll_probab=-33- i'll_see=-158- i'll_show=-213- i'll_tell=-300-
  i'll_try=-111- i'm_a=-337- i'm_an=-347- i'm_beginn=-217- i'm_from=-96- i'm_gett=-275- i'm_glad=-178- i'm_go=-338-
  i'm_gone=-224- i'm_hav=-275- i'm_hop=-199- i'm_hungry=-189- i'm_in=-255- i'm_just=-148- i'm_look=-237-
  i'm_lucky=-147- i'm_not=-433- i'm_on=-93- i'm_only=-227- i'm_sick=-187- i'm_so=-357- i'm_sorry=65r i'm_still=-313-
  i'm_sure=-375- i'm_the=207a i'm_writ=-257- i'm_your=248a i've_alway=-166- i've_been=-298- i've_ever=-45-
  i've_got=-240- i've_had=-113- i've_heard=-125- i've_just=-172- i've_never=-308- i've_seen=-168- i've_tri=-53-
  i18n_catalog=-31- i18n_commitencod=-158- i_#number=-152- i_a=-199- i_actual=-228- i_add=-220- i_ain't=-142-
  i_alon=-63- i_alway=-353- i_am=-117- i_approv=42a i_are=-238- i_ask=43r i_begin=-274- i_believ=-257- i_bet=75l
  i_blew=-82- i_bought=-313- i_call=-209- i_came=95l i_can=-309- i_can't=179l i_cannot=-343- i_choos=-334- i_code=-394-
  i_come=-206- i_consider=-131- i_could=-218- i_couldn't=-182- i_depend=-32- i_did=-262- i_didn't=-236- i_do=-631-
  i_don't=-392- i_doubt=-55- i_driv=-341- i_e=-605- i_eat=-65- i_engag=-159- i_ever=-189- i_expect=-176- i_f=-41-
  i_fear=-75- i_feel=-316- i_felt=-266- i_figur=-284- i_find=-340- i_first=-360- i_for=-211- i_forget=-252-
  i_found=-236- i_gave=-216- i_get=-451- i_give=182r i_go=-279- i_got=-369- i_gues=40l i_had=-427- i_hate=-190-
  i_have=295a i_haven't=-110- i_hear=-233- i_heard=-237- i_hereby=112a i_hold=252a i_hope=-183- i_hurri=-120-
  i_in=-192- i_includ=-298- i_is=-148- i_just=-326- i_keep=-360- i_kill=-256- i_knew=-392- i_know=-46- i_laugh=-37-
  i_lay=-82- i_learn=-236- i_like=-350- i_live=-217- i_look=-265- i_love=-386- i_made=-213- i_make=-107- i_may=75a
  i_mean=-374- i_meant=-120- i_mention=-119- i_met=-69- i_might=-228- i_must=-179- i_never=-479- i_nor=-149-
  i_not=-204- i_o=-192- i_only=-434- i_open=-294- i_option=-40- i_order=104a i_owe=-135- i_pay=-149- i_pick=-340-
  i_pip=-336- i_prefer=-125- i_put=-400- i_ran=-194- i_read=-503- i_real=-315- i_realiz=-145- i_recent=-221-
  i_refus=-234- i_remember=-312- i_said=-647- i_sat=-133- i_saw=-289- i_say=188a i_see=-77- i_sent=-357- i_shall=-338-
  i_should=-460- i_sit=-197- i_skip=-142- i_smell=-131- i_sometim=-43- i_sound=-124- i_speak=225a i_spent=-149-
  i_start=-306- i_still=-227- i_stopp=-128- i_suggest=192p i_suppos=-148- i_take=-201- i_tell=78h i_th=-72- i_the=-83-
  i_think=-468- i_thought=-311- i_to=-270- i_told=-396- i_took=-180- i_tri=-241- i_try=-193- i_turn=-330- i_type=-91-
  i_use=-436- i_used=-233- i_walk=-144- i_want=80r i_was=-180- i_wasn't=-140- i_watch=-201- i_went=-297- i_were=-266-
  i_will=-47- i_wish=-355- i_with=-124- i_woke=-33- i_won't=-181- i_wonder=-293- i_work=-34- i_would=-124-
  i_wouldn't=-289- ia_#number=-32- iam_folder=-47- iam_permission=-282- iam_polici=-274- iam_policy=-241-
  iam_serviceaccount=-204- iana_defin=-90- iana_iana=-90- iana_special=-202- ibm_dos=-31- ibm_manual=-168-
  icann_suffix=-146- ice_cream=-260- ich_bin=-129- ich_land=-124- icmp_messag=-286- icmp_packet=-148- icon_of=-107-
  iconv_#number=-81- iconv_#url=-37- iconv_modul=-65- iconv_program=-191- icu_data=-82- id_#number=157a id_a=-331-
  id_an=-30- id_and=145x id_are=-180- id_argument=-54- id_as=-300- id_attribut=-59- id_bits=-88- id_can=-114-
  id_chang=-211- id_chat=-208- id_etc=-131- id_field=-88- id_folder=-131- id_for=-347- id_id=-386- id_identity=-192-
  id_if=-171- id_imag=-154- id_in=207x id_instead=-256- id_is=-396- id_it=-335- id_its=-41- id_json=-145- id_list=-386-
  id_may=-242- id_messag=-231- id_must=-161- id_nam=-163- id_name=-224- id_number=157x id_of=-583- id_open=-302-
  id_or=-228- id_pid=-234- id_program=-207- id_root=-188- id_size=-63- id_specifi=-203- id_that=-399- id_the=-344-
  id_to=-277- id_under=-247- id_us=-86- id_valid=-68- id_valu=-143- id_was=-214- id_which=-293- id_will=-317-
  id_with=-259- id_without=-305- ide_extension=-119- idea_and=-207- idea_but=-97- idea_how=-156- idea_in=-141-
  idea_is=-257- idea_of=-402- idea_that=-231- idea_to=-250- idea_what=-164- ideal_for=-92- ideal_this=-71-
  identical_to=-277- identifi_an=-65- identifi_by=-233- identifi_the=-253- identifier_accord=-42- identifier_and=-31-
  identifier_append=-31- identifier_are=-99- identifier_as=-146- identifier_can=-73- identifier_for=-238-
  identifier_id=-91- identifier_identifierbas=-53- identifier_of=-171- identifier_or=-38- identifier_that=-184-
  identifier_to=-292- identifierbas_is=-54- identify_a=-68- identify_the=-295- identify_thes=-35- identity_column=-136-
  identity_exampl=-44- identity_federation=-61- identity_is=166a identity_of=-104- identity_pool=-127-
  identity_provider=-257- identity_this=-192- ideogram_for=-149- ides_such=-61- idl_bind=-76- idl_operation=-52-
  idle_conversation=-233- idle_period=-162- idle_schedul=-229- idle_session=-231- idle_time=64c idna_mapp=-106-
  ids_abov=-50- ids_are=-149- ids_can=-44- ids_for=-259- ids_from=-152- ids_in=-284- ids_noth=-160- ids_of=-402-
  ids_that=-207- ids_the=-59- ids_to=-167- ie_#number=-113- iec_#number=-170- ieee_#number=-86- if_#number=-126-
  if_a=86h if_action=-258- if_add=-101- if_adduser=-201- if_after=-45- if_all=-525- if_allocat=-61- if_alway=-280-
  if_an=-370- if_and=-123- if_another=-126- if_any=-601- if_anyth=-192- if_apt=-82- if_ask=358h if_assign=-179-
  if_at=197h if_auto=-53- if_availabl=-136- if_backend=-31- if_both=-126- if_buf=-63- if_by=-142- if_call=-79-
  if_command=-140- if_compil=-48- if_component=-51- if_condition=-65- if_configur=-262- if_content=-65- if_count=-237-
  if_creat=-287- if_data=-108- if_defin=-83- if_desir=-156- if_dest=-49- if_different=-198- if_disabl=-366-
  if_either=-36- if_empty=-292- if_enabl=-273- if_enough=-44- if_err=-281- if_error=-158- if_every=-146-
  if_everyth=-291- if_exist=-289- if_f=-260- if_fals=-378- if_fil=-212- if_file=-447- if_filenam=-55- if_filter=221r
  if_flag=-290- if_fn=-90- if_foo=-143- if_for=-162- if_forc=-133- if_format=-244- if_found=-376- if_git=-67-
  if_given=-353- if_god=-278- if_he=117h if_i=-343- if_i'm=-185- if_ignor=-226- if_ignorewhitespac=-55- if_in=-59-
  if_index=-139- if_input=-221- if_insufficient=-188- if_interceptor=-48- if_is=-304- if_it=-193- if_it's=-316-
  if_its=-121- if_javascript=-76- if_kernel=-178- if_key=-306- if_ld=-54- if_left=-127- if_life=-250- if_list=-34-
  if_match=-93- if_min=-94- if_miss=-87- if_modifi=-69- if_more=-244- if_multipl=-442- if_my=-102- if_n=-129-
  if_name=-92- if_necessary=-328- if_need=-172- if_neither=-164- if_newpath=-83- if_no=-53- if_node=-47- if_none=-335-
  if_not=-537- if_noth=-313- if_oldfilenam=-207- if_oldpath=-101- if_omitt=-398- if_on=-102- if_one=49p if_only=-463-
  if_option=-90- if_opts=-87- if_other=-196- if_our=-276- if_packag=-103- if_parameter=-157- if_path=-78-
  if_pathnam=-163- if_pattern=-262- if_peopl=-292- if_pid=-188- if_possibl=-332- if_present=-443- if_property=-98-
  if_provid=-273- if_ptr=-42- if_read=-344- if_req=-193- if_request=-236- if_requir=-416- if_schema=-98- if_sem=-158-
  if_set=-367- if_several=-98- if_she=93h if_shown=-207- if_so=-328- if_socket=-307- if_some=-212- if_somehow=-184-
  if_someon=69p if_someth=-277- if_sourc=-300- if_specifi=-202- if_strict=-33- if_successful=-180- if_such=-222-
  if_suppli=-148- if_support=-89- if_that=-276- if_the=-41- if_their=-50- if_then=-67- if_ther=-290- if_there=-363-
  if_thes=-259- if_they=103h if_they'r=-96- if_this=-227- if_to=-174- if_true=-260- if_two=133p if_type=-188-
  if_typeof=-165- if_unset=-340- if_unspecifi=-411- if_updat=-242- if_us=-124- if_used=-68- if_valu=-109-
  if_verbos=-149- if_version=-107- if_watch=-33- if_wc=-102- if_we=-371- if_wget=-210- if_what=-297- if_x=-110-
  if_y=-64- if_you=-529- if_you'd=-209- if_you'll=-327- if_you'r=-516- if_you'v=155o if_your=-466- ifr_name=-131-
  ignor_#number=-82- ignor_a=237h ignor_additionalproperti=-110- ignor_all=-280- ignor_and=-363- ignor_any=-292-
  ignor_as=-225- ignor_by=-245- ignor_case=-272- ignor_cors=-143- ignor_default=-251- ignor_does=-223-
  ignor_einval=-107- ignor_every=-162- ignor_except=-57- ignor_fil=-328- ignor_file=-327- ignor_for=-256-
  ignor_him=-207- ignor_if=-280- ignor_in=-233- ignor_is=-355- ignor_it=203o ignor_its=182o ignor_les=-122-
  ignor_mask=-130- ignor_or=-231- ignor_otherwis=-117- ignor_pattern=-169- ignor_revision=-328- ignor_rul=-265-
  ignor_so=-229- ignor_some=-75- ignor_such=-90- ignor_the=113a ignor_them=-249- ignor_then=-33- ignor_this=-374-
  ignor_unknown=-314- ignor_until=-181- ignor_v=-255- ignor_what=271o ignor_when=-373- ignor_whil=-187-
  ignor_with=-166- ignoranc_is=-207- ignoranc_of=-88- ignorecas_fals=-157- ignorenewlineateof_true=-35-
  ignorewhitespac_or=-55- ignorewhitespac_same=-89- ignorier_die=-163- illegal_befor=-279- illegal_option=-191-
  illegal_to=-227- illumination_explod=-98- illusion_that=-104- illustrat_it=-83- illustrat_the=-132- im_antiken=-124-
  imag_#url=-567- imag_and=78x imag_apis=-78- imag_are=-247- imag_as=-159- imag_can=-70- imag_data=-237-
  imag_digest=-282- imag_fami=-78- imag_file=-194- imag_flag=-55- imag_for=-209- imag_format=-150- imag_from=61c
  imag_id=-42- imag_import=-272- imag_in=186x imag_is=-509- imag_library=-188- imag_must=-195- imag_name=-391-
  imag_of=-128- imag_or=-287- imag_packag=-149- imag_path=-154- imag_process=-184- imag_sigma=-168- imag_so=-183-
  imag_svg=-73- imag_that=-256- imag_the=-179- imag_to=-257- imag_usual=-128- imag_was=-212- imag_when=-155-
  imag_wher=-130- imag_will=-360- imag_with=-244- imag_you=-265- imagemagick_found=-44- imagin_the=-211-
  imagin_you=-148- imagination_over=-56- imbedd_system=-257- img_gif=-127- img_src=-219- imitat_a=78r imitation_is=-87-
  immediat_load=-177- immediat_mode=-215- immediat_random=-37- immediate_after=-303- immediate_befor=-149-
  immediate_follow=-269- immediate_if=-51- immediate_with=-147- immediate_without=-268- immutab_and=-218-
  immutabl_js=-46- imp_a=-104- imp_that=-162- impact_on=-81- impact_performanc=-157- impact_the=-332-
  imperative_call=-138- implement_a=-227- implement_as=-171- implement_by=-268- implement_chromium=-72-
  implement_dynamic=-55- implement_for=-101- implement_fs=-70- implement_in=-82- implement_it=-194- implement_on=-146-
  implement_only=-64- implement_the=-285- implement_their=-68- implement_thes=-164- implement_this=-180-
  implement_us=-39- implementation_#url=-71- implementation_and=-106- implementation_app=-76- implementation_are=-105-
  implementation_but=-41- implementation_by=-137- implementation_can=-31- implementation_code=-126-
  implementation_defin=-104- implementation_detail=-213- implementation_do=-64- implementation_does=-109-
  implementation_follow=-84- implementation_for=-111- implementation_in=-123- implementation_is=-34-
  implementation_itself=-146- implementation_may=-50- implementation_of=-185- implementation_on=-66-
  implementation_provid=-106- implementation_see=-173- implementation_support=-52- implementation_that=-131-
  implementation_the=-85- implementation_to=-166- implementation_use=-96- implementation_which=-83-
  implementation_will=-217- implementation_with=-235- implementor_and=-98- implementor_does=-216- impli_by=-163-
  impli_that=-335- impli_the=-249- implication_for=-117- implication_that=-196- implicit_by=-80- implicit_defin=-90-
  implicit_link=-36- import_#url=-46- import_a=-226- import_and=-355- import_as=-141- import_creat=-67-
  import_data=-110- import_defer=-105- import_export=-162- import_foreign=-106- import_format=-273- import_from=-147-
  import_function=-92- import_in=-33- import_is=-48- import_it=-144- import_job=-227- import_mark=-199-
  import_meta=-188- import_modul=-54- import_of=-38- import_resourc=-60- import_sourc=-102- import_stream=-193-
  import_target=-147- import_the=-324- import_them=-132- import_to=-217- import_tool=-213- importanc_of=-148-
  important_for=-159- important_in=-169- important_is=-126- important_th=-234- important_that=-257- important_the=-96-
  important_to=-236- important_use=-188- importpkcs8_md=-86- impos_a=-125- impos_on=-139- impossibl_code=-114-
  impossibl_for=-233- impossibl_to=-291- impostor_who=-223- impractical_to=-41- impression_that=258h improv_code=-117-
  improv_performanc=-92- improv_reliability=-46- improv_the=-193- improvement_hope=-57- improvement_to=-130-
  in_#agentfile=62p in_#mail=-238- in_#number=-690- in_#secretfile=-235- in_a=-329- in_acces=-137- in_accordanc=-287-
  in_activ=-222- in_addition=-426- in_additional=-85- in_addr=-82- in_address=-266- in_all=303p in_alphabetical=-139-
  in_america=-366- in_an=-458- in_and=-116- in_another=-290- in_answer=215x in_any=-224- in_application=-66-
  in_approval=-235- in_april=-271- in_apt=-231- in_arg=-214- in_argument=-71- in_argv=-183- in_array=-43- in_as=-276-
  in_ascend=-114- in_ascii=102l in_async=-59- in_at=106x in_august=-119- in_authoriz=342p in_automatic=-137-
  in_autumn=-291- in_background=-50- in_base=-92- in_base64=170x in_bash=208c in_bashrc=111p in_be=-259- in_bed=-211-
  in_between=39h in_big=-60- in_binary=-306- in_bits=-134- in_body=-249- in_bold=-281- in_book=-285- in_both=67p
  in_browser=98x in_bud=-47- in_buf=-52- in_build=-125- in_but=-161- in_by=-151- in_byt=-407- in_c=-291- in_c99=-49-
  in_california=-139- in_capital=-275- in_cas=-52- in_case=111p in_cast=-32- in_certain=-229- in_certificat=-143-
  in_character=-136- in_chat=-357- in_check=-177- in_ches=-263- in_chicago=-78- in_child=-31- in_chines=-228-
  in_chown=-107- in_chunk=-185- in_ci=-311- in_cidr=-131- in_circl=-201- in_clas=-273- in_client=-237- in_clon=-137-
  in_clos=-262- in_cloud=-138- in_cluster=-159- in_cmak=-198- in_code=-69- in_codemodel=-201- in_coerc=-141-
  in_combination=-185- in_command=-283- in_commit=-162- in_common=-178- in_comp=-156- in_compos=-134- in_comput=-229-
  in_computer=-99- in_cone=-71- in_config=49x in_configuration=-271- in_conjunction=-255- in_content=-124-
  in_context=172p in_contrast=-280- in_contrib=-77- in_control=-212- in_conversation=250h in_conversion=-46-
  in_core=-130- in_count=-92- in_cpu=-151- in_creat=-69- in_css=-213- in_d=-261- in_danc=-120- in_data=-153-
  in_debian=-107- in_debugg=-168- in_december=-173- in_decimal=-84- in_default=-75- in_defin=-111- in_dependency=-87-
  in_depth=-160- in_desk=-117- in_detail=80l in_diffchar=-52- in_different=-134- in_difflin=-123- in_dir=-148-
  in_direct=-122- in_directori=-236- in_doc=-33- in_docs=-241- in_documentation=-94- in_dot=-161- in_dott=-81-
  in_doubl=-67- in_downtown=-170- in_dpkg=-183- in_e=-43- in_each=287p in_ear=-44- in_earlier=-326- in_ecma262=-45-
  in_effect=107a in_eg=-194- in_either=-329- in_embedd=-74- in_empty=-94- in_encod=-298- in_england=-136-
  in_english=-306- in_epoch=-164- in_error=-73- in_eslint=-49- in_espre=-138- in_etc=-369- in_event=-131-
  in_everyth=-341- in_exact=-177- in_exampl=-284- in_exces=-87- in_fast=-45- in_favor=-198- in_favour=-128-
  in_fetch=-113- in_fewer=-44- in_fil=-424- in_file=-484- in_filenam=-203- in_filestocheck=-72- in_filter=-136-
  in_first=-197- in_fix=-101- in_flag=-107- in_flight=-114- in_foo=-101- in_for=-157- in_forc=-346- in_format=-144-
  in_fortran=-275- in_four=-90- in_french=-346- in_from=-71- in_front=56h in_full=115l in_futur=87p in_general=-311-
  in_german=-311- in_getaddrinfo=-58- in_git=-241- in_gitattribut=-232- in_gitformat=-50- in_glibc=-281- in_glob=-233-
  in_good=-198- in_googl=-266- in_graveyard=-85- in_group=-232- in_half=-230- in_hand=125x in_hardwar=-79-
  in_heaven=-195- in_her=124h in_here=-274- in_herm=-85- in_hex=-111- in_hexadecimal=-51- in_himself=-36- in_his=-46-
  in_history=-243- in_hook=-320- in_how=-44- in_human=-275- in_i=-166- in_ides=-61- in_if=238p in_ignor=-207-
  in_imag=222c in_implicit=-100- in_in=-128- in_increas=-245- in_insert=-155- in_install=-229- in_international=-287-
  in_iovec=-33- in_ip=-74- in_is=-123- in_iso=-35- in_isolation=-53- in_it=-259- in_italic=-129- in_its=-525-
  in_itself=-267- in_january=-351- in_japan=-219- in_japanes=-86- in_javascript=-208- in_june=-411- in_just=-236-
  in_kansa=-128- in_keep=-248- in_kernel=-381- in_key=-198- in_keyword=-72- in_kubernet=-101- in_languag=-150-
  in_last=-150- in_law=-278- in_length=-193- in_less=-125- in_libpng=-156- in_life=-330- in_line=-233- in_link=-179-
  in_linux=-192- in_list=-311- in_littl=-72- in_llvm=-125- in_local=-56- in_logic=-170- in_logs=-31- in_love=-327-
  in_lower=-371- in_ls=-121- in_mail=-379- in_manual=-200- in_many=-314- in_march=-424- in_mask=-242- in_matter=-158-
  in_may=-763- in_me=-219- in_measur=-178- in_memory=-214- in_merg=-227- in_microsecond=-54- in_mid=-47-
  in_millisecond=-346- in_mind=217p in_miracl=-150- in_mode=-92- in_model=-167- in_modern=-82- in_modul=-84-
  in_more=-131- in_most=-334- in_ms=-187- in_msg=-54- in_msgflg=-38- in_mt=-162- in_much=-37- in_multi=-138-
  in_multilin=-106- in_multipl=-195- in_multithread=-192- in_my=-171- in_nanosecond=-52- in_natur=-225-
  in_network=-110- in_new=-372- in_no=-351- in_node=87p in_non=-50- in_nonblock=-137- in_none=-235- in_normal=-309-
  in_not=-42- in_null=-40- in_number=-260- in_object=-89- in_october=-343- in_of=-34- in_old=-196- in_older=-68-
  in_on=336h in_one=-31- in_only=-182- in_open=-266- in_openssl=-141- in_operator=-33- in_option=-124- in_or=-375-
  in_order=-709- in_other=-105- in_our=31x in_out=-126- in_outgo=-283- in_packag=55p in_packet=-128- in_pain=-201-
  in_parallel=-388- in_param=-134- in_parameter=-173- in_parenthes=-143- in_pari=-82- in_part=-235- in_particular=-450-
  in_path=-148- in_pathnam=-56- in_pattern=-217- in_paus=-136- in_pdf=-147- in_pem=-207- in_per=-156- in_perf=-191-
  in_performanc=-84- in_perl=-268- in_pg=-142- in_pid=-144- in_piec=-110- in_pixel=-267- in_plac=140p in_plain=-192-
  in_plugin=-196- in_png=-177- in_politic=-207- in_portabl=-197- in_posix=-239- in_post=-151- in_postgresql=-106-
  in_practic=-146- in_preferenc=-142- in_preorder=-101- in_preset=-204- in_print=-55- in_problem=-189- in_proc=-222-
  in_production=68c in_program=-120- in_progres=-229- in_prompt=-267- in_proportion=-37- in_psl=-90- in_public=-391-
  in_px=-58- in_q=-49- in_queri=-115- in_question=-297- in_quot=-228- in_quotation=-30- in_ram=-247- in_rang=-87-
  in_raw=51r in_read=-339- in_real=54x in_refs=-106- in_registration=-125- in_reject=-41- in_rep=-168-
  in_replacement=-123- in_repli=-207- in_report=-289- in_resolv=-65- in_respons=-267- in_result=-184- in_revent=-140-
  in_revers=-328- in_rfc=-30- in_role=34r in_root=-239- in_run=-221- in_runn=-328- in_rust=-212- in_sacramento=-114-
  in_sandbox=-69- in_schema=-405- in_scienc=-131- in_scop=-144- in_script=-335- in_search=130x in_second=-284-
  in_section=-195- in_secur=-148- in_select=-118- in_separat=-118- in_september=-123- in_sequenc=-134-
  in_sequential=-146- in_seri=-267- in_servic=-159- in_set=-221- in_sett=-206- in_several=-166- in_shar=-316-
  in_shell=-163- in_short=-187- in_sight=-128- in_simpl=-250- in_singl=-126- in_situation=-254- in_size=-186-
  in_skill=-251- in_slic=-278- in_slow=-152- in_small=-102- in_so=-49- in_some=-198- in_someth=-131- in_sourc=-251-
  in_spac=-203- in_spain=-233- in_spanish=-148- in_specifi=-195- in_spit=-174- in_spr=-398- in_sql=-188- in_src=-233-
  in_start=-289- in_stat=-266- in_step=-321- in_storag=-74- in_str=-328- in_subsequent=-78- in_succession=-205-
  in_such=122h in_summer=-297- in_sun=-97- in_support=-32- in_susv2=-186- in_system=-243- in_systemd=-308-
  in_tabl=-296- in_tags=-258- in_target=-202- in_task=-65- in_templat=-202- in_ten=56h in_term=-242- in_test=-264-
  in_text=-339- in_th=-205- in_that=-607- in_their=-631- in_them=-238- in_themselv=-113- in_theory=-99- in_ther=214x
  in_thes=-386- in_they=-50- in_this=-201- in_thos=-298- in_thought=-204- in_thre=257p in_time=-340- in_to=185c
  in_token=-371- in_too=-178- in_tool=-298- in_town=-150- in_troubl=-281- in_ts=-102- in_tsconfig=-96- in_turn=-83-
  in_two=61r in_type=-38- in_ui=-60- in_undefin=-189- in_unit=-39- in_universal=-125- in_unix=-301- in_untrust=-222-
  in_uppercas=-182- in_us=-249- in_usag=-100- in_use=-268- in_user=-347- in_usr=-429- in_utc=-150- in_utf=-188-
  in_v1=-40- in_v6=-43- in_vain=-89- in_validation=-79- in_valu=-300- in_var=-227- in_variabl=-141- in_variou=-185-
  in_version=-373- in_vi=-63- in_view=-369- in_visitorkey=-67- in_wait=-342- in_wal=-54- in_war=-258- in_warmup=-110-
  in_what=-40- in_whatever=-422- in_when=-197- in_wher=86h in_windowspathsnoescap=-143- in_winter=-111- in_with=-89-
  in_word=-558- in_work=-246- in_world=-214- in_wrap=-58- in_writ=-67- in_x=-206- in_yaml=138l in_year=-130-
  in_you=-242- in_your=73l in_zip=-67- inaccessibl_to=-248- inactiv_and=-83- inactivity_in=-45- inaddr_any=-51-
  inc_requir=-65- inc_v=-53- inch_from=-158- incident_is=-142- includ_#number=-87- includ_a=-605- includ_all=-484-
  includ_an=-221- includ_and=-262- includ_any=-239- includ_as=-221- includ_both=-200- includ_but=-235- includ_by=-394-
  includ_call=-144- includ_clos=-85- includ_column=-179- includ_command=-249- includ_copy=-253- includ_critical=-137-
  includ_dir=-275- includ_directiv=-306- includ_directori=-308- includ_directory=-284- includ_dirs=-361-
  includ_djb2=-121- includ_downstream=-146- includ_e=-99- includ_escap=-31- includ_everyth=-57- includ_exclud=-95-
  includ_expect=-83- includ_fil=-212- includ_file=-297- includ_foo=-113- includ_for=-78- includ_foreign=-167-
  includ_from=-270- includ_full=-372- includ_if=-259- includ_implementation=-193- includ_in=-68-
  includ_information=-154- includ_is=-144- includ_it=-482- includ_its=-59- includ_itself=-205- includ_kaio=-204-
  includ_linux=-57- includ_lock=-118- includ_match=-132- includ_ms=-182- includ_multipl=-79- includ_noth=-144-
  includ_null=-246- includ_on=-305- includ_one=-180- includ_ones=-117- includ_only=-117- includ_option=-103-
  includ_or=-196- includ_other=-256- includ_path=-201- includ_pino=-85- includ_prefix=-101- includ_python=-66-
  includ_several=-77- includ_some=-85- includ_stream=-176- includ_symlink=-170- includ_tag=-187- includ_that=-229-
  includ_the=280x includ_this=82p includ_thos=-247- includ_to=91x includ_two=-80- includ_unit=-226- includ_us=-92-
  includ_usag=-209- includ_want=-132- includ_with=-387- includedownstreambrowser_fals=-146- includeindex_whether=-60-
  includeunderlin_whether=-86- inclusion_of=-234- inclusiv_in=-188- inclusiv_or=-84- inclusiv_with=-132-
  incom_ancillary=-63- incom_javascript=-76- incom_messag=-391- incom_packet=-183- incom_request=-165- incom_tax=-307-
  incompatibl_with=-214- incomplet_or=-74- incorrect_skipp=-36- increas_clock=-203- increas_in=-229- increas_test=-32-
  increas_the=-235- increas_this=-55- increas_to=-151- increment_a=-102- increment_decrement=-141- increment_it=-74-
  increment_sinc=-37- increment_stat=-179- incremental_adjustment=-142- incremental_updat=-276- incur_a=-109-
  incur_an=-93- indefinite_will=-79- indent_by=-210- independent_code=-36- independent_from=-148- independent_of=-137-
  independent_resourc=-46- index_#number=-95- index_a=-51- index_and=-239- index_anew=-126- index_answer=-245-
  index_are=-52- index_as=-158- index_at=-137- index_bas=-220- index_be=-286- index_build=-69- index_by=-117-
  index_can=-112- index_cannot=-78- index_chang=-98- index_cleanup=-270- index_column=-33- index_concurrent=-94-
  index_cond=-132- index_convert=-112- index_could=-35- index_count=-188- index_creat=-180- index_d=-103-
  index_does=-173- index_entri=-160- index_entry=-83- index_event=-55- index_expression=-104- index_fil=-121-
  index_file=-492- index_filenam=-60- index_fingerprint=-168- index_for=-192- index_found=-51- index_has=-113-
  index_hold=-95- index_html=-230- index_i=-49- index_in=-168- index_into=-219- index_is=-310- index_it=-87-
  index_js=-50- index_know=-273- index_memory=-81- index_method=-112- index_no=-156- index_of=-305- index_on=108c
  index_only=-206- index_or=-146- index_outsid=-59- index_position=-192- index_propos=-310- index_scan=-120-
  index_so=-59- index_that=-203- index_the=-257- index_to=-154- index_trigger=-103- index_up=-127- index_which=-161-
  index_whil=-126- index_will=-320- index_with=-218- indic_are=-68- indic_into=-65- indic_of=-215- indic_script=-107-
  indic_that=-53- indicat_a=-77- indicat_an=-119- indicat_by=-154- indicat_end=-188- indicat_how=-100- indicat_if=-274-
  indicat_that=-548- indicat_the=-210- indicat_this=-134- indicat_to=-290- indicat_what=-113- indicat_whether=-63-
  indicat_which=-134- indication_of=-110- indicator_#url=-75- indicator_of=-183- indifferent_to=-88-
  individual_command=-150- individual_databas=-153- individual_fil=-67- individual_man=-71- individual_test=-164-
  individual_who=-123- indivisibl_unit=-96- indulg_in=-124- inert_fals=-66- inet_and=-234- inet_aton=-93-
  inet_net=-151- inferr_from=164h infinit_error=-34- infinit_loop=-110- infinit_number=-95- infinity_#number=-78-
  infinity_a=-63- infinity_and=-96- infinity_is=-101- infinity_negativ=-132- infinity_no=-179- infinity_or=-84-
  infinity_positiv=-75- infinity_the=-76- infinity_to=-129- infinity_when=-315- inflect_ts=-37- inflection_is=-37-
  influenc_by=-230- influenc_the=-235- info_#url=-167- info_about=-149- info_and=-367- info_argument=-102-
  info_entryinfo=-159- info_etc=-180- info_field=-46- info_for=-55- info_is=-56- info_or=-289- info_ptr=-295-
  info_return=-132- info_structur=-45- info_to=-248- info_zip=-126- inform_about=-125- inform_that=48h
  information_about=-411- information_and=-237- information_as=-210- information_at=-212- information_attach=-93-
  information_but=-106- information_by=-51- information_can=-162- information_contain=-65- information_direct=-129-
  information_e=-86- information_for=-149- information_from=-363- information_i=-171- information_if=-45-
  information_in=-274- information_is=-364- information_it=-45- information_like=-73- information_of=-165-
  information_on=-347- information_or=-116- information_provid=-46- information_record=-104- information_regard=-172-
  information_relat=-178- information_return=-146- information_see=-432- information_so=-355- information_such=-233-
  information_that=-160- information_the=-161- information_to=-244- information_used=-274- information_which=-74-
  information_with=-219- information_you=-136- inherent_less=-89- inherit_a=-240- inherit_by=-236- inherit_copi=-180-
  inherit_file=-99- inherit_from=-352- inherit_is=-141- inherit_its=-110- inherit_preset=-208- inherit_the=133p
  inhibit_the=-255- ini_styl=-142- init_#number=-213- init_and=-108- init_function=-48- init_modul=-177- init_pctx=-53-
  init_proces=-149- init_submodul=-127- init_system=-299- initial_argument=-162- initial_creat=-174-
  initial_instruction=-82- initial_portion=-61- initial_prompt=185l initial_request=-105- initial_set=-140-
  initial_size=-149- initial_stat=-108- initial_the=-235- initial_time=-63- initial_valu=-43- initialindent_int=-100-
  initializ_a=-74- initializ_and=-260- initializ_by=-162- initializ_data=-198- initializ_the=-352- initializ_to=-128-
  initializ_with=-52- initialization_of=-69- initialization_or=-250- initialization_script=-205-
  initializer_evaluat=-96- initializer_for=-96- initiat_the=-248- injection_from=-114- injection_is=-197-
  injection_window=-139- injectiv_function=-40- inlin_and=-287- inlin_function=-130- inlin_in=-37- inlin_or=-146-
  inlin_styl=-97- inlin_with=-36- inner_optional=-180- innermost_scop=-47- innermost_upper=-50- inod_#number=-174-
  inod_and=-116- inod_between=-83- inod_is=-290- inod_mark=-91- inod_number=-279- inod_or=-69- inod_tabl=-78-
  inod_to=-111- inotify_add=-31- inotify_api=-97- inotify_event=-44- inotify_file=-56- inotify_max=-207-
  input_#number=-36- input_addres=-86- input_and=-361- input_are=-169- input_as=-125- input_buffer=-113-
  input_chang=-107- input_character=-125- input_data=-90- input_devic=-144- input_e=-116- input_fil=-330-
  input_file=-497- input_filenam=-159- input_for=-41- input_format=-120- input_function=-83- input_has=-55-
  input_in=-132- input_includ=-140- input_into=-116- input_is=-135- input_it=-198- input_like=-216- input_line=-94-
  input_method=-239- input_of=-63- input_one=-254- input_or=-159- input_output=-221- input_parameter=-112-
  input_path=-148- input_pattern=-63- input_pipe=-299- input_png=-93- input_preprocessor=-220- input_queu=-134-
  input_row=-70- input_section=-250- input_size=-46- input_sourc=-268- input_start=-212- input_str=-165-
  input_stream=-105- input_that=-54- input_the=-151- input_ther=-39- input_to=-281- input_transform=-238-
  input_unles=-79- input_valu=-50- input_version=-74- input_via=-94- input_with=-117- input_without=-288-
  inquirer_vol=-137- inquiry_magazin=-121- ins_does=-71- insensitiv_match=-69- insensitiv_unles=-157- insert_after=-83-
  insert_an=-117- insert_and=-133- insert_as=-179- insert_at=-52- insert_befor=-364- insert_by=129o
  insert_command=-388- insert_data=-179- insert_default=-115- insert_head=-237- insert_in=-381- insert_into=-218-
  insert_name=-235- insert_on=-285- insert_one=-171- insert_operation=-69- insert_or=-131- insert_rows=-220-
  insert_statement=-204- insert_tail=-173- insert_this=150p insert_trigger=-80- insert_updat=-252- insid_a=-157-
  insid_it=-132- insid_its=-101- insid_of=-202- insid_so=-161- insid_that=-63- insid_the=-354- insid_their=-164-
  insid_writ=-352- insid_your=-143- insist_on=-163- insogna_#mail=-77- inspect_extract=-89- inspect_or=-107-
  inspect_the=-205- inspector_ui=-95- inspectteredo_decod=-143- inspir_by=-49- install_a=269p install_all=-219-
  install_an=-173- install_and=-65- install_at=-370- install_but=-41- install_by=-314- install_canva=-188-
  install_command=-176- install_dependenci=-234- install_e=-104- install_eslint=-170- install_extension=-461-
  install_fil=-321- install_for=-244- install_from=167c install_in=-441- install_is=-197- install_it=-39-
  install_location=-190- install_name=-179- install_node=-190- install_on=-368- install_packag=-361-
  install_prefix=-91- install_remov=-259- install_section=-244- install_step=-261- install_stream=-124-
  install_system=-312- install_the=348c install_this=-117- install_to=-192- install_version=-36- install_with=-317-
  install_work=-69- installation_and=-100- installation_directory=-246- installation_installation=-218-
  installation_is=-248- installation_of=-333- installation_prefix=-156- installation_the=-180- installer_and=131h
  installer_that=-316- instanc_a=-130- instanc_an=-77- instanc_and=-200- instanc_are=-196- instanc_as=-82-
  instanc_can=-136- instanc_config=-182- instanc_configuration=-162- instanc_does=-164- instanc_for=-121-
  instanc_from=-120- instanc_group=-160- instanc_has=113a instanc_have=-59- instanc_id=-158- instanc_if=-281-
  instanc_in=-162- instanc_input=-39- instanc_instanc=-77- instanc_into=-34- instanc_is=-323- instanc_it=-128-
  instanc_it's=-34- instanc_metadata=-300- instanc_mount=-182- instanc_must=-239- instanc_nam=-149- instanc_name=-186-
  instanc_nor=-139- instanc_of=-87- instanc_on=-159- instanc_or=-47- instanc_partition=-309- instanc_per=-107-
  instanc_receiv=-67- instanc_refer=-136- instanc_represent=-109- instanc_runn=-95- instanc_see=-44-
  instanc_should=-174- instanc_so=-132- instanc_templat=-233- instanc_that=-201- instanc_the=-122- instanc_they=-45-
  instanc_to=-212- instanc_unmount=-180- instanc_when=-216- instanc_will=-180- instanc_with=-131- instanc_you=-90-
  instanceof_comparison=-149- instantiat_the=-185- instead_a=-113- instead_and=-312- instead_call=-79- instead_if=-206-
  instead_implementation=-76- instead_in=-88- instead_it=-410- instead_of=-262- instead_part=-76- instead_requir=-352-
  instead_return=-32- instead_see=-50- instead_the=-299- instead_to=-225- instead_use=-247- instead_you=-174-
  instruct_the=-278- instruct_to=51l instruct_you=288a instruction_abov=-250- instruction_and=-52-
  instruction_are=-140- instruction_as=194o instruction_at=232p instruction_can=-222- instruction_encod=-355-
  instruction_for=-446- instruction_from=96a instruction_given=287o instruction_in=-168- instruction_into=93l
  instruction_is=-333- instruction_must=-159- instruction_of=162o instruction_on=-404- instruction_set=-39-
  instruction_size=-276- instruction_that=314o instruction_the=-151- instruction_to=-169- instruction_which=-309-
  instruction_with=201a instruction_you=267o instrument_code=-183- instrument_of=-69- instrument_real=-80-
  insufficient_memory=-214- insufficient_privileg=-234- insufficient_spac=-90- int32array_number=-197- int_and=-33-
  int_maxpadfactor=-100- int_screen=-119- int_secondaryindent=-100- int_set=-145- integer_#number=-67-
  integer_#url=-90- integer_a=-246- integer_and=-231- integer_between=-137- integer_constant=-102- integer_in=-203-
  integer_integer=-187- integer_is=-91- integer_option=-54- integer_or=-118- integer_that=-116- integer_the=-83-
  integer_to=-109- integer_typ=-92- integer_type=-61- integer_valu=-152- integer_which=-182- integrat_with=-186-
  integration_ci=-133- integrity_check=-272- integrity_completion=-50- integrity_of=-121- integrity_protect=-256-
  integrity_verification=-30- intel_mkl=-235- intel_system=-46- intelligenc_is=-94- intelligent_determin=-47-
  intend_as=-69- intend_for=-285- intend_or=-38- intend_to=-306- intent_a=-74- intent_of=-275- intention_of=-257-
  intention_to=-228- interact_with=-237- interaction_with=-195- interactiv_command=-148- interactiv_mode=-103-
  interactiv_rebas=-64- interactiv_shell=-293- intercept_endpoint=-157- interceptor_are=-47- interceptor_if=-48-
  interceptor_is=-177- interceptor_register=-115- interconnect_attachment=-292- interconnect_group=-159-
  interconnect_is=-146- interconnect_to=-165- interest_and=-305- interest_angl=-58- interest_in=-293- interest_is=-225-
  interest_masquerad=-183- interest_of=-142- interest_to=142x interfac_addres=-71- interfac_and=-110- interfac_are=-94-
  interfac_becom=-124- interfac_can=-204- interfac_chang=-75- interfac_describ=-95- interfac_e=-159- interfac_for=-170-
  interfac_in=-72- interfac_index=-31- interfac_is=-153- interfac_it=-105- interfac_link=-193- interfac_mtu=-39-
  interfac_name=-126- interfac_of=-46- interfac_on=-194- interfac_such=-38- interfac_that=-159- interfac_to=-407-
  interfac_which=-57- interfac_will=-59- interfac_with=-85- interfer_with=-366- interlac_handl=-268-
  interlac_imag=-248- intermediary_cmak=-88- intern_#url=-208- intern_bold=-116- internal_addres=-132-
  internal_and=-268- internal_buffer=-120- internal_by=-150- internal_cach=-35- internal_combustion=-93-
  internal_data=-110- internal_div=-45- internal_file=-107- internal_in=-303- internal_ip=-200- internal_manag=-94-
  internal_map=-122- internal_or=-90- internal_rul=67l internal_self=-138- internal_socket=-50- internal_stat=-141-
  internal_the=99o internal_this=-125- internal_to=-146- internal_uses=-46- internet_acces=-193- internet_domain=-157-
  internet_explorer=-234- interop_test=-164- interoperability_with=-47- interpret_accord=-165- interpret_as=-204-
  interpret_by=-163- interpret_in=-99- interpret_like=-80- interpret_the=-341- interpret_your=-158-
  interpretation_of=-186- interrupt_by=-124- interrupt_if=-53- interrupt_the=-415- intersect_requir=-49-
  intersection_intersect=-216- interval_and=-126- interval_as=-205- interval_between=-208- interval_for=-215-
  interval_hour=-76- interval_in=-166- interval_is=-98- interval_of=-75- interval_overrid=-31- interval_to=-253-
  into_#agentfile=285p into_#number=-311- into_#secretfile=-196- into_a=164x into_account=-339- into_all=44p
  into_an=202x into_and=-130- into_another=-78- into_array=-245- into_as=-316- into_async=-63- into_bash=-42-
  into_block=-86- into_c=-76- into_comput=-46- into_definition=-69- into_each=276p into_etc=218p into_every=226p
  into_field=-154- into_four=-169- into_german=-232- into_git=-245- into_her=-187- into_his=-273- into_human=-236-
  into_its=-181- into_memory=-345- into_model=-425- into_more=-204- into_mov=-36- into_multipl=-47- into_my=-195-
  into_nam=-65- into_one=51h into_opengl=-156- into_plac=-131- into_separat=-334- into_several=-58- into_shap=-167-
  into_singl=-146- into_snippet=-86- into_squar=-230- into_tabl=-212- into_that=-157- into_the=60x into_their=37p
  into_think=57h into_third=-94- into_this=-337- into_thre=-154- into_tpm=-60- into_troubl=-169- into_two=-298-
  into_type=-313- into_user=-108- into_view=-267- into_what=-190- into_which=-251- into_word=-185- introduc_a=-120-
  introduc_break=-34- introduc_by=-231- introduc_in=-152- introduc_the=-35- introduc_to=-128- introspect_and=-77-
  intuitiv_encod=-176- intuitivenes_of=-122- invad_the=-64- invalid_certificat=-188- invalid_character=-62-
  invalid_dat=-46- invalid_flag=-91- invalid_input=-53- invalid_option=-219- invalid_or=-46- invalid_respons=-31-
  invalid_sourc=-59- invalid_syntax=-172- invalid_valu=-68- invalidat_the=-284- invalidatetag_increment=-102-
  invalidation_have=-108- invent_a=142h invent_by=-264- invent_the=-144- invention_of=-53- invers_abov=-126-
  invers_hyperbolic=-101- invers_of=-85- invers_transition=-177- invers_would=-67- inverse_proportional=-129-
  invisibl_to=-185- invit_to=238x invocation_by=-39- invocation_of=-345- invocation_or=-130- invoic_to=-270-
  invok_a=-317- invok_as=-321- invok_at=-41- invok_by=-159- invok_direct=-209- invok_dpkg=-216- invok_from=-157-
  invok_git=-379- invok_in=-116- invok_on=-66- invok_proces=-130- invok_the=-289- invok_us=-185- invok_when=-317-
  invok_with=-340- invok_without=-316- invok_your=-216- invoker_bind=-103- involv_a=-239- involv_deallocation=-143-
  involv_in=-184- involv_with=-280- io_getevent=-95- ioctl_#number=-189- ioctl_notif=-90- ioctl_to=-31-
  ioprio_valu=-182- ios_test=-50- iov_and=-39- iov_is=-99- iovec_#number=-33- iovec_structur=-33- ip_#number=-115-
  ip_add=-35- ip_addres=-53- ip_address=-303- ip_alia=-80- ip_and=-48- ip_link=-321- ip_local=-86- ip_option=-239-
  ip_packet=-261- ip_port=-213- ip_protocol=-102- ip_rang=-114- ip_recverr=-112- ip_rout=-144- ip_socket=-49-
  ipaddr_ipv4=-30- ipaddr_proces=-161- ipc_namespac=-74- ipc_nowait=-89- ipc_or=-107- ippolito_#mail=-80-
  ippolito_#url=-80- ipv4_#number=-46- ipv4_addres=-139- ipv4_address=-73- ipv4_and=-232- ipv4_connection=-38-
  ipv4_endpoint=-58- ipv4_ip=-162- ipv4_ipv6=-149- ipv4_it=-31- ipv4_mapp=-71- ipv4_network=-154- ipv4_only=-202-
  ipv4_or=-107- ipv4_rang=-111- ipv4_traffic=-257- ipv6_addres=-218- ipv6_address=-262- ipv6_and=-72- ipv6_host=-79-
  ipv6_ip=-103- ipv6_is=-208- ipv6_link=-66- ipv6_loopback=-149- ipv6_network=-128- ipv6_only=-30- ipv6_rang=-123-
  ipv6_scop=-31- ipv6_socket=-111- ipv6_zone=-33- irc_quot=-124- iron_and=-52- is_#ip=-271- is_#number=-214- is_a=-302-
  is_able=-168- is_abort=-169- is_about=-575- is_abov=295a is_absent=-321- is_absolut=-169- is_accept=-55-
  is_acceptabl=-331- is_access=-324- is_accessibl=-146- is_achiev=-224- is_activ=47a is_activat=-396- is_actual=-212-
  is_add=-207- is_additiv=-70- is_admin=319a is_advanc=-285- is_advertis=-116- is_advisabl=-98- is_affect=-111-
  is_afraid=-33- is_after=-113- is_ahead=-32- is_aliv=-258- is_all=-426- is_allocat=-51- is_almost=-167-
  is_already=-382- is_also=-352- is_alway=-118- is_among=-213- is_an=84a is_analogou=-42- is_analyz=-72- is_and=-312-
  is_angry=-142- is_another=-291- is_answer=-120- is_any=-126- is_anyth=-286- is_api=-66- is_append=-314-
  is_appli=-432- is_applicabl=-192- is_appropriat=-200- is_as=-368- is_ascii=-170- is_ask=-356- is_asleep=168h
  is_assign=-83- is_associat=-182- is_assum=-536- is_asynchronou=-91- is_at=-392- is_atomic=-191- is_attach=-358-
  is_attempt=-67- is_attr=-75- is_attribut=-97- is_auto=-399- is_automatical=-458- is_availabl=-200- is_avoid=-70-
  is_awar=-250- is_back=98h is_bad=-218- is_bas=-77- is_basical=-157- is_be=-548- is_becaus=-223- is_befor=-251-
  is_behind=-149- is_believ=-112- is_below=31h is_best=-332- is_better=165h is_between=55h is_beyond=-71- is_big=-200-
  is_bigger=-75- is_binary=-46- is_bind=173o is_block=-141- is_born=-148- is_both=-152- is_bound=-222- is_broken=-398-
  is_brought=-47- is_built=-299- is_buri=-257- is_but=-458- is_butter=-96- is_by=-52- is_c=-205- is_calculat=-182-
  is_call=-289- is_cancel=-69- is_capabl=-157- is_capp=-71- is_case=-189- is_caus=-161- is_chang=-508- is_cheap=-158-
  is_check=-178- is_chosen=-255- is_classifi=183a is_clean=-194- is_clear=218p is_clos=220h is_com=-244- is_combin=-44-
  is_common=-326- is_compact=266p is_compar=-237- is_compatibl=-279- is_compil=-309- is_complet=86h is_complete=-82-
  is_compos=-74- is_compress=-328- is_comput=-166- is_configur=-263- is_connect=-330- is_consider=-181-
  is_constant=-37- is_construct=-90- is_consult=-87- is_contain=-128- is_continu=-125- is_controll=-197-
  is_convenient=-227- is_convert=-246- is_cool=-52- is_copi=-378- is_correct=120a is_corrupt=-299- is_count=-160-
  is_cover=-251- is_creat=-191- is_credit=-181- is_ctrl=-161- is_current=-348- is_customary=-173- is_cut=-68-
  is_damag=-275- is_dangerou=101a is_date=-39- is_dead=100r is_death=-61- is_decid=-326- is_declar=-176- is_deduc=-177-
  is_default=-292- is_defin=-145- is_delegat=-262- is_deliver=-220- is_deni=-341- is_denot=-142- is_dependent=-113-
  is_deploy=-233- is_deprecat=-366- is_deriv=-168- is_describ=-318- is_design=-315- is_desir=-37- is_desirabl=-220-
  is_destroy=-240- is_detect=-237- is_determin=-165- is_different=-200- is_difficult=-326- is_direct=-77-
  is_disabl=-450- is_disallow=-198- is_discard=-271- is_discourag=-155- is_disjoint=-114- is_display=-348-
  is_distinct=-159- is_distinguish=-66- is_djb2=-72- is_do=-438- is_document=-257- is_don't=-184- is_done=-258-
  is_down=-304- is_download=58p is_drawn=-247- is_dropp=-422- is_due=-396- is_easier=-243- is_east=-94- is_easy=-254-
  is_effectiv=-42- is_effective=-49- is_either=-294- is_electron=-208- is_embedd=-240- is_emitt=-179- is_empti=-47-
  is_empty=-128- is_enabl=-443- is_encod=-192- is_encounter=-118- is_encrypt=-416- is_end=-76- is_enforc=-214-
  is_enough=-68- is_enter=-382- is_equal=-330- is_equivalent=-316- is_escap=-134- is_especial=-169- is_essential=-456-
  is_establish=-102- is_evaluat=-181- is_even=-373- is_ever=-247- is_every=-352- is_exact=-209- is_examin=-230-
  is_exceed=239h is_excessive=-34- is_exclud=-310- is_execut=-596- is_exhaust=-167- is_expand=-278- is_expect=-204-
  is_experienc=-83- is_experimental=-147- is_explicit=-296- is_export=-185- is_expos=-264- is_express=-76-
  is_extract=-119- is_extreme=-110- is_f=-131- is_fals=-381- is_falsy=-42- is_faster=-252- is_felt=-94- is_fill=-290-
  is_final=-276- is_fine=41h is_finish=-345- is_first=-390- is_fish=-217- is_flagg=172a is_flatten=-247- is_flush=-211-
  is_focus=-93- is_fold=-72- is_follow=-235- is_for=-217- is_forbidden=256r is_forc=-186- is_forgotten=-378-
  is_form=-59- is_formatt=-178- is_forward=145x is_found=-437- is_fre=-339- is_free=-346- is_from=78a is_ful=-167-
  is_full=-332- is_fun=-99- is_functional=-121- is_general=-238- is_generat=-420- is_gett=-162- is_given=-614-
  is_go=-137- is_gone=152p is_gonna=-210- is_good=-304- is_govern=-235- is_grant=-334- is_great=-164- is_greater=-61-
  is_group=-217- is_guarante=-205- is_guess=-220- is_half=-57- is_halt=-130- is_handl=-283- is_hard=-178- is_he=-320-
  is_head=-144- is_heard=-249- is_heavi=-171- is_held=-332- is_helpful=-346- is_henc=-103- is_her=-433- is_here=-384-
  is_hereby=143o is_herm=-253- is_hi=-72- is_hidden=84r is_high=-218- is_his=-423- is_home=-147- is_how=-546-
  is_html=-179- is_human=-239- is_i=-314- is_identical=-250- is_identifi=-80- is_idle=-312- is_if=-218- is_ignor=-481-
  is_illegal=-263- is_immediate=-453- is_implement=-153- is_impli=-232- is_implicit=-71- is_import=-77-
  is_important=-305- is_impossibl=-235- is_impressiv=-103- is_in=-654- is_includ=-134- is_inclusiv=-112-
  is_incompatibl=-208- is_incomplet=-173- is_increment=-261- is_incremental=-236- is_inde=-169- is_independent=-154-
  is_index=-173- is_indicat=-99- is_inferr=-179- is_inherit=-324- is_initial=-268- is_initializ=-77- is_insert=-277-
  is_insid=-30- is_inspir=-58- is_install=-370- is_insufficient=-203- is_int=-78- is_intend=-163- is_interest=-152-
  is_internal=-128- is_interpret=-98- is_introspect=-77- is_invalid=-186- is_inverse=-129- is_invisibl=-185-
  is_invok=-358- is_involv=-164- is_is=-292- is_issu=-306- is_it=-642- is_its=-263- is_itself=-146- is_join=-75-
  is_json=-170- is_judg=-85- is_just=-388- is_keep=-122- is_kept=-658- is_keyword=-131- is_kill=204p is_known=-457-
  is_larg=-157- is_large=-97- is_larger=-219- is_later=-281- is_learn=-358- is_left=-277- is_legal=-108- is_less=-160-
  is_let=-322- is_like=-438- is_limit=-207- is_line=-207- is_link=-222- is_linux=-178- is_list=-445- is_listen=-143-
  is_lit=-300- is_load=-476- is_local=-276- is_locat=-220- is_lock=118x is_logg=-213- is_long=-56- is_longer=-199-
  is_look=-451- is_lost=-130- is_lousy=-249- is_low=-102- is_lower=-158- is_made=-455- is_main=-248- is_maintain=-104-
  is_mak=-159- is_malform=-30- is_manag=-100- is_mandatory=-207- is_mapp=-218- is_mark=-407- is_mask=-221-
  is_match=-70- is_meaningful=-58- is_meant=-281- is_measur=-289- is_mention=-255- is_mere=-145- is_merg=-227-
  is_miss=-305- is_modifi=-281- is_morality=-141- is_more=-261- is_most=-205- is_mount=-431- is_mov=-107- is_mr=-339-
  is_ms=-306- is_much=-123- is_mutual=-206- is_my=-480- is_nam=-244- is_narrow=-142- is_nature=-250- is_near=-248-
  is_necessary=-176- is_need=228a is_negat=-127- is_negativ=-79- is_neither=-303- is_never=-431- is_new=46p
  is_newer=-151- is_next=-233- is_no=-151- is_node=-76- is_non=-283- is_nonblock=-67- is_none=-397- is_nonzero=-231-
  is_normaliz=-157- is_not=62h is_noth=95h is_now=157r is_nowaday=-90- is_nowher=-137- is_null=-304- is_number=-60-
  is_obsolet=-298- is_obtain=-201- is_occasional=-80- is_odd=-193- is_of=-448- is_off=173a is_offer=-205-
  is_official=-334- is_often=-125- is_ok=168h is_older=-377- is_omitt=-369- is_on=-222- is_one=-570- is_only=-40-
  is_open=184p is_or=-195- is_order=-313- is_otherwis=-238- is_our=-285- is_ours=-173- is_out=50h is_output=-244-
  is_outsid=-319- is_over=-36- is_overload=-214- is_overwritten=99r is_packag=-72- is_paint=-232- is_park=-213-
  is_pars=-215- is_part=-376- is_partial=-47- is_particular=-163- is_pass=-374- is_patch=-76- is_paus=-279-
  is_pend=-171- is_perfect=-203- is_perform=-289- is_permissibl=-144- is_permitt=154o is_pinn=-203- is_pip=-172-
  is_plac=-208- is_plain=-114- is_play=-232- is_point=-139- is_poor=-233- is_position=-257- is_positiv=-156-
  is_possibl=-248- is_pre=154a is_preced=-273- is_prefer=-49- is_preferabl=-238- is_preferr=-173- is_prefix=-200-
  is_prepar=-123- is_prepend=-105- is_present=-149- is_preserv=-48- is_press=-174- is_prim=-401- is_primari=-240-
  is_print=-478- is_probab=-281- is_proces=-199- is_process=-204- is_produc=-99- is_prohibit=-304- is_prompt=-216-
  is_proper=-142- is_protect=-219- is_provid=-395- is_pseudo=-58- is_publish=-335- is_pull=-174- is_push=-114-
  is_put=-237- is_queu=-313- is_quit=-246- is_quot=-52- is_rais=158h is_rare=-187- is_rather=-169- is_re=-227-
  is_reach=-300- is_reachabl=-124- is_read=-275- is_ready=-241- is_real=-241- is_realiz=-77- is_rebuilt=-208-
  is_receiv=-231- is_recommend=-296- is_record=119h is_red=-281- is_redirect=-95- is_reduc=-194- is_redundant=-247-
  is_reentrant=-32- is_referenc=-342- is_referr=-345- is_refus=-628- is_regex=-100- is_register=-348- is_reject=-359-
  is_relativ=-93- is_releas=-88- is_reload=-177- is_remember=-235- is_remov=243p is_renam=-295- is_repeat=-255-
  is_replac=-105- is_report=-170- is_represent=-176- is_request=-191- is_requir=182h is_reserv=-121- is_reset=-116-
  is_responsibl=-217- is_restart=164p is_restor=-162- is_restrict=-33- is_retain=-301- is_retriev=-251- is_return=-227-
  is_revers=-56- is_review=-242- is_rewritten=-207- is_right=108p is_root=-223- is_rough=-123- is_round=-58-
  is_run=-726- is_runn=40h is_safe=170a is_said=-386- is_satisfi=-102- is_sav=-471- is_scann=-481- is_schedul=-130-
  is_scroll=-150- is_search=-358- is_select=-354- is_self=-260- is_sent=-714- is_separat=-270- is_set=-447-
  is_settl=-74- is_setup=-77- is_several=-42- is_shar=-436- is_short=-113- is_shown=91h is_sick=-310- is_sign=-171-
  is_significant=-87- is_silent=-361- is_similar=-229- is_simp=-431- is_simpl=-139- is_simpler=-56- is_simular=-38-
  is_skipp=-371- is_slight=-187- is_slow=36h is_small=-39- is_smaller=-75- is_so=-455- is_some=-134- is_somebody=-122-
  is_someon=-236- is_someth=-247- is_sometim=-160- is_somewhat=-201- is_sort=197p is_sourc=-105- is_speak=-280-
  is_special=-67- is_specifi=-277- is_specific=-50- is_split=-232- is_stabl=-96- is_stand=-287- is_standalon=-146-
  is_start=-171- is_stay=-87- is_still=48h is_stopp=-309- is_stor=-543- is_strict=-136- is_stricter=-46-
  is_stripp=-164- is_strong=-359- is_structur=-52- is_subject=-419- is_subsequent=-154- is_substitut=-48-
  is_successful=-259- is_such=-170- is_sufficient=-201- is_suffix=-77- is_suitabl=-200- is_summaris=-228-
  is_superuser=108a is_suppli=-339- is_support=-314- is_suppos=-418- is_sure=-233- is_suspend=-64- is_sweet=-261-
  is_swept=-173- is_switch=-166- is_taken=-463- is_talk=-145- is_tapp=-105- is_target=-106- is_taught=-326-
  is_temporari=-240- is_terminat=-193- is_text=-314- is_that=-541- is_the=-274- is_their=-180- is_then=-372-
  is_ther=-438- is_therefor=-272- is_they=-132- is_this=-86- is_thre=-240- is_through=-187- is_thrown=-120-
  is_thus=-254- is_time=-231- is_to=377h is_toggl=-204- is_told=-272- is_too=197h is_total=-213- is_translat=-284-
  is_transparent=-253- is_treat=-365- is_treesam=-147- is_tri=-124- is_trivial=-165- is_true=-422- is_truncat=-231-
  is_trust=-117- is_truth=-214- is_typ=73x is_typical=-361- is_unabl=-121- is_unaffect=-127- is_unavailabl=-55-
  is_unbound=-57- is_uncertain=-99- is_unchang=-117- is_undefin=-294- is_under=-277- is_unexpect=-284- is_uniqu=-75-
  is_unknown=-212- is_unlike=-330- is_unload=-176- is_unmanag=-78- is_unmapp=-154- is_unnecessary=-240-
  is_unreadabl=-53- is_unsaf=95h is_unset=-111- is_unspecifi=-255- is_unsubscrib=-97- is_unsuitabl=-86-
  is_unsupport=-212- is_untest=-43- is_up=-159- is_updat=-398- is_us=-199- is_used=-157- is_useful=-497- is_usr=-142-
  is_usual=-368- is_valid=36o is_validat=-62- is_verifi=-263- is_version=-176- is_very=-292- is_via=-45- is_view=-149-
  is_visibl=-278- is_void=-380- is_wait=-211- is_want=200h is_well=-134- is_what=-755- is_when=-530- is_wher=-361-
  is_whether=-203- is_which=-207- is_whol=-210- is_why=-296- is_will=-252- is_wise=-266- is_with=-390- is_within=-251-
  is_without=-161- is_work=-369- is_wors=-269- is_worth=-322- is_writ=-238- is_writabl=-138- is_written=106l
  is_wrong=-292- is_x=-62- is_yes=-323- is_you=-258- is_your=55a is_zero=-256- isc_licens=-131- iscopy_set=-253-
  iscor_modul=-78- isdirectory_return=-42- isgit_set=-37- isicann_isprivat=-35- isildur_hahaha=-82- isn't_a=84h
  isn't_enough=-176- isn't_it=-419- isn't_ly=-83- isn't_necessary=-78- isn't_root=-107- isn't_support=-59-
  isn't_that=-293- isn't_the=-320- isn't_very=-201- isn't_what=-242- isn't_worth=-127- isnod_is=-55- isnub_detect=-95-
  iso_#number=-261- iso_c=-227- iso_iec=-172- iso_text=-62- iso_time=-117- isoc99_sourc=-73- isolat_build=-59-
  isolation_and=-55- isprivat_don't=-35- isserializ_i=-228- isshort_with=-95- issu_#number=-51- issu_#url=-419-
  issu_a=-364- issu_an=-177- issu_and=-309- issu_are=-230- issu_by=77a issu_certificat=-213- issu_file=-386-
  issu_for=-194- issu_if=-387- issu_in=-329- issu_into=-191- issu_is=-81- issu_on=-184- issu_only=-167- issu_or=-306-
  issu_so=165x issu_that=-103- issu_the=-337- issu_to=-337- issu_when=-357- issu_with=-149- isus_return=-163-
  it'll_be=-209- it's_a=-263- it's_all=-267- it's_also=-170- it's_alway=51p it's_an=-150- it's_been=151h it's_best=128h
  it's_better=-347- it's_call=-223- it's_cheaper=-58- it's_cold=-155- it's_design=-73- it's_easier=-195-
  it's_easy=-252- it's_fantastic=-156- it's_fast=-141- it's_fiber=-60- it's_fibr=-60- it's_fine=50x it's_for=164l
  it's_free=-213- it's_ful=-80- it's_full=-39- it's_go=-120- it's_good=-79- it's_hard=-224- it's_how=-139-
  it's_illegal=-297- it's_important=-165- it's_in=-149- it's_just=-306- it's_less=-31- it's_like=-125- it's_more=-98-
  it's_no=-223- it's_not=-382- it's_now=-125- it's_only=-130- it's_out=-332- it's_probab=-101- it's_real=-169-
  it's_recommend=-55- it's_small=-53- it's_so=-205- it's_someth=-49- it's_still=-105- it's_t=-249- it's_tediou=-84-
  it's_the=-370- it's_ther=-184- it's_time=-347- it's_too=-202- it's_up=-247- it's_used=-73- it's_very=-99-
  it's_what=-221- it's_worth=-216- it_#number=-188- it_a=-419- it_accept=131c it_actual=-243- it_adds=-310-
  it_affect=-136- it_after=-342- it_again=184p it_against=105c it_ain't=-281- it_all=-95- it_allocat=-232-
  it_allow=-280- it_already=-99- it_also=-400- it_alway=-441- it_an=-297- it_and=-219- it_anew=-330- it_answer=-455-
  it_any=-228- it_anyway=135o it_appear=171h it_appli=-82- it_are=-240- it_around=-137- it_as=176c it_ask=-177-
  it_asks=-387- it_assum=-72- it_at=151a it_attempt=-134- it_avoid=-86- it_away=-407- it_back=110p it_bas=-32-
  it_be=172h it_becaus=-93- it_becom=-266- it_befor=-160- it_began=-189- it_begin=-282- it_behav=-207- it_belong=-298-
  it_below=-73- it_besid=-215- it_between=-117- it_build=-59- it_burn=-175- it_but=-268- it_by=-60- it_byte=-172-
  it_call=-225- it_came=-548- it_can=-565- it_can't=-155- it_cannot=-381- it_carri=-55- it_caus=-183- it_check=-159-
  it_choos=-259- it_clos=-251- it_compar=-111- it_complet=-44- it_conflict=66o it_consider=-83- it_consist=-129-
  it_contain=-270- it_cool=-233- it_cost=-219- it_could=-164- it_count=-192- it_creat=-268- it_cross=-62-
  it_decid=-255- it_default=-314- it_defin=-158- it_depend=-237- it_detect=-207- it_determin=-67- it_did=-426-
  it_differ=-284- it_difficult=-220- it_direct=-181- it_disintegrat=-171- it_display=-254- it_does=-248-
  it_doesn't=-101- it_down=317h it_draw=-167- it_easier=-161- it_easy=-289- it_either=-114- it_else=-106- it_emit=-134-
  it_enabl=127p it_end=-333- it_escap=-389- it_every=42x it_exclud=-98- it_exist=-275- it_exit=-172- it_expand=-249-
  it_expect=-174- it_export=-244- it_expos=-186- it_fail=-369- it_find=-263- it_finish=-348- it_first=154c it_fix=-69-
  it_focu=-178- it_follow=-268- it_for=-60- it_forc=-127- it_from=60p it_gain=-269- it_generat=-232- it_gets=159h
  it_giv=-163- it_go=-253- it_goes=195h it_grow=-216- it_had=-347- it_happen=-330- it_hard=-171- it_has=-168-
  it_he=-273- it_held=-59- it_help=-214- it_here=-269- it_himself=139h it_hold=-300- it_i=-351- it_if=288h
  it_impli=-51- it_impossibl=-91- it_in=49x it_includ=-286- it_indicat=-167- it_insid=-97- it_instead=-217- it_into=97x
  it_is=-78- it_isn't=-158- it_iso=-73- it_issu=-283- it_it=-266- it_its=-360- it_just=-436- it_keep=-349-
  it_knghtbrd=-140- it_know=-252- it_later=-289- it_lead=-69- it_learn=-194- it_leav=-432- it_left=-246- it_lets=-237-
  it_lies=-370- it_like=-304- it_list=-339- it_look=-185- it_made=-396- it_mak=-344- it_match=-279- it_matter=-211-
  it_may=-532- it_mean=-373- it_might=-330- it_mode=-167- it_more=-119- it_mov=-280- it_must=-622- it_nam=-193-
  it_necessary=-260- it_need=-261- it_neutraliz=-124- it_never=-146- it_no=120c it_normal=-221- it_not=-289-
  it_noth=-141- it_now=143h it_null=-354- it_of=-179- it_off=123h it_offer=-206- it_often=-113- it_on=246x
  it_once=-247- it_only=-616- it_open=-436- it_operat=-82- it_or=-472- it_original=-107- it_out=94p it_output=-123-
  it_over=-358- it_pass=108h it_pays=-233- it_perform=-279- it_person=-242- it_point=-310- it_possibl=-245-
  it_prefer=-63- it_primitiv=-260- it_print=-287- it_prioritiz=-90- it_probab=-188- it_prohibit=-31- it_prov=-381-
  it_provid=-222- it_quick=145h it_rain=-352- it_ran=-264- it_reach=-218- it_read=-373- it_real=-185- it_receiv=-455-
  it_recogniz=-85- it_record=-347- it_refer=-306- it_refus=-92- it_relat=-95- it_remov=-91- it_replac=-285-
  it_report=-43- it_requir=-75- it_reset=-258- it_rest=-133- it_return=-375- it_right=-362- it_runs=-49- it_said=-327-
  it_say=171l it_says=171p it_search=-145- it_seem=-315- it_select=-112- it_send=-219- it_sets=-264- it_shall=-297-
  it_she=-207- it_should=-374- it_show=-518- it_simp=-223- it_so=39h it_sound=-129- it_specifi=-310- it_stand=-580-
  it_start=-286- it_stay=-65- it_still=-316- it_stood=-74- it_stop=-186- it_stream=-237- it_succeed=-107-
  it_support=-384- it_tak=-365- it_take=-340- it_tell=-281- it_that=-232- it_the=-498- it_their=-211- it_then=-381-
  it_ther=295p it_they=-57- it_this=-377- it_through=-323- it_throw=-167- it_to=151x it_together=-34- it_token=-90-
  it_toll=-133- it_too=-115- it_took=-354- it_touch=-342- it_transport=-78- it_tri=-137- it_trimm=-286- it_true=-378-
  it_turn=-307- it_under=-256- it_unset=-324- it_up=156x it_updat=-288- it_us=-140- it_use=90c it_used=-597-
  it_uses=-183- it_very=-161- it_via=119x it_wait=-586- it_want=-45- it_wasn't=-425- it_well=-141- it_what=-406-
  it_wher=80h it_which=-122- it_whil=94h it_who=-192- it_will=-593- it_with=-397- it_without=156h it_won't=-297-
  it_would=-125- it_writ=-268- it_written=-114- it_wrong=-144- it_you=-305- it_yourself=127h italo_a=-185-
  item_and=-215- item_are=-221- item_as=168p item_for=77p item_in=-187- item_is=-195- item_iterat=-120-
  item_iterator=-53- item_of=-281- item_on=-218- item_should=-381- item_that=-188- item_to=165h item_valu=-97-
  item_will=-59- iterat_over=-158- iterat_the=-129- iterat_through=-168- iteration_#number=-37- iteration_call=-154-
  iteration_count=-96- iteration_limit=-34- iteration_of=-301- iteration_stop=-83- iteration_that=-43-
  iteration_within=-150- iterator_exclud=-237- iterator_is=-110- its_#agentfile=-217- its_absolut=-70- its_acces=-133-
  its_addres=-168- its_age=-145- its_answer=-384- its_argument=-79- its_associat=-136- its_base=-96- its_beginn=-250-
  its_best=-110- its_blank=-93- its_block=-94- its_body=-160- its_build=-98- its_built=-156- its_bundl=-141-
  its_button=-76- its_byte=-241- its_cach=-245- its_caller=-155- its_cancellation=-79- its_category=-181-
  its_chang=-83- its_child=-90- its_colour=-80- its_column=-73- its_command=-204- its_component=-39-
  its_configuration=-217- its_content=-349- its_continuation=-162- its_conversation=-222- its_corps=-77-
  its_correspond=-307- its_creation=-134- its_current=-202- its_data=-192- its_date=-159- its_declar=-132-
  its_default=-168- its_definition=-50- its_delegation=-118- its_dependenci=-94- its_descendant=-60- its_ear=-84-
  its_end=-437- its_ends=-84- its_entry=138c its_environment=-213- its_event=-223- its_execution=-66- its_exit=-116-
  its_field=-77- its_fil=-260- its_file=-474- its_final=-70- its_first=-383- its_folder=-230- its_free=-240-
  its_full=-69- its_function=-88- its_gat=-245- its_goal=-152- its_handler=-174- its_hard=-168- its_head=122l
  its_header=-123- its_history=-274- its_id=-175- its_ids=-70- its_initial=-34- its_input=-207- its_item=-53-
  its_key=-199- its_label=-162- its_last=-404- its_layout=-216- its_leas=-58- its_length=-87- its_life=-63-
  its_limit=-128- its_line=-251- its_link=-286- its_list=-179- its_live=-132- its_lock=-270- its_log=-322-
  its_memory=-277- its_messag=-140- its_metadata=-206- its_model=-191- its_mother=-61- its_nam=-78- its_name=133p
  its_namespac=-56- its_neighbour=-164- its_network=-59- its_new=-130- its_next=-245- its_nod=-291- its_number=216x
  its_old=-104- its_operation=-90- its_order=41c its_output=63p its_own=-611- its_owner=-409- its_packag=-165-
  its_parameter=-123- its_parent=-93- its_part=-268- its_path=-195- its_pattern=-38- its_payload=-255- its_permitt=-54-
  its_plac=-431- its_presenc=-197- its_primary=-52- its_progres=-133- its_prompt=-324- its_properti=-41-
  its_prototyp=-79- its_provider=-235- its_purpos=-63- its_query=-227- its_quot=-217- its_real=-113- its_reason=-193-
  its_record=-377- its_report=-329- its_requisit=-30- its_result=-192- its_return=-259- its_root=-250- its_row=-131-
  its_rows=-173- its_rul=116r its_schedul=-129- its_schema=-53- its_search=-103- its_sector=-128- its_server=-288-
  its_session=-219- its_sett=-203- its_signatur=-254- its_size=-193- its_skill=-231- its_sourc=-235- its_standard=-143-
  its_start=-197- its_stat=-314- its_statu=-203- its_stor=-378- its_subdirectori=-181- its_tabl=-38- its_tag=-51-
  its_target=-146- its_task=54p its_termination=-126- its_text=-352- its_tim=-388- its_time=-215- its_titl=-249-
  its_tokenizer=-87- its_tombston=-114- its_tool=-124- its_tri=-125- its_turn=-270- its_type=-164- its_ugly=-46-
  its_undo=-389- its_use=-98- its_user=-70- its_valu=-137- its_way=142p its_whol=-218- its_window=-55- its_word=-257-
  its_work=136h itself_a=-131- itself_and=-304- itself_are=-31- itself_as=-345- itself_behind=-175- itself_but=-195-
  itself_can=-124- itself_cannot=-194- itself_does=-317- itself_else=-126- itself_for=-254- itself_from=107p
  itself_has=-65- itself_in=-274- itself_instead=-289- itself_is=-414- itself_may=-196- itself_or=-118-
  itself_people=-39- itself_rather=-185- itself_represent=-156- itself_says=-165- itself_sinc=-286- itself_the=-275-
  itself_then=-277- itself_to=-164- itself_under=-119- itself_when=-272- itself_which=-67- itself_will=-79-
  itself_with=-194- j_option=-280- jailbreak_of=-176- jam_m=-104- jan_#number=-87- jar_fil=-102- jar_file=-228-
  java_#url=-121- java_heap=-125- java_programm=-35- java_version=-312- java_virtual=-140- javadoc_tool=-124-
  javascript_and=-164- javascript_application=-176- javascript_can=-336- javascript_code=-247- javascript_debugg=-112-
  javascript_file=-247- javascript_languag=-128- javascript_librari=-148- javascript_library=-59-
  javascript_method=-52- javascript_most=-65- javascript_object=-272- javascript_or=-132- javascript_parser=-56-
  javascript_regex=-142- javascript_runtim=-123- javascript_str=-99- javascript_that=-46- javascript_the=-186-
  javascript_typescript=-153- javascript_us=-41- javascript_valu=-42- javascript_way=-72- javascript_you=-95-
  jell_o=-91- jeremiah_senkpiel=-51- jest_configuration=-217- jiti_alia=-143- jiti_nativ=-32- job_and=269c job_as=-304-
  job_but=-53- job_control=-302- job_for=-103- job_id=-348- job_in=-211- job_interview=-121- job_is=163h job_it=-275-
  job_or=-149- job_put=-39- job_resourc=-180- job_that=228p job_to=-273- job_will=-217- jobs_and=-71- jobs_json=-219-
  jobs_that=-193- joey_prod=-114- join_a=-59- join_and=-95- join_by=-206- join_field=-98- join_in=-95- join_it=-143-
  join_n=-67- join_the=118c join_them=-216- join_to=-111- join_with=-287- joiner_of=-62- jok_are=-223- jok_that=-101-
  joke_on=-267- jose_arboleda=-51- journal_and=-323- journal_backup=-307- journal_does=-222- journal_event=-304-
  journal_fil=-317- journal_file=-323- journal_first=-330- journal_has=-236- journal_in=-224- journal_into=-200-
  journal_is=-345- journal_know=-139- journal_mode=-65- journal_nam=-242- journal_of=-221- journal_session=-76-
  journal_size=-232- journald_servic=-299- journey_and=-237- journey_grow=-78- journey_in=-102- journey_is=-88-
  journey_of=-74- journey_star=-76- journey_tak=-200- joy_of=-150- joy_thank=-53- joy_that=-84- joye_cheung=-80-
  joyeecheung_#url=-80- jpeg_library=-239- js_#number=-74- js_#url=-342- js_and=-158- js_api=-261- js_as=-121-
  js_body=-30- js_build=-157- js_consol=-106- js_core=-63- js_current=-52- js_data=-46- js_filesystem=-85- js_has=-72-
  js_instanc=-62- js_interfac=-48- js_is=-76- js_languag=-43- js_nativ=-90- js_path=-127- js_proces=-175-
  js_rather=-95- js_releas=-230- js_see=-38- js_should=-49- js_sourc=-39- js_to=-141- js_v6=-85- js_valu=-86-
  js_version=-74- js_which=-181- js_you=-115- jsdom_#url=-256- jsdom_but=-154- jsdom_clas=-123- jsdom_constructor=-51-
  jsdom_cooki=-200- jsdom_from=-32- jsdom_fromfil=-99- jsdom_fromurl=-99- jsdom_has=-108- jsdom_implementation=-146-
  jsdom_is=-91- jsdom_object=-162- jsdom_timer=-52- jsdom_to=-43- jsdom_url=-133- jsdom_will=-63- jsdom_you=-145-
  json5_fil=-39- json_an=-109- json_are=-106- json_array=183l json_as=-193- json_by=-82- json_cell=-127-
  json_dump=-330- json_fil=-74- json_file=-129- json_for=-166- json_format=-167- json_has=-151- json_is=-285-
  json_may=-176- json_null=-165- json_object=-162- json_one=-68- json_option=-42- json_or=-222- json_output=-236-
  json_pars=-145- json_pointer=-114- json_polyfill=-75- json_result=-133- json_schema=-380- json_so=165p json_str=-251-
  json_stringifi=-47- json_stringify=-123- json_text=-199- json_the=-192- json_to=63x json_type=-53- json_under=-60-
  json_valu=-107- json_web=-212- json_which=211p json_with=31p json_yaml=-144- jsonl_and=-34- jsonl_export=-185-
  jsonl_is=-107- jsonl_what=-203- jsx_extension=-90- jsx_support=-176- jsx_syntax=-172- juan_jose=-51-
  judg_auxiliary=-82- judg_by=-172- judg_else=-82- judg_found=-211- judg_in=-169- judg_may=-230- judg_said=-174-
  judgement_in=-192- juic_#number=-160- julien_gilli=-51- july_#number=-61- jump_in=-30- jump_into=-280- jump_just=-36-
  jump_off=-136- jump_to=-121- june_#number=-189- june_and=-100- just_a=-405- just_about=-276- just_affect=-151-
  just_after=-202- just_an=-179- just_another=-121- just_appear=-301- just_as=-237- just_be=-127- just_becaus=-146-
  just_been=-230- just_befor=-382- just_by=-139- just_can't=-173- just_chang=-228- just_consist=-36- just_did=-141-
  just_don't=-358- just_finish=-33- just_for=-250- just_go=-278- just_got=-194- just_have=-183- just_how=-206-
  just_ignor=-164- just_import=-435- just_includ=-236- just_isn't=-194- just_like=-358- just_look=-218- just_need=-137-
  just_now=-260- just_once=-181- just_one=-342- just_remember=-246- just_remov=-79- just_return=-218- just_said=192x
  just_say=-429- just_show=-291- just_sit=-122- just_such=-130- just_tell=-148- just_that=-72- just_the=-400-
  just_then=-135- just_think=-277- just_to=-196- just_told=-301- just_try=-85- just_use=-316- just_valu=-34-
  just_want=-125- just_what=-251- just_when=-252- just_work=-134- justic_for=-105- justic_is=-261- jwk_export=-86-
  jwts_telegram=-266- k_#number=-145- k_a=-127- k_is=-229- k_the=-127- k_v=-121- kaio_is=-71- kaio_requir=-200-
  katerina_limpitsouni=-87- kdf_ctx=-199- kdf_evp=-132- keep_a=37p keep_abov=-235- keep_aliv=-282- keep_all=-227-
  keep_an=-93- keep_answer=-237- keep_as=-47- keep_both=-96- keep_caps=-168- keep_chang=-282- keep_clear=-98-
  keep_conversation=-184- keep_do=134p keep_file=-166- keep_from=-108- keep_him=-109- keep_his=-56- keep_in=-272-
  keep_it=-231- keep_its=160p keep_me=-60- keep_null=-109- keep_one=-194- keep_only=219p keep_our=311p keep_out=-242-
  keep_quiet=60a keep_return=-158- keep_the=-93- keep_their=-292- keep_them=-490- keep_this=-177- keep_track=-227-
  keep_two=329h keep_up=-227- keep_us=90p keep_what=-521- keep_with=-131- keep_you=-320- keep_your=-314-
  kept_after=-104- kept_and=-126- kept_as=-119- kept_asid=-137- kept_by=-205- kept_for=-377- kept_from=-408-
  kept_here=-432- kept_in=-491- kept_its=-268- kept_nowher=-189- kept_of=-310- kept_on=88p kept_the=-255-
  kept_true=-130- kept_under=-85- kept_word=-213- kernel_#number=-39- kernel_about=-80- kernel_allocation=-139-
  kernel_and=-200- kernel_audit=-74- kernel_boot=-120- kernel_bug=101c kernel_but=-87- kernel_can=-144-
  kernel_command=-299- kernel_configuration=-183- kernel_could=-121- kernel_creat=-198- kernel_does=-206-
  kernel_for=-100- kernel_has=-270- kernel_imag=-159- kernel_in=-137- kernel_install=-307- kernel_internal=-55-
  kernel_is=-372- kernel_keyr=-120- kernel_maintain=-79- kernel_may=-96- kernel_memory=-229- kernel_messag=116a
  kernel_mode=-145- kernel_modul=-218- kernel_parameter=-255- kernel_return=-95- kernel_sigset=-66- kernel_sourc=-197-
  kernel_spac=-80- kernel_structur=-30- kernel_subsystem=-96- kernel_support=-259- kernel_that=-204- kernel_the=-92-
  kernel_thread=-94- kernel_to=-397- kernel_version=-291- kernel_was=-166- kernel_wher=-43- kernel_which=-95-
  kernel_will=-123- key1_val1=-160- key2_val2=-160- key_#number=-269- key_a=-111- key_algorithm=-183- key_and=43a
  key_are=-275- key_as=119x key_at=68p key_authentication=-124- key_be=-185- key_belong=255x key_by=127a key_can=-89-
  key_chang=-41- key_column=-148- key_constraint=-184- key_contain=-55- key_data=-286- key_distribution=-46-
  key_does=-251- key_empty=-193- key_entry=-199- key_exchang=-123- key_exist=-104- key_export=-274- key_field=-107-
  key_fil=-336- key_file=-434- key_fingerprint=-144- key_for=-392- key_from=-269- key_generat=-86- key_generation=-108-
  key_goes=-278- key_has=-152- key_id=-310- key_ids=-63- key_if=-227- key_in=152x key_into=253x key_is=-173-
  key_jwk=-204- key_k=-189- key_management=-213- key_mapp=-37- key_may=-291- key_must=-289- key_nam=-162-
  key_null=-388- key_object=-195- key_of=-399- key_off=-285- key_on=124p key_option=-184- key_or=-190- key_out=186x
  key_pair=-342- key_point=-227- key_pointer=-173- key_pres=-246- key_referenc=-187- key_return=-43- key_right=-89-
  key_server=-132- key_size=-32- key_spec=-258- key_stor=-135- key_str=-222- key_submodul=-166- key_that=185c
  key_the=-309- key_to=-197- key_typ=-210- key_type=-204- key_under=-201- key_usag=-81- key_used=-131-
  key_validation=-180- key_valu=-284- key_was=134h key_whos=-184- key_will=-121- key_with=-123- key_word=-317-
  keyboard_and=103x keyctl_#number=-46- keyctl_get=-134- keygen_init=-53- keymgmt_gen=-88- keymgmt_has=-31-
  keyr_#number=-271- keyr_and=-231- keyr_is=-158- keyr_of=-221- keyr_see=-214- keyr_the=-249- keyr_this=-260-
  keyr_was=-75- keys_#secretfile=-231- keys_a=-67- keys_all=-193- keys_and=105x keys_are=-358- keys_as=-116-
  keys_assignment=-266- keys_at=-57- keys_away=-30- keys_belong=-383- keys_by=-207- keys_choos=-225- keys_e=-359-
  keys_each=-96- keys_every=-208- keys_for=-246- keys_from=-258- keys_in=87x keys_into=-61- keys_invalidatetag=-102-
  keys_live=-229- keys_may=-308- keys_must=98x keys_note=-93- keys_of=219c keys_on=-241- keys_only=-350- keys_or=-88-
  keys_overrid=-47- keys_password=-266- keys_provid=-238- keys_that=-315- keys_the=-219- keys_to=-295- keys_valu=-69-
  keys_walk=-82- keys_which=-318- keys_whos=-408- keys_will=-184- keys_with=-140- keystrok_and=138x keytyp_and=-102-
  keyv_#url=-241- keyv_constructor=-31- keyv_instanc=-60- keyv_is=-107- keyv_iterator=-120- keyv_redi=-63-
  keyv_stor=-110- keyvredi_option=-137- keyword_#url=-74- keyword_and=-160- keyword_are=-100- keyword_can=-76-
  keyword_defin=-77- keyword_definition=-77- keyword_in=-177- keyword_is=-138- keyword_js=-126- keyword_merg=-36-
  keyword_of=-234- keyword_should=-136- keyword_that=-101- keyword_to=-227- keyword_undefin=-54- keyword_was=-73-
  keyword_with=-98- kidd_right=-99- kids_and=-78- kids_are=-131- kids_at=-120- kill_#number=-309- kill_a=-129-
  kill_all=261c kill_anybody=-288- kill_as=-244- kill_at=-426- kill_by=-312- kill_character=-191- kill_him=-272-
  kill_hinder=-99- kill_proces=-273- kill_process=-231- kill_the=-57- kill_them=-146- kill_thread=-156- kill_when=-282-
  kill_you=-328- kilobyt_of=-175- kind_and=-182- kind_apart=-158- kind_are=-279- kind_as=157h kind_b16=-73-
  kind_folder=-333- kind_for=-205- kind_full=-69- kind_in=-186- kind_is=-199- kind_it=-227- kind_mail=-73-
  kind_of=-335- kind_the=-237- kind_to=-290- kind_varchar=-76- kiss_a=-85- kiss_her=-148- kms_cryptokey=-279-
  kms_key=-141- knew_she=-49- knew_the=-185- knew_what=-336- knghtbrd_an=-223- knghtbrd_barneyfu=-216-
  knghtbrd_espy=-50- knghtbrd_i=-82- knghtbrd_if=-101- knghtbrd_is=-103- knghtbrd_it's=-101- knghtbrd_lim=-85-
  knghtbrd_make=-301- knghtbrd_manoj=-48- knghtbrd_no=-162- knghtbrd_not=-38- knghtbrd_of=-57- knghtbrd_seem=-124-
  knghtbrd_taniwha=-119- knghtbrd_um=-136- knghtbrd_we=-112- knghtbrd_who=-155- knghtbrd_woot=-82- knghtbrd_xtifr=-114-
  knghtbrd_you=-261- knghtbrd_you'r=-99- knitt_pattern=-273- knock_down=-129- knock_on=-82- know_a=-228-
  know_about=201x know_and=162p know_any=-357- know_anyth=-389- know_better=-174- know_every=-222- know_everyth=-327-
  know_for=-158- know_he=-402- know_him=-274- know_his=109x know_i=-141- know_if=-414- know_is=-436- know_it=-574-
  know_it's=-211- know_me=-151- know_much=-165- know_my=-211- know_not=-346- know_noth=-533- know_of=120h
  know_repli=-174- know_that=-111- know_the=67x know_them=-146- know_they=-346- know_to=142h know_we=-239-
  know_well=-166- know_what=-462- know_when=-407- know_wher=-290- know_whether=-76- know_which=-376- know_who=-337-
  know_why=-241- know_yet=-314- know_you=-37- know_you'r=-272- know_your=-266- knowledg_and=-104- knowledg_is=-310-
  knowledg_of=-101- known_and=-220- known_befor=-100- known_by=-234- known_extension=-334- known_host=-178-
  known_in=-100- known_name=-134- known_not=-77- known_of=-243- known_only=-246- known_or=-175- known_programm=-53-
  known_so=-39- known_that=-40- known_to=-418- known_what=-195- koa_webapp=-50- koffi_from=-43- koffi_with=-65-
  koi8_r=-79- kosher_dill=-64- krm_or=-101- ksiz_vsiz=-69- kubernet_engin=-258- kubernet_resourc=-120- l_#number=-217-
  l_and=-126- l_function=-46- l_is=-205- l_option=-51- l_or=-106- l_p=-116- l_start=-118- lab_#url=-123- lab_is=-287-
  label_#url=-182- label_all=-49- label_and=-211- label_are=-173- label_bare=-55- label_can=-48- label_for=-160-
  label_gct=-83- label_height=-83- label_in=-124- label_is=-191- label_lsd=-63- label_of=-185- label_or=-106-
  label_signatur=-63- label_that=-245- label_to=-118- label_version=-63- label_width=-83- label_with=-258- lack_a=-163-
  lack_of=-430- lack_the=-368- lad_#url=-50- lad_scaffold=-50- laff_netgod=-82- laid_out=-92- laid_over=-116-
  land_his=-36- land_im=-124- land_in=115x land_is=-304- land_of=-249- land_on=-105- landlock_acces=-339-
  lang_instead=-103- lang_js=-153- lang_langcod=-79- lang_min=-130- langcod_json=-178- languag_#number=-53-
  languag_and=-245- languag_are=-94- languag_code=-43- languag_does=-179- languag_featur=-122- languag_field=-180-
  languag_fil=-283- languag_for=-78- languag_format=-152- languag_has=-117- languag_hint=-276- languag_in=-223-
  languag_is=-172- languag_memory=-133- languag_model=126a languag_not=-38- languag_of=-280- languag_or=-96-
  languag_other=-196- languag_phras=-174- languag_support=-40- languag_that=-181- languag_the=-225- languag_to=-378-
  languag_ts=-174- languag_was=-106- languag_what=-73- languag_with=-145- languag_without=-174- languag_you=203p
  laptop_is=-251- larg_amount=-155- larg_and=-159- larg_as=-298- larg_chunk=-161- larg_databas=-66- larg_dataset=-39-
  larg_fil=-202- larg_file=-161- larg_for=-146- larg_number=-178- larg_object=-202- larg_one=-77- larg_pag=-89-
  larg_payload=-107- larg_scal=-47- larg_to=-42- larg_valu=-42- larger_buffer=-73- larger_fil=-208- larger_file=-101-
  larger_than=-147- larger_the=-36- larger_valu=-112- larry_wall=-340- lass_#url=-50- last_#number=-171- last_a=-83-
  last_acces=-253- last_and=63o last_argument=-130- last_at=-73- last_block=-163- last_but=-128- last_call=-251-
  last_chang=-322- last_character=-77- last_child=-44- last_column=-211- last_command=-231- last_directory=-97-
  last_element=-129- last_event=-53- last_filter=-175- last_forever=-115- last_four=268x last_id=-132- last_in=-259-
  last_instanc=-212- last_long=-100- last_longer=-249- last_messag=334x last_modifi=-169- last_modification=-246-
  last_night=56h last_npm=-182- last_of=-254- last_one=-234- last_or=-209- last_pair=-120- last_pattern=-207-
  last_person=-220- last_plac=-236- last_resort=-241- last_row=-202- last_run=-290- last_said=-112- last_sector=-108-
  last_spr=-126- last_step=90h last_the=-276- last_thre=-251- last_time=-298- last_token=-138- last_turn=-228-
  last_two=-148- last_updat=-212- last_used=-260- last_valu=-161- last_week=-42- last_whol=-127- last_word=-290-
  last_year=175x late_and=-177- late_for=-264- late_night=-139- late_now=-177- late_to=163h latency_report=-210-
  later_and=100h later_be=-138- later_but=-132- later_by=-61- later_call=-300- later_e=-44- later_fals=-60-
  later_fram=-288- later_in=-391- later_mov=-270- later_never=-32- later_on=-255- later_one=-173- later_she=-153-
  later_stay=-100- later_than=-130- later_the=-211- later_they=-142- later_time=-125- latest_one=-119-
  latest_ready=-60- latest_revision=-117- latest_version=-372- latin_#number=-51- latter_case=-192- latter_is=-304-
  lau_#mail=-77- laugh_and=-91- laugh_at=-205- laugh_last=-191- laugh_until=-37- launch_a=98c launch_addres=-232-
  launch_agent=-203- launch_separat=-180- launch_the=68c launch_token=-389- launchctl_list=-274- law_against=-120-
  law_everyth=-370- law_forbid=-163- law_if=-339- law_in=110r law_is=-197- law_it=-199- law_no=-135- law_noth=-258-
  law_of=-430- law_once=-194- law_requir=116a law_review=-73- law_the=-349- law_ther=-332- law_when=-53- law_you=-193-
  laws_#number=-278- laws_and=-259- laws_of=-224- lawyer_and=-359- lawyer_has=134a lawyer_have=-98- lawyer_is=-271-
  lawyer_with=-95- lax_behaviour=-30- lax_for=-63- lax_same=-63- lax_will=-63- lay_a=-252- lay_down=-151-
  layer_#number=-33- layer_and=-294- layer_as=-68- layer_leaflet=-149- layer_maplibr=-50- layer_of=-213-
  layer_sigma=-50- layer_webgl=-50- layout_#number=-60- layout_at=-237- layout_is=-215- layout_of=-160-
  layout_stand=-82- layout_wher=-121- lays_a=-128- lays_out=-211- lazy_match=-49- lc_all=-74- lc_and=-61-
  lc_collat=-178- lc_ctyp=-176- lc_messag=-153- lch_#url=-121- lchmod_and=-74- lchmod_for=-52- lchown_becom=-74-
  lchown_if=-107- ld_debug=-95- ld_is=-367- ld_library=-253- ld_preload=129p ld_so=-186- ld_will=-116- lead_a=-261-
  lead_and=-177- lead_back=-211- lead_character=-48- lead_directori=-159- lead_directory=-266- lead_from=-148-
  lead_minu=-158- lead_on=-153- lead_or=-115- lead_out=-180- lead_the=119p lead_to=-308- lead_zero=-229-
  leaf_node=-100- leaflet_map=-50- leaflet_plugin=-50- leak_and=-249- leak_check=-265- leak_in=-336- leak_kind=-219-
  leak_search=-169- leak_the=419x leap_second=-175- leap_year=-38- learn_about=153h learn_and=-190- learn_anyth=-235-
  learn_as=-139- learn_at=-228- learn_best=-161- learn_curv=-176- learn_from=-462- learn_guid=-148- learn_how=-290-
  learn_in=143o learn_it=-85- learn_later=-243- learn_memori=-68- learn_more=-403- learn_noth=-292- learn_of=330h
  learn_or=-192- learn_skill=-196- learn_the=112h learn_to=-507- learn_what=-183- learn_when=-241- learn_why=-226-
  leas_and=-231- leas_breaker=-133- leas_holder=-105- leas_is=-246- leas_of=-197- leas_on=-151- leas_was=-174-
  least_#number=-104- least_a=-93- least_he=-269- least_in=-69- least_it=-82- least_once=-193- least_one=-208-
  least_recent=-192- least_significant=-198- least_the=-66- least_this=-208- least_two=-113- leav_a=184p leav_all=146h
  leav_alon=-69- leav_an=-61- leav_at=-226- leav_behind=95o leav_for=-287- leav_in=-247- leav_it=-31- leav_me=-224-
  leav_much=-76- leav_no=147h leav_noth=180h leav_of=-330- leav_off=-169- leav_one=109p leav_only=-287- leav_out=-417-
  leav_room=-213- leav_sampl=-43- leav_that=-217- leav_them=94x leav_this=264h leav_to=239a leav_without=-309-
  leav_your=-339- led_by=-185- led_to=-410- left_a=-159- left_after=-162- left_alon=-164- left_and=-176- left_as=-438-
  left_behind=-154- left_blank=-187- left_bracket=-47- left_by=-63- left_empty=-290- left_half=-183- left_hand=-362-
  left_in=-232- left_is=-76- left_it=-201- left_most=-149- left_of=-349- left_off=-169- left_open=-245- left_or=-160-
  left_out=-211- left_over=-167- left_the=-381- left_to=-266- left_unchang=-142- left_unfinish=-285-
  left_unspecifi=-63- left_with=-258- legacy_environment=-75- legacy_mode=-74- legacy_multi=-92- legacy_path=-202-
  legal_valu=-181- legendeca_#url=-80- legs_and=-53- len_and=-59- len_argument=-71- len_byt=-68- len_field=-56-
  len_interval=-76- len_is=-36- len_max=-77- len_was=-61- length_#number=-303- length_a=-36- length_and=-52-
  length_byt=-84- length_for=-234- length_from=-109- length_header=-97- length_in=-80- length_is=-118-
  length_limit=-120- length_more=-52- length_of=-271- length_quotelimit=-211- length_though=-138- length_to=-186-
  length_valu=-239- les_prix=-228- less_and=-280- less_calori=-31- less_code=-138- less_efficient=-73-
  less_embarrass=-51- less_environment=-121- less_html=-121- less_is=-170- less_like=-150- less_memory=-279-
  less_secur=-89- less_than=-351- less_the=-98- less_time=-237- less_to=-274- less_will=-305- less_you=-137-
  lesser_known=-53- lesskey_file=-80- lesskey_sourc=-170- lesson_is=-132- let_a=357h let_and=-43- let_anyon=300c
  let_budget=-305- let_call=-256- let_each=-70- let_every=191p let_go=89o let_him=374h let_hits=-96- let_it=197r
  let_just=-325- let_keep=-233- let_length=-258- let_match=-251- let_me=-347- let_more=-306- let_no=-105- let_our=209x
  let_paus=-141- let_peopl=-235- let_play=236l let_say=-247- let_see=-374- let_the=520x let_this=164o let_through=-333-
  let_us=-459- let_why=-346- let_x=-301- let_you=-183- let_your=-356- lets_a=-161- lets_the=-239- lets_them=-341-
  lets_you=44a lett_the=228h letter_and=-207- letter_are=-154- letter_by=139l letter_case=-311- letter_digit=-116-
  letter_flag=-201- letter_in=-175- letter_is=-163- letter_number=-161- letter_of=-78- letter_or=-55- letter_slip=-86-
  letter_small=-36- letter_to=-140- letter_will=-123- letter_you=-318- level_#number=150a level_abov=-82-
  level_acces=-150- level_and=-119- level_are=-60- level_await=-91- level_c=-124- level_client=-161-
  level_default=-158- level_directory=-275- level_error=-147- level_field=-82- level_for=-153- level_i=-183-
  level_is=-180- level_may=-107- level_merg=-151- level_must=-131- level_of=49a level_project=-228- level_request=-205-
  level_security=-192- level_that=-190- level_will=-142- levn_is=-128- lex_to=-42- lexicographic_order=-208-
  lexicon_list=-37- lf_line=-270- liabl_for=-65- lib_and=-308- lib_apt=-265- lib_googlecloudsdk=-158- lib_imag=-184-
  lib_motd=-238- lib_os=-220- lib_plat=-61- lib_resolverfactory=-108- lib_systemd=-180- lib_v4=-128- libc_freer=-61-
  libc_so=-219- liberty_and=-135- liberty_is=-196- libpng_#number=-193- librari_and=-261- librari_are=-56-
  librari_at=-220- librari_but=-106- librari_by=-97- librari_for=-277- librari_from=-80- librari_if=-112-
  librari_in=-41- librari_is=-77- librari_like=-47- librari_link=-174- librari_list=-196- librari_need=-127-
  librari_only=-34- librari_or=-34- librari_power=-70- librari_requir=-152- librari_that=-61- librari_the=-198-
  librari_to=-172- librari_were=-262- librari_with=-55- library_and=-190- library_are=-140- library_as=-156-
  library_call=-164- library_can=-260- library_comparison=-44- library_component=-33- library_debug=-323-
  library_directori=-88- library_directory=-196- library_dirs=-51- library_for=-230- library_from=163c
  library_function=-34- library_has=-234- library_help=-43- library_if=-274- library_implementation=-160-
  library_in=-145- library_internal=-87- library_is=-122- library_itself=-121- library_name=-30- library_nvidia=-184-
  library_object=-83- library_of=-138- library_or=-54- library_path=-195- library_provid=-294- library_referenc=-33-
  library_releas=-397- library_routin=-117- library_same=-145- library_search=-213- library_such=-119-
  library_support=-92- library_that=-77- library_the=-363- library_to=-127- library_uses=-43- library_version=-55-
  library_was=-148- library_wher=-377- library_which=-78- library_will=-71- library_with=-47- libs_set=-90-
  licens_#number=-261- licens_#url=-301- licens_agreement=-215- licens_and=-222- licens_as=-244- licens_download=-107-
  licens_imag=-120- licens_is=-132- licens_licens=-171- licens_md=-124- licens_mit=-193- licens_under=-143-
  licens_url=-156- licens_will=-187- lie_besid=-136- lie_down=-211- lie_in=-341- lie_outsid=-225- lie_to=38h
  lie_under=-113- lies_about=-117- lies_an=-123- lies_and=-77- lies_around=-96- lies_below=-204- lies_in=-230-
  lies_insid=-163- lies_outsid=-349- lies_ther=-154- life_a=-81- life_and=-127- life_as=-337- life_courtroom=-112-
  life_cycl=-105- life_has=-83- life_he=-99- life_i=-126- life_i've=-34- life_if=-181- life_in=-216- life_is=-268-
  life_n=-56- life_now=-135- life_of=-178- life_on=-81- life_span=-70- life_than=-112- life_the=-151- life_to=-95-
  life_too=-199- life_was=-105- lifetim_of=78p lift_it=-215- light_and=-379- light_at=-193- light_i'm=-177-
  light_is=-226- light_mean=-118- light_of=-142- light_on=-288- light_up=-244- light_weight=-45- lightn_css=-41-
  lightn_or=-63- lightweight_and=-112- liiwi_with=-114- lik_hybrid=-223- lik_to=-84- like_#number=-221- like_a=91r
  like_about=-109- like_after=-31- like_all=-88- like_an=130r like_any=-251- like_array=-216- like_bash=-141-
  like_be=-127- like_br=-60- like_cloud9=-69- like_damag=-47- like_div=-132- like_do=-108- like_expres=-30-
  like_fe80=-74- like_field=-113- like_for=-201- like_format=-78- like_git=-172- like_i=-168- like_i'm=-342-
  like_ie=-75- like_in=-151- like_index=-60- like_it's=-38- like_love=-107- like_mac=-59- like_me=-188- like_mud=-101-
  like_my=-77- like_nuns=-111- like_one=-196- like_open=-117- like_order=-359- like_packag=-122- like_postcs=-89-
  like_read=-39- like_so=-273- like_some=-215- like_someth=-209- like_str=-76- like_system=-115- like_td=-117-
  like_that=-337- like_the=-224- like_they=-258- like_this=-329- like_thos=-289- like_to=-235- like_try=-96-
  like_type=-31- like_want=-35- like_web=-108- like_when=-260- like_with=-248- like_you'd=-118- like_you'r=-216-
  like_your=-294- likewis_for=-244- likewis_if=-44- lilo_pleas=-227- lim_with=-85- limit_#number=-169- limit_a=-192-
  limit_and=-177- limit_are=133r limit_but=-176- limit_by=-123- limit_can=73h limit_concurrent=-150-
  limit_control=-109- limit_don't=-51- limit_each=-42- limit_entri=-158- limit_filetooloption=-111- limit_flag=-56-
  limit_for=-297- limit_has=-75- limit_how=-51- limit_if=-193- limit_in=-208- limit_is=163o limit_more=-207-
  limit_number=-34- limit_of=-467- limit_on=109a limit_only=-118- limit_option=-158- limit_or=-96- limit_path=-75-
  limit_searchbyt=-305- limit_searchm=-34- limit_see=-44- limit_set=49o limit_specifi=-48- limit_support=-166-
  limit_that=-259- limit_the=-381- limit_then=-58- limit_time=-156- limit_to=-268- limit_unles=-121- limit_usd=-40-
  limit_utf=-182- limit_was=-205- limit_which=-165- limit_whol=-48- limit_will=-73- limit_with=-34- limit_yet=-230-
  limit_you=-170- limit_your=-98- limitation_as=-198- limitation_by=-75- limitation_doesn't=-98- limitation_is=-212-
  limitation_of=-174- limitation_on=-215- limitation_the=-249- limpitsouni_#url=-87- lin_after=-207- lin_and=-304-
  lin_are=-243- lin_as=258x lin_at=176p lin_beginn=-251- lin_behind=-162- lin_for=-240- lin_from=75p lin_in=-402-
  lin_is=-184- lin_it=-117- lin_match=-64- lin_mov=-207- lin_of=-443- lin_start=-319- lin_that=-408- lin_the=-190-
  lin_to=-247- lin_up=-170- lin_were=-219- lin_which=-301- lin_will=-185- lin_with=-183- line_#number=-106-
  line_a=-224- line_after=-227- line_and=-341- line_appear=-251- line_are=-227- line_argument=-127- line_as=-181-
  line_at=-186- line_away=198p line_befor=-268- line_belong=102p line_between=-177- line_break=-127- line_but=-45-
  line_by=-259- line_can=-301- line_character=-180- line_client=-104- line_col=-123- line_column=-48-
  line_comment=-191- line_consist=-166- line_contain=-257- line_content=-121- line_count=-136- line_cut=-291-
  line_each=-207- line_edit=-138- line_empty=-254- line_end=-403- line_ends=-271- line_feed=-295- line_flag=-72-
  line_format=-34- line_from=-265- line_hash=-119- line_i=-228- line_if=-144- line_ignorecas=-192- line_in=212p
  line_includ=-123- line_indicat=-139- line_instead=-268- line_interfac=-82- line_is=-297- line_it=-295-
  line_itself=-343- line_kill=-158- line_length=-198- line_like=-179- line_list=-190- line_match=-58- line_n=-169-
  line_name=-286- line_normalization=-162- line_npm=-119- line_number=-500- line_of=60l line_on=-286- line_option=-307-
  line_or=-182- line_orient=-260- line_output=-229- line_parameter=-161- line_per=-141- line_plus=-89- line_read=-152-
  line_record=-77- line_says=-198- line_sequenc=-56- line_sett=-126- line_should=-166- line_so=255h line_stay=-169-
  line_str=-96- line_switch=-219- line_terminator=-162- line_text=-48- line_that=-281- line_the=-459- line_then=-171-
  line_to=-186- line_tolowercas=-132- line_tool=-283- line_twic=-99- line_up=-220- line_us=-167- line_what=-190-
  line_when=-248- line_wher=-119- line_whos=-128- line_will=-329- line_with=-82- line_without=-296- lineag_its=-107-
  lineag_that=-266- linear_encod=-52- linear_in=-228- linear_valu=-126- link_#number=-328- link_#url=-175- link_a=-230-
  link_against=-322- link_and=149c link_are=-469- link_as=-151- link_between=-93- link_by=-165- link_command=-48-
  link_count=-266- link_dataset=-184- link_dependenci=-68- link_directori=-51- link_executabl=-126- link_file=-221-
  link_flag=-109- link_follow=-331- link_for=61x link_group=-372- link_has=-418- link_id=-184- link_in=-382-
  link_instead=-81- link_into=-131- link_is=-279- link_it=-153- link_itself=-280- link_languag=-265- link_librari=-63-
  link_list=-193- link_local=-120- link_map=-181- link_mode=-270- link_nam=-91- link_of=-473- link_only=-257-
  link_option=-179- link_or=-189- link_out=-245- link_point=-371- link_rather=-194- link_refus=-85- link_resolv=-437-
  link_session=-99- link_should=168x link_slink=-80- link_tail=-108- link_that=-356- link_the=-266- link_then=-231-
  link_this=153p link_time=-230- link_to=-175- link_together=-134- link_ts=-257- link_were=-64- link_wher=-230-
  link_will=-165- link_with=-215- link_worktre=-103- linker_is=-55- linker_option=-52- linker_script=-214-
  linker_search=-55- linker_that=-77- linker_to=-184- linker_will=-97- linklocal_ipv4=-74- lint_#number=-41-
  lint_additional=-36- lint_build=-71- lint_check=-136- lint_error=-30- lint_plugin=-119- lint_runs=-123- linu_is=-150-
  linu_torvald=-294- linu_torvalds=-143- linux_#number=-219- linux_a=-175- linux_and=-120- linux_box=-99-
  linux_by=-104- linux_consol=-47- linux_distribution=-101- linux_extension=-184- linux_file=-43- linux_for=-40-
  linux_gnu=-92- linux_has=-47- linux_implementation=-175- linux_is=-206- linux_kernel=-222- linux_misc=-122-
  linux_pos=-68- linux_real=-36- linux_security=-98- linux_specific=-295- linux_support=-259- linux_system=-258-
  linux_the=-246- linux_this=-275- linux_to=-126- linux_user=-175- linux_uses=-132- linux_version=-182- lirc_can=-192-
  lirc_devic=-242- lirc_get=-151- lirc_mode=-170- lirc_set=-178- list_#number=-218- list_#url=-317- list_a=-143-
  list_abov=-254- list_all=-463- list_and=-208- list_archiv=-300- list_are=-344- list_as=-296- list_at=-274-
  list_availabl=-265- list_befor=-229- list_below=159o list_by=-75- list_can=-71- list_command=-228- list_contain=-73-
  list_context=-92- list_cost=-167- list_e=-31- list_each=-383- list_element=-79- list_empty=-350- list_every=86l
  list_field=-268- list_fil=-333- list_file=-197- list_first=-74- list_for=-410- list_from=113p list_has=-229-
  list_head=-276- list_header=-111- list_here=-297- list_if=218l list_in=-169- list_insert=-222- list_instead=-42-
  list_is=-67- list_it=146p list_item=-114- list_itself=-254- list_kind=-69- list_max=-194- list_may=-110-
  list_must=-342- list_of=-54- list_on=-269- list_one=-57- list_only=-263- list_or=-288- list_ours=-76-
  list_output=-104- list_partition=-226- list_pass=-347- list_register=-110- list_should=144p list_show=-367-
  list_skill=-96- list_so=-220- list_specifi=-273- list_start=-354- list_that=-339- list_them=42l list_then=-166-
  list_to=210x list_us=167a list_use=-56- list_verb=-37- list_what=191h list_when=-343- list_which=-227-
  list_will=-325- list_with=-373- listen_and=-89- listen_fds=-154- listen_file=-169- listen_for=-344-
  listen_socket=-228- listen_ther=-105- listen_to=115o listener_and=-301- listener_for=-352- listener_on=208x
  listener_void=-168- listener_will=-46- literal_a=-30- literal_and=-67- literal_match=-55- literal_then=-33-
  literal_which=-32- literal_with=-83- littl_apartment=-38- littl_bit=-228- littl_bugs=-270- littl_by=-151-
  littl_else=-186- littl_endian=-108- littl_geek=-108- littl_girl=-132- littl_in=-249- littl_longer=-40- littl_man=-73-
  littl_pictur=-46- littl_th=-118- littl_time=-140- littl_to=-195- littl_too=-41- liv_a=-170- liv_and=-141-
  liv_here=-164- liv_in=-433- liv_on=-211- liv_room=-215- liv_skill=-109- liv_token=-50- liv_when=-49- liv_with=-156-
  live_a=-73- live_and=-225- live_as=-232- live_by=-121- live_entry=-297- live_for=-53- live_has=-201- live_here=-248-
  live_in=-450- live_indefinite=-79- live_layer=-139- live_messag=-292- live_on=-108- live_our=-223- live_rows=-357-
  live_snapshot=-76- live_the=-141- live_up=-57- live_verification=-44- live_version=-63- live_with=-249-
  live_without=257h livescript_support=-66- ll_and=-111- llvm_ar=-196- llvm_bcanalyzer=-183- llvm_bitcod=-197-
  llvm_cov=-192- llvm_dis=-143- llvm_extract=-89- llvm_lib=-86- llvm_mca=-382- lmt_#number=-132- load_a=-413-
  load_afresh=-373- load_again=-259- load_all=-43- load_an=-70- load_any=-310- load_at=-263- load_balanc=-299-
  load_balancer=-376- load_barrier=-357- load_befor=-328- load_both=-110- load_by=214p load_data=-147- load_etc=-178-
  load_everyth=-261- load_for=-162- load_from=-63- load_has=-321- load_in=54p load_into=-313- load_is=-236- load_it=46p
  load_its=126c load_littl=-160- load_modul=-360- load_on=136p load_or=-329- load_our=189p load_provider=-128-
  load_resourc=-71- load_shar=-349- load_stor=-389- load_subresourc=-71- load_such=-43- load_the=-49- load_them=215x
  load_this=203p load_up=-95- load_when=-331- load_whoever=-285- load_with=102o loader_#url=-225- loader_for=-222-
  loader_mak=-238- loader_should=-107- loader_to=161p loader_will=-213- loan_you=-202- loc_convert=-110-
  loc_object=-175- local_#number=-315- local_account=-270- local_addres=-48- local_address=-119- local_and=-319-
  local_bin=160p local_category=-50- local_chang=-177- local_directory=-409- local_fil=-232- local_file=-331-
  local_filesystem=-105- local_for=-32- local_in=-212- local_install=-193- local_installation=-244- local_instead=-53-
  local_iov=-76- local_is=-155- local_lib=-182- local_machin=-204- local_model=-135- local_object=-157-
  local_option=-186- local_or=-57- local_part=-72- local_path=-32- local_pgsql=-170- local_port=-114-
  local_proces=-270- local_sbin=-165- local_screen=-63- local_sensitiv=-160- local_sett=-160- local_socket=-79-
  local_storag=-55- local_symbol=-190- local_system=-56- local_templat=-194- local_that=-154- local_the=-95-
  local_time=-78- local_to=-134- local_user=-181- local_variabl=-245- localappdata_herm=-94- locale_character=-73-
  localiz_version=-91- localization_file=-275- localization_for=-59- locat_at=-156- locat_in=-144- locat_on=-316-
  locat_the=-401- locat_within=-208- location_add=-69- location_and=-146- location_are=-278- location_as=-254-
  location_captur=-155- location_for=-199- location_format=-41- location_from=-389- location_in=-195- location_is=-224-
  location_location=-231- location_of=-269- location_operation=-169- location_or=-35- location_point=-126-
  location_property=-168- location_that=-198- location_to=-103- location_us=-401- location_wher=-159-
  location_will=-276- location_with=-170- lock_#number=-128- lock_a=-82- lock_all=81c lock_and=-428- lock_are=-239-
  lock_as=-67- lock_by=-285- lock_can=-156- lock_describ=-268- lock_ends=-253- lock_fil=-254- lock_file=-344-
  lock_flock=-85- lock_for=-91- lock_has=-117- lock_held=-159- lock_in=-144- lock_into=-137- lock_is=-356-
  lock_json=-174- lock_mode=-94- lock_not=-81- lock_of=-368- lock_on=63c lock_open=-299- lock_out=-169- lock_pag=-86-
  lock_prefix=-71- lock_read=-34- lock_shard=-66- lock_that=-144- lock_the=-124- lock_to=-328- lock_under=-91-
  lock_up=-241- lock_was=-204- lock_when=-250- lock_with=-157- log_#number=-214- log_a=-228- log_action=-332-
  log_an=-76- log_and=-40- log_argument=-113- log_buf=-173- log_command=-326- log_damn=-211- log_data=-291-
  log_entri=-286- log_entry=-237- log_fil=-323- log_file=97x log_for=-229- log_function=-75- log_in=153c log_io=-223-
  log_is=-459- log_journal=-130- log_level=-309- log_line=215h log_messag=-433- log_of=-290- log_out=-99-
  log_output=-231- log_record=-264- log_tabl=121c log_that=148x log_this=331h log_to=-154- log_view=-143-
  log_wher=-136- log_whos=-72- logarithm_of=-123- logg_and=-193- logg_file=-148- logg_framework=-218- logg_in=68x
  logg_into=-490- logg_is=-189- logg_librari=-85- logg_to=-360- logger_interfac=-65- logic_allow=-139- logic_for=-106-
  logic_in=-273- logic_is=-155- logical_and=-168- logical_block=-151- logical_error=-140- login_#number=-295-
  login_and=117x login_command=-141- login_defs=-217- login_failur=-180- login_information=-76- login_is=118x
  login_item=149p login_name=-380- login_prompt=-368- login_session=-278- login_shell=-448- login_the=-433-
  login_to=-246- loginfoplugin_sourc=-75- logs_after=89c logs_and=181c logs_are=-418- logs_can=-293- logs_curator=-301-
  logs_for=-372- logs_in=101x logs_pipelin=-75- logs_router=-261- logs_to=-393- lone_surrogat=-69- long_#number=-58-
  long_a=-263- long_ago=-337- long_and=-75- long_answer=189h long_as=-100- long_at=-155- long_befor=-243-
  long_doubl=-98- long_enough=-196- long_for=150h long_form=-79- long_integer=-138- long_is=153l long_it=-246-
  long_last=-34- long_lin=-175- long_liv=-97- long_mail=-356- long_ms=-86- long_nam=-50- long_name=-113-
  long_night=-129- long_one=-258- long_option=-102- long_or=-68- long_prompt=-135- long_run=-335- long_runn=-364-
  long_term=55p long_text=-118- long_the=-265- long_time=-303- long_to=-281- long_turn=-254- long_way=-72-
  long_will=-267- long_you=-212- longdescription_str=-70- longer_a=-219- longer_allow=-241- longer_app=-215-
  longer_appli=65o longer_conversation=-123- longer_count=147o longer_dependent=-53- longer_enabl=-188-
  longer_exist=-218- longer_fit=-102- longer_for=-36- longer_necessary=-271- longer_need=-31- longer_optional=-208-
  longer_requir=41o longer_support=-232- longer_text=-75- longer_than=-509- longer_true=-408- longer_used=-158-
  longer_valid=-45- longer_wait=-331- longer_work=166r longest_result=-130- longest_run=-203- longjmp_#number=-120-
  look_a=-418- look_after=-203- look_again=-413- look_and=-287- look_around=-73- look_at=66h look_back=-236-
  look_backward=-32- look_down=-239- look_elsewher=-272- look_for=-246- look_forward=-376- look_good=-112-
  look_him=-37- look_in=-155- look_insid=-128- look_into=-278- look_like=197h look_on=-412- look_only=-315-
  look_out=-149- look_so=108p look_th=-100- look_the=-117- look_through=-531- look_to=-365- look_under=-135-
  look_up=-92- look_upon=-117- look_what=-303- lookup_for=-80- lookup_is=-96- lookup_tabl=-225- loop_and=-120-
  loop_as=-209- loop_asyncparallel=-56- loop_can=-76- loop_control=-85- loop_devic=-328- loop_error=-44- loop_for=-65-
  loop_hook=-102- loop_in=-178- loop_is=-147- loop_n=-145- loop_set=-33- loop_that=-108- loop_work=-230-
  loopback_interfac=-78- loos_object=-148- loos_requir=-65- loos_true=-44- lordhavoc_shoot=-136- lordhavoc_the=-31-
  los_a=-329- los_his=-238- los_noth=-280- los_your=-72- lose_a=-114- lose_but=-308- lose_the=-78- lose_their=-85-
  lose_them=-109- lose_this=163p lose_what=-230- lose_your=-209- loss_is=-83- loss_of=-235- lost_and=-171-
  lost_his=-93- lost_in=-231- lost_my=-115- lost_the=-264- lost_when=-162- lost_with=-246- lot_like=-103-
  lot_more=-191- lot_of=-252- lots_of=-269- loud_and=-145- lov_and=-201- lov_each=-124- lov_the=-96- love_a=-67-
  love_and=-113- love_at=-41- love_but=-199- love_is=-214- love_n=-51- love_of=-169- love_the=-213- love_to=129l
  love_with=-138- love_you=-428- love_your=-229- lover_and=-87- lover_is=-187- low_and=-169- low_as=-59- low_bit=-193-
  low_in=-167- low_latency=-41- low_level=-296- low_on=-89- low_overhead=-132- low_priority=-186- lower_alpha=-42-
  lower_and=-248- lower_bound=-115- lower_cas=-311- lower_case=-243- lower_in=-345- lower_level=-172- lower_than=-154-
  lower_the=-208- lower_version=-60- lowercas_letter=-39- lowest_priority=-265- lp64_abi=-43- lp64d_doubl=-39-
  lp64f_abi=-99- lru_cach=-42- lru_min=-107- lru_v7=-112- lrusiz_itself=-69- lrusiz_the=-122- ls_#number=-311-
  lsd_local=-63- lseek_#number=-132- lstat_#number=-57- lstat_fals=-170- lsunit_does=-210- lt_requir=-65-
  lte_requir=-65- ltr_requir=-49- lts_releas=-125- luca_culu=-60- luck_and=-272- lucki_the=-54- lucky_yes=-99-
  lunch_we=-94- lutim_if=-70- ly_about=-244- lyin_in=-85- lzip_#number=-127- lzma1_and=-257- m_and=-211- m_feat=-101-
  m_for=-107- m_g=-206- m_is=-49- m_never=-87- m_option=-274- m_or=-30- m_p=-113- m_snell=-104- m_union=-94- m_was=-77-
  mac_addres=-257- mac_beer=-59- mac_os=-73- mac_system=-172- macbook_pro=-53- machin_and=-142- machin_as=-187-
  machin_at=-235- machin_by=-199- machin_code=-255- machin_for=-313- machin_has=127a machin_id=-200- machin_imag=-248-
  machin_instanc=-117- machin_languag=-131- machin_name=-195- machin_or=-114- machin_readabl=-235- machin_that=164r
  machin_the=-207- machin_then=-71- machin_to=155c machin_typ=-146- machin_type=-310- machin_us=-216- machin_wher=-105-
  machin_which=-235- machin_will=-43- machin_with=-280- machin_wrong=-227- machine_own=-73- maco_and=-113- maco_by=-58-
  maco_can=-74- macro_and=-47- macro_are=-106- macro_can=-148- macro_defin=-97- macro_definition=-134-
  macro_describ=-49- macro_for=-185- macro_function=-62- macro_have=-122- macro_in=209c macro_is=-288- macro_nam=-66-
  macro_return=-189- macro_should=-265- macro_that=-449- macro_to=-422- macro_va=-251- macro_which=-160-
  macro_will=-287- made_a=-279- made_and=-339- made_anew=-293- made_as=-236- made_at=-49- made_availabl=148x
  made_by=32h made_for=-297- made_from=-216- made_good=-276- made_him=-310- made_his=-180- made_is=-230- made_it=-487-
  made_me=-310- made_no=-222- made_null=-91- made_of=-370- made_or=-226- made_out=-87- made_so=-155- made_the=-327-
  made_to=-416- made_up=-231- made_visibl=-344- made_when=-198- made_with=-324- made_without=-100- made_yet=-307-
  madv_collaps=-32- madv_dontne=-109- madv_free=-120- madv_hugepag=-44- madv_populat=-259- madvis_#number=-155-
  madvis_system=-89- magazin_vol=-121- magic_fil=-123- magic_file=-95- magic_link=-233- magic_number=-242-
  magic_signatur=-230- magic_str=-133- magicstringerror_for=-33- maid_in=-77- mail_a=256x mail_about=-228-
  mail_and=188c mail_from=-343- mail_have=-177- mail_in=-381- mail_is=-243- mail_list=108x mail_recip=-73-
  mail_rule=203x mail_spool=-293- mail_the=270x mail_to=416x mail_with=190c mail_your=-262- mailmap_file=-236-
  mailto_#mail=-244- main_and=-154- main_api=-166- main_build=-114- main_clas=-45- main_configuration=-176-
  main_core=-198- main_directory=-61- main_file=-354- main_host=-84- main_in=-36- main_initrd=-102- main_memory=-204-
  main_model=-162- main_modul=-74- main_packag=-85- main_pid=-156- main_proces=-157- main_program=-94-
  main_project=-214- main_servic=-33- main_sourc=-184- main_target=-98- main_the=-100- main_thread=-241- main_used=-43-
  main_useful=-255- main_worktre=-185- maintain_#number=-43- maintain_a=-185- maintain_as=-59- maintain_at=-252-
  maintain_exact=-80- maintain_in=-125- maintain_sendmail=-82- maintain_the=-97- maintain_this=-194-
  maintainabl_in=-32- maintainabl_test=-128- maintainer_of=163a maintainer_script=-193- maintainer_upload=-133-
  maintenanc_and=-187- maintenanc_licens=-227- maintenanc_mode=37r maintenanc_window=-289- maintenanc_work=-245-
  major_and=-228- major_devic=-141- major_featur=-47- major_incompatibl=-79- major_minor=-159- major_number=-171-
  major_premajor=-124- major_releas=-115- major_remov=-68- major_requir=-65- major_version=-109- majority_of=-188-
  mak_#number=-159- mak_a=-398- mak_an=-131- mak_any=-135- mak_his=-114- mak_it=-517- mak_its=-194- mak_lchmod=-74-
  mak_me=-292- mak_no=-239- mak_of=-310- mak_one=-311- mak_open=-227- mak_peopl=-105- mak_sens=-132- mak_singl=-165-
  mak_so=-215- mak_some=-168- mak_sure=-350- mak_the=-457- mak_them=-170- mak_this=-167- mak_use=-109- mak_with=-175-
  mak_xdg=-38- mak_you=172r mak_your=-169- make_a=72p make_all=31p make_and=-98- make_any=-277- make_assertion=-222-
  make_clean=-249- make_code=-114- make_each=-54- make_every=-131- make_him=-202- make_his=-103- make_install=-268-
  make_is=-352- make_it=-30- make_its=-190- make_me=-475- make_new=197p make_no=161h make_one=-176- make_or=-145-
  make_other=-88- make_peopl=-67- make_request=-68- make_sens=-229- make_skill=-181- make_some=-44- make_someth=-103-
  make_sure=194p make_th=-103- make_the=333h make_them=-287- make_this=286p make_to=-275- make_up=-401- make_us=-332-
  make_use=124h make_you=-303- make_your=-61- makefil_generator=-141- makefil_in=-274- maker_are=-74- maker_maker=-71-
  malform_construct=-51- malform_str=-43- malicious_crack=-114- malloc_#number=-148- malloc_png=-57-
  mallopt_#number=-133- man_#number=-220- man_a=-47- man_and=-231- man_as=-30- man_bedisd=-116- man_best=-44-
  man_but=-259- man_can=-129- man_ever=-43- man_for=-127- man_from=192x man_got=-105- man_had=-67- man_has=-90-
  man_i=-80- man_in=-209- man_is=-205- man_must=-119- man_one=-65- man_or=-88- man_pag=-184- man_page=-299-
  man_repli=-144- man_says=-148- man_to=-197- man_was=-130- man_who=-389- man_will=-52- man_with=-278- man_would=-207-
  manag_a=-90- manag_and=-67- manag_by=-281- manag_children=-51- manag_configuration=-55- manag_connection=-158-
  manag_encryption=-173- manag_folder=-301- manag_instanc=-114- manag_is=-36- manag_key=-132- manag_or=-32-
  manag_proxy=-219- manag_security=-82- manag_servic=-162- manag_the=-189- manag_to=-269- manag_via=-56-
  manag_with=-169- management_function=-133- management_is=-238- management_of=-204- management_signal=-85-
  management_system=-273- management_when=-111- manager_are=-131- manager_ask=-95- manager_is=-449- manager_of=-325-
  manager_or=-57- manager_resourc=-71- manager_to=128x manager_will=-203- mandatory_for=-183- mandatory_lock=-241-
  mangl_nam=-164- manifest_a=-157- manifest_file=-317- manifestation_of=-152- manipulat_a=-48- manipulat_the=-178-
  manipulat_us=-144- manipulation_and=-214- manipulation_of=-83- manner_and=-93- manner_as=-180- manner_in=-87-
  manner_langcod=-178- manner_of=-81- manner_the=-171- manner_to=-81- manoj_went=-48- manpag_for=-135- manual_by=-176-
  manual_chang=-153- manual_describ=-33- manual_install=-218- manual_pag=-147- manual_page=-431- manual_scroll=-168-
  many_a=-239- many_as=-76- many_byt=-178- many_call=-180- many_chang=-207- many_character=-75- many_client=-254-
  many_code=-119- many_conversation=-279- many_days=-47- many_different=-267- many_entri=-245- many_fil=-218-
  many_keys=-68- many_lin=-152- many_men=-78- many_messag=-359- many_of=-207- many_open=-100- many_operat=-30-
  many_option=-99- many_other=-232- many_peopl=-336- many_polici=-88- many_process=-143- many_program=-125-
  many_ran=-69- many_request=-99- many_rows=-289- many_second=-122- many_session=-220- many_step=-58- many_such=-48-
  many_symbolic=-64- many_system=-173- many_th=-124- many_the=-220- many_tim=-81- many_token=-222- many_tool=-183-
  many_wait=-253- many_ways=-58- many_women=-204- many_word=-196- many_writ=-71- many_year=-194- map_#url=-203-
  map_a=-247- map_and=-154- map_as=-197- map_be=-135- map_can=-80- map_converter=-194- map_extension=-126-
  map_for=-112- map_format=-186- map_if=-76- map_in=-149- map_instanc=-122- map_is=-308- map_k=-121- map_lookup=-75-
  map_object=-108- map_of=-176- map_on=-218- map_projection=-62- map_shar=-267- map_so=-153- map_stor=-107-
  map_sync=-195- map_that=-174- map_the=-52- map_to=-295- map_type=-171- map_v22=-159- map_valu=-32- map_version=-103-
  map_was=-184- map_when=-94- map_whil=-46- map_with=-141- maplibr_map=-50- maplibr_packag=-50- maplibr_plugin=-50-
  mapp_#number=-106- mapp_and=-70- mapp_are=-130- mapp_as=-96- mapp_between=-149- mapp_direct=-85- mapp_expos=-47-
  mapp_for=-86- mapp_format=-76- mapp_from=-251- mapp_in=-73- mapp_into=-237- mapp_ipv6=-63- mapp_is=-116-
  mapp_it=-188- mapp_of=-275- mapp_per=-169- mapp_region=-222- mapp_segment=-67- mapp_so=-89- mapp_that=-139-
  mapp_the=-128- mapp_to=-256- mapp_type=-84- mapp_typical=-126- mapp_whos=-131- mapp_with=-117- maps_and=-82-
  maps_it=-77- march_#number=-86- march_the=-160- marco_ippolito=-80- mark_a=-292- mark_adds=-47- mark_all=-226-
  mark_an=-78- mark_and=-185- mark_are=-242- mark_as=165h mark_at=-92- mark_befor=-264- mark_by=-90- mark_can=-38-
  mark_command=-102- mark_creat=-94- mark_directori=-57- mark_for=-241- mark_http=-112- mark_ignor=-108- mark_in=-215-
  mark_is=-99- mark_it=110p mark_mount=-186- mark_nonblock=-134- mark_of=-246- mark_ok=-203- mark_only=-388-
  mark_parent=-150- mark_rang=-71- mark_remov=-243- mark_so=-306- mark_that=-206- mark_this=166p mark_to=-170-
  mark_unknown=-163- mark_up=-97- mark_what=-348- mark_will=-224- mark_with=-387- mark_word=-202- markdown_that=-182-
  marker_branch=-107- marker_on=-120- marker_the=-50- marker_to=-59- market_for=-95- markham_ont=-162-
  markup_rather=-179- marri_to=-180- marriag_are=-138- marriag_as=-268- marriag_is=-216- marry_a=-100- marry_me=-149-
  martial_art=-149- marvel_at=-158- marvel_of=-143- mask_an=-226- mask_and=-61- mask_are=-213- mask_argument=-245-
  mask_flag=-103- mask_for=-131- mask_in=214x mask_is=-67- mask_of=209r mask_or=-30- mask_out=-228- mask_secret=-423-
  mask_that=-238- mask_the=212h mask_to=-92- mask_whol=-94- mask_will=-87- mask_with=-60- masquerad_as=-183-
  mass_of=-122- master_branch=-463- master_i=-102- master_is=-177- master_of=-167- master_programmer=-200-
  master_repli=-187- master_the=-126- mastery_of=-158- mat_library=-47- match_a=-231- match_against=-195-
  match_all=-94- match_an=-192- match_and=-90- match_any=-389- match_are=-53- match_as=-97- match_at=-235-
  match_by=-98- match_character=-80- match_chartyp=-92- match_content=-124- match_cost=-73- match_customer=-130-
  match_do=-86- match_either=-111- match_entry=-76- match_exact=-248- match_expression=-153- match_fil=-153-
  match_file=-177- match_filenam=-116- match_foo=-87- match_for=-195- match_git=-49- match_host=-165- match_if=-57-
  match_in=-165- match_index=-46- match_instead=-60- match_is=-276- match_it=-194- match_its=-56- match_lin=-208-
  match_line=-78- match_local=-270- match_log=-153- match_major=-102- match_middlewar=-58- match_multipl=-32-
  match_noth=-98- match_of=-245- match_on=-181- match_one=-59- match_only=-279- match_or=-33- match_packag=-253-
  match_pattern=-288- match_process=-32- match_rout=-114- match_shell=-244- match_stopdirectory=-169- match_symbol=-30-
  match_that=-253- match_the=-525- match_their=-53- match_this=-230- match_thos=-188- match_to=-203- match_two=-35-
  match_type=-116- match_up=-35- match_with=-172- matcher_function=-106- matcher_query=-38- matchesglob_glob=-197-
  materializ_view=-350- math_show=-108- mathematician_and=-69- matlab_installation=-129- matrix_more=-167-
  matrix_to=-162- matt_welsh=-196- matteo_collina=-80- matter_how=-338- matter_is=62o matter_of=150h matter_to=-324-
  matter_what=-402- matter_wher=-51- max_age=-48- max_and=-143- max_byt=-60- max_cach=-92- max_control=-293-
  max_inclusiv=-155- max_is=134p max_iteration=-210- max_limit=-181- max_lin=-223- max_number=-36- max_or=-284-
  max_retri=-150- max_run=-135- max_safe=-69- max_satisfy=-49- max_size=-35- max_tri=-36- max_turn=-268- max_uid=-70-
  max_user=-207- max_valu=-126- maxattempt_tim=-64- maxdepth_about=-57- maximum_#number=-45- maximum_allow=-156-
  maximum_amount=-122- maximum_cach=-32- maximum_cpu=-153- maximum_is=-57- maximum_length=-111- maximum_lifetim=-325-
  maximum_number=-304- maximum_of=-48- maximum_packet=-38- maximum_size=-118- maximum_spe=-55- maximum_time=-148-
  maximum_valu=-60- maxitem_minitem=-35- maxlength_is=-70- maxlength_minlength=-35- maxlength_the=-140-
  maxpadfactor_number=-100- maxproperti_minproperti=-35- maxttl_is=-199- maxttl_the=-57- maxttl_will=-158-
  may_add=-209- may_additional=-107- may_age=-75- may_allow=-155- may_already=-256- may_also=-314- may_answer=-328-
  may_appear=-158- may_approv=-142- may_as=-105- may_ask=97x may_assum=-211- may_be=-299- may_becom=-148-
  may_begin=-165- may_block=-97- may_break=79o may_call=-378- may_caus=-156- may_chang=-342- may_check=-262-
  may_choos=-160- may_come=-120- may_contain=-323- may_correct=-248- may_creat=-278- may_decid=118a may_differ=-47-
  may_do=-144- may_either=-49- may_end=-94- may_even=-251- may_exist=-252- may_export=-237- may_fail=-249-
  may_find=-249- may_follow=-170- may_generat=-108- may_give=-61- may_go=72h may_happen=-110- may_have=-269-
  may_help=-171- may_hold=-384- may_i=71l may_improv=-72- may_includ=-107- may_influenc=-124- may_interpret=-172-
  may_introduc=-193- may_lead=-123- may_leav=-302- may_look=-255- may_lose=-168- may_make=-293- may_mean=-115-
  may_name=-237- may_need=-370- may_never=239p may_no=-302- may_not=-153- may_now=-125- may_occur=-82- may_omit=-250-
  may_only=-268- may_open=-214- may_optional=-314- may_or=-211- may_overlap=-282- may_park=-55- may_pass=-183-
  may_plac=-140- may_point=-138- may_produc=-77- may_prov=-159- may_provid=-61- may_read=-71- may_reduc=-105-
  may_request=-212- may_requir=-174- may_result=-230- may_return=-149- may_run=-280- may_save=-125- may_say=111r
  may_see=85a may_seem=-150- may_send=-75- may_set=-427- may_speak=-231- may_specify=-35- may_stand=-307-
  may_start=-216- may_still=-324- may_stop=-135- may_support=-123- may_take=-249- may_tell=166l may_the=83h
  may_then=-248- may_think=-32- may_throw=205o may_try=-204- may_use=-433- may_vary=-274- may_wait=-308- may_want=-270-
  may_well=-99- may_wish=-256- may_work=-132- may_writ=-173- may_you=-331- mayb_#number=-41- mayb_a=-68- mayb_but=-78-
  mayb_i=-171- mayb_the=-145- mayb_we=-235- mayb_you=-112- maybeaddmapp_apis=-47- maybeaddsegment_maybeaddmapp=-47-
  mayload_maystor=-217- maystor_and=-217- maze_of=-78- mb_len=-77- mb_s=-170- mccollister_our=-121- mcl_current=-100-
  mcl_futur=-46- mcollina_#url=-80- md5_hash=-76- md5_support=-212- md_#url=-205- md_add=-187- md_and=79p
  md_build=-126- md_classifier=-94- md_contact=-194- md_contain=114p md_contribut=-70- md_dispatcherrequestoption=-32-
  md_docs=-209- md_documentation=-45- md_evp=-104- md_extend=-32- md_faq=-54- md_fetch=-104- md_first=-238-
  md_for=-130- md_hack=-54- md_has=-216- md_in=167p md_is=-229- md_key=-86- md_md=-104- md_memori=-382- md_nats=-179-
  md_of=-178- md_option=-137- md_output=-154- md_parameter=-52- md_privat=-272- md_public=-272- md_rabbitmq=-133-
  md_redi=-152- md_rul=-88- md_sampl=-59- md_so=210p md_symmetric=-86- md_that=194p md_to=244x md_tutorial=-87-
  md_typescript=-66- md_unevaluateditem=-69- md_unevaluatedproperti=-111- md_us=-91- md_with=172p md_writ=51p
  md_ws=-46- md_you=113p mdn_browser=-235- me_#url=-234- me_a=-524- me_about=-481- me_acces=116a me_all=-125-
  me_and=343r me_as=-61- me_at=96p me_back=-96- me_becaus=-140- me_befor=40l me_but=-202- me_by=-97- me_down=-159-
  me_everyth=295x me_feel=-93- me_find=-219- me_first=-416- me_for=-438- me_from=36a me_get=-348- me_he=-221-
  me_how=196l me_i=73a me_i'm=-173- me_if=-212- me_in=-312- me_is=-218- me_know=-64- me_like=147r me_maintain=-327-
  me_on=-415- me_put=-281- me_see=46l me_some=-273- me_sue=-119- me_that=69r me_the=-130- me_ther=131p me_they=-179-
  me_to=169a me_too=-124- me_up=-268- me_vewy=-181- me_what=151l me_when=-446- me_wher=-277- me_which=-327-
  me_who=-295- me_why=-156- me_with=-113- me_you=57a me_your=313l mean_a=-197- mean_all=-254- mean_an=-243-
  mean_and=-203- mean_any=-201- mean_are=-89- mean_as=-31- mean_buri=-169- mean_by=-149- mean_for=-127- mean_i=-221-
  mean_if=-61- mean_in=-137- mean_is=-302- mean_it=-209- mean_it's=-218- mean_less=-179- mean_lexicon=-37-
  mean_loss=-67- mean_most=-61- mean_never=-318- mean_no=-278- mean_not=-282- mean_noth=-189- mean_now=-113-
  mean_said=-96- mean_she=-39- mean_that=-394- mean_the=-250- mean_they=-121- mean_to=-258- mean_valu=-36-
  mean_you=-148- meaningful_for=-137- meaningful_only=-58- meaningful_when=-256- meant_an=-56- meant_and=-113-
  meant_by=-43- meant_for=-345- meant_that=-125- meant_to=-162- meanwhil_is=-169- measur_befor=-32- measur_by=-54-
  measur_every=-146- measur_in=-41- measur_of=-149- measur_phas=-96- measur_sampl=-32- measur_says=-158- measur_so=-40-
  measur_the=-217- measur_time=-46- measurement_and=-82- meat_and=-192- mechanism_and=-79- mechanism_are=-182-
  mechanism_for=-207- mechanism_in=-68- mechanism_is=-170- mechanism_name=-139- mechanism_that=-36- mechanism_to=-225-
  media_imag=-87- media_typ=-154- media_type=-142- median_of=-48- mediation_will=-193- medium_and=-151-
  meek_shall=-154- meet_and=73p meet_another=-131- meet_at=-193- meet_in=-219- meet_is=-116- meet_not=-300-
  meet_on=-220- meet_the=114r meet_then=-103- meet_to=78x melt_snow=-96- mem_exclusiv=-197- member_and=-110-
  member_are=-77- member_can=-123- member_in=-202- member_is=-128- member_list=171x member_object=-161- member_of=-325-
  member_specific=-85- member_with=-35- membership_bind=-117- membership_configuration=-178- membership_in=-130-
  membership_resourc=-109- memcpy_#number=-104- memfd_creat=-234- memfd_secret=-210- memo_minimalistic=-131-
  memori_and=-321- memori_conversation=-115- memori_or=-215- memory_#number=-156- memory_#url=-214- memory_a=-228-
  memory_addres=-250- memory_allocat=-77- memory_allocation=-326- memory_allocator=-176- memory_although=-172-
  memory_and=187p memory_are=-122- memory_area=-292- memory_as=51p memory_asks=-177- memory_at=-273-
  memory_availabl=-114- memory_block=151l memory_buffer=-288- memory_by=-74- memory_cach=-57- memory_call=-286-
  memory_can=-389- memory_chang=148h memory_consumption=-47- memory_describ=-109- memory_does=-97- memory_entri=194x
  memory_entry=-33- memory_fil=-312- memory_file=-40- memory_foam=-198- memory_footprint=-221- memory_for=-320-
  memory_from=66p memory_has=114o memory_id=-253- memory_in=-255- memory_is=162p memory_it=-181- memory_lead=-201-
  memory_leak=-351- memory_limit=201p memory_list=42h memory_location=-218- memory_lock=-197- memory_low=-129-
  memory_management=-143- memory_mapp=-297- memory_may=-233- memory_md=89p memory_memory=-258- memory_min=-129-
  memory_model=-246- memory_must=230p memory_need=-161- memory_no=38p memory_nod=-309- memory_node=-164-
  memory_object=-332- memory_of=150x memory_offlin=-280- memory_on=-163- memory_onlin=-204- memory_only=-130-
  memory_or=-260- memory_pag=-99- memory_page=-202- memory_pressur=-310- memory_primary=-114- memory_provider=-339-
  memory_rang=-229- memory_read=-160- memory_region=-372- memory_requir=-112- memory_requirement=-159-
  memory_runner=-55- memory_scanner=105p memory_screen=63h memory_segment=-517- memory_servic=-355- memory_sett=-247-
  memory_size=-169- memory_sourc=-168- memory_spac=-191- memory_spread=-208- memory_stand=-166- memory_stor=259p
  memory_storag=-185- memory_that=-426- memory_the=-111- memory_this=-132- memory_to=116x memory_tool=177p
  memory_until=-95- memory_usag=-412- memory_used=-85- memory_v1=-375- memory_was=91h memory_will=-271- memory_with=41a
  memory_writ=-496- mems_file=-231- men_and=-246- men_are=-309- men_can=-48- men_don't=-153- men_have=-108- men_in=-36-
  men_of=-45- men_on=-93- men_the=-33- men_to=-127- men_were=-42- men_which=-39- men_who=-120- mend_by=-88-
  mend_what=-58- mention_a=260x mention_abov=-304- mention_in=-257- mention_of=131h mention_that=149h mention_the=100h
  menu_and=-34- menu_entri=-71- menu_item=-101- menu_of=-172- menu_system=-205- menu_the=-189- menu_tray=-219-
  mercury_knghtbrd=-126- mercury_lordhavoc=-137- mere_behind=-76- mere_to=-180- merg_#number=-93- merg_a=-281-
  merg_and=-307- merg_backend=-225- merg_base=-75- merg_between=-32- merg_branch=-201- merg_by=-257- merg_command=-190-
  merg_commit=-227- merg_conflict=-267- merg_failur=-133- merg_for=-149- merg_in=-174- merg_into=-267- merg_is=-259-
  merg_it=150h merg_of=-243- merg_or=-238- merg_q=-72- merg_resolution=-170- merg_result=-277- merg_stat=-218-
  merg_strategy=-292- merg_that=-279- merg_the=83h merg_to=-191- merg_with=-202- mergerepeatedobject_boolean=-83-
  merry_for=-161- mess_up=-144- mess_with=-188- messag_a=-77- messag_about=53h messag_add=-330- messag_after=-372-
  messag_all=-278- messag_and=-298- messag_append=-218- messag_are=30x messag_at=-156- messag_behind=-136-
  messag_bus=-280- messag_but=-138- messag_by=-348- messag_byte=-136- messag_can=-69- messag_catalog=-215-
  messag_come=-78- messag_contain=-221- messag_describ=-213- messag_digest=-231- messag_domain=-362- messag_each=128x
  messag_even=-181- messag_find=-245- messag_for=-334- messag_format=-162- messag_from=212a messag_giv=-49-
  messag_given=-236- messag_go=-287- messag_goes=-231- messag_handler=-141- messag_has=-211- messag_have=-150-
  messag_id=92a messag_if=-324- messag_in=-532- messag_includ=152l messag_indicat=-120- messag_into=-174- messag_is=77a
  messag_it=-380- messag_may=152p messag_never=-341- messag_newest=-110- messag_null=-278- messag_object=-90-
  messag_of=-310- messag_on=-348- messag_once=-90- messag_only=-421- messag_or=-364- messag_part=-112-
  messag_point=-240- messag_post=215x messag_provider=-507- messag_publish=-184- messag_queu=-597-
  messag_resolvecontext=-59- messag_retention=-173- messag_return=-106- messag_says=-138- messag_size=-255-
  messag_str=-259- messag_such=-277- messag_system=-274- messag_than=-219- messag_that=-242- messag_the=-113-
  messag_then=-227- messag_ther=-306- messag_to=-198- messag_up=-214- messag_usag=-44- messag_used=-157-
  messag_was=-388- messag_when=-221- messag_which=-223- messag_will=-243- messag_with=-234- messag_you=227o met_a=-96-
  met_him=-159- meta_character=-164- meta_data=-130- meta_fileentrymeta=-145- meta_is=-266- meta_key=-169-
  meta_object=-117- meta_resolv=-39- meta_schema=-416- meta_tupl=-52- meta_typ=-145- meta_type=-265- metadata_and=-315-
  metadata_associat=-249- metadata_file=-326- metadata_for=-80- metadata_import=-320- metadata_in=-161-
  metadata_is=-288- metadata_or=-223- metadata_run=-319- metadata_server=-235- metadata_to=-347- metal_object=-170-
  metastor_config=-88- method_#number=-37- method_#url=-102- method_accept=-290- method_all=-102- method_allow=-162-
  method_and=-236- method_are=-206- method_call=-140- method_can=-94- method_client=-129- method_dims=-75-
  method_does=-167- method_event=-64- method_expos=-52- method_for=-147- method_from=-186- method_handler=-33-
  method_has=-74- method_in=-203- method_is=-371- method_list=-110- method_may=-61- method_must=-127- method_name=-246-
  method_of=-327- method_on=-57- method_only=-80- method_or=-163- method_return=-37- method_see=-103- method_sinc=-156-
  method_specific=-92- method_that=-293- method_the=-55- method_throw=-135- method_to=-271- method_updat=-279-
  method_use=-167- method_uses=-44- method_wher=-97- method_which=-36- method_will=-194- method_with=-137-
  method_work=-60- method_yourself=-177- metric_system=-167- metric_unit=-328- mex_file=-84- mice_have=-293-
  michael_zasso=-51- micro_opcod=-49- microphon_to=211x microsoft_invent=-299- microsoft_window=175p middl_aged=-149-
  middl_of=-331- middlewar_and=-226- middlewar_function=-235- middlewar_must=-130- middlewar_or=-58- middlewar_to=-167-
  middlewar_will=-192- midnight_and=-42- midst_of=-266- might_also=-70- might_as=-195- might_be=-410- might_break=-46-
  might_caus=-157- might_chang=-250- might_expect=-128- might_get=-149- might_go=-289- might_have=-255-
  might_just=-132- might_lead=-180- might_make=90h might_need=-308- might_not=-276- might_point=-104- might_reserv=-53-
  might_return=-100- might_say=-241- might_think=-156- might_wake=-235- might_want=-182- migrat_from=-82-
  migrat_the=-121- migrat_to=-204- migration_api=-98- migration_guid=-59- mike_the=-324- mile_until=-119-
  milk_#number=-103- milliard_gargantubrain=-199- million_dollar=-71- million_of=-113- millisecond_#number=-89-
  millisecond_a=-169- millisecond_for=-189- millisecond_null=-206- millisecond_one=-175- millisecond_or=-42-
  millisecond_precision=-51- millisecond_sinc=-386- millisecond_stand=-149- millisecond_the=-215-
  millisecond_timescal=-34- mime_db=-199- mime_lookup=-124- mime_typ=-64- mime_type=-205- mimick_the=-80- min_and=-138-
  min_h=-39- min_is=-93- min_js=-240- min_or=-135- min_satisfy=-49- min_uid=-53- min_v1=-107- min_valu=-132-
  min_version=-49- mind_and=-319- mind_if=-225- mind_is=-397- mind_of=-165- mind_that=-269- mind_the=-45- mind_to=-112-
  mine_so=-192- minifi_and=-167- minifi_version=-241- minimal_and=-176- minimalistic_vue=-131- minimatch_#url=-229-
  minimiz_the=-96- minimum_allow=-53- minimum_and=-156- minimum_exclusivemaximum=-35- minimum_is=-37-
  minimum_iteration=-55- minimum_number=-218- minimum_of=-238- minimum_requir=-37- minimum_version=-47- minix_was=-97-
  minor_#number=-215- minor_and=-322- minor_component=-159- minor_differenc=-49- minor_functionality=-75-
  minor_number=-134- minor_or=-123- minor_patch=-105- minor_preminor=-124- minor_releas=-70- minor_requir=-65-
  minor_the=-291- minor_v=-224- minor_version=-335- minu_includ=-165- minu_sign=-249- minut_#number=-186-
  minut_after=-162- minut_ago=-128- minut_and=131c minut_are=-55- minut_by=-234- minut_for=-255- minut_from=-196-
  minut_in=-165- minut_later=-201- minut_of=-210- minut_to=-358- minut_what=-167- mirror_and=171c mirror_of=-308-
  mirror_the=245x mirror_to=278x mirror_url=-134- misc_on=-122- mislead_the=60h miss_a=-356- miss_and=-84-
  miss_argument=-260- miss_event=-148- miss_everyth=-322- miss_field=-58- miss_file=43h miss_from=-407- miss_gets=-92-
  miss_in=-140- miss_is=-407- miss_keys=-135- miss_manner=-244- miss_newlin=-35- miss_noth=-178- miss_or=-321-
  miss_packag=-60- miss_so=-142- miss_the=-321- miss_time=-170- miss_your=-179- mistak_a=-122- mistak_and=-276-
  mistak_in=-175- mistak_is=-322- mistak_of=-250- misus_thes=-89- mit_#url=-406- mit_licens=-180- mit_tech=-61-
  mitigat_this=-162- mix_of=-70- mix_up=-85- mix_with=-153- mkdir_#number=-142- mkdtemp_#number=-113-
  mke2f_#number=-133- mke2f_conf=-106- mke2f_will=-145- mkfs_ext4=188c mkl_v10=-162- mknod_#number=-59-
  mkstemp_#number=-186- mlock_#number=-31- mlock_mlock2=-132- mlockall_#number=-33- mlx5_#number=-213- mm_dd=-119-
  mmap_#number=-212- mmap_data=-73- mnemonist_lack=-143- mnt_forc=-40- mobil_#number=-111- mod_are=-221- mod_is=-162-
  modal_cascad=-108- modal_the=-71- mode_#number=-296- mode_a=-216- mode_and=-122- mode_are=-354- mode_argument=-88-
  mode_as=-352- mode_axe=-98- mode_bits=-68- mode_but=-159- mode_can=-196- mode_cannot=-59- mode_creation=-125-
  mode_doesn't=-253- mode_e=-73- mode_end=164r mode_filter=-147- mode_for=-218- mode_i=-152- mode_if=-181-
  mode_in=-353- mode_is=-374- mode_it=-117- mode_md=-31- mode_must=-460- mode_of=-372- mode_only=-164- mode_or=-87-
  mode_read=-330- mode_safe=-276- mode_see=-173- mode_should=-43- mode_so=47r mode_that=-188- mode_the=-270-
  mode_this=-293- mode_to=-100- mode_when=-246- mode_wher=106r mode_which=-313- mode_will=-249- mode_with=-35-
  model_#url=-256- model_a=-238- model_after=-43- model_and=-189- model_answer=-277- model_are=-161- model_as=-301-
  model_asks=-200- model_at=-313- model_base=77p model_by=-237- model_call=-364- model_can=-310- model_chosen=-67-
  model_config=-550- model_context=-184- model_default=-201- model_dialect=-129- model_does=-258- model_endpoint=-284-
  model_for=-309- model_gets=-316- model_in=-280- model_is=-567- model_it=-246- model_know=-198- model_krm=-101-
  model_made=-279- model_may=-487- model_name=-310- model_noth=-243- model_null=-257- model_of=-478- model_or=-267-
  model_paus=-186- model_propos=-274- model_provider=162a model_said=-266- model_server=-275- model_so=-54-
  model_support=-54- model_than=-62- model_the=-234- model_think=-182- model_thought=-263- model_to=233p
  model_was=-306- model_what=-333- model_wher=-220- model_whos=-216- model_window=-312- model_with=-135-
  model_would=-370- modern_browser=-65- modern_cli=-179- modern_packag=-50- modern_person=-270- modern_task=-112-
  modern_technology=-65- modern_version=-139- modifi_and=-169- modifi_by=-121- modifi_from=-127- modifi_in=-144-
  modifi_or=-297- modifi_request=-59- modifi_sinc=-162- modifi_the=-412- modifi_to=-221- modifi_us=-69-
  modification_are=-247- modification_event=-126- modification_of=-287- modification_tim=-188- modification_time=-204-
  modification_to=-117- modifier_are=-101- modify_and=-83- modify_data=-103- modify_it=-72- modify_its=-73-
  modify_test=-32- modify_the=-120- modify_your=109p modul_#number=-221- modul_#url=-149- modul_allow=-165-
  modul_also=-93- modul_and=-125- modul_are=-110- modul_as=-227- modul_assum=-80- modul_bin=214p modul_but=-111-
  modul_cach=-251- modul_can=-85- modul_contain=-107- modul_cover=-135- modul_creat=-78- modul_defin=-165-
  modul_depend=-138- modul_do=-166- modul_export=-158- modul_expos=-113- modul_find=-169- modul_for=-116-
  modul_format=-167- modul_has=95r modul_have=-31- modul_if=-61- modul_imag=-174- modul_implement=-52- modul_in=-151-
  modul_includ=-115- modul_is=-149- modul_it=-171- modul_lexer=-173- modul_library=-54- modul_loader=-186-
  modul_may=-166- modul_name=-134- modul_of=-244- modul_or=-184- modul_provid=-265- modul_resolution=-44-
  modul_return=-385- modul_search=-49- modul_see=-227- modul_should=-249- modul_structur=-109- modul_suffix=-73-
  modul_support=-158- modul_symbol=-209- modul_system=-212- modul_that=-119- modul_to=-473- modul_typ=-313-
  modul_us=-227- modul_uses=-68- modul_version=-197- modul_which=-113- modul_will=-63- modul_within=-103-
  modul_won't=-229- module_default=-260- moment_after=-147- moment_ago=-140- moment_and=-248- moment_at=-77-
  moment_in=-91- moment_it=-207- moment_of=-282- moment_one=-123- moment_the=-105- moment_to=-140- moment_you=143r
  monday_and=-174- monday_at=-98- money_and=-83- money_can=-176- money_can't=-124- money_from=-180- money_is=-337-
  money_on=-220- money_so=-121- money_to=-177- monitor_a=-32- monitor_and=-86- monitor_cach=-103- monitor_command=-192-
  monitor_is=-43- monitor_the=-154- monitor_to=-103- monkey_patch=-232- monotonic_and=-97- monotonic_clock=-90-
  monotonical_increas=-203- month_ago=-99- month_and=-138- month_download=-227- month_of=-265- month_or=-101-
  moon_is=-66- more_#url=-287- more_about=-453- more_advanc=-74- more_aggressive=-50- more_and=-338- more_blank=-76-
  more_call=-256- more_can=-166- more_close=-140- more_colour=-75- more_com=-335- more_common=-66- more_complex=-199-
  more_complicat=-117- more_concis=-51- more_control=-212- more_convenient=-161- more_cpu=-150- more_data=-189-
  more_detail=-422- more_difficult=-309- more_easi=-126- more_efficient=-180- more_exampl=-148- more_explicit=-42-
  more_fals=-306- more_fil=-150- more_fine=-112- more_flexibl=-42- more_for=-97- more_frequent=-47- more_from=-154-
  more_ful=-50- more_general=-143- more_granular=-174- more_he=-75- more_human=-229- more_important=-171- more_in=-233-
  more_info=-82- more_information=-440- more_input=-289- more_interest=-64- more_is=-383- more_it=-122- more_lax=-30-
  more_like=-112- more_lin=-202- more_low=-156- more_meaningful=-38- more_memory=-199- more_messag=-140- more_of=-268-
  more_often=-150- more_on=-191- more_option=-106- more_or=-56- more_pag=-222- more_path=-157- more_peopl=-66-
  more_precis=-88- more_precise=-230- more_privileg=-72- more_read=-88- more_readabl=-67- more_recent=-136-
  more_robust=-55- more_room=-63- more_secur=-149- more_slow=-209- more_step=-315- more_th=-195- more_than=-279-
  more_that=-126- more_the=-192- more_then=-36- more_this=-168- more_time=-413- more_to=-234- more_true=-126-
  more_useful=-135- more_verbos=-50- more_will=-41- more_you=-276- morn_and=-227- morn_everyon=-315- morn_i=-183-
  morn_the=-253- mos_didn't=-128- most_#number=-83- most_a=-273- most_about=-220- most_an=-79- most_application=-183-
  most_aren't=-35- most_but=-239- most_cas=-282- most_common=82c most_does=-65- most_for=-84- most_important=-154-
  most_in=-228- most_is=-135- most_like=-52- most_limit=-164- most_linux=-77- most_logg=-85- most_max=-53-
  most_most=-41- most_ms=-123- most_of=-261- most_once=-160- most_one=-162- most_other=-73- most_part=-304-
  most_peopl=-191- most_plac=-74- most_popular=-30- most_preferr=-323- most_project=-44- most_purpos=-253-
  most_recent=-251- most_rule=-169- most_scenario=-180- most_significant=-149- most_so=-43- most_softwar=-122-
  most_system=-98- most_tell=-90- most_test=-125- most_that=-99- most_the=-140- most_this=-94- most_unfortunate=-30-
  most_used=-58- most_useful=-136- most_user=-324- most_valu=-79- motd_d=-181- mother_by=-226- mother_in=87r
  mother_is=-263- mother_now=-124- mother_of=-185- mother_was=-167- motion_and=-174- motion_that=-66-
  motor_vehicl=-131- mount_#number=-56- mount_a=-265- mount_and=-252- mount_as=-150- mount_at=-144-
  mount_directory=-180- mount_file=-80- mount_filesystem=-81- mount_is=-68- mount_mountflag=-215- mount_namespac=-232-
  mount_option=-169- mount_or=-72- mount_point=-184- mount_the=212c mount_to=-305- mount_with=-206- mountain_and=-65-
  mountain_to=-173- mountflag_includ=-214- mous_and=-153- mous_dga=-211- mouth_shut=-212- mov_a=-117- mov_again=-150-
  mov_by=-235- mov_directory=-130- mov_far=-36- mov_from=-277- mov_here=-72- mov_in=-163- mov_into=-119- mov_it=-305-
  mov_no=-224- mov_noth=-397- mov_on=-137- mov_or=-323- mov_out=-221- mov_so=-249- mov_that=-286- mov_the=-276-
  mov_to=-228- mov_what=-32- mov_whil=-78- move_a=-100- move_and=-318- move_as=-142- move_away=-229- move_forward=-201-
  move_on=104h move_the=46x move_to=-284- movement_of=-110- movi_poster=-102- mpi_#number=-196- mpi_fortran=-123-
  mpiexec_executabl=-69- mpls_header=-138- mpls_uc=-232- mprotect_#number=-135- mq_maxmsg=-87- mq_msgsiz=-98-
  mq_notify=-244- mq_open=-148- mq_overview=-157- mraleph_#url=-112- mrbump_he=-149- mrbump_heheh=-149-
  mremap_dontunmap=-43- ms_and=-110- ms_bind=-172- ms_dos=-67- ms_in=-99- ms_is=-151- ms_it=-98- ms_nodiratim=-103-
  ms_noexec=-183- ms_privat=-200- ms_remount=-70- ms_shar=-219- ms_silent=-119- ms_window=-118- msg_control=-78-
  msg_controllen=-80- msg_copy=-48- msg_hdr=-41- msg_is=-103- msg_len=-73- msgsiz_max=-181- mt_count=-223- mt_st=-138-
  mtbs_or=-126- mtim_etc=-41- mtim_hash=-49- mtim_of=-301- mtseek_operation=-124- mtu_discovery=-176- much_a=-157-
  much_about=-90- much_an=-104- much_and=-143- much_as=-173- much_at=-63- much_better=-248- much_but=-71-
  much_did=-177- much_easier=-177- much_faster=-34- much_for=-49- much_in=-176- much_is=-64- much_it=-80-
  much_larger=-84- much_like=-245- much_memory=-332- much_more=-170- much_much=-105- much_of=-209- much_on=-125-
  much_smaller=-38- much_spac=-165- much_that=-235- much_the=-209- much_time=-163- much_to=-276- much_too=-93-
  much_use=-156- much_you=-268- mud_fire=-74- multi_byte=-98- multi_entry=-59- multi_line=-56- multi_node=-126-
  multi_region=-43- multi_stream=-231- multi_thread=-194- multi_user=-201- multi_version=-75- multibyt_character=-207-
  multicast_group=-59- multicast_packet=-161- multicast_traffic=-162- multilin_field=-64- multilin_mode=-87-
  multipart_bodi=-105- multipart_form=-219- multipl_argument=-180- multipl_backend=-31- multipl_column=-52-
  multipl_command=-203- multipl_devic=-63- multipl_fil=-160- multipl_file=-135- multipl_global=-47- multipl_hook=-156-
  multipl_ignor=-143- multipl_key=-39- multipl_lin=-44- multipl_map=-61- multipl_messag=-379- multipl_network=-70-
  multipl_object=-179- multipl_of=-163- multipl_packag=-69- multipl_request=-120- multipl_rpath=-49-
  multipl_schema=-65- multipl_section=-282- multipl_sourc=-76- multipl_t=-138- multipl_target=-141-
  multipl_thread=-102- multipl_tim=-189- multipl_typ=-222- multipl_updat=-269- multipl_user=-138- multipl_valu=-96-
  multipl_version=-237- multipl_work=-143- multipli_by=-102- multithread_application=-198- multithread_program=-47-
  munch_the=-145- murder_trial=-178- murmer_and=-69- murmer_crc32=-202- murmur_crc32=-62- murmur_nu=-120-
  music_and=-64- music_in=-147- music_is=-190- music_of=-59- must_accept=-178- must_add=51p must_all=-164-
  must_already=-295- must_also=-403- must_alway=-315- must_appear=-411- must_assign=-130- must_be=-385- must_begin=-86-
  must_believ=155h must_belong=-245- must_call=-103- must_check=-146- must_come=-158- must_comp=261a must_conform=-200-
  must_contain=53p must_do=-158- must_either=-303- must_ensur=-99- must_exist=54p must_exit=-256- must_explicit=-155-
  must_first=-425- must_fit=-36- must_follow=-365- must_go=133p must_have=-321- must_hold=-209- must_implement=-223-
  must_in=-196- must_includ=-321- must_keep=-319- must_live=-162- must_look=-97- must_make=-222- must_manual=-134-
  must_match=-308- must_never=182h must_obey=239a must_own=-190- must_pass=-154- must_provid=-300- must_rely=-216-
  must_remain=-46- must_restor=-284- must_return=-53- must_run=-278- must_satisfy=-178- must_set=-157-
  must_specify=-172- must_start=-251- must_stay=290h must_support=-235- must_take=-320- must_understand=-223-
  must_use=-224- must_work=-75- mutat_the=-67- mutex_attribut=-62- mutex_consistent=-165- mutex_stall=-82-
  mutex_thrash=-40- mutual_exclusiv=-207- mutuallyexclusiv_str=-100- mx_info=-180- my_addres=-328- my_advic=-219-
  my_amplifier=-82- my_blood=-159- my_brain=-135- my_brother=-220- my_calendar=-299- my_car=-298- my_daddy=-47-
  my_daughter=-260- my_dear=-190- my_desk=240a my_dog=-226- my_english=-153- my_experienc=-114- my_eyes=-239-
  my_fami=-313- my_father=-157- my_favorit=-162- my_first=59l my_folk=-139- my_friend=-31- my_god=-363- my_gut=-171-
  my_head=-161- my_heart=-272- my_hous=-171- my_husband=-246- my_instruction=147l my_is=-49- my_job=-340- my_last=-281-
  my_lawyer=63x my_life=-250- my_littl=-154- my_liver=-269- my_love=-75- my_master=-194- my_mind=-234- my_money=-263-
  my_mother=-118- my_mouth=-214- my_name=-428- my_neck=-181- my_not=-375- my_opinion=-277- my_other=-205- my_own=-276-
  my_personal=63r my_phon=-223- my_program=-201- my_project=-127- my_question=121l my_sister=-241- my_son=-111-
  my_soul=-258- my_spirit=-197- my_stomach=-264- my_system=199l my_terminal=-284- my_valu=-72- my_wife=-333-
  my_word=146a my_work=-97- myavg_for=-52- mydiff_patch=-97- myl_borin=-51- myself_in=-186- myself_to=-219-
  mysteriou_and=-153- myth_of=-210- myth_var=-211- n_#number=-160- n_a=-170- n_and=-39- n_ary=-72- n_byt=-57-
  n_for=-44- n_in=-198- n_is=-59- n_lin=-224- n_m=-32- n_mean=-62- n_n=-152- n_option=-42- n_roll=-119- n_switch=-75-
  n_th=-154- n_the=-129- n_to=-316- n_wher=-144- n_wide=-84- n_will=-133- n_y=-75- n_zoom=-51- nagy_#mail=-77-
  naive_split=-100- nam_a=-290- nam_afil=-80- nam_after=-183- nam_an=-63- nam_and=67x nam_are=-303- nam_argument=-81-
  nam_as=-223- nam_at=-243- nam_attribut=-165- nam_below=-216- nam_by=-87- nam_can=-59- nam_captur=-218-
  nam_closest=-164- nam_connect=-97- nam_contain=-147- nam_count=-279- nam_does=-107- nam_field=-126- nam_fil=-103-
  nam_file=-146- nam_follow=-282- nam_for=-131- nam_formatter=-205- nam_from=-277- nam_header=-266- nam_helper=124p
  nam_here=-127- nam_in=-438- nam_includ=-241- nam_instanc=-148- nam_is=-320- nam_it=-407- nam_its=-218- nam_keep=-245-
  nam_key=-59- nam_may=-220- nam_me=-119- nam_must=-120- nam_name=-44- nam_no=-436- nam_none=-327- nam_not=-150-
  nam_of=-62- nam_on=-160- nam_one=-227- nam_or=-56- nam_packag=-90- nam_pip=-228- nam_port=-127- nam_prefix=-51-
  nam_read=-202- nam_remot=-69- nam_schem=-121- nam_schema=-133- nam_separat=-108- nam_should=-81- nam_tabl=-199-
  nam_that=-376- nam_the=-292- nam_them=-316- nam_then=-134- nam_this=-291- nam_to=-123- nam_under=-226- nam_what=-411-
  nam_will=-234- nam_with=-132- nam_you=-105- name_#number=-137- name_a=-255- name_accord=-256- name_action=-182-
  name_after=-134- name_alon=-126- name_already=-227- name_and=-80- name_anywher=-45- name_are=-234- name_argument=-91-
  name_as=-502- name_befor=50p name_begin=-376- name_but=-288- name_by=-30- name_can=-214- name_can't=-367-
  name_conflict=-151- name_consist=-115- name_contain=-144- name_correspond=-39- name_does=-44- name_doesn't=-279-
  name_e=-119- name_else=-90- name_ends=-45- name_exist=-292- name_field=-81- name_flag=-105- name_follow=-300-
  name_foo=-121- name_for=-750- name_given=-124- name_has=-131- name_hash=-162- name_here=-153- name_id=-32-
  name_if=151h name_impli=-112- name_in=-287- name_includ=-336- name_instead=-383- name_is=138r name_isildur=-82-
  name_it=-250- name_just=-41- name_lead=-70- name_list=-71- name_match=-332- name_may=-74- name_mean=-197-
  name_must=-373- name_name=-766- name_no=-182- name_not=-110- name_null=-305- name_number=-372- name_of=-514-
  name_on=-358- name_one=-210- name_only=154a name_optional=-273- name_or=-212- name_parameter=-260- name_pattern=-150-
  name_peopl=-300- name_plac=-323- name_point=-170- name_preced=-54- name_property=-69- name_resolution=-107-
  name_respective=-58- name_return=-232- name_s=-210- name_scop=-99- name_search=-171- name_see=-116- name_server=-281-
  name_servic=-103- name_so=53h name_specifi=-179- name_stat=-334- name_str=-228- name_such=-148- name_that=-395-
  name_the=-197- name_then=-167- name_to=-201- name_tool=-186- name_ts=-31- name_updat=-186- name_us=-278-
  name_used=-194- name_valu=-291- name_was=-177- name_when=160x name_wher=-207- name_which=-180- name_will=-180-
  name_with=-354- name_without=-268- name_you=-243- name_your=105x namespac_#number=-149- namespac_and=-309-
  namespac_are=-149- namespac_can=-167- namespac_constrain=-46- namespac_file=-118- namespac_for=-98- namespac_i=-64-
  namespac_is=-201- namespac_name=-96- namespac_of=-129- namespac_prefix=-289- namespac_see=-57- namespac_that=-73-
  namespac_to=-48- nan_a=-126- nan_in=-188- nan_is=-61- nan_or=-44- nancy_reagan=-197- nanosecond_resolution=-53-
  nanosleep_#number=-41- narrow_and=-71- narrow_by=-113- narrow_down=-111- narrow_noth=-177- nasrudin_walk=-234-
  nat_and=-204- national_averag=-57- national_enquirer=-96- nativ_addon=-252- nativ_build=-202- nativ_code=-297-
  nativ_error=-103- nativ_header=-97- nativ_implementation=-114- nativ_is=-136- nativ_per=-90- nativ_recursiv=-68-
  nativ_regexp=-52- nativ_requir=-107- nativ_uses=-65- native_support=-117- nats_provider=-179- nats_readm=-179-
  natur_is=-280- natur_of=-46- natural_logarithm=-158- natural_selection=-162- nature_way=-250- nc6_#number=-151-
  nc_#ip=217x nc_is=-39- near_a=-177- near_are=-159- near_as=-264- near_full=-234- near_futur=-184- near_identical=-98-
  near_the=-334- nearest_to=-194- necessari_the=-69- necessary_and=-157- necessary_as=-167- necessary_becaus=-175-
  necessary_but=-65- necessary_for=-346- necessary_if=-88- necessary_in=-70- necessary_to=-240- necessitat_the=-139-
  necessity_is=-143- necessity_of=-254- need_a=-98- need_an=-69- need_and=-156- need_any=111p need_approval=-184-
  need_as=-86- need_but=-37- need_by=235x need_enough=-150- need_file=-41- need_for=-405- need_framework=-30-
  need_from=-167- need_help=-287- need_if=-145- need_in=-281- need_is=-271- need_it=-229- need_leav=-353-
  need_more=-247- need_no=-172- need_not=-114- need_of=-511- need_on=-291- need_one=-204- need_only=-307-
  need_rust=-112- need_that=-187- need_the=235x need_them=-340- need_this=-263- need_to=-224- need_two=-309-
  need_undici=-124- need_when=45h need_you=171a need_your=337a needl_in=-131- negat_pattern=-64- negation_of=-102-
  negativ_extglob=-77- negativ_if=-110- negativ_in=-36- negativ_infinity=-93- negativ_integer=-163-
  negativ_number=-172- negativ_one=-178- negativ_or=-39- negativ_pattern=-153- negativ_trust=-275- negativ_valu=-157-
  negative_affect=-31- negotiat_a=-76- negotiat_pric=-36- negotiation_and=-215- neighbour_clas=-57- neighbour_in=-63-
  neighbour_of=-276- neighbour_on=-258- neighbour_wifi=321c neither_a=-36- neither_do=54r neither_i=-149-
  neither_is=-200- neither_of=-231- neither_option=-185- neither_sourc=-212- neither_the=33h neq_requir=-56-
  ness_of=-197- nest_object=-69- nest_script=-157- nest_to=-57- nest_virtualization=-173- net_bind=-104- net_found=-31-
  net_includ=-31- net_librari=-31- net_ntop=-155- net_philx=-161- net_pton=-113- net_to=-186- net_wir=-97-
  netdev_file=-292- netdev_of=-173- netent_structur=-120- netgod_benc=-82- netgod_laff=-82- netrc_file=-261-
  netscap_certificat=-221- network_addres=-130- network_address=-166- network_and=55c network_attachment=-243-
  network_byte=-202- network_call=-201- network_can=-119- network_connection=-88- network_devic=-181-
  network_endpoint=-137- network_error=-238- network_firewall=-106- network_host=-102- network_i=-155- network_if=157h
  network_interfac=-292- network_is=-253- network_latency=-176- network_load=-261- network_namespac=-81-
  network_number=-312- network_or=-144- network_protocol=-83- network_servic=-335- network_that=-109- network_the=-261-
  network_tier=-135- network_to=-113- network_traffic=-242- network_type=-263- network_with=87c networkd_wait=-67-
  networkmanagement_organization=-39- neuro_liiwi=-114- neutraliz_the=-124- never_a=-322- never_add=73r
  never_alter=-77- never_an=-228- never_anyth=-140- never_appear=-262- never_approv=-290- never_ask=342h never_be=106p
  never_becom=-136- never_block=-219- never_by=-257- never_call=-256- never_came=-244- never_chang=-375- never_com=55h
  never_commit=-151- never_connect=-184- never_copy=-309- never_declin=32r never_delet=-379- never_die=-45-
  never_do=-220- never_done=-279- never_drawn=-139- never_drink=-156- never_eat=-214- never_end=-279-
  never_essential=-131- never_ever=-205- never_exist=153h never_expir=142p never_fail=-226- never_forget=-229-
  never_get=-316- never_gets=238p never_give=-263- never_given=112o never_go=-419- never_grow=-251- never_guess=-233-
  never_happen=104o never_hav=-448- never_have=-258- never_heard=105r never_held=-96- never_hurt=-120- never_i=-378-
  never_in=-87- never_insid=-135- never_join=-135- never_know=60h never_known=-226- never_learn=247h never_leav=-249-
  never_let=251p never_logg=-308- never_look=-284- never_make=-306- never_markdown=-266- never_match=-132-
  never_mention=-36- never_met=-397- never_mind=-137- never_more=-211- never_mov=-119- never_need=-114-
  never_never=-245- never_obey=-237- never_overwritten=-243- never_put=-127- never_re=-244- never_reach=-296-
  never_read=-309- never_real=-420- never_refus=166r never_reject=-280- never_remov=-74- never_repair=-76-
  never_replac=-37- never_reveal=-161- never_say=244r never_seen=-278- never_send=-462- never_sent=-318-
  never_shar=-176- never_show=138h never_shown=-367- never_slower=-174- never_split=-197- never_stop=216h
  never_taken=-204- never_tell=-353- never_the=-231- never_throw=-508- never_thrown=-246- never_to=79p never_told=-350-
  never_trust=-169- never_try=-201- never_typ=-210- never_use=-347- never_used=-161- never_wait=-253- never_want=-229-
  never_was=-223- never_wast=-36- never_what=-251- never_when=-71- never_wouldn't=-133- never_writ=-319-
  never_written=-299- new_account=126h new_addition=-214- new_addres=-425- new_and=-258- new_api=-31-
  new_application=-343- new_archiv=-306- new_argument=-219- new_availabl=-95- new_behavior=-648- new_block=-259-
  new_branch=-359- new_build=-46- new_cach=-82- new_certificat=-38- new_child=-130- new_cluster=-296- new_code=-344-
  new_colleagu=-340- new_command=-155- new_commit=-237- new_configuration=-267- new_connection=-162-
  new_conversation=47p new_cpuset=-193- new_creat=-176- new_databas=-272- new_date=-112- new_default=-107-
  new_destination=-143- new_disk=-179- new_element=-295- new_entry=-320- new_environment=-143- new_featur=-361-
  new_field=-54- new_fil=-162- new_file=-342- new_filenam=-83- new_flag=-82- new_folder=-236- new_for=-117-
  new_formatter=-37- new_function=-62- new_group=-190- new_hash=-57- new_home=-266- new_id=-124- new_identity=189r
  new_in=-202- new_index=-301- new_instanc=-162- new_instruction=-169- new_introduc=-67- new_javascript=-107-
  new_jersey=-232- new_job=-290- new_key=-281- new_keyv=-64- new_limit=-247- new_lin=-223- new_line=-100-
  new_location=-197- new_mapp=-73- new_member=-181- new_memory=242p new_messag=-315- new_mode=-106- new_mount=-108-
  new_must=-104- new_name=-450- new_namespac=-297- new_nod=-41- new_node=-196- new_object=112c new_one=-162-
  new_ones=140o new_open=-398- new_operator=-98- new_option=-224- new_or=-179- new_order=229o new_packag=-259-
  new_partition=-232- new_policy=195a new_prefix=-191- new_proces=-113- new_program=-357- new_project=204p
  new_promis=-49- new_releas=-102- new_role=-109- new_root=-72- new_row=-205- new_rule=214h new_scalar=-79-
  new_schema=-298- new_seri=-67- new_server=-315- new_servic=-229- new_session=47p new_sett=-247- new_size=-151-
  new_skill=30p new_snapshot=-270- new_socket=-239- new_st=-165- new_stat=-45- new_stateful=-81- new_styl=-145-
  new_tabl=-406- new_task=180o new_text=-335- new_thread=-419- new_time=-33- new_timestamp=-164- new_to=-254-
  new_translation=-103- new_turn=-187- new_user=-31- new_valu=-345- new_variabl=-230- new_version=-138- new_vms=-186-
  new_watcher=-96- new_world=-192- new_year=-95- new_york=-343- new_yorker=-155- newer_one=-232- newer_ones=-62-
  newer_than=-202- newer_version=-224- newest_#number=-50- newest_answer=-194- newest_commit=-239-
  newest_deletion=-361- newest_down=-287- newest_few=-103- newest_first=-403- newest_messag=-219- newest_of=-116-
  newest_ones=-190- newest_part=-259- newest_question=-232- newest_turn=-334- newest_two=-58- newest_without=-103-
  newfilenam_are=-207- newheader_optional=-154- newlin_character=-212- newlin_delimit=-83- newlin_is=-187-
  newlin_so=-124- newlin_structur=-40- newlineistoken_are=-55- newlineistoken_true=-138- newmod_the=-88-
  newpath_is=-36- newrequest_messag=-59- news_is=-206- news_json=-141- news_once=-216- newstr_option=-250-
  next_#number=34a next_agent=115p next_and=-92- next_argument=-132- next_block=-160- next_byt=-193- next_byte=-160-
  next_call=-377- next_command=-301- next_commit=44h next_door=-235- next_element=-117- next_entry=-428-
  next_exampl=-224- next_file=-214- next_function=-290- next_generation=-238- next_is=-315- next_key=-147-
  next_line=-186- next_major=-65- next_match=-111- next_messag=61a next_middlewar=-85- next_model=133p next_morn=-81-
  next_one=-299- next_page=-299- next_person=125x next_prompt=-251- next_question=-195- next_read=-146-
  next_request=154x next_section=-308- next_session=69p next_spac=-163- next_start=-266- next_step=-222- next_tap=-88-
  next_the=-195- next_time=40p next_to=-376- next_token=-84- next_tool=-140- next_try=-157- next_turn=-155-
  next_week=-34- next_word=-156- next_writ=-74- next_year=-374- nextval_#number=-200- nf3_nc6=-151- nfa_dfa=-151-
  nfc_nfd=-141- nfd_nfkc=-141- nfkc_or=-141- nfs_filesystem=-185- nginx_media=-90- nginx_nginx=-90- nice_knock=-93-
  nice_th=-228- nice_to=-368- nice_valu=-38- night_and=-360- night_doubl=-116- night_hack=-68- night_i=-121-
  night_in=-271- night_it=-175- night_or=-102- night_owl=-163- night_shift=223h night_specific=-134- night_the=-66-
  night_they=-86- nightlymirror_str=-134- ninety_days=-241- ninit_and=-83- ninth_category=-75- nis_and=-240-
  nis_domain=-199- nissan_she=-220- nitro_v2=-141- nl_cat=-31- nl_langinfo=-40- no_abbrev=-84- no_acces=-231-
  no_account=119x no_act=-323- no_action=-314- no_additional=-205- no_addres=-149- no_advic=-146- no_allow=-219-
  no_amount=-85- no_and=-271- no_any=-100- no_approval=-70- no_argument=-238- no_artificial=-124- no_ask=-173-
  no_async=-133- no_attention=175o no_auto=-141- no_avail=-176- no_back=-94- no_ball=-189- no_better=-298-
  no_bind=-120- no_block=-67- no_blush=-160- no_bom=-217- no_bookkeep=-121- no_buffer=-46- no_byte=-116- no_cach=-268-
  no_call=-207- no_category=-338- no_caus=-257- no_chang=-38- no_character=-240- no_check=-199- no_child=-107-
  no_choic=-268- no_circumstanc=146h no_color=-93- no_column=-151- no_command=-355- no_comment=-175- no_component=-189-
  no_compression=-116- no_configuration=-244- no_confirmation=154h no_conflict=-81- no_connection=-480-
  no_consensu=-98- no_conversation=-238- no_conversion=-209- no_copy=-484- no_correspond=-234- no_creat=-161-
  no_data=-231- no_debug=-92- no_default=-212- no_dependenci=-253- no_desir=-117- no_dialog=189h no_differenc=-248-
  no_digest=-215- no_directory=-182- no_display=-178- no_doubt=-223- no_drop=-309- no_earlier=-259- no_effect=-396-
  no_enabl=-455- no_encod=-111- no_end=-306- no_entri=-140- no_entry=-405- no_error=-205- no_event=-366- no_exclud=-95-
  no_excus=-147- no_extension=-67- no_external=-215- no_extra=-244- no_fact=-196- no_fault=-404- no_fil=-398-
  no_file=-310- no_filenam=-237- no_filter=-273- no_final=-175- no_flag=-84- no_flow=-152- no_focu=-206-
  no_folder=-334- no_forward=-372- no_free=-154- no_further=274a no_futur=-354- no_global=-190- no_good=-193-
  no_group=-236- no_guarante=-147- no_half=-250- no_handler=-116- no_harm=-203- no_home=-209- no_hunk=-264- no_i=-275-
  no_i'm=-203- no_ice=-278- no_idea=-261- no_idna=-89- no_index=-242- no_input=-267- no_instruction=189o
  no_intention=-329- no_interest=-207- no_interfac=-254- no_interven=-171- no_is=-274- no_it=-241- no_it's=-53-
  no_json=-109- no_judg=-219- no_key=-302- no_keys=-220- no_known=-175- no_label=-130- no_languag=-234- no_life=-68-
  no_like=-271- no_limit=238r no_line=-274- no_link=-352- no_list=-106- no_load=-147- no_location=-102- no_lock=-188-
  no_log=-450- no_look=-94- no_luck=-226- no_ma'am=-280- no_magic=-247- no_man=-287- no_mapp=-116- no_match=-257-
  no_matter=-466- no_maximum=-65- no_mean=-89- no_mechanism=-219- no_member=-232- no_memory=-317- no_messag=101h
  no_mode=-342- no_model=96r no_moral=78r no_name=-294- no_network=-297- no_new=-118- no_not=-175- no_notification=105h
  no_null=-49- no_number=-204- no_object=-78- no_one=168h no_op=-280- no_operation=-174- no_ops=-108- no_option=-224-
  no_or=-219- no_other=-171- no_outlin=-248- no_output=-272- no_packag=-120- no_page=-261- no_parameter=-316-
  no_parent=-365- no_part=-488- no_pass=-342- no_password=54c no_pathspec=-172- no_pattern=-276- no_phon=-258-
  no_plac=-509- no_plan=-156- no_plugin=-310- no_policy=30r no_port=-280- no_prefix=-170- no_problem=138r
  no_problemo=-211- no_proces=-230- no_program=-278- no_project=-216- no_prompt=150h no_proverb=-203- no_provider=-276-
  no_public=-205- no_question=178h no_react=-207- no_reader=-232- no_real=-285- no_reason=-230- no_record=177h
  no_referrer=-53- no_registrabl=-55- no_rep=-232- no_replacement=-84- no_repository=-90- no_requirement=-123-
  no_restriction=-296- no_result=-106- no_retri=-196- no_return=-80- no_rewrit=-195- no_right=205a no_room=-303-
  no_row=-364- no_rows=186h no_rul=-152- no_safety=41r no_sampl=-241- no_schem=-214- no_screen=-231- no_second=43h
  no_security=-279- no_sens=-301- no_separat=-56- no_session=-316- no_sett=-259- no_signal=-120- no_singl=-170-
  no_sir=-157- no_skill=-267- no_slash=-187- no_sleep=-180- no_sourc=-353- no_spac=-251- no_special=-268-
  no_specific=-214- no_stag=-244- no_standard=-107- no_stor=-337- no_stream=-161- no_substitut=-266- no_succes=-204-
  no_such=-440- no_summary=-417- no_support=-313- no_surpris=-248- no_symbol=-222- no_synchronou=-170- no_tags=-192-
  no_target=-244- no_text=-357- no_th=-149- no_thank=-129- no_there=-109- no_thin=-184- no_thread=-148- no_time=-347-
  no_titl=-260- no_to=-60- no_token=-175- no_tool=-457- no_tray=-67- no_ttl=-70- no_turn=-240- no_two=-90-
  no_type=-157- no_undo=-256- no_updat=136p no_upper=-99- no_use=-91- no_user=-307- no_utf=-63- no_valid=-91-
  no_validation=-142- no_valu=156r no_verify=-319- no_version=102p no_visibl=-224- no_wait=-265- no_warn=-390-
  no_watch=-258- no_way=-388- no_we=-149- no_whit=-157- no_wildcard=-44- no_wonder=-212- no_word=-176- no_work=-323-
  no_wrapper=-134- no_writ=-189- no_yaml=-38- no_you=-183- nobody_but=-311- nobody_can=132p nobody_car=-164-
  nobody_does=-210- nobody_else=-287- nobody_ever=-271- nobody_has=297h nobody_is=-74- nobody_keep=-297-
  nobody_know=-555- nobody_may=-328- nobody_meant=-76- nobody_nam=-211- nobody_notic=-433- nobody_real=-209-
  nobody_says=-309- nobody_thought=-112- nobody_uses=-296- nod_#number=-268- nod_a=-176- nod_alon=-152- nod_and=-101-
  nod_are=-134- nod_by=-141- nod_can=-65- nod_contain=-35- nod_count=-132- nod_edg=-93- nod_for=-82- nod_gain=-66-
  nod_have=-141- nod_in=-254- nod_it=-283- nod_last=-65- nod_outsid=-96- nod_plac=-205- nod_rather=-84- nod_replay=-31-
  nod_represent=-44- nod_that=-249- nod_to=-199- nod_will=-85- nod_with=-57- node_#number=-190- node_#url=-192-
  node_a=-223- node_addon=-101- node_affinity=-65- node_and=-161- node_api=-72- node_as=-213- node_be=-174-
  node_beforecount=-93- node_cach=-83- node_can=-162- node_comput=-40- node_core=-57- node_deployment=-126-
  node_eventemitter=-60- node_for=44c node_from=-142- node_has=-396- node_iconv=-67- node_id=-341- node_imag=-178-
  node_import=-112- node_in=-313- node_inner=-60- node_install=-111- node_is=-311- node_js=-300- node_js's=-69-
  node_key=-36- node_modul=117p node_name=-298- node_number=-141- node_of=-194- node_or=-88- node_pool=-85-
  node_return=-105- node_runn=-90- node_server=-244- node_sqlite3=-90- node_stand=-165- node_templat=-86-
  node_that=-218- node_the=-202- node_to=-151- node_typ=-165- node_type=-130- node_upgrad=-108- node_url=-149-
  node_util=-70- node_v4=-158- node_version=-276- node_visitor=-171- node_was=-285- node_wher=-216- node_with=155c
  node_zlib=-167- nodej_and=-108- nodekeymapp_object=-36- nodemailer_#url=-30- nodent_#url=-148- nodeortoken_gets=-82-
  nofil_resourc=-52- nofollow_if=-86- nois_in=-347- noisolation_fals=-157- non_ascii=-33- non_binary=-189-
  non_blank=-42- non_block=-245- non_browser=-144- non_collaborator=-189- non_cone=-86- non_cryptographic=-57-
  non_default=-94- non_empty=-107- non_essential=-87- non_existent=-174- non_fatal=-60- non_free=-198-
  non_injectiv=-40- non_integral=-66- non_interactiv=-251- non_linux=-110- non_match=-41- non_negativ=-183-
  non_null=-84- non_option=-87- non_print=-148- non_redact=-80- non_representabl=-85- non_root=-248- non_sensitiv=-94-
  non_standard=-189- non_str=-59- non_superuser=-169- non_system=-131- non_text=-123- non_undefin=-73- non_user=-32-
  non_validat=-32- non_well=-248- non_word=-168- non_zero=-285- nonblock_and=-146- nonblock_flag=-100-
  nonblock_mode=-120- nonc_is=-80- none_a=-379- none_after=-232- none_and=-305- none_are=-283- none_at=-199-
  none_can=-419- none_does=-67- none_exist=-76- none_for=-302- none_has=-148- none_in=-115- none_is=-102-
  none_may=-346- none_no=-270- none_null=-205- none_of=-108- none_on=-87- none_or=-165- none_stay=-176- none_such=-97-
  none_that=-334- none_the=-226- none_to=-248- none_was=-234- none_when=-297- none_will=-274- none_yet=-216-
  nonexistent_file=-224- nonfatal_error=-243- nonnegativ_integer=-99- nonreentrant_function=-118- nonsens_count=-341-
  nonstandard_extension=-151- nonstandard_gnu=-78- nonzero_if=-77- nonzero_the=-95- nonzero_then=-167-
  nonzero_valu=-92- noop_if=-74- nor_a=-152- nor_can=-117- nor_does=-195- nor_how=-121- nor_is=-268- nor_my=-49-
  nor_one=-161- nor_with=-116- nor_you=-198- norelativ_fals=-78- normal_a=-121- normal_an=-219- normal_and=111h
  normal_attribut=-96- normal_be=-132- normal_display=-120- normal_dom=-41- normal_down=-80- normal_enabl=-284-
  normal_file=-327- normal_form=-215- normal_have=-184- normal_no=-301- normal_operation=-152- normal_read=-221-
  normal_runtim=-329- normal_str=-244- normal_symbol=-187- normal_text=-41- normal_the=-207- normal_this=-187-
  normal_use=-227- normal_used=-83- normal_user=-145- normal_variabl=-193- normal_with=-46- normaliz_line=-66-
  normaliz_path=-199- normaliz_see=-195- normaliz_the=-87- normaliz_vertic=-116- north_stand=-91- not_#number=-318-
  not_a=-489- not_abc=-49- not_able=-159- not_about=102h not_abov=-224- not_accept=-219- not_acceptabl=-165-
  not_account=-42- not_achiev=-117- not_act=101r not_actual=-241- not_add=-338- not_adjust=-178- not_affect=-265-
  not_afraid=-144- not_again=-195- not_align=-68- not_all=-488- not_allocat=-128- not_already=-239- not_alway=-436-
  not_among=-426- not_an=96r not_and=31x not_another=-54- not_answer=-149- not_any=-144- not_appear=147h not_appli=-88-
  not_applicabl=-202- not_as=-124- not_ask=-336- not_associat=-197- not_assum=-128- not_at=-334- not_attach=-267-
  not_attempt=-174- not_attribut=-43- not_automatical=-196- not_availabl=-250- not_be=-164- not_becaus=-143-
  not_becom=-342- not_been=-435- not_begin=-198- not_believ=-155- not_belong=168x not_below=-210- not_besid=-267-
  not_bloat=-71- not_block=-291- not_both=-232- not_bound=-64- not_build=-176- not_by=-486- not_cach=-138-
  not_call=-358- not_captur=-94- not_care=146o not_carri=-419- not_carry=-146- not_caus=-166- not_chang=-325-
  not_check=-176- not_clear=-343- not_clos=-161- not_come=-395- not_commit=-267- not_compatibl=-171- not_compil=-256-
  not_complain=-246- not_complet=-228- not_compress=-175- not_concern=86o not_concurrent=-150- not_configur=-227-
  not_conflict=-184- not_conform=-106- not_connect=-123- not_consider=-349- not_contain=141h not_continu=-222-
  not_control=-221- not_copi=-377- not_count=97o not_cover=-130- not_creat=-455- not_current=-207- not_decid=-346-
  not_deferrabl=-265- not_defin=-152- not_delet=-354- not_depend=-283- not_describ=-114- not_design=-176-
  not_desir=-202- not_desirabl=-191- not_detect=-144- not_direct=-109- not_disabl=-178- not_disconnect=-124-
  not_display=81h not_distinguish=-66- not_do=-455- not_document=-163- not_done=-289- not_download=-280- not_each=-36-
  not_easi=-142- not_easy=-158- not_eat=-246- not_eligibl=-94- not_employ=-203- not_enabl=-361- not_encod=-181-
  not_encrypt=-295- not_end=-422- not_ends=-73- not_enforc=-105- not_enough=-197- not_equal=-100- not_escap=-248-
  not_even=-388- not_everyth=-157- not_exact=-96- not_exce=-136- not_exception=-63- not_exclud=-126- not_execut=-204-
  not_exist=-247- not_expand=-187- not_expect=-221- not_explicit=-63- not_export=-270- not_expos=-260- not_fail=-264-
  not_feel=-206- not_fill=103x not_finish=-133- not_fit=-132- not_follow=-248- not_for=67h not_found=-547-
  not_friend=-157- not_from=128h not_ful=-312- not_function=-98- not_functionality=-32- not_generat=-161- not_get=-326-
  not_give=-336- not_given=68h not_global=-110- not_go=-462- not_good=-109- not_grant=-325- not_guarante=-185-
  not_handl=-36- not_happen=-269- not_hard=-240- not_harmful=-172- not_have=-401- not_hear=75h not_heard=-111-
  not_held=-287- not_here=-275- not_hold=167h not_honor=-281- not_how=-308- not_human=-251- not_identical=-179-
  not_if=-58- not_ignor=-275- not_immediate=-192- not_imp=-194- not_implement=-270- not_in=-328- not_inherit=-194-
  not_install=-360- not_intend=-163- not_interest=-86- not_interpret=-162- not_invok=-256- not_is=-122- not_it=-100-
  not_its=-77- not_just=-277- not_keep=-450- not_kept=-454- not_know=-191- not_known=-409- not_last=-278-
  not_lead=-138- not_learn=-120- not_leav=-275- not_legal=-43- not_less=-125- not_let=330p not_like=-180-
  not_limit=-317- not_link=-138- not_linux=-139- not_live=-136- not_load=-260- not_logg=-260- not_look=166h
  not_love=-107- not_made=-125- not_make=83h not_mark=157x not_match=-373- not_matter=-335- not_mean=-138-
  not_meant=-150- not_mention=-30- not_mere=-95- not_merg=-359- not_met=-70- not_mine=-192- not_modal=-71-
  not_modifi=-253- not_modify=-334- not_mov=-128- not_much=-48- not_my=-314- not_nam=-334- not_necessari=-273-
  not_necessary=-182- not_need=115h not_normal=-137- not_notic=180h not_now=-214- not_null=-251- not_obtain=-33-
  not_obviou=-100- not_occur=-61- not_occurr=-215- not_of=149x not_offer=-125- not_old=-223- not_on=-420- not_one=237h
  not_only=-299- not_open=199p not_ordinari=-41- not_otherwis=-183- not_ours=-163- not_output=-340- not_over=-185-
  not_overlap=-248- not_overrid=-170- not_own=-240- not_page=-125- not_pars=-163- not_part=-414- not_particular=-214-
  not_pass=-410- not_path=-121- not_pay=-127- not_perform=-105- not_permitt=-262- not_plac=-242- not_point=-121-
  not_possibl=-402- not_prefix=-145- not_present=-499- not_preserv=-170- not_prevent=-273- not_print=-376-
  not_privileg=-115- not_proce=-108- not_produc=-144- not_propagat=-200- not_proper=-96- not_propos=-366-
  not_provid=-457- not_put=-232- not_re=-138- not_reach=127p not_react=-34- not_read=-320- not_readabl=-82-
  not_real=-327- not_realiz=-131- not_receiv=-192- not_recogniz=-197- not_recommend=-464- not_record=-190-
  not_recreat=-176- not_reentrant=-169- not_ref=-126- not_refer=-227- not_referenc=-199- not_refs=-39- not_refus=162r
  not_register=-249- not_rely=-155- not_remov=-261- not_replac=-237- not_report=-128- not_request=89h not_requir=-121-
  not_reset=-372- not_resolv=-104- not_responsibl=-135- not_result=-70- not_return=-189- not_reveal=205h not_run=-89-
  not_runn=-423- not_safe=-76- not_said=-316- not_satisfy=-109- not_say=-132- not_schedul=-235- not_section=-66-
  not_see=166h not_seek=-319- not_seen=132h not_sell=-205- not_send=-398- not_sent=-307- not_serv=-122- not_set=-448-
  not_settabl=-209- not_shar=-332- not_show=47h not_shown=-687- not_signal=-34- not_significant=-138- not_so=-300-
  not_spac=-150- not_speak=-287- not_specifi=-376- not_specifical=-183- not_specify=-221- not_split=-62- not_stand=224h
  not_start=-361- not_stop=-134- not_stor=-242- not_stream=-246- not_subject=-160- not_succe=-261- not_suffic=-51-
  not_sufficient=-47- not_suitabl=-199- not_supp=-211- not_suppli=-250- not_support=-367- not_suppos=-117-
  not_sure=-424- not_take=-140- not_taken=-209- not_talk=-293- not_tell=-55- not_terminat=-217- not_that=43h
  not_the=-303- not_their=199o not_then=-317- not_ther=-310- not_think=-207- not_this=-83- not_thoroug=-64-
  not_thread=-151- not_throw=-444- not_to=166h not_told=-386- not_too=-205- not_track=-95- not_transmitt=-254-
  not_treat=-156- not_treesam=-148- not_true=-419- not_trust=-367- not_truth=-96- not_try=-216- not_txt=162p
  not_underestimat=-279- not_understand=-75- not_understood=-126- not_unlik=-154- not_up=-109- not_updat=-394-
  not_us=-264- not_usabl=-235- not_use=-463- not_used=-204- not_useful=-139- not_valid=-190- not_verifi=-94-
  not_very=-218- not_visibl=-156- not_wait=277h not_want=109h not_warn=-213- not_wast=-164- not_wear=-61-
  not_well=-196- not_what=-246- not_when=-210- not_whether=-338- not_which=-335- not_wide=-100- not_wink=-71-
  not_wisdom=-150- not_with=-276- not_work=-210- not_worry=-100- not_worth=-316- not_writ=-177- not_writabl=-213-
  not_written=-371- not_yet=-357- not_zero=-306- notation_and=-83- notation_includ=-215- notation_is=-160-
  notation_see=-93- notation_to=-145- note_a=-274- note_about=100p note_also=-291- note_as=-44- note_becaus=-95-
  note_by=-147- note_circular=-126- note_do=-238- note_for=204a note_glibc=-134- note_however=-145- note_if=-312-
  note_in=86p note_instead=-230- note_is=40a note_it=-107- note_not=-39- note_of=-213- note_on=-288- note_only=-67-
  note_over=211a note_says=227o note_that=-690- note_the=125a note_ther=-352- note_thes=-135- note_this=-571-
  note_to=178p note_when=-166- note_with=149c note_you=-109- note_your=-230- notfound_boolean=-190- noth_a=-376-
  noth_about=184h noth_abov=-107- noth_acknowledg=-90- noth_against=-166- noth_an=-341- noth_and=-172- noth_at=-351-
  noth_between=-295- noth_beyond=-122- noth_but=-377- noth_can=-222- noth_com=-300- noth_does=-294- noth_done=-155-
  noth_else=-58- noth_ever=-227- noth_follow=-211- noth_for=-368- noth_from=-352- noth_goes=-173- noth_had=-222-
  noth_happen=113h noth_has=-40- noth_he=-336- noth_here=-434- noth_if=-115- noth_it=-197- noth_leav=122h
  noth_left=100h noth_like=-132- noth_may=-215- noth_more=-448- noth_new=-472- noth_no=-241- noth_of=-502-
  noth_on=-229- noth_or=-225- noth_outsid=-283- noth_rest=-146- noth_runs=-333- noth_said=205o noth_says=-126-
  noth_special=139h noth_start=-132- noth_that=-342- noth_ther=213h noth_to=-494- noth_unles=-258- noth_until=-335-
  noth_was=35h noth_when=-318- noth_wher=-278- noth_whil=-321- noth_will=-144- noth_written=-228- nothin_to=-176-
  notic_a=-303- notic_an=-360- notic_and=-342- notic_from=124a notic_how=-235- notic_that=-545- notic_the=-123-
  notic_this=-168- notic_when=-316- noticeab_wrong=-62- notif_flag=-231- notif_id=-68- notif_send=-96- notifi_of=-252-
  notification_and=-92- notification_are=-337- notification_can=-93- notification_channel=-382-
  notification_event=-133- notification_for=-98- notification_is=-401- notification_mechanism=-168-
  notification_on=-170- notification_respons=-128- notify_#number=-127- notion_of=-57- notion_that=-234-
  notion_was=-225- noun_and=-37- novar_net=-161- novel_is=-222- november_#number=-78- novic_ask=-155-
  novic_programmer=-190- now_a=88r now_accept=-298- now_also=-129- now_alway=-157- now_and=-174- now_ask=165r
  now_availabl=-179- now_be=-179- now_besid=-232- now_com=-52- now_default=-278- now_deprecat=-36- now_disconnect=-92-
  now_each=-179- now_for=-254- now_has=-159- now_have=-193- now_he=-238- now_here=-218- now_i=-331- now_i'm=-472-
  now_is=-396- now_it=-387- now_it's=-325- now_let=-266- now_limit=-34- now_load=-402- now_ms=-240- now_my=-245-
  now_need=-202- now_no=56r now_null=-336- now_oldest=-116- now_on=101r now_only=-74- now_or=-269- now_slic=-141-
  now_so=-226- now_that=-387- now_the=-470- now_this=-289- now_to=-227- now_we=-161- now_what=-316- now_when=-227-
  now_with=-215- now_would=-357- now_you=230r now_you'll=57r now_you'v=-203- now_your=-159- nowait_and=-80- np_and=-68-
  np_function=-60- npm_#url=-242- npm_and=-118- npm_badg=-115- npm_ci=-286- npm_download=-235- npm_imag=-206-
  npm_install=-399- npm_month=-227- npm_npm=-182- npm_packag=-213- npm_registry=-121- npm_run=-501- npm_test=-257-
  npm_url=-238- npm_version=-197- npm_yaml=-108- nptl_thread=-117- nptr_to=-62- nsswitch_conf=-199- ntp_server=-55-
  nub_#url=-95- nuclear_war=-238- nuclear_weapon=-276- nuget_packag=-173- nul_injection=-139- nul_terminat=-72-
  null_#number=-44- null_a=-128- null_all=-285- null_an=-261- null_and=-288- null_answer=-257- null_as=-167-
  null_befor=-239- null_byte=-81- null_character=-174- null_constraint=-148- null_data=-76- null_evp=-206-
  null_for=-359- null_found=-186- null_from=-33- null_if=-170- null_in=-180- null_input=-175- null_is=-235-
  null_it=-168- null_leav=-354- null_limit=-34- null_may=-61- null_not=-225- null_null=-185- null_on=-283-
  null_or=-202- null_otherwis=-223- null_pointer=-68- null_remov=-449- null_result=-66- null_s=-44- null_sha2=-140-
  null_str=-55- null_tak=-220- null_terminat=-75- null_the=-124- null_then=-87- null_to=-145- null_until=-304-
  null_valu=-98- null_when=-407- null_wher=-317- null_whil=-376- null_wide=-53- null_without=-247- num_is=-290-
  number_#number=-461- number_#phone=352x number_a=-152- number_abov=-339- number_and=-182- number_are=-290-
  number_as=-276- number_associat=-124- number_between=-137- number_can=-154- number_column=-136- number_e=-88-
  number_error=-258- number_field=-51- number_file=-142- number_follow=-149- number_for=-184- number_from=-228-
  number_generator=-172- number_has=-168- number_id=-119- number_if=44x number_in=-78- number_information=-304-
  number_into=158x number_is=-559- number_list=62l number_max=-69- number_may=139x number_must=-188-
  number_mutuallyexclusiv=-100- number_n=-47- number_number=-242- number_object=-79- number_of=-628- number_on=69x
  number_optional=-38- number_or=-282- number_origin=-90- number_pair=-136- number_relativ=-304- number_represent=-173-
  number_row=-43- number_scal=-193- number_set=-289- number_should=138x number_signal=-34- number_size=-124-
  number_so=-169- number_specifi=-73- number_str=-210- number_than=-146- number_that=-360- number_the=-378-
  number_then=-220- number_to=-37- number_used=-169- number_valu=-118- number_when=-306- number_which=-190-
  number_will=-176- number_with=-298- numeric_argument=-234- numeric_format=-98- numeric_or=-110- numeric_typ=-145-
  numeric_valu=-103- numerical_valu=-46- nuns_in=-111- nut_#url=-131- nuts_are=-163- nuts_long=-48- nvidia_l4=-45-
  nvidia_performanc=-184- o_#number=-103- o_a=-81- o_and=-37- o_append=-217- o_async=-93- o_cloexec=-30-
  o_context=-113- o_creat=-264- o_data=-50- o_direct=-93- o_directory=-39- o_dsync=-70- o_error=-121- o_excl=-130-
  o_noatim=-49- o_nofollow=-53- o_nonblock=-111- o_o=-131- o_on=-147- o_operation=-111- o_option=-130- o_output=-226-
  o_path=-181- o_port=-160- o_rdwr=-263- o_scheduler=-98- o_stat=-55- o_sync=-183- o_the=-35- o_tmpfil=-55-
  o_trunc=-151- o_wron=-84- oat_milk=-189- oauth_#number=-214- oauth_client=-121- oauth_helper=-40- obey_me=191a
  obey_the=197o obey_this=338a object_#number=-295- object_#url=-159- object_a=-53- object_abstraction=-65-
  object_after=-107- object_aliv=-40- object_and=-147- object_are=-207- object_as=-184- object_assign=-153-
  object_at=-71- object_be=-31- object_behind=-60- object_by=-171- object_can=-96- object_chang=-42-
  object_circular=-103- object_code=-235- object_contain=-97- object_content=-315- object_creat=-58- object_data=-95-
  object_databas=-157- object_default=-346- object_defin=-41- object_depend=-195- object_desk=-135- object_e=-32-
  object_fil=-206- object_file=-313- object_for=-228- object_format=-276- object_formatt=-123- object_from=-204-
  object_function=-260- object_given=-64- object_has=-143- object_have=-190- object_i=-230- object_id=-61-
  object_if=-235- object_in=-351- object_includ=-65- object_indicat=-88- object_info=-50- object_into=-204-
  object_is=-187- object_it=-237- object_key=-56- object_keys=-74- object_kind=-119- object_load=-201-
  object_major=-32- object_may=-143- object_mergerepeatedobject=-83- object_messag=-47- object_model=-153-
  object_must=-102- object_nam=-366- object_name=-154- object_no=-195- object_not=-99- object_object=-130-
  object_of=-132- object_on=-187- object_or=-90- object_own=-121- object_path=-99- object_per=-176- object_point=-54-
  object_properti=-195- object_rather=-44- object_reachabl=-202- object_referenc=-53- object_remain=-221-
  object_returnoutput=-92- object_schema=-153- object_should=-185- object_so=-224- object_specifi=-211-
  object_specify=-141- object_stor=-264- object_such=-132- object_that=-361- object_the=-68- object_then=-32-
  object_this=-228- object_to=-321- object_trust=-103- object_type=-249- object_under=-62- object_url=-265-
  object_used=-101- object_valu=-68- object_valueof=-125- object_version=-225- object_was=-216- object_when=-42-
  object_which=-144- object_whos=-200- object_will=-132- object_with=-335- object_within=-85- object_without=-276-
  object_you=-232- objectiv_c=-118- objectschema_#url=-84- obscur_film=-39- observ_the=-155- observ_with=-120-
  observation_backend=-62- obsolet_and=-322- obsolet_in=-97- obtain_a=-354- obtain_an=-168- obtain_by=-251-
  obtain_from=-269- obtain_only=-163- obtain_the=-268- obtain_us=-43- obtain_with=-39- obviat_the=-108-
  obviou_consequenc=-32- occasional_up=-80- occupi_a=-97- occupi_by=-284- occupi_the=-202- occur_after=-209-
  occur_and=-60- occur_anywher=-39- occur_as=-80- occur_at=-161- occur_dur=-184- occur_for=-98- occur_in=-323-
  occur_independent=-40- occur_only=-98- occur_synchronous=-189- occur_the=-192- occur_then=-61- occur_to=-174-
  occur_when=-102- occur_within=-57- occurr_and=-57- occurr_in=-215- occurr_whil=-126- occurrenc_in=-119-
  occurrenc_of=-141- octal_number=-212- octal_valu=-65- octet_are=-68- october_#number=-195- odbc_library=-156-
  odd_and=-211- odd_integer=-61- odd_number=-152- oem_code=-181- of_#agentfile=65x of_#secretfile=214x of_#url=159c
  of_a=-421- of_about=-239- of_absolut=-39- of_abus=-37- of_acceptabl=-229- of_acces=-233- of_action=-51-
  of_activ=-196- of_activation=-66- of_add=-357- of_additional=-269- of_address=-173- of_adjust=-138- of_age=-296-
  of_all=116p of_allocat=-84- of_allow=-333- of_already=-67- of_alter=-68- of_alternativ=-189- of_america=-50-
  of_american=-116- of_an=37r of_and=-126- of_another=-383- of_anthropic=-308- of_any=-290- of_anybody=-229-
  of_anyth=-287- of_appropriat=-259- of_apt=-267- of_arbitrary=-184- of_architectur=-146- of_archiv=-352-
  of_argument=-326- of_argv=-248- of_array=-103- of_art=-239- of_as=-140- of_ascii=-66- of_ask=-219- of_assemb=-302-
  of_async=-206- of_asynchronou=-126- of_at=-128- of_atlanta=-150- of_atomic=-253- of_attorney=206a of_attribut=-77-
  of_audit=-257- of_authentication=-198- of_automatic=-93- of_availabl=-157- of_b=-197- of_backend=-152-
  of_backup=-152- of_bad=-220- of_bak=-148- of_band=-48- of_beauty=-213- of_beer=-174- of_befor=-103- of_binary=-187-
  of_birth=-266- of_bits=-124- of_block=-204- of_body=-47- of_book=-258- of_boredom=-162- of_both=-316- of_bound=-92-
  of_branch=-72- of_bread=-38- of_bucket=-220- of_buf=-113- of_buffer=-213- of_bugs=-203- of_build=-158- of_built=-146-
  of_by=-95- of_byt=-214- of_c=-171- of_cach=-36- of_call=-343- of_callchain=-74- of_candidat=-175- of_cap=-32-
  of_capabiliti=-74- of_capability=-87- of_capital=-69- of_car=-195- of_careful=-119- of_cas=-66- of_categori=-158-
  of_certain=-130- of_certificat=-227- of_chang=-44- of_character=-198- of_charg=-291- of_check=-129- of_ches=-277-
  of_chicago=-92- of_child=-90- of_children=-397- of_chocolat=-68- of_choic=-295- of_chunk=-215- of_cie=-156-
  of_class=-57- of_clear=-135- of_clock=-97- of_clon=-141- of_clos=-225- of_cloud=-344- of_cluster=-95- of_cmak=-239-
  of_cod=-157- of_code=-189- of_coffe=-211- of_collaps=-42- of_color=-122- of_column=-139- of_command=-332-
  of_commit=-304- of_common=-211- of_component=-111- of_compress=-167- of_computer=-300- of_concept=-73-
  of_conceptual=-152- of_concurrency=-40- of_concurrent=-91- of_condition=-237- of_conduct=-383- of_config=-179-
  of_conflict=125o of_confusion=-58- of_connection=-180- of_consistency=-45- of_constraint=-130-
  of_constraintwidgetclas=-199- of_content=-357- of_context=65p of_continu=-264- of_contrary=-59- of_control=-194-
  of_conversation=-449- of_copi=-337- of_copy=-251- of_cor=-80- of_core=-147- of_cors=-225- of_courag=-135-
  of_cours=-343- of_cpack=-51- of_cpu=-212- of_cpus=-285- of_creat=-196- of_creationism=-82- of_credit=-145-
  of_ctag=-184- of_cuda=-113- of_current=-135- of_cycl=-125- of_d=-107- of_d3=-137- of_dai=-145- of_dat=-188-
  of_data=-237- of_date=65o of_day=-80- of_days=-304- of_death=-236- of_debian=-98- of_debug=-294- of_deep=-67-
  of_default=-250- of_defin=-44- of_delegat=-248- of_delet=-428- of_deprecat=-182- of_desir=-111- of_desk=-276-
  of_destination=-83- of_detail=-263- of_detect=-154- of_developer=-62- of_development=-117- of_devic=-125-
  of_diff=-143- of_differenc=-37- of_different=-159- of_digit=-163- of_digital=-71- of_dinosaur=-199- of_directiv=-218-
  of_directori=-180- of_directory=-83- of_disabl=-329- of_disk=-166- of_distribution=-191- of_do=-278-
  of_documentation=-185- of_dollar=-59- of_dom=-304- of_doubl=-224- of_download=-130- of_doxygen=-144- of_dpkg=-85-
  of_drink=-77- of_dtds=-64- of_duplicat=-255- of_each=-60- of_earlier=-236- of_ease=-157- of_ed=-71- of_edg=-78-
  of_edit=-132- of_education=-94- of_either=-65- of_electron=-305- of_element=-73- of_enabl=-251- of_encod=-207-
  of_english=-281- of_entri=-278- of_entropy=-96- of_entry=-171- of_environment=-149- of_equal=-132- of_error=-315-
  of_escap=-48- of_etc=-324- of_europ=-114- of_event=-181- of_eventual=-157- of_every=181p of_everybody=-167-
  of_everyth=-372- of_evil=-100- of_exact=-383- of_exclud=-261- of_execution=-76- of_existenc=-250- of_exit=-90-
  of_export=-225- of_extend=-185- of_extension=-176- of_external=-209- of_extract=-174- of_f=-65- of_fact=-94-
  of_fail=-230- of_failur=-165- of_featur=-91- of_february=-37- of_fetch=-238- of_fewer=-72- of_field=-162-
  of_fil=-403- of_file=-327- of_filenam=-57- of_filesystem=-62- of_film=-61- of_filter=-186- of_find=-402-
  of_findutil=-113- of_fire=-191- of_first=-226- of_flag=-180- of_flam=-46- of_float=-58- of_flock=-50- of_foo=-31-
  of_food=-142- of_fool=-117- of_forc=-193- of_fork=-147- of_form=-268- of_format=-236- of_fortun=-265-
  of_forward=-129- of_four=-210- of_freez=-84- of_fresh=-113- of_fri=-126- of_friend=-222- of_from=-182- of_fs=-48-
  of_full=-193- of_function=-245- of_further=-112- of_g=-219- of_generator=-74- of_getopt=-69- of_gett=-141-
  of_git=-273- of_giv=-183- of_glibc=-166- of_glob=-118- of_global=-132- of_go=-241- of_god=-224- of_gold=-293-
  of_good=-109- of_government=-205- of_great=-253- of_grep=-102- of_group=-78- of_guy=-53- of_gzip=-190- of_hand=-36-
  of_hard=-101- of_hardwar=-92- of_hav=-105- of_have=-230- of_heaven=-203- of_hell=-114- of_hello=-84- of_help=-93-
  of_her=-405- of_herm=-427- of_high=-156- of_higher=-40- of_him=-180- of_himself=-170- of_his=-427- of_history=-263-
  of_hits=-136- of_home=-178- of_hope=-133- of_host=-192- of_hot=-30- of_how=-264- of_html=-136- of_http=-211-
  of_human=-367- of_humor=-75- of_i=-184- of_id=-182- of_idea=-136- of_ids=-92- of_ignor=-285- of_illumination=-98-
  of_imag=-168- of_imagination=-56- of_implementation=-41- of_import=-150- of_importanc=-214- of_in=-209-
  of_inactivity=-111- of_includ=-140- of_incom=-186- of_index=-251- of_indic=-62- of_individual=-71- of_inet=-86-
  of_information=-223- of_inherit=-150- of_inod=-201- of_input=-207- of_install=125x of_instanc=-77-
  of_instruction=-248- of_intellectual=-204- of_intent=-103- of_interest=138x of_internal=-118- of_invention=-197-
  of_iovec=-58- of_ip=-272- of_ipv4=-73- of_ipv6=-111- of_is=-255- of_issu=-89- of_item=-147- of_its=-576-
  of_itself=-246- of_javadoc=-124- of_jesu=-59- of_jobs=-202- of_js=-55- of_json=-143- of_just=-189- of_justic=-130-
  of_k=-151- of_kana=-107- of_kernel=-91- of_key=-194- of_keys=-487- of_kind=-203- of_knowledg=-266- of_languag=149r
  of_larg=-128- of_last=161x of_law=-215- of_leav=-131- of_legs=-86- of_length=-193- of_less=-254- of_letter=-73-
  of_liberty=-223- of_libpng=-184- of_librari=-156- of_library=258x of_lies=-129- of_life=-195- of_light=-128-
  of_like=-52- of_limit=-196- of_lin=-159- of_line=-72- of_link=-272- of_linux=-84- of_list=-199- of_littl=-160-
  of_liv=-217- of_load=-186- of_local=-147- of_lock=-457- of_log=-353- of_logs=-47- of_long=-257- of_look=-300-
  of_loop=-217- of_los=-122- of_love=-261- of_low=-80- of_lower=-46- of_luck=-306- of_m=-45- of_machinery=-119-
  of_macro=-114- of_magic=-91- of_mail=-327- of_major=-107- of_mak=-245- of_make=-187- of_malloc=-42- of_man=-185-
  of_management=142a of_mankind=-82- of_many=190x of_map=-56- of_mapp=-45- of_mark=-53- of_markham=-162-
  of_marriag=-141- of_master=-231- of_match=-78- of_mathematic=-83- of_matlab=-192- of_matter=-98- of_max=-52-
  of_mcp=-328- of_me=-242- of_mean=-54- of_memori=144p of_memory=-314- of_men=-206- of_merg=-299- of_messag=-430-
  of_metadata=-48- of_micro=-50- of_million=-70- of_millisecond=-62- of_mime=-189- of_mind=-284- of_mine=-319-
  of_miss=-63- of_mmap=-84- of_model=-349- of_modify=-139- of_modul=-119- of_monday=-117- of_money=-212- of_moral=-208-
  of_mordor=-140- of_more=-38- of_most=-246- of_mov=-157- of_multi=-68- of_multipl=-128- of_music=-146- of_my=-130-
  of_n=-186- of_nam=-191- of_name=-237- of_natur=-176- of_natural=-328- of_negativ=-160- of_neighbour=-196-
  of_neither=-49- of_network=-60- of_new=-299- of_no=-237- of_nod=-284- of_node=-181- of_non=-99- of_none=-270-
  of_normal=-224- of_not=252h of_noth=-244- of_now=274o of_npm=-294- of_null=-281- of_number=-183- of_o=-295-
  of_oauth=-194- of_object=-305- of_old=115o of_older=-388- of_on=192h of_one=-627- of_oneself=-81- of_onlin=-63-
  of_only=-245- of_open=-401- of_openai=-87- of_openssl=-182- of_operation=-144- of_operator=-202- of_option=-339-
  of_optional=-297- of_or=-40- of_order=-241- of_other=-201- of_our=-676- of_ours=-67- of_outgo=82x of_output=-335-
  of_packag=-131- of_packet=-106- of_pag=-226- of_page=-56- of_pain=-65- of_paper=-151- of_parallel=-116-
  of_parameter=-173- of_parent=-98- of_partition=-43- of_pass=-323- of_passion=-162- of_past=-265- of_patch=-107-
  of_path=-203- of_pathnam=-129- of_pattern=-98- of_pd=-84- of_peac=-90- of_pend=-188- of_peopl=-436- of_per=-101-
  of_performanc=-35- of_perl=-55- of_persian=-62- of_person=-65- of_personal=-210- of_pg=-169- of_physic=-157-
  of_pixel=-135- of_plac=-153- of_plain=-98- of_play=-105- of_plugin=-271- of_png=-124- of_point=-53- of_pointer=-77-
  of_politic=-38- of_poor=-48- of_port=-198- of_posix=-193- of_postgresql=-58- of_potential=-97- of_power=-354-
  of_precision=-33- of_predefin=-222- of_preferenc=-169- of_preferr=-144- of_primitiv=-141- of_principl=-202-
  of_print=-293- of_prioriti=-240- of_privat=-140- of_problem=-38- of_proc=-155- of_process=-142- of_processor=-161-
  of_program=-219- of_programm=-386- of_programmer=-207- of_progres=-202- of_project=-60- of_properti=-130-
  of_property=-86- of_protection=-296- of_provider=-160- of_pseudo=-138- of_pthread=-80- of_public=-400- of_pure=-110-
  of_python=-129- of_qt=-231- of_query=-296- of_quot=-214- of_rand=-200- of_random=-189- of_rang=-226- of_raw=-151-
  of_re=-189- of_reachabl=-99- of_read=-179- of_real=-296- of_reason=-182- of_receiv=-46- of_recent=-53-
  of_record=-384- of_referenc=-249- of_refs=-316- of_regular=-54- of_relat=-59- of_relativ=-169- of_releas=-125-
  of_rely=-87- of_remot=-246- of_remov=-240- of_requir=-244- of_res=-51- of_research=-185- of_resourc=-79-
  of_return=-30- of_reveng=-124- of_rice=-114- of_right=-339- of_rock=-63- of_rol=-187- of_room=-136- of_root=-234-
  of_round=-161- of_rows=-146- of_rul=102o of_rum=-135- of_runn=-247- of_runscript=-63- of_s=-264- of_sampl=-243-
  of_sax=-151- of_say=-199- of_scal=-241- of_scalar=-217- of_scann=-102- of_sch=-173- of_scienc=-92- of_scientific=-93-
  of_scop=-73- of_script=-309- of_sdl=-223- of_seal=-70- of_search=-139- of_seccomp=-221- of_second=-360-
  of_secret=-345- of_section=-206- of_security=-47- of_select=-41- of_semaphor=-64- of_sequenc=-182- of_servic=85c
  of_session=-415- of_sets=-240- of_several=-146- of_shap=-136- of_shar=-305- of_sheer=-112- of_shell=-198-
  of_sho=-121- of_short=-84- of_show=-181- of_side=-88- of_sight=-351- of_sign=-77- of_signal=-155- of_silenc=-192-
  of_similar=-52- of_simulat=-164- of_sixteen=-39- of_size=-181- of_skill=-444- of_slav=-125- of_smok=-79- of_so=-205-
  of_socket=-52- of_softwar=-298- of_solution=-124- of_some=-183- of_someth=-347- of_sourcenod=-86- of_spac=-101-
  of_spe=100h of_special=-84- of_specifi=-329- of_specific=-73- of_specify=-148- of_speech=-336- of_splitt=-100-
  of_src=-140- of_stag=-198- of_standard=-179- of_star=-69- of_start=-174- of_stat=-170- of_static=-111- of_statu=-231-
  of_stor=-117- of_str=78l of_strawberry=-31- of_strength=-269- of_struct=-94- of_styl=-344- of_sub=-43-
  of_submodul=-133- of_subordinat=-143- of_succes=-198- of_such=-314- of_suffix=-90- of_sun=-32- of_supplementary=-53-
  of_support=-256- of_swig=-127- of_symbol=-104- of_symbolic=-273- of_synchroniz=-50- of_syntax=-163- of_syscall=-140-
  of_systemd=-40- of_tab=-312- of_tabl=-316- of_target=-86- of_task=-179- of_tcp=-122- of_tell=-174- of_ten=-377-
  of_terminal=-90- of_test=-316- of_texa=-99- of_text=-447- of_th=193p of_that=64c of_their=-314- of_them=-251-
  of_themselv=-174- of_thes=-601- of_this=261a of_thos=-194- of_thought=160h of_thousand=-38- of_thre=-299-
  of_thread=-189- of_throw=-42- of_thumb=-58- of_thy=-252- of_tidelift=-126- of_tim=-393- of_timestamp=-306-
  of_titl=-134- of_to=-180- of_token=30l of_tool=-352- of_top=-61- of_total=-139- of_trac=-139- of_traffic=-285-
  of_transaction=-244- of_transformation=-75- of_treat=-244- of_tri=-54- of_triangl=-68- of_trigger=-102- of_true=-307-
  of_trust=-106- of_truth=-42- of_turn=-72- of_twelv=-181- of_two=-344- of_typ=-270- of_type=-145- of_uncompress=-67-
  of_under=-186- of_understand=-80- of_undici=-313- of_undraw=-87- of_unicod=-149- of_uninterest=-55- of_unit=-109-
  of_universal=-188- of_unix=-177- of_unknown=-116- of_until=-205- of_unzip=-283- of_up=-50- of_updat=-191-
  of_urls=-155- of_us=-429- of_usag=-164- of_use=-163- of_useful=-72- of_user=209a of_usernam=-255- of_ut=-52-
  of_utf=-72- of_valid=-180- of_validat=-42- of_valu=-163- of_variabl=-44- of_variou=-302- of_vendor=-152-
  of_version=-105- of_very=-90- of_view=-95- of_virtual=-81- of_vms=-144- of_wait=-186- of_war=-99- of_watch=-101-
  of_water=-164- of_week=-215- of_well=-47- of_wget=-244- of_what=259o of_wher=-220- of_whether=-188- of_which=-304-
  of_whiskey=-125- of_whit=-200- of_whitespac=-191- of_whom=-98- of_wide=-266- of_wild=-156- of_window=-33-
  of_women=-290- of_word=-447- of_work=-188- of_worker=-52- of_writ=-261- of_x=-268- of_xarg=-46- of_xi=-73- of_y=-76-
  of_year=-175- of_yet=-134- of_you=129o of_your=167l of_yourself=160p of_z=-86- of_zero=-203- of_zip=-246-
  of_zodtojsonschema=-68- of_zon=-222- ofd_getlk=-208- off_a=59x off_anyth=-271- off_as=220h off_at=-205- off_by=-112-
  off_for=176a off_his=-152- off_if=-82- off_in=-36- off_is=-216- off_it=-259- off_just=-109- off_line=-202-
  off_my=-349- off_of=-197- off_one=-103- off_or=-291- off_screen=-221- off_so=94h off_stay=-60- off_switch=-275-
  off_t=-109- off_that=-303- off_the=250c off_then=59c off_this=-234- off_to=-110- off_until=52a off_when=-215-
  off_with=-295- off_writ=177p off_your=-147- offer_a=-317- offer_befor=-223- offer_for=-191- offer_is=152a
  offer_many=-42- offer_stand=-180- offer_the=73x offer_to=-218- offer_void=-202- offer_you=-128- offic_and=-124-
  offic_at=-30- offic_environment=-170- offic_is=-300- offic_of=-135- offic_to=-140- official_compression=-205-
  official_description=-34- official_name=-363- official_plugin=-194- official_support=-207- offlin_guid=-195-
  offlin_updat=-339- offset_#number=-182- offset_and=-96- offset_are=-115- offset_argument=-83- offset_bits=-188-
  offset_file=-39- offset_for=-273- offset_from=-94- offset_in=-40- offset_into=-294- offset_is=-175-
  offset_length=-44- offset_of=-375- offset_or=-54- offset_relativ=-186- offset_ss=-106- offset_which=-206-
  often_a=-171- often_and=-38- often_be=-42- often_call=-179- often_chang=-213- often_enough=-172- often_have=-98-
  often_in=-72- often_it=-97- often_mak=-87- often_mean=-150- often_play=-80- often_the=-144- often_useful=-135-
  often_with=-115- oh_dear=-211- oh_dover=-135- oh_he=-120- oh_i=-157- oh_my=-160- oh_no=-211- oh_so=-235-
  oh_wait=-187- oh_why=-71- oh_yes=-215- ok_action=-144- ok_and=-120- ok_check=-266- okra_tast=-42- old_addres=-208-
  old_age=-234- old_and=-252- old_balanc=256h old_behavior=-455- old_cat=-187- old_cluster=-260- old_content=-341-
  old_enough=-57- old_file=-328- old_format=-231- old_is=-201- old_kernel=-114- old_lady=-163- old_laptop=89c
  old_men=-59- old_new=-153- old_one=-350- old_ones=63o old_or=-150- old_output=-181- old_paper=-121- old_passag=-120-
  old_phon=-306- old_root=-118- old_row=-73- old_size=-84- old_standard=-158- old_to=-226- old_valu=-54-
  old_version=-129- old_yacob=-199- olddirfd_is=-105- older_fil=-317- older_implementation=-70- older_kernel=-161-
  older_linux=-166- older_messag=-406- older_nod=-166- older_node=-205- older_one=-468- older_ones=-324-
  older_proposal=-309- older_skill=-236- older_stor=-280- older_turn=-269- oldest_first=-460- oldfilenam_and=-135-
  oldmod_the=-56- oldpath_is=-103- oldpath_or=-40- oldstr_newstr=-244- olli_in=-87- omit_the=189h omit_them=-50-
  omit_this=-393- omitt_all=-242- omitt_but=-147- omitt_for=-42- omitt_from=-240- omitt_if=-192- omitt_in=-119-
  omitt_it=-301- omitt_languag=-190- omitt_spac=-30- omitt_the=-341- omitt_then=-124- omitt_this=-148- on_#number=-425-
  on_a=-378- on_abnormal=-42- on_abort=-103- on_account=-291- on_acorn=-36- on_afterward=-272- on_again=143h
  on_all=-506- on_an=-268- on_and=215h on_another=-201- on_any=40x on_app=-64- on_april=-145- on_arbitrary=-34-
  on_are=-144- on_at=-72- on_bad=-33- on_behalf=101h on_behind=-108- on_body=-161- on_boot=65p on_both=-374- on_by=194p
  on_can=-222- on_certain=-37- on_chang=-217- on_child=-104- on_clean=-60- on_clos=-181- on_cloud=-294- on_commit=-198-
  on_configuration=-157- on_conflict=-237- on_congressmen=-51- on_core=-138- on_cpu=-262- on_current=-50- on_data=-298-
  on_debian=-276- on_default=-73- on_delet=-302- on_demand=-299- on_dependency=-54- on_devic=-270- on_different=-134-
  on_disk=-460- on_down=-105- on_earth=-145- on_ebcdic=-139- on_end=-259- on_entry=-255- on_error=-374- on_esprima=-98-
  on_etc=-283- on_eth0=-161- on_event=-210- on_everyth=55c on_exces=-143- on_exec=-220- on_exist=-167- on_exit=-75-
  on_export=238p on_extension=-189- on_external=-317- on_failur=-506- on_fil=-245- on_file=-62- on_film=-211-
  on_fire=-180- on_foo=-159- on_for=-387- on_friday=-260- on_from=-336- on_futur=-76- on_garbag=-79- on_github=-111-
  on_glibc=-48- on_group=-189- on_high=-138- on_his=-33- on_how=-423- on_html=-55- on_hybrid=-59- on_i=-299-
  on_i386=-256- on_if=234h on_import=238p on_in=-334- on_individual=-241- on_input=-246- on_intel=-174- on_is=98r
  on_it=-643- on_its=-482- on_just=-55- on_kernel=-105- on_life=-213- on_like=-235- on_line=-138- on_linux=-283-
  on_macbook=-70- on_machin=-176- on_maco=-163- on_many=-136- on_me=-159- on_memory=-265- on_modern=-194-
  on_monday=-561- on_more=-272- on_most=-196- on_ms=-103- on_multipl=-158- on_my=-43- on_network=-212- on_new=97a
  on_nfs=-185- on_node=-63- on_non=-168- on_noth=-251- on_npm=-119- on_null=-242- on_object=-55- on_occasion=-218-
  on_off=-196- on_older=-75- on_one=-354- on_only=226o on_open=-261- on_or=-452- on_other=-379- on_our=62x
  on_output=-277- on_page=97h on_performanc=-103- on_platform=-117- on_port=250c on_prompt=-98- on_proposal=-335-
  on_purpos=124c on_rang=-112- on_record=160l on_report=-154- on_request=255a on_return=-82- on_saturday=-174-
  on_schedul=-278- on_separat=-45- on_server=-265- on_sett=-89- on_several=-75- on_shield=-145- on_shutdown=43p
  on_signal=-281- on_small=-233- on_so=-395- on_socket=-97- on_solari=-145- on_some=-323- on_specific=-197-
  on_stackoverflow=-182- on_stag=-226- on_standard=-366- on_startup=-171- on_stay=-132- on_stderr=-235-
  on_subsequent=-135- on_succes=-417- on_successful=-186- on_such=-291- on_sunday=-558- on_suno=-54- on_system=-267-
  on_systemd=-166- on_tabl=-285- on_tape=-71- on_target=-136- on_terminal=-200- on_that=-451- on_the=-140- on_thee=-89-
  on_their=66a on_them=-97- on_then=-217- on_they=-102- on_thos=-148- on_thursday=-338- on_time=-203- on_to=246p
  on_tool=181a on_top=-326- on_topic=-210- on_try=-139- on_tuesday=-545- on_twitter=-375- on_two=-97- on_unix=-315-
  on_us=-46- on_use=-381- on_user=-230- on_vacation=-378- on_virtual=-109- on_warn=-76- on_water=-59- on_web=-36-
  on_wednesday=-334- on_weekend=-73- on_what=146h on_when=109p on_wher=-181- on_whether=-36- on_which=-346-
  on_whil=-294- on_whit=-91- on_window=-376- on_with=-242- on_without=-316- on_word=-175- on_writ=-334- on_x86=-118-
  on_you=176r on_your=-110- on_yyyy=-38- once_#number=-86- once_a=-134- once_after=-195- once_again=-339-
  once_all=-243- once_and=218h once_are=-32- once_as=76r once_at=-156- once_by=-215- once_clos=-257- once_each=-291-
  once_for=-355- once_however=-74- once_in=-328- once_is=-86- once_it=-438- once_more=-411- once_one=-88-
  once_only=-250- once_or=-306- once_per=-44- once_said=157h once_so=-85- once_the=-43- once_they=-266- once_this=-316-
  once_through=-146- once_to=-145- once_typ=-181- once_was=-282- once_when=-366- once_wher=-189- once_with=-292-
  once_you=53h once_you'v=-152- ondir_and=-114- one_#agentfile=-254- one_a=-310- one_additional=-115- one_addres=-104-
  one_after=-320- one_against=-76- one_all=-239- one_among=-46- one_and=179p one_another=-217- one_answer=-134-
  one_are=66p one_argument=-136- one_as=-304- one_at=30p one_axis=-32- one_back=-355- one_bad=-173- one_becaus=-120-
  one_befor=92p one_begin=-81- one_big=-172- one_bind=-77- one_block=-176- one_branch=-254- one_bug=-264- one_but=-176-
  one_button=-100- one_by=-195- one_byte=-230- one_call=-529- one_can=-46- one_can't=-45- one_cannot=-57-
  one_chang=-165- one_character=34x one_check=-107- one_child=-47- one_chunk=-206- one_client=-188- one_clos=-100-
  one_column=-198- one_command=-240- one_concept=-67- one_configuration=-213- one_contract=-280- one_conversation=-234-
  one_copy=-249- one_could=-87- one_count=83o one_cup=-113- one_day=-459- one_delegation=-78- one_devic=-80-
  one_digit=-121- one_dispatcher=-161- one_does=-237- one_door=-135- one_e=-149- one_each=-170- one_element=-33-
  one_else=145r one_end=-413- one_english=-147- one_entry=-483- one_even=-103- one_event=-273- one_ever=-258-
  one_every=-49- one_exampl=-120- one_exception=-278- one_expression=-141- one_feel=-207- one_field=-121-
  one_file=-426- one_flat=-84- one_folder=-184- one_follow=-364- one_for=172h one_found=-71- one_from=-128- one_fs=-65-
  one_function=-172- one_gets=-266- one_git=-199- one_go=-82- one_goes=-280- one_good=-156- one_half=-136-
  one_hand=-198- one_has=78a one_home=-455- one_hour=-114- one_hundr=-45- one_hunk=-69- one_if=-273- one_in=81h
  one_includ=-154- one_index=-68- one_input=-248- one_instanc=-136- one_instruction=-187- one_ip=-233- one_is=61p
  one_it=-169- one_iteration=-46- one_its=-278- one_json=-95- one_key=-453- one_kind=-57- one_know=-534-
  one_languag=-265- one_last=-109- one_layer=-63- one_layout=-173- one_letter=-145- one_line=-532- one_location=-158-
  one_long=-114- one_look=-103- one_man=-128- one_mapp=-59- one_master=-97- one_may=-240- one_merg=-149-
  one_messag=-252- one_might=-60- one_minut=-152- one_model=-321- one_moment=-184- one_month=-294- one_more=-33-
  one_morn=-70- one_must=-344- one_nam=-129- one_name=-221- one_need=-349- one_night=-149- one_node=-36- one_normal=76r
  one_notic=-47- one_null=-259- one_number=-275- one_object=-218- one_of=-723- one_off=-151- one_on=129p one_only=-113-
  one_operation=-255- one_option=-115- one_or=-189- one_out=-41- one_own=-193- one_packag=-133- one_page=-181-
  one_pane=-153- one_parent=-195- one_part=-116- one_pass=-332- one_per=190x one_perfect=-225- one_pid=-64-
  one_plac=-240- one_pres=-132- one_proces=-119- one_produc=-134- one_proposal=-316- one_provider=-265-
  one_question=-405- one_read=-266- one_record=-326- one_ref=-79- one_replac=-140- one_result=-195- one_review=-181-
  one_row=-263- one_rule=102o one_run=-268- one_runs=-304- one_schema=-57- one_screen=-100- one_script=-254-
  one_second=-278- one_see=-146- one_sentenc=-413- one_server=-387- one_session=-318- one_sett=-45- one_shar=-110-
  one_should=-198- one_side=-200- one_sidecar=-32- one_signatur=-143- one_skill=-322- one_small=-118- one_sourc=-91-
  one_spac=-291- one_special=-50- one_specifi=-56- one_stag=-213- one_start=-355- one_step=-185- one_stop=-127-
  one_stor=-176- one_str=-38- one_tab=-82- one_tabl=-240- one_tail=-65- one_tap=-106- one_target=-161-
  one_telephon=-119- one_test=-132- one_text=-197- one_th=-404- one_that=-386- one_the=-446- one_third=-146-
  one_thread=-205- one_time=194x one_titl=-32- one_to=-142- one_token=-211- one_tool=-308- one_transaction=-259-
  one_turn=-371- one_two=-165- one_type=-70- one_under=-139- one_unit=-121- one_unles=-39- one_upstream=-202-
  one_use=-188- one_uses=-210- one_valu=-256- one_version=-295- one_view=-153- one_want=-173- one_was=-171-
  one_way=-388- one_week=-96- one_when=-270- one_wher=-385- one_which=-31- one_who=-154- one_whos=-327- one_will=-130-
  one_wins=-153- one_without=-273- one_woman=-62- one_word=-327- one_work=203c one_would=-362- one_writ=-179-
  one_year=-127- one_you=-279- ones_and=-221- ones_are=-195- ones_befor=-361- ones_from=-310- ones_includ=-102-
  ones_than=-31- ones_that=65o ones_the=-130- ones_to=188l ones_too=-229- ones_who=48a ones_will=-271- ones_with=-229-
  oneshot_servic=-67- onhook_method=-209- onion_home=-146- onlin_demo=-302- only_#number=-270- only_a=53a
  only_accept=-350- only_acces=-375- only_activ=-357- only_affect=-346- only_after=-59- only_all=-53- only_allow=-168-
  only_an=-170- only_and=-284- only_app=-304- only_appear=-234- only_append=-356- only_appli=-293- only_applicabl=-111-
  only_are=-112- only_argument=-237- only_as=-120- only_at=-328- only_availabl=-147- only_be=-423- only_becaus=-154-
  only_by=-254- only_call=-382- only_came=-131- only_chang=-307- only_check=-71- only_clon=-45- only_commit=-69-
  only_compress=-250- only_config=-195- only_connection=-164- only_contain=-206- only_content=-258- only_count=-120-
  only_cover=-128- only_creat=-51- only_data=-281- only_describ=-135- only_differenc=-149- only_disk=-224-
  only_display=-209- only_do=-231- only_drop=-124- only_enabl=-164- only_ends=-74- only_entri=105h only_ever=-48-
  only_export=-367- only_featur=-225- only_field=-365- only_fil=-282- only_file=-215- only_filesystem=-259-
  only_flag=-295- only_for=-479- only_from=-375- only_get=61h only_gets=-278- only_good=135h only_has=-208-
  only_hash=-166- only_have=-115- only_http=-53- only_i=101c only_if=-215- only_ignor=-201- only_in=-526-
  only_includ=-382- only_informational=-384- only_insid=-642- only_instruction=147a only_ipv4=-175- only_is=-278-
  only_its=-238- only_keys=-256- only_kidd=-230- only_know=-312- only_languag=-106- only_letter=-84- only_line=-227-
  only_list=-279- only_look=-476- only_lowercas=-56- only_mak=-116- only_match=-181- only_mean=-132-
  only_meaningful=-262- only_measur=-73- only_mode=-157- only_my=134o only_n=-158- only_name=-248- only_necessary=-103-
  only_need=-335- only_non=-31- only_now=-315- only_of=-324- only_on=-75- only_once=-286- only_one=-404-
  only_only=-201- only_option=-143- only_or=-277- only_other=-168- only_overriddenduration=-30- only_packag=-366-
  only_part=-77- only_pass=-294- only_person=-197- only_problem=-101- only_provid=-96- only_read=49h only_real=-234-
  only_relevant=-105- only_requir=-179- only_resembl=-151- only_resolv=-189- only_result=105r only_return=-131-
  only_rows=-121- only_run=-341- only_safe=-294- only_see=-218- only_set=-340- only_show=-150- only_shown=-237-
  only_sign=-75- only_simpl=-138- only_socket=-278- only_some=-250- only_split=-87- only_support=-513-
  only_synchronou=-187- only_tell=-198- only_th=-341- only_that=-309- only_the=-285- only_then=-146- only_thes=-147-
  only_they=-292- only_think=-190- only_this=228o only_thos=-289- only_thre=-50- only_through=-186- only_time=-260-
  only_told=-357- only_tool=-236- only_two=-250- only_uniqu=-158- only_us=106a only_use=-356- only_used=-265-
  only_useful=-356- only_uses=-315- only_valid=-346- only_verifi=-188- only_want=-227- only_way=-136- only_what=62o
  only_when=-408- only_whil=-82- only_will=-192- only_with=133o only_work=-334- only_writ=-257- only_yesterday=-47-
  only_you=-337- onto_a=-79- onto_the=-310- onvaluechang_prop=-74- onward_carri=-92- onward_you=155p op_for=-232-
  op_implementation=-32- op_is=-163- opaqu_path=-233- opaqu_pixel=-227- opaqu_reason=-250- opcod_and=-76-
  open_#number=-333- open_#url=149x open_a=-199- open_again=-350- open_all=282c open_an=-557- open_and=55x
  open_another=-271- open_as=-230- open_at=-51- open_befor=-289- open_by=-337- open_connection=-175- open_fail=-266-
  open_fil=-251- open_file=-587- open_for=-414- open_hour=-358- open_in=-488- open_is=36a open_it=-86- open_mean=-67-
  open_memstream=-127- open_messag=160l open_no=-430- open_now=-434- open_of=-376- open_on=-362- open_one=-241-
  open_or=-195- open_our=-223- open_port=182c open_request=-104- open_search=-164- open_sourc=-453- open_tag=-199-
  open_that=-277- open_the=-190- open_then=-242- open_to=362x open_up=-308- open_was=-224- open_what=-241-
  open_when=-302- open_with=-302- openai_api=-155- openai_chat=-259- openat_#number=-58- opengl_and=-159-
  opengl_gl=-207- opengl_opengl=-226- openmp_support=-40- openscenegraph_component=-174- openssl_#number=-128-
  openssl_librari=-121- openssl_will=-162- opentelemetry_js=-155- operand_data=-204- operand_is=-103- operat_at=-74-
  operat_on=-316- operat_system=-480- operation_and=-359- operation_are=-223- operation_at=-75- operation_be=-188-
  operation_but=-183- operation_by=-190- operation_can=-136- operation_describ=-141- operation_e=-169-
  operation_fail=-240- operation_for=-163- operation_go=-109- operation_has=-65- operation_how=-52- operation_id=-254-
  operation_if=-274- operation_in=-255- operation_includ=-265- operation_is=-191- operation_it=-114-
  operation_may=-100- operation_mode=-40- operation_must=-146- operation_on=-307- operation_or=-155-
  operation_requir=-114- operation_return=-227- operation_see=-65- operation_so=-208- operation_such=-54-
  operation_that=-174- operation_the=-161- operation_to=-250- operation_when=-342- operation_will=-231-
  operation_with=-211- operation_without=-175- operation_won't=-204- operation_would=-134- operation_you=-184-
  operational_stat=-94- operator_and=-167- operator_clas=-498- operator_class=-88- operator_fami=-446-
  operator_in=-289- operator_of=-309- operator_or=-213- operator_own=-33- operator_regex=-85- operator_the=-49-
  operator_to=79a opinion_and=-158- opinion_of=-218- opinionat_as=-139- opportunity_to=-187- oppos_to=-76-
  opposit_group=-57- opposit_of=122r ops_sec=-289- ops_valu=-108- opt_in=118h opt_into=-173- opt_out=101h
  optimiz_asset=-38- optimiz_execution=-74- optimiz_for=-103- optimiz_mode=-106- optimiz_the=-44-
  optimization_and=-101- optimization_or=-197- optimizer_#url=-76- optimizer_api=-30- optimizer_eslint=-30-
  option_#number=-134- option_a=-261- option_accept=-81- option_adds=-146- option_affect=-215- option_after=-145-
  option_all=-174- option_allow=-301- option_also=-176- option_an=-45- option_and=-223- option_any=-83- option_api=-42-
  option_appear=-144- option_appli=-226- option_are=-338- option_argument=-43- option_as=-108- option_at=-88-
  option_automatical=-72- option_be=-152- option_befor=-139- option_below=-154- option_but=-110- option_by=-104-
  option_can=-218- option_cannot=-233- option_caus=-345- option_chang=-285- option_character=-124- option_check=-111-
  option_configuration=-56- option_connectoption=-142- option_control=-277- option_could=-105- option_creat=-194-
  option_d=-167- option_default=-69- option_defin=-136- option_describ=-282- option_diff=-257- option_direct=-224-
  option_disabl=-198- option_display=-217- option_does=-351- option_don't=-103- option_e=-114- option_enabl=-165-
  option_flag=-149- option_follow=-107- option_for=-236- option_forc=-174- option_format=-137-
  option_formatlyoption=-114- option_from=-177- option_function=-74- option_given=-235- option_handler=-122-
  option_has=-331- option_have=-32- option_i=-162- option_identifier=-53- option_if=-221- option_impli=-64-
  option_in=-237- option_includ=-233- option_inhibit=-267- option_is=-265- option_it=-134- option_lets=-63-
  option_letter=-67- option_like=-46- option_list=-100- option_log=-193- option_mak=-173- option_may=-203-
  option_might=-118- option_multipl=-68- option_must=-510- option_nam=-64- option_name=-190- option_new=-215-
  option_no=-331- option_not=-265- option_o=-108- option_object=-222- option_of=-234- option_off=-179- option_on=-239-
  option_only=-387- option_opt=-215- option_option=-154- option_optional=-121- option_or=-127- option_other=-40-
  option_overrid=-191- option_parameter=-51- option_pars=-117- option_parser=-245- option_pass=-199-
  option_picomatch=-95- option_pipelineoption=-203- option_prevent=-79- option_process=-71- option_produc=-81-
  option_provid=-51- option_read=-278- option_referenc=-101- option_requir=-172- option_return=-225- option_see=-134-
  option_sets=-95- option_shell=-193- option_should=-445- option_sinc=-47- option_so=-239- option_specifi=-288-
  option_specify=-52- option_start=-110- option_str=-114- option_such=-114- option_support=-115- option_tak=-132-
  option_tell=-158- option_that=-328- option_the=-419- option_then=-202- option_this=-260- option_tldt=-274-
  option_to=-346- option_together=-95- option_turn=-105- option_updat=-169- option_us=-56- option_use=-224-
  option_used=-113- option_valu=-247- option_was=-108- option_when=-161- option_wher=-165- option_which=135h
  option_will=-204- option_with=-135- option_work=-50- option_you=-44- optional_a=-133- optional_additional=-154-
  optional_and=-225- optional_argument=-79- optional_be=-191- optional_becaus=-52- optional_boolean=-186-
  optional_but=-143- optional_claus=-124- optional_color=-73- optional_component=-145- optional_configuration=-34-
  optional_decimal=-191- optional_delaunay=-37- optional_depth=-75- optional_directory=-133- optional_extra=-191-
  optional_field=-167- optional_filter=-116- optional_follow=-53- optional_for=82h optional_function=-178-
  optional_handler=-114- optional_if=-85- optional_in=-175- optional_increment=-132- optional_it=-217-
  optional_ones=-85- optional_option=-98- optional_parameter=-198- optional_precision=-255- optional_return=-98-
  optional_schema=-129- optional_specify=-36- optional_the=-277- optional_time=-137- optional_typ=-46-
  optional_valu=-71- optional_when=-223- optional_work=-91- optional_writ=-59- optional_you=-50- opts_cmp=-195-
  opts_is=-113- or_#number=-90- or_a=-253- or_abov=-250- or_absolut=-40- or_act=-161- or_add=-326- or_addres=-199-
  or_after=-131- or_agre=-133- or_alia=-224- or_all=-278- or_alternative=-61- or_an=-71- or_another=-352-
  or_answer=-350- or_any=-203- or_anyth=-320- or_append=-268- or_archiv=-526- or_are=-334- or_argument=-120-
  or_array=-144- or_as=-212- or_at=-200- or_avoid=-61- or_b=-36- or_bad=-64- or_batch=-58- or_becom=-92- or_befor=-141-
  or_below=-283- or_better=-106- or_binary=-200- or_bind=-136- or_block=-174- or_blockrang=-118- or_boot=-154-
  or_both=-79- or_break=-257- or_brok=-170- or_broken=-36- or_browserslistrc=-38- or_by=-381- or_c=-51- or_c11=-46-
  or_cach=-313- or_call=-47- or_can=-56- or_can't=-43- or_cancel=-38- or_cannot=-173- or_certificat=-218-
  or_character=-110- or_check=-213- or_clear=-115- or_clon=-92- or_cloud=-101- or_column=-47- or_com=-165-
  or_command=-158- or_comment=-201- or_common=-184- or_complet=-52- or_complex=-45- or_comput=-115-
  or_configuration=-164- or_consequential=-45- or_consum=-108- or_contain=-201- or_control=-77- or_conversation=-68-
  or_copi=-275- or_copy=-379- or_core=-56- or_creat=-216- or_creation=-48- or_custom=-142- or_customiz=-34- or_cut=-65-
  or_dash=-99- or_data=-80- or_declar=-144- or_decompress=-313- or_default=-105- or_defin=-163- or_delet=-431-
  or_deletion=-96- or_dependency=-110- or_destination=-118- or_detach=-100- or_dev=-191- or_devic=-59- or_did=-141-
  or_die=-136- or_diff=-47- or_directori=-306- or_directory=-211- or_disabl=-374- or_disconnect=-162- or_disk=-50-
  or_display=-157- or_do=-183- or_document=-142- or_does=-173- or_domain=-298- or_dropp=-285- or_duplicat=-72-
  or_dynamic=-30- or_e=-69- or_edit=-143- or_effectiv=-122- or_else=-38- or_emitt=-83- or_empty=-221- or_enabl=-259-
  or_end=-114- or_ends=-110- or_environment=-251- or_epoll=-52- or_equal=-48- or_equivalent=-333- or_eras=-309-
  or_error=-347- or_escap=-163- or_etc=-163- or_even=-378- or_event=-88- or_ewouldblock=-134- or_exceed=-34-
  or_exclud=-55- or_execut=-126- or_explicit=-140- or_expression=-59- or_extend=-359- or_extension=-234-
  or_external=-77- or_f=-37- or_fail=-128- or_failur=-76- or_fals=-294- or_fetch=-339- or_fewer=-183- or_fil=-144-
  or_file=-172- or_filter=-93- or_folder=-168- or_follow=-70- or_font=-148- or_foo=-48- or_for=-188- or_foreign=-40-
  or_forgot=-203- or_format=-226- or_fre=-204- or_from=-276- or_ful=-214- or_full=-112- or_function=-172- or_fund=-129-
  or_futur=-33- or_generat=-72- or_get=-52- or_git=-189- or_giv=-124- or_given=-185- or_glob=-92- or_googl=-75-
  or_greater=-34- or_group=-112- or_guess=-76- or_had=-120- or_has=-289- or_hexadecimal=-42- or_hidden=-332-
  or_higher=-120- or_hold=-32- or_home=-133- or_host=-154- or_hostnam=-221- or_how=-52- or_id=-161- or_if=-220-
  or_ignor=-197- or_impli=-127- or_import=-129- or_in=-249- or_includ=-244- or_infinity=-69- or_inherit=-63-
  or_install=-306- or_interceptor=-111- or_internal=-102- or_invalid=-225- or_ip=-115- or_ipv6=-107- or_is=-181-
  or_it=-327- or_its=-180- or_jar=-144- or_json=-31- or_just=-285- or_keep=-121- or_keys=-77- or_kill=-199- or_l=-88-
  or_languag=-153- or_last=-189- or_later=-269- or_latest=-34- or_lchown=-107- or_leav=-305- or_less=-112-
  or_lets=-297- or_library=-101- or_line=-114- or_link=-281- or_lint=-106- or_linux=-235- or_list=-250- or_load=-278-
  or_local=-74- or_lose=-151- or_lower=-249- or_major=-209- or_make=-287- or_manual=-53- or_may=-216- or_mayb=-155-
  or_memory=-127- or_method=-58- or_might=-129- or_miss=-278- or_model=-298- or_modifi=-199- or_modify=-188-
  or_more=-216- or_mtseek=-126- or_n=-97- or_nam=-199- or_name=-346- or_namespac=-112- or_nan=-39- or_need=-103-
  or_negativ=-76- or_network=-81- or_never=-149- or_new=-134- or_newer=-164- or_newlineistoken=-55- or_newpath=-40-
  or_nfkd=-141- or_no=-370- or_non=-94- or_none=-378- or_not=-83- or_noth=-321- or_null=-169- or_number=-194-
  or_numeric=-162- or_o=-67- or_object=-121- or_octal=-56- or_of=-113- or_off=-451- or_old=-89- or_on=-127-
  or_one=-158- or_only=-211- or_open=-236- or_option=-229- or_organization=-206- or_other=-457- or_otherwis=-108-
  or_ours=-220- or_out=-164- or_output=-130- or_overrid=-229- or_p=-47- or_paren=-85- or_pars=-227- or_pass=-91-
  or_password=-255- or_perhap=-135- or_png=-301- or_polyfill=-231- or_port=-200- or_posix=-179- or_pre=-119-
  or_prereleas=-34- or_print=-103- or_proces=-275- or_produc=-86- or_program=-130- or_project=-252- or_promis=-182-
  or_propos=-39- or_provid=-184- or_public=-241- or_pull=-127- or_put=-231- or_python=-187- or_query=-144-
  or_quot=-126- or_r=-36- or_re=-261- or_read=-320- or_rebas=-34- or_reboot=-197- or_refs=-61- or_regex=-42-
  or_reject=-221- or_relativ=-42- or_releas=-316- or_remov=108p or_replac=-304- or_request=-241- or_requir=-178-
  or_res=-62- or_reserv=-119- or_reset=-227- or_resett=-200- or_restrict=-150- or_retriev=-123- or_return=-106-
  or_right=-74- or_rollback=-112- or_run=-316- or_rust=-123- or_say=-222- or_says=-221- or_search=-271-
  or_selection=-65- or_send=-205- or_sendmsg=-81- or_servic=-60- or_session=-268- or_set=-344- or_sets=-155-
  or_sett=-135- or_shar=-87- or_shell=-154- or_shouldn't=-132- or_show=-231- or_sign=-318- or_signal=-51-
  or_signatur=-143- or_similar=-121- or_size=-35- or_skill=-287- or_so=-218- or_sock=-85- or_socket=-129-
  or_softwar=-154- or_some=-66- or_someth=-285- or_sourc=-346- or_specifi=-58- or_stag=-98- or_stand=-69-
  or_standard=-41- or_start=-286- or_stay=-159- or_stderr=-46- or_sticky=-103- or_stor=-330- or_str=-45- or_styl=-100-
  or_sub=-124- or_suit=-43- or_summaris=163p or_suspend=-189- or_swap=-99- or_symbol=-36- or_symlink=-116-
  or_system=-67- or_systemd=-59- or_tabl=-197- or_tag=-30- or_tak=-304- or_target=-106- or_tell=-109-
  or_terraform=-101- or_test=-272- or_text=-314- or_that=109h or_the=-336- or_their=-220- or_ther=-59- or_this=-140-
  or_thos=-152- or_thre=-49- or_thread=-228- or_throw=-180- or_time=-96- or_to=-370- or_together=-34- or_token=-261-
  or_too=-138- or_tool=-177- or_tree=-66- or_triangl=-62- or_truncat=-67- or_two=-107- or_u=-46- or_u003c=-186-
  or_udp=-81- or_umask=-176- or_undefin=-99- or_under=-53- or_underflow=-248- or_unpin=-159- or_until=-213-
  or_unwritabl=-104- or_updat=-360- or_uppercas=-216- or_us=-92- or_use=-242- or_used=-254- or_user=-241- or_usr=-189-
  or_validat=-39- or_valu=-195- or_verify=-196- or_via=-124- or_vice=-36- or_vm=-80- or_wait=-37- or_was=-168-
  or_we=-166- or_webpack=-81- or_webstorm=-61- or_were=-142- or_what=-268- or_whatever=-174- or_when=-166-
  or_wher=-188- or_whether=-110- or_why=-411- or_with=-239- or_within=-189- or_without=-337- or_word=-138-
  or_workflow=-61- or_wors=-60- or_would=-32- or_writ=-303- or_written=-277- or_x=-32- or_xml=-63- or_y=-93-
  or_yaml=-105- or_yarn=-174- or_you=-348- or_you'll=-166- or_your=-205- or_zero=-253- orang_juic=-160-
  order_#number=-131- order_a=-204- order_after=-191- order_among=-182- order_and=-188- order_any=-160- order_are=-115-
  order_as=-296- order_at=215p order_befor=-306- order_bits=-161- order_by=-367- order_char=-82- order_for=-179-
  order_from=277a order_given=-277- order_in=239p order_it=113h order_list=-419- order_mark=-303- order_more=-234-
  order_of=-150- order_on=-190- order_one=-273- order_only=-233- order_or=-109- order_out=136o order_past=-95-
  order_set=-200- order_so=-150- order_specifi=-161- order_succes=-44- order_that=-75- order_the=183a order_they=-496-
  order_to=-751- order_tri=-205- order_until=-109- order_want=-256- order_wher=-214- order_which=-81- order_with=65o
  order_you=151a ordinary_commit=-148- ordinary_fil=-275- ordinary_file=-219- ordinary_icann=-146-
  ordinary_pattern=-57- ordinary_user=-244- ordinary_word=-108- ored_in=-71- org_freedesktop=-204- org_novar=-161-
  organization_and=-205- organization_are=-97- organization_can=-36- organization_id=-133- organization_level=-259-
  organization_location=-36- organization_or=-207- organization_to=-200- orient_stream=-198- oriental_martial=-149-
  orig_head=-118- origin_#url=-214- origin_and=-224- origin_featur=-135- origin_header=-336- origin_is=-167-
  origin_of=-124- original_activ=-211- original_and=-256- original_author=-276- original_code=-324-
  original_commit=-354- original_content=-128- original_creat=-78- original_error=-164- original_file=-406-
  original_linux=-74- original_name=-95- original_patch=-156- original_sin=-125- original_sourc=-554-
  original_str=-318- original_valu=-141- original_written=-254- originat_from=180a originat_in=-53-
  orphan_section=-275- os_#number=-155- os_file=-121- os_imag=-134- os_linux=-96- os_releas=-276- os_version=-61-
  os_x=-69- ossl_func=-287- other_#number=-66- other_a=-258- other_additional=-33- other_and=-306- other_animal=-86-
  other_api=-197- other_app=-171- other_application=-207- other_are=-349- other_argument=-175- other_as=-234-
  other_aspect=-61- other_attribut=-69- other_availabl=-96- other_becaus=-145- other_befor=-335- other_bots=99p
  other_cach=-56- other_can=-283- other_cas=-40- other_chang=-234- other_character=-79- other_client=-177-
  other_command=-337- other_common=-45- other_condition=-111- other_configur=-263- other_data=-219- other_databas=-32-
  other_day=-349- other_devic=-118- other_end=-206- other_entri=286p other_error=-46- other_event=-31-
  other_external=-51- other_featur=-217- other_field=-152- other_fil=-490- other_file=-201- other_filesystem=-64-
  other_flag=-32- other_flat=-209- other_for=-41- other_form=-151- other_format=-176- other_function=-326-
  other_generator=-186- other_guy=-196- other_hand=-482- other_have=-185- other_header=-258- other_hook=-212-
  other_implementation=-135- other_in=-269- other_information=-161- other_input=-49- other_instanc=-79- other_is=-208-
  other_key=-161- other_keys=-211- other_keyword=-88- other_languag=-130- other_librari=-41- other_library=-81-
  other_lin=-84- other_line=-246- other_local=-124- other_machin=205p other_mean=-99- other_member=-155-
  other_messag=-292- other_method=-109- other_model=134x other_nam=-296- other_name=-117- other_nod=-52- other_non=-51-
  other_object=-205- other_of=-187- other_one=346h other_operat=-73- other_operation=-201- other_option=-50-
  other_output=-200- other_packag=-202- other_parameter=-218- other_part=-181- other_party=183x other_peopl=-386-
  other_people=-246- other_possibl=-269- other_proces=-156- other_process=-380- other_processor=-167- other_profil=73p
  other_program=-407- other_project=-188- other_provider=-262- other_purpos=-52- other_read=-172- other_relat=-206-
  other_resourc=-77- other_rol=-130- other_rows=-44- other_run=-67- other_schema=-131- other_server=-142-
  other_servic=-57- other_session=-307- other_shar=-103- other_shell=-125- other_side=64x other_so=165p
  other_sourc=-97- other_spell=-31- other_stag=-285- other_step=-225- other_stor=138p other_system=-308-
  other_tabl=-102- other_target=-133- other_test=-136- other_th=-88- other_than=94o other_the=-258- other_thread=-288-
  other_time=-55- other_to=-369- other_tool=-199- other_transpiler=-61- other_tree=-209- other_typ=-160-
  other_type=-177- other_typescript=-182- other_unit=-153- other_user=-72- other_valu=-268- other_version=-157-
  other_way=-269- other_ways=-213- other_will=-86- other_window=-243- other_with=-185- other_without=-216-
  other_word=-102- other_wrot=-164- other_you=-73- otherwis_#number=-174- otherwis_a=-199- otherwis_all=-204-
  otherwis_an=-252- otherwis_any=-184- otherwis_be=-71- otherwis_fals=-273- otherwis_if=-41- otherwis_in=-59-
  otherwis_is=-32- otherwis_it=-354- otherwis_it's=-41- otherwis_live=-79- otherwis_only=-138- otherwis_return=-53-
  otherwis_specifi=-125- otherwis_stat=-198- otherwis_than=-250- otherwis_the=-338- otherwis_they=-171-
  otherwis_this=-182- otherwis_true=-40- otherwis_undefin=-31- otherwis_you=-165- ouestwar_has=-86- ought_to=170p
  oughta_be=-176- ounc_of=-121- our_api=98x our_best=-69- our_brain=-63- our_bts=-108- our_build=231p
  our_community=-207- our_company=-308- our_competitor=111a our_enemi=-267- our_field=-198- our_folder=173p
  our_friend=-178- our_hero=-159- our_liv=-260- our_mcp=139p our_men=-116- our_mind=-101- our_own=-584- our_page=163x
  our_policy=-279- our_rul=104p our_script=136p our_server=344p our_side=198x our_team=-56- our_transitional=-121-
  our_user=-204- our_very=-349- our_way=-50- our_websit=-317- our_window=-354- our_work=-184- ours_and=106p
  ours_each=-164- ours_for=-66- ours_is=-264- ours_or=-368- ours_show=-76- ours_that=-357- ours_to=-137- ours_what=-54-
  out_#number=-90- out_#url=-73- out_a=44c out_about=35h out_against=-217- out_all=-224- out_and=-220- out_are=-111-
  out_as=-363- out_at=-187- out_becaus=-114- out_befor=-353- out_but=-283- out_by=-226- out_empty=-60- out_field=-82-
  out_for=-292- out_from=108h out_he=-256- out_hey=-168- out_his=-320- out_how=-267- out_if=-329- out_in=151x
  out_into=-240- out_is=-269- out_it=-169- out_its=-324- out_loud=242x out_null=-147- out_of=-120- out_on=-348-
  out_or=-67- out_other=-163- out_our=-214- out_part=-235- out_right=-75- out_send=-272- out_silent=-257- out_so=-240-
  out_sort=-157- out_than=-152- out_the=151x out_then=-260- out_ther=-307- out_they=-239- out_this=-232-
  out_through=-109- out_to=-522- out_too=-69- out_until=-66- out_user=-39- out_what=-104- out_when=171x out_wher=-260-
  out_why=-123- out_with=-54- out_you=-186- out_your=184l outcom_of=-128- outer_event=-157- outermost_scop=-47-
  outermost_upper=-50- outgo_mail=62x outgo_packet=-45- outlin_in=-103- outliv_a=-285- output_a=-418-
  output_after=-170- output_all=-167- output_and=-309- output_are=-223- output_as=-509- output_buffer=-217-
  output_but=-124- output_by=-178- output_can=-366- output_channel=-113- output_column=-182- output_command=-365-
  output_contain=-192- output_devic=-215- output_directory=-100- output_does=-213- output_dur=-207- output_error=-119-
  output_fil=-282- output_file=-481- output_filenam=-74- output_for=-256- output_format=-417- output_from=-337-
  output_generat=-105- output_if=-97- output_imag=-187- output_in=-302- output_includ=-221- output_instead=-165-
  output_is=112h output_it=-239- output_limit=-363- output_lin=-280- output_line=-96- output_may=-191-
  output_object=-70- output_on=-214- output_only=114a output_or=-217- output_plugin=-171- output_produc=-86-
  output_section=-275- output_sourcemap=-87- output_stream=-158- output_such=-368- output_that=-176- output_the=-155-
  output_this=-47- output_to=-380- output_transform=-132- output_typ=-57- output_type=-63- output_us=-111-
  output_variabl=-245- output_was=98h output_what=184l output_when=-68- output_will=-256- output_with=65h
  output_without=-95- output_your=222l outsid_a=-257- outsid_do=-41- outsid_is=-271- outsid_it=-166- outsid_of=-425-
  outsid_requir=-49- outsid_root=-140- outsid_the=-490- outsid_us=-248- outsid_world=-140- outsid_your=-58-
  outstand_jsdom=-52- over_#number=-590- over_a=-487- over_about=-63- over_again=-225- over_an=-273- over_another=-249-
  over_any=-208- over_anyth=226o over_budget=-210- over_coffe=-154- over_connection=-54- over_design=-87-
  over_desk=-40- over_dns=174x over_each=-172- over_electron=-82- over_first=-104- over_for=-313- over_from=-201-
  over_his=-210- over_http=-363- over_in=-190- over_intelligenc=-56- over_into=-155- over_it=-448- over_its=-280-
  over_me=-258- over_memory=-301- over_nfs=-337- over_one=-197- over_random=-133- over_ssh=167c over_stag=-181-
  over_stat=-113- over_them=-320- over_this=203p over_time=-249- over_timidity=-49- over_what=32a over_when=-226-
  over_which=-326- over_with=74o over_your=-350- overcom_the=-195- overfiend_and=-49- overfiend_culu=-128-
  overfiend_go=-128- overflow_a=-90- overflow_or=-210- overflow_the=-168- overhead_for=-68- overhead_in=-170-
  overhead_to=-98- overlap_do=-80- overlapp_pair=-82- overlapp_triangl=-62- overlay_is=-123- overlay_window=-143-
  overload_as=-235- overlook_someth=-359- overrid_a=-171- overrid_and=-94- overrid_any=-230- overrid_chokidar=-31-
  overrid_etc=-127- overrid_function=-109- overrid_is=-150- overrid_on=-99- overrid_one=-47-
  overrid_pollinginterval=-31- overrid_prompt=-150- overrid_system=-206- overrid_the=-412- overrid_this=-324-
  overrid_undo=-217- overridden_by=-265- overridden_from=-115- overridden_if=-64- overridden_on=-178-
  overridden_with=-256- overriddenduration_therefor=-30- overriderequir_boolean=-101- oversiz_array=-138-
  overview_#number=-155- overview_#url=-167- overview_of=-278- overwrit_a=-323- overwrit_all=113c overwrit_an=-128-
  overwrit_remov=-33- overwrit_the=188c overwrit_your=141o overwritten_by=79o overwritten_or=-91-
  overwritten_with=-303- owe_you=-153- owl_is=-316- owl_utc=-159- own_a=-273- own_and=-63- own_as=-111-
  own_busines=-72- own_by=-391- own_chain=-85- own_chang=-235- own_command=-39- own_commit=-213- own_count=-162-
  own_custom=-212- own_description=-125- own_directory=-236- own_error=-157- own_fil=-118- own_file=-167-
  own_format=-91- own_function=-37- own_hand=-175- own_handler=-132- own_highlight=-105- own_home=-175- own_id=-60-
  own_implementation=-97- own_in=-207- own_index=-162- own_internal=-140- own_limit=-38- own_line=-161- own_list=-81-
  own_lock=-162- own_look=-45- own_messag=-326- own_name=-259- own_no=-103- own_not=-67- own_or=-63- own_origin=-144-
  own_pars=-50- own_provider=-106- own_reason=-145- own_request=-145- own_risk=-211- own_security=-99- own_sentenc=-71-
  own_session=-313- own_set=-86- own_sett=-287- own_sidecar=-114- own_skill=110p own_so=-288- own_specification=-55-
  own_stand=-30- own_stor=-164- own_system=89p own_test=-43- own_text=-184- own_that=-214- own_the=-243- own_time=-166-
  own_to=-33- own_token=-138- own_tool=203p own_version=-142- own_way=-41- own_wher=-55- own_which=-31- own_word=-426-
  own_work=-301- own_writ=-412- owner_and=141a owner_can=-369- owner_group=-309- owner_has=112a owner_is=105a
  owner_never=55h owner_of=-367- owner_or=-291- owner_with=314h ownership_and=-163- ownership_of=-395- owns_all=-97-
  owns_the=-381- p4_submit=-163- p_#number=102c p_a=-338- p_and=-134- p_argument=-216- p_bound=-147- p_h=-113-
  p_is=-120- p_luca=-60- p_m=-33- p_option=-237- pace_axis=-216- pace_of=-62- pack_#number=-33- pack_and=-155-
  pack_but=-87- pack_client=-220- pack_file=-134- pack_in=-128- pack_index=-31- pack_object=-125- pack_of=-89-
  pack_on=-251- pack_that=-85- pack_them=-128- pack_to=-147- packag_#url=-165- packag_ajv=-52- packag_and=-117-
  packag_are=-148- packag_args=-89- packag_as=-249- packag_behind=-209- packag_boilerplat=-50- packag_can=-142-
  packag_command=-283- packag_component=-72- packag_configuration=-368- packag_control=-296- packag_depend=-93-
  packag_description=-71- packag_direct=-226- packag_does=-139- packag_entry=-37- packag_exist=-96- packag_export=-450-
  packag_field=-31- packag_fil=-461- packag_file=-265- packag_for=-95- packag_format=-216- packag_found=-384-
  packag_from=268c packag_has=-171- packag_here=-54- packag_id=-135- packag_if=-165- packag_in=-274-
  packag_instead=-145- packag_into=-189- packag_is=-238- packag_json=80p packag_layer=-50- packag_like=-128-
  packag_list=-222- packag_management=-53- packag_manager=-198- packag_may=-72- packag_nam=-196- packag_name=-138-
  packag_not=-198- packag_of=-71- packag_only=-63- packag_or=-206- packag_pin=-192- packag_provid=-313-
  packag_referenc=-279- packag_registry=-213- packag_s=-130- packag_ship=-60- packag_should=-350- packag_still=-77-
  packag_subpath=-213- packag_that=-425- packag_the=-212- packag_they=-71- packag_to=-268- packag_url=-82-
  packag_us=-288- packag_version=-115- packag_was=-261- packag_which=-224- packag_will=-77- packag_with=-132-
  packag_without=-126- packag_you=-242- packagemanager_field=-35- packet_and=-117- packet_are=-299- packet_fanout=-167-
  packet_in=-155- packet_is=-75- packet_it=-202- packet_loss=-38- packet_mirror=-304- packet_of=-50- packet_on=-216-
  packet_or=-149- packet_sent=-245- packet_siz=-66- packet_size=-52- packet_socket=-149- packet_that=-130-
  packet_the=-266- packet_to=-324- packet_will=-171- packet_with=-247- padd_between=-94- padd_to=-45- pag_and=-270-
  pag_are=-211- pag_as=-180- pag_at=-248- pag_for=-142- pag_from=-42- pag_in=-317- pag_of=-353- pag_or=-101-
  pag_project=-91- pag_that=-314- pag_to=-250- pag_which=-162- pag_will=-71- page_#number=-303- page_#url=-98-
  page_again=-459- page_align=-250- page_and=-197- page_are=-163- page_around=-326- page_as=-56- page_asks=129c
  page_bare=-165- page_behind=-107- page_boundary=-154- page_by=-126- page_cach=-284- page_can=-265- page_complete=-66-
  page_curator=-154- page_describ=-318- page_document=-226- page_every=-52- page_fault=-90- page_for=-301-
  page_in=-293- page_into=88c page_is=-293- page_itself=-388- page_may=-159- page_number=-247- page_on=-103-
  page_only=-245- page_or=-74- page_referenc=-192- page_review=-206- page_says=-83- page_size=-314- page_synopsi=-86-
  page_tabl=-351- page_that=-278- page_the=45a page_to=38h page_token=-365- page_via=-146- page_wher=-355-
  page_will=-153- page_with=-70- page_without=-214- page_you=-218- paid_to=-116- paint_away=-78- paint_job=-249-
  paint_splash=-249- paint_the=-180- paint_with=-237- pair_are=-167- pair_function=-86- pair_generation=-86-
  pair_in=-116- pair_into=-204- pair_is=-134- pair_of=-87- pair_separat=-147- pair_the=-66- pair_up=-176-
  pair_with=-67- palett_and=-220- palett_imag=-50- palett_index=-63- pam_modul=-281- pane_with=-100- panva_#url=-80-
  paolo_insogna=-77- papa_john=-211- paper_is=-287- paper_on=-189- paradis_is=-221- paragraph_as=176o
  paragraph_in=-199- parallel_and=-248- parallel_composit=-61- parallel_to=-136- parallel_with=-100-
  parallel_worker=-110- param_and=-62- param_callback=-205- param_gets=-133- param_sets=-127- param_should=-51-
  parameter_a=-63- parameter_and=-341- parameter_are=-409- parameter_as=-255- parameter_but=-36- parameter_can=-188-
  parameter_connectoption=-33- parameter_context=-66- parameter_control=-95- parameter_expansion=-112-
  parameter_for=-250- parameter_from=-263- parameter_has=-47- parameter_in=-94- parameter_instead=-149-
  parameter_is=-317- parameter_it=-114- parameter_may=-139- parameter_must=-320- parameter_nam=-153-
  parameter_name=225a parameter_of=-189- parameter_or=-89- parameter_pass=-208- parameter_requir=-104-
  parameter_result=-44- parameter_rfc=-59- parameter_set=-204- parameter_sets=-110- parameter_should=-238-
  parameter_specifi=-60- parameter_take=-113- parameter_that=-238- parameter_the=-87- parameter_to=-266-
  parameter_valu=-98- parameter_which=-68- parameter_with=-193- parameter_without=-158- parcel_#url=-72-
  parcel_to=-198- pardon_me=-135- paren_backtrack=-85- parent_and=-241- parent_clas=-68- parent_commit=-148-
  parent_constraint=-202- parent_cpuset=-77- parent_directori=-147- parent_directory=-106- parent_group=-161-
  parent_is=-259- parent_namespac=-144- parent_of=149a parent_or=-95- parent_proces=-209- parent_resourc=-59-
  parent_rewrit=-262- parent_scop=-182- parent_session=-107- parent_set=-147- parent_slic=-100- parent_tabl=-122-
  parent_the=-89- parent_to=-64- parental_relationship=-80- parenthes_after=-139- parenthes_are=-51- parity_of=-221-
  park_anywher=-55- park_goal=-146- park_in=-115- pars_#url=-167- pars_a=-119- pars_after=-54- pars_all=-299-
  pars_an=-84- pars_and=-181- pars_as=-37- pars_befor=-138- pars_by=-76- pars_css=-85- pars_data=-107- pars_does=-77-
  pars_email=-109- pars_error=-51- pars_exampl=-183- pars_expression=-143- pars_for=-41- pars_from=-62- pars_glob=-58-
  pars_input=-96- pars_is=-230- pars_it=-187- pars_json=-152- pars_let=-43- pars_line=-99- pars_method=-91-
  pars_one=-56- pars_requir=-56- pars_rul=-117- pars_sock=-109- pars_the=-301- pars_this=-77- pars_to=-35-
  pars_typ=-124- pars_user=-329- pars_valu=-87- pars_with=-161- parser_#number=-271- parser_#url=-107-
  parser_allow=-31- parser_and=-50- parser_for=-65- parser_from=-141- parser_has=-33- parser_in=-100- parser_is=-44-
  parser_parser=-88- parser_plugin=-199- parser_readstr=-63- parser_readunsign=-83- parser_so=-202- parser_to=-223-
  parser_validation=-64- parser_with=-46- parser_you=-52- parseurlwithvalidationerror_in=-64- part_#number=-186-
  part_and=-345- part_are=-294- part_by=-229- part_c=-79- part_follow=-38- part_from=-227- part_in=-253- part_is=-186-
  part_must=-375- part_of=201l part_or=-353- part_that=237h part_the=-173- part_to=-200- part_wher=150h part_you=-376-
  partial_clon=-148- partial_index=-207- partial_or=-38- partial_url=-225- participat_in=-71- particular_file=-90-
  particular_if=-64- particular_node=-50- particular_order=-235- particular_protocol=-180- particular_the=-93-
  particular_this=-58- particular_useful=-231- partition_and=-201- partition_are=-86- partition_attribut=-101-
  partition_by=-72- partition_for=-53- partition_i=-149- partition_index=-136- partition_is=-89- partition_key=-137-
  partition_of=-379- partition_or=-102- partition_tabl=123c partition_that=-225- partition_the=-173- partition_to=-135-
  partition_us=-325- partner_in=233x partner_metadata=-228- party_a=-213- party_have=-235- party_is=-172-
  party_librari=-166- party_vendor=-173- pass_#number=-256- pass_a=-556- pass_additional=-168- pass_all=124x
  pass_along=61x pass_an=-452- pass_and=-286- pass_another=-90- pass_are=-69- pass_as=-272- pass_at=-117-
  pass_away=-301- pass_by=-138- pass_direct=-54- pass_down=-184- pass_each=-274- pass_excludecontent=-78-
  pass_extrasuffix=-90- pass_for=-224- pass_from=-233- pass_full=-229- pass_if=-127- pass_ignorecas=-157- pass_in=-368-
  pass_into=-179- pass_is=-255- pass_it=77x pass_its=-270- pass_larg=-228- pass_look=-236- pass_multipl=-184-
  pass_null=-158- pass_on=173a pass_one=-166- pass_option=-246- pass_or=-195- pass_order=-205- pass_over=-437-
  pass_phras=-405- pass_read=-153- pass_stopdirectory=-169- pass_such=-141- pass_that=-420- pass_the=-219-
  pass_them=149x pass_this=-57- pass_thos=-72- pass_through=-286- pass_to=-499- pass_true=-227- pass_user=-284-
  pass_via=-83- pass_what=-266- pass_when=-160- pass_wher=-55- pass_with=-130- passag_and=-120- passiv_checkpoint=-37-
  passport_scan=46x passthrough_network=-76- passwd_#number=-171- password_and=239x password_are=-280-
  password_authentication=-140- password_befor=-389- password_chang=229h password_databas=-411- password_field=166x
  password_file=-409- password_for=30x password_from=162c password_hint=-213- password_if=-195- password_in=-313-
  password_into=200x password_is=-153- password_manager=-170- password_must=-357- password_of=-162- password_on=130c
  password_or=-291- password_prompt=-237- password_reset=103a password_sourc=-281- password_suit=-164-
  password_the=-380- password_to=360x password_which=-255- password_will=-195- password_with=145x past_a=-122-
  past_alon=-227- past_and=-268- past_at=-107- past_event=-94- past_from=51x past_it=393x past_stat=-196-
  past_that=-190- past_the=337l past_this=159p past_your=246l patch_#url=-42- patch_and=-216- patch_are=-248-
  patch_but=-125- patch_by=-120- patch_content=-47- patch_does=-197- patch_for=-83- patch_have=-47- patch_header=-55-
  patch_if=-239- patch_inlin=-185- patch_is=-117- patch_it=-266- patch_must=-67- patch_on=-232- patch_prepatch=-124-
  patch_requir=-56- patch_seri=-66- patch_should=-311- patch_step=-416- patch_text=-44- patch_the=165p patch_to=-380-
  patch_tupl=-103- patch_updat=-289- patch_v=-227- patch_version=140p patch_will=-55- patch_with=-150- path_#url=-278-
  path_a=-97- path_accord=-140- path_add=-42- path_alia=-31- path_aln=-107- path_an=-87- path_and=-274- path_are=-194-
  path_argument=-108- path_array=-241- path_as=-398- path_baseurl=-73- path_befor=-327- path_below=-377- path_by=-269-
  path_can=-130- path_chang=-208- path_component=-202- path_contain=-304- path_continu=-197- path_correct=-202-
  path_data=-213- path_e=-42- path_element=-281- path_entri=-172- path_environment=-72- path_etc=-41- path_even=-61-
  path_exist=-54- path_file=-58- path_filter=-75- path_fits=-55- path_foo=-158- path_for=-211- path_found=-229-
  path_from=-296- path_git=-44- path_given=-66- path_has=-103- path_in=-300- path_instead=-60- path_into=-133-
  path_is=-297- path_itself=-89- path_lead=-256- path_line=-59- path_match=-248- path_max=-58- path_modul=-225-
  path_mtu=-134- path_must=-99- path_nam=-237- path_name=-127- path_nul=-139- path_of=-248- path_on=-53-
  path_option=-118- path_or=-47- path_parameter=-55- path_pars=-68- path_pass=-45- path_path=-204- path_pattern=-39-
  path_prefix=-54- path_produc=-41- path_referenc=-119- path_register=-153- path_relativ=-61- path_see=-35-
  path_segment=-72- path_separator=-107- path_serializer=-90- path_should=-155- path_so=249p path_socket=-46-
  path_specifi=-123- path_start=-275- path_stay=-181- path_stop=-99- path_str=-126- path_such=-237- path_support=-31-
  path_than=-85- path_that=-333- path_the=-112- path_through=-55- path_to=-476- path_traversal=-81- path_type=-102-
  path_under=-281- path_us=-85- path_used=-66- path_webpack=-180- path_wher=-147- path_which=-264- path_will=-64-
  path_with=-141- path_you=-262- pathext_environment=-101- pathext_use=-96- pathnam_and=-143- pathnam_argument=-52-
  pathnam_convention=-43- pathnam_does=-85- pathnam_expansion=-157- pathnam_given=-115- pathnam_has=-125-
  pathnam_in=-55- pathnam_is=-55- pathnam_of=-131- pathnam_refer=-43- pathnam_socket=-116- pathnam_specifi=-43-
  pathnam_that=-44- pathnam_the=-105- pathnam_was=-45- pathspec_is=-172- pathtofileurl_dir=-253- patienc_is=-182-
  patienc_ms=-260- patriotism_is=-267- pattern_#number=-121- pattern_and=-309- pattern_are=-358- pattern_as=-237-
  pattern_contain=-74- pattern_could=-168- pattern_direct=-86- pattern_field=-177- pattern_for=-40- pattern_in=-171-
  pattern_is=-182- pattern_like=-137- pattern_list=-93- pattern_match=-146- pattern_may=-130- pattern_must=-54-
  pattern_need=-57- pattern_of=-227- pattern_or=-159- pattern_pattern=-177- pattern_see=-102- pattern_star=-137-
  pattern_start=-162- pattern_str=-57- pattern_that=-120- pattern_the=-71- pattern_to=-241- pattern_ts=-97-
  pattern_used=-60- pattern_which=-114- pattern_will=-39- pattern_with=-176- pattern_without=-36- paus_a=-179-
  paus_and=-155- paus_in=-188- paus_it=-105- paus_or=-268- paus_over=-40- paus_performanc=-141- paus_the=-299-
  paus_time=-31- pax_record=-130- pay_attention=-227- pay_for=-122- pay_no=44o pay_other=-286- pay_to=-189-
  payload_as=-361- payload_exe=210p payload_for=-107- payload_is=-240- payload_of=-296- payment_and=-174-
  payment_is=-60- payment_oauth=-199- pays_for=249a pays_to=-363- pcr_#number=-60- pctx_evp=-53- pctx_pkey=-53-
  pd_balanc=-93- pd_ssd=-84- pd_standard=-82- pdb_file=-135- pdp_#number=-159- peac_and=-135- peac_if=-35-
  peac_with=-115- peak_of=-37- peanut_butter=-163- pearl_befor=-174- peer_dependency=-111- pem_encod=-222-
  pem_format=-208- penal_code=-184- penalty_for=-116- penalty_of=-192- pend_error=-284- pend_memory=-322-
  pend_skill=-128- penny_sav=-244- peopl_all=-119- peopl_and=-418- peopl_are=-277- peopl_as=-133- peopl_ask=-188-
  peopl_can=-204- peopl_do=-500- peopl_don't=-202- peopl_feel=-63- peopl_for=-134- peopl_from=-145- peopl_have=-156-
  peopl_i=-226- peopl_in=-139- peopl_into=-210- peopl_is=-95- peopl_know=-258- peopl_like=-153- peopl_liv=-42-
  peopl_might=-89- peopl_of=-234- peopl_often=-206- peopl_on=-263- peopl_read=-284- peopl_say=-202- peopl_see=-282-
  peopl_seem=-57- peopl_that=-287- peopl_the=-299- peopl_think=-70- peopl_to=-391- peopl_until=-35- peopl_use=-163-
  peopl_want=-99- peopl_who=-655- peopl_whos=-275- peopl_will=-325- peopl_with=65h peopl_work=-275- peopl_would=-329-
  peopl_writ=-249- peopl_you=-159- people_run=-39- per_block=-332- per_build=-71- per_byte=-85- per_cach=-101-
  per_cent=-213- per_character=-50- per_command=-111- per_component=-147- per_cycl=-116- per_devic=-120-
  per_directory=-68- per_entry=-87- per_field=-137- per_file=-120- per_hour=-37- per_input=-33- per_instanc=-82-
  per_key=-127- per_line=52l per_node=-392- per_path=-134- per_proces=-180- per_project=-92- per_second=-325-
  per_semaphor=-54- per_session=53p per_socket=-147- per_stor=-114- per_tabl=-34- per_tag=-102- per_task=-127-
  per_the=32a per_thread=-62- per_user=-336- per_usual=-54- per_word=-67- per_worktre=-241- per_writ=-137-
  per_year=-60- percent_encod=-375- percent_of=-229- percent_sign=-120- percentag_of=-63- percentag_truncat=-66-
  perf_data=-249- perf_prob=-90- perf_record=-256- perf_report=-251- perf_script=-312- perf_trac=-120-
  perfect_for=-139- perfect_rose=-45- perform_a=-413- perform_an=-227- perform_any=-229- perform_as=-186-
  perform_at=-264- perform_befor=-168- perform_by=-267- perform_if=-166- perform_immediate=-241- perform_in=-183-
  perform_internal=-75- perform_its=-43- perform_no=-237- perform_on=-307- perform_operation=-107- perform_this=-88-
  perform_us=-146- perform_well=-87- perform_when=-216- perform_with=-127- performanc_and=-179-
  performanc_benchmark=-58- performanc_by=-144- performanc_compar=-43- performanc_comparison=-139-
  performanc_cost=-147- performanc_counter=-104- performanc_critical=-61- performanc_for=-216-
  performanc_improvement=-136- performanc_in=-111- performanc_is=-33- performanc_issu=-102- performanc_monitor=-30-
  performanc_now=-152- performanc_of=-146- performanc_overhead=-42- performanc_primitiv=-184- performanc_than=-167-
  perhap_a=-69- perhap_the=-244- period_also=-70- period_and=-272- period_are=-144- period_character=-150-
  period_is=-208- period_of=-190- perl_is=-124- permanent_and=155p permessag_deflat=-232- permission_and=-306-
  permission_are=117h permission_befor=68h permission_bits=-280- permission_but=-231- permission_check=-60-
  permission_cloud=-209- permission_deni=-223- permission_event=-260- permission_for=-301- permission_from=85a
  permission_in=-184- permission_is=-468- permission_model=-294- permission_of=186a permission_on=-413-
  permission_or=-263- permission_requir=-209- permission_the=-258- permission_to=-235- permission_was=-136-
  permission_will=-170- permit_a=-115- permit_an=-257- permit_the=-266- permitt_and=183o permitt_but=-126-
  permitt_by=-193- permitt_capabiliti=-109- permitt_capability=-103- permitt_for=-102- permitt_set=-91- permitt_to=107r
  persian_and=-62- persistent_#number=-134- persistent_disk=-84- persistent_keyr=-214- persistent_storag=-48-
  person_a=-245- person_alon=-229- person_and=-271- person_approv=-471- person_are=-182- person_as=-299-
  person_ask=-305- person_asks=-160- person_at=64a person_can=-248- person_chos=-238- person_consent=-211-
  person_decid=-183- person_did=-386- person_does=-226- person_first=-343- person_for=-193- person_from=125h
  person_gave=-113- person_has=-416- person_in=62a person_is=-239- person_languag=-218- person_last=-199-
  person_leav=-565- person_left=-49- person_look=183h person_mak=-165- person_may=-337- person_mean=-37-
  person_messag=-241- person_must=107h person_never=-179- person_no=-343- person_null=-229- person_of=-110-
  person_on=-213- person_or=-212- person_own=-580- person_puts=-357- person_read=160h person_refus=-192-
  person_request=-267- person_said=-371- person_saw=-448- person_sees=-406- person_the=-316- person_then=-62-
  person_they=-203- person_to=-313- person_typ=-321- person_want=-264- person_web=-242- person_what=-49-
  person_when=-310- person_who=208a person_with=-190- person_word=-465- person_would=127h person_writ=-414-
  person_wrot=-282- person_you=113a persona_file=189p persona_of=68r pertain_to=-239- perversity_of=-179-
  pg_basebackup=-237- pg_dump=-433- pg_receivewal=-141- pg_recvlogical=-167- pg_restor=-192- pg_upgrad=-277-
  pg_verifybackup=-63- pg_wal=-77- pg_waldump=-190- pgbench_account=-206- pgbench_branch=-219- pgbench_history=-132-
  pgbench_teller=-194- ph_d=-126- phas_and=-169- phas_apart=-96- phas_of=-309- phas_start=-96- phenomena_can=-63-
  philx_debian=-161- phon_#number=-257- phon_and=123x phon_booth=-266- phon_call=-293- phon_is=34p phon_number=405x
  photo_from=-272- photo_of=181x photo_to=36x php_go=-53- phras_blue=245a phras_can=-78- phras_i=-85- phras_in=-106-
  phras_read=-219- phras_sourc=-253- phras_ts=-121- phras_word=-47- physic_and=-104- physic_is=-63- physical_and=-78-
  physical_devic=-103- physical_layer=-35- physical_memory=-118- physical_register=-80- physical_world=-50-
  physicist_and=-110- pi_#number=-136- piano_in=-154- pick_a=-221- pick_an=-147- pick_it=185x pick_one=-293-
  pick_the=184h pick_them=59p pick_up=-197- pick_with=-256- picomatch_option=-95- pictur_and=190x pictur_as=-214-
  pictur_is=-374- pictur_object=-136- pictur_of=-268- pictur_on=77x pictur_show=-116- pictur_somewhat=-78-
  pictur_the=-283- pictur_to=-380- pid_#number=-315- pid_and=-148- pid_field=-73- pid_file=-114- pid_is=-90-
  pid_namespac=-77- pid_ns=-91- pid_of=-269- pid_pid=-190- pid_tid=-85- piec_are=-191- piec_as=-167- piec_befor=-176-
  piec_by=-139- piec_can=-63- piec_in=-198- piec_is=-178- piec_of=-379- piec_that=-186- pig_and=-239-
  pigeonhol_principl=-226- pin_origin=-179- pin_priority=-287- pin_releas=-257- pin_that=-132- pin_the=-236-
  pin_this=199p pin_your=-163- pinch_n=-51- pinn_archiv=-116- pinn_entry=-190- pinn_match=-59- pinn_one=-76-
  pinn_to=-299- pinn_when=-101- pino_#url=-141- pino_compatibl=-34- pino_with=-87- pinoj_redact=-212- pins_or=-159-
  pint_of=-172- pipe_#number=-273- pipe_a=-111- pipe_and=-210- pipe_is=-93- pipe_method=-201- pipe_or=-145-
  pipe_the=267c pipelin_and=-36- pipelin_at=-59- pipelin_is=-199- pipelin_stat=-75- pipelin_when=-169-
  pittsburgh_driver=-99- pivot_root=-219- pixel_are=-121- pixel_data=-137- pixel_of=194x pixel_per=-392-
  pixel_should=-32- pixel_to=-241- pixel_valu=-188- pixel_within=-84- pkcs_#number=-320- pkey_ctx=-109- pkey_evp=-53-
  pkey_keygen=-53- pkey_mprotect=-65- pkey_null=-53- pkey_pkey=-53- pkey_x25519=-138- pkg_config=-294- pkg_dev=-191-
  pkt_line=-116- pl_i=-308- plac_a=-190- plac_after=133p plac_an=60p plac_are=-97- plac_args=-61- plac_as=-186-
  plac_at=47l plac_befor=86l plac_behind=-120- plac_between=-117- plac_but=-142- plac_by=-287- plac_call=-298-
  plac_every=-204- plac_everyth=-245- plac_for=-350- plac_from=-164- plac_i=-295- plac_if=-186- plac_in=-628-
  plac_into=-318- plac_is=-414- plac_it=-211- plac_like=-333- plac_msvc=-222- plac_of=-223- plac_on=-94-
  plac_once=-190- plac_one=-175- plac_so=-197- plac_stay=-419- plac_that=-299- plac_the=-68- plac_them=-169-
  plac_to=-445- plac_when=170h plac_wher=74p plac_within=-49- plac_writ=-83- plac_you=-205- placeholder_a=-100-
  placeholder_for=-234- placeholder_in=-222- placement_of=-30- plain_line=-53- plain_node=-134- plain_object=-145-
  plain_point=-126- plain_text=-280- plain_word=-204- plan_and=-263- plan_association=-108- plan_for=-311-
  plan_index=-145- plan_is=-307- plan_must=-46- plan_of=-177- plan_or=-133- plan_that=-71- plan_to=-285-
  plan_will=-157- planet_is=-158- plann_beginn=-41- plann_for=-241- plant_a=48p plant_in=-85- plant_the=180p
  plant_to=-32- plat_of=-224- plat_specific=-61- platform_a=-77- platform_and=-122- platform_are=-71-
  platform_consol=-256- platform_in=-247- platform_or=-231- platform_other=-184- platform_project=-70-
  platform_specific=-149- platform_support=-55- platform_unimplement=-71- platform_wher=-146- platform_with=-309-
  play_a=237r play_along=-74- play_around=-136- play_by=-300- play_is=-316- play_piano=-214- play_the=-329-
  play_with=-201- playground_#url=-245- playhead_infinity=-242- playhead_is=-137- playhead_stay=-79- pleas_act=114a
  pleas_be=110h pleas_check=-210- pleas_delet=-336- pleas_file=130h pleas_forget=107a pleas_keep=-331- pleas_leav=-342-
  pleas_note=-466- pleas_open=115x pleas_read=-551- pleas_refer=-215- pleas_remember=-354- pleas_report=-440-
  pleas_see=-457- pleas_send=-287- pleas_shar=-209- pleas_specify=-262- pleas_switch=104a pleas_try=-303-
  pleas_use=-335- pleas_with=-94- plenty_of=-32- plug_in=133p plug_ins=-71- plugin_#url=-183- plugin_and=-243-
  plugin_api=-342- plugin_are=-218- plugin_author=237x plugin_built=-153- plugin_creat=-220- plugin_does=-177-
  plugin_for=-180- plugin_list=-220- plugin_optimizer=-30- plugin_plugin=-267- plugin_react=-186- plugin_regexp=-30-
  plugin_section=-154- plugin_support=-76- plugin_system=-146- plugin_that=-180- plugin_to=-217- plugin_transform=-161-
  plugin_us=-30- plugin_will=-212- plugin_with=-107- plugin_writ=-214- plus_a=-93- plus_any=-69- plus_edition=-85-
  plus_sign=-132- plus_the=149x plus_this=-75- png_#number=-91- png_#url=-88- png_alpha=-168- png_etc=-33-
  png_fil=-236- png_file=-131- png_float=-41- png_format=-221- png_gamma=-45- png_get=-122- png_imag=-125-
  png_info=-88- png_malloc=-105- png_proces=-107- png_ptr=-185- png_read=-424- png_set=-266- png_specification=-138-
  png_struct=-70- png_structp=-50- png_transform=-191- png_uint=-105- png_writ=-371- pnglibconf_dfa=-143-
  pnglibconf_h=-185- pngusr_h=-141- pnpm_run=-79- pnpm_test=-176- po_fil=-217- pocket_and=-285- poem_that=120l
  point_a=-166- point_and=-212- point_are=-290- point_array=-143- point_at=-427- point_by=-199- point_cannot=-128-
  point_code=-281- point_delimiter=-66- point_dur=-40- point_excit=-73- point_for=-210- point_from=-208-
  point_into=-324- point_is=-296- point_it=230h point_length=-211- point_name=-221- point_null=-104- point_number=-221-
  point_of=-496- point_on=-92- point_one=-82- point_or=-112- point_out=-221- point_outsid=-233- point_register=-75-
  point_slic=-126- point_so=-210- point_the=168p point_to=-313- point_valu=-108- point_we=-88- point_when=-274-
  point_wher=-271- point_will=-46- point_x=-39- point_you=-147- pointer_accord=-114- pointer_and=-159- pointer_are=-67-
  pointer_event=-57- pointer_in=-198- pointer_is=-55- pointer_json=-82- pointer_of=-108- pointer_pass=-163-
  pointer_return=-167- pointer_that=-188- pointer_to=-226- pole_error=-44- polic_and=-252- polic_station=-223-
  polici_and=-218- polici_can=-161- polici_cmak=-88- polici_for=-270- polici_from=-251- polici_must=-303-
  polici_will=-125- policy_#url=-425- policy_and=-385- policy_appli=-209- policy_bind=-35- policy_can=-194-
  policy_determin=-203- policy_does=-274- policy_expression=-116- policy_for=-305- policy_from=-319- policy_id=-257-
  policy_in=208a policy_is=-626- policy_must=-152- policy_name=-186- policy_of=-45- policy_only=-242- policy_or=-135-
  policy_provid=-59- policy_rule=-261- policy_set=54p policy_short=-135- policy_that=-188- policy_to=-512-
  policy_type=-278- policy_updat=-62- policy_was=-274- policy_will=-292- policy_you=-109- politic_is=-149-
  poll_#number=-48- poll_an=-83- poll_compar=-83- poll_now=-56- poll_scheduler=-89- poll_uses=-89- poll_when=-31-
  polyfill_#url=-249- polygon_with=-116- pool_and=-93- pool_for=-115- pool_is=-349- pool_must=-183- pool_of=-34-
  pool_provider=-162- pool_the=-34- pool_to=-72- pool_with=-63- poor_fellow=-294- pop_ups=-71- popp_up=-287-
  popular_css=-39- popular_tool=-83- populat_content=-174- populat_the=-130- populat_with=-197- populat_writ=-238-
  popup_shell=-181- porcelain_format=-139- port_#number=292c port_#url=-217- port_and=282c port_are=-255-
  port_argument=-160- port_can=-156- port_for=-185- port_forward=-164- port_from=-76- port_in=-66- port_is=-347-
  port_number=-309- port_of=-334- port_on=-325- port_or=-220- port_output=-34- port_rang=-260- port_spac=-75-
  port_that=-243- port_with=-119- portabl_acros=-43- portabl_application=-53- portabl_imag=-407- portabl_program=-269-
  portabl_to=-61- portal_not=-157- portion_it=-77- portion_of=-319- pos_a=-68- pose_as=247r position_alon=-178-
  position_among=-192- position_and=-60- position_are=-44- position_as=-74- position_at=-177- position_best=-33-
  position_between=-67- position_in=-245- position_independent=-74- position_information=-91- position_is=-83-
  position_n=-192- position_of=-267- position_on=42x position_only=-192- position_relativ=-133- position_the=-90-
  position_to=48x position_wher=-67- positional_argument=-161- positional_parameter=-246- positiv_and=-237-
  positiv_error=-136- positiv_infinity=-93- positiv_integer=-195- positiv_limit=-83- positiv_number=-264-
  positiv_trust=-319- positiv_valu=-139- posix_#number=-216- posix_aio=-75- posix_and=-190- posix_correct=-149-
  posix_does=-89- posix_fadv=-40- posix_fadvis=-39- posix_local=-91- posix_madv=-37- posix_memalign=-109-
  posix_messag=-99- posix_not=-139- posix_option=-61- posix_requir=-192- posix_shar=-173- posix_shell=-205-
  posix_spawn=-150- posix_spawnp=-113- posix_specifi=-274- posix_standard=-354- posix_thread=-52- possess_the=-139-
  possession_of=-134- possib_chang=-91- possib_empty=-54- possib_from=-74- possib_modifi=-68- possib_remot=-311-
  possibility_of=-140- possibility_that=-192- possibl_and=-180- possibl_but=-228- possibl_caus=-153- possibl_for=-279-
  possibl_not=-101- possibl_on=-164- possibl_path=-61- possibl_that=-42- possibl_the=-92- possibl_to=-279-
  possibl_valu=-292- possibl_we=-154- possibl_with=-76- possibl_you=-60- post_#url=233x post_and=-298- post_build=-303-
  post_data=-166- post_in=287x post_it=157x post_offic=-145- post_order=-151- post_proces=-231- post_process=-139-
  post_receiv=-366- post_request=-324- post_the=76x post_to=-145- post_updat=-357- postag_stamp=-174- postcs_svgo=-83-
  postgr_#number=-157- postgresql_#number=-192- postgresql_allow=-186- postgresql_databas=-162- postgresql_does=-112-
  postgresql_extension=-339- postgresql_is=-53- postgresql_releas=-273- postman_another=-225- postman_other=-143-
  pot_file=-174- pot_of=-254- potato_chip=-65- potential_compromis=-63- potential_for=-198- potential_infinit=-34-
  potential_inspect=-89- potential_to=-132- potential_valu=-87- pound_of=-76- pound_on=-153- pour_a=-40-
  power_and=-175- power_by=-134- power_cut=-477- power_is=-233- power_management=-85- power_of=134a power_off=-279-
  power_stat=-219- power_static=-131- power_to=139h power_tool=-267- powerful_static=-102- powerpc_#number=-157-
  pr_set=-94- practic_an=-149- practic_it=-127- practic_of=-118- practic_sets=-33- practic_this=-32- practic_to=-295-
  prais_the=-203- prctl_#number=-117- pre_approv=-35- pre_built=-132- pre_commit=-290- pre_compil=-30-
  pre_configur=-33- pre_data=-218- pre_defin=-129- pre_multipli=-90- pre_receiv=-354- prebuilt_binari=-149-
  prebuilt_binary=-65- prebuilt_cdn=-118- preced_any=-201- preced_built=-46- preced_by=-208- preced_call=-213-
  preced_exampl=-145- preced_it=-386- preced_the=-307- preced_with=-281- precedenc_as=-134- precedenc_over=46a
  precis_control=-199- precis_information=-60- precise_the=-190- precision_and=-146- precision_float=-39-
  precision_is=-131- precision_of=-112- predat_the=-176- predict_the=-93- predominanc_of=-49- prefer_a=-160-
  prefer_los=-63- prefer_metric=-49- prefer_tea=-249- prefer_the=-231- prefer_this=-188- prefer_to=-327- prefer_us=-41-
  preferabl_to=-262- preferenc_between=-140- preferenc_file=-323- preferenc_to=-200- preferr_as=-177-
  preferr_encod=-200- preferr_executabl=-283- preferr_media=-170- preferr_to=-167- preferr_way=-151- prefix_all=-77-
  prefix_and=-117- prefix_as=-239- prefix_by=-156- prefix_check=-195- prefix_e=-282- prefix_foo=-161- prefix_for=-176-
  prefix_implementation=-97- prefix_in=-305- prefix_includ=-85- prefix_instead=-150- prefix_is=-246- prefix_length=-61-
  prefix_of=-202- prefix_or=-204- prefix_prefix=-93- prefix_premajor=-34- prefix_so=-263- prefix_the=-287-
  prefix_to=-85- prefix_variabl=-67- prefix_when=-74- preinst_postinst=-133- prelud_ls=-126- premajor_minor=-124-
  premajor_preminor=-34- preminor_and=-109- preminor_patch=-124- preminor_prepatch=-34- prepar_a=-173- prepar_for=-209-
  prepar_statement=-279- prepar_the=-256- prepar_to=-124- prepar_transaction=-117- prepar_your=-241-
  preparation_can=-96- prepatch_or=-34- prepatch_prereleas=-124- prepatch_work=-109- prepend_a=-213-
  prepend_method=-33- prepend_the=-270- prepend_to=-229- prependlistener_and=-47- prependoncelistener_method=-47-
  preposition_is=-86- preprocessor_is=-103- prereleas_identifier=-42- prereleas_info=-76- prereleas_it=-74-
  prereleas_of=-106- prereleas_part=-232- prereleas_requir=-56- prerequisit_can=-175- pres_ctrl=-246- pres_enter=-263-
  pres_h=-210- pres_or=-108- presenc_of=-356- presenc_or=-55- present_a=-160- present_an=-227- present_and=-131-
  present_are=-259- present_as=-195- present_befor=-260- present_but=-51- present_by=-225- present_default=-256-
  present_for=-282- present_if=-237- present_in=-374- present_is=-166- present_it=-110- present_on=-357-
  present_only=-171- present_the=169h present_then=-183- present_they=-213- present_to=-122- present_when=-288-
  present_with=-216- preserv_a=-34- preserv_acros=-76- preserv_and=-158- preserv_effective=-49- preserv_on=-217-
  preserv_original=-241- preserv_their=-60- preserveparen_true=-247- preset_fil=-204- preset_in=-123- preset_is=-219-
  president_and=-160- president_of=-279- press_ctrl=-202- press_or=-344- pretend_it's=-198- pretend_play=-312-
  pretend_that=271h pretend_to=159r prettier_is=-172- pretty_format=-197- pretty_good=-147- pretty_print=-153-
  pretty_soon=-261- pretty_sure=-98- prevent_a=-199- prevent_an=-281- prevent_end=-100- prevent_from=-82-
  prevent_futur=-180- prevent_it=-249- prevent_re=-37- prevent_sett=-78- prevent_such=-116- prevent_the=-326-
  prevent_this=-139- prevent_unnecessary=-52- prevention_block=-226- previou_administration=-182-
  previou_behavior=-100- previou_branch=-155- previou_command=-240- previou_entri=-271- previou_exampl=-88-
  previou_instanc=-124- previou_instruction=183o previou_owner=-367- previou_rul=193o previou_run=-199-
  previou_search=-312- previou_section=-198- previou_signal=-145- previou_step=-161- previou_valu=-213-
  previou_version=-477- previou_writ=-42- previous_defin=-225- previous_incorrect=-36- previous_open=-161-
  previous_register=-91- previous_set=-186- previous_unmanag=-87- pric_in=-140- pric_of=-284- pric_on=-143-
  pric_to=-159- prim_#number=-190- prim_and=-116- primari_for=-101- primary_and=-92- primary_branch=-135-
  primary_copy=-142- primary_from=-154- primary_group=-75- primary_key=-175- primary_purpos=-52- primary_sourc=-122-
  primary_stor=-211- primary_storag=-47- primary_to=-78- primitiv_and=-67- primitiv_lib=-184- primitiv_object=-260-
  primitiv_that=-146- primitiv_valu=-96- principl_of=-163- principl_than=-54- print_a=-327- print_addres=-286-
  print_all=58l print_an=-198- print_and=-337- print_as=-401- print_at=-247- print_by=-237- print_character=-148-
  print_for=-202- print_if=-78- print_in=-299- print_information=-252- print_instead=-95- print_it=-42- print_its=-128-
  print_messag=-159- print_one=-199- print_only=-134- print_or=-257- print_out=-491- print_the=-206- print_them=-263-
  print_this=-150- print_to=140x print_true=-298- print_us=-39- print_when=-321- print_will=-128- print_your=198l
  printabl_character=-106- printabl_format=-155- printf_#number=-75- prior_to=124l prioriti_are=-117-
  prioritiz_brotli=-90- priority_#number=47a priority_as=-52- priority_from=-46- priority_is=-80- priority_level=-178-
  priority_max=157a priority_of=-415- priority_over=100o priority_priority=-395- priority_than=-271- priority_to=-143-
  priority_valu=-210- prison_guard=-91- privacy_issu=-97- privat_and=160x privat_anonymou=-177- privat_cloud=-218-
  privat_data=-143- privat_googl=-265- privat_ip=-328- privat_ipv6=-142- privat_key=-348- privat_mode=-151-
  privat_namespac=-152- privat_nat=-94- privat_or=-242- privat_repository=172x privat_servic=-205- privileg_and=-163-
  privileg_are=-334- privileg_can=-190- privileg_for=-183- privileg_from=-121- privileg_grant=-128- privileg_i=-176-
  privileg_in=-197- privileg_is=-238- privileg_linux=-65- privileg_need=-160- privileg_on=-330-
  privileg_operation=-226- privileg_or=-286- privileg_port=-250- privileg_proces=94a privileg_the=-328-
  privileg_to=-241- privileg_user=-59- privilegedaccessmanager_organization=-41- pro_#number=-182-
  proactiv_refresh=-72- prob_at=-310- prob_for=-40- prob_point=-300- prob_syntax=-76- probab_a=-132- probab_be=-152-
  probab_better=-42- probab_have=-106- probab_not=-32- probab_only=-76- probab_the=-41- problem_and=-201-
  problem_but=-151- problem_by=-81- problem_can=-196- problem_for=-195- problem_is=-234- problem_of=-192-
  problem_on=-91- problem_runn=-115- problem_says=-381- problem_so=-248- problem_such=-44- problem_that=-235-
  problem_to=-207- problem_was=-164- problem_with=98r problem_you=-39- problematic_for=-51-
  problematic_ifstatement=-133- proc_#number=-88- proc_filesystem=-41- proc_net=-159- proc_pid=-81- proc_self=-76-
  proc_sys=-145- proce_slow=-156- proce_to=-124- proce_without=206h procedur_#number=-60- procedur_and=-145-
  procedur_call=-209- procedur_for=-105- procedur_in=-88- procedur_insert=-179- procedur_is=-192- procedur_that=-69-
  procedur_to=-172- procedur_when=-41- procedural_languag=-272- proceed_from=-44- proceed_to=-77- proceed_with=-230-
  proces_a=-234- proces_addres=-86- proces_aliv=-67- proces_and=-317- proces_are=-150- proces_as=-94-
  proces_associat=-72- proces_at=58c proces_be=-166- proces_by=-225- proces_call=-64- proces_can=-469-
  proces_cold=-180- proces_context=-183- proces_continu=-43- proces_creat=-95- proces_cwd=-105- proces_data=-104-
  proces_decid=-224- proces_does=-83- proces_doesn't=-59- proces_dur=-64- proces_env=-278- proces_es=-62-
  proces_exit=-168- proces_file=-55- proces_for=-152- proces_from=-291- proces_group=-216- proces_has=-212-
  proces_hold=-104- proces_id=-321- proces_if=-115- proces_in=-296- proces_is=-275- proces_it=-204- proces_itself=-109-
  proces_keep=-216- proces_limit=-182- proces_los=-184- proces_madvis=-91- proces_may=-180- proces_method=-171-
  proces_must=-131- proces_name=-120- proces_null=-143- proces_of=97c proces_on=-324- proces_only=-270-
  proces_operat=-81- proces_or=-201- proces_pid=-58- proces_platform=-227- proces_see=-331- proces_shar=-206-
  proces_should=219p proces_stat=-141- proces_stderr=-44- proces_stdout=-44- proces_terminat=-80-
  proces_termination=-262- proces_that=-381- proces_the=-367- proces_then=-45- proces_this=-183- proces_to=146h
  proces_until=-165- proces_uses=-85- proces_vm=-245- proces_was=-104- proces_which=-91- proces_whos=-114-
  proces_wide=-89- proces_will=-126- proces_with=-403- proces_would=-347- proces_writ=-269- process_a=-196-
  process_accessibl=-77- process_add=-315- process_addres=-163- process_all=-208- process_an=-106- process_and=-186-
  process_append=-155- process_are=-249- process_at=-159- process_befor=-57- process_by=-203- process_continu=-122-
  process_current=-112- process_encod=-40- process_every=-311- process_for=-100- process_i=-66- process_if=-100-
  process_in=-263- process_is=-44- process_may=-138- process_not=-96- process_on=-54- process_or=-251-
  process_shar=-376- process_signal=-173- process_that=107p process_the=-249- process_to=-261- process_when=-46-
  process_which=-261- process_whos=-227- process_will=-125- process_with=-127- processcod_option=-61-
  processor_resourc=-38- processor_time=-75- prod_date=-76- prod_it=-138- prod_neuro=-114- produc_a=-476-
  produc_an=-309- produc_any=155r produc_as=-154- produc_better=-42- produc_by=-264- produc_compress=-212-
  produc_error=-184- produc_get=-218- produc_is=-146- produc_more=-33- produc_one=-51- produc_output=-375-
  produc_the=-313- producer_vpc=-193- product_and=-115- product_exampl=-70- product_is=93a product_will=-48-
  product_you=-112- production_application=-237- production_cluster=267c production_databas=392c production_defin=-44-
  production_environment=-305- production_instanc=-82- production_issu=-157- production_of=-329- production_ready=-67-
  professional_support=-131- profil_as=-239- profil_creat=-337- profil_data=-180- profil_generat=-54- profil_id=-103-
  profil_name=-247- profil_of=99x profil_or=-98- profil_start=-255- profil_the=73p profil_this=-174- profil_will=-116-
  prog_load=-242- program_and=89x program_appli=-110- program_are=-426- program_array=-38- program_as=214c
  program_at=74p program_befor=-350- program_below=-447- program_by=-91- program_can=-197- program_cannot=-143-
  program_chang=-297- program_commit=-94- program_continu=-235- program_counter=-63- program_creat=-187-
  program_demonstrat=-125- program_depend=-192- program_does=-43- program_execution=-102- program_for=-164-
  program_has=-307- program_have=-232- program_if=-219- program_in=-475- program_includ=-184- program_instruction=-275-
  program_intend=-41- program_is=-506- program_it=-219- program_itself=-229- program_keep=-275- program_may=-310-
  program_must=-156- program_n=-87- program_name=-213- program_need=-212- program_of=-154- program_on=-256-
  program_optimization=-218- program_or=-220- program_order=-136- program_output=-275- program_part=-187-
  program_print=-267- program_put=-42- program_register=-271- program_run=-196- program_see=-175- program_should=-478-
  program_startup=-187- program_such=-268- program_that=-448- program_the=-169- program_then=-286- program_to=-386-
  program_top=-63- program_us=-234- program_uses=-228- program_was=-277- program_which=-271- program_will=-188-
  program_with=-244- program_without=-274- program_work=-156- program_writ=-200- programm_interfac=-150-
  programm_is=-254- programm_languag=-290- programm_with=169o programmer_and=-103- programmer_can=-174-
  programmer_don't=-281- programmer_from=-86- programmer_is=-186- programmer_know=-211- programmer_should=-145-
  programmer_to=-253- programmer_who=-386- programmer_will=-126- progres_and=-154- progres_bar=71h progres_is=-324-
  progres_messag=-259- progres_of=-74- progres_report=-249- prohibit_by=-126- prohibit_ignor=-31- project_and=-326-
  project_are=257p project_as=-159- project_at=-235- project_bill=-202- project_build=-158- project_but=-120-
  project_call=-325- project_can=-156- project_default=-192- project_dirs=-272- project_discovery=-196-
  project_document=-161- project_doesn't=-175- project_flag=-189- project_folder=-220- project_follow=-266-
  project_has=-441- project_hierarchi=-104- project_hierarchy=-112- project_id=-384- project_ids=-160- project_in=-180-
  project_into=-295- project_is=100p project_it=-249- project_lead=-279- project_level=-254- project_like=-140-
  project_location=-178- project_may=-140- project_name=-160- project_need=-142- project_not=-246- project_number=-152-
  project_on=126x project_or=-140- project_own=-158- project_project=-272- project_referenc=-107- project_should=-279-
  project_so=207p project_sourc=-289- project_specifi=-307- project_strong=-129- project_that=-199- project_the=141h
  project_to=-354- project_us=-167- project_use=-45- project_uses=-357- project_was=-69- project_will=-208-
  project_with=-270- project_you=-235- prolog_programmer=-82- promis_are=-118- promis_in=-65- promis_is=-94-
  promis_resolution=-30- promis_resolv=-30- promis_that=-84- promis_the=-115- promis_to=-86- promis_toolresult=-34-
  promis_which=-131- promis_wrap=-49- promot_the=-132- prompt_a=-251- prompt_already=-231- prompt_and=118l
  prompt_appear=207h prompt_as=-96- prompt_block=-95- prompt_by=-288- prompt_cach=-218- prompt_chang=-231-
  prompt_cors=-126- prompt_does=-166- prompt_empty=-270- prompt_for=-715- prompt_has=97a prompt_if=-198-
  prompt_injection=-228- prompt_insid=133l prompt_into=294l prompt_is=76o prompt_lie=-178- prompt_null=-165-
  prompt_of=-372- prompt_on=130l prompt_or=-246- prompt_past=-107- prompt_says=182o prompt_stand=-188-
  prompt_that=-276- prompt_the=-67- prompt_to=288l prompt_was=-41- prompt_with=-75- prompt_you=-144- proof_by=-158-
  proof_of=70a proof_that=-198- prop_are=-310- prop_to=-245- propagat_to=164p propagation_and=-142-
  propagation_ttl=-142- propagation_type=-235- proper_and=-118- proper_escap=-106- proper_install=-354-
  proper_reject=-46- properti_and=-125- properti_are=-62- properti_code=-54- properti_contain=-67- properti_core=-48-
  properti_custom=-123- properti_error=-130- properti_for=-56- properti_in=-181- properti_like=-36-
  properti_maintain=-80- properti_of=-323- properti_on=-168- properti_size=-49- properti_that=-74- properti_the=-50-
  properti_to=-149- properti_when=-91- properti_you=-57- property_#url=-153- property_and=-243- property_can=-76-
  property_contain=-78- property_escap=-111- property_for=-155- property_is=-230- property_it=-310- property_nam=-62-
  property_name=-75- property_of=-167- property_on=-39- property_query=-84- property_represent=-74- property_set=-108-
  property_should=-168- property_test=-54- property_to=-117- property_valu=-256- property_when=-96-
  property_which=-257- property_with=-72- proportion_to=-76- proportional_to=-125- propos_a=-299- propos_again=-366-
  propos_and=-141- propos_befor=-265- propos_for=-311- propos_in=-31- propos_it=104p propos_text=-165-
  proposal_#url=-150- proposal_as=-164- proposal_does=-337- proposal_for=-299- proposal_md=-235- proposal_of=-236-
  proposal_that=-415- proposal_the=-245- proposal_too=-142- proposal_was=-208- proposal_with=-176- prosperity_of=-67-
  prot_exec=-128- prot_none=-195- protect_against=-31- protect_block=-256- protect_data=-346- protect_it=-46-
  protect_sourc=-155- protect_the=-221- protect_this=203p protection_against=-211- protection_and=212c
  protection_for=142a protection_key=-113- protection_keys=-384- protection_must=-228- protection_of=-305-
  protest_the=-193- protocol_and=-141- protocol_but=-48- protocol_code=-135- protocol_file=-30- protocol_has=-41-
  protocol_http=-162- protocol_in=-180- protocol_is=-283- protocol_man=-52- protocol_modul=-52- protocol_number=-52-
  protocol_of=-215- protocol_tak=-146- protocol_that=-128- protocol_the=-222- protocol_to=-188- protocol_used=-96-
  protocol_version=-172- protocol_which=-246- prototyp_for=-85- prototyp_pollution=-77- prototyp_slic=-33-
  proud_stood=-56- prov_a=-78- prov_it=-304- prov_that=73a prov_to=-120- provenanc_attestation=-92- proverb_is=-83-
  proverb_to=-83- provid_a=-407- provid_acces=-133- provid_an=-243- provid_any=-240- provid_as=-240- provid_both=-89-
  provid_by=-469- provid_code=-412- provid_compatibility=-89- provid_continuou=-86- provid_data=-63- provid_detail=-51-
  provid_error=-43- provid_file=-182- provid_for=-217- provid_function=-55- provid_here=-169- provid_in=-382-
  provid_information=-166- provid_it=215a provid_more=-45- provid_multipl=-178- provid_no=-198- provid_on=-267-
  provid_only=-81- provid_path=-154- provid_relativ=-31- provid_reliabl=-120- provid_root=-211- provid_secur=-224-
  provid_sinc=-67- provid_some=-87- provid_support=-157- provid_tag=-248- provid_that=-285- provid_the=160x
  provid_then=-275- provid_this=-378- provid_to=-305- provid_us=-201- provid_with=-254- provid_you=-184-
  provid_your=236l provider_agent=-150- provider_and=-360- provider_are=-373- provider_as=-221- provider_auto=-106-
  provider_by=-216- provider_cach=-351- provider_can=-160- provider_count=-279- provider_custom=-150-
  provider_data=-161- provider_default=-52- provider_fallback=-150- provider_for=-219- provider_get=-369-
  provider_has=-259- provider_in=-167- provider_is=-275- provider_key=-155- provider_known=-247- provider_may=136a
  provider_messag=-291- provider_model=-226- provider_modul=-33- provider_name=-239- provider_nativ=-49-
  provider_of=-355- provider_or=-237- provider_qifiedevent=-63- provider_read=-136- provider_should=-267-
  provider_side=-318- provider_support=-134- provider_that=-406- provider_ts=-153- provider_want=-260-
  provider_will=-119- provider_with=-183- providererror_and=-75- providererror_for=-59- provision_node=-38-
  provok_such=-59- proxi_call=-41- proxi_encrypt=-44- proxi_to=-161- proxy_agent=-199- proxy_cach=-53-
  proxy_environment=-124- proxy_for=187c proxy_is=-181- proxy_network=-295- proxy_server=-357- proxy_to=88p
  prun_or=114p ps_and=-251- ps_aux=-263- pseudo_file=-237- pseudo_random=-85- pseudo_tag=-90- pseudo_tags=-266-
  pseudo_tty=-76- pseudo_typ=-101- pseudorandom_number=-143- pshar_is=-114- psl_syntax=-90- pstor_conf=-63-
  pthread_attr=-42- pthread_cleanup=-268- pthread_creat=-111- pthread_detach=-71- pthread_exit=-60- pthread_join=-34-
  pthread_mutex=-122- pthread_mutexattr=-95- pthread_proces=-127- pthread_scop=-75- pthread_setcancelstat=-149-
  pthread_sigqueu=-72- pthread_spin=-75- ptr_and=-266- ptr_is=-131- ptr_png=-87- ptrac_#number=-82- pub_sub=-345-
  public_api=-228- public_channel=-171- public_domain=-291- public_internet=-272- public_ip=-330- public_json=-139-
  public_key=-663- public_keys=-198- public_licens=-199- public_or=-214- public_page=94x public_privat=-316-
  public_repositori=-394- public_repository=-133- public_suffix=-319- publish_a=-360- publish_by=-289-
  publish_only=-178- publish_the=160x publish_time=-177- publish_to=-264- publish_your=206l pull_a=-170- pull_and=104c
  pull_down=70c pull_from=-292- pull_in=-341- pull_into=-139- pull_it=-201- pull_off=-68- pull_request=-71-
  pull_someon=-63- pull_the=-69- punch_out=-260- punctuation_at=-57- punctuator_prefix=-85- punycod_c=-52-
  punycod_hostnam=-106- punycod_js=-73- punycod_str=-55- purchas_under=-175- pure_and=-212- pure_it=-159-
  pure_rand=-65- pure_virtual=-75- purg_or=-220- purg_overrid=-164- purg_text=-253- purg_the=208c purpos_and=-58-
  purpos_in=-377- purpos_is=-357- purpos_it=-203- purpos_of=-381- purpos_only=-282- purpos_or=-103- purpos_to=-123-
  pursuit_of=-140- push_#number=-221- push_and=-398- push_found=-308- push_it=196x push_origin=-226- push_request=-186-
  push_the=-106- push_to=-34- put_a=122p put_all=59l put_anyth=-260- put_away=-222- put_back=76p put_behind=-309-
  put_between=-87- put_fil=-42- put_here=-297- put_his=-241- put_in=152x put_into=50p put_it=-169- put_no=-291-
  put_off=-422- put_old=-312- put_on=121l put_or=-82- put_out=-143- put_str=-228- put_the=268p put_them=362x
  put_ther=-427- put_this=-175- put_to=-202- put_together=-311- put_up=-221- put_your=-247- putimagedata_for=-48-
  puts_a=-409- puts_an=-203- puts_back=-237- puts_the=-458- puts_them=-349- puts_what=-260- putt_on=-31- putt_the=-129-
  putt_them=-221- puzzl_his=-173- python2_find=-135- python3_find=-115- python_#number=-197- python_#url=-121-
  python_development=-106- python_dotenv=-270- python_embedd=-139- python_find=-113- python_includ=-85- python_int=-45-
  python_it=-266- python_json=-330- python_lib=-61- python_library=-46- python_memory=-166- python_modul=-89-
  python_str=-92- python_strip=-87- python_that=-167- python_with=-261- python_writ=-145- pyyaml_read=-189-
  pyyaml_refus=-163- pyyaml_safe=-350- q_and=-317- q_did=-264- q_how=-201- q_is=-67- q_quotaon=-48- q_then=-293-
  q_to=-165- q_what=-371- q_who=163x qcc_compiler=-90- qifi_nats=-133- qifi_rabbitmq=-152- qifi_redi=-181-
  qifi_zeromq=-179- qifiedevent_disconnect=-63- qifiedevent_error=-63- qifiedevent_unsubscribetask=-63- qm_fil=-117-
  qotd_i=-288- qotd_i'm=-123- qotd_if=-195- qr_code=283x qs_and=-173- qs_read=-168- qt4_executabl=-116-
  qt_version=-209- qualifi_identifier=-219- qualifi_name=-136- qualifi_of=-128- qualifi_to=-131- qualifi_with=-209-
  quality_control=-65- quality_of=-329- quantifier_which=-143- quantity_of=-124- quarter_of=162x queri_and=-112-
  queri_in=-213- queri_on=-242- queri_the=-159- query_#url=227x query_and=-280- query_args=-48- query_best=-143-
  query_claus=-116- query_for=-214- query_id=-255- query_identifier=-255- query_in=-254- query_is=-366-
  query_length=-54- query_must=-54- query_never=-87- query_plan=-165- query_query=-54- query_says=-309- query_str=217x
  query_that=-270- query_the=-425- query_to=78x query_tolowercas=-189- query_type=-116- query_with=-215-
  question_#number=-238- question_about=127h question_after=-98- question_and=-159- question_are=-238-
  question_at=-160- question_befor=57h question_greenblatt=-164- question_in=-95- question_is=-193- question_mark=-300-
  question_of=-221- question_one=-182- question_or=-256- question_the=37h question_to=203x question_wher=-114-
  question_whether=105h question_why=-85- question_with=104h question_without=-98- queu_and=-255- queu_are=-277-
  queu_as=-139- queu_attribut=-57- queu_can=-154- queu_contain=-135- queu_description=-365- queu_descriptor=-359-
  queu_in=-215- queu_is=-369- queu_of=-161- queu_on=-97- queu_one=-136- queu_or=-209- queu_qifiedevent=-63-
  queu_that=-296- queu_the=-170- queu_to=-207- queu_up=-48- queu_wait=-272- queu_with=-142- queu_word=-191-
  quick_add=-232- quick_and=80h quick_as=-175- quick_lru=-112- quick_to=-57- quiet_and=139h quiet_flag=130h
  quiet_hour=-289- quiet_is=-280- quiet_no=-248- quiet_the=-334- quiet_to=-254- quit_a=-230- quot_#number=-106-
  quot_a=-138- quot_and=-253- quot_are=-181- quot_around=-205- quot_as=-257- quot_character=-119- quot_from=201l
  quot_in=-134- quot_is=-148- quot_it=327x quot_of=-269- quot_or=-135- quot_str=-213- quot_to=-244- quot_valu=-193-
  quot_which=-136- quot_with=-120- quota_and=-85- quota_fil=-89- quota_limit=-161- quota_project=-170-
  quotation_#number=-82- quotation_mark=-321- quotelimit_#number=-126- r_#number=132c r_and=-265- r_are=-70-
  r_character=-81- r_for=-231- r_function=-71- r_is=-115- r_last=-84- r_mice=-83- r_n=-49- r_nod=-31- r_option=-109-
  r_or=-62- r_return=-250- r_s=-246- r_t=-194- r_the=-69- r_to=-30- r_v=-164- r_wher=-33- rabbit_do=-34-
  rabbitmq_etc=-130- rabbitmq_provider=-133- rabbitmq_readm=-133- race_condition=-118- radiu_and=-57- radiu_exact=-74-
  radiu_in=-142- radiu_of=-159- radix_ui's=-175- rafael_gonzaga=-77- rafaelgs_#url=-80- rais_a=-133- rais_an=-370-
  rais_error=-51- rais_exception=-254- rais_in=-235- rais_it=-245- rais_the=-176- rais_to=206a raisinten_#url=-77-
  ramsey_duncan=-157- ran_and=-87- ran_in=-272- ran_into=-195- ran_so=-138- ran_true=-65- ran_up=-188- rand_and=-128-
  rand_get=-135- random_acces=-134- random_chosen=-198- random_data=214c random_generator=-88- random_number=-285-
  random_or=-125- random_quot=-69- random_seed=-150- random_sequenc=-53- random_signatur=-124- random_str=-57-
  random_valu=-97- random_wait=-37- random_will=-101- rang_#number=-143- rang_#url=-115- rang_and=-251- rang_are=-77-
  rang_as=-72- rang_can=-94- rang_diff=-157- rang_error=-110- rang_field=-35- rang_for=-151- rang_from=-218-
  rang_go=-54- rang_gtr=-49- rang_if=-62- rang_information=-93- rang_intersect=-49- rang_is=-169- rang_ltr=-49-
  rang_max=-49- rang_may=-37- rang_min=-49- rang_must=-104- rang_of=-202- rang_option=-41- rang_or=-36-
  rang_outsid=-49- rang_simplify=-49- rang_size=-118- rang_specifi=-43- rang_start=-157- rang_subset=-49-
  rang_that=-185- rang_to=-64- rang_true=-215- rang_utf=-71- rang_was=-96- rang_when=-50- rang_which=-336-
  rang_will=-294- rank_of=-71- rank_this=214a rare_cas=-62- rare_chang=-103- rare_used=-44- rare_word=-161-
  rate_and=-163- rate_at=-95- rate_is=-186- rate_limit=-184- rate_of=-191- rate_which=-137- rather_a=-58-
  rather_be=-208- rather_not=158h rather_than=-93- rather_they=-102- rather_to=-92- ratio_for=-81- ratio_of=-128-
  rauno_raunofreiberg=-34- raunofreiberg_#url=-34- raveno_they=-136- raw_argument=-318- raw_bitcod=-224- raw_data=-160-
  raw_format=-178- raw_gif=-87- raw_json=-278- raw_output=-218- raw_respons=-92- raw_socket=-221- raw_stream=-214-
  rcompar_requir=-56- rcw_oh=-46- rd_ths=-136- rdma_devic=-202- re_creat=-83- re_elect=-228- re_enabl=230p
  re_encod=-177- re_entry=-56- re_execut=-283- re_expos=-64- re_open=-193- re_releas=-133- re_render=-346- re_run=-378-
  re_use=-47- reach_a=-355- reach_at=-162- reach_by=-267- reach_error=-142- reach_for=-287- reach_in=-197-
  reach_it=214p reach_its=-269- reach_match=-87- reach_of=-302- reach_out=-156- reach_paus=-61- reach_peopl=-288-
  reach_the=-112- reach_through=-281- reach_your=-119- reachabl_from=-231- reachabl_object=-99- react_#url=-57-
  react_and=-227- react_application=-50- react_compiler=-123- react_component=-88- react_dom=-159- react_fil=-34-
  react_friend=-37- react_html=-46- react_nativ=-82- react_portal=-86- react_stat=-207- react_to=-263-
  read_#number=-208- read_#secretfile=187x read_#url=145p read_a=-669- read_about=-199- read_acces=-146-
  read_afresh=-72- read_after=-126- read_again=-169- read_ahead=-288- read_aloud=32l read_an=-293- read_and=-501-
  read_any=-274- read_anyon=-369- read_are=-248- read_at=-383- read_back=-149- read_becom=-228- read_befor=-347-
  read_brows=-122- read_but=-175- read_by=-282- read_command=-394- read_count=-257- read_data=-191-
  read_different=-454- read_does=-345- read_each=-277- read_end=-153- read_exact=-283- read_file=-283- read_foo=-84-
  read_for=-212- read_from=-167- read_has=-312- read_how=-104- read_i=-141- read_if=-167- read_imag=-52- read_in=-399-
  read_info=-194- read_information=-131- read_input=-274- read_into=-224- read_is=91h read_it=-427- read_its=-395-
  read_like=-394- read_lock=-225- read_me=350l read_more=-330- read_never=169p read_no=180o read_noth=-363-
  read_of=-520- read_on=-57- read_one=-34- read_only=62p read_operation=-117- read_or=-460- read_order=-303-
  read_otherwis=-249- read_out=364l read_over=-366- read_per=-101- read_permission=-384- read_repopulat=-142-
  read_return=-92- read_rows=-160- read_search=-86- read_subversiv=-210- read_that=-172- read_the=159x read_them=94h
  read_then=-210- read_ther=-345- read_this=131p read_thos=221h read_timeout=-207- read_to=191l read_too=-97-
  read_updat=-360- read_what=-556- read_which=-186- read_will=-170- read_with=-221- read_writ=-657- read_your=239l
  readabl_and=-201- readabl_by=-287- readabl_form=-216- readabl_format=-361- readabl_messag=-103- readabl_not=-251-
  readabl_output=-173- readabl_standard=-95- readabl_str=-192- readabl_text=-272- readdir_execution=-41-
  readdirp_will=-36- reader_and=-286- reader_is=-138- reader_so=-102- reader_was=-122- readfil_and=-49-
  readfil_readfil=-66- readfilesync_readfilesync=-70- readm_#url=-114- readm_and=-429- readm_md=-327- readm_of=300p
  readm_zh=-137- readon_real=-33- readon_root=-33- readon_shown=-33- readstr_#number=-63- readunsign_true=-83-
  readv_system=-263- ready_appli=-193- ready_for=-185- ready_revision=-60- ready_to=-393- reagan_no=-197-
  reagan_support=-82- real_a=-127- real_and=-146- real_are=-232- real_challeng=-68- real_clock=-313-
  real_computer=-272- real_data=-267- real_do=-258- real_does=-135- real_don't=-213- real_file=-399- real_go=-169-
  real_gone=-244- real_good=-94- real_group=-291- real_instruction=-34- real_is=-234- real_isdirectory=-42-
  real_just=-141- real_know=-309- real_life=-108- real_like=-337- real_mean=-275- real_men=-256- real_need=-276-
  real_one=267h real_or=-140- real_path=-264- real_problem=-289- real_program=-223- real_programmer=-336-
  real_resolv=-263- real_server=-59- real_str=-33- real_the=-249- real_think=-324- real_till=-83- real_uid=-120-
  real_user=105a real_want=-233- real_way=-132- real_world=-350- reality_is=-197- realiz_and=-132- realiz_he=-231-
  realiz_that=-187- realm_or=-79- realtim_alarm=-58- reason_a=-93- reason_and=-334- reason_as=-67- reason_effort=-372-
  reason_for=164h reason_is=-209- reason_item=-250- reason_not=-79- reason_of=-274- reason_or=-65- reason_overrid=-166-
  reason_that=-278- reason_this=-392- reason_to=-125- reason_we=-244- reason_why=-125- reason_you=-209-
  rebas_#number=-71- rebas_and=-78- rebas_commit=-190- rebas_continu=-189- rebas_i=-277- rebas_or=-104- rebas_the=-152-
  rebas_will=-117- rebas_with=-134- rebind_and=-126- reboot_the=-268- rebuild_the=-175- rebuilt_and=-191-
  recall_and=-109- recall_the=152l receipt_of=-344- receipt_to=-340- receiv_a=-426- receiv_an=-74- receiv_and=-307-
  receiv_any=-332- receiv_as=-131- receiv_by=129c receiv_data=-133- receiv_end=-53- receiv_from=-120- receiv_hook=-280-
  receiv_it=-248- receiv_messag=-332- receiv_multipl=-106- receiv_none=-31- receiv_notification=-134- receiv_on=-144-
  receiv_pack=-310- receiv_packet=-299- receiv_proces=-41- receiv_them=-234- receiv_two=-140- receiv_updat=-399-
  receiv_us=-171- receiv_warmup=-96- receivewal_will=-155- recent_ness=-52- recent_return=-32- recent_than=-118-
  recent_used=-197- recent_version=-54- recip_call=-101- recip_for=-169- recip_law=-73- recip_to=-267- recit_the=254l
  recno_acces=-38- recogniz_as=-163- recogniz_by=-136- recogniz_for=-70- recogniz_that=-101- recogniz_the=-232-
  recogniz_when=-162- recommend_as=-218- recommend_for=-254- recommend_schedul=-141- recommend_that=-326-
  recommend_the=-67- recommend_to=-365- recommend_turn=-154- recommend_us=-106- recommend_way=-175-
  recommendation_for=-198- recommendation_in=-97- recommendation_is=-294- recompil_it=-206- reconnection_start=-284-
  reconnectstrategy_to=-137- record_#url=-118- record_a=-151- record_all=-260- record_and=-401- record_are=-160-
  record_as=-273- record_asid=-342- record_assign=-91- record_at=-88- record_both=-146- record_call=98x
  record_command=-126- record_event=-117- record_for=-298- record_in=-476- record_is=-551- record_it=-174-
  record_its=-59- record_lock=-160- record_null=-303- record_number=-246- record_object=-212- record_of=263h
  record_on=101a record_or=-152- record_set=-464- record_sets=-264- record_that=92h record_the=-131- record_to=95x
  record_under=-187- record_which=-274- record_will=-159- record_with=-75- recover_data=-152- recovery_cycl=-150-
  recovery_that=-34- recreat_automatical=-92- recreat_the=198p recurr_task=-229- recurs_into=-255- recurs_submodul=-49-
  recursiv_referenc=-69- recursiv_schema=-32- recursiv_to=-77- recursiv_watch=-71- recv_#number=-145-
  recvmsg_#number=-168- red_green=-59- red_tape=-233- red_team=-241- redact_credential=-113- redact_properti=-80-
  redact_valu=-94- redact_when=-231- redaction_target=-62- redi_provider=-152- redi_rabbitmq=-130- redi_readm=-152-
  redirect_speak=-105- redirect_to=-279- redirect_will=-122- redirection_is=-64- redo_attack=-103- reduc_by=-78-
  reduc_from=-63- reduc_risk=-117- reduc_the=-239- redux_devtool=-49- redzon_size=-81- reentrant_version=-60-
  reexport_framework=-54- ref_#url=-83- ref_chang=-185- ref_is=-232- ref_list=-110- ref_to=-137- ref_will=-54-
  refactor_code=-32- refactor_of=-327- refactor_the=-210- refer_to=-400- referenc_#number=-80- referenc_#url=-200-
  referenc_a=-54- referenc_an=-130- referenc_and=-253- referenc_are=-190- referenc_array=-108- referenc_as=-68-
  referenc_be=-205- referenc_by=-341- referenc_caus=-126- referenc_column=-199- referenc_count=-67-
  referenc_defin=-182- referenc_file=-155- referenc_from=-113- referenc_gett=-76- referenc_in=-190-
  referenc_includ=-116- referenc_integration=-183- referenc_is=-212- referenc_it=-136- referenc_md=-189-
  referenc_new=-226- referenc_object=-142- referenc_of=-336- referenc_option=-216- referenc_or=-85-
  referenc_schema=-50- referenc_shar=-208- referenc_str=-30- referenc_support=-31- referenc_tabl=-82-
  referenc_that=-151- referenc_the=-301- referenc_them=-59- referenc_this=-317- referenc_to=-108- referenc_updat=-309-
  referenc_uri=-116- referenc_with=-252- referential_integrity=-65- referer_request=-94- referr_to=-290-
  referrer_are=-133- referrer_just=-151- referrer_option=-94- referrer_which=-53- refinement_tak=-37- reflect_a=-271-
  reflect_as=-53- reflect_in=-237- reflect_the=46l refrain_from=163h refresh_it=-72- refreshbuffersecond_on=-72-
  refs_#url=-295- refs_and=-215- refs_are=-165- refs_bisect=-67- refs_head=-248- refs_in=-213- refs_is=-86-
  refs_not=-267- refs_remot=-64- refs_tags=-133- refs_that=-110- refs_together=-76- refus_and=-156- refus_as=-353-
  refus_eloop=-89- refus_flagg=-213- refus_for=-93- refus_is=185r refus_it=-480- refus_noth=186r refus_or=-206-
  refus_the=-169- refus_to=-166- refus_unles=-75- refus_unreadabl=-216- refus_what=-229- refus_when=-134-
  refus_wher=-282- refus_whil=-200- refusal_cost=181r refusal_for=-157- refusal_in=-74- refusal_is=-233-
  refusal_of=-258- refusal_the=-290- refusal_to=-223- regard_as=-263- regard_the=216h regard_third=-93- regard_to=-268-
  regardles_of=-507- regex_can=-32- regex_cannot=-120- regex_creat=-35- regex_is=-81- regex_literal=-66-
  regex_sourc=-71- regex_to=-125- regex_token=-85- regex_true=-68- regexp_extension=-30- regexp_is=-48-
  regexp_str=-208- regexp_tree=-91- region_and=-206- region_are=-297- region_as=-179- region_is=-113- region_must=-115-
  region_of=-41- region_or=-152- region_that=-208- region_to=-111- region_with=-190- register_a=215p register_an=-201-
  register_and=-225- register_as=143c register_file=-164- register_for=72p register_hook=-97- register_http=-110-
  register_in=-226- register_is=-207- register_it=-135- register_on=-275- register_or=-306- register_renam=-80-
  register_that=-177- register_the=263p register_them=-185- register_to=-165- register_with=-180-
  registrabl_domain=-200- registration_do=-179- registration_order=-138- registry_and=-208- registry_entri=-73-
  registry_is=-223- regression_test=-207- regular_and=-67- regular_asterisk=-67- regular_expression=-170-
  regular_fil=-87- regular_file=-376- regular_object=-91- regular_tags=-162- regular_user=-205- reindeer_effect=-70-
  reinstall_itself=195p reinstall_the=56p reject_a=-309- reject_and=-38- reject_decid=-242- reject_in=-97-
  reject_it=-279- reject_or=-220- reject_oversiz=-138- reject_purg=-217- reject_the=-126- reject_thes=-46-
  reject_when=-235- reject_with=-486- reject_writ=-287- relat_and=-54- relat_function=-154- relat_header=-90-
  relat_option=-43- relat_to=-489- relatedconcept_of=-97- relation_is=-257- relation_of=-87- relation_to=-232-
  relationship_between=-125- relationship_is=-47- relationship_with=-254- relativ_duration=-108- relativ_importanc=-99-
  relativ_it=-188- relativ_json=-106- relativ_of=-173- relativ_on=-109- relativ_or=-87- relativ_order=-135-
  relativ_path=-167- relativ_pathnam=-45- relativ_time=-226- relativ_to=-369- relativ_uri=-126- relativ_uris=-41-
  relativ_url=-248- relativ_urls=-215- relax_domain=-165- relax_the=-108- relay_the=288x releas_#number=-347-
  releas_#url=-293- releas_a=-260- releas_after=-113- releas_and=-358- releas_by=-87- releas_channel=-330-
  releas_date=-139- releas_directory=-30- releas_fil=-148- releas_file=-391- releas_from=107o releas_i=-133-
  releas_in=-284- releas_is=-110- releas_keys=-347- releas_might=-74- releas_name=-284- releas_not=-371- releas_of=224a
  releas_on=-205- releas_or=-158- releas_proces=-121- releas_schedul=-256- releas_sometim=-55- releas_steward=-77-
  releas_team=-96- releas_that=-150- releas_the=288a releas_under=-160- releas_version=-205- releas_when=-147-
  releas_will=-313- releas_with=-151- releasetyp_option=-53- relevanc_to=-151- relevant_for=-67- relevant_to=-48-
  reli_on=-210- reli_upon=-205- reliability_and=-43- religion_is=-122- reload_by=-281- rely_on=-457- remain_activ=140p
  remain_argument=-269- remain_as=-160- remain_availabl=-78- remain_data=-175- remain_field=-245- remain_in=177p
  remain_is=-221- remain_sampl=-70- remain_stabl=-224- remain_taps=-77- remain_that=-187- remain_the=-351-
  remainder_is=-72- remark_that=-176- remember_but=-40- remember_forget=-109- remember_his=-165- remember_it=-220-
  remember_that=-431- remember_the=-126- remember_this=-332- remember_to=-97- remember_too=-86- remember_what=-287-
  remember_when=-206- remember_without=-142- remind_him=-185- remind_me=-385- reminder_to=216p remot_and=113p
  remot_branch=-198- remot_client=-199- remot_file=247c remot_helper=62x remot_host=82x remot_iov=-74-
  remot_machin=-513- remot_procedur=-359- remot_proces=-252- remot_program=-162- remot_refs=-214-
  remot_repositori=-222- remot_repository=-513- remot_schema=-175- remot_server=38c remot_side=-162- remot_site=-329-
  remot_track=-193- remov_a=-577- remov_add=-82- remov_additional=-44- remov_after=-197- remov_all=114c remov_an=-260-
  remov_and=-351- remov_any=-262- remov_app=-211- remov_as=-99- remov_befor=-166- remov_build=-232- remov_by=-203-
  remov_command=-282- remov_element=-192- remov_every=-279- remov_from=-484- remov_if=-151- remov_in=-421-
  remov_is=-112- remov_multipl=-40- remov_null=-150- remov_one=-321- remov_only=-178- remov_or=-564- remov_reset=-33-
  remov_some=-201- remov_the=-186- remov_them=-199- remov_this=307p remov_to=-225- remov_what=221p remov_when=-334-
  remov_with=-327- remov_without=-203- removal_of=-272- removal_that=-284- removeadditional_option=-40-
  removekey_and=-132- removescrollbar_to=-45- renam_#number=-52- renam_a=-185- renam_an=-237- renam_and=-172-
  renam_detection=-214- renam_exchang=-260- renam_in=-302- renam_is=-319- renam_or=-261- renam_the=173h renam_to=157r
  renam_whiteout=-180- renam_without=-278- renault_your=-114- render_a=-140- render_as=-148- render_extension=-324-
  render_in=-141- render_on=-164- render_pictur=-177- render_the=167l render_this=-199- render_to=-230-
  renderer_and=-269- renderer_app=-140- renderer_featur=-73- renderer_for=-171- renderer_i18n=-31- renderer_ui=-62-
  renew_the=-202- reopen_after=-96- reorder_and=-127- rep_as=67h rep_index=-346- rep_is=-211- rep_messag=-247-
  rep_to=-101- repack_a=-102- repair_or=-76- repeat_a=-209- repeat_after=43p repeat_argument=-160- repeat_at=97p
  repeat_from=177l repeat_it=-260- repeat_itself=-318- repeat_registration=-179- repeat_slash=-270- repeat_text=-176-
  repeat_this=248p repeat_to=-231- repeat_until=-47- repeat_your=324l repetition_node=-143- repetition_to=-181-
  replac_a=-143- replac_all=-175- replac_an=-212- replac_any=-281- replac_but=-144- replac_by=-494- replac_cairo=-95-
  replac_each=153l replac_in=-267- replac_is=-491- replac_it=-199- replac_leav=-428- replac_mode=-37- replac_one=-259-
  replac_or=-293- replac_other=-200- replac_remov=-334- replac_set=-173- replac_the=101p replac_them=-296-
  replac_undefin=-93- replac_your=229o replacement_encod=-215- replacement_file=-248- replacement_for=-160-
  replacement_is=-73- replacement_link=-85- replacement_of=-154- replay_scrubber=-31- repli_i=-78- repli_mu=-145-
  repli_point=-73- repli_tell=-267- repli_that=-110- repli_the=-290- repli_to=-59- repli_you=-227- replicat_the=-46-
  replicat_to=104p replication_slot=-198- repo_#url=-210- repo_is=139p repopulat_the=-230- report_#url=-404-
  report_a=-319- report_an=-320- report_and=-169- report_are=-333- report_as=-302- report_bugs=-282- report_by=-415-
  report_command=-110- report_do=-91- report_error=-318- report_fid=-127- report_file=-67- report_for=-322-
  report_id=-386- report_if=-152- report_in=-61- report_is=46h report_it=249h report_its=-171- report_may=-112-
  report_md=-149- report_name=-125- report_of=-311- report_on=-425- report_or=-414- report_sinc=-108-
  report_succes=192h report_that=-143- report_the=163x report_this=-285- report_to=122a report_unresolv=-95-
  report_what=60x report_which=-282- report_will=-258- report_your=-95- reporter_register=-226- repositori_and=-192-
  repositori_are=-111- repositori_can=-54- repositori_for=-155- repositori_with=-75- repository_#number=-171-
  repository_accessibl=-165- repository_and=-287- repository_by=-214- repository_can=-149-
  repository_collaborator=-189- repository_has=-128- repository_i=-231- repository_is=-422- repository_it=-247-
  repository_of=-264- repository_on=-154- repository_or=-138- repository_over=-162- repository_owner=-231-
  repository_somebody=-186- repository_support=-96- repository_that=-200- repository_the=-157- repository_to=-486-
  repository_will=-218- repository_with=71x repository_you=-86- represent_a=-435- represent_an=-187- represent_as=-205-
  represent_by=-242- represent_in=-219- representabl_meta=-89- representation_is=-79- representation_of=-307-
  representation_with=-45- reproduc_the=152l reproduc_your=141l reputation_for=-83- req_and=-71- req_body=-149-
  req_is=-169- req_res=-53- req_url=-211- req_version=-42- request_#url=-275- request_a=93c request_about=-340-
  request_action=-244- request_alon=-267- request_and=-470- request_as=117h request_bas=-125- request_befor=-232-
  request_bodi=-339- request_body=-161- request_but=-266- request_by=126a request_can=-284- request_chang=-305-
  request_component=-111- request_contain=-55- request_does=-210- request_doesn't=-346- request_e=-117-
  request_end=-301- request_ends=-130- request_exampl=-32- request_extension=-167- request_field=-187-
  request_file=-155- request_for=124h request_from=-215- request_had=-211- request_has=-456- request_id=-290-
  request_if=-89- request_is=-367- request_it=41h request_key=-341- request_memory=-347- request_method=-185-
  request_model=-102- request_need=-309- request_no=-179- request_non=-94- request_object=-218- request_of=-389-
  request_on=-241- request_one=-342- request_operation=-145- request_or=-59- request_over=-220- request_pass=-161-
  request_path=-180- request_reject=-124- request_see=-217- request_sent=-291- request_so=-107- request_stream=-158-
  request_that=-136- request_the=-363- request_ther=-241- request_this=-146- request_through=-306- request_time=-175-
  request_to=92x request_tool=-264- request_until=178c request_us=-363- request_was=32h request_what=-122-
  request_when=-172- request_will=-267- request_with=-270- requir_a=-319- requir_an=-278- requir_and=-154-
  requir_any=-234- requir_argument=-202- requir_at=-47- requir_boolean=-101- requir_build=-85- requir_by=104x
  requir_command=-76- requir_compiler=-37- requir_extension=-267- requir_flag=-143- requir_for=-122- requir_i=-186-
  requir_if=-332- requir_in=-213- requir_instanc=-37- requir_it=-317- requir_librari=-68- requir_more=-181-
  requir_no=-244- requir_node=-89- requir_on=-77- requir_one=-92- requir_only=-126- requir_option=-60-
  requir_privileg=-159- requir_semver=-114- requir_shar=-176- requir_should=-245- requir_sinc=-346-
  requir_superuser=-212- requir_support=-257- requir_that=99a requir_the=168a requir_them=-300- requir_thes=-44-
  requir_this=-144- requir_tls=-188- requir_to=-473- requir_type=-103- requir_us=-69- requir_version=-78-
  requir_well=-192- requir_when=-334- requir_with=-193- requir_you=62a requiredpropertieskey_i=-140-
  requirement_are=-79- requirement_for=-113- requirement_is=-92- requirement_of=-105- requirement_that=-113-
  reread_the=156p res_and=-68- res_init=-95- res_mapp=-89- res_ninit=-116- res_nquery=-99- res_option=-83-
  res_query=-74- res_this=-246- resembl_it=-151- resembl_thos=-54- reserv_by=-37- reserv_for=-284- reserv_nam=-139-
  reserv_the=-237- reserv_valu=-53- reserv_word=-152- reservation_name=-186- reservation_to=-184- reset_all=-271-
  reset_an=-96- reset_and=-171- reset_as=-62- reset_it=-239- reset_move=-33- reset_on=-256- reset_or=-303-
  reset_the=-141- reset_to=-327- resett_is=-78- resett_the=-192- resid_in=-160- resid_on=-151- resident_in=-76-
  resident_keys=-214- resiz_procedur=-85- resiz_the=-71- resolution_algorithm=-195- resolution_is=-182-
  resolution_of=-58- resolution_time=-110- resolution_valu=-54- resolv_a=-87- resolv_all=-246- resolv_and=-282-
  resolv_any=-66- resolv_by=-51- resolv_conf=-65- resolv_conflict=-172- resolv_creat=-32- resolv_dur=-112-
  resolv_export=-195- resolv_from=-34- resolv_function=-139- resolv_null=-106- resolv_on=-35- resolv_path=-118-
  resolv_pathtofileurl=-253- resolv_plugin=-312- resolv_promis=-59- resolv_reject=-49- resolv_the=-178-
  resolv_them=-166- resolv_to=-246- resolv_when=-340- resolv_with=-238- resolvecontext_callback=-59-
  resolveformatter_ran=-65- resolveformatter_resolveformatter=-60- resolvehom_does=-68- resolver_doresolv=-59-
  resolver_library=-281- resolver_plug=-71- resolverfactory_createresolver=-161- resolverfactory_js=-108-
  resort_to=-183- resourc_and=-133- resourc_are=-80- resourc_as=-219- resourc_can=-298- resourc_control=-203-
  resourc_databas=-46- resourc_does=-220- resourc_e=-75- resourc_expos=-241- resourc_file=-348- resourc_for=-166-
  resourc_in=-249- resourc_is=-309- resourc_limit=-193- resourc_list=-166- resourc_load=-156- resourc_manager=-60-
  resourc_model=-101- resourc_name=-237- resourc_namespac=-46- resourc_of=-58- resourc_option=-61- resourc_path=-123-
  resourc_policy=-64- resourc_pressur=-110- resourc_prompt=-126- resourc_record=-273- resourc_should=-77-
  resourc_temporari=-116- resourc_that=-94- resourc_this=-110- resourc_through=-33- resourc_type=-88-
  resourc_usabl=-43- resourc_will=-128- resourc_with=-56- resourc_you=-134- respect_for=-173- respect_the=88o
  respect_to=-133- respective_and=-110- respond_as=-60- respond_in=-104- respond_on=-89- respond_to=125a
  respond_with=47l respons_#url=-239- respons_a=-164- respons_api=-126- respons_body=-31- respons_code=-170-
  respons_data=-64- respons_for=-114- respons_from=-312- respons_has=-146- respons_header=-333- respons_is=-134-
  respons_object=-73- respons_of=-167- respons_or=-55- respons_that=-241- respons_the=-217- respons_this=-260-
  respons_to=-329- respons_was=-64- responsibility_for=-192- responsibility_of=-77- responsibility_to=-380-
  responsibl_for=-261- rest_follow=-348- rest_for=-292- rest_in=-160- rest_is=-295- rest_of=129o rest_on=-98-
  rest_operator=-41- rest_or=-206- restart_as=-73- restart_by=-414- restart_is=101p restart_it=-104-
  restart_nginx=-189- restart_on=-241- restart_the=-268- restart_void=-60- restaurant_in=-62- restor_a=-265-
  restor_by=-82- restor_from=37p restor_it=69p restor_its=-265- restor_only=-204- restor_or=-76- restor_proces=-108-
  restor_the=46h restor_this=38p restor_to=-226- restor_with=89p restpositional_boolean=-101- restrict_and=-203-
  restrict_by=-63- restrict_file=-121- restrict_the=-249- restrict_to=-282- restrict_which=-112-
  restrictaccesstocwd_is=-166- restrictaccesstocwd_option=-33- restriction_and=-128- restriction_app=-198-
  restriction_as=-279- restriction_list=-199- restriction_on=-322- restriction_you=138l result_a=-123-
  result_after=-31- result_already=-291- result_and=-106- result_are=-433- result_as=-342- result_can=-104-
  result_count=-192- result_dir=-40- result_done=-48- result_exclusion=-150- result_file=-254- result_for=-151-
  result_from=144h result_has=-54- result_hook=-73- result_if=-179- result_in=-89- result_is=-291- result_it=-182-
  result_jsdom=-133- result_may=-201- result_object=-196- result_of=-449- result_on=-38- result_or=-115-
  result_output=-254- result_overflow=-119- result_return=-47- result_right=-71- result_says=-199- result_so=-161-
  result_strict=-155- result_that=-193- result_the=-306- result_to=-223- result_totaltim=-70- result_valu=-205-
  result_variabl=-240- result_were=-95- result_when=-144- result_will=-34- result_with=-160- result_without=-268-
  result_you=-204- resum_the=-242- resync_is=-148- ret_kill=-156- retain_a=-264- retain_as=-133- retain_the=-361-
  retri_agent=-150- retri_and=-115- retri_but=-137- retriev_a=-231- retriev_and=-60- retriev_data=-55-
  retriev_from=-155- retriev_it=-155- retriev_the=-358- retriev_us=-139- retry_a=-248- retry_after=-85- retry_the=-50-
  return_#number=-430- return_a=-418- return_action=-162- return_after=123p return_all=-239- return_an=-364-
  return_and=-205- return_another=-66- return_as=-231- return_at=-60- return_befor=-114- return_boolean=-199-
  return_buffer=-275- return_by=-197- return_callback=-66- return_check=-56- return_claus=-33- return_code=-194-
  return_control=-139- return_data=-318- return_dirent=-36- return_done=-132- return_errno=-74- return_error=-59-
  return_fail=-33- return_fals=-357- return_file=-95- return_for=-350- return_from=-216- return_ftsent=-99-
  return_function=-55- return_how=-334- return_if=-118- return_immediate=-206- return_in=-197- return_information=-104-
  return_instant=-61- return_instead=-83- return_is=-191- return_it=-205- return_its=-213- return_line=-173-
  return_list=-86- return_long=-60- return_may=-160- return_name=-171- return_nextval=-200- return_no=-320-
  return_non=-228- return_nonzero=-123- return_null=-258- return_number=-152- return_of=168x return_on=-280-
  return_one=-256- return_only=-345- return_or=-242- return_other=-77- return_patch=-46- return_point=-211-
  return_pointer=-254- return_promis=-188- return_regexp=-176- return_search=-46- return_sourc=-236-
  return_sourcemap=-78- return_stat=-180- return_str=-160- return_succes=-98- return_that=-264- return_the=-416-
  return_them=-36- return_this=-673- return_true=-208- return_typ=-68- return_type=-76- return_undef=-220-
  return_undefin=-201- return_unignor=-199- return_valu=-244- return_void=-156- return_what=-275- return_when=-192-
  return_whether=-105- return_will=-34- return_with=-210- return_without=-160- return_xtgeometryy=-86-
  return_zero=-339- returnoutput_boolean=-92- reus_the=-118- rev_list=-134- rev_pars=-54- reveal_that=-119-
  reveal_your=-143- revers_dependenci=-129- revers_of=203o revers_order=-296- revers_proxy=-40- revers_shell=129c
  revers_the=-384- reversepatch_output=-58- revert_the=119h revert_to=-302- review_a=-168- review_and=79a
  review_befor=-229- review_conversation=-276- review_enabl=-126- review_end=-338- review_has=-323- review_id=-61-
  review_into=-152- review_is=231h review_look=-218- review_may=-241- review_of=101x review_runs=-76- review_that=-296-
  review_the=89h review_to=-42- reviewer_of=-341- revision_#number=-106- revision_id=-216- revision_is=-256-
  revision_name=-287- revision_of=-171- revision_to=-197- revok_acces=100p revok_by=-102- revok_command=-234-
  revok_select=-201- revok_the=-208- rewrit_the=47p rewrit_unles=-195- rewritten_to=-110- rewritten_us=-127-
  rfc1034_#url=-256- rfc4122_#url=-42- rfc6265_rfc6265=-117- rfc6265_tracker=-106- rfc6265bi_tracker=-145-
  rfc6570_#url=-118- rfc6901_#url=-82- rfc_#number=-367- rgb_cmyk=-106- rgb_valu=-36- rich_and=-175- richard_lau=-77-
  richard_stallman=-125- richardlau_#url=-77- rid_of=128c rid_on=-329- right_after=-117- right_and=-221-
  right_answer=-237- right_are=-240- right_away=-40- right_befor=-172- right_behind=-206- right_but=-313-
  right_from=-182- right_hand=-213- right_if=-81- right_in=-261- right_is=-319- right_margin=-164- right_now=-320-
  right_of=-245- right_on=-172- right_only=-247- right_plac=-162- right_text=-272- right_th=-242- right_the=-187-
  right_time=-42- right_to=142a right_track=-217- right_way=-109- right_when=-203- ring_and=-31- ring_buffer=-154-
  ring_the=-136- ring_twic=-283- ris_abov=-219- ris_in=-97- rise_to=-180- risk_and=-174- risk_of=-219- rlimit_cpu=-30-
  rlimit_memlock=-100- rlimit_nofil=-90- rlimit_nproc=-79- rm_#number=-292- rm_rf=244c rng_randomgenerator=-164-
  road_in=-171- road_map=-72- road_to=-106- roar_the=-244- robert_nagy=-77- robo_test=-66- robust_predicat=-82-
  robustnes_attribut=-35- rock_and=-87- rock_n=-119- rod_vagg=-51- rol_are=-79- rol_hav=-187- rol_that=-160-
  rol_to=-63- role_and=98r role_data=-215- role_for=-114- role_has=-189- role_id=-128- role_in=-342- role_name=-187-
  role_of=45r role_or=-161- role_s=-236- role_sourc=-102- role_specific=-210- role_system=390a role_to=-154-
  role_with=-267- roll_back=55o roll_in=-188- roll_ston=-207- romantic_love=-192- ronag_#url=-77- ronald_reagan=-262-
  room_and=-199- room_are=-231- room_back=-145- room_for=-310- room_in=-246- room_is=-227- room_number=108x
  room_of=-171- room_over=-116- room_the=-208- room_to=144x root_acces=117c root_account=259c root_activ=-224-
  root_and=-181- root_are=-154- root_at=-163- root_cas=-133- root_certificat=128p root_commit=-263- root_default=-168-
  root_dir=-299- root_directory=-539- root_file=-436- root_filesystem=-229- root_for=-289- root_in=-119- root_is=-354-
  root_itself=-264- root_level=-277- root_may=-318- root_must=-263- root_node=-262- root_not=-140- root_of=-493-
  root_or=-194- root_path=-39- root_privileg=113a root_profil=-255- root_program=-188- root_right=279c root_stand=-134-
  root_str=-33- root_that=-220- root_through=108c root_to=-355- root_user=-45- root_window=-238- root_with=-69-
  root_without=-173- rotation_basi=-82- rotation_is=-131- rotation_see=-44- rough_equivalent=-111- round_and=-343-
  round_direction=-83- round_down=-58- round_mode=-102- round_of=-112- round_robin=-113- round_the=-124- round_to=-228-
  round_trip=-74- round_up=-32- rout_accept=-79- rout_and=-289- rout_are=-42- rout_for=-232- rout_handler=-176-
  rout_id=-150- rout_in=-263- rout_is=-121- rout_middlewar=-107- rout_or=-152- rout_policy=-261- rout_register=-51-
  rout_tabl=-300- rout_that=-202- rout_to=-172- rout_together=-106- rout_will=-240- rout_with=-134- router_alert=-131-
  router_at=-195- router_by=-269- router_can=-61- router_is=-310- router_or=-131- router_param=-205- router_rout=-316-
  router_to=-32- routin_are=-230- routin_creat=-173- routin_for=-33- routin_is=-365- routin_may=-33- routin_of=-131-
  routin_return=-300- routin_that=-169- routin_to=-141- row_a=-299- row_and=-92- row_api=-86- row_as=-294- row_be=-41-
  row_by=-171- row_count=-93- row_execut=-274- row_for=-214- row_id=-161- row_in=-158- row_is=-318- row_it=-339-
  row_level=-189- row_null=-46- row_of=-418- row_or=-77- row_security=-174- row_show=-61- row_so=-188- row_tak=-161-
  row_that=-397- row_the=-314- row_to=-108- row_trigger=-106- row_was=-32- row_when=-206- row_with=-128- row_yet=-151-
  rows_#number=-91- rows_a=-156- rows_and=-186- rows_are=59h rows_as=-49- rows_at=-124- rows_chang=-369- rows_for=-38-
  rows_from=-223- rows_go=-107- rows_in=86h rows_insert=-142- rows_into=-304- rows_of=-339- rows_on=-59-
  rows_read=-167- rows_that=-394- rows_to=-139- rows_were=-284- rows_whos=-273- rows_will=-114- rows_with=-176-
  rpath_link=-72- rpath_option=-83- rpc_authentication=-151- rpc_call=-86- rpc_client=-174- rpc_messag=-152-
  rpc_request=-77- rpc_servic=-220- rpcbind_servic=-207- rsort_requir=-56- rst_for=-90- rt_sigqueueinfo=-89-
  rtld_global=-118- rtld_local=-53- ruben_bridgewater=-104- ruin_your=-229- rul_#number=-128- rul_#url=-149-
  rul_about=-356- rul_abov=270o rul_also=-110- rul_and=-222- rul_app=-180- rul_are=228o rul_as=236o rul_by=-100-
  rul_compatibl=-154- rul_describ=-103- rul_do=154o rul_documentation=-115- rul_don't=349o rul_file=-136- rul_for=-90-
  rul_have=111o rul_in=-278- rul_is=83h rul_know=-172- rul_like=-118- rul_of=-623- rul_off=-154- rul_referenc=-193-
  rul_see=-207- rul_that=155o rul_tutorial=-123- rul_were=244l rul_will=-278- rul_with=-190- rul_you=127l
  rule_#number=-317- rule_addition=-169- rule_and=96p rule_appli=-185- rule_chang=-224- rule_does=-332- rule_from=-138-
  rule_git=-208- rule_if=-237- rule_in=422p rule_into=291p rule_must=125p rule_no=-368- rule_of=-84- rule_option=-169-
  rule_or=-68- rule_removal=-212- rule_set=250o rule_so=243p rule_that=216h rule_the=-247- rule_to=-268-
  rule_will=-192- ruler_in=-155- rumor_about=-88- run_a=-276- run_after=-371- run_alongsid=-262- run_an=169c
  run_and=-386- run_any=-400- run_are=-287- run_around=-158- run_arrow=-136- run_as=-268- run_async=-109- run_at=-389-
  run_away=-237- run_befor=139p run_bench=-171- run_benchmark=-32- run_book=-39- run_build=-279- run_but=-92-
  run_by=-346- run_can=-233- run_clean=-263- run_clockwis=-141- run_cmak=-62- run_command=90c run_concurrent=-149-
  run_consolidat=-367- run_coverag=-155- run_dry=-368- run_duration=-223- run_every=246c run_faster=-215- run_first=69p
  run_for=-214- run_formatlyreportvirtualresult=-40- run_from=-350- run_gcloud=-479- run_git=-361- run_id=-259-
  run_in=-383- run_into=-294- run_is=-257- run_it=232c run_json=-210- run_just=-239- run_left=-231- run_line=-171-
  run_lint=-307- run_may=184h run_motd=-239- run_now=-224- run_npm=-378- run_of=-441- run_on=148l run_only=-290-
  run_or=-395- run_out=-290- run_over=-265- run_part=-259- run_pnpm=-244- run_regular=-67- run_return=-74- run_s=-119-
  run_script=-329- run_servic=-229- run_so=-224- run_test=-309- run_that=-111- run_thes=-171- run_this=-35-
  run_thos=-312- run_through=-368- run_time=-164- run_to=-350- run_translat=-79- run_up=-153- run_watch=-258-
  run_when=-161- run_wher=-79- run_whil=-155- run_will=-146- run_with=61c run_without=89h run_your=-220-
  runlevel_is=-145- runn_a=76h runn_after=187p runn_an=-103- runn_and=-256- runn_apt=-366- runn_as=-254- runn_at=-193-
  runn_cmak=-147- runn_from=-330- runn_git=-295- runn_gpg=-216- runn_in=39h runn_insid=-134- runn_is=-304-
  runn_it=-216- runn_kernel=-207- runn_mcp=-126- runn_mean=-162- runn_on=-252- runn_or=-138- runn_out=-299-
  runn_pg=-114- runn_program=-218- runn_test=-331- runn_this=-457- runn_through=-44- runn_turn=-411- runn_under=-229-
  runn_valgrind=-189- runn_whil=-246- runnabl_exampl=-156- runner_and=-112- runner_formatterrunner=-55- runs_a=-457-
  runs_again=-100- runs_against=-114- runs_all=-315- runs_and=-383- runs_any=-192- runs_are=-188- runs_at=-264-
  runs_befor=-190- runs_eslint=-123- runs_fn=-116- runs_from=-251- runs_git=-157- runs_in=-471- runs_it=94p
  runs_now=-336- runs_of=-370- runs_on=-194- runs_once=-272- runs_one=-340- runs_or=-30- runs_out=-275- runs_test=-164-
  runs_the=56p runs_them=-97- runs_until=-303- runs_will=-268- runs_with=129p runs_work=-342- runtim_deps=-103-
  runtim_dir=-230- runtim_directory=-178- runtim_don't=-112- runtim_e=-84- runtim_environment=-192-
  runtim_library=-180- runtim_node=-93- runtim_of=-288- runtim_statistic=-104- runtim_ts=-65- runtim_without=-169-
  rush_down=-190- rust_#url=-150- rust_and=-112- rust_out=-67- ruy_adorno=-77- ruyadorno_#url=-77- rwh_writ=-204-
  s1_and=-50- s3_sync=-188- s_#number=-30- s_a=-210- s_addsourcemaplocation=-69- s_and=-185- s_appendright=-178-
  s_are=-55- s_as=-191- s_b=-200- s_clean=-184- s_desk=-119- s_for=-98- s_from=-191- s_i=-87- s_if=-349- s_in=-46-
  s_is=-277- s_length=-191- s_maxag=-182- s_min=-39- s_move=-229- s_not=-74- s_of=-263- s_option=-375- s_or=-77-
  s_remov=-211- s_return=-77- s_that=-349- s_the=-124- s_to=-386- s_which=-223- s_will=-304- sa_fami=-62-
  sacr_chao=-143- safari_#number=-111- safe_and=114a safe_as=-301- safe_by=54a safe_for=-373- safe_function=-147-
  safe_harden=-139- safe_integer=-69- safe_loader=-358- safe_minor=-75- safe_plac=-236- safe_rang=-57-
  safeguard_it=-86- safer_to=-87- safety_and=105o safety_check=101r safety_filter=-77- safety_in=-246- safety_is=144a
  safety_rul=125o safety_train=225r said_a=-201- said_about=-267- said_and=-281- said_as=-133- said_befor=-472-
  said_do=126h said_earlier=206o said_he=-260- said_he'd=-149- said_he's=-244- said_hello=-294- said_here=-331-
  said_hi=-246- said_his=-230- said_i=-398- said_in=-348- said_is=-289- said_let=-198- said_my=-190- said_no=-172-
  said_noth=-285- said_of=-286- said_old=-199- said_one=-210- said_otherwis=-117- said_phoenix=-78- said_so=-128-
  said_that=-574- said_the=-138- said_to=-387- said_well=-204- said_what=-169- said_when=-209- said_wher=-102-
  said_yes=96h said_you=-371- sail_past=-122- salesman_and=-133- sall_gaveau=-113- salt_and=-115- salt_digest=-120-
  salt_length=-162- salt_the=-274- sam_the=-163- same_addres=-48- same_algorithm=-30- same_amount=-69- same_and=-98-
  same_argument=-124- same_as=-400- same_base=-366- same_batch=-237- same_behavior=-143- same_block=-290-
  same_branch=-152- same_build=-100- same_but=-42- same_byt=-310- same_call=-147- same_column=-67- same_command=-260-
  same_commit=-83- same_configuration=-156- same_content=-147- same_conversation=-106- same_data=-92-
  same_databas=-187- same_day=-172- same_directory=-68- same_domain=-112- same_driv=-61- same_effect=-127-
  same_engin=-136- same_entry=-215- same_fact=-230- same_file=-427- same_filenam=-251- same_filesystem=-148-
  same_flag=-148- same_folder=-155- same_for=-287- same_form=-75- same_format=-344- same_function=-73-
  same_functionality=-114- same_goes=-79- same_id=-229- same_in=-341- same_index=-113- same_information=-153-
  same_input=-37- same_ip=-31- same_is=-39- same_key=-313- same_keys=-173- same_kind=-41- same_line=-297-
  same_location=-221- same_lock=-98- same_log=-89- same_manner=-39- same_messag=-325- same_moment=-262- same_mount=-36-
  same_move=-101- same_name=-383- same_node=-129- same_now=-176- same_number=-214- same_object=-101- same_old=-161-
  same_on=-229- same_one=-200- same_ones=-167- same_open=-341- same_option=-208- same_or=-196- same_order=-56-
  same_output=-80- same_parent=-64- same_performanc=-207- same_plac=-124- same_priority=-204- same_proces=-94-
  same_project=-364- same_query=-263- same_reason=-209- same_region=-233- same_relativ=-59- same_repository=-171-
  same_request=-145- same_restriction=-257- same_result=-157- same_review=-248- same_rows=-338- same_rul=-277-
  same_rule=165p same_schema=-88- same_sett=-34- same_shap=-65- same_site=-46- same_size=-190- same_skill=-259-
  same_sourc=-142- same_str=-85- same_syntax=-47- same_system=-139- same_tabl=-193- same_target=-297- same_task=-39-
  same_text=119p same_th=-209- same_time=-290- same_to=-165- same_token=-173- same_tool=-277- same_transaction=-100-
  same_type=-134- same_url=-76- same_user=-112- same_valu=-181- same_version=-318- same_way=-258- same_window=-60-
  same_with=-325- same_word=121p same_yaml=-142- same_year=-102- samesit_attribut=-49- sampl_and=-205- sampl_are=-123-
  sampl_bas=-94- sampl_deriv=-70- sampl_elicitation=-59- sampl_md=-34- sampl_no=-241- sampl_of=-195- sampl_on=-191-
  sampl_period=-30- sampl_rate=-244- sampl_timer=-43- sampl_to=-84- samuel_goldwyn=-314- san_is=-34-
  sandbox_environment=-69- sandbox_thread=-85- sandwich_is=-166- sane_code=-199- sanitiz_to=-113- santa_clau=-151-
  sat_down=-100- sat_on=-161- satan_repli=-78- satisfi_by=-63- satisfi_if=-145- satisfi_requir=-56- satisfi_the=-131-
  satisfi_with=-229- satisfy_a=-108- satisfy_requir=-49- satisfy_the=-126- saturation_warn=-43- sav_a=-198-
  sav_in=-273- sav_is=-84- sav_it=-235- sav_login=251x sav_on=-219- sav_or=-278- sav_the=-179- sav_time=-67-
  save_a=185p save_and=-190- save_it=172x save_memori=-181- save_memory=-74- save_the=74x save_time=-117- save_us=-196-
  save_you=-195- save_your=-165- saver_window=-327- saw_a=-223- saw_i=-86- saw_it=-210- saw_so=-204- saw_ther=-174-
  saw_when=-313- sax_check=-138- sax_has=-57- sax_is=-154- sax_may=-158- sax_will=-33- say_#number=-352- say_a=-382-
  say_about=-296- say_and=176h say_anyth=-117- say_die=-281- say_expert=-149- say_for=-228- say_goodby=87r
  say_he's=-193- say_here=200r say_i=102r say_if=-309- say_in=-325- say_is=-381- say_it's=179h say_my=-223-
  say_near=-306- say_no=114r say_of=-276- say_one=-159- say_so=222h say_someth=-222- say_th=-197- say_that=261h
  say_they=76x say_this=-221- say_to=-256- say_we=-314- say_what=-124- say_when=-208- say_wher=-188- say_whether=-142-
  say_which=-424- say_why=-246- say_yes=171h say_you=-244- say_you'r=-413- says_a=-187- says_about=-121- says_and=235o
  says_anyth=-314- says_he=-388- says_hi=-81- says_how=-300- says_i=-228- says_in=136x says_is=-212- says_it=-88-
  says_it's=107a says_noth=-495- says_of=-409- says_on=-230- says_one=-45- says_or=-239- says_so=-539-
  says_someth=-253- says_that=-698- says_the=-598- says_to=-363- says_two=-63- says_well=-62- says_what=-492-
  says_when=-298- says_wher=-338- says_whether=-243- says_which=-312- says_who=-367- says_why=-333- says_yes=157h
  says_you=-367- sbin_usr=-81- sbrk_#number=-68- sc_instruction=-131- scaffdog_#url=-173- scaffold_a=-56-
  scal_and=-168- scal_everyth=-193- scal_in=-154- scal_javascript=-53- scal_schedul=-238- scalar_context=-175-
  scalar_data=-91- scan_and=-241- scan_find=-212- scan_for=-97- scan_method=-133- scan_of=-264- scan_scan=-95-
  scan_the=263c scan_us=-145- scann_and=-240- scann_as=-125- scann_for=-309- scann_in=-110- scann_is=-184-
  scann_so=-285- scanner_find=-339- scanner_found=-417- scanner_in=161p scanner_is=-166- scanner_train=-57-
  scanner_withhold=-359- scenario_includ=-157- scenario_it=-294- scenario_wher=-116- scenario_you=-176-
  sch_#number=-207- sch_attr=-37- sch_deadlin=-186- sch_idle=-185- sch_relax=-165- sch_rr=-109- sch_setaffinity=-123-
  sch_setattr=-88- sch_setscheduler=-193- schedul_attribut=-98- schedul_clas=-230- schedul_for=-189- schedul_is=-203-
  schedul_lag=-34- schedul_model=-88- schedul_of=-98- schedul_parameter=-105- schedul_polici=-258- schedul_policy=-309-
  schedul_start=-228- schedul_task=-39- schedul_the=130p schedul_time=-239- schedul_to=-85- schedul_when=-83-
  scheduler_is=-105- schem_#url=-180- schem_are=-143- schem_as=-153- schem_for=-32- schem_handler=-270- schem_is=-80-
  schem_must=-76- schem_of=-105- schem_specifi=-70- schem_that=-121- schem_the=-33- schema_and=-69- schema_are=-357-
  schema_as=-339- schema_but=-134- schema_can=-132- schema_chang=-169- schema_circular=-103- schema_compil=-327-
  schema_compilation=-77- schema_comput=-125- schema_definition=-184- schema_describ=-158- schema_draft=-153-
  schema_element=-31- schema_extension=-143- schema_fil=-117- schema_for=-295- schema_has=-178- schema_have=-134-
  schema_id=-82- schema_if=-84- schema_impossibl=-114- schema_in=-158- schema_is=-99- schema_keyword=-85-
  schema_md=-65- schema_myschema=-238- schema_name=-138- schema_of=-136- schema_on=-55- schema_option=-37-
  schema_or=-338- schema_pass=-40- schema_qualifi=-97- schema_redo=-103- schema_referenc=-61- schema_s=-66-
  schema_security=-103- schema_spec=-54- schema_specification=-46- schema_tabl=-206- schema_that=-314- schema_the=-82-
  schema_to=-205- schema_untrust=-103- schema_us=-115- schema_validation=-46- schema_will=-240- schlueter_#mail=-185-
  school_and=167x school_is=-150- school_of=-185- school_to=-250- schweizer_armeemesser=-148- scienc_fiction=-168-
  scienc_has=-220- scienc_is=-403- scienc_why=-73- scientific_notation=-172- scientist_don't=-276- scientist_who=-179-
  scissor_line=-294- scm_right=-83- scop_and=-117- scop_are=-190- scop_for=-197- scop_from=-90- scop_id=-245-
  scop_identifier=-31- scop_is=-196- scop_keyword=-180- scop_must=-105- scop_of=55h scop_or=-76- scop_otherwis=-53-
  scop_system=-98- scop_to=-234- scop_unit=-172- scor_are=-100- scor_of=-93- scratch_fever=-238- scream_at=-164-
  screen_#number=-157- screen_a=-155- screen_and=-321- screen_are=-44- screen_as=-162- screen_at=-289-
  screen_befor=-232- screen_descriptor=-63- screen_follow=-329- screen_hear=-186- screen_in=-341- screen_is=95x
  screen_list=-176- screen_of=-234- screen_or=-254- screen_play=-74- screen_reader=-258- screen_saver=-428-
  screen_says=-297- screen_show=-286- screen_that=-176- screen_the=-177- screen_width=-114- screen_xconst=-117-
  screenshot_of=92x screw_up=-240- script_and=-119- script_are=-313- script_as=199p script_at=140c script_but=-359-
  script_can=-380- script_directory=-352- script_does=272a script_execut=-99- script_exit=-176- script_fil=-266-
  script_file=-282- script_for=-437- script_from=-201- script_in=-139- script_insid=-241- script_into=91p
  script_is=-454- script_itself=-157- script_loader=-182- script_may=-189- script_mode=-235- script_on=90p
  script_option=-204- script_or=-281- script_pnglibconf=-147- script_python=-135- script_rather=-112-
  script_report=-175- script_runn=-59- script_should=37p script_that=-127- script_the=-120- script_to=-194-
  script_will=-262- script_with=-380- script_without=127c script_would=-220- scroll_bar=-301- scroll_forward=-164-
  scroll_horizontal=-145- scroll_it=-185- scroll_read=-122- scroll_to=-144- scrubber_and=-31- scsi_command=-176-
  scsi_tape=-34- scuff_her=-136- sd_card=-369- sd_listen=-154- sd_notify=-127- sdk_has=-112- sdk_is=-51-
  sdk_registration=-113- sdk_you=-133- sdl_library=-274- sdl_net=-158- sdl_ttf=-143- seal_is=-413- seal_operation=-128-
  seal_that=-195- seal_writ=-286- seamless_in=-149- search_and=102h search_are=-129- search_at=-47- search_box=142x
  search_by=-91- search_command=-280- search_continu=-68- search_db=-186- search_each=-169- search_fil=-256-
  search_for=-249- search_forward=-176- search_has=-221- search_in=-467- search_index=-252- search_is=-364-
  search_list=-201- search_may=-110- search_of=-50- search_on=-58- search_only=-146- search_or=-128- search_order=-40-
  search_parent=-134- search_path=-495- search_pattern=-206- search_permission=-306- search_reach=-135- search_str=-94-
  search_templat=-381- search_term=38x search_that=-115- search_the=-274- search_through=-145- search_to=-196-
  search_will=-99- searchfilestool_limit=-171- sec_is=-141- seccomp_#number=-95- seccomp_addfd=-57- seccomp_data=-163-
  seccomp_filter=-274- seccomp_ioctl=-90- seccomp_notif=-63- seccomp_ret=-184- seccomp_set=-147- seccomp_user=-236-
  second_#number=-80- second_a=-353- second_account=331h second_after=-157- second_and=-233- second_are=-163-
  second_argument=-138- second_at=-116- second_befor=-125- second_begin=-37- second_between=-273- second_by=-107-
  second_call=-267- second_case=-176- second_character=-239- second_command=-234- second_copy=136h second_decod=-107-
  second_exampl=-39- second_floor=-212- second_form=-313- second_go=-207- second_have=-210- second_if=-41-
  second_in=-177- second_is=-257- second_later=-59- second_law=-164- second_line=-223- second_number=-215-
  second_of=111p second_one=-251- second_or=-300- second_pair=83h second_parameter=-86- second_part=-75-
  second_pass=-298- second_per=-194- second_sinc=-52- second_system=-85- second_th=-160- second_that=-253-
  second_the=-69- second_thought=-211- second_time=-242- second_to=125c second_version=-62- second_with=-35-
  secondary_disk=-243- secondary_stor=-156- secondary_storag=-48- secondary_us=-142- secondaryindent_int=-100-
  secret_and=-134- secret_api=-231- secret_by=-307- secret_come=-209- secret_from=-261- secret_function=-86-
  secret_generation=-86- secret_in=314x secret_ingredient=-234- secret_instruction=112l secret_into=253x secret_is=137x
  secret_key=85x secret_manager=121x secret_mask=-279- secret_nam=-290- secret_of=-444- secret_part=-68-
  secret_plac=-188- secret_santa=-165- secret_to=115x secret_ts=-97- section_#ip=-238- section_#number=-93-
  section_and=-232- section_are=-274- section_as=-231- section_at=-186- section_below=-355- section_contain=-195-
  section_describ=-217- section_for=-68- section_header=-447- section_in=-292- section_is=-311- section_it=-187-
  section_list=-332- section_match=-153- section_may=-67- section_nam=-34- section_of=-330- section_on=-131-
  section_only=-222- section_see=-192- section_sign=-277- section_that=-189- section_to=-251- section_which=-368-
  section_will=150o section_with=-161- sector_and=-146- sector_at=-67- sector_breath=-195- sector_of=83c
  sector_other=-75- sector_size=-43- secur_#number=-90- secur_and=-242- secur_channel=-274- secur_comput=-150-
  secur_encrypt=-88- secur_execution=-147- secur_flow=-101- secur_than=-89- security_and=-120- security_capability=-88-
  security_command=-176- security_consideration=-218- security_contact=-103- security_context=-346-
  security_extension=-194- security_group=-188- security_implication=-197- security_is=168a security_issu=-186-
  security_key=-238- security_label=-272- security_md=-320- security_modul=-98- security_polici=-76-
  security_policy=-556- security_question=152h security_reason=33o security_releas=-194- security_risk=-205-
  security_sensitiv=-123- security_servic=-222- security_updat=82c security_vulnerabiliti=-140- see_#number=-65-
  see_#url=-425- see_a=-366- see_abov=-486- see_addformat=-137- see_all=209a see_also=-249- see_an=131x see_and=-463-
  see_below=-295- see_benchmark=-121- see_bugs=-166- see_built=-153- see_capabiliti=-123- see_cloudsdkroot=-158-
  see_contribut=-116- see_creat=-190- see_ctag=-166- see_deb=-220- see_deserialization=-310- see_detail=-186-
  see_dispatcher=-189- see_disposal=-75- see_docs=-153- see_event=-207- see_exampl=-105- see_fenv=-55- see_fetch=-267-
  see_gcloud=-209- see_git=-181- see_him=-219- see_his=-252- see_history=-275- see_how=-272- see_i=-346- see_if=-350-
  see_in=148l see_index=-137- see_integer=-100- see_ioctl=-174- see_ip=-147- see_is=84o see_it=46h see_it's=-110-
  see_kill=-192- see_licens=-108- see_live=-251- see_mallopt=-133- see_me=-120- see_more=-147- see_mount=-178-
  see_no=-300- see_not=-304- see_open=-396- see_openat=-63- see_option=-162- see_other=-124- see_our=-307-
  see_output=-112- see_passwd=-181- see_pipe=-288- see_proc=-68- see_proposal=163h see_pthread=-72- see_ptrac=-82-
  see_releas=-58- see_sch=-177- see_sd=-199- see_section=-149- see_security=-64- see_signal=-165- see_socket=-60-
  see_some=-248- see_spars=-192- see_src=-132- see_stat=-91- see_stream=-426- see_systemd=-199- see_test=-97-
  see_that=85h see_the=-206- see_their=-57- see_them=186h see_thes=162h see_to=-293- see_two=-247- see_user=-176-
  see_warn=-226- see_what=304h see_when=-214- see_which=-295- see_you=-395- see_your=148l seed_and=-245- seed_for=196p
  seed_is=-284- seed_the=-48- seed_valu=-106- seed_word=289x seek_a=-142- seek_operation=-204- seek_out=-98-
  seek_the=-241- seek_to=-348- seem_a=-143- seem_ever=-124- seem_like=-135- seem_resolver=-71- seem_that=-249-
  seen_a=-110- seen_all=-134- seen_and=-185- seen_anyth=-270- seen_as=-263- seen_at=-243- seen_by=-202- seen_from=-203-
  seen_in=-169- seen_it=237h seen_me=-155- seen_the=-185- seen_then=-208- seen_with=-195- sees_a=-172-
  sees_forward=-210- sees_of=-215- sees_the=-43- segment_and=-208- segment_are=-271- segment_is=-210- segment_per=-67-
  segmentation_violation=-186- select_#number=-73- select_a=-278- select_all=-201- select_an=-75- select_and=-136-
  select_any=-206- select_by=-137- select_for=133a select_from=-264- select_in=-110- select_insert=-322- select_is=-39-
  select_node=-158- select_one=-127- select_only=-152- select_or=-35- select_packag=-264- select_privileg=-170-
  select_region=-50- select_the=-393- select_this=-139- select_to=-202- select_version=-62- select_which=-163-
  select_window=-39- select_xml=-59- selection_and=-238- selection_br=-65- selection_of=-69- selectiv_clon=-62-
  selector_are=-79- self_and=-166- self_contain=-119- self_fd=-80- self_manag=-138- self_sign=-105- self_test=-44-
  sell_it=-275- sell_the=71x sem_op=-162- sem_undo=-109- semantic_are=-41- semantic_as=-52- semantic_error=-99-
  semantic_of=-131- semantic_version=-233- semaphor_set=-281- semaphor_valu=-182- semaphore_valu=-50- semi_colon=-42-
  semi_hi=-67- semicolon_and=-302- semver_bump=-32- semver_function=-78- semver_rang=-92- sen_#mail=-77-
  senat_amendment=-208- send_#number=-135- send_a=93x send_all=128x send_an=-349- send_ancillary=-305- send_and=-314-
  send_any=-318- send_back=-289- send_behind=-292- send_data=-292- send_email=-306- send_in=-222- send_is=-110-
  send_it=309x send_mail=-372- send_me=-219- send_method=-102- send_no=-207- send_notification=-176- send_out=-159-
  send_pack=-220- send_secret=-188- send_signal=-192- send_sigusr1=-136- send_stor=-254- send_the=37x send_them=-140-
  send_thes=-189- send_this=-387- send_to=-427- send_us=67a send_your=-52- sender_is=-204- sender_of=105a
  sendmail_build=-82- sendmsg_#number=-181- sendto_#number=-139- senkpiel_#mail=-51- sens_and=-273- sens_in=-166-
  sens_is=-266- sens_of=-282- sens_only=-141- sens_to=-208- sensibl_default=-37- sensitiv_data=-140-
  sensitiv_information=-282- sensitiv_input=-94- sensitiv_str=-160- sensitiv_to=-187- sent_a=-365- sent_again=-315-
  sent_and=-315- sent_as=-456- sent_back=-190- sent_befor=159h sent_by=-153- sent_event=-205- sent_for=-130-
  sent_from=-334- sent_in=-365- sent_is=-118- sent_it=-405- sent_me=-243- sent_on=107h sent_them=-242- sent_to=-349-
  sent_twic=-164- sent_us=-259- sent_with=-280- sent_you=-275- sentenc_a=-140- sentenc_and=159o sentenc_are=-253-
  sentenc_as=189o sentenc_empty=-197- sentenc_for=-418- sentenc_in=219p sentenc_instead=-336- sentenc_into=247p
  sentenc_null=-128- sentenc_of=-245- sentenc_or=-96- sentenc_say=-242- sentenc_that=197l sentenc_the=-155-
  sentenc_to=253p sentenc_what=-290- sentenc_which=-65- sentenc_with=-423- sep_#number=-118- separat_and=-256-
  separat_argument=-42- separat_block=-54- separat_by=-151- separat_commonj=-60- separat_file=-129- separat_from=-153-
  separat_instanc=-125- separat_list=-258- separat_multipl=-154- separat_out=-63- separat_output=-167-
  separat_parameter=-345- separat_peopl=-210- separat_process=-180- separat_section=-52- separat_step=-244-
  separat_the=-208- separat_them=-64- separat_transaction=-179- separat_valu=-46- separat_with=-73- separate_for=-145-
  separate_from=-181- separator_character=-31- separator_is=-187- separator_only=-125- september_#number=-152-
  sequenc_#url=-40- sequenc_are=-168- sequenc_befor=-96- sequenc_esc=-119- sequenc_for=-179- sequenc_from=-115-
  sequenc_in=-178- sequenc_is=-48- sequenc_like=-55- sequenc_number=-129- sequenc_of=-232- sequenc_specifi=-93-
  sequenc_that=-128- sequenc_to=-312- sequenc_valu=-162- sequenc_which=-116- sequential_mod=-113- seri_of=-173-
  serial_line=-362- serial_number=-232- serial_port=-255- serializ_a=-179- serializ_an=-81- serializ_and=-263-
  serializ_function=-58- serializ_method=-168- serializ_option=-141- serializ_the=-133- serializ_to=-83-
  serialization_and=-47- serialization_deadlock=-95- serialization_function=-42- serializehost_hostfromurlrecord=-90-
  serializeinteger_number=-90- serializepath_urlrecord=-90- serializer_#url=-90- serializeurl_urlrecord=-90-
  serializeurlorigin_urlrecord=-90- seriou_about=-309- serv_a=-116- serv_as=-323- serv_electron=-78-
  serv_extension=-121- serv_fil=-279- serv_git=-319- serv_in=-134- serv_one=-187- serv_only=141r serv_or=-223-
  serv_static=-327- serv_the=145p serv_up=-260- serv_will=-211- servent_structur=-87- server_#url=-221-
  server_advertis=-223- server_and=76c server_anew=-226- server_answer=159c server_are=-365- server_at=282c
  server_but=-102- server_can=76x server_certificat=-357- server_count=-246- server_demand=-131- server_does=-290-
  server_environment=-89- server_for=101c server_found=-165- server_from=59p server_generat=-165- server_has=-357-
  server_ignor=-143- server_in=-337- server_info=-319- server_ip=-282- server_is=-517- server_it=-397-
  server_list=-204- server_may=-405- server_md=-180- server_modul=-145- server_must=-400- server_not=-263-
  server_noth=-241- server_of=-64- server_offer=-332- server_on=60c server_option=-182- server_or=-258-
  server_order=-245- server_over=-327- server_own=-281- server_refus=-247- server_report=-291- server_respons=-314-
  server_runn=-53- server_said=-404- server_sent=-362- server_session=-289- server_should=-264- server_side=-277-
  server_so=192p server_speak=-277- server_support=-212- server_test=-84- server_that=-716- server_the=-322-
  server_tool=-248- server_transport=-126- server_usual=-243- server_want=-438- server_what=-260- server_when=-409-
  server_wher=-283- server_will=-311- server_with=181c server_writ=-289- servic_#number=-172- servic_acces=-205-
  servic_account=-714- servic_activation=-58- servic_agent=-44- servic_and=239c servic_are=-326- servic_as=-148-
  servic_at=201x servic_attachment=-254- servic_attack=73c servic_availabl=-171- servic_can=-88-
  servic_configuration=-161- servic_connect=-94- servic_directori=-92- servic_dispatch=-136- servic_fil=-149-
  servic_file=-415- servic_for=-190- servic_from=-243- servic_has=-271- servic_hook=-97- servic_identity=-57-
  servic_if=-135- servic_implementor=-278- servic_in=-200- servic_is=68p servic_manager=-402- servic_might=-177-
  servic_name=-296- servic_need=-164- servic_of=48r servic_on=-214- servic_or=-213- servic_perimeter=-206-
  servic_proces=-275- servic_producer=-189- servic_restart=-291- servic_runs=-165- servic_servic=-289-
  servic_shall=-322- servic_should=-257- servic_start=-295- servic_such=-179- servic_switch=-124- servic_the=-269-
  servic_this=-180- servic_to=-317- servic_transport=-135- servic_unit=-208- servic_uses=-48- servic_which=-399-
  servic_will=-320- servic_with=-183- serviceaccount_acta=-204- session_#number=-92- session_a=-208- session_alon=-97-
  session_and=-222- session_are=-460- session_as=-170- session_at=-303- session_authorization=-208- session_b=-63-
  session_bus=-258- session_by=-48- session_can=-238- session_chang=-314- session_cooki=180x session_counter=-47-
  session_each=-212- session_ends=-283- session_every=-286- session_for=-353- session_from=-338- session_goal=-149-
  session_has=135p session_id=124x session_in=-178- session_instead=-110- session_is=-368- session_it=-158-
  session_journey=-76- session_keyr=-391- session_leader=-41- session_may=-193- session_messag=-127- session_meta=-257-
  session_model=-124- session_now=-112- session_null=-133- session_of=-209- session_or=-203- session_pars=-191-
  session_profil=-99- session_prompt=-187- session_read=190p session_scop=-116- session_search=-287-
  session_servic=-179- session_sett=-194- session_show=-390- session_so=-358- session_start=-137- session_stay=-290-
  session_stor=-201- session_that=-376- session_the=-369- session_titl=-364- session_to=163p session_token=268x
  session_tool=-262- session_user=-278- session_was=-495- session_whos=-316- session_will=-285- session_with=-532-
  set_#number=-178- set_a=-322- set_accord=-241- set_additionalproperti=-68- set_aggregat=-200- set_all=228c
  set_allow=-197- set_alpha=-203- set_also=-299- set_an=-233- set_and=38o set_any=-269- set_are=-137- set_as=-218-
  set_asid=46o set_async=-183- set_at=-125- set_automatical=-286- set_background=-91- set_befor=93o set_benign=-217-
  set_both=-47- set_but=-274- set_by=60a set_call=-192- set_can=-141- set_constraint=-326- set_context=-252-
  set_cooki=-211- set_correct=-260- set_ctx=-123- set_default=-107- set_description=-92- set_disableofflinequeu=-137-
  set_do=-198- set_dur=-75- set_environment=-224- set_errno=-122- set_event=-179- set_expand=-77- set_fals=-153-
  set_follow=-76- set_foo=-37- set_for=-209- set_free=-30- set_function=-199- set_gamma=-60- set_get=-267-
  set_getorset=-65- set_group=-79- set_has=-131- set_hook=-50- set_i=-354- set_iam=-144- set_if=-180- set_in=-182-
  set_instanc=-169- set_is=-284- set_it=-56- set_its=-111- set_just=-142- set_languag=-255- set_may=-79- set_mode=-125-
  set_must=-42- set_of=-273- set_on=-334- set_only=-190- set_operation=-279- set_option=-139- set_or=-301-
  set_otherwis=-91- set_param=-119- set_parameter=-312- set_pars=-39- set_proc=-31- set_refreshbuffersecond=-72-
  set_role=-187- set_schedul=-255- set_see=-36- set_session=-208- set_socket=-137- set_sourc=-373- set_specifi=-73-
  set_stat=-288- set_statu=76h set_t=-139- set_the=-120- set_them=-277- set_then=-58- set_thes=-76- set_this=-237-
  set_thread=-50- set_through=-240- set_throwonconnecterror=-269- set_throwonlimitexceed=-138- set_tid=-32-
  set_time=-82- set_to=-249- set_transform=-226- set_two=-213- set_up=143p set_us=-291- set_user=-289- set_valu=-58-
  set_via=-163- set_we=-104- set_when=-428- set_which=-82- set_will=-210- set_with=37p set_you=107a
  setaffinity_#number=-123- setcap_#number=-40- setfd_operation=-47- setjmp_longjmp=-194-
  setmaxlistener_getmaxlistener=-47- setpcap_capability=-102- sets_a=-474- sets_an=-145- sets_and=-88- sets_are=-31-
  sets_delet=-136- sets_errno=-194- sets_in=-209- sets_is=-41- sets_minor=-68- sets_of=223h sets_or=-114-
  sets_the=-465- sets_up=-212- sets_were=-32- setsockopt_#number=-32- setstaticinstanc_undefin=-146- sett_a=-207-
  sett_an=-109- sett_and=-166- sett_any=-48- sett_are=-232- sett_as=-308- sett_at=-42- sett_both=-151- sett_can=-202-
  sett_chang=-243- sett_control=-136- sett_dangerouslyallowbrowser=-133- sett_data=-82- sett_enabl=-153- sett_for=-83-
  sett_from=-113- sett_has=134h sett_in=-154- sett_is=-148- sett_it=-156- sett_json=281p sett_keys=-296-
  sett_limit=-204- sett_may=93p sett_memory=-307- sett_must=-233- sett_of=-465- sett_on=-199- sett_or=-189-
  sett_position=-78- sett_read=-178- sett_says=-47- sett_screen=-261- sett_section=-184- sett_specifi=-154-
  sett_that=-226- sett_the=-365- sett_thes=-55- sett_this=-240- sett_to=120p sett_ts=-235- sett_under=-236-
  sett_up=-234- sett_what=-200- sett_will=-138- sett_with=-239- settheusernam_urlrecord=-90- settim_#number=-55-
  settl_the=-61- settl_what=-266- setup_a=-137- setup_by=-84- setup_dependenci=-179- setup_instruction=-100-
  setup_is=-217- setup_text=247l sev_snp=-123- seven_days=-38- seven_year=-124- sever_and=-114- several_data=-59-
  several_different=-54- several_fil=-216- several_flavor=-47- several_form=-62- several_hook=-105- several_hour=-258-
  several_kind=-103- several_lin=-159- several_minut=-107- several_of=-188- several_packag=-69- several_tim=-231-
  several_ways=-41- several_year=-53- sevp_argument=-118- sex_chang=-109- sftp_server=-139- sh_#number=-164-
  sh_and=-270- sh_syntax=-173- sha256_#number=-269- sha2_#number=-104- sha_#number=-327- sha_of=-141- shadow_and=258r
  shadow_dom=-49- shadow_lie=-321- shadow_of=-180- shadow_password=-390- shadowbox_of=-87- shall_be=92p shall_die=-123-
  shall_export=-102- shall_have=82r shall_inherit=-157- shall_not=143h shall_use=-219- shall_we=-224-
  shallow_clon=-207- shallow_repository=-159- shap_a=-257- shap_and=-201- shap_are=-126- shap_discover=-122-
  shap_in=-35- shap_is=-95- shap_of=-261- shap_the=-223- shar_acros=-201- shar_among=-94- shar_and=309c
  shar_between=-158- shar_by=-305- shar_calendar=-261- shar_cod=-226- shar_code=-367- shar_deprecat=-176-
  shar_doc=-176- shar_driv=-193- shar_everyth=-223- shar_file=-225- shar_index=-230- shar_instanc=-103- shar_is=-297-
  shar_it=169x shar_librari=-260- shar_library=-295- shar_local=-201- shar_lock=-294- shar_match=-165-
  shar_memory=-832- shar_mutex=-106- shar_my=-388- shar_non=-89- shar_object=-441- shar_of=-409- shar_one=-133-
  shar_shell=-257- shar_target=-145- shar_the=102x shar_this=-191- shar_validat=-122- shar_with=37x shar_word=-226-
  shar_writabl=-57- shar_x=-165- shar_your=65l she_alway=-292- she_been=-119- she_can=-386- she_could=-241-
  she_does=-295- she_doesn't=-343- she_find=114h she_go=-267- she_had=-130- she_her=-80- she_is=216h she_lik=-211-
  she_look=-158- she_may=-153- she_must=111h she_not=-233- she_notic=31h she_or=-310- she_ran=-280- she_said=-341-
  she_says=150h she_should=-209- she_sign=-156- she_tell=-36- she_took=-228- she_turn=-173- she_want=-186-
  she_was=-232- she_will=-61- she_would=-259- sheer_terror=-112- sheet_are=-172- sheet_read=-88- sheet_the=-194-
  sheet_whil=-77- shell_and=-240- shell_as=-306- shell_by=-96- shell_command=-193- shell_compatibl=-42-
  shell_expand=-266- shell_from=-50- shell_function=-304- shell_grab=-303- shell_habit=-70- shell_history=220h
  shell_how=-187- shell_in=-68- shell_is=-289- shell_like=-123- shell_line=-455- shell_link=-257- shell_may=-122-
  shell_of=-95- shell_option=-224- shell_or=-79- shell_path=249p shell_pattern=-205- shell_profil=138p
  shell_script=-582- shell_session=-448- shell_syntax=-161- shell_that=-99- shell_to=55c shell_ts=-97-
  shell_variabl=-399- shell_will=-147- shelley_vohr=-51- shield_vm=-182- shim_includ=-81- ship_and=-154- ship_is=-182-
  ship_separat=-60- ship_the=48x ship_with=-207- shipp_with=74o shirt_and=-166- shm_open=-118- shmaddr_or=-227-
  sho_already=-120- sho_off=-334- shock_to=-68- shogunpanda_#url=-77- shoot_itself=-136- shop_is=-269- shopp_list=-339-
  shor_of=-80- short_answer=-319- short_by=-32- short_circuit=-137- short_cut=-125- short_description=-116-
  short_for=-118- short_form=-237- short_format=-30- short_hand=-123- short_ids=-74- short_in=-31- short_integer=-38-
  short_list=-175- short_liv=-56- short_name=-171- short_of=-112- short_one=-162- short_option=-42- short_or=-148-
  short_you=-107- shortcut_by=-67- shortcut_for=-283- shorten_#number=-118- shorten_it=134h shorter_one=-123-
  shorthand_for=-190- shorthand_such=-159- shot_and=-83- shot_in=-184- shot_of=-115- should_a=144h should_add=35p
  should_allow=-158- should_also=203x should_alway=-552- should_avoid=-176- should_be=-82- should_call=162p
  should_check=-112- should_consider=-250- should_contain=-398- should_creat=-315- should_delet=-242- should_do=-310-
  should_either=-76- should_encod=-171- should_ensur=-170- should_eventual=-126- should_ever=175h should_exist=-206-
  should_expect=-233- should_export=-114- should_find=258p should_follow=-434- should_get=269p should_give=-162-
  should_go=-379- should_handl=-222- should_have=-505- should_he=89h should_heed=-299- should_help=-207- should_i=-36-
  should_ignor=-95- should_install=-232- should_know=-289- should_learn=143p should_like=-97- should_live=-164-
  should_look=148h should_make=-234- should_match=-234- should_not=-197- should_only=-457- should_or=-312-
  should_perform=-42- should_point=53p should_prefer=-172- should_probab=-268- should_put=-203- should_refer=-216-
  should_remain=35h should_represent=-160- should_return=-395- should_run=202p should_save=-273- should_see=-116-
  should_send=-172- should_set=-328- should_specify=-85- should_start=-293- should_stop=-346- should_take=-288-
  should_the=292p should_then=-144- should_therefor=-213- should_they=-65- should_think=-223- should_try=-275-
  should_turn=243h should_use=-479- should_usual=-243- should_wait=-240- should_we=-264- should_work=-327-
  should_writ=-334- should_you=212h shouldn't_be=201h shout_foo=-164- shouter_comment=-219- show_#number=-131-
  show_a=-76- show_an=-116- show_and=214h show_as=-199- show_both=-188- show_branch=-187- show_cas=-194-
  show_command=-173- show_commit=-108- show_everyth=160h show_exampl=-213- show_fil=-250- show_for=-110-
  show_help=-113- show_him=-225- show_in=113h show_information=-210- show_is=-268- show_it=-255- show_its=-157-
  show_me=281l show_no=-210- show_of=-185- show_one=-218- show_only=-346- show_some=-44- show_that=-324-
  show_their=-76- show_them=-299- show_this=57h show_up=187h show_user=-221- show_was=-73- show_what=-475-
  show_wher=-177- show_which=-261- show_will=-360- show_you=-200- show_your=-153- shown_abov=-331- shown_again=-434-
  shown_and=-266- shown_as=-375- shown_befor=169h shown_below=-220- shown_but=-245- shown_by=-336- shown_each=-90-
  shown_for=-300- shown_in=-382- shown_is=-170- shown_it=-294- shown_join=-67- shown_length=-140- shown_must=-322-
  shown_of=-174- shown_only=-71- shown_push=-308- shown_str=-185- shown_the=-180- shown_ther=-147- shown_when=-138-
  shown_wher=-213- shown_with=-243- showsemanticerror_true=-263- shrink_the=-268- shutdown_target=-82- shutt_down=141x
  shy_stood=-136- sibl_folder=-102- sick_of=-179- side_and=138p side_as=-169- side_by=-340- side_car=-102-
  side_channel=-260- side_cipher=-206- side_effect=-252- side_has=-133- side_is=-176- side_of=-392- side_said=-277-
  side_so=-266- side_to=-122- side_tool=-300- side_with=-100- sidecar_may=-32- sig_and=-183- sigaction_#number=-164-
  sigh_a=-81- sight_is=-279- sight_of=-299- sight_the=-126- sighup_signal=-216- siginfo_signal=-129- siginfo_t=-34-
  sigma_export=-50- sigma_instanc=-83- sigma_layer=-149- sign_#number=-102- sign_a=-217- sign_and=-334- sign_by=277a
  sign_certificat=-106- sign_in=231h sign_integer=-36- sign_is=-188- sign_of=181h sign_on=-144- sign_or=-299-
  sign_releas=-96- sign_that=-133- sign_the=-57- sign_to=-66- sign_up=-288- sign_url=-329- sign_with=161a
  signal_#number=-154- signal_#url=-85- signal_abort=-181- signal_abortsignal=-34- signal_an=-177- signal_and=-85-
  signal_are=-121- signal_caus=-91- signal_context=-158- signal_disposition=-195- signal_dpms=-85- signal_for=-63-
  signal_handler=-201- signal_i=-76- signal_in=-68- signal_is=-268- signal_limit=-46- signal_mask=-277-
  signal_not=-286- signal_number=-284- signal_see=-189- signal_sent=-136- signal_set=-73- signal_stack=-109-
  signal_that=-128- signal_the=-70- signal_to=-374- signal_was=-180- signal_when=-112- signal_will=-259-
  signalfd_file=-132- signall_completion=-30- signatur_algorithm=-204- signatur_and=-395- signatur_are=-150-
  signatur_for=-94- signatur_from=-61- signatur_in=-273- signatur_is=-245- signatur_of=-154- signatur_on=-174-
  signatur_parser=-63- signatur_us=-44- signifi_that=-211- significant_amount=-30- significant_bit=-96-
  significant_byte=-161- significant_faster=-129- significant_only=-103- significant_reduc=-32-
  sigprocmask_#number=-126- sigsegv_signal=-120- sigset_t=-60- sigusr1_siginfo=-118- sigwaitinfo_#number=-42-
  silenc_is=-242- silenc_tak=-123- silent_capp=-41- silent_fail=-155- silent_flag=76h silent_ignor=-410-
  silent_in=-262- silent_skip=-270- silent_truncat=-154- similar_as=-56- similar_but=-62- similar_call=-126-
  similar_fashion=-130- similar_for=-57- similar_if=-198- similar_in=-204- similar_nam=-189- similar_ones=-90-
  similar_the=-113- similar_to=-258- simp_a=-178- simp_add=-157- simp_an=-115- simp_be=-92- simp_call=-289-
  simp_drop=-175- simp_end=-124- simp_goes=-186- simp_increment=-74- simp_not=-182- simp_pass=-166- simp_remov=-295-
  simp_return=-263- simp_the=-69- simp_uses=-88- simp_writ=-227- simpl_and=-175- simpl_api=-46- simpl_as=-241-
  simpl_but=-32- simpl_cas=-271- simpl_command=-237- simpl_exampl=-183- simpl_instruction=-164- simpl_math=-108-
  simpl_shell=-347- simpl_str=-92- simpl_system=-146- simpler_to=-64- simplest_way=-240- simplifi_the=-61-
  simplify_multi=-86- simplify_requir=-49- simplify_the=-48- simplify_your=-259- simular_to=-38- simulat_a=161r
  simulat_an=78r sinc_#number=-316- sinc_a=-385- sinc_all=-204- sinc_and=-122- sinc_cmak=-95- sinc_dpkg=-136-
  sinc_file=-46- sinc_glibc=-160- sinc_i=-210- sinc_it=-283- sinc_it's=-88- sinc_libpng=-89- sinc_linux=-204-
  sinc_may=-260- sinc_no=-199- sinc_our=-85- sinc_slic=-36- sinc_that=-192- sinc_the=-492- sinc_then=-296-
  sinc_ther=-38- sinc_thes=-35- sinc_they=-251- sinc_this=-237- sinc_thos=-43- sinc_v4=-74- sinc_version=-153-
  sinc_we=-76- sinc_when=-94- sinc_xz=-176- sincerest_form=-126- sine_of=-43- sing_link=-184- sing_the=-61-
  singl_and=-118- singl_bit=-69- singl_byte=-54- singl_call=-211- singl_character=-112- singl_command=-210-
  singl_entry=-113- singl_event=-151- singl_file=-174- singl_instanc=-82- singl_key=-103- singl_label=-55-
  singl_letter=-93- singl_line=-172- singl_node=-176- singl_one=-67- singl_operation=-81- singl_page=-210-
  singl_parameter=-56- singl_parent=-87- singl_public=-139- singl_quot=-151- singl_rout=-35- singl_row=-93-
  singl_shot=-35- singl_spac=-181- singl_step=-58- singl_str=-113- singl_thread=-168- singl_user=-196- singl_valu=-60-
  singl_writ=-212- sit_and=-209- sit_at=-158- sit_back=-177- sit_down=-258- sit_on=-107- sit_that=-184- sit_the=-164-
  site_enforcement=-46- site_generator=-123- site_in=-281- site_the=-355- site_with=-212- sits_down=-74- sits_on=-172-
  sitt_at=-220- sitt_in=-42- situation_wher=-251- situation_you=-86- six_days=-52- six_hex=-93- six_month=-165-
  six_or=-38- six_pack=-95- six_week=-65- sixty_chang=-207- siz_are=-62- siz_in=-122- siz_of=-144- siz_sett=-226-
  size_#number=85a size_a=-132- size_and=-157- size_are=-129- size_as=-185- size_by=-73- size_byt=-140- size_can=-126-
  size_counter=-296- size_exceed=-118- size_for=-195- size_if=-58- size_in=-190- size_is=-141- size_limit=-199-
  size_may=-98- size_mode=-50- size_modification=-83- size_mtim=-46- size_must=-58- size_of=-274- size_or=-172-
  size_say=-42- size_see=-132- size_styl=-55- size_that=-169- size_the=-87- size_then=-77- size_this=-34- size_to=-163-
  size_was=-101- size_will=-165- size_with=-76- sizeof_sa=-41- sizeof_struct=-65- skb_priority=-133- skeleton_e=-98-
  skeptical_inquirer=-137- skia_replac=-95- skill_a=-305- skill_and=85p skill_approv=-217- skill_archiv=-123-
  skill_are=-335- skill_as=-514- skill_at=-55- skill_below=-238- skill_block=-138- skill_by=-111- skill_came=-317-
  skill_com=-294- skill_each=-224- skill_event=-119- skill_external=-281- skill_folder=-101- skill_for=-270-
  skill_from=-171- skill_id=-293- skill_in=-174- skill_into=-139- skill_is=-287- skill_it=-231- skill_its=-268-
  skill_list=-188- skill_manag=-138- skill_may=156p skill_md=-400- skill_must=-91- skill_newest=-79- skill_news=-141-
  skill_null=-115- skill_of=-461- skill_on=-257- skill_one=-174- skill_or=-273- skill_project=-196- skill_says=-205-
  skill_screen=-233- skill_stand=-116- skill_that=188p skill_the=-188- skill_their=-74- skill_ther=-130-
  skill_they=-200- skill_to=-253- skill_trust=-272- skill_view=-120- skill_was=-260- skill_wher=-270- skill_whos=-188-
  skill_with=145p skill_writ=-257- skip_past=59o skip_this=149p skip_to=-266- skip_worktre=-251- skipp_and=-415-
  skipp_by=-219- skipp_elsewher=-104- skipp_if=-177- skipp_with=-331- skokan_#mail=-80- slash_#url=-282-
  slash_and=-123- slash_follow=-40- slash_i=-64- slash_in=-201- slash_only=-143- slavery_and=-206- sleep_#number=76c
  sleep_and=-35- sleep_for=-135- sleep_servic=-124- sleev_and=-134- slic_#number=-56- slic_and=-218- slic_between=-106-
  slic_bread=-36- slic_clamp=-33- slic_is=-242- slic_it=-152- slic_of=-276- slic_that=-102- slic_unit=-199-
  slid_into=-192- slid_to=-247- slight_different=-117- slight_more=-142- slight_wors=-42- slink_which=-80-
  slip_from=-86- slip_symlink=-139- slip_the=310x slist_head=-166- slot_in=-185- slow_down=-149- slow_in=-58-
  slow_out=-73- slow_the=-168- slow_through=-156- slow_you=-151- slower_and=-35- slower_than=-225- small_#number=-132-
  small_amount=-183- small_and=-89- small_boy=-138- small_bundl=-219- small_busines=-36- small_call=-114-
  small_edit=-253- small_enough=-143- small_is=-168- small_memory=-219- small_one=-153- small_performanc=-103-
  small_simpl=-34- small_the=-84- small_to=-145- small_utility=-75- smaller_than=-219- smart_manager=-91-
  smell_like=-97- smok_is=-126- snack_unles=-97- snak_case=-224- snak_i=-139- snapshot_and=184c snapshot_began=-62-
  snapshot_is=-236- snapshot_name=-248- snapshot_of=-133- snapshot_or=-206- snapshot_stag=-76- snapshot_to=-121-
  snapshot_was=-37- snapshot_when=-111- snell_#mail=-104- snicker_snack=-119- sniff_algorithm=-130- sniff_when=-59-
  snippet_are=-173- snippet_end=-86- snippet_for=-185- snippet_in=-317- snippet_will=-82- snippet_with=-215-
  snow_whit=-158- so_#number=-265- so_a=157p so_already=-212- so_an=-173- so_and=-250- so_any=-207- so_are=-173-
  so_as=-376- so_bad=-165- so_be=-182- so_becaus=-155- so_blue=-219- so_by=-121- so_call=-224- so_check=-188-
  so_deep=156p so_delet=-143- so_disconnect=-124- so_do=173a so_don't=156h so_e=-172- so_each=46p so_easy=-212-
  so_every=-189- so_everyth=-130- so_far=-150- so_fast=-234- so_font=-95- so_foo=-98- so_for=-237- so_forth=-196-
  so_frighten=-145- so_git=-255- so_good=-139- so_great=-191- so_happen=-138- so_hard=-206- so_he=120h so_how=-258-
  so_i=-340- so_id=-63- so_if=-443- so_ignor=-165- so_in=-290- so_is=-385- so_it's=-104- so_later=-349- so_leav=192h
  so_littl=-276- so_long=-364- so_many=-410- so_much=-494- so_no=128h so_nobody=110h so_noth=228h so_on=-266-
  so_one=-172- so_only=-396- so_other=-83- so_pleas=-275- so_pleasant=-283- so_poor=-224- so_practic=-32-
  so_preparation=-96- so_put=214h so_refactor=-32- so_repeat=-176- so_reversepatch=-58- so_ruler=-155- so_simpl=-215-
  so_small=-59- so_smart=-135- so_some=-166- so_special=-138- so_stupid=-281- so_that=641p so_the=235p so_their=-157-
  so_then=-186- so_ther=-94- so_they=-87- so_this=-285- so_timer=-43- so_to=194h so_trail=-38- so_unterminat=-124-
  so_up=-288- so_use=-217- so_valid=-39- so_we=-344- so_what=-392- so_when=-185- so_will=-161- so_with=38p so_you=176a
  so_your=-294- soap_and=-84- soap_opera=-101- social_engineer=-252- social_media=-120- society_is=-280-
  sock_dgram=-264- sock_extend=-115- sock_proxy=-109- sock_raw=-301- sock_stream=55c sockaddr_ll=-70-
  socket_#number=-129- socket_activation=-89- socket_addres=-115- socket_and=-291- socket_are=-61- socket_as=-230-
  socket_bas=-135- socket_but=-42- socket_can=-63- socket_error=-172- socket_fil=-179- socket_file=-80- socket_for=-82-
  socket_has=-53- socket_in=-196- socket_is=-338- socket_it=-250- socket_of=-144- socket_on=-214-
  socket_operation=-196- socket_option=-241- socket_or=-45- socket_proxyd=-118- socket_reconnectstrategy=-137-
  socket_see=-102- socket_target=-119- socket_that=-117- socket_the=-179- socket_to=-185- socket_type=-201-
  socket_unit=-129- socket_with=-191- sockfd_is=-121- soda_#number=-116- soda_water=-74- soft_and=-257-
  soft_limit=-189- softfp_soft=-65- softwar_display=-226- softwar_engineer=-190- softwar_foundation=-97-
  softwar_is=-352- softwar_maintainer=-126- softwar_packag=-190- softwar_support=-55- softwar_that=-131-
  softwar_to=-363- softwar_user=-126- solid_stat=-54- solution_for=-54- solution_is=-200- solution_to=-138-
  solv_a=-281- solv_by=-44- solv_the=-62- solv_this=-81- some_#number=-79- some_additional=-36- some_api=-151-
  some_application=-210- some_architectur=-155- some_are=-152- some_bad=-54- some_browser=-172- some_build=-159-
  some_cas=-131- some_clear=-255- some_code=-52- some_command=-281- some_common=-94- some_data=-65- some_day=-118-
  some_devic=-214- some_event=-47- some_exampl=-60- some_exception=-227- some_exceptional=-267- some_extra=-132-
  some_featur=-51- some_file=-142- some_fun=-204- some_futur=-104- some_honest=-253- some_implementation=-118-
  some_information=-79- some_internal=-45- some_is=-140- some_keys=-201- some_kind=-137- some_limitation=-112-
  some_mapp=-49- some_men=-57- some_messag=-113- some_modul=-159- some_more=-239- some_non=-41- some_of=-258-
  some_operat=-155- some_operation=-153- some_option=-50- some_or=-109- some_other=-100- some_output=-125-
  some_packag=-144- some_part=-211- some_particular=-33- some_path=-177- some_peopl=-366- some_point=-131-
  some_problem=-39- some_process=-180- some_program=-82- some_property=-48- some_protocol=-42- some_reason=-184-
  some_rol=-152- some_server=-314- some_softwar=-161- some_sort=-95- some_sourc=-271- some_sub=-60- some_system=-176-
  some_text=-134- some_th=-240- some_time=-158- some_uncommon=-43- some_user=-225- some_valu=-177- some_vendor=-166-
  some_work=-308- somebody_clon=-186- somebody_else=-172- somebody_is=-210- somebody_who=-197- someday_it=-104-
  somehow_the=-120- someon_decid=-66- someon_else=-445- someon_from=-220- someon_has=-310- someon_in=-179-
  someon_it's=-173- someon_out=-63- someon_tell=-242- someon_to=-363- someon_will=-366- someon_with=206r
  someon_you=-191- someth_a=-37- someth_about=-76- someth_and=-211- someth_better=-200- someth_chang=-298-
  someth_done=-233- someth_else=-350- someth_fail=-289- someth_for=-259- someth_happen=-211- someth_has=-332-
  someth_important=-53- someth_in=-289- someth_is=54r someth_left=-98- someth_like=-232- someth_more=-61-
  someth_mov=-240- someth_need=-83- someth_new=-297- someth_of=-242- someth_other=-295- someth_outsid=-220-
  someth_real=-92- someth_right=-302- someth_similar=-71- someth_stay=-218- someth_that=131h someth_the=-330-
  someth_then=-53- someth_to=-283- someth_wait=-197- someth_was=-229- someth_we=-202- someth_wher=-62-
  someth_with=-192- someth_wrong=-209- someth_you=-243- sometim_a=-61- sometim_be=-153- sometim_caus=-111-
  sometim_i=-73- sometim_in=-46- sometim_it=-199- sometim_referr=-167- sometim_take=-112- sometim_the=-215-
  sometim_this=-184- sometim_useful=-68- sometim_you=-124- somewhat_larger=-78- somewher_between=-51-
  somewher_else=-186- somewher_in=-196- somewher_on=-217- son_of=-178- sonam_synonym=-33- song_of=-88- soon_as=167x
  soon_be=-282- soon_he=-227- soon_i'm=-199- soon_redirect=-105- sooner_or=-269- sooner_than=-262-
  sophisticat_that=-193- sorry_about=-182- sorry_but=-285- sorry_for=-245- sort_and=-193- sort_by=-329- sort_each=-70-
  sort_function=-105- sort_index=-201- sort_keys=-160- sort_of=-281- sort_on=-116- sort_order=-313- sort_requir=-56-
  sort_so=-109- sort_the=-339- sort_to=-137- sort_you=-87- soul_md=111p sound_are=-131- sound_as=-146- sound_is=-81-
  sound_like=-142- sound_of=-166- soup_for=-124- sourc_#url=-129- sourc_addres=-167- sourc_and=-431- sourc_are=-478-
  sourc_as=-142- sourc_befor=-116- sourc_build=-261- sourc_but=-48- sourc_cach=284p sourc_can=-249- sourc_cod=-136-
  sourc_code=-434- sourc_compil=-113- sourc_content=-357- sourc_control=-187- sourc_dir=-170- sourc_directory=-243-
  sourc_entry=-163- sourc_fil=-576- sourc_file=-713- sourc_flag=-195- sourc_for=-315- sourc_from=-207- sourc_in=-239-
  sourc_includ=-151- sourc_index=-149- sourc_is=-276- sourc_it=-225- sourc_length=-92- sourc_line=-191-
  sourc_list=-398- sourc_logs=-75- sourc_map=-389- sourc_meta=-150- sourc_must=-322- sourc_name=-232-
  sourc_network=-195- sourc_node=-209- sourc_nor=-195- sourc_of=137h sourc_or=-259- sourc_output=-284-
  sourc_packag=-471- sourc_path=-90- sourc_port=-148- sourc_property=-130- sourc_provid=-363- sourc_rang=-80-
  sourc_regardles=-111- sourc_repository=-344- sourc_server=-221- sourc_softwar=-240- sourc_str=-447-
  sourc_sustainabl=-227- sourc_tags=-87- sourc_target=-255- sourc_text=-117- sourc_that=-126- sourc_the=-102-
  sourc_time=-122- sourc_titl=-47- sourc_to=-198- sourc_tree=-140- sourc_typ=-112- sourc_type=-373- sourc_use=-270-
  sourc_used=-282- sourc_will=-42- sourc_with=-139- source_line=-122- sourcecod_getdisabledirectiv=-123-
  sourcemap_and=-71- sourcemap_sourc=-111- sourcemap_the=-188- sourcemap_to=-91- sourcemapconsumer_greatest=-118-
  sourcescontent_field=-67- sourcetyp_is=-116- sourcetyp_script=-241- sourcmap_associat=-156- south_stand=-158-
  soviet_union=-182- soybean_tast=-101- sp_is=-256- spac_#url=-121- spac_a=-181- spac_after=-30- spac_alien=-129-
  spac_and=-186- spac_application=-150- spac_are=-120- spac_at=-193- spac_availabl=-68- spac_becom=-181-
  spac_befor=-30- spac_between=-240- spac_character=-122- spac_for=-202- spac_in=-261- spac_is=-240- spac_look=-44-
  spac_notification=-206- spac_of=-137- spac_or=-30- spac_point=-111- spac_program=-58- spac_separat=-102-
  spac_should=-181- spac_shuttl=-171- spac_so=-65- spac_that=-81- spac_the=-81- spac_then=-37- spac_to=-212-
  spac_used=-196- spac_valu=-105- spak_the=-49- span_#number=-87- span_clas=-79- span_in=-326- span_of=-286-
  span_to=-114- spanish_on=-148- spar_key=-297- sparc_#number=-60- spars_array=-86- spars_below=-192-
  spars_checkout=-323- spars_index=-111- spawn_#url=-35- spawn_a=-275- spawn_and=-129- spawn_as=-121- spe_and=-73-
  spe_is=-307- spe_limit=-220- spe_of=-78- spe_up=-304- speak_and=-324- speak_anthropic=-238- speak_as=48r
  speak_don't=-294- speak_english=-148- speak_for=215a speak_in=-186- speak_like=-154- speak_no=-105- speak_of=-440-
  speak_once=-229- speak_openai=-262- speak_the=-68- speak_to=-461- speak_with=268a spec_#url=-208- spec_allow=-54-
  spec_user=-189- speci_free=-121- special_about=-188- special_action=-135- special_and=-85- special_cas=-343-
  special_case=-247- special_character=-111- special_e=-47- special_fil=-154- special_file=-141- special_kind=-93-
  special_mean=-106- special_purpos=-31- special_symbol=-150- special_treatment=-200- special_use=-199-
  special_valu=-143- specializ_function=-52- specifi_#number=-370- specifi_a=-159- specifi_abov=-211-
  specifi_action=-107- specifi_additional=-93- specifi_addres=-369- specifi_after=-272- specifi_all=-338-
  specifi_an=-260- specifi_and=-107- specifi_any=-350- specifi_are=-77- specifi_as=-155- specifi_befor=-99-
  specifi_between=-43- specifi_by=-269- specifi_cloud=-174- specifi_command=-178- specifi_component=-160-
  specifi_content=-127- specifi_conversion=-76- specifi_data=-192- specifi_default=-124- specifi_devic=-218-
  specifi_directory=-72- specifi_display=-204- specifi_does=-223- specifi_domain=-210- specifi_event=-142-
  specifi_explicit=-78- specifi_fil=-91- specifi_file=-323- specifi_for=-163- specifi_function=-51- specifi_here=-81-
  specifi_hostnam=-37- specifi_how=-402- specifi_if=-126- specifi_ignor=-179- specifi_in=-183- specifi_instead=-67-
  specifi_interfac=-83- specifi_is=-229- specifi_it=-294- specifi_key=-161- specifi_length=-72- specifi_level=-50-
  specifi_memory=-141- specifi_multipl=-57- specifi_name=-266- specifi_no=-256- specifi_number=-110- specifi_on=-96-
  specifi_only=-223- specifi_option=-96- specifi_or=-54- specifi_otherwis=-93- specifi_overrid=-188-
  specifi_packag=-31- specifi_parameter=-112- specifi_partition=-40- specifi_path=-127- specifi_pattern=-31-
  specifi_pg=-221- specifi_port=-209- specifi_prefix=-302- specifi_procedur=-36- specifi_rang=-336-
  specifi_regular=-57- specifi_request=-124- specifi_signal=-175- specifi_sourc=-161- specifi_str=-71-
  specifi_that=-406- specifi_the=-511- specifi_then=-151- specifi_this=-302- specifi_through=-87- specifi_time=-203-
  specifi_to=-150- specifi_type=-155- specifi_under=-74- specifi_us=-87- specifi_use=-308- specifi_user=-218-
  specifi_valu=-190- specifi_version=-284- specifi_via=-176- specifi_wget=-206- specifi_what=-119- specifi_when=-321-
  specifi_whether=-365- specifi_which=-60- specifi_widget=-92- specifi_with=-310- specifi_without=-277-
  specifi_you=-168- specific_action=-235- specific_and=-32- specific_args=-31- specific_command=-54-
  specific_commit=-56- specific_configuration=-195- specific_data=-154- specific_date=-102- specific_default=-72-
  specific_directory=-73- specific_documentation=-69- specific_error=-41- specific_event=-59- specific_field=-100-
  specific_file=-163- specific_form=-91- specific_information=-144- specific_key=-76- specific_keyr=-216-
  specific_languag=-34- specific_mirror=-134- specific_object=-78- specific_option=-148- specific_resourc=-68-
  specific_revision=-134- specific_section=-59- specific_set=-213- specific_sett=-228- specific_str=-79-
  specific_symbol=-43- specific_thread=-245- specific_to=-226- specific_typ=-109- specific_type=-132-
  specific_valu=-173- specific_version=-99- specifical_the=-94- specifical_to=-240- specification_#url=-379-
  specification_and=-119- specification_are=-90- specification_chang=-55- specification_for=-113-
  specification_in=-248- specification_is=-152- specification_of=-267- specification_requir=-37-
  specification_that=-63- specification_with=-180- specifier_and=-208- specifier_in=-50- specifier_is=-78-
  specify_a=-339- specify_additional=-33- specify_all=-264- specify_an=-187- specify_any=-135- specify_both=-85-
  specify_cach=-236- specify_either=-98- specify_how=-142- specify_in=-247- specify_it=-265- specify_modul=-179-
  specify_multipl=-121- specify_no=-337- specify_one=-84- specify_only=-141- specify_order=-93- specify_several=-114-
  specify_that=-177- specify_the=-389- specify_them=-107- specify_thes=-121- specify_this=-331- specify_valu=-32-
  specify_version=-204- specify_wher=-216- specify_whether=-337- specify_which=-124- speech_inflection=-37-
  speed_up=-110- spell_a=-191- spell_and=-266- spell_are=-96- spell_of=-162- spell_someth=-217- spend_a=-144-
  spend_all=-232- spend_it=-256- spend_limit=-144- spend_on=35h spent_a=-92- spent_in=-294- spent_keep=-129-
  spent_on=-55- spher_e=-60- spielen_scrabbl=-156- spin_init=-75- spin_lock=-257- spirit_of=-91- spit_of=-174-
  spit_out=36l splash_last=-249- splic_#number=-128- splic_into=-48- split2_is=-58- split_#url=-58- split_a=-182-
  split_and=-44- split_archiv=-142- split_are=-68- split_at=-76- split_between=-99- split_index=-103- split_into=-78-
  split_on=-39- split_size=-143- split_surrogat=-57- split_the=-277- split_to=-47- split_view=-104- splitt_a=-100-
  splitt_is=-38- spoken_or=-128- sponsor_#url=-343- sponsor_auth0=-194- sponsor_the=-83- spoo_time=-205- spot_in=-191-
  spot_vms=-136- spr_load=-257- spread_acros=-165- spread_the=264c spread_this=345p spu_run=-127- sq_quot=-168-
  sql_command=-184- sql_databas=-77- sql_for=-229- sql_instanc=-177- sql_is=-183- sql_server=-290- sql_standard=-275-
  sql_statement=-160- sql_that=-151- sqlit_is=-34- sqlit_says=-66- sqlit_tak=-72- sqlite3_does=-72- sqlite3_expos=-133-
  sqlite3_is=-40- sqlite_text=-196- sqrt_#number=-202- squar_bracket=-142- squar_root=-356- squish_test=-69-
  src_#url=-379- src_babel=-65- src_exampl=-236- src_fd=-177- src_flag=-84- src_index=-32- src_main=-260-
  src_provider=-150- src_renderer=-137- src_runtim=-65- src_shar=-341- src_uris=-53- ss_read=-106- ssd_pd=-84-
  sse_for=-87- ssh_authoriz=167p ssh_id=-193- ssh_is=229x ssh_key=119p ssh_keys=-51- ssl_certificat=-172-
  ssl_policy=-174- ssl_proxy=-194- ssrf_defens=-94- st_block=-130- st_def=-31- st_mode=-150- st_set=-150-
  stabl_and=-122- stabl_test=-71- stack_and=-119- stack_depth=-139- stack_fram=-113- stack_in=-42- stack_is=-66-
  stack_of=-220- stack_overflow=-61- stack_pointer=-42- stack_scann=-70- stack_size=-98- stack_the=-88- stack_to=-207-
  stack_trac=-88- stack_will=-41- stackoverflow_#url=-182- staff_by=-178- stag_#number=-148- stag_and=-226-
  stag_are=-143- stag_directory=-176- stag_for=-201- stag_in=-162- stag_memory=-290- stag_of=-58- stag_payload=-36-
  stag_skill=-172- stag_to=-62- stag_what=-153- stag_writ=-542- stailq_head=-92- stal_its=-51- stal_one=-68-
  stal_or=-168- stal_when=-87- stalenes_warn=-251- stall_an=-59- stall_or=-30- stand_a=-119- stand_afterward=-74-
  stand_among=-207- stand_and=-247- stand_at=-348- stand_befor=98l stand_behind=-438- stand_below=-297-
  stand_besid=-294- stand_between=-302- stand_by=-198- stand_for=-388- stand_from=-333- stand_goal=-263-
  stand_here=300p stand_in=-454- stand_letter=-45- stand_now=-285- stand_on=-364- stand_once=-72- stand_or=-405-
  stand_order=152a stand_out=192h stand_still=-219- stand_the=-166- stand_ther=-304- stand_to=-188-
  stand_together=-213- stand_under=-104- stand_up=-271- stand_wher=-383- stand_with=-279- standalon_and=-126-
  standalon_library=-72- standard_#number=-83- standard_#url=-151- standard_and=-81- standard_bas=-78-
  standard_compliant=-94- standard_error=-305- standard_except=-52- standard_input=-374- standard_is=-249-
  standard_lib=-61- standard_output=-548- standard_pd=-84- standard_provision=-144- standard_says=-154-
  standard_session=-69- standard_system=-110- standard_tabl=-253- standard_that=-47- standard_the=-133-
  standard_time=-31- standard_unix=-50- standard_way=-117- standard_wher=-58- standardiz_and=-101- standby_mode=-107-
  standby_server=-439- star_are=-105- star_at=-340- star_in=-113- star_map=-226- star_to=-160- star_with=-137-
  start_#url=-236- start_a=33c start_addres=-105- start_after=-122- start_again=-237- start_and=-75- start_as=-193-
  start_at=-195- start_automatical=-297- start_befor=-230- start_by=-299- start_construct=-96- start_date=-282-
  start_display=-236- start_empty=-268- start_end=-111- start_entry=-232- start_every=-342- start_fil=-97-
  start_flag=-275- start_from=-74- start_gett=-112- start_here=-37- start_his=-267- start_in=-425- start_index=-337-
  start_is=-282- start_it=210c start_its=-170- start_later=-193- start_load=-169- start_now=-181- start_of=86p
  start_on=-181- start_one=-228- start_or=-238- start_out=173o start_over=114o start_page=-246- start_point=-277-
  start_read=-271- start_stop=-193- start_the=-180- start_then=-251- start_this=-130- start_time=-339- start_to=-564-
  start_transaction=-132- start_up=-242- start_us=-238- start_what=-30- start_when=-134- start_with=-301-
  start_work=-222- start_writ=-340- start_your=160l startup_and=-327- startup_folder=212p startup_script=-79-
  startup_the=-255- stat_#number=-79- stat_#url=-55- stat_a=-147- stat_abov=-169- stat_after=-55- stat_and=110o
  stat_are=-85- stat_array=-129- stat_as=-176- stat_at=-188- stat_bas=-59- stat_by=-76- stat_can=-200- stat_chang=-215-
  stat_data=-98- stat_db=-366- stat_db's=-97- stat_field=-256- stat_for=-135- stat_has=-218- stat_head=-227-
  stat_in=-251- stat_information=-32- stat_is=-181- stat_it=-405- stat_law=-150- stat_list=-130- stat_meta=-186-
  stat_might=-200- stat_model=-161- stat_must=-288- stat_null=-183- stat_object=-222- stat_of=-352- stat_option=-101-
  stat_or=-59- stat_otherwis=-260- stat_overrid=-130- stat_property=-122- stat_reset=-208- stat_should=-222-
  stat_sixty=-207- stat_st=-100- stat_the=-111- stat_to=-97- stat_transition=-186- stat_valu=-337- stat_wher=-157-
  stat_whether=-113- stat_which=-63- stat_will=-103- stat_with=-68- stateful_disk=-196- stateful_ip=-188-
  stateful_metadata=-186- statement_about=-145- statement_and=-210- statement_are=-156- statement_for=-192-
  statement_in=-328- statement_is=-367- statement_that=-99- statement_to=111x statement_will=-88- static_and=-77-
  static_area=-118- static_data=-227- static_librari=-106- static_libs=-128- static_link=-47- static_middlewar=-83-
  static_or=-34- static_site=-123- static_typ=-139- static_type=-141- statical_allocat=-172- station_is=-186-
  statistic_are=-316- statistic_befor=-36- statistic_for=-86- statistic_hits=-113- statistic_kind=-105-
  statistic_object=-197- statistic_on=-271- statp_field=-87- statu_#number=-241- statu_and=-170- statu_cod=-328-
  statu_code=-195- statu_column=-151- statu_file=-127- statu_flag=-294- statu_for=-116- statu_from=-116- statu_i=-30-
  statu_if=-32- statu_information=-131- statu_is=-248- statu_of=-427- statu_or=-216- statu_packet=-126-
  statu_property=-40- statu_report=-128- statu_strip=-401- statu_that=-161- statu_the=-91- statu_to=48h statu_valu=-35-
  statu_will=-74- statx_#number=-43- statx_stx=-100- stay_aliv=-94- stay_and=58p stay_as=-542- stay_at=-192-
  stay_behind=-373- stay_cron=-97- stay_fast=-138- stay_here=-202- stay_home=-232- stay_ignor=-181- stay_in=145r
  stay_link=-106- stay_off=196p stay_on=-436- stay_open=-465- stay_ours=-87- stay_out=-67- stay_part=-156-
  stay_silent=166h stay_so=-261- stay_the=-259- stay_ther=-298- stay_under=-260- stay_until=-259- stay_visibl=-287-
  stay_what=-188- stay_when=-118- stay_wher=-111- stay_with=-334- stderr_and=-152- stderr_is=-124-
  stderr_respective=-44- stderr_us=-44- stdin_#url=-76- stdin_in=-112- stdin_is=-101- stdin_stdout=-148-
  stdio_library=-61- stdout_#url=-229- stdout_and=-195- stdout_e=-49- stdout_in=-61- stdout_or=-46- stdout_the=-195-
  steal_the=172x steer_or=-115- stein_why=-141- stem_pair=-57- step_#number=-176- step_a=-162- step_and=47a
  step_are=-313- step_as=165h step_assum=-98- step_cli=-119- step_fail=-107- step_for=-337- step_from=253h
  step_has=127h step_in=116h step_is=-104- step_it=-181- step_of=66h step_on=-336- step_sequenc=-58- step_target=-112-
  step_the=-421- step_through=-128- step_to=-145- step_will=-224- step_with=-287- step_you=-164- stepp_out=-199-
  steward_manag=-82- stick_in=-255- stick_your=-125- sticky_bit=-94- still_a=-155- still_add=-200- still_aliv=-163-
  still_be=-273- still_block=-46- still_complet=-33- still_contain=-193- still_do=-87- still_exist=-85- still_get=-141-
  still_has=-340- still_have=-276- still_held=-230- still_hold=-408- still_in=151p still_is=-235- still_know=-87-
  still_layer=-165- still_mak=-165- still_match=-67- still_need=-228- still_not=-185- still_open=-246-
  still_possibl=-92- still_reach=-111- still_return=-52- still_run=-116- still_runn=-241- still_runs=-271-
  still_that=-68- still_the=-123- still_ther=-305- still_think=-209- still_to=-52- still_updat=-54- still_useful=-32-
  still_wait=-157- still_work=96h stock_market=-200- stolen_and=-270- ston_is=-111- stood_in=-256- stood_ther=-160-
  stood_up=-118- stop_a=-268- stop_after=-230- stop_all=161c stop_and=-406- stop_at=-243- stop_be=50r stop_by=-120-
  stop_call=-200- stop_every=-408- stop_follow=173o stop_immediate=-175- stop_it=-230- stop_one=-69- stop_or=-130-
  stop_respond=74c stop_solution=-67- stop_stop=-307- stop_the=45c stop_them=-321- stop_until=-159- stop_us=-314-
  stop_watch=-99- stop_what=-354- stop_with=-64- stopdirectory_also=-169- stopdirectory_has=-169- stopp_and=-151-
  stopp_at=-218- stopp_once=-169- stor_#number=-189- stor_a=186x stor_all=-197- stor_an=-263- stor_and=-493-
  stor_anywher=-311- stor_are=-259- stor_as=-350- stor_at=-291- stor_besid=-164- stor_bound=-306- stor_but=-66-
  stor_by=-195- stor_can=-201- stor_chang=-218- stor_credential=70a stor_data=157a stor_default=-281- stor_entry=-76-
  stor_file=-529- stor_for=-364- stor_from=-128- stor_in=-631- stor_information=-86- stor_insid=-309- stor_into=-275-
  stor_is=-367- stor_it=260p stor_keep=-356- stor_may=-184- stor_messag=-155- stor_never=-135- stor_non=-89-
  stor_now=-309- stor_null=-278- stor_object=-112- stor_of=-263- stor_on=-276- stor_only=-205- stor_or=-253-
  stor_plac=-370- stor_prompt=-359- stor_queu=-247- stor_read=-48- stor_row=-352- stor_schema=-219- stor_so=-236-
  stor_system=-334- stor_text=-352- stor_that=-253- stor_the=216p stor_them=-194- stor_then=-138- stor_think=-369-
  stor_this=212p stor_through=-53- stor_to=57x stor_under=-221- stor_valu=-272- stor_via=-37- stor_when=-108-
  stor_wher=-313- stor_whether=-104- stor_whil=-329- stor_with=-231- stor_within=-66- stor_without=-269-
  storag_adapter=-162- storag_and=-236- storag_bucket=-264- storag_devic=-88- storag_engin=-72- storag_file=-67-
  storag_format=-183- storag_is=-303- storag_layout=-47- storag_object=-116- storag_of=-130- storag_parameter=-54-
  storag_pool=-139- storag_publish=-67- storag_tier=-142- storag_type=-99- storag_uri=-175- storag_url=-167-
  storag_us=-203- storag_will=-159- store_lock=-226- storehashfunction_custom=-44-
  storehashfunction_storehashfunction=-44- storehashsiz_the=-159- story_about=-81- story_in=73l story_is=-150-
  story_of=-155- storybook_#url=-173- str_#number=-114- str_#url=-145- str_alia=-110- str_and=-205- str_append=-145-
  str_are=-186- str_args=-68- str_argument=-257- str_as=-239- str_at=-279- str_between=-163- str_boolean=-82-
  str_buffer=-55- str_by=-70- str_cachedir=-39- str_can=-178- str_cannot=-124- str_clear=-152- str_comparision=-120-
  str_comparison=-174- str_concatrepeatedarray=-165- str_constant=-103- str_contain=-90- str_default=-213-
  str_describ=-146- str_description=-249- str_descriptionseparator=-100- str_eg=-69- str_end=-301- str_english=-55-
  str_enum=-101- str_etc=-86- str_exampl=-70- str_extract=-47- str_field=-33- str_for=-196- str_from=-262-
  str_given=-191- str_glob=-41- str_has=-238- str_helpstyl=-174- str_here=-153- str_hits=-33- str_i=-57- str_in=-215-
  str_includ=-199- str_indicat=-104- str_initialindent=-100- str_input=-35- str_instead=-46- str_is=-189- str_it=-301-
  str_lc=-210- str_like=-90- str_literal=-154- str_longdescription=-70- str_look=-33- str_may=-57- str_messag=-68-
  str_meta=-131- str_must=-310- str_not=-162- str_of=137x str_offset=-194- str_on=-39- str_one=-127- str_only=-174-
  str_option=-135- str_optional=-267- str_or=-137- str_pair=-88- str_pass=-94- str_path=-64- str_point=-290-
  str_property=-84- str_prototyp=-197- str_query=-223- str_readon=-33- str_represent=-136- str_representation=-258-
  str_restpositional=-101- str_return=-106- str_s=-207- str_set=-138- str_should=-61- str_shown=-52- str_simp=-124-
  str_so=-74- str_specify=-145- str_start=-175- str_str=-219- str_strip=-190- str_suitabl=-207- str_that=-186-
  str_the=-279- str_to=-384- str_token=-102- str_typ=-95- str_type=-114- str_typeseparator=-100- str_union=-99-
  str_us=-179- str_use=-184- str_uses=-40- str_valu=-112- str_variabl=-66- str_wher=-107- str_which=-81- str_whil=-33-
  str_will=-132- str_with=164c straight_from=93a straight_line=-224- strang_header=-82- stranger_in=196c
  stranger_th=-215- strategy_can=-219- strategy_is=-256- strawberry_shortcak=-31- strcmp_#number=-124-
  stream_#number=-246- stream_a=-150- stream_along=-170- stream_an=-59- stream_and=-343- stream_api=-241-
  stream_are=-266- stream_as=-157- stream_call=-279- stream_can=-179- stream_creat=-214- stream_data=-261-
  stream_destroy=-189- stream_emit=-140- stream_ends=-156- stream_for=-170- stream_has=-299- stream_in=-271-
  stream_is=-358- stream_modul=-124- stream_of=-261- stream_only=-179- stream_option=-112- stream_piec=-231-
  stream_protocol=-135- stream_socket=-301- stream_support=-176- stream_text=-329- stream_that=-182- stream_the=240x
  stream_to=-278- stream_unpip=-95- stream_us=-128- stream_was=-192- stream_with=-146- streamabl_http=-260-
  street_and=144x street_of=146x strengthen_the=-228- strerror_r=-73- stretch_of=-270- strict_check=-107-
  strict_enabl=-105- strict_for=-30- strict_mode=-217- strict_the=-49- strict_throw=-41- strict_typescript=-96-
  stricter_and=-46- strif_of=-183- stringifi_data=-47- stringifi_version=-65- stringify_function=-63- strip_and=-222-
  strip_bom=-174- strip_fil=-157- strip_is=-76- strip_percentag=-66- strip_the=69h stripbom_fals=-174-
  stripp_from=-154- stripp_of=-120- stripp_off=-209- striptrailingcr_same=-91- striptrailingcr_true=-81-
  strok_and=-212- strong_and=-189- strong_as=-170- strong_discourag=-174- strong_etag=-69- strong_recommend=-273-
  strong_typ=-182- struck_by=-44- struct_and=-80- struct_flock=-258- struct_utmp=-111- structur_and=-133-
  structur_are=-99- structur_array=-53- structur_as=-250- structur_be=-84- structur_clon=-47- structur_contain=-65-
  structur_content=-109- structur_e=-41- structur_field=-90- structur_for=-145- structur_form=-94- structur_has=-137-
  structur_in=-145- structur_includ=-143- structur_is=-198- structur_it=-43- structur_like=-38- structur_may=-147-
  structur_of=-144- structur_point=-63- structur_pointer=-66- structur_return=-141- structur_such=-62-
  structur_that=-62- structur_to=-179- structur_wher=-113- structur_with=-173- struggl_for=-107- struggl_to=-184-
  stuck_in=-249- student_had=-164- student_in=-113- study_of=-104- study_the=-110- stuff_on=-283- stuff_that=-58-
  stupid_and=-194- stupid_is=-195- styl_#url=-238- styl_and=-79- styl_by=-101- styl_component=-240- styl_daemon=-109-
  styl_for=-55- styl_format=-191- styl_init=-95- styl_is=-156- styl_output=-204- styl_pattern=-125- styl_sheet=-88-
  styl_to=-168- styl_you=-211- stylelint_and=-83- sub_agent=206p sub_command=-230- sub_conversion=-36-
  sub_directory=-107- sub_imag=-158- sub_option=-307- sub_prefix=-95- sub_section=-30- subclas_of=-214-
  subdirectori_of=-54- subdirectori_under=-59- subdirectory_for=-81- subdirectory_of=-92- subdirectory_show=-31-
  subdirectory_will=-90- subdomain_or=-55- subfield_all=-71- subject_indicator=-75- subject_name=-212- subject_of=197h
  subject_subscrib=-224- subject_to=-100- subject_token=-190- submit_a=-302- submit_bugs=-155- submit_to=-211-
  submitt_as=-152- submitt_by=-283- submitt_to=-124- submodul_are=-226- submodul_in=-246- submodul_is=-146-
  submodul_or=-74- submodul_to=-142- submodul_when=-140- submodul_will=-148- subnet_can=-188- subnetwork_to=-175-
  subordinat_to=-242- subpath_folder=-99- subresourc_e=-71- subscrib_body=-224- subscrib_to=-55-
  subscription_#url=-126- subscription_aliv=-79- subscription_per=-65- subsequent_be=-70- subsequent_call=-121-
  subsequent_creat=-46- subsequent_read=-190- subsequent_writ=-176- subset_of=-173- subset_requir=-49-
  substitut_for=-222- substitut_the=-294- substitution_block=-59- substitution_coproc=-78- substitution_is=-230-
  substitution_of=-31- substitution_variabl=-224- subsystem_maintainer=-279- subtract_from=-105-
  subversiv_literatur=-210- succe_in=-64- succeed_and=-44- succeed_fail=-192- succeed_the=-212- succes_#number=-63-
  succes_and=-259- succes_if=-252- succes_in=-128- succes_inet=-137- succes_is=-269- succes_messag=-44- succes_mq=-140-
  succes_on=-58- succes_or=-150- succes_statu=-32- succes_the=-245- succes_thes=-235- successful_and=-178-
  successful_call=-153- successful_completion=-226- successful_creation=-78- successful_disconnect=-63-
  successful_or=-90- successful_register=-63- successful_return=-46- successful_the=-142- successful_unsubscrib=-87-
  succession_becom=-39- succession_that=-194- successiv_call=-147- such_an=-121- such_as=-339- such_cas=-282-
  such_case=-373- such_character=-78- such_check=-232- such_code=-269- such_detail=-104- such_entri=-42-
  such_error=-158- such_fil=-233- such_file=-266- such_foolish=-158- such_function=-87- such_internal=-317-
  such_option=-88- such_problem=-39- such_replacement=-33- such_resourc=-43- such_servic=-225- such_system=-95-
  such_tags=-198- such_th=-265- such_that=-149- such_the=-178- such_tool=-376- such_use=-235- such_when=-49-
  suck_my=-73- sudden_blossom=-47- sudo_apt=-291- suffer_from=-258- sufficient_for=-106- sufficient_in=-42-
  sufficient_privileg=-109- sufficient_to=-217- suffix_by=-98- suffix_for=-134- suffix_is=-188- suffix_it=-65-
  suffix_list=-290- suffix_of=-95- suffix_or=-93- suffix_such=-171- suffix_suffix=-68- suffix_to=-149-
  suffix_with=-222- sugar_#number=-71- sugar_and=-32- sugar_in=-160- suggest_default=-64- suggest_that=195p
  suggest_the=-71- suggest_to=-94- suggestion_of=-271- suit_and=-139- suit_for=-46- suit_name=-42- suit_used=-174-
  suitab_align=-279- suitabl_as=-71- suitabl_for=-289- sum_of=-208- summari_of=-215- summaris_away=-250-
  summaris_in=72l summaris_null=-141- summaris_the=-108- summaris_your=86l summariz_the=121l summary_abov=-218-
  summary_first=-469- summary_for=-265- summary_in=180h summary_is=-151- summary_of=125x summary_one=-269-
  summary_that=-356- summary_was=-215- sun_in=-169- sun_path=-78- sunlight_ther=-120- sup_#number=-40-
  super_chicken=-155- superblock_and=-171- superced_by=-216- supersed_by=-77- supersed_the=143o superset_of=-211-
  superuser_and=-223- superuser_can=-224- superuser_or=-138- superuser_privileg=-245- superuser_to=-352-
  supervisor_attempt=-43- supervisor_can=-223- supervisor_should=-229- supervisor_to=-279- supp_a=-229- supp_an=-68-
  supp_any=-61- supplementary_group=-274- suppli_a=-309- suppli_by=-314- suppli_csek=-130- suppli_data=-150-
  suppli_encryption=-130- suppli_file=-162- suppli_in=-178- suppli_is=-237- suppli_sourc=-127- suppli_sourcemap=-127-
  suppli_the=-67- suppli_then=-192- suppli_to=-94- suppli_us=-130- suppli_valu=-146- suppli_with=-138-
  supplier_are=-203- supply_a=-175- support_a=-210- support_algorithm=-130- support_all=-270- support_an=-63-
  support_and=-155- support_any=-135- support_are=-113- support_as=-150- support_at=-141- support_automatic=-210-
  support_bot=-141- support_both=-111- support_but=-76- support_by=-299- support_can=-44- support_client=-158-
  support_compression=-101- support_custom=-91- support_department=-222- support_digest=-102- support_djb2=-208-
  support_enabl=-113- support_environment=-195- support_event=-203- support_extend=-59- support_featur=-102-
  support_fil=-283- support_file=-282- support_folder=-240- support_for=-293- support_format=-97-
  support_formatter=-247- support_from=48r support_function=-160- support_has=-262- support_here=-66- support_if=-320-
  support_import=-58- support_in=-281- support_includ=-279- support_is=-114- support_it=-386- support_iteration=-34-
  support_jsx=-74- support_location=-91- support_macro=-271- support_md=-193- support_multipl=-208- support_my=-129-
  support_nanosecond=-82- support_need=229a support_node=-50- support_of=-180- support_on=-410- support_only=-144-
  support_option=-96- support_pars=-139- support_path=-31- support_platform=-231- support_project=-108-
  support_property=-97- support_provid=-126- support_react=-77- support_region=-214- support_replacement=-215-
  support_servic=-59- support_shar=-47- support_sinc=-84- support_subpath=-99- support_templat=-31- support_that=-73-
  support_the=-416- support_them=-47- support_thes=-129- support_this=-291- support_thos=-70- support_to=-290-
  support_tool=-107- support_under=-95- support_unicod=-84- support_up=-69- support_us=-174- support_valu=-43-
  support_version=-76- support_with=162x suppos_i=-89- suppos_on=-33- suppos_that=-342- suppos_you=-347-
  suppos_your=-97- suppres_the=115h suppress_by=-190- sure_a=38x sure_as=-236- sure_not=-51- sure_of=-160-
  sure_that=-402- sure_the=174h sure_this=118p sure_to=-415- sure_what=-293- sure_you=-333- sure_you'r=-240-
  sure_your=-386- surfac_minimal=-64- surfac_to=-241- surpris_for=-171- surpris_party=-138- surpris_that=-280-
  surrogat_and=-171- surrogat_becom=-145- surrogat_pair=-113- surrogat_you=-90- surround_by=-196- surround_the=-215-
  surviv_a=125p surviv_any=126p surviv_edit=-352- surviv_every=-83- survivor_spac=-110- suspend_hibernat=-302-
  suspend_is=-72- suspend_servic=-124- suspend_the=-197- suspend_then=-206- sustainabl_for=-227- susv2_susv3=-46-
  susv3_and=-46- svg_#url=-88- svg_path=-117- svg_xml=-73- svgo_stylelint=-83- swallow_a=-175- swap_devic=-314-
  swap_file=-301- swap_unit=-201- sweep_it=-166- sweep_the=-81- sweet_and=-144- sweet_to=-257- swept_away=-173-
  swig_executabl=-112- switch_a=-365- switch_and=-140- switch_app=-167- switch_back=-152- switch_between=-242-
  switch_branch=-252- switch_can=-186- switch_event=-53- switch_from=-107- switch_in=-189- switch_is=-240-
  switch_of=-203- switch_off=-118- switch_on=77r switch_that=-294- switch_the=56a switch_to=-307- symbol_are=-107-
  symbol_as=-273- symbol_becom=-59- symbol_but=-56- symbol_can=-38- symbol_defin=-94- symbol_fil=-43- symbol_file=-189-
  symbol_for=-125- symbol_from=-207- symbol_in=-283- symbol_information=-185- symbol_is=-130- symbol_nam=-102-
  symbol_name=-141- symbol_offset=-62- symbol_referenc=-87- symbol_should=-226- symbol_tabl=-282- symbol_that=-108-
  symbol_to=-191- symbol_version=-110- symbol_with=-112- symbol_without=-211- symbolic_link=-473- symbolic_nam=-103-
  symbolic_name=-31- symbolic_ref=-136- symlink_but=-181- symlink_entri=-170- symlink_escap=-139- symlink_nofollow=-71-
  symlink_or=-100- symlink_point=-243- symlink_support=-75- symlink_to=-165- symmetric_secret=-86- symptom_is=-64-
  sync_and=-88- sync_featur=-175- sync_file=-411- sync_flag=-219- sync_function=-61- sync_hashsync=-63- sync_hook=-108-
  sync_is=-32- sync_method=-157- sync_return=-30- sync_routin=-105- sync_the=50x sync_was=-36- syncbailhook_emit=-56-
  synchook_emit=-56- synchroniz_i=-50- synchronou_and=-109- synchronou_api=-105- synchronou_full=-37-
  synchronou_function=-127- synchronou_hash=-102- synchronou_hook=-188- synchronou_task=-141- synchronou_the=-181-
  synchronous_to=-44- synchronous_us=-38- synchronous_wait=-165- syncwaterfallhook_thread=-56- synonym_for=-158-
  synonym_to=-336- synopsi_section=-47- syntax_#number=-45- syntax_#url=-205- syntax_and=-195- syntax_are=-197-
  syntax_as=-93- syntax_but=-62- syntax_each=-87- syntax_error=-144- syntax_for=-173- syntax_in=-87- syntax_is=-103-
  syntax_of=-243- syntax_to=-210- syntax_tree=-187- syntax_when=-110- sys_admin=-309- sys_fs=-77- sys_kernel=-137-
  sys_modul=-193- sys_path=-301- sys_power=-154- syscall_#number=-156- sysconf_#number=-240- sysconfig_get=-117-
  sysctl_parameter=-64- sysinit_target=-47- syslog_#number=-90- syslog_action=-172- system_a=-211- system_account=-291-
  system_agre=-327- system_allow=154a system_and=148a system_are=122o system_as=-165- system_block=-310-
  system_boot=-347- system_browser=-306- system_bus=-85- system_but=-32- system_by=-150- system_call=-648-
  system_can=-75- system_cannot=-192- system_clock=-317- system_command=-169- system_component=-120- system_conf=-55-
  system_configuration=-228- system_crash=-270- system_default=-350- system_dialog=-119- system_does=-159-
  system_driver=-160- system_e=-62- system_environment=-216- system_error=-273- system_extension=-343-
  system_featur=-307- system_fil=132c system_file=-303- system_follow=-352- system_for=-270- system_group=-70-
  system_has=-584- system_have=-99- system_i=-430- system_if=-244- system_imag=-199- system_in=-78- system_includ=-179-
  system_initialization=-181- system_instruction=277l system_into=-199- system_is=-195- system_it=-380-
  system_librari=-218- system_like=-149- system_limit=-205- system_local=-107- system_log=-151- system_maco=-239-
  system_made=-32- system_manager=-103- system_messag=150l system_name=-231- system_not=-73- system_notic=184a
  system_of=-326- system_on=-110- system_one=-152- system_option=-41- system_or=-337- system_overrid=124a
  system_own=-492- system_packag=-203- system_page=-172- system_partition=-233- system_path=-168- system_prompt=-86-
  system_provid=-181- system_put=-335- system_role=255l system_root=-49- system_servic=-158- system_should=-256-
  system_shutdown=-209- system_so=-219- system_specific=-183- system_start=-266- system_startup=-154- system_such=-82-
  system_support=-124- system_text=230l system_that=-90- system_the=-240- system_ther=-52- system_they=-72-
  system_this=-231- system_time=-82- system_to=72a system_type=-345- system_us=-215- system_use=-199- system_user=174a
  system_v=-437- system_valu=-206- system_via=-90- system_view=-109- system_was=-282- system_when=-82-
  system_wher=-152- system_which=-286- system_wide=-264- system_will=-348- system_with=-165- system_without=42r
  system_would=-127- system_you=-199- systemctl_restart=-245- systemd_#number=-268- systemd_can=-68- systemd_exec=-176-
  systemd_hibernat=-124- systemd_hybrid=-124- systemd_journald=-380- systemd_logind=-169- systemd_network=-266-
  systemd_networkd=-145- systemd_oomd=-75- systemd_pagersecur=-147- systemd_repart=-307- systemd_resourc=-128-
  systemd_run=-220- systemd_servic=-88- systemd_socket=-116- systemd_suspend=-124- systemd_sysext=-182-
  systemd_system=-148- systemd_timer=-62- systemd_to=-206- systemd_unit=-352- systemd_will=-255- t_#number=-90-
  t_a=-41- t_and=-93- t_are=-61- t_data=-136- t_if=-37- t_in=-72- t_is=-178- t_junction=-164- t_option=-181- t_or=-43-
  t_shirt=-215- t_structur=-41- t_switch=-138- t_t=-249- t_tight=-249- t_to=-152- t_type=-126- t_unix=-189-
  tab_and=-111- tab_character=-87- tab_stop=-349- tabl_a=-162- tabl_an=-31- tabl_and=-416- tabl_are=-327- tabl_as=-263-
  tabl_at=-225- tabl_befor=-225- tabl_below=-383- tabl_but=-97- tabl_by=-243- tabl_can=-128- tabl_cannot=-107-
  tabl_command=-192- tabl_constraint=-217- tabl_contain=126p tabl_data=-97- tabl_definition=-205- tabl_describ=-60-
  tabl_distributor=-159- tabl_entri=-192- tabl_exist=-139- tabl_film=-225- tabl_for=144r tabl_has=-272- tabl_hav=-103-
  tabl_have=-165- tabl_if=-89- tabl_in=98c tabl_is=-361- tabl_it=-232- tabl_lookup=-141- tabl_might=-120- tabl_nam=-60-
  tabl_name=-226- tabl_not=-252- tabl_on=-206- tabl_only=-258- tabl_or=-217- tabl_qualifier=-189- tabl_s=-114-
  tabl_scan=-206- tabl_that=-205- tabl_to=-327- tabl_user=-132- tabl_wher=-143- tabl_which=-118- tabl_whos=-219-
  tabl_will=-225- tabl_wins=-47- tabl_with=-282- tabl_without=-298- tablespac_and=-142- tablespac_is=-253- tabs_and=79x
  tabs_in=-268- tabs_which=-264- tag_a=-113- tag_and=-248- tag_file=-130- tag_fixup=-71- tag_has=-40- tag_if=-174-
  tag_in=-291- tag_is=-349- tag_messag=-189- tag_nam=-105- tag_name=-120- tag_object=-106- tag_of=-156-
  tag_operation=-108- tag_or=-189- tag_servic=-31- tag_snapshot=-285- tag_so=-33- tag_templat=-210- tag_that=-182-
  tag_track=-108- tag_version=-64- tag_which=-64- tag_will=-208- tagg_and=193x tagg_with=-133- tags_#number=-97-
  tags_and=-219- tags_are=-127- tags_can=-107- tags_fil=-114- tags_file=-213- tags_for=-52- tags_in=-251- tags_it=-155-
  tags_match=-35- tags_must=-104- tags_of=-200- tags_option=-276- tags_or=-106- tags_output=-61- tags_restart=-73-
  tags_that=-253- tags_the=-159- tags_with=-127- tail_and=-106- tail_of=-210- tail_queu=-217- tail_that=-142-
  tail_to=-125- tailq_insert=-208- tak_#number=-148- tak_a=-499- tak_additional=-37- tak_an=-388- tak_another=-115-
  tak_as=-224- tak_away=-220- tak_back=-302- tak_care=-218- tak_conversation=-185- tak_effect=-316- tak_for=-30-
  tak_her=-30- tak_his=-241- tak_in=-218- tak_it=32p tak_its=-87- tak_keys=-30- tak_longer=-313- tak_no=-414-
  tak_off=-305- tak_one=-262- tak_out=-284- tak_over=97p tak_plac=-357- tak_precedenc=63a tak_so=-102- tak_someth=-275-
  tak_ten=-298- tak_the=-536- tak_them=-233- tak_thre=-220- tak_time=-188- tak_to=-258- tak_too=-58- tak_two=-151-
  tak_what=-118- take_a=-187- take_action=-211- take_advantag=-76- take_an=-308- take_and=-280- take_another=-129-
  take_any=-123- take_argument=-142- take_away=-236- take_care=-321- take_effect=-134- take_for=-219- take_from=-213-
  take_hold=-67- take_into=-273- take_it=-265- take_life=-221- take_me=-357- take_no=-347- take_off=-93- take_on=126r
  take_one=-262- take_out=-124- take_over=144c take_plac=-261- take_precedenc=-106- take_screenshot=56x
  take_significant=-64- take_some=-75- take_the=402o take_their=-181- take_them=-134- take_this=-206- take_to=-258-
  take_up=146o take_you=-259- take_your=-135- taken_and=-231- taken_as=-366- taken_at=216x taken_away=-353-
  taken_back=-234- taken_befor=-135- taken_for=-290- taken_from=-267- taken_in=-160- taken_into=-119- taken_off=41r
  taken_one=-146- taken_out=-261- taken_the=-56- taken_to=-398- taken_when=-284- talk_about=-429- talk_for=-149-
  talk_in=-233- talk_of=-217- talk_on=-236- talk_overfiend=-114- talk_to=-42- talk_with=117r tamper_with=-193-
  tangent_of=-111- taniwha_knghtbrd=-119- tao_is=-86- tap_and=-122- tap_has=-30- tap_loop=-48- tap_method=-81-
  tap_non=-88- tap_or=-106- tap_registration=-70- tap_the=-40- tap_to=-111- tap_undefin=-88- tape_and=-76-
  tape_block=-217- tape_devic=-174- tape_driv=-261- tape_in=-222- tape_is=-120- tape_operation=-145-
  tapp_function=-203- tapp_on=-105- tappity_clickity=-180- taps_continu=-96- taps_out=-56- tar_#number=-243-
  tar_archiv=-146- tar_file=-189- tar_format=-196- tar_gz=-278- tar_tar=-232- tarball_to=-92- targ_treturn=-164-
  target_#number=-62- target_a=-48- target_and=-280- target_architectur=-39- target_are=-38- target_array=-96-
  target_as=-32- target_at=-38- target_attempt=-132- target_baselin=-38- target_browser=-172- target_by=-165-
  target_can=-114- target_compil=-205- target_creat=-149- target_databas=-307- target_defin=-117-
  target_directory=-207- target_file=-298- target_for=-336- target_from=-247- target_graph=-205- target_grpc=-181-
  target_has=-247- target_http=-317- target_if=-106- target_implementation=-88- target_in=-245- target_includ=-168-
  target_instanc=-267- target_is=-268- target_it=-246- target_join=-89- target_line=-195- target_machin=-49-
  target_may=-85- target_name=-68- target_newrequest=-59- target_of=-288- target_on=-125- target_or=-186-
  target_path=-152- target_pool=-215- target_proces=-278- target_project=-145- target_property=-108-
  target_servic=-210- target_set=-62- target_should=-143- target_size=-156- target_specifi=-60- target_specific=-122-
  target_ssl=-209- target_system=-218- target_tabl=-156- target_tags=-175- target_tcp=-239- target_the=-232-
  target_then=-163- target_thread=-187- target_to=120x target_type=-64- target_unit=-62- target_vpn=-102-
  target_when=-305- target_will=-184- target_with=-84- task_and=-109- task_as=-86- task_auxiliary=-202- task_bas=-59-
  task_can=-135- task_each=-154- task_for=-282- task_forc=-161- task_from=93c task_function=-163- task_given=-278-
  task_handler=-170- task_has=-270- task_id=-147- task_in=-134- task_instead=-78- task_is=289o task_iteration=-133-
  task_its=-106- task_not=-150- task_of=-305- task_on=-215- task_or=-108- task_provider=-245- task_qifi=-228-
  task_runner=-252- task_runs=-99- task_that=125p task_the=-199- task_to=161p task_warmupsync=-244- task_when=193h
  task_will=-234- task_with=136p task_within=-125- task_you=-247- tast_and=-65- tast_for=-64- tast_good=-172-
  tast_like=-150- tast_more=-76- tast_slight=-42- tasty_gras=-145- taught_to=-155- tax_are=-99- tax_form=-186-
  tax_offic=-165- tax_portal=-247- tax_return=134x taze_#url=-179- tclsh_is=-232- tcp_#number=-39- tcp_and=-227-
  tcp_connection=-339- tcp_ip=-182- tcp_or=-88- tcp_port=-93- tcp_protocol=-197- tcp_proxi=-185- tcp_proxy=-184-
  tcp_udp=-89- teach_a=-230- teach_it=-169- teach_the=34p teach_us=-187- teacher_was=-209- team_and=239a
  team_assuranc=-227- team_down=-32- team_has=81a team_is=-248- team_sign=-96- technical_is=-76- techniqu_is=-92-
  techniqu_of=-203- technology_is=-69- tediou_and=-84- telegram_channel=164x telegram_token=-266- telemetry_is=-269-
  telemetry_of=-186- telephon_booth=-95- tell_#number=-180- tell_a=72h tell_anyon=-351- tell_by=-249- tell_client=-297-
  tell_each=-294- tell_em=-247- tell_eslint=-85- tell_every=-267- tell_git=-399- tell_her=331h tell_him=167h
  tell_his=-306- tell_how=-351- tell_i=-82- tell_it=-562- tell_jok=-248- tell_libpng=-135- tell_me=-242-
  tell_nobody=51a tell_noth=-338- tell_of=-292- tell_ones=-98- tell_other=-168- tell_router=-58- tell_what=-382-
  tell_when=-211- tell_whether=-246- tell_which=-143- tell_word=-375- tell_you=-83- temperatur_of=-48-
  templat_accord=-118- templat_and=-145- templat_are=-102- templat_element=-117- templat_for=193p templat_from=284p
  templat_id=-47- templat_in=-199- templat_is=-206- templat_json=-194- templat_or=-46- templat_str=-185-
  templat_that=-121- templat_to=-253- templat_unit=-36- templat_uri=-118- templat_variabl=-31- temporal_api=-36-
  temporal_implementation=-46- temporari_disabl=-318- temporari_unavailabl=-116- temporary_buffer=-42-
  temporary_copy=-103- temporary_directory=-265- temporary_fil=-385- temporary_file=-298- temporary_filenam=-42-
  temporary_instanc=-191- temporary_tabl=-191- tempt_to=-30- ten_lin=-248- ten_minut=-324- ten_of=-32- ten_per=-215-
  ten_percent=-278- ten_second=43h ten_thousand=180c ten_year=-233- tendency_in=-59- tendency_of=-157- tent_and=-96-
  tenth_of=-119- teredo_a=-58- term_and=190h term_as=-229- term_environment=-191- term_for=142h term_has=-223-
  term_in=-53- term_is=-100- term_mean=-192- term_of=-98- term_support=-58- term_that=-167- term_the=-105-
  term_will=-46- terminal_and=-191- terminal_as=-262- terminal_bell=-199- terminal_color=-93-
  terminal_description=-180- terminal_devic=-335- terminal_has=-291- terminal_may=-197- terminal_of=108r
  terminal_or=-298- terminal_that=53r terminal_the=-188- terminal_type=-330- terminal_width=-118- terminal_window=-320-
  terminal_without=107c terminat_a=-220- terminat_all=-95- terminat_and=-265- terminat_by=-102- terminat_if=-258-
  terminat_in=-54- terminat_newlin=-88- terminat_null=-103- terminat_on=-95- terminat_str=-64- terminat_the=-140-
  terminat_when=-226- terminat_with=-265- termination_of=-60- termination_on=-154- termination_signal=-65-
  termination_time=-244- terraform_hcl=-101- terribl_th=-91- terribl_word=-86- terror_of=-79- test_#number=-133-
  test_#url=-42- test_a=-59- test_against=-71- test_and=-335- test_are=-399- test_at=-281- test_be=-167-
  test_befor=-320- test_besid=-52- test_but=-96- test_by=158a test_can=-167- test_cas=-76- test_case=-56-
  test_code=-192- test_coverag=-227- test_development=-65- test_discovery=-277- test_do=-145- test_each=-34-
  test_every=-69- test_executabl=-74- test_execution=-103- test_fail=-135- test_fil=-144- test_file=-240-
  test_first=-172- test_for=-354- test_framework=-92- test_from=-210- test_generator=-63- test_gtest=-130-
  test_has=-323- test_if=-55- test_in=-282- test_is=-303- test_it=-234- test_lab=-72- test_library=-65-
  test_macro=-254- test_matrix=-157- test_merg=-220- test_method=-76- test_name=-171- test_node=-114- test_npm=-223-
  test_of=-410- test_on=-178- test_or=-143- test_prefix=-38- test_program=-226- test_redi=-130- test_result=154h
  test_run=-320- test_runs=-343- test_scenario=-37- test_script=-275- test_servic=-130- test_should=-159-
  test_step=-56- test_suit=-246- test_target=-215- test_test=-153- test_that=-262- test_their=-178- test_this=-151-
  test_thorough=-41- test_to=-187- test_ts=-158- test_us=-85- test_use=-134- test_version=-51- test_whether=-48-
  test_which=-136- test_will=-248- test_with=-83- test_without=-298- test_would=-342- test_you=-38- test_your=130o
  testbas_to=-32- tetflam_programm=-36- tex_is=-244- texinfo_manual=-59- text_#number=-157- text_a=-340- text_abov=127l
  text_after=-191- text_alon=-221- text_an=-322- text_and=-352- text_answer=-204- text_are=-223- text_at=394l
  text_be=-207- text_becom=-114- text_befor=35o text_behind=251l text_below=218o text_between=171l text_blank=-86-
  text_block=-196- text_but=-78- text_by=-205- text_can=-252- text_cannot=-88- text_chunk=-97- text_com=-272-
  text_content=-251- text_conversion=-225- text_data=-163- text_does=-215- text_each=-250- text_editor=-225-
  text_enough=-208- text_event=-165- text_field=-253- text_fil=-312- text_file=58x text_for=-402- text_form=-217-
  text_format=-211- text_from=-285- text_function=-196- text_has=75o text_html=-134- text_in=196p text_index=-267-
  text_into=-175- text_it=-106- text_itself=-381- text_lf=-175- text_may=-223- text_memory=-192- text_messag=-178-
  text_mode=-298- text_never=-283- text_no=106l text_null=-272- text_of=-260- text_on=-307- text_only=-168-
  text_or=-355- text_output=-255- text_over=-403- text_pair=-211- text_position=-192- text_read=-249- text_reason=-136-
  text_says=-120- text_search=-404- text_section=-259- text_so=-303- text_stay=-219- text_still=-68- text_str=-199-
  text_such=-257- text_tak=-119- text_that=164l text_the=-143- text_this=-304- text_to=161p text_treat=-228-
  text_valu=-153- text_was=192a text_what=-314- text_when=129p text_wher=-205- text_will=-212- text_with=-311-
  text_without=-311- text_word=-194- text_would=-306- text_you=101l tgt_is=-105- th_a=-291- th_about=-289-
  th_after=-147- th_and=-177- th_are=-368- th_as=-244- th_at=-123- th_be=-124- th_bit=-61- th_but=-131- th_by=-100-
  th_call=-58- th_difficult=-167- th_directory=-68- th_down=253h th_for=-221- th_from=-169- th_happen=-90- th_i=-297-
  th_is=-345- th_it=-170- th_like=-270- th_mean=-53- th_of=212a th_on=-350- th_or=-61- th_over=-117- th_sinc=-72-
  th_so=-217- th_stand=-122- th_than=-227- th_that=85p th_they=-63- th_to=-352- th_up=-351- th_we=-363- th_wher=-149-
  th_which=-183- th_will=-226- th_with=-256- th_you=271h th_you'v=-263- than_#number=-261- than_a=-450-
  than_about=-203- than_all=-149- than_an=-370- than_any=-218- than_as=-148- than_at=-255- than_be=-140- than_by=-144-
  than_c=-167- than_chalk=-44- than_copy=-272- than_count=-303- than_data=-71- than_days=-87- than_default=-256-
  than_enough=-182- than_expect=-199- than_go=-61- than_half=-148- than_he=-194- than_i=-223- than_impos=-87-
  than_in=-282- than_is=-61- than_it=85h than_its=-149- than_json=-68- than_man=-93- than_max=-101- than_mine=121o
  than_more=-120- than_most=-241- than_n=-154- than_never=-287- than_not=-257- than_on=-122- than_once=-146-
  than_one=-191- than_or=-47- than_other=-138- than_our=-409- than_perl=-79- than_replac=-107- than_server=-89-
  than_that=-79- than_their=-116- than_thes=-67- than_they=-169- than_thirty=-100- than_this=-531- than_thos=199r
  than_to=-291- than_two=-34- than_us=-167- than_via=-105- than_was=-280- than_we=-162- than_what=-175- than_with=-46-
  than_work=-219- than_x=-66- than_you=-354- than_your=-185- than_zero=-86- thank_to=-256- thank_you=-500-
  that_#agentfile=77p that_#number=-204- that_a=-434- that_accept=-185- that_acknowledg=-72- that_action=-211-
  that_actual=-52- that_add=-247- that_affect=-209- that_after=-200- that_ai=202r that_all=-235- that_allow=-412-
  that_already=-106- that_also=-380- that_alway=247p that_an=-403- that_another=-257- that_answer=-315- that_any=-505-
  that_anyon=-370- that_anyth=-284- that_app=-158- that_appli=-205- that_application=-116- that_approval=65p
  that_are=-602- that_aren't=-356- that_as=-191- that_ask=-155- that_asks=141h that_at=-205- that_attempt=-96-
  that_authenticat=-144- that_axis=-31- that_bad=-209- that_be=-146- that_becaus=-69- that_began=-236- that_begin=-349-
  that_behavior=-174- that_belong=-311- that_bit=-77- that_both=-132- that_brok=-60- that_browser=-63- that_bucket=-47-
  that_buffer=-30- that_build=189r that_built=-92- that_but=-269- that_by=-313- that_call=-219- that_came=-207-
  that_can=-245- that_can't=-219- that_cannot=-584- that_capability=-118- that_carri=-119- that_case=-426-
  that_caus=-174- that_certain=-38- that_chang=-505- that_character=-149- that_check=118p that_choos=-321-
  that_client=-277- that_com=104h that_come=70l that_command=130p that_commit=-397- that_condition=-46-
  that_conformant=-126- that_connect=-338- that_contain=-52- that_content=-318- that_contradict=78o that_control=-244-
  that_convert=-67- that_correspond=-189- that_could=-421- that_count=-164- that_cpuset=-39- that_creat=-134-
  that_cross=-84- that_data=-282- that_databas=-166- that_debian=-108- that_defin=-213- that_delet=224p
  that_depend=-228- that_describ=-278- that_despit=-359- that_determin=-64- that_devic=-33- that_did=-312-
  that_didn't=-39- that_differ=-33- that_different=-94- that_directory=-192- that_do=-385- that_does=-398-
  that_doesn't=-325- that_don't=-159- that_download=133p that_dpkg=-56- that_drop=-186- that_due=-66-
  that_duplicat=-95- that_e=-225- that_each=-45- that_edit=185h that_electron=-209- that_enabl=-213- that_encod=-116-
  that_end=-418- that_ends=-238- that_ensur=-137- that_equal=-45- that_error=-124- that_eslint=-57- that_espre=-175-
  that_even=-269- that_event=-182- that_ever=-210- that_every=-371- that_exact=-146- that_exce=-146- that_exceed=-150-
  that_execut=-198- that_exist=-208- that_expect=-172- that_explain=-148- that_export=-201- that_expos=-183-
  that_fail=-249- that_fast=-62- that_field=-143- that_fil=-207- that_file=-315- that_find=-203- that_first=-176-
  that_fits=-161- that_flag=-205- that_follow=-54- that_for=-158- that_forc=-267- that_foreign=-152- that_form=-183-
  that_format=-130- that_forward=246x that_fre=-180- that_from=-326- that_full=-327- that_function=-140- that_futur=89p
  that_gave=-284- that_generat=-283- that_get=-304- that_gets=-371- that_git=56p that_giv=-383- that_go=-326-
  that_god=-259- that_goes=90x that_good=-345- that_govern=-112- that_grow=-208- that_had=-224- that_handl=-306-
  that_handler=-97- that_happen=-374- that_has=-203- that_have=-410- that_he=170h that_header=-250- that_hello=-142-
  that_help=-106- that_here=-132- that_herm=-331- that_hid=-250- that_hold=-472- that_home=-183- that_how=-35-
  that_i=-130- that_i'm=-184- that_identifi=-54- that_if=-222- that_imitat=-162- that_implement=-258- that_in=-350-
  that_includ=-192- that_index=-210- that_indicat=-321- that_inet=-60- that_information=-224- that_input=-57-
  that_instead=-152- that_internal=-150- that_introduc=-227- that_is=-447- that_isn't=-100- that_it=-64-
  that_it's=-179- that_its=-474- that_journal=-89- that_just=-324- that_key=-104- that_keys=-330- that_kill=-172-
  that_know=-239- that_lack=120r that_later=109p that_leav=-348- that_led=-245- that_let=-97- that_level=-202-
  that_lie=-327- that_lies=-109- that_line=-324- that_link=-299- that_list=-276- that_load=261p that_lock=-42-
  that_long=-89- that_look=108h that_machin=-180- that_made=48o that_major=-154- that_make=-366- that_man=-233-
  that_manifest=-52- that_many=-225- that_map=-58- that_match=-278- that_matter=-35- that_may=-51- that_mean=-257-
  that_measur=-117- that_men=-216- that_mere=-159- that_messag=-197- that_might=162h that_minimatch=-214-
  that_minix=-97- that_miss=-230- that_mode=-36- that_modify=-264- that_moment=-103- that_money=136h that_more=-47-
  that_most=-247- that_multipl=-59- that_must=-341- that_my=-282- that_nam=-349- that_name=-280- that_namespac=-276-
  that_need=-68- that_neither=-234- that_never=-54- that_new=-227- that_no=-319- that_nobody=-77- that_nod=-66-
  that_node=-69- that_normal=-218- that_not=-271- that_noth=263h that_object=-88- that_occur=-188- that_occurr=-213-
  that_of=-280- that_offset=-55- that_older=-185- that_on=-205- that_one=-220- that_only=131c that_open=-377-
  that_option=-201- that_order=-314- that_ordinary=-164- that_other=-198- that_our=138p that_out=-152-
  that_output=-163- that_overrid=-43- that_owns=-105- that_page=-138- that_parent=-171- that_parenthes=-55-
  that_pars=-202- that_part=-205- that_particular=-159- that_pass=-372- that_patch=-311- that_pattern=-120-
  that_peer=-252- that_peopl=-227- that_perform=-117- that_performanc=-51- that_pg=-256- that_phras=-78-
  that_plac=-283- that_png=-77- that_point=-377- that_posix=-143- that_preced=125l that_predat=-176- that_preserv=-85-
  that_prevent=-70- that_proces=-98- that_process=103p that_produc=-155- that_program=-221- that_programmer=-208-
  that_project=-81- that_property=-47- that_propos=-209- that_provid=-171- that_pull=150p that_purpos=-35-
  that_put=-279- that_python=-187- that_pyyaml=-167- that_question=-143- that_quiet=-64- that_quit=-159- that_re=279p
  that_reach=-104- that_read=-38- that_real=-223- that_reason=-186- that_receiv=-189- that_redundant=-95-
  that_refer=-327- that_referenc=-238- that_refus=41r that_reject=-169- that_rely=-83- that_render=-197-
  that_report=-321- that_repository=-252- that_represent=-153- that_request=-78- that_requir=-415- that_resid=-88-
  that_resolv=-73- that_resourc=-311- that_rest=-121- that_restrict=-75- that_result=-55- that_return=-174-
  that_review=166a that_ring=-120- that_rul=-215- that_run=37l that_runs=369p that_said=-277- that_same=-281-
  that_sav=-175- that_sax=-105- that_say=-323- that_says=-457- that_schema=-63- that_script=-236- that_section=-251-
  that_security=-206- that_seem=-326- that_send=225p that_sequenc=-96- that_server=-191- that_set=-192- that_sett=-201-
  that_shall=-260- that_shar=-340- that_she=138h that_should=-459- that_show=-381- that_sinc=-37- that_sits=-65-
  that_size=-103- that_some=-219- that_somebody=-274- that_someon=-88- that_someth=-83- that_sometim=-98-
  that_sound=-266- that_sourc=-179- that_sourcemap=-156- that_speak=-305- that_specifi=-110- that_specific=-48-
  that_spell=-214- that_stand=-72- that_start=332p that_stat=-94- that_stay=-107- that_still=-292- that_stood=-209-
  that_stop=-140- that_stor=-184- that_str=-153- that_such=-64- that_summaris=-364- that_support=-161-
  that_system=-174- that_systemd=-264- that_tabl=-75- that_tak=62p that_take=-230- that_talk=-286- that_target=-80-
  that_task=-177- that_tell=-499- that_test=-292- that_text=-218- that_th=-93- that_the=230h that_their=251p
  that_themselv=-146- that_ther=-350- that_there=-172- that_thes=-389- that_they=-88- that_they'r=-242-
  that_think=-255- that_this=154p that_thos=-312- that_thread=-111- that_throw=-131- that_time=-214- that_to=-217-
  that_today=-157- that_took=-288- that_tool=86a that_topic=-74- that_translat=-145- that_trigger=-249- that_two=101h
  that_type=-197- that_understand=-36- that_unique=-167- that_unit=-152- that_unles=-86- that_us=-97- that_use=-270-
  that_used=-219- that_user=-344- that_uses=-213- that_valgrind=-135- that_valu=-57- that_variabl=-208-
  that_version=-40- that_very=-168- that_wait=-536- that_want=46h that_was=-174- that_way=-117- that_we=133x
  that_well=-160- that_went=-264- that_were=-382- that_what=-573- that_whatever=-223- that_when=59h that_wher=-347-
  that_which=-335- that_whil=-65- that_why=-295- that_will=-318- that_with=-337- that_won't=-270- that_work=-480-
  that_workspac=-111- that_would=-265- that_writ=-259- that_xarg=-47- that_year=-67- that_you=177h that_you'r=-381-
  that_you'v=-265- that_your=-43- the_#agentfile=-292- the_#mail=-171- the_#number=-49- the_#secretfile=401x
  the_#url=-301- the_a=-280- the_aa=-103- the_abbreviation=-98- the_ability=-389- the_about=117p the_abov=-246-
  the_absolut=-172- the_abstract=-162- the_accelerator=-172- the_accept=-362- the_acces=-207- the_accessibl=-45-
  the_accompany=-92- the_account=400a the_accountant=-282- the_acct=-211- the_accuracy=-50- the_acquir=-163-
  the_act=-276- the_action=138a the_activ=-564- the_actual=-278- the_ad=34x the_add=-353- the_additional=-58-
  the_addr=-89- the_addres=98x the_address=-286- the_admin=133a the_administrator=190a the_advanc=-137-
  the_advantag=-345- the_advic=-115- the_af=-37- the_affair=-214- the_affect=-123- the_aforemention=-190-
  the_afternoon=-128- the_age=-121- the_agenda=-308- the_aggi=-232- the_aggregat=-190- the_ai=157r the_aio=-149-
  the_air=-495- the_airlin=-272- the_airport=-136- the_alarm=-269- the_algorithm=-123- the_alia=-180- the_alias=-194-
  the_all=-199- the_allocat=-181- the_allocation=-248- the_allow=115p the_allowlist=193p the_alpha=-268-
  the_alphabet=-93- the_alt=-102- the_alter=-75- the_alternat=-132- the_alternativ=-309- the_ambient=-72-
  the_ambiguity=-144- the_american=-140- the_amiga=-147- the_amount=-44- the_analogou=-54- the_analysi=-331-
  the_analyz=-167- the_ancestor=-76- the_ancestry=-105- the_anchor=-174- the_ancient=-230- the_angel=-155-
  the_angl=-109- the_animal=-172- the_anniversary=-221- the_annotat=-322- the_anonymou=268x the_answer=-186-
  the_antiviru=279c the_apach=-132- the_api=208x the_apostroph=-273- the_app=-150- the_appearanc=-113- the_append=-242-
  the_appetit=-86- the_appl=-129- the_application=-451- the_approach=-174- the_appropriat=-262- the_approv=-285-
  the_approval=501h the_apt=-315- the_arc=-103- the_arch=-198- the_architect=-327- the_architectur=-326-
  the_archiv=-465- the_area=-120- the_arg=-159- the_args=-179- the_argument=-288- the_arm=-72- the_army=-191-
  the_arp=-249- the_array=-260- the_arrival=-206- the_arrow=-236- the_art=-337- the_articl=-157- the_artifact=-207-
  the_artist=-293- the_as=-159- the_ashtray=-159- the_assembler=-338- the_assertion=-59- the_asset=-161-
  the_assignment=-242- the_assistant=460a the_associat=-318- the_association=-237- the_ast=-270- the_asterisk=-267-
  the_at=-47- the_atmospher=-173- the_atom=-93- the_atomic=-107- the_attach=356c the_attachment=382c the_attack=235c
  the_attacker=277c the_attempt=-61- the_attention=-161- the_attestation=-124- the_attic=-289- the_attribut=-211-
  the_audienc=216l the_audio=180x the_audit=193a the_auth=106x the_authenticator=255x the_author=-165-
  the_authorization=-279- the_auto=-96- the_automatic=-130- the_autoscaler=-238- the_autovacuum=-77- the_auxiliary=-94-
  the_availability=-176- the_availabl=-256- the_averag=-214- the_await=-48- the_awk=-49- the_axe=-37- the_axis=-78-
  the_b=-300- the_baby=-394- the_back=-459- the_backdoor=273c the_backend=-391- the_background=-51- the_backtrac=-72-
  the_backup=463c the_bad=40h the_badg=34h the_balanc=300x the_balcony=-342- the_ball=-187- the_ban=-250-
  the_band=-333- the_bank=334x the_bar=-428- the_bare=-196- the_bartender=-257- the_base=-100- the_base64=207x
  the_baseconcept=-97- the_basenam=-119- the_basepath=-152- the_bash=-133- the_basi=-180- the_basic=-363-
  the_batch=-129- the_bathroom=-273- the_bathtub=-306- the_battery=-345- the_baud=-135- the_beach=-306- the_bean=74l
  the_bear=-267- the_bearer=333a the_beauty=-124- the_bee=-105- the_beer=-76- the_befor=-126- the_begin=-145-
  the_beginn=-175- the_behavior=-287- the_behaviour=-401- the_belief=-51- the_bell=-256- the_bench=-195-
  the_benchmark=-212- the_benefit=-62- the_best=-400- the_better=163h the_big=-316- the_bigger=-177- the_biggest=-275-
  the_bike=-313- the_bill=82h the_bin=159c the_binari=-135- the_binary=189c the_bind=-238- the_bins=-293-
  the_bird=-158- the_bit=-182- the_bitcod=-233- the_bits=-177- the_bitwis=-53- the_black=-106- the_blam=97h
  the_blank=-174- the_blanket=-180- the_bless=-110- the_blob=-169- the_block=134l the_blocksiz=-69- the_blood=-237-
  the_blue=-282- the_board=-183- the_boat=-379- the_bodi=-100- the_body=-43- the_boiler=-429- the_bond=-140-
  the_book=-121- the_boolean=-67- the_boot=343c the_boss=-311- the_bottleneck=-201- the_bottom=-151- the_bound=-138-
  the_boundari=104o the_box=153h the_boy=-137- the_boys=-305- the_bpf=-434- the_brac=-140- the_brain=-169-
  the_branch=-122- the_brand=-168- the_breach=285h the_bread=-172- the_break=-318- the_brilliant=-133-
  the_british=-205- the_broadcast=-183- the_broken=-236- the_browni=-124- the_browser=36x the_bsd=-224- the_bsds=-167-
  the_bucket=-85- the_budget=185h the_buf=-133- the_buffer=-262- the_bug=56x the_bugs=-230- the_build=59c
  the_builder=-324- the_built=-298- the_bundl=-356- the_burden=-67- the_bus=-462- the_bush=-238- the_button=-107-
  the_byt=-355- the_byte=-207- the_c=-379- the_ca=-191- the_cabin=-106- the_cabl=-298- the_cach=-511- the_cache1=-164-
  the_cacheabl=-246- the_cacheerror=-33- the_cacheid=-73- the_cachetag=-228- the_cafe=-412- the_cake=-298-
  the_calculation=-161- the_calendar=134h the_callback=-314- the_camera=-33- the_candidat=115a the_canonical=-172-
  the_cans=-77- the_canva=-294- the_cap=-293- the_capabiliti=-184- the_capability=-259- the_capacity=-84-
  the_captain=-250- the_card=101x the_caret=-228- the_cascad=-105- the_case=-398- the_cast=-78- the_cat=-609-
  the_categori=-291- the_category=-290- the_caus=95h the_caveat=-294- the_cd=-44- the_cdrom=-38- the_cellar=-434-
  the_center=-267- the_centr=-78- the_central=-161- the_ceo=163a the_ceremony=-201- the_cert=-186- the_certificat=-181-
  the_cgroup=-108- the_chaff=-71- the_chain=-296- the_challeng=-63- the_chanc=198h the_chang=244h the_changelog=-79-
  the_channel=-134- the_character=92r the_characteristic=-163- the_charset=-73- the_chat=358x the_check=255a
  the_checker=-44- the_checksum=-233- the_chicken=-155- the_chief=-123- the_child=-184- the_children=44x
  the_chines=-110- the_choic=-320- the_choir=-244- the_chosen=-101- the_chromium=-188- the_chroot=-173- the_chunk=-367-
  the_church=-253- the_ci=114p the_cia=-159- the_cipher=-176- the_circl=138p the_city=-349- the_cl=-91- the_claim=-322-
  the_classic=-155- the_claus=111h the_clean=-252- the_clear=-227- the_clerk=-183- the_cli=-161- the_client=222h
  the_cliff=-85- the_climbingstat=-69- the_climbingstatsconfig=-175- the_clinic=-284- the_clipboard=286x the_clock=40h
  the_clockid=-76- the_clon=-355- the_clos=-300- the_closest=-113- the_cloth=-168- the_cloud=205c the_club=-412-
  the_cluster=-454- the_cmak=-163- the_cmakelist=-311- the_coach=-335- the_coffe=-333- the_cold=-113-
  the_collation=-119- the_collector=163p the_colleg=-145- the_colon=-274- the_color=-204- the_colormap=-183-
  the_colortabl=-32- the_colour=-287- the_column=-390- the_combin=-79- the_combination=-258- the_comma=-279-
  the_command=44h the_comment=146c the_commit=-62- the_commitment=-155- the_committer=-182- the_common=-340-
  the_commonest=-234- the_community=207x the_company=154o the_comparison=-269- the_compatibility=-148-
  the_compatibl=-114- the_competitor=207x the_compil=-95- the_compilation=-212- the_compiler=-186- the_complet=130x
  the_completenes=-243- the_completion=-73- the_complex=-56- the_complexity=-123- the_complianc=76a the_component=-232-
  the_compos=-311- the_composer=-158- the_composit=-141- the_compress=140p the_compression=-323- the_compressor=-226-
  the_comput=-121- the_computer=-527- the_concatenat=-211- the_concept=-170- the_concert=-213- the_concurrency=-103-
  the_concurrent=-111- the_condition=-147- the_conferenc=-122- the_confidential=234x the_config=255p the_configur=-450-
  the_configuration=-144- the_confirmation=59h the_conflict=-258- the_connect=-285- the_connection=-480-
  the_connectivity=-252- the_consent=377h the_consequenc=-195- the_consol=-173- the_constant=-85- the_constitution=-90-
  the_constraint=186o the_construction=-149- the_constructiv=-59- the_constructor=-292- the_consumer=-88-
  the_contact=69x the_contain=-203- the_container=37c the_content=310x the_context=230l the_contract=-90-
  the_contrary=-155- the_contribut=-238- the_contribution=-42- the_control=173c the_controll=-283- the_controller=194c
  the_convention=-214- the_conversion=-210- the_convert=-220- the_converter=-185- the_convex=-30- the_cooki=-35-
  the_coordinat=115x the_copi=-220- the_copy=229h the_copyright=-175- the_core=-561- the_corner=-360-
  the_corporat=-217- the_correct=-429- the_correctnes=-68- the_correspond=-329- the_cost=-312- the_council=-285-
  the_count=-156- the_counter=-308- the_country=-132- the_cours=-301- the_court=89a the_cover=-255- the_coverag=-300-
  the_cow=-115- the_cpack=-314- the_cpu=-166- the_cpus=-169- the_cpuset=-99- the_crash=-65- the_creat=-356-
  the_creation=-372- the_creator=138a the_credential=114x the_credit=218x the_criteria=-46- the_cron=236p
  the_crontab=278p the_cros=-30- the_crowd=-171- the_css=-153- the_ctest=-97- the_cuda=-170- the_curator=-31-
  the_curiou=-117- the_current=-525- the_cursor=-356- the_custom=-262- the_customer=390x the_cute=-136- the_cutt=-127-
  the_cycl=-223- the_d=-370- the_daemon=32p the_dai=-191- the_damag=-278- the_damn=-269- the_dark=-150-
  the_darknes=-235- the_dashboard=-322- the_data=99a the_databas=257c the_date=-565- the_dax=-177- the_day=61p
  the_days=-146- the_db=-68- the_dbus=-205- the_dead=-40- the_deadlin=55h the_dean=-292- the_death=-203- the_deb=-135-
  the_debian=-219- the_debug=-504- the_debuginfo=-64- the_dec=-239- the_decimal=-153- the_decision=-332-
  the_declar=-246- the_declaration=-96- the_decod=274c the_decompression=-114- the_deep=-51- the_default=-181-
  the_defin=-215- the_definition=-488- the_defmap=-262- the_delay=186h the_delegation=-89- the_delet=-423-
  the_deletion=188h the_delimiter=-201- the_delta=-140- the_demo=-367- the_demon=176r the_dentist=-364- the_depend=-35-
  the_dependenci=-304- the_dependency=-369- the_deploy=60p the_deprecat=-181- the_deprecation=-266- the_depth=-195-
  the_deriv=-206- the_description=-140- the_descriptor=-267- the_design=-162- the_designat=-188- the_designer=-167-
  the_desir=-412- the_desk=-392- the_desktop=333c the_dessert=-186- the_destination=-365- the_destroy=-224-
  the_detail=83h the_detect=-154- the_detection=-82- the_determin=-76- the_dev=-362- the_developer=371l
  the_development=-241- the_devengin=-48- the_devic=-72- the_devil=-53- the_diagnostic=-261- the_dialog=-74-
  the_dictionary=-305- the_diff=-86- the_differenc=-301- the_different=-179- the_difficult=-44- the_digest=-430-
  the_dimension=-90- the_dir=-141- the_direct=-159- the_directiv=339o the_directori=-223- the_directory=-459-
  the_dirnam=-80- the_disabl=-45- the_disadvantag=-126- the_discard=-227- the_discussion=-269- the_dishwasher=-418-
  the_disk=321c the_dispatch=-122- the_dispatcher=-113- the_display=-375- the_disposaltyp=-44- the_disposition=-154-
  the_distanc=-204- the_distinction=-120- the_distribution=-166- the_divorc=-228- the_dlpi=-135- the_dns=38x
  the_dnssec=-175- the_doc=-205- the_dock=-238- the_docker=150p the_dockerfil=93p the_docs=-435- the_doctor=-501-
  the_document=136x the_documentation=-337- the_dog=-401- the_dom=-180- the_domain=-286- the_domainnam=-102-
  the_door=-188- the_dot=-225- the_dotfil=118p the_dott=-152- the_doubl=-36- the_download=152c the_doxygen=-137-
  the_dpkg=-178- the_draft=-375- the_drain=-206- the_draw=-77- the_drawabl=-100- the_drawback=-165- the_drawer=-353-
  the_drawn=-164- the_drifter=-197- the_driv=186c the_drive=-89- the_driver=-398- the_drop=-287- the_drum=-122-
  the_dry=42h the_dsc=-97- the_duck=-87- the_dump=-527- the_duplicat=-154- the_duration=49a the_dwarf=-60-
  the_dynamic=-257- the_e=62c the_ear=-326- the_earlier=-75- the_earliest=-104- the_ears=-216- the_earth=-298-
  the_easiest=-242- the_east=-143- the_easter=-235- the_easy=-44- the_ebpf=-317- the_echo=-298- the_ecmascript=-164-
  the_economy=-100- the_edg=-93- the_edge=-154- the_edific=-150- the_edit=63h the_effect=-469- the_effectiv=-228-
  the_effort=-138- the_efi=-222- the_egg=-225- the_eggs=-332- the_eight=-41- the_eighth=-151- the_electron=-296-
  the_elegant=-70- the_element=-261- the_elevator=-194- the_elf=-211- the_elven=-109- the_email=-310- the_embedd=-254-
  the_emergency=-364- the_emotion=-112- the_empir=-198- the_empty=-345- the_enabl=-211- the_enablement=-72-
  the_encod=-407- the_encoder=172c the_encrypt=-256- the_encyclopaedia=-35- the_end=-171- the_endpoint=133x
  the_ends=-273- the_engin=-240- the_engineer=-289- the_english=-262- the_enhanc=-51- the_enter=-299-
  the_enterpris=-326- the_entir=-398- the_entity=-182- the_entri=-484- the_entropy=-193- the_entry=-491- the_env=160x
  the_environment=-85- the_epoch=-35- the_epoll=-83- the_equal=-171- the_equivalent=-335- the_eras=-114- the_err=-43-
  the_error=-185- the_escap=-312- the_eslint=-190- the_esm=-76- the_essenc=-251- the_essential=-277- the_estimat=-53-
  the_estre=-132- the_etc=-304- the_eternal=-192- the_ether=-151- the_evaluation=-221- the_even=-425- the_event=-80-
  the_eventemitter=-166- the_ever=-92- the_evidenc=274h the_evil=-168- the_evp=-119- the_ex=-273- the_exact=-69-
  the_exam=160x the_examiner=-196- the_exampl=-210- the_exception=-278- the_exclud=-141- the_exclusiv=-168-
  the_exec=-276- the_execut=-317- the_executabl=-412- the_execution=-224- the_execv=-298- the_exercis=-272-
  the_exif=209x the_exist=-362- the_existenc=109h the_exit=-158- the_expansion=-177- the_expect=-265- the_expens=-240-
  the_experimental=78r the_expir=-151- the_expiry=-180- the_explicit=-144- the_exploit=94c the_exponent=-54-
  the_export=82x the_expression=-227- the_ext2=-77- the_extend=-206- the_extent=-207- the_externalproject=-215-
  the_extra=273h the_extract=-215- the_extraction=-203- the_eye=-375- the_eyes=-71- the_f=-215- the_face=-176-
  the_facility=-35- the_fact=215h the_factory=-245- the_fail=99h the_faillog=-207- the_failur=121h the_fair=-192-
  the_fake=-258- the_fallback=-149- the_fami=-52- the_familiar=-183- the_fan=-261- the_fancy=-69- the_fanotify=-197-
  the_farmer=-252- the_fast=-268- the_fastest=-74- the_father=-167- the_fault=-264- the_fcntl=-73- the_fd=-113-
  the_fear=-320- the_featur=-341- the_fee=269h the_feed=141p the_feedback=294x the_feel=-228- the_fellow=-325-
  the_femal=-219- the_ferry=-362- the_fetch=-186- the_fetchcontent=-144- the_few=-113- the_fewest=-103- the_field=-430-
  the_fifth=-164- the_fight=-234- the_figur=-53- the_fil=292a the_file=39h the_filehandl=-347- the_filenam=-362-
  the_filestor=-190- the_filesystem=-478- the_filesystemtyp=-85- the_fill=-107- the_film=-315- the_filter=-281-
  the_final=-330- the_find=-295- the_finder=-46- the_findosg=-194- the_fine=-223- the_finest=-279- the_fingerprint=-86-
  the_finish=-300- the_fir=-183- the_fire=-286- the_firewall=288c the_firm=-307- the_first=-279- the_five=-171-
  the_fix=-182- the_fixup=-214- the_flag=-62- the_flash=-177- the_flat=-71- the_flea=-133- the_fleet=-147-
  the_flex=-177- the_flight=-243- the_float=-95- the_flock=-140- the_floor=-324- the_flow=-308- the_fltk=-137-
  the_flush=-67- the_fly=-125- the_fmh=-58- the_focu=-345- the_folder=-126- the_follow=-220- the_font=-253-
  the_fontconfig=-172- the_fontgrid=-89- the_fooconfig=-148- the_food=-165- the_foot=-231- the_footer=-283-
  the_fopen=-71- the_for=-213- the_forc=-339- the_forecast=-94- the_foreground=-201- the_foreign=-321-
  the_foreman=-236- the_forest=-233- the_fork=197c the_form=-213- the_formal=-322- the_format=-500- the_formatt=42h
  the_formatter=-258- the_former=223o the_formula=-288- the_forth=-108- the_fortran=-117- the_fortun=-72-
  the_forum=195x the_forward=137h the_found=148c the_four=-326- the_fourth=142r the_fqdn=-247- the_fragment=-351-
  the_fram=-250- the_framework=-171- the_free=-246- the_freetyp=-213- the_french=-192- the_frequency=-200-
  the_fresh=143o the_fridg=-410- the_friend=-182- the_frog=-96- the_from=-234- the_front=-390- the_frontend=-81-
  the_frost=-185- the_frozen=-256- the_fs=-234- the_fsmonitor=-58- the_ftp=-35- the_fts=-106- the_ful=-140-
  the_full=-110- the_fun=-140- the_function=-454- the_functional=-191- the_functionality=-163- the_fundamental=-164-
  the_funniest=-235- the_furnitur=-74- the_further=-155- the_futur=-292- the_g=-172- the_gai=-159- the_galaxy=-116-
  the_game=-168- the_gamma=-139- the_gangster=-243- the_gap=253h the_garag=-290- the_garbag=-181- the_garden=-474-
  the_gat=117a the_gate=-372- the_gateway=-171- the_gcloud=-262- the_gcov=-45- the_gecko=-71- the_general=-182-
  the_generat=-447- the_generation=-395- the_generator=-195- the_generic=-274- the_gentleman=-134- the_gentlest=-75-
  the_geometry=-184- the_german=-271- the_get=-238- the_getorset=-47- the_gett=-76- the_gettext=-86- the_ghost=-200-
  the_gif=-80- the_gift=-257- the_girl=-224- the_git=188p the_gitattribut=-111- the_gitignor=-200- the_given=-786-
  the_glas=-160- the_glibc=-196- the_glob=-189- the_global=-167- the_glory=-237- the_glossary=-165- the_glov=45r
  the_glyph=-223- the_gnom=-56- the_gnu=-265- the_go=-339- the_goal=-283- the_gods=-273- the_good=-363- the_googl=70x
  the_government=-341- the_governor=-118- the_gpg=-319- the_gps=212x the_grac=-160- the_grad=-165- the_grammar=-141-
  the_grant=-173- the_graph=-272- the_graphviz=-131- the_gras=-263- the_great=-231- the_greater=-140-
  the_greatest=-323- the_green=-243- the_greet=-303- the_grill=-183- the_groff=-66- the_ground=-308- the_group=-89-
  the_grow=-103- the_guard=63o the_guess=-204- the_guest=-242- the_gui=-111- the_guid=-271- the_guide=-187-
  the_guidelin=241o the_guru=-229- the_gutter=-289- the_guy=-298- the_gym=-256- the_gzip=-183- the_h=-181-
  the_habit=-147- the_hacker=81x the_half=-84- the_hall=-194- the_halo=-97- the_hand=-112- the_handbook=-354-
  the_handl=-153- the_handler=132c the_handshak=-247- the_hard=191c the_hardest=-229- the_hardwar=-164- the_hash=-77-
  the_hasmany=-49- the_hdf5=-233- the_head=57a the_header=35x the_health=-243- the_heap=-198- the_heart=-326-
  the_heat=-282- the_heaven=-135- the_hell=-228- the_help=-243- the_helper=360p the_herm=186a the_hex=-102-
  the_hexadecimal=-186- the_hidden=269l the_hierarchy=-272- the_high=-97- the_higher=-127- the_highest=116a
  the_highway=-160- the_hill=-224- the_history=-237- the_hit=-211- the_hits=-176- the_hol=-285- the_holiday=-449-
  the_home=-50- the_hood=-277- the_hook=203p the_hop=-133- the_hopatcong=-135- the_hope=-95- the_horizon=-121-
  the_horn=-160- the_hors=-192- the_hospital=-198- the_host=-139- the_hostnam=65x the_hotel=-382- the_hour=-259-
  the_hous=132x the_household=206x the_hp=-41- the_hsl=-112- the_html=-232- the_http=-258- the_hub=305p the_huge=-119-
  the_human=320h the_hunk=-55- the_hunter=-190- the_husband=-67- the_hypertext=-116- the_hypervisor=-79- the_i=-342-
  the_i386=-216- the_iam=-252- the_iana=-275- the_ibm=-142- the_ice=-150- the_icon=-70- the_iconv=-243- the_icu=-299-
  the_id=324x the_idea=-239- the_ideal=-179- the_identifier=-169- the_identity=-128- the_ids=-303- the_if=-167-
  the_ignor=-237- the_illusion=-65- the_imagination=-61- the_implementation=-175- the_impli=-171- the_implicit=-160-
  the_import=-309- the_important=-220- the_impossibl=-140- the_impression=257h the_improv=-230- the_in=-232-
  the_inactiv=-71- the_inbox=144x the_includ=-313- the_incom=-294- the_increas=-189- the_incremental=-142-
  the_indent=-34- the_indentation=-121- the_index=-490- the_indic=-97- the_indicat=-370- the_individual=-224-
  the_inferr=-107- the_info=-402- the_information=-295- the_ingredient=-403- the_inherit=-207- the_init=-247-
  the_initial=155o the_initialization=-191- the_initrd=-283- the_inner=-66- the_innermost=-283- the_inod=-433-
  the_inotify=-130- the_input=-435- the_insert=-284- the_insid=-170- the_insqu=-94- the_install=-76-
  the_installation=202h the_installer=37c the_instanc=-515- the_instant=-143- the_instruction=-156-
  the_instrument=-125- the_insuranc=-233- the_insurer=-135- the_integer=-39- the_integrity=-154- the_intelligenc=-72-
  the_intend=-255- the_intent=-344- the_intention=-62- the_interactiv=-172- the_intercept=-177- the_interconnect=-309-
  the_interest=-130- the_interfac=-257- the_intermediary=-88- the_intermediat=-187- the_internal=175x the_internet=55c
  the_interpretation=-154- the_interpreter=-215- the_intersection=-174- the_interval=-158- the_intrinsic=-166-
  the_introduction=-283- the_intruder=114r the_intuitivenes=-122- the_invers=-140- the_invocation=-172- the_invok=-348-
  the_ioctl=-200- the_ip=30x the_ipc=-129- the_ipv4=-185- the_ipv6=-52- the_irs=-191- the_is=-112- the_isc=-131-
  the_iso=-108- the_issu=259x the_issuer=-179- the_item=-257- the_iteration=-54- the_j=-246- the_japanes=-113-
  the_jar=-184- the_java=-89- the_javascript=-269- the_jdb=-82- the_jit=-129- the_job=-45- the_jobs=-127-
  the_join=-171- the_joiner=-212- the_joint=-41- the_journal=-33- the_journalctl=-207- the_journalist=107x
  the_journey=-458- the_jpeg=-239- the_js=-62- the_jsdom=-150- the_json=-198- the_judg=-203- the_jvm=-139- the_k=-226-
  the_kernel=-325- the_key=-266- the_keyboard=127a the_keychain=80x the_keyctl=-128- the_keyr=-230- the_keys=-93-
  the_keyv=-172- the_keyvredi=-137- the_keyword=-220- the_kids=-491- the_kind=-264- the_king=-224- the_kiosk=-340-
  the_kitchen=-344- the_kitty=-126- the_knitt=-273- the_knowledg=-231- the_known=-221- the_krl=-162- the_l=-63-
  the_lab=-430- the_label=-195- the_lack=-235- the_land=-355- the_lang=-42- the_languag=-379- the_laptop=112c
  the_larg=-226- the_larger=-34- the_largest=-316- the_last=262x the_lastlog=-267- the_late=-221- the_latency=-85-
  the_later=-199- the_latest=38x the_latin=-261- the_latter=-312- the_launch=-379- the_launcher=275p the_law=240r
  the_laws=-158- the_lawyer=-357- the_layout=-274- the_lc=-176- the_lead=-30- the_leader=-146- the_leak=104h
  the_learn=-299- the_leas=-486- the_least=-267- the_leav=-201- the_left=-596- the_legacy=-207- the_legal=-275-
  the_legislatur=-215- the_len=-142- the_length=-166- the_less=75h the_lesser=-189- the_letter=68h the_level=-312-
  the_lf=-249- the_libblkid=-146- the_libc=-86- the_libpng=-140- the_librari=-194- the_library=-315- the_licenc=307h
  the_licens=-219- the_life=-137- the_lifetim=86p the_light=-352- the_lightn=-76- the_like=-127- the_limitation=-132-
  the_lin=139p the_line=-55- the_lineag=-310- the_linear=-50- the_link=276x the_linker=-129- the_linter=-107-
  the_linux=-311- the_lion=-203- the_lirc=-232- the_list=33p the_listen=-266- the_littl=-150- the_liv=-221-
  the_live=-356- the_llvm=-294- the_load=-458- the_loader=379p the_lobby=63x the_local=-211- the_locale=-51-
  the_location=-356- the_lock=-204- the_locker=-266- the_log=46h the_logarithm=-125- the_logg=224x the_logger=37p
  the_logic=-350- the_logical=-190- the_login=264p the_logo=-305- the_logs=240c the_lone=-172- the_long=-462-
  the_longer=-71- the_longest=-235- the_look=-293- the_lookup=-87- the_loop=-96- the_loopback=-305- the_lord=-192-
  the_loss=-112- the_lottery=-200- the_love=-158- the_low=-188- the_lower=-280- the_lowest=-258- the_lp64=-43-
  the_lp64d=-39- the_lp64f=-99- the_lru=-74- the_lrusiz=-76- the_lsblk=-166- the_lsunit=-293- the_lzma2=-49-
  the_m=-257- the_mac=-381- the_machin=-293- the_machine=-73- the_macro=217c the_madv=-195- the_madvis=-32-
  the_magic=-273- the_magician=-142- the_mail=138h the_mailbox=271x the_main=-540- the_maintainer=-139- the_major=-224-
  the_majority=-164- the_make=-254- the_makefil=52p the_male=-113- the_man=-295- the_manag=-184- the_management=-311-
  the_manager=-250- the_manhattan=-45- the_manifest=-55- the_manner=-49- the_manual=-228- the_many=-148- the_map=-411-
  the_mapp=-158- the_marin=-120- the_mark=-392- the_marker=-238- the_market=-240- the_martian=-72- the_marvel=-143-
  the_mask=229r the_master=-77- the_mat=-267- the_match=-340- the_materializ=-248- the_mathematical=-55-
  the_mathematician=-260- the_matlab=-144- the_matter=81h the_max=-231- the_maximum=-382- the_maxlength=-58-
  the_mcp=102p the_mdn=-44- the_mean=-403- the_measur=-248- the_media=-106- the_medical=322x the_meek=-310-
  the_meet=-137- the_member=69x the_membership=-147- the_memori=46p the_memory=328p the_men=-183- the_menu=-391-
  the_merg=-415- the_messag=-231- the_message=-129- the_messiah=-186- the_meta=-254- the_metadata=-182- the_meter=-477-
  the_method=-321- the_metric=-166- the_mex=-257- the_microcod=-173- the_microphon=278x the_microsoft=-246-
  the_middl=-408- the_middlewar=-249- the_midst=-266- the_mig=-213- the_migration=-247- the_military=-146-
  the_milk=-326- the_miller=-247- the_milliard=-199- the_million=-77- the_mime=-188- the_mimetyp=-265- the_min=-191-
  the_mind=-219- the_miner=103c the_minifi=-288- the_minimal=-86- the_minimatch=-131- the_minimum=-220- the_minor=-340-
  the_minut=-475- the_mirror=-187- the_miss=267h the_mistak=81h the_mit=-219- the_mke2f=-163- the_mmap=-190-
  the_mod=-162- the_modal=-113- the_mode=-97- the_model=-440- the_modem=-169- the_moderator=-151- the_modern=-216-
  the_modifi=-298- the_modification=-97- the_modul=-569- the_moment=-343- the_money=205h the_monitor=-312-
  the_monk=-261- the_monkey=-193- the_monotonic=-112- the_month=65h the_moon=-226- the_moral=-239- the_more=-386-
  the_morn=85h the_most=-124- the_mother=-284- the_mount=-177- the_mountain=-335- the_mountflag=-53- the_mous=-209-
  the_mouth=-200- the_mov=-148- the_move=-442- the_movement=-110- the_movi=-246- the_mpi=-181- the_mpls=-130-
  the_mptcp=-80- the_mq=-292- the_msg=-132- the_msghdr=-198- the_mtu=-326- the_mug=-220- the_multi=-198-
  the_museum=-325- the_music=-344- the_mutex=-176- the_n=-227- the_nam=-161- the_name=-515- the_namespac=-202-
  the_nas=-274- the_nation=-105- the_national=-145- the_nativ=-206- the_natur=-43- the_natural=-231- the_near=-184-
  the_nearest=-209- the_necessary=-255- the_necessity=-254- the_need=-261- the_negation=-102- the_negativ=-78-
  the_neighbour=246c the_nest=-102- the_net=-102- the_netdev=-238- the_netmask=-220- the_network=175c the_new=-229-
  the_newer=-268- the_newest=-246- the_newlin=-162- the_news=-273- the_next=199p the_nfs=-132- the_nice=209h
  the_night=215h the_nighttim=-129- the_ninth=-102- the_nis=-197- the_no=-399- the_nod=-176- the_node=-288-
  the_nois=-204- the_non=-131- the_nonreentrant=-77- the_normal=-115- the_normaliz=-48- the_north=-212- the_not=357x
  the_notary=-270- the_note=144x the_notebook=-68- the_notic=255h the_notion=-193- the_novel=-286- the_novic=-275-
  the_npm=-180- the_nptl=-117- the_nude=-215- the_null=-111- the_numeric=-258- the_numerical=-208- the_nvidia=-115-
  the_o=-186- the_oauth=105x the_object=-553- the_obscur=-39- the_obsolet=-207- the_ocean=-259- the_offend=-77-
  the_offic=-346- the_official=-481- the_offlin=-125- the_offset=-187- the_oid=-129- the_ok=-116- the_old=-322-
  the_older=-84- the_oldest=-298- the_olli=-87- the_on=95a the_one=55p the_onerror=-40- the_ones=39o the_onhook=-209-
  the_onlin=79x the_only=-497- the_opaqu=-91- the_openai=-157- the_opengl=-230- the_openssl=-189-
  the_opentelemetry=-61- the_operand=-218- the_operat=-327- the_operator=455o the_opposit=126r the_optimist=-122-
  the_optimiz=-113- the_optimizer=-148- the_optional=-173- the_or=-86- the_order=-186- the_org=-118-
  the_organization=-366- the_origin=-201- the_original=102o the_originat=-247- the_os=-233- the_osg=-153-
  the_other=203x the_out=-77- the_outag=-81- the_outcom=115h the_outer=-73- the_outermost=-100- the_output=57h
  the_outsid=164x the_oven=-315- the_overall=-251- the_overhead=-64- the_overlapp=-75- the_overlay=-123-
  the_overrid=-326- the_owl=-316- the_own=-118- the_owner=513a the_ownership=-105- the_p=-242- the_pace=-249-
  the_pack=-155- the_packet=-323- the_packfil=-85- the_pag=-211- the_page=86c the_pager=-176- the_pain=-171-
  the_paint=-196- the_painter=-109- the_pair=-164- the_palett=-393- the_pam=-309- the_paper=-345- the_paperwork=103a
  the_parallel=-89- the_parameter=-226- the_parcel=-417- the_parent=-140- the_parenthesiz=-168- the_parity=-242-
  the_park=-244- the_pars=-127- the_parser=-143- the_part=247h the_partial=-191- the_partition=150c the_partner=306x
  the_party=-383- the_pass=-453- the_passiv=-309- the_passphras=-281- the_password=361x the_past=-49- the_pastebin=300p
  the_patch=-88- the_path=-92- the_pathext=-101- the_pathnam=-243- the_patient=148x the_pattern=-230- the_payload=89p
  the_payment=310h the_pc=-202- the_pdp=-31- the_peac=-56- the_peak=-39- the_peculiar=-181- the_peer=-517-
  the_pend=222x the_peopl=-530- the_per=-212- the_percent=-99- the_percentag=-36- the_perf=-263- the_perfect=-180-
  the_performanc=-126- the_perilou=-158- the_period=-83- the_perl=-287- the_permission=171c the_permitt=-173-
  the_persistent=-191- the_person=62h the_persona=83r the_personal=167x the_perversity=-179- the_pg=-311-
  the_pgbench=-102- the_phas=-165- the_phon=-161- the_photo=-158- the_php=-53- the_phras=262a the_physical=-233-
  the_physiotherapist=-360- the_pi=-372- the_piano=-133- the_pictur=-151- the_pid=-194- the_pids=-80- the_pie=-190-
  the_piec=-333- the_pig=-99- the_pigeonhol=-226- the_pilot=-114- the_pin=124a the_pinn=-255- the_pip=-236-
  the_pipe=-361- the_pipelin=-377- the_pitch=-221- the_pixel=144x the_pizza=-208- the_pkcs=-108- the_pkey=-51-
  the_pkg=-107- the_plac=-595- the_placeholder=-223- the_plain=-231- the_plan=-316- the_planet=-264- the_planner=-96-
  the_plant=-309- the_plastic=-88- the_plat=-173- the_platform=243a the_play=-304- the_player=-67- the_playhead=-337-
  the_playlist=-247- the_plug=-40- the_plugin=259x the_plumber=-395- the_png=-278- the_poem=-411- the_poet=-178-
  the_point=-291- the_pointer=-278- the_pol=-50- the_polic=285a the_polici=-35- the_policy=-200- the_polit=174r
  the_polygon=-90- the_pool=-449- the_poor=-257- the_pop=164h the_popular=-130- the_population=-72- the_porcelain=-185-
  the_port=-489- the_portabl=-45- the_portal=-441- the_porter=-142- the_portion=-36- the_position=-289-
  the_positional=-118- the_positiv=-270- the_posix=-315- the_possib=-221- the_possibility=-222- the_possibl=-94-
  the_post=-316- the_postgr=121x the_postgresql=-139- the_postinst=-143- the_postrm=-351- the_postur=-126-
  the_pot=-352- the_potential=-292- the_power=118c the_practic=-153- the_prctl=-119- the_pre=-358- the_preambl=266l
  the_prebuilt=-65- the_preced=94o the_precis=155l the_precision=-158- the_predicat=-58- the_preferr=-153-
  the_prefix=-312- the_preinst=-146- the_preload=-92- the_prepar=-296- the_prereleas=-127- the_pres=110x
  the_presenc=-363- the_present=-256- the_presentation=-202- the_preset=-207- the_presidency=-188- the_president=-279-
  the_pretty=-190- the_prevail=-181- the_preview=85h the_previou=101o the_previous=-250- the_pric=-97- the_priest=-157-
  the_prim=-125- the_primary=-362- the_principal=-260- the_principl=-75- the_print=-370- the_printer=-137-
  the_printf=-146- the_prior=194o the_priority=-233- the_prisoner=-264- the_privat=264x the_privileg=-379-
  the_prob=-271- the_probability=-85- the_problem=-368- the_proc=-109- the_procedur=-209- the_proces=-74-
  the_process=-229- the_processor=-283- the_product=-99- the_production=340c the_profil=63p the_program=52p
  the_programmatic=-97- the_programmer=-442- the_progres=-230- the_project=78p the_promis=-94- the_prompt=-280-
  the_proof=-205- the_propagation=-231- the_proper=-307- the_properti=-191- the_property=-347- the_propos=-299-
  the_proposal=-96- the_protection=228a the_protocol=-402- the_prototyp=-250- the_provid=-364- the_proxy=-212-
  the_ps=-184- the_pseudo=-302- the_pstor=-154- the_pthread=-205- the_public=195x the_publication=-150-
  the_publisher=44x the_pull=306x the_purchas=298h the_pure=-154- the_purpos=-513- the_pursuit=-136- the_push=-43-
  the_puzzl=-78- the_python=-265- the_python2=-96- the_python3=-116- the_q=-173- the_qcc=-90- the_qdisc=-156-
  the_qs=-62- the_qt=-286- the_quality=-97- the_quantifier=-143- the_quantum=-195- the_quarter=230h the_queen=-46-
  the_query=-66- the_question=-170- the_queu=-495- the_quiet=163h the_quit=-253- the_quiz=-241- the_quot=-385-
  the_quota=-129- the_r=-284- the_rabbit=-151- the_race=-182- the_radio=-320- the_radiu=-68- the_radix=-279-
  the_rail=-219- the_railroad=-254- the_rain=-194- the_rand=-60- the_random=-142- the_rang=-397- the_ranger=-155-
  the_rank=-53- the_rate=-197- the_ratio=-132- the_rational=-84- the_raw=151l the_rawin=-83- the_re=-60- the_react=-42-
  the_read=-350- the_readabl=-185- the_reader=-86- the_readm=65p the_readyset=-231- the_real=336h the_realtim=-55-
  the_rear=-161- the_reason=-418- the_rebas=-374- the_rebuild=-232- the_receiv=-334- the_receiver=-222-
  the_recent=-113- the_recip=-501- the_recipient=200h the_recommend=-208- the_recovery=260x the_recursiv=-100-
  the_red=-367- the_redzon=-81- the_reel=-53- the_reentrant=-173- the_ref=-216- the_referenc=-308- the_referrer=214x
  the_reflog=-113- the_refrigerator=-50- the_refs=-167- the_refspec=-38- the_refusal=-469- the_region=-276-
  the_register=-222- the_registration=-285- the_registry=255c the_regular=-300- the_reindeer=-70- the_relation=-122-
  the_relationship=-175- the_relativ=-139- the_relay=318p the_releas=125a the_relevant=-249- the_remain=-373-
  the_remot=195x the_remov=-475- the_removal=-159- the_renam=-235- the_render=-108- the_renderer=-338- the_rent=-368-
  the_rep=195l the_replac=-200- the_replacement=-243- the_replay=-275- the_replica=-172- the_replication=-268-
  the_repo=-295- the_report=196h the_repository=-239- the_req=-61- the_request=-146- the_requestor=-219-
  the_requir=-352- the_requirement=-198- the_res=-35- the_reservation=-266- the_reset=-129- the_resiz=-128-
  the_resolution=-46- the_resolv=-154- the_resolvecontext=-75- the_resolver=-448- the_resourc=-305- the_respectiv=-197-
  the_respons=-496- the_responsibility=-143- the_restart=85h the_restor=-384- the_restrict=127a the_result=-55-
  the_resultant=-168- the_retriev=166c the_retry=-251- the_return=-186- the_rev=-112- the_revers=238o the_review=172a
  the_revision=-241- the_revolution=-200- the_reward=-170- the_rewritten=-299- the_rfc=-78- the_rich=-257-
  the_right=-419- the_rightmost=-36- the_ring=-177- the_risk=-126- the_river=-239- the_rlimit=-35- the_road=-201-
  the_robo=-70- the_robot=-257- the_robust=-108- the_robustnes=-35- the_rock=-76- the_role=131r the_roll=-121-
  the_rollout=-121- the_roman=-295- the_roof=-377- the_room=49x the_root=-338- the_rope=-135- the_round=-70-
  the_rout=-316- the_router=140c the_routin=-121- the_row=-484- the_rows=-346- the_rpath=-57- the_rpc=-270-
  the_rpcbind=-207- the_rt=-95- the_rul=55o the_rule=320p the_ruleset=-233- the_run=-168- the_runn=-417-
  the_runner=-133- the_runs=-255- the_runtim=-222- the_russian=-250- the_s=-442- the_sa=-63- the_sacr=-166-
  the_safe=-52- the_safety=226o the_sag=-87- the_sage=-232- the_salary=287x the_sall=-113- the_saloon=-75-
  the_salt=-162- the_same=-213- the_samesit=-81- the_sampl=-168- the_sand=-174- the_sandbox=144c the_sav=-91-
  the_saw=-299- the_say=-222- the_scal=-119- the_scan=122a the_scanf=-86- the_scanner=-89- the_scen=-274- the_sch=-244-
  the_schedul=-230- the_scheduler=-225- the_schem=-139- the_schema=-415- the_school=-432- the_scientific=-99-
  the_scientist=-164- the_scop=-55- the_scor=-223- the_scout=-296- the_screen=196h the_screensaver=-243-
  the_script=-107- the_scroll=-215- the_scrubber=-205- the_scsi=-290- the_sd=-369- the_sdk=-305- the_sea=-295-
  the_seal=-159- the_seam=-113- the_season=-180- the_seat=-251- the_seccomp=-206- the_second=37h the_secondary=-233-
  the_secret=352x the_section=-510- the_sector=-196- the_secur=-231- the_security=427a the_seed=-176- the_segment=-300-
  the_segmentation=-72- the_select=-276- the_selection=-105- the_selector=-66- the_self=-236- the_selinux=-254-
  the_semantic=-174- the_semaphor=-297- the_semver=-70- the_senat=-223- the_send=-446- the_sender=-208- the_sens=-112-
  the_sent=346h the_sentenc=300p the_separat=-194- the_separator=-158- the_sequenc=-251- the_sequential=-182-
  the_seri=-72- the_serial=-372- the_serializ=-173- the_serialization=-162- the_servant=-226- the_server=48c
  the_servic=-131- the_session=161x the_set=-394- the_setmaxlistener=-47- the_sets=-80- the_seven=-219- the_sevp=-118-
  the_sex=-236- the_sha=-210- the_shadow=-85- the_shap=-242- the_shed=-331- the_sheer=-134- the_sheet=-146-
  the_shelf=-247- the_shell=126p the_ship=-368- the_shop=-186- the_shopp=-429- the_shor=-178- the_short=-260-
  the_shorter=-123- the_shortest=-181- the_shouter=-219- the_show=-238- the_si=-69- the_sick=-168- the_side=-405-
  the_sidebar=-310- the_sidewalk=-183- the_sight=-213- the_siginfo=-41- the_sign=-510- the_signal=-269-
  the_signatur=72a the_sigset=-115- the_sigterm=-167- the_similarity=-147- the_simpl=-94- the_simplest=-304-
  the_simulat=-56- the_sincerest=-126- the_singl=-144- the_sink=-347- the_site=-131- the_situation=-141-
  the_sixth=-170- the_siz=-168- the_size=-276- the_skeptical=-137- the_ski=-149- the_skill=-177- the_skip=-252-
  the_sky=-239- the_slav=-264- the_sleep=-35- the_slic=-254- the_slid=-314- the_slot=-211- the_small=-269-
  the_smaller=-153- the_smallest=-202- the_smok=-290- the_snak=-320- the_snapshot=312c the_snippet=154c the_snooz=-217-
  the_snow=-120- the_so=-183- the_sock=-187- the_sockaddr=-100- the_socket=-490- the_soft=-181- the_softwar=-392-
  the_sole=-129- the_solution=-176- the_song=-203- the_sooner=-79- the_sort=-234- the_soul=-75- the_sound=-71-
  the_sourc=-429- the_sourcecod=-123- the_sourcemap=-194- the_sourcescontent=-67- the_sourdough=-292- the_south=-218-
  the_soviet=-171- the_spac=-151- the_span=-131- the_spanish=-197- the_spars=-162- the_spawn=-144- the_spe=-252-
  the_speaker=-384- the_spec=-201- the_special=-161- the_specifi=-643- the_specific=-157- the_specification=-176-
  the_spher=-256- the_spin=-92- the_spirit=-97- the_split=-165- the_spot=-182- the_spreadsheet=60x the_spu=-82-
  the_sql=-275- the_squar=-271- the_squish=-233- the_ssh=377x the_ssl=-232- the_st=-51- the_stabl=-105- the_stack=63x
  the_stag=-407- the_stair=-140- the_stak=-182- the_stand=-114- the_standard=-546- the_standby=-173- the_star=-383-
  the_start=-155- the_starter=-133- the_startup=129p the_stat=-429- the_statement=-149- the_static=-235-
  the_station=-202- the_statistic=-257- the_statu=-46- the_stdio=-183- the_step=-121- the_stick=-314- the_sticky=-77-
  the_still=-165- the_stock=-217- the_stonecutter=-162- the_stop=-290- the_stor=-395- the_storag=-82- the_store=-425-
  the_story=-165- the_str=-33- the_stranger=267c the_stream=-152- the_street=-421- the_strength=-174- the_strict=-157-
  the_stringifi=-87- the_strong=-275- the_struct=-208- the_structur=-209- the_student=-224- the_studio=-256-
  the_study=-174- the_stuff=-259- the_styl=-211- the_sub=-241- the_subject=156h the_submenu=-47- the_submodul=-163-
  the_subnet=-318- the_subnetwork=-191- the_subordinat=-208- the_subscription=178a the_subsequent=-166- the_subset=-64-
  the_substitution=-150- the_substr=-74- the_subsystem=-232- the_succes=-116- the_sudden=-186- the_suffix=-358-
  the_suggest=-205- the_sum=-282- the_summary=270h the_summer=-185- the_sun=-401- the_sunlight=-116-
  the_superblock=-269- the_superproject=-156- the_superuser=-461- the_supervisor=-335- the_suppli=-241-
  the_support=264x the_surest=-155- the_surfac=-180- the_surpris=-313- the_surround=-143- the_swap=-303- the_swarm=97c
  the_swig=-117- the_switch=-260- the_symbol=-319- the_symbolic=-144- the_symlink=-259- the_sync=129h
  the_synchronou=-134- the_synopsi=-80- the_syntax=-218- the_sys=-41- the_syscall=-141- the_sysctl=-172-
  the_syslog=-239- the_system=262o the_systemd=-424- the_systemwid=-175- the_t=-245- the_tabl=-129- the_tablespac=-73-
  the_tablet=-241- the_tabs=-96- the_tag=-298- the_tags=-339- the_tail=-272- the_talk=-223- the_tao=-447- the_tap=-294-
  the_tape=-374- the_tapp=-263- the_taps=-45- the_tar=-110- the_tarball=-103- the_target=-544- the_task=106o
  the_tasty=-145- the_tax=-75- the_tcp=-206- the_teacher=-217- the_team=-142- the_technician=162a the_telemetry=-200-
  the_telephon=-180- the_tell=-98- the_temperatur=-256- the_templ=-99- the_templat=202p the_temporal=-149-
  the_temporary=-194- the_temptation=-229- the_tendency=-200- the_tent=-280- the_term=57h the_terminal=225h
  the_terminat=-44- the_test=-175- the_text=227l the_textual=-235- the_th=118h the_the=-159- the_them=-256-
  the_theory=-243- the_thermostat=-244- the_thesi=-252- the_thicknes=-104- the_think=-309- the_third=-357-
  the_thought=-259- the_thre=-425- the_thread=-223- the_threadstream=-182- the_threshold=-352- the_ticket=-368-
  the_tid=-51- the_tide=-184- the_tier=-251- the_tim=-348- the_time=-476- the_timelin=-262- the_timen=-59-
  the_timeout=-297- the_timer=-433- the_timestamp=183h the_timezon=-275- the_tip=-225- the_tips=-127- the_titl=49x
  the_tls=-153- the_tmpfil=-82- the_tms=-153- the_to=-79- the_toast=-210- the_todo=-276- the_token=430x the_tone=-307-
  the_tool=66p the_toolbar=-99- the_toolchain=-133- the_toolkit=-110- the_top=78p the_topic=176h the_toplevel=-118-
  the_total=-58- the_tough=-283- the_tour=-160- the_town=-199- the_tp=-82- the_tpu=-56- the_trac=-516- the_tracer=-236-
  the_track=-250- the_trad=-346- the_traditional=-206- the_traffic=283h the_trail=-171- the_train=-315-
  the_transaction=101h the_transcript=-53- the_transfer=502h the_transform=-190- the_transformation=-30-
  the_transient=-189- the_transition=-176- the_translat=-218- the_translation=120x the_transmission=-64-
  the_transport=-244- the_trash=-61- the_travel=-321- the_traversal=-195- the_tray=-161- the_tre=-140-
  the_treasurer=-312- the_treatment=-341- the_tree=-337- the_trial=-127- the_triangulation=-234- the_trigger=-422-
  the_trigram=-78- the_trip=-563- the_tripl=-269- the_triumph=-108- the_trojan=156c the_troubl=-341- the_truck=-267-
  the_true=57h the_truncat=-268- the_trust=250p the_truth=-498- the_tsc=-167- the_tsconfig=-243- the_tset=-75-
  the_ttl=-343- the_tty=-374- the_tub=-214- the_tun=-75- the_tunnel=180p the_turn=-521- the_tv=-412- the_twin=-265-
  the_two=127h the_typ=-122- the_type=-475- the_typescript=-263- the_typical=-157- the_u=-262- the_udev=-186-
  the_udp=-157- the_uid=-307- the_ultimat=-295- the_umask=-204- the_uncompress=-193- the_underly=-359- the_undici=-91-
  the_unicod=-243- the_unifi=-258- the_union=-134- the_uniqu=-143- the_unit=-305- the_univers=-380- the_universal=-155-
  the_university=-60- the_unix=-158- the_unknown=112c the_unsign=220c the_unzip=-51- the_updater=268p the_upgrad=-363-
  the_upload=537h the_upper=-293- the_upstream=-136- the_uptim=-229- the_uri=-385- the_uris=-134- the_urls=-304-
  the_us=-144- the_usag=-257- the_usb=275x the_use=-364- the_used=-187- the_user=520h the_usernam=-355- the_usual=153a
  the_utc=-145- the_utf=-161- the_utf8=-63- the_utmost=-270- the_utmp=-177- the_uuid=-148- the_v=-187- the_v1=-200-
  the_v3=-86- the_v8=-250- the_va=-230- the_vacuum=-209- the_valgrind=-337- the_valid=-142- the_validat=-54-
  the_validator=-234- the_validity=-165- the_valley=-149- the_valu=-318- the_van=-250- the_variabl=-229-
  the_variation=-72- the_variou=-190- the_vary=-94- the_vast=-206- the_vault=238x the_vdso=-82- the_vendor=155a
  the_venu=-238- the_verbos=-273- the_vercel=-34- the_verdict=-285- the_verifier=-118- the_verify=-45- the_very=168l
  the_vet=-141- the_vf=-192- the_vice=-175- the_victim=152c the_view=-361- the_villag=-298- the_villain=111r
  the_virtu=-243- the_virtual=-284- the_visitor=359l the_visual=-88- the_vlan=-143- the_vm=-182- the_vmwar=-163-
  the_volum=72c the_vpc=-231- the_vpn=-217- the_vulkan=-175- the_vxlan=-119- the_w=-42- the_w3c=-185- the_wait=-300-
  the_wal=-175- the_walk=-149- the_wall=-53- the_wallet=115x the_war=-243- the_warlord=-107- the_warn=265h
  the_wash=-222- the_watch=-150- the_watchdog=-253- the_water=-342- the_way=-494- the_ways=-250- the_weak=-200-
  the_wealth=-178- the_weather=-125- the_web=181c the_webcam=242x the_webgpu=-90- the_webhook=229x the_webpack=-221-
  the_websit=82x the_wedd=-346- the_week=56h the_weekend=-222- the_weight=-171- the_well=-106- the_west=-45-
  the_whatwg=-178- the_wheat=-71- the_wheel=-201- the_when=-113- the_whil=-74- the_whit=-154- the_whitespac=-69-
  the_whol=-76- the_wide=-81- the_widget=-189- the_width=-163- the_wife=115h the_wifi=184c the_wiki=-464- the_wild=182r
  the_wildcard=-182- the_will=46h the_wind=-278- the_window=-531- the_wing=-67- the_winter=-192- the_wire=-388-
  the_wise=-246- the_with=-170- the_withrespons=-76- the_woman=-264- the_women=-77- the_wood=-255- the_word=164l
  the_work=-618- the_worker=-324- the_workforc=-125- the_workload=-138- the_workshop=-252- the_workspac=-411-
  the_workspace=-68- the_workstation=-261- the_worktre=-107- the_world=-163- the_worm=-211- the_worst=-321-
  the_wrapper=236p the_writ=-312- the_writer=-216- the_wrong=-401- the_wtmp=-227- the_x=-471- the_x86=-154-
  the_xctest=-252- the_xdg=-273- the_xdr=-261- the_xerc=-159- the_xhr=-102- the_xlib=-36- the_xml=-304- the_xy=-58-
  the_xz=-255- the_yaml=-222- the_yard=-214- the_year=-356- the_young=-182- the_youngest=-296- the_z=-116-
  the_zlib=-233- the_zon=-30- the_zone=-135- the_zoneddatetim=-49- the_zoo=-104- the_zoom=-243- thee_now=-89-
  their_argument=-126- their_associat=-76- their_behavior=-137- their_best=-171- their_byte=-147- their_call=-50-
  their_categori=-74- their_category=-42- their_chang=-198- their_children=-76- their_code=-305- their_content=-107-
  their_correspond=-65- their_cours=-153- their_data=-167- their_default=-272- their_diff=-76- their_event=-38-
  their_external=-145- their_final=-67- their_first=-301- their_folder=-98- their_group=-100- their_hair=-209-
  their_hand=-237- their_head=-105- their_heart=-116- their_history=-235- their_ids=-294- their_input=-164-
  their_keys=-82- their_lack=-182- their_life=-117- their_liv=-61- their_mean=-145- their_mind=-216- their_mother=-124-
  their_nam=-417- their_name=-374- their_number=-309- their_opposit=-57- their_order=-291- their_original=-235-
  their_output=-263- their_own=-417- their_owner=-192- their_parent=-156- their_part=-82- their_path=-113-
  their_performanc=-229- their_plac=-392- their_planet=-82- their_presenc=-43- their_problem=-51- their_report=-280-
  their_respectiv=-130- their_result=-277- their_right=-251- their_salt=-150- their_section=-288- their_size=-178-
  their_storag=-85- their_tabl=-209- their_text=-319- their_tim=-64- their_time=135h their_ttl=-210- their_turn=-273-
  their_underly=-152- their_use=-58- their_valu=-119- their_way=-86- their_word=132a their_work=-80- them_a=-315-
  them_accord=-111- them_again=-162- them_all=67l them_an=-236- them_and=35x them_anyway=-279- them_apart=-226-
  them_are=-301- them_as=-395- them_at=-205- them_away=110x them_back=-335- them_be=-330- them_befor=-254-
  them_but=-105- them_by=-59- them_can=-227- them_come=-171- them_direct=-82- them_down=-261- them_from=99x
  them_go=-245- them_has=-138- them_have=-91- them_here=113l them_if=-80- them_in=254x them_into=119x them_is=-419-
  them_it=-139- them_letter=-143- them_lone=-145- them_may=-152- them_no=197o them_not=-312- them_now=-235-
  them_null=-38- them_of=-231- them_off=-61- them_on=108x them_once=-83- them_one=-162- them_or=-194- them_out=230x
  them_replac=-46- them_so=-386- them_such=-50- them_that=-262- them_the=134h them_ther=-332- them_they=-246-
  them_this=-206- them_thos=-173- them_together=-180- them_too=-225- them_true=-270- them_ts=-55- them_two=-153-
  them_up=157x them_us=-148- them_we=-76- them_we'll=-152- them_what=-211- them_when=-263- them_whil=-182-
  them_within=-181- them_without=-198- them_would=-159- them_you=-193- themselv_and=-252- themselv_are=-219-
  themselv_by=-37- themselv_to=-191- then_#number=-198- then_a=-160- then_add=-236- then_all=-243- then_an=-215-
  then_and=48x then_any=-150- then_appli=-41- then_ask=-155- then_asks=-270- then_be=-311- then_both=-167-
  then_by=-190- then_call=-170- then_chang=-178- then_check=-40- then_click=231x then_continu=-70- then_creat=-134-
  then_display=-302- then_don't=-123- then_each=-104- then_else=-84- then_end=-251- then_ends=-228- then_execut=-301-
  then_exit=-214- then_fals=-296- then_fetch=-151- then_get=-217- then_getstaticinstanc=-137- then_git=-121-
  then_goes=-216- then_has=-100- then_hash=-51- then_he=-222- then_hibernat=-206- then_how=-131- then_i=-192-
  then_i'm=-244- then_if=-106- then_import=-193- then_in=-294- then_is=-33- then_it=-284- then_it's=-134-
  then_its=-168- then_later=-295- then_like=-103- then_llvm=-140- then_look=-46- then_mak=-151- then_make=-61-
  then_namespac=-58- then_no=-83- then_not=-209- then_noth=-170- then_null=-54- then_old=-135- then_older=-287-
  then_on=-171- then_one=-154- then_only=-241- then_open=-345- then_pres=-255- then_print=-297- then_read=-326-
  then_remov=-246- then_repeat=-198- then_result=-45- then_return=-307- then_run=-129- then_says=-130- then_send=-199-
  then_separat=-144- then_session=-82- then_show=-263- then_someon=-238- then_standard=-88- then_start=71c
  then_stripp=-69- then_tell=-230- then_that=-242- then_the=34c then_ther=-92- then_there=-179- then_they=-333-
  then_this=-432- then_thos=-241- then_treat=-112- then_try=-260- then_updat=-208- then_use=-200- then_used=-33-
  then_uses=-123- then_wait=-216- then_we=-207- then_we'll=-182- then_what=-347- then_whil=-95- then_why=-201-
  then_with=-30- then_writ=99h then_you=-384- then_you'll=-31- then_zstd=-90- theory_if=-43- theory_of=-187-
  theory_that=-200- ther_a=-249- ther_already=-281- ther_and=-189- ther_anyth=-154- ther_appear=-280- ther_are=-304-
  ther_as=-201- ther_at=-219- ther_be=-34- ther_befor=-146- ther_but=-276- ther_by=-218- ther_can=-280-
  ther_cannot=-147- ther_com=-248- ther_does=-69- ther_exist=-112- ther_has=-281- ther_he=-88- ther_i=-82-
  ther_if=-264- ther_in=-112- ther_includ=-117- ther_is=-58- ther_isn't=-130- ther_it=-161- ther_may=-396-
  ther_might=-92- ther_must=-65- ther_never=-79- ther_no=-248- ther_null=-201- ther_once=-282- ther_only=-72-
  ther_or=-115- ther_should=-272- ther_sinc=180h ther_that=-246- ther_the=-187- ther_then=-78- ther_to=130h
  ther_was=-123- ther_when=-189- ther_wher=-120- ther_will=-136- ther_would=-245- ther_yet=-114- ther_you=-138-
  there_a=34h there_alway=-241- there_free=-109- there_no=-293- there_one=-90- there_someth=-199- therefor_a=-283-
  therefor_alway=150h therefor_cannot=-85- therefor_i=-200- therefor_if=-69- therefor_it=-276- therefor_keep=-30-
  therefor_not=-74- therefor_the=-245- therefor_when=-69- therefor_you=59a thes_and=-73- thes_are=-265-
  thes_aren't=-276- thes_as=-232- thes_assumption=-67- thes_attribut=-206- thes_call=-241- thes_can=-73- thes_cas=-86-
  thes_chang=-306- thes_check=-132- thes_clock=-91- thes_command=-247- thes_constant=-49- thes_credential=-171-
  thes_days=-131- thes_default=-154- thes_detail=-136- thes_devic=-157- thes_directori=-325- thes_docs=-202-
  thes_each=-32- thes_entri=-322- thes_environment=-85- thes_error=-198- thes_event=-175- thes_field=-273-
  thes_fil=-356- thes_flag=-149- thes_form=-76- thes_four=-257- thes_function=-355- thes_hook=-253-
  thes_instruction=-81- thes_interfac=-90- thes_invalid=-46- thes_is=-227- thes_item=-151- thes_keys=-174-
  thes_keyword=-103- thes_kind=-364- thes_lin=289p thes_macro=-150- thes_magic=-207- thes_may=-83- thes_messag=-384-
  thes_method=-124- thes_modul=-291- thes_most=-35- thes_must=-305- thes_nam=-129- thes_offset=-106- thes_operation=34h
  thes_option=-330- thes_order=277p thes_packag=-99- thes_parameter=-236- thes_pattern=-79- thes_peopl=-169-
  thes_plac=-274- thes_problem=-176- thes_properti=-209- thes_represent=-80- thes_request=-345- thes_restriction=-76-
  thes_routin=-220- thes_rows=-259- thes_rul=-297- thes_servic=-108- thes_sett=-143- thes_should=-119-
  thes_situation=-102- thes_stack=-131- thes_statement=-98- thes_step=179p thes_symbol=-116- thes_system=-370-
  thes_tags=-76- thes_test=-154- thes_th=-337- thes_thre=143o thes_to=-208- thes_tool=193h thes_two=229p thes_typ=-143-
  thes_valu=-225- thes_variabl=-131- thes_version=-154- thes_will=-135- thes_word=134p thesi_topic=-177-
  they'd_be=-123- they'll_go=-79- they'r_dead=-229- they'r_go=-202- they'r_gonna=-86- they'r_not=-107- they'v_got=-124-
  they_all=-210- they_allow=-199- they_alway=-235- they_app=-183- they_are=-272- they_aren't=-87- they_ask=155l
  they_assum=-82- they_be=-168- they_becom=-200- they_began=-303- they_begin=-202- they_belong=-176- they_call=-126-
  they_came=-141- they_can=-426- they_can't=-411- they_cannot=-409- they_chang=-201- they_check=-76- they_come=-109-
  they_complain=-195- they_contain=82x they_cost=-102- they_could=-153- they_couldn't=-159- they_did=-370-
  they_didn't=-206- they_discover=-133- they_do=-148- they_don't=-444- they_dont=-136- they_eat=-135-
  they_eventual=-105- they_exist=-237- they_first=-231- they_gave=-381- they_give=-233- they_go=-403- they_got=-243-
  they_grow=-39- they_had=-227- they_happen=-155- they_have=-605- they_hear=-207- they_hold=-230- they_implement=-115-
  they_just=-139- they_know=-246- they_leav=-359- they_lie=-135- they_like=-161- they_list=-38- they_live=-216-
  they_look=-435- they_made=-255- they_make=-346- they_match=-54- they_may=-193- they_might=-72- they_must=-399-
  they_name=-181- they_need=-173- they_never=-312- they_only=-229- they_operat=-54- they_pass=-170- they_point=-172-
  they_preced=-46- they_probab=-167- they_provid=-154- they_real=-331- they_receiv=-268- they_referenc=-61-
  they_return=-200- they_run=-200- they_say=-113- they_seem=-172- they_send=-142- they_set=-82- they_shar=-124-
  they_should=-348- they_show=-242- they_simp=-266- they_stand=-209- they_start=-178- they_stay=130p they_still=-105-
  they_take=-187- they_tell=185l they_think=-147- they_told=-392- they_understand=-178- they_use=-145- they_used=-421-
  they_want=-56- they_went=-233- they_were=159o they_will=-370- they_wish=-104- they_won't=-190- they_work=-376-
  they_would=-336- thicknes_of=-104- thin_pack=-158- think_a=-77- think_about=-451- think_again=-254- think_and=-323-
  think_befor=-318- think_by=-105- think_count=-231- think_don't=-260- think_from=-335- think_he=111h think_he's=-212-
  think_himself=-30- think_i=-106- think_i'll=-132- think_i'm=-155- think_if=-146- think_is=-120- think_it's=-268-
  think_linux=-36- think_of=-39- think_send=-254- think_speak=-353- think_tags=-73- think_that=-349- think_the=-389-
  think_ther=-72- think_they=-327- think_they'r=-219- think_we=-38- think_what=-81- think_you=-414- think_you'r=-272-
  think_your=-106- third_advent=-57- third_argument=-85- third_by=-91- third_group=-145- third_is=-260- third_of=-212-
  third_parameter=-44- third_party=-70- third_which=-312- thirty_days=-163- thirty_tim=-68- thirty_year=-167-
  this_a=-353- this_account=495a this_action=230h this_add=-173- this_additionalproperti=-118- this_addres=235x
  this_adds=-222- this_affect=-269- this_again=299p this_algorithm=-231- this_allow=-533- this_alon=-146-
  this_also=-329- this_alternativ=-187- this_an=-323- this_and=-232- this_answer=110o this_api=-259- this_app=-398-
  this_appli=-266- this_approach=-149- this_are=-417- this_area=-277- this_argument=-388- this_array=-252-
  this_articl=-217- this_as=294p this_at=-198- this_attribut=-306- this_automatical=188h this_avoid=-235- this_be=228p
  this_becaus=-265- this_behavior=-415- this_behaviour=-379- this_bgp=-279- this_bit=-342- this_block=168p
  this_book=-227- this_branch=-298- this_bud=-250- this_buffer=-343- this_bug=-143- this_but=-291- this_by=112p
  this_cach=-256- this_call=-524- this_can=-305- this_cannot=291p this_capability=-333- this_case=-581- this_caus=-370-
  this_cgroup=-81- this_chang=30h this_chat=249l this_check=-95- this_clas=-215- this_claus=-81- this_client=116a
  this_clock=-273- this_cluster=-326- this_code=-498- this_column=-181- this_com=166a this_combination=-225-
  this_command=-370- this_comment=79c this_commit=88h this_component=-193- this_computer=372c this_condition=-124-
  this_configuration=-255- this_construct=-105- this_contain=-166- this_control=-330- this_conversation=325l
  this_conversion=-86- this_could=-197- this_counter=-204- this_country=-234- this_cover=-124- this_creat=-264-
  this_credential=-274- this_custom=-305- this_data=-38- this_databas=-131- this_default=-245- this_defin=-66-
  this_dependency=-185- this_detail=-304- this_devic=-261- this_differenc=-57- this_directory=-493- this_document=281a
  this_documentation=-68- this_does=-406- this_doesn't=-385- this_down=-202- this_draft=-117- this_driver=-45-
  this_earth=-213- this_effect=-97- this_effective=-136- this_element=-38- this_enabl=-367- this_encod=-146-
  this_ensur=-252- this_entry=202p this_environment=-110- this_error=-394- this_event=-199- this_exampl=-259-
  this_expression=-71- this_ext4=-110- this_extend=-146- this_extension=-286- this_extent=-285- this_extra=-253-
  this_fact=-161- this_fail=-212- this_featur=-290- this_field=-507- this_file=38p this_filesystem=-265-
  this_filter=-179- this_find=-242- this_first=-55- this_flag=-581- this_fold=-52- this_folder=-200- this_for=214p
  this_form=-447- this_format=-318- this_fortun=-339- this_fram=-39- this_from=299h this_function=-531-
  this_functionality=-317- this_generat=-139- this_giv=-197- this_global=-219- this_great=-77- this_group=-379-
  this_guarante=-87- this_guid=-230- this_happen=-257- this_harnes=-143- this_has=224a this_header=185a this_help=-261-
  this_helper=-237- this_here=-220- this_hierarchy=-150- this_hold=-254- this_home=-498- this_hook=-499- this_host=123a
  this_id=-82- this_if=-38- this_imag=146x this_implementation=-245- this_impli=-270- this_in=246p this_includ=-378-
  this_index=-252- this_indicat=-245- this_information=32h this_inod=-125- this_instanc=-301- this_instead=79o
  this_instruct=-106- this_instruction=168p this_instrument=-80- this_integer=-72- this_interfac=-195- this_into=280p
  this_ioctl=-112- this_is=-119- this_isn't=-240- this_issu=-151- this_it=227a this_kernel=-349- this_keyword=-35-
  this_kind=-163- this_land=-315- this_leav=-302- this_length=-175- this_lets=-213- this_letter=-168-
  this_library=-180- this_limit=-356- this_limitation=-111- this_line=54p this_link=188c this_list=-409-
  this_local=-38- this_location=-91- this_lock=-53- this_logic=-158- this_look=-86- this_macro=-420- this_mail=120a
  this_mak=-347- this_man=-410- this_manner=-167- this_manual=-376- this_many=-451- this_mapp=-146- this_mark=-47-
  this_may=-416- this_mean=-329- this_mechanism=-149- this_memory=363p this_messag=-210- this_method=-380-
  this_middlewar=-213- this_might=-279- this_mime=-90- this_mode=-109- this_model=-50- this_modul=-548-
  this_moment=124r this_month=-210- this_more=-57- this_morn=-113- this_most=-66- this_mount=-235- this_much=-282-
  this_must=-31- this_name=-517- this_need=-257- this_network=-218- this_new=-303- this_node=-269- this_note=247p
  this_number=156x this_object=-256- this_occur=-82- this_often=-181- this_old=-171- this_on=-194- this_one=32p
  this_only=-273- this_open=-292- this_operation=-294- this_operator=-337- this_option=-459- this_or=112h
  this_order=177p this_out=103h this_output=-246- this_over=51p this_overrid=-282- this_packag=-549- this_package=-76-
  this_pane=-449- this_paragraph=409p this_parameter=-423- this_parser=-64- this_part=-350- this_particular=-230-
  this_path=-109- this_pattern=-171- this_peer=-247- this_permission=-431- this_permit=-299- this_person=-439-
  this_plac=-291- this_plugin=-351- this_point=54l this_policy=-819- this_port=-246- this_preferenc=247p
  this_prefix=-203- this_prevent=-125- this_problem=-335- this_procedur=-267- this_proces=-477- this_product=269a
  this_program=-421- this_prompt=94o this_property=-249- this_provid=-81- this_provider=-203- this_ps=-144-
  this_purpos=-162- this_quot=-84- this_rang=-235- this_read=-329- this_readm=-178- this_reason=-377- this_recip=166c
  this_record=-146- this_regular=-118- this_relation=-224- this_remov=-257- this_replac=-312- this_repo=170a
  this_repository=-364- this_represent=-164- this_request=225a this_requir=-416- this_requirement=-147-
  this_resolv=-282- this_resourc=-51- this_restriction=-287- this_result=-195- this_return=-287- this_room=-247-
  this_rout=-293- this_routin=-365- this_rule=225p this_run=-223- this_scenario=-249- this_schem=-147- this_scop=-185-
  this_screen=-265- this_script=-83- this_seal=-414- this_section=-450- this_select=-209- this_sentenc=-66-
  this_servic=-457- this_session=-241- this_sets=-113- this_sett=-146- this_shar=-169- this_should=-319-
  this_show=-262- this_signal=-162- this_simpl=-349- this_situation=-291- this_size=-102- this_skill=200p this_so=166p
  this_socket=-243- this_softwar=-301- this_song=-174- this_sourc=71a this_special=-122- this_specifi=-334-
  this_speed=-252- this_stat=-152- this_statement=-273- this_step=113h this_stor=-247- this_story=75r this_str=-302-
  this_structur=-391- this_subnet=-116- this_support=-154- this_switch=-378- this_syntax=-140- this_system=-267-
  this_tabl=-330- this_tak=-181- this_target=-417- this_technical=-76- this_techniqu=-124- this_templat=71l
  this_temporary=-211- this_test=-268- this_text=107p this_th=-295- this_that=-291- this_the=-429- this_time=-331-
  this_to=-180- this_too=-266- this_tool=-248- this_transformation=-104- this_transport=-61- this_turn=-398-
  this_tutorial=-281- this_type=-30- this_unit=-391- this_unles=-217- this_use=-100- this_user=99a this_uses=-187-
  this_utility=-216- this_valu=-505- this_variabl=-400- this_variant=-140- this_version=-161- this_very=-220-
  this_view=-144- this_warn=-385- this_was=84a this_way=-228- this_we=-115- this_week=-241- this_when=-238-
  this_will=-700- this_window=-406- this_with=-383- this_without=118h this_won't=-155- this_work=-384-
  this_workspac=-283- this_world=-309- this_would=-506- this_writ=-148- this_year=-225- this_you=-230- this_your=148p
  thompson_gunner=-163- thoroug_pars=-64- thorough_npm=-41- thos_alon=-55- thos_and=-85- thos_are=-297-
  thos_befor=-176- thos_bits=-154- thos_cas=-228- thos_command=-140- thos_commit=-167- thos_days=-82-
  thos_directori=-118- thos_few=-79- thos_field=-148- thos_fil=-380- thos_for=-129- thos_from=-159- thos_given=-57-
  thos_handler=-142- thos_in=-74- thos_list=-139- thos_littl=-199- thos_nam=-242- thos_not=-168- thos_of=-135-
  thos_on=-106- thos_operation=-72- thos_packag=-130- thos_parameter=-167- thos_part=-222- thos_provid=-50-
  thos_rul=154o thos_th=-283- thos_that=-233- thos_the=-261- thos_thre=-294- thos_tim=-143- thos_two=-134-
  thos_used=-95- thos_variabl=-33- thos_warn=-142- thos_who=-609- thos_with=-232- thou_art=-90- thou_shalt=-243-
  though_a=-141- though_i=-181- though_in=-185- though_it=-63- though_so=-146- though_the=157h though_ther=-30-
  though_they=-319- though_this=-233- though_we=-53- though_you=179r thought_about=-32- thought_and=-114-
  thought_are=-85- thought_for=-207- thought_he=-89- thought_his=-72- thought_i=-151- thought_i'd=-121- thought_is=-30-
  thought_it=-193- thought_of=-259- thought_that=-255- thought_you=-231- thousand_bug=-108- thousand_mil=-67-
  thousand_of=-189- thousand_year=-103- thrash_#url=-40- thre_and=-174- thre_argument=-113- thre_bits=-109-
  thre_character=-79- thre_class=-167- thre_command=-96- thre_count=-44- thre_days=-210- thre_different=313p
  thre_function=-302- thre_generation=-218- thre_host=-280- thre_in=-74- thre_is=-181- thre_laws=-111- thre_letter=-33-
  thre_lin=-288- thre_men=-30- thre_month=-157- thre_number=-233- thre_of=-181- thre_or=-282- thre_part=-117-
  thre_plac=302p thre_quarter=-279- thre_question=-188- thre_subfield=-71- thre_th=-71- thre_tim=-234- thre_to=-161-
  thre_typ=-94- thre_way=-168- thre_ways=-79- thre_week=-236- thre_year=-235- thread_a=-118- thread_and=-111-
  thread_application=-154- thread_are=-112- thread_area=-66- thread_automatical=-65- thread_can=-78- thread_code=-162-
  thread_development=-86- thread_direct=-44- thread_for=-86- thread_group=-227- thread_has=-130- thread_id=-51-
  thread_implementation=-69- thread_in=-178- thread_inherit=-253- thread_is=-365- thread_library=-166- thread_may=-109-
  thread_mode=-182- thread_of=-201- thread_other=-200- thread_proces=-41- thread_safe=-135- thread_specifi=-71-
  thread_stack=-72- thread_stream=-135- thread_support=-70- thread_terminat=-217- thread_that=-234- thread_then=-42-
  thread_thread=-63- thread_to=-79- thread_was=-171- thread_whos=-147- thread_will=-72- threat_model=-279-
  threaten_the=-116- threshold_#number=-34- threshold_for=-122- threshold_limit=-150- throttl_is=-135-
  through_#number=-171- through_a=-487- through_all=156p through_an=-299- through_and=-127- through_at=-108-
  through_befor=-175- through_by=-301- through_cach=-53- through_call=-56- through_callback=-165- through_etc=-349-
  through_every=-239- through_for=-89- through_github=-325- through_here=-145- through_his=-215- through_in=-171-
  through_it=30h through_its=-229- through_life=-120- through_my=-283- through_npm=-268- through_one=-62-
  through_prototyp=-78- through_redact=-94- through_test=-99- through_the=-204- through_this=-274- through_to=-313-
  through_unchang=-211- through_which=-112- throughout_the=-251- throughput_is=-103- throughput_of=-191- throw_a=-221-
  throw_an=-393- throw_and=-35- throw_any=-119- throw_as=-151- throw_away=65o throw_busy=-195- throw_conflict=-179-
  throw_damag=-133- throw_deskerror=-163- throw_disk=-116- throw_error=-127- throw_exception=-115- throw_for=-162-
  throw_half=-94- throw_invalid=-40- throw_is=-122- throw_it=-203- throw_look=-95- throw_method=-41- throw_not=-562-
  throw_on=-152- throw_over=-190- throw_providererror=-265- throw_refus=-298- throw_stal=-223-
  throw_summaryfailur=-111- throw_the=-226- throw_unreadabl=-284- throw_unwritabl=-190- throw_up=-370- throw_usag=-35-
  throw_what=-396- throw_when=-368- throw_wher=-63- throw_yamlerror=-157- thrown_away=-259- thrown_if=-42-
  throwonconnecterror_to=-269- throwonlimitexceed_true=-78- ths_u=-209- thu_sep=-111- thumb_for=-292- thus_a=-125-
  thus_any=-209- thus_be=-140- thus_help=-211- thus_if=-173- thus_it=-285- thus_not=-187- thus_put=-228-
  thus_shar=-252- thus_spak=-49- thus_the=-285- thus_ther=-221- ticket_and=135x ticket_are=-100- ticket_number=-361-
  tid_of=-41- tidelift_help=-227- tidelift_subscription=-224- tied_to=-93- tier_of=-131- tier_rul=-142- tiger_got=-105-
  till_it=-83- till_the=-107- till_your=-190- tim_a=-199- tim_and=-287- tim_are=-170- tim_as=-252- tim_been=-141-
  tim_befor=-78- tim_for=-330- tim_i=-52- tim_in=-313- tim_is=-162- tim_of=-188- tim_out=-431- tim_say=-340-
  tim_smaller=-44- tim_the=-33- tim_then=-194- tim_to=-199- time_#number=-80- time_a=88h time_accelerat=-234-
  time_after=-107- time_ago=-141- time_allow=-84- time_and=-255- time_any=-32- time_are=-98- time_as=-261-
  time_at=-227- time_bas=-77- time_befor=-40- time_behind=-35- time_between=-62- time_budget=-56- time_but=-51-
  time_call=-97- time_can=-155- time_clock=-55- time_code=277x time_consistency=-51- time_constant=-47- time_date=-87-
  time_dependency=-121- time_e=-80- time_each=-263- time_every=-289- time_existenc=-83- time_field=-33-
  time_format=-137- time_from=-221- time_function=-61- time_has=-159- time_he=-277- time_i=-291- time_if=-66-
  time_in=-312- time_interval=-107- time_is=-261- time_it=-47- time_later=-86- time_limit=-176- time_linear=-244-
  time_may=-330- time_millisecond=-65- time_model=-106- time_ms=-279- time_must=-168- time_namespac=-181-
  time_need=-53- time_not=-91- time_of=-374- time_on=-263- time_one=112r time_only=-326- time_op=-243- time_or=-295-
  time_out=138h time_rather=-85- time_reduc=-117- time_representation=-95- time_schedul=-246- time_signal=-69-
  time_so=-214- time_specifi=-34- time_spent=-312- time_stamp=-113- time_str=-138- time_that=-266- time_the=151x
  time_they=-182- time_this=-140- time_time=-168- time_to=-89- time_travel=-144- time_undat=-65- time_unit=-39-
  time_us=-184- time_use=-156- time_valu=-95- time_wait=-292- time_we=-154- time_when=-142- time_wher=-255-
  time_will=-146- time_with=-176- time_you=-143- time_zone=-130- timelin_view=-235- timen_offset=-59- timeout_and=-96-
  timeout_are=-128- timeout_argument=-43- timeout_expir=-47- timeout_for=-205- timeout_in=-170- timeout_is=-65-
  timeout_of=-83- timeout_option=-59- timeout_second=-279- timeout_to=-299- timeout_valu=-57- timeout_without=-257-
  timer_cannot=-38- timer_expiration=-73- timer_in=-79- timer_is=-153- timer_of=-211- timer_property=-51-
  timer_saturation=-43- timer_unit=-46- timer_will=-52- timerfd_creat=-135- timestamp_and=-228- timestamp_are=-206-
  timestamp_as=-164- timestamp_file=-282- timestamp_is=-240- timestamp_of=-165- timestamp_provider=-32-
  timestamp_request=-158- timestamp_respons=-321- timestamp_so=241h timestamp_that=-144- timestamp_to=-94-
  timestamp_token=-282- timezon_information=-251- timidity_of=-49- tin_cans=-78- tinyexec_keep=-64- tip_i=-186-
  tip_of=-250- tipc_link=-135- tips_of=-64- tir_of=-303- titl_and=-363- titl_as=-188- titl_bar=-227- titl_body=-74-
  titl_deriv=-213- titl_has=-292- titl_is=113r titl_narrow=-116- titl_null=-123- titl_of=146x titl_that=-292-
  titl_the=-111- titl_varchar=-76- tl_dr=-68- tlb_and=-174- tldt_getdomain=-144- tldt_getdomainwithoutsuffix=-123-
  tldt_getfulldomain=-155- tldt_gethostnam=-133- tldt_getpublicsuffix=-155- tldt_getsubdomain=-137- tls_#number=-170-
  tlsv1_#number=-340- tmp_and=-220- tmp_dir=-281- tmp_foo=-182- tmp_x=156c tmpf_#number=-229- tmpfil_#number=-207-
  tmpfil_and=-73- tmpfil_d=-276- tniessen_#url=-77- to_#agentfile=265p to_#ip=411x to_#mail=120x to_#number=-279-
  to_#phone=493x to_#url=804x to_a=-231- to_abort=-89- to_about=-53- to_acces=-456- to_accommodat=-367-
  to_accomplish=-38- to_achiev=-348- to_acquir=-151- to_act=313r to_activat=-246- to_actual=-224- to_add=-616-
  to_addres=-144- to_adjust=-192- to_administrativ=-156- to_admir=-140- to_admit=-139- to_adopt=-119- to_affect=-212-
  to_agent=40a to_aggregat=-80- to_agre=34h to_aid=-173- to_ajv=-98- to_alert=-66- to_align=-74- to_all=63p
  to_allocat=-196- to_allow=-506- to_almost=-95- to_alpha=-105- to_also=-204- to_alter=-225- to_alway=38p to_an=118x
  to_analyz=-192- to_and=-373- to_announc=-189- to_annoy=-111- to_another=-240- to_answer=54a to_any=-259-
  to_anyon=112x to_anyth=149h to_app=-341- to_appear=-162- to_append=-122- to_application=-219- to_apprehend=-59-
  to_approv=-278- to_apt=-171- to_are=-186- to_argu=-180- to_arriv=-235- to_as=-357- to_ask=143h to_assembl=-147-
  to_assert=-54- to_assign=-218- to_assist=-76- to_associat=-167- to_assum=-242- to_at=-38- to_atomical=-173-
  to_attach=-355- to_attempt=-75- to_authenticat=-129- to_author=-98- to_auto=-124- to_automatical=-204- to_avoid=-248-
  to_axebuilder=-144- to_back=-166- to_bar=-80- to_baselin=-38- to_bashrc=-122- to_be=171x to_bear=-37- to_beat=-53-
  to_becom=-430- to_bed=-243- to_begin=140p to_behav=97l to_believ=-405- to_below=-141- to_bench=-125- to_beta=-47-
  to_better=-98- to_bind=-161- to_blam=-313- to_block=-246- to_bloomingdale=-59- to_blow=-201- to_boot=-353-
  to_borrow=-214- to_both=68p to_br=-46- to_branch=-75- to_break=-102- to_broadcast=-215- to_build=-506- to_burn=-218-
  to_bury=-334- to_but=-131- to_buy=-295- to_by=-425- to_bypas=-418- to_byt=-291- to_byte=-32- to_c=-216- to_cach=-205-
  to_calculat=-76- to_call=-465- to_callasync=-158- to_caller=72x to_cancel=-265- to_captur=-156- to_care=-181-
  to_carry=80h to_cast=-59- to_catch=-87- to_caus=-37- to_certain=-196- to_certify=-104- to_chain=-45- to_chang=-579-
  to_check=-148- to_checkout=-287- to_choos=-295- to_chromium=-34- to_cie=-168- to_claim=-216- to_clean=-233-
  to_clear=-343- to_client=-77- to_clock=-146- to_clon=-234- to_clos=-288- to_cloud=-286- to_cmp=-68- to_code=-178-
  to_coerc=-70- to_collect=37a to_color=-222- to_combin=-56- to_come=55p to_command=-280- to_commit=-256-
  to_common=-143- to_communicat=-265- to_compar=-93- to_compil=-269- to_complain=-180- to_complet=-381-
  to_complete=-264- to_compres=-252- to_comput=-56- to_concentrat=-93- to_configur=-236- to_confirm=-434-
  to_confus=-215- to_connect=-578- to_conquer=-101- to_consider=-464- to_construct=-165- to_consult=-185-
  to_consum=-188- to_contact=-87- to_continu=-426- to_contribut=-230- to_control=-402- to_convert=-211- to_cope=-144-
  to_copy=-419- to_core=-68- to_correct=-319- to_correspond=-49- to_cover=-120- to_crash=-412- to_creat=-544-
  to_criticiz=-113- to_cros=-104- to_current=-236- to_customiz=-32- to_cut=-268- to_data=-202- to_date=-47- to_de=-160-
  to_deal=-287- to_death=-98- to_debian=-271- to_debug=-138- to_decid=163h to_declar=-109- to_decod=-163-
  to_decommission=-80- to_decompres=-190- to_default=-216- to_defend=-251- to_defin=-408- to_delet=-94-
  to_deliberate=-186- to_deliver=-238- to_delta=-48- to_denot=-136- to_deny=-190- to_deploy=-45- to_describ=-524-
  to_deserializ=-221- to_design=-106- to_dest=-290- to_destroy=-186- to_detach=-58- to_detect=-225- to_determin=-193-
  to_dev=-264- to_develop=-58- to_developer=-185- to_devic=-157- to_diagnos=-196- to_die=-378- to_different=-262-
  to_dig=-171- to_direct=-158- to_directori=-91- to_disabl=-608- to_disagre=-154- to_disallow=-179- to_disambiguat=-89-
  to_discard=-274- to_discover=-187- to_discus=-205- to_disk=162p to_dispatch=-59- to_display=-389-
  to_distinguish=-120- to_distribut=-129- to_divid=-121- to_do=-230- to_document=-135- to_documentation=-123-
  to_doubl=-73- to_downgrad=-154- to_download=-468- to_dpkg=-57- to_draw=-285- to_drink=-296- to_driv=-364-
  to_drop=-607- to_dump=-328- to_duplicat=-93- to_dynamical=-308- to_each=-51- to_ear=-102- to_ease=-82- to_easi=-141-
  to_eat=-245- to_edit=67x to_edom=-83- to_efficient=-86- to_eintr=-148- to_either=-230- to_emb=-90- to_employ=-83-
  to_empty=-121- to_emulat=-105- to_enabl=-741- to_encod=-236- to_encrypt=-277- to_end=-495- to_enforc=-191-
  to_enjoy=-107- to_enoent=-62- to_ensur=-478- to_enter=-235- to_erang=-49- to_eras=-430- to_err=-180- to_error=-190-
  to_es6=-232- to_escap=-66- to_establish=-94- to_estimat=-99- to_etc=-311- to_evaluat=-79- to_every=195p
  to_everyon=-94- to_everyth=349a to_exact=-346- to_examin=-229- to_exce=-132- to_exchang=-232- to_exclud=-302-
  to_execv=-83- to_exist=-333- to_exit=-141- to_expand=-247- to_expect=-196- to_experiment=-81- to_expir=-93-
  to_explain=-301- to_explicit=-288- to_export=-198- to_expos=-232- to_expres=-66- to_extend=-180- to_extract=-114-
  to_face=-155- to_facilitat=-39- to_fail=-308- to_fall=-295- to_fals=-127- to_fast=-150- to_fcntl=-192- to_feed=-150-
  to_feel=-246- to_fetch=116p to_fight=-58- to_figur=-229- to_fil=-300- to_fill=-218- to_filter=-313- to_find=-172-
  to_finish=73x to_fire=-126- to_first=-174- to_fish=-194- to_fit=-279- to_five=-113- to_fix=127a to_flush=-194-
  to_fly=-275- to_folder=-357- to_follow=386p to_for=-233- to_forc=-403- to_forget=301h to_forgiv=-139- to_fork=-97-
  to_form=-238- to_four=-54- to_fragment=-170- to_franc=-58- to_free=-133- to_frob=-71- to_from=-272- to_fts=-101-
  to_ful=-117- to_full=77x to_function=-161- to_further=-180- to_furthest=-126- to_futur=217h to_gain=-255-
  to_generat=-402- to_get=-223- to_git=-324- to_github=-268- to_gitignor=-249- to_give=-47- to_glibc=-77-
  to_global=-46- to_globalthi=-197- to_go=-670- to_god=-373- to_googl=-198- to_govern=-305- to_government=-44-
  to_grasp=-166- to_grep=-107- to_group=-163- to_grow=-145- to_gues=-261- to_guid=-83- to_halt=-214- to_hand=212a
  to_handl=-393- to_hang=-141- to_happen=-210- to_hardwar=-71- to_hate=-112- to_have=-99- to_head=-339- to_hear=240h
  to_heaven=-89- to_heed=-123- to_hell=-232- to_help=-388- to_her=-419- to_hide=-407- to_high=-70- to_him=-83-
  to_himself=-237- to_his=-362- to_hold=-283- to_honor=-104- to_host=83p to_human=-245- to_i=-112- to_ibm=-107-
  to_identify=-263- to_if=-154- to_ignor=-131- to_implement=-116- to_implementation=-32- to_implicit=-231-
  to_import=-487- to_impres=-120- to_improv=-281- to_in=-257- to_includ=-605- to_increas=-63- to_index=-152-
  to_indicat=-258- to_individual=-148- to_influenc=-63- to_inform=-269- to_inherit=-156- to_init=-146-
  to_initializ=-192- to_initiat=-259- to_inject=-307- to_insert=-224- to_inspect=-183- to_install=-668-
  to_instead=-129- to_instruct=-36- to_insur=-156- to_integer=-82- to_integrat=-216- to_interact=-147- to_interfac=-60-
  to_internal=-106- to_interpolat=-42- to_interpret=-85- to_introduc=-189- to_invent=-168- to_invok=-315- to_ipv6=-86-
  to_is=-122- to_iso=-169- to_issu=-448- to_it=-129- to_iterat=-168- to_itself=-236- to_javascript=-150- to_join=-126-
  to_jump=-40- to_just=-238- to_keep=-253- to_kernel=-219- to_key=-169- to_kick=-99- to_kill=-313- to_know=40h
  to_kubernet=-178- to_land=-140- to_last=-389- to_later=-248- to_laugh=-281- to_launch=-303- to_lax=-63- to_lay=-270-
  to_lead=-179- to_learn=-118- to_leav=171h to_left=-217- to_legacy=-108- to_lend=-230- to_less=-109- to_let=-109-
  to_lf=-150- to_libpng=-259- to_library=-118- to_lie=-280- to_life=-315- to_lift=-194- to_light=195h to_like=-321-
  to_limit=-286- to_link=-277- to_linu=-145- to_linux=-172- to_list=-438- to_listen=-446- to_live=-235- to_llvm=-146-
  to_load=-383- to_local=-63- to_locat=-140- to_lock=-271- to_log=-39- to_look=-83- to_lose=-374- to_love=-244-
  to_low=-142- to_lowercas=-138- to_main=-364- to_maintain=-186- to_make=-639- to_manag=-209- to_manipulat=-272-
  to_manual=-264- to_map=-203- to_mark=-227- to_marriag=-260- to_marry=-124- to_mask=-183- to_match=-244- to_max=200r
  to_maxttl=-146- to_me=43x to_mean=-110- to_measur=-187- to_meet=-172- to_memory=143h to_mention=143h to_merg=-443-
  to_messag=-177- to_migrat=-190- to_millisecond=-51- to_mind=-319- to_minimiz=-94- to_minut=-76- to_mitigat=-173-
  to_model=169a to_modify=-247- to_modul=-197- to_monitor=-235- to_more=-56- to_move=-314- to_multipl=-224-
  to_music=-341- to_my=63x to_name=-394- to_narrow=-152- to_nativ=-191- to_negotiat=-102- to_network=-122- to_never=95p
  to_new=-285- to_node=-271- to_non=-209- to_normal=-289- to_normaliz=-250- to_not=-533- to_note=-72- to_noth=130o
  to_notic=-353- to_notify=-248- to_npm=-174- to_null=-201- to_number=-176- to_obey=255p to_object=169h to_observ=-58-
  to_obtain=-260- to_occur=-209- to_off=109p to_offer=-186- to_old=-263- to_older=-209- to_omit=-145- to_on=-341-
  to_one=-252- to_ones=-31- to_only=-392- to_open=-238- to_openssl=-42- to_operat=-258- to_opt=-325- to_optimiz=-41-
  to_option=-99- to_optional=-172- to_or=-260- to_order=-199- to_our=512x to_output=-234- to_overrid=-452-
  to_overwrit=-249- to_own=-197- to_p=-285- to_pack=-263- to_packag=99p to_param=-127- to_pars=-263- to_pass=-207-
  to_patch=-285- to_path=-238- to_paus=-99- to_pay=131a to_penicillin=-286- to_peopl=-207- to_per=-74- to_perceiv=-183-
  to_perform=-559- to_perl=-279- to_permit=-387- to_persistent=-77- to_pick=60r to_pictur=-212- to_piec=-150-
  to_pin=-173- to_plac=-602- to_play=73r to_plug=-140- to_png=-283- to_point=-386- to_popular=-85- to_populat=-232-
  to_posix=-42- to_post=150x to_postgresql=-188- to_prais=-106- to_predict=-207- to_prefer=-159- to_prefix=-87-
  to_preload=-40- to_prepar=-125- to_pres=-149- to_preserv=-129- to_pretend=-230- to_prevent=-385- to_print=-292-
  to_prioritiz=-34- to_privat=-114- to_proce=-297- to_proces=-383- to_process=-240- to_produc=42r to_production=81h
  to_profil=-194- to_program=-241- to_promot=-123- to_prompt=-460- to_proper=-66- to_protect=-283- to_prov=-241-
  to_provid=-406- to_pthread=-96- to_public=82x to_publish=-220- to_pull=-329- to_push=-303- to_put=-351-
  to_query=-233- to_quick=-163- to_quiet=-340- to_quit=-160- to_quot=-182- to_rais=-152- to_re=-243- to_reach=-263-
  to_react=-195- to_readabl=-95- to_real=-154- to_rebas=-187- to_reboot=-265- to_rebuild=-110- to_recall=-204-
  to_receiv=-384- to_recogniz=-56- to_recommendation=-97- to_recompil=-196- to_reconfigur=-139- to_reconstruct=-174-
  to_record=84h to_recover=-201- to_recreat=-220- to_recurs=-244- to_redact=-113- to_redo=-38- to_reduc=-177-
  to_refer=-300- to_referenc=-224- to_reflect=-113- to_refus=106o to_register=-305- to_regular=-159- to_reject=-249-
  to_releas=249a to_reload=-230- to_remain=-83- to_remov=-295- to_renam=-151- to_renault=-114- to_render=-259-
  to_renew=-216- to_rep=-358- to_repeat=-347- to_replac=-221- to_replicat=-33- to_repo=-58- to_repository=-189-
  to_represent=-106- to_reproduc=-250- to_request=-274- to_requir=-232- to_resembl=-257- to_reserv=-47- to_reset=-295-
  to_resiz=-81- to_resolv=-283- to_respect=-177- to_respond=-247- to_rest=-224- to_restart=-314- to_restor=-670-
  to_restrict=-146- to_result=-64- to_resum=-279- to_retriev=-286- to_retry=-262- to_return=-316- to_revert=-242-
  to_revok=-303- to_rfc1034=-256- to_rfc4122=-42- to_rfc6570=-118- to_rfc6901=-82- to_right=-273- to_rise=-134-
  to_root=117c to_run=-30- to_runn=-355- to_rw=-51- to_s=-117- to_sacrific=-277- to_said=-46- to_sail=-199-
  to_sampl=-153- to_satisfy=-171- to_save=-523- to_sax=-224- to_scal=-70- to_sch=-254- to_school=-149- to_script=-112-
  to_scroll=-204- to_search=-187- to_second=-318- to_secret=-266- to_see=380a to_seek=-241- to_select=-247-
  to_self=-109- to_sell=-117- to_send=-161- to_separat=-226- to_serializ=-34- to_serv=-524- to_set=-544- to_sett=178p
  to_setup=-283- to_seven=-208- to_several=-73- to_shallow=-70- to_shar=-363- to_shm=-177- to_shoot=-203- to_short=-98-
  to_show=-513- to_shrink=-64- to_shut=-289- to_sign=-121- to_signal=-184- to_silent=-134- to_simplify=-50-
  to_sing=-126- to_singl=-99- to_sit=-169- to_size=-134- to_sizeof=-56- to_skill=-306- to_skip=94a to_sleep=-246-
  to_smok=-202- to_so=-254- to_soar=-244- to_solv=-245- to_some=-231- to_someon=-204- to_someth=157h to_sort=-264-
  to_sourc=-258- to_spac=-127- to_spar=108p to_spawn=-237- to_spe=-207- to_speak=158h to_specific=-194-
  to_specify=-174- to_spend=-149- to_split=-257- to_src=-34- to_stabl=-119- to_stand=-379- to_standard=-535-
  to_start=-565- to_stat=-240- to_static=-238- to_stay=57p to_stderr=-249- to_stdout=-196- to_stop=-329- to_stor=52p
  to_str=-226- to_stream=-216- to_strict=-259- to_submit=-246- to_substitut=-45- to_succe=-302- to_succes=-207-
  to_successful=-185- to_such=-208- to_suck=-92- to_suggest=-335- to_suit=-84- to_supp=-130- to_suppres=-373-
  to_surviv=-61- to_switch=-331- to_symbolic=-202- to_sys=-135- to_syslog=-65- to_system=-197- to_systemd=-181-
  to_take=-326- to_talk=-219- to_target=-209- to_task=-154- to_teach=-355- to_tell=-54- to_temporari=-261-
  to_temporary=-90- to_ten=51h to_terminat=-144- to_test=-289- to_text=-195- to_that=-418- to_the=199x to_their=111c
  to_them=-252- to_themselv=-206- to_thes=-226- to_think=-286- to_this=-149- to_thos=-358- to_thre=-121- to_throw=-186-
  to_tie=-229- to_time=-234- to_to=-275- to_tolerat=-174- to_touch=-120- to_tp=-128- to_trac=-109- to_track=-174-
  to_traffic=-269- to_transfer=64h to_transform=-330- to_transformation=-104- to_transition=-216- to_translat=-244-
  to_transport=-194- to_travel=-132- to_travers=-118- to_tread=-156- to_treat=-218- to_trigger=-275- to_true=-147-
  to_truncat=-238- to_trust=272p to_try=-341- to_ts=-91- to_turn=-476- to_two=103x to_type=-275- to_typescript=-191-
  to_u=-73- to_u000a=-126- to_undefin=-36- to_understand=-317- to_undo=-179- to_unexpect=-141- to_unlock=-188-
  to_unmount=-259- to_unprivileg=-39- to_unset=-129- to_unsubscrib=-63- to_updat=-641- to_upgrad=-276- to_us=386a
  to_use=-538- to_usemergeref=-38- to_user=-351- to_usr=-246- to_utf=-93- to_v8=-155- to_vacuum=-252- to_validat=-318-
  to_valu=-263- to_var=-369- to_variabl=-76- to_variou=-177- to_verify=74a to_version=-187- to_view=-191-
  to_visit=-306- to_wait=49h to_wake=101p to_walk=-58- to_want=-119- to_warm=-101- to_warmup=-126- to_warmuptim=-110-
  to_warn=-144- to_was=-164- to_wast=-93- to_watch=-284- to_water=-99- to_wear=-207- to_web=-252- to_weigh=-193-
  to_what=104o to_whatever=-61- to_when=-99- to_wher=-193- to_which=-397- to_whoever=109x to_whom=-372- to_win=-51-
  to_wipe=-218- to_with=-131- to_within=-118- to_wordsworth=-49- to_work=-539- to_worry=-290- to_wrap=-77-
  to_writ=-721- to_y=-127- to_yes=-195- to_you=-270- to_your=-379- to_yourself=143h to_zero=-304- tobia_nießen=-77-
  today_#number=-170- today_and=162x today_as=-291- today_is=274c today_it=-338- today_the=-275- today_will=-221-
  todo_done=-203- todo_item=-222- todo_list=-212- tog_cup=-180- together_a=-180- together_and=-190- together_as=-190-
  together_creat=-133- together_from=-182- together_in=-40- together_to=-140- together_with=202p toggl_the=-241-
  token_a=-171- token_also=-369- token_ambiguity=-85- token_and=244h token_are=-329- token_at=98x token_can=-133-
  token_cost=-90- token_css=-62- token_follow=-124- token_for=-320- token_from=117x token_is=-282- token_lifetim=-72-
  token_occur=-138- token_of=-412- token_or=-147- token_phon=-266- token_so=-318- token_start=-258- token_that=-267-
  token_to=278x token_type=-216- token_within=-64- tokenizer_only=-87- told_apart=-431- told_are=-238- told_as=-297-
  told_at=243h told_befor=-31- told_besid=-463- told_by=146a told_for=-355- told_him=-272- told_in=-44- told_is=-250-
  told_it=-361- told_me=-44- told_not=153l told_of=-726- told_once=-340- told_only=151h told_otherwis=103p
  told_text=-136- told_that=63p told_the=-428- told_them=-513- told_to=208l told_when=-300- told_wher=-350-
  told_which=155h told_with=-308- told_you=-198- tolerat_the=-89- toll_for=-133- tolowercas_line=-132-
  tolowercas_query=-189- tombston_goes=-114- tomorrow_we=-84- tomorrow_what=-282- tone_and=-73- too_a=-86-
  too_and=-307- too_bad=-161- too_big=-151- too_busy=-258- too_but=-70- too_can=-40- too_clos=-146- too_dark=-198-
  too_ear=-64- too_few=-32- too_high=-127- too_in=-119- too_larg=-76- too_late=128h too_littl=-70- too_long=-73-
  too_many=-318- too_much=-176- too_old=-72- too_short=-77- too_small=-223- too_so=-131- too_well=-81- took_a=-190-
  took_about=-162- took_his=-170- took_me=-217- took_out=-135- took_the=-270- tool_#number=-223- tool_#url=-75-
  tool_and=-101- tool_answer=-215- tool_are=-49- tool_as=-127- tool_at=-98- tool_by=-291- tool_call=77h tool_can=-231-
  tool_definition=81l tool_does=-223- tool_e=-176- tool_for=-224- tool_has=-311- tool_have=-250- tool_ide=-119-
  tool_in=-487- tool_it=-361- tool_kept=-349- tool_left=-43- tool_like=-207- tool_may=107h tool_memory=-362-
  tool_name=-134- tool_need=-296- tool_of=-480- tool_on=-98- tool_output=354a tool_provid=-140- tool_reach=-303-
  tool_reli=-200- tool_resourc=-111- tool_result=-32- tool_return=-171- tool_row=-147- tool_rows=-183- tool_run=74a
  tool_runs=-272- tool_says=-116- tool_server=-39- tool_session=-109- tool_show=-378- tool_skill=-183- tool_such=-227-
  tool_that=-624- tool_the=-300- tool_ther=-275- tool_to=152h tool_tool=-114- tool_which=-165- tool_will=-250-
  tool_with=-80- tool_without=-210- tool_you=97l toolchain_object=-98- toolresult_const=-34- top_and=-304-
  top_directory=-120- top_half=-282- top_level=-378- top_of=-109- topic_already=-106- topic_branch=-286-
  topic_datetim=-190- topic_in=-45- topic_is=260h topic_of=139h topic_or=-59- topic_that=-50- topic_to=-232-
  torvald_in=-182- torvald_was=-129- torvalds_mail=-143- toss_away=-57- tostr_length=-191- total_amount=-148-
  total_and=-98- total_api=-58- total_number=-241- total_of=-141- total_size=-186- total_time=-31- totaltim_and=-70-
  touch_a=-186- touch_after=-160- touch_anyth=-118- touch_it=-179- touch_no=-159- touch_noth=-85- touch_null=-255-
  touch_the=180h tough_cooki=-116- tough_to=-72- tour_of=-116- toward_the=-99- tp_statu=-151- tpc_b=-115- tpm_is=-47-
  tpm_pcr=-60- tpu_vm=-115- trac_children=-60- trac_context=-175- trac_data=-57- trac_event=-141- trac_for=-114-
  trac_is=-369- trac_option=-155- track_and=-149- track_branch=-196- track_by=-32- track_in=-204- track_line=-123-
  track_of=-285- track_on=-224- track_position=-249- track_runtim=-104- track_the=-228- tracker_#url=-264-
  trad_off=-103- trad_show=-303- trademark_of=-220- tradeoff_in=-205- traditional_proces=-62- traditional_unix=-119-
  traffic_and=-231- traffic_clas=-98- traffic_class=-145- traffic_control=-108- traffic_from=-220- traffic_is=-158-
  traffic_that=-63- traffic_through=-320- traffic_to=-265- traffic_will=-52- trail_cr=-81- trail_slash=-104-
  trail_whitespac=-219- trailer_key=-200- trailer_lin=-181- train_a=-162- train_and=-309- train_do=-59- train_for=-168-
  train_is=-312- train_on=111p train_plan=-152- train_to=116l train_ts=-57- transaction_and=-260- transaction_are=-171-
  transaction_block=-161- transaction_came=-78- transaction_for=-90- transaction_has=-114- transaction_in=-254-
  transaction_is=-112- transaction_logs=-308- transaction_of=-76- transaction_per=-192- transaction_that=-166-
  transaction_to=-247- transaction_will=-64- transaction_with=-30- transcrib_the=98x transcript_of=-174-
  transfer_is=85h transfer_protocol=-116- transfer_the=-43- transferr_to=94a transform_#url=-66- transform_and=-226-
  transform_file=-156- transform_function=-325- transform_into=124r transform_plugin=-126- transform_the=-99-
  transformation_and=-36- transformation_of=-209- transformation_parameter=-104- transient_servic=-189-
  transition_from=-108- transition_function=-114- transition_relation=-263- transition_tabl=-140-
  transitional_speci=-130- translat_between=-145- translat_from=-265- translat_lang=-79- translat_the=-176-
  translat_your=247l translation_file=-116- translation_is=-103- translation_manager=-89- translation_of=-261-
  translation_tabl=-210- transmission_of=-165- transmit_a=-168- transmit_the=192x transparent_deal=-77-
  transpil_with=-81- transpiler_api=-188- transpiler_as=-61- transpiler_babel=-30- transplant_the=-148-
  transport_backward=-40- transport_is=-140- transport_layer=-232- transport_protocol=-133- transport_such=-82-
  transport_to=-118- transport_tool=-126- transport_used=-101- trapp_to=-145- trash_befor=-394- trash_does=-330-
  trash_skill=-120- travers_the=-239- traversal_and=-128- traversal_attack=-33- traversal_attempt=-90-
  traversal_of=-106- traversal_prevention=-68- travi_imag=-93- travi_url=-100- tray_a=-146- tray_link=-150-
  tre_are=-244- tre_but=-51- tre_to=-213- treat_a=-137- treat_all=215h treat_each=-35- treat_everyth=101o treat_it=-72-
  treat_like=-131- treat_non=-143- treat_the=142o treat_them=-264- treat_when=-254- treat_with=-236- treatment_of=-282-
  tree_and=-214- tree_are=-50- tree_as=-111- tree_encod=-45- tree_file=-149- tree_from=-137- tree_i=-83- tree_in=-148-
  tree_index=-195- tree_is=-111- tree_object=-156- tree_of=-166- tree_parser=-42- tree_root=-159- tree_structur=-46-
  tree_that=-165- tree_the=-218- tree_then=-112- tree_to=-115- tree_will=-83- tree_with=-52- treesam_to=-189-
  treturn_rng=-115- tri_afterward=-205- tri_again=-183- tri_and=-122- tri_first=-45- tri_for=-31- tri_in=-34-
  tri_the=-267- tri_to=-491- trial_run=-102- triangl_gaps=-62- triangl_in=-78- triangl_outsid=-62-
  triangulation_and=-51- triangulation_object=-61- trigger_a=225h trigger_an=-248- trigger_and=-201- trigger_are=-189-
  trigger_as=-93- trigger_fir=-59- trigger_for=-79- trigger_function=-377- trigger_if=-318- trigger_is=-323-
  trigger_it=-265- trigger_may=-128- trigger_name=-258- trigger_on=-196- trigger_or=-309- trigger_statement=-51-
  trigger_that=-356- trigger_the=-270- trigger_to=-386- trigger_will=-141- trigger_word=-70- trigram_index=-78-
  trim_are=-38- trim_content=-92- trim_operation=-213- trip_are=-54- trip_to=-180- triumph_of=-108- trojan_hors=-227-
  troubl_delegat=-249- troubl_is=-152- troubl_to=-143- troubl_with=-319- true_and=-339- true_args=-68- true_as=-50-
  true_ast=-35- true_befor=-115- true_but=-233- true_can=-41- true_coerc=-100- true_does=-45- true_enabl=-329-
  true_fals=-118- true_for=90p true_hi=-46- true_history=-231- true_if=-494- true_in=-110- true_is=-395- true_it=-119-
  true_label=-83- true_mean=-119- true_messag=-263- true_of=-43- true_on=-240- true_only=-176- true_option=-33-
  true_or=-304- true_otherwis=-298- true_pars=-61- true_return=-53- true_rule=-208- true_set=-137- true_the=-266-
  true_then=-199- true_this=-308- true_to=-406- true_valu=-61- true_way=-347- true_when=-507- true_whil=-232-
  true_will=-184- truncat_#number=-83- truncat_in=-165- truncat_requir=-56- truncat_the=-79- truncat_to=-180-
  trust_a=-236- trust_all=108p trust_anchor=-560- trust_and=83p trust_client=-170- trust_his=-228- trust_in=-320-
  trust_is=-282- trust_keys=-111- trust_option=-383- trust_or=-239- trust_project=-272- trust_schema=-103-
  trust_the=-123- trust_this=212a trust_you=193h truth_#number=-158- truth_about=-230- truth_and=-141- truth_can=-150-
  truth_for=-122- truth_is=-232- truth_so=-99- truth_to=-217- truthy_and=-31- truthy_the=-99- try_and=-242-
  try_each=-283- try_hits=-68- try_it=-329- try_not=-193- try_says=-60- try_that=-109- try_the=100c try_this=-167-
  try_to=-635- ts_#url=-155- ts_also=-189- ts_and=-129- ts_are=-174- ts_does=-52- ts_driv=-164- ts_english=-31-
  ts_estre=-93- ts_fil=-103- ts_for=-269- ts_fram=-67- ts_in=-66- ts_is=-104- ts_node=-176- ts_or=-182- ts_phras=-47-
  ts_puts=-55- ts_read=-257- ts_secret=-97- ts_shell=-97- ts_src=-80- ts_the=-54- ts_tsx=-152- tsconfck_support=-98-
  tsconfig_appli=-125- tsconfig_compileroption=-31- tsconfig_defin=-31- tsconfig_discovery=-101- tsconfig_extend=-31-
  tsconfig_file=-248- tsconfig_json=-132- tsconfig_match=-128- tsconfig_path=-188- tsconfig_referenc=-31-
  tsdown_#url=-70- tseri_#number=-106- tsx_fil=-34- ttl_is=-325- ttl_of=-36- ttl_option=-169- ttl_or=-62-
  ttl_propagation=-136- ttl_provider=-150- ttl_set=-265- ttl_support=-143- ttl_that=-146- tty_and=-135- tty_in=-91-
  tty_or=-236- ttynam_r=-45- tue_wed=-48- tunnel_is=-103- tunnel_protocol=-33- tunnel_that=-293- tunnel_to=-174-
  tupl_and=-73- tupl_can=-94- turn_a=-208- turn_and=-460- turn_are=-166- turn_around=-156- turn_as=-415- turn_at=-123-
  turn_away=-77- turn_back=-386- turn_begin=-204- turn_count=-295- turn_end=-219- turn_fail=-251- turn_for=-299-
  turn_from=-270- turn_has=-309- turn_in=-326- turn_into=-286- turn_is=-109- turn_leas=-171- turn_of=-396-
  turn_off=-51- turn_one=-132- turn_out=-439- turn_runs=-219- turn_stopp=-169- turn_that=-431- turn_the=198c
  turn_their=-121- turn_thos=-154- turn_to=105p turn_wait=-237- turn_was=-276- turn_we=-200- turn_what=-375-
  turn_when=-160- turn_with=-233- turn_your=145r tutorial_md=-123- tutorial_or=-87- twenty_five=-79- twenty_four=-72-
  twenty_minut=-200- twenty_year=-209- twic_a=-229- twic_as=-223- twic_in=-115- twic_once=83r twic_so=-67-
  twic_the=-98- twic_then=-101- twitter_#url=-407- two_a=-181- two_addition=-253- two_and=-163- two_answer=200r
  two_are=-64- two_argument=-129- two_backend=-166- two_bind=-47- two_block=-270- two_branch=-153- two_byte=-59-
  two_categori=-245- two_chang=-219- two_character=-126- two_class=-90- two_color=-77- two_colour=-141-
  two_column=-261- two_command=-302- two_conversation=-299- two_copi=148p two_dash=-119- two_days=-401-
  two_default=-238- two_different=-454- two_digit=-30- two_dimensional=-53- two_dozen=-144- two_event=-69-
  two_factor=64c two_fil=-194- two_file=-240- two_form=-54- two_function=-56- two_glyph=-88- two_group=-120-
  two_head=-63- two_in=-241- two_is=-320- two_kind=-188- two_letter=-92- two_lin=-49- two_list=-80- two_main=-108-
  two_major=-84- two_memory=-229- two_men=-80- two_minut=-242- two_mod=-166- two_month=-90- two_more=-61- two_nod=-84-
  two_not=190p two_number=-97- two_of=-451- two_option=-87- two_optional=-171- two_other=-181- two_pan=-39-
  two_parameter=-237- two_parent=-223- two_part=-146- two_person=-196- two_piec=-161- two_plac=136x two_pointer=-228-
  two_process=81p two_program=-156- two_purpos=-66- two_reason=-165- two_rows=-45- two_second=-123- two_sentenc=-90-
  two_separat=-37- two_sid=-265- two_spac=-35- two_step=245h two_stor=-193- two_str=-187- two_surrogat=-100-
  two_system=-176- two_text=-241- two_th=-298- two_third=-184- two_thousand=-47- two_to=-174- two_turn=-285-
  two_two=-217- two_typ=-219- two_version=-68- two_ways=-138- two_week=-190- two_wher=-50- two_wrong=-244-
  two_year=-292- two_zon=-32- txt_and=96p txt_at=102p txt_fil=-275- txt_file=-267- txt_in=-48- txt_will=-190-
  txtim_first=-124- ty_the=-92- typ_#url=-131- typ_a=-352- typ_and=-397- typ_are=-489- typ_array=-227- typ_as=-204-
  typ_at=-65- typ_by=-197- typ_can=-175- typ_check=-244- typ_coerc=-96- typ_deb=-193- typ_e=-88- typ_eg=-179-
  typ_for=-139- typ_from=-312- typ_has=-39- typ_have=-232- typ_here=-58- typ_if=-166- typ_in=231x typ_includ=-187-
  typ_into=-265- typ_is=-45- typ_like=-69- typ_list=-330- typ_match=-172- typ_may=-219- typ_must=-94- typ_node=-186-
  typ_of=-409- typ_on=121x typ_or=-90- typ_random=-46- typ_run=-151- typ_see=-230- typ_so=-96- typ_such=-96-
  typ_tabl=-185- typ_that=-193- typ_the=-251- typ_to=-76- typ_web=-304- typ_will=-139- typ_with=-415- typ_without=-213-
  typ_your=-130- type_#number=-80- type_#url=-144- type_a=-137- type_after=-44- type_alway=-159- type_and=-333-
  type_any=-133- type_are=54h type_argument=-209- type_array=-156- type_as=-105- type_boolean=-178- type_can=-148-
  type_check=-364- type_coercion=-121- type_constraint=-294- type_converter=-201- type_declaration=-172-
  type_default=-107- type_definition=-317- type_description=-242- type_does=-192- type_e=-131- type_error=-91-
  type_field=-73- type_for=-203- type_format=-181- type_forstatement=-158- type_from=-275- type_function=-291-
  type_guard=-438- type_has=-337- type_header=-486- type_i=-348- type_iam=-57- type_id=-153- type_if=-102-
  type_in=-276- type_instantiation=-34- type_integer=-109- type_into=-149- type_is=-318- type_just=-34-
  type_keyword=-79- type_like=-144- type_list=-102- type_m=-54- type_match=-291- type_may=-102- type_must=-561-
  type_name=-208- type_never=-309- type_noth=-34- type_object=-288- type_of=-501- type_on=-222- type_oneshot=-251-
  type_option=-101- type_or=-266- type_otherwis=-124- type_parameter=-92- type_privilegedaccessmanager=-54-
  type_property=-38- type_resolution=-32- type_s=-191- type_safety=-37- type_shorthand=-159- type_simpl=-190-
  type_sinc=-51- type_size=-156- type_so=-120- type_sock=-142- type_str=-294- type_subtyp=-201- type_such=-48-
  type_support=-197- type_system=-132- type_that=-163- type_the=-266- type_to=-328- type_type=-216- type_typical=-251-
  type_unspecifi=-262- type_us=-96- type_use=-114- type_used=-102- type_valu=-215- type_was=-104- type_whether=-185-
  type_which=-157- type_will=-169- type_with=-154- type_you=-226- type_your=132l typedarray_or=-39- typeof_args=-68-
  typeof_query=-165- typescript_#number=-192- typescript_#url=-198- typescript_adds=-46- typescript_and=-105-
  typescript_code=-90- typescript_coffeescript=-66- typescript_community=-111- typescript_compil=-95-
  typescript_declaration=-186- typescript_eslint=-99- typescript_no=-100- typescript_project=-263- typescript_ship=-51-
  typescript_support=-168- typescript_type=-261- typescript_user=-282- typescript_version=-188- typescript_with=-107-
  typeseparator_str=-100- typical_a=-135- typical_be=-246- typical_creat=-41- typical_in=-30- typical_it=-108-
  typical_only=-186- typical_the=-120- typical_this=-211- typical_use=-34- typical_used=-112- typical_what=-251-
  typical_you=-129- typo_real=-51- tz_request=-151- u000a_prior=-126- u_#number=-390- u_and=-35- u_cn=-136-
  u_fffd=-256- u_flag=-132- u_option=-298- u_s=-332- u_tell=-82- u_to=-117- ubiquitou_cry=-169- ucs_#number=-32-
  udp_and=-64- udp_port=-57- uh_#number=-206- uh_oh=-83- ui's_dialog=-175- ui_code=-43- ui_json=-167- ui_token=-62-
  ui_valu=-62- uid_#number=-163- uid_and=-136- uid_gid=-78- uid_is=-298- uid_mapp=-147- uid_max=-76- uid_min=-74-
  uid_of=-187- uid_or=-31- uid_specific=-93- uid_the=-143- uid_will=-75- uids_and=-123- uint32array_array=-55-
  uint8array_to=-133- uint_#number=-105- ultimat_indivisibl=-96- umd_esm=-51- un_opinionat=-185- unabl_to=-336-
  unaffect_by=-127- unavailabl_for=-147- unavailabl_in=-154- unavailabl_the=-46- unawar_of=38h unbash_#number=-116-
  unc_host=-249- uncach_list=-161- uncapturederror_type=-136- unchang_and=-138- unchang_to=-253- unclean_is=-52-
  uncompress_data=-185- uncompress_size=-138- undat_nod=-184- undeclar_properti=-116- undef_if=-172-
  undefin_after=-186- undefin_behavior=-98- undefin_first=-137- undefin_for=-86- undefin_if=-144- undefin_it=-35-
  undefin_keep=-88- undefin_no=-65- undefin_only=-110- undefin_or=-69- undefin_referenc=-100- undefin_return=-88-
  undefin_should=-54- undefin_symbol=-246- undefin_valu=-62- undefin_when=-336- undefin_wher=-193- undefin_with=-93-
  undefinedreplacement_a=-93- under_#number=-337- under_#url=-47- under_a=37h under_advers=-63- under_alter=-34-
  under_an=-233- under_another=205p under_any=-55- under_desk=-270- under_git=-203- under_his=114h under_it=-163-
  under_its=-242- under_linux=-147- under_no=147h under_one=158l under_os=-53- under_pipelin=-108- under_proc=-55-
  under_refs=-64- under_root=-285- under_some=-95- under_src=-157- under_ten=-238- under_the=-305- under_this=-313-
  under_way=-225- under_which=-92- under_your=-150- underestimat_the=-296- underflow_occur=-93- underlin_text=-195-
  underly_byt=-133- underly_cacheablememory=-53- underly_file=-165- underly_filesystem=-258- underly_interfac=-58-
  underly_map=-101- underly_protocol=-132- underly_stor=-347- underly_system=-170- underneath_the=-160-
  underscor_and=-129- understand_a=-59- understand_how=-98- understand_is=-90- understand_it=-407- understand_of=-147-
  understand_one=-242- understand_request=-109- understand_said=-160- understand_that=-288- understand_the=-67-
  understand_this=-99- understand_what=-225- understand_why=-300- understand_you=-194- understood_by=-129-
  understood_literal=-228- understood_memory=-81- understood_the=-211- undici_#url=-112- undici_packag=-77-
  undici_typ=-124- undici_will=-147- undicigetglobaldispatcher_callback=-33- undo_a=-249- undo_file=-330- undo_it=-55-
  undo_null=-72- undo_the=-276- undraw_#url=-87- unescap_newlin=-146- unevaluateditem_dynamic=-69-
  unevaluatedproperti_and=-111- unexpect_behavior=-125- unexpect_bugs=-97- unexpect_result=-119- unfortunate_found=-30-
  unfortunate_it=-70- unicod_#number=-63- unicod_and=-78- unicod_character=-264- unicod_property=-111-
  unicod_symbol=-55- unicod_version=-291- unifi_cgroup=-180- unifi_control=-98- unifi_diff=-347- unifi_hierarchy=-132-
  unifi_kernel=-149- unifi_logg=-121- uniform_distribution=-89- unignor_true=-199- unimplement_deprecat=-189-
  unimplement_part=-40- uninitialis_valu=-178- uninstall_the=213c uninvit_guest=-124- union_is=-100- union_never=-99-
  union_of=-131- uniqu_among=-130- uniqu_and=-91- uniqu_cacheid=-88- uniqu_constraint=-85- uniqu_for=-82-
  uniqu_identifier=-168- uniqu_ids=-33- uniqu_in=-182- uniqu_index=-60- uniqu_name=-244- uniqu_primary=-149-
  uniqu_temporary=-42- uniqu_to=-96- uniqu_valu=-300- uniqu_within=-307- unique_identifi=-149- unique_identify=-197-
  unit_#number=125r unit_about=-49- unit_and=-238- unit_are=-159- unit_automatical=-85- unit_by=-53-
  unit_configuration=-191- unit_fil=-399- unit_file=56p unit_for=-137- unit_from=-176- unit_in=-235- unit_is=-302-
  unit_may=-39- unit_name=-110- unit_of=-214- unit_see=-174- unit_stat=-105- unit_test=-204- unit_that=-164-
  unit_the=-83- unit_this=-63- unit_type=-142- unit_will=-64- unit_with=-218- univers_are=-62- univers_is=-136-
  universal_ctag=-227- universal_time=-37- universal_uniqu=-156- university_of=-195- unix_and=-140- unix_beer=-125-
  unix_command=-270- unix_domain=-213- unix_epoch=-44- unix_file=-59- unix_is=-34- unix_like=-113- unix_or=-31-
  unix_second=-155- unix_socket=-61- unix_styl=-53- unix_system=-188- unix_the=-90- unix_to=-253- unjs_ecosystem=-216-
  unknown_at=-163- unknown_chunk=-131- unknown_column=-77- unknown_keys=-109- unknown_linux=-255- unknown_one=-145-
  unknown_the=-137- unknown_to=-109- unlearn_the=210o unles_a=-120- unles_all=-58- unles_another=-91- unles_ask=-128-
  unles_explicit=-137- unles_given=-303- unles_he's=-150- unles_i=-363- unles_it=-273- unles_it's=-277-
  unles_maxlength=-70- unles_msg=-34- unles_no=-134- unles_one=-31- unles_otherwis=-189- unles_overridden=-139-
  unles_stat=-69- unles_stripbom=-174- unles_that=-99- unles_the=-399- unles_ther=-262- unles_they=-152-
  unles_this=-172- unles_told=-167- unles_we=-152- unles_with=-93- unles_you=-464- unlik_many=-74- unlik_the=-172-
  unlike_be=-37- unlike_to=-48- unlimit_number=-114- unlock_a=-378- unlock_the=221a unlogg_sequenc=-146-
  unlogg_tabl=-283- unmanag_child=-87- unmerg_entri=-149- unmount_event=-214- unmount_filesystem=-195- unnotic_is=-247-
  unpin_archiv=-253- unprivileg_proces=-101- unprivileg_user=-188- unreachabl_object=-169- unreadabl_for=-177-
  unreadabl_or=-56- unreadabl_when=-244- unrelat_to=-69- unresolv_issu=-109- unresolv_symbol=-75- unsaf_that=-75-
  unsaf_to=-290- unset_and=-59- unset_is=-271- unset_or=-32- unset_the=-345- unsign_#number=-200- unsign_char=-111-
  unsign_int=-103- unsign_integer=-211- unsign_long=-209- unspecifi_and=-223- unspecifi_by=-182- unspecifi_order=-67-
  unspecifi_stat=-43- unspecifi_the=-267- unspecifi_then=-126- unspecifi_whether=-45- unstabl_urgency=-149-
  unsubscrib_a=-195- unsubscribetask_emitt=-63- unterminat_str=-127- until_#number=81a until_a=-104- until_after=-244-
  until_all=-429- until_an=-288- until_friday=-194- until_he=205h until_i=39r until_it=215c until_its=-218-
  until_june=-333- until_just=-181- until_no=-209- until_none=-131- until_now=-107- until_one=173c until_someon=-66-
  until_that=-151- until_the=-175- until_they=-506- until_tomorrow=-287- until_we=-378- until_you=-232- unto_the=-161-
  untouch_and=-113- untrack_fil=-204- untrust_and=-162- untrust_data=-191- untrust_input=151o untrust_query=-138-
  untrust_schema=-170- untrust_sourc=-84- untrust_user=-206- unusual_#url=-62- unusual_character=-98-
  unusual_effect=-90- unwatch_path=-99- unwis_to=156h unwrap_which=-129- unwritabl_disk=-205- unzip_to=-31-
  uops_per=-116- up_#number=-200- up_a=-68- up_after=-103- up_again=46h up_against=-58- up_all=65x up_an=-180-
  up_and=-342- up_as=-208- up_automatical=-38- up_be=-167- up_becaus=-172- up_befor=88h up_both=-182- up_but=-216-
  up_correct=-273- up_every=-83- up_everyth=-259- up_file=-181- up_first=-176- up_follow=-119- up_for=38x
  up_handler=-329- up_his=-421- up_if=-190- up_in=205c up_into=-37- up_is=-323- up_it=-224- up_later=-211- up_like=-45-
  up_of=-169- up_on=-199- up_one=-190- up_only=-228- up_or=-221- up_scuff=-136- up_some=-99- up_tak=138p up_the=195x
  up_their=-121- up_they=-134- up_to=-187- up_until=-319- up_us=-119- up_when=-203- up_wher=-294- up_with=-318-
  up_you=-201- up_your=-193- upcom_releas=-87- updat_#number=-231- updat_a=-237- updat_action=-177-
  updat_alternativ=-50- updat_an=-258- updat_are=-344- updat_as=-103- updat_at=-238- updat_befor=-332- updat_by=-322-
  updat_claus=-79- updat_command=-465- updat_delet=-231- updat_fail=169h updat_from=103p updat_hook=-223- updat_if=77h
  updat_immutab=-218- updat_in=-391- updat_index=-126- updat_info=-360- updat_is=-206- updat_it=-183- updat_its=-222-
  updat_mask=-241- updat_messag=-262- updat_of=-391- updat_on=-380- updat_operation=-178- updat_or=-236-
  updat_overwrit=-33- updat_permission=-198- updat_refs=-207- updat_remov=105p updat_rows=-134- updat_script=76p
  updat_see=-38- updat_server=-319- updat_servic=-216- updat_should=74p updat_split=-175- updat_step=-344-
  updat_the=-137- updat_their=-155- updat_to=-441- updat_version=-168- updat_when=-258- updat_will=-213-
  updat_with=-163- updat_without=56h updat_your=122p upgrad_operation=-132- upgrad_or=-175- upgrad_request=-64-
  upgrad_the=-131- upgrad_to=-126- upgrad_will=-136- upload_a=92x upload_and=-291- upload_as=244h upload_it=333x
  upload_pack=-366- upload_the=-189- upload_them=223x upon_a=-118- upon_by=-250- upon_encounter=-114- upon_hear=-323-
  upon_receiv=-197- upon_return=-73- upon_successful=-191- upon_the=-446- upon_us=-112- upon_which=-240- upon_you=-180-
  upon_your=-149- upper_bound=-329- upper_case=-129- upper_limit=-164- upper_lower=-40- upper_referenc=-169-
  upper_scop=-53- uppercas_in=-110- uppercas_letter=-231- upsid_down=-145- upstream_version=-137- uptim_check=-250-
  urgent_mail=-177- uri_a=-244- uri_and=-95- uri_encod=-271- uri_full=-139- uri_has=-30- uri_is=-64- uri_js=-44-
  uri_of=-185- uri_pars=-66- uri_path=-47- uri_referenc=-86- uri_schem=-68- uri_templat=-118- uri_that=-67-
  uris_are=-169- uris_that=-134- url_#url=-597- url_and=-228- url_as=-197- url_content=-133- url_credential=-113-
  url_deprecat=-118- url_elicitation=-101- url_encod=-204- url_fragment=-252- url_in=-199- url_is=-207-
  url_licens=-113- url_map=-238- url_mask=-97- url_of=127x url_on=-112- url_or=-223- url_pars=-118- url_parser=-44-
  url_path=-83- url_record=-396- url_serializer=-90- url_specification=-118- url_standard=-80- url_str=-266-
  url_the=-299- url_to=54p url_url=-219- url_used=-266- url_will=-34- url_with=-264- url_you=-69-
  urlobject_option=-219- urlrecord_excludefragment=-90- urlrecord_serializ=-90- urlrecord_set=-90-
  urlrecord_usernamestr=-90- urls_and=-90- urls_of=-475- urls_to=-198- urlsearchparam_read=-84- us_#number=-133-
  us_a=-231- us_all=-333- us_an=-410- us_and=-302- us_any=-132- us_are=-161- us_as=-182- us_ascii=-307-
  us_asynchronou=-176- us_atexit=-35- us_both=-113- us_browserslist=-38- us_c=-84- us_central1=-356- us_compat=-188-
  us_compileasync=-56- us_consol=-138- us_conventional=-101- us_ctx=-48- us_custom=-100- us_d=-66- us_default=-212-
  us_different=-224- us_dollar=-262- us_either=-82- us_eslint=-71- us_evp=-217- us_expression=-104- us_f=-226-
  us_fi=-145- us_for=-135- us_format=-55- us_forwardto=-68- us_from=-134- us_ft=-74- us_ful=-298- us_generator=-30-
  us_git=-251- us_how=-213- us_ifr=-245- us_in=77a us_into=-288- us_irc=-124- us_is=-34- us_it=-329- us_jsdom=-123-
  us_know=-317- us_larg=-93- us_link=-437- us_linux=-214- us_lirc=-192- us_may=172h us_more=-198- us_mq=-143-
  us_multipl=-182- us_new=-161- us_node=-92- us_npm=-99- us_on=149p us_once=44h us_one=-128- us_only=-280-
  us_optimizer=-30- us_or=-111- us_pattern=-116- us_perf=-89- us_pointer=-66- us_pthread=-71- us_relativ=-96-
  us_requir=-78- us_select=-66- us_shadowbox=-87- us_sigwaitinfo=-56- us_simpl=-86- us_some=-241- us_ssh=-178-
  us_standard=-125- us_strict=-81- us_systemctl=-124- us_that=-245- us_the=-279- us_thes=-203- us_this=-639- us_to=-47-
  us_ts=-209- us_two=-50- us_variou=-59- us_verify=-155- us_whil=-227- us_who=-242- us_with=-299- us_worker=-219-
  us_writ=-30- us_writefilesync=-44- us_you=37a us_your=-242- us_zod=-47- usabl_for=-102- usabl_from=-70-
  usabl_option=-43- usabl_resourc=-43- usag_and=-144- usag_as=-346- usag_count=-246- usag_etc=-36- usag_for=-113-
  usag_from=-146- usag_in=-180- usag_is=-250- usag_json=-258- usag_limit=-278- usag_nam=-62- usag_of=-293-
  usag_the=-191- usag_to=-92- usag_type=-98- usag_usag=-91- usag_via=-81- usb_hid=-47- usb_stick=262x usd_or=-40-
  use_#number=-233- use_a=184h use_absolut=-75- use_addbom=-174- use_all=-121- use_alter=-181- use_an=-278-
  use_and=-291- use_another=-146- use_any=-194- use_as=-206- use_at=-238- use_befor=-129- use_both=-219-
  use_bundl=-153- use_but=-84- use_by=-219- use_c=-120- use_call=-43- use_can=-100- use_cas=-253- use_case=-229-
  use_clon=-61- use_compiler=-83- use_connect=-178- use_debug=-264- use_different=-71- use_drop=-509- use_dynamic=-69-
  use_either=-135- use_electron=-83- use_emoji=-311- use_empty=-123- use_enabl=-450- use_eslint=-79- use_etc=-180-
  use_explicit=-155- use_extract=-211- use_file=-202- use_filter=-113- use_fn=-181- use_for=-261- use_forward=-233-
  use_from=-130- use_gcloud=-277- use_git=-334- use_googl=-115- use_hardwar=-169- use_if=-276- use_in=-286-
  use_instead=-89- use_is=-255- use_it=-347- use_its=-70- use_koffi=-65- use_list=-206- use_max=-115- use_messag=-318-
  use_more=-149- use_multipl=-309- use_n=-218- use_nam=-39- use_nfc=-141- use_no=-538- use_null=-175- use_object=-154-
  use_of=-160- use_on=-47- use_one=-147- use_only=-253- use_or=-205- use_other=-61- use_per=-73- use_png=-186-
  use_posix=-58- use_proces=-30- use_proxy=-218- use_q=-135- use_qt=-109- use_read=-220- use_runtim=-93- use_s=-143-
  use_shar=-305- use_some=-91- use_static=-84- use_strict=-174- use_sudo=84c use_suffix=-83- use_synchronou=-182-
  use_that=-155- use_their=103x use_them=164p use_thes=-191- use_this=-566- use_to=-271- use_typ=-304- use_up=-150-
  use_valu=-175- use_whatever=-182- use_when=-341- use_window=-258- use_with=-202- use_xz=-42- use_you=-97-
  use_your=-43- useclon_if=-80- used_a=-89- used_after=-111- used_again=-286- used_alon=-106- used_also=-164-
  used_and=-395- used_anymor=-157- used_are=-271- used_as=-433- used_at=-170- used_befor=-368- used_but=-87-
  used_by=-425- used_direct=-126- used_dur=-113- used_error=-131- used_for=-230- used_from=-280- used_i=-49-
  used_if=-181- used_in=-81- used_instead=-209- used_interchangeab=-154- used_internal=-326- used_is=-94- used_it=-235-
  used_item=-201- used_like=-36- used_more=-31- used_multipl=-69- used_must=-75- used_no=-120- used_on=-320-
  used_once=-252- used_only=-250- used_outsid=-86- used_perf=-227- used_rather=-196- used_read=-198-
  used_regardles=-30- used_see=-131- used_so=-214- used_that=-169- used_the=-229- used_then=-75- used_this=-85-
  used_throughout=-100- used_to=-111- used_together=-253- used_twic=-82- used_under=-110- used_up=-132- used_when=-301-
  used_wher=-138- used_whil=-119- used_with=-522- used_without=-123- useful_as=-61- useful_becaus=-169- useful_but=-94-
  useful_e=-109- useful_for=-277- useful_if=-328- useful_in=-371- useful_information=-82- useful_on=-264-
  useful_only=-125- useful_than=-78- useful_to=-245- useful_way=-223- useful_when=-289- useful_with=-148-
  usemergeref_but=-38- usepoll_forc=-31- user_a=139h user_about=260h user_acces=-229- user_addres=-100-
  user_agent=-135- user_already=-190- user_alway=-266- user_and=-40- user_api=108x user_application=-69-
  user_approv=33a user_are=-495- user_as=231x user_ask=-366- user_asks=57h user_attempt=-137- user_be=-280-
  user_behalf=213h user_but=179r user_by=-204- user_can=74h user_cannot=-210- user_certificat=-215- user_chang=62p
  user_clas=-238- user_code=-216- user_command=-186- user_configuration=-282- user_controllabl=-114- user_creat=-355-
  user_current=-377- user_data=203x user_defin=-463- user_dirs=-326- user_does=209h user_doesn't=-462- user_email=-44-
  user_enter=272x user_environment=-194- user_fac=-32- user_fact=219p user_fil=282c user_first=251h user_friend=-323-
  user_from=-230- user_get=-270- user_group=-192- user_had=207h user_has=-141- user_home=-109- user_id=-474-
  user_ids=-70- user_input=-58- user_instead=-183- user_interfac=-309- user_is=169h user_isn't=143h user_it=-97-
  user_joe=-174- user_keyr=-111- user_know=149h user_lawyer=247a user_licens=-246- user_limit=-44- user_local=-208-
  user_location=350x user_login=-311- user_logs=-300- user_manag=-165- user_manager=-214- user_may=-220- user_md=30p
  user_memory=-328- user_messag=55l user_might=-146- user_mode=-180- user_must=-111- user_nam=215p user_name=93x
  user_namespac=-343- user_never=-358- user_not=124h user_notif=-231- user_of=-196- user_often=-181- user_on=65a
  user_only=-209- user_or=-426- user_partner=-169- user_password=-216- user_phon=141x user_pleas=215l user_prefer=-234-
  user_press=-73- user_proces=-210- user_profil=-32- user_program=-216- user_quota=-143- user_read=-158- user_row=-211-
  user_rows=-39- user_runn=-279- user_said=79h user_sam=-295- user_says=450a user_secret=-111- user_see=-254-
  user_servic=-220- user_session=-239- user_should=-226- user_slic=-176- user_so=180h user_spac=-429-
  user_specifi=-206- user_suppli=-225- user_tabl=72c user_that=178h user_the=309h user_then=-219- user_to=-357-
  user_uid=-139- user_user=-241- user_want=-98- user_watch=-207- user_which=-180- user_who=-472- user_will=-532-
  user_without=-394- useradd_will=-160- usernam_#url=-212- usernam_and=-163- usernam_cjk=-82- usernam_name=-44-
  usernam_or=-232- usernam_to=-247- usernamestr_set=-90- uses_#number=-213- uses_a=-272- uses_an=-203- uses_and=-39-
  uses_buffer=-92- uses_chokidar=-89- uses_chrom=-214- uses_different=-82- uses_for=-69- uses_hardwar=-55- uses_in=-59-
  uses_it=-162- uses_less=-197- uses_nativ=-90- uses_of=-254- uses_old=-88- uses_one=-54- uses_only=-270-
  uses_react=-76- uses_spherical=-63- uses_the=-309- uses_them=-135- uses_thes=-125- uses_this=-157- uses_to=-113-
  uses_type=-124- uses_utf=-170- uses_what=-40- usr_and=-203- usr_bin=-279- usr_includ=-133- usr_lib=65p usr_local=80p
  usr_sbin=-168- usr_shar=-257- usual_#number=-117- usual_a=-92- usual_be=-311- usual_c=-125- usual_case=-87-
  usual_check=93a usual_contain=-61- usual_done=-40- usual_have=-48- usual_in=-171- usual_intermittent=-111-
  usual_involv=-143- usual_is=-179- usual_mean=-96- usual_not=-368- usual_one=-220- usual_only=-266- usual_plac=-261-
  usual_port=-252- usual_set=-154- usual_the=-356- usual_this=-207- usual_to=-136- usual_ttl=-142- usual_used=-204-
  usual_via=-217- usual_way=-111- usual_ymmv=-54- usual_you=-122- usvstr_#url=-268- usvstr_conversion=-192-
  ut_offset=-83- utc_#number=-154- utc_date=-58- utf8_parameter=-63- utf_#number=-371- util_#url=-265- util_and=-47-
  util_linux=-44- util_packag=-57- utiliti_for=-106- utiliti_that=-79- utility_and=-117- utility_for=-86-
  utility_function=-362- utility_is=-133- utility_that=-152- utiliz_the=-209- utim_#number=-120- utmp_file=-161-
  uts_namespac=-222- uuid_is=-172- uuid_of=-366- uuid_universal=-42- v0_#number=-104- v10_#number=-174-
  v1_#number=-174- v1_and=-32- v1_req=-31- v22_#number=-66- v22_set=-159- v2_#number=-311- v3_#number=-45- v3_and=-124-
  v4_#number=-81- v4_development=-86- v4_errormap=-128- v5_#number=-67- v6_#number=-358- v6_browser=-88-
  v7_#number=-112- v8_bytecod=-155- v8_heap=-241- v_#number=-154- v_a=-223- v_is=-31- v_option=-186- v_p=-156-
  v_releasetyp=-46- v_report=-259- v_return=-149- v_the=-95- v_to=-244- v_version=-132- va_arg=-94- va_copy=-273-
  va_end=-205- va_start=-131- vacuum_the=-84- vacuum_to=-168- vagg_#mail=-51- val1_key2=-160- val_huge=-112-
  valgrind_core=-250- valgrind_to=-216- valgrind_will=-236- valid_#number=-45- valid_addres=-82- valid_after=-127-
  valid_alternation=-39- valid_and=-40- valid_argument=-93- valid_as=-105- valid_character=-99- valid_domain=-281-
  valid_file=-132- valid_for=-258- valid_from=94o valid_hostnam=-110- valid_if=-114- valid_in=-44- valid_js=-36-
  valid_json=-84- valid_json5=-39- valid_local=-69- valid_only=-131- valid_part=-78- valid_rang=-60- valid_requir=-56-
  valid_sinc=-311- valid_until=-277- valid_valu=-82- valid_when=-79- validat_#url=-109- validat_against=-91-
  validat_data=-66- validat_environment=-37- validat_function=-33- validat_parser=-54- validat_that=-133-
  validat_the=-47- validat_valu=-124- validat_your=-227- validateschema_option=-64- validation_error=-193-
  validation_filter=-103- validation_for=-37- validation_function=-48- validation_is=-127- validation_keyword=-93-
  validation_logic=-60- validation_md=-32- validation_of=-377- validation_result=-136- validation_scenario=-198-
  validation_to=-220- validationstrategy_built=-79- validator_function=-138- validator_validator=-130-
  validity_of=-215- valu_#number=-173- valu_#url=-67- valu_a=-132- valu_abov=-89- valu_accord=-32- valu_after=-199-
  valu_all=-82- valu_allow=-233- valu_and=-351- valu_appear=-258- valu_are=-424- valu_argument=-47- valu_as=-242-
  valu_assign=-188- valu_be=-38- valu_between=-60- valu_both=-148- valu_but=-123- valu_by=-119- valu_can=-243-
  valu_cannot=-201- valu_cast=-34- valu_chang=-408- valu_come=-62- valu_contain=-57- valu_could=-75- valu_default=-175-
  valu_depend=-197- valu_different=-49- valu_direct=-61- valu_does=-76- valu_e=-88- valu_eg=-35- valu_ensur=-194-
  valu_enter=-95- valu_error=-80- valu_exist=-158- valu_fals=-32- valu_follow=-221- valu_for=-326- valu_from=-265-
  valu_full=-52- valu_given=-146- valu_has=-106- valu_have=-82- valu_i=-94- valu_if=-164- valu_in=-294-
  valu_indicat=-30- valu_infinity=-179- valu_into=-201- valu_is=-189- valu_it=-90- valu_last=-122- valu_less=-140-
  valu_list=-89- valu_mak=-57- valu_map=-40- valu_may=-368- valu_mean=-86- valu_must=-200- valu_n=-36- valu_nam=-194-
  valu_name=102l valu_no=-109- valu_null=-217- valu_numerical=-136- valu_of=-251- valu_on=-97- valu_one=-46-
  valu_only=-185- valu_option=-215- valu_or=-88- valu_other=172r valu_overrid=-109- valu_pair=-295- valu_peopl=-35-
  valu_provid=-90- valu_read=-128- valu_remov=-304- valu_replac=-89- valu_result=-50- valu_return=-141- valu_s=-67-
  valu_see=-57- valu_separat=-59- valu_set=-80- valu_should=-329- valu_so=-181- valu_specifi=-83- valu_start=-175-
  valu_stor=-104- valu_storag=-31- valu_str=-100- valu_such=-149- valu_support=-48- valu_tak=-72- valu_that=-260-
  valu_the=-172- valu_then=-195- valu_this=-178- valu_through=-118- valu_to=-310- valu_true=-200- valu_under=-51-
  valu_unles=-127- valu_us=-136- valu_used=-111- valu_valu=-159- valu_was=-67- valu_which=-124- valu_whos=-32-
  valu_will=-98- valu_with=-100- valu_without=-244- valu_x=-64- valu_you=-201- valu_zero=-166- van_owen=-183-
  vanilla_#number=-118- var_lib=-50- var_scop=-83- var_to=-224- varchar_#number=-157- vari_acros=-129- variabl_a=-107-
  variabl_affect=-139- variabl_and=-164- variabl_are=-228- variabl_argument=-131- variabl_array=-51- variabl_as=-156-
  variabl_assignment=-38- variabl_block=-147- variabl_can=-104- variabl_configdir=-31- variabl_declar=-37-
  variabl_defin=-44- variabl_definition=-52- variabl_determin=-153- variabl_e=-113- variabl_for=-193- variabl_has=-107-
  variabl_if=-82- variabl_in=117x variabl_into=82x variabl_is=-300- variabl_it=-55- variabl_jiti=-271- variabl_ld=-298-
  variabl_length=-104- variabl_list=-61- variabl_may=-143- variabl_must=-44- variabl_nam=-57- variabl_name=-220-
  variabl_object=-36- variabl_of=-128- variabl_on=-33- variabl_or=-78- variabl_prior=-48- variabl_referenc=-135-
  variabl_scop=-122- variabl_see=-129- variabl_set=-130- variabl_sett=-114- variabl_shell=-205- variabl_should=-313-
  variabl_so=-61- variabl_specifi=-75- variabl_start=-60- variabl_substitution=-225- variabl_that=-214-
  variabl_the=-262- variabl_to=-156- variabl_used=-39- variabl_was=-233- variabl_when=-176- variabl_which=-95-
  variabl_will=-141- variabl_with=-194- variablescop_referenc=-122- variadic_you=-62- variant_of=-179-
  variation_acros=-70- variety_of=-51- variou_apis=-39- variou_aspect=-68- variou_featur=-73- variou_function=-108-
  variou_information=-289- variou_method=-159- variou_option=-138- variou_other=-263- variou_reason=-190-
  variou_resourc=-113- variou_system=-38- variou_ways=-79- vars_and=-165- vary_acros=-274- vary_between=-143-
  vary_depend=-125- vary_respons=-94- vast_majority=-206- vax_and=-67- vendor_and=117a vendor_are=-71- vendor_has=124a
  vendor_implement=-55- vendor_name=-278- vendor_prefix=-240- vendor_specific=-243- vendor_to=92o vendor_we=-173-
  veni_vidi=-205- verb_noun=-37- verbos_and=-53- verbos_error=-112- verbos_is=-68- verbos_mode=-264-
  verbos_option=-235- verbos_output=-228- verbos_report=-38- verbosity_level=-196- vercel_command=-34-
  vercel_edge=-129- verdict_on=-285- verifi_against=-143- verifi_and=177a verifi_by=173a verifi_that=-116-
  verifi_the=-126- verifi_this=116a verifi_with=-138- verification_and=-95- verification_error=-198-
  verification_is=-280- verify_a=-263- verify_command=-207- verify_fix=-155- verify_its=-47- verify_option=-108-
  verify_that=-190- verify_the=-324- versa_as=-46- versa_the=-106- version_#number=-252- version_#url=-180-
  version_allow=-198- version_also=-197- version_and=-342- version_are=-180- version_assertion=-103- version_at=-184-
  version_availabl=-147- version_befor=-76- version_belong=-52- version_bump=-53- version_c=-103- version_can=-276-
  version_cluster=-151- version_control=-272- version_counter=-64- version_e=-169- version_emitt=-77-
  version_encod=-63- version_field=-188- version_file=-259- version_for=-79- version_from=-249- version_has=-212-
  version_id=-62- version_if=-147- version_imag=-210- version_in=-288- version_inconsistenci=-75-
  version_information=-122- version_instead=-158- version_is=-289- version_match=-205- version_may=-201-
  version_might=-89- version_minor=-285- version_must=-184- version_name=-209- version_number=-471- version_of=-94-
  version_on=-110- version_or=-42- version_parser=-63- version_patch=-329- version_prior=-87- version_rang=-130-
  version_releas=-147- version_requir=-46- version_return=-100- version_see=-91- version_should=-104-
  version_simp=-103- version_sinc=-33- version_so=-213- version_specifi=-97- version_specific=-62- version_str=-164-
  version_support=-210- version_svg=-82- version_that=-261- version_the=-315- version_then=103h version_they=-53-
  version_this=-256- version_time=-236- version_to=-344- version_unles=-311- version_url=-144- version_us=-60-
  version_version=-171- version_was=-41- version_wher=-62- version_which=-67- version_will=-146- version_with=-184-
  version_you=-337- vertic_#number=-63- very_beginn=-231- very_careful=-219- very_clos=-204- very_deep=-36-
  very_different=-171- very_difficult=-220- very_easy=-51- very_expensiv=-167- very_far=-246- very_fast=-38-
  very_few=-149- very_file=-51- very_first=216l very_good=-290- very_larg=-190- very_like=-51- very_littl=-157-
  very_long=-161- very_low=-223- very_much=-194- very_nice=-263- very_old=-145- very_popular=-147- very_quick=-97-
  very_rich=-65- very_secur=-129- very_short=-161- very_similar=-280- very_small=-127- very_text=-198- very_tool=-109-
  very_useful=-165- very_very=-153- very_well=-356- vewy_well=-181- vfork_#number=-63- vfp_coprocessor=-88-
  vfs_cap=-98- vi_#number=-246- via_a=-318- via_an=-323- via_any=-42- via_backtrack=-85- via_browserify=-81-
  via_cdn=-233- via_error=-154- via_fork=-46- via_http=-193- via_its=-82- via_mmap=-63- via_n=-71- via_npm=-88-
  via_processcod=-61- via_script=-146- via_stream=-189- via_structur=-94- via_the=-380- via_their=-98- via_this=-248-
  via_your=-83- vice_president=-75- vice_versa=-205- video_game=-94- video_if=-87- video_on=-233- view_a=-126-
  view_and=-330- view_as=-177- view_by=-213- view_docs=-202- view_exist=-76- view_id=-236- view_in=-189- view_is=-256-
  view_next=-107- view_of=-237- view_or=-58- view_read=-262- view_resourc=-88- view_the=-229- view_to=-74-
  view_us=-194- view_with=-272- vim_is=-118- violat_the=48o violation_error=-89- violation_of=-161- virtu_and=-91-
  virtu_is=-68- virtu_of=-202- virtual_addres=-118- virtual_consol=-181- virtual_devic=-173- virtual_environment=-157-
  virtual_host=-117- virtual_machin=-395- virtual_memory=-105- virtual_network=-178- virtual_packag=-81-
  virtual_tabl=-293- virtual_terminal=-167- virtualization_is=-97- visibility_of=-96- visibl_band=-36- visibl_for=-285-
  visibl_from=-307- visibl_in=-249- visibl_or=-216- visibl_to=-348- visibl_what=-153- visit_#url=-360- visit_all=-41-
  visit_in=-280- visit_the=-208- visit_to=-43- visitor_and=-113- visitor_keys=-335- visitorkey_node=-67-
  visual_studio=-197- visual_visual=-123- vite_#url=-227- vitest_#url=-118- vm_instanc=-328- vm_is=-32-
  vm_migration=-98- vm_pfnmap=-97- vm_readv=-245- vm_to=-119- vms_are=-97- vms_in=-117- vms_is=-79- vms_that=-189-
  vmwar_engin=-261- vocabulary_of=-66- vohr_#mail=-51- voic_call=-296- voic_he=-296- voic_mark=-164- voic_of=135r
  void_emitt=-168- void_it=-60- void_wher=-221- volum_label=-209- volum_of=-69- volum_type=-132- volum_will=-218-
  voronoi_#url=-60- voronoi_diagram=-119- vote_on=-205- vowel_sign=-107- vpc_flow=-307- vpc_nativ=-101-
  vpc_network=-298- vpn_gateway=-169- vpn_tunnel=-262- vs_code=-352- vscod_or=-61- vue_component=-67- vue_power=-131-
  vuepres_#url=-131- vues_#url=-67- vulnerabl_to=-87- vxlan_interfac=-148- vyacheslav_egorov=-112- w_#number=-71-
  w_option=-54- w_s=-57- wait_#number=-165- wait_a=-119- wait_again=-360- wait_already=-113- wait_and=-407-
  wait_befor=-184- wait_child=-209- wait_for=176h wait_four=-78- wait_in=-346- wait_is=-152- wait_it=-60-
  wait_last=-41- wait_null=-242- wait_on=-364- wait_onlin=-67- wait_or=-361- wait_sinc=-71- wait_so=-106-
  wait_the=-181- wait_then=-177- wait_to=-288- wait_under=-165- wait_until=52h wait_what=-106- wait_with=-154-
  wait_within=-37- waiv_the=250h wak_up=66h wake_up=189p wal_fil=-187- wal_mode=-54- wal_stream=-131-
  wal_synchronou=-37- walk_a=-246- walk_along=-94- walk_and=-152- walk_around=-109- walk_every=-73- walk_from=-175-
  walk_in=-130- walk_into=-305- walk_it=-44- walk_on=-88- walk_over=-128- walk_soft=-174- walk_the=-77-
  walk_through=-281- walk_up=-217- walk_with=-198- wall_clock=-62- wall_in=-244- wall_street=-58- wall_you=-249-
  wallet_file=226x wallet_to=153x wander_through=-253- want_a=-179- want_all=-183- want_and=-126- want_bullet=-194-
  want_each=-76- want_ignorecas=-151- want_in=-250- want_is=-272- want_it=-463- want_no=117p want_of=-105-
  want_peopl=-96- want_so=-66- want_the=175x want_this=179h want_to=-457- want_you=67a war_and=-62- war_is=-242-
  warm_it=-124- warm_myself=-59- warm_up=-280- warmup_complet=-96- warmup_or=-96- warmupiteration_in=-110-
  warmupsync_regardles=-40- warmuptim_and=-110- warn_about=116h warn_all=75h warn_and=-314- warn_are=-39-
  warn_emitt=-138- warn_error=-356- warn_event=-60- warn_flag=-195- warn_for=-234- warn_from=122a warn_if=-277-
  warn_in=51h warn_is=-292- warn_may=-115- warn_messag=-407- warn_object=-117- warn_that=69h warn_the=-305-
  warn_this=-400- warn_us=-81- warn_when=-304- warn_will=-65- warn_you=-280- was_#number=-72- was_about=-294-
  was_actual=-119- was_add=-126- was_all=-222- was_allocat=-91- was_already=-165- was_also=-255- was_alway=-88-
  was_an=-142- was_analyz=-192- was_and=-234- was_answer=-357- was_appli=-292- was_ask=-628- was_at=-320-
  was_attempt=-137- was_bas=-101- was_be=-279- was_befor=-210- was_begun=-293- was_boot=-192- was_born=-256-
  was_broken=-230- was_brought=-203- was_built=-336- was_call=-282- was_caught=-90- was_chang=52h was_chosen=-254-
  was_clean=-85- was_clos=-331- was_collect=107h was_compil=-158- was_complet=-219- was_consider=-236- was_copi=-253-
  was_correct=45h was_creat=-126- was_cut=-533- was_decid=-328- was_defin=-41- was_delet=-102- was_deni=-200-
  was_deprecat=-169- was_deriv=-162- was_design=-55- was_detect=-260- was_disabl=-198- was_do=-221- was_dropp=-386-
  was_edit=-125- was_encod=-76- was_enlighten=-292- was_enter=-288- was_eras=-442- was_ever=-189- was_execut=-261-
  was_fine=-247- was_first=-308- was_for=-244- was_found=-487- was_generat=-211- was_go=-367- was_good=-99-
  was_hard=-169- was_he=-251- was_held=-252- was_i=-185- was_in=-396- was_insert=147o was_install=-312-
  was_insufficient=-182- was_interrupt=-135- was_introduc=-164- was_invalid=-208- was_invok=-73- was_it=-71-
  was_just=190x was_kept=-202- was_kill=-69- was_last=-214- was_learn=-473- was_left=-207- was_load=-312-
  was_look=-228- was_lost=121h was_made=-530- was_mak=-77- was_meant=-282- was_mend=-73- was_miss=-153- was_morn=-235-
  was_mov=-231- was_my=-178- was_nam=-230- was_necessary=-249- was_never=179r was_new=-36- was_no=-423- was_none=150h
  was_not=-521- was_noth=-306- was_null=-49- was_of=-35- was_off=-177- was_on=-212- was_once=-185- was_one=-406-
  was_only=114o was_open=-267- was_original=-313- was_pass=-64- was_paus=-225- was_perform=-187- was_perhap=-78-
  was_present=-158- was_previous=-190- was_probab=-137- was_propos=-351- was_provid=-82- was_put=105l was_reach=-317-
  was_read=70h was_reagan=-82- was_receiv=-288- was_record=-395- was_reduc=-63- was_refus=-172- was_reject=-294-
  was_remov=-82- was_renam=-179- was_replac=-101- was_request=55a was_return=-153- was_review=175a was_right=-277-
  was_run=106h was_runn=-190- was_sav=100h was_sent=213h was_set=-109- was_she=-233- was_shot=-196- was_shown=-305-
  was_sign=87a was_so=-439- was_someth=-59- was_spawn=-113- was_specifi=-71- was_stag=-279- was_start=-167-
  was_still=-131- was_stor=-246- was_successful=-167- was_summaris=-156- was_suppli=-127- was_support=-54-
  was_tak=-125- was_taken=-231- was_that=-229- was_the=-428- was_then=-323- was_ther=-315- was_this=-315- was_to=-386-
  was_too=-230- was_tri=-143- was_truncat=-255- was_typ=182x was_unavailabl=-129- was_updat=-94- was_used=-175-
  was_verifi=206a was_very=-141- was_walk=-198- was_well=-148- was_what=-234- was_when=-202- was_wrong=-248-
  wash_machin=-222- wash_out=-123- wasm_to=-112- wasn't_a=-93- wasn't_ther=-168- wast_a=-334- wast_dump=-118-
  wast_of=187h wast_spac=-32- wast_time=-228- watch_#number=-213- watch_directory=-341- watch_elsewher=-90-
  watch_everywher=-75- watch_fil=-99- watch_for=-217- watch_is=-133- watch_it=-242- watch_more=-195- watch_off=-167-
  watch_on=-102- watch_subscription=-65- watch_the=144h watch_wher=-201- watch_your=-252- watchdog_timeout=-197-
  watcher_instead=-96- water_#number=-105- water_and=-232- water_but=-57- water_hole=-56- water_hot=-88-
  water_the=-359- way_a=-294- way_allow=-252- way_and=-268- way_are=-69- way_around=-95- way_as=-198- way_back=-345-
  way_between=-121- way_by=-232- way_com=-173- way_down=-64- way_flasher=-55- way_for=-280- way_from=-322-
  way_goes=-50- way_has=-40- way_he=-197- way_i=-182- way_if=-108- way_in=-191- way_into=230p way_is=-391- way_it=-227-
  way_merg=-201- way_of=-458- way_or=-68- way_out=-116- way_so=-100- way_that=147h way_the=-201- way_they=-96-
  way_through=-42- way_to=-647- way_up=-138- way_when=-266- way_which=-70- way_with=-75- way_you=-260- ways_are=-43-
  ways_it=-63- ways_of=-195- ways_the=-223- ways_to=-230- wc_is=-69- we'd_like=-31- we'll_be=-196- we'll_get=-157-
  we'll_give=-264- we'll_have=-212- we'll_talk=-103- we'r_all=-337- we'r_deal=-159- we'r_do=-172- we'r_go=-243-
  we'r_runn=-308- we'v_been=-194- we'v_done=-80- we'v_found=-86- we'v_got=-139- we_add=-158- we_all=-375- we_also=-218-
  we_american=-111- we_app=-76- we_are=-67- we_ask=-183- we_assum=-239- we_attempt=-273- we_both=-156- we_bought=-173-
  we_call=-333- we_can=154x we_can't=-237- we_cannot=-322- we_chang=-111- we_could=-256- we_decid=-152- we_do=-177-
  we_don't=-448- we_eat=-87- we_encourag=-59- we_find=-305- we_found=-300- we_get=-342- we_give=-226- we_go=-323-
  we_got=-224- we_had=-269- we_haven't=-209- we_here=-101- we_implement=-183- we_just=-117- we_keep=-192- we_know=-288-
  we_learn=-404- we_like=-146- we_live=-163- we_love=-128- we_make=-105- we_may=-151- we_meet=-81- we_might=-204-
  we_must=-445- we_need=47a we_never=-300- we_no=-222- we_now=-265- we_offer=-241- we_only=-291- we_operat=-84-
  we_own=-159- we_play=-261- we_present=-113- we_provid=-197- we_put=122p we_read=-207- we_real=-168- we_receiv=-79-
  we_recommend=-321- we_refer=-169- we_requir=69l we_run=-444- we_saw=-176- we_say=-299- we_see=-252- we_set=-123-
  we_shall=-297- we_should=-386- we_spend=-112- we_still=-54- we_take=-253- we_tell=-167- we_thank=-67- we_the=256a
  we_think=-265- we_throw=-94- we_try=-253- we_use=-365- we_want=-241- we_welcom=-84- we_were=-269- we_will=-38-
  we_wish=-67- we_won't=-230- we_wordv=-113- we_work=-235- we_would=-316- we_wouldn't=-212- we_writ=-379- we_wrot=-199-
  weak_one=-95- weak_symbol=-31- wear_a=-235- wear_glass=-172- wear_mask=-220- weather_is=-135- web_#url=-304-
  web_browser=-413- web_content=-154- web_crypto=-164- web_databas=-219- web_host=-339- web_idl=-66- web_inspector=-88-
  web_key=-212- web_md=-89- web_pag=-339- web_page=248c web_platform=-233- web_server=184c web_site=-334-
  webapp_and=-50- webgl_helper=-50- webgl_layer=-50- webgl_packag=-50- webgpu_typ=-302- webhook_request=-129-
  webhook_unwrap=-129- webpack_#url=-81- webpack_config=-151- webpack_nonc=-112- webpack_plugin=-158- websit_#url=-314-
  websit_babel=-317- week_#number=-184- week_and=-126- week_backup=-368- week_is=-220- week_later=-198-
  week_number=206h week_so=-132- week_the=-76- week_to=-65- weekend_and=-70- weekend_were=-129- weigh_a=-73-
  weight_and=-102- weight_evidenc=-57- weight_of=-182- weird_pars=-117- weird_peopl=-183- welcom_any=-59-
  welcom_to=-265- well_a=-31- well_adjust=-39- well_and=-96- well_as=-494- well_at=-51- well_becaus=-59- well_but=-160-
  well_defin=-56- well_do=-181- well_done=-192- well_e=-56- well_enough=-134- well_es2018=-32- well_establish=-144-
  well_form=-252- well_formednes=-287- well_i=-238- well_i'm=-193- well_if=-155- well_in=-105- well_it=-283-
  well_json=-42- well_known=-158- well_my=-137- well_need=-166- well_pleas=-124- well_that=-94- well_the=-141-
  well_to=124h well_what=-259- well_with=-158- well_you=-280- went_and=-198- went_back=-284- went_down=-117-
  went_home=-196- went_into=-100- went_nuts=-48- went_on=-266- went_out=-216- went_over=-203- went_snicker=-119-
  went_to=-387- went_wrong=-265- were_a=151h were_add=-444- were_all=-62- were_already=-137- were_also=-113-
  were_an=-145- were_and=-93- were_ask=108o were_at=-245- were_chang=-140- were_configur=141l were_copi=60h
  were_creat=-109- were_cut=-318- were_do=-281- were_done=-204- were_encounter=-64- were_ever=-105- were_fir=-126-
  were_first=-110- were_former=-75- were_found=-244- were_generat=-31- were_given=273l were_here=-133- were_in=-168-
  were_introduc=-79- were_just=-91- were_learn=-114- were_made=-224- were_miss=-342- were_modifi=-137- were_more=-51-
  were_my=178r were_never=59r were_no=107r were_none=-230- were_not=-381- were_on=179h were_ordinary=-255-
  were_out=-72- were_plac=142o were_present=-218- were_previous=-138- were_provid=186l were_push=-315- were_read=220h
  were_releas=-89- were_remov=-338- were_renam=-236- were_report=-189- were_sent=-185- were_set=30o were_so=-293-
  were_specifi=-168- were_spent=-129- were_successful=-98- were_taken=-154- were_the=104a were_ther=-101- were_to=-242-
  were_told=207o were_too=-249- were_used=-191- were_written=73o were_you=177l wget_can=-245- wget_to=-219-
  wget_will=-260- what_#agentfile=-159- what_a=-860- what_about=-352- what_am=-192- what_an=-251- what_and=-208-
  what_another=-373- what_are=238l what_army=-199- what_b15=-73- what_becam=-346- what_becom=-52- what_belong=-326-
  what_better=-232- what_came=-45- what_can=-507- what_cannot=-598- what_carri=-247- what_caus=-123- what_chang=-593-
  what_com=127c what_command=-430- what_could=-241- what_cross=-220- what_decid=-317- what_dga=-145- what_did=-219-
  what_do=-368- what_does=106l what_each=-291- what_earlier=-305- what_else=-190- what_every=-434- what_follow=170a
  what_git=-333- what_go=-372- what_goes=-348- what_group=-272- what_had=-139- what_happen=-217- what_has=-546-
  what_have=-355- what_he=157x what_help=-410- what_herm=-265- what_his=-214- what_hold=-162- what_hover=-65-
  what_i=-156- what_if=-251- what_ignor=-67- what_in=305h what_is=247l what_it=-105- what_it's=-189- what_its=-378-
  what_keep=-358- what_kind=-257- what_led=-259- what_lies=-399- what_limit=-66- what_list=-280- what_look=-175-
  what_love=-197- what_made=-151- what_mak=-206- what_matter=-223- what_may=-416- what_memory=-404- what_model=-238-
  what_most=-212- what_must=-406- what_nam=-300- what_narrow=-104- what_no=-408- what_nobody=-271- what_of=-473-
  what_older=-43- what_one=-349- what_only=-462- what_operation=-74- what_other=-520- what_our=-180- what_peopl=-289-
  what_prompt=-158- what_pyyaml=-398- what_read=-167- what_referenc=-118- what_rid=-37- what_runs=-459-
  what_server=-209- what_shap=-193- what_she=235x what_should=-440- what_so=-201- what_speak=-49- what_sqlit=-270-
  what_still=-164- what_stood=-123- what_tak=-246- what_tell=-352- what_that=-356- what_thes=-308- what_they'r=-225-
  what_this=-328- what_thou=-245- what_time=-210- what_to=-413- what_train=-59- what_use=-54- what_wait=-542-
  what_was=44h what_we=-365- what_we'r=-187- what_went=-266- what_will=-193- what_work=-224- what_would=-354-
  what_you=187o what_you'r=-294- what_you'v=-464- what_your=117l whatchang_#number=-205- whatever_came=190o
  whatever_else=-136- whatever_file=58x whatever_happen=288h whatever_i=209r whatever_it=52r whatever_its=-245-
  whatever_mechanism=-182- whatever_other=-236- whatever_reason=-317- whatever_the=274c whatever_was=100h
  whatever_word=-223- whatwg_url=-248- wheat_from=-71- wheel_and=-289- when_a=-84- when_abort=-112- when_accord=-49-
  when_activat=-281- when_add=-328- when_all=-328- when_an=-184- when_analyz=-85- when_and=-82- when_another=-391-
  when_any=-274- when_appli=-96- when_apply=-303- when_argument=-121- when_as=-187- when_ask=201x when_at=-57-
  when_attempt=-35- when_availabl=-203- when_both=-59- when_build=124x when_call=-200- when_certain=-75-
  when_chang=-248- when_check=-37- when_clon=-199- when_combin=-131- when_compar=-58- when_compil=-362-
  when_compress=-199- when_configur=-222- when_connect=-281- when_convert=-40- when_creat=-362- when_data=-109-
  when_deal=-226- when_decid=-169- when_decompress=-81- when_delet=162h when_deploy=-139- when_design=-148-
  when_determin=-118- when_disabl=-380- when_disassembl=-205- when_display=-333- when_do=-266- when_done=-366-
  when_download=-224- when_dump=-360- when_each=-355- when_either=-60- when_enabl=-559- when_encounter=-306-
  when_event=-203- when_every=-220- when_everyth=-317- when_exchang=-114- when_execut=-322- when_extraconfigtyp=-65-
  when_extract=-250- when_fals=-91- when_falsy=-31- when_fetch=-144- when_fil=-150- when_fill=-357- when_find=-143-
  when_first=-346- when_generat=-120- when_git=-242- when_given=-253- when_he=-151- when_he's=-209- when_his=-266-
  when_hunk=-50- when_i=-398- when_i'm=-215- when_ibm=-118- when_ignor=-208- when_import=-79- when_in=162h
  when_includ=-235- when_input=-153- when_invok=-321- when_is=-219- when_it=-285- when_it's=-423- when_its=-450-
  when_left=-386- when_link=-161- when_load=-397- when_manag=-58- when_match=-41- when_maxttl=-236- when_memory=188p
  when_merg=-304- when_microsoft=-299- when_mode=-137- when_more=-55- when_multipl=-152- when_my=-338- when_n=-88-
  when_nam=-157- when_necessary=-112- when_neither=-49- when_no=-518- when_non=-59- when_none=-383- when_not=-469-
  when_noth=-462- when_on=-192- when_one=-301- when_only=-144- when_option=-180- when_other=-282- when_pars=-104-
  when_pass=-72- when_peopl=-211- when_perform=-202- when_posix=-170- when_prefix=-183- when_process=-127-
  when_proper=-89- when_provid=-217- when_pull=-255- when_push=-264- when_question=197h when_receiv=-87-
  when_request=-222- when_resolv=-87- when_restor=-147- when_retriev=-63- when_return=-333- when_run=-475-
  when_runn=-482- when_search=-242- when_send=-303- when_serializ=-49- when_set=-480- when_sett=-381- when_show=-287-
  when_signal=-140- when_some=-168- when_somebody=91l when_someon=202x when_someth=-250- when_sourc=-230-
  when_sourcetyp=-51- when_specifi=-125- when_specify=-97- when_start=-327- when_successful=-162- when_target=-75-
  when_text=-119- when_th=-77- when_that=-273- when_the=111h when_their=-62- when_ther=-403- when_there=-224-
  when_they=-279- when_they'r=-253- when_this=-511- when_thy=-139- when_to=-382- when_trac=-41- when_track=-249-
  when_true=-432- when_truthy=-82- when_try=-58- when_unknown=-247- when_unus=-268- when_updat=-270- when_us=-376-
  when_used=-340- when_user=-303- when_valu=-340- when_we=-459- when_what=-82- when_will=-111- when_work=140r
  when_writ=203p when_you=-400- when_you'r=-457- when_your=-400- when_zip=-82- whenever_a=184p whenever_an=-105-
  whenever_i=-281- whenever_it=206p whenever_possibl=-155- whenever_the=123x whenever_you=283p wher_#agentfile=-143-
  wher_#number=-173- wher_a=-80- wher_all=-148- wher_an=-339- wher_and=166x wher_another=-138- wher_are=-403-
  wher_both=-291- wher_claus=-117- wher_current=-42- wher_do=-165- wher_each=-211- wher_every=-153- wher_git=-90-
  wher_given=-248- wher_he=171h wher_herm=-178- wher_i=-173- wher_in=-59- wher_is=-384- wher_it=-623- wher_its=-383-
  wher_many=-203- wher_most=-77- wher_n=-127- wher_need=-108- wher_new=-76- wher_no=247h wher_nobody=55h
  wher_none=-393- wher_not=-257- wher_noth=-289- wher_one=-433- wher_only=-42- wher_part=-120- wher_pass=-191-
  wher_piec=-63- wher_possibl=167h wher_program=-254- wher_prohibit=-221- wher_python=-252- wher_shall=-308-
  wher_skill=-257- wher_stat=-280- wher_tgt=-105- wher_that=-354- wher_ther=-406- wher_they=-353- wher_this=-223-
  wher_thos=-193- wher_to=-669- wher_unknown=-149- wher_valu=-79- wher_was=-284- wher_we=39x wher_x=-52-
  wher_your=-173- wherea_the=-99- wherea_this=-220- whereupon_the=-119- wherever_a=181p wherever_it=74h
  wherever_possibl=-199- wherever_you=-279- whether_a=-56- whether_all=-92- whether_an=-319- whether_any=-83-
  whether_anyth=-40- whether_every=-323- whether_i=-240- whether_id=-37- whether_in=-39- whether_it=-516-
  whether_its=-168- whether_lin=-142- whether_memory=-90- whether_one=-228- whether_or=-305- whether_path=-178-
  whether_rows=-215- whether_the=-300- whether_ther=-246- whether_they=-130- whether_to=-246- whether_two=-87-
  whether_visibl=-104- whether_what=-214- whether_you=-303- which_a=-321- which_accept=-53- which_adds=-69-
  which_all=-436- which_allow=-216- which_also=-111- which_an=-103- which_and=-282- which_app=-473- which_appear=-81-
  which_are=-390- which_augment=-95- which_begin=-298- which_belong=-290- which_block=-148- which_call=-97-
  which_can=-364- which_cannot=-286- which_case=-142- which_chang=-182- which_character=-204- which_consist=-140-
  which_contain=-205- which_continu=-137- which_control=-123- which_conversation=-286- which_correspond=-164-
  which_could=-138- which_creat=-214- which_default=-158- which_defin=-78- which_determin=-36- which_differ=-104-
  which_disabl=-377- which_do=-246- which_does=-204- which_doesn't=220h which_don't=-195- which_each=-280-
  which_enabl=-150- which_every=-392- which_everyth=-164- which_exist=-305- which_fail=-80- which_feel=-177-
  which_fil=166h which_find=-151- which_follow=-296- which_for=-148- which_function=-128- which_gets=-206-
  which_git=-146- which_giv=-176- which_has=-115- which_have=-318- which_he=-202- which_herm=-286- which_hom=-31-
  which_i=-240- which_if=-212- which_implement=-176- which_in=-321- which_includ=-234- which_indicat=-150-
  which_input=-258- which_is=-319- which_it=-458- which_keep=-229- which_keys=-249- which_list=-245- which_mak=-146-
  which_map=-95- which_match=-303- which_may=-89- which_mean=-185- which_messag=-285- which_might=80h which_model=159l
  which_modul=-103- which_most=-115- which_must=-295- which_nam=-73- which_new=302p which_no=-149- which_nobody=136p
  which_nod=-176- which_node=-173- which_normal=-250- which_not=-273- which_noth=-241- which_of=-314- which_one=-455-
  which_ones=-364- which_only=-289- which_operation=-113- which_other=-251- which_otherwis=-276- which_packag=-81-
  which_pars=-175- which_peopl=-82- which_perform=-213- which_point=-261- which_prevent=-41- which_produc=-109-
  which_property=-132- which_provid=-266- which_read=-383- which_record=-200- which_refer=-106- which_reflect=-53-
  which_represent=-92- which_request=-292- which_requir=-270- which_resolv=-131- which_rows=-173- which_runs=131p
  which_says=-203- which_sets=-214- which_should=-566- which_side=-95- which_skill=-154- which_some=-288-
  which_someth=-97- which_sourc=-144- which_specify=-71- which_stand=-93- which_start=240p which_stat=-71-
  which_stay=-72- which_support=-64- which_surviv=-312- which_tell=-337- which_that=-141- which_the=-533-
  which_their=-246- which_then=-244- which_they=-533- which_this=-242- which_throw=-199- which_to=-476- which_use=-336-
  which_used=-235- which_uses=-150- which_usual=-116- which_was=-288- which_way=-155- which_we=-171- which_were=-253-
  which_when=-67- which_will=-218- which_work=-204- which_would=-44- which_wrap=-143- which_yield=-61- which_you=-139-
  whichever_is=-158- whichever_way=-109- whil_a=-336- whil_all=-47- whil_an=-157- whil_and=-259- whil_another=-324-
  whil_check=-57- whil_checkignor=-199- whil_disabl=-247- whil_everyth=-162- whil_get=-168- whil_giv=-227- whil_he=119h
  whil_herm=-46- whil_hold=-50- whil_i=-264- whil_ignor=-145- whil_in=-201- whil_isshort=-95- whil_it=-582-
  whil_its=-54- whil_keep=-235- whil_look=-269- whil_maintain=-32- whil_no=-214- whil_none=-252- whil_not=-70-
  whil_noth=-216- whil_one=-303- whil_only=-326- whil_other=-272- whil_pars=-147- whil_pay=-117- whil_preserv=-84-
  whil_process=-128- whil_read=-237- whil_runn=-389- whil_slic=-33- whil_someth=-281- whil_that=-31- whil_ther=-261-
  whil_they=-185- whil_unknown=-226- whil_updat=-203- whil_us=-239- whil_visit=-157- whil_we=-138- whil_writ=-239-
  whil_you=179h whil_you'r=-190- whipp_up=-116- whiskey_he=-103- whisper_the=132x whit_hous=-134- whit_light=-58-
  whit_on=-52- whit_spac=-321- whit_to=-91- whitespac_and=-129- whitespac_are=-133- whitespac_as=-96-
  whitespac_between=-131- whitespac_chang=-292- whitespac_character=-99- whitespac_configuration=-41-
  whitespac_error=-74- whitespac_from=-304- whitespac_in=-145- whitespac_is=-125- who_accept=-302- who_alway=-152-
  who_answer=-401- who_are=-266- who_ask=-325- who_asks=-191- who_came=-317- who_can=-431- who_can't=-131-
  who_cannot=-367- who_car=-364- who_choos=-132- who_chos=-123- who_could=-318- who_creat=181a who_did=34o who_do=-309-
  who_does=-328- who_doesn't=-438- who_don't=-354- who_drink=-192- who_gets=171x who_go=-308- who_had=-305-
  who_has=-554- who_have=-392- who_hold=-187- who_i=-311- who_ignor=160r who_in=-125- who_is=-278- who_it=-204-
  who_keep=-198- who_know=49a who_laugh=-241- who_lik=-273- who_liv=-278- who_look=-278- who_made=-311- who_mak=-259-
  who_manag=-316- who_may=-333- who_might=-188- who_only=-222- who_practic=-56- who_read=80p who_real=72p
  who_report=-250- who_runs=-116- who_says=113a who_separat=-179- who_should=-172- who_tak=-269- who_talk=-170-
  who_the=-254- who_think=-289- who_tri=-197- who_understand=-241- who_used=305r who_want=-234- who_was=-425-
  who_when=-114- who_will=-373- who_wish=-217- who_work=-425- who_would=-153- who_writ=232x whoever_ask=-345-
  whoever_asks=191x whoever_wrot=-285- whol_and=-187- whol_answer=-293- whol_app=-96- whol_args=-42- whol_block=-201-
  whol_body=-69- whol_code=-294- whol_conversation=-198- whol_disk=224c whol_expression=-219- whol_file=-226-
  whol_hostnam=-55- whol_is=-36- whol_key=-46- whol_lin=-324- whol_line=-173- whol_map=-267- whol_matrix=-167-
  whol_nam=-82- whol_number=-152- whol_of=-144- whol_ones=-193- whol_or=-101- whol_point=-267- whol_program=-209-
  whol_system=-256- whol_text=-196- whol_with=-83- whol_work=-192- whol_world=-121- whom_it=-260- whom_the=-198-
  whos_answer=-193- whos_content=-242- whos_end=-72- whos_id=-149- whos_job=-275- whos_key=-126- whos_nam=-252-
  whos_name=-301- whos_plac=-290- whos_policy=-266- whos_proces=-317- whos_program=-138- whos_prompt=-207-
  whos_real=-56- whos_row=-65- whos_size=-45- whos_text=-372- whos_titl=-432- whos_tool=-352- whos_unknown=-69-
  whos_valu=-405- whos_word=-114- why_a=-331- why_an=-314- why_and=-129- why_are=-296- why_but=-182- why_can't=-360-
  why_did=-287- why_didn't=-305- why_do=-301- why_does=-122- why_don't=-41- why_he=-301- why_i=-362- why_in=-47-
  why_is=-297- why_no=-271- why_none=-254- why_not=-293- why_noth=-362- why_should=-315- why_the=52h why_ther=-302-
  why_they=-31- why_this=-212- why_use=-257- why_was=-148- why_we=-182- why_why=-51- why_will=-73- why_would=-252-
  why_you=308h wi_fi=-267- wid_dis=-74- wide_availabl=-69- wide_character=-165- wide_configuration=-161-
  wide_default=-145- wide_eyed=-79- wide_lesskey=-168- wide_open=-322- wide_tabl=-268- wide_used=-187-
  wide_variety=-91- widen_the=73h widget_and=-182- widget_clas=-185- widget_for=-119- widget_in=-78- widget_is=-115-
  widget_resiz=-85- widget_resourc=-141- widget_that=-117- widget_to=-56- widget_translation=-96- widget_window=-75-
  width_#number=-71- width_and=-301- width_default=-51- width_for=-79- width_height=-111- width_in=-43-
  width_into=-204- width_is=-126- width_normaliz=-33- width_of=-110- width_parser=-83- width_will=-79- wife_and=-142-
  wife_in=-30- wife_is=-116- wifi_password=76x wiggl_handel=-107- wildcard_#url=-158- wildcard_character=-411-
  wildcard_in=-109- wildcard_or=-54- wildcard_to=-101- will_a=-31- will_abort=-232- will_accept=-274- will_actual=-56-
  will_add=-233- will_affect=-37- will_all=-149- will_allocat=-31- will_allow=-251- will_also=-392- will_alway=90p
  will_answer=84r will_app=-144- will_appear=-414- will_append=-224- will_ask=-58- will_assign=-99- will_attempt=-116-
  will_automatical=-254- will_be=-416- will_becom=-239- will_behav=-67- will_believ=-335- will_block=-115-
  will_br=-269- will_cach=-116- will_call=-84- will_carry=174a will_caus=-236- will_certain=-213- will_chang=-242-
  will_check=-59- will_choos=-85- will_clear=-228- will_come=-147- will_compil=-192- will_complet=-199-
  will_contain=-219- will_continu=-257- will_convert=-188- will_correct=-189- will_creat=-313- will_default=-217-
  will_defin=-173- will_definite=-68- will_delet=98a will_deny=-206- will_detect=-141- will_determin=-150-
  will_disabl=-245- will_discard=-179- will_display=-200- will_do=80h will_either=-62- will_emit=-154- will_enabl=-271-
  will_end=-162- will_ensur=-60- will_error=-183- will_eventual=-66- will_ever=-236- will_exclud=-127-
  will_execut=-290- will_exit=-46- will_fail=-389- will_fall=-138- will_feel=-138- will_find=-155- will_fire=-98-
  will_first=-243- will_fix=-123- will_forward=-251- will_function=-63- will_general=-71- will_generat=-190-
  will_get=-400- will_give=-289- will_go=-219- will_happen=-74- will_have=-406- will_help=-189- will_highlight=-34-
  will_hold=-212- will_honor=-242- will_ignor=-262- will_immediate=-125- will_impact=-124- will_in=-72-
  will_includ=-311- will_increas=-188- will_inherit=-207- will_install=-265- will_intelligent=-47- will_invok=-43-
  will_is=-163- will_issu=-273- will_it=-231- will_just=-75- will_keep=-156- will_know=-186- will_last=-34-
  will_lead=-109- will_leav=-262- will_like=-103- will_list=-185- will_listen=-83- will_load=-131- will_log=-94-
  will_look=108h will_lose=-157- will_make=-212- will_match=-255- will_need=-190- will_never=96r will_no=-267-
  will_not=-518- will_now=-216- will_occur=-263- will_of=-86- will_often=-181- will_only=-209- will_operat=-34-
  will_output=-261- will_overrid=-298- will_overwrit=-244- will_pars=-49- will_pass=-218- will_pay=-299-
  will_perform=-317- will_populat=-152- will_preserv=-66- will_prevent=-85- will_print=-289- will_probab=-228-
  will_proce=-115- will_produc=-284- will_prompt=-385- will_rais=-170- will_re=-196- will_receiv=-168-
  will_recogniz=-225- will_record=-162- will_reduc=-165- will_reflect=-40- will_refus=-160- will_reject=-56-
  will_remain=-258- will_remov=-211- will_replac=-407- will_report=-328- will_represent=-159- will_requir=-99-
  will_reset=-321- will_respect=-98- will_restart=-154- will_result=-132- will_retry=-95- will_return=-187-
  will_run=-333- will_save=-215- will_search=-96- will_see=-77- will_send=108a will_serializ=-271- will_serv=-299-
  will_set=-181- will_show=-247- will_silent=-164- will_simp=-247- will_skip=-240- will_soon=-352- will_specify=-118-
  will_start=-214- will_step=-71- will_still=-112- will_stop=-194- will_subsequent=-70- will_succe=-159- will_swap=-76-
  will_take=-342- will_tell=-228- will_terminat=-85- will_the=-259- will_then=-244- will_this=-194- will_throw=-48-
  will_thus=-171- will_to=50x will_trigger=-252- will_try=-180- will_typical=-172- will_understand=-138-
  will_updat=-406- will_use=-199- will_usual=-326- will_verify=-69- will_wait=-361- will_wake=-201- will_want=-151-
  will_wast=-334- will_work=-109- will_writ=-300- will_you=-188- william_shakespear=-212- win_or=-151- wind_at=-65-
  window_#number=-61- window_alon=-181- window_and=-409- window_are=-169- window_around=-265- window_as=-81-
  window_at=-129- window_becaus=-79- window_by=-173- window_can=-210- window_clos=-201- window_consol=-131-
  window_eval=-88- window_function=-36- window_has=-160- window_if=-100- window_inod=-83- window_is=-273-
  window_it=-140- window_jamb=-94- window_look=-152- window_null=-114- window_of=-269- window_on=-43- window_only=143h
  window_or=-209- window_platform=-206- window_reserv=-139- window_show=-285- window_size=-122- window_system=-160-
  window_that=-308- window_the=-276- window_to=-380- window_we=-362- window_when=-333- window_wher=-132-
  window_whil=121h window_will=-244- window_with=-65- windowspathsnoescap_mode=-143- windoz_is=-33- wine_and=-138-
  wine_with=-111- winn_sir=-114- winner_in=-126- wins_and=-87- wins_when=-107- winston_#url=-141-
  winston_churchill=-228- wipe_out=-218- wipe_the=96c wir_random=-97- wir_to=-295- wisdom_is=-220- wise_men=-178-
  wise_to=-223- wish_a=-225- wish_about=-73- wish_and=-93- wish_as=110o wish_i'd=-157- wish_to=-59- wish_with=-87-
  wish_you=-342- with_a=-47- with_accent=-154- with_accept=125h with_acces=-218- with_additional=-161-
  with_additionalitem=-118- with_additionalproperti=-38- with_addmetaschema=-40- with_admin=107c with_ajv=-177-
  with_all=-209- with_allow=129h with_and=-133- with_another=-191- with_any=-194- with_anyon=-76- with_apt=-219-
  with_area=-291- with_argument=-76- with_as=149l with_at=-106- with_automatic=-67- with_be=-189- with_befor=-271-
  with_ben=-262- with_better=-86- with_blank=-99- with_blue=-101- with_both=-285- with_bound=-47- with_bright=-250-
  with_buffer=-101- with_built=-185- with_but=-107- with_c=-333- with_cach=-191- with_call=-347- with_care=-260-
  with_cat=-208- with_caution=-311- with_certain=-68- with_chang=-81- with_check=-244- with_clang=-46- with_claus=-36-
  with_clon=-112- with_cloud=-94- with_cmak=-184- with_code=-242- with_color=-71- with_comma=-240- with_command=-103-
  with_complet=-34- with_component=-79- with_comprehensiv=-96- with_compress=-54- with_concurrency=-50-
  with_confidenc=-212- with_config=-159- with_configuration=-124- with_conflict=-152- with_content=-302-
  with_context=-127- with_creat=-223- with_css=-55- with_custom=-126- with_d=-213- with_dash=162l with_dat=-240-
  with_data=-237- with_date=-253- with_debug=-197- with_default=-148- with_delet=-418- with_demo=-132-
  with_different=-156- with_disk=-159- with_do=-209- with_dom=-118- with_driv=-140- with_dup=-251- with_e=-41-
  with_each=125x with_echo=-207- with_either=-237- with_empty=-231- with_environment=-123- with_eperm=-162-
  with_equal=-228- with_errno=-291- with_error=-64- with_escap=-137- with_eslint=-180- with_every=262x with_everyth=78a
  with_evp=-106- with_exact=-142- with_exampl=-226- with_exception=-77- with_exit=-78- with_expres=-56-
  with_extension=-306- with_external=-229- with_eyes=-140- with_f=-272- with_fan=-81- with_fewer=-245- with_fil=-269-
  with_file=-132- with_find=-261- with_flag=-120- with_for=-193- with_format=-288- with_four=-74- with_free=-201-
  with_fruit=-85- with_full=149a with_gett=-100- with_git=-425- with_given=-238- with_glibc=-32- with_god=-68-
  with_googl=-281- with_great=-222- with_gs=-190- with_gzip=-213- with_hard=-79- with_hash=-127- with_her=221h
  with_herm=-412- with_high=-39- with_him=-395- with_his=-268- with_hold=-156- with_hook=-68- with_host=-449-
  with_how=-233- with_i=218h with_id=-269- with_in=-196- with_includ=-146- with_information=-154- with_inheritanc=-103-
  with_internal=-290- with_ipv4=-185- with_is=-265- with_it=-359- with_it's=-217- with_iteration=-34- with_its=-159-
  with_jsdom=-116- with_json=-181- with_jsx=-90- with_just=-95- with_keep=-204- with_kernel=-188- with_key=-155-
  with_keys=-222- with_l=-305- with_larg=-125- with_legacy=-148- with_less=-135- with_lf=-180- with_liberty=-105-
  with_lin=-49- with_link=-227- with_linux=-64- with_list=-100- with_location=-239- with_long=-125- with_low=-54-
  with_lzma=-70- with_lzma2=-153- with_m=-173- with_malloc=-37- with_many=-101- with_mark=-135- with_match=-243-
  with_max=-33- with_mcl=-49- with_me=-263- with_member=-196- with_mine=139o with_minor=-150- with_more=-198-
  with_most=-45- with_mt=-70- with_multipl=-228- with_my=-252- with_n=-127- with_nam=-275- with_name=110x
  with_new=-114- with_newer=-197- with_nfs=-210- with_no=177r with_node=-135- with_non=-105- with_none=-211-
  with_normal=-205- with_noth=-57- with_npm=-335- with_null=-369- with_number=-86- with_o=-95- with_object=-125-
  with_old=-152- with_older=-77- with_on=-206- with_one=-448- with_only=-161- with_option=-175- with_optional=-125-
  with_or=-233- with_other=-406- with_our=250p with_ours=167c with_over=-102- with_parseurlwithvalidationerror=-64-
  with_path=-275- with_pattern=-51- with_peopl=129r with_perf=-216- with_pid=-229- with_png=-86- with_posix=-125-
  with_previou=-280- with_privat=-68- with_privileg=-229- with_project=-260- with_proper=-56- with_pros=-161-
  with_pthread=-115- with_quot=-106- with_random=272c with_raw=-210- with_react=-224- with_read=44p with_real=-248-
  with_reality=-282- with_record=-333- with_ref=-35- with_refs=-199- with_regard=-230- with_request=269c
  with_respect=-97- with_root=355c with_router=-72- with_s=-249- with_sendmsg=-141- with_sensibl=-35-
  with_session=-269- with_set=-165- with_shell=-143- with_short=-182- with_side=-76- with_singl=-176-
  with_smaller=-230- with_so=-249- with_some=-164- with_someon=-156- with_someth=-187- with_spac=-63-
  with_special=-113- with_specifi=-82- with_specific=-129- with_stag=-130- with_standard=-63- with_start=-313-
  with_stat=-147- with_statu=-191- with_stdin=-228- with_str=-241- with_stream=-86- with_succes=-109- with_such=-222-
  with_sudo=153c with_support=-107- with_systemctl=-210- with_systemd=-181- with_tags=-138- with_target=-184-
  with_test=-113- with_text=-250- with_that=-342- with_the=187x with_their=-278- with_them=-400- with_thes=57p
  with_think=-73- with_this=156p with_thos=-157- with_thre=-232- with_time=-130- with_trac=-97- with_traditional=-127-
  with_turn=-252- with_two=-446- with_type=-99- with_typescript=-184- with_u=-166- with_uid=-72- with_umd=-51-
  with_undici=-212- with_unicod=-46- with_universal=-137- with_untrust=-195- with_us=-169- with_use=-105-
  with_user=-289- with_utf=-212- with_validation=-130- with_valu=-237- with_variou=-66- with_verbos=-52-
  with_version=-46- with_very=-68- with_weird=-117- with_what=-308- with_whatever=61a with_whether=-80-
  with_which=-136- with_whom=151x with_why=-206- with_word=-323- with_x=-94- with_xz=-65- with_yes=320h with_you=-118-
  with_your=-93- with_zero=101c with_zustand=-93- withheld_entry=-115- withhold_the=312h within_#number=-241-
  within_a=75h within_any=-87- within_each=-209- within_it=-217- within_its=-257- within_one=-148- within_that=-161-
  within_the=-532- within_this=-467- within_two=-285- within_you=-230- within_your=-186- without_a=-126-
  without_action=-154- without_affect=-231- without_an=-300- without_argument=-304- without_ask=-220- without_be=107h
  without_block=-109- without_bom=-194- without_break=-244- without_call=-354- without_censorship=62r
  without_check=282c without_confirmation=226h without_content=-297- without_creat=-167- without_end=124p
  without_error=-146- without_explicit=-51- without_find=-153- without_first=-367- without_fsync=-143-
  without_further=-315- without_hav=-239- without_herm=-252- without_hold=-89- without_ids=-230- without_it=-602-
  without_its=-469- without_keep=-228- without_know=-205- without_lead=-66- without_leav=106h without_limit=-152-
  without_line=-65- without_los=-108- without_mak=-236- without_modification=-143- without_modify=-164-
  without_moral=73r without_more=-315- without_need=-156- without_notic=-417- without_one=-378- without_option=-383-
  without_parameter=-86- without_permission=-123- without_prompt=291h without_proper=-232- without_regard=-252-
  without_remov=-335- without_restriction=-32- without_review=345h without_rows=-174- without_rul=214r
  without_runn=-278- without_say=164h without_session=-244- without_show=65h without_spac=-351- without_specify=-123-
  without_tag=-108- without_tak=-227- without_text=-104- without_the=34h without_their=-289- without_them=-150-
  without_this=-222- without_tool=-445- without_touch=-308- without_unlock=-147- without_us=-159- without_wait=144h
  without_warn=-271- without_what=-516- without_you=-149- withrespons_method=-76- withrul_and=-144- woke_up=-261-
  woken_up=-128- wolf_by=-200- woman_can=-163- woman_is=-249- woman_of=-154- woman_who=-264- woman_with=-219-
  wombat_in=-139- women_#number=-83- women_and=-233- women_are=-70- women_have=-99- women_in=-51- won't_be=-208-
  won't_discus=-189- won't_do=-261- won't_explain=-149- won't_have=-172- won't_let=-393- won't_need=-190-
  won't_say=-279- won't_tell=-131- won't_work=-38- wonder_if=-238- wonder_is=-125- wonder_what=-270- wonder_why=192h
  wonderful_th=-134- woo_woo=-278- woody_allen=-158- woody_what=-210- woot_dinner=-109- woot_don't=-82-
  word_#number=-229- word_a=-151- word_about=116h word_accent=-151- word_alon=-162- word_an=-248- word_and=-530-
  word_apart=-81- word_are=-510- word_as=-56- word_ask=-266- word_at=-346- word_befor=-107- word_besid=-145-
  word_boundary=-150- word_but=-143- word_by=41l word_count=94a word_designator=-184- word_diff=-240- word_each=-98-
  word_for=31l word_found=178p word_from=-272- word_given=-389- word_go=-45- word_has=-243- word_have=-195-
  word_if=-64- word_in=47l word_insid=-304- word_into=145x word_is=-179- word_it=-302- word_its=-128- word_join=-219-
  word_mean=-40- word_must=-230- word_no=-199- word_not=-137- word_of=-209- word_one=-111- word_or=-273- word_out=-201-
  word_says=-400- word_shell=-70- word_so=143p word_stay=-246- word_that=-542- word_the=126h word_then=-48-
  word_they=-216- word_this=-271- word_to=-225- word_together=-115- word_try=-65- word_ts=-47- word_wait=-231-
  word_were=-236- word_what=-422- word_whatever=-31- word_when=211h word_with=-273- word_writ=145x
  wordsworth_heaven=-49- work_#number=-180- work_a=-116- work_and=-410- work_around=106h work_as=-230- work_at=-232-
  work_be=-215- work_best=-232- work_better=-200- work_between=-215- work_by=-270- work_copy=-175- work_correct=-41-
  work_dir=-163- work_directory=-354- work_done=-93- work_exampl=-118- work_for=74r work_from=-49- work_hard=-120-
  work_here=-206- work_i=-157- work_if=-291- work_in=180h work_is=-354- work_it=-174- work_it's=-241- work_just=-212-
  work_like=-194- work_mem=-245- work_of=-312- work_on=-550- work_only=-297- work_or=-196- work_out=-83-
  work_proper=-96- work_return=-34- work_seamless=-204- work_straight=-85- work_that=-114- work_the=-338-
  work_then=-79- work_this=-246- work_to=-130- work_too=-188- work_tre=-138- work_tree=-430- work_under=-82-
  work_well=-93- work_when=-212- work_whil=110h work_with=-211- work_without=-351- work_you=-235- worker_and=-161-
  worker_is=-201- worker_node=-93- worker_or=-112- worker_parentport=-219- worker_pool=-195- worker_that=-144-
  worker_thread=-129- worker_to=-45- workflow_templat=-137- workflow_that=-92- workforc_pool=-125-
  workload_identity=-207- workload_on=-60- workshop_on=-102- workspac_a=-215- workspac_alon=-173- workspac_and=-229-
  workspac_as=-152- workspac_is=-163- workspac_itself=-87- workspac_of=-88- workspac_that=-189- workspac_with=-79-
  workspace_own=-49- workstation_is=-264- worktre_add=-95- worktre_and=-145- worktre_bit=-168- worktre_is=-235-
  world_and=-193- world_begin=-221- world_but=-136- world_has=-190- world_is=-255- world_of=-300- world_point=-203-
  world_sampl=-89- world_show=-194- world_that=-317- world_the=-245- world_this=-87- world_to=-388- world_unit=-276-
  world_war=-131- world_will=-179- world_with=68c world_would=-88- world_you=-197- worn_out=-218- worry_about=-424-
  wors_than=-186- wors_your=-63- worst_case=-207- worst_th=-174- worth_a=-257- worth_another=-96- worth_do=-183-
  worth_it=-194- worth_of=-104- worth_the=-264- worth_two=-178- would_all=-194- would_also=-122- would_app=-239-
  would_be=-93- would_block=-168- would_break=-340- would_carry=-127- would_caus=-137- would_chang=-222-
  would_come=-308- would_creat=-77- would_destroy=-279- would_do=-267- would_drop=173r would_end=-92-
  would_eventual=-39- would_exce=-47- would_expect=-156- would_fail=-135- would_find=-304- would_forc=-310-
  would_get=-314- would_give=85r would_go=-306- would_have=-447- would_hit=-47- would_hold=-282- would_i=-72-
  would_interfer=-209- would_just=-185- would_keep=-249- would_let=-171- would_like=-58- would_look=233x
  would_make=-157- would_match=-57- would_mean=-40- would_need=-125- would_never=-127- would_no=-125- would_normal=-94-
  would_not=-389- would_optimiz=-74- would_otherwis=-76- would_prevent=-73- would_put=-284- would_rather=152h
  would_read=-218- would_requir=-212- would_result=-111- would_return=-249- would_run=-260- would_save=-76-
  would_search=-99- would_stay=-221- would_still=-75- would_take=-341- would_tell=179r would_that=-244-
  would_then=-126- would_try=-33- would_use=-188- would_want=-203- would_you=-464- wouldn't_be=-84- wouldn't_ever=-133-
  wouldn't_have=-238- wouldn't_you=-201- wound_up=-160- wrap_a=-89- wrap_becaus=-65- wrap_the=-300- wrapp_in=-120-
  wrapper_around=-99- wrapper_for=-328- wrapper_function=-133- wrist_and=-167- writ_#number=85h writ_acces=-360-
  writ_after=-138- writ_again=-328- writ_ahead=-290- writ_an=36l writ_and=-579- writ_any=-182- writ_are=-242-
  writ_ask=-154- writ_at=-193- writ_back=-491- writ_bom=-170- writ_by=-163- writ_call=-156- writ_can=-477-
  writ_chang=-192- writ_code=-235- writ_combin=-362- writ_conversation=-47- writ_data=-240- writ_default=-52-
  writ_don't=-290- writ_down=73l writ_each=-295- writ_equivalent=-132- writ_error=-330- writ_file=-382- writ_for=-278-
  writ_from=170p writ_function=-173- writ_gate=47a writ_go=-295- writ_has=55h writ_herm=-46- writ_hint=-239-
  writ_i=-186- writ_in=-273- writ_into=-90- writ_is=-369- writ_it=120p writ_its=-289- writ_journal=-76- writ_life=-204-
  writ_lifetim=-157- writ_lock=-313- writ_maintainabl=-128- writ_may=-175- writ_me=104p writ_mode=-150-
  writ_multipl=-164- writ_name=-192- writ_never=-37- writ_no=-181- writ_noth=-468- writ_null=-199- writ_on=-300-
  writ_one=-417- writ_only=-137- writ_operation=-332- writ_or=-123- writ_out=-332- writ_pass=-223- writ_png=-322-
  writ_program=-278- writ_protect=257h writ_raw=-224- writ_rul=-242- writ_script=-226- writ_so=-203- writ_softwar=-140-
  writ_some=-220- writ_stand=-161- writ_synchronous=-44- writ_test=-147- writ_that=-157- writ_the=106x writ_them=-116-
  writ_thes=227p writ_this=-68- writ_thre=-269- writ_threshold=-83- writ_through=-369- writ_to=-70- writ_unicod=-96-
  writ_wait=-327- writ_was=-265- writ_what=-297- writ_when=-145- writ_which=-129- writ_with=-244- writ_would=-304-
  writ_your=-133- writabl_and=-77- writabl_by=-222- writefil_writefil=-36- writefilesync_writefilesync=-44-
  writefilesync_you=-44- writer_and=-70- writer_of=-71- writer_ts=-42- writer_who=-168- written_a=-288-
  written_after=-337- written_all=-263- written_and=-304- written_anew=-371- written_another=-222- written_as=-403-
  written_at=155l written_back=-319- written_besid=-237- written_but=-312- written_by=-137- written_down=-332-
  written_else=-121- written_here=221p written_in=-218- written_into=-310- written_is=-408- written_next=-252-
  written_no=-106- written_not=-252- written_noth=-126- written_null=-330- written_on=-403- written_one=-225-
  written_or=-219- written_out=-263- written_over=-235- written_rep=-128- written_safe=-370- written_stand=-241-
  written_the=-208- written_then=-56- written_ther=-311- written_to=-652- written_whol=-293- written_with=-44-
  written_without=-261- writtenat_millisecond=-149- wrong_and=-60- wrong_answer=-219- wrong_becaus=-215- wrong_do=-160-
  wrong_figur=-227- wrong_file=148h wrong_for=-48- wrong_in=-90- wrong_is=-95- wrong_one=-30- wrong_overlapp=-62-
  wrong_plac=-146- wrong_th=-202- wrong_token=-353- wrong_with=-417- wrot_a=-479- wrot_and=-135- wrot_in=-164-
  wrot_it=-336- wrot_that=-247- wrot_the=-252- wrot_ther=-50- wrot_this=134a wrot_to=97l ws_md=-91- ws_no=-42-
  ws_server=-165- wtmp_file=-227- wu_#mail=-80- x0_y0=-184- x1_y1=-184- x25519_and=-194- x2_y2=-171- x509_is=-125-
  x86_#number=-240- x_#number=-336- x_and=100p x_b=-177- x_but=-48- x_by=-112- x_can=-204- x_drawabl=-66- x_in=-193-
  x_is=-136- x_let=-301- x_n=-205- x_of=-171- x_ok=-266- x_open=-194- x_or=-65- x_render=-337- x_server=-443-
  x_session=-147- x_that=-49- x_the=-178- x_to=174p x_will=-71- x_window=-349- x_would=-86- x_x=-48- x_y=-434-
  xarg_will=-92- xconst_char=-149- xdg_config=-150- xdg_desktop=-216- xdg_mime=-315- xdg_runtim=-235- xdg_user=-190-
  xdr_languag=-155- xdr_stream=-317- xerc_header=-159- xfs_filesystem=-180- xft_does=-35- xft_provid=-103-
  xftfont_s=-210- xftglyphrender_xftglyphspecrender=-218- xhr_send=-102- xml_as=-61- xml_declaration=-118-
  xml_document=-257- xml_file=-115- xml_fragment=-53- xml_metadata=-159- xml_or=-58- xml_output=-244- xml_parser=-221-
  xml_sniff=-202- xml_specification=-62- xopen_sourc=-61- xsi_stream=-112- xterm_#number=-219- xxx_version=-224-
  xyz_rgb=-124- xz_file=-212- xz_header=-140- xz_opt=-90- xz_util=-92- xz_version=-180- xz_will=-135- y'know_if=-56-
  y0_x1=-184- y_and=-71- y_greater=-116- y_in=-260- y_inclusiv=-132- y_is=-109- y_n=-106- y_x=-302- y_z=-253-
  yaml_#number=-36- yaml_as=-274- yaml_document=-367- yaml_file=-237- yaml_format=-197- yaml_formatt=-30- yaml_in=-286-
  yaml_is=-86- yaml_json=-141- yaml_nam=-292- yaml_or=-79- yaml_says=-239- yaml_shown=-111- yaml_text=-224-
  yaml_that=-224- yaml_the=-157- yaml_under=-349- yank_culu=-60- yarn_add=-135- yauzl_get=-103- yeah_but=-148-
  year_#number=-199- year_a=-57- year_ago=-247- year_and=-162- year_by=192x year_come=-75- year_he=-89- year_i=-230-
  year_in=106r year_is=-57- year_later=-200- year_of=-315- year_old=-206- year_that=-221- year_the=-113- year_we=-79-
  year_were=-60- yell_at=-114- yeoman_#url=-30- yes_and=142h yes_but=-282- yes_by=103h yes_deek=-99- yes_i=76a
  yes_is=-275- yes_no=-139- yes_on=45h yes_or=-231- yes_red=-263- yes_the=-210- yes_this=-294- yes_to=117h
  yes_will=-260- yes_you=-308- yesterday_has=-47- yet_a=-85- yet_and=-114- yet_another=-75- yet_been=-304-
  yet_implement=-78- yet_in=-105- yet_is=-120- yet_it=-37- yet_noth=-94- yet_null=-182- yet_or=-67- yet_real=-78-
  yet_so=-197- yet_the=-154- yet_to=-204- yet_you=-304- yield_befor=-276- yield_in=-154- yield_so=-273- yield_text=-73-
  yield_the=-185- yield_to=-204- yogi_berra=-285- york_city=-56- york_tim=-138- you'd_be=289l you'd_better=-485-
  you'd_expect=-122- you'd_like=-193- you'd_rather=-142- you'd_think=-55- you'll_be=-268- you'll_end=-122-
  you'll_find=155p you'll_get=-298- you'll_have=-137- you'll_learn=-198- you'll_need=-261- you'll_never=-271-
  you'll_see=-224- you'll_still=-31- you'll_want=-105- you'r_a=-243- you'r_able=-81- you'r_act=-152- you'r_aliv=-120-
  you'r_alway=-210- you'r_an=35r you'r_at=-133- you'r_do=-226- you'r_go=-320- you'r_gonna=-185- you'r_here=-284-
  you'r_in=-55- you'r_kidd=-99- you'r_liv=-156- you'r_look=-46- you'r_most=-34- you'r_not=-476- you'r_on=-198-
  you'r_out=-314- you'r_probab=-180- you'r_sorry=-398- you'r_still=-195- you'r_the=186r you'r_to=-298- you'r_too=-48-
  you'r_try=-358- you'r_us=-263- you'v_been=342l you'v_got=-358- you'v_hit=-203- you'v_specifi=-265- you_#number=-237-
  you_a=-430- you_acces=-238- you_actual=-244- you_add=128h you_agre=-193- you_ain't=-294- you_all=-250-
  you_already=-316- you_also=50h you_alway=-238- you_amie=-195- you_and=-30- you_another=-82- you_answer=156r
  you_any=-96- you_are=403r you_aren't=-197- you_ask=-376- you_at=262o you_be=92p you_becaus=-261- you_believ=-213-
  you_build=-43- you_but=-246- you_call=-152- you_came=-167- you_can=-439- you_can't=-732- you_cannot=-229-
  you_carry=-371- you_chang=182h you_compar=-146- you_complet=-175- you_confidenc=-43- you_configur=-294-
  you_confus=-118- you_control=-173- you_could=-543- you_creat=-288- you_decid=86h you_delet=-257- you_deliver=-211-
  you_did=483h you_didn't=-447- you_die=133r you_dieeeee=-110- you_direct=-247- you_do=-326- you_don't=-219-
  you_dont=-87- you_driv=-223- you_eat=-136- you_edit=170h you_eliminat=-159- you_emit=-161- you_enabl=-65-
  you_ever=-443- you_expect=-395- you_experienc=-44- you_explain=-262- you_fall=-139- you_feed=-186- you_feel=-346-
  you_find=197c you_fix=-76- you_follow=307l you_fool=-205- you_for=-417- you_forget=-460- you_freak=-60- you_from=71a
  you_give=-574- you_go=-514- you_got=-237- you_guys=-197- you_hadn't=-209- you_happen=-175- you_have=80r
  you_haven't=-245- you_he=-138- you_he'd=-177- you_hear=42c you_hold=-53- you_hoser=-229- you_i=-207- you_i'd=-213-
  you_if=-101- you_imagin=-54- you_in=253x you_includ=-268- you_intend=-131- you_into=-222- you_is=-330- you_it's=-176-
  you_just=-378- you_keep=-190- you_knew=-303- you_know=-180- you_lack=-93- you_later=-304- you_learn=110x
  you_leav=-30- you_left=-135- you_let=-192- you_like=-195- you_limit=-122- you_list=-192- you_liv=-257- you_live=-287-
  you_look=-464- you_love=-163- you_made=-169- you_make=-67- you_manag=-166- you_manual=-321- you_may=83h
  you_mean=-346- you_might=-527- you_migrat=-73- you_modifi=-232- you_mon=-74- you_more=-104- you_must=-325-
  you_my=-301- you_naive=-100- you_need=-468- you_needn't=153o you_never=-560- you_no=260r you_normal=35h you_not=230h
  you_notic=-500- you_now=-269- you_obvious=-82- you_of=-173- you_off=-141- you_omit=-520- you_one=-118- you_only=-237-
  you_open=138x you_opt=-346- you_or=-125- you_order=-322- you_out=-60- you_pass=-220- you_pay=-167- you_play=198r
  you_pleas=-144- you_prefer=-200- you_pres=-221- you_probab=-271- you_provid=-150- you_put=-500- you_ran=-63-
  you_reach=-119- you_read=258h you_real=-430- you_realiz=-263- you_receiv=148o you_remember=141h you_remov=47h
  you_requir=-207- you_run=285l you_said=-355- you_save=128p you_say=-335- you_see=129o you_seen=-282- you_sell=-161-
  you_send=-311- you_set=-379- you_shall=264r you_shoot=-216- you_should=-819- you_show=268h you_simp=56o you_sit=-167-
  you_so=163a you_some=-197- you_someth=-110- you_speak=-323- you_specify=-450- you_spend=-331- you_stand=-226-
  you_start=135c you_stick=-127- you_still=-249- you_summaris=279p you_suppos=-233- you_sure=165h you_suspect=-266-
  you_switch=-139- you_take=-317- you_talk=-355- you_tell=-273- you_test=-160- you_that=-266- you_the=-158-
  you_then=-178- you_ther=-129- you_think=-570- you_this=-229- you_thought=-291- you_through=-154- you_till=-42-
  you_to=265a you_told=217l you_too=-145- you_touch=309p you_tri=-187- you_trust=-179- you_try=-63- you_turn=-384-
  you_two=-93- you_type=-245- you_understand=-53- you_up=101a you_upload=120h you_use=-283- you_used=-103-
  you_walk=-119- you_want=-862- you_were=147l you_what=-35- you_when=-181- you_who=-222- you_why=-134- you_win=-319-
  you_wish=-454- you_with=-254- you_won't=-390- you_work=220a you_would=-476- you_wouldn't=-240- you_writ=200p
  you_you=-354- you_your=-225- young_and=-228- young_generation=-79- young_man=-181- young_men=-93- young_mother=-161-
  young_woman=-100- younger_load=-313- younger_than=-291- your_#number=-329- your_accessibl=-135- your_account=-51-
  your_administrator=84a your_alter=246r your_answer=184h your_api=-195- your_app=-242- your_application=-470-
  your_arm=-202- your_back=-66- your_bed=-147- your_body=-115- your_book=-177- your_boss=173a your_branch=-330-
  your_bread=-210- your_browser=-278- your_browserslist=-38- your_bug=-157- your_build=-229- your_cach=-90-
  your_car=-113- your_chang=-355- your_check=-230- your_cheek=-309- your_child=-235- your_children=-178-
  your_choic=-255- your_client=-259- your_closet=-179- your_code=-388- your_command=-305- your_company=88o
  your_compiler=-101- your_computer=-155- your_configuration=31l your_context=493l your_creator=350a
  your_credential=191a your_current=157o your_data=-178- your_default=60p your_deps=-179- your_developer=357a
  your_dns=-167- your_doctor=-239- your_document=-158- your_dog=-67- your_door=-170- your_driver=-153-
  your_earlier=204o your_exist=-318- your_eye=-171- your_face=-187- your_fami=-286- your_fate=-197- your_father=-225-
  your_favorit=-268- your_feet=-146- your_fil=-224- your_filter=197r your_finger=-229- your_first=107l
  your_floppy=-205- your_food=-152- your_fork=-290- your_four=-55- your_friend=-278- your_full=276l your_function=-200-
  your_futur=189p your_goal=-146- your_guest=-81- your_guid=-53- your_guidelin=394o your_gut=-135- your_hand=-254-
  your_handler=-166- your_hardwar=-213- your_head=-91- your_heart=-294- your_here=-128- your_hidden=307l
  your_home=-336- your_host=-328- your_hous=-133- your_husband=-304- your_idea=-202- your_incom=-253- your_initial=63l
  your_input=-177- your_instanc=-263- your_instruction=214l your_internal=262l your_ipv6=-42- your_is=-227-
  your_javascript=-187- your_js=-112- your_key=-177- your_keyv=-70- your_kids=-267- your_last=-387- your_lawyer=-215-
  your_library=-84- your_life=-236- your_limit=248a your_lint=-71- your_list=-235- your_local=-405- your_machin=-254-
  your_maker=178o your_manager=112a your_master=83a your_memory=195p your_messag=130h your_middlewar=-130-
  your_mime=-163- your_mind=181o your_modul=-124- your_money=-292- your_mother=-370- your_mouth=-240- your_name=139r
  your_neighbor=-279- your_new=90o your_node=-56- your_nose=-326- your_object=-143- your_only=222o your_operator=222a
  your_opinion=-126- your_original=-50- your_output=-178- your_own=186h your_owner=268a your_packag=-230-
  your_parent=-198- your_password=43a your_path=-62- your_peril=-292- your_permanent=131p your_persona=218p
  your_pictur=-139- your_polici=374o your_policy=230a your_potential=-78- your_preambl=99l your_previou=-82-
  your_primary=-91- your_principl=265r your_problem=-80- your_program=-349- your_project=-452- your_prompt=600l
  your_public=-172- your_purpos=-203- your_query=-112- your_question=-236- your_read=-164- your_real=225o
  your_remot=-338- your_rep=367h your_repository=-192- your_restriction=190r your_role=-158- your_rul=240l
  your_safety=341r your_schema=-240- your_script=-365- your_secret=101l your_server=-361- your_servic=-173-
  your_setup=236l your_shell=-223- your_shirt=-106- your_sho=-189- your_site=-355- your_skill=312p your_softwar=223a
  your_son=-141- your_sourc=153h your_stor=-218- your_storag=-45- your_summary=148h your_supervisor=177a your_team=-32-
  your_terminal=-398- your_test=-223- your_testbas=-32- your_theory=-231- your_thumb=-294- your_time=-333-
  your_tir=-59- your_to=-259- your_toes=-262- your_tool=204l your_tree=-103- your_true=36r your_typescript=-187-
  your_ui=-43- your_user=-278- your_validation=-200- your_way=-279- your_web=-126- your_webpack=-155- your_whol=-249-
  your_wife=-209- your_winn=-114- your_work=-403- your_worker=-219- your_wrist=-102- your_writ=-251- yourself_a=124p
  yourself_and=-256- yourself_as=233r yourself_in=191p yourself_or=-277- yourself_to=130p yourself_with=-125-
  yourself_you=47a youth_is=-210- yyyy_mm=-118- z0_#number=-31- z_a=-111- z_a2=-145- z_and=-77- z_gryphon=-81-
  z_is=-166- z_option=-83- z_to=-45- za_z=-117- za_z0=-43- zasso_#mail=-51- zero_#number=-82- zero_a=-54- zero_and=173a
  zero_are=-131- zero_byt=-157- zero_byte=-257- zero_column=-160- zero_exit=-80- zero_fill=-297- zero_for=-229-
  zero_if=-317- zero_in=-31- zero_indicat=-201- zero_is=-250- zero_it=-139- zero_length=-130- zero_mean=-133-
  zero_numerical=-48- zero_or=-213- zero_otherwis=-232- zero_out=-284- zero_runtim=-75- zero_statu=-278- zero_the=-206-
  zero_then=-95- zero_to=-304- zero_valu=-36- zero_will=-136- zero_with=-71- zh_cn=-137- zip_#number=-92-
  zip_archiv=-358- zip_bomb=-139- zip_can=-133- zip_does=-293- zip_driv=-205- zip_fil=-191- zip_file=-410-
  zip_has=-292- zip_is=-278- zip_of=261c zip_png=-31- zip_slip=-139- zip_to=-206- zip_will=-254- zlib_bug=-178-
  zlib_deflaterawdoc=-164- zlib_h=-92- zod_#url=-113- zod_error=-81- zod_nativ=-103- zod_v3=-107- zod_validation=-151-
  zodtojsonschema_is=-68- zon_and=-161- zon_are=-213- zon_in=-88- zon_insid=-34- zone_as=-77- zone_is=-125-
  zone_or=-35- zone_the=-55- zone_to=-95- zoneddatetim_as=-49- zoneddatetim_this=-49- zoom_behavior=-51- zoom_in=-154-
  zoom_of=-56- zstd_and=-90- zustand_visit=-93- в_ящике=-287-
`;
