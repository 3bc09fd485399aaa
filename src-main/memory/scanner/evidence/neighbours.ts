/** Weights of two stems side by side. Written by bench/scanner-train.ts. */
export const neighbours = `
  #agentfile_agent=-73- #agentfile_claud=-48- #agentfile_config=-211- #agentfile_cursorrul=191p #agentfile_memory=66p
  #agentfile_sett=260p #agentfile_skill=-371- #agentfile_soul=111p #ip_#number=247x #ip_#url=-47- #ip_and=185c
  #ip_becom=-120- #mail_#mail=-220- #mail_#number=-246- #mail_a48c2bee680e841632cd4e44f07496b3eb3c1762=-53-
  #mail_and=-197- #mail_c4f0dfff4e8c1a8236409d08e73bc641cc11f4c8=-53-
  #mail_dd8f2338bae7501e3dd5ac78c273792f7d83545d=-53- #mail_fd3a5288f042b6850c66b31f09fe44734eb7990=-53- #mail_he=-260-
  #mail_mailto=-286- #mail_ronag=-75- #mail_ruyadorno=-75- #mail_she=-84- #mail_subject=182a #mail_with=98x
  #number_#number=-613- #number_#url=-419- #number_a=44r #number_accept=116a #number_add=-188- #number_after=-131-
  #number_ain't=-129- #number_all=-223- #number_alpha=70a #number_also=-231- #number_alway=-240- #number_am=-191-
  #number_an=-75- #number_answer=-200- #number_any=-270- #number_are=-88- #number_as=-239- #number_ask=-100-
  #number_at=147r #number_attempt=-111- #number_august=-175- #number_avoid=-176- #number_b=100a #number_bas=-58-
  #number_be=-343- #number_befor=-292- #number_below=-100- #number_beta=-169- #number_bit=-352- #number_bits=-240-
  #number_block=-189- #number_box=-26- #number_bsd=-67- #number_built=-265- #number_but=-42- #number_by=64a
  #number_byt=-241- #number_byte=-108- #number_c000=-120- #number_cacheabl=-313- #number_call=-172- #number_can=-182-
  #number_cent=-184- #number_century=-172- #number_certificat=-68- #number_chang=-140- #number_character=-414-
  #number_charnelhous=-173- #number_chunk=-88- #number_code=-75- #number_column=-225- #number_command=-104-
  #number_compact=-247- #number_compatibility=-36- #number_contain=-26- #number_context=-34- #number_conversation=-129-
  #number_count=-85- #number_cups=-135- #number_customer=-88- #number_d=-29- #number_days=-352- #number_db8=-151-
  #number_debug=-249- #number_default=-154- #number_degre=-323- #number_desk=-188- #number_digit=-83-
  #number_disabl=-125- #number_dl=-104- #number_do=-246- #number_docs=-79- #number_documentation=-241-
  #number_does=-148- #number_domino=-121- #number_don't=-327- #number_done=68c #number_draft=-125- #number_e=-171-
  #number_each=-220- #number_earlier=-78- #number_ecma=-120- #number_edition=-269- #number_eggs=-94-
  #number_eleven=-85- #number_employ=-83- #number_encod=-161- #number_endif=-101- #number_entri=-149-
  #number_environment=-102- #number_etc=-221- #number_eth0=-137- #number_euro=-502- #number_everyth=-187-
  #number_except=-51- #number_f=-116- #number_fail=-332- #number_faster=-109- #number_feet=-283- #number_file=-222-
  #number_firefox=-103- #number_folder=-31- #number_follow=-207- #number_foo=-68- #number_for=-407- #number_form=-39-
  #number_format=244c #number_from=147a #number_full=-201- #number_function=-154- #number_g=-112- #number_gb=-227-
  #number_gen=-291- #number_get=-203- #number_ghz=-43- #number_glibc=-60- #number_go=-96- #number_graffitiist=-290-
  #number_gzip=-66- #number_h=-118- #number_has=-97- #number_hex=-277- #number_hey=-167- #number_hire=-323-
  #number_hour=-327- #number_how=-135- #number_hst=-103- #number_i=-195- #number_if=-353- #number_ignor=104a
  #number_implement=-78- #number_implementation=-35- #number_in=-147- #number_includ=-90- #number_inclusiv=-93-
  #number_indicat=-43- #number_instead=210h #number_internal=-31- #number_into=-245- #number_introduc=-218-
  #number_ipv6=-51- #number_is=-192- #number_it=-159- #number_it's=-134- #number_italo=-137- #number_jam=-53-
  #number_jeremiah=-53- #number_join=-108- #number_julien=-53- #number_june=-299- #number_k=-63- #number_kb=-109-
  #number_keep=-216- #number_kernel=-183- #number_keys=-55- #number_kg=-231- #number_kib=-142- #number_kilobyt=-208-
  #number_kjv=-160- #number_label=-59- #number_languag=-61- #number_leav=-40- #number_level=-177- #number_lex=-44-
  #number_library=-138- #number_licens=-144- #number_life=-31- #number_like=-71- #number_limit=-47- #number_lin=-279-
  #number_line=-185- #number_link=-118- #number_list=-184- #number_littl=-197- #number_load=-221-
  #number_longestsearch=-25- #number_look=-262- #number_lru=-73- #number_m=-40- #number_mak=-52- #number_make=-137-
  #number_man=-50- #number_manual=-70- #number_map=-122- #number_march=-145- #number_match=-49- #number_max=-226-
  #number_may=-429- #number_mb=-358- #number_mean=-106- #number_messag=-86- #number_mib=-279- #number_michael=-53-
  #number_mil=-160- #number_million=-265- #number_min=-37- #number_minut=-476- #number_mode=-97- #number_month=-164-
  #number_more=-139- #number_mph=-50- #number_ms=-144- #number_must=-89- #number_myl=-53- #number_n=-56-
  #number_need=150a #number_never=-517- #number_no=-414- #number_nod=-107- #number_node=-31- #number_non=-265-
  #number_nor=-89- #number_not=-25- #number_noth=-214- #number_npm=-221- #number_null=-85- #number_o=-192-
  #number_of=-396- #number_offset=-226- #number_okra=-49- #number_on=-241- #number_only=-167- #number_onward=-151-
  #number_operation=-170- #number_option=-61- #number_or=-197- #number_otherwis=-101- #number_over=-170-
  #number_oz=-243- #number_p=-70- #number_packag=-26- #number_pag=-160- #number_paint=-212- #number_patch=-256-
  #number_peopl=-64- #number_per=-89- #number_percent=-140- #number_pixel=-63- #number_pm=170a #number_point=-231-
  #number_posix=-101- #number_pound=-247- #number_problem=-92- #number_proof=-123- #number_q=-80-
  #number_quotelimit=-108- #number_random=-57- #number_read=-118- #number_real=-131- #number_remov=-246-
  #number_requir=110a #number_respective=-136- #number_return=-168- #number_rfc=-86- #number_s=-86-
  #number_safari=-103- #number_same=-65- #number_says=-238- #number_schema=-199- #number_second=-263-
  #number_section=-33- #number_see=-210- #number_sentenc=-84- #number_set=-162- #number_sha=-48- #number_should=-268-
  #number_sinc=-62- #number_so=70a #number_someon=-180- #number_stabl=-98- #number_stat=-63- #number_step=-216-
  #number_stop=-235- #number_styl=-182- #number_sup=-43- #number_support=-33- #number_symbol=-69- #number_syntax=-61-
  #number_system=-193- #number_t=-111- #number_tak=-102- #number_test=-41- #number_text=-277- #number_that=-134-
  #number_the=-83- #number_them=-190- #number_then=-94- #number_ther=-216- #number_thes=-113- #number_this=-155-
  #number_thousand=-95- #number_through=-246- #number_tim=-317- #number_time=-212- #number_to=74c #number_token=157r
  #number_true=-187- #number_tsp=-114- #number_turn=-239- #number_ula=-44- #number_unit=-167- #number_unknown=-130-
  #number_until=-207- #number_upgrad=-255- #number_url=-96- #number_use=-169- #number_user=-149- #number_utc=-45-
  #number_utf=-30- #number_validat=-110- #number_version=-263- #number_was=-241- #number_we=-72- #number_week=-122-
  #number_what=-78- #number_when=-486- #number_wher=-100- #number_which=-174- #number_whil=-87- #number_who=-148-
  #number_width=-102- #number_will=-403- #number_with=-175- #number_without=-169- #number_word=-235-
  #number_worker=-25- #number_workload=-53- #number_would=-217- #number_writ=-37- #number_x=-307- #number_year=94r
  #number_you=-378- #number_your=-258- #secretfile_env=-97- #secretfile_netrc=-312- #secretfile_ssh=196x
  #url_#number=120x #url_#url=-493- #url_a=-254- #url_acros=-77- #url_action=-379- #url_active=-62-
  #url_algorithm=-109- #url_and=179c #url_api=-87- #url_are=-245- #url_as=35x #url_associat=-120- #url_at=37p
  #url_becom=-160- #url_bufferutil=-172- #url_built=-32- #url_bunyan=-181- #url_but=-49- #url_by=-134- #url_c=-150-
  #url_changelog=-172- #url_chengzhong=-84- #url_ci=-191- #url_client=-172- #url_codecov=-108- #url_color=-242-
  #url_compliant=-107- #url_consola=-75- #url_could=-35- #url_coverall=-256- #url_darshan=-75- #url_dart=-101-
  #url_deps=-77- #url_dev=-77- #url_discussion=-191- #url_doc=-196- #url_download=-165- #url_eslint=-127-
  #url_every=201x #url_exampl=-198- #url_except=-212- #url_extension=-125- #url_file=-258- #url_filip=-84-
  #url_foo=-108- #url_for=-170- #url_format=-243- #url_fragment=-230- #url_from=118p #url_gett=-214- #url_github=-158-
  #url_glob=-35- #url_go=-112- #url_grunt=-25- #url_has=-127- #url_haxe=-25- #url_host=-249- #url_http=-342-
  #url_iana=-125- #url_if=-179- #url_implementation=-82- #url_in=-69- #url_includ=-270- #url_instanc=-349-
  #url_is=-483- #url_it=-326- #url_java=-140- #url_joye=-84- #url_json=-265- #url_kotlin=-127- #url_lad=-51-
  #url_library=-108- #url_licens=-263- #url_like=-53- #url_map=-68- #url_marco=-84- #url_mastodon=-179-
  #url_match=-110- #url_matteo=-84- #url_memo=-120- #url_method=-106- #url_modul=-143- #url_nam=-163- #url_next=-198-
  #url_nginx=-125- #url_no=69x #url_node=-223- #url_nodemailer=-25- #url_not=-64- #url_npm=-260- #url_object=-121-
  #url_of=92x #url_one=-72- #url_option=-168- #url_or=-396- #url_packag=-122- #url_paolo=-75- #url_path=-308-
  #url_per=-185- #url_permessag=-208- #url_port=-249- #url_postcs=-127- #url_powerful=-130- #url_punycod=-71-
  #url_quality=-26- #url_query=-260- #url_refer=-207- #url_releas=-214- #url_respective=-47- #url_richard=-75-
  #url_robert=-75- #url_rust=-127- #url_ruy=-75- #url_salesforc=-25- #url_scaffold=-45- #url_schweizer=-142-
  #url_security=-168- #url_see=-28- #url_serializehost=-91- #url_serializeinteger=-91- #url_serializepath=-91-
  #url_serializer=-91- #url_serializeurl=-91- #url_serializeurlorigin=-91- #url_server=-208- #url_session=-208-
  #url_settheusernam=-91- #url_so=43x #url_specification=-81- #url_split=-106- #url_storybook=-175- #url_support=-223-
  #url_that=-45- #url_the=-327- #url_this=-144- #url_to=46p #url_tobia=-75- #url_travi=-99- #url_url=-211-
  #url_us=-107- #url_uses=-78- #url_utf=-98- #url_validat=-76- #url_version=-81- #url_we=-249- #url_when=-279-
  #url_which=-261- #url_winston=-181- #url_with=374x #url_without=164c #url_written=-132- #url_ws=-140-
  #url_yeoman=-25- a2_b2=-185- a48c2bee680e841632cd4e44f07496b3eb3c1762_shelley=-53- a_#agentfile=133p a_#number=-270-
  a_#secretfile=-221- a_a=-212- a_and=-290- a_as=-161- a_b=-269- a_baby=-130- a_bachelor=-249- a_backdoor=204c
  a_backend=-61- a_backer=-253- a_background=-49- a_backslash=-203- a_backup=-152- a_backward=-137- a_bad=-85-
  a_ball=-62- a_bank=212h a_bar=-175- a_bare=-237- a_barrier=-234- a_base=-235- a_base58check=-129- a_basic=-116-
  a_basketball=-48- a_batch=-329- a_battleship=-176- a_beautiful=-171- a_bee=-109- a_beer=-233- a_befor=-128-
  a_beginn=-226- a_beginner=-346- a_best=-143- a_bet=-96- a_better=114x a_big=-322- a_billion=-135- a_binary=-326-
  a_bind=-298- a_bird=-173- a_birth=-123- a_bit=110h a_black=-100- a_blank=-91- a_blind=-276- a_block=-340-
  a_body=-334- a_bodydecod=-72- a_bold=-107- a_bolt=-81- a_bom=-236- a_book=-165- a_boolean=-93- a_bore=-214-
  a_bot=154r a_bottl=-94- a_bound=-205- a_box=-514- a_boy=-89- a_brain=-174- a_branch=-258- a_brand=-134- a_break=-226-
  a_brick=-191- a_bridg=-93- a_brief=-349- a_bright=-129- a_broken=-76- a_brother=-171- a_browser=251p a_bsd=-167-
  a_buffer=-159- a_bug=-266- a_build=-192- a_built=-234- a_builtin=-50- a_bullet=-139- a_bump=-129- a_bunch=-113-
  a_bundl=-237- a_burst=-74- a_bus=-110- a_busines=-320- a_busy=-75- a_butterf=-260- a_button=-124- a_byte=-98-
  a_c=-230- a_cach=-282- a_cage=-88- a_calendar=-115- a_call=166p a_callback=-280- a_caller=-218- a_camel=-239-
  a_can=-52- a_candidat=-304- a_capability=-282- a_car=-239- a_card=-160- a_careful=-163- a_carriag=-57- a_case=-221-
  a_cat=-324- a_category=-112- a_caus=-125- a_cell=-47- a_centralis=-151- a_certain=-229- a_certificat=-133-
  a_cgroup=-107- a_chain=-239- a_chainsaw=-303- a_chanc=-169- a_chang=-501- a_char=-154- a_character=99r a_charset=-67-
  a_chart=-316- a_chat=-320- a_cheap=-129- a_check=-336- a_checksum=-84- a_chemist=151r a_chicken=-104- a_child=-284-
  a_childproof=-115- a_choic=-314- a_chunk=-231- a_circl=-240- a_city=-33- a_civil=-187- a_clas=-246- a_clean=169p
  a_clear=-270- a_clever=-137- a_cli=-121- a_click=181h a_client=-362- a_cliff=-247- a_clon=-380- a_clos=-191-
  a_cloud=-408- a_club=-37- a_cluster=-96- a_cmak=-37- a_cod=-312- a_cold=-296- a_collation=-91- a_colleagu=-135-
  a_collection=-66- a_colon=-170- a_color=-230- a_column=193h a_combin=-31- a_combination=-124- a_comma=-301-
  a_command=-260- a_comment=209x a_commercial=-98- a_commit=68c a_committe=-52- a_common=-153- a_community=-99-
  a_compaction=-351- a_company=-249- a_comparator=-210- a_comparison=-171- a_compatibility=-94- a_compatibl=-166-
  a_compil=-113- a_compiler=-210- a_complet=-419- a_complex=-81- a_compliment=-254- a_component=-117-
  a_comprehensiv=-125- a_compress=-163- a_compression=-373- a_computer=-451- a_concatenation=-42- a_concern=-76-
  a_concis=-96- a_condition=-32- a_config=-199- a_configur=-78- a_configuration=-239- a_conflict=-213-
  a_conjunction=-410- a_connect=-185- a_connection=143c a_consent=-53- a_consequenc=-90- a_considerabl=-151-
  a_consistent=-236- a_constant=-162- a_constraint=-303- a_constructor=-29- a_consumer=-29- a_container=-204-
  a_content=-363- a_contest=-148- a_context=-491- a_contract=95x a_contraction=-221- a_control=-42- a_convenienc=-171-
  a_convenient=-55- a_conversation=-705- a_conversion=-54- a_cooki=-341- a_cookie=-62- a_cool=-82- a_copy=290x
  a_core=36p a_correct=-118- a_correspond=-136- a_cosmetic=-103- a_cosmetologist=-165- a_cost=-59- a_costum=199r
  a_count=-195- a_coupl=-166- a_cow=-144- a_coward=-215- a_cpu=-37- a_cpuset=-165- a_crash=-133- a_crim=-86-
  a_criminal=277r a_crisi=-246- a_critic=-197- a_cros=-230- a_css=-173- a_cup=-28- a_curator=-190- a_custom=-173-
  a_customer=-374- a_customiz=-153- a_cut=-348- a_d=-79- a_dai=108x a_damag=-421- a_damn=-228- a_dangerou=-274-
  a_dangl=-301- a_dark=-323- a_dash=-174- a_data=-195- a_databas=-499- a_date=-374- a_day=-604- a_dead=-312-
  a_debian=-145- a_debug=-205- a_debugg=-213- a_decimal=-73- a_declar=-32- a_dedicat=-107- a_deep=-331- a_default=-172-
  a_definition=-223- a_delaunay=-75- a_delegation=-182- a_delet=-337- a_deletion=238h a_delimiter=-110-
  a_democracy=-203- a_denial=90c a_dependency=-145- a_description=-303- a_design=-46- a_desir=-34- a_deskerror=-309-
  a_destination=-254- a_detail=-303- a_deterministic=-85- a_deterrent=-139- a_dev=-231- a_developer=-276- a_devic=-268-
  a_diagnostic=-242- a_dialog=199h a_diff=152h a_differenc=-190- a_digest=-181- a_dime=-89- a_direct=-34-
  a_direction=-161- a_directory=-251- a_dirty=-217- a_disabl=-90- a_discussion=-267- a_diseas=-225- a_disk=-341-
  a_display=-106- a_distanc=-47- a_divorc=-236- a_dns=-146- a_doc=-35- a_doctor=98r a_documentfragment=-25- a_dog=-245-
  a_dom=-163- a_domain=-356- a_domexception=-49- a_don't=-123- a_door=-39- a_dotfil=-126- a_dott=-171- a_doubl=-147-
  a_dozen=-88- a_draft=-144- a_draw=-81- a_drawer=-67- a_dream=-213- a_drink=-81- a_drop=-284- a_dumb=-107- a_dump=189x
  a_dynamical=-115- a_dynamit=-100- a_e=-43- a_f=-65- a_face=-144- a_fact=-89- a_factory=-250- a_fail=-303-
  a_failur=-329- a_fair=-150- a_fake=187h a_fallback=-171- a_fals=247h a_fami=-173- a_fan=-183- a_fast=-204-
  a_faster=-142- a_fat=-101- a_fatal=-306- a_father=-101- a_fault=-364- a_featur=-337- a_federal=-182- a_femal=-92-
  a_fenc=-169- a_fetch=-205- a_few=-370- a_field=62x a_fifth=-182- a_file=-394- a_filenam=-181- a_filesystem=-141-
  a_film=-253- a_filter=-353- a_final=-34- a_find=-377- a_fine=-187- a_finger=-42- a_finish=-285- a_finit=-26-
  a_fire=-219- a_firewall=-295- a_first=-172- a_fish=-232- a_five=-154- a_fix=-231- a_flag=-210- a_flat=-92-
  a_flaw=-254- a_fleet=-90- a_flight=-210- a_float=-38- a_flower=-31- a_folder=-535- a_font=-87- a_fool=-355-
  a_foolish=-192- a_forc=-323- a_foreign=-338- a_forest=-117- a_fork=-278- a_form=-407- a_format=-290- a_fortun=-78-
  a_forward=-198- a_four=-107- a_fox=-287- a_fraction=-212- a_fram=-304- a_framework=-119- a_freak=-132- a_free=-39-
  a_fresh=147p a_friend=-406- a_frog=-232- a_ful=-155- a_full=-427- a_function=-241- a_fundamental=-184- a_funny=-142-
  a_further=-108- a_futur=-220- a_game=106l a_gas=-343- a_gate=-211- a_gather=-184- a_general=-226- a_generat=-96-
  a_generator=-161- a_giant=-270- a_gift=-123- a_girl=-200- a_git=47p a_github=-329- a_gitignor=-61- a_given=-450-
  a_glas=-62- a_glob=-105- a_global=-101- a_globstar=-108- a_glyph=-147- a_gnu=-114- a_go=55h a_goal=-347-
  a_golden=-157- a_good=-204- a_googl=-76- a_gorgeou=-285- a_government=-309- a_grammar=-112- a_grand=-116-
  a_graph=-218- a_grav=-248- a_great=-294- a_greater=-27- a_green=188h a_ground=-70- a_group=-249- a_guarante=-154-
  a_guard=216p a_gues=-87- a_guest=41a a_gun=-257- a_guy=-171- a_habit=86p a_hacker=177r a_half=-332- a_halo=-99-
  a_hamburger=-303- a_hammer=-433- a_hand=-164- a_handl=-70- a_handler=-233- a_happy=-141- a_hard=-92- a_hardwar=-133-
  a_harmles=125h a_hash=-290- a_he=-195- a_head=-338- a_header=-142- a_heart=-68- a_helper=-269- a_hex=-189-
  a_hidden=190c a_hierarchy=-266- a_high=-283- a_higher=197a a_hint=-261- a_history=-314- a_hit=-229- a_holder=-191-
  a_hole=-175- a_home=-614- a_hook=-342- a_hookmap=-164- a_horribl=-168- a_hors=-101- a_host=-521- a_hostnam=-120-
  a_hot=-130- a_hous=-109- a_http=-467- a_huge=-121- a_human=69r a_hundr=-196- a_hunk=-201- a_husband=-89- a_in=-122-
  a_ipv6=-28- a_is=-237- a_javascript=-271- a_job=52p a_joke=33h a_journal=-394- a_journey=-280- a_jsdom=-63-
  a_json=70l a_jsonl=-201- a_judg=-280- a_judgment=-194- a_kernel=-240- a_keyboard=-29- a_keyr=-222- a_keyv=-103-
  a_kill=-52- a_kind=-227- a_kludg=-99- a_knif=-169- a_known=-145- a_koa=-51- a_label=-109- a_landlock=-163-
  a_languag=139l a_larg=-235- a_larger=-206- a_last=-293- a_later=-215- a_launch=119p a_law=-280- a_lawyer=-346-
  a_layout=-129- a_lazy=-200- a_lead=-334- a_leaf=-210- a_leaflet=-44- a_leas=-185- a_length=-209- a_letter=-367-
  a_library=-27- a_licenc=-416- a_licens=61r a_lie=118h a_life=-257- a_lifetim=-80- a_light=-288- a_lighthous=-93-
  a_lightweight=-97- a_limit=-316- a_limitation=-133- a_line=54p a_link=-140- a_linux=31r a_list=-229- a_listener=58p
  a_literal=-48- a_littl=-443- a_liv=-278- a_live=-330- a_load=133h a_local=-349- a_localization=-240- a_location=-251-
  a_lock=-351- a_log=-480- a_login=-225- a_lollipop=-131- a_lone=-293- a_long=49h a_longer=-200- a_look=-368-
  a_loon=-172- a_loop=-307- a_lost=-208- a_lot=-371- a_loud=-160- a_low=-323- a_lower=-142- a_lowercas=-161- a_m=-155-
  a_mac=-174- a_machin=246r a_macro=-405- a_mad=-231- a_mail=90x a_mailman=-129- a_main=-235- a_major=-58-
  a_makefil=-213- a_malform=-229- a_man=-386- a_manag=-57- a_manager=-238- a_map=-342- a_maplibr=-44- a_mapp=-137-
  a_mark=-184- a_mask=-192- a_mass=-220- a_master=-234- a_match=-297- a_matcher=-57- a_mathematician=-238-
  a_matter=-103- a_maximum=-187- a_maxttl=-25- a_maze=-145- a_meal=-195- a_mean=-222- a_measur=-120- a_media=-133-
  a_medium=-158- a_member=-208- a_memory=-205- a_menu=-60- a_mere=-50- a_merg=-316- a_messag=-339- a_meta=-141-
  a_metadata=-257- a_method=-374- a_mile=-114- a_million=-215- a_millisecond=-92- a_mime=-221- a_mimetyp=-80-
  a_mind=-118- a_minimal=-75- a_minimum=-159- a_minor=-159- a_minut=76a a_miracl=-210- a_mirror=79l a_miss=65h
  a_mistak=137h a_mistyp=-117- a_mixin=-136- a_mixtur=-193- a_mode=-49- a_model=-224- a_modern=-329- a_modul=-245-
  a_moment=-28- a_month=-383- a_monument=-261- a_more=-387- a_mother=-241- a_mount=-41- a_mountain=-221- a_mous=-157-
  a_mov=-116- a_msg=-37- a_much=-72- a_multi=-88- a_multicast=-306- a_multipl=-130- a_murder=-173- a_musical=-96-
  a_nail=-312- a_nam=-198- a_name=-459- a_namespac=-31- a_nan=-55- a_nation=-238- a_nativ=-269- a_natural=-207-
  a_nearby=-230- a_need=-317- a_negat=-107- a_negativ=-164- a_negotiat=-52- a_neighbour=-75- a_nest=-181-
  a_network=-109- a_new=-371- a_newer=86o a_newlin=-172- a_news=-149- a_newspaper=-53- a_nice=-354- a_nickel=-103-
  a_night=132x a_nobl=-120- a_node=60c a_non=-133- a_nonblock=-111- a_nonc=-251- a_nonzero=-146- a_noop=-64-
  a_normal=-288- a_normaliz=-197- a_note=134p a_notic=211h a_notification=-113- a_noun=-210- a_novic=-204-
  a_nuclear=-272- a_nul=-182- a_null=-240- a_number=-194- a_numeric=-85- a_obviou=-50- a_one=-244- a_option=-156-
  a_or=-83- a_out=-130- a_packag=-256- a_packet=-284- a_page=-381- a_pain=-272- a_pair=-218- a_pane=-285- a_paper=-196-
  a_paragraph=-247- a_parameter=-129- a_parent=-244- a_park=-339- a_pars=-78- a_parser=-163- a_part=-517-
  a_partial=-78- a_particular=-164- a_partition=-271- a_party=-321- a_pass=-432- a_passiv=-39- a_password=-106-
  a_past=-371- a_patch=-57- a_path=-328- a_pathnam=-131- a_pattern=-230- a_paus=-160- a_pax=-165- a_payload=-228-
  a_pc=-110- a_peanut=-284- a_pen=-208- a_pencil=-199- a_penny=-266- a_per=-179- a_percentag=-201- a_perfect=-199-
  a_performanc=-53- a_period=-255- a_periodic=-195- a_perl=-214- a_persistent=-194- a_person=-739- a_pessimist=-194-
  a_phon=-290- a_phras=-406- a_physicist=-83- a_piec=-235- a_pig=-261- a_pinentry=-182- a_pinn=-78- a_pipe=-354-
  a_pipelin=-177- a_pirat=-298- a_plac=-482- a_placeholder=-179- a_plain=-150- a_plan=-111- a_pleasant=-86-
  a_plugin=-525- a_png=-254- a_poem=232l a_point=-295- a_pointer=-176- a_pole=-99- a_policy=-432- a_politician=-169-
  a_poor=-227- a_portabl=-295- a_portion=-39- a_position=-217- a_positiv=-261- a_posix=-150- a_possib=-194- a_post=49x
  a_postcard=-220- a_postgresql=-325- a_postinstall=213p a_pot=-38- a_pound=-58- a_power=-371- a_powerful=-145-
  a_predominanc=-45- a_prefix=-265- a_prepar=-158- a_preposition=-112- a_prereleas=-55- a_pretty=-105- a_previou=-207-
  a_pric=-195- a_prim=-159- a_primary=-109- a_primitiv=-92- a_privat=159h a_privileg=38a a_problem=-414-
  a_problematic=-75- a_procedur=-162- a_proces=-373- a_process=-206- a_processor=-75- a_product=-228-
  a_production=-123- a_professor=-48- a_profil=-131- a_program=-470- a_programm=-192- a_programmer=-352-
  a_project=-121- a_prolog=-80- a_promis=-174- a_promotion=-162- a_prompt=-436- a_proper=-153- a_property=-54-
  a_proposal=-522- a_provenanc=-109- a_proverb=-72- a_provider=-446- a_proxy=211c a_pseudo=-33- a_public=155x
  a_pull=-429- a_pure=-186- a_purg=-358- a_purpos=-222- a_python=-96- a_quarter=-230- a_query=-435- a_question=-522-
  a_queu=-186- a_quick=-232- a_quiet=-307- a_quot=-356- a_race=-97- a_radiu=-139- a_raid=-167- a_random=-219-
  a_rang=-270- a_rat=-29- a_rather=-109- a_raw=-245- a_re=-57- a_read=-352- a_readabl=75x a_reader=-172- a_real=-529-
  a_reason=51h a_reasonabl=-265- a_receipt=-322- a_recent=-210- a_recip=-383- a_record=-619- a_red=-122-
  a_redirect=-230- a_ref=-153- a_referenc=-295- a_refusal=45h a_regex=-87- a_regexp=-44- a_region=-271- a_regular=-202-
  a_relation=-211- a_relationship=-39- a_relativ=-150- a_releas=-348- a_reliabl=-176- a_remark=-156- a_remedy=-35-
  a_reminder=45p a_remov=-312- a_removal=-307- a_renam=-61- a_rep=46h a_repair=-300- a_repetition=-105- a_replac=-134-
  a_replacement=-194- a_replay=-245- a_repo=177p a_report=151h a_repository=-412- a_representation=-50-
  a_reputation=-66- a_request=-272- a_requir=-259- a_reset=220x a_resolv=-263- a_resourc=-271- a_respons=-341-
  a_restart=-197- a_result=-449- a_resync=-93- a_return=-86- a_revers=87c a_review=40h a_reviewer=46p a_revision=-155-
  a_rich=-224- a_right=158a a_ritz=-82- a_river=-267- a_robust=-63- a_rock=-158- a_rogu=32r a_role=-220- a_roll=-131-
  a_room=-292- a_root=182r a_rotation=-78- a_round=-137- a_rout=-247- a_routin=92h a_row=-455- a_rule=121p a_run=-366-
  a_runn=-58- a_s=-113- a_safe=84p a_safeguard=-112- a_saint=-61- a_sampl=-279- a_sandwich=-208- a_sane=-182-
  a_scalar=-239- a_scan=157x a_schedul=148p a_schema=-377- a_scienc=-216- a_screen=-474- a_screenshot=230x
  a_script=-362- a_scroll=-124- a_search=-371- a_seat=-146- a_seccomp=-146- a_second=297p a_secret=-398-
  a_section=-195- a_sector=-112- a_secur=-138- a_security=-239- a_segmentation=-160- a_select=-229- a_self=-134-
  a_semi=-35- a_sens=-86- a_sentenc=-526- a_separat=-193- a_sequenc=-179- a_seri=-138- a_serial=-42- a_seriou=-287-
  a_serpent=-152- a_server=-139- a_servic=327p a_session=-749- a_set=-373- a_sett=-96- a_shar=-359- a_sharp=-103-
  a_sheet=-303- a_shell=190c a_shill=-232- a_short=-349- a_shorthand=-35- a_sibl=-56- a_side=-120- a_sign=-380-
  a_signal=-182- a_significant=-245- a_sil=-95- a_silenc=-188- a_silent=-293- a_similar=-125- a_simpl=-258-
  a_singl=-415- a_situation=-124- a_six=-95- a_size=-89- a_skill=184p a_skinny=-129- a_slash=-254- a_slight=-193-
  a_slip=126h a_slow=-180- a_small=-602- a_smart=-174- a_smil=-247- a_snapshot=-114- a_snark=-75- a_snippet=-122-
  a_social=-108- a_socket=-239- a_softwar=148h a_solid=-208- a_solution=-185- a_song=-197- a_sort=-129- a_sound=-162-
  a_sourc=-278- a_sourcemap=-103- a_sourcmap=-147- a_spac=-232- a_span=-57- a_spars=-98- a_special=-230-
  a_specializ=-68- a_specifi=-75- a_specific=-383- a_speed=-115- a_spell=-225- a_spher=-58- a_spirit=-111- a_split=-76-
  a_spoken=-150- a_squar=-134- a_stabl=-85- a_stack=-312- a_stag=-478- a_stal=-91- a_stall=-98- a_stand=124p
  a_standalon=-148- a_standard=-128- a_star=-295- a_starship=-144- a_start=-114- a_stat=-362- a_statement=-312-
  a_statesman=-52- a_static=-288- a_statical=-66- a_statu=-316- a_step=-118- a_stick=-195- a_stop=-219- a_stor=-781-
  a_storag=-187- a_store=-217- a_story=-83- a_str=-269- a_straight=108h a_strang=-132- a_stranger=57x a_stream=-502-
  a_street=-84- a_strict=-228- a_strif=-148- a_strong=-222- a_struct=-83- a_structur=-82- a_student=-110- a_styl=-257-
  a_sub=127p a_subclas=-163- a_subdirectory=-236- a_subject=-318- a_submodul=-160- a_subsequent=-157- a_subset=-280-
  a_substantial=-72- a_succes=32h a_successful=-237- a_sudden=-173- a_sufficient=-226- a_suffix=-93- a_suggestion=-243-
  a_suitabl=-147- a_summary=-182- a_superuser=-303- a_suppli=-243- a_support=65r a_surpris=-176- a_surrogat=-129-
  a_switch=-295- a_symbol=-164- a_symbolic=-154- a_symlink=-195- a_sync=142h a_synchronou=-247- a_synonym=-103-
  a_system=-31- a_tabl=-207- a_tag=-432- a_tail=-98- a_taken=-133- a_tall=-219- a_tap=-56- a_tape=-204- a_tar=-176-
  a_target=57p a_task=75p a_tast=-75- a_tcp=-280- a_teahous=-79- a_team=-364- a_technological=-131- a_telephon=-321-
  a_television=-76- a_templat=-72- a_temporary=-247- a_tenth=-89- a_term=-52- a_terminal=-66- a_terribl=-210-
  a_test=145a a_texinfo=-55- a_text=-570- a_th=159a a_the=-73- a_theory=-114- a_thief=83r a_thin=-44- a_think=-134-
  a_third=-152- a_thorough=-196- a_thought=53r a_thousand=-333- a_thre=-92- a_thread=-295- a_throw=-310- a_ticket=-58-
  a_time=-283- a_timeout=-241- a_timestamp=-284- a_tiny=-127- a_titl=-369- a_to=-85- a_token=-459- a_tokenizer=-177-
  a_told=-31- a_tool=-483- a_topic=-381- a_total=-221- a_town=-95- a_trac=-318- a_trademark=-230- a_trail=-66-
  a_transaction=-216- a_transform=-145- a_translation=-272- a_transport=-168- a_tree=-77- a_triangl=-45- a_trigger=79p
  a_true=191r a_trust=-102- a_try=-264- a_tsconfig=-57- a_ttl=-45- a_tty=-272- a_tunnel=167c a_tupl=-55- a_turn=-443-
  a_two=-143- a_txt=146l a_typ=-246- a_type=-193- a_typedarray=-48- a_typeerror=-81- a_typescript=-175- a_typical=-192-
  a_tyrant=-177- a_u=-47- a_uint32array=-97- a_uint8array=-116- a_unicod=-75- a_unicorn=-82- a_unifi=-256-
  a_uniqu=-156- a_unix=-231- a_uri=-275- a_url=143x a_us=-355- a_use=-331- a_useful=-237- a_user=-53- a_usernam=-184-
  a_utf=-215- a_vacuum=-265- a_valid=-412- a_validat=-85- a_validation=-35- a_valu=-292- a_valuabl=-75- a_variabl=-95-
  a_variety=-70- a_vast=-163- a_vector=-106- a_version=-311- a_very=-298- a_vfp=-80- a_view=-283- a_virtual=-254-
  a_visibl=-210- a_visit=-48- a_voic=180x a_volum=-305- a_wait=-66- a_walk=-58- a_war=-107- a_warm=-207- a_warn=-306-
  a_watch=-175- a_way=55h a_weak=-276- a_weapon=137r a_web=-402- a_webhook=-135- a_websocket=-314- a_week=-268-
  a_weight=-69- a_well=-115- a_whil=-368- a_whiskey=-221- a_whit=-153- a_whol=-379- a_whorehous=-66- a_wide=-187-
  a_wife=-209- a_wild=-212- a_wildcard=127p a_will=-146- a_window=-538- a_winner=-270- a_wise=-216- a_wish=-87-
  a_with=-135- a_wolf=-241- a_woman=-327- a_wonderful=-161- a_word=-214- a_work=-141- a_workaround=-228- a_worker=-173-
  a_workspac=-174- a_worktre=-129- a_world=-185- a_wrapper=-252- a_writ=-348- a_writer=-249- a_wrong=168h a_x=-130-
  a_yaml=-121- a_year=-311- a_yes=42h a_young=-254- a_z=-30- a_za=-50- a_zero=-310- a_zip=147x a_zone=-165-
  a_zoneddatetim=-56- a_zoom=-221- abandon_the=-107- abandon_when=-28- abc_a=-37- abc_g=-232- abi_and=-80- abi_is=-79-
  abi_softfp=-54- ability_is=-110- ability_to=-332- able_right=-64- able_to=32h abort_#number=-55- abort_a=-150-
  abort_befor=-148- abort_by=-180- abort_or=-31- abort_the=-117- abort_whil=-67- abort_with=-31- abortsignal_limit=-46-
  about_#number=-150- about_a=-351- about_all=-103- about_and=-309- about_any=-140- about_as=-104- about_be=-187-
  about_blank=-59- about_byte=-73- about_data=194h about_deimo=-106- about_disabl=-130- about_do=-60- about_drug=-141-
  about_each=-266- about_grow=-116- about_half=-77- about_her=251a about_him=151h about_himself=-141- about_his=-218-
  about_how=-130- about_it=-203- about_its=-215- about_life=-177- about_love=-184- about_me=-76- about_memory=161h
  about_music=-120- about_my=-129- about_not=142o about_noth=-210- about_one=-288- about_other=-328- about_peopl=-199-
  about_rul=-139- about_safety=330o about_someon=-229- about_someth=-238- about_such=-58- about_target=-214-
  about_the=146h about_them=-361- about_this=170h about_to=-135- about_tone=-61- about_transparency=-37-
  about_twenty=-164- about_two=-238- about_us=-217- about_what=-78- about_which=-250- about_window=-235-
  about_writ=-356- about_you=-288- about_your=171l abov_#number=-555- abov_all=-484- abov_and=-185- abov_are=-161-
  abov_code=-293- abov_command=-190- abov_exampl=-94- abov_for=-95- abov_in=101l abov_is=140o abov_it=-316-
  abov_its=-186- abov_path=-184- abov_the=-469- abov_this=207o abov_to=-288- abov_use=185o abov_which=-195-
  abov_will=-313- abov_you=-199- abov_zero=-225- abrupt_chang=-163- absenc_mak=-67- absenc_of=29h absent_cost=-56-
  absent_key=-25- absolut_or=-30- absolut_path=-182- absolut_pathnam=-31- absolute_noth=-203- abstain_from=-113-
  abstract_syntax=-159- ac_#number=-79- accent_and=-113- accent_set=-153- accept_#number=-218- accept_a=-200-
  accept_all=96a accept_an=-250- accept_and=-323- accept_any=-276- accept_by=-271- accept_connection=-206-
  accept_encod=-300- accept_every=230h accept_in=-203- accept_ipv4=-50- accept_only=-184- accept_or=-298-
  accept_pull=-215- accept_the=-71- accept_then=-354- accept_this=-323- accept_to=-63- acceptanc_and=-35-
  acces_as=-156- acces_control=-235- acces_fil=-69- acces_for=193a acces_is=-376- acces_level=-248-
  acces_permission=-195- acces_the=-398- acces_to=-252- acces_token=-158- accessibility_guidelin=-138-
  accessibl_addres=-214- accessibl_by=-266- accessibl_name=-235- accessibl_via=-180- accidental_chang=-133-
  accompani_by=-85- accomplish_this=-217- accomplish_with=-189- accord_to=-442- accordanc_with=-273- account_are=216a
  account_can=-118- account_does=-382- account_folder=216x account_for=-187- account_has=122a account_holder=231a
  account_is=74a account_it's=-216- account_number=-193- account_of=175x account_packag=-174- account_that=-235-
  account_the=147a account_to=194a account_when=-251- account_with=219c accumulat_iteration=-107- accurate_stat=-73-
  achiev_by=-39- achiev_the=-187- achiev_this=-135- acknowledg_is=-62- acknowledg_messag=-107- acquir_a=-202-
  acquir_http=-144- acquir_one=-207- acquir_scop=-94- acquir_the=-111- acros_a=-222- acros_all=-286-
  acros_different=-120- acros_interfac=-54- acros_min=-25- acros_multipl=-75- acros_the=-367- act_according=153o
  act_and=111h act_as=-151- act_from=-157- act_like=128r act_of=-312- act_on=83a act_upon=-244- act_without=175r
  action_and=-185- action_are=-261- action_ci=-84- action_from=63h action_imag=-379- action_in=-264- action_is=-431-
  action_of=-229- action_on=-71- action_requir=-288- action_that=-191- action_ther=-213- action_to=-254-
  action_url=-379- action_via=-174- action_will=-161- action_you=-256- activ_#number=-247- activ_account=-426-
  activ_one=-173- activ_profil=-338- activ_stat=-147- activat_by=-62- activat_when=-197- active_sponsor=-62-
  acts_as=-185- acts_of=-263- actual_be=-145- actual_exist=-273- actual_file=-306- actual_get=-120- actual_it=-59-
  actual_javascript=-73- actual_request=-117- actual_the=-108- actual_typ=-55- ad_domain=-124- adapter_and=-43-
  adapter_creat=-43- adapter_instanc=-48- add_#number=-249- add_a=176p add_alia=-185- add_all=-246- add_amaz=-82-
  add_an=-63- add_and=-411- add_as=-252- add_by=-302- add_chang=-239- add_command=-243- add_custom=-257- add_cwd=-27-
  add_default=-353- add_delet=-347- add_duplicat=-217- add_ed=-175- add_in=-189- add_inflect=-43- add_it=272p
  add_later=-69- add_manpag=-233- add_me=331p add_more=-90- add_new=-293- add_one=-326- add_or=-458- add_other=-225-
  add_our=453p add_replac=-450- add_restrictaccesstocwd=-27- add_sinc=-230- add_so=-359- add_some=-164- add_ten=-53-
  add_the=206p add_them=-451- add_this=-146- add_to=-581- add_two=-119- add_up=-63- add_useabsolutepathaskey=-27-
  add_when=-250- add_with=-34- add_your=-369- add_yourself=-178- addbom_fals=-232-
  addeventlistener_uncapturederror=-159- addformat_api=-122- addformat_method=-122- addition_a=-138-
  addition_most=-112- addition_no=-208- addition_of=-134- addition_properti=-234- addition_the=-259- addition_to=-240-
  additional_#number=-40- additional_argument=-196- additional_be=-119- additional_character=-45-
  additional_check=-102- additional_data=-172- additional_detail=-66- additional_error=-104- additional_field=-214-
  additional_fil=-28- additional_information=-127- additional_item=-116- additional_keyword=-36-
  additional_option=-143- additional_properti=-77- additional_property=-34- additional_restriction=-156-
  additional_sanitiz=-118- additional_the=-61- additional_this=-190- additionalproperti_at=-71-
  additionalproperti_i=-86- additionalproperti_keyword=-32- additionalproperti_to=-62- additionalproperti_you=-122-
  addkeyword_api=-36- addmetaschema_method=-33- addon_api=-82- addr_and=-121- addr_is=-88- addres_a=-146-
  addres_addr=-227- addres_and=-157- addres_as=119a addres_befor=-217- addres_below=161x addres_book=164x
  addres_cnam=-182- addres_content=-163- addres_express=-26- addres_fami=-136- addres_from=-125- addres_i=-171-
  addres_inspector=-93- addres_is=-407- addres_must=-136- addres_of=-209- addres_on=249x addres_or=-135-
  addres_pattern=-132- addres_rang=-56- addres_singl=-75- addres_spac=-317- addres_specifi=-99- addres_str=-290-
  addres_that=176x addres_the=132x addres_to=-322- addres_v4=-137- addres_v6=-103- addres_was=-190- addres_will=-74-
  addres_with=-166- address_#number=-123- address_acros=-54- address_and=-282- address_are=-243- address_in=-106-
  address_jwts=-257- address_like=-217- address_of=-204- address_quick=-209- address_that=-262- address_to=158o
  adds_a=-248- adds_an=-196- adds_optional=-58- adds_styl=-180- adds_support=-163- adds_the=-209- adds_useful=-50-
  adds_what=-299- adher_to=-214- adj_offset=-54- adjacent_triangl=-28- adjtim_#number=-99- adjust_the=-314-
  adjustment_perform=-89- admin_account=190c admin_capability=-76- admin_of=-298- admin_panel=-106- admin_right=99a
  administrator_and=176a administrator_has=-173- administrator_is=-285- administrator_of=-172-
  administrator_right=-260- adopt_a=40r adopt_the=-137- adorno_#mail=-75- advanc_featur=-102- advanc_in=-127-
  advanc_to=-166- advantag_of=-238- advantag_to=-280- adventur_over=-150- advers_condition=-62- advic_is=-179-
  advic_to=-217- advis_to=-152- advocat_of=223r af_inet=-192- af_inet6=-112- af_unix=-122- affair_of=-204-
  affect_binary=-68- affect_by=-97- affect_every=-87- affect_it=-179- affect_other=-89- affect_the=-281-
  afford_it=-128- afford_to=-146- afil_the=-137- afraid_of=-310- afraid_to=-241- after_#number=-291- after_a=43p
  after_all=-484- after_an=-304- after_and=-100- after_another=-108- after_any=-214- after_be=-96- after_call=-231-
  after_ceil=-223- after_chang=-175- after_clos=-74- after_consumption=-70- after_disconnect=-95- after_event=-149-
  after_everyth=-109- after_his=-160- after_how=-164- after_i=-359- after_import=-216- after_it=-549- after_its=-131-
  after_learn=-176- after_login=-307- after_lunch=-337- after_marriag=-62- after_ms=-97- after_null=-100-
  after_one=-189- after_or=-85- after_other=-257- after_our=-159- after_pass=-26- after_read=196h after_runn=-135-
  after_s=-237- after_several=-101- after_six=-281- after_some=-177- after_someth=-193- after_stag=-33-
  after_successful=-129- after_ten=-301- after_that=-272- after_the=-76- after_they=-127- after_they'r=-248-
  after_this=-463- after_thre=-256- after_timeout=-223- after_two=-347- after_used=-54- after_validation=-54-
  after_we=-192- after_what=-233- after_which=-317- after_you=88c after_you'v=245p after_your=-171-
  aftercount_gets=-85- afterism_n=-139- afterward_in=-184- afterward_wher=-90- again_#number=-206- again_and=-304-
  again_as=137r again_at=-271- again_by=-285- again_from=-194- again_in=-345- again_it=-110- again_on=-295-
  again_the=-250- again_to=-150- again_tomorrow=211p again_under=52p again_when=-383- again_wher=-85- again_with=-197-
  again_without=-259- against_a=-138- against_it=-246- against_meta=-35- against_path=-45- against_punctuator=-86-
  against_that=-123- against_the=-150- against_this=-206- against_you=-421- against_your=107o against_zip=-127-
  age_and=-108- age_asks=-67- age_bin=-103- age_in=-162- age_is=-207- age_of=-92- agent_#number=-156- agent_#url=-211-
  agent_and=137h agent_api=-140- agent_at=-272- agent_auto=-140- agent_fil=-238- agent_for=-269- agent_has=84a
  agent_header=79x agent_in=-89- agent_install=-186- agent_is=202h agent_md=-73- agent_need=-208- agent_noth=-62-
  agent_of=-138- agent_read=158p agent_reason=-279- agent_should=-295- agent_str=-243- agent_that=-173- agent_the=-309-
  agent_to=232p agent_without=-183- ages_skill=-108- ages_the=-131- aggregat_data=-193- aggregat_function=-249-
  aggregat_its=-135- agnostic_and=-240- agnostic_to=-127- ago_and=-315- ago_i=-169- ago_it=-123- agre_and=-36-
  agre_on=-312- agre_that=194h ah_hakuin=-89- ah_the=-196- ahead_and=-62- ahead_of=74l ai_agent=92a ai_assistant=108a
  ai_that=289r ai_with=169r ai_without=234r ai_you=119r aid_to=-142- aim_at=-42- aim_to=-81- ain't_brok=-208-
  ain't_no=-238- air_and=-150- air_forc=-177- air_mud=-80- aj_myth=-177- ajv_#url=-123- ajv_does=-56- ajv_error=-45-
  ajv_instanc=-99- ajv_version=-130- ajv_with=-196- alarm_code=121x alcohol_has=-71- alert_the=-53-
  algorithm_#url=-198- algorithm_and=-70- algorithm_are=-76- algorithm_djb2=-60- algorithm_for=-182- algorithm_has=-87-
  algorithm_implementation=-58- algorithm_in=-118- algorithm_includ=-81- algorithm_is=-60- algorithm_may=-177-
  algorithm_name=-198- algorithm_only=-70- algorithm_specification=-59- algorithm_support=-114- algorithm_that=-106-
  algorithm_the=-76- alia_#url=-107- alia_and=-123- alia_defin=-32- alia_entri=-289- alia_for=-359- alia_str=-156-
  alias_and=-151- alias_for=-70- aliasseparator_str=-99- alien_who=-98- align_and=-195- align_for=-184-
  align_with=-150- alignment_of=-295- alignment_restriction=-242- alik_then=-60- aliv_after=-74- aliv_and=-291-
  aliv_can=-70- aliv_in=-138- aliv_outstand=-48- all_a=-254- all_about=-165- all_activ=-188- all_agent=50p all_all=-39-
  all_alon=-237- all_along=-217- all_also=-135- all_an=-89- all_and=102o all_architectur=-205- all_are=-344-
  all_as=-274- all_at=-241- all_availabl=-175- all_away=-95- all_backup=341c all_be=-262- all_befor=-79-
  all_behind=-143- all_below=-237- all_blob=-36- all_block=-169- all_browser=-148- all_but=-282- all_by=-199-
  all_c=-165- all_cach=-278- all_card=-204- all_cas=-204- all_chang=-84- all_character=-221- all_client=105x
  all_column=-202- all_command=52p all_commit=-179- all_comparator=-66- all_component=-288- all_configuration=-205-
  all_connect=-284- all_content=-260- all_context=-31- all_contributor=-210- all_cooki=-164- all_cost=-156-
  all_cpus=-196- all_current=-164- all_data=144c all_databas=-335- all_day=-313- all_default=-133- all_detail=-296-
  all_directori=-169- all_document=116p all_done=-61- all_dream=-75- all_earlier=-125- all_else=-320- all_end=130a
  all_engin=-209- all_entri=-299- all_error=-342- all_event=-236- all_evil=-319- all_exist=-351- all_featur=-258-
  all_field=-125- all_fil=147c all_file=-248- all_for=-174- all_four=-110- all_function=-172- all_futur=-152-
  all_get=-181- all_global=-264- all_go=-267- all_good=-76- all_handler=-185- all_have=-246- all_he=-255- all_her=-221-
  all_his=-201- all_hook=-238- all_host=101p all_i=-190- all_implementation=-57- all_in=-311- all_incom=-278-
  all_instanc=-181- all_instruction=152o all_is=-419- all_it=-355- all_its=-518- all_keys=-152- all_kind=-130-
  all_known=-84- all_lang=-106- all_languag=114a all_lc=-39- all_like=-82- all_limit=168r all_line=-203-
  all_listener=-295- all_localiz=-106- all_major=-168- all_malform=-86- all_match=-278- all_member=-209-
  all_memori=290x all_men=-271- all_method=-172- all_model=144p all_modern=-73- all_mount=-67- all_my=-312-
  all_nam=-151- all_new=-316- all_night=-226- all_object=-287- all_of=-36- all_one=-135- all_open=-391-
  all_operation=-114- all_option=-229- all_or=-308- all_other=121p all_our=-313- all_output=-174- all_over=-485-
  all_own=-280- all_packag=-438- all_parameter=-208- all_part=-268- all_peopl=-103- all_platform=-288- all_polici=-30-
  all_port=349c all_possibl=-298- all_prereleas=-93- all_previou=-254- all_prior=254o all_process=57c all_program=-202-
  all_project=219p all_prompt=323h all_prop=-147- all_provider=-89- all_read=-346- all_region=-193- all_remain=-55-
  all_request=-58- all_resourc=-175- all_restriction=297o all_return=-40- all_rol=-122- all_rul=39o all_run=-81-
  all_runn=148c all_sail=-118- all_server=144c all_servic=-213- all_sidecar=-50- all_so=61h all_sort=-42-
  all_sourc=-422- all_standard=-70- all_stor=-51- all_sub=-53- all_support=-116- all_symbol=-169- all_system=-353-
  all_tabl=-147- all_tag=-64- all_tags=-126- all_take=-85- all_target=-170- all_task=-301- all_test=-310- all_th=-425-
  all_that=-202- all_the=-280- all_their=-93- all_ther=-377- all_thes=-406- all_they=-183- all_this=-309-
  all_thos=-417- all_thre=-354- all_thread=-132- all_tim=319p all_time=167h all_to=128x all_tool=217h all_traffic=93p
  all_trail=-116- all_triangl=-168- all_typ=-218- all_unit=-123- all_usabl=-45- all_user=-131- all_valid=-189-
  all_validation=-67- all_valu=-217- all_version=-236- all_ways=-121- all_we=-319- all_what=-222- all_will=-47-
  all_word=-255- all_work=-268- all_writ=150h all_you=-545- all_your=-236- allegianc_to=152r allergic_to=-355-
  alleviat_by=-122- allocat_a=-130- allocat_an=-62- allocat_and=-154- allocat_buffer=-123- allocat_by=-249-
  allocat_in=-203- allocat_memory=-80- allocat_or=-67- allocat_the=-234- allocation_is=-193- allocation_of=-215-
  allow_a=-370- allow_acces=-260- allow_additional=-39- allow_all=32a allow_an=-240- allow_and=-142-
  allow_application=-168- allow_at=-363- allow_but=-58- allow_chang=-152- allow_comparison=-205- allow_detection=-66-
  allow_end=-276- allow_exit=-174- allow_for=-390- allow_if=-124- allow_in=-298- allow_is=-71- allow_just=-94-
  allow_list=194p allow_many=-200- allow_noth=-169- allow_one=-161- allow_or=-257- allow_structur=-152- allow_the=-315-
  allow_them=-172- allow_this=-27- allow_to=241a allow_tool=207h allow_two=-213- allow_type=-193- allow_us=-148-
  allow_user=-231- allow_valu=-276- allow_you=-336- allowpinchzoom_fals=-53- almost_alway=-96- almost_as=-135-
  almost_befor=-169- alon_all=-191- alon_and=-169- alon_does=-215- alon_for=-97- alon_in=-214- alon_is=-367-
  alon_it=-157- alon_its=-75- alon_no=-287- alon_on=-157- alon_or=-92- alon_says=-283- alon_they=-77- alon_what=-219-
  along_a=-105- along_and=-78- along_link=-179- along_the=-44- along_to=-305- alongsid_the=-211- alpha_channel=-236-
  alphanumeric_character=-72- already_a=-85- already_are=-30- already_be=-346- already_check=-185- already_encod=-266-
  already_exist=-346- already_finish=-105- already_half=-49- already_has=-125- already_have=-216- already_hold=-86-
  already_in=-344- already_increment=-150- already_is=-273- already_it=-242- already_know=-238- already_known=-84-
  already_open=-230- already_register=-124- already_remov=-66- already_resolv=-53- already_start=-184-
  already_ther=-36- already_us=-321- already_word=-208- already_worn=-99- already_written=-305- also_a=-244-
  also_accept=-244- also_add=-121- also_affect=-66- also_after=40p also_allow=-175- also_an=-118- also_app=-151-
  also_appli=-70- also_as=-111- also_at=-87- also_availabl=-81- also_be=-192- also_cach=-37- also_call=-229-
  also_caus=-184- also_chang=-153- also_check=-89- also_consider=-188- also_contain=-124- also_creat=-152-
  also_does=-67- also_doesn't=-75- also_enabl=-273- also_ends=-171- also_ensur=-77- also_export=-272- also_expos=-191-
  also_for=-112- also_handl=-96- also_has=-309- also_have=-200- also_help=-81- also_how=-278- also_impli=-82-
  also_import=-56- also_important=-57- also_in=-60- also_includ=-187- also_indicat=-73- also_introduc=-129-
  also_known=-303- also_lead=-50- also_list=-192- also_look=-136- also_mean=-192- also_ms=-42- also_much=-80-
  also_need=-203- also_not=-212- also_note=-75- also_on=-25- also_pass=-206- also_possibl=-116- also_provid=-120-
  also_remain=-76- also_remov=-294- also_requir=-237- also_run=-114- also_runs=-45- also_search=-150- also_see=-194-
  also_set=-281- also_sets=-95- also_show=-67- also_specifi=-129- also_specify=-137- also_supp=-95- also_support=-234-
  also_that=-176- also_the=-373- also_thos=-66- also_to=-295- also_true=-49- also_turn=-162- also_use=-222-
  also_used=-207- also_uses=-132- also_when=-333- also_work=-289- alt_text=-153- alter_ego=110r alter_for=-293-
  alter_procedur=-253- alter_the=218h alter_unknown=-65- alteration_to=-171- alternation_whatever=-40-
  alternativ_name=-300- alternativ_to=-170- alternative_a=-133- alternative_if=-254- alternative_the=-73-
  alternative_you=-383- although_it=251h although_the=-201- although_this=-158- although_we=-207- alway_#number=-27-
  alway_a=-315- alway_accept=-113- alway_aim=-49- alway_allow=-99- alway_alway=-102- alway_an=-290- alway_and=-192-
  alway_answer=113h alway_approv=237a alway_ask=-393- alway_at=-290- alway_availabl=-221- alway_be=-430- alway_been=61h
  alway_begin=40p alway_call=90p alway_check=-269- alway_choos=86h alway_complet=-163- alway_consider=-282-
  alway_do=-70- alway_eat=-207- alway_every=-340- alway_find=-219- alway_gets=-443- alway_give=-214-
  alway_guarante=-222- alway_have=-84- alway_hop=-122- alway_in=-335- alway_includ=-209- alway_initializ=-37-
  alway_is=-195- alway_know=-257- alway_load=236p alway_look=-277- alway_lower=-199- alway_pass=109p alway_produc=-36-
  alway_remember=-156- alway_render=-72- alway_return=-183- alway_right=-292- alway_run=-346- alway_seem=-79-
  alway_set=-151- alway_start=-309- alway_stor=-150- alway_tak=-123- alway_tell=-264- alway_the=-363- alway_too=-141-
  alway_trust=-77- alway_up=-266- alway_use=86p alway_used=-99- alway_uses=-214- alway_want=-240- alwaysstat_fals=-200-
  am_a=-188- am_i=-253- am_never=-144- am_not=-313- am_said=-26- am_what=-230- am_your=97a amaz_featur=-143-
  amaz_that=-58- ambiguity_is=-86- america_and=-37- america_today=-251- american_are=-207- amie_shy=-129-
  among_all=-216- among_entri=-128- among_equal=-204- among_its=-276- among_other=-173- among_own=-106-
  among_some=-133- among_the=140h among_them=-371- among_thos=-57- amount_#number=-200- amount_of=-311- amount_to=-247-
  ampl_spac=-26- an_#number=-82- an_abort=-254- an_abrupt=-163- an_absent=-43- an_absolut=-294- an_abstract=-78-
  an_accept=-309- an_acceptabl=-214- an_acces=-211- an_accident=-219- an_account=27p an_action=-188- an_activ=-209-
  an_actual=-262- an_add=-310- an_additional=-227- an_addres=-267- an_admin=-58- an_administrator=159c an_adult=-243-
  an_age=-230- an_agent=-491- an_aggregat=-167- an_ai=491r an_alcoholic=-117- an_algorithm=-120- an_alia=-72-
  an_alien=-80- an_all=-159- an_already=-199- an_alternat=-173- an_alternativ=-352- an_american=-135- an_ancestor=-97-
  an_ancient=-320- an_answer=-386- an_api=-131- an_app=-269- an_append=-206- an_application=-473- an_appreciabl=-85-
  an_appropriat=-222- an_approval=-151- an_arbitrary=-233- an_arbitrarystr=-70- an_architect=-233- an_archiv=-282-
  an_area=-148- an_argument=-79- an_aria=-66- an_ark=-123- an_army=-208- an_array=-208- an_arraybuffer=-48-
  an_articl=-199- an_artist=-257- an_as=-122- an_ascii=-56- an_assertion=-203- an_assistant=260r an_ast=-57-
  an_asterisk=-230- an_async=-143- an_asynchronou=-144- an_atomic=-111- an_attack=173p an_attempt=-25-
  an_attribut=-137- an_auth0=-216- an_auto=-212- an_automatic=26h an_auxiliary=-172- an_averag=-122- an_awful=-77-
  an_ear=-65- an_earlier=-401- an_easy=-248- an_edge=-87- an_edit=-271- an_editor=-369- an_effect=-160-
  an_effectiv=-68- an_efficient=-48- an_effort=-54- an_eight=-26- an_elder=-154- an_element=-354- an_elephant=-96-
  an_emergency=85a an_emitter=-30- an_emoji=-166- an_employe=94a an_empty=92c an_encod=-243- an_encyclopedia=-151-
  an_end=-314- an_endpoint=-243- an_enemy=-301- an_engin=-166- an_engineer=-199- an_enormou=-137- an_entir=-211-
  an_entity=101r an_entry=-274- an_enum=-147- an_environment=-320- an_equal=-260- an_equivalent=-133- an_eras=-185-
  an_error=-156- an_escap=-132- an_eslint=-43- an_essential=-188- an_estimat=-56- an_estre=-121- an_etag=-59-
  an_even=-271- an_event=-295- an_eventemitter=-168- an_evil=109r an_exact=-221- an_exampl=-368- an_excellent=-220-
  an_exception=-156- an_exclamation=-247- an_exclud=-70- an_exclusiv=-93- an_execv=-57- an_exist=-529- an_exit=-130-
  an_expect=-241- an_expert=149r an_expir=-165- an_explanation=-97- an_explicit=-240- an_export=-359- an_expres=-93-
  an_expression=-246- an_extension=-371- an_extensiv=-233- an_external=342x an_extglob=-29- an_extra=-171-
  an_extreme=-66- an_f=-244- an_fswatcher=-75- an_ftl=-174- an_honest=-267- an_hour=-45- an_html=-48- an_http=-282-
  an_i=-124- an_ibm=-147- an_icon=-134- an_id=-405- an_idea=-149- an_identifier=-155- an_idiot=-232- an_idle=-335-
  an_ignor=-222- an_ill=-31- an_illusion=-241- an_imag=308x an_imbedd=-239- an_immediat=111a an_immens=-44-
  an_implementation=-255- an_import=-52- an_important=-282- an_in=-101- an_inch=-283- an_incompatibl=-194-
  an_incorrect=-99- an_incredibl=-132- an_incremental=-276- an_independent=-318- an_index=-333- an_indirect=-33-
  an_individual=-164- an_industry=-173- an_infant=-150- an_infinit=-111- an_ingeniou=-81- an_ini=-261- an_initial=-101-
  an_input=-278- an_insert=-173- an_insid=-255- an_instanc=-226- an_instant=-117- an_instruction=-80- an_integer=-143-
  an_interceptor=-179- an_interest=-167- an_interfac=-128- an_internal=59a an_intersection=-99- an_interval=-99-
  an_invalid=-142- an_invocation=-33- an_ip=-78- an_ipv4=-60- an_iso=-43- an_isolat=-86- an_issu=-614- an_item=-298-
  an_iterator=-124- an_mcp=156p an_object=-295- an_objectschema=-70- an_offer=-215- an_official=70a an_offlin=-91-
  an_offset=-38- an_old=99h an_older=-159- an_onlooker=-292- an_opaqu=-119- an_open=-408- an_operat=-194-
  an_operation=-364- an_operator=108a an_opinion=-195- an_optimist=-144- an_optimistic=-41- an_optimiz=-99-
  an_option=-171- an_optional=-202- an_order=103a an_ordinary=-194- an_organization=-170- an_oriental=-83-
  an_original=-275- an_ounc=-79- an_out=-230- an_output=-269- an_outsid=208x an_overload=-250- an_overwrit=-206-
  an_rfc=-48- an_rpc=-181- an_s=-56- an_sdk=-169- an_ssrf=-88- an_tupl=-39- an_uncensor=120r an_underscor=73l
  an_unfilter=104r an_uninvit=-110- an_unknown=-264- an_unprivileg=-82- an_unrestrict=45r an_unsign=140c
  an_unusabl=-98- an_unusual=-73- an_updat=-40- an_upgrad=-209- an_upper=-65- an_x=-192- an_xml=-199- analogou_to=-256-
  analysi_is=-257- analyz_the=-153- ancestor_directory=-30- ancestor_of=-115- ancestry_of=-102- ancillary_data=-265-
  ancillary_messag=-273- and_#agentfile=142p and_#ip=-236- and_#number=-457- and_a=-427- and_abandon=-344-
  and_abort=-230- and_abov=-303- and_absolut=-279- and_accept=209a and_accessibl=-169- and_accord=-42-
  and_accountant=-173- and_act=176o and_actual=-196- and_add=156x and_additional=-82- and_adds=-386- and_after=-276-
  and_again=-339- and_agent=-205- and_algorithm=-160- and_all=-409- and_allow=-333- and_also=-265- and_alway=-318-
  and_an=-260- and_and=-163- and_announc=-185- and_another=-110- and_answer=-55- and_any=-296- and_api=-66- and_app=90p
  and_appear=-144- and_appli=-90- and_application=-316- and_are=-56- and_argument=-272- and_array=-99- and_as=127c
  and_ask=40p and_associat=-270- and_async=-101- and_at=-379- and_atomic=-171- and_attach=-229- and_attempt=-175-
  and_autocomplet=-28- and_automatical=-96- and_axe=-132- and_axebuilder=-177- and_b=-296- and_b14=-95- and_b16=-61-
  and_back=-54- and_backward=-144- and_bad=-283- and_bake=-87- and_base=-218- and_be=-386- and_beat=-97-
  and_becaus=-125- and_becom=66r and_befor=-230- and_begin=-47- and_below=-374- and_bend=-95- and_besid=-163-
  and_better=-91- and_between=-433- and_beyond=-257- and_binary=-116- and_bind=127o and_blind=-72- and_blow=-74-
  and_blue=-73- and_body=-148- and_boot=-267- and_both=-147- and_bought=-103- and_bound=-201- and_break=289c
  and_brok=-94- and_brought=-159- and_browser=-54- and_browserslist=-108- and_bug=-29- and_build=-179- and_built=-27-
  and_bundl=-109- and_but=-36- and_buy=-275- and_by=-319- and_byte=-200- and_c=-186- and_cach=-219- and_cacheid=-104-
  and_can=-282- and_cannot=-346- and_canva=-29- and_carri=-307- and_carry=92h and_categori=-183- and_caus=-232-
  and_certain=-224- and_certificat=-110- and_chang=147x and_chat=-209- and_check=-321- and_child=-142-
  and_children=-140- and_chines=-45- and_chromium=-176- and_claim=81h and_clean=-306- and_clear=-252- and_clos=-272-
  and_closer=-32- and_cmakeuserpreset=-216- and_code=-311- and_coercion=-162- and_collect=-206- and_column=-273-
  and_com=-282- and_combin=-64- and_come=-296- and_command=-301- and_comment=-181- and_commit=90c and_commonj=-64-
  and_compar=-211- and_compatibility=-203- and_compression=-263- and_compromis=-57- and_comput=-73- and_concatenat=-55-
  and_condition=-136- and_configur=-145- and_configuration=-185- and_connect=-347- and_const=-50- and_contain=-159-
  and_content=-246- and_continu=-277- and_contribut=-133- and_contributor=-42- and_control=-221- and_conversation=-274-
  and_convert=-260- and_copy=-323- and_core=-28- and_correspond=-166- and_cost=-245- and_could=-68- and_count=161a
  and_cover=151h and_crc32=-100- and_creat=-329- and_css=-35- and_current=-185- and_custom=-285- and_d=-49-
  and_danc=-242- and_dark=-313- and_dash=-63- and_data=-379- and_day=-164- and_days=-35- and_death=-130-
  and_debug=-243- and_debugg=-139- and_decid=-120- and_decod=-243- and_decompress=-61- and_default=-200- and_defin=-75-
  and_delet=-117- and_demand=218c and_dependabl=-98- and_deserializ=-167- and_design=-66- and_destination=-254-
  and_detail=-65- and_determin=-39- and_dev=-249- and_development=-100- and_did=-397- and_different=-88-
  and_direct=-61- and_directori=-423- and_directory=-326- and_dirfd=-54- and_disabl=67p and_discover=-164-
  and_display=-168- and_distribut=-237- and_do=346o and_document=-156- and_documentation=-174- and_does=69h
  and_doesn't=-74- and_don't=324h and_done=-252- and_down=-191- and_dragg=-179- and_draw=-200- and_drink=-117-
  and_driven=-120- and_drop=386c and_drov=-78- and_drown=-202- and_dump=-206- and_each=-207- and_earlier=-258-
  and_ease=-160- and_easi=-138- and_easier=-120- and_easy=-58- and_eat=-88- and_echo=-157- and_edit=-283-
  and_effectiv=-221- and_either=-115- and_eleganc=-148- and_emit=-202- and_emotional=-206- and_empty=-169-
  and_enabl=289p and_encod=-116- and_end=-105- and_ends=-232- and_engineer=-55- and_enjoy=-241- and_enter=98x
  and_entri=-133- and_environment=-257- and_eperm=-121- and_errno=-82- and_error=-381- and_esm=-103- and_etc=-137-
  and_even=-373- and_event=-157- and_every=-386- and_everyon=-323- and_everyth=-404- and_everything=-89-
  and_except=-72- and_exception=-105- and_exclud=-280- and_exclusion=-86- and_execut=446c and_exist=-70- and_exit=-249-
  and_expand=-108- and_expect=148o and_experienc=-130- and_experimental=-64- and_explicit=90r and_export=56x
  and_expression=-155- and_ext4=-81- and_extra=-105- and_extract=-123- and_fail=-152- and_failur=-265- and_fall=-144-
  and_fallback=-103- and_fals=-406- and_fami=-145- and_fast=-175- and_faster=-56- and_fear=-65- and_featur=-302-
  and_feed=-213- and_fil=168x and_file=-94- and_filenam=-249- and_filter=-288- and_final=-174- and_find=-435-
  and_fitnes=-55- and_fix=-259- and_flag=-184- and_float=-124- and_flush=-272- and_fly=-92- and_folder=-214-
  and_follow=75p and_foo=-116- and_footer=-182- and_forc=184c and_foreign=-134- and_forget=-263- and_forgotten=-134-
  and_form=-141- and_format=-269- and_formatt=-48- and_fortran=-110- and_forty=-169- and_forward=309x and_found=210a
  and_fragment=-122- and_fre=-217- and_free=-132- and_friend=-176- and_frighten=-119- and_from=-150- and_fs=-80-
  and_full=-219- and_function=-304- and_functionality=-171- and_further=-235- and_futur=-135- and_g=-101-
  and_gather=-216- and_gave=-217- and_gc=-257- and_gdotv=-62- and_general=-304- and_generat=-112- and_get=114c
  and_getmanyraw=-72- and_gett=-172- and_gids=-104- and_git=-211- and_giv=-383- and_give=325r and_given=-218-
  and_go=86h and_god=-311- and_goes=-153- and_gone=-195- and_great=-49- and_group=-268- and_gzip=-106- and_gzipp=-111-
  and_had=-137- and_half=-190- and_hand=255x and_handl=-286- and_hard=-220- and_has=-246- and_hashtonumber=-70-
  and_hashtonumbersync=-91- and_hav=-81- and_have=-109- and_he=117h and_head=-256- and_hear=-297- and_help=-284-
  and_her=-256- and_here=-298- and_herm=-226- and_hi=-111- and_hid=-163- and_hidden=-358- and_hide=222c and_high=-165-
  and_highlight=-34- and_hindi=-54- and_his=-162- and_hit=175h and_hold=-182- and_home=-187- and_hook=-86-
  and_hope=-144- and_hostnam=-126- and_how=-345- and_html=-247- and_http=-123- and_hub=-197- and_human=-316- and_i=-81-
  and_i'll=-282- and_i'm=-146- and_i've=-93- and_id=-282- and_if=-297- and_ignor=37r and_imag=-156- and_immediate=-272-
  and_immutabl=-41- and_implement=-151- and_import=-213- and_improv=-119- and_in=-35- and_includ=-254- and_increas=-49-
  and_index=-175- and_individual=-241- and_inet=-144- and_information=-117- and_inherit=-136- and_initializ=-181-
  and_input=-30- and_inquir=-52- and_insid=-133- and_install=108c and_instanc=-86- and_instead=-196- and_internet=-97-
  and_introduc=-136- and_invalidation=-99- and_ip=-97- and_ipv4=-114- and_ipv6=-233- and_is=226a and_it=-418-
  and_it's=-279- and_item=-34- and_its=-127- and_j=-202- and_java=-56- and_javascript=-55- and_joy=-41- and_jsdom=-93-
  and_json=-82- and_just=93r and_justic=-109- and_keep=239p and_kept=41p and_key=-220- and_keys=-161- and_keyword=-37-
  and_kill=-187- and_know=-331- and_languag=-95- and_last=56o and_later=-242- and_laugh=-208- and_lchown=-75-
  and_lead=-166- and_leav=415p and_len=-136- and_length=-210- and_less=-229- and_let=185c and_lets=-312-
  and_letter=-113- and_librari=-201- and_life=-173- and_light=-139- and_line=-166- and_link=-243- and_linux=-98-
  and_list=-236- and_listen=179o and_liv=-28- and_livescript=-71- and_lo=-159- and_load=107c and_local=-195-
  and_location=-197- and_lock=201c and_log=185c and_logic=-156- and_long=-191- and_look=33p and_lose=-164-
  and_lov=-116- and_love=-115- and_low=-144- and_lower=-25- and_lts=-143- and_made=-106- and_mail=209x and_mak=-293-
  and_make=31x and_maker=-81- and_many=-29- and_mark=216p and_match=-50- and_max=-161- and_may=124a and_mcp=-281-
  and_me=98h and_mean=-54- and_measur=-96- and_member=-276- and_memory=-345- and_men=-81- and_mend=-69-
  and_messag=-261- and_method=-71- and_mind=-140- and_minimum=-150- and_minor=-216- and_miss=-216- and_misus=-111-
  and_mode=-209- and_model=-280- and_modern=-107- and_modifi=-93- and_modify=-119- and_money=-272- and_monitor=-113-
  and_more=-263- and_most=-226- and_mount=-162- and_move=115h and_mtim=-25- and_multi=-128- and_multimatch=-30-
  and_must=-121- and_my=144l and_n=-40- and_nam=-151- and_name=60a and_nativ=-125- and_need=166a and_neither=-32-
  and_nest=-69- and_new=-339- and_newfilenam=-125- and_next=-78- and_night=147p and_no=-40- and_nobody=-154-
  and_nod=-25- and_node=-102- and_non=-73- and_none=-364- and_not=-246- and_noth=-337- and_nothingnes=-164-
  and_notic=-254- and_now=-97- and_npm=-216- and_null=-173- and_number=-258- and_o=-151- and_oauth=-39- and_obey=149p
  and_object=-132- and_obtain=-153- and_of=-335- and_off=-205- and_often=-223- and_old=-106- and_on=-382- and_one=64h
  and_only=-294- and_onvaluechang=-84- and_open=-70- and_opposit=-327- and_optimiz=-108- and_option=-134-
  and_optional=-100- and_or=-381- and_order=-200- and_ordinary=-31- and_organization=-183- and_ossl=-127-
  and_other=-501- and_our=183p and_ours=-263- and_out=45p and_over=-269- and_overhead=-100- and_overrid=-263-
  and_owns=-102- and_p=-236- and_packag=-242- and_padd=-51- and_paint=-132- and_pair=-68- and_parameter=-246-
  and_pars=-186- and_pass=126x and_password=-278- and_past=87x and_patch=-140- and_path=-27- and_pathnam=-85-
  and_peac=-141- and_peopl=-293- and_per=-128- and_perform=-201- and_performanc=-105- and_perhap=-75- and_period=-76-
  and_phon=219x and_pictur=-130- and_pipe=37c and_plac=-84- and_play=-136- and_playhead=-144- and_png=-177-
  and_point=114x and_pollingbinaryinterval=-135- and_populat=-166- and_port=-154- and_posix=-102- and_possib=-137-
  and_post=319x and_potential=-109- and_pour=-95- and_preload=-134- and_prepatch=-97- and_prependoncelistener=-47-
  and_previou=-191- and_print=-275- and_privacy=-218- and_proc=-31- and_process=-314- and_produc=-200-
  and_production=-141- and_program=-218- and_prompt=-280- and_proper=-59- and_properti=-130- and_propos=-252-
  and_prosperity=-124- and_protect=219p and_prov=-191- and_provid=-301- and_provider=-305- and_proxi=-63-
  and_pthread=-80- and_publish=200x and_pull=-233- and_punycod=-84- and_push=157x and_put=278x and_puts=-403-
  and_python=-175- and_quit=-79- and_quot=97x and_r=-280- and_raw=-38- and_re=-179- and_reach=-208- and_read=196x
  and_reason=-194- and_reassembl=-224- and_reboot=361c and_recommend=30a and_record=-151- and_recreat=-161-
  and_reduc=-38- and_referenc=-303- and_referrer=-87- and_refs=-147- and_refus=-288- and_reject=-266- and_relat=-262-
  and_relatedconcept=-79- and_relativ=-133- and_releas=-89- and_reli=-30- and_remain=-129- and_remember=28r
  and_remov=155c and_removekey=-98- and_renam=-201- and_render=-260- and_rep=202r and_repeat=266h and_replac=129x
  and_repli=-112- and_request=-104- and_requir=-299- and_res=-220- and_resolv=-186- and_respond=45r and_respons=-139-
  and_responsib=-209- and_rest=-136- and_restart=96p and_restor=-166- and_result=-111- and_retrieval=-39-
  and_return=-191- and_returntyp=-250- and_revok=-179- and_right=-234- and_roll=-237- and_room=-48- and_round=116h
  and_rout=-287- and_router=-124- and_run=438c and_runn=-271- and_runs=-382- and_s=-153- and_safe=-124-
  and_safety=-106- and_said=-290- and_sav=-103- and_save=303x and_saw=-353- and_say=-270- and_says=-446- and_sch=-46-
  and_schema=-235- and_scream=-260- and_screen=-85- and_search=-171- and_secondary=-204- and_secret=-334-
  and_security=-248- and_see=109x and_sees=-134- and_select=-242- and_self=-225- and_send=145x and_server=-296-
  and_servic=-194- and_session=-131- and_sets=-350- and_sett=-239- and_sha=-97- and_shap=-35- and_shar=199x
  and_shard=-49- and_she=-209- and_shm=-241- and_short=-190- and_shot=-309- and_should=260h and_shout=-112-
  and_show=223l and_sign=-245- and_signal=-75- and_similar=-216- and_simplicity=-216- and_sinc=-26- and_six=-40-
  and_size=-333- and_skill=-426- and_sleep=-260- and_slow=-39- and_small=-210- and_smok=-126- and_so=-436-
  and_some=-203- and_sometim=-119- and_sort=-121- and_sourc=-313- and_spac=-198- and_speak=-137- and_special=-73-
  and_spell=-188- and_stag=-444- and_stand=-98- and_standalon=-75- and_star=-103- and_start=284c and_stat=-219-
  and_statistic=-51- and_stay=137r and_step=-141- and_stick=-370- and_still=-306- and_stop=-297- and_stopp=-298-
  and_stor=-305- and_storag=-136- and_str=-145- and_strict=-128- and_stringify=-73- and_struct=-362- and_styl=-155-
  and_submitt=-151- and_such=-283- and_sugar=-61- and_support=-209- and_symbol=-101- and_symlink=-93- and_sync=-182-
  and_system=-157- and_systemd=-196- and_tak=47a and_take=193o and_taken=-37- and_target=-237- and_task=-173-
  and_tell=47a and_terminal=-229- and_terminat=-162- and_test=-351- and_text=63x and_that=-65- and_the=-283-
  and_their=-490- and_then=-252- and_ther=-259- and_there=-64- and_therefor=-214- and_thes=-144- and_they=-574-
  and_they'll=-350- and_think=-265- and_third=-227- and_this=-172- and_thos=-238- and_thou=-89- and_though=-231-
  and_thousand=-183- and_thre=-289- and_through=-129- and_throughput=-43- and_throw=-131- and_thus=-421- and_tim=-257-
  and_time=-530- and_titl=-118- and_to=-402- and_token=-241- and_told=-41- and_too=-97- and_took=-170- and_tool=-91-
  and_tostr=-279- and_total=-32- and_touch=-149- and_trail=-107- and_transfer=-303- and_tri=-200- and_troubleshoot=-32-
  and_true=-103- and_try=71c and_turn=161h and_two=-146- and_typ=-169- and_type=-282- and_typescript=-162-
  and_typical=-36- and_typo=-36- and_u=-233- and_under=-261- and_unevaluateditem=-91- and_unicod=-52- and_uniqu=-340-
  and_unlike=-29- and_until=-278- and_unusual=-68- and_up=-121- and_updat=-354- and_upload=453x and_url=-99-
  and_urlsearchparam=-108- and_us=-265- and_use=-64- and_used=-227- and_user=-140- and_uses=-218- and_usual=-123-
  and_utf=-53- and_v=-44- and_v2=-48- and_v4=-127- and_valid=-64- and_validat=-98- and_valu=-293- and_vanish=-117-
  and_variabl=-70- and_vendor=32h and_verifi=-135- and_verify=-156- and_via=-85- and_vice=-258- and_view=-103-
  and_visibl=-188- and_voronoi=-58- and_wait=308c and_walk=-69- and_want=-234- and_warmupiteration=-174- and_was=-161-
  and_wasm=-132- and_watch=-294- and_water=-157- and_we=-340- and_we'll=-273- and_we'r=-195- and_web=-310-
  and_weekend=-98- and_weird=-58- and_well=-114- and_went=-236- and_were=-121- and_wet=-167- and_what=-276-
  and_whatever=-298- and_when=-521- and_whenever=-74- and_wher=-459- and_whether=-278- and_which=-259- and_whil=-47-
  and_who=-76- and_whos=-264- and_why=-330- and_will=-48- and_window=-130- and_wise=-140- and_with=68x
  and_without=-331- and_women=-79- and_won't=-276- and_word=-298- and_work=-348- and_workflow=-109- and_would=-248-
  and_wrap=-81- and_writ=-320- and_written=-251- and_ws=-48- and_x=-239- and_y=-248- and_yaml=-77- and_year=-40-
  and_yell=-295- and_yesterday=-334- and_yet=-176- and_you=-136- and_you'd=-316- and_you'r=-386- and_your=-372-
  and_zero=-43- and_zip=-138- and_zoom=-43- and_zstd=-187- andrey_krasnov=-25- anew_as=-187- anew_at=-237-
  anew_its=-104- anew_once=-116- anew_wher=-48- anew_without=-227- angl_bracket=-140- angl_of=-42- angl_run=-157-
  angl_the=-26- animal_that=-191- annotat_tags=-206- annotation_keyword=-78- annotation_to=-125- announc_my=-66-
  annoy_him=-240- anonymou_in=-197- another_#number=-60- another_answer=-78- another_app=99p another_approach=-73-
  another_as=-253- another_connection=-267- another_conversation=-130- another_drink=-101- another_end=-257-
  another_exampl=-42- another_file=-40- another_function=-168- another_holder=-348- another_home=-323-
  another_implementation=-26- another_in=-228- another_layout=-180- another_list=-123- another_man=-164-
  another_model=-328- another_number=-226- another_of=-160- another_one=-310- another_origin=-199- another_owner=-223-
  another_proces=-119- another_profil=-168- another_program=-377- another_project=-112- another_rout=-71-
  another_server=-227- another_session=-266- another_start=-89- another_stat=-67- another_system=-265-
  another_text=-235- another_than=-93- another_thread=-46- another_try=-150- another_type=-100- another_up=-266-
  another_variabl=-57- another_version=-96- another_way=-140- another_when=-209- another_with=-38- another_word=-166-
  ansa_v=-150- answer_a=-505- answer_about=160h answer_all=322a answer_already=-215- answer_an=-297- answer_and=-358-
  answer_are=-231- answer_as=49r answer_befor=168h answer_begin=-448- answer_best=-220- answer_but=-214-
  answer_chang=-266- answer_come=-202- answer_depend=-182- answer_each=164r answer_every=32r answer_everyth=227r
  answer_for=-499- answer_from=-36- answer_how=-401- answer_i=152h answer_in=-83- answer_is=-382- answer_it=-345-
  answer_its=-213- answer_like=205r answer_may=-230- answer_never=-232- answer_no=85h answer_noth=-309-
  answer_null=-400- answer_of=-408- answer_on=-32- answer_one=-294- answer_only=-446- answer_or=-92-
  answer_should=-373- answer_soon=-135- answer_stand=-254- answer_that=-476- answer_the=-749- answer_their=-366-
  answer_them=119h answer_thos=-87- answer_to=120x answer_under=-218- answer_was=-277- answer_what=-364-
  answer_when=-271- answer_wher=-504- answer_whether=-511- answer_why=-307- answer_with=154l answer_without=-89-
  answer_yes=252h answer_your=-49- anthropic_api=-281- anthropic_messag=-412- anthropic_protocol=-240-
  antialias_and=-97- antiken_rom=-130- antoin_du=-131- any_#url=-120- any_acces=-307- any_action=-277-
  any_adapter=-220- any_additional=-288- any_and=-325- any_architectur=-117- any_are=-295- any_argument=-189-
  any_attempt=144p any_browser=-58- any_but=-63- any_cach=-70- any_caller=-53- any_case=-320- any_chang=-393-
  any_character=-191- any_child=-66- any_code=198c any_color=-128- any_combination=-31- any_command=45c
  any_conversation=-158- any_cooki=-285- any_damag=-123- any_data=-314- any_effect=-142- any_element=-206-
  any_error=205h any_event=-40- any_exist=-406- any_expres=-55- any_extra=-71- any_field=-51- any_file=45x
  any_filenam=-51- any_form=-161- any_formatter=-184- any_function=-45- any_generation=-130- any_given=-224-
  any_helper=221p any_host=155c any_http=-248- any_idea=-202- any_information=-255- any_input=-242- any_is=-320-
  any_issu=-282- any_item=-311- any_javascript=-217- any_js=-101- any_kind=-219- any_length=-35- any_line=176h
  any_link=120x any_localization=-70- any_location=-61- any_logic=-181- any_man=-222- any_member=-34- any_meta=-169-
  any_modul=-243- any_moment=-280- any_more=284o any_network=-282- any_new=-352- any_no=-96- any_non=-302-
  any_number=-292- any_object=-221- any_of=-300- any_official=-35- any_one=-149- any_operation=-188- any_option=-348-
  any_os=-51- any_other=-377- any_output=-323- any_part=-261- any_past=-184- any_per=-152- any_person=-282-
  any_pixel=-78- any_plac=-209- any_point=-211- any_prereleas=-250- any_prerequisit=-157- any_previou=151o
  any_proces=-299- any_program=-186- any_question=-196- any_recip=-83- any_recogniz=-166- any_regex=-94-
  any_resourc=-172- any_rule=-57- any_secret=154x any_sequenc=-141- any_size=74h any_special=-121- any_str=-236-
  any_subdomain=-75- any_such=-139- any_system=-363- any_tag=-57- any_task=112p any_test=-224- any_text=-113-
  any_time=-371- any_ttl=-127- any_turn=-290- any_two=-164- any_type=-258- any_url=-324- any_user=-362- any_valu=-255-
  any_version=-341- any_way=-65- any_when=-138- any_whit=-76- any_wine=-115- any_word=-95- any_wors=-185-
  anybody_can=145x anybody_who=-256- anyof_allof=-82- anyon_but=-49- anyon_can=-307- anyon_else=-227- anyon_know=-305-
  anyon_says=27l anyon_who=193x anyon_with=188x anyon_you=-287- anyone_support=-219- anyth_a=-298- anyth_about=-53-
  anyth_at=-308- anyth_but=-354- anyth_done=-67- anyth_else=-64- anyth_from=125a anyth_happen=-208- anyth_i=189r
  anyth_if=-198- anyth_illegal=85r anyth_in=-373- anyth_is=-155- anyth_just=-361- anyth_like=-273- anyth_on=85h
  anyth_outsid=-128- anyth_that=135h anyth_the=253o anyth_to=181h anyth_was=-395- anyth_with=-128- anyth_you=-462-
  anyway_so=174h anywher_and=-183- anywher_else=-279- anywher_if=-46- anywher_in=-171- anywher_the=-112-
  apach_#number=-61- apach_apach=-125- apach_common=-125- apach_dl=-104- apart_a=-71- apart_by=-241- apart_for=-54-
  apart_from=106h apart_oldest=-136- apart_what=-273- apex_java=-25- api_#number=-219- api_#url=-208-
  api_addformat=-122- api_addkeyword=-36- api_and=-320- api_api=-56- api_are=-76- api_as=-164- api_can=-220-
  api_chang=-219- api_compat=-38- api_compatibl=-46- api_content=-77- api_credential=-193- api_design=-28-
  api_dispatch=-117- api_dispatcher=-31- api_docs=-217- api_documentation=-340- api_endpoint=-45- api_exist=-63-
  api_featur=-141- api_for=-120- api_framework=-51- api_has=-285- api_includ=-265- api_is=-341- api_key=-65-
  api_keys=-82- api_max=-140- api_md=-88- api_method=-63- api_of=-95- api_optimizer=-38- api_packag=-63-
  api_product=-158- api_proxi=-95- api_referenc=-192- api_regardles=-231- api_return=-280- api_security=-201-
  api_that=-145- api_to=-128- api_token=260x api_us=-53- api_which=-44- api_with=-87- apis_and=-80- apis_remain=-115-
  apis_should=-205- apis_that=-50- apl_is=-220- app_a=-130- app_acces=-100- app_answer=-366- app_any=-99- app_at=-166-
  app_backend=-335- app_by=-324- app_dies=-161- app_dur=-286- app_end=-87- app_ends=-271- app_folder=-114- app_for=-99-
  app_from=-230- app_has=-198- app_herm=-231- app_in=-148- app_is=-46- app_it=-249- app_left=-197- app_on=-161-
  app_or=-97- app_own=-224- app_owns=-114- app_speak=-172- app_src=-87- app_start=-227- app_stat=-151- app_stay=-263-
  app_such=-47- app_tell=-249- app_that=-110- app_the=-391- app_them=197h app_to=68o app_was=-250- appeal_to=-82-
  appear_as=-257- appear_at=-84- appear_in=180c appear_on=-323- appear_one=-196- appear_that=170h appear_ther=-155-
  appear_to=-426- append_a=-218- append_after=-54- append_at=-153- append_lin=-242- append_messag=-383-
  append_only=-194- append_or=-327- append_prepend=-226- append_rows=-270- append_the=49x append_this=274p
  append_to=-237- append_unles=-171- appendix_a=-85- appetit_for=-45- appli_a=-158- appli_as=-135- appli_at=-156-
  appli_both=-102- appli_each=-194- appli_first=-92- appli_for=-258- appli_in=-255- appli_it=-81- appli_one=-137-
  appli_only=-301- appli_per=-29- appli_specific=-31- appli_the=-278- appli_them=-90- appli_to=-542- appli_what=-72-
  appli_when=-94- applicabl_to=-180- applicabl_when=-135- application_and=-101- application_behav=-159-
  application_can=-188- application_clas=-156- application_code=-287- application_context=-120-
  application_development=-90- application_for=-120- application_in=-180- application_is=-223- application_json=-25-
  application_may=-81- application_menu=-164- application_must=-252- application_only=-101- application_or=-35-
  application_should=-346- application_specific=-296- application_that=-377- application_to=-242-
  application_which=-312- apply_from=-29- applypatch_first=-31- appreciat_it=-281- apprehend_the=-64- approach_is=-273-
  approach_the=-280- approach_to=-70- appropriat_config=-276- appropriat_for=-69- appropriat_privileg=-191-
  approv_all=261a approv_as=-268- approv_by=105a approv_in=108a approv_it=-201- approv_its=-312- approv_of=-361-
  approv_purg=-241- approv_reject=-287- approv_the=-446- approv_this=159a approv_what=105h approval_and=-25-
  approval_are=135a approval_for=-67- approval_from=-270- approval_gat=-184- approval_of=80a approval_queu=182h
  approval_to=296p approver_as=-249- approximate_#number=-241- april_#number=-138- apt_conf=-123- apt_get=-211-
  apt_key=-191- apt_list=-142- apt_preferenc=-154- apt_secur=-121- apt_to=-157- arbitrarystr_of=-70-
  arboleda_#mail=-53- arc_of=-76- architectur_a=-126- architectur_api=-28- architectur_dependent=-169-
  architectur_md=-66- architectur_that=-96- architectur_the=-125- archiv_and=-279- archiv_are=-222- archiv_as=-243-
  archiv_at=-174- archiv_becaus=-105- archiv_delet=-71- archiv_file=-126- archiv_folder=-244- archiv_is=-278-
  archiv_mode=-25- archiv_must=-129- archiv_never=137p archiv_one=-258- archiv_ones=-430- archiv_or=-231-
  archiv_tgz=-255- archiv_that=-250- archiv_to=-119- archiv_wher=-72- archiv_with=-162- are_#number=-308- are_a=190r
  are_able=-167- are_about=111h are_absolut=-197- are_accept=-331- are_accessibl=-118- are_accurate=-73-
  are_activ=-281- are_add=-299- are_additional=-106- are_address=-209- are_afraid=-109- are_alik=-233- are_all=-366-
  are_allow=73p are_already=-349- are_also=-321- are_alway=-496- are_among=-218- are_answer=-29- are_any=-142-
  are_appli=-324- are_array=-99- are_as=-278- are_ask=-117- are_assign=-158- are_associat=-250- are_assum=-265-
  are_at=-218- are_attach=-48- are_automatical=-556- are_availabl=-328- are_bas=-77- are_be=-299- are_better=-155-
  are_block=-233- are_body=-143- are_born=-167- are_both=-237- are_built=-313- are_but=-84- are_by=-257- are_call=-334-
  are_capp=-87- are_carri=107h are_certain=-109- are_chanc=-41- are_check=-241- are_clean=-164- are_clear=99r
  are_clos=-125- are_common=-153- are_compar=-60- are_compil=-41- are_complet=-124- are_complete=-59- are_configur=39l
  are_connect=-183- are_consider=-128- are_consistent=-63- are_contain=-66- are_controll=-43- are_convert=-185-
  are_copi=-311- are_correct=-60- are_count=-283- are_creat=177p are_current=-283- are_cut=-290- are_dark=-231-
  are_decid=-59- are_defin=-165- are_delet=-407- are_deliberate=-54- are_deliver=-170- are_describ=-192-
  are_detail=-136- are_detect=-235- are_determin=-152- are_different=-367- are_difficult=-54- are_disabl=309r
  are_discard=-134- are_disclaim=-55- are_discuss=-149- are_display=-274- are_distinct=-77- are_do=-86-
  are_document=-220- are_done=39h are_drawn=-157- are_dropp=-202- are_due=-196- are_e=-37- are_each=-217-
  are_emitt=-97- are_emulat=26r are_enabl=-204- are_encounter=-74- are_encrypt=-345- are_equal=-71-
  are_equivalent=-104- are_escap=-92- are_evaluat=-96- are_exact=-151- are_exclud=-149- are_execut=96h are_expect=-232-
  are_expert=-154- are_explicit=-69- are_export=-265- are_expos=-159- are_extension=-176- are_fals=-89- are_fill=-54-
  are_finaliz=-41- are_fine=-332- are_flagg=-203- are_follow=-263- are_fool=-109- are_for=-379- are_formal=-79-
  are_forward=-331- are_found=-175- are_four=-78- are_free=165r are_from=-104- are_ful=-220- are_full=-264-
  are_function=-157- are_funny=-162- are_gather=-193- are_general=-188- are_generat=-142- are_given=-475- are_go=156r
  are_gone=-78- are_good=-195- are_great=-91- are_halv=-61- are_hand=-233- are_handl=-302- are_happy=-124-
  are_hav=-115- are_held=-110- are_help=-183- are_here=-278- are_hereby=114o are_herm=-359- are_his=-244- are_hits=-39-
  are_identical=-150- are_ignor=-385- are_implement=-100- are_important=-184- are_in=-515- are_includ=-404-
  are_indic=-125- are_inherent=-111- are_install=-148- are_intend=-133- are_interest=-122- are_internal=-60-
  are_interpret=-215- are_invok=-69- are_iterat=-75- are_its=-122- are_join=-76- are_kept=-308- are_known=-317-
  are_larger=-44- are_left=-416- are_less=-168- are_like=-278- are_limit=-260- are_linux=-74- are_list=-446-
  are_load=149p are_logg=-137- are_look=-213- are_made=-380- are_mak=-55- are_many=-228- are_mapp=-68- are_mark=-251-
  are_mask=-266- are_meant=-95- are_met=-42- are_millisecond=-161- are_miss=-129- are_more=-220- are_most=-216-
  are_multipl=-317- are_mutual=-68- are_my=197r are_nam=-331- are_need=162a are_neighbour=-35- are_neither=-131-
  are_never=-39- are_newer=-144- are_no=-133- are_non=-100- are_none=95h are_normaliz=-64- are_not=-69- are_now=-381-
  are_null=-104- are_number=-208- are_obsolet=-221- are_of=-171- are_off=-25- are_offer=-212- are_omitt=-211-
  are_on=-516- are_one=-241- are_optional=-262- are_order=-263- are_out=-122- are_over=-193- are_overwritten=130h
  are_parallelis=-25- are_pars=-99- are_part=91o are_pass=-365- are_perform=-331- are_permanent=-284- are_permitt=141r
  are_plac=-233- are_possibl=-94- are_prefix=-249- are_present=-146- are_preserv=-47- are_print=-472-
  are_prioriti=-147- are_privat=153h are_probab=-145- are_provid=-281- are_put=-150- are_quot=-269- are_rather=-165-
  are_read=-435- are_ready=-135- are_real=-182- are_receiv=-195- are_recogniz=-132- are_record=-260- are_redact=-116-
  are_referenc=-159- are_refus=-283- are_reject=-121- are_relativ=-350- are_rely=-269- are_remember=-137- are_remov=77r
  are_replac=31o are_report=-171- are_represent=-80- are_request=-292- are_requir=-415- are_reserv=-168-
  are_reset=-227- are_resolv=-68- are_restor=-42- are_restrict=-168- are_return=-219- are_right=-196- are_rotat=-254-
  are_rows=-149- are_run=-235- are_runn=-295- are_said=-219- are_schedul=-91- are_search=-166- are_seldom=-104-
  are_sent=-460- are_separat=-25- are_serv=-243- are_set=-228- are_several=-154- are_shar=115x are_short=-37-
  are_shown=-587- are_silent=-193- are_similar=-111- are_simp=-88- are_skipp=-240- are_sleep=-69- are_so=-449-
  are_soft=-97- are_some=-120- are_sometim=-221- are_sort=-256- are_sourc=-235- are_speak=-163- are_specifi=-283-
  are_specific=-81- are_splic=-55- are_start=-270- are_stor=-364- are_str=-60- are_strict=-119- are_subject=-26-
  are_successful=-53- are_support=-302- are_suspend=320a are_switch=-297- are_taken=-206- are_talk=115a are_tap=-82-
  are_text=-334- are_the=67r are_then=-243- are_ther=-149- are_therefor=-119- are_thes=-194- are_they=-173-
  are_think=-350- are_thos=-231- are_thre=-208- are_thy=-81- are_to=319x are_told=-552- are_too=-260- are_total=-226-
  are_touch=-172- are_travers=-88- are_treat=-240- are_tri=-96- are_true=-225- are_truncat=-244- are_trust=-122-
  are_try=-118- are_two=-257- are_typical=-80- are_unaffect=-199- are_undefin=-126- are_understood=-55-
  are_unspecifi=-63- are_unsubscrib=-185- are_up=-188- are_updat=-174- are_upon=-154- are_us=-209- are_usag=-25-
  are_used=-280- are_useful=-61- are_usual=-319- are_utf=-186- are_valid=110o are_validat=-116- are_very=-220-
  are_visibl=-191- are_void=124o are_we=-263- are_welcom=-285- are_what=-324- are_whol=-230- are_wir=-169-
  are_wish=-215- are_word=-203- are_work=-201- are_wors=-213- are_wrapp=-37- are_writ=-181- are_written=-437-
  are_wrong=-255- are_you=-104- are_your=143l area_and=-56- area_of=-156- aren't_formatt=-72- aren't_in=-92-
  aren't_you=-239- args_an=-210- args_context=-49- args_depth=-28- args_glob=-41- args_ignor=-60- args_is=-95-
  args_limit=-34- args_query=-36- args_regex=-60- args_str=-66- args_targ=-171- argu_and=-241- argu_that=-197-
  argu_with=-157- argument_a=-25- argument_after=-35- argument_an=-117- argument_and=-115- argument_are=-271-
  argument_as=-78- argument_can=-73- argument_file=-157- argument_for=-184- argument_headnam=-37- argument_home=-359-
  argument_if=-188- argument_in=-137- argument_is=-151- argument_it=-283- argument_list=-61- argument_may=-39-
  argument_must=-254- argument_name=-51- argument_nobody=-87- argument_of=-345- argument_or=-140- argument_pass=-90-
  argument_point=-66- argument_provid=-217- argument_requir=-145- argument_sockfd=-174- argument_specifi=-83-
  argument_text=-360- argument_that=-54- argument_the=-110- argument_to=-172- argument_variadic=-77-
  argument_will=-165- argument_with=-89- argv_#number=-78- argz_vector=-90- aria_role=-66- aris_from=-86-
  arithmetic_expansion=-43- armeemesser_for=-142- around_#number=-52- around_a=-397- around_and=-141- around_here=-182-
  around_in=-181- around_its=-99- around_the=-439- around_with=-88- around_you=-160- around_your=-77- arpa_appear=-155-
  arr_is=-80- array_and=-62- array_are=-65- array_array=-58- array_boolean=-77- array_by=-224- array_can=-85-
  array_contain=-64- array_for=-138- array_form=-134- array_from=-123- array_has=-212- array_in=-123- array_index=-50-
  array_is=-146- array_it=-73- array_of=-193- array_referenc=-57- array_so=-101- array_that=-81- array_type=-138-
  array_valu=-70- array_which=-31- array_with=-198- array_you=-105- arraybuffer_instanc=-48- arriv_at=-75-
  arriv_on=-304- arriv_or=-134- arrow_hold=-141- arrow_keys=-310- art_and=-141- art_fat=-89- art_in=-166- art_is=-201-
  art_of=-279- articl_#url=-222- articl_mayb=-132- articl_that=-240- artifact_for=-62- artificial_intelligenc=-260-
  artificial_timeout=-195- as_#agentfile=-189- as_#number=-106- as_a=194r as_abov=-49- as_absent=-282-
  as_alternativ=-232- as_alway=-129- as_an=190r as_another=-175- as_any=-283- as_anyon=-217- as_application=-38-
  as_appropriat=-274- as_approv=174h as_are=-224- as_argument=-373- as_bad=-187- as_bare=-134- as_be=-289-
  as_best=-200- as_by=-90- as_character=-68- as_children=-61- as_command=-259- as_configur=-308- as_const=-65-
  as_createtwofilespatch=-65- as_data=-255- as_date=-127- as_death=-185- as_default=-164- as_defin=97o as_delet=-45-
  as_dependent=-99- as_deprecat=-249- as_describ=-219- as_dev=-100- as_direct=-87- as_division=-38- as_document=-92-
  as_does=-168- as_easi=-85- as_either=-47- as_electron=-190- as_end=-170- as_error=81o as_escap=-49-
  as_everywher=-167- as_exact=-246- as_expect=-181- as_extend=-130- as_far=-394- as_fast=-274- as_fil=-171-
  as_file=-257- as_find=-46- as_fn=-225- as_fnmatch=-151- as_follow=-392- as_for=-163- as_git=-189- as_given=-219-
  as_good=-269- as_has=-190- as_he=128r as_herm=-473- as_i=-52- as_if=-102- as_in=-479- as_information=-196-
  as_input=-115- as_integer=-337- as_internal=-195- as_is=-59- as_it=-58- as_it's=-44- as_its=-380- as_json=-141-
  as_just=-205- as_keep=-109- as_key=-136- as_known=-219- as_larg=-311- as_link=-66- as_list=-326- as_literal=-93-
  as_long=-87- as_low=-76- as_m=-52- as_many=-216- as_markup=-184- as_member=-164- as_memory=-143- as_men=-101-
  as_mention=-114- as_messag=-266- as_miss=-157- as_model=-175- as_more=-104- as_most=-97- as_much=-239- as_my=321r
  as_necessary=-67- as_need=-142- as_new=-92- as_no=-277- as_node=-53- as_non=-79- as_none=-269- as_not=-324-
  as_noth=-342- as_null=78o as_number=-241- as_o=-211- as_of=199o as_old=-28- as_on=-110- as_one=-464- as_oppos=-32-
  as_option=-100- as_or=-88- as_ordinary=-140- as_other=-380- as_our=-108- as_outlin=-78- as_pair=-92- as_parent=-131-
  as_pars=-50- as_part=102a as_path=-51- as_peopl=-537- as_per=-272- as_plain=-191- as_possibl=-325- as_present=-33-
  as_produc=-144- as_project=-99- as_python=-399- as_pyyaml=-54- as_quick=-150- as_react=-85- as_read=87h
  as_refactor=-47- as_requir=-241- as_resolv=-54- as_resolvehom=-88- as_return=-179- as_root=233c as_s=-220-
  as_safe=-94- as_said=-28- as_sanitiz=-38- as_schema=-122- as_script=-148- as_seen=-153- as_server=-230- as_set=-111-
  as_sett=-218- as_she=110x as_shown=-85- as_simpl=-133- as_skill=-91- as_skipp=-345- as_small=-162- as_snapshot=-178-
  as_some=-47- as_someth=-278- as_soon=205x as_specifi=-123- as_stal=-184- as_standard=-182- as_stat=-180-
  as_stor=-360- as_str=-148- as_such=-417- as_support=-34- as_syntax=-247- as_system=133a as_text=-307- as_that=-277-
  as_the=-442- as_their=-181- as_ther=-206- as_thes=-175- as_they=-426- as_they'r=-91- as_this=-246- as_thos=-80-
  as_though=286h as_to=-74- as_too=-186- as_true=-300- as_trust=204a as_un=-181- as_undefin=-36- as_unknown=-384-
  as_unsaf=-94- as_up=-161- as_url=-122- as_used=198p as_usual=79h as_vscod=-43- as_was=-86- as_we=-463- as_well=-140-
  as_what=-160- as_wildcard=-57- as_with=-332- as_written=-391- as_x=-281- as_x3c=-92- as_xml=-79- as_you=-116-
  as_your=161o ascend_order=-158- ascii_and=-199- ascii_character=-48- ascii_file=-325- ascorbic_acid=-187-
  asid_besid=-114- asid_english=-72- asid_for=-202- asid_that=-308- asid_when=-118- ask_a=-420- ask_about=-116-
  ask_again=-27- ask_and=72r ask_anew=-221- ask_at=-178- ask_befor=-122- ask_by=209x ask_first=36h ask_has=-337-
  ask_her=-216- ask_him=-342- ask_his=-308- ask_how=-160- ask_if=-183- ask_in=-82- ask_is=-240- ask_it=-164-
  ask_lena=-292- ask_me=-387- ask_not=-275- ask_now=-251- ask_of=-118- ask_one=-211- ask_only=-82- ask_question=-443-
  ask_someon=-278- ask_that=-146- ask_the=-58- ask_them=-65- ask_twic=-227- ask_us=161a ask_user=-98- ask_what=-469-
  ask_when=-236- ask_whether=212h ask_why=-249- ask_you=-359- ask_your=-266- asks_a=-111- asks_about=101h
  asks_each=-317- asks_for=-37- asks_now=-101- asks_of=163o asks_once=-169- asks_the=-446- asks_to=-240- asks_what=168h
  asks_wher=-76- asks_who=156h asks_why=-126- asleep_and=166h asleep_eli=-134- asm_js=-69- aspect_of=-63-
  aspect_to=-137- aspir_to=-120- assemb_code=-262- assemb_languag=-148- assembl_a=-242- assembler_should=-205-
  assert_on=-82- assert_that=-167- assertion_check=-86- assertion_need=-104- asses_your=-29- assessment_of=-248-
  asset_handl=-56- asset_to=-80- assign_#url=-177- assign_a=-188- assign_an=-43- assign_the=-194- assign_to=-182-
  assign_valu=-187- assignment_is=-37- assignment_to=-265- assistant_act=157r assistant_approv=216a assistant_i=209a
  assistant_is=190r assistant_must=334a assistant_of=-93- assistant_that=165r assistant_the=169a assistant_to=316a
  assistant_you=181r associat_extension=-235- associat_slav=-199- associat_the=-137- associat_with=-451-
  association_is=-66- assum_a=75h assum_it's=-88- assum_that=-226- assum_to=-320- assum_you=28r assum_your=-270-
  assumption_about=-273- assumption_the=-82- assur_that=-55- assur_us=-185- assuranc_for=-205- ast_and=-45-
  ast_explorer=-139- ast_from=-165- ast_import=-87- ast_nod=-47- ast_node=-376- ast_of=-36- ast_structur=-147-
  ast_with=-60- asterisk_which=-58- asttyp_js=-180- asymmetric_key=-90- async_and=-218- async_delegation=-157-
  async_function=-65- async_handler=-224- async_hash=-70- async_method=-157- asynchronicity_will=-26-
  asynchronou_function=-338- asynchronou_schema=-44- asyncparallel_fans=-57- at_#ip=261x at_#mail=89x at_#number=-588-
  at_#url=511x at_a=-404- at_addres=-289- at_all=147h at_an=-310- at_and=-157- at_any=-427- at_are=-279- at_at=-248-
  at_await=-50- at_befor=-192- at_boot=109p at_both=-62- at_cwd=-55- at_different=-41- at_dinner=-292- at_each=171p
  at_eight=-400- at_eleven=-281- at_empty=-208- at_end=-293- at_exact=-190- at_exampl=-143- at_exit=-92- at_fault=-160-
  at_file=-232- at_first=-305- at_five=-203- at_for=-178- at_forty=-82- at_four=-338- at_from=-102- at_half=-97-
  at_hand=-265- at_her=-270- at_him=-262- at_his=-357- at_hits=-34- at_home=71x at_i=-65- at_in=-174- at_index=-150-
  at_is=-78- at_it=103h at_last=-225- at_least=-249- at_line=-131- at_login=156p at_me=-272- at_midnight=41c
  at_most=-322- at_ms=-91- at_my=-343- at_night=-590- at_nine=-208- at_noon=-237- at_noth=-194- at_now=-291-
  at_offset=-244- at_one=-438- at_open=-77- at_or=-160- at_parti=-274- at_path=-154- at_position=-171- at_present=-208-
  at_readon=-30- at_real=-49- at_resolution=-70- at_rest=-219- at_return=-43- at_root=-25- at_run=-255- at_runtim=-146-
  at_school=-92- at_seven=-200- at_shown=-48- at_six=-223- at_some=-337- at_specific=-83- at_start=-281-
  at_startup=-132- at_such=-46- at_symlink=-41- at_t=-66- at_ten=-337- at_that=-352- at_the=-135- at_their=-380-
  at_them=-199- at_this=-403- at_thre=-138- at_time=-64- at_top=-157- at_url=-78- at_what=-226- at_which=-351-
  at_work=-110- at_you=-264- at_your=-400- atlanta_ga=-170- atomic_replacement=-118- atomic_to=-70- atomic_valu=-70-
  atomic_writ=-177- attach_a=-135- attach_and=-82- attach_call=-55- attach_file=132h attach_is=-272- attach_it=-260-
  attach_the=76x attach_this=-127- attachment_from=-269- attack_asks=-242- attack_by=-74- attack_disabl=-27-
  attack_modify=-96- attack_on=268c attack_redo=-96- attack_the=186c attempt_find=-348- attempt_is=-48-
  attempt_to=-204- attempt_us=-91- attend_to=-215- attention_and=-183- attention_to=33o attestation_ty=-109-
  attr_first=-93- attract_to=-95- attribut_and=-128- attribut_are=-154- attribut_can=-34- attribut_condition=-51-
  attribut_is=-121- attribut_object=-187- attribut_of=-256- attribut_set=-172- attribut_that=-163- attribut_to=-174-
  audit_log=-53- augment_node=-117- august_#number=-38- auth0_account=-216- authenticat_user=-196-
  authentication_information=-214- authentication_is=-215- authentication_method=-52- authentication_relat=-118-
  author_of=52a author_typescript=-102- authoris_to=164a authority_is=112a authority_of=186a authoriz_keys=344p
  auto_approv=112h auto_detect=-50- auto_option=-149- auto_recovery=-140- auto_uses=-89- autocomplet_by=-28-
  automat_backup=-305- automatic_clean=-211- automatic_generation=-288- automatic_head=-171- automatic_mode=-227-
  automatic_titl=-53- automatical_activat=-279- automatical_add=-307- automatical_be=-77- automatical_by=-179-
  automatical_creat=-242- automatical_detect=-122- automatical_enabl=-261- automatical_generat=-152-
  automatical_get=-45- automatical_prompt=-205- automatical_remov=-49- automatical_rout=-102- automatical_to=-126-
  automatical_updat=-92- automatical_when=-248- auxiliary_background=-254- auxiliary_goal=-104- auxiliary_task=-176-
  availability_of=-174- availabl_algorithm=-128- availabl_and=-119- availabl_as=-125- availabl_at=99x
  availabl_consider=-43- availabl_especial=-143- availabl_featur=-85- availabl_for=-252- availabl_from=-144-
  availabl_in=-178- availabl_it=-188- availabl_method=-277- availabl_on=-200- availabl_only=-69- availabl_or=-42-
  availabl_sinc=-58- availabl_the=-63- availabl_through=-114- availabl_to=29x availabl_under=-34- availabl_until=-92-
  availabl_via=-78- averag_american=-73- avoid_a=-215- avoid_allocat=-112- avoid_any=173h avoid_do=-49-
  avoid_expos=-262- avoid_inspect=-117- avoid_it=-309- avoid_the=-209- avoid_this=-238- avoid_us=-260- await_an=-53-
  await_expression=-124- await_operator=-55- await_plac=-50- await_stat=-45- awar_that=-304- award_a=-184- away_a=-62-
  away_all=-193- away_and=-183- away_but=-49- away_by=-244- away_not=-100- away_noth=-39- away_or=-198- away_the=199x
  away_to=-196- away_what=-203- away_with=120h awk_which=-217- aws_s3=-101- axe_core=-287- axe_will=-91-
  axebuilder_withrul=-177- axebuilder_withtag=-177- axis_and=-36- b13_and=-95- b15_and=-61- b15_show=-61- b16_are=-61-
  b16_was=-61- b17_is=-62- b_#number=-197- b_#secretfile=-81- b_a=-131- b_and=-82- b_c=-265- b_don't=-177-
  b_featur=-60- b_i=-123- b_in=-33- b_is=-185- b_melt=-93- b_not=-193- b_or=-87- b_patriotic=-147- b_proce=-126-
  b_stationery=-197- b_tree=-104- b_will=-37- babbag_if=-202- babel_helper=-232- babel_plugin=-184- back_a=-277-
  back_about=-30- back_after=-27- back_and=-277- back_are=-134- back_as=-104- back_at=-205- back_by=-220-
  back_came=-165- back_door=-203- back_for=-90- back_from=162h back_if=74p back_in=36p back_into=-318- back_is=-62-
  back_it=-212- back_of=-363- back_off=-146- back_on=-255- back_out=-200- back_referenc=-118- back_stor=-135-
  back_the=-270- back_to=-105- back_up=60x back_what=184p back_when=-384- back_whenever=71p back_with=-328-
  back_without=-120- backend_servic=-239- backend_writ=-304- background_color=-84- background_is=-234-
  background_review=-254- background_sigma=-44- backtrack_check=-86- backup_and=159c backup_are=74h backup_besid=-313-
  backup_first=246c backup_for=-155- backup_id=-196- backup_is=-56- backup_name=-280- backup_of=168p backup_or=-234-
  backup_run=-328- backup_that=-375- backup_will=-315- backup_with=49c backward_and=-49- backward_compatibility=-178-
  backward_compatibl=-95- backward_search=-170- bacon_in=-221- bad_and=-113- bad_argument=-286- bad_as=-200-
  bad_block=-249- bad_byte=-43- bad_exampl=-73- bad_for=-147- bad_idea=-137- bad_luck=-195- bad_news=37h bad_or=-64-
  bad_th=-49- bad_that=-201- badg_#url=-187- badg_png=-76- bahasa_indonesia=-226- bail_hook=-148- balanc_acros=-227-
  balanc_and=-123- balanc_is=-119- balanc_of=87x ball_and=-90- band_money=-158- band_never=-43- bank_is=-389-
  bank_statement=258x bar_and=-41- bar_baz=-162- bar_img=-116- bar_is=-199- bar_removal=-62- bar_tell=-135-
  bare_one=-117- bare_position=-146- bare_public=-75- barneyfu_does=-209- barneyfu_mous=-209- barneyfu_what=-123-
  barrier_wait=-84- barstool_and=-58- bartender_gimm=-154- bas_activation=-51- bas_budget=-29- bas_cach=-183-
  bas_execution=-64- bas_index=-49- bas_javascript=-87- bas_on=-364- bas_poll=-46- base64_and=107x base64_encod=135x
  base_#number=-115- base_and=-44- base_backup=-324- base_clas=-134- base_for=-69- base_name=-367- base_of=-202-
  base_or=-34- base_path=-162- base_provider=-142- base_stat=-25- base_to=173x baseconcept_and=-79-
  baselin_browser=-74- baselin_wide=-43- basenam_component=-39- basenam_of=-168- basenam_onto=-101- baseurl_mapp=-87-
  baseurl_url=-249- bash_#number=-172- bash_or=-29- bash_parser=-213- basi_and=-180- basi_as=-78- basi_by=-84-
  basi_of=-198- basic_block=-211- basic_regular=-234- basic_sdk=-25- basic_url=-124- basical_i=-94- batch_and=-246-
  batch_of=-117- battl_between=-209- battl_test=-201- battl_the=-145- baud_rat=-45- baud_rate=-56- baz_as=-98-
  baz_is=-53- be_#number=-281- be_a=-399- be_abbreviat=-98- be_able=65h be_abort=-111- be_about=-84- be_absolut=-82-
  be_access=-371- be_accessibl=-85- be_achiev=-180- be_activat=-118- be_add=-470- be_aliv=-71- be_all=-305-
  be_allocat=-37- be_allow=-356- be_alon=-309- be_alter=-127- be_an=-107- be_and=-147- be_another=-241- be_answer=-327-
  be_any=-193- be_anyth=-252- be_append=-329- be_appli=-266- be_approv=-294- be_archiv=173p be_as=-216- be_ask=110h
  be_assign=-88- be_associat=-152- be_at=-192- be_attempt=-195- be_authenticat=-219- be_automatical=-233-
  be_availabl=-146- be_avoid=-267- be_awar=-299- be_back=204x be_backlit=-69- be_bad=-212- be_better=-88-
  be_between=-28- be_block=-40- be_blown=-181- be_born=-192- be_brief=-351- be_brought=156h be_built=-118- be_but=-113-
  be_call=-191- be_cancel=-59- be_capabl=-152- be_capp=-132- be_careful=-118- be_carri=-318- be_caught=-233-
  be_chang=-132- be_check=-232- be_chosen=-211- be_clean=-217- be_clear=-328- be_collect=-128- be_combin=-166-
  be_compar=-217- be_compil=-234- be_complet=-171- be_compress=125p be_comput=-44- be_concatenat=-272-
  be_configur=-374- be_confus=-178- be_consider=-314- be_controll=-154- be_convert=-124- be_copi=359x be_correct=-80-
  be_cover=-222- be_creat=-336- be_cur=-53- be_customiz=-33- be_dead=-205- be_debat=-62- be_deceiv=-299- be_decid=-234-
  be_declar=-171- be_deem=-100- be_defin=-226- be_delet=111c be_deliver=210x be_deprecat=-128- be_dequeu=-124-
  be_describ=-174- be_desirabl=-123- be_destroy=-60- be_detect=-67- be_determin=-147- be_develop=-180-
  be_different=-265- be_difficult=-105- be_disabl=-337- be_disappoint=-183- be_display=-213- be_done=140h be_draw=-127-
  be_drawn=-195- be_dropp=213a be_dry=-178- be_due=-28- be_duplicat=125x be_easi=-218- be_easier=-102- be_edit=165p
  be_effectiv=-304- be_either=-138- be_emitt=-117- be_employ=-295- be_empty=-413- be_enabl=-398- be_enclos=-151-
  be_encod=180x be_encrypt=-235- be_enough=-288- be_equal=-153- be_eras=35c be_escap=-158- be_evaluat=-52- be_even=-81-
  be_exact=-282- be_examin=-36- be_exclud=-42- be_execut=-204- be_exhaust=-82- be_expect=-266- be_export=52x
  be_expos=-147- be_express=-37- be_extend=-90- be_extract=-122- be_fast=-127- be_felt=-297- be_fetch=-366-
  be_fewer=-135- be_fill=-319- be_filter=-182- be_finish=-106- be_fir=-230- be_first=-306- be_fix=-345- be_flat=-45-
  be_follow=50a be_forgotten=189o be_formatt=-310- be_found=-445- be_frank=-277- be_fre=-338- be_free=-272-
  be_from=-54- be_general=-36- be_generat=-270- be_given=-314- be_glad=-151- be_go=-347- be_gone=-73- be_good=-153-
  be_govern=81o be_grant=-311- be_greater=-150- be_gzipp=-199- be_had=186r be_hand=-171- be_handl=-167- be_happy=-242-
  be_hard=-248- be_held=117p be_helpful=200x be_here=-129- be_hidden=-348- be_honest=-307- be_hurt=-287-
  be_implement=-128- be_import=-252- be_impossibl=-77- be_improv=-93- be_in=-60- be_includ=42x be_incomplet=-133-
  be_incorrect=-32- be_increas=-46- be_inferr=118h be_influenc=-98- be_inform=170h be_initializ=-154- be_inspect=-178-
  be_install=-170- be_interest=-181- be_interpret=-128- be_interrupt=-267- be_invok=-211- be_issu=-254- be_it=-312-
  be_iterat=-29- be_join=-136- be_just=-231- be_kept=-188- be_kill=69p be_kind=-288- be_known=93r be_last=-350-
  be_launch=124p be_left=290h be_less=-137- be_let=-321- be_liabl=-39- be_light=-141- be_like=-176- be_limit=-178-
  be_link=-206- be_list=-536- be_load=-368- be_locat=-284- be_lock=-158- be_look=-346- be_lost=-263- be_lower=-67-
  be_made=159x be_maintain=-123- be_maintainabl=-30- be_maliciou=121r be_mangl=-50- be_mark=-305- be_match=-70-
  be_measur=-159- be_merg=-265- be_merry=-149- be_met=-95- be_mix=-146- be_modifi=-130- be_more=-209- be_most=-209-
  be_mov=-251- be_much=-128- be_my=107r be_nam=-302- be_necessary=-120- be_need=-348- be_negat=-218- be_nest=-117-
  be_new=-257- be_nice=-156- be_no=-232- be_non=-37- be_not=-105- be_noth=-385- be_noticeab=-82- be_null=-183-
  be_obey=122a be_observ=-206- be_obtain=-137- be_of=119x be_offer=-193- be_omitt=-204- be_on=126x be_one=-403-
  be_only=-319- be_open=-497- be_or=-140- be_output=-191- be_overridden=-153- be_overriden=-200- be_overwritten=-364-
  be_own=-174- be_padd=-31- be_pair=-81- be_pars=-114- be_part=-277- be_pass=-332- be_past=-111- be_perfect=-195-
  be_perform=-263- be_plac=-301- be_populat=-201- be_portabl=-77- be_possibl=-150- be_post=232x be_preced=-69-
  be_preferr=-64- be_prefix=-86- be_present=-140- be_preserv=108p be_press=-285- be_prevent=-104- be_print=136x
  be_process=-142- be_prompt=-187- be_protect=-126- be_provid=-381- be_prun=-272- be_pure=-218- be_push=-201-
  be_put=-616- be_quit=-125- be_quot=-232- be_re=-140- be_reach=-52- be_read=-539- be_real=-264- be_rebuilt=-222-
  be_record=-240- be_recurs=-85- be_redirect=-127- be_referenc=-103- be_refus=-467- be_regard=-288- be_register=-233-
  be_reject=-305- be_relativ=-31- be_releas=-326- be_remov=-78- be_renam=-316- be_reopen=-75- be_replac=-343-
  be_report=-322- be_represent=-57- be_request=-47- be_requir=-135- be_reset=130p be_resolv=-40- be_restart=-341-
  be_restor=-294- be_retriev=-238- be_return=-257- be_reus=-48- be_revers=-250- be_revok=-192- be_rewritten=-56-
  be_right=-218- be_run=-49- be_runn=-163- be_safe=-148- be_said=-162- be_satisfi=-67- be_sav=-266- be_scann=-113-
  be_schedul=-73- be_scroll=-187- be_search=-235- be_seen=-328- be_select=-165- be_sent=-96- be_separat=-96-
  be_serv=-175- be_set=-512- be_shar=-67- be_short=-338- be_shorten=-154- be_shown=56h be_silent=-113- be_skipp=-45-
  be_slow=-104- be_so=-206- be_sober=-198- be_someon=76r be_someth=-95- be_soon=-195- be_sorry=-224- be_sort=117h
  be_sourc=145p be_specifi=-270- be_spread=-192- be_start=-149- be_stor=-201- be_strict=-270- be_struck=-52-
  be_successful=-212- be_sufficient=-149- be_suffix=-65- be_suppli=-248- be_support=-74- be_suppress=81h be_sure=-286-
  be_surpris=-279- be_sync=-304- be_tagg=213x be_taken=-448- be_taught=-203- be_terminat=-54- be_test=-251-
  be_that=182r be_the=-329- be_ther=-277- be_thought=-213- be_thrown=-177- be_to=-212- be_told=246h be_too=-301-
  be_toss=-84- be_tough=-130- be_transferr=-209- be_transmitt=-206- be_tri=-135- be_true=-202- be_trust=-107-
  be_turn=130h be_typ=185x be_unabl=-256- be_undefin=-318- be_under=-268- be_understood=-272- be_undon=-225-
  be_uniqu=-128- be_up=-289- be_updat=-519- be_uri=-217- be_us=-198- be_used=-478- be_useful=-302- be_valid=-69-
  be_validat=-83- be_very=-188- be_view=-250- be_visual=-181- be_warm=-30- be_warn=-117- be_well=-149- be_were=-84-
  be_what=-63- be_when=-96- be_with=-273- be_within=-246- be_work=-94- be_worth=-31- be_writ=248p be_written=-612-
  be_wrong=-256- be_you=-107- be_your=61h be_zero=-333- beam_down=-279- bear_in=-125- bear_on=-243- bearer_of=349a
  beauty_and=-163- beauty_is=-203- beauty_of=-63- becam_a=-100- becam_of=-311- becaus_#number=-91- becaus_a=-318-
  becaus_all=-306- becaus_another=-124- becaus_everyth=-207- becaus_he=-169- becaus_human=-292- becaus_i=-131-
  becaus_i'm=-155- becaus_if=-138- becaus_it=-475- becaus_no=-123- becaus_nobody=-286- becaus_of=-419-
  becaus_only=-158- becaus_peopl=-92- becaus_she=-210- becaus_someth=-74- becaus_that=-173- becaus_the=-299-
  becaus_ther=-57- becaus_they=-254- becaus_this=-231- becaus_we=-65- becaus_what=-156- becaus_you=-180-
  becaus_you'r=-76- becom_#number=-274- becom_a=-273- becom_activ=-282- becom_as=-130- becom_availabl=-145-
  becom_due=-55- becom_empty=-254- becom_natural=-194- becom_noop=-68- becom_of=-77- becom_one=-98- becom_part=100p
  becom_real=-60- becom_so=-188- becom_text=-229- becom_the=-47- becom_true=-47- becom_u=-163- bed_at=-79-
  bed_with=-141- bedisd_and=-102- been_a=69h been_able=-146- been_add=-165- been_an=-364- been_born=-116-
  been_built=-84- been_call=-262- been_chang=153h been_clos=-76- been_committ=-228- been_complet=-144- been_creat=-164-
  been_declar=-79- been_delet=84o been_deprecat=-228- been_do=-281- been_done=-200- been_edit=-187- been_fir=-74-
  been_fix=-252- been_found=-473- been_fre=254r been_given=422h been_here=-294- been_in=-166- been_increment=-76-
  been_known=-34- been_left=-97- been_load=-281- been_made=78a been_meant=-110- been_modifi=-194- been_my=-72-
  been_official=-35- been_on=-161- been_pars=-29- been_perform=-305- been_populat=-157- been_process=-132-
  been_provid=-228- been_read=-240- been_remov=55a been_renam=206r been_replac=-144- been_return=-99- been_said=-98-
  been_search=-184- been_sent=41o been_set=204l been_specifi=-128- been_split=-70- been_taken=81r been_test=-189-
  been_the=-249- been_ther=156h been_thrown=-88- been_to=-189- been_told=51o been_updat=-135- been_used=-300-
  been_withdrawn=247o been_wonder=-26- been_written=-242- been_wrong=-116- beer_in=-136- befor_#number=-219-
  befor_a=-178- befor_add=-346- befor_after=-139- befor_all=-291- befor_an=-87- befor_and=-72- befor_any=177p
  befor_anyon=85h befor_anyth=-52- befor_as=-188- befor_be=-166- befor_call=-392- befor_contribut=-65-
  befor_creat=-162- befor_delet=32h befor_each=-537- befor_every=328h befor_everyth=-244- befor_giv=-115-
  befor_glibc=-27- befor_go=-374- befor_he=-438- befor_his=-210- befor_i=64l befor_in=-380- befor_install=-213-
  befor_invok=-52- befor_is=-234- befor_it=-458- befor_linux=-66- befor_marriag=-181- befor_merg=-185- befor_nine=-366-
  befor_noon=-211- befor_one=-144- befor_open=-163- befor_or=-283- befor_other=-104- befor_perform=-134-
  befor_read=-232- befor_return=-52- befor_runn=125c befor_sav=-236- befor_send=-388- befor_set=-119- befor_sqlit=-213-
  befor_that=-185- befor_them=-242- befor_ther=-183- befor_they=-135- befor_this=120l befor_trust=-218-
  befor_upgrad=-387- befor_us=-249- befor_we=-308- befor_what=-351- befor_writ=207h befor_you=-170- befor_your=-204-
  beforecount_aftercount=-85- began_a=-112- began_befor=-211- began_by=-34- began_the=-117- began_to=-272-
  began_with=66o begin_a=-443- begin_and=-307- begin_anew=-450- begin_at=-285- begin_by=95p begin_here=-116-
  begin_immediat=-46- begin_in=-352- begin_its=-214- begin_like=-184- begin_on=-108- begin_so=-283- begin_the=-222-
  begin_to=-476- begin_with=71p beginn_and=-242- beginn_of=51l beginn_or=-277- beginn_so=-225- beginn_ther=-391-
  beginn_to=-303- beginn_with=-401- begun_and=-156- begun_by=-256- behalf_of=66h behav_as=-28- behav_different=-138-
  behav_like=130r behavior_and=-177- behavior_by=-180- behavior_can=-138- behavior_chang=-207- behavior_depend=-45-
  behavior_for=-551- behavior_in=-164- behavior_is=-301- behavior_of=-462- behavior_to=-167- behavior_when=-106-
  behavior_with=-50- behavior_you=-83- behaviour_can=-211- behaviour_is=-309- behaviour_of=-368- behaviour_the=-62-
  behaviour_to=-105- behind_a=-122- behind_and=-369- behind_ids=-48- behind_in=-138- behind_it=-406- behind_its=-131-
  behind_one=-123- behind_queu=-30- behind_stay=-70- behind_the=-285- behind_them=-439- behind_u=-144- behind_you=-127-
  belief_and=-218- belief_in=-198- belief_that=-137- believ_anyth=-315- believ_in=-346- believ_it=-330-
  believ_that=273h believ_the=-233- believ_you=-144- bell_toll=-147- belong_in=332x belong_on=273x belong_to=-317-
  below_#number=-28- below_a=-180- below_are=-244- below_can=-201- below_demonstrat=-231- below_for=-253-
  below_in=-179- below_is=-98- below_it=-395- below_one=-167- below_or=-142- below_root=-381- below_the=-102-
  below_this=-251- below_to=153p below_uses=-114- below_will=-188- belt_and=-174- benc_can=-82- benc_sendmail=-78-
  bench_and=-61- bench_different=-99- bench_run=-99- bench_scanner=-206- benchmark_#url=-106- benchmark_against=-182-
  benchmark_benchmark=-115- benchmark_local=-29- benchmark_md=-166- benchmark_result=-200- benchmark_task=-163-
  bend_over=-128- beneath_the=-112- benefit_from=-100- benefit_of=-85- besid_#agentfile=-255- besid_a=-231-
  besid_her=-121- besid_it=-413- besid_its=-261- besid_ours=-158- besid_the=-409- besid_them=-271- besid_this=-252-
  besid_thos=-92- besid_what=-409- best_availabl=-290- best_ear=-131- best_effort=-184- best_first=-448- best_for=111h
  best_friend=-262- best_in=-131- best_interest=-112- best_match=72a best_of=-304- best_one=-60- best_performanc=-143-
  best_policy=-265- best_practic=-154- best_th=-205- best_to=88o best_way=-136- bet_you=-59- beta_test=-73-
  better_and=-96- better_editor=-164- better_error=-41- better_for=-200- better_not=-399- better_of=-205-
  better_performanc=-133- better_proof=-225- better_sqlite3=-91- better_than=-525- better_to=-300- better_user=-137-
  better_way=-242- better_when=-218- better_with=-182- betty_mccollister=-119- between_#number=-448- between_a=-179-
  between_an=-94- between_and=-227- between_any=-88- between_call=-188- between_common=-68- between_different=-63-
  between_e=-43- between_each=-151- between_its=-174- between_machin=-214- between_men=-101- between_min=-168-
  between_one=-201- between_poll=-72- between_snack=-106- between_that=-59- between_the=204l between_their=-96-
  between_them=-392- between_thes=-176- between_they=-288- between_this=46o between_thos=-86- between_token=-114-
  between_two=-437- between_what=-271- between_which=-154- between_word=-162- between_you=139h between_your=98o
  bewar_of=-215- bewar_the=-160- beyond_ascii=-177- beyond_it=-231- beyond_reason=-214- beyond_the=-382-
  beyond_this=-182- beyond_what=-130- big_appl=-33- big_differenc=-99- big_endian=-112- big_enough=-213- big_one=-207-
  big_pile=-145- big_top=-65- bigger_than=-167- bigmap_distribut=-25- bil_proud=-66- bilal_did=-25- bili_#url=-142-
  bill_account=-257- bill_to=-265- bin_and=-237- bin_in=-83- binari_for=-68- binary_and=-62- binary_data=-205-
  binary_encod=-325- binary_fil=-214- binary_file=-411- binary_form=-235- binary_format=-213- binary_is=-61-
  binary_only=-134- binary_packag=-185- binary_patch=-191- binary_tree=-195- binary_uses=-63- binary_valu=-38-
  bind_#number=-83- bind_a=-219- bind_are=-168- bind_for=102o bind_mount=-242- bind_rul=-75- bind_them=-172-
  bind_to=-152- bind_with=-182- bind_you=176o bindstor_app=-286- bins_on=-208- bird_are=-39- bird_cage=-191-
  bird_got=-115- bird_he=-253- bird_in=-131- bird_is=-40- bird_of=-99- bird_whos=-177- birth_the=-102- birth_to=-146-
  bit_#number=-37- bit_and=-246- bit_bucket=-224- bit_but=-71- bit_encod=-176- bit_ids=-28- bit_in=-112-
  bit_indicat=-130- bit_integer=-70- bit_is=-235- bit_mask=-151- bit_of=-189- bit_on=-56- bit_platform=-27-
  bit_set=-102- bit_the=-114- bit_unsign=-72- bit_valu=-50- bit_word=-34- bitcod_file=-239- bits_#number=-78-
  bits_and=-202- bits_are=-229- bits_correspond=-97- bits_in=-138- bits_mask=-25- bits_of=-225- bits_to=-354-
  black_and=-80- black_english=-86- black_on=-153- blad_went=-176- blank_and=-290- blank_around=-236- blank_lin=-208-
  blank_line=-216- blank_null=-86- blank_page=-187- bless_is=-248- blew_up=-108- block_a=-144- block_are=-152-
  block_as=-112- block_attempt=-66- block_can=-25- block_count=-193- block_devic=-260- block_each=-274-
  block_ends=-172- block_exact=56l block_for=-256- block_global=-182- block_group=-97- block_i=-257- block_if=-156-
  block_in=-36- block_is=-156- block_mode=-66- block_number=-248- block_of=-448- block_on=-244- block_operation=-38-
  block_or=-292- block_problem=-119- block_size=-182- block_stay=-188- block_system=-118- block_that=-373-
  block_the=-108- block_to=-176- block_until=-162- block_when=-105- block_you=201c blog_post=-242- blow_away=65c
  blow_the=-178- blue_bonnet=-79- blue_heron=244a blush_i'm=-165- board_has=221a boat_is=-179- bodi_and=-33-
  bodi_are=-52- bodi_of=-88- body_aliv=-70- body_and=-155- body_are=-143- body_cluster=-81- body_even=-36-
  body_in=-121- body_is=-243- body_json=-265- body_lock=-49- body_otherwis=-59- body_property=-73- body_sign=-220-
  body_size=-114- body_was=-43- bodydecod_of=-72- bodyparser_connect=-106- boilerplat_for=-45- bold_walk=-102-
  bolt_to=-175- bom_and=-108- bom_by=-172- bom_unles=-113- bonnet_on=-89- book_and=71x book_anyth=-323- book_are=-219-
  book_club=-177- book_is=-218- book_of=-225- book_on=-150- book_say=-45- book_the=-155- bookkeep_role=-137-
  boolean_#url=-103- boolean_default=-83- boolean_dependson=-120- boolean_description=-69- boolean_fals=-183-
  boolean_fileentrydescriptor=-93- boolean_first=-68- boolean_glob=-30- boolean_if=-237- boolean_indicat=-31-
  boolean_is=-36- boolean_number=-77- boolean_object=-90- boolean_option=-125- boolean_overriderequir=-120-
  boolean_requir=-120- boolean_the=-71- boolean_unicodeset=-171- boolean_usemodifiedtim=-192- boolean_valu=-68-
  boot_and=97p boot_loader=228c boot_proces=-108- boot_sector=178c boot_the=-44- boot_time=-342- boot_up=-343-
  border_of=-214- border_width=-61- borin_#mail=-53- born_a=-190- born_for=-119- born_in=-183- born_with=-73-
  borrow_from=-237- boss_and=103r boss_is=-147- bot_is=-164- both_are=-141- both_be=-132- both_can=-108- both_cas=-124-
  both_cjs=-124- both_commonj=-86- both_config=-28- both_ends=-387- both_fals=-221- both_format=-105- both_have=-224-
  both_in=-334- both_information=-196- both_kind=-59- both_node=-33- both_object=-119- both_of=-152- both_parent=-178-
  both_pars=-106- both_parti=-60- both_primary=-34- both_program=-192- both_sid=-299- both_stor=-483- both_test=-109-
  both_text=-241- both_the=-314- both_to=-242- both_urls=-130- both_ways=-92- both_work=-173- both_writ=-60-
  both_zod=-180- bother_with=-86- bother_you=-207- bottl_of=-54- bottom_line=-237- bottom_of=-352- bought_a=-177-
  bought_and=-145- bought_that=-149- bound_by=205r bound_depth=-152- bound_gaps=-48- bound_more=-25- bound_of=-372-
  bound_on=-208- bound_or=-33- bound_set=-88- bound_the=-157- bound_to=-408- bound_with=-286- boundary_instead=-91-
  boundary_semi=-91- bowl_of=-47- box_and=148p box_of=-451- boy_a=-163- boy_it=-125- boys_and=-113- br_a=-203-
  br_back=-402- br_br=-229- br_default=-76- br_forward=-54- br_it=-416- br_me=-231- br_the=133p br_them=-161-
  br_this=258h br_what=-152- br_you=-232- brac_expansion=-267- brac_or=-86- bracket_indicat=-106- brain_and=-128-
  brain_damag=-303- brain_is=-140- branch_and=104c branch_as=-171- branch_from=-138- branch_git=-60- branch_has=-398-
  branch_helper=-71- branch_is=-298- branch_off=-320- branch_or=-102- branch_that=-92- branch_to=213x branch_you=-259-
  brand_helper=-92- brand_inspect=-234- brand_new=-267- bread_and=-77- bread_is=-136- bread_to=-117- break_a=-227-
  break_any=303r break_anyth=-279- break_chang=-266- break_even=-216- break_in=240c break_into=201c break_of=-47-
  break_off=-136- break_scroll=-33- break_that=-241- break_the=95r break_thes=-111- break_your=-199- breath_with=-167-
  brewer_colorbrewer=-210- brick_air=-80- bridg_of=-297- bridgewater_#mail=-104- brief_summary=-289- bright_and=-76-
  brok_down=-45- brok_off=-210- brok_the=-94- broken_down=-26- broken_in=-83- broken_one=-109- broken_or=-118-
  brother_in=-211- brotli_then=-106- brought_back=-371- brought_her=-239- brought_his=-233- brought_to=42h
  brought_up=-112- brown_sugar=-108- browni_i=-89- browser_and=-223- browser_are=-104- browser_as=-30-
  browser_can=-213- browser_client=-196- browser_compat=-200- browser_disabl=-262- browser_downstream=-107-
  browser_e=-98- browser_extension=274p browser_for=-204- browser_friend=-73- browser_has=-136- browser_history=214x
  browser_if=-162- browser_implementation=-154- browser_in=-57- browser_jsdom=-116- browser_mapp=-125-
  browser_mobil=-78- browser_of=-250- browser_on=-179- browser_own=-246- browser_script=-40- browser_support=-136-
  browser_that=-143- browser_the=-402- browser_they=-84- browser_to=-337- browser_us=-280- browser_usag=-66-
  browser_vendor=-73- browser_version=-293- browser_what=-209- browser_with=-148- browserify_#url=-45-
  browserslist_#url=-47- browserslist_configuration=-43- browserslistrc_to=-43- bruc_peren=-257- brush_your=-44-
  brut_forc=173c bsd_system=-107- bts_exist=-95- bucket_with=110x bud_only=-31- budget_abov=-234- budget_and=-263-
  budget_dominat=-58- budget_fallback=-29- budget_is=126h budget_limit=-294- budget_would=-131- buf_is=-80-
  buffer_and=-52- buffer_contain=-142- buffer_for=-92- buffer_is=-333- buffer_length=-111- buffer_limit=-161-
  buffer_of=-116- buffer_or=-82- buffer_point=-143- buffer_s=-51- buffer_shim=-66- buffer_should=-315-
  buffer_size=-121- buffer_that=-61- buffer_to=-154- buffer_util=-42- bufferutil_#url=-172- bug_#url=-186-
  bug_and=-175- bug_fix=-308- bug_in=-308- bug_report=-137- bug_that=-131- bug_took=-157- bugs_#url=-237- bugs_and=-91-
  bugs_in=-319- build_#number=-101- build_#url=-121- build_all=-106- build_and=141p build_block=-66-
  build_browser=-227- build_cli=-91- build_command=-265- build_custom=-129- build_directory=-28- build_fail=101x
  build_for=-104- build_from=-31- build_in=-139- build_is=-177- build_it=-201- build_koffi=-35- build_leav=-56-
  build_not=-105- build_of=-187- build_only=-235- build_prereleas=-85- build_proces=-84- build_run=-136-
  build_small=-212- build_step=-212- build_system=-276- build_th=-177- build_that=-145- build_the=-419- build_to=-248-
  build_tool=-91- build_will=-223- build_with=-65- build_your=-119- builder_is=-297- built_a=-287- built_and=-339-
  built_anew=-97- built_document=-27- built_for=-194- built_from=-213- built_in=-45- built_into=-64- built_it=-101-
  built_on=-238- built_only=-118- built_renderer=-191- built_to=-263- built_up=-172- built_us=-97- built_with=-216-
  builtin_str=-26- bullet_list=-214- bullet_through=-127- bump_the=-276- bumper_sticker=-143- bun_#number=-28-
  bunch_of=-110- bundl_and=-212- bundl_befor=-282- bundl_in=-194- bundl_javascript=-142- bundl_manifest=-197-
  bundl_size=-119- bundler_for=-37- bunny_rabbit=-191- bunyan_#url=-181- burden_of=-135- buri_them=-210- burn_the=-202-
  bury_the=35h bus_daemon=-212- bus_name=-121- busines_but=-47- busines_is=-145- busines_sign=-32- busines_trip=-83-
  busy_conflict=-154- busy_machin=-95- busy_nam=-240- busy_timeout=-39- busy_unwritabl=-170- busy_when=-148-
  busy_whil=-139- but_#number=-26- but_a=-83- but_accept=-162- but_all=-77- but_allow=-55- but_also=-167-
  but_alway=-229- but_an=-260- but_any=-153- but_are=-228- but_as=-220- but_at=-311- but_becaus=-146- but_by=-242-
  but_can=-203- but_cannot=-104- but_concurrent=-67- but_creat=-63- but_dat=-115- but_do=-271- but_does=-453-
  but_don't=-365- but_eat=-48- but_even=-171- but_exclud=-94- but_for=103r but_futur=-49- but_has=-50- but_have=-155-
  but_he=-312- but_he's=-171- but_his=-228- but_human=-268- but_i=-350- but_i'd=-146- but_i'll=-164- but_i'm=-191-
  but_if=-180- but_ignor=-143- but_in=-114- but_instead=-37- but_is=-97- but_it=-503- but_it's=-62- but_item=-47-
  but_its=-147- but_just=-109- but_label=-71- but_let=-286- but_like=-151- but_maintain=-67- but_may=-263-
  but_most=-65- but_must=-91- but_my=-191- but_neither=-106- but_never=169p but_no=-386- but_nobody=-384-
  but_none=-253- but_normal=-56- but_not=-115- but_note=-26- but_noth=-168- but_now=-170- but_of=-41- but_omit=-43-
  but_one=-244- but_only=-245- but_other=-42- but_our=-81- but_pleas=-153- but_rather=-136- but_replac=138l
  but_return=-130- but_see=-129- but_she=-434- but_should=-140- but_some=-50- but_that=-439- but_the=-534-
  but_their=-145- but_then=-84- but_ther=-192- but_there=-236- but_thes=174o but_they=-246- but_this=94h but_thos=-231-
  but_thre=-52- but_to=-227- but_two=-30- but_use=-231- but_uses=-29- but_usual=-90- but_was=-45- but_we=-240-
  but_we'v=-58- but_were=-27- but_what=-347- but_when=-147- but_wher=-150- but_which=-98- but_who=-191- but_will=-89-
  but_with=-237- but_without=-265- but_work=-233- but_you=-443- but_your=-402- butter_#number=-74- butter_on=-164-
  button_send=-80- button_that=-207- buy_a=-143- buy_her=-171- buy_ibm=-64- buy_it=72h buy_the=133a by_#mail=-502-
  by_#number=-319- by_#url=149p by_a=-579- by_accept=111h by_accident=-106- by_add=-197- by_addr=-118- by_adjtim=-89-
  by_age=-220- by_agent=-62- by_ajv=-225- by_all=-319- by_allow=-252- by_an=151o by_and=-53- by_andrey=-25-
  by_another=-173- by_any=-255- by_anyon=-252- by_anyone=-219- by_append=-155- by_apply=-91- by_approver=-249-
  by_ask=-128- by_be=-114- by_bench=-68- by_bm25=-200- by_both=-58- by_browser=-84- by_c=-116- by_call=-243-
  by_check=-43- by_cmak=-31- by_code=-270- by_color=-94- by_column=-30- by_combin=-247- by_comma=-100- by_command=-90-
  by_connect=-73- by_contrast=-72- by_convention=-184- by_creat=-230- by_data=-48- by_date=-172- by_default=-175-
  by_defin=-258- by_definition=-295- by_design=125p by_divid=-78- by_do=-304- by_dominictarr=-62- by_dpkg=-146-
  by_dr=-168- by_each=-217- by_eight=-38- by_either=-226- by_empty=-90- by_enter=-137- by_entry=-208- by_error=-182-
  by_event=-102- by_every=-180- by_exclud=-182- by_explicit=-194- by_extend=-179- by_fd=-98- by_field=-56-
  by_file=-127- by_first=-327- by_follow=-288- by_for=-26- by_forc=-175- by_friday=-332- by_getdomain=-125-
  by_gettsconfig=-98- by_git=-381- by_giv=-31- by_gsemac=-25- by_hand=-455- by_hardwar=-29- by_hash=-157- by_hav=-184-
  by_her=146h by_higher=-79- by_his=-95- by_hold=-253- by_how=-165- by_id=-412- by_import=-167- by_in=-87-
  by_includ=-261- by_index=-108- by_it=-259- by_its=-253- by_itself=-95- by_joe=-162- by_jsdom=-158- by_key=-277-
  by_keyboard=-72- by_kind=-189- by_law=-214- by_leav=-97- by_lett=-156- by_letter=108l by_lightn=-52- by_line=-196-
  by_linu=-204- by_littl=-192- by_load=69p by_local=-259- by_look=-198- by_mail=-29- by_mak=-185- by_maker=-36-
  by_management=235a by_many=-352- by_matt=-232- by_mean=119p by_member=-191- by_men=-46- by_messag=-139-
  by_mistak=-132- by_more=-47- by_my=-135- by_name=-502- by_newlin=-42- by_node=-239- by_noon=116a by_not=-339-
  by_now=-121- by_number=-139- by_old=-76- by_older=-31- by_one=-251- by_open=-206- by_openai=-135- by_order=217a
  by_other=-337- by_our=124p by_pars=-129- by_part=-213- by_pass=-262- by_path=-46- by_peopl=-238-
  by_percussionist=-101- by_pg=-133- by_phon=-258- by_pid=-105- by_piec=-119- by_popular=-108- by_posix=-147-
  by_prefix=-217- by_prepend=-162- by_priority=-44- by_program=-213- by_pure=-53- by_radiation=-56- by_rauno=-28-
  by_read=-46- by_reassign=-51- by_referenc=-173- by_repeat=176l by_request=-248- by_resolveformatter=-52-
  by_resourc=-38- by_restrict=-64- by_rolldown=-78- by_rout=-109- by_rule=-399- by_s=-130- by_say=27h by_script=-179-
  by_semicolon=-90- by_send=281a by_session=-202- by_sett=-295- by_side=-280- by_sign=-244- by_skill=-95- by_sms=-337-
  by_softwar=-144- by_some=-32- by_someon=29o by_spac=-123- by_specify=-225- by_start=-159- by_stor=-215-
  by_subsequent=-70- by_surround=-45- by_systemd=-299- by_text=-292- by_that=-357- by_their=-312- by_them=-111-
  by_themselv=-327- by_then=-245- by_thes=-95- by_this=-465- by_thos=-177- by_throw=-85- by_thursday=-228-
  by_tier=-307- by_time=-298- by_tom=-240- by_tool=-244- by_touch=-159- by_travers=-176- by_two=-285- by_typ=-328-
  by_u=-200- by_unbash=-59- by_us=-60- by_user=100a by_valu=-214- by_vite=-95- by_vyacheslav=-132- by_was=-172-
  by_what=72o by_wher=-65- by_which=-273- by_whitespac=-72- by_whom=-250- by_why=-57- by_window=-97- by_word=31l
  by_you=216h by_your=82a by_zip=-215- byt_#url=-201- byt_and=-136- byt_are=-126- byt_can=-97- byt_encod=-97-
  byt_for=-63- byt_from=-262- byt_in=-168- byt_is=-75- byt_of=-291- byt_on=-243- byt_sent=-155- byt_that=-269-
  byt_to=-123- byte_and=-76- byte_as=-93- byte_buffer=-73- byte_came=-125- byte_count=-77- byte_encod=-103-
  byte_exact=-33- byte_for=-142- byte_is=-133- byte_of=-27- byte_offset=-108- byte_or=-128- byte_order=-241-
  byte_representation=-238- byte_size=-65- byte_so=-315- byte_stream=-178- byte_valu=-77- bytecod_to=-164-
  bzip2_compression=-150- c000_#number=-120- c4f0dfff4e8c1a8236409d08e73bc641cc11f4c8_rod=-53- c99_posix=-50-
  c_#number=-250- c_a=-62- c_and=37c c_bind=-335- c_blow=-178- c_but=-170- c_by=-49- c_c=-225- c_code=-323-
  c_compiler=-181- c_d=-54- c_fil=-209- c_help=-110- c_in=-125- c_is=-345- c_languag=-121- c_library=-149- c_o=-189-
  c_option=-76- c_or=-99- c_postag=-162- c_program=-271- c_r=-244- c_shell=-178- c_sourc=-168- c_the=-258-
  c_toxic=-228- c_user=237c c_valu=-75- c_which=-124- c_will=-41- c_wrapper=-169- ca_option=-40- caaaall_for=-111-
  cach_all=-256- cach_and=-220- cach_at=-77- cach_by=-154- cach_cach=-140- cach_delegation=-74- cach_delet=-254-
  cach_entri=-326- cach_entry=-192- cach_from=-143- cach_in=-247- cach_instanc=-255- cach_is=-226- cach_it=-203-
  cach_item=-40- cach_key=-131- cach_keys=-69- cach_location=-224- cach_lookup=-107- cach_marker=-149- cach_of=-199-
  cach_operation=-284- cach_or=-29- cach_primary=-39- cach_set=-201- cach_should=-84- cach_stat=-155- cach_still=-287-
  cach_stor=-34- cach_such=-34- cach_sync=-63- cach_tags=-41- cach_the=-122- cach_to=-229- cach_ttl=-155-
  cach_updat=-114- cach_uses=-79- cach_valu=-148- cach_variabl=-209- cach_will=-269- cach_with=-173- cache1_id=-152-
  cacheabl_and=-87- cacheabl_memory=-263- cacheabl_node=-79- cacheabl_option=-214- cacheabl_ttl=-32-
  cacheabl_util=-169- cacheablememory_item=-129- cacheablememory_stor=-48- cachealtdirectory_directory=-152-
  cachedinputfilesystem_see=-174- cacheerror_property=-41- cacheid_on=-79- cacheid_other=-104- cacheid_str=-35-
  cacheid_to=-30- cairo_so=-97- cake_is=-262- calculat_a=-30- calculat_accord=-66- calculat_the=-80-
  calendar_invitation=192a calendar_is=-97- calendar_that=157p calendar_time=-75- calendar_with=212x call_#number=-128-
  call_a=-247- call_after=-279- call_are=140h call_as=-413- call_at=-313- call_automatical=156h call_back=-336-
  call_befor=-389- call_bind=-191- call_but=-132- call_by=-296- call_cach=-316- call_call=-160- call_callasync=-163-
  call_can=-395- call_clear=-87- call_come=-188- call_complet=-299- call_connect=-231- call_count=-213- call_did=-476-
  call_does=-215- call_end=-300- call_every=-317- call_fail=-341- call_first=-288- call_for=75h call_forward=220x
  call_from=-43- call_graph=-183- call_has=-169- call_hey=-271- call_him=-279- call_home=172p call_if=-225-
  call_in=-223- call_insid=-49- call_instead=-60- call_is=-561- call_it=-373- call_its=188c call_itself=-271-
  call_listener=-432- call_loop=-57- call_made=-440- call_may=-348- call_me=-338- call_method=-82- call_must=-59-
  call_next=-191- call_no=-311- call_not=86p call_now=-178- call_of=-623- call_off=-57- call_on=-91- call_once=-163-
  call_one=-173- call_only=-271- call_open=-38- call_option=-246- call_or=-172- call_out=-260- call_over=-267-
  call_png=-425- call_proces=-360- call_provid=-203- call_pthread=-46- call_recordkey=-193- call_repeat=-140-
  call_resolver=-71- call_resourc=-76- call_return=-295- call_send=-205- call_sets=-58- call_setstaticinstanc=-129-
  call_so=-313- call_stack=-231- call_support=-99- call_syncbailhook=-57- call_tap=-55- call_that=-613- call_the=-204-
  call_them=-288- call_then=-88- call_this=-478- call_thread=-166- call_tim=-266- call_to=68p call_tool=-236-
  call_touch=-124- call_twic=-41- call_usag=-142- call_wait=-219- call_was=-239- call_were=-60- call_when=-343-
  call_wher=-275- call_which=-58- call_will=-226- call_with=-317- call_without=-452- call_would=-211- call_yield=-241-
  call_you=-328- call_your=-461- callasync_callback=-170- callasync_or=-50- callasync_promis=-117- callback_and=-149-
  callback_is=-108- callback_list=-267- callback_or=-191- callback_procedur=-103- callback_resolution=-56-
  callback_to=-62- callback_when=-341- callback_will=-220- callback_with=-163- callback_would=-211- caller_addres=-154-
  caller_did=-144- caller_does=-192- caller_from=183x caller_hold=-328- caller_in=-278- caller_is=-156-
  caller_look=-192- caller_must=-237- caller_of=-245- caller_should=-260- caller_that=-104- caller_the=180x
  caller_want=-211- calm_down=-47- came_and=-135- came_back=-358- came_befor=44o came_down=-81- came_for=-29-
  came_from=-455- came_home=-29- came_i=-249- came_in=88l came_into=-389- came_of=-470- came_out=-206- came_over=-174-
  came_the=-165- came_to=-287- came_up=-217- came_with=127l came_without=-224- camera_is=-285- camera_mov=-71-
  camera_selection=-144- camera_to=-179- can't_be=-39- can't_break=-216- can't_buy=-107- can't_decid=-179-
  can't_do=-110- can't_even=-283- can't_find=-286- can't_get=-231- can't_go=-239- can't_have=-156- can't_help=-194-
  can't_make=-316- can't_or=219r can't_remember=-249- can't_say=-367- can't_see=143l can't_seem=-125- can't_stand=-172-
  can't_take=-265- can't_tell=-277- can't_think=-167- can't_understand=-349- can't_win=-140- can_accept=-161-
  can_add=-246- can_additional=-119- can_affect=-149- can_afford=-147- can_all=-137- can_also=-453- can_alway=-362-
  can_and=-240- can_ask=-310- can_avoid=-121- can_be=-155- can_break=240r can_build=-132- can_but=-84- can_buy=-157-
  can_call=-319- can_catch=-120- can_caus=-200- can_chang=-412- can_check=-269- can_claim=-116- can_configur=-207-
  can_consult=-162- can_consum=-206- can_contain=-260- can_control=-89- can_convert=-139- can_copy=-336- can_count=-26-
  can_creat=-207- can_customiz=-193- can_cut=-312- can_defin=-281- can_detect=-144- can_differ=-97- can_direct=-252-
  can_disabl=-318- can_disagre=-85- can_doubl=-32- can_easi=-61- can_either=-190- can_even=-226- can_ever=-248-
  can_execut=-153- can_extract=-142- can_fail=-209- can_feed=-203- can_feel=-322- can_find=-290- can_fool=-101-
  can_for=-29- can_generat=-241- can_get=-133- can_give=-264- can_go=-172- can_grow=-147- can_handl=-199-
  can_happen=-331- can_have=-276- can_help=-217- can_hold=-153- can_however=-58- can_i=-223- can_if=-46-
  can_implement=-173- can_import=-275- can_improv=-68- can_includ=-418- can_inlin=-29- can_install=-152-
  can_investigat=-249- can_it=-152- can_keep=96x can_lead=-200- can_learn=-291- can_leav=-171- can_lift=111p
  can_limit=-63- can_list=-268- can_listen=-218- can_live=-170- can_load=-233- can_look=-301- can_make=-361-
  can_manipulat=-91- can_match=-97- can_modify=-280- can_move=-120- can_neither=-158- can_never=-404- can_no=-129-
  can_not=-274- can_now=191r can_occur=-43- can_of=-89- can_offer=-103- can_one=-157- can_only=-543- can_opener=-243-
  can_opt=-309- can_optional=-243- can_overlap=-26- can_overrid=-267- can_pars=-30- can_pass=-249- can_pick=193x
  can_point=-140- can_possib=-204- can_potential=-103- can_probab=-192- can_proces=-60- can_provid=-256- can_pull=-52-
  can_put=-227- can_quick=-243- can_read=93x can_rebuild=73l can_receiv=-136- can_referenc=-134- can_register=-194-
  can_remember=-85- can_replac=-190- can_request=-264- can_return=-97- can_run=-358- can_safe=163o can_say=-304-
  can_see=95x can_send=-76- can_serv=108x can_set=-189- can_simp=-228- can_skip=46a can_solv=-121- can_sometim=-101-
  can_specify=-164- can_spot=-124- can_start=-157- can_step=-130- can_still=-217- can_stor=-361- can_subscrib=-182-
  can_supp=-85- can_surfac=-215- can_take=-225- can_tell=-100- can_then=-262- can_therefor=-27- can_think=-180-
  can_trac=-324- can_trigger=-242- can_try=-142- can_type=-191- can_u=-82- can_understand=-294- can_use=-587-
  can_wait=-241- can_we=-26- can_wrap=-30- can_writ=-543- can_you=-163- cancel_the=-204- cancell_the=-164-
  cancellation_pagination=-25- cancellation_subscription=-70- candidat_is=-139- candidat_to=-85- cannot_be=-33-
  cannot_chang=-197- cannot_contain=-116- cannot_do=-270- cannot_exce=-207- cannot_find=-374- cannot_get=-209-
  cannot_have=-254- cannot_in=-200- cannot_interrupt=-61- cannot_know=-79- cannot_predict=-230- cannot_return=-92-
  cannot_save=-177- cannot_say=-80- cannot_tell=-254- cannot_use=-169- canonical_decod=-86- cans_but=-119-
  cans_only=-119- canva_alon=-217- canva_and=-110- cap_net=-203- cap_of=-57- cap_on=-123- cap_setpcap=-71-
  cap_setuid=-182- cap_sys=-236- capabiliti_are=-167- capabiliti_md=-64- capabiliti_to=-204- capability_in=-186-
  capability_is=-155- capability_negotiation=-25- capabl_of=-291- capacity_to=-261- capp_and=-185- capp_at=-111-
  capp_to=-124- caps_how=-39- captain_a=-110- captain_of=-268- captur_by=-134- captur_group=-259- captur_is=-29-
  captur_location=-224- car_about=31r car_among=-106- car_and=-47- car_for=-110- car_if=-309- car_is=-192-
  car_salesman=-95- car_with=-91- card_#agentfile=-204- card_and=243x card_in=179x card_is=-369- card_number=-75-
  card_sourc=-81- card_to=55x care_about=194o care_at=-238- care_how=-98- care_of=-310- care_to=-315- care_wher=-292-
  careful_as=-52- careful_disabl=-85- careful_to=-269- careful_when=-260- careful_with=-241- carri_a=-239-
  carri_an=-170- carri_every=-67- carri_it=-233- carri_no=-78- carri_one=-266- carri_out=118h carri_over=-158-
  carri_them=-107- carriag_return=-122- carry_a=-375- carry_an=-145- carry_none=-185- carry_on=268h carry_out=61h
  carry_over=-174- carry_the=83x carry_this=240p cas_and=-206- cas_are=-129- cas_for=-160- cas_is=-130- cas_it=-49-
  cas_the=-69- cas_to=-39- cas_when=-36- cas_wher=-214- cas_you=-235- casa_#mail=-53- case_a=-106- case_an=-55-
  case_asid=-270- case_becaus=-159- case_count=-151- case_fold=-78- case_hex=-153- case_insensitiv=-139-
  case_insensitive=-64- case_is=-117- case_it=-206- case_it's=-264- case_letter=-130- case_of=-29- case_sensitiv=-207-
  case_special=-69- case_that=-171- case_the=37p case_ther=-106- case_this=-118- case_true=-49- case_type=-36-
  case_when=-229- case_wher=-144- case_you=-276- cast_attempt=-32- cast_out=-107- cast_to=-129- cast_valu=-53-
  cat_dev=-222- cat_food=-97- cat_has=-206- cat_is=-84- cat_scratch=-199- catch_and=-58- catch_his=-287- catch_it=-175-
  catch_up=-200- catch_your=-39- categori_and=-78- categori_are=-68- categori_stat=-81- categori_the=-83-
  category_is=-185- category_its=-108- category_name=-125- category_of=-262- category_on=-75- category_sector=-76-
  category_which=-44- cats_are=-107- caught_by=-212- caus_a=-279- caus_an=-304- caus_any=-94- caus_behavior=-88-
  caus_by=-127- caus_collision=-32- caus_for=-223- caus_i'm=-140- caus_issu=-186- caus_it=-166- caus_mutex=-41-
  caus_of=-336- caus_the=-359- caus_this=-269- caus_type=-54- caution_and=-207- cc_option=-46- cdn_#url=-394-
  cdn_asset=-133- ceas_to=-235- ceas_us=-150- ceil_in=-223- cell_byte=-128- cell_that=-237- cell_wher=-80-
  cellar_is=-315- center_immediate=-92- center_of=-283- certain_cas=-80- certain_not=-164- certain_operation=-42-
  certain_point=-143- certain_properti=-35- certain_repli=-92- certain_typ=-56- certificat_and=-247-
  certificat_chain=-182- certificat_file=-173- certificat_from=81h certificat_is=-329- certificat_of=216p
  certificat_or=-229- certificat_request=-127- certificat_rotation=-77- certificat_to=198p certificat_with=-204-
  cgroup_is=-60- chain_branch=-71- chain_for=-104- chain_is=-105- chain_journal=-150- chain_of=-255- chain_them=-229-
  challeng_for=-75- challeng_str=-72- chanc_that=-43- chanc_to=-321- chang_#url=-393- chang_a=-346- chang_after=-204-
  chang_afterward=-321- chang_all=-116- chang_an=-50- chang_and=-300- chang_any=-180- chang_anyth=-161- chang_are=-337-
  chang_as=-306- chang_at=-235- chang_back=-89- chang_befor=-452- chang_below=171h chang_between=-165-
  chang_boolean=-119- chang_by=-330- chang_can=-63- chang_consumer=-69- chang_cours=-105- chang_data=-127-
  chang_definition=-62- chang_each=-60- chang_either=-117- chang_else=-30- chang_every=-176- chang_external=-30-
  chang_fil=-219- chang_for=-255- chang_found=-30- chang_frequent=-54- chang_from=37h chang_her=-224- chang_his=-260-
  chang_how=-81- chang_if=127p chang_in=-43- chang_into=40h chang_is=81x chang_it=-211- chang_its=-231-
  chang_made=-283- chang_memory=-174- chang_meta=-211- chang_my=-272- chang_none=-376- chang_noth=-529-
  chang_null=-191- chang_object=-217- chang_of=-125- chang_on=-161- chang_one=-297- chang_operation=-106- chang_or=-43-
  chang_our=-137- chang_recall=-107- chang_record=-177- chang_refus=-63- chang_sinc=-425- chang_so=-298-
  chang_someth=-268- chang_storehashsiz=-278- chang_such=-65- chang_tak=-121- chang_that=-298- chang_the=99p
  chang_their=-138- chang_them=-190- chang_then=-250- chang_this=-234- chang_to=-635- chang_unnotic=-235-
  chang_was=-276- chang_were=-79- chang_what=-398- chang_when=-161- chang_whether=-156- chang_which=-361-
  chang_whil=-260- chang_with=-224- chang_without=-90- chang_word=-175- chang_you=-345- chang_your=268r
  changelog_#url=-271- changelog_entri=-183- changelog_entry=-316- channel_#url=-331- channel_are=-112-
  chao_repli=-123- char_code=-246- char_each=-81- char_of=-99- char_with=-86- character_a=-95- character_acros=-62-
  character_and=-206- character_are=-329- character_as=-94- character_at=75r character_befor=-105-
  character_budget=-179- character_but=-191- character_can=-96- character_clas=-82- character_class=-40-
  character_devic=-121- character_e=-63- character_encod=-270- character_eras=-185- character_escap=-31-
  character_for=-102- character_from=-214- character_i=-67- character_in=-339- character_includ=-202-
  character_into=-71- character_is=-121- character_long=-140- character_made=-328- character_match=-31-
  character_may=-252- character_not=-240- character_of=82r character_or=-65- character_other=-117- character_rang=-42-
  character_sequenc=-190- character_set=-169- character_so=-118- character_str=-65- character_that=-215-
  character_the=-40- character_thos=-185- character_used=-254- character_when=-48- character_which=-128-
  character_who=178r character_will=-138- character_with=-51- characteristic_of=-198- characteriz_by=-26-
  charg_ponder=-218- charg_the=-194- charnelhous_blvd=-173- charset_is=-201- charset_parameter=-58- charset_to=-237-
  chart_a=-161- chartyp_default=-87- chat_are=-160- chat_completion=-411- chat_for=-209- chat_history=-127-
  chat_id=116x chat_in=148x chat_live=-295- chat_new=-209- chat_open=-219- chat_should=31x chat_to=256x chat_with=-386-
  chatt_with=-165- chattr_#number=-206- cheaper_than=-113- check_#url=101p check_a=-247- check_against=-172-
  check_an=-111- check_are=157a check_as=-173- check_buffer=-167- check_but=-35- check_by=-123- check_constraint=-255-
  check_directiv=-260- check_every=33p check_expression=-96- check_for=-536- check_i=-39- check_if=-417-
  check_ignor=-359- check_in=-423- check_is=-359- check_it=-50- check_map=-104- check_of=-243- check_off=-128-
  check_on=-34- check_or=-277- check_out=-488- check_see=-108- check_sourc=-83- check_syncwaterfallhook=-57-
  check_that=-73- check_the=-408- check_them=-181- check_to=-407- check_when=217a check_whether=-121- check_which=-204-
  check_will=-204- check_with=291a check_your=-409- checker_formatterchecker=-72- checker_proceed=-45-
  checkignor_return=-222- checkinterval_the=-43- checkout_b=-60- checkpoint_every=-39- checksum_and=-233-
  checksum_of=-211- checksum_zip=-52- cheek_and=-86- chemist_who=151r chengzhong_wu=-84- cherry_pick=-193-
  cheung_#mail=-84- child_and=-253- child_conversation=-140- child_cpuset=-144- child_creat=-118- child_does=-92-
  child_has=-41- child_in=-70- child_is=-208- child_last=-93- child_may=-81- child_nod=-69- child_of=-73- child_or=-36-
  child_proces=-116- child_process=-321- child_scop=-65- child_stand=-117- child_subject=-93- child_that=-103-
  child_thread=-29- child_to=-185- child_was=-187- child_with=-95- childproof_cap=-115- children_and=135x
  children_are=-223- children_classnam=-62- children_for=-121- children_in=-206- children_of=-118- children_that=-270-
  children_to=-190- children_will=-87- childscop_array=-104- chines_and=-164- chines_ideogram=-117- chmod_#number=47c
  choic_between=-181- choic_for=-114- choic_goes=-213- choic_in=-319- choic_of=-233- choic_to=-182-
  choir_rehearsal=-144- chokidar_interval=-44- chokidar_stat=-56- chokidar_usepoll=-44- choos_a=-169- choos_among=-204-
  choos_from=-199- choos_it=-277- choos_noth=-116- choos_the=-116- choos_to=-231- choru_choru=-284- chos_the=-164-
  chos_to=-151- chosen_becaus=-62- chosen_by=-219- chosen_for=-120- chosen_now=-149- chosen_or=-67- chosen_the=-334-
  chosen_to=-161- chosen_with=-97- chosen_yet=-122- chown_#number=-227- chown_fchown=-127- chrom_#number=-103-
  chrom_devtool=-122- chrom_version=-56- chromium_#number=-78- chromium_or=-52- chromium_version=-86- chunk_at=-107-
  chunk_is=-97- chunk_of=-160- chunk_pass=-34- chunk_that=-29- chunk_to=-208- chunk_which=-315- ci_imag=-192-
  ci_url=-290- cidr_prefix=-25- cidr_rang=-151- cie_lab=-150- cie_lch=-111- cipher_text=-27- circl_is=-88-
  circl_of=-92- circl_that=-162- circuit_with=-158- circular_referenc=-111- city_and=-101- city_in=-30- cjk_the=-81-
  cjs_and=-124- cjs_bundl=-45- claim_of=-204- claim_that=-98- claim_the=-254- claim_to=129x clas_and=-183-
  clas_can=-48- clas_file=-30- clas_for=-247- clas_in=-66- clas_is=-207- clas_of=-175- clas_on=-194- clas_pars=-68-
  clas_represent=-94- clas_synchook=-57- clas_that=-101- clas_the=-151- clas_to=-142- class_and=-163- class_are=-249-
  class_d=-74- class_defin=-45- class_has=-68- class_which=-120- classifier_are=-97- classify_an=-29-
  classify_failur=-166- classnam_classnam=-62- classnam_for=-62- claud_md=-48- claus_can=-296- claus_is=-260-
  clean_#number=-210- clean_remov=-335- clean_servic=-205- clean_up=62p clean_v=-34- clean_v2=-80- clean_your=-47-
  cleanup_depend=-70- cleanup_must=-228- cleanup_push=-275- clear_all=-280- clear_and=-190- clear_any=-315-
  clear_count=-72- clear_data=-273- clear_in=-260- clear_light=-96- clear_of=-168- clear_or=-101- clear_spac=-115-
  clear_that=-314- clear_the=-139- clear_this=136a clear_to=127r clear_when=-153- clearall_cachedirectory=-228-
  clearcachebyid_cacheid=-35- clever_statement=-96- cli_#url=-31- cli_apps=-91- cli_hostil=-87- cli_md=-178-
  cli_or=-74- cli_tool=-204- click_and=-128- click_tak=-173- clickity_tap=-168- client_and=-252- client_are=-166-
  client_befor=-265- client_by=-29- client_can=-220- client_curl=-265- client_data=-281- client_error=-231-
  client_handl=-284- client_in=-241- client_is=-247- client_may=-165- client_md=-39- client_of=-169-
  client_preferenc=-251- client_report=-272- client_side=-172- client_such=-101- client_that=-390- client_tool=-291-
  client_transport=-39- client_webhook=-135- client_will=-232- climb_up=-66- cling_to=-79- clint_eastwood=-228-
  clipboard_to=183x clock_cost=-56- clock_gettim=-71- clock_in=-129- clock_is=-349- clock_monotonic=-152-
  clock_of=-166- clock_proces=-44- clock_realtim=-107- clock_that=-157- clockwis_from=-202- clon_#number=-266-
  clon_for=-84- clon_from=-180- clon_is=-268- clon_must=-218- clon_of=-356- clon_only=-92- clon_the=-280-
  clon_thread=-99- clon_your=-177- clonebasenameplugin_sourc=-101- clos_#number=-153- clos_a=-282- clos_and=-232-
  clos_async=-212- clos_at=-127- clos_brac=-86- clos_enough=-130- clos_every=-293- clos_goes=-37- clos_in=-248-
  clos_it=-252- clos_more=-95- clos_on=-345- clos_start=-75- clos_stream=-204- clos_the=-495- clos_to=-376-
  clos_when=-345- close_first=-26- closeonresolv_i=-35- closer_to=-172- closest_to=-211- closest_variabl=-146-
  cloth_and=-198- cloud9_#url=-72- cloud_and=-271- cloud_bill=168h cloud_build=-302- cloud_cover=-148-
  cloud_function=-287- cloud_kms=-211- cloud_of=142x cloud_platform=-225- cloud_resourc=-124- cloud_run=-373-
  cloud_sql=-199- cloud_storag=-378- cloudflar_worker=-212- cloudsdkroot_lib=-194- club_is=-137- club_meet=-84-
  cluster_configuration=-81- cluster_in=-250- cluster_is=-123- cluster_the=-120- cluster_to=-290- cluster_was=-131-
  cluster_will=-71- cmak_#number=-272- cmak_file=-198- cmak_provid=-92- cmak_version=-216- cmak_will=-96-
  cmakepreset_json=-250- cmakeuserpreset_json=-216- cmd_exe=-79- cmdk_dialog=-144- cmdk_overlay=-144- cmsg_#number=-84-
  cmsg_nxthdr=-142- cmsghdr_structur=-62- cmyk_are=-102- cn_md=-141- cn_rd=-172- cnam_mx=-182- coach_on=-255-
  cobol_programmer=-137- coca_cola=-174- cod_a=-41- cod_with=-76- code_#number=108a code_#url=-193- code_add=-47-
  code_additionalproperti=-86- code_and=-173- code_are=-170- code_as=-316- code_back=-174- code_below=-218-
  code_block=186l code_can=-84- code_carri=-141- code_chang=-275- code_chokidar=-44- code_closeonresolv=-35-
  code_code=-185- code_coverag=-245- code_deserializ=-191- code_exampl=-188- code_fenc=118l code_for=-260-
  code_formatter=-136- code_from=-114- code_generation=-176- code_generator=-132- code_has=-126- code_health=-119-
  code_i=-69- code_if=-126- code_ignor=-71- code_in=324c code_injection=-196- code_is=109a code_isn't=-114-
  code_isserializ=-233- code_like=-170- code_mean=-205- code_number=-196- code_of=-404- code_on=279x code_only=-102-
  code_or=-74- code_point=-601- code_requiredpropertieskey=-141- code_runn=-44- code_sampl=-186- code_sec=-154-
  code_see=-287- code_should=-328- code_snippet=-166- code_start=-317- code_to=-29- code_told=-301- code_unit=-35-
  code_valu=-103- code_when=-164- code_whil=-28- code_whol=-81- code_wish=-61- code_with=-42- code_you=107l
  codecov_imag=-108- codecov_url=-378- coderjo_damn=-158- coerc_data=-131- coerc_scalar=-110- coerc_typ=-59-
  coercetyp_chang=-127- coercion_rul=-122- coffe_in=-192- coffe_machin=-266- coffeescript_and=-71- cogito_ergo=-157-
  col_position=-122- cold_and=-166- cold_comparison=-175- cold_start=-204- collaborator_guid=-125-
  collaborator_we=-215- collaps_and=-28- collaps_of=-115- collaps_the=203h colleagu_on=-306- collect_and=-243-
  collect_error=189x collect_his=-275- collect_the=-99- collection_algorithm=-79- collection_keep=-70-
  collection_of=-209- collector_to=-90- collina_#mail=-84- collision_with=-78- colon_and=-77- colon_delimit=-108-
  colon_is=-62- colon_or=-39- colon_to=-226- color_#number=-102- color_#url=-119- color_and=-81- color_are=-58-
  color_by=-87- color_contrast=-103- color_convert=-84- color_from=-137- color_in=-75- color_is=-43- color_model=-154-
  color_modul=-30- color_or=-370- color_output=-273- color_schem=-51- color_spac=-219- color_that=-63- color_to=-255-
  colorbrewer_#url=-210- colortabl_array=-31- colour_could=-75- colour_is=-185- colour_more=-75- colour_of=-92-
  column_and=-268- column_are=210x column_can=-188- column_for=213h column_in=-168- column_is=-169- column_keys=-65-
  column_list=-186- column_number=-230- column_of=-323- column_or=-133- column_position=-244- column_tabl=-145-
  column_that=-131- column_the=-295- column_to=-310- column_will=-70- com_a=-332- com_at=-195- com_back=-68-
  com_befor=-317- com_first=241p com_from=-53- com_in=184h com_into=-217- com_last=-53- com_next=-148- com_off=153r
  com_on=-132- com_once=-240- com_out=81h com_to=-80- com_with=-77- combin_req=-205- combin_schema=-25-
  combin_the=-150- combin_with=-300- combination_of=-86- combination_with=-226- combustion_engin=-111- come_a=-99-
  come_after=-122- come_and=-381- come_at=-276- come_back=-348- come_befor=126l come_between=49o come_by=-242-
  come_down=-197- come_first=-127- come_from=-180- come_home=-186- come_in=-208- come_into=-244- come_last=-159-
  come_mask=-204- come_on=-166- come_only=-119- come_out=-362- come_over=-272- come_thos=-107- come_through=-129-
  come_to=-379- come_up=104x come_with=-223- comfort_and=-33- comma_and=-224- comma_delimit=-59- comma_separat=-107-
  comma_splitt=-77- command_a=-128- command_about=-291- command_after=-311- command_allow=-297- command_and=-73-
  command_answer=-208- command_appli=-353- command_are=130p command_as=50h command_but=-248- command_by=-313-
  command_can=-233- command_cannot=101h command_command=-408- command_creat=-198- command_does=-283-
  command_export=-251- command_file=-63- command_for=-296- command_from=414a command_given=-324- command_have=-44-
  command_i=-134- command_in=240a command_instead=-291- command_invocation=-119- command_is=-209- command_it=-88-
  command_itself=-293- command_lin=-122- command_line=-617- command_may=-324- command_menu=-136- command_must=-389-
  command_name=-160- command_need=-145- command_on=-171- command_or=-309- command_out=-298- command_output=-314-
  command_read=-229- command_return=-360- command_run=-219- command_see=-32- command_str=-99- command_substitution=-59-
  command_tabl=-110- command_take=-137- command_that=-399- command_the=-255- command_this=-108- command_to=-528-
  command_was=78h command_will=-252- command_with=-275- command_without=-284- command_work=-225- command_would=-273-
  comment_#url=-253- comment_and=-292- comment_given=-124- comment_in=219c comment_is=-338- comment_of=178c
  comment_on=126x comment_out=-235- comment_surviv=-65- comment_that=-389- comment_true=-121- comment_what=-35-
  commercial_support=-71- commit_#number=-110- commit_a=-47- commit_and=-309- commit_are=-137- commit_date=-128-
  commit_for=-158- commit_from=-239- commit_git=-82- commit_graph=-168- commit_hook=-249- commit_in=-238-
  commit_is=-309- commit_log=-421- commit_m=-82- commit_messag=-144- commit_o=-103- commit_object=-159- commit_of=-231-
  commit_or=-85- commit_sha=-107- commit_that=-282- commit_time=-118- commit_to=-254- commit_us=-82- commit_which=-307-
  commit_will=-196- commit_with=78c commit_without=-95- commit_you=-297- commitment_to=-80- committ_suicid=-148-
  common_and=-131- common_api=-92- common_as=-191- common_but=-34- common_for=-255- common_good=-58-
  common_however=-37- common_man=-158- common_media=-125- common_ones=-170- common_option=-115- common_pattern=-86-
  common_scenario=-183- common_sens=35o common_symbol=-136- common_to=-132- common_use=-342- common_used=-172-
  commonj_#url=-59- commonj_and=-47- commonj_compatibility=-30- commonj_runtim=-86- commonj_support=-83-
  communicat_with=-218- communication_between=-101- communication_with=-150- community_discord=-128-
  community_registration=-39- community_to=-196- comp_os=-124- comp_with=146a compact_#number=-247- compact_str=-88-
  compaction_in=-175- compaction_out=-144- compaction_took=-104- company_#number=-286- company_is=-254-
  company_policy=-77- company_uses=-218- compar_it=-88- compar_keep=-67- compar_loos=-69- compar_one=-177-
  compar_size=-72- compar_the=-127- compar_them=-203- compar_to=-47- compar_two=-255- compar_with=-114-
  comparator_part=-66- comparator_requir=-91- comparision_if=-120- comparison_and=-248- comparison_function=-100-
  comparison_launch=-175- comparison_library=-61- comparison_md=-132- comparison_of=-162- comparison_to=-71-
  comparison_will=-85- comparison_with=-81- compat_data=-200- compat_transpiler=-181- compatibility_add=-27-
  compatibility_and=-37- compatibility_between=-135- compatibility_for=-106- compatibility_is=-91-
  compatibility_issu=-166- compatibility_mode=-151- compatibility_only=-92- compatibility_skill=-40-
  compatibility_the=-37- compatibility_with=-177- compatibl_api=-34- compatibl_delet=-157- compatibl_logger=-65-
  compatibl_manner=-94- compatibl_the=-66- compatibl_with=-255- compell_to=-36- compensation_for=-85-
  compensation_or=-98- competitiv_performanc=-149- compil_a=-309- compil_and=-199- compil_at=-34- compil_but=-125-
  compil_code=-167- compil_definition=-35- compil_for=-158- compil_into=-136- compil_option=-81- compil_schema=-356-
  compil_the=-90- compil_them=-167- compil_time=-224- compil_to=-89- compil_with=-84- compilation_asynchronou=-45-
  compilation_flag=-356- compilation_is=-239- compilation_of=-55- compileasync_method=-76- compiler_as=-33-
  compiler_compiler=-131- compiler_id=-190- compiler_is=-61- compiler_may=-106- compiler_option=-79- compiler_to=-71-
  compiler_used=-301- compiler_which=-32- compileroption_path=-57- complain_about=-320- complet_a=-169-
  complet_and=-176- complet_body=-217- complet_but=-25- complet_in=-316- complet_list=-132- complet_secur=-98-
  complet_task=-328- complet_text=52l complet_that=-106- complet_the=-90- complet_when=-39- complet_with=-159-
  complete_chang=-120- complete_cros=-66- complete_us=-85- completenes_pass=-218- completion_asyncseri=-57-
  completion_list=-72- completion_sync=-30- completion_the=-223- completion_vs=-63- complex_and=-37- complex_cors=-27-
  complex_data=-167- complex_typ=-36- compliant_ast=-129- component_#url=-208- component_and=-239- component_are=-253-
  component_chang=-30- component_documentation=-72- component_has=-124- component_is=-231- component_it=-116-
  component_of=-124- component_that=-155- component_to=-111- component_will=-289- component_with=-261-
  component_within=-246- compos_file=-171- compos_of=-153- compos_radix=-182- composabl_filter=-226-
  composition_is=-56- compound_keyword=-111- comprehensiv_test=-105- compres_and=-106- compress_befor=-230-
  compress_conversation=-231- compress_data=-144- compress_fil=-161- compress_the=-348- compress_with=-111-
  compressibl_whether=-199- compression_adapter=-182- compression_and=99p compression_chain=-71- compression_clos=-37-
  compression_first=-132- compression_has=-258- compression_in=-107- compression_is=-160- compression_level=-160-
  compression_lock=-162- compression_method=-237- compression_of=-76- compression_option=-222- compression_ratio=-191-
  compression_that=-263- compression_wher=-38- compromis_with=-89- comput_a=-104- comput_by=-78- comput_engin=-211-
  comput_from=-151- comput_region=-74- comput_the=-134- comput_zone=-39- computer_and=186r computer_are=-217-
  computer_be=-52- computer_is=-94- computer_it=-280- computer_languag=-222- computer_programm=-231-
  computer_scienc=-189- computer_scientist=-258- computer_that=-96- computer_with=-198- concatenat_into=-32-
  concatenat_str=-54- concatenation_of=-317- concatenation_you=-42- concatrepeatedarray_boolean=-107- conceal_the=328h
  concentrat_on=-128- concept_and=-72- concept_correspond=-79- concept_of=-272- concept_that=-132- concept_ts=-64-
  concern_about=-32- concern_the=149h concern_you=209o concert_is=-72- concis_clever=-96- concis_val=-61-
  concurrency_is=-78- concurrency_task=-81- concurrent_benchmark=-145- concurrent_iteration=-145- concurrent_mode=-196-
  concurrent_policy=-66- concurrent_user=-26- concurrent_writ=-92- condition_and=-204- condition_are=-88-
  condition_attr=-51- condition_in=-128- condition_is=-119- condition_of=-96- condition_or=-32- condition_that=-182-
  condition_to=-37- conduct_#url=-310- conf_#number=-251- conf_file=-175- confidenc_and=122x confidenc_in=-104-
  confidential_report=-123- config_#number=-242- config_and=146x config_are=-50- config_array=-194- config_but=-76-
  config_fil=-217- config_file=-106- config_for=-59- config_from=-105- config_function=-277- config_id=-241-
  config_is=-295- config_js=-156- config_key=-188- config_null=-196- config_object=-280- config_option=-191-
  config_or=-179- config_program=-113- config_type=-221- config_variabl=-179- config_when=-199- config_yaml=-186-
  config_you=-352- configdir_for=-32- configur_a=-178- configur_and=-192- configur_at=-162- configur_by=-103-
  configur_cwd=-44- configur_for=-183- configur_in=94l configur_model=-124- configur_now=-258- configur_on=-49-
  configur_one=-182- configur_option=-185- configur_or=-129- configur_otherwis=-37- configur_proactiv=-86-
  configur_rate=-51- configur_the=-337- configur_this=-361- configur_to=-220- configur_with=-277-
  configuration_and=-142- configuration_as=145l configuration_can=-106- configuration_fil=-454-
  configuration_file=-625- configuration_has=-235- configuration_in=-49- configuration_is=-229- configuration_item=-85-
  configuration_name=-154- configuration_object=-263- configuration_of=-361- configuration_option=-247-
  configuration_parameter=-234- configuration_section=-158- configuration_the=-143- configuration_to=254l
  configuration_variabl=-360- confirm_appointment=-213- confirm_by=52a confirm_the=-373- confirmation_is=217h
  confirmation_mail=-36- confirmation_on=-242- confirmation_step=221h conflict_between=53o conflict_lock=-218-
  conflict_unwritabl=-145- conflict_when=-92- conflict_with=-109- conform_to=-216- conformant_application=-159-
  confront_the=-140- confus_the=-319- confus_this=-205- confus_with=-152- confusion_of=-200- conjunction_with=-216-
  connect_#number=-250- connect_a=-212- connect_and=-304- connect_as=-134- connect_bodyparser=-106-
  connect_compres=-106- connect_have=-187- connect_in=-240- connect_one=-218- connect_proxi=-77- connect_request=-277-
  connect_session=-106- connect_socket=-38- connect_the=108x connect_to=-36- connect_with=-169- connection_and=-276-
  connection_as=-308- connection_attempt=-362- connection_between=-159- connection_from=-346- connection_is=-395-
  connection_of=-150- connection_on=-206- connection_parameter=-260- connection_pool=-124- connection_to=-350-
  connection_will=-125- connectoption_dispatcher=-29- conquer_the=-103- conscienc_is=-206- consent_approv=-53-
  consent_decid=-180- consent_for=30a consent_form=-263- consent_is=65h consent_to=35h consequenc_of=-78-
  consequenc_one=-50- consequential_damag=-39- consider_a=-420- consider_as=-41- consider_automatical=-43-
  consider_common=-34- consider_finish=-119- consider_himself=-28- consider_in=-49- consider_me=196a consider_sett=-94-
  consider_stal=-76- consider_support=-162- consider_the=153o consider_this=52a consider_to=-192- consider_us=-293-
  consider_valid=-171- consider_whitespac=-191- consider_your=281o consider_yourself=108r considerabl_amount=-127-
  consideration_of=-120- consideration_security=-96- consist_entire=-77- consist_into=-31- consist_of=-324-
  consistency_acros=-67- consistency_is=-124- consistency_see=-54- consistent_with=-226- consol_api=-184-
  consol_error=-103- consol_log=-190- consol_once=-100- consol_to=-164- consol_with=-50- consola_#url=-75-
  const_#number=-44- const_at=-50- const_bound=-152- const_declaration=-50- const_depth=-28- const_end=-46-
  const_found=-25- const_glob=-51- const_head=-49- const_limit=-32- const_point=-123- const_query=-36-
  const_shown=-182- const_want=-114- constant_are=-82- constant_time=-28- constraint_and=-265- constraint_in=-54-
  constraint_is=-129- constraint_on=-229- constraint_trigger=-279- construct_a=-134- construct_by=-39-
  construct_encounter=-86- construct_the=-66- constructiv_exchang=-57- constructor_a=-90- constructor_accept=-46-
  constructor_are=-79- constructor_can=-49- constructor_for=-178- constructor_of=-166- constructor_tak=-43-
  consult_the=162o consultant_n=-146- consum_a=-206- consum_by=-51- consum_the=-55- consumer_apply=-343-
  consumer_should=-184- contact_as=-124- contact_is=-207- contact_real=-162- contact_security=-96- contact_untrust=-96-
  contact_with=-302- contain_a=-101- contain_additional=-229- contain_all=-81- contain_an=-274- contain_and=-125-
  contain_any=-200- contain_at=-34- contain_child=-97- contain_function=-100- contain_in=-246-
  contain_information=-194- contain_magic=-50- contain_multipl=-158- contain_newlin=-40- contain_no=-273-
  contain_non=-48- contain_one=-57- contain_only=-155- contain_position=-103- contain_redaction=-74- contain_rul=-73-
  contain_special=-28- contain_that=-258- contain_this=69p contain_thos=-106- contain_two=-63- contain_typ=-40-
  contain_unescap=-165- contain_what=95p contain_within=-238- container_and=163c container_cluster=-224-
  container_imag=-311- container_or=-117- contemplat_the=-68- content_accessibility=-138- content_alon=-69-
  content_and=-335- content_are=-75- content_as=-277- content_attach=-322- content_be=-115- content_cannot=-68-
  content_chang=-284- content_disposition=-212- content_encod=-225- content_for=-391- content_if=-81- content_in=-274-
  content_is=-540- content_it=-121- content_length=-87- content_match=-87- content_may=109x content_negotiation=-224-
  content_null=-148- content_of=401x content_or=-106- content_policy=218r content_rather=-208- content_read=-112-
  content_security=-143- content_that=-179- content_the=-301- content_to=28x content_tool=-128- content_type=-388-
  content_wher=-77- content_will=-330- content_with=134x contenttyp_option=-64- contest_of=-148- context_and=182o
  context_defin=-92- context_describ=-170- context_file=-289- context_for=-316- context_in=-250- context_is=-51-
  context_lin=-271- context_object=-344- context_of=-52- context_protocol=-237- context_should=-170-
  context_signal=-153- context_the=-341- context_to=68x context_when=-347- context_will=-271- context_window=199l
  continu_pars=-32- continu_respons=-114- continu_the=-338- continu_to=46p continu_us=-240- continu_what=-158-
  continuation_becom=-40- continuation_or=-37- continuou_support=-62- continuous_updat=-140- contract_has=-239-
  contract_is=68x contract_over=-295- contract_the=-148- contract_to=-41- contraction_of=-221- contradict_this=203p
  contrary_opinion=-57- contrast_ratio=-86- contrast_the=-63- contrast_to=-164- contrast_with=-49- contribut_#url=-137-
  contribut_by=-268- contribut_contribut=-170- contribut_direct=-149- contribut_guid=-212- contribut_md=-269-
  contribut_section=-31- contribut_see=-31- contribut_to=-218- contribution_of=-227- contribution_policy=-35-
  contributor_#url=-212- contributor_guidelin=-65- control_#number=-115- control_and=-217- control_block=-125-
  control_character=-228- control_group=-210- control_how=-213- control_information=-164- control_is=-59-
  control_its=-26- control_messag=-207- control_n=-87- control_of=224c control_over=-241- control_plan=-162-
  control_scroll=-62- control_sequenc=-37- control_server=274c control_system=-208- control_the=-521- control_to=-114-
  control_we=-205- control_whether=-201- controll_by=-201- controll_the=-166- controll_with=-182- controller_in=-295-
  convenient_acces=-185- convention_are=-106- convention_is=-188- conventional_commit=-239- conversation_a=-227-
  conversation_alon=-158- conversation_and=-457- conversation_answer=-49- conversation_are=-295- conversation_as=-218-
  conversation_back=-302- conversation_befor=161h conversation_begin=-121- conversation_by=-284- conversation_can=-284-
  conversation_for=-118- conversation_found=-104- conversation_from=-297- conversation_giv=-139-
  conversation_goes=-262- conversation_has=-289- conversation_hear=-161- conversation_in=-316- conversation_is=-349-
  conversation_it=-410- conversation_its=-225- conversation_last=-308- conversation_may=-252- conversation_never=129o
  conversation_no=-186- conversation_now=-177- conversation_null=-190- conversation_of=-524- conversation_oldest=-269-
  conversation_on=-220- conversation_one=-101- conversation_or=-305- conversation_over=-203- conversation_read=-30-
  conversation_so=71l conversation_that=-558- conversation_the=30o conversation_they=-53- conversation_to=308x
  conversation_until=-273- conversation_was=-215- conversation_went=-242- conversation_whatever=34p
  conversation_when=-214- conversation_whos=-348- conversation_with=-145- conversion_algorithm=-109-
  conversion_function=-61- conversion_in=-117- conversion_is=-232- conversion_logic=-30- conversion_of=-140-
  conversion_path=-94- conversion_requir=-43- conversion_rul=-26- conversion_that=-94- conversion_will=-25-
  convert_a=-312- convert_all=173l convert_from=-167- convert_incom=-75- convert_into=-116- convert_it=41p
  convert_sourc=-247- convert_the=-139- convert_to=-159- converter_from=-173- convex_hull=-35- convinc_that=143h
  cook_a=-60- cooki_api=-118- cooki_are=-262- cooki_header=-307- cooki_jar=-315- cooki_name=-173- cooki_of=113x
  cooki_prefix=-243- cooki_respons=-212- cooki_set=-212- cooki_that=-118- cooki_the=-200- cooki_to=153x
  cooki_valu=-143- cooki_will=-194- cookie_valu=-31- cool_knghtbrd=-58- cool_when=-215- coordinat_of=66x
  cope_with=-288- copi_and=-146- copi_from=-257- copi_into=-194- copi_memory=-198- copi_of=-150- copi_or=-319-
  copi_the=-100- copi_to=242a copy_#url=-109- copy_at=115p copy_error=-57- copy_expir=-136- copy_from=-299-
  copy_is=116h copy_it=-62- copy_larg=-117- copy_of=200x copy_on=-265- copy_that=-181- copy_the=-234- copy_them=-379-
  copy_this=-256- copy_to=311x copy_what=199x copyright_#number=-142- copyright_c=-123- core_api=-53- core_browser=-72-
  core_dump=-387- core_ignorecas=-90- core_includ=-25- core_is=-205- core_json=-82- core_logic=-28- core_own=-65-
  core_project=-142- core_rul=-238- core_rule=-28- core_says=-265- core_that=-61- core_ts=-225- corner_of=-255-
  correct_answer=-347- correct_commit=-128- correct_for=-131- correct_form=-28- correct_in=-67- correct_invers=-40-
  correct_produc=-72- correct_triangulation=-34- correct_valu=-99- correct_way=-58- correctnes_of=-82-
  correspond_to=-342- corrupt_the=194c cors_dns=-124- cors_entire=-130- cors_is=-174- cors_request=-29- cors_sett=-231-
  cosmetic_chang=-103- cost_#number=54r cost_a=-171- cost_and=-194- cost_appli=-29- cost_field=-33- cost_how=-69-
  cost_in=-127- cost_leav=-45- cost_most=-176- cost_noth=-271- cost_of=-366- cost_that=-118- cost_the=-219-
  cost_thirty=-46- could_also=-147- could_alway=-145- could_be=-377- could_caus=-206- could_chang=-288-
  could_compet=-135- could_copy=-110- could_do=-141- could_easi=-125- could_feel=-70- could_have=-219- could_hear=-209-
  could_help=-26- could_it=-178- could_just=-171- could_lead=-226- could_look=-265- could_never=-123- could_not=-303-
  could_potential=-38- could_provok=-64- could_run=-117- could_see=-53- could_take=-107- could_try=-225-
  could_understand=-155- could_use=-78- could_writ=-278- could_you=139l couldn't_be=-52- couldn't_get=-242-
  couldn't_remember=-133- count_#number=-148- count_a=-107- count_again=-262- count_and=-210- count_are=-200-
  count_as=218a count_by=-31- count_completion=-57- count_failur=-220- count_field=-172- count_for=-214-
  count_from=-384- count_in=-188- count_is=-189- count_it=-264- count_ksiz=-44- count_most=-177- count_of=-297-
  count_on=-186- count_one=-144- count_only=-284- count_says=-112- count_so=-253- count_the=-238- count_to=-170-
  count_toward=-126- count_up=-216- count_what=-232- count_when=-99- count_whil=-42- counter_and=-290-
  counter_are=-282- counter_automatical=-52- counter_is=-212- country_is=-84- coupl_of=-177- courag_over=-45-
  courag_to=-204- cours_has=-150- cours_i=-163- cours_it=-115- cours_it's=-73- cours_not=-132- cours_of=-85-
  cours_the=-112- cours_this=-207- cours_you=-161- court_order=324a court_q=-360- courtroom_quot=-90- cover_all=-209-
  cover_by=-323- cover_different=-78- cover_of=-244- cover_the=-168- cover_with=-267- coverag_and=-163-
  coverag_command=-255- coverag_result=-255- coverag_show=-170- coverall_imag=-256- coverall_url=-332-
  cpack_packag=-173- cpu_affinity=-63- cpu_and=-79- cpu_count=-129- cpu_exclusiv=-56- cpu_or=-26- cpu_time=-198-
  cpus_#number=-25- cpus_and=-143- cpuset_and=-171- cpuset_cpus=-138- cpuset_directori=-194- cpuset_directory=-113-
  cpuset_that=-131- cpuset_to=-109- cputim_id=-44- cr_r=-145- crack_a=-111- crack_pipe=-179- crack_the=155c
  crash_in=-303- crash_it=-309- crash_leav=-174- crash_left=-221- crash_or=-85- crash_the=219c crc_cyclic=-66-
  crc_for=-246- creat_#number=-55- creat_a=65p creat_and=-288- creat_anew=-104- creat_any=-91- creat_at=-218-
  creat_automatical=-65- creat_befor=-274- creat_by=-292- creat_databas=-182- creat_event=-190- creat_fil=-193-
  creat_file=-100- creat_for=-153- creat_foreign=-163- creat_from=-318- creat_hook=-133- creat_if=-179- creat_in=-406-
  creat_index=-86- creat_instanc=-221- creat_it=166p creat_new=-93- creat_noth=-336- creat_one=-218- creat_or=-486-
  creat_role=-197- creat_skipp=-25- creat_split=-133- creat_tabl=-233- creat_the=-406- creat_this=-135- creat_us=-72-
  creat_via=-41- creat_with=-340- creat_your=-142- createfromfil_filepath=-119- createnod_valu=-107-
  createtwofilespatch_but=-76- creation_of=-426- creation_time=-100- creator_and=131a creator_of=-163-
  credential_#number=-82- credential_and=-292- credential_are=-386- credential_for=-216- credential_in=102x
  credential_like=-118- credential_of=-234- credential_or=-259- credential_to=225x credit_card=287x cri_out=-245-
  cri_said=-195- cri_the=-113- cron_entry=295p cron_job=-147- cron_jobs=-246- cron_lin=-132- crook_or=-114-
  cros_compatibl=-66- cros_origin=-218- cros_platform=-209- cros_site=-175- cros_spawn=-259- cros_the=-118-
  cross_the=-169- cross_to=-157- croupier_hand=-141- cruiser_api=-48- cruiser_js=-82- cruiser_social=-66-
  cry_from=-183- crypto_api=-176- crypto_support=-59- cryptographic_algorithm=-70- cryptographic_hash=-51-
  cryptography_application=-53- csp_eval=-146- css_color=-25- css_custom=-51- css_only=-58- css_parser=-32-
  css_pixel=-225- css_selector=-61- css_spec=-35- css_specification=-54- ctim_gmtim=-165- ctrl_c=-274- ctrl_cmd=-49-
  ctrl_or=-157- ctx_putimagedata=-48- cuda_compiler=-126- cuda_runtim=-85- cuda_toolkit=-183- cultur_and=-131-
  culu_damn=-111- culu_it's=-64- culu_overfiend=-174- culu_you=-241- cup_of=-63- cups_brown=-108- cups_flour=-78-
  cups_of=-117- cups_peanut=-74- cups_shorten=-94- cur_brac=-75- curator_ages=-108- curator_and=-202-
  curator_does=-188- curator_is=-251- curator_need=-206- curator_of=-94- curator_or=-166- curator_sees=-208-
  curiou_incident=-81- curl_#url=274p curl_postman=-265- curl_up=-117- current_activ=-135- current_and=-143-
  current_at=-95- current_be=-66- current_branch=-165- current_directory=-309- current_entry=-89- current_hold=-273-
  current_indentation=-30- current_instanc=-60- current_is=-202- current_it=-82- current_line=-193- current_local=-78-
  current_locale=-125- current_node=-363- current_one=-53- current_only=-178- current_position=-42- current_proces=-40-
  current_referenc=-56- current_releas=-124- current_root=-277- current_row=-47- current_schema=-91-
  current_session=-210- current_set=-136- current_sett=-206- current_stat=-168- current_support=-237- current_the=-196-
  current_time=-73- current_used=-115- current_user=-249- current_valu=-108- current_vendor=-205- current_work=-247-
  cursor_is=-206- cursor_rul=-168- custom_build=-57- custom_command=-205- custom_context=-112- custom_current=-27-
  custom_equality=-108- custom_error=-150- custom_event=-137- custom_format=-86- custom_hash=-121- custom_header=-273-
  custom_keyword=-40- custom_logger=-52- custom_modul=-245- custom_plugin=-368- custom_properti=-116-
  custom_provider=-178- custom_serialization=-75- custom_webgl=-44- customer_and=149x customer_data=-342-
  customer_databas=293x customer_i'll=-87- customer_me=-52- customer_said=-306- customfilenam_str=-80-
  customiz_the=-237- customization_of=-227- cut_a=-161- cut_at=-169- cut_in=-226- cut_into=-244- cut_it=161h
  cut_or=-141- cut_out=-266- cut_tail=-132- cut_the=61c cut_them=-252- cut_to=-349- cute_delivery=-139- cuts_a=-124-
  cwd_option=-27- cwd_str=-57- cycl_is=-78- cycl_of=-27- cyclic_redundancy=-66- d3_geo=-58- d3_support=-68-
  d_#number=-273- d_a=-142- d_and=-107- d_bus=-270- d_d=-358- d_directory=-151- d_e=-214- d_for=-122- d_is=-194-
  d_option=-359- d_or=-248- d_the=-270- d_ts=-123- d_w=-74- d_will=-139- daddy_play=-66- daemon_and=-167-
  daemon_is=-226- daemon_proces=-285- daemon_will=-155- dai_basi=-129- dalla_cowboy=-42- damag_file=-430-
  damag_in=-211- damag_includ=-39- damag_tabl=-120- damag_to=-203- damag_when=-148- damn_it=-232- damn_log=-212-
  damn_straight=-158- dan_is=-371- danc_and=-137- danc_with=-102- dangerou_becaus=-140-
  dangerouslyallowbrowser_to=-153- dangl_link=-288- dangl_one=-190- dans_la=-114- dark_mode=-275- dark_side=-247-
  dark_tim=-225- dark_to=-142- darshan_sen=-75- dart_from=-25- dash_and=-166- dat_are=-225- dat_nod=-133-
  data_#number=-54- data_addres=-182- data_after=-288- data_also=-187- data_and=-284- data_are=-95- data_as=-279-
  data_at=-301- data_attribut=-55- data_by=-203- data_can=-88- data_catalog=-189- data_center=-92- data_chang=-173-
  data_chunk=-76- data_connectdata=-99- data_corruption=-180- data_delet=-244- data_dependenci=-52-
  data_directory=-266- data_dur=-96- data_engineer=-214- data_entry=-161- data_error=-48- data_field=-177-
  data_file=-216- data_filter=-106- data_for=154x data_from=-224- data_gets=-26- data_h=-70- data_has=-132-
  data_if=-116- data_in=-125- data_integrity=-169- data_into=56x data_is=-327- data_it=-93- data_larger=-49-
  data_lin=-147- data_line=-163- data_loss=-290- data_of=61x data_on=75a data_once=-223- data_option=-96- data_or=-215-
  data_outsid=-219- data_pag=-138- data_pair=-275- data_point=-221- data_process=-54- data_rather=-127-
  data_referenc=-44- data_schema=-124- data_section=-232- data_see=-153- data_should=-222- data_stor=-126-
  data_structur=-178- data_symbol=-193- data_that=-407- data_the=-79- data_to=444x data_typ=-294- data_type=-382-
  data_unchang=-117- data_us=-268- data_validation=-133- data_which=-255- data_will=-237- data_with=99x
  data_without=-96- data_you=-200- databas_and=281c databas_as=-366- databas_cluster=-349- databas_etc=-221-
  databas_if=104c databas_in=-132- databas_is=-223- databas_object=-430- databas_or=-175- databas_that=-186-
  databas_to=302x databas_when=67c datagram_socket=-114- date_#number=-243- date_and=156p date_as=-243- date_but=-144-
  date_by=-170- date_e=-92- date_eg=-37- date_field=-66- date_in=-27- date_is=-108- date_key=-128- date_label=-35-
  date_object=-82- date_offset=-128- date_on=-250- date_or=-106- date_the=-131- date_time=-144- date_to=-305-
  date_with=81p daughter_is=-254- david_letterman=-213- day_#number=-73- day_after=232p day_and=103p day_at=74p
  day_befor=-190- day_for=32p day_he=-264- day_i=-127- day_in=-136- day_is=-260- day_long=-205- day_of=-387-
  day_on=158x day_or=-85- day_the=30p day_to=260x day_we=-124- day_with=-415- day_you=-190- daylight_sav=-96-
  days_after=-182- days_ago=-138- days_and=-243- days_at=-149- days_befor=-52- days_in=-73- days_of=-271-
  days_old=-218- days_that=-90- days_to=-120- db8_#number=-149- db8_span=-72- db_and=185x db_data=-138- db_in=-62-
  db_is=-72- db_packag=-71- db_so=-139- db_that=-257- db_the=-101- dbus_daemon=-144- dbus_send=-147-
  dd8f2338bae7501e3dd5ac78c273792f7d83545d_ruben=-53- dd_as=-43- de_fault=-86- dead_and=-147- dead_is=-70-
  deaf_dumb=-72- deal_in=-268- deal_of=-95- deal_with=-294- dear_emi=-340- death_is=-177- death_of=-137- deb_src=-73-
  deb_uris=-184- debian_#number=-206- debian_architectur=-192- debian_control=-132- debian_devel=-244-
  debian_developer=-102- debian_el33t=-78- debian_is=-124- debian_org=-121- debian_packag=-143- debian_system=-77-
  debug_#url=-64- debug_color=-102- debug_connect=-106- debug_in=-43- debug_info=-204- debug_instanc=-104-
  debug_level=-175- debug_line=-293- debug_output=-141- debug_yauzl=-133- debugg_and=-74- debugg_output=-42-
  debugg_purpos=111x debugg_utility=-80- debugger_nam=-106- dec_#number=-188- decid_a=-209- decid_about=133h
  decid_by=-264- decid_call=-323- decid_for=132h decid_here=-287- decid_if=-142- decid_in=173h decid_is=-178-
  decid_noth=-360- decid_on=57a decid_over=-184- decid_says=-120- decid_that=267a decid_the=-210- decid_to=-284-
  decid_what=-165- decid_whether=-208- decid_which=-248- decimal_number=-138- decision_and=-126- decision_in=-325-
  decision_is=-264- decision_of=139a decision_to=188a decision_what=-143- declar_a=-130- declar_as=-106- declar_by=-40-
  declar_in=-240- declar_name=-222- declar_the=-132- declar_us=-37- declar_with=-149- declaration_and=-217-
  declaration_by=-50- declaration_depend=-171- declaration_file=-31- declaration_for=-183- declaration_from=-77-
  declaration_has=-92- declaration_includ=-136- declaration_of=-63- decod_a=-318- decod_api=-208- decod_byt=-187-
  decod_form=-86- decod_of=-190- decod_step=-109- decod_the=78c decod_thos=-166- decommission_this=-88-
  decompressfram_gif=-151- decoupl_sidecar=-29- decreas_the=-96- dedicat_to=-195- deduc_from=-190- deek_knghtbrd=-84-
  deep_and=-51- deep_equal=-96- deep_hack=-119- deep_in=-63- deep_nest=-174- deep_or=-117- deep_pass=-27-
  deep_within=-251- default_#number=-336- default_a=-104- default_and=-330- default_are=-175- default_at=-187-
  default_atomic=-70- default_behavior=-190- default_behaviour=-39- default_but=-96- default_by=-194-
  default_cach=-258- default_cacheabl=-73- default_character=-86- default_charset=-97- default_compilation=-353-
  default_compression=-177- default_concurrency=-78- default_condition=-144- default_configuration=-128-
  default_directori=-128- default_display=-188- default_do=-115- default_enabl=-74- default_english=-147-
  default_except=-258- default_export=-195- default_fals=-322- default_format=-82- default_getglobaldispatcher=-43-
  default_git=-236- default_global=-121- default_handler=78p default_has=-286- default_hash=-60- default_ignor=-33-
  default_import=-147- default_in=-385- default_is=-274- default_it=-157- default_json=-106- default_keyword=-251-
  default_list=-64- default_load=-324- default_mode=-164- default_model=251p default_n=-57- default_network=-135-
  default_no=-312- default_not=-213- default_of=-212- default_off=-208- default_on=-239- default_one=-252-
  default_only=-233- default_optimiz=-71- default_option=-287- default_or=-108- default_order=-184-
  default_output=-193- default_path=-61- default_port=-64- default_primary=-138- default_privileg=-224-
  default_profil=-254- default_properti=-32- default_provider=-98- default_set=-130- default_sett=-245-
  default_size=-162- default_str=-120- default_system=-186- default_the=-360- default_this=-476- default_to=-392-
  default_true=-234- default_ttl=-44- default_type=-112- default_undefin=-252- default_unles=-133- default_use=-386-
  default_user=-238- default_useradd=-156- default_valgrind=-29- default_valu=-346- default_version=-39-
  default_when=-110- default_whether=-89- default_which=-33- default_will=-253- default_with=-127- default_you=-48-
  defens_first=-137- defens_of=-341- defer_#url=-120- defin_a=-409- defin_and=-131- defin_any=-29- defin_as=-285-
  defin_below=-196- defin_by=-294- defin_cost=-62- defin_custom=-43- defin_for=-110- defin_function=-97- defin_how=-55-
  defin_if=-159- defin_in=60o defin_it=-83- defin_keyword=-140- defin_macro=-266- defin_media=-125- defin_namespac=-41-
  defin_one=-58- defin_only=-79- defin_structur=-55- defin_the=-331- defin_this=-175- defin_to=-231-
  defin_tsconfig=-32- defin_which=-208- defin_with=-189- defin_xopen=-28- definite_be=-59- definite_not=-216-
  definition_#number=-45- definition_and=-45- definition_ends=-160- definition_file=-258- definition_for=-177-
  definition_of=-412- definition_path=-62- definition_that=-194- definition_the=-153- definition_to=-292-
  deflat_#url=-208- deflat_and=-149- defs_chang=-126- degre_of=-46- deimo_ris=-106- deja_vu=-112- delaunator_#url=-109-
  delaunay_#url=-148- delaunay_refinement=-40- delaunay_triangulation=-52- delay_#number=-84- delay_in=-116-
  delay_is=-262- delegat_task=-201- delegat_to=-158- delegation_are=-182- delegation_as=-99- delegation_in=-129-
  delegation_of=-169- delegation_until=-98- delet_a=-495- delet_after=-337- delet_all=-294- delet_and=-392-
  delet_at=-139- delet_by=-206- delet_clear=-72- delet_conversation=-360- delet_data=-244- delet_every=291c
  delet_fil=74h delet_from=148h delet_in=-197- delet_is=-217- delet_it=219a delet_keys=-79- delet_method=-157-
  delet_noth=-108- delet_old=-269- delet_one=-92- delet_ops=-157- delet_or=-98- delet_profil=-104- delet_the=34c
  delet_this=-290- delet_when=-306- delet_with=-230- delet_without=44h deletion_first=-347- deletion_of=-364-
  delight_in=-263- delight_with=-55- delimiter_includ=-77- delimiter_is=-301- delimiter_it=-84- deliver_a=105x
  deliver_styl=-254- deliver_to=190x deliver_when=-219- deliver_whoever=-275- delivery_driver=-139- delta_e2000=-66-
  demand_password=-205- demand_that=236a demo_#url=-296- demo_home=-161- democracy_is=-291- demonstrat_the=-208-
  deni_for=-103- denial_of=72c denot_a=-210- denot_by=-171- deny_this=-426- depend_and=-269- depend_on=-384-
  depend_upon=-84- dependabl_with=-98- dependenci_#number=-241- dependenci_and=-242- dependenci_are=-55-
  dependenci_of=-188- dependenci_on=-240- dependenci_you=-116- dependency_cruiser=-242- dependency_graph=-82-
  dependency_is=-25- dependency_of=-82- dependency_on=-199- dependency_side=-106- dependent_and=-201- dependent_on=-76-
  dependson_str=-120- deploy_a=114c deploy_sh=-345- deploy_the=-160- deployment_id=-121- deprecat_alias=-146-
  deprecat_and=-228- deprecat_check=-205- deprecat_hook=-37- deprecat_in=-243- deprecat_insert=-159-
  deprecat_sinc=-249- deprecat_url=-114- deprecation_warn=-235- depriv_of=-137- deps_fresh=-163- deps_no=-133-
  deps_svg=-77- deps_url=-77- depth_#number=-87- depth_entri=-152- depth_glob=-28- depth_limit=-88- depth_of=-235-
  depth_whol=-28- dequeu_emitt=-89- der_encod=-126- deriv_from=-350- deriv_one=-143- deriv_us=-83-
  descendant_#url=-252- describ_a=-147- describ_abov=-270- describ_as=-149- describ_at=-137- describ_below=-273-
  describ_by=-157- describ_here=-241- describ_how=-118- describ_in=-123- describ_one=-224- describ_typ=-105-
  describ_your=-85- description_and=-332- description_field=-144- description_file=-103- description_folder=-82-
  description_is=-95- description_of=-171- description_see=-254- description_str=-210- description_to=-97-
  descriptionseparator_str=-99- descriptor_and=-91- descriptor_fd=-56- descriptor_for=-102- descriptor_is=-123-
  descriptor_like=-29- descriptor_limit=-55- descriptor_number=-226- descriptor_of=-234- descriptor_on=-227-
  descriptor_or=-60- descriptor_part=-63- descriptor_referr=-93- descriptor_specifi=-54- descriptor_tabl=-118-
  descriptor_that=-294- descriptor_to=-130- deserializ_data=-71- deserializ_i=-191- deserialization_code=-191-
  deserialization_deserialization=-296- deserv_to=189l design_an=-135- design_and=-34- design_by=-293- design_for=-140-
  design_home=-74- design_of=-36- design_requirement=-66- design_system=-149- design_to=-300- desir_and=-179-
  desir_i=-187- desir_to=-82- desirabl_to=-168- desk_allow=-413- desk_and=-134- desk_backup=-302- desk_besid=-43-
  desk_chat=-131- desk_curator=-233- desk_journey=-63- desk_link=-258- desk_review=-70- desk_search=-173-
  desk_shortcut=-58- desk_skill=-124- desk_tool=-224- desk_trash=-144- desk_ui=-181- deskerror_for=-159-
  deskerror_invalid=-48- deskerror_not=-233- deskerror_pass=-140- deskerror_usag=-60- deskerror_wher=-109-
  deskerror_with=-84- desktop_and=85c desktop_app=-259- desktop_environment=-131- desktop_file=-266- despit_the=-115-
  dessert_she=-165- destination_addres=-146- destination_and=-53- destination_directory=-102- destination_to=-89-
  destroy_on=75c destroy_the=126c destroy_via=-204- detail_about=-399- detail_accessibl=-138- detail_and=-213-
  detail_are=-244- detail_below=-169- detail_description=-62- detail_from=-279- detail_in=-117-
  detail_information=-122- detail_of=55h detail_on=-401- detail_see=-269- detail_summary=-345- detail_test=-84-
  detail_the=-132- detail_were=-214- detect_a=-168- detect_accidental=-143- detect_and=-364- detect_by=-27-
  detect_error=-102- detect_if=-40- detect_in=-156- detect_ipv4=-63- detect_nub=-117- detect_the=-121-
  detect_when=-140- detection_and=-28- detection_in=-50- detection_of=-85- detection_to=-35- determin_a=-97-
  determin_by=-237- determin_from=-88- determin_how=-80- determin_if=-134- determin_the=-292- determin_what=-298-
  determin_whether=-313- determin_which=-194- determination_of=-80- deterministic_number=-28- dev_deps=-77-
  dev_null=-217- dev_random=-171- dev_server=-277- dev_stdin=-104- dev_stdout=-76- devastat_effect=-50- develop_a=-84-
  develop_your=-118- developer_and=73a developer_are=-183- developer_have=106a developer_instruction=149l
  developer_messag=334l developer_of=-376- developer_on=-188- developer_told=35l developer_wrot=179l
  development_and=-173- development_development=-42- development_guid=-35- development_increas=-26-
  devengin_packagemanager=-53- deviat_from=-65- devic_and=-150- devic_any=-234- devic_are=-91- devic_e=-101-
  devic_eth0=-98- devic_for=-154- devic_in=-169- devic_is=-241- devic_link=-125- devic_name=-132- devic_or=-208-
  devic_that=-342- devic_to=-178- devic_unix=-29- devic_us=-194- devic_which=-85- devic_with=-74- dga_knghtbrd=-209-
  diagnostic_docs=-50- diagnostic_messag=-242- diagnostic_object=-38- diagram_on=-58- dialect_and=-103-
  dialog_cmdk=-144- dialog_component=-182- dialog_dialog=-144- dialog_for=-86- dictionary_does=-208- did_a=-80-
  did_an=-172- did_and=-228- did_befor=108p did_for=-310- did_he=-287- did_i=-359- did_it=246h did_noth=118h
  did_the=-134- did_to=-257- did_we=-218- did_you=-565- didn't_get=-149- didn't_have=-145- didn't_know=-223-
  didn't_like=-68- didn't_need=-231- didn't_understand=-125- die_for=-243- die_in=-115- die_of=-150- die_young=-150-
  died_and=-115- died_in=-174- dieeeee_why=-106- dies_its=-124- diet_truth=-148- diff_#number=-89- diff_and=-200-
  diff_befor=-352- diff_format=-302- diff_hidden=-151- diff_is=327h diff_merg=-118- diff_requir=-69- diff_that=-128-
  diff_tool=-197- diff_two=-242- diff_u=-100- diff_when=-52- differ_by=-30- differ_from=-307- differ_in=-126-
  differ_line=-146- differ_only=-146- differenc_and=-136- differenc_are=-149- differenc_between=-365-
  differenc_calculat=-66- differenc_has=-50- differenc_in=-71- differenc_is=-81- differenc_of=-169- differenc_that=-26-
  differenc_the=-51- differenc_to=-177- different_abi=-54- different_code=-167- different_color=-253-
  different_column=-61- different_data=-67- different_directory=-99- different_error=-121- different_format=-202-
  different_from=-323- different_hook=-210- different_host=-267- different_in=-203- different_instanc=-150-
  different_kind=-60- different_languag=-112- different_location=-177- different_number=-31- different_on=-273-
  different_path=-109- different_rang=-61- different_situation=-299- different_skeleton=-121- different_task=-99-
  different_than=-267- different_typ=-113- different_valu=-238- different_version=-81- difficult_it=-102-
  difficult_to=-305- digest_of=-281- digit_and=-103- digit_count=-188- digit_is=-115- digit_of=89x digit_or=-95-
  digit_underscor=-197- digital_equipment=-58- digital_signatur=-150- dimension_is=-207- dimension_of=-83-
  dimensional_array=-171- dinner_don't=-73- diplomacy_is=-201- dir_from=-121- dir_home=-64- dir_name=-233- dir_or=-245-
  dir_stat=-139- dir_the=-270- dir_wher=-139- direct_acces=-178- direct_and=-114- direct_as=-80- direct_by=-199-
  direct_call=-141- direct_from=-278- direct_i=-61- direct_in=-317- direct_instead=-222- direct_into=-335-
  direct_line=-81- direct_on=-63- direct_or=-101- direct_request=-262- direct_sent=-196- direct_signal=-40-
  direct_sourc=-117- direct_to=-267- direct_with=-84- direct_without=-202- direct_you=-96- direction_and=-63-
  direction_of=-234- direction_to=-205- direction_you=-69- directiv_in=-33- directiv_object=-130- directiv_to=-204-
  directiv_us=-130- directiv_you=234o directori_and=-247- directori_are=-76- directori_contain=-136-
  directori_for=-290- directori_have=-168- directori_in=-144- directori_list=-232- directori_of=-267-
  directori_on=-253- directori_or=-164- directori_str=-157- directori_that=-143- directori_to=-135-
  directori_with=-259- directory_a=-92- directory_and=-129- directory_are=-279- directory_as=-80-
  directory_basenam=-101- directory_by=-118- directory_contain=-365- directory_does=-160- directory_e=-181-
  directory_filesystem=-44- directory_for=-323- directory_from=-180- directory_has=-137- directory_hierarchy=-39-
  directory_if=-299- directory_in=-315- directory_includ=-160- directory_is=-410- directory_itself=-90-
  directory_match=-150- directory_may=-140- directory_must=-101- directory_nam=-49- directory_name=-177-
  directory_of=-387- directory_on=-205- directory_only=-31- directory_or=-222- directory_path=-68-
  directory_prefix=-137- directory_relativ=-180- directory_should=-296- directory_speak=-223- directory_specifi=-86-
  directory_stream=-191- directory_that=-101- directory_the=-155- directory_then=-29- directory_to=99x
  directory_tree=-39- directory_us=-66- directory_watch=-50- directory_wher=-218- directory_which=-52-
  directory_will=-277- directory_with=-271- directory_without=-248- directx_shader=-132- dirent_entri=-49-
  dirnam_component=-26- dirnam_of=-136- dirs_dirs=-192- dirs_the=-225- dirty_pag=-261- dirty_work=-117- dis_system=-86-
  disabl_a=-72- disabl_all=147c disabl_and=-231- disabl_by=-495- disabl_directiv=-103- disabl_disabl=-280-
  disabl_event=-171- disabl_includ=-321- disabl_it=-145- disabl_on=-245- disabl_or=-170- disabl_outer=-135-
  disabl_scrollbar=-49- disabl_set=-218- disabl_the=-90- disabl_then=-219- disabl_this=-250- disabl_validation=-30-
  disableofflinequeu_to=-117- disadvantag_of=-169- disambiguat_link=-54- discard_and=-159- disclos_the=282x
  disclos_your=125l disconnect_emitt=-89- disconnect_from=-92- disconnect_getstaticinstanc=-95- disconnect_instanc=-95-
  disconnect_it=-109- disconnect_on=-87- disconnect_or=-109- discord_#url=-362- discover_a=-254- discover_by=-77-
  discover_scroll=-107- discover_that=-367- discover_the=-141- discovery_is=-27- discovery_tsconfck=-95-
  discretion_as=-41- discus_the=-336- discuss_in=-335- discuss_the=-67- discussion_about=-200- discussion_in=-66-
  discussion_of=-271- discussion_on=-188- disguis_as=-201- disguis_the=220h dishwasher_at=-262- disk_#number=-247-
  disk_a=-109- disk_and=234c disk_as=-155- disk_befor=-215- disk_block=-171- disk_cost=-174- disk_driv=-340-
  disk_full=-225- disk_if=-196- disk_in=-201- disk_is=-97- disk_now=-248- disk_of=126c disk_purg=-30- disk_quota=-200-
  disk_refus=-416- disk_so=-116- disk_spac=-284- disk_that=-325- disk_to=-255- disk_what=-192- disk_with=67c
  dispatch_a=-48- dispatch_logic=-37- dispatch_ts=-117- dispatcher_connect=-68- dispatcher_default=-43-
  dispatcher_dispatcher=-43- dispatcher_md=-31- dispatcher_pipelin=-88- dispatcher_request=-125- dispatcher_src=-117-
  dispatcher_upgrad=-192- display_a=-303- display_all=-327- display_as=-148- display_dpy=-218- display_e=-105-
  display_in=-313- display_metadata=-223- display_name=-200- display_next=-61- display_of=-180- display_only=-306-
  display_power=-136- display_the=132h display_with=-145- disposal_method=-67- disposaltyp_defin=-59-
  disposition_header=-201- disposition_type=-106- disregard_the=-74- distanc_from=-57- distanc_of=-55-
  distinct_from=-74- distinct_key=-182- distinguish_between=-122- distinguish_from=-94- distinguish_them=-199-
  distribut_entri=-25- distribut_to=-177- distribution_and=-134- distribution_of=-180- disturb_the=-52-
  div_onclick=-30- div_removescrollbar=-62- divid_by=-57- divid_the=-72- division_and=-43- division_instead=-40-
  division_operator=-86- djb2_fnv1=-203- dl_check=-104- dl_iterat=-246- dl_version=-104- dns_and=-104- dns_data=-182-
  dns_rebind=-200- dns_record=-290- dns_server=116c do_a=-221- do_about=-347- do_aim=-86- do_all=-166- do_an=-145-
  do_and=-106- do_any=-149- do_anyth=-44- do_as=312o do_at=-301- do_away=-44- do_but=-187- do_don't=-226-
  do_every=-200- do_everyth=113a do_experimental=-62- do_for=59o do_have=-206- do_he=-160- do_his=-141- do_i=-387-
  do_if=-169- do_in=-325- do_is=-415- do_it=43h do_its=-84- do_know=-263- do_more=-89- do_noth=-36- do_now=-198-
  do_one=-87- do_or=-362- do_our=-61- do_peopl=-221- do_so=-109- do_someth=-54- do_th=-166- do_that=-257-
  do_their=-169- do_them=174h do_they=-221- do_think=-214- do_this=-81- do_to=-305- do_today=-278- do_us=-150-
  do_was=-260- do_we=-216- do_what=252a do_whatever=276r do_when=-214- do_with=-57- do_without=-302- do_work=-49-
  do_you=-787- do_your=-254- doc_api=-77- doc_cli=-178- doc_comment=-35- doc_contribut=-190- doc_createnod=-107-
  doc_faq=-115- doc_html=-116- doc_option=-71- doc_output=-210- doc_real=-51- doc_rul=-178- doc_ws=-98-
  docker_compos=-339- docker_imag=122p docpad_#url=-130- docs_#url=-314- docs_and=-249- docs_api=-38-
  docs_architectur=-66- docs_are=-126- docs_capabiliti=-64- docs_client=-39- docs_compatibility=-40- docs_docs=-31-
  docs_faq=-32- docs_here=-186- docs_in=-226- docs_key=-260- docs_learn=-155- docs_protocol=-25- docs_referenc=-145-
  docs_sdk=-124- docs_server=-116- docs_subdirectory=-43- docs_trac=-110- docs_web=-77- doctor_and=86r doctor_is=-290-
  doctor_to=-284- doctor_was=-101- document_and=220c document_are=-482- document_but=-32- document_cooki=155x
  document_for=-270- document_here=-237- document_in=84x document_incorrect=-146- document_is=178a document_later=-27-
  document_on=115x document_referrer=-164- document_return=-93- document_that=-135- document_the=-245- document_to=55x
  document_us=-196- document_you=215p documentation_#number=-157- documentation_#url=-426- documentation_and=-162-
  documentation_fil=-263- documentation_for=-237- documentation_is=-125- documentation_network=-155-
  documentation_of=-77- documentation_on=-312- does_a=-124- does_and=-260- does_anyth=-184- does_as=213r does_but=-135-
  does_exist=-112- does_have=-84- does_here=-58- does_in=-332- does_it=-64- does_its=115h does_no=-109- does_not=-251-
  does_noth=-374- does_one=-235- does_or=-99- does_ramsey=-130- does_so=-97- does_that=-295- does_the=-184-
  does_this=-250- does_to=81x does_what=-366- does_with=-137- doesn't_app=-352- doesn't_come=-132- doesn't_compil=-174-
  doesn't_contain=-45- doesn't_cut=-287- doesn't_do=-252- doesn't_end=-34- doesn't_exist=28r doesn't_get=-296-
  doesn't_happen=-229- doesn't_have=-157- doesn't_he=-190- doesn't_it=-83- doesn't_know=-357- doesn't_match=-73-
  doesn't_matter=-121- doesn't_mean=-71- doesn't_need=-264- doesn't_one=-46- doesn't_recogniz=-31- doesn't_replac=-201-
  doesn't_support=-127- doesn't_want=-184- doesn't_work=-314- dog_did=-58- dog_in=-51- dog_is=-275- dog_runs=-95-
  dog_to=-130- dollar_sign=-51- dom_and=-183- dom_apis=-44- dom_canva=-115- dom_nod=-96- dom_order=-113-
  dom_script=-46- dom_support=-49- dom_tree=-169- domain_as=-148- domain_error=-53- domain_ip=-75- domain_is=-214-
  domain_level=-104- domain_name=-312- domain_or=-117- domain_socket=-149- domain_to=-263- domexception_to=-49-
  dominat_the=-128- dominictarr_#url=-62- domstr_#url=-312- don't_actual=-234- don't_allow=-191- don't_app=257a
  don't_ask=187h don't_be=223r don't_believ=-314- don't_break=-30- don't_build=-177- don't_care=-345- don't_chang=-397-
  don't_come=-245- don't_confus=-221- don't_do=-397- don't_drink=-127- don't_eat=-277- don't_even=-329-
  don't_exist=137o don't_feel=77o don't_forget=-294- don't_get=-372- don't_give=90h don't_go=-266- don't_have=-147-
  don't_hit=-230- don't_identify=-37- don't_kill=-130- don't_know=-202- don't_let=175h don't_like=-499- don't_log=55h
  don't_lose=-262- don't_make=87h don't_mean=-166- don't_mention=-105- don't_mind=-186- don't_need=87h don't_pass=-88-
  don't_put=-299- don't_real=-221- don't_remember=-242- don't_report=-36- don't_respect=116o don't_run=-310-
  don't_say=-411- don't_see=-262- don't_sign=-287- don't_speak=-226- don't_start=-393- don't_take=-333-
  don't_talk=-358- don't_tell=-98- don't_think=-443- don't_track=-122- don't_try=-227- don't_understand=-249-
  don't_use=-420- don't_wait=146h don't_want=-258- don't_wast=138h don't_worry=-379- don't_writ=-306- don't_you=-358-
  done_#number=-152- done_about=-196- done_and=-255- done_anyth=-304- done_as=-54- done_at=-272- done_befor=-247-
  done_by=95h done_for=-210- done_handler=-55- done_head=-143- done_in=-349- done_is=-232- done_it=-332- done_its=-29-
  done_mark=-192- done_of=-119- done_on=-44- done_or=-197- done_someth=-196- done_that=-151- done_the=142a
  done_then=-57- done_to=-214- done_us=-239- done_via=-29- done_when=-221- done_with=63h dont_have=-139- dont_need=-61-
  doogi_i=-142- doom_to=-71- door_and=-168- door_is=-405- door_open=91p doresolv_target=-71- dos_and=-184-
  dos_beer=-203- dos_dr=-42- dos_ibm=-42- dos_to=-272- dot_is=-59- dot_product=-102- dotenv_does=-215- dotfil_abov=-39-
  dotfil_is=-33- dots_in=-35- dott_path=-159- doubl_arithmetic=-61- doubl_click=-154- doubl_featur=-122-
  doubl_precision=-43- doubl_quot=-101- doubl_readdir=-32- doubt_mumbl=-212- doubt_that=-211- dover_oh=-145-
  down_a=-173- down_and=-362- down_argument=-57- down_at=-181- down_by=-83- down_for=-92- down_from=-229-
  down_his=-136- down_how=-247- down_in=197h down_is=-267- down_it's=-47- down_on=-297- down_the=-92- down_this=-148-
  down_time=-26- down_to=62h down_upon=-247- down_what=-60- down_your=-217- download_#url=-242- download_a=-151-
  download_and=243c download_content=-194- download_electron=-93- download_fil=-280- download_from=-368-
  download_imag=-203- download_page=-201- download_the=150c download_url=-279- downstream_browser=-249-
  downstream_to=-214- dpkg_#number=-109- dpkg_architectur=-131- dpkg_buildflag=-165- dpkg_deps=-66-
  dpms_extension=-308- dpy_int=-132- dr_dos=-42- dr_stein=-148- draft_#number=-249- draft_as=-196-
  draft_mechanical=-28- draft_of=-385- draft_that=182o draft_to=-195- dramatical_and=-26- draw_a=-167-
  draw_agnostic=-127- draw_custom=-44- draw_it=-307- draw_text=-214- draw_the=-87- drawn_as=-84- drawn_from=-201-
  drawn_in=-179- drawn_over=-28- drawn_us=-48- dream_of=-153- drink_and=-190- drink_from=-113- drink_in=-131-
  drink_it=-206- drink_more=-138- drink_to=-172- driv_a=-219- driv_along=-68- driv_and=-273- driv_herm=-158-
  driv_in=-139- driv_letter=-178- driv_of=-246- driv_then=-197- driv_to=95x driv_you=-275- driv_your=-197-
  driven_by=-73- driver_internal=-135- driver_is=-52- driver_raveno=-139- driver_support=-49- driver_test=-92-
  driver_will=-216- drop_a=333x drop_by=-266- drop_column=-192- drop_every=-75- drop_in=-351- drop_it=130x
  drop_support=-129- drop_tabl=-186- drop_the=-46- drop_them=-105- dropp_and=-132- dropp_becaus=-113- dropp_by=-350-
  dropp_his=-210- dropp_it=-209- dropp_support=-87- dropp_the=-68- dropp_when=-330- dry_run=83h drynes_less=-54-
  dryrun_chang=-165- du_hamel=-131- duck_and=-91- due_#number=-168- due_in=-216- due_on=-353- due_to=-200-
  dumb_and=-293- dumb_manager=-95- dump_a=-132- dump_all=-106- dump_are=-353- dump_blu=-156- dump_can=-304-
  dump_does=-210- dump_it=-198- dump_of=63x dump_only=-246- dump_the=182x dump_to=210x dump_valu=-160-
  duncan_live=-130- dup_#number=-144- duplicat_entri=-153- duplicat_file=-147- duplicat_keys=-105- duplicat_the=-95-
  dur_a=-299- dur_an=-221- dur_execution=-189- dur_my=-170- dur_the=76h dur_this=-344- dur_validation=-96-
  dur_which=-148- duration_of=77a dy_is=-256- dynamic_import=-157- dynamic_linker=-197- dynamic_port=-210-
  dynamic_recursiv=-50- dynamic_resolution=-76- dynamical_allocat=-139- e2000_#url=-66- e4_e5=-169- e5_#number=-169-
  e_g=-251- e_is=-233- e_mail=275x e_option=-81- eacc_search=-159- eacc_the=-171- each_action=-280- each_addres=-222-
  each_after=-133- each_and=-224- each_answer=132x each_append=-153- each_approv=-274- each_array=-32- each_as=-124-
  each_ast=-244- each_boot=118p each_browser=-142- each_byte=-154- each_cach=-81- each_call=56x each_chang=-293-
  each_chapter=-282- each_character=-426- each_chat=193x each_child=-187- each_chosen=-62- each_comma=-87-
  each_command=-128- each_commit=-385- each_conversation=-93- each_current=-79- each_day=70p each_directory=-257-
  each_distinct=-172- each_element=-121- each_emoji=-81- each_enabl=-238- each_entry=-239- each_event=-211-
  each_export=-85- each_file=-231- each_group=-177- each_has=-197- each_have=-153- each_hour=261x each_index=-244-
  each_input=-65- each_instanc=-291- each_is=-448- each_item=-246- each_key=-148- each_languag=-93- each_later=-26-
  each_line=-121- each_link=-264- each_mail=301p each_mapp=-105- each_memory=-184- each_messag=-229- each_method=-53-
  each_monday=-113- each_month=-336- each_morn=-326- each_new=126p each_news=-202- each_night=268x each_nissan=-238-
  each_node=-361- each_object=-179- each_of=-439- each_oldest=-194- each_once=-318- each_one=-248- each_open=-317-
  each_operation=-164- each_other=-186- each_pair=-170- each_parameter=-32- each_parent=-242- each_pixel=-186-
  each_plac=-364- each_point=-264- each_proces=-222- each_produc=-121- each_property=-46- each_reconnection=-256-
  each_record=-98- each_reject=-253- each_releas=-292- each_repository=137p each_request=306x each_result=-127-
  each_review=-268- each_row=-125- each_server=-112- each_session=-314- each_side=-209- each_singl=-81-
  each_skill=-300- each_sourc=-202- each_start=189p each_stay=-123- each_stor=-167- each_submodul=-190- each_such=-61-
  each_tagg=-39- each_task=-147- each_test=-103- each_th=-220- each_that=-246- each_time=314p each_to=207p
  each_token=-64- each_tool=132x each_transaction=-229- each_tree=-197- each_trip=-189- each_turn=-335- each_type=-223-
  each_uniqu=-275- each_user=-212- each_valu=-188- each_version=-162- each_with=144p each_writ=-80- each_written=-203-
  eagain_resourc=-134- eagain_the=-172- ear_#number=-94- ear_and=-78- ear_bird=-238- ear_boot=-202- ear_fail=-48-
  ear_in=-136- ear_morn=-189- ear_return=-57- ear_to=-70- earcut_is=-36- earlier_call=-34- earlier_in=-283-
  earlier_instruction=-29- earlier_one=-79- earlier_ones=-129- earlier_part=54o earlier_rul=-223- earlier_run=-209-
  earlier_runs=-268- earlier_than=-232- earlier_this=-164- earlier_version=-169- earliest_time=-100- earth_and=-73-
  earth_by=-87- earth_is=-263- earth_surfac=-63- ease_of=-157- easi_be=-40- easier_if=-77- easier_to=-220-
  easiest_way=-243- east_is=-151- easter_bunny=-61- easy_to=-328- easy_way=-26- easy_work=-107- eat_anyth=-195-
  eat_between=-106- eat_drink=-149- eat_fish=-168- eat_it=-244- eat_me=-73- eat_the=-205- eat_your=-218-
  eats_them=-131- ebadf_the=-97- ebpf_program=-121- echo_fs=-182- echo_the=139l ecma262_section=-47- ecma_#number=-102-
  ecma_featur=-120- ecmascript_#number=-96- ecmascript_modul=-202- ecmascript_version=-164- ecmaversion_#number=-63-
  economic_is=-96- ecosystem_#url=-203- ed_again=-175- edg_with=-90- edge_a=-193- edge_indic=-162- edge_is=-119-
  edge_of=-141- edge_runtim=-148- edit_a=-361- edit_an=-184- edit_and=206x edit_by=-331- edit_for=-191- edit_is=-261-
  edit_its=-297- edit_of=-313- edit_that=-261- edit_the=-56- edit_them=-309- edit_to=196h edit_would=-204-
  edition_of=-102- editor_and=-323- editor_for=-148- editor_of=-238- editor_that=-215- editor_to=-241-
  editor_with=-402- education_and=-90- educational_purpos=-185- eeee_did=-260- efault_the=-157- effect_as=-151-
  effect_at=-142- effect_for=-103- effect_if=-273- effect_in=-167- effect_of=-404- effect_on=-188- effect_that=-133-
  effect_when=-310- effectiv_group=-204- effectiv_it=-110- effectiv_uid=-60- effectiv_user=-234- effective_treat=-56-
  effort_error=-39- effort_of=-147- effort_to=-195- eg_for=-154- eg_this=-42- eggs_#number=-94- egorov_mraleph=-132-
  eight_byte=-26- eight_deep=-31- eight_year=-72- einig_gladiatoren=-153- einval_and=-121- einval_attempt=-139-
  einval_invalid=-112- einval_the=-155- either_a=-45- either_add=-191- either_all=-98- either_an=-159- either_be=-111-
  either_by=-26- either_expres=-172- either_is=-33- either_null=-30- either_one=-110- either_or=-29- either_pass=-251-
  either_positiv=-81- either_so=-97- either_the=-113- either_to=-60- either_way=-277- el33t_h=-78- el_usuario=-158-
  electron_app=-34- electron_from=-219- electron_get=-151- electron_ipc=-175- electron_main=-56- electron_night=-155-
  electron_own=-88- electron_switch=-173- electron_to=-106- electron_version=-179- elegant_bundler=-78-
  element_and=-89- element_are=-116- element_elm=-272- element_in=-231- element_is=-168- element_name=-78-
  element_of=-283- element_so=-86- element_that=-177- element_ther=-103- element_to=-75- element_with=-225-
  eleven_undici=-85- elf_file=-201- eli_murmur=-134- elicitation_form=-64- elicitation_server=-98-
  elicitation_tool=-111- eliminat_your=-108- elliptic_curv=-98- else_#agentfile=-187- else_#number=-118- else_a=-138-
  else_and=110p else_as=-218- else_at=-163- else_between=-229- else_by=-159- else_chang=-256- else_fail=-238-
  else_follow=-166- else_gets=-246- else_happen=-212- else_has=-326- else_herm=-133- else_in=-35- else_is=-296-
  else_it=-241- else_its=-45- else_listen=-135- else_made=-135- else_map=-200- else_must=-87- else_no=-246-
  else_noth=-199- else_null=-160- else_of=-283- else_so=-118- else_than=-187- else_that=-230- else_the=-250-
  else_to=-315- else_went=-94- else_what=-235- elsewher_another=-81- elsewher_in=-259- em_a=-147- email_addres=-267-
  email_address=-117- email_email=-200- email_the=-131- email_to=256x embarras_me=-209- embarrass_typo=-54-
  embed_a=-179- embedd_in=209c emfil_too=-55- emit_a=-166- emit_an=-139- emit_ear=-57- emit_event=-207- emit_the=-73-
  emitt_after=-129- emitt_and=-66- emitt_by=-154- emitt_for=-170- emitt_when=-192- emitt_with=-76- emitter_and=-83-
  emoji_fami=-54- emoji_or=-26- employ_a=-97- employ_the=-80- employe_who=-305- empty_a=-25- empty_after=-151-
  empty_and=-139- empty_answer=-66- empty_array=-43- empty_befor=-194- empty_by=52h empty_cach=-41-
  empty_directory=-398- empty_export=-44- empty_field=-369- empty_file=-231- empty_for=-603- empty_form=-165-
  empty_is=-238- empty_it=-267- empty_lin=-348- empty_line=-284- empty_list=-353- empty_mapp=-152- empty_never=-241-
  empty_ones=-240- empty_or=-387- empty_path=-29- empty_repository=-109- empty_stor=-282- empty_str=-425-
  empty_text=-132- empty_the=224c empty_valu=-364- empty_when=-541- empty_wher=-416- enabl_a=-221- enabl_and=-625-
  enabl_any=-216- enabl_browser=-153- enabl_but=-55- enabl_by=-295- enabl_cooki=-112- enabl_disabl=-274-
  enabl_for=-257- enabl_hmr=-236- enabl_if=-311- enabl_in=-163- enabl_it=276p enabl_occurrenc=-155- enabl_on=-344-
  enabl_only=-166- enabl_or=-321- enabl_pinch=-53- enabl_privat=-242- enabl_so=-191- enabl_some=-102-
  enabl_stream=-126- enabl_support=-144- enabl_the=141p enabl_them=-103- enabl_this=-465- enabl_to=-318- enabl_two=-87-
  enabl_via=-119- enabl_you=-88- enclos_in=-204- encod_#url=-78- encod_a=-247- encod_align=-179- encod_an=-76-
  encod_and=-271- encod_but=-252- encod_byt=-97- encod_can=-231- encod_command=-173- encod_data=-120- encod_decod=-208-
  encod_for=-87- encod_from=-201- encod_header=-228- encod_in=90x encod_is=-155- encod_js=-133- encod_json=-98-
  encod_label=-249- encod_more=-27- encod_name=-111- encod_of=-173- encod_property=-36- encod_sniff=-108-
  encod_str=-73- encod_that=-191- encod_the=109x encod_us=-123- encod_used=-165- encod_uses=-172- encod_your=43l
  encounter_a=-193- encounter_an=-134- encounter_dur=-86- encounter_the=-35- encourag_the=-57- encrypt_privat=-77-
  encrypt_the=130c end_#number=-147- end_a=-80- end_and=-428- end_are=-258- end_as=-175- end_at=57x end_befor=-268-
  end_between=-236- end_by=-240- end_can=-57- end_character=-273- end_count=-212- end_exclusiv=-108- end_first=-183-
  end_four=-159- end_has=-306- end_in=-296- end_index=-170- end_is=-118- end_it=-239- end_its=-163- end_lc=-160-
  end_no=-325- end_of=152p end_offset=-51- end_or=-193- end_performanc=-46- end_so=-199- end_taken=-128- end_tell=-214-
  end_that=-164- end_the=-439- end_to=-340- end_up=-483- end_user=-388- end_was=-107- end_we=-98- end_what=-200-
  end_when=-178- end_whil=-188- end_with=104p endaddres_return=-33- endian_byte=-38- endpoint_group=-150-
  endpoint_in=255p endpoint_is=-355- endpoint_or=-160- endpoint_port=-76- endpoint_with=-117- ends_a=-304-
  ends_and=-169- ends_both=-83- ends_in=-198- ends_it=-214- ends_no=-375- ends_of=-196- ends_on=-58- ends_or=-145-
  ends_so=-172- ends_the=-99- ends_ther=-99- ends_too=-48- ends_up=116c ends_with=-433- ends_without=-319-
  endy_that=-195- enforc_a=-178- enforc_an=-25- enforc_by=-84- enforc_for=-200- enforc_the=-128- engag_in=-192-
  engag_with=-188- engin_and=114a engin_as=-123- engin_must=-44- engin_option=-74- engin_said=-40- engin_that=-135-
  engin_used=-59- engineer_a=-206- engineer_is=146a english_and=-209- english_de=-86- english_end=-128-
  english_languag=-262- english_name=-72- english_sentenc=-86- english_text=-133- enhanc_resolv=-191- enjoy_the=-173-
  enormou_explosion=-112- enough_and=-168- enough_for=-180- enough_get=-46- enough_information=-153- enough_of=-286-
  enough_on=83h enough_that=-28- enough_time=-152- enough_to=-28- enough_when=-133- enough_you=-172- enroll_in=-85-
  ensur_no=-238- ensur_that=-326- ensur_the=113p ensur_type=-41- ensur_you=-123- ensur_your=-155- entail_slic=-54-
  enter_a=105x enter_and=-307- enter_or=-339- enter_the=-266- enter_then=-281- entir_command=-107- entir_file=-254-
  entire_different=-134- entire_of=-77- entri_a=-282- entri_acros=-25- entri_and=131p entri_are=-414- entri_as=-186-
  entri_befor=91p entri_for=-244- entri_from=-343- entri_in=-430- entri_join=-32- entri_limit=-150- entri_match=-121-
  entri_now=-88- entri_of=-439- entri_one=136h entri_otherwis=-78- entri_signal=-152- entri_the=-295- entri_were=-56-
  entri_will=-119- entri_with=-192- entry_a=-115- entry_and=-287- entry_application=-90- entry_as=36p entry_at=-315-
  entry_by=-189- entry_cannot=-124- entry_entry=-161- entry_ever=-198- entry_for=-269- entry_had=-238- entry_has=-60-
  entry_heavy=-165- entry_id=-314- entry_in=106p entry_info=-161- entry_is=77h entry_it=-187- entry_live=-74-
  entry_loop=-57- entry_meant=-72- entry_nam=-70- entry_of=-349- entry_older=-105- entry_or=-251- entry_payment=-171-
  entry_per=-39- entry_point=151c entry_says=172o entry_stor=-39- entry_that=58p entry_the=-192- entry_ther=-104-
  entry_to=266p entry_ttl=-152- entry_was=-153- entry_what=-125- entry_when=272h entry_which=-42- entry_with=-248-
  entryinfo_for=-161- enum_and=-116- enum_str=-120- env_and=-166- env_first=-363- env_mode=-191- env_or=-235-
  env_text=-212- env_to=261x env_user=-81- environment_a=-171- environment_and=-89- environment_any=-111-
  environment_but=-312- environment_is=-96- environment_like=-76- environment_of=-319- environment_or=-60-
  environment_overrid=-44- environment_that=-316- environment_the=-250- environment_to=173x environment_variabl=-129-
  environment_wher=-77- eperm_error=-206- eperm_the=-238- epoch_second=-125- epoll_wait=-170- eq_requir=-69-
  equal_and=-327- equal_good=-92- equal_length=-31- equal_pace=-33- equal_sign=-154- equal_skill=-231- equal_text=-281-
  equal_the=-196- equal_to=-275- equality_function=-88- equipment_corporation=-58- equipment_or=-103- equipp_with=-190-
  equivalent_of=-222- equivalent_to=-322- erang_the=-118- eras_a=-272- eras_and=-378- eras_character=-291-
  eras_text=-359- eras_the=199c eras_your=197o err_error=-29- err_is=-155- erra_n=-173- errno_for=-38- errno_is=-93-
  errno_set=-281- errno_to=-346- error_#number=-293- error_#url=-60- error_and=-177- error_are=-139- error_array=-57-
  error_as=-280- error_at=-144- error_body=-136- error_by=-207- error_can=-317- error_cod=-161- error_code=-215-
  error_condition=-241- error_could=-73- error_default=-157- error_detail=-161- error_detection=-41- error_e=-106-
  error_eagain=-134- error_einval=-114- error_emitt=-73- error_error=-112- error_even=-63- error_event=-94-
  error_fatal=-171- error_for=-340- error_from=134h error_handl=-81- error_handler=-249- error_has=-109-
  error_have=-110- error_however=-146- error_if=-507- error_in=-350- error_insid=-98- error_instead=-167-
  error_is=-373- error_it=-273- error_level=-48- error_load=-76- error_map=-255- error_may=-168- error_mean=-236-
  error_messag=-126- error_non=-121- error_number=-264- error_object=-120- error_occur=-220- error_occurr=-94-
  error_of=-221- error_on=-259- error_or=-103- error_out=-245- error_output=-230- error_pass=-52- error_pron=-173-
  error_property=-37- error_recovery=-39- error_result=-63- error_return=-105- error_sax=-32- error_so=-177-
  error_span=-72- error_specifi=-38- error_structur=-269- error_the=-190- error_to=37h error_under=-268-
  error_validation=-170- error_warn=-243- error_was=-205- error_what=-34- error_when=-86- error_which=-65-
  error_whil=-151- error_will=-188- error_with=-121- error_without=-192- error_you=-41- errormap_errormap=-117-
  errormap_test=-117- es2018_regex=-25- es6_modul=-72- es_modul=-146- escap_absolut=-127- escap_and=-189-
  escap_as=-205- escap_character=-134- escap_clos=-198- escap_it=-201- escap_of=-64- escap_or=-172- escap_sequenc=-164-
  escap_so=-156- escap_the=-235- escap_with=-163- eslint_#url=-141- eslint_about=-130- eslint_and=-60- eslint_as=-28-
  eslint_config=-211- eslint_configuration=-76- eslint_contributor=-65- eslint_doesn't=-31- eslint_packag=-54-
  eslint_plugin=-44- eslint_report=-45- eslint_rul=-88- eslint_scop=-57- eslint_styl=-25- eslint_will=-112-
  esm_#url=-65- esm_and=-60- esm_build=-68- esm_cjs=-198- esm_only=-103- esm_project=-91- esm_resolution=-111-
  esm_syntax=-42- especial_if=-239- especial_on=-149- especial_when=-189- especial_with=-102- espre_does=-71-
  espre_may=-64- espre_the=-97- esprima_compar=-79- esprima_had=-26- espy_and=-58- espy_heh=-58- essenc_of=-301-
  essential_sinc=-205- estao_na=-203- estimat_byte=-39- estimat_the=-46- estimat_token=-379- estre_#url=-137-
  estre_ast=-116- estre_spec=-102- etag_field=-66- etc_#number=-123- etc_and=-49- etc_apt=-167- etc_default=-156-
  etc_host=-322- etc_login=-174- etc_machin=-211- etc_passwd=-208- etc_postgresql=-194- eval_disabl=-146-
  evaluat_an=-54- evaluat_as=-134- evaluat_the=-173- evaluat_to=-70- evaluation_of=-46- even_#number=-63- even_a=-271-
  even_after=101p even_and=-232- even_be=-198- even_befor=-216- even_better=-319- even_for=-164- even_if=283p
  even_in=-187- even_more=-207- even_need=-205- even_on=-40- even_slower=-269- even_that=-188- even_the=238x
  even_then=-231- even_thos=-178- even_though=-233- even_to=-320- even_try=-185- even_when=288h even_with=-242-
  event_#number=-114- event_a=-91- event_after=-317- event_and=-149- event_are=-81- event_arriv=-134- event_as=-287-
  event_at=-126- event_befor=-230- event_by=-134- event_can=-103- event_captur=-134- event_data=-115-
  event_driven=-150- event_emitter=-117- event_except=-85- event_for=-215- event_from=-304- event_handler=-269-
  event_have=-121- event_i=-70- event_in=-331- event_is=-217- event_jsonl=-90- event_listener=-131- event_loop=-74-
  event_mask=-216- event_name=-199- event_object=-135- event_of=-151- event_on=-269- event_or=-228- event_over=-103-
  event_queu=-90- event_so=-226- event_stream=-264- event_that=-293- event_the=143p event_to=-134- event_trigger=-133-
  event_updat=-52- event_were=-338- event_when=-178- event_which=-154- event_will=-154- event_with=-134-
  event_without=-117- eventemitter_and=-194- eventfd_file=-40- eventsourc_parser=-50- eventual_be=-97-
  eventual_get=-117- ever_be=128h ever_becom=-60- ever_chang=-161- ever_consider=-28- ever_developer=-90-
  ever_did=-230- ever_do=-169- ever_done=-261- ever_doubl=-56- ever_feel=-176- ever_for=-42- ever_get=-233-
  ever_goes=-211- ever_had=-215- ever_happen=-125- ever_in=-301- ever_more=-136- ever_need=-90- ever_over=-37-
  ever_read=-298- ever_replac=-118- ever_see=-229- ever_seen=-172- ever_sent=-275- ever_use=-146- ever_valu=-46-
  ever_was=-82- every_#number=-324- every_action=-349- every_agent=-134- every_answer=-119- every_beginn=-138-
  every_build=-56- every_call=-504- every_chang=-533- every_character=-136- every_child=-55- every_client=-325-
  every_code=169p every_commit=131p every_conversation=-38- every_day=-58- every_directory=-221- every_edit=-288-
  every_entry=-467- every_event=-391- every_field=-237- every_file=-296- every_five=-48- every_fram=-156-
  every_host=-441- every_instanc=-104- every_key=-287- every_kind=-61- every_label=-48- every_languag=-197-
  every_layout=-158- every_line=-357- every_link=-368- every_machin=-107- every_man=-119- every_match=-140-
  every_memory=-126- every_messag=-86- every_minut=397x every_morn=-262- every_night=-170- every_node=-277-
  every_once=-190- every_one=-444- every_open=-217- every_other=-171- every_part=-306- every_pass=-165-
  every_permission=-224- every_person=-245- every_plac=-93- every_possibl=-77- every_proces=340c every_program=-274-
  every_prompt=-69- every_proposal=187h every_provider=-108- every_question=-145- every_record=-409-
  every_redirect=-28- every_releas=-196- every_repository=231p every_request=-308- every_row=-240- every_rule=241o
  every_run=-81- every_screen=-416- every_second=-75- every_sector=-47- every_server=-350- every_servic=-337-
  every_session=-149- every_sett=-203- every_skill=-43- every_sourc=-205- every_stag=-187- every_stat=-113-
  every_stem=-68- every_step=-52- every_str=-174- every_summary=-177- every_symbolic=-217- every_tabl=307c
  every_tap=-30- every_ten=136p every_term=-166- every_text=-205- every_time=93p every_tool=57h every_turn=173x
  every_valu=-245- every_version=-159- every_way=-341- every_week=-206- every_word=-362- every_writ=-256-
  every_year=-305- everybody_is=-331- everybody_know=-245- everybody_to=-155- everyon_and=92x everyon_else=-333-
  everyon_has=-242- everyon_in=316x everyon_is=-346- everyon_know=-389- everyon_on=68c everyon_to=-260-
  everyon_who=108a everyon_writ=-306- everyth_a=-236- everyth_about=-224- everyth_abov=314l everyth_afresh=-262-
  everyth_after=-282- everyth_and=-267- everyth_as=-210- everyth_befor=154l everyth_below=-319- everyth_but=228h
  everyth_else=-522- everyth_from=-145- everyth_has=-195- everyth_he=-256- everyth_i=-83- everyth_in=178l
  everyth_is=-216- everyth_it=-117- everyth_need=-177- everyth_on=125c everyth_sent=-119- everyth_shown=-281-
  everyth_so=81h everyth_still=-88- everyth_that=-654- everyth_the=86a everyth_to=-145- everyth_under=-192-
  everyth_was=-370- everyth_we=-302- everyth_with=-82- everyth_you=-91- everything_better=-127- everywher_and=-212-
  everywher_i=-209- everywher_with=-93- evidenc_for=-236- evidenc_of=168h evidenc_written=-68- evil_impostor=-263-
  evil_is=-227- evil_twin=168r evolv_slow=-26- evp_mac=-92- evp_pkey=-184- exact_as=130l exact_comparison=-33-
  exact_dependenci=-119- exact_entry=-151- exact_equivalent=-183- exact_like=-241- exact_match=-62- exact_n=-80-
  exact_one=-169- exact_same=-101- exact_spot=-153- exact_text=-414- exact_that=-87- exact_the=-386- exact_thes=-261-
  exact_what=91l exam_week=-212- examin_and=-176- examin_the=-90- exampl_#number=-165- exampl_#url=-209- exampl_a=-235-
  exampl_abov=-44- exampl_all=-108- exampl_are=-82- exampl_at=-143- exampl_becaus=-52- exampl_below=-234-
  exampl_both=-168- exampl_c=-211- exampl_charset=-112- exampl_demonstrat=-85- exampl_evaluat=-54- exampl_export=-44-
  exampl_expres=-98- exampl_for=-161- exampl_gcloud=-274- exampl_given=-156- exampl_host=-149- exampl_if=-162-
  exampl_illegal=-139- exampl_imag=-165- exampl_in=-261- exampl_inaccessibl=-227- exampl_is=-159- exampl_it=-101-
  exampl_jiti=-63- exampl_of=-359- exampl_on=-36- exampl_program=-205- exampl_readm=-167- exampl_run=-184-
  exampl_section=-81- exampl_server=-146- exampl_should=-100- exampl_show=-176- exampl_static=-191- exampl_str=-69-
  exampl_suppos=-234- exampl_that=-162- exampl_the=-145- exampl_ther=-83- exampl_threshold=-33- exampl_to=-391-
  exampl_us=-72- exampl_valu=-96- exampl_we=-246- exampl_when=-77- exampl_will=-174- exampl_with=-116- exampl_you=-240-
  exce_the=-105- exceed_maxlength=-97- exceed_maxttl=-152- exceed_path=-182- exceed_the=-203- exceed_this=-245-
  except_a=-60- except_as=-145- except_body=-49- except_for=-348- except_if=-132- except_in=-80- except_on=-150-
  except_that=-319- except_the=-55- except_treat=-83- except_what=-323- except_when=-242- exception_and=-198-
  exception_be=-52- exception_for=122p exception_is=-114- exception_stack=-59- exception_that=-107- exception_to=-163-
  exception_will=-36- exces_jell=-71- exchang_a=-240- exchang_of=-101- excit_and=-89- excit_today=-253-
  exclaim_the=-207- exclamation_mark=-287- exclamation_point=-133- exclud_comment=-253- exclud_from=-148-
  exclud_jsx=-44- exclud_pattern=-123- exclud_that=-74- exclud_the=146h excludecontent_true=-65-
  excludefragment_host=-91- exclusiv_in=-30- exclusiv_lock=-323- exclusiv_or=-71-
  exclusivemaximum_exclusiveminimum=-38- excus_for=-145- excus_me=-252- exec_#number=-160- exec_flag=-158-
  execut_a=-391- execut_and=70h execut_by=-407- execut_code=-314- execut_dur=-274- execut_for=-85-
  execut_function=-248- execut_in=-540- execut_insid=-241- execut_it=420c execut_on=-291- execut_permission=-313-
  execut_queri=-26- execut_script=-263- execut_thos=-26- execut_whatever=206c executabl_and=-175- executabl_file=-191-
  executabl_for=-384- executabl_has=-146- executabl_in=97p executabl_or=-62- executabl_was=-187- execution_context=-47-
  execution_mode=-139- execution_of=-332- execv_#number=-311- exercis_for=-186- exfiltrat_the=156x exist_already=-258-
  exist_and=-120- exist_archiv=-175- exist_as=-315- exist_at=159p exist_becaus=-135- exist_branch=-80- exist_but=-115-
  exist_class=-166- exist_createfromfil=-119- exist_databas=-232- exist_fil=-99- exist_file=-225- exist_formatter=-220-
  exist_in=-467- exist_index=-94- exist_it=-319- exist_it's=-131- exist_must=-96- exist_often=-101- exist_on=-300-
  exist_or=-94- exist_rule=-194- exist_stat=-65- exist_the=-270- exist_to=-319- exist_typ=-102- exist_user=-245-
  exist_when=-37- exist_will=-152- exist_yet=-276- existenc_and=-85- existenc_of=119h exit_#number=-70- exit_are=-158-
  exit_code=-194- exit_ear=-174- exit_statu=-312- exit_status=-120- exit_the=-206- exit_valu=-66- exit_with=-344-
  exodu_byt=-106- expand_the=-145- expand_to=-294- expansion_is=-233- expansion_of=-81- expect_a=43x expect_and=-33-
  expect_by=-151- expect_me=-146- expect_no=-96- expect_output=-62- expect_refusal=-241- expect_that=-169-
  expect_the=-74- expect_to=-390- expect_type=-137- expensiv_to=-241- experienc_and=-51- experienc_even=-60-
  experienc_for=-121- experienc_in=-119- experienc_is=-141- experienc_problem=-226- experienc_with=-116-
  experimental_and=-140- experimental_physic=-62- experimental_task=-64- expert_becaus=-28- expert_if=-28-
  expert_in=104r expir_after=-242- expir_and=98o expir_at=-223- expir_by=-233- expir_in=-281- expir_keys=-43-
  expir_the=123o explain_how=59l explain_in=-56- explain_it=-328- explain_that=-227- explain_the=-153-
  explain_what=-276- explain_why=194h explain_your=-260- explanation_of=-233- explicit_add=-207- explicit_and=-139-
  explicit_atomic=-70- explicit_defin=-38- explicit_delet=-68- explicit_disabl=-55- explicit_given=-76-
  explicit_list=-206- explicit_or=-257- explicit_register=-171- explicit_set=-218- explicit_sett=-141-
  explicit_so=-185- explicit_specifi=-205- explod_upon=-96- exploratory_call=-174- explosion_is=-112- export_a=-150-
  export_all=-235- export_and=39x export_const=-44- export_dependency=-106- export_direct=-262- export_docs=-257-
  export_field=-135- export_from=-244- export_function=-262- export_imag=-86- export_import=-255- export_in=-260-
  export_is=-177- export_it=-29- export_list=-44- export_map=-203- export_of=-88- export_resolv=-233- export_span=-100-
  export_the=-337- export_to=-191- export_which=-243- exportsidecar_medium=-29- expos_a=-168- expos_as=-206-
  expos_by=-260- expos_every=-45- expos_low=-117- expos_maybeaddsegment=-50- expos_on=-120- expos_read=-215-
  expos_the=228l expos_to=-183- expos_two=-214- expos_your=-73- exposur_to=-85- expr_is=-141- expres_js=-93-
  expres_or=-162- expres_session=-98- express_as=-89- express_in=-48- expression_and=-299- expression_are=-94-
  expression_as=-93- expression_can=-195- expression_evaluat=-277- expression_for=-71- expression_from=-163-
  expression_in=-45- expression_into=-117- expression_is=-56- expression_like=-35- expression_must=-145-
  expression_name=-157- expression_pattern=-102- expression_that=-188- expression_to=-277- expression_used=-29-
  expression_will=-73- ext2_ext3=-165- ext3_and=-81- ext3_ext4=-164- ext4_dev=178c ext4_etc=-164- ext4_file=-45-
  ext4_will=-99- extend_attribut=-214- extend_header=-246- extend_hookifi=-204- extend_is=-79- extend_method=-100-
  extend_recursiv=-36- extend_statistic=-133- extend_support=-32- extend_the=209p extend_to=-364- extend_tsconfig=-32-
  extension_#url=-237- extension_and=-355- extension_are=-94- extension_associat=-125- extension_extension=-215-
  extension_for=104p extension_from=-132- extension_imag=-400- extension_in=-282- extension_includ=-173-
  extension_is=-485- extension_known=-125- extension_less=-96- extension_mime=-236- extension_of=-232-
  extension_on=-84- extension_or=-205- extension_regexp=-38- extension_that=98p extension_the=-28- extension_to=-400-
  extension_will=-306- extent_that=-114- external_a=-30- external_account=243x external_content=-144-
  external_dirs=-240- external_driv=116c external_librari=-128- external_library=-261- external_modul=-50-
  external_project=-176- external_referenc=-89- external_timer=-61- external_variabl=-111- external_vpn=-183-
  extglob_pattern=-35- extglob_portion=-54- extra_argument=-58- extra_build=-138- extra_field=-290- extra_give=-103-
  extra_option=-40- extra_overhead=-190- extra_properti=-38- extra_recipient=253h extra_type=-116- extra_valu=-79-
  extraconfigtyp_contain=-97- extract_all=-196- extract_and=-183- extract_from=-304- extract_the=60x
  extrasuffix_in=-108- extreme_dangerou=-109- extreme_fast=-137- eyes_are=-78- eyes_of=-207- eyes_wide=-207-
  f_#number=-89- f_b=-146- f_dupfd=-142- f_f=-109- f_option=-77- f_or=-137- f_setown=-202- f_u=-172- fac_chang=-47-
  face_of=-233- face_the=-31- face_to=-190- fact_a=-176- fact_about=-96- fact_in=-228- fact_is=-68- fact_of=-286-
  fact_remain=-167- fact_that=211h fact_the=-187- fact_to=-181- fact_we=-88- fail_and=-218- fail_at=-239-
  fail_becaus=-131- fail_for=-180- fail_if=-124- fail_in=-140- fail_is=-201- fail_it=-64- fail_on=-168- fail_or=-209-
  fail_query=-98- fail_read=-215- fail_releas=-104- fail_that=-28- fail_the=-246- fail_to=-281- fail_tri=-228-
  fail_usual=-103- fail_whil=177h fail_with=-381- failur_a=-77- failur_and=52h failur_count=-164- failur_in=-273-
  failur_includ=-48- failur_is=-134- failur_it=-114- failur_never=-283- failur_of=-175- failur_that=-44-
  failur_to=-159- failur_will=-59- failur_with=-158- fair_and=-226- fair_enough=-190- fall_apart=-260- fall_back=-206-
  fall_down=-164- fall_in=-141- fall_into=-235- fall_off=-171- fall_on=-155- fall_out=-290- fall_the=-215-
  fall_through=-206- fallback_and=-68- fallback_for=-232- fallback_happen=-94- fallback_in=-67- fallback_provider=-166-
  fallback_the=-173- fallen_behind=-26- fals_although=-47- fals_alway=-138- fals_and=-263- fals_are=-49- fals_be=-85-
  fals_by=-257- fals_default=-64- fals_disabl=-109- fals_enabl=-53- fals_environment=-84- fals_for=-168-
  fals_formatlyreportresult=-27- fals_i=-187- fals_if=-290- fals_ignor=-36- fals_includ=-169- fals_is=-232-
  fals_limit=-36- fals_negativ=-245- fals_on=-270- fals_only=-112- fals_or=-100- fals_otherwis=-164- fals_positiv=-213-
  fals_prevent=-63- fals_readdirp=-49- fals_the=-214- fals_then=-122- fals_to=-353- fals_when=-362- fals_wher=-335-
  fals_which=-30- fals_whil=-162- fals_will=-344- falsy_even=-44- falsy_the=-33- fami_album=-285- fami_is=216x
  fami_of=-312- famili_that=-179- famou_last=-132- fan_mark=-260- fan_report=-163- fanotify_group=-47- fans_the=-57-
  faq_md=-111- faqs_apply=-29- faqs_includ=-32- far_apart=-219- far_as=-471- far_away=-201- far_in=-290- far_into=206l
  far_is=-279- far_it=-289- far_more=-141- far_the=-166- far_too=-294- fast_#number=-154- fast_and=-210- fast_as=-221-
  fast_check=-190- fast_comput=-27- fast_deep=-96- fast_enough=-148- fast_forward=-213- fast_hmr=-120-
  fast_import=-221- fast_lane=-99- fast_mode=-72- fast_performanc=-59- fast_redact=-120- fast_uri=-118-
  faster_alternativ=-30- faster_and=-302- faster_at=-125- faster_on=-165- faster_than=-317- fatal_error=-361-
  father_is=-143- fault_as=-277- fault_in=-186- fault_of=-190- fault_the=-241- fault_wid=-86- favor_of=-90-
  favour_of=-241- fchdir_#number=-35- fchown_or=-121- fcntl_#number=-43-
  fd3a5288f042b6850c66b31f09fe44734eb7990_juan=-53- fd_is=-188- fe80_#number=-147- fear_and=-196- fear_of=-231-
  fear_that=-226- fear_the=-135- fear_to=-148- feat_add=-82- featur_#number=-143- featur_amaz=-144- featur_and=-123-
  featur_are=-82- featur_branch=-60- featur_but=-147- featur_by=-92- featur_can=-35- featur_chat=-85-
  featur_check=-142- featur_flag=-128- featur_import=-120- featur_in=-366- featur_is=-220- featur_it=-68-
  featur_of=-334- featur_other=-36- featur_parity=-115- featur_pictur=-130- featur_ping=-25- featur_request=-305-
  featur_requir=-208- featur_set=-32- featur_support=-30- featur_test=-92- featur_that=-121- featur_the=-232-
  february_#number=-40- fed_to=-273- feed_it=-185- feed_the=36x feed_to=119p feed_with=-57- feed_your=-83-
  feedback_on=-196- feel_a=-208- feel_an=-179- feel_as=-212- feel_better=-348- feel_for=-149- feel_her=-275-
  feel_it=-251- feel_just=-85- feel_like=-218- feel_sophisticat=-351- feel_that=-234- feel_the=-128- feel_thes=-100-
  feel_you=-279- feel_your=-111- feet_and=-110- feet_in=-179- feet_to=-112- fell_on=-221- fell_silent=-187-
  felt_in=-40- fetch_#url=70c fetch_and=-407- fetch_api=-163- fetch_from=-307- fetch_function=-125-
  fetch_implementation=-115- fetch_is=-40- fetch_standard=-165- fetch_the=107p fetchcontent_populat=-251- few_at=-108-
  few_conversation=-35- few_drink=-59- few_friend=-89- few_hour=-60- few_hundr=-258- few_in=-105- few_millisecond=-128-
  few_minut=-341- few_ms=-52- few_of=-286- few_or=-77- few_peopl=-96- few_phenomena=-52- few_second=-222-
  few_sever=-111- few_simpl=-160- few_th=-213- few_tim=-158- few_ways=-71- few_word=-45- few_year=-89- fewer_lint=-59-
  fewer_than=-92- ffff_#ip=-265- fiber_you=-64- fido_authenticator=-111- field_a=-87- field_add=-90- field_and=-260-
  field_are=-279- field_as=-225- field_besid=-183- field_by=-56- field_can=-91- field_contain=-244- field_for=-249-
  field_from=-232- field_has=-80- field_hits=-111- field_identify=-66- field_in=-357- field_includ=-238- field_is=-456-
  field_it=-133- field_may=-111- field_must=-270- field_nam=-40- field_narrow=-112- field_not=111x field_of=-195-
  field_optional=-54- field_or=-131- field_parameter=-100- field_report=-59- field_should=-185- field_so=-204-
  field_specifi=-66- field_that=-135- field_to=-282- field_valu=-204- field_version=-75- field_which=-322-
  field_will=-211- fifo_queu=-56- fifth_group=-143- fight_for=-113- figur_and=-255- figur_it=-265- figur_of=-108-
  figur_out=-198- figur_will=-202- fil_#number=-350- fil_a=-181- fil_and=-115- fil_are=-141- fil_aren't=-72-
  fil_array=-152- fil_as=-259- fil_at=-387- fil_becaus=-84- fil_but=-298- fil_by=-178- fil_can=-278- fil_contain=-130-
  fil_description=-192- fil_directory=-32- fil_for=-31- fil_found=-239- fil_from=-42- fil_generat=-127- fil_have=-359-
  fil_html=-96- fil_if=-109- fil_in=-645- fil_includ=-382- fil_into=-233- fil_is=-359- fil_it=-366- fil_lie=-344-
  fil_like=-100- fil_may=-344- fil_now=-179- fil_of=-164- fil_on=145a fil_option=-312- fil_or=-296- fil_outsid=-89-
  fil_servic=-132- fil_specifi=-179- fil_start=-278- fil_tester=-72- fil_that=-730- fil_the=-482- fil_ther=-39-
  fil_us=-122- fil_we=-264- fil_web=-221- fil_were=211h fil_when=-79- fil_which=-356- fil_will=-306- fil_with=137c
  fil_you=-250- file_#number=-248- file_#url=-277- file_a=49c file_acces=-195- file_afil=-125- file_after=30p
  file_again=-412- file_already=-415- file_an=-244- file_and=136x file_anew=-216- file_are=-127- file_as=-122-
  file_associat=-130- file_at=93c file_back=-247- file_bas=-128- file_be=-74- file_befor=-439- file_besid=-227-
  file_but=-66- file_by=-348- file_can=-497- file_cannot=-396- file_capabiliti=-49- file_chang=-214-
  file_clearcachebyid=-35- file_completion=-63- file_contain=-258- file_content=-184- file_could=-195-
  file_creation=-73- file_data=-221- file_describ=-235- file_description=-378- file_descriptor=-351- file_dir=-176-
  file_directory=-188- file_does=-313- file_each=-207- file_entri=-179- file_entry=-195- file_etc=-308-
  file_exist=-293- file_extension=-451- file_foo=-265- file_for=-396- file_format=-280- file_from=339c file_gets=-408-
  file_giv=-279- file_handl=-142- file_has=-479- file_header=-257- file_herm=-222- file_hierarchy=-220- file_hold=-280-
  file_home=-225- file_host=129x file_i=49h file_if=28p file_in=-25- file_instead=-342- file_into=-94- file_is=-184-
  file_isn't=-235- file_it=-114- file_its=-202- file_itself=-332- file_keep=-97- file_last=-400- file_left=-53-
  file_lies=-256- file_like=-270- file_list=-158- file_lock=-79- file_look=-92- file_manager=-419- file_match=-238-
  file_may=-396- file_mod=-193- file_mode=-146- file_must=-123- file_nam=-204- file_name=36x file_no=-178-
  file_not=-346- file_of=-402- file_offset=-135- file_on=34x file_only=-275- file_open=-380- file_operation=-266-
  file_or=-369- file_order=-40- file_over=-272- file_own=-147- file_pars=-35- file_path=-181- file_pattern=-144-
  file_permission=-251- file_point=-34- file_pointer=-154- file_position=-142- file_provid=-231- file_read=130r
  file_referenc=-90- file_regardles=-59- file_replac=-241- file_says=-365- file_see=-208- file_should=-344-
  file_show=-240- file_sinc=-65- file_size=-349- file_so=-166- file_specifi=-188- file_stand=-160- file_stat=-83-
  file_statu=-334- file_stay=-257- file_still=-281- file_system=-650- file_that=-92- file_then=230x file_time=-144-
  file_to=-37- file_too=-68- file_tool=-282- file_tree=-88- file_turn=-93- file_type=-188- file_under=-109-
  file_us=-268- file_use=-53- file_used=-321- file_was=130h file_watcher=-280- file_when=-253- file_wher=-256-
  file_which=-314- file_whos=-168- file_will=-476- file_with=46x file_without=-336- file_would=-278- file_you=-183-
  fileentrydescriptor_function=-93- fileentrymeta_the=-92- filenam_and=-170- filenam_are=-224- filenam_as=-144-
  filenam_completion=-55- filenam_from=-138- filenam_in=-31- filenam_is=-261- filenam_of=-124- filenam_or=-38-
  filenam_str=-172- filenam_substitution=-201- filenam_that=-92- filenam_to=-213- filenam_txt=-84-
  filepath_option=-119- filestocheck_are=-49- filestocheck_filestocheck=-152- filesystem_and=-296- filesystem_has=-132-
  filesystem_object=-63- filesystem_observation=-49- filesystem_specific=-90- filesystem_that=-32-
  filesystem_trait=-95- filesystem_uid=-42- filetooloption_promis=-46- filetooloption_tool=-192- filip_skokan=-84-
  fill_in=31x fill_throw=-232- fill_up=-259- fill_with=-389- film_#number=-41- film_wait=-132- filter_and=-67-
  filter_are=-33- filter_by=-180- filter_can=-150- filter_command=-205- filter_data=-96- filter_does=37l
  filter_expression=-226- filter_flag=-123- filter_in=-272- filter_is=154r filter_keep=-129- filter_of=-172-
  filter_option=-47- filter_or=127r filter_out=-320- filter_return=-103- filter_sync=-30- filter_them=-105-
  filter_to=-319- filter_will=-85- final_function=-253- final_got=-56- final_newlin=-169- final_on=-111-
  final_result=-128- final_slash=-63- final_the=-246- final_you=-118- find_a=-183- find_and=-307- find_element=-198-
  find_every=-201- find_her=-253- find_i=-196- find_if=-85- find_in=42c find_is=-183- find_it=51p find_lin=-74-
  find_modul=-164- find_new=-67- find_noth=-135- find_of=-263- find_only=-230- find_out=227h find_packag=-155-
  find_program=-163- find_registry=-224- find_some=-76- find_someth=-372- find_the=-252- find_them=82p find_ther=-359-
  find_this=91p find_what=-195- find_you=-127- find_your=-119- find_yourself=-228- finder_does=-55- fine_for=-256-
  fine_grain=-192- fine_line=-196- fine_tun=-106- fine_when=-69- fingerprint_and=-74- fingerprint_is=-233-
  fingerprint_text=-204- finish_#url=83x finish_chang=-209- finish_has=-181- finish_his=-179- finish_is=-304-
  finish_process=-33- finish_the=-371- finish_what=-246- finit_threshold=-33- fir_befor=-38- fire_and=-282-
  fire_soda=-80- fire_with=-206- firebas_consol=-73- firefox_#number=-103- firewall_and=243c firewall_for=168c
  firewall_policy=-292- firewall_rul=-183- firewall_rule=-325- firm_is=-229- first_#number=-220- first_accept=-424-
  first_and=200h first_answer=-226- first_appear=-305- first_appearanc=-164- first_argument=-202- first_at=-75-
  first_attempt=-25- first_bad=-43- first_be=-163- first_call=-236- first_character=-61- first_check=-68-
  first_child=-51- first_clas=-179- first_column=-219- first_com=127o first_command=-112- first_contact=-244-
  first_creat=-79- first_day=-207- first_each=-163- first_element=-175- first_entry=-265- first_event=-171-
  first_few=-155- first_field=-49- first_file=-313- first_hit=-156- first_hunk=-31- first_husband=-221- first_i=-166-
  first_if=-109- first_in=-310- first_install=-199- first_instanc=-182- first_instruction=358l first_interrupt=-30-
  first_is=78p first_it=-260- first_item=-230- first_kind=-70- first_law=-260- first_letter=-276- first_look=-257-
  first_match=-209- first_memory=-204- first_minut=-59- first_n=-121- first_nam=-123- first_name=-341- first_non=-59-
  first_null=-136- first_occurrenc=-178- first_of=-541- first_on=-199- first_or=-322- first_order=-278- first_out=-226-
  first_packet=-323- first_page=-237- first_parent=-248- first_part=-233- first_pass=-327- first_pet=-279-
  first_phas=-26- first_plac=-437- first_point=-194- first_question=-159- first_register=-182- first_request=-296-
  first_row=-209- first_rule=-119- first_run=-376- first_saw=-318- first_search=-147- first_slic=-247- first_so=-336-
  first_step=-213- first_system=85o first_tap=-106- first_th=235p first_that=-263- first_the=-263- first_then=48c
  first_ther=134h first_thos=-145- first_time=-70- first_to=-269- first_tri=-31- first_try=-153- first_version=-231-
  first_we=-202- first_what=-510- first_when=-206- first_wher=-104- first_with=-165- first_without=43h first_word=-534-
  first_you=-246- fiscal_#number=-244- fish_and=-212- fish_in=-91- fit_into=-79- fit_is=-212- fit_its=-53- fit_on=-343-
  fit_the=-107- fit_to=-271- fitnes_for=-86- fits_a=-38- fits_into=-304- fits_the=-93- fitt_to=-26- five_in=-62-
  five_lin=-211- five_minut=-172- five_step=-260- five_year=-131- fix_a=-144- fix_and=-57- fix_as=-136- fix_block=-88-
  fix_bugs=-141- fix_e=-259- fix_exist=-25- fix_fals=-28- fix_for=-64- fix_in=-246- fix_is=-211- fix_it=-372-
  fix_lchmod=-51- fix_rul=-310- fix_size=-65- fix_that=125p fix_the=131a fix_this=-231- fix_to=-195- fix_word=-55-
  fix_your=-75- flag_allow=-209- flag_and=-259- flag_are=-175- flag_argument=-39- flag_as=-222- flag_can=-165-
  flag_caus=-81- flag_continu=-193- flag_enabl=-114- flag_fan=-104- flag_field=-232- flag_for=-223- flag_has=-187-
  flag_if=-156- flag_in=-324- flag_insid=-76- flag_is=112p flag_list=-138- flag_mask=-109- flag_may=-176-
  flag_must=-104- flag_name=-207- flag_of=-171- flag_on=-209- flag_or=-92- flag_requir=-229- flag_set=-145-
  flag_stay=-54- flag_such=-106- flag_that=-257- flag_to=-69- flag_ts=-107- flag_valu=-74- flag_was=-202-
  flag_when=-205- flag_will=-151- flag_with=-278- flagg_becaus=-242- flagg_stal=-109- flagg_the=-99- flash_light=-165-
  flash_of=-209- flasher_on=-46- flat_is=-248- flat_name=-98- flatcacheoption_creat=-98- flatten_so=-165-
  flight_system=-150- float_abi=-63- float_and=-85- float_in=-69- float_point=-234- float_take=-34- float_ui=-116-
  flock_on=-70- flock_to=-77- flood_the=269c floppy_driv=-203- flour_#number=-121- flow_control=-185- flow_in=-98-
  flow_logs=-200- flow_to=-140- flower_that=-31- fmr_own=-146- fn_bind=-112- fn_err=-257- fn_is=-28- fn_runs=-89-
  fnmatch_has=-151- fnv1_murmer=-140- fnv1_murmur=-98- fnv_#number=-120- focu_goes=-227- focu_is=-124- focu_on=-135-
  focu_says=-221- focus_on=-192- fold_into=-333- folder_abov=-226- folder_and=50c folder_are=-387- folder_as=51x
  folder_below=-243- folder_chang=-96- folder_dependenci=-195- folder_eight=-31- folder_fil=-101- folder_insid=-83-
  folder_is=48h folder_it=-215- folder_mapp=-244- folder_mov=-217- folder_name=-143- folder_or=-167- folder_privat=170x
  folder_skill=-152- folder_that=-40- folder_to=161x folder_with=128c follow_a=-389- follow_additional=-187-
  follow_and=-190- follow_are=-121- follow_argument=-236- follow_as=56o follow_at=-40- follow_by=53x follow_call=-201-
  follow_character=-196- follow_code=-211- follow_command=-62- follow_condition=-190- follow_configuration=-153-
  follow_entry=-201- follow_error=-354- follow_event=-177- follow_exampl=-302- follow_featur=-61- follow_field=-327-
  follow_for=159a follow_form=-230- follow_format=-315- follow_from=-55- follow_function=-186- follow_in=-241-
  follow_is=-294- follow_it=30p follow_keys=-209- follow_keyword=-165- follow_line=-86- follow_macro=-164-
  follow_manner=-175- follow_method=-93- follow_option=-173- follow_order=-257- follow_output=-325-
  follow_properti=-256- follow_quot=-107- follow_rul=55o follow_scenario=-188- follow_secret=-140-
  follow_semantic=-263- follow_special=-175- follow_step=-349- follow_symbolic=-254- follow_syntax=-173-
  follow_tabl=-109- follow_the=-253- follow_thes=-89- follow_this=289p follow_typ=-136- follow_valu=-249-
  follow_variabl=-214- follow_ways=-32- follow_what=-349- follow_when=-314- follow_you=-134- follow_your=127o
  fond_of=-161- font_antialias=-97- font_is=-295- font_size=127a foo_a=-39- foo_anywher=-79- foo_bar=-280-
  foo_baz=-150- foo_com=-265- foo_js=-143- foo_loos=-32- foo_null=-32- foo_or=-141- foo_s=-68- foo_should=-79-
  foo_ts=-159- food_and=-147- food_in=-252- fool_and=-264- fool_but=-237- fool_can=-101- fool_is=-171-
  foolproof_and=-46- foot_in=-65- foot_is=-41- foot_of=-117- footprint_#number=-210- for_#number=-404- for_a=-142-
  for_about=-67- for_acces=-213- for_add=-299- for_additional=-58- for_address=-172- for_advanc=-289- for_advic=-240-
  for_again=-118- for_agent=47a for_all=163h for_an=31o for_and=-76- for_another=-43- for_any=-73- for_anyon=-276-
  for_anyth=164h for_application=-193- for_approval=53h for_array=-28- for_as=40p for_at=-133- for_author=-334-
  for_await=-98- for_axe=-57- for_backup=-368- for_backward=-192- for_be=-238- for_behaviour=-62- for_best=-203-
  for_better=-113- for_both=-239- for_brain=-41- for_branch=-74- for_breakfast=-165- for_browser=-80- for_build=-259-
  for_bundl=-142- for_by=70x for_byte=-142- for_c=-148- for_cach=-62- for_call=-253- for_certain=-226- for_chang=-272-
  for_character=-92- for_checksum=-28- for_child=-321- for_children=-118- for_chocolat=-37- for_clarity=-138-
  for_client=-227- for_cloud=-315- for_code=-195- for_command=184c for_comment=-212- for_commonj=-59-
  for_compatibility=-199- for_compensation=-98- for_connect=-376- for_connection=-222- for_consent=216h
  for_consumption=-57- for_content=-371- for_controll=-147- for_convenienc=-253- for_conversation=-46- for_convert=-85-
  for_creat=-141- for_cros=-199- for_cryptography=-53- for_custom=-103- for_data=-156- for_debugg=143x
  for_decompression=-116- for_delaunay=-46- for_deploy=-202- for_describ=-118- for_detail=-481- for_dev=-136-
  for_development=-267- for_different=-137- for_dinner=-121- for_directori=-145- for_display=-91- for_divorc=-108-
  for_do=-238- for_documentation=-249- for_draw=-127- for_driv=-82- for_each=-225- for_ecmaversion=-63-
  for_educational=-185- for_either=-35- for_electron=-68- for_emitt=-37- for_encryption=-130- for_end=-29-
  for_enter=-239- for_entri=-265- for_error=188h for_escap=-57- for_even=-116- for_event=-62- for_ever=-180-
  for_every=-369- for_everyon=353c for_everyth=-216- for_exact=-149- for_exampl=-366- for_execution=-149-
  for_existenc=-133- for_expir=-43- for_external=-103- for_field=-160- for_fil=-360- for_file=-233- for_first=-123-
  for_five=-250- for_free=-245- for_freedom=-129- for_full=-236- for_fun=-162- for_function=-75- for_further=-242-
  for_futur=-253- for_general=-184- for_get=-171- for_gett=-192- for_git=-309- for_given=-181- for_go=-141-
  for_good=219p for_grant=-144- for_half=-53- for_hdf5=-285- for_he=-176- for_help=-268- for_her=172h for_hidden=-189-
  for_high=-45- for_him=281h for_himself=-197- for_his=-337- for_historical=-39- for_home=-180- for_how=-263-
  for_html=-91- for_http=-44- for_human=-194- for_humanf=-68- for_i=-239- for_idle=-356- for_implement=-148-
  for_implementor=-202- for_improv=-155- for_in=-305- for_index=-45- for_information=-279- for_input=-207-
  for_installation=-58- for_instanc=-233- for_instruction=-317- for_interact=-130- for_interactiv=-96-
  for_internal=-285- for_invalid=-34- for_ipv4=-80- for_ipv6=-49- for_is=-29- for_it=-607- for_its=-307-
  for_itself=-277- for_javascript=-118- for_jsdom=-80- for_just=-192- for_key=-30- for_keys=-171- for_languag=169a
  for_larg=-72- for_late=-75- for_later=103p for_lax=-59- for_lea=-240- for_leav=-249- for_legacy=-78- for_less=-41-
  for_librari=-89- for_like=-107- for_link=-142- for_linux=-117- for_load=-48- for_local=-379- for_logg=-261-
  for_long=-287- for_look=-182- for_lower=-57- for_maco=-68- for_maintenanc=-244- for_man=-57- for_manag=-130-
  for_many=-161- for_match=-31- for_maximum=-224- for_me=216l for_memory=-233- for_men=-128- for_merg=-209-
  for_messag=-191- for_microfrontend=-119- for_minut=-95- for_model=-295- for_modern=-117- for_month=-177-
  for_more=-431- for_most=-271- for_multi=-182- for_multipl=-97- for_myself=-132- for_nam=-255- for_name=-252-
  for_network=-139- for_new=221p for_no=-275- for_nod=-114- for_node=-166- for_non=-204- for_none=-414-
  for_normal=-242- for_not=-286- for_noth=-250- for_notification=-204- for_now=-196- for_npm=-75- for_null=-168-
  for_number=-144- for_object=-147- for_of=-48- for_older=-105- for_on=-197- for_once=-212- for_one=-338-
  for_only=-288- for_open=185c for_option=-172- for_or=-284- for_other=-50- for_our=197p for_packag=-62- for_pars=-67-
  for_patch=-295- for_peopl=-326- for_perfect=-175- for_perform=-57- for_performanc=-232- for_permission=240h
  for_plac=-68- for_plann=-36- for_postgresql=-119- for_president=-191- for_privat=-178- for_proces=-175-
  for_process=-257- for_profil=-177- for_project=-173- for_proposal=-172- for_provid=-171- for_public=-317-
  for_pull=-159- for_purpos=-239- for_python=-123- for_quick=-195- for_rang=-143- for_rare=-49- for_react=-135-
  for_read=-355- for_real=-135- for_reason=-148- for_referenc=-223- for_remov=-112- for_render=-247- for_request=-111-
  for_resolv=-27- for_result=-93- for_review=189h for_root=-41- for_rout=-110- for_rows=-167- for_runn=-238-
  for_sale=-146- for_say=-190- for_schema=-26- for_security=-156- for_self=-128- for_server=-281- for_servic=-100-
  for_session=-181- for_set=-160- for_sett=-280- for_several=-89- for_shell=171h for_short=-262- for_sign=-100-
  for_simpl=-379- for_six=-290- for_slow=-57- for_so=-198- for_socket=-94- for_some=-159- for_someon=-281-
  for_someth=-177- for_sort=-33- for_soybean=-83- for_specific=-116- for_specify=-283- for_sql=-323- for_stag=-227-
  for_stand=-195- for_static=-72- for_stdin=-68- for_stor=-293- for_storag=-71- for_str=-117- for_stream=-149-
  for_strict=-125- for_styl=-271- for_subsequent=-155- for_substitution=-32- for_succes=-195- for_such=-180-
  for_super=-111- for_sure=-314- for_sync=-111- for_synchronou=-77- for_syncth=-221- for_system=-266- for_tabl=-229-
  for_tappromis=-94- for_task=263c for_ten=-300- for_test=-528- for_text=-197- for_th=-208- for_that=-375-
  for_the=-190- for_thee=-141- for_their=63r for_them=-496- for_thes=-198- for_they=-302- for_thirty=-172-
  for_this=-292- for_thos=-237- for_thre=-307- for_thread=-31- for_time=-63- for_to=-240- for_tomorrow=-213-
  for_too=-181- for_transmitt=-250- for_two=-212- for_typ=-154- for_type=-192- for_typescript=-250- for_undo=-348-
  for_up=-389- for_updat=28p for_usag=-185- for_use=-333- for_user=-317- for_util=-25- for_validat=-250-
  for_validation=-115- for_valu=-81- for_variabl=-165- for_variou=-205- for_vars=-246- for_version=-161- for_very=-49-
  for_vue=-72- for_we=-54- for_week=-136- for_what=-565- for_when=-202- for_which=-367- for_who=-257- for_whom=-210-
  for_window=-230- for_with=-98- for_word=201l for_work=-331- for_writ=-445- for_x=-33- for_xml=-84- for_year=-106-
  for_you=26h for_your=-218- for_yourself=-406- forc_a=-211- forc_all=-225- forc_and=-64- forc_at=-269- forc_in=-123-
  forc_is=-181- forc_it=-269- forc_poll=-44- forc_provider=-130- forc_the=121c foreground_proces=-197-
  foreign_data=-245- foreign_keys=-115- foreign_server=-167- foreign_tabl=-220- forever_that=61p forget_a=-126-
  forget_about=45o forget_all=-246- forget_chang=-107- forget_delet=-125- forget_it=-89- forget_the=-205-
  forget_this=205p forget_to=229h forget_what=-342- forget_which=-156- forget_who=181o forget_your=99r
  forgot_entire=-163- forgot_the=-155- forgot_to=-198- forgotten_when=177h fork_#number=-219- fork_git=-140-
  fork_local=-117- fork_of=-241- fork_the=-213- form_a=-190- form_allow=-173- form_and=-252- form_are=-164-
  form_by=-180- form_data=83x form_do=-75- form_document=-250- form_elicitation=-111- form_for=-171- form_in=-180-
  form_is=-299- form_of=-307- form_on=-222- form_one=-125- form_or=-169- form_that=-327- form_the=-135- form_to=-393-
  form_two=-178- form_with=-223- formal_defin=-79- format_#url=-265- format_all=-151- format_and=-254-
  format_archiv=-176- format_are=-159- format_as=-275- format_but=-174- format_by=-71- format_can=-270-
  format_checksum=-52- format_combin=-33- format_definition=-112- format_describ=-33- format_ee=-80- format_for=-323-
  format_format=-33- format_from=-273- format_gets=-105- format_if=-175- format_implementation=-72- format_in=-179-
  format_is=-326- format_issu=-190- format_keyword=-191- format_md=-210- format_must=-236- format_number=-225-
  format_of=-382- format_on=-142- format_option=-47- format_see=-194- format_specifier=-244- format_str=-295-
  format_text=-72- format_that=-113- format_the=219c format_to=-95- format_type=-47- format_used=-172-
  format_validation=-113- format_version=-200- format_which=-302- format_will=-188- format_you'll=-87-
  formatexclusivemaximum_formatexclusiveminimum=-118- formatlyoption_optional=-128-
  formatlyreportchildprocessresult_if=-82- formatlyreporterror_if=-25- formatlyreportresult_if=-27-
  formatlyreportvirtualresult_if=-66- formatmaximum_formatminimum=-118- formatminimum_formatexclusivemaximum=-116-
  formatreportresult_if=-27- formatt_again=-39- formatt_as=-262- formatt_formattext=-72- formatt_like=-114-
  formatt_option=-103- formatt_str=-121- formatt_text=-87- formatt_with=-213- formatter_as=-54- formatter_checker=-72-
  formatter_first=-184- formatter_formatter=-54- formatter_is=-143- formatter_not=-184- formatter_on=-72-
  formatter_print=-27- formatter_succeed=-27- formatter_was=-265- formatterchecker_the=-72- formatterrunner_the=-72-
  formattertextrunner_the=-72- formattext_formattertextrunner=-72- formednes_i=-106- former_mark=-94-
  forstatement_wildcard=-156- fortun_and=-122- fortun_discuss=-59- fortun_finish=-82- fortunate_sqlit=-43-
  fortune_diet=-148- fortune_fun=-174- fortune_guid=-50- fortune_real=-90- forty_m=-68- forty_tim=-154- forum_is=-312-
  forward_a=-203- forward_all=308c forward_and=-35- forward_every=346x forward_for=-264- forward_mail=60p
  forward_movement=-191- forward_rul=-181- forward_rule=205h forward_search=-152- forward_slash=-272- forward_the=-32-
  forward_to=72x forwardprop_will=-62- forwardto_will=-88- found_a=-221- found_again=-176- found_ambiguou=-170-
  found_and=-508- found_as=-193- found_at=134c found_by=-288- found_each=-129- found_for=-207- found_here=-194-
  found_his=-164- found_if=-285- found_is=-28- found_it=-83- found_kind=-304- found_no=-80- found_noth=204h
  found_of=-25- found_on=-331- found_or=-213- found_out=-137- found_path=-287- found_refus=-371- found_someth=-99-
  found_system=-94- found_that=-319- found_the=-300- found_to=-303- found_true=-377- found_tsconfig=-136-
  found_under=-116- found_when=-250- found_which=-64- four_byte=-34- four_form=-234- four_group=-153- four_in=-133-
  four_of=-228- four_peopl=-232- four_point=-97- four_shap=-107- four_way=-46- four_word=-107- four_year=-203-
  fourth_argument=-150- fourth_law=-184- foy_#url=-107- fpath_is=-158- fraction_is=-252- fraction_of=-189-
  fragment_#url=-282- fragment_intend=-93- fragment_of=-68- fragment_stat=-122- fragment_to=-270- fragment_with=-190-
  fram_and=-171- fram_are=-109- fram_it=-320- fram_mean=-64- fram_of=-175- fram_see=-83- fram_test=-149- fram_that=101x
  fram_to=-73- framework_born=-119- framework_for=-51- framework_power=-95- fre_by=-343- fre_the=-207- fre_us=-231-
  freak_p=-64- free_#number=-31- free_and=-328- free_angl=-165- free_around=-144- free_beer=-187- free_block=-105-
  free_from=195r free_inquiry=-119- free_lunch=-173- free_pag=-221- free_port=-337- free_softwar=-182- free_the=90r
  free_to=-31- freedom_and=-277- freedom_of=-176- freez_empty=-88- french_and=96l french_word=-121- frequency_of=-41-
  frequent_and=-54- frequent_ask=-121- frequent_consider=-106- frequent_flyer=-92- fresh_home=-127- fresh_one=-133-
  friday_even=-75- friday_the=-188- friend_about=-134- friend_and=-286- friend_are=-225- friend_asks=-126-
  friend_error=-192- friend_for=-125- friend_i=-262- friend_in=-179- friend_is=-145- friend_messag=-219-
  friend_might=-126- friend_of=-216- friend_readabl=-81- friend_that=-267- friend_who=-222- friend_will=-122-
  friend_with=-139- frighten_of=-209- from_#mail=339a from_#number=-374- from_#url=393c from_a=-471- from_access=-88-
  from_all=52r from_an=-469- from_and=-266- from_another=-369- from_answer=46o from_any=-239- from_anywher=-291-
  from_arbitrary=-208- from_as=-190- from_be=-120- from_befor=239o from_beginn=-319- from_black=-86- from_both=-168-
  from_cacheabl=-124- from_client=-264- from_closest=-124- from_copy=-194- from_css=-34- from_david=-266-
  from_dev=-191- from_different=-260- from_disk=-196- from_document=-129- from_dos=-139- from_e=-307- from_each=-220-
  from_enter=-356- from_eslint=-193- from_every=-217- from_file=-273- from_firefox=76x from_git=-194- from_given=-173-
  from_hav=-207- from_headquarter=104a from_her=-234- from_here=281o from_his=-316- from_history=-463- from_home=-135-
  from_hono=-209- from_in=-338- from_is=-220- from_it=-100- from_its=-375- from_left=-166- from_linux=-204-
  from_markknol=-25- from_me=-77- from_memory=148o from_mutat=-104- from_my=-291- from_name=-123- from_node=-210-
  from_non=-198- from_now=113r from_one=-463- from_openai=107a from_or=-111- from_other=-216- from_our=220p
  from_out=-304- from_outsid=36x from_parser=-68- from_peopl=-218- from_plain=-169- from_previou=-233-
  from_proces=-172- from_refusal=-108- from_renam=-49- from_rfc=-36- from_root=-170- from_schema=-29- from_school=-215-
  from_scratch=-164- from_serv=-109- from_server=-135- from_skipnes=-25- from_some=-107- from_someon=-186-
  from_sourc=-140- from_sqlite=-26- from_standard=-240- from_start=-438- from_stay=-339- from_stdin=-420-
  from_stdout=-65- from_ten=-210- from_that=-150- from_the=159h from_their=-369- from_them=-354- from_then=-133-
  from_ther=318x from_thes=-209- from_this=289a from_thos=-123- from_time=-158- from_to=-267- from_today=303p
  from_too=-32- from_trust=-101- from_twelv=-202- from_ui=-58- from_unknown=-291- from_untrust=-228- from_user=-314-
  from_variou=-209- from_what=28h from_when=-148- from_wher=56x from_which=111p from_will=-149- from_within=-273-
  from_x=-156- from_you=180l from_your=-62- from_zen=-25- fromurl_and=-93- front_and=-193- front_desk=-273-
  front_end=-64- front_of=102h fruit_fill=-67- fry_bacon=-221- fs_inotify=-182- fs_lutim=-69- fs_modul=-225-
  fs_stat=-133- fs_watch=-28- fsmonitor_daemon=-118- fstream_ignor=-202- fswatcher_cannot=-75- fswatcher_is=-154-
  fsync_a=-97- ftl_hyperdriv=-174- ftok_#number=-31- fts_read=-27- ftw_sl=-155- ful_compatibl=-90- ful_qualifi=-241-
  ful_specifi=-107- ful_support=-149- full_#number=-101- full_acces=164a full_and=77x full_build=-179- full_busy=-35-
  full_disk=-210- full_documentation=-232- full_duplex=-182- full_featur=-80- full_foreign=-39-
  full_implementation=-74- full_list=-138- full_maxdepth=-57- full_mime=-51- full_name=75x full_of=-375- full_or=-171-
  full_path=-408- full_request=-173- full_resourc=-164- full_security=-336- full_set=-347- full_text=-378-
  full_the=-187- full_type=-25- full_unwritabl=-112- full_uri=-153- fun_but=-89- fun_fact=-183- fun_with=-123-
  func_cipher=-243- func_keymgmt=-143- function_#url=-70- function_a=-151- function_accept=-294-
  function_additional=-50- function_adds=-214- function_all=-208- function_allow=-401- function_and=-327-
  function_are=-324- function_array=-77- function_as=-293- function_asymmetric=-90- function_block=-136-
  function_but=-202- function_call=188a function_can=-128- function_check=-310- function_class=-101-
  function_compar=-71- function_convert=-230- function_describ=-306- function_diff=-69- function_do=-266-
  function_does=-49- function_eq=-69- function_expression=-157- function_for=-254- function_from=-166-
  function_function=-43- function_generatekeypair=-90- function_generatesecret=-90- function_gt=-69- function_gte=-69-
  function_has=-200- function_i=-60- function_if=-86- function_implement=-73- function_importpkcs8=-90-
  function_in=-235- function_inc=-69- function_includ=-55- function_instead=-213- function_is=-201- function_it=-266-
  function_jwk=-100- function_look=-195- function_lt=-69- function_lte=-69- function_major=-69- function_may=-169-
  function_merg=-229- function_minor=-69- function_must=-172- function_nam=-148- function_name=-243- function_neq=-66-
  function_of=-221- function_on=-268- function_optional=-259- function_parameter=-39- function_pars=-66-
  function_patch=-66- function_perform=-35- function_prereleas=-66- function_provid=-119- function_rcompar=-66-
  function_read=-174- function_regardles=-74- function_result=-53- function_return=-245- function_rsort=-66-
  function_run=-140- function_satisfi=-66- function_search=-35- function_searchfilestool=-192- function_should=-257-
  function_sort=-66- function_such=-71- function_tak=-91- function_that=-259- function_the=-219- function_then=-104-
  function_this=-186- function_to=-420- function_truncat=-66- function_us=-85- function_used=-108- function_valid=-66-
  function_via=-95- function_was=-183- function_were=-65- function_when=-146- function_which=-334- function_will=-92-
  function_with=-290- function_you=-72- functionality_don't=-30- functionality_for=-108- functionality_is=-101-
  functionality_of=-41- functionality_that=-68- functionality_to=-137- functionality_was=-94-
  functionexpressionscop_true=-157- fund_until=-98- fundamental_limitation=-143- funny_you=-155- further_detail=-241-
  further_notic=-220- further_point=-52- further_process=-88- further_servic=-270- further_than=-45-
  furthermor_it=-199- furthermor_the=-117- furthest_i=-124- futur_and=-156- futur_improvement=-49- futur_in=-126-
  futur_is=-295- futur_releas=-189- futur_self=253h futur_session=75p futur_version=135p futur_without=-61- g_and=-117-
  g_d=-256- g_flag=-157- g_m=-119- g_option=-200- gain_a=-135- gain_later=-58- gain_the=-223- gambl_is=-232-
  game_and=-304- game_in=170r game_is=-333- game_of=-209- game_to=-181- game_warden=-239- game_you=160l
  gamma_valu=-107- gap_is=246h gaps_cover=-59- gaps_or=-82- gaps_word=-48- garbag_collection=-140-
  garbag_collector=-256- gas_in=-101- gat_sett=-184- gate_code=-179- gate_is=86p gate_stand=-189- gateway_or=-66-
  gateway_to=-145- gave_all=-256- gave_birth=-123- gave_it=-242- gave_the=-330- gave_up=-176- gave_way=-89-
  gay_shlafen=-232- gcc_#number=-74- gcloud_alpha=-230- gcloud_beta=-161- gcloud_comput=-306- gcloud_topic=-220-
  gct_bits=-89- gdotv_#url=-62- gdpr_request=-212- gecko_engin=-66- gen_mapp=-47- general_a=-229- general_if=-58-
  general_is=-72- general_it=-286- general_not=-209- general_public=-193- general_purpos=-165- general_the=-191-
  general_this=-64- general_use=-176- generat_a=-219- generat_an=-158- generat_and=-308- generat_as=-31-
  generat_body=-55- generat_by=-405- generat_code=-219- generat_column=-127- generat_documentation=-151-
  generat_dur=-198- generat_fil=-421- generat_for=-89- generat_from=-213- generat_graph=-105- generat_in=-159-
  generat_key=-90- generat_on=-37- generat_one=-210- generat_random=-74- generat_secret=-90- generat_sourc=-168-
  generat_source=-128- generat_str=-265- generat_text=-244- generat_the=-230- generat_thes=-138- generat_us=-217-
  generat_yet=-188- generatekeypair_md=-90- generatesecret_md=-90- generation_and=-46- generation_are=-74-
  generation_docs=-90- generation_function=-90- generation_of=29p generation_test=-95- generation_to=-296-
  generator_#url=-123- generator_and=-191- generator_api=-38- generator_can=-78- generator_eg=-31-
  generator_expression=-177- generator_for=-77- generator_is=-302- generator_so=-224- generator_that=-89-
  generic_md=-29- generic_nam=-99- generic_name=-282- gentlest_first=-139- geo_voronoi=-58- georg_washington=-200-
  get_a=-250- get_about=-91- get_acces=-98- get_all=-152- get_an=-315- get_and=-182- get_any=-113- get_as=-161-
  get_away=-41- get_back=-172- get_convert=-73- get_declaration=-77- get_elect=-100- get_even=-390- get_function=-30-
  get_getmany=-39- get_head=-182- get_hold=-229- get_in=201o get_into=80c get_it=-575- get_it's=-194- get_marri=-146-
  get_me=-284- get_more=-167- get_off=-255- get_on=-368- get_one=-303- get_or=-315- get_out=-550- get_param=-206-
  get_re=-192- get_rich=-175- get_rid=202c get_rout=-171- get_set=-331- get_some=-236- get_someth=-257- get_start=-253-
  get_stor=-178- get_stream=-133- get_the=51c get_them=-314- get_ther=-195- get_this=154p get_to=-345- get_type=-86-
  get_up=-296- get_very=-250- get_will=-211- get_you=-330- get_your=-455- getancestor_node=-102-
  getcontext_definition=-245- getdisabledirectiv_method=-130- getdomain_url=-111- getdomainwithoutsuffix_url=-116-
  getfulldomain_url=-123- getglobaldispatcher_undicigetglobaldispatcher=-43- gethostnam_url=-125-
  getindexfromloc_loc=-151- getloc_nodeortoken=-82- getlocfromindex_index=-123- getmany_the=-39-
  getmaxlistener_prependlistener=-47- getopt_#number=-45- getorset_and=-81- getorset_method=-51-
  getpublicsuffix_url=-121- getrang_nodeortoken=-54- getraw_and=-48- getrlimit_#number=-139- gets_#number=-66-
  gets_a=-113- gets_another=-157- gets_in=-229- gets_into=-86- gets_it=-418- gets_its=-288- gets_lost=-304-
  gets_one=-138- gets_or=-118- gets_sets=-72- gets_the=-40- gets_to=-30- gets_tough=-292- gets_up=-81-
  getstaticinstanc_keep=-95- getstaticinstanc_to=-129- getsubdomain_url=-141- gett_a=-279- gett_data=-26-
  gett_help=-214- gett_start=-313- gett_the=-118- gett_through=-40- getter_#url=-208- gettext_node=-85- gif_canva=-39-
  gif_data=-127- gif_format=-118- gif_fram=-36- gif_imag=-161- gift_of=-78- gilli_#mail=-53- gimm_a=-220-
  ginsberg_theorem=-96- girl_and=-249- girl_can=-166- girl_who=-189- git_add=-251- git_app=-77- git_blam=-291-
  git_can=-169- git_check=-359- git_checkout=-99- git_clon=-225- git_command=-368- git_commit=-352- git_config=-163-
  git_daemon=-202- git_diff=-248- git_dir=-384- git_does=-107- git_extend=-58- git_fetch=-142- git_gc=-68-
  git_hook=-25- git_is=-330- git_log=-437- git_merg=-273- git_not=-141- git_on=-210- git_operation=-116- git_patch=-36-
  git_pull=-236- git_push=-235- git_read=-32- git_rebas=-300- git_repack=-41- git_repository=129p git_rev=-83-
  git_root=-251- git_stash=-301- git_statu=-262- git_styl=-34- git_submodul=-181- git_tag=-194- git_that=-323-
  git_to=-68- git_trim=-47- git_updat=-310- git_will=-208- github_#url=-226- github_action=-84- github_contribut=-102-
  github_issu=-383- github_releas=-227- github_star=-175- gitignor_#number=-247- gitignor_#url=-105- gitignor_rul=-144-
  gitignor_styl=-90- giv_a=-354- giv_an=-89- giv_away=-196- giv_each=-125- giv_it=-466- giv_one=-222- giv_room=-156-
  giv_team=-205- giv_the=-503- giv_them=-264- giv_up=-156- giv_us=-110- giv_way=-61- giv_you=-309- give_a=336l
  give_an=102h give_away=169x give_back=-244- give_file=-96- give_his=-271- give_it=77x give_out=108x give_the=-103-
  give_this=227c give_two=-313- give_up=79r give_you=-66- give_yourself=-282- given_a=-395- given_amount=-87-
  given_an=-197- given_and=-262- given_any=-266- given_are=-109- given_as=-415- given_at=133h given_back=-180-
  given_besid=-185- given_content=-236- given_directory=-239- given_event=-79- given_extension=-134- given_file=-74-
  given_for=-161- given_graph=-159- given_header=-108- given_in=-425- given_input=-126- given_is=-137- given_it=-349-
  given_its=-242- given_location=-227- given_merg=-101- given_multipl=-93- given_name=-144- given_node=-120-
  given_object=-182- given_on=-152- given_once=187h given_one=-199- given_only=-74- given_packag=-79- given_path=-105-
  given_pattern=-31- given_property=-91- given_regex=-68- given_req=-205- given_root=-291- given_shell=-169-
  given_start=104o given_str=-298- given_stream=-254- given_task=-259- given_that=-174- given_the=-272- given_then=-76-
  given_to=112l given_twic=-259- given_type=-179- given_up=-286- given_web=-82- given_with=-195- given_you=34o
  gladiatoren_spielen=-153- glas_and=-61- glas_enclos=-52- glas_is=-214- glas_of=-56- glibc_#number=-179-
  glibc_and=-95- glibc_implementation=-154- glibc_is=-39- glibc_wrapper=-211- glob_#url=-47- glob_expression=-233-
  glob_found=-213- glob_gitignor=-105- glob_implementation=-44- glob_match=-35- glob_null=-28- glob_of=-38-
  glob_pattern=-225- glob_regexp=-36- glob_str=-95- glob_that=-49- glob_typeof=-51- glob_whol=-34- global_#url=-116-
  global_api=-46- global_dispatcher=-124- global_dns=-104- global_fetch=-236- global_in=-107- global_or=-92-
  global_scop=-141- global_symbol=-63- global_variabl=-223- globb_featur=-64- glyph_of=-223- gnu_c=-188-
  gnu_extension=-71- gnu_general=-55- gnu_version=-267- go_ahead=131h go_and=-341- go_anywher=-192- go_around=-313-
  go_as=-275- go_ask=-114- go_at=-87- go_away=-278- go_back=159l go_befor=-445- go_by=214x go_down=-423- go_first=-251-
  go_for=-135- go_forward=-243- go_gets=-315- go_go=-251- go_home=-264- go_i=-25- go_in=94x go_into=-392- go_its=-111-
  go_malicious=-111- go_of=168o go_off=-209- go_on=277h go_over=-286- go_shopp=-289- go_straight=-231- go_the=-93-
  go_through=-305- go_to=-415- go_up=-102- go_when=-249- go_with=61o go_wrong=-159- goal_and=-296- goal_as=-202-
  goal_for=-36- goal_goes=-165- goal_is=-167- goal_judg=-104- goal_of=-275- goal_that=-266- god_and=-163- god_but=-279-
  god_children=-125- god_had=-118- god_is=-302- god_made=-160- god_mode=190r god_must=-218- god_rest=-238-
  god_save=-77- goes_a=-215- goes_and=-256- goes_away=-257- goes_back=-340- goes_befor=-284- goes_by=-91- goes_in=-244-
  goes_into=-140- goes_on=-466- goes_or=-149- goes_out=-307- goes_over=-145- goes_the=-337- goes_through=111p
  goes_to=-76- goes_when=-258- goes_wher=-384- goes_with=192x goes_wrong=-144- goin_to=-176- golden_age=-157-
  gone_afterward=-31- gone_again=-232- gone_and=-126- gone_as=-233- gone_elsewher=-250- gone_just=-195- gone_on=-237-
  gone_to=-136- gone_when=-216- gonna_be=-129- gonna_die=-102- gonzaga_#mail=-75- good_advic=-310- good_and=-290-
  good_as=-135- good_at=-163- good_but=-102- good_enough=-165- good_exampl=-33- good_for=-295- good_fortun=-182-
  good_idea=-66- good_in=-113- good_is=-275- good_life=-97- good_man=-212- good_memory=-250- good_news=37h
  good_old=-103- good_one=-154- good_or=-195- good_reason=-225- good_th=-225- good_the=-98- good_time=-185-
  good_to=-80- good_turn=-163- googl_#url=-102- googl_cloud=-452- googl_manag=-135- googl_servic=-226- googl_test=-179-
  googlecloudsdk_schema=-194- got_a=-291- got_an=-147- got_him=-142- got_in=74o got_into=-203- got_it=-324-
  got_its=-157- got_me=-73- got_out=-270- got_stuck=-104- got_the=-148- got_this=-63- got_to=-410- govern_the=-95-
  government_in=-177- government_is=-214- government_take=-100- government_that=-182- government_to=-173-
  gpg_agent=-246- grab_kind=-290- grab_the=91x grac_and=-157- grac_is=-175- grac_period=-190- grad_of=-68-
  grain_control=-48- grain_of=-223- grant_by=-269- grant_command=-207- grant_from=-177- grant_option=-187-
  grant_to=-92- graph_graph=-219- graph_in=-178- graph_is=-118- graph_of=-50- graph_target=-219- graph_that=-105-
  graph_with=-156- gras_the=-123- grasp_the=-84- grateful_dead=-184- great_big=-103- great_but=-122- great_deal=-63-
  great_man=-104- great_movi=-81- great_new=-146- great_number=-87- great_potential=-146- great_quotation=-82-
  great_th=-188- great_then=-89- great_with=-63- greater_and=-183- greater_than=-160- greatest_gift=-30-
  greatest_lower=-110- green_and=-147- green_light=175h greenblatt_shout=-169- ground_for=-108- group_#ip=-120-
  group_#number=-217- group_and=-303- group_are=-292- group_by=-299- group_can=-161- group_hierarchy=-109-
  group_id=-311- group_ids=-178- group_in=-246- group_is=-143- group_it=-92- group_may=-216- group_nam=-265-
  group_name=-177- group_of=-285- group_on=-320- group_or=-211- group_ownership=-184- group_right=-143- group_see=-65-
  group_that=-190- group_the=-293- group_to=-281- group_together=-196- group_under=-158- group_who=-127-
  group_will=-106- grow_it=223p grow_old=-339- grow_older=-89- grow_the=-25- grow_to=-166- grow_up=-301-
  grow_with=-100- grunt_#url=-25- gsemac_#url=-25- gss_api=-172- gt_requir=-69- gte_requir=-69- gtr_requir=-45-
  guarante_cover=-115- guarante_of=-110- guarante_that=-154- guarante_the=-147- guarante_to=-220- guard_built=-118-
  guard_expression=-35- guard_rail=41p guard_rather=-29- gues_i'll=-146- gues_runs=-87- guess_and=-232-
  guess_becaus=-87- guest_account=-134- guest_is=-107- guid_#url=-163- guid_by=-197- guid_principl=-94- guid_to=-125-
  guidanc_you=126l guidelin_#url=-203- guidelin_and=218o guidelin_for=-41- guidelin_from=279o guidelin_were=206o
  guidelin_with=162o guidelin_you=199o guru_of=-159- gut_feel=-136- guy_gets=-156- guy_i=-68- guys_are=-149-
  gz_are=-76- gzip_compress=-76- h_#number=-67- h_and=-241- h_benc=-78- h_e9llo=-70- h_is=-121- habit_and=-218-
  habit_of=-232- hack_and=-94- hack_mode=-119- hack_on=-48- hacker_are=-153- hacker_who=-108- had_a=-356-
  had_after=-238- had_an=-322- had_and=-154- had_any=-268- had_been=-308- had_better=-45- had_come=-411- had_done=-232-
  had_enough=-101- had_ever=222o had_fallen=-26- had_finish=-169- had_happen=-210- had_is=-83- had_it=-77-
  had_littl=-107- had_made=130h had_my=-57- had_never=75r had_no=-242- had_not=167h had_one=-106- had_only=170h
  had_some=-85- had_the=-304- had_their=-271- had_this=-270- had_time=-199- had_to=-464- had_work=-96-
  had_yesterday=-89- hahaha_netgod=-82- hair_and=-114- hakuin_repli=-89- half_a=-169- half_an=-210- half_as=-72-
  half_asleep=-134- half_done=-207- half_edge=-26- half_is=-211- half_of=-446- half_that=-143- half_the=-124-
  hall_of=-101- halt_power=-348- halv_of=-57- ham_and=-107- hamel_#mail=-131- hand_and=-256- hand_cod=-42-
  hand_com=-104- hand_held=-68- hand_if=-284- hand_in=156h hand_is=-105- hand_it=-137- hand_letter=-32-
  hand_money=-141- hand_of=-161- hand_out=201a hand_over=300a hand_so=-279- hand_the=-307- hand_to=-106-
  hand_unles=-108- handbook_#url=-75- handl_as=-192- handl_at=-77- handl_both=-132- handl_by=-96- handl_for=-89-
  handl_in=117h handl_is=-60- handl_it=-186- handl_of=-177- handl_such=-70- handl_that=-147- handl_the=-443-
  handl_this=-140- handl_trail=-208- handl_via=-86- handl_with=-38- handler_and=68c handler_are=-304- handler_call=-77-
  handler_can=-240- handler_does=-189- handler_from=-170- handler_function=-191- handler_id=-82- handler_if=-108-
  handler_is=-166- handler_may=-25- handler_on=-89- handler_over=-70- handler_properti=-39- handler_that=-135-
  handler_the=-289- handler_trac=-144- handler_which=-152- handler_will=-181- handy_for=-238- hang_a=-75-
  hang_around=-74- hang_from=-40- hang_on=-51- hang_out=-155- hang_up=-178- happen_and=120o happen_at=-200-
  happen_befor=-161- happen_excit=-253- happen_for=-47- happen_if=-93- happen_in=-294- happen_insid=-94-
  happen_on=-136- happen_once=-187- happen_that=-196- happen_the=-60- happen_then=-49- happen_to=-413-
  happen_when=-153- happy_and=-293- happy_for=-89- happy_to=138h hard_cod=-178- hard_disk=159c hard_enough=-170-
  hard_float=-80- hard_limit=-98- hard_to=-360- hard_way=-276- hard_work=-198- harden_against=-127- harder_to=-251-
  hardwar_and=-209- hardwar_node=-29- hardwar_or=-91- hardwar_random=-44- hardwar_support=-35- harmony_and=-189-
  harnes_so=-157- has_#number=-145- has_a=-181- has_agre=-107- has_all=-366- has_allow=-95- has_already=-190-
  has_alway=77h has_an=-372- has_and=-89- has_another=-193- has_any=-198- has_appropriat=-146- has_approv=-164-
  has_at=-124- has_authoris=148a has_becom=-308- has_begun=-142- has_both=-221- has_built=-170- has_by=-41-
  has_cach=-183- has_chosen=-101- has_clear=188a has_come=-197- has_count=-259- has_data=-251- has_debugger=-106-
  has_decid=268a has_devastat=-41- has_done=-76- has_end=-552- has_enough=66h has_ever=-207- has_every=-271-
  has_everyth=-299- has_exact=-40- has_fail=-145- has_gets=-219- has_given=32a has_glob=-102- has_gone=199h
  has_got=-87- has_grant=118a has_grown=-179- has_had=-100- has_herm=-258- has_how=-36- has_illustrat=-60-
  has_implement=-35- has_in=-230- has_insufficient=-78- has_it=-318- has_its=-237- has_just=-303- has_let=-109-
  has_lost=45o has_made=270c has_magic=-32- has_many=-28- has_more=-211- has_mov=-66- has_neither=-65- has_no=173r
  has_none=-291- has_not=-297- has_noth=-225- has_occurr=-276- has_one=-340- has_only=-327- has_open=-299- has_or=-59-
  has_other=-110- has_pass=185a has_priority=239a has_properti=-205- has_provid=-82- has_rang=-85- has_reach=-194-
  has_replac=-29- has_root=-167- has_said=-177- has_seen=-96- has_set=-265- has_signall=-30- has_some=-227-
  has_someth=-189- has_such=-117- has_sudden=-31- has_taken=-265- has_that=-28- has_the=-520- has_them=-283-
  has_thes=-261- has_this=-166- has_thre=-141- has_thrown=-222- has_turn=137a has_two=-302- has_what=121p
  has_written=-256- hash_algorithm=-79- hash_and=-63- hash_chain=-141- hash_data=-74- hash_each=-197-
  hash_function=-131- hash_has=-70- hash_is=-93- hash_of=-287- hash_output=-54- hash_partition=-201-
  hash_provider=-144- hash_tabl=-216- hash_then=-52- hash_to=-43- hash_valu=-111- hash_wher=-72- hash_with=31c
  hashery_#url=-74- hashsync_and=-91- hashtonumber_and=-70- hashtonumbersync_method=-70- hasmany_method=-45-
  hasn't_been=-348- hate_it=-138- hate_the=-48- hate_to=-70- hav_a=-283- hav_all=-243- hav_fun=-200- hav_the=-160-
  hav_to=-559- have_#number=115r have_a=-501- have_acces=-286- have_acquir=-147- have_add=-71- have_additional=-70-
  have_all=-282- have_allow=-196- have_already=-69- have_alway=-217- have_an=-310- have_another=-119- have_answer=-237-
  have_any=-392- have_anyth=-363- have_are=-180- have_as=-71- have_ask=141a have_at=-174- have_been=229o
  have_both=-167- have_bugs=-39- have_built=-57- have_caus=-78- have_certain=-35- have_chang=231h have_children=-67-
  have_clos=-120- have_come=-150- have_creat=-36- have_different=-277- have_done=-275- have_end=-182- have_enough=-197-
  have_equal=-41- have_exist=-100- have_fail=-189- have_finish=-166- have_found=-142- have_four=-240- have_given=-371-
  have_gone=81r have_good=-154- have_gotten=-238- have_had=-93- have_heard=-250- have_his=-241- have_i=-182-
  have_implement=-73- have_in=-273- have_install=-179- have_is=-305- have_it=-412- have_its=-169- have_just=-229-
  have_learn=113o have_left=-200- have_local=-91- have_look=-161- have_lost=-187- have_lots=-82- have_lunch=-89-
  have_made=-184- have_many=-179- have_more=-147- have_most=-29- have_mov=-239- have_my=-230- have_never=-330-
  have_new=-166- have_no=109r have_none=-210- have_not=-391- have_noth=-437- have_one=-183- have_only=-133-
  have_overlook=-341- have_permission=-145- have_problem=-113- have_produc=-249- have_read=121h have_register=-198-
  have_run=151c have_said=-53- have_says=-164- have_search=196h have_seen=-267- have_sent=-290- have_six=-116-
  have_some=-197- have_someth=-87- have_stack=-114- have_taken=-57- have_tea=-87- have_that=-179- have_the=53x
  have_their=-54- have_them=-293- have_to=-253- have_top=-40- have_tri=-270- have_troubl=-123- have_two=-155-
  have_used=-161- have_what=-198- have_work=-83- have_writ=-275- have_written=-211- have_you=-661- have_your=-89-
  haven't_been=-43- haven't_seen=-225- haven't_yet=-35- haven't_you=-56- haxe_from=-25- hdf5_c=-323- he'd_be=-169-
  he'd_marry=-103- he's_a=-68- he's_been=-131- he's_got=-60- he's_just=-148- he's_not=-206- he's_the=-159- he_ask=-460-
  he_asks=107h he_be=-310- he_believ=-81- he_brought=-218- he_call=-324- he_came=-252- he_can=-262- he_can't=-241-
  he_climb=-281- he_could=-236- he_couldn't=-93- he_cri=-195- he_decid=-232- he_did=-246- he_didn't=-266- he_does=-438-
  he_doesn't=132h he_don't=-169- he_dropp=-167- he_even=-122- he_explain=-101- he_fall=-214- he_fell=-177-
  he_found=-267- he_gave=-228- he_goes=-230- he_got=-264- he_had=-348- he_has=-485- he_hat=217r he_have=-35-
  he_heard=-260- he_him=-260- he_is=42h he_isn't=-86- he_just=-47- he_knew=-137- he_know=-156- he_laugh=-93-
  he_left=-213- he_lik=-394- he_look=-219- he_lov=-230- he_made=-259- he_mak=-215- he_may=-148- he_mention=-132-
  he_might=-189- he_need=78h he_never=258h he_now=-258- he_only=-65- he_pass=-222- he_paus=-177- he_pick=-214-
  he_play=-168- he_ran=-224- he_real=-160- he_remember=-198- he_repli=-381- he_said=-574- he_says=-64- he_seem=-306-
  he_shall=-247- he_she=-230- he_sought=-121- he_talk=-98- he_think=-86- he_thought=-259- he_to=-287- he_told=-396-
  he_took=-239- he_turn=-65- he_understand=-334- he_uses=-319- he_vaporiz=-96- he_want=122h he_was=-454- he_watch=-188-
  he_went=-189- he_were=-179- he_who=-708- he_will=-382- he_won't=181h he_work=-142- he_would=-329- he_wrot=-347-
  head_and=-338- head_are=-83- head_at=-67- head_but=-192- head_ends=-143- head_for=-229- head_in=-124- head_is=-186-
  head_nobody=-132- head_of=110a head_on=-118- head_or=-137- head_post=-27- head_remember=-132- head_request=-181-
  head_stay=-93- head_that=-191- head_up=123h head_was=-347- head_whil=-199- head_with=-196- header_and=-360-
  header_are=-200- header_as=-159- header_field=-215- header_fil=-335- header_file=-327- header_in=-326-
  header_indicat=-176- header_information=-174- header_is=-289- header_it=-243- header_match=-164- header_name=-82-
  header_need=-171- header_new=-55- header_no=-32- header_only=-115- header_or=-128- header_own=-172-
  header_privat=-257- header_sent=-250- header_stat=-259- header_str=-208- header_that=-228- header_the=-123-
  header_then=-36- header_valu=-245- header_when=-43- header_which=-241- header_with=130x header_x=266x
  headeroption_configur=-71- headnam_is=-37- health_check=-341- health_of=-113- health_whil=-119- heap_size=-63-
  hear_a=-208- hear_about=51h hear_it=-70- hear_of=45h hear_the=42c hear_this=-329- hear_what=-416- heard_a=-188-
  heard_about=-48- heard_him=-258- heard_in=-107- heard_that=-259- heard_the=-289- heart_and=90p heart_attack=-103-
  heart_grow=-88- heart_is=-162- heaven_but=-57- heaven_lies=-46- heavy_archiv=-165- heed_all=-288- heed_this=-134-
  heh_unclean=-58- heheh_mrbump=-103- height_and=-56- height_is=-90- height_parser=-89- held_against=-346-
  held_back=-266- held_by=-280- held_hostag=-219- held_in=143p held_responsibl=-220- held_up=-304- hell_of=-49-
  helloworld_js=-104- help_#url=-214- help_a=-202- help_and=-53- help_browser=-70- help_each=-128- help_ensur=-30-
  help_from=-186- help_in=-220- help_it=-138- help_mak=-205- help_me=173a help_messag=-202- help_of=-84- help_on=-303-
  help_show=-311- help_text=-77- help_the=-266- help_them=-228- help_thos=-146- help_to=-344- help_us=-183-
  help_user=-73- help_with=118r help_you=-461- helper_and=-43- helper_for=-255- helper_function=-274- helper_has=-388-
  helper_is=110p helper_that=152p helper_to=72p helpful_for=-165- helpful_to=-87- henc_the=-171- her_a=-173-
  her_and=111h her_back=101h her_birthday=-285- her_eyes=-255- her_favourit=-283- her_feet=-245- her_first=-70-
  her_hair=-200- her_head=-199- her_husband=-242- her_legendeca=-84- her_life=-61- her_makeup=-63- her_mother=94r
  her_name=141h her_no=113h her_out=-117- her_own=-187- her_rep=-215- her_to=-238- her_what=-259- herald_tribun=-208-
  here_#url=-209- here_a=-316- here_all=-262- here_an=-308- here_and=-303- here_are=-189- here_as=-108- here_at=-199-
  here_by=88a here_can=-234- here_field=-58- here_follow=-156- here_for=-225- here_i=-217- here_in=-155- here_is=-76-
  here_it=-364- here_lies=-115- here_on=276h here_or=-141- here_right=-72- here_says=-325- here_the=52a here_then=-58-
  here_they=-232- here_throw=-280- here_to=-399- here_we=175a here_what=71o here_will=-298- here_you=-205-
  hereby_lift=56a herm_#number=-73- herm_agent=-428- herm_and=-315- herm_are=-300- herm_bookkeep=-137-
  herm_brought=-63- herm_config=155p herm_default=-178- herm_defin=-62- herm_desk=-544- herm_does=-309- herm_form=-291-
  herm_four=-107- herm_holder=-142- herm_home=-167- herm_json=-140- herm_keep=-140- herm_list=-94- herm_look=-309-
  herm_nam=-245- herm_new=-96- herm_on=-107- herm_or=-238- herm_own=-379- herm_payload=-185- herm_python=-287-
  herm_read=-330- herm_record=-43- herm_rule=-84- herm_shar=-213- herm_skill=-121- herm_tell=-71- herm_that=-249-
  herm_the=-228- herm_tool=-191- herm_wher=-86- herm_would=-185- herm_writ=-139- hero_are=-150- hero_the=-144-
  hex_digit=-390- hexadecimal_digit=-151- hexadecimal_integer=-106- hey_bartender=-154- hey_dave=-282- hey_i=-216-
  hi_is=-111- hi_res=-66- hid_from=-257- hid_noth=-103- hid_the=48h hidden_character=-413- hidden_fil=-429-
  hidden_folder=52h hidden_from=209h hidden_in=100c hidden_instruction=250l hidden_part=223l hidden_rul=165l
  hidden_the=-132- hide_complet=-328- hide_the=110h hide_when=-226- hierarchi_are=-117- hierarchy_and=-60-
  hierarchy_is=-81- high_are=-74- high_level=-163- high_order=-39- high_performanc=-96- high_priority=-192-
  high_recommend=-138- high_school=-38- high_volum=-119- higher_level=-228- higher_scor=-101- higher_than=-62-
  highest_priority=33a highlight_js=-91- highlight_so=-98- highlight_the=-228- highlightj_cdn=-111- him_a=-327-
  him_and=114r him_as=-241- him_at=-243- him_but=-176- him_for=-155- him_from=-166- him_in=-219- him_joyeecheung=-84-
  him_keep=-276- him_marco=-84- him_mcollina=-84- him_on=-310- him_panva=-84- him_rafaelgs=-84- him_raisinten=-75-
  him_richardlau=-75- him_seem=-102- him_shogunpanda=-75- him_that=103h him_the=310h him_tniessen=-75- him_to=-456-
  him_up=-273- him_what=88x him_with=133h himself_an=-28- himself_and=-180- himself_by=-132- himself_expert=-28-
  himself_from=-191- himself_he=-149- hinder_nobody=-53- hindi_of=-54- hint_at=135h hint_to=-30- hire_someon=-323-
  his_#number=-196- his_best=-228- his_body=-75- his_brain=-66- his_brother=-94- his_car=-52- his_cheek=-77-
  his_children=-134- his_death=-160- his_dinner=-187- his_ear=-164- his_eyes=-272- his_face=-344- his_father=-311-
  his_favorit=-188- his_favourit=-195- his_feet=-186- his_fellow=-169- his_first=-176- his_friend=133x his_hair=-30-
  his_hand=-224- his_head=-238- his_heart=-183- his_honor=-218- his_hous=-150- his_jacket=-271- his_job=-397-
  his_life=-179- his_limitation=-238- his_mail=-342- his_mind=-276- his_mistres=-296- his_money=-258- his_mother=-162-
  his_mouth=-306- his_offic=-133- his_opinion=-111- his_own=-342- his_plac=198h his_program=-168- his_question=-169-
  his_sho=-63- his_student=-63- his_tail=-165- his_terminal=-156- his_voic=-167- his_way=-101- his_wife=-324-
  his_work=-236- historical_reason=-36- history_and=96c history_as=-215- history_entry=-274- history_expansion=-146-
  history_goes=60x history_is=-421- history_level=-204- history_list=-251- history_of=-420- history_show=-282-
  history_simplification=-338- history_that=-240- history_to=57x history_when=132h hit_in=-191- hit_now=-72-
  hit_the=-232- hits_glob=-34- hits_in=-103- hits_line=-125- hits_matcher=-60- hits_miss=-130- hits_of=-184-
  hits_the=-165- hmr_hot=-53- hmr_to=-236- hol_in=-258- hold_a=-325- hold_an=-140- hold_and=-189- hold_every=-154-
  hold_everyth=-171- hold_for=196h hold_id=-235- hold_in=-162- hold_is=-161- hold_it=-262- hold_its=-229-
  hold_meet=-97- hold_more=-198- hold_no=-143- hold_not=-86- hold_noth=-200- hold_of=-319- hold_on=279p hold_open=-109-
  hold_out=-122- hold_so=-136- hold_someth=-203- hold_that=-203- hold_the=-105- hold_them=-208- hold_up=-190-
  hold_what=-79- hold_with=-222- holder_and=-135- holder_has=-348- holder_of=117a hole_in=-158- home_#secretfile=-293-
  home_a=-270- home_addres=-73- home_and=-394- home_are=-184- home_arpa=-148- home_as=-344- home_at=-214-
  home_begin=-163- home_by=-91- home_cach=-74- home_center=-183- home_cron=-246- home_desk=-320- home_dir=-221-
  home_directory=102c home_each=152x home_else=-135- home_folder=366c home_for=-114- home_has=-314- home_herm=-274-
  home_home=-144- home_in=-348- home_is=-543- home_itself=-180- home_must=-245- home_name=-361- home_newest=-205-
  home_of=-274- home_on=-246- home_open=-316- home_or=-177- home_own=-105- home_page=-235- home_pend=-193-
  home_read=-161- home_so=-164- home_stor=-133- home_that=-348- home_the=-223- home_to=-384- home_when=127p
  home_with=-238- homepag_#url=-81- homeysan_hopeful=-139- homo_sapien=-236- honest_man=-144- honest_sentenc=-242-
  honesty_is=-242- hong_kong=-257- honk_if=-208- honk_your=-81- hono_node=-271- honor_the=-151- hood_this=-30-
  hook_and=-174- hook_are=-87- hook_can=-315- hook_clas=-57- hook_class=-205- hook_compil=-163- hook_enabl=-108-
  hook_event=-243- hook_for=-288- hook_handler=-253- hook_has=-133- hook_hook=-33- hook_in=51p hook_into=168p
  hook_is=80p hook_keys=-132- hook_may=-82- hook_nam=-100- hook_receiv=-265- hook_return=-279- hook_run=-71-
  hook_runs=-285- hook_str=-76- hook_that=106p hook_the=-138- hook_their=-33- hook_to=-222- hook_when=130p
  hook_will=-294- hook_with=-356- hook_without=-179- hook_wrap=-57- hookifi_#url=-273- hookifi_is=-101- hop_of=-169-
  hop_that=-160- hop_to=-173- hope_for=-227- hope_i=-107- hope_of=-131- hope_that=-165- hope_they=-67- hope_to=-92-
  hopeful_they=-139- horn_is=-65- hors_and=-220- hors_d'oeuvr=-158- hors_has=-115- hors_have=-96- hors_in=-105-
  hors_is=-192- hoser_it's=-64- host_#url=-252- host_and=-399- host_application=-236- host_are=-192- host_as=-237-
  host_by=-298- host_byte=-229- host_cli=-87- host_equiv=-172- host_is=-255- host_keys=-112- host_name=-298-
  host_of=-71- host_on=-71- host_or=-125- host_port=-157- host_provider=-174- host_serializer=-91- host_serv=-220-
  host_shar=-339- host_system=-273- host_that=204p host_the=-208- host_your=-298- hostag_by=-219-
  hostfromurlrecord_url=-91- hostil_server=-87- hostil_stream=-122- hostnam_#number=-130- hostnam_#url=-234-
  hostnam_and=173x hostnam_host=-255- hostnam_includ=-75- hostnam_is=-199- hostnam_match=-84- hostnam_option=-255-
  hostnam_that=-118- hot_air=-60- hot_and=-45- hot_path=-57- hot_reload=-53- hot_tub=-245- hour_#number=-37-
  hour_a=-107- hour_ago=-118- hour_and=265x hour_are=-176- hour_befor=-37- hour_in=-262- hour_later=-191-
  hour_minut=-179- hour_of=-71- hour_on=-244- hour_or=-82- hour_refresh=-181- hour_to=-242- hour_wait=-112-
  hous_and=-174- hous_is=-295- hous_of=-209- hous_whil=-117- hover_or=-54- how_a=-399- how_about=-280- how_an=-218-
  how_and=-69- how_are=-221- how_can=-339- how_come=-210- how_could=-188- how_deep=-142- how_did=-295-
  how_difficult=-128- how_do=-325- how_does=94l how_every=-213- how_far=-215- how_full=-329- how_googl=-102-
  how_he=-35- how_i=-130- how_is=-223- how_it=-388- how_its=-210- how_long=-97- how_many=-448- how_much=-107-
  how_often=-215- how_one=-373- how_program=-84- how_small=-205- how_th=-100- how_that=-38- how_the=-90- how_they=-90-
  how_to=-157- how_we=-127- how_well=-68- how_will=-129- how_would=-156- how_you=152l how_your=62l however_a=-202-
  however_all=-132- however_an=-135- however_even=-88- however_event=-39- however_for=-62- however_i=-294-
  however_if=-278- however_in=-65- however_it=-290- however_many=-131- however_much=-90- however_pinch=-33-
  however_sax=-146- however_some=-319- however_that=-36- however_the=-171- however_ther=-143- however_they=-105-
  however_this=-247- however_we=-112- however_with=-213- however_you=-267- hp_#number=-49- href_#url=-261-
  hst_#number=-103- html_and=-74- html_as=-45- html_concept=-76- html_element=-27- html_escap=-163- html_fil=-96-
  html_fragment=-93- html_htm=-97- html_or=-123- html_sniff=-63- html_standard=-106- http_#number=-200- http_#url=262a
  http_and=-111- http_client=-237- http_content=-239- http_cooki=-302- http_error=-244- http_for=-297- http_header=-67-
  http_http=-239- http_method=-209- http_never=-28- http_only=-118- http_or=-139- http_proxi=-151- http_proxy=-159-
  http_referer=-107- http_request=-352- http_rfc=-103- http_s=-283- http_server=-308- http_set=-212- http_sse=-92-
  http_verb=-27- http_websocketunmask=-241- hub_lock=-197- huge_pag=-241- huge_page=-53- huge_spars=-112-
  human_and=-149- human_author=-28- human_be=-333- human_but=-74- human_can=-282- human_is=251h human_knowledg=-144-
  human_race=-381- human_readabl=-426- human_resourc=-329- human_to=-149- humor_in=-360- hundr_of=-151- hundr_step=-57-
  hundr_thousand=-142- hundred_of=-159- hunk_are=-67- hunk_at=-31- hunk_e=-43- hunk_header=-106- hunk_in=-165-
  hunk_so=-69- hunk_to=-173- hurri_along=-102- hurri_over=-170- hurt_if=-166- i'd_be=-264- i'd_have=-139- i'd_like=29x
  i'd_love=175l i'd_never=-256- i'd_put=-250- i'd_rather=-261- i'd_real=-285- i'll_be=-304- i'll_give=-258-
  i'll_have=-155- i'll_just=-95- i'll_never=-166- i'll_probab=-64- i'll_see=-144- i'll_show=-145- i'll_tell=-278-
  i'll_try=-91- i'm_a=-329- i'm_an=-352- i'm_beginn=-173- i'm_from=-113- i'm_gett=-274- i'm_glad=-116- i'm_go=-372-
  i'm_gone=-203- i'm_hav=-251- i'm_hop=-195- i'm_hungry=-182- i'm_in=-212- i'm_just=-154- i'm_look=-259-
  i'm_lucky=-170- i'm_not=-479- i'm_on=-61- i'm_only=-213- i'm_sick=-206- i'm_so=-270- i'm_sorry=97r i'm_still=-293-
  i'm_sure=-329- i'm_the=183a i'm_writ=-241- i'm_your=270a i've_alway=-170- i've_been=-310- i've_ever=-86-
  i've_got=-211- i've_had=-107- i've_heard=-216- i've_just=-206- i've_never=-330- i've_seen=-186- i've_tri=-63-
  i_#number=-134- i_a=-197- i_actual=-178- i_add=-260- i_ain't=-108- i_alon=-106- i_alway=-362- i_am=-92- i_are=-215-
  i_begin=-313- i_believ=-281- i_blew=-69- i_bought=-295- i_call=-200- i_came=108l i_can=-292- i_can't=211l
  i_cannot=-368- i_choos=-296- i_code=-355- i_come=-200- i_consider=-188- i_could=-242- i_couldn't=-170- i_did=-228-
  i_didn't=-247- i_do=-572- i_don't=-318- i_doubt=-47- i_driv=-322- i_e=-621- i_eat=-63- i_engag=-146- i_ever=-248-
  i_expect=-175- i_f=-40- i_fear=-45- i_feel=-316- i_felt=-251- i_figur=-273- i_find=-309- i_first=-321- i_for=-144-
  i_forget=-216- i_found=-255- i_gave=-235- i_get=-391- i_give=198r i_go=-283- i_got=-364- i_gues=50l i_had=-376-
  i_hate=-157- i_have=259a i_haven't=-120- i_hear=-178- i_heard=-291- i_hereby=81a i_hold=195a i_hope=-175-
  i_hurri=-102- i_in=-170- i_is=-116- i_just=-353- i_keep=-366- i_kill=-258- i_knew=-364- i_know=-129- i_lay=-75-
  i_learn=-224- i_like=-351- i_live=-219- i_look=-226- i_love=-354- i_made=-137- i_may=102a i_mean=-352- i_meant=-150-
  i_mention=-124- i_met=-57- i_might=-304- i_must=-184- i_never=-456- i_nor=-114- i_not=-174- i_o=-175- i_only=-352-
  i_open=-288- i_option=-144- i_order=134a i_owe=-128- i_pay=-156- i_pick=-300- i_pip=-315- i_prefer=-79- i_put=-372-
  i_ran=-91- i_read=-355- i_real=-323- i_realiz=-162- i_recent=-242- i_refus=-265- i_remember=-222- i_said=-552-
  i_sat=-124- i_saw=-305- i_say=194a i_see=-54- i_sent=-363- i_shall=-361- i_should=-370- i_sit=-149- i_smell=-141-
  i_sometim=-117- i_sound=-156- i_speak=246a i_spent=-157- i_start=-235- i_still=-250- i_stopp=-93- i_suggest=220p
  i_suppos=-134- i_take=-212- i_the=-39- i_think=-377- i_thought=-324- i_to=-285- i_told=-387- i_took=-181- i_tri=-212-
  i_try=-247- i_turn=-266- i_type=-103- i_use=-423- i_used=-256- i_walk=-121- i_want=70r i_was=-197- i_wasn't=-161-
  i_watch=-172- i_went=-303- i_were=-289- i_will=-76- i_wish=-316- i_with=-124- i_woke=-45- i_won't=-165-
  i_wonder=-282- i_work=-45- i_would=-146- i_wouldn't=-269- i_writ=31o i_wrot=49a iam_polici=-146- iam_policy=-277-
  iana_defin=-125- iana_iana=-125- iana_special=-179- ibm_dos=-42- ibm_manual=-170- icann_suffix=-155- ice_cream=-228-
  ich_bin=-122- ich_land=-130- icon_of=-101- iconv_#url=-28- id_#number=189a id_a=-290- id_alon=-30- id_an=-34-
  id_and=118x id_argument=-58- id_as=-33- id_chat=-209- id_field=-87- id_for=-285- id_id=-390- id_identity=-204-
  id_if=-139- id_in=214x id_internal=-173- id_is=-402- id_it=-285- id_its=-68- id_json=-130- id_list=-316-
  id_messag=-254- id_must=-207- id_nam=-175- id_number=183x id_of=-601- id_open=-290- id_or=-116- id_size=-69-
  id_that=-374- id_the=-300- id_to=-275- id_under=-207- id_us=-147- id_valid=-93- id_was=-209- id_which=-241-
  id_will=-121- id_with=-255- id_without=-273- ide_extension=-138- idea_and=-269- idea_but=-90- idea_how=-207-
  idea_in=-121- idea_is=-114- idea_of=-386- idea_that=-240- idea_to=-117- idea_what=-200- ideal_for=-45-
  ideal_this=-76- identical_e=-34- identical_to=-146- identifi_a=-177- identifi_by=-237- identifi_the=-113-
  identifier_accord=-49- identifier_and=-30- identifier_append=-54- identifier_as=-162- identifier_for=-263-
  identifier_identifierbas=-34- identifier_of=-66- identifier_str=-28- identifier_to=-166- identifierbas_is=-32-
  identify_the=-339- identify_thes=-37- identity_column=-170- identity_exampl=-77- identity_of=113r identity_pool=-31-
  identity_this=-204- ideogram_for=-117- ides_such=-43- idl_bind=-75- idl_conversion=-26- idl_operation=-73-
  idl_valu=-27- idle_conversation=-249- idle_session=-256- idna_mapp=-84- ids_abov=-45- ids_and=-42- ids_are=-214-
  ids_in=-276- ids_noth=-180- ids_of=-396- ids_that=-203- ids_the=-61- ie_#number=-92- iec_#number=-76-
  ieee_#number=-76- if_#number=-120- if_a=100h if_all=-421- if_allocat=-67- if_an=-418- if_and=-84- if_another=-86-
  if_any=-530- if_ask=393h if_at=214h if_availabl=-134- if_backend=-44- if_both=-211- if_call=-154- if_compil=-59-
  if_condition=-112- if_content=-171- if_disabl=-338- if_either=-26- if_empty=-295- if_enabl=-250- if_enough=-119-
  if_err=-275- if_every=-164- if_everyth=-249- if_exist=-216- if_fals=-238- if_fil=-294- if_file=-202- if_filenam=-200-
  if_flag=-27- if_foo=-197- if_found=-346- if_given=-269- if_glob=-25- if_god=-272- if_he=97h if_i=-343- if_i'm=-148-
  if_ignorewhitespac=-51- if_in=-77- if_index=-186- if_input=-133- if_interceptor=-55- if_it=-166- if_it's=-354-
  if_its=-144- if_javascript=-84- if_key=-159- if_life=-242- if_match=-81- if_more=-96- if_multipl=-460- if_n=-41-
  if_necessary=-312- if_need=-51- if_neither=-184- if_no=33h if_node=-54- if_none=-514- if_not=-514- if_noth=-368-
  if_oldfilenam=-183- if_omitt=-336- if_on=-191- if_one=88p if_only=-432- if_option=-101- if_opts=-111-
  if_pathnam=-145- if_peopl=-289- if_pid=-183- if_possibl=-245- if_present=-254- if_property=-152- if_provid=-338-
  if_ptr=-101- if_request=-162- if_requir=-220- if_root=-39- if_schema=-85- if_sdk=-70- if_set=-420- if_several=-274-
  if_she=105h if_shown=-176- if_so=-196- if_some=-176- if_somehow=-140- if_someon=67p if_someth=-153- if_specifi=-90-
  if_successful=-223- if_such=-171- if_symspec=-27- if_that=-338- if_the=56h if_their=-146- if_then=-82- if_ther=-248-
  if_there=-315- if_thes=-168- if_they=124h if_they'r=-73- if_this=-211- if_to=-139- if_true=-236- if_two=169p
  if_type=-266- if_typeof=-195- if_unspecifi=-321- if_us=-112- if_used=-92- if_valu=-83- if_we=-365- if_wget=-277-
  if_what=-412- if_x=-98- if_y=-43- if_you=-481- if_you'd=-214- if_you'll=-312- if_you'r=-385- if_you'v=137o
  if_your=-515- ignor_#number=-140- ignor_a=223h ignor_additionalproperti=-71- ignor_all=-327- ignor_and=-327-
  ignor_any=-226- ignor_as=-58- ignor_by=-164- ignor_case=-248- ignor_cors=-130- ignor_default=-254- ignor_does=-236-
  ignor_einval=-121- ignor_every=-138- ignor_fil=-287- ignor_file=-206- ignor_him=-171- ignor_if=-205- ignor_is=-338-
  ignor_it=269o ignor_its=153o ignor_les=-124- ignor_mask=-391- ignor_or=-96- ignor_revision=-264- ignor_the=28a
  ignor_them=-245- ignor_this=-332- ignor_until=-175- ignor_v=-252- ignor_what=283o ignor_when=-288- ignoranc_is=-250-
  ignorecas_fals=-120- ignorenewlineateof_true=-37- ignorewhitespac_or=-51- ignorewhitespac_same=-96-
  ignorier_die=-158- illegal_befor=-304- illegal_option=-139- illegal_to=-208- illumination_explod=-96-
  illusion_that=-79- illustrat_it=-60- im_antiken=-130- imag_#url=-556- imag_and=85x imag_apis=-115- imag_are=-335-
  imag_as=-215- imag_digest=-320- imag_for=-166- imag_from=-30- imag_import=-206- imag_in=173x imag_is=-327-
  imag_name=-211- imag_of=-228- imag_or=-211- imag_packag=-140- imag_s=-178- imag_sigma=-151- imag_svg=-80-
  imag_that=-246- imag_to=-271- imagin_the=-178- imagin_you=-103- imagination_over=-69- imbedd_system=-239-
  img_gif=-116- img_src=-223- imitat_a=112r imitation_is=-150- immediat_random=-39- immediate_after=-216-
  immediate_befor=-58- immediate_follow=-170- immediate_if=-193- immediate_or=-184- immediate_with=-174-
  immediate_without=-260- immutab_and=-229- immutabl_js=-41- impact_on=-60- impact_the=-323- imperative_call=-219-
  implement_a=-146- implement_as=-87- implement_by=-367- implement_chromium=-81- implement_could=-35-
  implement_dynamic=-76- implement_fs=-69- implement_in=-55- implement_it=-201- implement_only=-121-
  implement_the=-252- implement_their=-55- implement_this=-147- implementation_#url=-80- implementation_and=-129-
  implementation_app=-75- implementation_are=-62- implementation_but=-27- implementation_by=-145-
  implementation_code=-133- implementation_detail=-55- implementation_for=-92- implementation_in=-101-
  implementation_is=-55- implementation_itself=-196- implementation_may=-137- implementation_of=-223-
  implementation_provid=-41- implementation_see=-185- implementation_that=-136- implementation_to=-257-
  implementation_will=-219- implementation_with=-252- implementor_and=-142- impli_that=-125- impli_warranti=-55-
  implication_for=-155- implication_that=-120- implicit_by=-127- implicit_defin=-94- import_#url=-41- import_a=-86-
  import_and=-316- import_are=-26- import_as=-155- import_creat=-110- import_defer=-113- import_export=-77-
  import_format=-280- import_from=-125- import_function=-100- import_handl=-36- import_in=-41- import_is=-66-
  import_it=-174- import_meta=-177- import_modul=-101- import_sourc=-112- import_target=-150- import_the=-243-
  import_them=-219- import_to=-122- importanc_of=-160- important_differenc=-33- important_for=-217- important_is=-123-
  important_th=-262- important_that=-228- important_to=-177- importpkcs8_md=-90- impos_a=-122- impos_on=-134-
  impossibl_code=-79- impossibl_for=-194- impossibl_to=-292- impostor_who=-210- impression_that=275h improv_code=-119-
  improv_performanc=-114- improv_reliability=-29- improv_the=-192- improvement_hope=-49- improvement_to=-117-
  in_#agentfile=93p in_#mail=-224- in_#number=-596- in_#secretfile=-217- in_a=-290- in_accordanc=-273- in_activ=-249-
  in_addition=-360- in_addr=-51- in_address=-257- in_all=262p in_america=-307- in_an=-462- in_and=-98- in_another=-220-
  in_answer=201x in_any=-243- in_approval=-184- in_april=-243- in_argv=-194- in_array=-45- in_as=-182- in_ascend=-158-
  in_ascii=73l in_async=-66- in_at=181x in_august=-111- in_authoriz=309p in_autumn=-317- in_background=-226-
  in_base64=107x in_bash=250c in_be=-239- in_bed=-170- in_between=49h in_binary=-253- in_book=-278- in_both=75p
  in_browser=92x in_bud=-31- in_but=-128- in_by=-194- in_byt=-504- in_c=-289- in_cach=-73- in_california=-130-
  in_capital=-246- in_cas=-128- in_case=119p in_cast=-32- in_certain=-134- in_character=-170- in_chat=-333-
  in_check=-245- in_ches=-241- in_chicago=-69- in_chines=-223- in_chown=-121- in_chunk=-172- in_ci=-298- in_circl=-228-
  in_clon=-271- in_cloud=-223- in_cluster=-79- in_cmak=-174- in_cmd=-77- in_code=-111- in_coerc=-162-
  in_combination=-71- in_command=-307- in_common=-91- in_comp=-216- in_compatibl=-45- in_compos=-96- in_computer=-78-
  in_config=83x in_conjunction=-216- in_content=-181- in_context=161p in_contrast=-216- in_control=-185-
  in_conversation=185h in_core=-132- in_css=-219- in_danc=-99- in_data=-233- in_debian=-46- in_december=-163-
  in_default=-65- in_defin=-182- in_dependency=-66- in_depth=-151- in_desk=-142- in_detail=107l in_diffchar=-102-
  in_different=-40- in_difflin=-122- in_dir=-127- in_direct=-143- in_directori=-286- in_docs=-215- in_dot=-153-
  in_doubl=-85- in_doubt=45h in_downtown=-180- in_e=-85- in_each=286p in_earlier=-160- in_ecma262=-49- in_effect=134a
  in_eg=-199- in_either=-181- in_england=-134- in_english=-377- in_environment=-34- in_epoch=-165- in_error=-84-
  in_eslint=-58- in_espre=-148- in_etc=-296- in_every=-39- in_everyth=-342- in_exception=-59- in_exces=-84-
  in_fact=-74- in_fast=-37- in_favor=-90- in_favour=-241- in_fetch=-124- in_fil=-274- in_file=-458-
  in_filestocheck=-49- in_filter=-131- in_first=-232- in_five=44l in_fix=-116- in_flag=-153- in_foo=-130- in_for=-215-
  in_forc=-391- in_four=-133- in_french=-329- in_from=-105- in_front=69h in_full=134l in_general=-343- in_german=-444-
  in_getrlimit=-139- in_git=-272- in_glibc=-253- in_glob=-233- in_good=-191- in_graveyard=-78- in_group=-210-
  in_half=-180- in_hand=117x in_hardwar=-99- in_heaven=-134- in_her=94h in_here=-270- in_herm=-96- in_hex=132l
  in_hexadecimal=-29- in_himself=-36- in_his=-27- in_history=-231- in_hook=-276- in_hop=-32- in_human=-229- in_i=-167-
  in_ides=-43- in_in=-69- in_is=-144- in_iso=-50- in_it=-277- in_its=-441- in_january=-321- in_japan=-186-
  in_japanes=-155- in_javascript=-173- in_json=38x in_june=-406- in_just=-167- in_kansa=-126- in_kernel=-194-
  in_key=-113- in_keyword=-97- in_kind=-157- in_languag=-189- in_last=-135- in_law=-233- in_length=-181- in_less=-196-
  in_life=-256- in_line=-366- in_linux=-221- in_list=-91- in_littl=-38- in_llvm=-204- in_logic=-160- in_logs=-28-
  in_love=-400- in_lower=-230- in_mail=-311- in_mak=-32- in_man=-46- in_manual=-120- in_many=-206- in_march=-403-
  in_mask=-281- in_matter=-138- in_may=-730- in_mb=-174- in_me=-190- in_memory=-150- in_merg=-151- in_microsecond=-61-
  in_mid=-34- in_millisecond=-348- in_mind=208p in_miracl=-94- in_model=-139- in_modul=-63- in_more=-126- in_most=-302-
  in_ms=-171- in_msg=-49- in_msgflg=-237- in_multi=-48- in_multilin=-102- in_multipl=-81- in_my=-148- in_natur=-220-
  in_network=-99- in_new=-258- in_no=-445- in_node=122p in_nonblock=-77- in_none=-188- in_not=-91- in_null=-25-
  in_number=-290- in_object=-97- in_october=-316- in_of=-57- in_older=-121- in_on=333h in_one=-53- in_only=-174-
  in_open=-255- in_openssl=-57- in_operator=-33- in_option=-116- in_or=-301- in_order=-742- in_other=-81- in_out=-144-
  in_outgo=-251- in_packag=52p in_pain=-211- in_parallel=-209- in_param=-227- in_parameter=-185- in_parenthes=-146-
  in_pari=-130- in_part=-209- in_particular=-398- in_path=-117- in_pattern=-248- in_paus=-133- in_per=-173-
  in_performanc=-76- in_perl=-292- in_pictur=-27- in_piec=-156- in_pixel=-324- in_pkcs=-251- in_plac=98p in_plain=-188-
  in_plugin=-199- in_politic=-194- in_posix=-199- in_postgresql=-236- in_practic=-147- in_problem=-148-
  in_production=107c in_program=-60- in_progres=-193- in_prompt=-257- in_proportion=-166- in_psl=-108- in_public=-371-
  in_px=-45- in_question=-306- in_quot=-213- in_quotation=-42- in_rang=-112- in_raw=74r in_react=-40- in_read=-300-
  in_ready=-166- in_real=60x in_registration=-148- in_repli=-217- in_report=-281- in_respons=-272- in_revers=-313-
  in_rfc=-53- in_role=-146- in_root=-295- in_run=-279- in_runn=-300- in_rust=-258- in_sacramento=-108- in_sandbox=-72-
  in_schema=-300- in_scienc=-125- in_scop=-127- in_script=-284- in_search=44x in_second=-359- in_section=-302-
  in_security=-30- in_september=-67- in_sequential=-140- in_seri=-298- in_set=-231- in_sett=-163- in_several=-210-
  in_shar=-272- in_shell=-198- in_short=-215- in_sight=-60- in_simpl=-227- in_singl=-143- in_size=-248- in_skill=-165-
  in_slic=-303- in_slow=-130- in_small=-90- in_so=-83- in_some=-204- in_someth=-107- in_sourc=-258- in_spac=-182-
  in_spain=-132- in_spanish=-139- in_spit=-188- in_spr=-366- in_src=-272- in_start=-170- in_stat=-206- in_static=-42-
  in_step=-323- in_storag=-48- in_str=-167- in_subsequent=-189- in_succession=-148- in_such=147h in_summer=-310-
  in_support=-45- in_system=-146- in_systemd=-315- in_tabl=-289- in_task=-60- in_templat=-358- in_ten=67h in_term=-251-
  in_test=-216- in_text=-325- in_that=-570- in_their=-619- in_them=-402- in_theory=-83- in_ther=200x in_thes=-449-
  in_they=-69- in_this=-179- in_thos=-267- in_thought=-107- in_thre=235p in_time=-282- in_to=165c in_token=-394-
  in_too=-141- in_tool=-307- in_town=-172- in_troubl=-250- in_ts=-103- in_tsconfig=-103- in_turn=-125- in_two=28r
  in_type=-47- in_typescript=-32- in_ui=-58- in_unit=-200- in_universal=-81- in_unspecifi=-104- in_untrust=-164-
  in_uppercas=-112- in_us=-214- in_usag=-78- in_use=-275- in_user=-327- in_usr=-332- in_utc=-121- in_utf=-165-
  in_v1=-48- in_v6=-49- in_vain=-119- in_validation=-77- in_variou=-114- in_version=-152- in_vi=-56- in_view=-374-
  in_visitorkey=-97- in_wal=-47- in_war=-222- in_warmup=-174- in_whatever=-367- in_when=-165- in_wher=93h in_which=-47-
  in_windowspathsnoescap=-145- in_winter=-69- in_with=-54- in_word=-536- in_work=-243- in_world=-233- in_wrap=-84-
  in_writ=49a in_x=-119- in_year=-128- in_you=-254- in_your=34l inaccessibl_to=-308- inactiv_and=-115- inc_requir=-69-
  inc_v=-34- incapabl_of=-243- inch_from=-168- incircl_inspher=-38- includ_a=-472- includ_all=-392- includ_an=-220-
  includ_and=-143- includ_any=-234- includ_array=-35- includ_as=-189- includ_both=-171- includ_but=-41- includ_by=-325-
  includ_call=-177- includ_clos=-86- includ_copy=-281- includ_dir=-219- includ_directori=-329- includ_directory=-83-
  includ_dirs=-370- includ_djb2=-81- includ_downstream=-123- includ_entri=-29- includ_escap=-50- includ_everyth=-109-
  includ_exclud=-113- includ_field=-198- includ_fil=-244- includ_file=-236- includ_foo=-86- includ_formatter=-25-
  includ_from=-262- includ_full=-143- includ_if=-61- includ_information=-275- includ_is=-151- includ_it=-346-
  includ_kaio=-227- includ_linux=-124- includ_node=-32- includ_noth=-167- includ_null=-193- includ_ones=-103-
  includ_only=-115- includ_path=-154- includ_pino=-75- includ_python=-77- includ_renam=-49- includ_stream=-208-
  includ_symlink=-169- includ_the=381x includ_thes=95p includ_to=156x includ_two=-87- includ_unit=-212- includ_us=-190-
  includ_usag=-304- includ_want=-102- includ_with=-284- includedownstreambrowser_fals=-123- includeindex_whether=-84-
  includeunderlin_whether=-55- inclusiv_with=-167- incom_javascript=-75- incom_messag=-395- incom_request=-151-
  incom_tax=-347- incompatibl_with=-310- incomplet_or=-127- incorrect_skipp=-28- increas_dramatical=-26-
  increas_in=-305- increas_test=-47- increas_the=-221- increas_to=-230- increment_a=-79- increment_decrement=-156-
  increment_it=-73- increment_sinc=-76- increment_stat=-150- increment_the=-35- incremental_adjustment=-89- inde_a=-28-
  indefinite_will=-82- indent_by=-166- indentation_level=-30- independenc_from=-121- independent_in=-207-
  independent_of=-110- index_#number=-33- index_and=-396- index_anew=-127- index_answer=-258- index_are=-228-
  index_as=-137- index_bas=-112- index_by=-91- index_can=-120- index_cannot=-69- index_column=-33-
  index_concurrent=-82- index_convert=-123- index_count=-174- index_d=-139- index_entry=-124- index_event=-41-
  index_file=-233- index_filenam=-84- index_fingerprint=-174- index_for=-232- index_has=-207- index_hold=-64-
  index_html=-277- index_in=-449- index_into=-222- index_is=-274- index_it=-59- index_js=-49- index_know=-276-
  index_memory=-74- index_method=-175- index_no=-125- index_of=-305- index_on=132c index_only=-231- index_or=-39-
  index_outsid=-39- index_position=-204- index_propos=-293- index_so=-39- index_that=-239- index_the=-192-
  index_to=-171- index_trigger=-187- index_up=-96- index_will=-289- index_with=-245- indic_are=-66- indic_into=-68-
  indic_of=-211- indic_script=-91- indic_that=-73- indicat_a=-108- indicat_an=-243- indicat_by=-235- indicat_that=-422-
  indicat_the=-275- indicat_what=-209- indicat_whether=-26- indicator_#url=-93- indicator_of=-234- indifferent_to=-95-
  individual_man=-63- individual_test=-142- individual_who=-106- indivisibl_unit=-64- indulg_in=-104- inert_fals=-85-
  inet_aton=-105- inet_net=-183- inferr_from=140h infinit_error=-34- infinit_loop=-94- infinit_number=-101-
  infinity_#number=-92- infinity_is=-70- infinity_negativ=-57- infinity_the=-210- infinity_to=-98- infinity_when=-298-
  inflect_ts=-43- inflection_is=-43- influenc_by=-178- info_#url=-141- info_and=-258- info_entryinfo=-157-
  info_etc=-182- info_zip=-198- inform_about=-80- information_about=-296- information_and=-155- information_as=-137-
  information_attach=-85- information_but=-265- information_can=-330- information_direct=-181- information_for=-304-
  information_from=-193- information_in=-194- information_is=-319- information_on=-319- information_or=-137-
  information_regard=-71- information_relat=-164- information_see=-423- information_so=-177- information_such=-215-
  information_that=-141- information_the=-54- information_to=-439- information_will=-237- information_you=-166-
  informational_messag=-217- inherent_less=-111- inherit_by=-48- inherit_from=-210- inherit_is=-93- inherit_its=-93-
  inherit_the=100p init_#number=-30- init_and=-124- init_submodul=-122- init_system=-127- initial_immediat=-259-
  initial_instruction=-108- initial_prompt=110l initial_request=-113- initial_set=-138- initial_user=-302-
  initial_work=-44- initialindent_int=-99- initializ_and=-81- initializ_data=-144- initializ_the=-365-
  initializ_to=-132- initializ_us=-43- initialization_of=-137- initiat_the=-255- injection_attack=-133-
  injection_from=-79- injection_is=-185- injection_window=-127- injectiv_function=-32- inlin_and=-273- inlin_or=-147-
  inlin_styl=-131- inlin_with=-40- inner_optional=-133- innermost_scop=-56- innermost_upper=-62- inod_between=-72-
  inod_number=-112- inotify_max=-182- input_addres=-93- input_alway=-145- input_and=-327- input_are=-65- input_as=-153-
  input_data=-320- input_fil=-263- input_file=-324- input_for=-197- input_format=-124- input_from=-201- input_has=-75-
  input_if=-33- input_in=-81- input_into=-89- input_is=-124- input_it=-194- input_like=-169- input_method=-266-
  input_of=-64- input_or=-147- input_output=-168- input_parameter=-44- input_preprocessor=-44- input_section=-254-
  input_sourc=-293- input_start=-186- input_str=-146- input_stream=-210- input_such=-42- input_that=-82-
  input_the=-131- input_to=-264- input_version=-73- input_via=-111- input_will=-25- input_with=-91- input_without=-234-
  inquirer_vol=-144- inquiry_magazin=-119- ins_does=-76- insensitiv_match=-81- insensitiv_unles=-120-
  insensitive_with=-32- insert_a=45p insert_after=-112- insert_and=-183- insert_as=-163- insert_by=118o
  insert_command=-307- insert_default=-100- insert_in=-256- insert_into=-112- insert_name=-248- insert_one=-187-
  insert_or=-272- insert_the=151p insert_this=231p insid_a=-238- insid_it=-118- insid_its=-136- insid_of=-293-
  insid_script=-59- insid_so=-164- insid_that=-107- insid_the=-349- insid_their=-172- insid_writ=-326- insid_your=-153-
  insist_on=-154- insogna_#mail=-75- inspect_extract=-111- inspect_or=-117- inspect_the=-236- inspector_ui=-93-
  inspectteredo_decod=-166- inspher_that=-38- inspir_by=-48- install_a=320p install_an=-192- install_and=39p
  install_anyth=-381- install_at=-260- install_canva=-217- install_dependenci=-253- install_eslint=-177-
  install_extension=-321- install_in=-235- install_install=-62- install_into=-192- install_node=-231-
  install_packag=-326- install_step=-293- install_stream=-126- install_the=286c install_to=-179- install_typ=-221-
  install_with=-267- install_work=-72- installation_directory=-171- installation_installation=-168-
  installation_is=-223- installation_prefix=-120- installer_and=175h instanc_a=-163- instanc_and=-84- instanc_are=-206-
  instanc_as=-185- instanc_configuration=-186- instanc_do=-44- instanc_does=-225- instanc_file=-220- instanc_for=-76-
  instanc_from=-256- instanc_group=-150- instanc_has=57a instanc_id=-138- instanc_if=-35- instanc_in=-290-
  instanc_input=-48- instanc_instanc=-159- instanc_is=-241- instanc_it=-145- instanc_it's=-67- instanc_mount=-180-
  instanc_must=-276- instanc_nam=-144- instanc_name=-260- instanc_of=-227- instanc_per=-105- instanc_receiv=-104-
  instanc_represent=-120- instanc_should=-30- instanc_so=-151- instanc_templat=-132- instanc_that=-145-
  instanc_the=-118- instanc_they=-136- instanc_to=-246- instanc_unmount=-198- instanc_when=-181- instanc_whos=-28-
  instanc_will=-136- instanc_with=-145- instanc_you=-74- instanceof_comparison=-166- instantiation_is=-34-
  instead_call=-57- instead_if=-218- instead_implementation=-75- instead_in=-67- instead_it=-272- instead_of=-270-
  instead_part=-109- instead_requir=-269- instead_return=-33- instead_the=-231- instead_use=-45- instruct_the=-316-
  instruct_you=260a instruction_abov=-268- instruction_and=192o instruction_are=-133- instruction_as=306o
  instruction_at=223p instruction_for=-395- instruction_from=62a instruction_given=255o instruction_in=-177-
  instruction_is=72p instruction_of=81o instruction_on=-261- instruction_set=-144- instruction_that=284o
  instruction_with=147a instruction_you=273o instrument_of=-64- instrument_real=-101- insufficient_memory=-104-
  insufficient_privileg=-78- int32array_number=-210- int_and=-34- int_maxpadfactor=-99- int_secondaryindent=-99-
  integer_#number=-42- integer_#url=-91- integer_a=-265- integer_and=-307- integer_as=-38- integer_for=-29-
  integer_integer=-261- integer_is=-113- integer_or=-90- integer_that=-89- integer_typ=-120- integer_type=-124-
  integer_valu=-122- integrat_with=-203- integrity_check=-158- integrity_of=-179- integrity_verification=-53-
  intelligenc_is=-174- intelligent_determin=-50- intend_for=-255- intend_or=-67- intend_to=-268- intent_a=-89-
  intention_is=-80- intention_of=-243- intention_to=-259- interact_with=-301- interceptor_are=-38- interceptor_if=-55-
  interceptor_is=-179- interceptor_register=-113- interest_and=-285- interest_angl=-97- interest_in=-289-
  interest_is=-240- interest_masquerad=-148- interest_of=-168- interest_to=135x interfac_and=-131- interfac_can=-165-
  interfac_chang=-94- interfac_e=-54- interfac_for=-196- interfac_index=-128- interfac_is=-90- interfac_it=-47-
  interfac_of=-219- interfac_to=-244- interfer_with=-331- interlac_handl=-150- intern_#url=-207- intern_bold=-102-
  internal_addres=-118- internal_and=-125- internal_buffer=-165- internal_by=-154- internal_cach=-172-
  internal_combustion=-111- internal_div=-62- internal_in=-281- internal_ip=-264- internal_map=-94- internal_rul=56l
  internal_version=-158- internal_when=-173- internet_acces=-183- internet_domain=-179- internet_explorer=-241-
  interop_test=-158- interpret_as=-199- interpret_by=-37- interpret_like=-84- interpret_the=-123- interpret_your=-146-
  interpretation_of=-130- interpreter_name=-99- interrupt_by=-58- interrupt_if=-101- interrupt_the=-417-
  intersect_and=-39- intersect_requir=-45- intersection_intersect=-145- interval_and=-97- interval_as=-180-
  interval_for=-182- interval_is=-188- interval_of=-96- interval_overrid=-44- interval_to=-282- into_#agentfile=246p
  into_#number=-234- into_#secretfile=-227- into_a=98x into_account=-364- into_an=213x into_as=-270- into_async=-70-
  into_bash=-96- into_c=-75- into_each=319p into_etc=243p into_every=221p into_four=-175- into_german=-201-
  into_his=-280- into_its=-268- into_memory=-353- into_model=-389- into_mov=-31- into_my=-179- into_nam=-68-
  into_one=49h into_plac=-94- into_shap=-160- into_singl=-155- into_snippet=-76- into_squar=-234- into_submodul=-39-
  into_that=-180- into_the=78x into_their=63p into_them=-207- into_think=62h into_third=-96- into_this=-352-
  into_thre=-152- into_troubl=-223- into_two=-207- into_type=-284- into_view=-214- into_what=-166- into_word=-179-
  introduc_a=-161- introduc_break=-47- introduc_by=-169- introduc_in=-125- introduc_the=-58- introduc_to=-144-
  introspect_and=-65- intuitiv_encod=-208- intuitivenes_of=-63- invad_the=-51- invalid_an=-33- invalid_dat=-41-
  invalid_input=-53- invalid_sourc=-84- invalid_valu=-30- invalidatetag_increment=-79- invalidation_have=-99-
  invent_a=115h invent_by=-290- invent_the=-179- invers_abov=-128- invers_of=-58- invers_would=-68-
  inverse_proportional=-113- invisibl_to=-266- invit_to=209x invocation_of=-391- invocation_or=-186- invoic_to=-289-
  invok_a=-366- invok_after=-142- invok_as=-362- invok_at=-60- invok_by=-38- invok_from=-196- invok_the=-211-
  invok_with=-28- involv_in=-151- involv_with=-312- ioctl_#number=-97- ioctl_notif=-132- iov_len=-75- ip_#number=-168-
  ip_address=-312- ip_alia=-120- ip_option=-213- ip_protocol=-123- ipaddr_js=-48- ipaddr_proces=-170- ipc_nowait=-272-
  ipc_or=-71- ippolito_#mail=-84- ippolito_#url=-84- ipv4_#number=-29- ipv4_and=-226- ipv4_connection=-52-
  ipv4_endpoint=-76- ipv4_ip=-136- ipv4_ipv6=-237- ipv4_mapp=-76- ipv4_only=-55- ipv4_rang=-81- ipv6_addres=-69-
  ipv6_address=-239- ipv6_host=-112- ipv6_ip=-103- ipv6_link=-88- ipv6_only=-66- ipv6_rang=-82- ipv6_scop=-54-
  ipv6_socket=-30- ipv6_zone=-31- irc_quot=-90- iron_and=-63- is_#number=-286- is_a=-252- is_able=-194- is_about=-528-
  is_abov=290a is_accept=-158- is_acceptabl=-236- is_access=-294- is_achiev=-223- is_activ=65a is_activat=-208-
  is_actual=-141- is_add=-334- is_admin=329a is_advanc=-157- is_affect=-111- is_after=-121- is_ahead=-42- is_aliv=-309-
  is_all=-335- is_allow=-83- is_almost=-126- is_already=-368- is_also=-279- is_alway=-103- is_an=79a is_and=-384-
  is_angry=-123- is_another=-204- is_answer=-92- is_any=-103- is_anyth=-278- is_api=-116- is_append=-245-
  is_appli=-416- is_appropriat=-253- is_as=-290- is_ascii=-59- is_ask=-323- is_asleep=178h is_assign=-114-
  is_associat=-45- is_assum=-363- is_asynchronou=-93- is_at=-443- is_attach=-256- is_attempt=-50- is_attr=-93-
  is_attribut=-51- is_automatical=-457- is_availabl=-256- is_back=111h is_bad=-257- is_bas=-91- is_basical=-96-
  is_be=-588- is_becaus=-75- is_behind=-98- is_believ=-175- is_below=90h is_best=-241- is_better=150h is_beyond=-84-
  is_big=-253- is_bind=176o is_block=-45- is_born=-171- is_both=-141- is_bound=-121- is_broken=-391- is_brought=-102-
  is_built=-293- is_bundl=-109- is_but=-415- is_butter=-74- is_by=-163- is_c=-200- is_calculat=-64- is_call=-380-
  is_capabl=-235- is_capp=-94- is_case=-145- is_caus=-113- is_chang=-581- is_characteriz=-26- is_check=-152-
  is_chosen=-273- is_clean=-191- is_clear=220p is_clos=182h is_com=-204- is_combin=-45- is_common=-206- is_compact=264p
  is_compar=-232- is_compatibl=-195- is_compil=-295- is_complet=-39- is_complete=-59- is_compos=-145- is_compress=-255-
  is_comput=-99- is_configur=-259- is_connect=-142- is_consider=-334- is_construct=-41- is_contain=-242-
  is_controll=-172- is_convert=-219- is_cool=-58- is_copi=-332- is_count=-296- is_creat=-177- is_ctrl=-102-
  is_current=-283- is_customary=-192- is_cut=-31- is_damag=-299- is_dangerou=139a is_dead=104r is_death=-41-
  is_decid=-308- is_declar=-93- is_deduc=-198- is_deliver=-142- is_deni=-320- is_deprecat=-273- is_deriv=-221-
  is_describ=-260- is_design=-295- is_desir=-101- is_desirabl=-25- is_destroy=-205- is_detect=-111- is_determin=-130-
  is_different=-298- is_difficult=-232- is_disabl=-456- is_discard=-108- is_display=-300- is_distinguish=-78-
  is_djb2=-54- is_do=-436- is_don't=-107- is_done=-264- is_down=-340- is_drawn=-250- is_dropp=-437- is_due=-399-
  is_easier=-172- is_easy=-258- is_either=-282- is_electron=-199- is_emitt=-199- is_empty=-162- is_enabl=-323-
  is_encod=-183- is_encounter=-234- is_encrypt=-372- is_enforc=-206- is_enough=-81- is_enter=-290- is_equal=-374-
  is_equivalent=-316- is_escap=-140- is_essential=-356- is_even=-336- is_ever=-302- is_every=-328- is_evil=25r
  is_exact=-236- is_exceed=195h is_excessive=-34- is_exclud=-99- is_execut=-423- is_exhaust=-146- is_expand=-224-
  is_expect=-146- is_experienc=-60- is_experimental=-102- is_explicit=-166- is_expos=-216- is_express=-36-
  is_extreme=-116- is_fals=-305- is_falsy=-33- is_faster=-264- is_felt=-40- is_fill=-387- is_final=-142-
  is_finish=-345- is_first=-336- is_fish=-249- is_flagg=172a is_flatten=-187- is_focus=-80- is_fold=-84-
  is_follow=-192- is_for=-267- is_forbidden=268r is_forgotten=-229- is_formatt=-199- is_forward=230x is_found=-351-
  is_free=-321- is_from=27a is_ful=-28- is_full=-382- is_fun=-139- is_general=-146- is_generat=-407- is_gett=-174-
  is_git=-112- is_given=-553- is_gone=151p is_gonna=-202- is_good=-220- is_grant=-73- is_great=-123- is_greater=-155-
  is_guarante=-254- is_guess=-171- is_handl=-101- is_hard=-85- is_he=-380- is_heard=-176- is_heavi=-162- is_held=-311-
  is_henc=-123- is_her=-474- is_here=-362- is_hereby=113o is_herm=-279- is_hi=-111- is_hidden=48r is_high=-166-
  is_higher=-34- is_his=-435- is_home=-147- is_how=-488- is_html=-163- is_human=-198- is_i=-313- is_identical=-101-
  is_identifi=-188- is_idle=-257- is_if=-225- is_ignor=-459- is_illegal=-196- is_implement=-92- is_implementation=-106-
  is_impli=30h is_implicit=-62- is_import=-133- is_important=-295- is_impossibl=-209- is_impressiv=-103- is_in=-612-
  is_includ=-62- is_inclusiv=-208- is_incomplet=-79- is_incremental=-181- is_inde=-213- is_independent=-73-
  is_index=-184- is_indicat=-98- is_initializ=-38- is_insert=-124- is_insid=-55- is_inspir=-62- is_install=-389-
  is_insufficient=-251- is_int=-72- is_intend=-163- is_interest=-32- is_interpret=-60- is_interrupt=-86-
  is_introspect=-65- is_invalid=-115- is_inverse=-113- is_invisibl=-266- is_invok=-348- is_involv=-275- is_is=-293-
  is_issu=-299- is_it=-511- is_its=-237- is_itself=-175- is_join=-57- is_judg=-46- is_just=-343- is_keep=-109-
  is_kept=-548- is_keyword=-138- is_kill=213p is_known=-449- is_larg=-134- is_larger=-177- is_learn=-368- is_left=-291-
  is_less=-156- is_let=-332- is_like=-446- is_limit=-83- is_link=-139- is_list=-362- is_listen=-170- is_lit=-325-
  is_literal=-113- is_load=-385- is_locat=-207- is_lock=76x is_long=-54- is_longer=-175- is_look=-378- is_lost=-122-
  is_lousy=-191- is_lower=-30- is_made=-367- is_main=-213- is_maintain=-53- is_mak=-153- is_malform=-51- is_manag=-105-
  is_mandatory=-207- is_mapp=-118- is_mark=-367- is_match=-34- is_meant=-384- is_measur=-288- is_mention=-308-
  is_mere=-174- is_miss=-196- is_modifi=-374- is_morality=-178- is_more=-156- is_most=-257- is_mount=-236- is_mov=-204-
  is_mr=-342- is_ms=-270- is_much=-191- is_my=-422- is_nam=-197- is_narrow=-149- is_nature=-231- is_near=-236-
  is_necessary=-159- is_need=173a is_negat=-222- is_negativ=-78- is_neither=-252- is_never=-400- is_new=42p
  is_next=-226- is_no=-122- is_node=-89- is_non=-223- is_nonblock=-124- is_none=-337- is_normal=-157- is_normaliz=-196-
  is_not=87h is_noth=46h is_now=154r is_nowher=-222- is_null=-315- is_obsolet=-337- is_obtain=-241- is_occasional=-56-
  is_odd=-100- is_of=-487- is_off=184a is_offer=-130- is_often=-148- is_ok=188h is_older=-219- is_omitt=-241-
  is_on=-206- is_one=-550- is_only=-28- is_open=214p is_optional=26h is_or=-251- is_order=-355- is_otherwis=-167-
  is_our=-272- is_ours=-159- is_out=139h is_outlin=-39- is_output=-208- is_outsid=-242- is_overwritten=55r
  is_paint=-196- is_park=-149- is_pars=-150- is_part=-270- is_partial=-88- is_particular=-212- is_pass=-415-
  is_paus=-341- is_perfect=-199- is_perform=-247- is_permissibl=-140- is_permitt=145o is_pinn=-163- is_pip=-210-
  is_plac=-300- is_plain=-118- is_play=-197- is_poor=-190- is_port=-30- is_positiv=-70- is_possibl=-215- is_pre=151a
  is_prefer=-28- is_preferr=-159- is_prefix=-204- is_prepar=-176- is_present=-212- is_preserv=-69- is_prim=-354-
  is_primari=-157- is_print=-408- is_probab=-235- is_problematic=-114- is_proces=-188- is_process=-250-
  is_prohibit=-311- is_protect=-66- is_provid=-400- is_pseudo=-43- is_publish=-383- is_pull=-174- is_put=-190-
  is_queri=-310- is_queu=-305- is_quit=-253- is_quot=-46- is_rare=-282- is_reach=-209- is_react=-27- is_read=-293-
  is_ready=-309- is_real=-234- is_realiz=-85- is_receiv=-65- is_recommend=-264- is_record=195h is_red=-240-
  is_referenc=-325- is_referr=-176- is_refus=-568- is_regex=-179- is_register=-269- is_reject=-378- is_relativ=-133-
  is_releas=-132- is_remember=-242- is_remov=275p is_renam=-285- is_repeat=-227- is_replac=-63- is_represent=-149-
  is_request=-200- is_requir=190h is_responsibl=-113- is_return=-372- is_review=-218- is_rewritten=-292- is_right=102p
  is_root=-234- is_rough=-100- is_run=-529- is_runn=89h is_safe=157a is_said=-436- is_satisfi=-101- is_sav=-298-
  is_scann=-459- is_search=-338- is_seen=37x is_select=-276- is_self=-355- is_sent=-667- is_separat=-174- is_set=-539-
  is_settl=-72- is_setup=-72- is_several=-39- is_shar=-419- is_short=-43- is_shown=131h is_sick=-326- is_sign=-225-
  is_similar=-281- is_simp=-457- is_simpl=-164- is_simular=-38- is_skipp=-363- is_slow=66h is_small=-54- is_so=-372-
  is_some=-118- is_somebody=-144- is_someon=-264- is_someth=-230- is_sometim=-169- is_sort=165p is_sourc=-111-
  is_speak=-305- is_special=-58- is_specifi=-377- is_specific=-50- is_split=-27- is_stabl=-102- is_stand=-253-
  is_start=-271- is_stay=-64- is_stopp=-297- is_stor=-490- is_stricter=-41- is_stripp=-84- is_strong=-321-
  is_successful=-150- is_such=-193- is_sufficient=-138- is_suitabl=-106- is_summaris=-156- is_superuser=152a
  is_suppli=-154- is_support=-362- is_suppos=-375- is_sure=-216- is_sweet=-238- is_swept=-181- is_switch=-182-
  is_system=-244- is_taken=-368- is_talk=-161- is_tapp=-81- is_target=-86- is_taught=-318- is_terminat=-193-
  is_text=-303- is_that=-484- is_the=-252- is_their=-229- is_then=-337- is_ther=-446- is_therefor=-112- is_thes=-195-
  is_they=-116- is_this=-147- is_through=-84- is_thrown=-203- is_thus=-90- is_time=-272- is_to=288h is_toggl=-200-
  is_told=-241- is_too=154h is_total=-220- is_train=129p is_treat=-339- is_tri=-154- is_trivial=-141- is_true=-421-
  is_truncat=-261- is_trust=-40- is_truth=-211- is_truthy=-40- is_turn=89p is_typ=122x is_typical=-312- is_unabl=-27-
  is_unavailabl=-64- is_uncertain=-74- is_unchang=-72- is_undefin=-147- is_under=-304- is_unexpect=-242- is_uniqu=-100-
  is_unknown=-103- is_unlike=-299- is_unmapp=-162- is_unnecessary=-204- is_unreadabl=-146- is_unsaf=116h is_unset=-79-
  is_unspecifi=-117- is_unsubscrib=-83- is_unsupport=-245- is_untest=-35- is_up=-228- is_updat=-410- is_us=-155-
  is_used=-64- is_useful=-573- is_usr=-150- is_usual=-375- is_valid=-37- is_validat=-81- is_version=-104- is_very=-363-
  is_visibl=-314- is_void=-411- is_wait=-170- is_want=205h is_well=-199- is_what=-703- is_when=-484- is_wher=-288-
  is_whether=-145- is_which=-209- is_whol=-248- is_why=-346- is_will=-238- is_wise=-265- is_with=-394- is_within=-274-
  is_without=-184- is_work=-332- is_wors=-220- is_worth=-279- is_written=76l is_wrong=-267- is_yes=-306- is_you=-263-
  is_your=115a is_zero=-148- isbinary_set=-46- isc_licens=-106- iscopy_set=-281- iscor_modul=-128- iscreat_set=-52-
  isdirectory_return=-45- isgit_set=-33- isicann_isprivat=-37- isildur_hahaha=-82- isloopback_isinsubnet=-29-
  isn't_a=80h isn't_it=-373- isn't_ly=-86- isn't_necessary=-81- isn't_root=-121- isn't_that=-285- isn't_the=-388-
  isn't_very=-233- isn't_what=-294- isn't_worth=-118- isnod_is=-40- isnub_detect=-117- iso_#number=-247- iso_text=-70-
  iso_time=-74- isolat_build=-90- isolation_and=-33- isprivat_don't=-37- isprivat_isloopback=-29- isrenam_set=-49-
  isserializ_i=-233- isshort_with=-79- isstrict_true=-29- issu_#url=-520- issu_a=-303- issu_and=-196- issu_are=-249-
  issu_by=65a issu_file=-346- issu_for=-109- issu_if=-332- issu_into=-190- issu_on=-164- issu_only=-176- issu_so=178x
  issu_that=-77- issu_the=-426- issu_to=-319- issu_when=-308- issu_with=-153- isus_return=-139- it'll_be=-234-
  it's_a=-272- it's_all=-344- it's_also=-64- it's_an=-162- it's_been=148h it's_better=-241- it's_call=-170-
  it's_cheaper=-49- it's_cold=-207- it's_design=-90- it's_easier=-84- it's_easy=-231- it's_fantastic=-168-
  it's_fast=-147- it's_fiber=-64- it's_fibr=-64- it's_fine=46x it's_for=234l it's_free=-216- it's_ful=-97-
  it's_go=-111- it's_hard=-160- it's_how=-134- it's_illegal=-326- it's_important=-180- it's_in=-180- it's_just=-297-
  it's_like=-120- it's_more=-169- it's_no=-267- it's_not=-421- it's_now=-141- it's_only=-104- it's_out=-187-
  it's_probab=-66- it's_real=-220- it's_recommend=-69- it's_small=-73- it's_so=-225- it's_someth=-93- it's_still=-178-
  it's_t=-215- it's_tediou=-59- it's_the=-345- it's_ther=-177- it's_time=-306- it's_too=-187- it's_very=-188-
  it's_what=-279- it's_worth=-259- it_#number=-163- it_a=-392- it_accept=155c it_adds=-227- it_affect=-87-
  it_after=-307- it_again=209p it_against=98c it_ain't=-275- it_all=-83- it_allow=-333- it_already=-185- it_also=-321-
  it_alway=-437- it_an=-267- it_and=-200- it_anew=-265- it_answer=-530- it_any=-224- it_appear=187h it_are=-248-
  it_around=-161- it_as=183c it_ask=-187- it_asks=-410- it_assum=-88- it_at=129a it_attempt=-156- it_avoid=-112-
  it_away=-393- it_back=122p it_bas=-72- it_be=179h it_becaus=-110- it_becom=-339- it_befor=-149- it_began=-156-
  it_begin=-301- it_behav=-225- it_belong=-275- it_below=-88- it_besid=-259- it_between=-124- it_burn=-193-
  it_but=-194- it_by=-147- it_byte=-144- it_call=-241- it_came=-509- it_can=-526- it_can't=-85- it_cannot=-246-
  it_carri=-40- it_caus=-284- it_check=-208- it_choos=-253- it_clos=-219- it_compar=-143- it_complet=-30-
  it_conflict=109o it_consist=-117- it_contain=-317- it_cool=-163- it_cost=-230- it_could=-227- it_count=-209-
  it_creat=-236- it_cross=-77- it_decid=-257- it_default=-310- it_did=-492- it_differ=-282- it_direct=-197-
  it_disintegrat=-208- it_display=-255- it_does=-172- it_doesn't=-89- it_down=316h it_draw=-137- it_easier=-288-
  it_easy=-255- it_either=-123- it_else=-111- it_emit=-115- it_enabl=164p it_end=-288- it_ends=-38- it_escap=-398-
  it_every=63x it_exclud=-74- it_exist=-262- it_expect=-190- it_export=-284- it_expos=-97- it_fail=-195- it_find=-184-
  it_finish=-273- it_first=146c it_fix=-124- it_focu=-205- it_follow=-271- it_for=-69- it_gain=-304- it_generat=-169-
  it_gets=142h it_giv=-96- it_go=-249- it_goes=213h it_grow=-163- it_had=-334- it_happen=-375- it_hard=-227-
  it_has=-153- it_he=-264- it_held=-56- it_help=-179- it_here=-274- it_himself=98h it_hold=-256- it_i=-379- it_if=234h
  it_impossibl=-82- it_in=47x it_includ=-291- it_indicat=-152- it_insid=-110- it_instead=-185- it_is=-52-
  it_isn't=-104- it_iso=-34- it_it=-279- it_its=-318- it_just=-430- it_keep=-357- it_knghtbrd=-124- it_know=-238-
  it_later=-248- it_lead=-52- it_learn=-211- it_leav=-420- it_left=-237- it_lies=-288- it_like=-269- it_list=-299-
  it_liv=-44- it_look=-166- it_made=-295- it_mak=-317- it_match=-348- it_matter=-290- it_may=-544- it_mean=-352-
  it_might=-215- it_mode=-172- it_mov=-333- it_must=-543- it_nam=-221- it_necessary=-272- it_need=-291-
  it_neutraliz=-89- it_never=-140- it_no=110c it_not=-302- it_noth=-169- it_now=125h it_null=-330- it_of=-197-
  it_off=160h it_offer=-251- it_often=-119- it_on=215x it_once=-288- it_only=-536- it_open=-452- it_or=-479-
  it_original=-123- it_out=119p it_output=-180- it_over=-282- it_pass=95h it_pays=-195- it_perform=-48- it_person=-249-
  it_point=-253- it_possibl=-252- it_prefer=-51- it_primitiv=-220- it_print=-219- it_prioritiz=-106- it_probab=-206-
  it_promis=-35- it_prov=-315- it_provid=-127- it_quick=177h it_rain=-375- it_ran=-235- it_reach=-251- it_read=-386-
  it_real=-127- it_receiv=-254- it_refus=-111- it_relat=-134- it_remov=-227- it_replac=-258- it_report=-108-
  it_represent=-30- it_requir=-67- it_rest=-111- it_return=-287- it_right=-336- it_runs=-60- it_said=-342- it_say=210l
  it_says=235p it_seem=-294- it_select=-63- it_send=-256- it_serv=-196- it_shall=-296- it_she=-159- it_should=-421-
  it_show=-404- it_simp=-228- it_so=64h it_sound=-169- it_specifi=-58- it_stand=-551- it_start=-207- it_stay=-41-
  it_still=-333- it_stood=-90- it_stop=-176- it_stream=-283- it_succeed=-124- it_support=-294- it_tak=-288-
  it_take=-324- it_tell=-246- it_that=-165- it_the=-388- it_their=-232- it_then=-340- it_ther=280p it_they=-25-
  it_this=-417- it_thos=-217- it_through=-320- it_throw=-110- it_to=150x it_together=-61- it_token=-69- it_toll=-106-
  it_too=-110- it_took=-265- it_touch=-311- it_transport=-92- it_tri=-161- it_trimm=-264- it_true=-345- it_turn=-273-
  it_under=-252- it_up=156x it_us=-191- it_used=-500- it_uses=-188- it_very=-209- it_via=147x it_wait=-503-
  it_wasn't=-430- it_well=-209- it_were=51h it_what=-326- it_when=-76- it_wher=52h it_whichever=-28- it_whil=149h
  it_who=-180- it_will=-557- it_with=-489- it_without=147h it_won't=-285- it_work=-34- it_would=-131- it_writ=-289-
  it_written=-126- it_wrong=-129- it_you=-315- it_yourself=95h italo_a=-137- item_and=-245- item_are=-58- item_as=148p
  item_for=83p item_in=-114- item_is=-203- item_iterat=-129- item_iterator=-48- item_of=-358- item_on=-197-
  item_should=-396- item_that=-216- item_to=161h item_valu=-72- item_will=-63- iterat_over=-198- iterat_phdr=-246-
  iterat_the=-144- iterat_through=-228- iteration_#number=-33- iteration_call=-140- iteration_count=-53-
  iteration_limit=-33- iteration_of=-93- iteration_stop=-81- iteration_within=-145- iterator_event=-39-
  iterator_exclud=-253- iterator_is=-149- its_#agentfile=-174- its_absolut=-70- its_age=-115- its_answer=-403-
  its_argument=-60- its_associat=-189- its_base=-76- its_beginn=-214- its_best=-162- its_blank=-77- its_block=-65-
  its_body=-186- its_built=-190- its_bundl=-152- its_button=-60- its_byte=-191- its_cach=-184- its_cancellation=-70-
  its_category=-129- its_chang=-123- its_child=-95- its_children=-89- its_colour=-90- its_command=-317-
  its_component=-46- its_configuration=-210- its_content=-320- its_continuation=-157- its_conversation=-169-
  its_corps=-110- its_cpus=-110- its_data=-136- its_date=-194- its_declar=-172- its_default=-158- its_definition=-31-
  its_delegation=-37- its_dependenci=-127- its_digit=-35- its_ear=-49- its_end=-377- its_ends=-62- its_entry=116c
  its_environment=-156- its_event=-237- its_field=-130- its_fil=-245- its_file=-309- its_first=-340- its_folder=-157-
  its_free=-225- its_full=-72- its_gat=-270- its_goal=-166- its_handler=-138- its_hard=-226- its_head=147l
  its_history=-284- its_id=-140- its_ids=-71- its_input=-245- its_item=-48- its_journal=-30- its_key=-190-
  its_label=-154- its_last=-368- its_layout=-137- its_leas=-108- its_length=-83- its_life=-96- its_limit=-108-
  its_line=-202- its_link=-280- its_list=-138- its_live=-138- its_lock=-274- its_log=-356- its_messag=-198-
  its_model=-196- its_mother=-42- its_nam=-62- its_name=98p its_namespac=-92- its_neighbour=-157- its_new=-98-
  its_next=-214- its_number=190x its_order=55c its_original=-38- its_outcom=-30- its_output=112p its_own=-401-
  its_owner=-321- its_parameter=-144- its_parent=-145- its_part=-294- its_path=-211- its_pattern=-46- its_payload=-346-
  its_piec=-34- its_plac=-390- its_primary=-125- its_proces=-84- its_progres=-119- its_prompt=-311- its_provider=-235-
  its_purpos=-93- its_quot=-190- its_real=-82- its_reason=-187- its_record=-353- its_report=-397- its_result=-181-
  its_row=-172- its_rows=-289- its_rul=183r its_schema=-53- its_sector=-110- its_server=-293- its_session=-217-
  its_sett=-177- its_signatur=-239- its_size=-103- its_skill=-218- its_sourc=-231- its_standard=-255- its_start=-179-
  its_stat=-283- its_stor=-279- its_structur=-40- its_syntax=-59- its_system=-31- its_tabl=-39- its_tag=-99-
  its_tags=-39- its_target=-247- its_task=40p its_termination=-146- its_text=-363- its_tim=-342- its_time=-224-
  its_titl=-173- its_tokenizer=-64- its_tombston=-104- its_tool=-150- its_turn=-213- its_type=-157- its_ugly=-50-
  its_undo=-337- its_use=-131- its_user=-99- its_valu=-177- its_way=214p its_whol=-174- its_word=-265- its_work=124h
  itself_a=-116- itself_and=-263- itself_as=-212- itself_behind=-168- itself_but=-156- itself_can=-139-
  itself_cannot=-179- itself_else=-125- itself_has=-59- itself_in=-261- itself_is=-423- itself_may=-123-
  itself_or=-132- itself_people=-45- itself_rather=-219- itself_represent=-147- itself_says=-198- itself_the=-221-
  itself_then=-315- itself_to=-183- itself_under=-141- itself_when=-308- itself_which=-105- itself_with=-121-
  itself_without=-26- j_option=-130- jailbreak_of=-260- jam_m=-104- jar_file=-59- java_#url=-127- java_heap=-48-
  java_like=-25- javascript_and=-168- javascript_application=-308- javascript_can=-316- javascript_code=-208-
  javascript_debugg=-80- javascript_file=-249- javascript_languag=-128- javascript_librari=-142-
  javascript_library=-47- javascript_method=-73- javascript_most=-73- javascript_node=-35- javascript_number=-35-
  javascript_object=-246- javascript_or=-50- javascript_parser=-68- javascript_regex=-205- javascript_runtim=-134-
  javascript_str=-89- javascript_that=-58- javascript_the=-227- javascript_typescript=-209- javascript_us=-39-
  javascript_valu=-50- javascript_way=-90- javascript_you=-115- jell_o=-88- jeremiah_senkpiel=-53-
  jest_configuration=-268- jiti_alia=-103- jiti_nativ=-45- job_and=280c job_as=-297- job_for=-81- job_id=-203-
  job_in=-208- job_interview=-102- job_is=183h job_it=-304- job_or=-162- job_put=-45- job_that=216p job_to=-247-
  jobs_json=-246- jobs_that=-140- joey_prod=-140- join_and=-89- join_by=-214- join_in=-143- join_it=-174- join_n=-69-
  join_the=65c join_them=-190- join_to=-94- join_with=-282- joiner_of=-54- jok_are=-272- jok_that=-102- joke_on=-233-
  jose_arboleda=-53- journal_and=-289- journal_as=-90- journal_backup=-357- journal_does=-207- journal_event=-228-
  journal_fil=-123- journal_file=-319- journal_first=-318- journal_in=-277- journal_into=-198- journal_is=-285-
  journal_know=-146- journal_mode=-88- journal_nam=-249- journal_of=-229- journal_session=-74- journey_and=-243-
  journey_grow=-52- journey_in=-119- journey_is=-146- journey_list=-46- journey_of=-98- journey_star=-74-
  journey_tak=-254- joy_of=-164- joy_thank=-64- joy_that=-80- joye_cheung=-84- joyeecheung_#url=-84- js's_commonj=-30-
  js_#number=-70- js_#url=-372- js_and=-173- js_api=-233- js_as=-97- js_body=-25- js_build=-161- js_consol=-99-
  js_core=-54- js_current=-31- js_data=-41- js_filesystem=-57- js_has=-81- js_http=-29- js_interfac=-75- js_is=-96-
  js_languag=-43- js_nativ=-128- js_path=-98- js_proces=-183- js_rather=-117- js_releas=-201- js_see=-53-
  js_should=-37- js_sourc=-34- js_to=-126- js_v6=-69- js_valu=-101- js_version=-67- js_web=-32- js_which=-186-
  js_you=-105- jsconfig_json=-45- jsdom_#url=-241- jsdom_but=-128- jsdom_clas=-138- jsdom_constructor=-70-
  jsdom_cooki=-212- jsdom_from=-42- jsdom_fromfil=-93- jsdom_fromurl=-93- jsdom_has=-116- jsdom_implementation=-196-
  jsdom_is=-78- jsdom_object=-165- jsdom_sandbox=-46- jsdom_timer=-48- jsdom_to=-45- jsdom_url=-115- jsdom_will=-79-
  jsdom_you=-140- json5_fil=-46- json_an=-71- json_and=32p json_are=-78- json_array=228l json_as=-184- json_by=-115-
  json_cell=-110- json_dump=-248- json_export=-136- json_file=-127- json_for=-232- json_from=-30- json_has=-107-
  json_is=-290- json_null=-177- json_object=-105- json_one=-75- json_option=-37- json_or=-236- json_output=-85-
  json_pars=-134- json_pointer=-101- json_polyfill=-76- json_result=-171- json_schema=-369- json_so=158p json_str=-186-
  json_stringifi=-48- json_stringify=-132- json_text=-241- json_the=-241- json_to=78x json_under=-30- json_valu=-91-
  json_web=-196- json_which=207p json_with=63p jsonl_export=-201- jsonl_is=-125- jsonl_what=-225- jsx_extension=-87-
  jsx_support=-173- jsx_syntax=-196- jsx_tsx=-32- juan_jose=-53- judg_auxiliary=-63- judg_by=-77- judg_else=-63-
  judg_found=-161- judg_in=-139- judg_may=-214- judg_said=-150- judgement_in=-188- juic_#number=-115- julien_gilli=-53-
  july_#number=-72- jump_into=-285- jump_just=-31- jump_off=-136- june_#number=-195- june_and=-132- just_a=-358-
  just_about=-239- just_affect=-164- just_after=-148- just_another=-134- just_appear=-212- just_as=-300- just_be=-136-
  just_becaus=-148- just_been=-244- just_befor=-147- just_by=-148- just_can't=-258- just_chang=-194- just_consist=-31-
  just_don't=-312- just_finish=-33- just_for=-186- just_go=-267- just_got=-135- just_have=-212- just_how=-191-
  just_ignor=48o just_import=-332- just_isn't=-225- just_like=-295- just_look=-239- just_need=-134- just_now=-281-
  just_once=-148- just_one=-407- just_read=205x just_remember=-248- just_return=-232- just_said=218x just_say=-471-
  just_sit=-158- just_such=-130- just_that=-33- just_the=-340- just_then=-119- just_think=-272- just_to=-252-
  just_told=-291- just_try=-150- just_valu=-53- just_want=-67- just_what=-261- just_when=-228- just_work=-156-
  justic_for=-82- justic_is=-208- jwk_export=-90- jwts_telegram=-257- k_#number=-137- k_the=-170- k_v=-78- kaio_is=-66-
  kaio_requir=-223- katerina_limpitsouni=-66- keep_a=68p keep_abov=-221- keep_all=-217- keep_an=-121- keep_answer=-238-
  keep_both=-41- keep_chang=-172- keep_clear=-140- keep_conversation=-172- keep_do=146p keep_from=-71- keep_him=-105-
  keep_his=-67- keep_in=-293- keep_it=-155- keep_its=141p keep_me=-51- keep_null=-65- keep_one=-72- keep_only=190p
  keep_our=326p keep_out=-226- keep_quiet=141a keep_return=-142- keep_the=-64- keep_their=-267- keep_them=-450-
  keep_this=-184- keep_track=-212- keep_two=296h keep_up=-250- keep_what=-488- keep_you=-328- keep_your=-253-
  kept_and=-122- kept_as=-227- kept_asid=-137- kept_by=-165- kept_for=-273- kept_from=-414- kept_here=-463-
  kept_in=-405- kept_its=-291- kept_nowher=-171- kept_of=-291- kept_on=59p kept_so=-35- kept_the=-160- kept_true=-119-
  kept_under=-111- kept_word=-155- kernel_and=-238- kernel_bug=79c kernel_but=-92- kernel_command=-263-
  kernel_configuration=-120- kernel_does=-202- kernel_imag=-156- kernel_in=-255- kernel_internal=-96- kernel_is=-352-
  kernel_memory=-220- kernel_modul=-218- kernel_or=-121- kernel_sigset=-66- kernel_sourc=-191- kernel_support=-110-
  kernel_then=-113- kernel_to=-254- kernel_uses=-131- kernel_version=-145- kernel_was=-108- kernel_which=-33-
  kernel_will=-168- key1_val1=-143- key2_val2=-143- key_#number=-283- key_a=-136- key_add=-240- key_and=42a
  key_are=-139- key_as=44x key_at=71p key_belong=269x key_by=169a key_chang=-45- key_cipher=-27- key_data=-299-
  key_distribution=-52- key_does=-254- key_empty=-227- key_entry=-171- key_exist=-105- key_export=-257- key_file=-206-
  key_for=-375- key_from=-101- key_generat=-90- key_generation=-114- key_goes=-263- key_id=-294- key_in=270x
  key_into=228x key_is=-192- key_jwk=-196- key_k=-170- key_management=-142- key_mapp=-37- key_material=-128-
  key_may=-301- key_must=-266- key_nam=-207- key_null=-454- key_of=-454- key_on=91p key_option=-226- key_or=-181-
  key_out=156x key_pair=-272- key_server=-219- key_str=-96- key_that=185c key_the=-314- key_under=-224- key_used=-181-
  key_valu=-304- key_was=105h key_will=-92- key_with=-126- key_word=-118- keyboard_and=95x keyctl_#number=-46-
  keyr_is=-118- keys_#secretfile=-250- keys_a=-75- keys_and=142x keys_are=-388- keys_as=-170- keys_assignment=-257-
  keys_away=-34- keys_belong=-344- keys_by=-198- keys_choos=-189- keys_e=-374- keys_each=-79- keys_every=-184-
  keys_for=-246- keys_from=-230- keys_in=87x keys_into=-133- keys_invalidatetag=-79- keys_live=-232- keys_must=140x
  keys_note=-106- keys_of=233c keys_on=-262- keys_only=-354- keys_or=-117- keys_password=-257- keys_that=-244-
  keys_the=-218- keys_to=-288- keys_use=-27- keys_valu=-88- keys_walk=-73- keys_whos=-341- keys_with=-126-
  keyv_#url=-218- keyv_constructor=-43- keyv_instanc=-117- keyv_is=-130- keyv_iterator=-165- keyv_redi=-61-
  keyv_stor=-144- keyvredi_option=-117- keyword_#url=-46- keyword_and=-178- keyword_annotation=-33- keyword_are=-114-
  keyword_asynchronou=-33- keyword_defin=-102- keyword_definition=-70- keyword_format=-33- keyword_in=-205-
  keyword_is=-255- keyword_js=-138- keyword_merg=-62- keyword_or=-25- keyword_should=-166- keyword_that=-142-
  keyword_to=-82- keyword_undefin=-53- keyword_with=-142- kick_the=-35- kidd_right=-84- kids_and=-72- kids_are=-200-
  kids_at=-95- kill_#number=-269- kill_a=-249- kill_all=279c kill_anybody=-314- kill_as=-248- kill_at=-441-
  kill_by=-196- kill_him=-280- kill_hinder=-53- kill_or=-182- kill_proces=-230- kill_process=-142- kill_the=-75-
  kill_them=-131- kill_you=-356- kilobyt_of=-211- kind_and=-55- kind_apart=-136- kind_are=-254- kind_b16=-61-
  kind_folder=-304- kind_how=-32- kind_in=-145- kind_is=-184- kind_it=-226- kind_mail=-61- kind_of=-314- kind_the=-298-
  kind_to=-197- kiss_her=-189- knew_she=-49- knew_the=-202- knew_what=-333- knghtbrd_an=-210- knghtbrd_barneyfu=-216-
  knghtbrd_espy=-58- knghtbrd_i=-117- knghtbrd_if=-83- knghtbrd_is=-158- knghtbrd_it's=-62- knghtbrd_lim=-67-
  knghtbrd_make=-314- knghtbrd_manoj=-39- knghtbrd_no=-214- knghtbrd_not=-39- knghtbrd_of=-38- knghtbrd_seem=-90-
  knghtbrd_taniwha=-84- knghtbrd_um=-106- knghtbrd_we=-80- knghtbrd_who=-114- knghtbrd_woot=-72- knghtbrd_xtifr=-128-
  knghtbrd_you=-287- knghtbrd_you'r=-84- knitt_pattern=-226- knock_down=-100- knock_on=-89- know_a=-186-
  know_about=218x know_and=142p know_any=-322- know_anyth=-402- know_better=-166- know_every=-216- know_everyth=-283-
  know_for=-129- know_he=-400- know_him=-312- know_his=90x know_how=32x know_i=-79- know_if=-365- know_is=-388-
  know_it=-595- know_it's=-213- know_me=-137- know_much=-194- know_my=-192- know_not=-340- know_noth=-557- know_of=136h
  know_repli=-156- know_that=-124- know_the=67x know_them=-145- know_they=-334- know_to=131h know_we=-219-
  know_well=-187- know_what=-592- know_when=-411- know_wher=-360- know_whether=-42- know_which=-365- know_who=-359-
  know_why=-208- know_yet=-338- know_you=-25- know_you'r=-285- know_your=-242- knowledg_and=-133- knowledg_is=-312-
  knowledg_of=-117- known_and=-186- known_as=-32- known_befor=-108- known_by=-225- known_extension=-161-
  known_name=-199- known_not=-74- known_of=-196- known_or=-229- known_problem=-123- known_programm=-81- known_so=-32-
  known_that=-148- known_to=-275- known_what=-181- koa_webapp=-51- koffi_from=-35- koffi_with=-54- kosher_dill=-81-
  kotlin_from=-25- krasnov_another=-25- ksiz_vsiz=-44- kubernet_engin=-265- kubernet_resourc=-112- l_option=-107-
  lab_#url=-150- lab_is=-295- label_#url=-174- label_all=-43- label_and=-91- label_are=-180- label_bare=-75-
  label_for=-131- label_gct=-89- label_height=-89- label_is=-105- label_lsd=-63- label_of=-276- label_signatur=-63-
  label_to=-159- label_version=-63- label_width=-89- label_with=-262- lack_a=-156- lack_of=-442- lack_the=-345-
  lack_this=-28- lad_#url=-51- lad_scaffold=-51- laff_netgod=-82- laid_out=-131- laid_over=-69- land_im=-130-
  land_in=117x land_is=-388- land_of=-154- land_on=-185- lang_flag=-25- lang_instead=-106- lang_js=-232-
  lang_langcod=-87- lang_min=-67- lang_thes=-39- langcod_json=-175- languag_#number=-81- languag_and=-231-
  languag_are=-59- languag_be=-49- languag_bilal=-25- languag_can=-123- languag_featur=-102- languag_for=-123-
  languag_has=-75- languag_in=-335- languag_is=-268- languag_memory=-117- languag_model=117a languag_not=-92-
  languag_of=-281- languag_other=-177- languag_phras=-189- languag_that=-244- languag_the=-200- languag_to=-347-
  languag_ts=-189- languag_was=-83- languag_what=-61- languag_without=-189- languag_you=208p laptop_is=-274-
  larg_amount=-90- larg_and=-176- larg_chunk=-214- larg_dataset=-43- larg_enough=-82- larg_fil=-254- larg_file=-144-
  larg_number=-203- larg_object=-162- larg_one=-61- larg_payload=-117- larg_scal=-58- larger_fil=-281- larger_file=-59-
  larger_than=-63- largest_possibl=-255- larry_wall=-323- lass_#url=-45- last_#number=-145- last_a=-76-
  last_argument=-35- last_block=-138- last_but=-165- last_call=-198- last_chang=-343- last_character=-48-
  last_child=-47- last_column=-292- last_element=-218- last_event=-50- last_forever=-237- last_four=252x last_id=-206-
  last_in=-225- last_instanc=-216- last_longer=-212- last_messag=358x last_modifi=-197- last_modification=-299-
  last_night=78h last_npm=-170- last_of=-246- last_one=-282- last_or=-220- last_pair=-99- last_pattern=-251-
  last_person=-241- last_plac=-224- last_resort=-273- last_row=-192- last_said=-121- last_sector=-108- last_spr=-106-
  last_the=-200- last_thre=-212- last_time=-284- last_token=-148- last_turn=-223- last_updat=-200- last_used=-219-
  last_valu=-193- last_whol=-161- last_word=-252- last_year=170x late_for=-327- late_night=-135- late_now=-211-
  late_to=153h latency_for=-63- later_and=74h later_call=-334- later_e=-57- later_element=-27- later_fals=-63-
  later_fram=-182- later_in=-339- later_mov=-277- later_on=-450- later_one=-171- later_she=-117- later_stay=-74-
  later_than=-144- later_the=-120- later_they=-168- later_version=-273- latest_an=-34- latest_one=-97-
  latest_version=-217- latin_#number=-96- latter_is=-238- lau_#mail=-75- laugh_and=-113- laugh_at=-239-
  laugh_last=-198- launch_a=92c launch_addres=-211- launch_agent=-203- launch_separat=-175- launch_the=109c
  launch_token=-354- launchctl_list=-264- law_against=-142- law_everyth=-380- law_forbid=-138- law_if=-327- law_in=101r
  law_is=-195- law_it=-236- law_no=-142- law_noth=-105- law_of=-480- law_once=-82- law_requir=151a law_review=-61-
  law_the=-386- law_ther=-391- law_when=-85- law_you=-176- laws_#number=-318- laws_and=-259- laws_of=-216-
  lawyer_and=-324- lawyer_has=192a lawyer_have=-77- lawyer_is=-246- lawyer_with=-230- lax_behaviour=-41- lax_for=-59-
  lax_same=-59- lax_will=-59- lay_a=-270- lay_down=-137- layer_#number=-120- layer_and=-255- layer_as=-69-
  layer_leaflet=-140- layer_maplibr=-44- layer_of=-64- layer_sigma=-44- layer_webgl=-44- layout_#number=-74-
  layout_at=-255- layout_of=-178- layout_or=-28- layout_stand=-100- layout_wher=-87- lays_a=-179- lays_out=-205-
  lazy_match=-44- lc_all=-39- lc_ctyp=-239- lch_#url=-111- lchmod_and=-68- lchmod_for=-51- lchown_becom=-68-
  lchown_if=-121- lead_#number=-35- lead_a=-258- lead_and=-34- lead_back=-177- lead_from=-141- lead_minu=-174-
  lead_on=-112- lead_or=-98- lead_out=-169- lead_the=133p lead_to=-342- lead_zero=-244- leaf_node=-90- leaflet_map=-44-
  leaflet_plugin=-44- leak_and=-270- leak_the=480x leap_second=-109- learn_about=163h learn_and=-277- learn_anyth=-251-
  learn_as=-251- learn_at=-228- learn_best=-131- learn_curv=-186- learn_from=-508- learn_guid=-155- learn_how=-156-
  learn_in=125o learn_it=-108- learn_later=-234- learn_memori=-62- learn_more=-426- learn_noth=-330- learn_of=320h
  learn_or=-148- learn_skill=-173- learn_the=115h learn_to=-512- learn_what=-184- learn_when=-300- learn_why=-253-
  leas_and=-192- leas_is=-224- leas_of=-191- leas_on=-170- leas_was=-174- least_#number=-149- least_a=-96-
  least_he=-246- least_it=-53- least_once=-71- least_one=-180- least_recent=-213- least_significant=-139-
  least_the=-79- least_this=-162- least_two=-117- leav_a=180p leav_all=159h leav_alon=-56- leav_an=-40- leav_at=-217-
  leav_behind=149o leav_for=-314- leav_in=-272- leav_it=-47- leav_me=-235- leav_no=179h leav_noth=181h leav_of=-303-
  leav_off=-191- leav_one=92p leav_out=-395- leav_room=-172- leav_sampl=-45- leav_that=-244- leav_the=68h
  leav_them=103x leav_this=273h leav_to=165a leav_without=-323- leav_your=-327- led_by=-196- led_to=-385- left_a=-145-
  left_alon=-203- left_and=-197- left_as=-371- left_behind=-206- left_by=-40- left_empty=-222- left_from=-144-
  left_half=-159- left_hand=-348- left_in=-275- left_is=-58- left_it=-164- left_most=-147- left_off=-205-
  left_open=-207- left_or=-177- left_out=-165- left_over=-132- left_runn=-283- left_the=-411- left_to=-311-
  left_undefin=-33- left_unfinish=-261- left_unspecifi=-148- left_with=-282- legacy_environment=-76- legacy_mode=-110-
  legacy_multi=-110- legal_has=-47- legendeca_#url=-84- legs_and=-70- len_and=-98- length_#number=-192- length_a=-43-
  length_and=-62- length_e=-26- length_for=-230- length_from=-121- length_header=-117- length_in=-78- length_is=-67-
  length_limit=-160- length_more=-49- length_of=-301- length_quotelimit=-188- length_to=-229- les_prix=-229-
  less_and=-270- less_code=-134- less_efficient=-115- less_embarrass=-54- less_html=-96- less_is=-174- less_like=-97-
  less_secur=-111- less_than=-292- less_time=-265- less_to=-110- less_will=-229- less_you=-162- lesser_known=-81-
  lesson_is=-125- let_a=358h let_and=-50- let_anyon=223c let_budget=-294- let_call=-231- let_each=-95- let_every=174p
  let_go=113o let_him=370h let_hits=-139- let_it=216r let_just=-317- let_length=-287- let_match=-230- let_me=-354-
  let_more=-326- let_no=-105- let_our=266x let_paus=-173- let_peopl=-285- let_play=223l let_say=-241- let_see=-375-
  let_the=494x let_ther=25r let_this=173o let_through=-297- let_us=-492- let_why=-350- let_x=-295- let_your=-366-
  lets_a=-176- lets_the=-246- lets_them=-295- lets_you=60a lett_the=221h letter_and=-249- letter_are=-178-
  letter_by=108l letter_case=-312- letter_digit=-207- letter_is=-173- letter_number=-152- letter_of=-86-
  letter_option=-38- letter_slip=-67- letter_small=-32- letter_to=-153- letter_will=-211- letter_you=-291-
  level_#number=150a level_and=-118- level_await=-113- level_c=-131- level_client=-112- level_directory=-246-
  level_for=-162- level_full=-204- level_i=-248- level_is=-128- level_of=46a level_the=-31- levn_is=-105- lex_to=-44-
  lexicographic_order=-106- lexicon_list=-43- lf_line=-330- liabl_for=-98- lib_and=-171- lib_apt=-142-
  lib_googlecloudsdk=-194- lib_resolverfactory=-131- lib_v4=-117- liberty_and=-104- liberty_is=-190-
  libpng_#number=-189- libpng_version=-46- librari_and=-303- librari_are=-72- librari_but=-77- librari_for=-86-
  librari_in=-139- librari_like=-37- librari_link=-169- librari_need=-179- librari_power=-78- librari_requir=-66-
  librari_that=-110- librari_the=-234- librari_to=-204- librari_were=-259- librari_with=-87- library_and=-168-
  library_are=-189- library_as=-169- library_can=-167- library_code=-294- library_comparison=-61- library_debug=-254-
  library_does=-194- library_for=-106- library_from=146c library_function=-26- library_has=-106- library_help=-30-
  library_if=-234- library_in=-174- library_internal=-125- library_is=-127- library_name=-193- library_on=-81-
  library_or=-90- library_support=-33- library_that=-90- library_the=-341- library_to=-215- library_uses=-59-
  library_version=-78- library_wher=-417- library_which=-66- library_will=-71- library_with=-99- licens_#number=-183-
  licens_#url=-310- licens_agreement=-253- licens_and=-200- licens_as=-273- licens_download=-94- licens_imag=-113-
  licens_is=-97- licens_licens=-243- licens_md=-94- licens_mit=-176- licens_under=-120- licens_url=-161-
  licens_will=-249- lie_about=264h lie_besid=-179- lie_down=-194- lie_in=-419- lie_outsid=-202- lie_to=27h
  lie_under=-110- lies_about=-105- lies_an=-115- lies_and=-39- lies_around=-181- lies_below=-224- lies_in=-237-
  lies_insid=-97- lies_outsid=-365- lies_ther=-130- life_a=-51- life_and=-84- life_as=-311- life_but=-31-
  life_courtroom=-90- life_cycl=-92- life_has=-60- life_he=-71- life_i=-141- life_i've=-26- life_if=-199- life_in=-133-
  life_is=-210- life_n=-69- life_now=-117- life_of=-166- life_on=-72- life_than=-141- life_the=-136- life_to=-104-
  life_too=-203- life_was=-144- lifetim_of=163p lift_it=-215- light_and=-332- light_at=-164- light_i'm=-165-
  light_is=-238- light_mean=-78- light_of=-102- light_on=-352- light_up=-239- lightn_css=-52- lightn_or=-52-
  lightweight_and=-107- liiwi_with=-140- lik_hybrid=-210- lik_to=-49- like_#number=-250- like_a=137r like_about=-124-
  like_after=-51- like_an=152r like_any=-285- like_array=-214- like_bash=-227- like_be=-135- like_br=-114-
  like_character=-29- like_cloud9=-72- like_damag=-67- like_div=-128- like_do=-98- like_expres=-25- like_fe80=-86-
  like_field=-118- like_for=-208- like_git=-205- like_i=-198- like_i'm=-306- like_ie=-76- like_index=-84- like_it=46h
  like_it's=-37- like_languag=-25- like_love=-44- like_mac=-56- like_many=-238- like_me=-144- like_most=-36-
  like_mud=-83- like_my=-85- like_nuns=-117- like_one=-251- like_order=-399- like_postcs=-90- like_so=-277-
  like_some=-168- like_someth=-224- like_str=-45- like_td=-103- like_that=-353- like_the=-129- like_they=-304-
  like_this=-392- like_thos=-191- like_to=-203- like_try=-91- like_type=-28- like_val=-35- like_want=-43-
  like_web=-116- like_when=-102- like_you=-76- like_you'd=-122- like_you'r=-198- like_your=-284- likewis_if=-46-
  lilo_pleas=-221- lim_with=-67- limit_#number=-261- limit_and=-234- limit_are=75r limit_by=-55- limit_can=53h
  limit_concurrent=-145- limit_control=-70- limit_don't=-88- limit_entri=-152- limit_filetooloption=-140-
  limit_flag=-38- limit_for=-154- limit_has=-122- limit_if=-301- limit_in=-248- limit_is=228o limit_more=-176-
  limit_number=-46- limit_of=-465- limit_on=156a limit_only=-167- limit_option=-52- limit_or=-101- limit_path=-93-
  limit_searchbyt=-294- limit_searchm=-46- limit_set=-70- limit_support=-182- limit_that=-173- limit_the=-337-
  limit_to=-194- limit_unles=-65- limit_utf=-193- limit_whol=-32- limit_will=-174- limit_with=-33- limit_yet=-188-
  limit_you=-65- limit_your=-92- limitation_by=-105- limitation_doesn't=-102- limitation_in=-67- limitation_is=-178-
  limitation_of=-227- limitation_the=-276- limpitsouni_#url=-66- lin_and=-266- lin_are=-236- lin_as=233x lin_at=129p
  lin_beginn=-308- lin_behind=-244- lin_for=-234- lin_from=64p lin_in=-359- lin_it=-161- lin_match=-49- lin_of=-312-
  lin_on=147p lin_start=-234- lin_that=-481- lin_to=-229- lin_were=-139- lin_with=-100- line_#number=-186- line_a=-215-
  line_after=-160- line_and=-286- line_are=-183- line_argument=-149- line_as=-188- line_at=-161- line_away=159p
  line_befor=-170- line_belong=83p line_between=-204- line_break=-155- line_buffer=-42- line_but=-40- line_by=-247-
  line_character=-269- line_col=-122- line_column=-42- line_comment=-284- line_contain=-233- line_content=-71-
  line_count=-160- line_cut=-95- line_each=-143- line_empty=-223- line_end=-454- line_ends=-321- line_feed=-168-
  line_format=-35- line_from=115h line_has=43o line_hash=-247- line_if=-360- line_ignorecas=-185- line_in=219p
  line_includ=-138- line_indicat=-146- line_interfac=-93- line_is=-376- line_it=-223- line_itself=-323-
  line_length=-117- line_like=-74- line_n=-108- line_name=-259- line_not=-137- line_npm=-101- line_number=-340-
  line_on=-292- line_option=-346- line_or=-127- line_output=-188- line_parameter=-172- line_pattern=-25- line_plus=-61-
  line_read=-135- line_record=-98- line_says=-236- line_sequenc=-57- line_slic=-25- line_so=251h line_stay=-138-
  line_str=-143- line_terminator=-124- line_text=-67- line_that=-294- line_the=-322- line_to=-118-
  line_tolowercas=-102- line_twic=-84- line_typ=-230- line_up=-236- line_what=-177- line_when=-256- line_will=-309-
  line_with=-185- line_without=-278- lineag_its=-125- lineag_that=-228- linear_and=-95- linear_in=-183- link_a=-231-
  link_against=-247- link_and=47c link_are=-393- link_as=-99- link_between=-123- link_can=-111- link_file=-217-
  link_follow=-296- link_for=76x link_group=-286- link_has=-392- link_in=-360- link_into=-104- link_is=-242-
  link_it=-201- link_librari=-154- link_list=-182- link_local=-72- link_map=-144- link_monitor=-292- link_nam=-135-
  link_of=-522- link_option=-103- link_or=-86- link_out=-291- link_refus=-118- link_resolv=-379- link_session=-109-
  link_slink=-137- link_step=-252- link_that=-315- link_the=-128- link_time=-128- link_to=-227- link_ts=-234-
  link_will=-221- link_with=-260- link_worktre=-138- linker_script=-271- linker_to=-114- linklocal_ipv4=-86-
  lint_#number=-35- lint_additional=-28- lint_build=-77- lint_check=-76- lint_error=-33- lint_plugin=-138-
  lint_runs=-97- linu_is=-65- linu_torvald=-290- linu_torvalds=-116- linux_#number=-278- linux_a=-144- linux_and=-90-
  linux_box=-182- linux_by=-131- linux_distribution=-122- linux_does=-95- linux_glibc=-51- linux_gnu=-130-
  linux_has=-78- linux_implementation=-153- linux_is=-220- linux_kernel=-252- linux_libc=-32- linux_misc=-63-
  linux_pos=-75- linux_security=-70- linux_specific=-243- linux_system=-206- linux_the=-274- linux_this=-347-
  linux_user=-192- list_#number=-160- list_#url=-248- list_a=-134- list_abov=-134- list_all=-307- list_and=-200-
  list_are=-316- list_as=-250- list_at=-245- list_below=128o list_by=-97- list_command=-185- list_cost=-123-
  list_e=-39- list_each=-350- list_empty=-353- list_every=62l list_fil=-142- list_for=-343- list_if=176l list_in=-149-
  list_instead=-44- list_is=-132- list_it=184p list_item=-202- list_max=-200- list_must=-264- list_of=39p list_on=-190-
  list_only=-308- list_or=-241- list_otherwis=-277- list_ours=-90- list_pass=-366- list_register=-132- list_should=122p
  list_show=-392- list_skill=-187- list_specifi=-134- list_that=-293- list_the=36l list_them=61l list_then=-154-
  list_to=169x list_use=-38- list_verb=-43- list_what=134h list_when=-264- list_which=-125- list_will=-364-
  list_with=-266- listen_fds=-182- listen_for=-306- listen_on=58c listen_socket=-152- listen_ther=-135- listen_to=48o
  listener_and=-280- listener_for=-382- listener_on=219x listener_void=-127- listener_will=-68- literal_a=-35-
  literal_is=-30- literal_str=-49- literal_text=-32- literal_then=-25- littl_and=-60- littl_apartment=-28-
  littl_bit=-260- littl_bugs=-207- littl_by=-148- littl_else=-174- littl_endian=-61- littl_geek=-76- littl_girl=-124-
  littl_in=-262- littl_longer=-33- littl_man=-65- littl_pictur=-100- littl_th=-115- littl_time=-174- littl_to=-186-
  liu_#url=-25- liv_a=-133- liv_and=-199- liv_here=-142- liv_in=-373- liv_on=-174- liv_room=-211- liv_skill=-110-
  liv_when=-46- liv_with=-168- live_a=-61- live_and=-211- live_as=-229- live_by=-134- live_entry=-253- live_for=-58-
  live_has=-243- live_here=-209- live_in=-518- live_indefinite=-82- live_layer=-103- live_messag=-272-
  live_migration=-72- live_on=-98- live_our=-234- live_rows=-441- live_snapshot=-74- live_the=-144- live_ttl=-37-
  live_up=-40- live_verification=-77- live_version=-39- live_with=-229- live_without=271h livescript_support=-71-
  ll_and=-119- llvm_bitcod=-184- llvm_dis=-51- llvm_extract=-130- load_a=-349- load_afresh=-313- load_again=-278-
  load_all=-45- load_an=-76- load_and=-39- load_any=-113- load_at=-240- load_balanc=-316- load_balancer=-353-
  load_both=-105- load_by=236p load_data=-159- load_everyth=-262- load_for=-151- load_in=95p load_into=-250-
  load_is=-161- load_its=114c load_littl=-159- load_on=84p load_or=-322- load_our=148p load_resourc=-76-
  load_shar=-341- load_subresourc=-76- load_such=-45- load_the=-71- load_them=220x load_this=306p load_to=-103-
  load_up=-88- load_when=-346- load_whoever=-275- load_with=84o loader_#url=-178- loader_for=-229- loader_mak=-257-
  loader_should=-107- loader_to=157p loader_will=-278- loan_you=-188- loc_convert=-151- loc_object=-248-
  local_#number=-117- local_addres=-101- local_address=-151- local_and=-251- local_bin=135p local_chang=-209-
  local_directory=-227- local_fil=-299- local_file=-304- local_for=-61- local_in=-270- local_instead=-71-
  local_is=-223- local_machin=-271- local_model=-116- local_object=-271- local_or=-85- local_port=-125-
  local_proces=-75- local_referenc=-85- local_screen=-63- local_sensitiv=-158- local_system=-113- local_templat=-190-
  local_time=-93- local_to=-84- localappdata_herm=-107- locale_character=-125- localiz_version=-89-
  localization_file=-240- localization_for=-70- locat_at=-156- locat_in=-109- locat_on=-130- locat_the=-344-
  location_add=-61- location_and=-119- location_are=-122- location_captur=-224- location_for=-122- location_format=-96-
  location_in=-193- location_is=-227- location_list=-155- location_of=-168- location_to=-41- location_wher=-168-
  location_will=-259- lock_all=40c lock_and=-256- lock_can=-192- lock_ends=-202- lock_fil=-328- lock_file=-433-
  lock_flock=-118- lock_is=-320- lock_json=-195- lock_mode=-118- lock_not=-53- lock_of=-384- lock_on=59c lock_only=-34-
  lock_out=-214- lock_read=-40- lock_shard=-85- lock_the=-141- lock_under=-77- lock_up=-297- lock_us=-45-
  lock_when=-220- lock_with=-184- log_#number=-232- log_and=-42- log_argument=-118- log_buf=-122- log_damn=-177-
  log_data=-323- log_entri=-137- log_fami=-199- log_for=-234- log_function=-108- log_in=207c log_is=-396-
  log_level=-252- log_line=201h log_messag=-481- log_of=-268- log_out=-128- log_that=148x log_this=292h log_wher=-170-
  log_whos=-107- logarithm_of=-143- logg_and=-266- logg_as=-38- logg_in=134x logg_is=-185- logg_librari=-75-
  logg_to=-370- logger_interfac=-65- logic_allow=-181- logic_in=-251- logic_is=-188- logic_remain=-28-
  logical_error=-183- login_and=157x login_defs=-174- login_failur=-256- login_is=111x login_item=136p login_name=-249-
  login_program=-201- login_prompt=-358- login_shell=-320- login_the=-408- loginfoplugin_sourc=-108- logs_after=111c
  logs_and=158c logs_are=-317- logs_curator=-319- logs_for=-315- logs_in=111x logs_pipelin=-108- logs_to=-363-
  lone_surrogat=-130- long_#number=-164- long_a=-316- long_ago=-319- long_and=-80- long_answer=207h long_as=-123-
  long_at=-109- long_befor=-235- long_enough=-186- long_for=139h long_form=-171- long_is=194l long_it=-223-
  long_last=-31- long_lin=-176- long_long=-26- long_mail=-353- long_ms=-71- long_name=-101- long_night=-98-
  long_one=-186- long_option=-80- long_or=-40- long_prompt=-116- long_run=-369- long_runn=-317- long_text=-92-
  long_the=-198- long_time=-191- long_to=-291- long_turn=-261- long_way=-70- long_will=-222- long_you=-195-
  longdescription_str=-69- longer_a=-253- longer_app=-212- longer_appli=65o longer_conversation=-98- longer_count=131o
  longer_enabl=-217- longer_exist=-134- longer_fit=-112- longer_for=-28- longer_need=-53- longer_optional=-208-
  longer_support=-215- longer_than=-425- longer_true=-392- longer_wait=-254- longest_result=-127- longest_run=-148-
  look_a=-351- look_after=-260- look_again=-379- look_and=-208- look_around=-92- look_at=130h look_back=-222-
  look_backward=-25- look_down=-224- look_elsewher=-312- look_for=-303- look_forward=-343- look_good=-177-
  look_him=-40- look_in=-269- look_insid=-174- look_into=-306- look_like=168h look_on=-429- look_only=-278-
  look_out=-130- look_so=75p look_the=-197- look_through=-503- look_to=-340- look_under=-120- look_up=-78-
  look_upon=-90- look_what=-253- lookup_for=-115- lookup_index=-175- lookup_is=-236- loop_and=-79-
  loop_asyncparallel=-57- loop_devic=-119- loop_error=-46- loop_for=-44- loop_hook=-124- loop_in=-132- loop_is=-98-
  loop_work=-249- loopback_interfac=-118- loos_object=-40- loos_requir=-69- loos_true=-34- lordhavoc_shoot=-70-
  lordhavoc_the=-45- los_a=-289- los_his=-256- los_noth=-258- los_your=-94- lose_a=-78- lose_but=-311- lose_their=-112-
  lose_them=-180- lose_this=219p lose_what=-237- lose_your=-188- loss_of=-85- lost_and=-145- lost_his=-121-
  lost_in=-258- lost_my=-116- lost_the=-210- lost_with=-197- lot_like=-110- lot_more=-197- lot_of=-340- lots_of=-206-
  loud_and=-142- lov_and=-150- lov_each=-116- lov_the=-51- love_a=-53- love_and=-74- love_but=-164- love_is=-211-
  love_n=-67- love_of=-124- love_the=-233- love_to=120l love_with=-116- love_you=-368- love_your=-249- lover_and=-102-
  lover_is=-172- low_and=-82- low_as=-76- low_in=-163- low_level=-276- low_overhead=-162- low_priority=-155-
  lower_and=-355- lower_bound=-110- lower_cas=-336- lower_case=-212- lower_level=-50- lower_than=-42- lower_the=-170-
  lower_version=-63- lowercas_letter=-77- lp64_abi=-35- lp64d_doubl=-43- lp64f_abi=-90- lru_cach=-31- lru_min=-73-
  lru_v7=-96- lrusiz_itself=-88- lrusiz_the=-86- ls_#number=-190- lsd_local=-63- lstat_fals=-169- lt_requir=-69-
  lte_requir=-69- ltr_requir=-45- lts_releas=-111- luca_culu=-64- luck_and=-265- lucki_the=-53- lucky_yes=-84-
  lunch_we=-85- lutim_if=-69- ly_about=-244- lyin_in=-78- m_and=-169- m_but=-69- m_feat=-82- m_is=-92- m_never=-74-
  m_p=-68- m_snell=-104- m_union=-116- mac_addres=-93- mac_beer=-56- mac_os=-133- macbook_pro=-45- machin_at=-224-
  machin_by=-227- machin_code=-241- machin_has=58a machin_id=-229- machin_imag=-173- machin_instanc=-225-
  machin_languag=-119- machin_or=-121- machin_readabl=-338- machin_sinc=-35- machin_that=147r machin_the=-155-
  machin_to=190c machin_typ=-208- machin_type=-241- machin_which=-257- machin_with=-150- machin_wrong=-202-
  machine_own=-30- maco_and=-94- maco_can=-101- macro_are=-94- macro_can=-50- macro_function=-119- macro_in=204c
  macro_is=-141- macro_that=-319- macro_to=-323- made_a=-255- made_and=-313- made_anew=-289- made_at=-63-
  made_availabl=158x made_by=44h made_for=-278- made_from=-224- made_good=-220- made_him=-295- made_his=-216-
  made_in=91p made_is=-152- made_it=-488- made_me=-355- made_no=-211- made_null=-62- made_of=-419- made_optional=-37-
  made_or=-193- made_out=-94- made_the=-380- made_to=-238- made_up=-297- made_us=-305- made_visibl=-328-
  made_when=-158- made_with=-320- made_yet=-245- madv_populat=-185- magazin_vol=-119- magic_str=-111- maid_in=-105-
  mail_a=171x mail_about=-236- mail_addres=173x mail_and=269c mail_file=-308- mail_from=-406- mail_have=-176-
  mail_in=-387- mail_is=-255- mail_list=83x mail_recip=-61- mail_rule=209x mail_spool=-291- mail_the=258x mail_to=452x
  mail_with=146c mail_your=-306- mailto_#mail=-307- main_and=-179- main_api=-136- main_core=-225- main_host=-87-
  main_memory=-162- main_model=-162- main_modul=-142- main_packag=-95- main_picomatch=-33- main_proces=-70-
  main_program=-56- main_project=-205- main_servic=-72- main_useful=-179- main_worktre=-251- maintain_#number=-31-
  maintain_a=-92- maintain_as=-55- maintain_at=-239- maintain_by=48a maintain_exact=-74- maintain_sendmail=-82-
  maintain_the=-66- maintainabl_in=-30- maintainabl_test=-167- maintainer_of=200a maintainer_script=-286-
  maintenanc_and=-172- maintenanc_for=-131- maintenanc_licens=-205- maintenanc_mode=34r maintenanc_operation=-72-
  maintenanc_window=-281- major_and=-158- major_build=-42- major_minor=-163- major_premajor=-140- major_releas=-130-
  major_remov=-73- major_requir=-69- major_version=-233- majority_of=-172- mak_#number=-179- mak_a=-371- mak_an=-94-
  mak_any=-117- mak_assumption=-37- mak_his=-140- mak_it=-305- mak_its=-182- mak_lchmod=-68- mak_me=-317- mak_no=-237-
  mak_of=-278- mak_one=-309- mak_open=-205- mak_peopl=-129- mak_sens=-99- mak_singl=-183- mak_so=-220- mak_sure=-333-
  mak_the=-440- mak_them=-170- mak_this=-199- mak_use=-158- mak_with=-183- mak_you=111r make_all=25p make_an=32o
  make_any=-311- make_assertion=-220- make_code=-79- make_each=-113- make_every=-107- make_her=32h make_him=-241-
  make_his=-112- make_is=-246- make_me=-441- make_more=-77- make_new=151p make_no=131h make_one=-160- make_or=-117-
  make_other=-136- make_peopl=-86- make_sens=-183- make_skill=-202- make_some=-74- make_someth=-79- make_sure=187p
  make_th=-263- make_the=310h make_them=-369- make_this=303p make_to=-257- make_up=-371- make_us=-266- make_use=198h
  make_you=-257- make_your=-185- make_yourself=-45- makefil_bas=-94- makefil_snippet=-142- maker_are=-81-
  maker_maker=-61- malform_construct=-86- malicious_crack=-111- malloc_#number=-42- man_#number=-95- man_a=-76-
  man_and=-188- man_as=-28- man_bedisd=-102- man_best=-35- man_but=-246- man_can=-218- man_ever=-83- man_for=-102-
  man_from=149x man_got=-115- man_had=-65- man_has=-92- man_i=-87- man_in=-139- man_is=-177- man_must=-185-
  man_one=-83- man_or=-112- man_pag=-89- man_page=-192- man_repli=-173- man_says=-144- man_to=-176- man_was=-149-
  man_who=-385- man_will=-74- man_with=-230- man_would=-233- manag_a=-39- manag_by=-270- manag_children=-58-
  manag_configuration=-87- manag_instanc=-182- manag_key=-164- manag_security=-78- manag_the=-205- manag_to=-255-
  management_function=-117- management_is=-201- management_signal=-136- management_when=-133- manager_are=-133-
  manager_ask=-106- manager_is=-379- manager_of=-127- manager_to=96x manager_will=-174- mandatory_lock=-54-
  manifest_a=-189- manifestation_of=-132- manipulat_the=-69- manner_and=-99- manner_as=-126- manner_in=-107-
  manner_langcod=-175- manner_of=-69- manner_the=-179- manner_to=-68- manoj_went=-39- manual_as=-32- manual_by=-164-
  manual_pag=-261- manual_page=-244- manual_provid=-42- manual_scroll=-170- many_a=-174- many_as=-91- many_cach=-202-
  many_call=-190- many_cas=-27- many_chang=-144- many_character=-73- many_code=-158- many_concurrent=-26-
  many_conversation=-244- many_days=-84- many_entri=-179- many_keys=-50- many_lin=-170- many_men=-78- many_messag=-279-
  many_of=-221- many_open=-55- many_option=-86- many_other=-150- many_peopl=-325- many_process=-148- many_ran=-49-
  many_request=-166- many_rows=-206- many_session=-142- many_step=-48- many_th=-165- many_the=-177- many_token=-201-
  many_tool=-194- many_wait=-243- many_ways=-99- many_women=-122- many_word=-192- many_writ=-94- many_year=-156-
  map_#url=-232- map_and=-307- map_as=-173- map_be=-118- map_bigmap=-25- map_converter=-143- map_extension=-150-
  map_for=-135- map_format=-170- map_get=-58- map_if=-50- map_in=-122- map_instanc=-94- map_is=-300- map_k=-78-
  map_object=-154- map_of=-184- map_on=-258- map_populat=-88- map_projection=-68- map_so=-151- map_stor=-93-
  map_that=-142- map_to=-249- map_v22=-132- map_version=-104- map_was=-164- map_when=-94- map_whil=-57- map_with=-109-
  maplibr_map=-44- maplibr_packag=-44- maplibr_plugin=-44- mapp_#number=-84- mapp_#url=-28- mapp_and=-206-
  mapp_are=-114- mapp_as=-313- mapp_at=-38- mapp_by=-100- mapp_expos=-50- mapp_for=-153- mapp_from=-152- mapp_in=-75-
  mapp_ipv6=-70- mapp_it=-130- mapp_of=-308- mapp_per=-122- mapp_segment=-91- mapp_that=-33- mapp_the=-108-
  mapp_to=-268- mapp_whos=-136- mapp_with=-108- mapp_without=-82- maps_us=-25- march_#number=-176- march_the=-75-
  marco_ippolito=-84- mark_a=-235- mark_adds=-50- mark_an=-134- mark_and=-143- mark_are=-282- mark_as=247h mark_at=-86-
  mark_befor=-224- mark_creat=-62- mark_directori=-55- mark_http=-118- mark_ignor=-274- mark_is=-113- mark_it=112p
  mark_of=-231- mark_ok=-192- mark_rang=-63- mark_remov=-221- mark_so=-237- mark_that=-113- mark_this=189p
  mark_unknown=-161- mark_up=-134- mark_what=-319- mark_with=-318- mark_word=-220- markdown_that=-127-
  marker_branch=-137- marker_on=-114- marker_the=-35- market_and=-210- market_for=-92- markham_ont=-136-
  markknol_#url=-25- markup_rather=-163- marri_to=-173- marriag_are=-80- marriag_as=-271- marriag_is=-280- marry_a=-73-
  marry_me=-103- martial_art=-114- marvel_at=-160- marvel_of=-100- mask_and=-64- mask_are=-198- mask_for=-63-
  mask_in=222x mask_is=-94- mask_of=194r mask_secret=-453- mask_that=-33- mask_the=212h mask_to=-33- mask_whol=-67-
  masquerad_as=-148- mass_of=-192- master_branch=-256- master_i=-111- master_is=-180- master_key=293a master_of=-262-
  master_programmer=-238- master_repli=-193- master_the=-129- mastery_of=-176- match_a=-149- match_against=-148-
  match_all=-140- match_an=-228- match_and=-146- match_any=-261- match_are=-67- match_as=-108- match_at=-181-
  match_by=-116- match_chartyp=-87- match_content=-236- match_cost=-46- match_do=-79- match_entry=-65- match_exact=-26-
  match_expression=-132- match_fil=-189- match_file=-367- match_foo=-79- match_for=-199- match_git=-58-
  match_host=-149- match_if=-138- match_in=-204- match_index=-42- match_instead=-40- match_is=-273- match_lin=-243-
  match_major=-61- match_middlewar=-69- match_noth=-58- match_of=-197- match_on=-239- match_one=-64- match_packag=-230-
  match_pattern=-263- match_process=-26- match_stopdirectory=-150- match_str=-49- match_such=-25- match_symbol=-29-
  match_that=-164- match_the=-506- match_their=-66- match_this=-238- match_to=-239- match_two=-49- match_type=-127-
  match_when=-70- match_with=-180- matcher_function=-59- matcher_query=-32- matchesglob_glob=-213-
  materializ_view=-292- math_show=-95- mathematician_and=-67- matrix_more=-141- matrix_to=-98- matt_welsh=-232-
  matteo_collina=-84- matter_how=-418- matter_is=76o matter_of=186h matter_to=-312- matter_what=-289- matter_wher=-57-
  max_#number=-53- max_byt=-82- max_inclusiv=-177- max_is=165p max_iteration=-267- max_number=-32- max_or=-294-
  max_retri=-140- max_run=-125- max_safe=-98- max_satisfy=-45- max_turn=-186- max_user=-182- max_valu=-73-
  maxdepth_about=-57- maximum_amount=-136- maximum_cach=-34- maximum_is=-62- maximum_length=-37- maximum_minimum=-32-
  maximum_number=-315- maximum_of=-72- maximum_size=-29- maximum_spe=-93- maximum_time=-179- maxitem_minitem=-38-
  maxlength_is=-65- maxlength_minlength=-38- maxlength_the=-97- maxpadfactor_number=-99- maxproperti_minproperti=-38-
  maxttl_is=-176- maxttl_option=-25- maxttl_the=-70- maxttl_will=-152- may_add=-270- may_age=-107- may_already=-252-
  may_also=-239- may_answer=-275- may_appear=-115- may_approv=-154- may_as=-71- may_ask=136x may_be=-257-
  may_becom=-180- may_begin=-186- may_break=92o may_call=-337- may_caus=-250- may_chang=-253- may_come=-159-
  may_contain=-330- may_decid=125a may_do=-114- may_even=-223- may_exist=-237- may_export=-222- may_fail=-234-
  may_follow=-185- may_get=-52- may_go=47h may_have=-383- may_hold=-351- may_i=98l may_ignor=-265- may_includ=-291-
  may_interpret=-162- may_lead=-186- may_leav=-298- may_look=-205- may_lose=-111- may_make=-343- may_match=-92-
  may_mean=-83- may_need=-366- may_no=-309- may_not=-168- may_now=-176- may_occur=-150- may_omit=-198- may_only=-239-
  may_open=-124- may_optional=-225- may_or=-283- may_overlap=-252- may_park=-46- may_pass=-174- may_point=-47-
  may_produc=-86- may_prov=-190- may_provid=-112- may_read=-159- may_requir=-230- may_result=-177- may_return=-84-
  may_run=-245- may_save=-114- may_say=86r may_see=59a may_seem=-114- may_set=-282- may_shar=-187- may_speak=-134-
  may_stand=-356- may_still=-251- may_stop=-133- may_take=-298- may_tell=222l may_the=95h may_then=-118- may_think=-35-
  may_throw=182o may_try=-201- may_use=-378- may_vary=-199- may_wait=-263- may_want=-288- may_work=-155- may_writ=-170-
  may_you=-278- mayb_#number=-36- mayb_but=-74- mayb_i=-138- mayb_the=-119- mayb_we=-248- mayb_you=-132-
  maybeaddmapp_apis=-50- maybeaddsegment_maybeaddmapp=-50- maze_of=-145- mb_is=-55- mccollister_our=-119-
  mcl_futur=-29- mcl_onfault=-35- mcollina_#url=-84- mcp_server=-61- md5_support=-211- md_#url=-157- md_add=-210-
  md_and=54p md_build=-124- md_classifier=-97- md_contact=-162- md_contain=99p md_contribut=-65- md_docs=-203-
  md_documentation=-39- md_environment=-32- md_extend=-36- md_faq=-71- md_first=-195- md_for=-126- md_hack=-48-
  md_has=-169- md_i=-29- md_in=140p md_is=-176- md_key=-90- md_memori=-377- md_nats=-157- md_of=-233- md_option=-83-
  md_output=-174- md_parameter=-43- md_privat=-250- md_protocol=-25- md_public=-250- md_rabbitmq=-157- md_redi=-157-
  md_rul=-83- md_sampl=-64- md_so=140p md_symmetric=-90- md_that=207p md_to=199x md_tutorial=-87- md_typescript=-71-
  md_unevaluateditem=-50- md_unevaluatedproperti=-91- md_us=-101- md_with=168p md_writ=35p md_ws=-62- md_you=80p
  mdn_browser=-200- me_#url=-234- me_a=-480- me_about=-457- me_acces=195a me_all=-166- me_and=331r me_at=104p
  me_back=-95- me_becaus=-121- me_befor=33l me_but=-197- me_by=-89- me_down=-106- me_everyth=306x me_feel=-126-
  me_find=-227- me_first=-360- me_for=-328- me_from=49a me_get=-331- me_he=-212- me_how=204l me_i=48a me_i'm=-184-
  me_if=-175- me_in=-342- me_is=-206- me_know=-89- me_like=130r me_maintain=-341- me_of=29p me_on=-420- me_put=-339-
  me_see=67l me_some=-242- me_sue=-101- me_that=119r me_the=-87- me_ther=123p me_they=-174- me_to=154a me_too=-56-
  me_up=-284- me_vewy=-160- me_what=143l me_when=-462- me_wher=-277- me_which=-292- me_who=-289- me_why=-161-
  me_with=-99- me_you=28a me_your=309l mean_a=-194- mean_all=-108- mean_an=-233- mean_and=-216- mean_as=-37-
  mean_buri=-208- mean_by=-46- mean_for=-119- mean_i=-185- mean_if=-64- mean_in=-168- mean_is=-41- mean_it=-173-
  mean_it's=-223- mean_less=-77- mean_lexicon=-43- mean_loss=-77- mean_never=-299- mean_no=-216- mean_not=-294-
  mean_noth=-206- mean_now=-116- mean_said=-98- mean_she=-46- mean_that=-415- mean_the=-227- mean_they=-102-
  mean_to=-232- mean_valu=-45- mean_you=-208- meant_an=-53- meant_and=-111- meant_as=-96- meant_by=-38- meant_for=-373-
  meant_that=-102- meant_to=-141- meanwhil_is=-141- measur_by=-28- measur_every=-131- measur_in=-81- measur_of=-190-
  measur_phas=-106- measur_sampl=-45- measur_says=-136- measur_so=-45- measur_the=-98- measur_time=-147-
  measurement_and=-55- meat_and=-102- mechanical_code=-28- mechanism_are=-172- mechanism_for=-196- mechanism_to=-210-
  media_imag=-66- media_typ=-181- media_type=-120- median_of=-50- medium_component=-29- medium_to=-29- meek_shall=-113-
  meet_and=94p meet_another=-106- meet_at=-267- meet_in=-220- meet_is=-60- meet_not=-298- meet_on=-247- meet_the=89r
  meet_then=-97- meet_to=91x megabyt_of=-42- melt_snow=-93- mem_exclusiv=-188- member_are=-85- member_in=-184-
  member_is=-32- member_of=-405- membership_in=-241- memfd_creat=-106- memfd_secret=-181- memo_minimalistic=-120-
  memori_and=-302- memori_conversation=-104- memori_of=28p memori_or=-254- memory_#number=-124- memory_#url=-219-
  memory_a=-242- memory_acces=-69- memory_allocation=-268- memory_although=-185- memory_and=205p memory_are=-163-
  memory_area=-224- memory_as=60p memory_asks=-121- memory_block=176l memory_cach=-69- memory_call=-266-
  memory_does=-163- memory_entri=141x memory_entry=-26- memory_fil=-353- memory_foam=-243- memory_footprint=-258-
  memory_for=-270- memory_id=-303- memory_in=-266- memory_is=130p memory_it=-215- memory_lead=-184- memory_leak=-380-
  memory_limit=219p memory_list=35h memory_lock=-226- memory_management=-147- memory_mapp=-85- memory_md=66p
  memory_memory=-184- memory_must=214p memory_nod=-109- memory_node=-167- memory_object=-283- memory_of=111x
  memory_on=-146- memory_or=-347- memory_pag=-204- memory_pressur=-234- memory_primary=-119- memory_provider=-378-
  memory_read=-159- memory_region=-123- memory_runner=-72- memory_scanner=152p memory_screen=34h memory_segment=-394-
  memory_servic=-305- memory_sett=-302- memory_sourc=-174- memory_spac=-198- memory_spread=-216- memory_stand=-150-
  memory_stor=237p memory_storag=-229- memory_that=-421- memory_the=-67- memory_this=-177- memory_to=85x
  memory_tool=177p memory_until=-77- memory_usag=-137- memory_v1=-313- memory_was=56h memory_with=76a memory_writ=-526-
  men_and=-244- men_are=-282- men_believ=-39- men_can=-87- men_don't=-181- men_have=-86- men_in=-25- men_of=-53-
  men_on=-94- men_the=-54- men_to=-237- men_were=-100- men_which=-32- men_who=-164- mend_by=-85- mend_what=-51-
  mention_a=315x mention_abov=-82- mention_in=-358- mention_it=50h mention_of=134h mention_that=93h mention_the=79h
  menu_and=-28- menu_item=-127- menu_of=-133- menu_the=-198- menu_tray=-224- merchantability_and=-55-
  mercury_knghtbrd=-149- mercury_lordhavoc=-144- mere_behind=-52- merg_a=-338- merg_and=-269- merg_backend=-279-
  merg_between=-41- merg_commit=-265- merg_driver=-82- merg_into=-204- merg_it=171h merg_m=-137- merg_stat=-229-
  merg_strategy=-214- merg_that=-230- merg_the=146h merg_tool=-103- merg_with=-254- mergerepeatedobject_boolean=-90-
  merry_for=-149- mess_up=-144- mess_with=-283- messag_a=-99- messag_about=59h messag_abov=89o messag_add=-341-
  messag_after=-264- messag_all=-271- messag_and=-183- messag_append=-253- messag_are=177x messag_as=72l
  messag_at=-177- messag_befor=-306- messag_behind=-142- messag_but=-153- messag_by=-295- messag_byte=-142-
  messag_can=-79- messag_catalog=-138- messag_come=-107- messag_contain=-216- messag_digest=-204- messag_each=150x
  messag_find=-258- messag_for=-326- messag_from=247a messag_giv=-43- messag_go=-251- messag_goes=-272-
  messag_handler=-134- messag_has=-74- messag_have=-134- messag_id=111a messag_if=-350- messag_in=-527-
  messag_includ=139l messag_indicat=-90- messag_into=-98- messag_it=-361- messag_may=106p messag_never=-311-
  messag_newest=-101- messag_null=-305- messag_object=-119- messag_of=-342- messag_on=-262- messag_once=-144-
  messag_only=-383- messag_or=-201- messag_part=-100- messag_point=-147- messag_post=201x messag_provider=-445-
  messag_publish=-271- messag_queu=-473- messag_resolvecontext=-71- messag_retention=-237- messag_return=-84-
  messag_says=-141- messag_str=-263- messag_than=-225- messag_that=-271- messag_the=-212- messag_ther=-265-
  messag_to=-177- messag_usag=-57- messag_was=-354- messag_when=-258- messag_which=-184- messag_will=-308-
  messag_with=-194- messag_you=156o met_a=-56- met_him=-193- meta_character=-210- meta_data=-105-
  meta_fileentrymeta=-92- meta_is=-260- meta_key=-146- meta_object=-133- meta_resolv=-52- meta_schema=-381-
  meta_tupl=-74- meta_typ=-200- meta_type=-233- metadata_import=-316- metadata_is=-142- metadata_to=-323-
  metal_object=-201- method_#url=-106- method_accept=-312- method_all=-126- method_allow=-143- method_and=-357-
  method_are=-265- method_call=-198- method_can=-85- method_client=-135- method_dims=-83- method_does=-141-
  method_event=-45- method_expos=-99- method_for=-61- method_from=-194- method_handler=-60- method_in=-207-
  method_is=-304- method_list=-132- method_may=-72- method_of=-222- method_on=-72- method_only=-84- method_or=-223-
  method_return=-30- method_see=-157- method_sinc=-127- method_that=-325- method_throw=-129- method_to=-311-
  method_uses=-93- method_when=-26- method_wher=-130- method_which=-59- method_will=-191- method_with=-129-
  method_yourself=-201- metric_system=-216- metric_unit=-267- mib_#number=-147- mice_have=-261- michael_zasso=-53-
  microphon_to=191x microsoft_invent=-340- middl_aged=-145- middl_of=-278- middlewar_and=-260- middlewar_function=-215-
  middlewar_must=-105- middlewar_or=-69- middlewar_to=-207- middlewar_will=-162- midnight_and=-64- midst_of=-262-
  might_also=-85- might_as=-230- might_be=-362- might_break=-58- might_chang=-50- might_go=-220- might_have=-74-
  might_just=-167- might_lead=-102- might_look=-165- might_need=-225- might_not=-283- might_requir=-153-
  might_return=-218- might_say=-339- might_still=-194- might_think=-128- might_wake=-246- might_want=-160-
  migrat_from=-75- migrat_to=-180- migration_guid=-67- mike_the=-318- mile_until=-114- milk_#number=-99-
  milliard_gargantubrain=-137- million_dollar=-109- million_of=-119- millisecond_#number=-96- millisecond_a=-173-
  millisecond_for=-48- millisecond_null=-62- millisecond_one=-194- millisecond_or=-48- millisecond_precision=-47-
  millisecond_sinc=-288- millisecond_stand=-128- millisecond_the=-252- mime_db=-202- mime_lookup=-236- mime_typ=-90-
  mime_type=-186- mimick_the=-78- min_and=-153- min_cpus=-25- min_is=-75- min_js=-205- min_satisfy=-45- min_sub=-159-
  min_v1=-73- min_version=-45- mind_and=-307- mind_if=-199- mind_is=-393- mind_of=-141- mind_that=-159- mind_the=-78-
  mind_to=-107- mind_when=-31- mine_so=-158- minifi_and=-111- minifi_version=-224- minimal_and=-128-
  minimalistic_vue=-120- minimatch_#url=-193- minimiz_the=-75- minimum_amount=-82- minimum_browser=-25-
  minimum_exclusivemaximum=-38- minimum_iteration=-53- minimum_of=-164- minimum_size=-47- minix_was=-59-
  minor_#number=-202- minor_and=-206- minor_functionality=-94- minor_or=-80- minor_patch=-119- minor_preminor=-140-
  minor_releas=-82- minor_requir=-69- minor_v=-194- minor_version=-330- minu_includ=-174- minu_sign=-241-
  minut_#number=-140- minut_and=144c minut_are=-57- minut_by=-220- minut_for=-245- minut_from=-204- minut_in=-174-
  minut_later=-190- minut_of=-223- minut_to=-364- minut_what=-156- mirror_and=121c mirror_the=246x mirror_to=274x
  mirror_url=-155- misc_on=-63- mislead_the=82h miss_a=-289- miss_and=-145- miss_event=-134- miss_everyth=-281-
  miss_file=47h miss_from=-212- miss_gets=-72- miss_in=-88- miss_is=-378- miss_keys=-30- miss_manner=-250-
  miss_newlin=-37- miss_noth=-158- miss_or=-273- miss_properti=-29- miss_so=-132- miss_the=-303- miss_time=-151-
  miss_your=-143- mistak_a=-171- mistak_and=-276- mistak_in=-114- mistak_is=-305- mistak_of=-228- misus_thes=-111-
  mit_#url=-405- mit_licens=-207- mit_tech=-94- mitigat_this=-77- mix_up=-77- mix_with=-176- mixtur_of=-211-
  mkdir_#number=-87- mke2f_#number=-39- mkfs_ext4=178c mkstemp_#number=-181- mlock_#number=-47- mm_dd=-91-
  mmap_#number=-318- mnemonist_lack=-157- mobil_#number=-78- mod_and=-66- mod_are=-170- mod_is=-121- modal_the=-70-
  mode_#number=-250- mode_a=-137- mode_and=-57- mode_are=-258- mode_argument=-71- mode_as=-219- mode_axe=-135-
  mode_bits=-132- mode_but=-187- mode_cannot=-66- mode_e=-100- mode_end=155r mode_extend=-41- mode_for=-169-
  mode_i=-45- mode_if=-203- mode_in=-275- mode_is=-354- mode_must=-338- mode_of=-369- mode_or=-87- mode_safe=-278-
  mode_that=-188- mode_the=-176- mode_when=-247- mode_wher=65r model_a=-198- model_and=-212- model_answer=-298-
  model_are=-207- model_asks=-226- model_at=-271- model_base=63p model_by=-229- model_call=-348- model_can=-316-
  model_chosen=-110- model_config=-473- model_context=-237- model_default=-200- model_dialect=-103- model_does=-209-
  model_endpoint=-228- model_for=-229- model_gets=-363- model_in=-292- model_is=-629- model_know=-202- model_made=-265-
  model_may=-422- model_name=-283- model_noth=-255- model_null=-309- model_of=-444- model_or=-224- model_paus=-223-
  model_propos=-270- model_provider=136a model_said=-209- model_server=-343- model_so=-94- model_support=-94-
  model_than=-80- model_that=-86- model_the=-266- model_think=-152- model_thought=-280- model_to=199p model_was=-341-
  model_what=-343- model_when=-45- model_wher=-240- model_whos=-138- model_window=-300- model_with=-191-
  model_would=-367- modern_browser=-57- modern_cli=-163- modern_packag=-45- modern_person=-237- modern_task=-107-
  modern_technology=-61- modifi_and=-121- modifi_by=-94- modifi_from=-161- modifi_in=-89- modifi_request=-71-
  modifi_the=-210- modifi_via=-93- modification_tim=-286- modification_time=-70- modification_to=-48- modifier_are=-50-
  modify_and=-98- modify_data=-96- modify_its=-90- modify_test=-47- modify_the=-147- modify_your=108p modul_#url=-170-
  modul_also=-122- modul_and=-241- modul_are=-221- modul_as=-173- modul_assum=-88- modul_bin=212p modul_cach=-196-
  modul_contain=-149- modul_cover=-86- modul_creat=-93- modul_depend=-165- modul_do=-178- modul_export=-123-
  modul_expos=-119- modul_for=-200- modul_format=-231- modul_has=93r modul_have=-56- modul_id=-54- modul_implement=-53-
  modul_in=-232- modul_includ=-153- modul_is=-152- modul_it=-93- modul_level=-30- modul_lexer=-146- modul_loader=-229-
  modul_look=-266- modul_may=-199- modul_of=-229- modul_or=-178- modul_provid=-320- modul_resolution=-51-
  modul_should=-187- modul_support=-31- modul_that=-73- modul_to=-262- modul_uses=-256- modul_which=-117-
  modul_will=-81- module_default=-239- moment_after=-129- moment_ago=-117- moment_and=-234- moment_at=-40-
  moment_in=-106- moment_it=-231- moment_of=-221- moment_one=-149- moment_the=-149- moment_to=-174- moment_you=121r
  monday_and=-219- monday_at=-90- money_and=-105- money_can=-152- money_can't=-107- money_from=-221- money_is=-357-
  money_on=-238- money_so=-130- money_to=-212- monitor_is=-102- monitor_of=-54- monitor_or=-102- monitor_the=-164-
  monkey_patch=-156- monotonic_clock=-98- month_#number=-145- month_and=-125- month_download=-242- month_of=-207-
  month_or=-114- moon_is=-44- more_#url=-310- more_about=-348- more_aggressive=-49- more_and=-314- more_call=-244-
  more_can=-193- more_close=-142- more_colour=-75- more_com=-318- more_common=-77- more_compact=-94- more_complex=-255-
  more_concis=-56- more_control=-167- more_detail=-445- more_efficient=-99- more_elaborat=-240- more_entri=-25-
  more_exampl=-54- more_expensiv=-82- more_fals=-326- more_fil=-168- more_for=-135- more_forward=-119-
  more_frequent=-64- more_from=-123- more_granular=-127- more_he=-61- more_human=-129- more_i=-101-
  more_important=-168- more_in=-260- more_info=-120- more_information=-428- more_input=-112- more_interest=-40-
  more_is=-398- more_lax=-41- more_like=-95- more_lint=-28- more_meaningful=-29- more_memory=-258- more_messag=-147-
  more_of=-280- more_often=-120- more_on=-187- more_or=-63- more_parameter=-26- more_peopl=-46- more_precis=-93-
  more_precise=-245- more_read=-107- more_recent=-93- more_robust=-233- more_room=-72- more_slow=-223- more_step=-349-
  more_th=-206- more_than=-293- more_that=-75- more_the=-124- more_this=-170- more_time=-390- more_to=-219-
  more_true=-118- more_useful=-225- more_verbos=-82- more_when=-40- more_will=-47- more_you=-244- moreover_the=-75-
  morn_and=-224- morn_everyon=-306- morn_i=-179- morn_the=-257- mos_didn't=-123- most_#number=-98- most_a=-339-
  most_about=-193- most_aren't=-37- most_cas=-127- most_common=63c most_does=-73- most_important=-95- most_in=-206-
  most_is=-98- most_like=-67- most_limit=-121- most_logg=-75- most_most=-35- most_ms=-114- most_n=-37- most_of=-281-
  most_once=-106- most_one=-108- most_part=-326- most_peopl=-252- most_powerful=-100- most_preferr=-335-
  most_recent=-266- most_rule=-112- most_significant=-101- most_so=-58- most_softwar=-239- most_tell=-62-
  most_test=-88- most_the=-197- most_this=-141- most_unfortunate=-28- most_used=-102- most_useful=-268- most_valu=-79-
  mother_by=-206- mother_in=105r mother_is=-281- mother_now=-90- mother_of=-121- mother_was=-123- motion_and=-263-
  motion_that=-90- motor_vehicl=-116- mount_#number=-230- mount_a=-233- mount_namespac=-108- mount_option=-233-
  mount_point=-252- mount_the=232c mountain_and=-108- mountain_to=-87- mous_and=-147- mous_dga=-209- mouth_shut=-190-
  mov_a=-79- mov_again=-142- mov_far=-31- mov_from=-254- mov_here=-57- mov_in=-214- mov_into=-178- mov_it=-264-
  mov_no=-225- mov_noth=-352- mov_on=-163- mov_out=-141- mov_so=-262- mov_that=-288- mov_the=-358- mov_to=-200-
  mov_whil=-71- move_a=-221- move_and=-364- move_as=-178- move_away=-232- move_forward=-192- move_on=125h move_to=-358-
  movement_of=-180- movi_poster=-81- mpiexec_executabl=-246- mpls_label=-206- mq_msgsiz=-51- mraleph_#url=-132-
  mrbump_he=-103- mrbump_heheh=-103- ms_and=-104- ms_dos=-124- ms_in=-199- ms_is=-170- ms_it=-139- ms_window=-111-
  msg_date=-37- msg_hdr=-44- msg_is=-37- msg_len=-71- mt_st=-323- mtim_are=-25- mtim_etc=-32- mtim_hash=-74-
  much_a=-56- much_about=-117- much_an=-133- much_and=-103- much_as=-261- much_at=-48- much_better=-135- much_but=-132-
  much_did=-135- much_easier=-145- much_faster=-261- much_for=-61- much_is=-71- much_it=-73- much_like=-178-
  much_more=-193- much_much=-111- much_of=-212- much_smaller=-53- much_that=-180- much_the=-159- much_to=-205-
  much_too=-83- much_use=-93- much_used=-32- much_you=-286- mud_fire=-80- multi_byte=-118- multi_entry=-90-
  multi_line=-163- multi_node=-124- multi_thread=-124- multi_version=-70- multicast_group=-54- multilin_mode=-102-
  multipart_bodi=-143- multipart_form=-212- multipl_cach=-94- multipl_fil=-180- multipl_hook=-184- multipl_ignor=-177-
  multipl_lin=-41- multipl_map=-48- multipl_maps=-25- multipl_messag=-315- multipl_of=-133- multipl_tim=-160-
  multipl_typ=-274- munch_the=-123- murder_trial=-173- murmer_and=-100- murmer_crc32=-115- murmur_crc32=-98-
  murmur_nu=-134- music_and=-57- music_in=-98- music_is=-178- music_of=-48- must_accept=-162- must_add=92p
  must_already=-253- must_also=-293- must_alway=-67- must_assign=-105- must_be=-415- must_believ=139h must_call=-141-
  must_comp=265a must_contain=101p must_do=-146- must_exist=47p must_explicit=-61- must_first=-384- must_fit=-66-
  must_get=-225- must_go=137p must_have=-302- must_implement=-183- must_includ=-207- must_keep=-292- must_look=-132-
  must_manual=-31- must_match=-291- must_not=-64- must_obey=185a must_own=-171- must_pass=-153- must_rely=-170-
  must_restor=-256- must_return=-133- must_stay=288h must_take=-300- must_understand=-217- must_use=-263-
  must_work=-75- mutat_the=-73- mutex_attribut=-101- mutex_thrash=-41- mutexattr_getrobust=-58- mutual_exclusiv=-108-
  mutuallyexclusiv_str=-99- mx_info=-182- my_addres=-265- my_advic=-223- my_amplifier=-69- my_blood=-204-
  my_brain=-105- my_brother=-220- my_calendar=-255- my_car=-300- my_daddy=-47- my_daughter=-254- my_dear=-208-
  my_desk=217a my_dog=-193- my_english=-122- my_experienc=-107- my_eyes=-185- my_fami=-281- my_father=-137-
  my_favorit=-116- my_folk=-87- my_god=-269- my_gut=-143- my_head=-123- my_heart=-239- my_hous=-149- my_husband=-226-
  my_instruction=142l my_is=-28- my_job=-301- my_last=-231- my_lawyer=37x my_life=-190- my_littl=-188- my_liver=-250-
  my_love=-62- my_master=-210- my_mind=-199- my_money=-183- my_mother=-193- my_mouth=-176- my_name=-380- my_neck=-146-
  my_not=-371- my_opinion=-234- my_other=-211- my_own=-194- my_personal=115r my_program=-199- my_question=65l
  my_sister=-177- my_son=-107- my_soul=-183- my_spirit=-173- my_stomach=-272- my_terminal=-261- my_wife=-308-
  my_word=152a my_work=-112- mydiff_patch=-100- myl_borin=-53- myself_in=-164- myself_to=-206- mysteriou_and=-112-
  myth_of=-165- myth_var=-177- n_#number=-63- n_a=-157- n_ary=-52- n_byt=-169- n_character=-91- n_for=-65- n_in=-180-
  n_is=-81- n_m=-62- n_plural=-29- n_roll=-74- n_th=-132- n_the=-202- n_to=-145- n_wide=-141- n_y=-172- n_zoom=-53-
  nagy_#mail=-75- naive_split=-102- nam_#number=-180- nam_a=-211- nam_afil=-137- nam_an=-70- nam_and=108x nam_are=-243-
  nam_argument=-46- nam_as=-226- nam_below=-197- nam_by=-102- nam_can=-80- nam_captur=-260- nam_closest=-198-
  nam_connect=-106- nam_contain=-75- nam_count=-272- nam_does=-109- nam_e=-42- nam_field=-91- nam_fil=-112-
  nam_file=-221- nam_follow=-273- nam_for=-247- nam_formatter=-184- nam_header=-257- nam_helper=137p nam_here=-139-
  nam_in=-433- nam_instanc=-140- nam_is=-294- nam_it=-463- nam_its=-202- nam_keep=-269- nam_match=-128- nam_me=-101-
  nam_must=-133- nam_no=-412- nam_none=-298- nam_not=-171- nam_or=-72- nam_pip=-29- nam_prefix=-90- nam_schema=-124-
  nam_that=-370- nam_the=-192- nam_them=-326- nam_then=-182- nam_this=-304- nam_to=-150- nam_what=-427- nam_will=-224-
  nam_with=-196- name_#number=-69- name_a=-228- name_accord=-255- name_alon=-122- name_already=-171- name_and=-221-
  name_are=-97- name_argument=-153- name_as=-415- name_begin=-228- name_but=-333- name_by=-47- name_can=-185-
  name_conflict=-67- name_e=-107- name_else=-121- name_enabl=-202- name_flag=-105- name_foo=-129- name_for=-513-
  name_hash=-197- name_here=-172- name_if=166h name_impli=-140- name_in=-360- name_is=94r name_isildur=-82-
  name_it=-251- name_just=-63- name_lead=-28- name_match=-375- name_max=-86- name_may=-121- name_mean=-175-
  name_must=-318- name_name=-650- name_no=-69- name_not=-100- name_null=-284- name_number=-364- name_of=-552-
  name_on=-233- name_only=182a name_option=-107- name_optional=-207- name_or=-269- name_parameter=-116-
  name_pattern=-155- name_peopl=-302- name_plac=-267- name_property=-61- name_s=-239- name_scop=-179- name_search=-192-
  name_server=-186- name_so=43h name_specifi=-82- name_stat=-260- name_str=-205- name_that=-305- name_the=-57-
  name_to=-70- name_under=-173- name_valu=-273- name_was=-300- name_when=191x name_wher=-229- name_which=-194-
  name_will=-90- name_with=-268- name_without=-195- name_you=-271- name_your=98x namespac_and=-318- namespac_are=-95-
  namespac_for=-62- namespac_in=-144- namespac_is=-81- namespac_of=-176- namespac_or=-77- namespac_that=-176-
  nan_and=-27- nan_is=-53- nan_or=-31- nancy_reagan=-214- narrow_and=-81- narrow_by=-124- narrow_down=-173-
  narrow_noth=-112- nasrudin_walk=-246- national_averag=-27- national_enquirer=-121- nativ_code=-323- nativ_error=-111-
  nativ_implementation=-85- nativ_import=-30- nativ_is=-133- nativ_per=-89- nativ_recursiv=-56- nativ_regexp=-88-
  nativ_requir=-112- nativ_uses=-57- native_support=-103- nats_provider=-157- nats_readm=-157- natur_is=-234-
  natur_of=-57- natural_selection=-113- nature_way=-231- nc6_#number=-197- nc_#ip=231x near_a=-169- near_are=-187-
  near_as=-242- near_full=-226- near_futur=-153- near_identical=-84- near_the=-301- nearest_to=-214- necessary_but=-71-
  necessary_for=-326- necessary_to=-213- necessity_is=-86- necessity_of=-276- need_a=-135- need_an=-82- need_and=-232-
  need_any=95p need_approval=-228- need_as=-54- need_at=-136- need_by=255x need_enough=-107- need_file=-32-
  need_for=-448- need_from=-180- need_help=-269- need_if=-332- need_is=-275- need_it=-245- need_leav=-369-
  need_more=-236- need_no=-194- need_not=-159- need_of=-541- need_one=-146- need_only=-280- need_rust=-132-
  need_that=-129- need_the=223x need_them=-295- need_this=-291- need_to=-53- need_undici=-95- need_when=98h
  need_you=173a need_your=317a negat_pattern=-107- negation_of=-80- negativ_extglob=-54- negativ_in=-28-
  negativ_infinity=-60- negativ_integer=-114- negativ_number=-209- negativ_one=-222- negativ_or=-47-
  negativ_pattern=-34- negativ_valu=-81- negotiat_pric=-52- negotiation_and=-241- neighbour_clas=-68- neighbour_in=-54-
  neighbour_of=-292- neighbour_on=-258- neighbour_wifi=324c neither_a=-72- neither_do=60r neither_has=-32-
  neither_i=-114- neither_is=-257- neq_requir=-66- ness_of=-172- nest_object=-78- nest_script=-181- nest_to=-57-
  net_ntop=-166- net_philx=-121- net_pton=-142- net_to=-149- net_wir=-102- netdevic_#number=-30- netgod_benc=-82-
  netgod_laff=-82- netrc_file=-312- network_addres=-161- network_and=55c network_byte=-182- network_call=-200-
  network_connection=-128- network_devic=-114- network_firewall=-143- network_host=-139- network_interfac=-253-
  network_is=-273- network_latency=-188- network_load=-208- network_namespac=-111- network_number=-359-
  network_portion=-26- network_protocol=-53- network_servic=-323- network_to=-250- network_traffic=-81-
  network_unles=-28- network_with=130c neuro_liiwi=-140- neutraliz_the=-89- never_a=-325- never_add=97r
  never_alter=-65- never_an=-241- never_anyth=-107- never_approv=-242- never_ask=307h never_be=86p never_becom=-60-
  never_block=-193- never_by=-316- never_call=-276- never_came=-169- never_chang=-415- never_com=79h never_commit=-136-
  never_connect=-187- never_copy=-306- never_delet=-419- never_die=-65- never_do=-204- never_done=-304-
  never_drawn=-156- never_drink=-149- never_eat=-187- never_enabl=-124- never_end=-237- never_essential=-205-
  never_ever=-212- never_exist=115h never_expir=134p never_fail=-235- never_forget=-247- never_get=-244-
  never_gets=259p never_give=-304- never_given=143o never_go=-385- never_grow=-241- never_guess=-232- never_happen=118o
  never_hav=-412- never_have=-326- never_heard=96r never_held=-99- never_hurt=-117- never_i=-319- never_in=-104-
  never_insid=-127- never_join=-148- never_know=81h never_known=-264- never_learn=222h never_leav=-223- never_let=264p
  never_logg=-247- never_look=-183- never_make=-350- never_markdown=-257- never_match=-249- never_mention=-31-
  never_met=-368- never_mind=-117- never_more=-233- never_mov=-135- never_need=-88- never_never=-263- never_obey=-216-
  never_overwritten=-328- never_put=-139- never_reach=-313- never_read=-296- never_real=-424- never_refus=185r
  never_reject=-295- never_remov=-55- never_repair=-87- never_replac=-39- never_reveal=-167- never_run=-56-
  never_say=264r never_seen=-302- never_send=-427- never_sent=-347- never_shar=-143- never_show=128h never_shown=-384-
  never_slower=-165- never_split=-170- never_stop=225h never_taken=-220- never_tell=-360- never_the=-191-
  never_throw=-482- never_thrown=-236- never_to=118p never_told=-318- never_trust=-150- never_try=-221- never_typ=-287-
  never_use=-375- never_used=-89- never_wait=-203- never_was=-304- never_wast=-43- never_what=-253- never_when=-158-
  never_wouldn't=-137- never_written=-243- new_addition=-188- new_addres=-359- new_and=-230- new_api=-68-
  new_application=-289- new_archiv=-236- new_argument=-266- new_availabl=-106- new_behavior=-498- new_branch=-355-
  new_cach=-107- new_cluster=-239- new_code=-101- new_colleagu=-264- new_commit=-159- new_connection=-213-
  new_conversation=52p new_creat=-300- new_databas=-198- new_date=-79- new_default=-117- new_element=-158-
  new_entry=-356- new_error=-140- new_featur=-354- new_file=-188- new_filenam=-38- new_folder=-333- new_for=-105-
  new_formatter=-32- new_function=-62- new_home=-166- new_identity=158r new_in=-116- new_index=-26- new_instanc=-95-
  new_instruction=-230- new_is=-250- new_javascript=-106- new_jersey=-254- new_job=-222- new_key=-230- new_keyv=-77-
  new_lin=-40- new_line=-213- new_memory=245p new_merg=-33- new_messag=-357- new_mode=-71- new_must=-96- new_name=-474-
  new_node=-197- new_object=151c new_one=-186- new_ones=185o new_operator=-104- new_option=-32- new_or=-182-
  new_order=195o new_owner=101a new_prefix=-185- new_program=-291- new_project=187p new_promis=-56- new_releas=-110-
  new_role=38r new_row=-254- new_rul=85o new_rule=212h new_scalar=-65- new_server=-256- new_session=26p new_shell=-242-
  new_skill=32p new_snapshot=-298- new_st=-167- new_str=-39- new_styl=-132- new_system=-36- new_tabl=-284-
  new_task=188o new_text=-328- new_thread=-351- new_translation=-59- new_turn=-142- new_valu=-228- new_version=37p
  new_watcher=-75- new_world=-132- new_york=-323- new_yorker=-155- newer_one=-197- newer_ones=-66- newer_than=-157-
  newer_version=-65- newest_#number=-40- newest_answer=-169- newest_commit=-243- newest_deletion=-347-
  newest_down=-251- newest_few=-95- newest_first=-413- newest_messag=-334- newest_of=-162- newest_ones=-129-
  newest_part=-264- newest_question=-229- newest_turn=-299- newest_two=-54- newest_without=-198- newfilenam_are=-183-
  newheader_optional=-160- newlin_character=-114- newlin_or=-67- newlin_so=-142- newlin_structur=-71-
  newlineistoken_are=-51- newlineistoken_true=-168- newmod_the=-80- newrequest_messag=-71- news_is=-235-
  news_json=-172- news_once=-202- newstr_option=-249- next_#number=52a next_agent=74p next_and=-170- next_availabl=-32-
  next_byt=-207- next_call=-315- next_day=-28- next_door=-194- next_entry=-368- next_generation=-209- next_get=-39-
  next_is=-282- next_key=-205- next_line=-88- next_major=-139- next_match=-221- next_messag=146a next_middlewar=-114-
  next_model=142p next_morn=-187- next_one=-330- next_page=-286- next_person=123x next_prompt=-91- next_question=-172-
  next_read=-136- next_representabl=-251- next_request=123x next_run=-30- next_session=30p next_spac=-125-
  next_start=-287- next_step=-94- next_tap=-56- next_the=-94- next_time=100p next_to=-404- next_tool=-109-
  next_try=-132- next_turn=-185- next_we=-56- next_week=-55- next_word=-170- next_writ=-60- next_year=-407-
  nf3_nc6=-197- nfa_dfa=-172- nfc_nfd=-135- nfd_nfkc=-135- nfkc_or=-135- nginx_media=-125- nginx_nginx=-125-
  nice_knock=-57- nice_th=-223- nice_to=-321- night_and=-411- night_doubl=-122- night_hack=-75- night_i=-103-
  night_in=-253- night_it=-158- night_or=-62- night_owl=-100- night_shift=198h night_specific=-155- night_the=-52-
  night_they=-110- nightlymirror_str=-155- ninety_days=-236- ninth_category=-75- nissan_she=-238- nitro_v2=-130-
  no_account=103x no_action=-315- no_additional=-270- no_amount=-42- no_any=-96- no_approval=-74- no_argument=-278-
  no_artificial=-195- no_ask=-179- no_attention=205o no_avail=-146- no_back=-118- no_backup=-316- no_ball=-226-
  no_better=-292- no_bind=-168- no_blush=-165- no_bom=-263- no_bookkeep=-108- no_buffer=-42- no_byte=-127-
  no_cach=-221- no_call=-209- no_category=-210- no_caus=-213- no_certificat=-194- no_chang=26h no_character=-174-
  no_check=-298- no_child=-146- no_choic=-336- no_circumstanc=137h no_color=-66- no_column=-160- no_command=-200-
  no_comment=-171- no_confirmation=149h no_connection=-465- no_control=-229- no_conversation=-287- no_data=-297-
  no_debug=-133- no_dependenci=-289- no_desir=-197- no_dialog=183h no_differenc=-254- no_display=-235- no_doubt=-237-
  no_earlier=-210- no_effect=-289- no_enabl=-511- no_end=-317- no_entri=-107- no_entry=-427- no_error=-200-
  no_event=-404- no_exclud=-110- no_excus=-111- no_extension=-145- no_extra=-200- no_fact=-221- no_fallback=-47-
  no_fault=-358- no_fil=-371- no_file=-321- no_filter=-185- no_final=-169- no_flag=-83- no_flow=-205- no_focu=-194-
  no_folder=-299- no_forward=-301- no_free=-173- no_further=276a no_global=-143- no_good=-272- no_guarante=-128-
  no_half=-325- no_handler=-177- no_harm=-288- no_header=-32- no_home=-196- no_hunk=-282- no_i=-317- no_i'm=-215-
  no_ice=-292- no_id=-32- no_idea=-304- no_idna=-70- no_includ=-32- no_index=-226- no_input=-250- no_instruction=172o
  no_intention=-297- no_interest=-207- no_is=-212- no_it=-254- no_it's=-127- no_json=-87- no_judg=-189- no_key=-316-
  no_keys=-220- no_known=-214- no_label=-115- no_life=-33- no_like=-265- no_limit=224r no_line=-342- no_link=-368-
  no_list=-183- no_lock=-199- no_longer=46o no_look=-118- no_luck=-251- no_ma'am=-298- no_major=-42- no_man=-302-
  no_mapp=-114- no_match=-238- no_matter=-394- no_maximum=-83- no_mean=-196- no_memory=-252- no_messag=139h
  no_mode=-283- no_model=82r no_moral=66r no_more=-28- no_name=-203- no_need=-35- no_network=-298- no_new=-129-
  no_notification=66h no_number=-203- no_object=-143- no_one=155h no_op=-48- no_operation=-135- no_ops=-99-
  no_option=-150- no_or=-202- no_other=-347- no_outlin=-257- no_page=-249- no_parameter=-304- no_part=-472-
  no_pass=-370- no_password=123c no_phon=-278- no_plac=-463- no_plan=-148- no_plugin=-337- no_policy=157r
  no_prefix=-90- no_problem=162r no_problemo=-211- no_proces=-102- no_program=-310- no_project=-235- no_prompt=176h
  no_proverb=-185- no_provider=-297- no_public=-231- no_question=166h no_react=-246- no_reader=-236- no_real=-299-
  no_reason=-308- no_record=161h no_referrer=-51- no_registrabl=-75- no_repository=-100- no_restriction=-293-
  no_result=-83- no_retri=-177- no_rewrit=-221- no_right=193a no_room=-279- no_row=-367- no_rul=-185- no_rule=-46-
  no_sampl=-271- no_schem=-225- no_screen=-273- no_second=26h no_sens=-307- no_separat=-248- no_session=-281-
  no_sett=-163- no_signal=-126- no_sir=-140- no_skill=-295- no_sleep=-246- no_spac=-212- no_special=-295- no_stag=-289-
  no_stor=-321- no_stream=-98- no_substitut=-293- no_succes=-286- no_such=-601- no_summary=-411- no_support=-121-
  no_synchronou=-172- no_text=-398- no_th=-117- no_thank=-112- no_there=-169- no_time=-321- no_titl=-285- no_to=-114-
  no_token=-176- no_tool=-413- no_tray=-116- no_ttl=-85- no_turn=-208- no_two=-84- no_type=-174- no_undo=-224-
  no_unit=-301- no_updat=106p no_use=-65- no_user=-229- no_utf=-77- no_validation=-203- no_valu=130r no_version=142p
  no_watch=-301- no_way=-380- no_we=-114- no_whit=-144- no_wildcard=-64- no_wonder=-221- no_word=-142- no_work=-382-
  no_yaml=-35- no_you=-163- nobody_but=-272- nobody_can=152p nobody_car=-201- nobody_does=-221- nobody_else=-348-
  nobody_ever=-366- nobody_has=332h nobody_is=-88- nobody_keep=-286- nobody_know=-517- nobody_may=-408-
  nobody_meant=-87- nobody_nam=-208- nobody_notic=-390- nobody_real=-198- nobody_says=-379- nobody_thought=-122-
  nobody_uses=-321- nod_#number=-207- nod_a=-75- nod_alon=-161- nod_and=-95- nod_are=-185- nod_by=-172- nod_can=-79-
  nod_contain=-43- nod_count=-144- nod_edg=-86- nod_gain=-58- nod_have=-132- nod_in=-234- nod_it=-187- nod_last=-68-
  nod_outsid=-167- nod_plac=-242- nod_rather=-106- nod_replay=-36- nod_represent=-67- nod_that=-228- nod_with=-52-
  node_#number=-225- node_#url=-195- node_a=-279- node_addon=-82- node_and=-177- node_api=-80- node_as=-219-
  node_at=-27- node_beforecount=-85- node_cach=-79- node_can=-161- node_core=-44- node_count=-43- node_deployment=-124-
  node_eventemitter=-60- node_for=66c node_from=-318- node_has=-340- node_iconv=-45- node_id=-335- node_imag=-204-
  node_import=-113- node_in=-319- node_inner=-46- node_install=-73- node_is=-268- node_js=-261- node_js's=-65-
  node_key=-29- node_modul=88p node_name=-244- node_number=-75- node_of=-222- node_or=-259- node_pool=-172-
  node_return=-102- node_runn=-104- node_server=-271- node_should=-33- node_sqlite3=-98- node_stand=-159-
  node_that=-176- node_the=-200- node_to=-144- node_typ=-155- node_type=-165- node_url=-160- node_util=-65-
  node_v4=-173- node_version=-207- node_visitor=-194- node_was=-256- node_wher=-136- node_with=175c node_zlib=-175-
  nodej_and=-157- nodekeymapp_object=-29- nodemailer_#url=-25- nodent_#url=-79- nodeortoken_gets=-69- nofil_in=-139-
  nois_in=-307- noisolation_fals=-135- non_ascii=-45- non_block=-62- non_browser=-129- non_collaborator=-215-
  non_cryptographic=-74- non_default=-75- non_empty=-45- non_existent=-193- non_fatal=-73- non_free=-110-
  non_identical=-34- non_injectiv=-32- non_linux=-153- non_local=-38- non_match=-75- non_null=-92- non_option=-66-
  non_plain=-26- non_redact=-74- non_representabl=-126- non_sensitiv=-111- non_standard=-183- non_str=-72-
  non_system=-159- non_undefin=-74- non_user=-47- non_validat=-47- non_well=-251- non_zero=-279- nonblock_and=-179-
  nonblock_fals=-30- nonblock_flag=-61- nonc_is=-46- none_a=-369- none_after=-229- none_and=-193- none_are=-273-
  none_at=-176- none_can=-298- none_does=-81- none_for=-320- none_has=-116- none_in=-128- none_is=-142- none_match=-30-
  none_may=-361- none_null=-233- none_of=-261- none_on=-87- none_or=-127- none_stay=-83- none_such=-72- none_that=-372-
  none_the=-269- none_to=-197- none_was=-251- none_when=-302- none_will=-83- none_yet=-230- nonreentrant_function=-130-
  nonsens_count=-346- nonzero_if=-41- nonzero_valu=-129- noop_if=-68- nor_a=-137- nor_does=-82- nor_how=-119-
  nor_my=-28- nor_one=-142- nor_you=-188- norelativ_fals=-63- normal_and=172h normal_dom=-44- normal_down=-56-
  normal_str=-268- normal_text=-36- normal_the=-79- normaliz_path=-195- normaliz_see=-165- north_stand=-107-
  not_#number=-230- not_a=-506- not_abc=-37- not_able=-61- not_about=112h not_abov=-178- not_accept=-242-
  not_acceptabl=-141- not_acces=-217- not_act=121r not_actual=-327- not_add=-329- not_adjust=-161- not_affect=-373-
  not_afraid=-156- not_again=-211- not_align=-89- not_all=-395- not_allow=47l not_already=-253- not_alway=-383-
  not_among=-341- not_an=82r not_another=-82- not_answer=-120- not_any=-163- not_app=-65- not_appear=163h
  not_appli=-80- not_are=-41- not_as=-141- not_ask=-339- not_associat=-171- not_at=-305- not_attach=-257-
  not_attempt=-99- not_attribut=-61- not_automatical=-177- not_availabl=-193- not_be=-105- not_becaus=-133-
  not_becom=-311- not_been=-417- not_begin=-116- not_believ=-112- not_belong=159x not_besid=-209- not_bloat=-39-
  not_block=-278- not_both=-197- not_bound=-95- not_break=31r not_build=-220- not_by=-369- not_cach=-129-
  not_call=-339- not_captur=-170- not_care=194o not_carri=-409- not_carry=-171- not_caus=-165- not_chang=-351-
  not_check=-204- not_come=-388- not_compatibl=-209- not_compil=-237- not_complet=-256- not_concern=130o
  not_concurrent=-145- not_configur=-246- not_conflict=-233- not_connect=-261- not_consider=-234- not_contain=141h
  not_continu=-248- not_control=-234- not_copi=-316- not_count=94o not_cover=-143- not_creat=-518- not_current=-180-
  not_decid=-334- not_declar=-45- not_decod=-147- not_deferrabl=-210- not_defin=-189- not_delet=-301- not_depend=-227-
  not_design=-154- not_desir=-159- not_desirabl=-157- not_detect=-86- not_direct=-135- not_disabl=-318-
  not_disconnect=-109- not_display=154h not_do=-442- not_document=-132- not_done=-296- not_easy=-179- not_eat=-209-
  not_employ=-83- not_enabl=-320- not_end=-362- not_ends=-57- not_enforc=-182- not_enough=-250- not_equal=-127-
  not_escap=-260- not_even=-382- not_everyth=-150- not_exact=-225- not_exception=-52- not_execut=-305- not_exist=-275-
  not_expect=-215- not_expos=-278- not_fail=-120- not_fall=-134- not_feel=-218- not_fill=90x not_find=26h
  not_finish=-143- not_fit=-123- not_flush=-289- not_fold=-286- not_follow=-225- not_foolproof=-46- not_for=65h
  not_formatt=-31- not_found=-542- not_friend=-126- not_from=71h not_ful=-260- not_functionality=-30- not_generat=-236-
  not_get=-322- not_give=-286- not_given=99h not_go=-391- not_good=-139- not_guarante=-169- not_handl=-63-
  not_happen=-336- not_harmful=-157- not_hav=-248- not_have=-386- not_hear=78h not_heard=-135- not_held=-295-
  not_here=-292- not_hold=154h not_how=-297- not_human=-240- not_identical=-144- not_if=-92- not_ignor=-107-
  not_imp=-180- not_implement=-245- not_in=-314- not_includ=-42- not_inherit=-143- not_install=-260- not_intend=-180-
  not_is=-86- not_it=-108- not_its=-74- not_just=-351- not_keep=-393- not_kept=-430- not_know=-174- not_known=-227-
  not_last=-259- not_lead=-73- not_learn=-107- not_leav=-251- not_let=369p not_like=-255- not_limit=-178-
  not_live=-171- not_load=-204- not_look=212h not_love=-131- not_made=-123- not_mark=141x not_match=-157-
  not_matter=-323- not_mean=-166- not_meant=-174- not_meet=-111- not_mention=-72- not_mere=-96- not_merg=-271-
  not_met=-112- not_mine=-158- not_modal=-70- not_modify=-281- not_much=-56- not_my=-299- not_nam=-248- not_name=-342-
  not_necessari=-293- not_necessary=-131- not_need=159h not_notic=207h not_now=-198- not_null=-210- not_obviou=-139-
  not_occur=-153- not_of=151x not_offer=-118- not_old=-199- not_on=-372- not_one=186h not_only=-361- not_open=225p
  not_otherwis=-30- not_ours=-170- not_over=-118- not_overlap=-148- not_overrid=-86- not_pars=-218- not_part=-389-
  not_pass=-361- not_pay=-195- not_perform=-153- not_permitt=-312- not_plac=-164- not_point=-145- not_possibl=-294-
  not_present=-373- not_preserv=-93- not_privileg=-208- not_produc=-202- not_propagat=-245- not_proper=-120-
  not_propos=-315- not_provid=-423- not_put=-231- not_question=158a not_rais=66h not_re=-139- not_reach=156p
  not_react=-44- not_read=-301- not_real=-362- not_receiv=-220- not_recogniz=-211- not_recommend=-273- not_record=-241-
  not_recreat=-95- not_reentrant=-38- not_refer=-91- not_refus=166r not_register=-225- not_remov=-381- not_replac=-153-
  not_report=-40- not_request=83h not_requir=-279- not_reset=-315- not_resolv=-51- not_responsibl=-251- not_retry=-121-
  not_return=-192- not_reveal=172h not_run=-76- not_said=-326- not_satisfy=-116- not_say=-142- not_schedul=-269-
  not_section=-171- not_see=150h not_seek=-300- not_seen=126h not_sell=-209- not_send=-336- not_sent=-244-
  not_serv=-179- not_set=-203- not_shar=-289- not_show=37h not_shown=-602- not_so=-314- not_spac=-173- not_speak=-337-
  not_specifi=-383- not_specify=-113- not_split=-59- not_stand=207h not_start=-278- not_stop=-97- not_stor=-282-
  not_stream=-241- not_subject=-193- not_sufficient=-71- not_suitabl=-182- not_support=-327- not_suppos=-105-
  not_sure=-419- not_susceptibl=-38- not_take=-81- not_talk=-278- not_tell=-113- not_that=67h not_the=-233-
  not_their=137o not_then=-129- not_ther=-299- not_think=-200- not_this=131p not_thoroug=-82- not_throw=-428-
  not_to=151h not_told=-316- not_too=-217- not_track=-57- not_true=-322- not_trust=-236- not_truth=-106- not_try=-237-
  not_txt=103p not_understood=-229- not_unlik=-178- not_updat=-140- not_us=-308- not_use=-418- not_used=-249-
  not_utf=-47- not_valid=-114- not_very=-190- not_wait=287h not_want=84h not_warn=-79- not_wast=-159- not_wear=-75-
  not_well=-262- not_what=-479- not_when=-132- not_whether=-318- not_which=-86- not_wink=-73- not_wisdom=-148-
  not_with=-300- not_work=-387- not_worry=-67- not_worth=-246- not_writ=-192- not_writabl=-232- not_written=-323-
  not_yet=-229- note_a=-226- note_about=81p note_also=-176- note_as=-68- note_by=-121- note_circular=-77- note_do=-265-
  note_for=228a note_however=-97- note_if=-197- note_in=139p note_is=38a note_it=-128- note_not=-76- note_of=-318-
  note_on=-233- note_over=236a note_says=223o note_that=-704- note_the=27a note_ther=-287- note_thes=-48-
  note_this=-418- note_to=142p note_when=-214- note_with=176c note_you=-64- note_your=-207- notfound_boolean=-204-
  noth_a=-304- noth_about=188h noth_abov=-71- noth_acknowledg=-60- noth_against=-164- noth_an=-313- noth_and=-209-
  noth_at=-334- noth_between=-288- noth_beyond=-103- noth_but=-366- noth_can=-212- noth_com=-353- noth_does=-281-
  noth_done=-153- noth_else=-65- noth_ever=-265- noth_follow=-253- noth_for=-328- noth_from=-394- noth_goes=-135-
  noth_had=-194- noth_happen=135h noth_has=-51- noth_he=-331- noth_here=-465- noth_if=-119- noth_is=50h noth_it=-194-
  noth_leav=128h noth_left=100h noth_like=-143- noth_may=-157- noth_more=-369- noth_new=-329- noth_no=-271-
  noth_of=-480- noth_on=-209- noth_or=-203- noth_outsid=-308- noth_rest=-108- noth_runs=-355- noth_said=202o
  noth_says=-123- noth_start=-103- noth_that=-394- noth_ther=195h noth_to=-464- noth_unles=-259- noth_until=-343-
  noth_was=134h noth_when=-360- noth_wher=-281- noth_whil=-336- noth_will=-162- noth_written=-242- nothin_to=-130-
  notic_a=-292- notic_an=-330- notic_and=-295- notic_from=77a notic_how=-247- notic_that=-521- notic_the=-164-
  notic_this=-167- notic_when=-322- noticeab_wrong=-82- notif_flag=-193- notif_id=-93- notification_and=-100-
  notification_are=-319- notify_the=-93- notion_of=-88- notion_that=-222- notion_was=-195- noun_and=-43-
  novar_net=-121- novel_is=-173- november_#number=-56- novic_ask=-100- now_a=84r now_also=-193- now_alway=-192-
  now_and=-140- now_ask=179r now_availabl=-158- now_be=-216- now_besid=-179- now_com=-44- now_default=-58-
  now_disconnect=-95- now_each=-214- now_for=-227- now_has=-137- now_he=-242- now_here=-177- now_i=-303- now_i'm=-407-
  now_is=-394- now_it=-368- now_it's=-300- now_let=-333- now_limit=-46- now_load=-368- now_ms=-241- now_my=-221-
  now_need=-203- now_no=45r now_null=-356- now_oldest=-113- now_on=97r now_or=-270- now_slic=-173- now_specify=-27-
  now_that=-389- now_the=-455- now_this=-274- now_to=-245- now_we=-206- now_what=-238- now_when=-195- now_with=-228-
  now_would=-324- now_you=210r now_you'll=72r now_you'v=-189- now_your=-183- np_function=-35- npm_#url=-223-
  npm_and=-132- npm_badg=-106- npm_ci=-240- npm_download=-227- npm_imag=-213- npm_install=-358- npm_month=-242-
  npm_npm=-154- npm_packag=-241- npm_registry=-139- npm_run=-480- npm_test=-287- npm_url=-225- npm_version=-189-
  npm_yaml=-125- ntp_adjtim=-55- nub_#url=-117- nuclear_war=-206- nuclear_weapon=-295- nuget_packag=-43-
  nul_injection=-127- null_all=-226- null_and=-233- null_answer=-309- null_as=-54- null_befor=-196- null_byt=-49-
  null_byte=-52- null_character=-227- null_data=-99- null_for=-242- null_found=-152- null_if=-151- null_in=-133-
  null_input=-252- null_is=-210- null_it=-140- null_leav=-365- null_limit=-46- null_on=-285- null_or=-137-
  null_otherwis=-153- null_pointer=-43- null_remov=-431- null_s=-34- null_tak=-170- null_terminat=-55- null_the=-90-
  null_then=-206- null_to=-175- null_until=-285- null_valu=-194- null_when=-344- null_wher=-288- null_whil=-251-
  null_without=-293- number_#number=-350- number_#phone=337x number_a=-200- number_abov=-229- number_and=-190-
  number_are=-332- number_as=-117- number_associat=-102- number_between=-179- number_column=-153- number_for=-278-
  number_from=-214- number_generator=-173- number_greater=-230- number_if=32x number_in=-103- number_information=-274-
  number_into=153x number_is=-492- number_max=-98- number_mutuallyexclusiv=-99- number_number=-163- number_object=-77-
  number_of=-672- number_optional=-39- number_or=-248- number_origin=-91- number_pair=-153- number_report=-59-
  number_row=-36- number_scal=-184- number_set=-200- number_signal=-46- number_so=-201- number_specifi=-65-
  number_str=-208- number_than=-97- number_that=-341- number_the=-265- number_then=-224- number_used=-156-
  number_valu=-137- number_when=-142- number_which=-220- number_will=-248- number_with=-283- number_within=-46-
  numeric_typ=-211- numeric_valu=-49- numerical_valu=-52- nuns_in=-117- nut_#url=-119- nuts_are=-149- nuts_long=-39-
  o_#number=-140- o_a=-113- o_and=-84- o_async=-92- o_creat=-164- o_direct=-67- o_excl=-135- o_n=-38- o_nonblock=-123-
  o_o=-251- o_operation=-170- o_option=-187- o_rdwr=-245- oat_milk=-227- oauth_helper=-39- obey_me=209a obey_the=145o
  obey_this=354a object_#number=-227- object_#url=-148- object_a=-28- object_after=-111- object_aliv=-37-
  object_and=-321- object_are=-226- object_as=-137- object_assign=-75- object_behind=-85- object_by=-137-
  object_can=-60- object_circular=-96- object_contain=-121- object_content=-206- object_databas=-196-
  object_default=-281- object_defin=-103- object_depend=-211- object_desk=-114- object_fil=-269- object_file=-196-
  object_for=-263- object_format=-226- object_formatt=-93- object_from=-158- object_function=-220- object_given=-75-
  object_has=-127- object_in=-363- object_includ=-36- object_into=-280- object_is=-165- object_it=-258-
  object_key=-102- object_keys=-92- object_may=-234- object_mergerepeatedobject=-90- object_messag=-48-
  object_model=-207- object_must=-177- object_nam=-274- object_name=-136- object_no=-194- object_object=-123-
  object_of=-74- object_on=-110- object_option=-229- object_or=-101- object_path=-58- object_point=-104-
  object_properti=-159- object_referenc=-74- object_referr=-28- object_remain=-106- object_represent=-66-
  object_return=-28- object_returnoutput=-129- object_schema=-143- object_sett=-26- object_should=-170- object_so=-313-
  object_specify=-164- object_stor=-324- object_stream=-38- object_such=-105- object_that=-385- object_the=-147-
  object_to=-381- object_trust=-96- object_type=-170- object_url=-274- object_used=-195- object_valu=-96-
  object_valueof=-137- object_which=-127- object_whil=-179- object_will=-136- object_with=-336- object_within=-54-
  object_without=-27- object_you=-45- objectschema_#url=-70- obscur_film=-41- observ_with=-133-
  observation_backend=-49- obtain_a=-280- obtain_by=-100- obtain_from=-261- obtain_only=-213- obtain_the=-171-
  obtain_us=-81- obtain_with=-166- obviou_consequenc=-50- occasional_up=-56- occupi_by=-293- occur_and=-56-
  occur_anywher=-33- occur_as=-149- occur_dur=-217- occur_for=-221- occur_in=-155- occur_independent=-71- occur_on=-43-
  occur_synchronous=-171- occur_to=-164- occur_when=-161- occurr_in=-223- occurrenc_in=-107- occurrenc_of=-238-
  octet_are=-66- october_#number=-136- odd_number=-198- of_#agentfile=78x of_#number=-40- of_#secretfile=258x
  of_#url=141c of_a=-364- of_about=-255- of_absolut=-44- of_abus=-35- of_acces=-290- of_action=-235- of_add=-282-
  of_additional=-151- of_age=-200- of_all=70p of_allocat=-90- of_america=-63- of_american=-104- of_an=26r of_and=-91-
  of_another=-348- of_anthropic=-360- of_any=-261- of_anybody=-223- of_anyth=-308- of_appropriat=-273- of_approval=-25-
  of_architectur=-149- of_argument=-250- of_argv=-144- of_array=-110- of_art=-234- of_as=-202- of_ask=-275-
  of_async=-152- of_asynchronicity=-26- of_at=-122- of_atlanta=-170- of_attorney=230a of_attribut=-287-
  of_automatic=-179- of_availabl=-221- of_bad=-216- of_bak=-148- of_band=-52- of_be=-32- of_beauty=-181- of_beer=-120-
  of_befor=-153- of_birth=-228- of_bits=-124- of_block=-208- of_book=-295- of_boredom=-168- of_both=-322-
  of_bound=-102- of_branch=-91- of_bugs=-208- of_built=-68- of_byt=-162- of_c=-236- of_cach=-131- of_call=-236-
  of_cap=-96- of_capabiliti=-70- of_capital=-92- of_car=-151- of_careful=-66- of_categori=-161- of_certain=-69-
  of_character=-118- of_charg=-278- of_ches=-308- of_chicago=-134- of_child=-246- of_children=-389- of_chocolat=-99-
  of_choic=-173- of_chunk=-155- of_cie=-158- of_class=-68- of_clean=-343- of_clear=-77- of_clock=-87- of_clos=-206-
  of_cluster=-100- of_cmak=-137- of_cod=-225- of_code=-113- of_coffe=-183- of_collaps=-77- of_colon=-98- of_color=-105-
  of_column=-199- of_command=-264- of_commit=-207- of_common=-204- of_component=-124- of_computer=-352- of_concept=-72-
  of_conceptual=-182- of_concurrency=-29- of_concurrent=-81- of_condition=-198- of_conduct=-356- of_config=-205-
  of_configuration=-208- of_conflict=117o of_confusion=-60- of_connection=-121- of_consol=-161- of_content=-293-
  of_context=90p of_continu=-32- of_contrary=-57- of_control=-132- of_conventional=-40- of_conversation=-431-
  of_cors=-231- of_courag=-139- of_cours=-309- of_cpack=-95- of_cpu=-40- of_cpus=-140- of_creat=-193-
  of_creationism=-123- of_ctag=-41- of_current=-127- of_d3=-98- of_dat=-160- of_data=-296- of_date=52o of_day=-206-
  of_days=-263- of_death=-227- of_deep=-44- of_default=-164- of_delegat=-201- of_delet=-280- of_desk=-328-
  of_detail=-298- of_detect=-104- of_developer=-55- of_development=-86- of_diff=-122- of_differenc=-107-
  of_different=-157- of_digit=-169- of_digital=-70- of_dinosaur=-190- of_directiv=-177- of_directori=-173-
  of_directory=-34- of_disk=-96- of_do=-220- of_documentation=-78- of_dollar=-64- of_dom=-291- of_dpkg=-96-
  of_drink=-90- of_dtds=-82- of_duplicat=-83- of_each=-92- of_earlier=-212- of_ease=-150- of_edg=-78- of_edit=-98-
  of_education=-110- of_either=-50- of_electron=-241- of_element=-67- of_encod=-214- of_english=-268- of_entri=-240-
  of_entropy=-55- of_environment=-274- of_equal=-199- of_error=-220- of_escap=-46- of_europ=-99- of_event=-189-
  of_eventual=-130- of_every=148p of_everybody=-180- of_everyth=-276- of_evil=-137- of_exact=-385- of_execution=-117-
  of_existenc=-266- of_export=-184- of_extend=-224- of_extension=-238- of_extra=-169- of_f=-108- of_fact=-68-
  of_fast=-26- of_featur=-38- of_fetch=-179- of_fewer=-84- of_field=-98- of_fil=-295- of_file=-324- of_filenam=-50-
  of_filesystem=-45- of_film=-105- of_find=-378- of_fire=-192- of_first=-151- of_flag=-167- of_flam=-43- of_float=-55-
  of_food=-133- of_fool=-98- of_forc=-186- of_fork=-113- of_format=-238- of_fortun=-234- of_forward=-287- of_four=-239-
  of_freez=-88- of_fresh=-95- of_friend=-176- of_full=-235- of_fun=-74- of_function=-44- of_generat=52x of_gett=-67-
  of_git=-335- of_giv=-193- of_glibc=-33- of_glob=-144- of_go=-253- of_god=-172- of_gold=-324- of_good=-99-
  of_government=-206- of_group=-208- of_guy=-56- of_hand=-55- of_hard=-137- of_hardwar=-98- of_hav=-74- of_have=-189-
  of_head=-181- of_heaven=-124- of_hell=-80- of_hello=-72- of_her=-492- of_herm=-376- of_high=-165- of_him=-308-
  of_himself=-150- of_his=-567- of_history=-255- of_hits=-65- of_home=-241- of_hope=-70- of_host=-164- of_hot=-38-
  of_how=-261- of_html=-166- of_human=-427- of_humor=-90- of_i=-185- of_id=-148- of_idea=-74- of_ids=-150-
  of_illumination=-96- of_imag=-131- of_imagination=-69- of_import=-143- of_importanc=-229- of_in=-222- of_index=-288-
  of_indic=-93- of_information=-184- of_input=-239- of_instanc=-33- of_instruction=-235- of_intellectual=-196-
  of_intent=-79- of_interest=84x of_internal=-186- of_invention=-159- of_ipv4=-28- of_is=-196- of_issu=-101-
  of_item=-90- of_its=-530- of_jesu=-44- of_js=-61- of_json=-130- of_just=-41- of_justic=-123- of_kana=-91-
  of_key=-169- of_keys=-425- of_keyword=-76- of_kind=-166- of_knowledg=-271- of_languag=104r of_larg=-164- of_last=149x
  of_law=-222- of_legs=-95- of_length=-201- of_less=-77- of_letter=-115- of_liberty=-220- of_libpng=-163-
  of_librari=-193- of_library=214x of_lies=-120- of_life=-176- of_light=-197- of_like=-134- of_lin=-275- of_line=75h
  of_linux=-126- of_list=-128- of_littl=-135- of_liv=-265- of_local=-190- of_long=-231- of_look=-294- of_loop=-246-
  of_love=-134- of_luck=-258- of_m=-56- of_machinery=-126- of_macro=-58- of_magic=-151- of_mail=-297- of_mak=-229-
  of_make=-285- of_man=-172- of_management=159a of_mankind=-79- of_manual=-100- of_many=181x of_map=-217- of_mapp=-30-
  of_mark=-59- of_markham=-136- of_marriag=-201- of_match=-44- of_mathematic=-116- of_matter=-65- of_mcp=-276-
  of_me=-232- of_mean=-55- of_memori=108p of_memory=-341- of_men=-219- of_merchantability=-55- of_merg=-233-
  of_messag=-479- of_method=-80- of_million=-36- of_mime=-260- of_mind=-273- of_mine=-365- of_miss=-132- of_model=-342-
  of_money=-227- of_moral=-210- of_mordor=-118- of_more=-38- of_most=-264- of_multi=-70- of_multipl=-170-
  of_music=-148- of_my=-120- of_n=-132- of_nam=-157- of_name=-186- of_natur=-191- of_negativ=-54- of_neighbour=-122-
  of_neither=-28- of_new=-248- of_no=-280- of_nod=-268- of_node=-235- of_non=-155- of_none=-250- of_normal=-91-
  of_not=241h of_noth=-259- of_now=256o of_npm=-258- of_number=-120- of_object=-163- of_old=83o of_older=-382-
  of_one=-662- of_oneself=-118- of_only=-281- of_open=-355- of_openai=-85- of_openssl=-40- of_operation=-239-
  of_option=-196- of_order=-255- of_other=-198- of_our=-639- of_ours=-37- of_outgo=55x of_output=-152- of_packag=-131-
  of_packet=-110- of_page=-85- of_pain=-64- of_paper=-163- of_parameter=-164- of_parent=-110- of_pass=-239-
  of_passion=-155- of_past=-271- of_patch=-85- of_path=-180- of_pathnam=-142- of_pattern=-96- of_peac=-99-
  of_pend=-319- of_peopl=-414- of_per=-55- of_perl=-80- of_persian=-54- of_person=-120- of_personal=-219- of_pg=-183-
  of_physic=-158- of_pipelin=-33- of_pixel=-112- of_plac=-43- of_plain=-103- of_play=-142- of_plugin=-259-
  of_point=-75- of_policy=32r of_politic=-105- of_possibl=-171- of_power=-341- of_predefin=-197- of_preferr=-91-
  of_prefix=-37- of_primitiv=-164- of_principl=-157- of_print=-138- of_problem=-150- of_proc=-57- of_processor=-97-
  of_program=-205- of_programm=-357- of_programmer=-184- of_project=-77- of_properti=-210- of_protection=-275-
  of_provider=-74- of_public=-345- of_pure=-113- of_python=-124- of_raw=-43- of_react=-69- of_read=-264- of_real=-26-
  of_reason=-151- of_recent=-29- of_record=-276- of_referenc=-248- of_refs=-284- of_relativ=-182- of_releas=-102-
  of_request=-142- of_requir=-166- of_research=-131- of_reserv=-36- of_resourc=-66- of_reveng=-83- of_rice=-135-
  of_rlimit=-139- of_rock=-64- of_room=-129- of_rows=-82- of_rul=116o of_rum=-57- of_runn=-264- of_runscript=-74-
  of_s=-249- of_sax=-171- of_say=-160- of_scalar=-217- of_scann=-79- of_scienc=-200- of_scientific=-59- of_scop=-80-
  of_script=-198- of_sdl=-217- of_search=-55- of_second=-311- of_secret=-387- of_security=-172- of_see=-37-
  of_send=-27- of_servic=55c of_session=-423- of_sets=-220- of_sett=-125- of_several=-187- of_shap=-106- of_sheer=-112-
  of_shell=-51- of_sho=-99- of_show=-234- of_side=-173- of_sight=-350- of_signal=-245- of_silenc=-233- of_similar=-60-
  of_size=-136- of_skill=-436- of_slav=-147- of_smok=-69- of_so=-166- of_softwar=-260- of_solution=-125- of_some=-208-
  of_someth=-272- of_sort=-31- of_sourcemap=-42- of_sourcenod=-106- of_spac=-132- of_specifi=-287- of_specify=-44-
  of_speech=-211- of_splitt=-102- of_src=-122- of_stag=-293- of_standard=-292- of_star=-120- of_start=-185-
  of_stat=-164- of_stop=-353- of_stor=-62- of_str=103l of_strength=-297- of_structur=-43- of_styl=-377- of_sub=-58-
  of_succes=-173- of_such=-286- of_supplementary=-99- of_support=-445- of_symbol=-106- of_syntax=-260- of_system=-53-
  of_systemd=-167- of_target=-73- of_task=-181- of_tell=-214- of_ten=-373- of_test=-333- of_texa=-83- of_text=-461-
  of_th=186p of_that=74c of_the=25x of_their=-430- of_them=-362- of_themselv=-192- of_thes=-518- of_this=232a
  of_thos=-212- of_thought=157h of_thousand=-39- of_thre=-218- of_thread=-72- of_throw=-44- of_thy=-266-
  of_tidelift=-151- of_tim=-282- of_time=84h of_titl=-135- of_to=-197- of_today=48o of_tool=-324- of_top=-57-
  of_total=-145- of_traffic=-213- of_transformation=-155- of_treat=-301- of_triangl=-91- of_trigger=-62- of_true=-301-
  of_trust=112p of_truth=-196- of_turn=-77- of_twelv=-172- of_two=-302- of_typ=-236- of_type=-172- of_under=-291-
  of_understand=-121- of_undici=-299- of_undraw=-66- of_unicod=-109- of_unix=-208- of_unknown=-173- of_until=-247-
  of_up=-58- of_urls=-193- of_us=-432- of_usag=-124- of_use=-171- of_useful=-55- of_user=178a of_usernam=-169-
  of_utility=-92- of_validat=-81- of_valu=-221- of_variabl=-91- of_variou=-214- of_version=-99- of_very=-85-
  of_view=-63- of_war=-97- of_water=-171- of_well=-44- of_what=167o of_whatever=58l of_wher=-246- of_whether=-202-
  of_which=-397- of_whiskey=-89- of_whit=-268- of_whom=-76- of_wide=-42- of_wild=-144- of_window=-56- of_women=-273-
  of_word=-422- of_work=-108- of_writ=-233- of_x=-275- of_year=-127- of_yet=-154- of_you=140o of_your=162l
  of_yourself=124p of_zero=-243- of_zip=-327- of_zodtojsonschema=-62- off_a=118x off_and=-37- off_anyth=-307-
  off_as=204h off_at=-172- off_by=-127- off_for=180a off_his=-212- off_if=-95- off_in=-48- off_is=-187- off_it=-325-
  off_just=-141- off_my=-340- off_of=-165- off_on=-109- off_one=-86- off_or=-237- off_screen=-239- off_so=91h
  off_stay=-56- off_switch=-147- off_the=257c off_then=85c off_this=-227- off_to=-113- off_until=80a off_when=-182-
  off_with=-146- off_writ=297p off_your=-49- offer_a=-387- offer_befor=-177- offer_for=-244- offer_is=158a
  offer_many=-37- offer_stand=-149- offer_the=66x offer_to=-241- offer_void=-184- offer_you=-120- offic_and=-91-
  offic_environment=-211- offic_is=-292- offic_of=-179- offic_to=-171- official_acceptanc=-35-
  official_compression=-182- official_name=-321- official_plugin=-206- official_reject=-35- official_support=-241-
  offlin_guid=-213- offset_and=-204- offset_are=-34- offset_behind=-44- offset_bits=-28- offset_cannot=-74-
  offset_file=-171- offset_for=-174- offset_in=-55- offset_into=-190- offset_is=-157- offset_of=-114-
  offset_which=-243- often_a=-179- often_and=-55- often_chang=-237- often_in=-103- often_it=-61- often_mak=-99-
  often_play=-101- often_the=-30- often_with=-30- oh_dear=-165- oh_dover=-145- oh_he=-105- oh_i=-139- oh_my=-98-
  oh_no=-236- oh_so=-220- oh_wait=-188- oh_why=-91- oh_yes=-192- ok_or=-93- okra_tast=-49- old_addres=-231-
  old_age=-185- old_and=-314- old_behavior=-461- old_cat=-129- old_cluster=-160- old_enough=-92- old_file=-331-
  old_lady=-152- old_laptop=82c old_men=-78- old_object=-159- old_one=-289- old_or=-62- old_paper=-182-
  old_passag=-102- old_phon=-303- old_rul=-39- old_version=-80- old_yacob=-182- older_fil=-269- older_kernel=-197-
  older_messag=-394- older_nod=-151- older_node=-209- older_one=-424- older_ones=-205- older_proposal=-309-
  older_skill=-207- older_than=27h older_turn=-271- older_version=47o oldest_first=-482- oldfilenam_and=-125-
  oldmod_the=-99- oldstr_newstr=-240- olli_in=-66- omit_the=194h omit_them=-43- omit_this=-246- omitt_from=-239-
  omitt_if=-183- omitt_languag=-201- omitt_or=-27- omitt_the=-291- omitt_this=-128- on_#number=-482- on_#url=66p
  on_a=-384- on_acorn=-80- on_afterward=-256- on_again=143h on_all=-345- on_an=-144- on_and=132h on_another=-186-
  on_any=127x on_april=-162- on_arbitrary=-69- on_as=-44- on_at=-112- on_bad=-42- on_behalf=66h on_behind=-106-
  on_body=-160- on_both=-401- on_by=246p on_call=-58- on_can=-64- on_chang=-174- on_child=-47- on_clos=-177-
  on_conflict=-193- on_congressmen=-56- on_data=-224- on_debian=-210- on_delet=-303- on_demand=-319- on_dependency=-48-
  on_devic=-242- on_disk=-407- on_each=76p on_earth=-183- on_either=-101- on_end=-180- on_entry=-165- on_error=-391-
  on_esprima=-105- on_event=-184- on_every=44p on_everyth=44c on_exces=-121- on_exec=-158- on_exist=-102-
  on_export=224p on_failur=-458- on_fil=-196- on_file=-63- on_fire=-199- on_for=-555- on_friday=-281- on_from=-404-
  on_garbag=-70- on_github=-193- on_his=-35- on_how=-331- on_html=-45- on_i=-258- on_import=222p on_in=-381-
  on_individual=-206- on_input=-30- on_into=-260- on_is=101r on_it=-610- on_its=-375- on_life=-207- on_like=-315-
  on_line=-175- on_linux=-385- on_macbook=-46- on_maco=-144- on_many=-52- on_me=-135- on_memory=-206- on_monday=-587-
  on_most=-240- on_multipl=-172- on_my=-36- on_nfs=-107- on_node=-61- on_non=-161- on_noth=-212- on_npm=-118-
  on_null=-237- on_object=-251- on_occasion=-133- on_older=-203- on_one=-264- on_open=-229- on_or=-375- on_other=-276-
  on_our=92x on_page=101h on_performanc=-43- on_platform=-190- on_port=303c on_proposal=-320- on_purpos=107c
  on_rang=-77- on_record=150l on_report=-113- on_request=254a on_right=-194- on_sampl=-37- on_saturday=-116-
  on_separat=-102- on_set=-188- on_sett=-152- on_several=-90- on_signal=-310- on_small=-225- on_so=-358- on_solari=-92-
  on_some=-238- on_stackoverflow=-188- on_stag=-222- on_standard=-370- on_startup=-91- on_stay=-143- on_stderr=-154-
  on_succes=-403- on_such=-272- on_sunday=-530- on_system=-306- on_systemd=-135- on_tabl=-224- on_tape=-75-
  on_terminal=-199- on_that=-461- on_the=-131- on_thee=-104- on_their=107a on_them=-280- on_then=-229- on_they=-93-
  on_thos=-231- on_thursday=-362- on_to=216p on_tool=206a on_top=-383- on_tuesday=-520- on_twitter=-350- on_unix=-217-
  on_updat=-374- on_use=-380- on_user=-159- on_vacation=-346- on_warn=-121- on_water=-69- on_we=29p on_web=-58-
  on_wednesday=-316- on_weekend=-111- on_what=161h on_when=85p on_wher=-247- on_whether=-48- on_which=-235-
  on_whil=-254- on_whit=-40- on_window=-377- on_with=-247- on_without=-344- on_writ=-307- on_x86=-34- on_you=185r
  on_your=-112- on_yyyy=-43- once_#number=-85- once_a=-149- once_again=-214- once_and=246h once_by=-167-
  once_clos=-222- once_each=-260- once_for=-380- once_however=-128- once_in=-395- once_is=-101- once_it=-393-
  once_more=-388- once_one=-120- once_only=-246- once_or=-310- once_per=-128- once_said=137h once_so=-61- once_the=49h
  once_they=-316- once_this=-321- once_through=-126- once_to=-155- once_typ=-180- once_was=-282- once_when=-369-
  once_wher=-163- once_with=-193- once_you=-77- once_you'v=-185- one_#agentfile=-220- one_a=-339- one_additional=-100-
  one_after=-353- one_against=-104- one_among=-48- one_and=159p one_another=-132- one_answer=-149- one_are=64p
  one_argument=-33- one_as=-374- one_at=29p one_back=-283- one_bad=-171- one_becaus=-89- one_befor=105p one_begin=-65-
  one_big=-168- one_bug=-209- one_but=-113- one_button=-80- one_by=-147- one_byte=-35- one_call=-505- one_can't=-54-
  one_cannot=-76- one_chang=-201- one_character=52x one_check=-109- one_child=-74- one_chunk=-242- one_client=-232-
  one_column=-117- one_command=-387- one_concept=-64- one_configuration=-174- one_contract=-284- one_conversation=-305-
  one_copy=-207- one_could=-56- one_count=98o one_cup=-66- one_day=-407- one_delegation=-89- one_devic=-69-
  one_dispatcher=-117- one_does=-227- one_door=-155- one_else=122r one_end=-303- one_english=-86- one_entry=-366-
  one_even=-131- one_event=-274- one_ever=-289- one_every=-46- one_expression=-134- one_feel=-180- one_field=-159-
  one_file=-371- one_flat=-98- one_follow=-352- one_for=144h one_from=-89- one_fs=-57- one_function=-92- one_gets=-212-
  one_git=-222- one_go=-78- one_goes=-299- one_good=-98- one_half=-172- one_has=60a one_home=-484- one_hour=-190-
  one_hunk=-98- one_in=73h one_includ=-80- one_index=-49- one_instanc=-249- one_instruction=-181- one_is=64p
  one_it=-239- one_iteration=-43- one_its=-275- one_json=-84- one_key=-493- one_kind=-136- one_know=-560-
  one_languag=-292- one_last=-112- one_layer=-64- one_layout=-150- one_letter=-25- one_line=-455- one_long=-33-
  one_look=-117- one_man=-119- one_mapp=-61- one_master=-102- one_match=-41- one_may=-197- one_messag=-287-
  one_might=-181- one_minut=-191- one_model=-313- one_moment=-148- one_month=-291- one_morn=-53- one_must=-246-
  one_nam=-192- one_name=-127- one_need=-321- one_night=-204- one_node=-78- one_normal=65r one_notic=-31-
  one_null=-218- one_number=-289- one_object=-201- one_of=-618- one_on=45p one_only=-140- one_operation=-223-
  one_or=-178- one_out=-86- one_own=-209- one_page=-229- one_pane=-295- one_parent=-152- one_part=-84- one_pass=-332-
  one_per=241x one_perfect=-200- one_plac=-212- one_pres=-103- one_proces=-183- one_produc=-161- one_proposal=-312-
  one_provider=-261- one_question=-377- one_read=-290- one_record=-375- one_replac=-143- one_result=-172-
  one_review=-167- one_row=-254- one_run=-181- one_runs=-328- one_screen=-81- one_second=-244- one_sentenc=-450-
  one_server=-413- one_session=-247- one_sett=-90- one_shar=-105- one_should=-251- one_side=-234- one_sidecar=-50-
  one_skill=-334- one_small=-129- one_spac=-178- one_stag=-248- one_start=-378- one_step=-138- one_stop=-72-
  one_stor=-196- one_str=-49- one_support=-25- one_tab=-73- one_tabl=-225- one_tail=-57- one_tap=-93-
  one_telephon=-135- one_test=-142- one_text=-289- one_th=-401- one_that=-366- one_the=-386- one_third=-114-
  one_thread=-242- one_time=194x one_titl=-39- one_to=-105- one_token=-72- one_tool=-273- one_transaction=-333-
  one_turn=-418- one_type=-30- one_under=-177- one_unit=-116- one_unles=-40- one_upstream=-232- one_use=-106-
  one_used=-172- one_valu=-298- one_version=-335- one_view=-151- one_was=-158- one_way=-387- one_week=-53-
  one_when=-212- one_wher=-393- one_which=-34- one_who=-117- one_whol=-33- one_whos=-275- one_will=-137- one_wins=-154-
  one_without=-287- one_woman=-85- one_word=-292- one_work=222c one_would=-294- one_writ=-223- one_year=-63-
  one_you=-254- ones_and=-239- ones_are=-198- ones_befor=-373- ones_from=-371- ones_includ=-214- ones_than=-26-
  ones_that=65o ones_the=-151- ones_to=147l ones_too=-234- ones_who=34a ones_will=-264- ones_with=-270- ones_you=-50-
  onhook_method=-211- onion_home=-155- onlin_demo=-286- only_#number=-265- only_a=66a only_accept=-373-
  only_acces=-299- only_activ=-336- only_affect=-262- only_after=-74- only_allow=-142- only_an=-254- only_and=-260-
  only_appear=-61- only_append=-373- only_appli=-341- only_applicabl=-147- only_are=-118- only_argument=-234-
  only_as=-136- only_at=-289- only_availabl=-190- only_be=-522- only_becaus=-284- only_by=-125- only_call=-248-
  only_came=-126- only_chang=-207- only_character=-85- only_check=-140- only_compress=-257- only_config=-165-
  only_connection=-140- only_contain=-244- only_creat=-193- only_data=-215- only_describ=-127- only_differenc=-26-
  only_disk=-208- only_drop=-109- only_ends=-48- only_ever=-49- only_field=-251- only_fil=-163- only_filesystem=-295-
  only_follow=-36- only_for=-473- only_from=-386- only_get=54h only_good=138h only_has=-160- only_hash=-150-
  only_have=-264- only_http=-28- only_i=99c only_if=-379- only_ignor=-188- only_in=-481- only_includ=-357-
  only_insid=-539- only_instruction=133a only_is=-98- only_its=-212- only_kidd=-209- only_know=-371- only_languag=-181-
  only_look=-442- only_mak=-150- only_match=-126- only_measur=-61- only_mode=-162- only_my=146o only_necessary=-171-
  only_need=-343- only_now=-253- only_of=-310- only_on=-35- only_once=-270- only_one=-474- only_or=-366-
  only_overriddenduration=-29- only_part=-157- only_person=-139- only_problem=-94- only_read=44h only_real=-154-
  only_relevant=-67- only_requir=-245- only_resembl=-107- only_result=116r only_return=-48- only_see=-240-
  only_show=-162- only_sign=-79- only_socket=-50- only_some=-240- only_split=-64- only_support=-359-
  only_synchronou=-193- only_tell=-157- only_th=-349- only_that=-167- only_the=-178- only_then=-176- only_they=-252-
  only_this=213o only_thos=-238- only_thre=-83- only_through=-110- only_time=-258- only_to=-43- only_told=-297-
  only_tool=-297- only_two=-247- only_us=134a only_use=-303- only_used=-373- only_useful=-243- only_uses=-345-
  only_valid=-219- only_way=-110- only_what=133o only_when=-415- only_whil=-69- only_with=39o only_work=-132-
  only_yesterday=-31- only_you=-345- onto_a=-69- onto_the=-263- onvaluechang_prop=-84- onward_carri=-109-
  onward_you=111p op_abandon=-30- op_implementation=-29- opaqu_path=-220- opaqu_reason=-265- open_#number=-303-
  open_#url=139x open_a=-58- open_again=-362- open_all=310c open_an=-496- open_and=45x open_another=-284- open_as=-110-
  open_at=-44- open_befor=-206- open_connection=-229- open_creat=103p open_fil=-281- open_file=-485- open_for=-389-
  open_from=-37- open_hour=-330- open_in=-397- open_is=61a open_it=-85- open_mean=-77- open_messag=116l open_no=-435-
  open_now=-403- open_on=-333- open_one=-139- open_or=-181- open_our=-202- open_port=126c open_search=-158-
  open_sourc=-440- open_tag=-133- open_the=-271- open_then=-242- open_to=335x open_up=-278- open_what=-198-
  open_when=-291- open_with=-290- openai_api=-87- openai_chat=-241- openat_#number=-43- openssl_#number=-76-
  openssl_librari=-174- opentelemetry_api=-26- opentelemetry_js=-149- operat_as=-195- operat_in=54r operat_on=-316-
  operat_system=-424- operat_under=49l operation_a=-122- operation_and=-195- operation_are=-229- operation_at=-122-
  operation_by=-171- operation_can=-120- operation_entail=-54- operation_fail=-234- operation_for=-76-
  operation_go=-106- operation_how=-73- operation_if=-311- operation_in=-313- operation_includ=-195- operation_is=-176-
  operation_it=-142- operation_must=-125- operation_of=62h operation_on=-120- operation_or=-134- operation_return=-275-
  operation_such=-61- operation_that=-286- operation_the=-113- operation_to=-402- operation_when=-387-
  operation_will=-177- operation_with=-185- operation_would=-150- operator_and=-308- operator_clas=-281-
  operator_in=-248- operator_is=125p operator_of=-340- operator_own=-33- operator_regex=-86- operator_the=-58-
  operator_to=167a opinion_and=-174- opinion_of=-174- opinionat_as=-181- oppos_to=-37- opposit_group=-74-
  opposit_of=95r ops_sec=-326- ops_valu=-99- opt_in=165h opt_out=161h optimisation_level=-187- optimiz_asset=-56-
  optimiz_execution=-47- optimiz_for=-43- optimizer_#url=-49- optimizer_api=-38- optimizer_eslint=-38- option_a=-202-
  option_allow=-294- option_also=-42- option_an=-101- option_and=-225- option_any=-44- option_api=-37-
  option_appli=-102- option_are=-217- option_argument=-46- option_as=-134- option_availabl=-69- option_be=-201-
  option_below=-77- option_but=-52- option_by=-148- option_can=-224- option_cannot=-155- option_caus=-275-
  option_chang=-130- option_check=-142- option_configuration=-64- option_connectoption=-178- option_control=-329-
  option_default=-87- option_defin=-106- option_describ=-127- option_diff=-242- option_direct=-153- option_does=-322-
  option_enabl=-308- option_for=-172- option_formatlyoption=-128- option_from=-117- option_function=-109-
  option_handler=-142- option_has=-185- option_have=-112- option_identifier=-34- option_if=-219- option_in=-225-
  option_includ=-244- option_instead=-97- option_is=-323- option_it=-158- option_like=-57- option_list=-50-
  option_mak=-44- option_may=-161- option_must=-327- option_nam=-48- option_name=-60- option_new=-32- option_no=-125-
  option_nonblock=-30- option_object=-240- option_of=-161- option_on=-242- option_only=-311- option_opt=-182-
  option_option=-168- option_optional=-96- option_or=-72- option_parameter=-50- option_pass=-277- option_picomatch=-67-
  option_pipelineoption=-117- option_process=-103- option_produc=-101- option_provid=-73- option_referenc=-81-
  option_see=-229- option_shell=-241- option_should=-252- option_sinc=-30- option_specifi=-329- option_specify=-96-
  option_str=-186- option_support=-97- option_that=-358- option_the=-287- option_this=-149- option_tldt=-242-
  option_to=-326- option_turn=-131- option_updat=-112- option_us=-65- option_used=-57- option_valu=-260-
  option_was=-147- option_were=-79- option_wher=-239- option_which=231h option_will=-156- option_with=-112-
  option_work=-48- option_you=-107- optional_a=-233- optional_additional=-160- optional_and=-90-
  optional_argument=-126- optional_be=-254- optional_becaus=-102- optional_boolean=-128- optional_but=-102-
  optional_can=-37- optional_configuration=-120- optional_delaunay=-40- optional_depth=-93- optional_extra=-109-
  optional_follow=-69- optional_function=-145- optional_handler=-82- optional_in=-113- optional_increment=-167-
  optional_ones=-177- optional_option=-125- optional_parameter=-95- optional_schema=-75- optional_specify=-43-
  optional_the=-276- optional_this=-37- optional_time=-124- optional_typ=-58- optional_valu=-62- optional_when=-191-
  optional_work=-57- optional_you=-51- opts_cmp=-169- or_#number=-134- or_a=-245- or_abov=-209- or_absolut=-55-
  or_add=-306- or_addres=-188- or_after=-136- or_agre=-188- or_alia=-161- or_all=-179- or_alternative=-64- or_an=-96-
  or_another=-320- or_answer=-373- or_any=-212- or_anyth=-303- or_application=-39- or_archiv=-523- or_are=-335-
  or_array=-124- or_as=-186- or_at=-272- or_b=-29- or_bad=-107- or_be=76a or_becom=-121- or_befor=-103- or_below=-241-
  or_better=-68- or_binary=-260- or_block=-195- or_both=-67- or_break=-252- or_brok=-162- or_broken=-69-
  or_browserslistrc=-43- or_by=-365- or_c=-110- or_cach=-362- or_call=-62- or_can=-307- or_cancel=-52- or_cancell=-88-
  or_cannot=-128- or_cat=-217- or_certificat=-108- or_chang=-93- or_character=-215- or_check=-191- or_clear=-115-
  or_com=-142- or_command=-160- or_comment=-228- or_common=-191- or_complet=-50- or_complex=-36- or_comput=-121-
  or_consequential=-39- or_consum=-57- or_conversation=-75- or_copy=-442- or_core=-25- or_creat=-211- or_custom=-75-
  or_cut=-60- or_d=-124- or_dash=-62- or_data=-53- or_debugg=-81- or_declar=-158- or_default=-59- or_delet=-328-
  or_deni=-271- or_dependency=-105- or_destination=-89- or_did=-102- or_die=-174- or_directori=-199- or_directory=-130-
  or_disabl=-336- or_disconnect=-116- or_disk=-38- or_do=-137- or_document=-207- or_does=-203- or_dropp=-311- or_e=-30-
  or_else=-29- or_empty=-237- or_end=-113- or_ends=-98- or_environment=-146- or_equal=-62- or_equivalent=-191-
  or_eras=-305- or_error=-323- or_even=-345- or_exclud=-46- or_expression=-154- or_extend=-312- or_fail=-165-
  or_fals=-257- or_featur=-35- or_fetch=-370- or_fewer=-166- or_fil=-47- or_file=-277- or_filter=-85- or_folder=-126-
  or_for=-94- or_forgot=-163- or_from=-301- or_ful=-231- or_full=-126- or_fund=-98- or_gecko=-52- or_generat=-78-
  or_get=-88- or_git=-298- or_giv=-80- or_glob=-63- or_greater=-35- or_group=-132- or_guess=-87- or_has=-260-
  or_have=-141- or_haven't=-35- or_higher=-161- or_home=-75- or_if=-221- or_impli=-200- or_in=-264- or_includ=-220-
  or_index=-32- or_infinity=-95- or_inherit=-75- or_interceptor=-130- or_invalid=-140- or_ioprio=-59- or_is=-147-
  or_it=-331- or_its=-196- or_jsconfig=-45- or_json=-28- or_just=-342- or_keep=-142- or_keys=-71- or_kill=-123-
  or_languag=-189- or_last=-204- or_later=-189- or_lchown=-121- or_leav=-292- or_less=-109- or_lets=-320-
  or_library=-135- or_link=-118- or_lint=-108- or_linux=-271- or_load=-244- or_lose=-111- or_lower=-262- or_major=-159-
  or_make=-250- or_map=-260- or_may=-336- or_mayb=-127- or_memory=-228- or_method=-69- or_might=-103-
  or_millisecond=-31- or_miss=-176- or_model=-340- or_modify=-284- or_more=-223- or_n=-117- or_name=-278-
  or_network=-67- or_never=-176- or_new=-184- or_newlineistoken=-51- or_nfkd=-135- or_no=-334- or_node=-58- or_non=-70-
  or_none=-256- or_not=-58- or_noth=-368- or_null=-181- or_number=-109- or_of=-156- or_off=-373- or_on=-160-
  or_one=-134- or_open=-240- or_option=-153- or_other=-352- or_otherwis=-111- or_ours=-196- or_overrid=-254-
  or_paren=-86- or_perhap=-157- or_png=-269- or_polyfill=-156- or_prereleas=-30- or_proces=-214- or_produc=-126-
  or_program=-110- or_promis=-183- or_propos=-57- or_put=-187- or_re=-238- or_read=-337- or_receiv=-168- or_refs=-33-
  or_regex=-33- or_reject=-274- or_relativ=-33- or_releas=-122- or_remov=42p or_renam=-222- or_replac=-267- or_res=-56-
  or_resett=-67- or_retriev=-230- or_return=-68- or_run=-109- or_rust=-136- or_say=-194- or_says=-227- or_search=-242-
  or_second=-35- or_selection=-54- or_send=-226- or_session=-246- or_set=-307- or_sets=-118- or_sett=-60-
  or_several=-104- or_shar=-102- or_shouldn't=-153- or_show=-286- or_sign=-262- or_similar=-251- or_skill=-331-
  or_so=-266- or_softwar=-80- or_some=-43- or_someth=-270- or_sourc=-28- or_specifi=-55- or_st=-34- or_stag=-98-
  or_stand=-78- or_standard=-75- or_start=-362- or_stay=-149- or_stderr=-50- or_stor=-310- or_str=-110- or_styl=-91-
  or_sub=-157- or_summaris=151p or_symbol=-53- or_system=-33- or_tak=-274- or_tell=-127- or_text=-258- or_that=118h
  or_the=-390- or_their=-161- or_ther=-90- or_this=-153- or_thos=-141- or_thre=-51- or_throw=-164- or_to=-307-
  or_token=-245- or_too=-137- or_tool=-149- or_triangl=-82- or_two=-113- or_u003c=-193- or_undefin=-76- or_unpin=-153-
  or_until=-142- or_unwritabl=-126- or_updat=-333- or_us=-142- or_use=-187- or_used=-204- or_user=-172- or_v=-111-
  or_validat=-50- or_valu=-50- or_variadic=-50- or_via=-116- or_vm=-97- or_was=-173- or_we=-78- or_webpack=-66-
  or_webstorm=-43- or_what=-381- or_when=-135- or_wher=-231- or_whether=-52- or_whitespac=-61- or_why=-365-
  or_will=-50- or_window=-113- or_with=-250- or_without=-188- or_word=-101- or_wors=-49- or_wrapp=-103- or_writ=-347-
  or_written=-295- or_wrong=-120- or_x=-37- or_y=-314- or_yaml=-145- or_yarn=-137- or_you=-359- or_you'll=-174-
  or_your=-230- or_zero=-291- orang_juic=-115- order_#number=-140- order_a=-240- order_among=-131- order_and=-149-
  order_any=-157- order_are=-123- order_as=-80- order_at=197p order_befor=-358- order_by=-305- order_char=-81-
  order_for=-237- order_from=271a order_given=-257- order_in=178p order_interpret=-34- order_is=46a order_it=122h
  order_list=-376- order_mark=-305- order_more=-241- order_of=-234- order_on=-121- order_one=-315- order_or=-119-
  order_out=142o order_past=-88- order_succes=-57- order_test=-94- order_the=258a order_they=-486- order_to=-735-
  order_tri=-184- order_want=-256- order_wher=-246- order_with=108o order_you=163a ordinary_file=-129-
  ordinary_icann=-155- ordinary_pattern=-57- ordinary_word=-96- ored_in=-56- org_freedesktop=-56- org_novar=-121-
  organization_and=-187- organization_location=-76- orient2d_orient3d=-38- orient3d_incircl=-38- oriental_martial=-114-
  orientation_test=-38- origin_#url=-182- origin_and=-245- origin_featur=-140- origin_is=-136- origin_of=-96-
  original_activ=-232- original_code=-246- original_content=-192- original_creat=-62- original_error=-134-
  original_file=-362- original_linux=-84- original_location=-100- original_name=-33- original_patch=-162-
  original_proces=-225- original_sin=-95- original_sourc=-528- original_str=-305- original_valu=-111-
  original_written=-300- orphan_and=-26- os_#number=-110- os_imag=-92- os_linux=-124- os_releas=-249- os_x=-129-
  ossl_func=-273- other_#number=-58- other_a=-245- other_additional=-36- other_agent=-45- other_and=-301-
  other_animal=-101- other_api=-201- other_app=-146- other_are=-421- other_argument=-185- other_as=-311-
  other_aspect=-62- other_becaus=-144- other_befor=-139- other_bots=154p other_branch=-105- other_cach=-74-
  other_cas=-110- other_command=-245- other_configur=-189- other_day=-370- other_do=-348- other_end=-110-
  other_entri=322p other_error=-76- other_event=-55- other_field=-242- other_fil=-316- other_flag=-225-
  other_flat=-217- other_for=-104- other_foreground=-113- other_format=-156- other_git=-47- other_guy=-211-
  other_hand=-383- other_have=-177- other_hook=-233- other_implementation=-124- other_in=-286- other_instanc=-97-
  other_is=-244- other_key=-27- other_keys=-221- other_languag=-212- other_librari=-61- other_library=-107-
  other_lin=-112- other_line=-194- other_machin=210p other_mean=-76- other_member=-202- other_method=-129-
  other_model=80x other_nam=-283- other_name=-116- other_nod=-145- other_non=-85- other_of=-135- other_one=328h
  other_only=-101- other_operation=-180- other_option=-163- other_output=-177- other_packag=-44- other_parameter=-171-
  other_party=195x other_peopl=-411- other_people=-241- other_proces=-154- other_process=-412- other_profil=132p
  other_program=-432- other_project=-78- other_read=-273- other_resourc=-44- other_rol=-159- other_rows=-53-
  other_run=-58- other_schema=-129- other_server=-129- other_session=-288- other_side=55x other_so=105p
  other_spell=-37- other_stag=-274- other_step=-173- other_stor=175p other_system=-320- other_text=132o other_th=-164-
  other_than=100o other_the=-268- other_thread=-159- other_to=-325- other_tool=-108- other_transpiler=-95-
  other_typ=-219- other_type=-76- other_typescript=-188- other_user=-46- other_valu=-174- other_variation=-85-
  other_version=-44- other_way=-262- other_window=-176- other_with=-194- other_wrot=-158- otherwis_#number=-229-
  otherwis_a=-133- otherwis_all=-110- otherwis_an=-130- otherwis_be=-40- otherwis_fals=-117- otherwis_if=-106-
  otherwis_in=-87- otherwis_it=-264- otherwis_live=-82- otherwis_match=-26- otherwis_return=-61- otherwis_than=-241-
  otherwis_the=-232- otherwis_they=-242- otherwis_undefin=-43- otherwis_you=-215- ouestwar_has=-62- ought_to=172p
  oughta_be=-160- ounc_of=-79- our_api=46x our_best=-49- our_bot=-54- our_brain=-76- our_bts=-95- our_build=219p
  our_community=-217- our_company=-305- our_competitor=129a our_enemi=-222- our_field=-172- our_folder=173p
  our_friend=-137- our_hero=-126- our_liv=-284- our_mcp=224p our_men=-154- our_mind=-152- our_own=-545- our_page=173x
  our_policy=-251- our_rul=225p our_script=180p our_server=346p our_side=179x our_team=-37- our_transitional=-119-
  our_user=-207- our_very=-313- our_way=-117- our_websit=-247- our_window=-349- ours_and=126p ours_each=-158-
  ours_for=-51- ours_is=-229- ours_or=-410- ours_show=-90- ours_that=-350- ours_to=-139- ours_what=-41- out_#url=-57-
  out_a=75c out_against=-295- out_all=-263- out_and=-246- out_are=-136- out_as=-352- out_at=-231- out_becaus=-201-
  out_befor=-402- out_but=-315- out_by=-220- out_empty=-43- out_for=-438- out_from=108h out_he=-250- out_hey=-180-
  out_his=-326- out_if=-341- out_in=162x out_into=-245- out_is=-143- out_it=-163- out_its=-344- out_loud=227x
  out_null=-232- out_of=-155- out_on=-318- out_or=-99- out_other=-202- out_our=-225- out_right=-45- out_send=-243-
  out_so=-205- out_sort=-246- out_than=-208- out_the=116x out_then=-271- out_ther=-286- out_they=-254-
  out_through=-107- out_to=-554- out_until=-58- out_user=-40- out_what=-130- out_when=154x out_wher=-289-
  out_which=-262- out_why=-121- out_with=-100- out_you=-190- out_your=263l outcom_of=-83- outcom_op=-30-
  outer_event=-135- outer_node=-39- outermost_scop=-56- outermost_upper=-62- outgo_mail=27x outgo_packet=-70-
  outlin_in=-121- outliv_a=-269- output_a=-323- output_after=-129- output_and=-284- output_are=-225- output_as=-427-
  output_buffer=-179- output_by=-156- output_can=-236- output_column=-171- output_devic=-209- output_directory=-83-
  output_does=-196- output_file=-523- output_filenam=-94- output_for=-221- output_format=-307- output_from=-244-
  output_if=-226- output_in=-225- output_includ=-197- output_instead=-192- output_is=204h output_it=-132-
  output_limit=-318- output_line=-205- output_must=-53- output_of=42h output_on=-271- output_only=88a output_or=-264-
  output_sourcemap=-154- output_stream=-256- output_the=-38- output_to=-250- output_typ=-266- output_type=-87-
  output_was=66h output_what=113l output_when=-68- output_will=-212- output_won't=-155- output_your=201l outsid_do=-44-
  outsid_is=-225- outsid_it=-173- outsid_of=-387- outsid_requir=-45- outsid_root=-107- outsid_the=-478- outsid_us=-277-
  outsid_world=-160- outstand_jsdom=-48- over_#number=-547- over_a=-492- over_about=-39- over_again=-246- over_all=-61-
  over_an=-227- over_another=-258- over_any=-171- over_anyth=257o over_budget=-181- over_coffe=-91-
  over_connection=-52- over_design=-70- over_dns=147x over_each=-183- over_electron=-81- over_first=-69- over_for=-327-
  over_his=-175- over_http=-258- over_in=-172- over_intelligenc=-69- over_into=-123- over_it=-399- over_its=-219-
  over_me=-215- over_memory=-241- over_one=-151- over_ssh=151c over_stag=-130- over_stat=-96- over_them=-280-
  over_this=200p over_time=-87- over_timidity=-45- over_to=94x over_which=-306- over_with=62o over_your=-271-
  overfiend_and=-37- overfiend_culu=-78- overfiend_go=-102- overflow_a=-200- overflow_or=-234- overflow_the=-171-
  overlap_do=-84- overlapp_pair=-81- overlapp_triangl=-82- overlay_is=-61- overload_as=-249- overlook_someth=-422-
  overrid_a=-172- overrid_any=-255- overrid_chokidar=-44- overrid_decision=-30- overrid_is=-153- overrid_on=-75-
  overrid_pollinginterval=-44- overrid_prompt=-140- overrid_the=-363- overrid_this=-356- overrid_undo=-180-
  overridden_by=-90- overridden_with=-267- overriddenduration_therefor=-29- overriderequir_boolean=-120-
  oversiz_array=-164- overview_of=-217- overwrit_a=-294- overwrit_all=132c overwrit_the=181c overwrit_your=141o
  overwritten_archiv=-25- overwritten_by=58o overwritten_or=-42- owe_you=-160- owl_is=-322- owl_utc=-94- own_a=-245-
  own_and=-50- own_as=-120- own_busines=-37- own_by=-223- own_cach=-26- own_chain=-84- own_chang=-205- own_command=-40-
  own_count=-172- own_custom=-240- own_description=-118- own_directory=-270- own_error=-181- own_fil=-111-
  own_file=-138- own_for=-25- own_format=-66- own_hand=-181- own_handler=-71- own_highlight=-84- own_home=-247-
  own_id=-63- own_implementation=-102- own_in=-169- own_index=-132- own_limit=-51- own_line=-192- own_list=-107-
  own_lock=-158- own_look=-42- own_machin=-28- own_messag=-222- own_name=-241- own_no=-158- own_not=-74- own_or=-58-
  own_origin=-171- own_pars=-58- own_provider=-130- own_reason=-149- own_risk=-183- own_security=-223-
  own_sentenc=-102- own_session=-141- own_sidecar=-128- own_skill=76p own_so=-281- own_specification=-54-
  own_stand=-34- own_stor=-158- own_system=40p own_text=-198- own_that=-163- own_the=-212- own_time=-120-
  own_token=-168- own_tool=247p own_way=-28- own_wher=-40- own_which=-31- own_word=-431- own_work=-283- own_writ=-400-
  owner_and=112a owner_can=-367- owner_has=199a owner_is=110a owner_of=-353- owner_with=347h ownership_of=-213-
  owns_the=-238- p_#number=88c p_h=-68- p_luca=-64- p_m=-35- p_option=-290- pace_axis=-182- pace_is=-25- pace_of=-58-
  pack_#number=-87- pack_and=-286- pack_is=-57- pack_of=-101- packag_#url=-133- packag_ajv=-45- packag_and=-195-
  packag_are=-77- packag_behind=-224- packag_boilerplat=-45- packag_can=-175- packag_direct=-253- packag_does=-163-
  packag_entry=-46- packag_exist=-117- packag_export=-423- packag_file=-131- packag_from=235c packag_has=-155-
  packag_here=-71- packag_id=-152- packag_in=-174- packag_instead=-162- packag_is=-246- packag_json=67p
  packag_layer=-44- packag_like=-192- packag_manager=-145- packag_may=-122- packag_nam=-170- packag_name=-76-
  packag_of=-65- packag_only=-105- packag_or=-102- packag_provid=-195- packag_relat=-61- packag_ship=-68-
  packag_should=-316- packag_still=-40- packag_subpath=-204- packag_that=-316- packag_the=-274- packag_to=-274-
  packag_url=-76- packag_version=-197- packag_was=-175- packag_which=-149- packag_with=-53- packag_you=-195-
  packagemanager_field=-44- packet_are=-83- packet_in=-127- packet_is=-233- packet_over=-250- packet_sent=-107-
  packet_size=-41- packet_socket=-161- packet_the=-272- packet_to=-304- packet_with=-143- padd_to=-26- pag_and=-260-
  pag_are=-241- pag_for=-98- pag_in=-256- pag_of=-277- pag_on=-193- pag_that=-296- pag_us=-237- page_#number=-290-
  page_#url=-197- page_again=-419- page_align=-296- page_and=-248- page_around=-356- page_as=-184- page_asks=171c
  page_bare=-190- page_behind=-117- page_boundary=-105- page_by=-214- page_can=-288- page_complete=-85-
  page_curator=-178- page_document=-242- page_every=-41- page_except=-49- page_fault=-86- page_for=-188- page_in=-290-
  page_into=102c page_is=-345- page_itself=-340- page_may=-163- page_number=-248- page_of=82c page_on=-106-
  page_only=-222- page_or=-206- page_review=-287- page_says=-106- page_size=-207- page_tabl=-330- page_that=-256-
  page_to=131h page_via=-196- page_when=-317- page_wher=-305- page_without=-220- page_you=-202-
  pagination_capability=-25- paid_to=-103- paint_away=-71- paint_job=-212- paint_splash=-212- paint_the=-192-
  paint_with=-247- pair_function=-90- pair_generation=-90- pair_into=-168- pair_of=-38- pair_the=-46- pair_up=-177-
  pair_with=-64- palett_and=-227- palett_can=-148- pane_with=-114- panva_#url=-84- paolo_insogna=-75- papa_john=-226-
  paper_is=-287- paper_on=-195- paradis_is=-241- paragraph_as=190o paragraph_in=-188- parallel_with=-81-
  parallelis_acros=-25- param_callback=-189- param_should=-96- parameter_and=-301- parameter_are=-280-
  parameter_can=-173- parameter_connectoption=-29- parameter_context=-92- parameter_control=-113-
  parameter_expansion=-125- parameter_for=-154- parameter_from=-165- parameter_has=-52- parameter_in=-184-
  parameter_is=-146- parameter_must=-219- parameter_nam=-148- parameter_name=231a parameter_of=-142-
  parameter_result=-57- parameter_rfc=-100- parameter_set=-221- parameter_take=-117- parameter_than=-26-
  parameter_that=-259- parameter_the=-112- parameter_to=-248- parameter_valu=-160- parameter_which=-97-
  parameter_will=-56- parameter_with=-88- parameter_you=-388- parcel_#url=-93- parcel_to=-171- pardon_me=-164-
  paren_backtrack=-86- parent_and=-200- parent_by=-144- parent_commit=-324- parent_directori=-126-
  parent_directory=-157- parent_is=-210- parent_of=164a parent_proces=-273- parent_resourc=-81- parent_rewrit=-291-
  parent_scop=-135- parent_session=-137- parent_sourcemap=-42- park_anywher=-46- park_goal=-143- park_in=-158-
  pars_#number=-25- pars_#url=-172- pars_a=-89- pars_all=-357- pars_an=-91- pars_and=-66- pars_as=-47- pars_befor=-233-
  pars_binary=-25- pars_css=-38- pars_data=-128- pars_does=-41- pars_email=-117- pars_error=-86- pars_exampl=-208-
  pars_expression=-117- pars_for=-60- pars_fragment=-25- pars_from=-41- pars_glob=-67- pars_input=-93- pars_is=-104-
  pars_it=-197- pars_json=-230- pars_let=-50- pars_line=-268- pars_method=-67- pars_option=-34- pars_or=-39-
  pars_requir=-66- pars_rul=-103- pars_sock=-98- pars_the=-273- pars_to=-57- pars_typ=-106- pars_user=-312-
  pars_valu=-120- pars_which=-29- parser_#number=-244- parser_#url=-173- parser_and=-46- parser_does=-42-
  parser_for=-41- parser_from=-140- parser_has=-26- parser_in=-39- parser_is=-59- parser_parser=-90-
  parser_plugin=-201- parser_readstr=-63- parser_readunsign=-89- parser_to=-180- parser_validation=-68-
  parser_will=-32- parser_with=-41- parser_you=-54- parseurlwithvalidationerror_in=-68- part_and=-390- part_are=-263-
  part_by=-170- part_c=-81- part_follow=-26- part_from=-219- part_in=-257- part_is=-250- part_of=169l part_or=-381-
  part_that=192h part_the=-180- part_to=-65- part_wher=195h part_you=-339- partial_ast=-33- partial_built=-27-
  partial_or=-50- partial_url=-217- particular_in=-68- particular_node=-51- particular_order=-300-
  particular_purpos=-86- particular_the=-32- particular_useful=-239- particular_when=-67- partition_attribut=-106-
  partition_of=-276- partition_tabl=92c partner_in=234x party_a=-199- party_have=-191- party_is=-176-
  party_librari=-147- party_vendor=-149- pass_#number=-292- pass_a=-555- pass_additional=-270- pass_all=163x
  pass_along=93x pass_an=-259- pass_and=-136- pass_another=-64- pass_as=-308- pass_at=-114- pass_away=-311-
  pass_by=-154- pass_direct=-56- pass_down=-164- pass_each=-305- pass_excludecontent=-65- pass_extrasuffix=-108-
  pass_for=-133- pass_if=-35- pass_ignorecas=-120- pass_in=-321- pass_into=-316- pass_it=55x pass_its=-293-
  pass_larg=-301- pass_look=-224- pass_multipl=-183- pass_null=-97- pass_of=-113- pass_on=145a pass_one=-132-
  pass_option=-132- pass_or=-184- pass_order=-184- pass_over=-422- pass_phras=-335- pass_stopdirectory=-150-
  pass_such=-77- pass_that=-343- pass_the=-228- pass_them=117x pass_thos=-100- pass_through=-159- pass_to=-468-
  pass_true=-251- pass_user=-230- pass_validation=-41- pass_what=-265- pass_when=-71- pass_with=-212- passag_and=-102-
  passiv_checkpoint=-39- passwd_and=95x password_and=382x password_are=-282- password_authentication=-205-
  password_chang=310h password_databas=-285- password_field=141x password_file=-245- password_from=89c
  password_hint=-185- password_if=-205- password_in=-329- password_into=119x password_is=-191- password_manager=-194-
  password_of=-204- password_on=103c password_or=-395- password_policy=-286- password_reset=79a password_to=325x
  password_will=-134- past_a=-118- past_alon=-215- past_and=-262- past_at=-91- past_event=-90- past_it=443x
  past_stat=-176- past_the=312l past_this=-105- past_your=367l patch_#url=-61- patch_and=-279- patch_are=-193-
  patch_content=-69- patch_for=-85- patch_have=-69- patch_header=-95- patch_i=-51- patch_is=-158- patch_it=-251-
  patch_keyword=-33- patch_must=-68- patch_on=-215- patch_prepatch=-140- patch_requir=-66- patch_should=-327-
  patch_text=-69- patch_that=-184- patch_the=102p patch_to=-263- patch_tupl=-113- patch_updat=-327- patch_v=-192-
  patch_version=204p patch_will=-120- patch_with=-121- path_#url=-239- path_a=-164- path_accord=-164- path_actual=-26-
  path_alia=-32- path_and=-234- path_are=-210- path_argument=-78- path_array=-155- path_as=-279- path_baseurl=-87-
  path_below=-289- path_by=-257- path_cannot=-97- path_component=-134- path_contain=-267- path_continu=-213-
  path_data=-207- path_e=-111- path_environment=-241- path_exist=-94- path_filter=-93- path_fits=-62- path_foo=-189-
  path_for=-330- path_found=-227- path_from=-289- path_git=-66- path_has=-92- path_in=-288- path_instead=-72-
  path_is=-243- path_itself=-105- path_lead=-203- path_line=-74- path_max=-172- path_modul=-207- path_mtu=-40-
  path_must=-38- path_nam=-113- path_name=-182- path_nul=-127- path_of=-219- path_on=-187- path_option=-148-
  path_or=-45- path_parameter=-88- path_pars=-66- path_path=-189- path_pattern=-84- path_prefix=-90- path_produc=-48-
  path_register=-137- path_relativ=-92- path_see=-57- path_separator=-116- path_serializer=-91- path_should=-133-
  path_start=-380- path_stay=-175- path_stop=-101- path_str=-99- path_support=-32- path_than=-109- path_that=-171-
  path_the=-152- path_through=-65- path_to=-368- path_traversal=-105- path_type=-83- path_under=-239-
  path_webpack=-220- path_wher=-97- path_which=-240- path_will=-119- path_with=-71- path_you=-239-
  pathext_environment=-110- pathext_use=-104- pathnam_convention=-61- pathnam_has=-65- pathnam_of=-69-
  pathnam_socket=-118- pathnam_the=-205- pathspec_is=-63- pathtofileurl_dir=-233- patienc_is=-160- patienc_ms=-249-
  patriotism_is=-222- pattern_and=-335- pattern_are=-186- pattern_as=-227- pattern_could=-165- pattern_direct=-74-
  pattern_for=-63- pattern_in=-139- pattern_is=-204- pattern_itself=-29- pattern_like=-210- pattern_list=-133-
  pattern_match=-297- pattern_need=-57- pattern_of=-178- pattern_or=-159- pattern_read=-204- pattern_run=-29-
  pattern_star=-140- pattern_start=-122- pattern_str=-118- pattern_such=-119- pattern_that=-85- pattern_to=-468-
  pattern_ts=-132- pattern_us=-36- pattern_will=-141- pattern_with=-169- paus_a=-159- paus_and=-148- paus_in=-171-
  paus_it=-83- paus_or=-243- paus_performanc=-173- pax_record=-183- pay_attention=-271- pay_for=-177- pay_no=54o
  pay_other=-321- pay_to=-196- payload_as=-241- payload_exe=221p payload_for=-138- payload_is=-221- payload_of=-202-
  payment_and=-178- payment_is=-60- payment_oauth=-171- pays_for=275a pays_to=-329- pdp_#number=-137- peac_and=-207-
  peac_if=-30- peac_with=-116- peak_of=-28- peanut_butter=-139- pearl_befor=-150- peer_connection=-365-
  peer_dependency=-123- pem_encod=-206- pem_format=-245- penal_code=-154- pend_memory=-293- pend_signal=-287-
  pend_skill=-165- penny_sav=-260- peopl_all=-101- peopl_and=-446- peopl_are=-319- peopl_as=-166- peopl_ask=-192-
  peopl_can=-212- peopl_do=-489- peopl_don't=-252- peopl_feel=-82- peopl_for=-105- peopl_from=-33- peopl_have=-179-
  peopl_i=-263- peopl_in=-115- peopl_into=-236- peopl_is=-100- peopl_know=-276- peopl_like=-151- peopl_liv=-43-
  peopl_of=-220- peopl_often=-163- peopl_on=-257- peopl_read=-302- peopl_say=-167- peopl_see=-258- peopl_that=-243-
  peopl_the=-306- peopl_think=-71- peopl_to=-406- peopl_until=-46- peopl_use=-123- peopl_want=-90- peopl_who=-618-
  peopl_whos=-304- peopl_will=-364- peopl_with=79h peopl_work=-283- peopl_would=-293- peopl_writ=-242- peopl_you=-171-
  people_run=-45- per_build=-68- per_cach=-107- per_cent=-187- per_character=-57- per_devic=-82- per_directory=-55-
  per_entry=-138- per_key=-183- per_line=100l per_node=-378- per_path=-147- per_project=-50- per_rfc=-54-
  per_second=-239- per_stor=-115- per_tag=-79- per_task=-124- per_the=32a per_user=-287- per_usual=-53- per_word=-91-
  per_writ=-223- per_year=-103- percent_encod=-360- percent_of=-165- percent_sign=-164- percentag_is=-73-
  percentag_truncat=-77- perf_data=-118- perf_script=-199- perfect_for=-192- perfect_rose=-45- perform_a=-364-
  perform_an=-271- perform_and=-77- perform_any=-164- perform_by=-198- perform_in=-333- perform_internal=-89-
  perform_no=-131- perform_on=-191- perform_the=110h perform_well=-120- perform_with=-170- performanc_and=-139-
  performanc_benchmark=-65- performanc_but=-35- performanc_compar=-49- performanc_comparison=-141- performanc_cost=-76-
  performanc_critical=-61- performanc_in=-100- performanc_is=-48- performanc_now=-181- performanc_of=-85-
  performanc_overhead=-45- performanc_than=-141- performanc_vari=-29- perhap_a=-125- perhap_the=-202- period_also=-76-
  period_and=-136- period_of=-222- perl_#number=-222- perl_is=-85- permanent_and=137p permessag_deflat=-214-
  permission_and=-281- permission_are=163h permission_befor=30h permission_bits=-253- permission_check=73h
  permission_deni=-193- permission_for=-218- permission_from=83a permission_is=-270- permission_of=151a
  permission_on=-304- permission_to=-161- permission_was=-199- permit_a=-86- permit_an=-374- permitt_and=164o
  permitt_but=-147- permitt_to=109r persian_and=-54- persistent_keyr=-199- person_a=-212- person_alon=-202-
  person_and=-324- person_approv=-490- person_are=-131- person_as=-269- person_ask=-237- person_asks=-172-
  person_at=68a person_can=-289- person_chos=-214- person_consent=-185- person_decid=-251- person_did=-401-
  person_does=-251- person_first=-215- person_for=-204- person_from=126h person_gave=-149- person_has=-464-
  person_in=58a person_is=-232- person_languag=-277- person_last=-198- person_leav=-539- person_left=-39-
  person_look=142h person_mak=-256- person_may=-283- person_mean=-34- person_messag=-196- person_must=71h
  person_never=-189- person_no=-383- person_null=-179- person_of=-131- person_on=-272- person_or=-223- person_own=-583-
  person_puts=-357- person_read=150h person_refus=-242- person_request=-246- person_said=-328- person_saw=-395-
  person_sees=-424- person_that=36h person_the=-357- person_they=-205- person_to=-313- person_typ=-415-
  person_want=-261- person_web=-249- person_what=-28- person_when=-338- person_who=201a person_with=-210-
  person_word=-466- person_would=168h person_writ=-373- person_wrot=-283- person_you=132a persona_file=112p
  persona_of=58r pertain_to=-178- perversity_of=-170- pg_dump=-405- pg_receivewal=-105- pg_restor=-243- pg_upgrad=-112-
  ph_d=-225- phas_apart=-106- phas_is=-26- phas_start=-106- phdr_function=-254- phenomena_can=-52- philx_debian=-121-
  phon_#number=-208- phon_booth=-303- phon_call=-295- phon_is=44p phon_number=389x photo_from=-236- photo_of=172x
  php_go=-66- phras_blue=244a phras_can=-72- phras_i=-83- phras_in=-151- phras_read=-175- phras_ts=-145-
  phras_word=-48- physic_and=-152- physic_is=-62- physical_world=-100- physicist_and=-83- piano_in=-131- pick_it=178x
  pick_one=-296- pick_the=185h pick_them=44p pick_up=-259- pick_with=-302- picomatch_option=-67- pictur_and=202x
  pictur_as=-227- pictur_is=-304- pictur_of=-269- pictur_on=35x pictur_show=-122- pictur_somewhat=-71- pictur_the=-197-
  pictur_to=-328- pid_is=-59- piec_are=-112- piec_as=-134- piec_befor=-134- piec_by=-115- piec_can=-51- piec_in=-205-
  piec_is=-128- piec_of=-418- piec_that=-175- pig_and=-223- pigeonhol_principl=-206- pin_that=-153- pin_the=-262-
  pin_this=245p pin_your=-148- pinch_and=-33- pinch_n=-53- ping_progres=-25- pinn_archiv=-60- pinn_entry=-215-
  pinn_match=-61- pinn_one=-80- pinn_to=-250- pinn_when=-114- pino_#url=-181- pino_compatibl=-65- pino_with=-70-
  pinoj_redact=-210- pins_or=-153- pint_of=-186- pipe_#number=-193- pipe_a=-100- pipe_method=-191- pipe_the=224c
  pipelin_at=-71- pipelin_hook=-33- pipelin_stat=-108- pipelin_when=-188- pittsburgh_driver=-92- pivot_root=-237-
  pixel_data=-143- pixel_per=-378- pixel_should=-31- pixel_to=-210- pkcs_#number=-255- pkg_config=-334- pl_i=-193-
  plac_a=-277- plac_after=177p plac_are=-190- plac_args=-50- plac_as=-204- plac_at=95l plac_befor=132l
  plac_behind=-190- plac_between=-77- plac_but=-139- plac_by=-322- plac_call=-218- plac_every=-256- plac_everyth=-261-
  plac_for=-349- plac_from=-152- plac_i=-277- plac_if=-242- plac_in=-529- plac_into=-237- plac_is=-447- plac_it=-224-
  plac_like=-313- plac_of=-230- plac_on=-70- plac_once=-173- plac_so=-234- plac_stay=-370- plac_that=-292-
  plac_to=-416- plac_when=184h plac_wher=64p plac_within=-48- plac_writ=-72- placeholder_a=-111- placeholder_in=-197-
  placeholder_with=-31- plain_line=-50- plain_node=-147- plain_object=-174- plain_point=-108- plain_text=-215-
  plain_word=-206- plan_and=-283- plan_for=-301- plan_is=-305- plan_of=-112- plan_that=-121- plan_to=-208-
  planet_is=-155- plann_beginn=-36- plann_for=-299- plant_a=56p plant_in=-122- plant_the=193p plat_of=-198-
  platform_a=-77- platform_are=-76- platform_or=-170- platform_other=-142- platform_project=-143-
  platform_specific=-232- platform_support=-62- platform_unimplement=-76- platform_wher=-148- play_a=256r
  play_along=-90- play_around=-88- play_by=-264- play_is=-386- play_piano=-198- play_the=-352- play_with=-79-
  playground_#url=-221- playhead_infinity=-237- playhead_is=-89- playhead_stay=-69- pleas_act=90a pleas_be=75h
  pleas_check=-200- pleas_delet=-331- pleas_don't=32h pleas_file=145h pleas_forget=108a pleas_keep=-270-
  pleas_leav=-337- pleas_note=-409- pleas_open=125x pleas_read=-194- pleas_refer=-98- pleas_remember=-298-
  pleas_report=-426- pleas_see=-392- pleas_send=-210- pleas_shar=-236- pleas_switch=66a pleas_try=-272- pleas_use=-305-
  pleas_with=-157- plenty_of=-31- plug_in=147p plug_ins=-76- plugin_#url=-173- plugin_and=-315- plugin_api=-347-
  plugin_are=-235- plugin_built=-134- plugin_compat=-38- plugin_creat=-255- plugin_does=-55- plugin_for=-224-
  plugin_in=54p plugin_is=45p plugin_list=-219- plugin_optimizer=-38- plugin_plugin=-221- plugin_react=-189-
  plugin_regexp=-42- plugin_section=-263- plugin_support=-89- plugin_system=-160- plugin_that=-123- plugin_to=-317-
  plugin_transform=-201- plugin_us=-38- plugin_will=-154- plus_a=-37- plus_any=-61- plus_sign=-26- plus_the=153x
  plus_this=-45- png_#url=-81- png_etc=-52- png_fil=-148- png_file=-90- png_imag=-254- png_read=-356- png_set=-218-
  png_writ=-319- pnglibconf_h=-193- pnpm_run=-87- pnpm_test=-170- pocket_and=-263- poem_that=108l point_a=-108-
  point_and=-177- point_are=-253- point_array=-123- point_at=-320- point_by=-86- point_code=-203- point_delimiter=-77-
  point_dur=-39- point_error=-38- point_excit=-89- point_for=-174- point_from=-55- point_in=-56- point_into=-356-
  point_is=-284- point_it=245h point_length=-188- point_null=-69- point_number=-138- point_of=-450- point_on=-261-
  point_or=-79- point_orientation=-38- point_out=-296- point_slic=-108- point_so=-224- point_the=177p point_to=-338-
  point_valu=-174- point_wher=-157- point_with=-130- point_you=-25- pointer_accord=-112- pointer_and=-239-
  pointer_event=-66- pointer_in=-154- pointer_json=-83- pointer_to=-256- pole_error=-99- polic_and=-271-
  polic_officer=49r polic_station=-207- polici_can=-53- polici_cmak=-87- polici_to=-173- polici_will=-142-
  policy_#url=-374- policy_and=-274- policy_for=-216- policy_id=-219- policy_in=198a policy_is=-605- policy_name=-211-
  policy_provid=-141- policy_rule=-330- policy_set=68p policy_that=-198- policy_to=-449- policy_updat=-110-
  policy_was=-247- policy_you=-231- politic_is=-124- poll_an=-72- poll_compar=-72- poll_now=-70- poll_scheduler=-56-
  poll_uses=-56- poll_when=-44- polyfill_#url=-162- pool_and=-94- pool_is=-321- pool_must=-141- pool_provider=-154-
  pool_to=-64- poor_fellow=-261- popp_up=-291- popular_css=-27- popular_tool=-108- populat_prefault=-179-
  populat_the=-67- populat_with=-192- populat_writ=-183- port_#number=306c port_#url=-227- port_allocation=-210-
  port_and=305c port_are=-200- port_from=-44- port_is=-194- port_number=-134- port_of=-301- port_on=-380-
  port_rang=-40- port_that=-175- port_to=-142- portabl_acros=-39- portal_not=-126- portion_it=-54- portion_of=-328-
  pos_a=-75- pose_as=257r position_alon=-87- position_among=-204- position_and=-63- position_are=-29- position_at=-156-
  position_best=-36- position_in=-211- position_independent=-128- position_information=-103- position_is=-89-
  position_n=-138- position_of=-190- position_on=64x position_only=-204- position_property=-25- position_relativ=-107-
  position_the=-68- position_to=99x position_wher=-58- positiv_infinity=-70- positiv_integer=-223- positiv_limit=-81-
  positiv_valu=-112- posix_#number=-249- posix_correct=-81- posix_fadvis=-46- posix_option=-93- posix_shar=-116-
  posix_spawn=-121- posix_spawnp=-89- posix_specifi=-234- posix_standard=-43- posix_thread=-65- possess_the=-145-
  possession_of=-110- possib_from=-86- possib_modifi=-71- possibility_of=-221- possibl_and=-189- possibl_but=-232-
  possibl_for=-273- possibl_not=-105- possibl_on=-137- possibl_path=-77- possibl_the=-115- possibl_to=-301-
  possibl_valu=-143- possibl_we=-128- possibl_with=-109- possibl_you=-197- post_#url=222x post_in=332x post_it=133x
  post_offic=-133- post_request=-101- post_such=-27- post_the=75x post_to=-182- post_updat=-326- postag_stamp=-188-
  postcs_svgo=-108- postgresql_#number=-111- postgresql_cluster=-223- postgresql_does=-148- postgresql_extension=-251-
  postman_another=-231- postman_other=-130- postur_deployment=-201- pot_of=-307- potato_chip=-46-
  potential_infinit=-34- potential_inspect=-111- potential_valu=-123- pound_of=-57- pound_on=-119- pour_a=-39-
  power_by=-127- power_cut=-352- power_is=-192- power_management=-136- power_of=195a power_off=-384- power_static=-120-
  power_to=147h power_tool=-314- powerful_static=-130- practic_an=-114- practic_it=-143- practic_of=-192-
  practic_to=-344- prais_the=-202- prctl_#number=-194- pre_approv=-66- pre_built=-131- pre_commit=-249- pre_compil=-38-
  pre_configur=-64- pre_defin=-144- pre_flight=-25- prebuilt_binari=-208- prebuilt_binary=-63- prebuilt_cdn=-123-
  preced_built=-41- preced_by=-101- preced_exampl=-161- preced_the=-220- precise_the=-145- precision_and=-207-
  precision_float=-43- predominanc_of=-45- prefer_los=-51- prefer_metric=-28- prefer_tea=-193- prefer_to=-304-
  prefer_us=-53- preferabl_to=-305- preferenc_file=-157- preferenc_is=108h preferr_encod=-115- preferr_media=-166-
  preferr_way=-104- prefix_and=-97- prefix_as=-278- prefix_by=-120- prefix_check=-254- prefix_e=-282- prefix_for=-169-
  prefix_implementation=-105- prefix_includ=-86- prefix_is=-142- prefix_length=-47- prefix_of=-283- prefix_prefix=-162-
  prefix_premajor=-30- prefix_so=-251- prefix_the=-352- prefix_to=-91- prelud_ls=-115- premajor_minor=-140-
  premajor_preminor=-30- preminor_and=-97- preminor_patch=-140- preminor_prepatch=-30- prepar_a=-107- prepar_for=-158-
  prepar_statement=-52- prepar_the=-204- preparation_can=-106- prepatch_or=-30- prepatch_prereleas=-140-
  prepatch_work=-97- prepend_a=-226- prepend_the=-203- prepend_to=-172- prependlistener_and=-47-
  prependoncelistener_method=-47- preposition_is=-73- preprocessor_is=-45- prereleas_info=-85- prereleas_it=-73-
  prereleas_of=-77- prereleas_part=-250- prereleas_requir=-66- presenc_of=-268- present_and=-148- present_but=-77-
  present_by=-100- present_default=-197- present_for=-282- present_in=-338- present_it=-68- present_on=-248-
  present_only=-116- present_or=-58- present_the=290h present_when=-289- present_with=-250- preserv_a=-39-
  preserv_acros=-73- preserv_effective=-56- preserv_original=-140- preserv_symlink=-35- preserv_their=-53-
  preservation_us=-29- preserveparen_true=-241- preset_is=-200- preset_may=-101- preset_that=-212- president_and=-135-
  president_of=-283- press_as=-162- press_ctrl=-243- pretend_it's=-170- pretend_play=-364- pretend_that=290h
  pretend_to=145r prettier_is=-136- pretty_format=-184- pretty_good=-139- pretty_print=-194- pretty_soon=-275-
  pretty_sure=-107- prevent_a=-242- prevent_end=-104- prevent_re=-35- prevent_sett=-63- prevent_such=-233-
  prevent_the=-276- prevent_this=-131- prevention_block=-174- previou_administration=-182- previou_behavior=-93-
  previou_instanc=-224- previou_instruction=75o previou_owner=-338- previou_rul=221o previou_search=-308-
  previou_signal=-145- previou_valu=-76- previou_version=-379- previou_writ=-33- previous_defin=-79-
  previous_incorrect=-28- previous_register=-116- previous_set=-97- pric_in=-131- pric_of=-275- pric_on=-161-
  pric_to=-154- prim_#number=-201- prim_and=-101- prim_number=-147- primari_for=-105- primari_intend=-123-
  primary_and=-77- primary_copy=-136- primary_for=-58- primary_from=-139- primary_group=-182- primary_if=-26-
  primary_sourc=-141- primary_stor=-209- primary_storag=-74- primary_to=-89- primitiv_and=-63- primitiv_object=-220-
  primitiv_that=-179- primitiv_valu=-69- principl_of=-233- principl_than=-33- print_a=-426- print_all=97l
  print_an=-270- print_and=-335- print_are=-161- print_as=-390- print_if=-123- print_in=-205- print_it=-60-
  print_on=136x print_only=-170- print_out=-361- print_the=-245- print_to=156x print_will=-116- print_your=265l
  printf_#number=-74- prior_to=113l prioritiz_brotli=-106- priority_attribut=-40- priority_from=-44- priority_is=-61-
  priority_of=-279- priority_over=191o priority_priority=-325- priority_this=-78- priority_to=-136- priority_zero=153a
  prison_guard=-99- privacy_issu=-75- privat_ip=-254- privat_key=-288- privat_mode=-149- privat_or=-88-
  privat_repository=174x privileg_and=-117- privileg_but=-182- privileg_for=-80- privileg_grant=-168- privileg_in=-283-
  privileg_is=-238- privileg_on=-247- privileg_port=-161- privileg_proces=98a privileg_to=-171- pro_#number=-174-
  proactiv_refresh=-86- prob_point=-304- probab_a=-254- probab_be=-131- probab_better=-52- probab_have=-119-
  probab_the=-57- problem_and=-208- problem_but=-156- problem_can=-200- problem_for=-257- problem_in=-86-
  problem_is=-253- problem_of=-127- problem_runn=-189- problem_says=-349- problem_so=-232- problem_such=-38-
  problem_that=-236- problem_to=-107- problem_was=-159- problem_with=112r problem_you=-50- problematic_ifstatement=-75-
  proc_#number=-107- proc_pid=-149- proc_sys=-107- proce_slow=-126- proce_to=-212- proce_without=167h
  procedur_associat=-151- procedur_for=-104- procedur_is=-178- procedural_languag=-329- proceed_from=-45-
  proceed_to=-52- proces_a=-150- proces_aliv=-61- proces_and=-291- proces_are=-209- proces_as=-112- proces_by=-254-
  proces_can=-396- proces_cold=-175- proces_cputim=-44- proces_creat=-25- proces_cwd=-46- proces_does=-177-
  proces_env=-269- proces_exit=-165- proces_file=-55- proces_filter=-30- proces_from=-284- proces_group=-278-
  proces_has=-96- proces_id=-273- proces_in=-319- proces_is=-309- proces_itself=-239- proces_keep=-151-
  proces_los=-154- proces_may=-184- proces_method=-168- proces_must=-134- proces_null=-175- proces_of=65c
  proces_on=-293- proces_or=-165- proces_platform=-198- proces_stderr=-46- proces_stdout=-46- proces_terminat=-190-
  proces_that=-258- proces_the=-240- proces_to=139h proces_was=-121- proces_wide=-92- proces_will=-109-
  proces_with=-246- proces_would=-333- process_a=-123- process_add=-274- process_an=-30- process_and=-85-
  process_append=-207- process_are=-50- process_by=-128- process_encod=-68- process_if=-57- process_in=-295-
  process_is=-62- process_mkdir=-120- process_of=54c process_or=-66- process_signal=-179- process_stop=-87-
  process_that=102p process_to=-152- process_when=-51- process_which=-216- process_whos=-210- processcod_option=-95-
  processor_time=-73- prod_it=-128- prod_neuro=-140- produc_a=-472- produc_an=-262- produc_any=154r produc_by=-155-
  produc_error=-123- produc_get=-191- produc_it=-42- produc_more=-62- produc_one=-39- produc_output=-353-
  produc_the=-245- product_and=-182- product_is=107a product_you=-128- production_application=-184-
  production_cluster=239c production_databas=367c production_defin=-90- production_environment=-85-
  production_issu=-126- production_of=-350- professional_support=-201- profil_and=-37- profil_as=-216-
  profil_creat=-336- profil_id=-75- profil_is=-34- profil_name=-284- profil_of=89x profil_or=-61- profil_start=-247-
  profil_that=-34- profil_the=162p profil_this=-129- program_and=87x program_appli=-81- program_are=-220-
  program_as=184c program_at=66p program_befor=-362- program_below=-355- program_by=-58- program_can=-114-
  program_chang=-264- program_commit=-99- program_exit=-214- program_for=-143- program_has=-265- program_have=-270-
  program_if=-210- program_in=-366- program_is=-402- program_it=-236- program_itself=-224- program_keep=-226-
  program_may=-225- program_n=-110- program_name=-56- program_of=-179- program_on=-284- program_open=-247-
  program_or=-195- program_put=-39- program_run=-163- program_should=-288- program_such=-250- program_that=-443-
  program_to=-381- program_top=-103- program_us=-124- program_was=-253- program_when=-217- program_which=-196-
  program_will=-162- program_with=-258- program_without=-298- program_work=-114- program_writ=-206- programm_is=-194-
  programm_languag=-282- programm_with=196o programmer_and=-177- programmer_can=-170- programmer_don't=-253-
  programmer_from=-61- programmer_to=-241- programmer_who=-358- progres_and=-176- progres_bar=80h
  progres_cancellation=-25- progres_is=-95- progres_report=-254- prohibit_by=-123- project_and=-381- project_are=271p
  project_at=-213- project_bill=-166- project_call=-316- project_can=-188- project_dirs=-231- project_discovery=-157-
  project_document=-124- project_doesn't=-177- project_folder=-202- project_follow=-224- project_has=-411-
  project_id=-297- project_in=-201- project_is=162p project_like=-122- project_location=-110- project_may=-130-
  project_not=-200- project_number=-241- project_on=132x project_or=-159- project_referenc=-91- project_run=-155-
  project_should=-229- project_so=181p project_strong=-98- project_that=-181- project_the=109h project_to=-425-
  project_us=-217- project_uses=-272- project_was=-38- project_with=-259- project_you=-188- prolog_programmer=-80-
  promis_are=-95- promis_in=-54- promis_is=-94- promis_resolution=-30- promis_resolv=-40- promis_that=-103-
  promis_the=-242- promis_to=-118- promis_toolresult=-46- promis_unit=-35- promis_which=-63- promis_wrap=-56-
  promot_the=-68- prompt_a=-240- prompt_already=-191- prompt_and=-35- prompt_appear=99h prompt_are=-72- prompt_as=-112-
  prompt_at=-110- prompt_block=-88- prompt_by=-274- prompt_cach=-227- prompt_cors=-124- prompt_does=-164-
  prompt_empty=-267- prompt_for=-676- prompt_has=78a prompt_in=-72- prompt_injection=-269- prompt_insid=121l
  prompt_into=350l prompt_is=178o prompt_lie=-220- prompt_null=-182- prompt_of=-347- prompt_on=55l prompt_past=-91-
  prompt_says=171o prompt_stand=-174- prompt_that=-334- prompt_the=-177- prompt_to=239l prompt_was=-98-
  prompt_with=-35- prompt_you=311l proof_by=-143- proof_of=91a proof_that=-220- prop_are=-331- prop_to=-240-
  propagation_and=-136- propagation_ttl=-136- proper_and=-200- proper_filter=-30- proper_reject=-41- properti_and=-100-
  properti_are=-102- properti_code=-35- properti_contain=-97- properti_custom=-121- properti_error=-205-
  properti_for=-163- properti_in=-171- properti_like=-49- properti_maintain=-74- properti_of=-119- properti_on=-200-
  properti_size=-74- properti_that=-51- properti_the=-56- properti_then=-35- properti_to=-136- properti_when=-225-
  properti_you=-32- property_#url=-136- property_and=-174- property_can=-86- property_contain=-129-
  property_escap=-105- property_for=-123- property_is=-114- property_it=-294- property_name=-114- property_of=-82-
  property_query=-27- property_replaceall=-26- property_represent=-93- property_should=-104- property_test=-39-
  property_that=-32- property_to=-33- property_valu=-110- property_when=-80- property_which=-270- property_will=-45-
  property_with=-116- proportion_to=-154- proportional_to=-144- propos_again=-315- propos_and=-164- propos_befor=-221-
  propos_for=-80- propos_in=-47- propos_it=129p propos_text=-141- proposal_#url=-141- proposal_as=-165-
  proposal_does=-296- proposal_for=-295- proposal_md=-220- proposal_of=-235- proposal_that=-329- proposal_the=-194-
  proposal_too=-123- proposal_was=-151- proposal_with=-205- prosperity_of=-92- prot_exec=-151- protect_against=-84-
  protect_sourc=-164- protect_the=-270- protect_this=180p protection_against=-267- protection_key=-106-
  protection_keys=-236- protection_of=-220- protest_the=-224- protocol_and=-158- protocol_code=-170-
  protocol_featur=-25- protocol_file=-53- protocol_http=-100- protocol_is=-148- protocol_md=-25- protocol_number=-141-
  protocol_of=-51- protocol_tak=-99- protocol_that=-189- protocol_to=-190- protocol_version=-234-
  prototyp_pollution=-83- proud_stood=-66- prov_a=-53- prov_it=-272- prov_that=32a prov_to=-188-
  provenanc_attestation=-109- proverb_is=-60- proverb_to=-60- provid_a=-438- provid_acces=-127- provid_all=-158-
  provid_an=-89- provid_and=-197- provid_any=-181- provid_as=-110- provid_benchmark=-29- provid_by=-465-
  provid_code=-348- provid_compatibility=-141- provid_continuou=-62- provid_data=-40- provid_error=-32-
  provid_file=-241- provid_for=-153- provid_function=-38- provid_in=-130- provid_information=-256- provid_it=208a
  provid_more=-79- provid_multipl=-178- provid_on=-233- provid_only=-71- provid_path=-156- provid_protection=-27-
  provid_relativ=-43- provid_reliabl=-38- provid_root=-205- provid_secur=-229- provid_sinc=-82- provid_the=112x
  provid_then=-123- provid_this=-236- provid_through=-206- provid_to=-172- provid_with=-177- provid_your=239l
  provider_agent=-140- provider_and=-392- provider_are=-501- provider_auto=-130- provider_by=-214- provider_cach=-326-
  provider_can=-148- provider_count=-279- provider_custom=-140- provider_fallback=-140- provider_for=-227-
  provider_get=-328- provider_has=-312- provider_in=-177- provider_is=-204- provider_key=-147- provider_known=-191-
  provider_may=117a provider_messag=-300- provider_model=-205- provider_name=-180- provider_of=-281- provider_or=-181-
  provider_qifiedevent=-89- provider_read=-142- provider_that=-418- provider_to=65p provider_ts=-153-
  provider_want=-252- provider_with=-186- providererror_and=-62- providererror_for=-98- provok_such=-64-
  proxi_call=-63- proxi_encrypt=-77- proxi_to=-135- proxy_agent=-203- proxy_default=-25- proxy_environment=-103-
  proxy_for=177c proxy_is=-205- proxy_to=98p prun_or=84p pseudo_random=-49- pseudo_tag=-62- pseudo_tags=-70-
  pseudo_typ=-96- psl_syntax=-108- pthread_attr=-114- pthread_cleanup=-285- pthread_creat=-158- pthread_kill=-118-
  pthread_mutexattr=-58- pub_sub=-306- public_api=-223- public_channel=-171- public_domain=-253- public_internet=-297-
  public_ip=-207- public_json=-181- public_key=-471- public_keys=-116- public_licens=-202- public_page=51x
  public_privat=-258- public_repositori=-373- public_repository=-58- public_suffix=-361- publish_a=-314-
  publish_by=-241- publish_the=162x publish_to=-306- publish_your=50l pull_a=-186- pull_down=87c pull_in=-339-
  pull_into=-208- pull_it=-175- pull_off=-49- pull_request=-123- pull_someon=-52- pull_the=-121- punch_out=-271-
  punctuation_at=-91- punctuator_prefix=-86- punycod_c=-71- punycod_hostnam=-84- punycod_js=-98- punycod_str=-71-
  purchas_under=-166- pure_it=-189- pure_rand=-71- purg_find=-25- purg_or=-241- purg_overrid=-157- purg_text=-276-
  purpos_and=-30- purpos_are=-55- purpos_in=-327- purpos_is=-303- purpos_it=-294- purpos_of=-255- purpos_only=-267-
  purpos_or=-98- pursuit_of=-182- push_#number=-266- push_and=-210- push_found=-290- push_it=184x push_origin=-230-
  push_the=-178- push_to=-122- put_a=80p put_anyth=-220- put_away=-201- put_back=60p put_behind=-298- put_between=-64-
  put_fil=-39- put_here=-316- put_his=-274- put_in=146x put_into=38p put_it=-216- put_no=-297- put_off=-368-
  put_on=142l put_or=-87- put_out=-127- put_str=-185- put_the=217p put_them=354x put_ther=-409- put_this=-164-
  put_to=-168- put_together=-279- put_up=-217- put_your=-310- putimagedata_for=-48- puts_a=-391- puts_an=-189-
  puts_back=-216- puts_the=-495- puts_them=-338- puts_what=-358- putt_on=-36- putt_them=-166- puzzl_his=-126-
  python3_find=-185- python_#number=-93- python_#url=-127- python_dotenv=-240- python_find=-164- python_int=-34-
  python_it=-253- python_json=-248- python_str=-109- python_strip=-78- python_that=-184- python_will=-111-
  python_with=-253- python_writ=-128- pyyaml_read=-212- pyyaml_refus=-241- pyyaml_safe=-416- q_and=-334- q_did=-284-
  q_how=-204- q_what=-386- q_who=179x qifi_nats=-157- qifi_rabbitmq=-157- qifi_redi=-168- qifi_zeromq=-157-
  qifiedevent_disconnect=-89- qifiedevent_error=-89- qifiedevent_unsubscribetask=-89- qotd_i=-305- qotd_i'm=-88-
  qotd_if=-197- qr_code=221x qs_and=-175- qs_read=-189- qualifi_identifier=-231- qualifi_name=-151- qualifi_of=-78-
  qualifi_to=-123- quality_at=-26- quality_control=-87- quality_of=-299- quantifier_which=-117- quarter_of=180x
  queri_no=-26- queri_that=-26- query_#url=205x query_and=-228- query_args=-47- query_best=-139- query_concurrency=-36-
  query_for=-204- query_is=-349- query_length=-98- query_must=-98- query_never=-64- query_parameter=27x
  query_query=-98- query_says=-315- query_str=167x query_that=-255- query_the=-260- query_to=85x query_tolowercas=-237-
  query_type=-111- query_with=-116- question_#number=-239- question_about=113h question_after=-107- question_and=-158-
  question_are=-198- question_at=-159- question_befor=57h question_greenblatt=-169- question_how=-26- question_in=28x
  question_is=-260- question_mark=-275- question_of=-271- question_one=-163- question_or=-294- question_the=40h
  question_to=213x question_wher=-91- question_whether=104h question_why=-59- question_without=-79- queu_and=-207-
  queu_are=-268- queu_can=-66- queu_for=-51- queu_given=-30- queu_is=-264- queu_of=-165- queu_one=-125- queu_or=-212-
  queu_qifiedevent=-89- queu_the=-127- queu_to=-197- queu_wait=-294- queu_with=-227- queu_word=-202- quick_add=-212-
  quick_and=130h quick_as=-150- quick_lru=-96- quick_to=-129- quiet_and=131h quiet_hour=-270- quiet_no=-257-
  quiet_the=-176- quiet_to=-225- quit_a=-269- quot_#number=-90- quot_a=-172- quot_and=-256- quot_as=-156-
  quot_from=120l quot_in=-55- quot_is=-151- quot_it=283x quot_of=-243- quot_or=-65- quot_str=-159- quot_the=49l
  quot_to=-263- quot_valu=-260- quot_which=-156- quot_with=-160- quota_information=-56- quota_limit=-182-
  quotation_#number=-82- quotation_mark=-293- quotelimit_#number=-108- r_#number=128c r_and=-257- r_character=-145-
  r_for=-275- r_function=-50- r_is=-119- r_mice=-81- r_nod=-36- r_or=-228- r_t=-244- r_to=-58- r_v=-158- r_wher=-68-
  rabbit_do=-26- rabbitmq_etc=-123- rabbitmq_provider=-157- rabbitmq_readm=-157- race_condition=-76- radiu_and=-40-
  radiu_exact=-72- radiu_in=-126- radiu_of=-125- radix_ui's=-182- rafael_gonzaga=-75- rafaelgs_#url=-84- rais_a=-112-
  rais_error=-86- rais_exception=-76- rais_it=-182- rais_the=-180- rais_to=264a raisinten_#url=-75- ramsey_duncan=-130-
  ran_into=-174- ran_so=-135- ran_true=-54- ran_up=-188- random_data=227c random_generator=-115- random_number=-197-
  random_quot=-61- random_sequenc=-58- random_signatur=-90- random_str=-55- random_valu=-78- random_wait=-39-
  rang_#number=-135- rang_#url=-82- rang_and=-96- rang_are=-71- rang_as=-116- rang_error=-150- rang_field=-43-
  rang_for=-224- rang_format=-61- rang_from=-89- rang_go=-71- rang_gtr=-45- rang_in=-42- rang_information=-85-
  rang_intersect=-45- rang_is=-140- rang_ltr=-45- rang_max=-45- rang_may=-48- rang_min=-45- rang_of=-217-
  rang_option=-55- rang_or=-28- rang_outsid=-45- rang_partition=-209- rang_simplify=-45- rang_specifi=-55-
  rang_subset=-45- rang_that=-174- rang_to=-129- rang_true=-222- rang_utf=-63- rang_will=-260- rank_of=-127-
  rank_this=229a rare_cas=-46- rare_chang=-165- rare_occasion=-92- rare_used=-88- rare_word=-113- rate_is=-103-
  rather_a=-54- rather_be=-177- rather_not=214h rather_than=-87- rather_to=-72- ratio_of=-178- ratio_to=-178-
  rauno_raunofreiberg=-28- raunofreiberg_#url=-28- raveno_they=-139- raw_argument=-299- raw_bitcod=-213-
  raw_deflat=-38- raw_gif=-127- raw_json=-320- raw_output=-220- raw_respons=-75- rcompar_requir=-66- rcw_oh=-53-
  rd_ths=-172- re_creat=-105- re_elect=-192- re_entry=-57- re_expos=-45- re_includ=-32- re_releas=-104- re_render=-245-
  re_run=-375- re_use=-60- reach_a=-340- reach_at=-195- reach_by=-246- reach_error=-144- reach_for=-277- reach_in=-169-
  reach_it=244p reach_its=-259- reach_match=-64- reach_of=-295- reach_out=-205- reach_paus=-39- reach_peopl=-281-
  reach_the=-44- reach_through=-269- reach_your=-112- reachabl_from=-261- react_#url=-83- react_and=-209-
  react_appli=-31- react_application=-43- react_compiler=-77- react_component=-109- react_dom=-170- react_fil=-44-
  react_friend=-29- react_html=-41- react_nativ=-93- react_packag=-26- react_portal=-104- react_stat=-246-
  react_to=-237- read_#number=-180- read_#secretfile=139x read_a=-567- read_about=-257- read_acces=-202-
  read_afresh=-134- read_after=-125- read_again=-156- read_ahead=-112- read_all=-99- read_aloud=74l read_an=-242-
  read_and=-293- read_anyon=-345- read_are=-205- read_at=-278- read_back=-136- read_becom=-241- read_befor=-381-
  read_brows=-107- read_but=-187- read_by=-294- read_different=-449- read_each=-273- read_error=-213- read_exact=-250-
  read_file=-155- read_foo=-98- read_for=-204- read_from=-175- read_has=-352- read_how=-102- read_if=-131-
  read_in=-364- read_input=-136- read_into=-239- read_is=72h read_it=-455- read_its=-459- read_like=-431- read_me=372l
  read_more=-252- read_never=151p read_no=154o read_not=72p read_noth=-425- read_of=-577- read_on=-48- read_one=-104-
  read_operation=-138- read_or=-373- read_order=-276- read_otherwis=-252- read_out=330l read_over=-347- read_per=-107-
  read_permission=-277- read_repopulat=-136- read_subversiv=-202- read_that=-157- read_the=143x read_them=64h
  read_then=-219- read_ther=-374- read_this=119p read_thos=190h read_to=210l read_too=-96- read_what=-468-
  read_which=-186- read_with=-203- read_writ=-449- read_your=375l readabl_and=-275- readabl_by=-287- readabl_form=-241-
  readabl_messag=-119- readabl_not=-240- readabl_standard=-87- readabl_str=-217- readabl_text=-189-
  readdir_execution=-32- readdirp_will=-49- reader_and=-147- reader_is=-198- reader_so=-127- reader_was=-159-
  readfil_and=-79- readfil_readfil=-65- readfilesync_readfilesync=-73- readm_#url=-122- readm_and=-409- readm_md=-328-
  readm_of=281p readm_zh=-141- readon_real=-30- readon_root=-30- readon_shown=-30- readstr_#number=-63-
  readunsign_true=-89- ready_appli=-135- ready_event=-36- ready_for=-176- ready_to=-297- reagan_no=-214-
  reagan_support=-123- real_a=-106- real_and=-223- real_are=-286- real_bound=-25- real_challeng=-75- real_clock=-309-
  real_computer=-308- real_do=-286- real_does=-101- real_don't=-217- real_file=-278- real_go=-138- real_gone=-195-
  real_good=-115- real_is=-88- real_isdirectory=-45- real_just=-151- real_know=-319- real_life=-82- real_like=-304-
  real_mean=-267- real_men=-297- real_need=-243- real_one=274h real_or=-74- real_path=-266- real_problem=-339-
  real_programmer=-297- real_resolv=-265- real_server=-39- real_str=-30- real_the=-297- real_think=-306- real_till=-60-
  real_time=51x real_user=87a real_want=-262- real_way=-162- real_world=-300- reality_is=-145- realiz_he=-223-
  realiz_that=-186- reason_a=-115- reason_and=-228- reason_effort=-307- reason_for=204h reason_item=-265-
  reason_not=-80- reason_of=-283- reason_or=-73- reason_overrid=-150- reason_that=-234- reason_the=63o
  reason_this=-413- reason_to=-74- reason_we=-249- reason_why=-120- reason_you=-157- rebas_and=-192-
  rebas_continu=-172- rebas_the=-88- rebind_and=-124- reboot_the=-186- rebuild_the=-276- rebuilt_and=-184-
  recall_and=-107- recall_the=128l receipt_of=-302- receipt_to=-334- receiv_a=-306- receiv_and=-319- receiv_any=-328-
  receiv_by=149c receiv_end=-95- receiv_from=-101- receiv_in=-270- receiv_it=-269- receiv_messag=-274- receiv_on=-301-
  receiv_or=-229- receiv_pack=-166- receiv_the=35x receiv_them=-212- receiv_updat=-424- receiv_warmup=-106-
  recent_ness=-31- recent_used=-222- recip_call=-83- recip_law=-61- recip_to=-307- recit_the=275l recogniz_as=-41-
  recogniz_binary=-154- recogniz_by=-198- recogniz_the=-261- recommend_for=-175- recommend_if=-117-
  recommend_location=-160- recommend_schedul=-119- recommend_that=-286- recommend_to=-149- recommend_turn=-128-
  recommend_us=-110- recommendation_is=-287- reconnection_start=-256- reconnectstrategy_to=-117- record_#url=-114-
  record_a=-84- record_and=-267- record_are=-180- record_as=-230- record_asid=-349- record_at=-88- record_both=-196-
  record_call=117x record_for=-295- record_in=-477- record_is=-394- record_it=-199- record_its=-61- record_lock=-96-
  record_null=-316- record_of=237h record_on=94a record_that=43h record_the=-126- record_to=88x record_under=-195-
  record_with=-207- recovery_cycl=-140- recovery_that=-39- recreat_automatical=-95- recreat_the=224p recurs_into=-255-
  recursiv_referenc=-50- recursiv_schema=-36- recursiv_to=-54- recursiv_true=-40- recursiv_watch=-82-
  recursive_and=-37- recvmsg_#number=-143- red_tape=-146- red_team=-219- redact_credential=-118- redact_properti=-74-
  redact_valu=-67- redact_when=-211- redact_without=-38- redaction_target=-74- redi_provider=-157- redi_rabbitmq=-123-
  redi_readm=-157- redirect_speak=-135- redirect_standard=-196- redirect_to=-231- redirect_will=-118- redo_attack=-96-
  reduc_from=-69- reduc_risk=-119- reduc_the=-262- redundancy_check=-66- redux_devtool=-99- ref_chang=-212-
  ref_data=-33- ref_is=-200- ref_ref=-33- ref_to=-39- ref_updat=-40- refactor_code=-47- refactor_of=-309-
  refer_only=-44- refer_to=-391- referenc_#number=-74- referenc_#url=-193- referenc_a=-63- referenc_and=-187-
  referenc_are=-213- referenc_array=-109- referenc_as=-54- referenc_be=-191- referenc_by=-306- referenc_caus=-77-
  referenc_count=-137- referenc_data=-33- referenc_defin=-32- referenc_for=-92- referenc_gett=-109- referenc_in=-198-
  referenc_includ=-164- referenc_integration=-147- referenc_is=-37- referenc_it=-214- referenc_md=-157-
  referenc_new=-267- referenc_no=-32- referenc_of=-271- referenc_schema=-55- referenc_shar=-156-
  referenc_subschema=-56- referenc_support=-32- referenc_the=-179- referenc_them=-96- referenc_to=-37-
  referenc_uri=-164- referer_request=-107- referr_to=-333- referrer_are=-115- referrer_just=-164- referrer_option=-107-
  referrer_which=-51- refin_the=-26- refinement_tak=-40- reflect_a=-311- reflect_as=-51- reflect_in=-315-
  reflect_the=81l refrain_from=157h refresh_it=-86- refreshbuffersecond_on=-86- refs_#url=-316- refs_and=-281-
  refs_head=-130- refs_in=-256- refs_together=-85- refus_a=52r refus_and=-229- refus_as=-329- refus_eloop=-100-
  refus_flagg=-243- refus_for=-81- refus_is=195r refus_it=-499- refus_noth=187r refus_or=-178- refus_the=-142-
  refus_to=-185- refus_unreadabl=-265- refus_what=-318- refus_when=-131- refus_wher=-189- refus_whil=-333-
  refusal_cost=159r refusal_for=-130- refusal_in=-93- refusal_is=-288- refusal_of=-276- refusal_the=-359-
  refusal_to=-211- regard_as=-281- regard_the=193h regard_third=-130- regard_to=-221- regardles_of=-581- regex_can=-25-
  regex_cannot=-126- regex_is=-88- regex_literal=-91- regex_sourc=-85- regex_that=-36- regex_to=-213- regex_token=-86-
  regex_true=-60- regex_type=-36- regexp_constructor=-32- regexp_extension=-42- regexp_is=-29- regexp_str=-228-
  regexp_tree=-73- region_and=-253- region_are=-189- region_as=-198- region_flag=-105- region_is=-67- region_of=-86-
  region_or=-159- register_a=274p register_an=-166- register_and=-219- register_as=107c register_for=44p
  register_hook=-99- register_http=-132- register_is=-312- register_it=-128- register_on=-157- register_or=-108-
  register_the=279p register_them=-205- register_to=-79- register_with=-221- registrabl_domain=-224-
  registration_and=-25- registration_do=-217- registration_order=-162- registration_procedur=-39- regular_asterisk=-58-
  regular_expression=-205- regular_file=-125- reindeer_effect=-61- reinstall_itself=187p reinstall_the=45p
  reject_a=-267- reject_and=-78- reject_by=-49- reject_decid=-249- reject_in=-123- reject_it=-272- reject_or=-179-
  reject_oversiz=-164- reject_purg=-180- reject_the=-151- reject_thes=-41- reject_undo=-53- reject_when=-134-
  reject_with=-532- reject_writ=-322- relat_and=-77- relat_function=-57- relat_header=-118- relat_to=-275-
  relatedconcept_of=-79- relation_is=-267- relation_of=-56- relation_to=-202- relationship_between=-158-
  relationship_is=-34- relationship_with=-233- relativ_and=-28- relativ_importanc=-87- relativ_it=-127-
  relativ_json=-96- relativ_of=-219- relativ_on=-79- relativ_or=-110- relativ_order=-224- relativ_path=-150-
  relativ_to=-384- relativ_uris=-52- relativ_urls=-227- relax_domain=-104- relay_the=198x releas_#number=-247-
  releas_#url=-269- releas_after=-89- releas_and=-324- releas_by=-210- releas_channel=-153- releas_date=-142-
  releas_directory=-43- releas_file=-290- releas_i=-104- releas_keys=-389- releas_might=-92- releas_not=-366-
  releas_of=223a releas_on=-261- releas_or=-84- releas_proces=-121- releas_schedul=-209- releas_sometim=-54-
  releas_steward=-75- releas_team=-79- releas_that=-124- releas_the=255a releas_under=-204- releas_when=-188-
  releas_will=-250- releas_with=-176- releasetyp_option=-34- reli_on=-122- reliability_and=-71- reliabl_#number=-38-
  religion_is=-62- rely_on=-417- remain_argument=-164- remain_as=-196- remain_availabl=-115- remain_data=-65-
  remain_human=-28- remain_in=166p remain_sampl=-76- remain_taps=-109- remain_that=-186- remain_the=-337-
  remain_to=-204- remainder_of=-39- remark_that=-195- remember_but=-39- remember_forget=-107- remember_his=-177-
  remember_it=-148- remember_that=-415- remember_the=-101- remember_this=-270- remember_to=-79- remember_too=-73-
  remember_what=-229- remember_when=-229- remember_without=-132- remind_him=-208- remind_me=-375- reminder_to=178p
  remot_addres=-56- remot_file=203c remot_host=210x remot_machin=-464- remot_procedur=-198- remot_repositori=-77-
  remot_server=119c remov_a=-379- remov_add=-141- remov_additional=-45- remov_after=-198- remov_all=220c remov_an=-386-
  remov_and=-312- remov_any=-252- remov_app=-269- remov_as=-96- remov_build=-230- remov_by=-300- remov_every=-257-
  remov_from=-517- remov_in=-242- remov_is=-100- remov_it=34h remov_null=-208- remov_one=-289- remov_or=-501-
  remov_regardles=-44- remov_the=-193- remov_them=-233- remov_this=99p remov_what=203p remov_with=-300-
  remov_without=-252- removal_of=-135- removal_that=-305- removeadditional_option=-68- removekey_and=-98-
  removescrollbar_to=-62- renam_#number=-125- renam_a=-182- renam_and=-214- renam_file=-53- renam_from=-39-
  renam_in=-272- renam_or=-89- renam_the=160h renam_to=104r renam_without=-284- renault_your=-141- render_a=-96-
  render_as=-163- render_in=-126- render_the=198l renderer_and=-262- renderer_app=-128- renderer_featur=-70-
  renderer_for=-214- renderer_ui=-58- reopen_after=-75- rep_as=101h rep_to=-117- rep_with=-54- repair_or=-87-
  repeat_a=-173- repeat_at=95p repeat_call=-63- repeat_it=-187- repeat_itself=-308- repeat_or=-27-
  repeat_registration=-217- repeat_slash=-257- repeat_text=-177- repeat_the=-25- repeat_this=274p repeat_your=62l
  repetition_node=-117- repetition_to=-283- replac_a=-120- replac_all=-152- replac_any=-326- replac_but=-142-
  replac_by=-401- replac_cairo=-97- replac_in=-260- replac_is=-418- replac_it=-253- replac_leav=-478- replac_mode=-39-
  replac_one=-283- replac_or=-377- replac_other=-201- replac_remov=-450- replac_set=-118- replac_them=-234-
  replac_undefin=-109- replac_with=-76- replac_your=242o replaceall_#url=-26- replacement_and=-30-
  replacement_encod=-194- replacement_file=-196- replacement_is=-100- replacement_link=-118- replacement_valu=-40-
  replay_scrubber=-36- repli_i=-82- repli_mu=-123- repli_point=-89- repli_tell=-237- repli_that=-118- repli_the=-314-
  repli_you=-205- replicat_the=-72- replication_slot=-71- repo_#url=-200- repopulat_the=-238- report_#url=-421-
  report_an=-373- report_and=-251- report_as=-270- report_bugs=-297- report_do=-103- report_error=-294- report_id=-316-
  report_is=58h report_it=254h report_its=-181- report_may=-118- report_md=-167- report_more=-28- report_of=-260-
  report_on=-501- report_or=-319- report_sinc=-95- report_succes=208h report_that=-148- report_the=108x report_them=32x
  report_to=94a report_unknown=-33- report_which=-290- report_you=93h report_your=-118- repository_#number=-151-
  repository_can=-115- repository_collaborator=-215- repository_is=-345- repository_of=-269- repository_or=-173-
  repository_somebody=-218- repository_that=-161- repository_the=-81- repository_to=-342- repository_with=-60-
  repository_you=42p represent_a=-366- represent_as=-86- represent_by=-203- represent_in=-139- represent_the=44a
  representabl_float=-251- representabl_meta=-135- representation_of=-333- representation_with=-82- reproduc_the=199l
  reproduc_your=174l reputation_for=-66- req_body=-152- req_is=-85- req_res=-68- req_url=-205- request_#url=-257-
  request_a=121c request_about=-328- request_action=-206- request_all=-101- request_alon=-247- request_and=-580-
  request_are=84p request_as=128h request_bodi=-302- request_body=-116- request_by=134a request_can=-262-
  request_doesn't=-346- request_e=-175- request_end=-274- request_ends=-119- request_file=-132- request_for=143h
  request_had=-225- request_has=-357- request_header=-53- request_id=-287- request_is=-310- request_key=-243-
  request_memory=-348- request_method=-240- request_model=-163- request_need=-243- request_no=-256- request_non=-143-
  request_object=-202- request_of=-331- request_on=-205- request_operation=-260- request_or=-85- request_over=-205-
  request_pass=-117- request_reject=-154- request_see=-252- request_so=-145- request_stream=-198- request_that=-119-
  request_the=-374- request_ther=-231- request_through=-294- request_to=211x request_type=-281- request_until=219c
  request_us=-288- request_was=25h request_what=-112- request_will=-175- request_with=-241- request_without=-57-
  requir_a=-293- requir_an=-270- requir_and=-246- requir_any=-225- requir_boolean=-120- requir_build=-59-
  requir_but=-87- requir_by=109x requir_execut=-155- requir_extension=-286- requir_for=-149- requir_if=-289-
  requir_in=-222- requir_it=-318- requir_librari=-66- requir_more=-130- requir_node=-68- requir_on=-250-
  requir_option=-63- requir_properti=-26- requir_query=-36- requir_semver=-125- requir_should=-231- requir_that=80a
  requir_the=163a requir_to=-547- requir_version=-193- requir_well=-171- requir_when=-306-
  requiredpropertieskey_i=-141- requirement_are=-66- requirement_is=-66- res_mapp=-57- res_this=-235- resembl_it=-107-
  reserv_by=-37- reserv_for=-378- reserv_nam=-127- reserv_the=-186- reserv_word=-41- reset_all=-289- reset_and=-148-
  reset_as=-71- reset_command=-182- reset_or=-289- reset_the=-187- reset_to=-259- resett_is=-67- resid_in=-158-
  resolution_algorithm=-180- resolution_is=-49- resolution_of=-233- resolution_time=-70- resolution_valu=-49-
  resolv_a=-33- resolv_and=-304- resolv_by=-49- resolv_creat=-42- resolv_export=-236- resolv_from=-51-
  resolv_function=-93- resolv_null=-99- resolv_on=-32- resolv_path=-215- resolv_pathtofileurl=-233- resolv_plugin=-335-
  resolv_promis=-53- resolv_referenc=-82- resolv_reject=-56- resolv_the=-196- resolv_them=-144- resolv_to=-244-
  resolv_when=-306- resolv_with=-228- resolvecontext_callback=-71- resolveformatter_ran=-54-
  resolveformatter_resolveformatter=-52- resolvehom_does=-88- resolver_doresolv=-71- resolver_plug=-76-
  resolverfactory_createresolver=-102- resolverfactory_js=-131- resort_to=-104- resourc_and=-126- resourc_are=-108-
  resourc_can=-83- resourc_capability=-49- resourc_databas=-39- resourc_e=-75- resourc_expos=-215- resourc_for=-60-
  resourc_in=-82- resourc_is=-354- resourc_limit=-175- resourc_list=-167- resourc_load=-150- resourc_name=-155-
  resourc_of=-119- resourc_option=-72- resourc_or=-129- resourc_path=-180- resourc_pressur=-172- resourc_prompt=-124-
  resourc_temporari=-134- resourc_that=-85- resourc_to=-50- resourc_usabl=-45- resourc_will=-76- resourc_you=-45-
  respect_for=-182- respect_the=101o respect_to=-113- respect_version=-54- respond_as=-85- respond_in=-99-
  respond_on=-152- respond_to=119a respond_with=110l respons_#url=-228- respons_a=-187- respons_api=-143-
  respons_are=-38- respons_code=-88- respons_data=-92- respons_from=-239- respons_header=-377- respons_is=-87-
  respons_object=-74- respons_or=-227- respons_this=-261- respons_to=-325- respons_was=-59- respons_will=-27-
  respons_with=-134- respons_without=-101- responsibility_for=-198- responsibility_of=-131- responsibl_for=-345-
  rest_and=-113- rest_follow=-282- rest_for=-302- rest_in=-151- rest_is=-273- rest_of=140o rest_on=-202-
  rest_operator=-63- rest_or=-190- restart_as=-71- restart_by=-392- restart_it=-138- restart_nginx=-197-
  restart_the=-253- restart_void=-56- restaurant_in=-112- restor_from=-105- restor_it=66p restor_its=-256-
  restor_purg=-53- restor_the=72h restor_to=-232- restor_with=159p restpositional_boolean=-120- restrict_acces=-188-
  restrict_by=-25- restrict_file=-124- restrict_the=-294- restrict_to=-257- restrict_which=-109-
  restrictaccesstocwd_is=-84- restrictaccesstocwd_option=-51- restriction_and=-233- restriction_as=-338-
  restriction_on=-304- restriction_you=189l result_a=-124- result_after=-26- result_already=-275- result_and=-281-
  result_are=-318- result_as=-347- result_but=-340- result_can=-184- result_count=-134- result_done=-55-
  result_exclusion=-173- result_file=-230- result_from=249h result_has=-52- result_hook=-100- result_in=-30-
  result_is=-333- result_jsdom=-115- result_may=-199- result_object=-147- result_of=-364- result_on=-73- result_or=-73-
  result_output=-281- result_right=-70- result_says=-185- result_so=-177- result_steer=-30- result_strict=-138-
  result_that=-140- result_the=-273- result_to=-217- result_totaltim=-76- result_valu=-197- result_will=-33-
  result_with=-187- result_without=-198- resync_is=-134- retain_a=-302- retain_as=-223- retri_agent=-140-
  retri_and=-130- retri_but=-149- retri_no=-47- retrier_constructor=-32- retriev_a=-261- retriev_data=-108-
  retriev_it=-106- retriev_the=-399- retriev_us=-143- retry_a=-192- retry_after=-137- retry_the=-34-
  return_#number=-407- return_a=-418- return_additional=-45- return_all=-221- return_an=-254- return_and=-337-
  return_another=-92- return_as=-183- return_at=-49- return_befor=-108- return_boolean=-202- return_by=-245-
  return_callback=-55- return_check=-57- return_dirent=-49- return_done=-143- return_either=-53- return_fail=-47-
  return_fals=-177- return_for=-330- return_from=-236- return_function=-64- return_how=-305- return_if=-132-
  return_immediate=-170- return_in=-312- return_instead=-79- return_is=-234- return_it=-253- return_its=-258-
  return_line=-167- return_name=-192- return_non=-136- return_nonzero=-36- return_null=-224- return_number=-138-
  return_one=-142- return_only=-289- return_or=-146- return_patch=-71- return_point=-188- return_pointer=-132-
  return_promis=-158- return_regexp=-116- return_search=-34- return_sourc=-173- return_sourcemap=-65- return_stat=-138-
  return_str=-143- return_that=-172- return_the=-409- return_this=-638- return_through=-144- return_to=60o
  return_true=-231- return_type=-65- return_undef=-45- return_undefin=-183- return_unignor=-222- return_valu=-154-
  return_what=-298- return_whether=-99- return_with=-182- return_zero=-279- returnoutput_boolean=-129-
  reveal_that=-160- reveal_your=-163- revers_of=215o revers_order=-302- revers_proxy=-83- revers_shell=105c
  revers_vigener=-27- reversepatch_output=-77- revert_to=-235- review_a=-156- review_and=53a review_befor=-218-
  review_by=35a review_conversation=-153- review_enabl=-159- review_end=-287- review_has=-288- review_id=-47-
  review_in=61p review_into=-169- review_is=209h review_look=-195- review_may=-183- review_of=119x review_runs=-103-
  review_that=-288- review_the=44h review_to=-34- reviewer_of=-322- revision_is=-351- revision_of=-134-
  revok_membership=-164- rewrit_the=-38- rewrit_unles=-221- rewritten_us=-97- rfc1034_#url=-255- rfc4122_#url=-49-
  rfc6265_rfc6265=-51- rfc6265_tracker=-96- rfc6265bi_tracker=-141- rfc6570_#url=-114- rfc6901_#url=-83-
  rfc_#number=-326- rgb_cmyk=-102- rgb_valu=-68- rich_and=-149- richard_lau=-75- richard_stallman=-174-
  richardlau_#url=-75- rid_of=202c rid_on=-310- right_and=-268- right_answer=-209- right_are=-227- right_argument=-191-
  right_away=44h right_behind=-213- right_but=-366- right_from=-140- right_hand=-256- right_in=-255- right_now=-451-
  right_on=-139- right_one=-29- right_plac=-248- right_text=-240- right_th=-217- right_the=-183- right_time=-72-
  right_to=106a right_track=-223- right_way=-75- right_when=-210- ring_twic=-223- ris_in=-106- rise_to=-282-
  risk_and=-119- risk_of=-117- rlimit_nofil=-139- rm_rf=250c rng_randomgenerator=-161- road_in=-200- road_map=-63-
  road_to=-172- roar_the=-249- robert_nagy=-75- robust_predicat=-102- robustnes_attribut=-46- rock_and=-74- rock_n=-74-
  rod_vagg=-53- rol_are=-114- rol_in=-309- role_and=118r role_data=-214- role_in=-297- role_of=53r role_sourc=-84-
  role_system=324a role_to=-166- role_will=-155- roll_in=-215- roll_ston=-143- romantic_love=-189- ronag_#url=-75-
  ronald_reagan=-261- room_and=-183- room_are=-247- room_back=-156- room_for=-365- room_in=-264- room_is=-186-
  room_of=-110- room_over=-102- room_the=-245- room_to=124x root_acces=59c root_account=210c root_activ=-162-
  root_and=-121- root_are=-114- root_at=-161- root_certificat=169p root_default=-217- root_dir=-164-
  root_directory=-540- root_for=-350- root_is=-333- root_itself=-228- root_level=-254- root_must=-265- root_node=-266-
  root_not=-107- root_of=-576- root_or=-158- root_password=-90- root_privileg=141a root_profil=-267- root_right=331c
  root_stand=-92- root_str=-30- root_through=76c root_to=-260- root_user=144a root_with=-84- root_without=-183-
  rotation_basi=-78- rotation_is=-90- rotation_see=-77- rough_equivalent=-99- round_and=-345- round_of=-52-
  round_the=-158- round_to=-174- round_trip=-40- rout_accept=-84- rout_for=-46- rout_handler=-202- rout_is=-223-
  rout_middlewar=-109- rout_path=-40- rout_register=-39- rout_that=-113- rout_to=-196- rout_together=-102-
  rout_will=-300- router_at=-194- router_by=-288- router_instanc=-38- router_is=-281- router_param=-189-
  router_rout=-344- router_to=-139- routin_are=-108- routin_for=-34- routin_to=-156- row_a=-298- row_and=-120-
  row_api=-119- row_as=-287- row_by=-125- row_count=-93- row_for=-163- row_id=-129- row_in=-193- row_is=-236-
  row_it=-254- row_null=-53- row_of=-425- row_or=-53- row_show=-65- row_so=-222- row_tak=-132- row_that=-274-
  row_the=-275- row_to=-116- row_with=-139- row_yet=-164- rows_a=-152- rows_are=28h rows_at=-105- rows_chang=-324-
  rows_go=-84- rows_in=122h rows_of=-356- rows_read=-170- rows_that=-380- rows_to=-94- rows_were=-327- rows_whos=-340-
  rows_with=-174- rpc_call=-265- rpc_servic=-186- rsort_requir=-66- ruben_bridgewater=-104- ruin_your=-226-
  rul_#number=-131- rul_#url=-146- rul_about=-361- rul_abov=258o rul_also=-174- rul_and=-361- rul_app=-219-
  rul_are=255o rul_as=204o rul_by=-138- rul_compatibl=-128- rul_do=205o rul_don't=289o rul_for=-128- rul_have=171o
  rul_i=26l rul_in=-264- rul_is=-46- rul_know=-191- rul_like=-112- rul_of=-587- rul_off=-128- rul_referenc=-178-
  rul_so=-120- rul_that=112o rul_to=85o rul_tutorial=-123- rul_were=212l rul_which=-119- rul_with=-87-
  rule_#number=-260- rule_addition=-112- rule_and=88p rule_for=-146- rule_from=-156- rule_git=-211- rule_id=-129-
  rule_if=-239- rule_in=435p rule_into=284p rule_is=-39- rule_no=-362- rule_of=-67- rule_on=-67- rule_option=-112-
  rule_or=-117- rule_removal=-196- rule_set=224o rule_that=226h rule_the=-321- rule_to=-270- rule_will=-154-
  ruler_in=-143- rumor_about=-101- run_a=-248- run_after=-320- run_all=-54- run_and=-351- run_any=-299- run_are=-289-
  run_around=-118- run_arrow=-141- run_async=-125- run_at=-364- run_away=-207- run_bench=-199- run_benchmark=-37-
  run_book=-45- run_build=-257- run_but=-269- run_by=-388- run_can=-201- run_clean=-351- run_clockwis=-157-
  run_command=112c run_concurrent=-119- run_consolidat=-337- run_coverag=-174- run_dry=-360- run_duration=-230-
  run_every=322c run_faster=-161- run_first=33p run_for=-205- run_formatlyreportvirtualresult=-66- run_from=-277-
  run_gcloud=-308- run_git=-237- run_id=-306- run_in=-402- run_into=-220- run_is=-273- run_it=211c run_json=-190-
  run_left=-175- run_lint=-237- run_make=-261- run_now=-217- run_npm=-355- run_of=-417- run_on=146l run_or=-383-
  run_out=-339- run_over=-209- run_pnpm=-279- run_regular=-58- run_s=-101- run_script=-311- run_so=-83- run_test=-317-
  run_that=-54- run_then=-31- run_thes=-211- run_this=-94- run_through=-238- run_time=-247- run_to=-343-
  run_translat=-87- run_up=-165- run_watch=-238- run_without=127h run_your=-254- runn_a=126h runn_and=-305-
  runn_as=-234- runn_command=-206- runn_from=-353- runn_git=-308- runn_in=93h runn_insid=-44- runn_is=-217-
  runn_it=-207- runn_mcp=-124- runn_mean=-156- runn_on=-136- runn_or=-226- runn_out=-296- runn_pg=-148-
  runn_proces=-84- runn_the=99c runn_this=-417- runn_through=-70- runn_turn=-402- runn_under=-211- runnabl_exampl=-226-
  runner_and=-107- runner_formatterrunner=-72- runs_a=-394- runs_again=-89- runs_against=-90- runs_all=-291-
  runs_and=-425- runs_any=-213- runs_at=-264- runs_befor=-174- runs_eslint=-97- runs_fn=-138- runs_from=-271-
  runs_in=-483- runs_it=147p runs_now=-347- runs_of=-260- runs_on=-199- runs_once=-240- runs_one=-369- runs_or=-49-
  runs_out=-289- runs_test=-170- runs_the=52p runs_them=-261- runs_until=-298- runs_whenbusy=-30- runs_with=147p
  runs_work=-392- runtim_deps=-133- runtim_e=-86- runtim_library=-141- runtim_node=-146- runtim_statistic=-78-
  runtim_ts=-95- rush_down=-105- rust_#url=-167- rust_and=-132- rust_from=-25- rust_out=-184- ruy_adorno=-75-
  ruyadorno_#url=-75- s3_sync=-182- s_#number=-31- s_a=-236- s_addsourcemaplocation=-61- s_and=-120-
  s_appendright=-106- s_are=-39- s_b=-74- s_can=-46- s_clean=-101- s_desk=-101- s_for=-77- s_from=-155- s_i=-81-
  s_in=-94- s_is=-263- s_length=-130- s_move=-237- s_of=-187- s_option=-93- s_or=-158- s_remov=-269- s_that=-309-
  s_to=-211- s_will=-253- sacr_chao=-124- sacrific_performanc=-38- safari_#number=-103- safe_and=146a safe_by=73a
  safe_for=-248- safe_harden=-127- safe_integer=-98- safe_loader=-429- safe_minor=-94- safe_plac=-153- safe_rang=-74-
  safe_to=114a safeguard_it=-112- safety_and=59o safety_check=106r safety_filter=-90- safety_in=-246- safety_is=144a
  safety_off=-46- safety_problem=-36- safety_rul=71o safety_train=167r said_a=-217- said_about=-230- said_and=-257-
  said_as=-170- said_befor=-429- said_do=118h said_earlier=201o said_he=-268- said_he'd=-103- said_he's=-195-
  said_hello=-245- said_here=-292- said_hi=-156- said_his=-235- said_i=-273- said_in=-334- said_is=-320- said_it=31a
  said_let=-218- said_my=-185- said_no=-196- said_noth=-267- said_of=-327- said_old=-182- said_one=-119-
  said_otherwis=-177- said_phoenix=-92- said_so=-207- said_that=-501- said_the=-148- said_to=-382- said_well=-221-
  said_what=-172- said_when=-216- said_wher=-98- said_yes=52h said_you=-331- sail_past=-118- sake_of=27h
  salesforc_apex=-25- salesman_and=-82- sall_gaveau=-129- salt_and=-145- salt_digest=-189- salt_the=-225- sam_the=-183-
  same_amount=-58- same_and=-128- same_argument=-107- same_as=-413- same_batch=-180- same_behavior=-95-
  same_block=-274- same_branch=-151- same_but=-42- same_byt=-300- same_conversation=-126- same_data=-152-
  same_day=-189- same_directory=-98- same_domain=-118- same_effect=-84- same_engin=-117- same_entry=-214-
  same_fact=-228- same_file=-333- same_filenam=-26- same_for=-247- same_form=-82- same_format=-295- same_id=-53-
  same_in=-316- same_index=-142- same_information=-118- same_input=-83- same_key=-270- same_keys=-163- same_line=-291-
  same_location=-137- same_lock=-129- same_medium=-29- same_messag=-175- same_moment=-330- same_move=-139-
  same_name=-323- same_node=-75- same_now=-213- same_number=-209- same_object=-110- same_old=-143- same_on=-157-
  same_one=-210- same_ones=-116- same_open=-314- same_option=-190- same_or=-48- same_order=29p same_output=-117-
  same_performanc=-256- same_plac=-60- same_problem=-69- same_proces=-95- same_reason=-229- same_region=-220-
  same_relativ=-72- same_repository=-167- same_request=-136- same_restriction=-313- same_review=-231- same_rows=-217-
  same_rul=-222- same_rule=231p same_schema=-88- same_shap=-55- same_site=-40- same_size=-184- same_skill=-224-
  same_sourc=-153- same_stack=-167- same_str=-174- same_system=-142- same_target=-318- same_task=-31- same_text=82p
  same_th=-153- same_time=-248- same_to=-198- same_token=-144- same_tool=-254- same_transaction=-138- same_type=-221-
  same_valu=-108- same_version=-276- same_way=-253- same_window=-61- same_with=-304- same_word=121p same_year=-123-
  samesit_attribut=-45- sampl_and=-198- sampl_are=-165- sampl_bas=-29- sampl_deriv=-76- sampl_elicitation=-64-
  sampl_md=-51- sampl_no=-271- sampl_timer=-45- samuel_goldwyn=-315- sandbox_environment=-72- sandbox_is=-46-
  sandwich_is=-202- sane_code=-171- sanitiz_diagnostic=-38- sanitiz_to=-118- santa_clau=-149- sat_down=-138-
  sat_on=-96- satan_repli=-82- satisfi_by=-71- satisfi_requir=-66- satisfi_the=-150- satisfy_a=-75- satisfy_requir=-45-
  satisfy_the=-69- saturation_warn=-45- sav_a=-189- sav_in=-272- sav_is=-117- sav_it=-207- sav_login=234x sav_the=-238-
  sav_time=-117- save_a=203p save_all=212x save_it=88x save_memori=-202- save_memory=-33- save_the=55x save_them=158x
  save_this=29p save_time=-119- save_us=-177- save_you=-242- save_your=-268- saver_window=-178- saw_a=-201- saw_i=-79-
  saw_it=-230- saw_so=-208- saw_ther=-211- saw_when=-292- sax_check=-167- sax_has=-49- sax_is=-114- sax_may=-146-
  say_#number=-252- say_a=-432- say_about=-305- say_and=155h say_anyth=-136- say_die=-261- say_expert=-195-
  say_for=-214- say_goodby=125r say_he's=-160- say_here=207r say_i=122r say_if=-345- say_in=-324- say_is=-339-
  say_it=61h say_it's=154h say_my=-152- say_near=-304- say_no=115r say_of=-262- say_one=-184- say_so=40h
  say_someth=-224- say_th=-191- say_that=247h say_the=53h say_they=51x say_this=-248- say_to=-287- say_we=-316-
  say_what=-191- say_when=-179- say_wher=-198- say_whether=-132- say_which=-508- say_why=-224- say_yes=167h
  say_you=-280- say_you'r=-399- say_your=-26- says_a=-146- says_about=-149- says_and=230o says_anyth=-317-
  says_he=-384- says_hi=-142- says_how=-360- says_i=-242- says_in=143x says_is=-220- says_it=-155- says_it's=112a
  says_no=-28- says_noth=-542- says_of=-323- says_on=-243- says_one=-32- says_or=-222- says_so=-549- says_someth=-234-
  says_that=-641- says_the=-640- says_to=-258- says_two=-39- says_well=-44- says_what=-431- says_when=-263-
  says_wher=-326- says_whether=-272- says_which=-226- says_who=-284- says_why=-293- says_yes=173h says_you=-291-
  scaffdog_#url=-175- scaffold_a=-52- scal_everyth=-184- scal_javascript=-57- scalar_context=-190- scalar_data=-110-
  scan_and=-199- scan_find=-249- scan_of=-208- scan_scan=-67- scan_the=268c scann_and=-183- scann_as=-130-
  scann_for=-321- scann_so=-275- scanner_find=-400- scanner_found=-431- scanner_in=157p scanner_is=-192-
  scanner_train=-68- scanner_withhold=-331- scenario_in=-25- scenario_includ=-183- scenario_it=-238- scenario_that=-28-
  scenario_wher=-154- scenario_you=-190- sch_#number=-158- sch_load=-65- sch_setaffinity=-45- sch_setscheduler=-202-
  schedul_for=-126- schedul_model=-109- schedul_policy=-218- schedul_task=-54- schedul_the=110p schedul_time=-119-
  schedul_when=-81- schem_#url=-244- schem_are=-27- schem_for=-39- schema_a=-53- schema_and=-130- schema_are=-326-
  schema_as=-311- schema_but=-117- schema_can=-104- schema_chang=-62- schema_circular=-96- schema_compil=-339-
  schema_compilation=-79- schema_comput=-129- schema_definition=-175- schema_describ=-194- schema_draft=-188-
  schema_fil=-118- schema_for=-49- schema_has=-199- schema_have=-95- schema_id=-70- schema_impossibl=-79-
  schema_in=-198- schema_is=-139- schema_keyword=-92- schema_md=-45- schema_of=-139- schema_on=-29- schema_option=-26-
  schema_or=-313- schema_pass=-45- schema_qualifi=-104- schema_redo=-96- schema_referenc=-62- schema_security=-96-
  schema_spec=-53- schema_specification=-68- schema_that=-347- schema_the=-78- schema_to=-223- schema_untrust=-96-
  schema_us=-139- schema_validation=-45- schema_version=-78- schema_will=-275- schema_with=-33- schlueter_#mail=-137-
  school_and=171x school_is=-132- school_of=-148- school_to=-236- schweizer_armeemesser=-142- scienc_fiction=-128-
  scienc_has=-246- scienc_is=-362- scienc_why=-90- scientific_notation=-85- scientist_don't=-237- scientist_who=-172-
  scop_and=-217- scop_are=-136- scop_e=-148- scop_for=-194- scop_from=-106- scop_identifier=-54- scop_is=-59-
  scop_of=66h scop_or=-142- scop_otherwis=-61- scop_unit=-167- scor_are=-101- scratch_fever=-199- scream_at=-160-
  screen_a=-76- screen_and=-297- screen_are=-130- screen_at=-307- screen_befor=-156- screen_descriptor=-63-
  screen_follow=-232- screen_hear=-215- screen_in=-268- screen_is=85x screen_list=-177- screen_of=-337-
  screen_play=-90- screen_reader=-221- screen_saver=-392- screen_says=-247- screen_show=-316- screen_that=-255-
  screen_the=-160- screen_width=-114- screenshot_and=-33- screenshot_of=91x screw_up=-245- script_and=-132-
  script_as=257p script_at=229c script_can=-362- script_directory=-290- script_element=-59- script_execut=-196-
  script_fil=-181- script_for=-327- script_from=-230- script_in=-120- script_insid=-257- script_into=-74-
  script_is=-378- script_loader=-172- script_may=-204- script_on=87p script_or=-242- script_report=-220- script_s=-46-
  script_should=139p script_that=-89- script_the=-185- script_to=-215- script_will=-253- script_with=-133-
  script_without=122c script_would=-209- scroll_bar=-306- scroll_isolation=-33- scroll_read=-107- scroll_to=-161-
  scrollbar_somewher=-49- scrubber_and=-36- scuff_her=-129- sd_card=-306- sd_listen=-182- sdk_has=-70- sdk_is=-64-
  sdk_registration=-137- sdk_you=-62- seal_is=-251- seamless_in=-167- search_and=121h search_are=-133- search_at=-32-
  search_box=129x search_db=-108- search_each=-150- search_fil=-214- search_for=-278- search_has=-273- search_in=-408-
  search_index=-306- search_is=-270- search_may=-192- search_of=-114- search_on=-28- search_or=-85- search_parent=-132-
  search_path=-408- search_pattern=-217- search_permission=-174- search_str=-299- search_the=-357- search_through=-119-
  search_was=-133- search_will=-75- searchfilestool_limit=-192- sec_is=-155- seccomp_filter=-226- seccomp_ioctl=-132-
  seccomp_ret=-126- seccomp_user=-205- second_#number=-129- second_a=-304- second_account=306h second_and=-254-
  second_are=-122- second_argument=-84- second_at=-48- second_befor=-166- second_begin=-39- second_between=-244-
  second_by=-96- second_case=-172- second_command=-131- second_copy=138h second_decod=-109- second_floor=-210-
  second_form=-109- second_go=-246- second_if=-44- second_in=-170- second_law=-154- second_of=107p second_one=-270-
  second_parameter=-175- second_per=-127- second_system=-81- second_that=-327- second_the=-73- second_thought=-193-
  second_time=-238- second_to=106c second_with=-40- secondary_stor=-177- secondary_storag=-61- secondary_us=-136-
  secondaryindent_int=-99- secret_and=-233- secret_api=-193- secret_are=31l secret_by=-252- secret_come=-204-
  secret_from=-238- secret_function=-90- secret_generation=-90- secret_in=283x secret_ingredient=-244-
  secret_instruction=78l secret_into=215x secret_is=127x secret_key=117x secret_manager=168x secret_mask=-297-
  secret_nam=-266- secret_of=-436- secret_part=-78- secret_plac=-209- secret_santa=-145- secret_to=97x secret_ts=-132-
  section_#ip=-187- section_#number=-204- section_and=-40- section_are=-84- section_as=-249- section_below=-382-
  section_describ=-289- section_for=-113- section_header=-389- section_in=-259- section_is=-315- section_it=-198-
  section_of=-392- section_only=-194- section_option=-96- section_sign=-302- section_that=-211- section_to=-295-
  section_will=145o sector_at=-36- sector_breath=-167- sector_of=83c sector_other=-75- sector_then=-26-
  secur_#number=-121- secur_default=-30- secur_execution=-139- secur_flow=-98- secur_than=-111- security_and=-224-
  security_consideration=-225- security_contact=-96- security_context=-309- security_implication=-211-
  security_issu=-220- security_label=-283- security_md=-290- security_modul=-70- security_polici=-176-
  security_policy=-472- security_problem=-121- security_question=165h security_releas=-266- security_risk=-180-
  security_sensitiv=-173- security_team=-60- security_updat=114c security_vulnerabiliti=-125- see_#number=-39-
  see_#url=-473- see_a=-342- see_abov=-357- see_addformat=-88- see_all=156a see_also=-171- see_an=116x see_and=-430-
  see_below=-348- see_benchmark=-112- see_bugs=-96- see_built=-134- see_cloudsdkroot=-194- see_contribut=-97-
  see_deserialization=-287- see_detail=-194- see_dispatcher=-199- see_disposal=-83- see_docs=-141- see_exampl=-180-
  see_gcloud=-170- see_git=-106- see_him=-232- see_his=-329- see_hook=-33- see_how=-269- see_if=-411- see_in=156l
  see_integer=-83- see_is=88o see_it=49h see_it's=-71- see_licens=-107- see_live=-234- see_me=-90- see_more=-34-
  see_no=-298- see_not=-294- see_open=-209- see_option=-97- see_other=-95- see_our=-244- see_pipe=-193- see_proc=-81-
  see_proposal=177h see_pthread=-80- see_releas=-98- see_sch=-127- see_section=-126- see_security=-105-
  see_signal=-148- see_some=-261- see_src=-111- see_stream=-464- see_systemd=-199- see_that=88h see_the=-159-
  see_them=130h see_thes=167h see_this=-61- see_to=-308- see_two=-198- see_warn=-277- see_what=269h see_you=-348-
  see_your=148l seed_valu=-71- seed_word=209x seek_a=-145- seek_out=-126- seek_the=-221- seek_to=-331- seem_a=-176-
  seem_ever=-90- seem_like=-129- seem_resolver=-76- seem_that=-221- seem_to=28h seen_all=-73- seen_and=-159-
  seen_anyth=-229- seen_at=-198- seen_but=-85- seen_by=-44- seen_from=-307- seen_in=-213- seen_it=213h seen_me=-173-
  seen_the=-164- seen_then=-188- sees_a=-209- sees_all=-220- sees_forward=-235- sees_it=86h sees_of=-228- sees_the=-72-
  segment_in=-242- segment_is=-262- segment_per=-91- segmentation_fault=-160- segmentation_violation=-150-
  select_#number=-60- select_a=-249- select_all=-124- select_by=-212- select_for=117a select_node=-247-
  select_only=-95- select_the=-379- select_xml=-63- selection_and=-163- selection_br=-54- selectiv_clon=-74-
  selector_are=-102- self_and=-168- self_contain=-180- self_sign=-151- self_the=-38- sell_it=-258- sell_the=104x
  semantic_are=-66- semantic_error=-75- semantic_of=-150- semantic_to=-31- semantic_version=-256- semaphor_set=-177-
  semi_hi=-91- semicolon_and=-283- semver_bump=-49- semver_function=-92- semver_rang=-97- sen_#mail=-75-
  senat_amendment=-225- send_a=149x send_an=-311- send_any=-260- send_back=-218- send_behind=-249- send_data=-221-
  send_it=321x send_its=-116- send_mail=-309- send_me=-214- send_method=-106- send_no=-241- send_out=-223-
  send_secret=-209- send_sigusr1=-105- send_stor=-239- send_them=-136- send_thes=-188- send_this=-354- send_to=-385-
  sender_of=42a sendmail_build=-78- sendmsg_#number=-149- senkpiel_#mail=-53- sens_and=-217- sens_in=-168-
  sens_is=-303- sens_of=-327- sens_to=-235- sensibl_default=-71- sensitiv_data=-137- sensitiv_input=-111-
  sensitiv_str=-158- sensitiv_to=-86- sent_a=-343- sent_again=-302- sent_and=-340- sent_as=-367- sent_back=-101-
  sent_befor=117h sent_by=-225- sent_event=-196- sent_for=-196- sent_from=-259- sent_in=-320- sent_is=-103-
  sent_it=-423- sent_me=-244- sent_them=-226- sent_to=-294- sent_twic=-223- sent_us=-200- sent_why=-28- sent_with=-323-
  sent_you=-286- sentenc_a=-119- sentenc_and=173o sentenc_are=-242- sentenc_as=123o sentenc_empty=-192-
  sentenc_for=-354- sentenc_in=268p sentenc_instead=-339- sentenc_into=243p sentenc_null=-105- sentenc_of=-256-
  sentenc_say=-217- sentenc_that=187l sentenc_the=-42- sentenc_to=186p sentenc_what=-291- sentenc_which=-57-
  sentenc_with=-448- separat_by=-113- separat_commonj=-68- separat_from=-189- separat_list=-91- separat_peopl=-236-
  separat_process=-175- separat_step=-274- separat_the=-150- separat_them=-91- separate_from=-219- separator_only=-141-
  september_#number=-102- sequenc_#url=-39- sequenc_are=-186- sequenc_as=-39- sequenc_befor=-106- sequenc_from=-128-
  sequenc_generat=-55- sequenc_in=-195- sequenc_like=-76- sequenc_number=-153- sequenc_of=-270- sequenc_specifi=-48-
  sequenc_that=-59- sequential_mod=-107- seri_of=-171- serial_line=-318- serial_number=-208- serial_port=-136-
  serializ_a=-144- serializ_an=-87- serializ_and=-266- serializ_function=-84- serializ_method=-179- serializ_natur=-26-
  serializ_object=-29- serializ_option=-116- serializ_the=-173- serializ_to=-78- serialization_and=-42-
  serialization_function=-37- serializehost_hostfromurlrecord=-91- serializeinteger_number=-91-
  serializepath_urlrecord=-91- serializer_#url=-91- serializeurl_urlrecord=-91- serializeurlorigin_urlrecord=-91-
  seriou_about=-260- serv_a=-197- serv_as=-318- serv_electron=-89- serv_extension=-96- serv_fil=-250- serv_in=-204-
  serv_one=-183- serv_only=120r serv_static=-319- serv_the=136p serv_up=-243- serv_will=-205- server_#url=-333-
  server_addres=-254- server_and=64c server_anew=-222- server_answer=175c server_are=-402- server_at=289c
  server_but=-57- server_can=44x server_certificat=-141- server_demand=-205- server_environment=-111- server_for=107c
  server_found=-213- server_has=-282- server_ignor=-130- server_in=-445- server_is=-477- server_it=-332-
  server_list=-262- server_may=-359- server_md=-116- server_modul=-39- server_must=-199- server_noth=-271-
  server_of=-119- server_offer=-341- server_on=80c server_option=-98- server_or=-233- server_order=-269-
  server_over=-305- server_own=-334- server_refus=-267- server_report=-304- server_respons=-403- server_said=-368-
  server_sent=-359- server_session=-256- server_side=-310- server_speak=-259- server_test=-187- server_that=-639-
  server_the=-324- server_tool=-226- server_transport=-124- server_want=-465- server_what=-197- server_will=-239-
  server_with=197c server_writ=-252- servic_account=-539- servic_and=208c servic_are=-292- servic_as=-158-
  servic_at=156x servic_attachment=-216- servic_attack=93c servic_configuration=-86- servic_file=-396- servic_for=-351-
  servic_hook=-132- servic_if=-177- servic_in=-201- servic_instanc=-154- servic_is=145p servic_manager=-243-
  servic_name=-213- servic_need=-165- servic_of=56r servic_on=-280- servic_or=-164- servic_proces=-139-
  servic_restart=-265- servic_servic=-258- servic_start=-309- servic_that=-74- servic_to=-341- servic_unit=-294-
  servic_uses=-61- servic_which=-182- servic_will=-264- servic_with=-216- session_a=-151- session_alon=-128-
  session_and=-301- session_are=-341- session_as=-259- session_at=-315- session_bus=-190- session_chang=-242-
  session_cooki=57x session_each=-188- session_ends=-192- session_every=-273- session_for=-333- session_from=-345-
  session_goal=-148- session_has=167p session_id=102x session_in=-206- session_instead=-114- session_is=-349-
  session_it=-217- session_journey=-74- session_keyr=-123- session_may=-200- session_meta=-215- session_model=-118-
  session_now=-104- session_null=-95- session_of=-170- session_or=-199- session_pars=-221- session_profil=-109-
  session_prompt=-166- session_read=195p session_search=-352- session_show=-277- session_so=-332- session_start=-105-
  session_stay=-218- session_stor=-199- session_that=-280- session_the=-313- session_titl=-360- session_to=181p
  session_token=151x session_tool=-246- session_user=-317- session_was=-462- session_whos=-241- session_will=-370-
  session_with=-440- session_without=-135- set_#number=-99- set_a=-245- set_additionalproperti=-62- set_all=206c
  set_allow=-299- set_an=-50- set_and=82o set_are=-157- set_as=-123- set_async=-199- set_at=-149- set_automatical=-240-
  set_befor=72o set_but=-257- set_by=61a set_constraint=-191- set_context=-270- set_cooki=-227-
  set_disableofflinequeu=-117- set_errno=-191- set_event=-192- set_fals=-161- set_follow=-87- set_foo=-76-
  set_for=-241- set_free=-27- set_function=-206- set_get=-198- set_getorset=-81- set_happen=-39- set_hook=-37-
  set_iam=-181- set_if=-319- set_in=-290- set_is=-46- set_its=-129- set_just=-72- set_languag=-258- set_may=-42-
  set_messag=-260- set_mode=-55- set_of=-263- set_on=-271- set_only=-244- set_operation=-261- set_option=-141-
  set_or=-267- set_otherwis=-100- set_refreshbuffersecond=-86- set_role=-338- set_socket=-117- set_sourc=-351-
  set_statu=82h set_that=-80- set_them=-175- set_then=-49- set_they=-42- set_this=-187- set_thread=-109-
  set_throwonconnecterror=-214- set_throwonlimitexceed=-164- set_to=-229- set_ttls=-43- set_up=262p set_us=-254-
  set_user=-247- set_valu=-169- set_via=-215- set_we=-141- set_when=-157- set_which=-81- set_with=77p set_you=103a
  set_your=-59- setmaxlistener_getmaxlistener=-47- sets_a=-522- sets_an=-83- sets_and=-102- sets_are=-61-
  sets_delet=-136- sets_errno=-312- sets_in=-186- sets_minor=-73- sets_of=220h sets_the=-501- sets_up=-92-
  setsockopt_#number=-52- setstaticinstanc_undefin=-135- sett_a=-289- sett_and=-193- sett_are=-213- sett_at=-94-
  sett_can=-174- sett_chang=-215- sett_control=-231- sett_dangerouslyallowbrowser=-153- sett_data=-106- sett_for=-150-
  sett_has=130h sett_in=-227- sett_is=-112- sett_it=-302- sett_json=239p sett_keys=-295- sett_limit=-140-
  sett_must=-199- sett_of=-414- sett_on=-121- sett_position=-63- sett_read=-130- sett_says=-46- sett_screen=-254-
  sett_section=-97- sett_some=-61- sett_that=-260- sett_the=-337- sett_thes=-60- sett_this=-294- sett_to=154p
  sett_ts=-184- sett_under=-220- sett_up=-171- sett_what=-198- sett_will=-133- settheusernam_urlrecord=-91-
  settl_the=-59- settl_what=-223- setup_by=-124- setup_dependenci=-179- setup_instruction=-100- setup_is=-55-
  setup_text=258l seven_year=-170- sever_and=-111- several_different=-100- several_hook=-81- several_hour=-195-
  several_lin=-121- several_minut=-110- several_of=-203- several_tim=-260- several_ways=-58- several_year=-53-
  sex_chang=-106- sh_#number=-97- sh_syntax=-69- sha256_#number=-218- sha_#number=-302- sha_of=-107-
  shader_compiler=-132- shadow_and=263r shadow_dom=-44- shadow_lie=-372- shadow_of=-217- shadow_password=-341-
  shadowbox_of=-61- shall_be=194p shall_die=-124- shall_export=-106- shall_inherit=-113- shall_not=135h shall_we=-237-
  shap_a=-260- shap_and=-184- shap_are=-114- shap_discover=-107- shap_generator=-36- shap_in=-46- shap_is=-128-
  shap_of=-294- shap_the=-107- shap_they=-26- shap_what=-35- shar_acros=-154- shar_among=-176- shar_between=-229-
  shar_by=-331- shar_calendar=-295- shar_cod=-262- shar_code=-376- shar_deprecat=-159- shar_driv=-215- shar_file=-178-
  shar_folder=25x shar_instanc=-108- shar_is=-323- shar_it=151x shar_librari=-90- shar_library=-258- shar_match=-149-
  shar_memory=-629- shar_my=-337- shar_non=-74- shar_object=-503- shar_of=-371- shar_one=-201- shar_secret=-29-
  shar_shell=-234- shar_target=-242- shar_the=57x shar_with=38x shar_word=-238- shar_x=-149- shar_your=149l
  she_alway=-312- she_been=-162- she_can=-320- she_could=-261- she_does=-351- she_doesn't=-400- she_find=85h
  she_go=-303- she_had=-99- she_her=-84- she_is=171h she_lik=-322- she_look=-158- she_may=-98- she_must=115h
  she_not=-214- she_or=-265- she_ran=-240- she_said=-294- she_says=141h she_should=-169- she_sign=-166- she_took=-231-
  she_turn=-196- she_want=-165- she_was=-274- she_will=-52- she_would=-148- sheer_terror=-112- sheet_are=-200-
  sheet_read=-55- sheet_the=-196- sheet_whil=-76- shell_and=-260- shell_command=-238- shell_habit=-62-
  shell_history=173h shell_how=-178- shell_in=73c shell_is=-238- shell_line=-340- shell_link=-234- shell_option=-260-
  shell_pattern=-145- shell_profil=91p shell_script=-467- shell_syntax=-198- shell_that=-60- shell_to=-33-
  shell_ts=-132- shelley_vohr=-53- shim_includ=-66- ship_and=-216- ship_is=-199- ship_separat=-68- ship_with=-200-
  shipp_with=92o shirt_and=-132- sho_already=-99- sho_off=-267- shock_to=-103- shogunpanda_#url=-75- shoot_itself=-70-
  shop_is=-234- shopp_list=-333- shor_of=-112- short_answer=-297- short_by=-41- short_circuit=-142- short_cut=-138-
  short_for=-127- short_form=-186- short_ids=-94- short_list=-145- short_name=-103- short_of=-129- short_text=-80-
  short_to=-44- short_you=-96- shortcut_by=-79- shorten_#number=-94- shorten_it=144h shorter_one=-98-
  shorthand_str=-32- shorthand_such=-193- shot_in=-173- shot_of=-130- should_a=199h should_add=104p should_also=225x
  should_alway=-530- should_avoid=-255- should_be=-72- should_call=170p should_contain=-190- should_delet=-242-
  should_do=-305- should_ever=161h should_export=-100- should_find=235p should_get=294p should_go=-436-
  should_handl=-119- should_have=-449- should_he=84h should_heed=-288- should_i=-43- should_it=-138- should_know=-327-
  should_learn=126p should_like=-172- should_look=47h should_match=-101- should_never=91h should_not=-174-
  should_only=-389- should_or=-317- should_point=72p should_put=-343- should_return=-390- should_run=217p
  should_save=-234- should_see=-127- should_set=-217- should_stop=-334- should_take=-287- should_the=171p
  should_they=-110- should_think=-216- should_turn=220h should_use=-349- should_we=-247- should_work=-320-
  should_writ=-296- should_you=198h shouldn't_be=165h shout_foo=-169- shouter_comment=-224- show_a=-142- show_and=224h
  show_as=-233- show_cas=-162- show_commit=-64- show_everyth=144h show_hidden=-44- show_him=-246- show_how=65l
  show_in=115h show_is=-257- show_it=-275- show_me=252l show_no=-221- show_of=-180- show_one=-255- show_only=-325-
  show_that=-338- show_their=-90- show_them=-333- show_up=115h show_was=-61- show_what=-446- show_which=-312-
  show_will=-322- show_you=-216- show_your=-142- shown_a=-220- shown_abov=-126- shown_again=-459- shown_and=-303-
  shown_as=-382- shown_at=-320- shown_befor=176h shown_below=-53- shown_each=-69- shown_for=-324- shown_in=-428-
  shown_is=-167- shown_it=-306- shown_join=-69- shown_length=-126- shown_must=-281- shown_of=-177- shown_only=-245-
  shown_push=-290- shown_str=-164- shown_the=-174- shown_ther=-108- shown_to=-33- shown_wher=-199- shown_with=-285-
  showsemanticerror_true=-263- shy_stood=-129- sibl_classify=-29- sibl_folder=-56- sick_of=-196- side_as=-159-
  side_by=-280- side_car=-106- side_channel=-293- side_effect=-235- side_is=-177- side_of=-380- side_said=-288-
  side_so=-327- side_with=-25- sidecar_from=-29- sidecar_may=-50- sigh_a=-74- sight_is=-268- sight_of=-263-
  sight_the=-139- siginfo_signal=-101- sigma_export=-44- sigma_instanc=-145- sigma_layer=-140- sign_#number=-103-
  sign_a=-187- sign_and=-284- sign_by=285a sign_in=259h sign_of=171h sign_off=-57- sign_on=-137- sign_or=-316-
  sign_releas=-79- sign_that=-175- sign_the=-30- sign_to=-110- sign_up=-263- sign_with=169a signal_#number=-148-
  signal_#url=-75- signal_abort=-103- signal_abortsignal=-46- signal_and=-62- signal_are=-159- signal_can=-68-
  signal_context=-152- signal_dpms=-136- signal_for=-40- signal_handler=-280- signal_in=-91- signal_instead=-148-
  signal_is=-211- signal_limit=-34- signal_mask=-201- signal_number=-159- signal_see=-134- signal_sent=-139-
  signal_that=-54- signal_the=-82- signal_to=-151- signal_when=-78- signal_will=-29- signalfd_file=-94-
  signall_completion=-30- signatur_and=-323- signatur_from=-89- signatur_is=-229- signatur_of=55p signatur_parser=-63-
  signatur_us=-90- significant_bit=-133- sigprocmask_#number=-274- sigset_t=-66- sigusr1_siginfo=-101-
  sigwaitinfo_and=-50- silenc_is=-206- silenc_tak=-126- silent_fail=-147- silent_ignor=-313- silent_in=-236-
  similar_call=-140- similar_if=-203- similar_nam=-245- similar_to=-398- simp_a=-100- simp_add=-165- simp_call=-316-
  simp_end=-142- simp_increment=-73- simp_not=-207- simp_pass=-211- simp_return=-251- simp_use=-31- simp_uses=-87-
  simpl_and=-138- simpl_api=-97- simpl_as=-151- simpl_but=-46- simpl_cas=-213- simpl_character=-32- simpl_exampl=-218-
  simpl_instruction=-109- simpl_key=-28- simpl_math=-95- simpl_operation=-25- simpl_system=-167- simpler_and=-110-
  simplify_multi=-71- simplify_requir=-45- simplify_the=-31- simplify_your=-245- simular_to=-38- simulat_a=154r
  sinc_#number=-246- sinc_a=-318- sinc_and=-62- sinc_dpkg=-109- sinc_glibc=-77- sinc_i=-257- sinc_it=-311-
  sinc_it's=-155- sinc_linux=-280- sinc_may=-230- sinc_our=-81- sinc_that=-321- sinc_the=-440- sinc_ther=-37-
  sinc_they=-250- sinc_this=-272- sinc_v4=-103- sinc_version=-155- sinc_when=-91- sincerest_form=-185- sing_the=-122-
  singl_bit=-74- singl_byte=-41- singl_call=-261- singl_character=-127- singl_command=-60- singl_event=-167-
  singl_field=-29- singl_file=-174- singl_instanc=-32- singl_label=-75- singl_line=-178- singl_node=-127-
  singl_object=-37- singl_parameter=-46- singl_public=-181- singl_quot=-166- singl_rout=-45- singl_str=-99-
  singl_thread=-130- singl_transaction=-251- singl_user=-217- singl_writ=-294- sit_and=-197- sit_at=-171-
  sit_back=-110- sit_down=-137- sit_on=-128- sit_the=-113- site_enforcement=-40- site_generator=-159- site_with=-182-
  sits_down=-65- sits_on=-188- sitt_at=-226- sitt_in=-54- situation_wher=-141- situation_you=-92- six_days=-57-
  six_hex=-113- six_month=-192- six_or=-52- six_pack=-95- six_week=-49- sixty_chang=-246- siz_sett=-277-
  size_#number=83a size_and=-257- size_argument=-28- size_as=-75- size_byt=-51- size_can=-238- size_counter=-223-
  size_exceed=-97- size_for=-159- size_in=-195- size_is=-113- size_limit=-221- size_modification=-72- size_mtim=-56-
  size_of=-332- size_or=-169- size_say=-39- size_styl=-45- size_tabl=-44- size_that=-63- size_to=-157- size_was=-55-
  skeleton_e=-121- skeptical_inquirer=-144- skia_replac=-97- skill_a=-299- skill_and=95p skill_approv=-180-
  skill_archiv=-114- skill_are=-387- skill_as=-573- skill_at=-50- skill_below=-251- skill_block=-106- skill_by=-160-
  skill_came=-268- skill_com=-316- skill_each=-214- skill_event=-99- skill_external=-240- skill_folder=-50-
  skill_for=-281- skill_from=-209- skill_has=-26- skill_id=-269- skill_in=-344- skill_into=-136- skill_is=-277-
  skill_it=-211- skill_its=-247- skill_list=-257- skill_manag=-181- skill_may=128p skill_md=-368- skill_must=-86-
  skill_newest=-151- skill_news=-172- skill_null=-102- skill_of=-414- skill_on=-315- skill_one=-143- skill_or=-211-
  skill_project=-157- skill_says=-155- skill_screen=-224- skill_stand=-93- skill_that=138p skill_the=-248-
  skill_their=-81- skill_ther=-144- skill_they=-142- skill_to=-279- skill_trust=-231- skill_view=-178- skill_was=-245-
  skill_wher=-294- skill_whos=-182- skill_with=163p skill_writ=-245- skip_all=-33- skip_past=80o skip_this=82p
  skipnes_#url=-25- skipp_and=-385- skipp_by=-209- skipp_elsewher=-107- skipp_if=-154- skipp_on=-25- skokan_#mail=-84-
  slash_#url=-314- slash_and=-169- slash_follow=-53- slash_i=-63- slash_in=-200- slash_only=-140- slavery_and=-150-
  sleev_and=-103- slic_#number=-70- slic_and=-255- slic_between=-97- slic_is=-344- slic_it=-141- slic_of=-274-
  slic_that=-98- slic_unit=-148- slid_into=-167- slid_to=-245- slight_different=-160- slight_wors=-49-
  slink_which=-137- slip_from=-67- slip_symlink=-127- slip_the=298x slot_in=-171- slow_and=-290- slow_down=-169-
  slow_in=-48- slow_out=-57- slow_the=-170- slow_through=-126- slow_you=-168- slower_and=-32- small_#number=-91-
  small_and=-91- small_boy=-148- small_bundl=-210- small_busines=-32- small_call=-121- small_cost=-26- small_edit=-242-
  small_enough=-76- small_is=-153- small_memory=-210- small_number=-141- small_one=-179- small_performanc=-115-
  small_simpl=-56- small_to=-156- smaller_data=-106- smaller_than=-215- smart_manager=-107- smell_like=-120-
  smok_is=-81- snack_unles=-106- snak_i=-71- snapshot_and=198c snapshot_began=-52- snapshot_is=-39- snapshot_of=-122-
  snapshot_stag=-74- snapshot_to=-126- snapshot_was=-76- snell_#mail=-104- snicker_snack=-132- sniff_algorithm=-131-
  sniff_when=-63- snippet_end=-76- snippet_for=-112- snippet_will=-72- snippet_with=-205- snow_whit=-122-
  so_#number=-123- so_a=75p so_already=-177- so_an=-179- so_and=-235- so_are=-98- so_as=-312- so_bad=-184- so_be=-254-
  so_becaus=-128- so_blue=-184- so_by=-109- so_check=-201- so_deep=130p so_delet=-157- so_disconnect=-109- so_do=138a
  so_don't=130h so_e=-99- so_each=34p so_easy=-187- so_every=-147- so_everyth=-119- so_far=-111- so_fast=-171-
  so_font=-97- so_for=-250- so_forth=-202- so_frighten=-109- so_good=-201- so_great=-194- so_happen=-167- so_hard=-168-
  so_he=119h so_how=-244- so_i=-379- so_id=-69- so_if=-407- so_in=-258- so_is=-346- so_it's=-76- so_its=30p
  so_later=-304- so_leav=153h so_littl=-283- so_long=-265- so_many=-292- so_much=-481- so_no=138h so_nobody=91h
  so_noth=220h so_on=-362- so_one=-147- so_only=-357- so_other=-85- so_pleas=-238- so_pleasant=-213- so_poor=-186-
  so_preparation=-106- so_put=226h so_refactor=-30- so_repeat=-177- so_reversepatch=-77- so_ruler=-143- so_s=-77-
  so_simpl=-178- so_small=-57- so_smart=-127- so_special=-151- so_stupid=-216- so_that=671p so_the=189p so_their=-122-
  so_then=-153- so_ther=-110- so_this=-279- so_timer=-45- so_to=241h so_trail=-47- so_unterminat=-142- so_up=-253-
  so_use=-226- so_valid=-46- so_we=-383- so_what=-434- so_when=-217- so_will=-143- so_with=38p so_you=90a so_you'r=38p
  so_your=-256- soap_and=-129- soap_opera=-73- social_engineer=-256- social_media=-146- society_is=-187-
  sock_proxy=-98- sock_stream=115c socket_#number=-148- socket_addres=-68- socket_and=-127- socket_are=-195-
  socket_as=-199- socket_bas=-82- socket_but=-56- socket_in=-227- socket_is=-268- socket_option=-198-
  socket_reconnectstrategy=-117- socket_see=-220- socket_that=-107- socket_the=-112- socket_to=-216- socket_unit=-111-
  sockfd_is=-202- socklen_t=-109- soda_#number=-74- soda_water=-80- soft_and=-252- soft_limit=-37- softfp_soft=-54-
  softwar_display=-239- softwar_engineer=-174- softwar_foundation=-197- softwar_is=-242- softwar_maintainer=-151-
  softwar_packag=-122- softwar_support=-178- softwar_that=-155- softwar_to=-323- softwar_user=-151- softwar_you=-58-
  solution_for=-60- solution_is=-222- solution_to=-138- solv_a=-223- solv_by=-76- solv_the=-52- solv_this=-121-
  some_#number=-101- some_api=-137- some_application=-332- some_are=-155- some_bad=-73- some_cas=-85- some_clear=-243-
  some_css=-35- some_data=-64- some_day=-109- some_exampl=-56- some_featur=-76- some_file=-92- some_fun=-243-
  some_honest=-242- some_keys=-162- some_kind=-138- some_men=-58- some_messag=-162- some_modul=-106- some_more=-249-
  some_of=-263- some_operation=-60- some_other=-71- some_packag=-56- some_part=-192- some_peopl=-418- some_point=-68-
  some_project=-52- some_protocol=-118- some_reason=-78- some_server=-283- some_sort=-86- some_sourc=-158-
  some_system=-160- some_target=-73- some_th=-252- some_time=-189- some_typ=-46- some_user=-70- some_vendor=-35-
  some_work=-232- somebody_clon=-218- somebody_else=-268- somebody_is=-227- somebody_who=-199- somehow_the=-110-
  someon_decid=-58- someon_else=-459- someon_from=-234- someon_has=-335- someon_in=-191- someon_it's=-179-
  someon_out=-52- someon_tell=-271- someon_to=-321- someon_will=-359- someon_with=227r someon_you=-201- someth_a=-34-
  someth_about=-132- someth_and=-234- someth_better=-201- someth_chang=-288- someth_done=-142- someth_else=-350-
  someth_fail=-311- someth_for=-258- someth_happen=-231- someth_has=-289- someth_important=-67- someth_in=-232-
  someth_is=80r someth_left=-79- someth_like=-248- someth_more=-110- someth_mov=-273- someth_need=-99- someth_new=-251-
  someth_of=-255- someth_other=-284- someth_outsid=-124- someth_real=-111- someth_right=-274- someth_similar=-46-
  someth_stay=-215- someth_that=116h someth_the=-321- someth_then=-56- someth_to=-229- someth_wait=-264-
  someth_was=-163- someth_we=-155- someth_wher=-54- someth_wrong=-140- someth_you=-212- sometim_caus=-54-
  sometim_i=-94- sometim_it=-84- sometim_take=-112- sometim_the=-193- sometim_you=-143- somewhat_larger=-71-
  somewher_in=-260- somewher_on=-221- son_of=-211- song_of=-78- soon_as=211x soon_be=-281- soon_he=-241- soon_i'm=-195-
  soon_redirect=-135- sooner_or=-276- sophisticat_that=-214- sorry_about=-185- sorry_but=-283- sorry_for=-236-
  sort_and=-44- sort_by=-359- sort_each=-62- sort_keys=-151- sort_of=-281- sort_on=-120- sort_order=-160-
  sort_requir=-66- sort_so=-256- sort_the=-294- sort_you=-61- soul_md=111p sound_are=-230- sound_as=-124-
  sound_is=-170- sound_like=-93- sound_of=-111- soup_for=-110- sourc_#url=-146- sourc_addres=-171- sourc_and=-378-
  sourc_are=-423- sourc_as=-202- sourc_befor=-110- sourc_but=-47- sourc_cach=307p sourc_can=-188- sourc_cod=-76-
  sourc_code=-280- sourc_compil=-95- sourc_content=-400- sourc_control=-136- sourc_dir=-214- sourc_directory=-90-
  sourc_entry=-195- sourc_fil=-529- sourc_file=-723- sourc_for=-109- sourc_from=-220- sourc_in=-53- sourc_includ=-150-
  sourc_index=-174- sourc_is=-237- sourc_it=-59- sourc_length=-78- sourc_line=-141- sourc_list=-373- sourc_logs=-108-
  sourc_map=-418- sourc_meta=-173- sourc_node=-167- sourc_of=110h sourc_or=-262- sourc_packag=-212- sourc_position=-28-
  sourc_property=-47- sourc_regardles=-154- sourc_softwar=-196- sourc_str=-424- sourc_sustainabl=-205-
  sourc_target=-230- sourc_text=-112- sourc_that=-175- sourc_time=-78- sourc_titl=-50- sourc_to=-184- sourc_tree=-49-
  sourc_typ=-122- sourc_type=-351- sourc_use=-278- sourc_version=-198- sourc_with=-134- source_line=-128-
  sourcecod_getdisabledirectiv=-100- sourcemap_and=-126- sourcemap_is=-42- sourcemap_sourc=-154- sourcemap_the=-154-
  sourcemap_to=-136- sourcemapconsumer_greatest=-110- sourcescontent_field=-71- sourcetyp_is=-196-
  sourcetyp_script=-253- sourcmap_associat=-147- south_stand=-95- soviet_union=-217- soybean_tast=-83- spac_#url=-148-
  spac_alien=-137- spac_and=-183- spac_application=-246- spac_are=-110- spac_at=-171- spac_befor=-40-
  spac_between=-275- spac_for=-48- spac_from=-35- spac_in=-280- spac_is=-206- spac_or=-162- spac_parity=-207-
  spac_program=-129- spac_separat=-82- spac_should=-49- spac_shuttl=-146- spac_stand=-29- spac_that=-68- spac_the=-141-
  spac_then=-45- spac_to=-161- spac_used=-59- spac_valu=-120- spac_with=178l spak_the=-85- span_#number=-72-
  span_clas=-68- span_in=-317- span_of=-310- span_to=-100- spanish_on=-139- spar_key=-324- spars_array=-112-
  spars_checkout=-255- spawn_#url=-29- spawn_as=-82- spe_limit=-259- spe_of=-93- spe_up=-341- speak_and=-321-
  speak_anthropic=-285- speak_as=44r speak_don't=-258- speak_english=-222- speak_for=216a speak_in=-220-
  speak_like=-157- speak_no=-135- speak_of=-487- speak_once=-223- speak_openai=-279- speak_the=-84- speak_to=-508-
  speak_with=271a spec_#url=-201- spec_allow=-53- spec_that=-35- speci_free=-119- special_and=-81-
  special_character=-245- special_e=-69- special_handl=-216- special_mean=-228- special_ones=-103- special_use=-174-
  special_valu=-188- specializ_function=-50- specifi_a=-202- specifi_addres=-302- specifi_after=-53- specifi_all=-224-
  specifi_an=-47- specifi_and=-136- specifi_are=-60- specifi_as=-284- specifi_at=-52- specifi_both=-42-
  specifi_but=-42- specifi_by=-312- specifi_command=-55- specifi_component=-200- specifi_conversion=-109-
  specifi_data=-183- specifi_default=-124- specifi_directory=-79- specifi_display=-205- specifi_file=-134-
  specifi_for=-305- specifi_here=-211- specifi_how=-248- specifi_if=-125- specifi_in=-272- specifi_interfac=-35-
  specifi_is=-91- specifi_it=-232- specifi_multipl=-78- specifi_on=-294- specifi_only=-220- specifi_option=-159-
  specifi_or=-47- specifi_path=-79- specifi_pg=-237- specifi_print=-27- specifi_rang=-235- specifi_see=-185-
  specifi_signal=-102- specifi_tabl=-44- specifi_that=-359- specifi_the=-438- specifi_then=-230- specifi_they=-26-
  specifi_this=-283- specifi_to=-69- specifi_us=-93- specifi_user=-279- specifi_valu=-137- specifi_via=-181-
  specifi_what=-94- specifi_when=-221- specifi_whether=-126- specifi_which=-67- specifi_with=-92- specifi_without=-186-
  specific_and=-43- specific_data=-321- specific_date=-65- specific_documentation=-81- specific_error=-41-
  specific_key=-77- specific_languag=-66- specific_mirror=-155- specific_option=-173- specific_point=-42-
  specific_semantic=-31- specific_servic=-334- specific_set=-231- specific_to=-130- specific_typ=-113-
  specific_type=-41- specific_use=-29- specific_valu=-134- specifical_to=-259- specification_#url=-383-
  specification_and=-151- specification_are=-120- specification_chang=-54- specification_for=-129-
  specification_in=-269- specification_of=-148- specification_requir=-159- specification_rfc=-35- specification_to=-65-
  specification_with=-63- specifier_is=-71- specify_#number=-34- specify_a=-319- specify_an=-197- specify_any=-221-
  specify_both=-98- specify_how=-142- specify_it=-313- specify_multipl=-145- specify_one=-27- specify_that=-135-
  specify_the=-392- specify_this=-249- specify_whether=-252- speech_inflection=-43- spell_a=-206- spell_and=-105-
  spell_are=-86- spell_of=-137- spell_out=47l spell_someth=-182- spend_a=-195- spend_all=-277- spend_it=-228-
  spend_limit=-149- spent_a=-81- spent_in=-250- spent_keep=-98- spher_e=-58- spielen_scrabbl=-153- spirit_of=-125-
  spit_of=-188- spit_out=38l splash_last=-212- splic_into=-55- split2_is=-62- split_#url=-62- split_a=-159-
  split_archiv=-199- split_at=-64- split_between=-80- split_into=-86- split_on=-28- split_point=-153-
  split_surrogat=-57- split_the=-285- split_view=-102- splitt_a=-102- spoken_or=-150- sponsor_#url=-324-
  sponsor_auth0=-196- sponsor_the=-59- spoo_time=-197- spot_in=-189- spread_acros=-132- spread_the=273c
  spread_this=352p sql_command=-71- sql_server=-323- sql_standard=-219- sql_that=-137- sqlit_is=-43- sqlit_says=-61-
  sqlit_tak=-107- sqlite3_does=-90- sqlite3_expos=-117- sqlite3_is=-37- sqlite_serializ=-26- sqlite_text=-152-
  squar_bracket=-83- squar_root=-226- src_#url=-392- src_babel=-40- src_exampl=-156- src_flag=-107- src_index=-29-
  src_main=-291- src_provider=-147- src_renderer=-137- src_runtim=-95- src_shar=-343- sse_for=-92- ssh_authoriz=126p
  ssh_is=215x ssh_key=118p ssh_keys=-73- ssiz_t=-58- ssl_certificat=-148- ssl_policy=-216- ssrf_defens=-97-
  ssrf_guard=-29- st_mode=-170- stack_and=-52- stack_as=-168- stack_fram=-113- stack_of=-219- stack_overflow=-81-
  stack_the=-72- stack_trac=-36- stackoverflow_#url=-188- staff_by=-157- stag_#number=-199- stag_a=-278- stag_and=-261-
  stag_for=-177- stag_in=-158- stag_memory=-256- stag_modifier=-33- stag_payload=-72- stag_skill=-223- stag_what=-216-
  stag_writ=-622- stal_one=-61- stal_or=-124- stal_when=-120- stalenes_warn=-256- stall_an=-98- stand_a=-123-
  stand_afterward=-90- stand_among=-260- stand_and=-246- stand_at=-290- stand_befor=62l stand_behind=-480-
  stand_below=-316- stand_besid=-349- stand_between=-314- stand_by=-190- stand_for=-323- stand_from=-385-
  stand_goal=-264- stand_here=277p stand_in=-421- stand_letter=-41- stand_now=-260- stand_on=-359- stand_once=-50-
  stand_or=-338- stand_order=221a stand_out=175h stand_still=-137- stand_the=-94- stand_ther=-286- stand_to=-174-
  stand_together=-185- stand_under=-116- stand_up=-307- stand_wher=-434- stand_with=-284- standalon_library=-93-
  standalon_modul=-38- standard_#url=-168- standard_bas=-87- standard_compliant=-47- standard_deviation=-35-
  standard_error=-385- standard_input=-376- standard_output=-528- standard_that=-90- standard_wher=-48- star_are=-107-
  star_at=-324- star_in=-68- star_map=-305- star_to=-212- star_with=-140- start_#url=-237- start_again=-227-
  start_and=-72- start_as=-204- start_at=-172- start_befor=-295- start_by=-246- start_construct=-75- start_end=-107-
  start_entry=-179- start_fil=-132- start_flag=-258- start_from=-81- start_gett=-87- start_his=-276-
  start_immediate=-139- start_in=-429- start_index=-280- start_is=-290- start_it=189c start_its=-117- start_load=-135-
  start_now=-233- start_of=137p start_on=-116- start_one=-224- start_or=-187- start_out=173o start_over=93o
  start_page=-201- start_point=-203- start_position=-31- start_that=-285- start_the=-142- start_then=-210-
  start_this=-123- start_to=-506- start_up=-275- start_when=-123- start_with=-217- start_work=-267- start_writ=-166-
  startup_folder=217p startup_script=-95- startup_the=-258- stat_#number=-116- stat_#url=-67- stat_a=-260-
  stat_abov=-174- stat_and=109o stat_are=-89- stat_as=-227- stat_at=-186- stat_bas=-46- stat_can=-167- stat_chang=-191-
  stat_db=-359- stat_db's=-100- stat_does=-73- stat_for=-141- stat_has=-209- stat_head=-208- stat_in=-173-
  stat_instanc=-30- stat_is=-304- stat_it=-330- stat_law=-137- stat_list=-126- stat_meta=-208- stat_model=-165-
  stat_null=-172- stat_object=-235- stat_of=-298- stat_option=-223- stat_overrid=-122- stat_property=-93-
  stat_reset=-153- stat_sixty=-246- stat_st=-75- stat_structur=-39- stat_the=-51- stat_to=-57- stat_transition=-216-
  stat_wher=-208- stat_whether=-80- stat_which=-46- stat_will=-106- statement_are=-74- statement_in=-266-
  statement_is=-261- statement_that=-95- statement_to=140x static_and=-89- static_area=-223- static_data=-159-
  static_librari=-94- static_library=-66- static_middlewar=-53- static_site=-159- static_typ=-163- static_type=-155-
  station_is=-169- statistic_are=-322- statistic_hits=-72- statu_#number=-205- statu_and=-219- statu_code=-210-
  statu_flag=-296- statu_from=-201- statu_is=-314- statu_of=-295- statu_property=-49- statu_report=-255-
  statu_strip=-313- statu_that=-150- statu_to=81h statu_with=-307- statx_stx=-58- stay_a=43h stay_aliv=-114-
  stay_and=93p stay_as=-582- stay_at=-157- stay_behind=-205- stay_cron=-132- stay_fast=-123- stay_here=-153-
  stay_home=-125- stay_ignor=-175- stay_in=135r stay_link=-140- stay_off=242p stay_on=-454- stay_open=-402-
  stay_ours=-64- stay_out=-88- stay_part=-157- stay_silent=172h stay_so=-303- stay_the=-243- stay_ther=-341-
  stay_under=-199- stay_until=-246- stay_visibl=-281- stay_what=-228- stay_when=-100- stay_wher=-110- stay_with=-308-
  stderr_and=-25- stderr_formatter=-27- stderr_is=-127- stderr_respective=-46- stderr_us=-46- stdin_#url=-162-
  stdin_and=-203- stdout_#url=-209- stdout_and=-181- stdout_e=-56- stdout_or=-50- steer_or=-160- stein_why=-148-
  stem_pair=-68- step_#number=-172- step_a=-197- step_and=47a step_are=-146- step_as=123h step_cli=-138- step_for=-318-
  step_from=256h step_has=95h step_in=126h step_is=-77- step_it=-209- step_of=53h step_on=-320- step_sequenc=-48-
  step_target=-219- step_the=-353- step_through=-174- step_to=-129- step_will=-252- step_with=-236- step_you=-147-
  stepp_out=-232- steward_manag=-78- stick_in=-289- stick_your=-120- sticky_bit=-92- still_a=-208- still_add=-213-
  still_aliv=-161- still_be=-251- still_complet=-37- still_contain=-168- still_exist=-114- still_get=-151-
  still_has=-253- still_have=-254- still_held=-224- still_hold=-384- still_in=101p still_is=-226- still_know=-80-
  still_layer=-150- still_mak=-169- still_match=-45- still_need=-277- still_not=-173- still_occur=-45- still_open=-183-
  still_possibl=-117- still_reach=-127- still_run=-160- still_runs=-239- still_that=-93- still_the=-177-
  still_ther=-271- still_think=-182- still_to=-53- still_updat=-71- still_wait=-168- still_work=102h stock_market=-201-
  stolen_and=-209- ston_is=-86- stood_in=-223- stood_ther=-212- stood_up=-128- stop_a=-302- stop_all=143c
  stop_and=-372- stop_at=-226- stop_by=-182- stop_call=-188- stop_every=-420- stop_follow=171o stop_immediate=-201-
  stop_it=-280- stop_one=-49- stop_respond=104c stop_search=-152- stop_solution=-72- stop_stop=-282- stop_the=74c
  stop_them=-322- stop_until=-206- stop_us=-294- stop_watch=-101- stop_what=-336- stopdirectory_also=-150-
  stopdirectory_has=-150- stopp_at=-251- stopp_by=-282- stopp_first=-30- stopp_once=-150- stor_a=173x stor_all=-164-
  stor_an=-308- stor_and=-424- stor_anywher=-351- stor_as=-278- stor_at=-295- stor_besid=-158- stor_bound=-286-
  stor_but=-68- stor_by=-189- stor_credential=77a stor_data=145a stor_default=-283- stor_entry=-74- stor_file=-502-
  stor_for=-298- stor_from=-139- stor_in=-545- stor_information=-101- stor_into=-177- stor_is=-427- stor_it=262p
  stor_keep=-295- stor_messag=-237- stor_never=-127- stor_non=-152- stor_now=-190- stor_null=-193- stor_object=-98-
  stor_of=-281- stor_on=-251- stor_only=-217- stor_or=-302- stor_plac=-358- stor_prompt=-362- stor_read=-48-
  stor_row=-314- stor_schema=-221- stor_so=-228- stor_system=-290- stor_text=-253- stor_that=-310- stor_the=256p
  stor_then=-142- stor_think=-349- stor_this=361p stor_through=-48- stor_to=61x stor_under=-172- stor_valu=-177-
  stor_wher=-307- stor_whether=-133- stor_whil=-271- stor_with=-284- stor_within=-82- stor_without=-253-
  storag_adapter=-153- storag_and=-58- storag_area=-30- storag_bucket=-242- storag_engin=-82- storag_is=-44-
  storag_layout=-58- storag_object=-132- storag_parameter=-43- storag_pool=-160- storag_publish=-104- storag_tier=-136-
  storag_uri=-68- store_lock=-155- storehashfunction_custom=-53- storehashfunction_storehashfunction=-53-
  storehashsiz_the=-162- story_about=-74- story_in=37l story_is=-115- story_of=-138- storybook_#url=-175-
  str_#number=-117- str_#url=-209- str_alia=-156- str_and=-93- str_append=-161- str_are=-67- str_args=-51-
  str_argument=-306- str_as=-144- str_at=-191- str_boolean=-97- str_buffer=-51- str_by=-175- str_cachedir=-35-
  str_can=-167- str_cannot=-142- str_clear=-124- str_comparision=-120- str_concatrepeatedarray=-107- str_constant=-43-
  str_contain=-209- str_default=-251- str_description=-234- str_descriptionseparator=-99- str_eg=-68- str_end=-209-
  str_english=-72- str_enum=-120- str_etc=-38- str_exampl=-69- str_extract=-48- str_for=-304- str_from=-166-
  str_glob=-36- str_has=-236- str_helpstyl=-188- str_hits=-30- str_identify=-172- str_in=-251- str_indicat=-166-
  str_initialindent=-99- str_input=-48- str_instead=-66- str_is=-180- str_it=-237- str_literal=-207-
  str_longdescription=-69- str_look=-29- str_messag=-76- str_meta=-135- str_must=-161- str_not=-165- str_of=130x
  str_only=-154- str_option=-164- str_optional=-225- str_or=-150- str_otherwis=-35- str_pass=-67- str_path=-55-
  str_point=-229- str_property=-26- str_prototyp=-262- str_query=-223- str_readon=-30- str_represent=-132-
  str_representation=-214- str_restpositional=-120- str_return=-128- str_s=-191- str_set=-164- str_shorthand=-32-
  str_shown=-49- str_simp=-142- str_so=-81- str_str=-307- str_strip=-168- str_that=-141- str_the=-300- str_to=-365-
  str_type=-150- str_typeseparator=-99- str_union=-86- str_use=-55- str_valu=-169- str_variabl=-106- str_wher=-39-
  str_which=-178- str_will=-184- str_with=191c straight_from=65a straight_line=-262- straight_to=52h strang_header=-82-
  stranger_in=217c stranger_th=-243- stream_#number=-240- stream_a=-164- stream_along=-169- stream_an=-98-
  stream_and=-347- stream_api=-246- stream_as=-177- stream_call=-185- stream_destroy=-204- stream_emit=-97-
  stream_ends=-244- stream_has=-231- stream_in=-178- stream_is=-351- stream_modul=-126- stream_object=-151-
  stream_of=-232- stream_piec=-240- stream_protocol=-178- stream_should=-258- stream_socket=-325- stream_support=-208-
  stream_text=-316- stream_that=-200- stream_the=278x stream_to=-234- stream_unpip=-127- stream_which=-50-
  stream_whos=-289- streamabl_http=-276- street_and=186x street_of=145x stretch_of=-259- strict_check=-128-
  strict_enabl=-111- strict_flag=-50- strict_for=-29- strict_mode=-271- strict_throw=-53- strict_typescript=-66-
  strictdepth_option=-71- stricter_and=-41- strictkeyword_report=-33- strif_of=-148- stringifi_data=-48-
  stringifi_version=-43- stringify_function=-80- strip_and=-221- strip_bom=-113- strip_is=-158- strip_percentag=-77-
  stripbom_fals=-113- stripp_off=-175- striptrailingcr_same=-72- striptrailingcr_true=-145- strok_and=-224-
  strong_and=-244- strong_as=-164- strong_etag=-39- strong_recommend=-263- strong_typ=-190- struck_by=-43-
  struct_and=-58- struct_is=-173- struct_utmp=-107- structur_and=-115- structur_array=-36- structur_be=-87-
  structur_clon=-62- structur_contain=-124- structur_content=-104- structur_for=-143- structur_form=-111-
  structur_in=-149- structur_is=-148- structur_it=-32- structur_of=-203- structur_return=-130- structur_such=-84-
  structur_that=-91- structur_to=-159- structur_whos=-90- struggl_for=-113- struggl_to=-176- stuck_in=-261-
  student_had=-169- student_in=-154- student_that=-33- study_of=-166- study_the=-114- stuff_on=-338- stuff_that=-41-
  stupid_and=-212- stupid_is=-173- styl_#url=-254- styl_and=-74- styl_component=-297- styl_daemon=-114- styl_for=-69-
  styl_loc=-27- styl_patch=-34- styl_pattern=-125- styl_position=-25- styl_rang=-25- styl_sheet=-60- styl_to=-184-
  styl_you=-254- stylelint_and=-108- sub_agent=184p sub_conversion=-82- subclas_of=-137- subdomain_or=-75-
  subfield_all=-88- subject_indicator=-93- subject_of=240h subject_subscrib=-220- subject_to=-79- subject_token=-209-
  submit_a=-315- submit_bugs=-136- submit_to=-287- submitt_as=-151- submitt_by=-284- submodul_are=-121-
  submodul_when=-129- submodul_will=-96- subnet_rang=-33- subnet_the=-26- subnetwork_to=-54- subordinat_to=-227-
  subpath_folder=-80- subresourc_e=-76- subscrib_body=-220- subscrib_to=-57- subscription_#url=-151-
  subscription_aliv=-70- subscription_per=-57- subsequent_call=-122- subsequent_linux=-28- subsequent_load=-81-
  subset_of=-255- subset_requir=-45- substitut_for=-244- substitut_otherwis=-54- substitution_coproc=-83-
  substitution_is=-259- substitution_of=-32- substr_search=-180- subversiv_literatur=-202- succe_in=-64-
  succe_with=-42- succeed_it=-29- succeed_the=-326- succeed_which=-27- succes_and=-254- succes_if=-183- succes_in=-105-
  succes_inet=-141- succes_is=-274- succes_messag=-57- succes_or=-226- succes_statu=-228- succes_the=-276-
  succes_thes=-222- successful_call=-142- successful_disconnect=-89- successful_or=-79- successful_register=-89-
  successful_return=-69- successful_unsubscrib=-129- succession_becom=-40- succession_that=-140- such_a=27h
  such_an=-84- such_as=-406- such_cas=-151- such_character=-166- such_detail=-200- such_file=-244- such_foolish=-178-
  such_function=-84- such_internal=-269- such_option=-56- such_replacement=-32- such_resourc=-45- such_tags=-134-
  such_th=-324- such_that=-125- such_tool=-388- such_when=-56- suck_my=-87- sudden_blossom=-31- sudo_apt=-300-
  suffer_from=-269- sufficient_to=-168- suffix_it=-88- suffix_list=-317- suffix_such=-214- suffix_with=-42-
  sugar_#number=-84- sugar_and=-42- sugar_in=-127- suggest_that=197p suggest_to=-93- suggestion_of=-273- suit_and=-149-
  suit_for=-55- suitab_align=-184- suitabl_as=-102- suitabl_for=-219- sum_of=-321- summaris_away=-287- summaris_in=84l
  summaris_null=-160- summaris_the=-184- summaris_your=59l summariz_the=138l summary_first=-479- summary_for=-271-
  summary_in=175h summary_is=-153- summary_of=175x summary_one=-271- summary_that=-399- summary_was=-262- sun_in=-109-
  sunlight_ther=-102- sup_#number=-43- super_chicken=-111- supersed_the=-79- supervisor_attempt=-89-
  supervisor_send=-130- supp_a=-141- supp_an=-85- supp_any=-95- supp_the=199x supplementary_group=-274- suppli_a=-281-
  suppli_by=-268- suppli_in=-140- suppli_is=-59- suppli_sourc=-97- suppli_sourcemap=-97- suppli_the=-72- suppli_to=-62-
  supplier_are=-230- supply_a=-269- support_#number=-32- support_a=-274- support_algorithm=-111- support_all=-138-
  support_and=-158- support_are=-81- support_as=-191- support_at=-78- support_bot=-131- support_both=-104-
  support_by=-361- support_can=-71- support_custom=-135- support_department=-219- support_djb2=-225-
  support_event=-212- support_extend=-32- support_folder=-195- support_for=-225- support_formatter=-285-
  support_has=-275- support_if=-457- support_in=-191- support_includ=-302- support_is=-119- support_it=-132-
  support_iteration=-52- support_jsx=-101- support_location=-97- support_md=-172- support_multipl=-208-
  support_my=-159- support_need=238a support_node=-63- support_of=-201- support_on=-108- support_only=-238-
  support_option=-188- support_pars=-173- support_path=-32- support_project=-184- support_property=-103-
  support_provid=-151- support_react=-83- support_region=-274- support_replacement=-194- support_sinc=-90-
  support_subpath=-80- support_templat=-32- support_that=-92- support_the=-435- support_them=-58- support_this=-198-
  support_to=-255- support_tool=-160- support_under=-210- support_us=-211- support_utf=-48- support_valu=-178-
  support_with=172x suppos_i=-113- suppos_on=-33- suppos_that=-181- suppos_the=-135- suppos_you=-293- suppos_your=-106-
  suppres_the=85h suppress_by=-230- sure_a=80x sure_as=-225- sure_it=-156- sure_not=-91- sure_that=-248- sure_the=247h
  sure_to=-374- sure_what=-314- sure_you=-268- sure_you'r=-230- sure_your=-396- surfac_minimal=-45- surfac_to=-215-
  surpris_for=-174- surpris_party=-120- surrogat_and=-155- surrogat_becom=-128- surrogat_pair=-137- surrogat_you=-83-
  surround_by=-199- surround_the=-185- surviv_a=165p surviv_any=115p surviv_edit=-290- susceptibl_to=-38-
  suspend_the=-202- sustainabl_for=-205- svg_#url=-81- svg_path=-115- svg_xml=-80- svgo_stylelint=-108-
  svr4_#number=-108- swallow_a=-170- swap_unit=-67- sweep_it=-154- sweep_the=-120- sweet_and=-87- sweet_to=-318-
  swept_away=-181- switch_a=-297- switch_app=-173- switch_from=-142- switch_in=-143- switch_is=-145- switch_of=-152-
  switch_off=-97- switch_on=68r switch_that=-284- switch_the=76a switch_to=-329- symbol_are=-88- symbol_as=-275-
  symbol_defin=-95- symbol_in=-169- symbol_is=-92- symbol_tabl=-172- symbol_that=-278- symbol_to=-178-
  symbol_with=-137- symbolic_link=-439- symlink_are=-25- symlink_entri=-169- symlink_escap=-127- symlink_follow=-41-
  symlink_privileg=-25- symlink_support=-93- symmetric_secret=-90- symptom_is=-51- symspec_is=-27- sync_and=-86-
  sync_featur=-169- sync_function=-60- sync_hashsync=-70- sync_hook=-102- sync_method=-211- sync_or=-30-
  sync_return=-30- sync_the=111x syncbailhook_emit=-57- synchook_emit=-57- synchronou_and=-28- synchronou_api=-100-
  synchronou_full=-39- synchronou_function=-98- synchronou_hash=-54- synchronou_hook=-258- synchronou_task=-153-
  synchronou_the=-175- synchronous_to=-46- synchronous_us=-43- syncwaterfallhook_thread=-57- synonym_for=-130-
  synopsi_section=-92- syntax_#number=-98- syntax_#url=-107- syntax_and=-237- syntax_as=-100- syntax_but=-144-
  syntax_each=-64- syntax_error=-92- syntax_for=-103- syntax_is=-147- syntax_of=-297- syntax_that=-31- syntax_to=-224-
  syntax_tree=-197- syntax_when=-200- sys_admin=-193- sys_errlist=-241- sys_kernel=-230- sys_path=-288-
  sys_resourc=-49- sys_time=-57- system_a=-236- system_administrator=31a system_agre=-357- system_and=94a
  system_are=145o system_as=-96- system_browser=-296- system_call=-589- system_can=-155- system_crash=-194-
  system_default=-204- system_dependent=-33- system_dialog=-66- system_does=-166- system_error=-267-
  system_extension=-429- system_fil=95c system_file=-300- system_follow=-372- system_for=-258- system_group=-59-
  system_has=-516- system_if=-221- system_in=-102- system_instruction=234l system_into=-151- system_is=-239-
  system_it=-359- system_librari=-133- system_maco=-236- system_messag=91l system_not=-79- system_notic=159a
  system_of=-275- system_on=-128- system_one=-233- system_or=-355- system_overrid=99a system_own=-244-
  system_prompt=-67- system_provid=-197- system_put=-361- system_role=227l system_servic=-256- system_such=-98-
  system_text=320l system_that=-44- system_the=-101- system_they=-87- system_this=-258- system_time=-106-
  system_to=135a system_type=-341- system_updat=-25- system_us=-183- system_user=135a system_v=-298- system_via=-97-
  system_wher=-48- system_which=-260- system_wide=-316- system_will=-237- system_with=-329- system_without=88r
  system_would=-127- systemctl_restart=-242- systemd_#number=-168- systemd_exec=-143- systemd_journald=-281-
  systemd_logind=-152- systemd_networkd=-289- systemd_repart=-289- systemd_system=-120- systemd_timer=-80-
  systemd_tmpfil=-229- systemd_unit=-194- t_#number=-99- t_and=-63- t_in=-66- t_is=-163- t_junction=-267-
  t_option=-139- t_shirt=-230- t_t=-215- t_tight=-215- t_which=-63- tab_character=-175- tab_stop=-190- tabl_a=-140-
  tabl_and=-366- tabl_are=-166- tabl_as=-261- tabl_below=-278- tabl_but=-102- tabl_by=-216- tabl_can=-107-
  tabl_command=-54- tabl_exist=-139- tabl_for=115r tabl_has=-181- tabl_in=251c tabl_is=-396- tabl_it=-202-
  tabl_not=-280- tabl_on=-282- tabl_or=-82- tabl_that=-179- tabl_to=-267- tabl_which=-133- tabl_whos=-189-
  tabl_will=-227- tabl_wins=-46- tabl_with=-243- tabl_without=-274- tag_and=-292- tag_can=-228- tag_file=-272-
  tag_in=-256- tag_is=-376- tag_name=-156- tag_operation=-99- tag_or=-223- tag_servic=-34- tag_snapshot=-272-
  tag_so=-33- tag_track=-99- tag_version=-90- tagg_entry=-39- tags_and=-298- tags_are=-112- tags_file=-118-
  tags_restart=-71- tags_to=-366- tags_version=-39- tail_and=-208- tail_of=-159- tail_queu=-147- tail_that=-132-
  tail_to=-136- tak_#number=-145- tak_a=-471- tak_additional=-40- tak_an=-368- tak_another=-126- tak_away=-129-
  tak_back=-263- tak_care=-220- tak_conversation=-201- tak_for=-57- tak_his=-216- tak_in=-226- tak_into=-165-
  tak_it=100p tak_its=-103- tak_keys=-34- tak_longer=-283- tak_no=-454- tak_off=-301- tak_one=-207- tak_out=-247-
  tak_over=108p tak_plac=-322- tak_precedenc=48a tak_so=-67- tak_someth=-236- tak_ten=-269- tak_the=-511-
  tak_them=-177- tak_time=-201- tak_to=-266- tak_too=-37- tak_two=-182- tak_what=-100- take_a=-101- take_advantag=-125-
  take_an=-271- take_another=-182- take_away=-180- take_care=-300- take_effect=-159- take_for=-220- take_from=-289-
  take_hold=-78- take_into=-240- take_it=-246- take_life=-203- take_me=-345- take_no=-350- take_off=-78- take_on=134r
  take_one=-285- take_out=-112- take_over=145c take_precedenc=-90- take_several=-98- take_significant=-65-
  take_the=363o take_their=-168- take_them=-107- take_to=-280- take_you=-200- take_your=-165- taken_and=-229-
  taken_as=-355- taken_at=207x taken_away=-314- taken_back=-130- taken_befor=-127- taken_for=-339- taken_from=-330-
  taken_in=-223- taken_into=-114- taken_off=53r taken_one=-133- taken_out=-263- taken_the=-94- taken_to=-325-
  talk_about=-376- talk_for=-119- talk_in=-228- talk_of=-265- talk_on=-307- talk_overfiend=-111- talk_to=33p
  talk_with=93r taniwha_knghtbrd=-84- tao_is=-53- tap_and=-133- tap_has=-30- tap_loop=-55- tap_method=-45- tap_non=-56-
  tap_or=-93- tap_registration=-86- tap_the=-46- tap_to=-128- tap_undefin=-56- tape_and=-77- tape_block=-252-
  tape_devic=-196- tape_driv=-229- tape_is=-130- tapp_function=-254- tapp_on=-81- tappity_clickity=-168-
  taps_continu=-148- taps_out=-57- tar_file=-214- tar_format=-137- tar_gz=-236- tarball_to=-109- targ_treturn=-171-
  target_#number=-74- target_and=-326- target_at=-38- target_baselin=-43- target_browser=-153- target_can=-107-
  target_creat=-190- target_directory=-224- target_for=-265- target_graph=-219- target_has=-242- target_http=-209-
  target_in=-260- target_instanc=-198- target_is=-317- target_join=-101- target_nam=-92- target_newrequest=-71-
  target_of=-174- target_path=-178- target_pool=-215- target_process=-120- target_project=-233- target_servic=-175-
  target_system=-292- target_tcp=-246- target_the=-224- target_then=-155- target_to=151x target_type=-117-
  target_unit=-116- target_with=-122- task_and=-122- task_as=-101- task_auxiliary=-187- task_bas=-64- task_each=-140-
  task_for=-295- task_forc=-143- task_from=146c task_function=-135- task_given=-243- task_handler=-168- task_has=-259-
  task_in=-109- task_instead=-67- task_is=307o task_iteration=-122- task_its=-130- task_nam=35p task_not=-145-
  task_of=-185- task_on=-264- task_or=-166- task_provider=-221- task_qifi=-247- task_runner=-232- task_that=128p
  task_to=157p task_warmupsync=-231- task_when=203h task_will=-78- task_with=138p task_within=-99- task_you=-227-
  tast_and=-49- tast_for=-81- tast_good=-140- tast_like=-145- tast_more=-49- tast_slight=-49- tasty_gras=-123-
  taught_to=-203- tax_are=-125- tax_form=-224- tax_offic=-195- tax_portal=-261- tax_return=138x taze_#url=-163-
  tcp_#number=-181- tcp_ip=-223- tcp_or=-137- teach_a=-212- teach_it=-165- teach_the=77p teach_us=-219-
  teacher_was=-193- team_and=208a team_assuranc=-205- team_down=-30- team_has=90a team_is=-195- team_sign=-79-
  technical_is=-109- techniqu_is=-115- techniqu_of=-231- technology_is=-192- tediou_and=-59- telegram_channel=166x
  telegram_token=-257- telemetry_is=-215- telemetry_of=-145- telephon_booth=-58- tell_#number=-174- tell_anyon=-337-
  tell_by=-224- tell_client=-174- tell_each=-269- tell_em=-220- tell_eslint=-94- tell_every=-331- tell_her=351h
  tell_him=176h tell_his=-302- tell_how=-250- tell_i=-82- tell_it=-551- tell_jok=-211- tell_me=-227- tell_nobody=45a
  tell_noth=-336- tell_of=-292- tell_ones=-107- tell_other=-133- tell_router=-69- tell_the=-38- tell_them=-29-
  tell_what=-481- tell_when=-239- tell_whether=-266- tell_which=-153- tell_word=-287- tell_you=-117- temperatur_of=-34-
  templat_accord=-114- templat_are=-45- templat_element=-103- templat_for=213p templat_json=-190- templat_str=-197-
  templat_that=-157- templat_to=-326- templat_uri=-114- templat_variabl=-32- temporal_api=-42-
  temporal_implementation=-41- temporari_unavailabl=-134- temporary_copy=-96- temporary_directory=-220-
  temporary_fil=-371- temporary_file=-182- tempt_to=-202- ten_lin=-259- ten_minut=-299- ten_per=-189- ten_percent=-301-
  ten_second=31h ten_thousand=133c ten_year=-254- tendency_in=-34- tendency_of=-183- tent_and=-88- tenth_of=-117-
  teredo_a=-76- term_as=-185- term_has=-209- term_in=-53- term_is=-95- term_mean=-181- term_of=-242- term_support=-100-
  term_that=-156- terminal_and=-213- terminal_as=-233- terminal_or=-262- terminal_type=-253- terminal_without=80c
  terminat_a=-59- terminat_by=-101- terminat_null=-70- terminat_str=-84- terminat_the=-207- terminat_with=-79-
  termination_on=-180- terribl_th=-59- terribl_word=-73- terror_of=-61- test_#number=-152- test_#url=-34-
  test_against=-105- test_and=-343- test_are=-426- test_at=-243- test_befor=-360- test_besid=-54- test_but=-85-
  test_can=-86- test_cas=-104- test_case=-160- test_code=-199- test_coverag=-154- test_each=-54- test_every=-92-
  test_execution=-149- test_fail=-116- test_fil=-134- test_first=-288- test_for=-419- test_framework=-122-
  test_from=-219- test_generator=-179- test_has=-315- test_if=-129- test_in=-279- test_is=-352- test_it=-251-
  test_library=-48- test_line=-25- test_macro=-92- test_method=-94- test_name=-260- test_node=-199- test_npm=-193-
  test_of=-408- test_on=-312- test_one=-28- test_only=-40- test_or=-263- test_orient2d=-38- test_program=-314-
  test_purpos=-31- test_redi=-123- test_result=158h test_run=-233- test_runs=-334- test_scenario=-55- test_servic=-123-
  test_should=-151- test_suit=-228- test_test=-119- test_that=-322- test_their=-199- test_this=-164- test_thorough=-35-
  test_to=-183- test_ts=-138- test_whether=-84- test_which=-129- test_with=-90- test_your=182o testbas_to=-30-
  tetflam_programm=-52- tex_is=-247- texinfo_manual=-55- text_#number=-134- text_a=-309- text_abov=137l text_alon=-183-
  text_an=-304- text_and=-402- text_answer=-206- text_are=-202- text_at=393l text_bas=-147- text_be=-237-
  text_becom=-116- text_befor=-63- text_behind=276l text_below=185o text_blank=-86- text_but=-78- text_by=-147-
  text_can=-167- text_cannot=-153- text_com=-240- text_content=-236- text_conversion=-294- text_does=-215-
  text_each=-260- text_editor=-159- text_enough=-154- text_event=-126- text_field=-233- text_fil=-180- text_file=123x
  text_for=-459- text_format=-170- text_from=-289- text_function=-151- text_has=63o text_html=-80- text_in=167p
  text_index=-270- text_into=-154- text_is=-86- text_it=-111- text_itself=-262- text_lf=-180- text_may=-192-
  text_memory=-204- text_messag=-116- text_mode=-300- text_never=-250- text_no=72l text_null=-246- text_of=-230-
  text_on=-292- text_only=-189- text_or=-283- text_over=-406- text_pair=-195- text_position=-204- text_read=-247-
  text_reason=-131- text_so=-348- text_stay=-273- text_still=-42- text_str=-135- text_tak=-97- text_that=165l
  text_the=-181- text_to=149p text_treat=-200- text_unles=-32- text_was=176a text_what=-278- text_when=107p
  text_wher=-195- text_will=-306- text_with=-348- text_without=-253- text_word=-219- text_would=-271- text_you=216l
  textconv_filter=-144- th_a=-442- th_about=-288- th_and=-198- th_are=-313- th_as=-345- th_be=-138- th_but=-116-
  th_by=-139- th_call=-34- th_difficult=-159- th_down=255h th_for=-159- th_from=-226- th_i=-246- th_in=-42- th_is=-387-
  th_it=-167- th_like=-127- th_line=-120- th_mean=-83- th_of=191a th_or=-35- th_over=-39- th_sinc=-50- th_stand=-131-
  th_than=-277- th_that=49p th_they=-71- th_to=-399- th_up=-215- th_we=-289- th_wher=-121- th_which=-181- th_will=-242-
  th_with=-290- th_you=286h th_you'v=-298- than_#number=-195- than_a=-424- than_all=-191- than_an=-291- than_any=-165-
  than_as=-163- than_at=-213- than_be=-206- than_by=-225- than_chalk=-37- than_enough=-166- than_expect=-184-
  than_get=-25- than_go=-57- than_half=-170- than_he=-212- than_i=-186- than_impos=-127- than_in=-243- than_is=-83-
  than_it=104h than_its=-156- than_json=-45- than_man=-62- than_max=-29- than_mine=86o than_more=-88- than_most=-269-
  than_never=-285- than_noth=-140- than_once=-169- than_one=-92- than_or=-65- than_other=-207- than_our=-369-
  than_replac=-117- than_server=-111- than_that=-58- than_the=-63- than_they=-209- than_thirty=-113- than_this=-440-
  than_thos=197r than_to=-218- than_was=-197- than_we=-119- than_what=-202- than_window=-154- than_work=-86-
  than_x=-67- than_you=-310- than_your=-149- than_zero=-132- thank_to=-283- thank_you=-459- that_#agentfile=94p
  that_#number=-105- that_a=-621- that_accept=-180- that_acknowledg=-107- that_actual=-50- that_add=-49-
  that_after=-171- that_ai=226r that_all=-321- that_allow=-375- that_already=-131- that_also=-329- that_alway=231p
  that_an=-345- that_another=-287- that_answer=-154- that_any=-441- that_anyon=-321- that_anyth=-295- that_appli=-204-
  that_application=-83- that_approval=65p that_are=-571- that_aren't=-310- that_as=-194- that_ask=-180- that_asks=118h
  that_at=-123- that_attempt=-88- that_axis=-36- that_bad=-223- that_be=-177- that_began=-222- that_begin=-328-
  that_belong=-237- that_both=-120- that_brok=-56- that_browser=-77- that_buffer=-55- that_build=156r that_built=-109-
  that_but=-217- that_by=-249- that_cach=-140- that_came=-266- that_can=-286- that_can't=-244- that_cannot=-522-
  that_carri=-84- that_case=-376- that_caus=-241- that_certain=-43- that_chang=-381- that_check=49p that_choos=-283-
  that_client=-259- that_com=164h that_come=76l that_command=146p that_conformant=-159- that_contain=-70-
  that_content=-273- that_contradict=116o that_control=-69- that_convert=-111- that_copi=-198- that_correspond=-264-
  that_could=-469- that_count=-157- that_creat=-74- that_cross=-112- that_debian=-95- that_defin=-84-
  that_definition=-29- that_delet=149p that_depend=-235- that_describ=-140- that_despit=-348- that_determin=-121-
  that_did=-303- that_didn't=-123- that_directory=-78- that_do=-387- that_does=-559- that_doesn't=-312-
  that_don't=-135- that_download=168p that_duplicat=-185- that_edit=226h that_electron=-178- that_enabl=-100-
  that_encod=-80- that_end=-396- that_ends=-276- that_equal=-92- that_eslint=-68- that_espre=-169- that_even=-183-
  that_ever=-228- that_every=-354- that_everyth=-28- that_exact=-154- that_exceed=-152- that_exist=-192-
  that_export=-119- that_expos=-157- that_fail=-225- that_file=-288- that_find=-161- that_fits=-89- that_flag=-198-
  that_follow=-82- that_for=-93- that_forc=-332- that_format=-123- that_forward=272x that_from=-140-
  that_function=-164- that_gave=-255- that_get=-355- that_gets=-271- that_giv=-391- that_go=-414- that_god=-284-
  that_good=-342- that_grow=-175- that_had=-229- that_handler=-83- that_happen=-401- that_has=-236- that_have=-375-
  that_he=120h that_header=-210- that_hello=-146- that_help=-105- that_here=-139- that_herm=-325- that_hid=-284-
  that_his=41h that_hold=-528- that_home=-130- that_how=-45- that_i=-161- that_i'm=-163- that_identifi=-37-
  that_if=-244- that_imitat=-172- that_implement=-60- that_in=-293- that_includ=-236- that_indicat=-221-
  that_instanc=-123- that_instead=-129- that_involv=-182- that_is=-407- that_isn't=-160- that_it's=-178- that_its=-392-
  that_jsdom=-44- that_just=-212- that_key=-166- that_keys=-295- that_kill=-226- that_know=-253- that_lack=143r
  that_later=137p that_lead=37p that_leav=-254- that_led=-216- that_let=-129- that_lie=-263- that_lies=-108-
  that_line=-259- that_link=-321- that_list=-169- that_load=261p that_long=-145- that_look=183h that_machin=-198-
  that_made=49o that_major=-115- that_mak=-78- that_make=-326- that_man=-124- that_manifest=-73- that_many=-45-
  that_match=-300- that_matter=-39- that_may=-132- that_mean=-340- that_measur=-155- that_men=-259- that_mere=-129-
  that_might=167h that_minimatch=-196- that_minix=-59- that_miss=-192- that_modify=-146- that_moment=-156-
  that_money=132h that_more=-63- that_most=-61- that_must=-338- that_my=-288- that_nam=-398- that_name=-253-
  that_need=-33- that_new=-179- that_no=-495- that_nobody=-74- that_nod=-58- that_node=-96- that_none=42o
  that_not=-271- that_noth=259h that_object=-48- that_occur=-186- that_of=-305- that_older=-170- that_on=-244-
  that_one=-123- that_only=75c that_open=-310- that_option=-198- that_order=-355- that_ordinary=-121- that_other=-222-
  that_our=160p that_out=-62- that_owns=-58- that_page=-193- that_pars=-125- that_part=-193- that_particular=-197-
  that_pass=-209- that_patch=-59- that_pattern=-74- that_peopl=-282- that_perform=-107- that_phras=-72- that_plac=-292-
  that_point=-412- that_posix=-65- that_preserv=-42- that_prevent=-121- that_produc=-171- that_programmer=-214-
  that_propos=-230- that_provid=-150- that_pull=153p that_put=-259- that_python=-186- that_pyyaml=-205-
  that_question=-136- that_quiet=-84- that_quit=-82- that_rang=-246- that_re=269p that_reach=-87- that_real=-215-
  that_reason=-119- that_redundant=-109- that_refer=-268- that_refus=56r that_reject=-202- that_render=-185-
  that_represent=-87- that_requir=-291- that_resolv=-100- that_rest=-283- that_restrict=-91- that_result=-62-
  that_return=-131- that_review=200a that_ring=-162- that_rul=-241- that_run=55l that_runs=323p that_said=-230-
  that_same=-247- that_sav=-173- that_sax=-149- that_say=-308- that_says=-421- that_schema=-119- that_section=-75-
  that_security=-209- that_seem=-252- that_send=262p that_sequenc=-106- that_server=-185- that_set=-293-
  that_sett=-247- that_shall=-233- that_shar=-339- that_she=49h that_should=-397- that_show=-295- that_sinc=-28-
  that_sits=-75- that_some=-290- that_somebody=-306- that_someon=-91- that_sometim=-84- that_sound=-223-
  that_sourcemap=-147- that_speak=-359- that_specifi=-107- that_specify=-138- that_spell=-199- that_stand=-100-
  that_start=403p that_stat=-71- that_stay=-71- that_still=-157- that_stood=-173- that_stor=-232- that_str=-280-
  that_such=-48- that_summaris=-378- that_support=-133- that_system=-189- that_systemd=-261- that_tabl=-85-
  that_tak=65p that_take=-166- that_talk=-212- that_task=-145- that_tell=-427- that_test=-294- that_text=-167-
  that_th=-177- that_the=258h that_their=247p that_ther=-387- that_there=-160- that_thes=-284- that_they=-26-
  that_they'r=-248- that_think=-212- that_this=279p that_thos=-258- that_thread=-69- that_throw=-175- that_time=-256-
  that_to=-244- that_today=-171- that_took=-278- that_tool=95a that_trigger=-205- that_turn=-149- that_two=121h
  that_type=-180- that_unit=-187- that_us=-107- that_use=-66- that_used=-211- that_user=-298- that_uses=-120-
  that_valu=-79- that_very=-134- that_wait=-484- that_want=74h that_was=-175- that_way=-130- that_we=155x
  that_well=-124- that_went=-354- that_were=-342- that_what=-458- that_whatever=-162- that_when=127h that_wher=-381-
  that_which=-312- that_whil=-86- that_why=-336- that_will=-483- that_wish=-26- that_with=-174- that_won't=-299-
  that_work=-376- that_workspac=-129- that_would=-172- that_wrap=-109- that_writ=-262- that_you=235h that_you'r=-377-
  that_you'v=-324- the_#agentfile=-273- the_#mail=-152- the_#number=-58- the_#secretfile=372x the_a=-179- the_aa=-97-
  the_ability=-321- the_about=104p the_abov=-172- the_absenc=31h the_absolut=-170- the_abstract=-112- the_accept=-222-
  the_acces=-149- the_accompany=-146- the_account=411a the_accountant=-282- the_accuracy=-61- the_acquir=-37-
  the_act=-327- the_action=73a the_activ=-454- the_actual=-265- the_ad=31x the_adapter=-28- the_add=-237-
  the_addition=-71- the_additional=-120- the_addres=72x the_address=-194- the_admin=158a the_administrator=145a
  the_advantag=-159- the_advic=-125- the_af=-92- the_affair=-325- the_affect=-189- the_afternoon=-123- the_age=-94-
  the_agenda=-280- the_aggi=-279- the_aggregat=-203- the_ai=60r the_air=-433- the_airlin=-315- the_airport=-141-
  the_alarm=-249- the_algorithm=-278- the_alia=-197- the_alias=-183- the_alignment=142o the_all=-332- the_allocat=-89-
  the_allow=244p the_allowlist=178p the_alpha=-230- the_already=-102- the_alt=-76- the_alternativ=-196-
  the_ambiguity=-162- the_american=-101- the_analysi=-217- the_ancestry=-102- the_anchor=-170- the_ancient=-233-
  the_angel=-121- the_angl=-60- the_animal=-205- the_anniversary=-233- the_answer=-152- the_antiviru=329c
  the_apach=-122- the_api=173x the_apostroph=-302- the_app=-201- the_append=-309- the_appetit=-76- the_appl=-99-
  the_application=-416- the_approach=-197- the_appropriat=-276- the_approv=-285- the_approval=497h the_apt=-136-
  the_arc=-76- the_architect=-338- the_architectur=-183- the_archiv=-437- the_area=-135- the_argument=-329-
  the_army=-278- the_arp=-148- the_array=-223- the_arrival=-164- the_arrow=-298- the_art=-323- the_articl=-194-
  the_artist=-346- the_as=-113- the_ashtray=-153- the_assembler=-239- the_assertion=-83- the_asset=-230-
  the_assistant=438a the_associat=-330- the_ast=-223- the_at=-83- the_atmospher=-140- the_atom=-51- the_atomic=-250-
  the_attach=356c the_attachment=366c the_attacker=272c the_attention=-162- the_attic=-268- the_attribut=-261-
  the_audienc=224l the_audio=182x the_audit=218a the_auditor=-92- the_author=-128- the_authorization=-254-
  the_auto=-264- the_automatic=-161- the_availability=-174- the_availabl=-233- the_averag=-233- the_await=-55-
  the_axe=-44- the_axis=-126- the_b=-106- the_baby=-370- the_back=-411- the_backdoor=261c the_backend=-143-
  the_background=-50- the_backtrac=-28- the_backup=471c the_bad=42h the_badg=-30- the_balanc=314x the_balcony=-314-
  the_ball=-168- the_ban=-222- the_band=-368- the_bank=311x the_bar=-383- the_bare=-84- the_bartender=-237-
  the_base=-190- the_baseconcept=-79- the_basenam=-72- the_basepath=-139- the_bash=-188- the_basi=-219- the_basic=-253-
  the_batch=-176- the_bathroom=-251- the_bathtub=-295- the_battery=-307- the_be=-265- the_beach=-274- the_bean=48l
  the_bear=-279- the_bearer=349a the_beauty=-63- the_bee=-152- the_beer=-44- the_befor=-119- the_begin=-299-
  the_beginn=-55- the_behavior=-311- the_behaviour=-364- the_belief=-49- the_bell=-159- the_bench=-172-
  the_benchmark=-229- the_benefit=-83- the_best=-395- the_better=183h the_big=-354- the_bigger=-165- the_biggest=-182-
  the_bike=-342- the_bill=97h the_binary=271c the_bind=-231- the_bins=-293- the_bird=-227- the_bit=-211-
  the_bitcod=-221- the_bits=-272- the_black=-81- the_blam=121h the_blank=-187- the_blanket=-158- the_bless=-82-
  the_block=108l the_blood=-211- the_blue=-242- the_board=-187- the_boat=-349- the_bodi=-88- the_body=-90-
  the_boiler=-462- the_book=-104- the_boolean=-89- the_boot=369c the_boss=-321- the_bottom=-146- the_bound=-88-
  the_boundari=96o the_box=97h the_boy=-170- the_boys=-278- the_bpf=-82- the_brain=-186- the_branch=-76-
  the_brand=-159- the_breach=294h the_bread=-211- the_break=-304- the_brilliant=-187- the_british=-173-
  the_broken=-200- the_browni=-89- the_browser=-36- the_bsd=-74- the_bucket=-146- the_budget=193h the_buf=-154-
  the_buffer=-373- the_bug=106x the_bugs=-141- the_build=28c the_built=-363- the_builtin=-27- the_bundl=-350-
  the_burden=-135- the_bus=-391- the_bush=-190- the_button=-136- the_byt=-235- the_byte=-271- the_c=-311- the_ca=-150-
  the_cabin=-150- the_cabl=-274- the_cach=-497- the_cache1=-152- the_cacheabl=-204- the_cacheerror=-41-
  the_cacheid=-79- the_cachetag=-151- the_cafe=-380- the_cake=-294- the_calculation=-162- the_calendar=154h
  the_callback=-333- the_caller=74x the_camera=-42- the_candidat=94a the_canonical=-214- the_cans=-103- the_canva=-301-
  the_cap=-274- the_capabiliti=-171- the_capacity=-60- the_captain=-296- the_car=-61- the_card=110x the_caret=-231-
  the_cas=-31- the_case=-412- the_cat=-514- the_category=-278- the_caus=86h the_cellar=-414- the_center=-311-
  the_centr=-52- the_central=-182- the_ceo=117a the_ceremony=-244- the_certificat=-144- the_chaff=-91- the_chain=-350-
  the_challeng=-87- the_chanc=200h the_chang=231h the_changelog=-95- the_channel=-130- the_character=173r
  the_characteristic=-159- the_charset=-81- the_chat=344x the_check=310a the_checker=-45- the_checksum=-72-
  the_chicken=-136- the_chief=-204- the_child=-187- the_children=55x the_chines=-119- the_choic=-281- the_choir=-278-
  the_chosen=-108- the_chromium=-190- the_chunk=-266- the_church=-225- the_ci=52p the_cia=-167- the_circl=115p
  the_city=-367- the_claim=-323- the_classic=-168- the_claus=144h the_clean=-295- the_clear=-96- the_clerk=-232-
  the_cli=-238- the_client=199h the_cliff=-86- the_clinic=-281- the_clipboard=290x the_clock=86h the_clon=-320-
  the_clos=-348- the_closest=-143- the_cloth=-157- the_cloud=268c the_club=-370- the_cluster=-493- the_cmak=-162-
  the_coach=-313- the_coffe=-389- the_cold=-88- the_collation=-150- the_collector=143p the_colleg=-214- the_colon=-242-
  the_color=-282- the_colortabl=-31- the_colour=-268- the_column=-392- the_combination=-117- the_comma=-279-
  the_command=54h the_comment=115c the_commit=-127- the_committer=-115- the_common=-320- the_commonest=-230-
  the_communication=-213- the_community=221x the_company=112o the_comparison=-290- the_compatibility=-188-
  the_compatibl=-136- the_competitor=190x the_compil=-144- the_compiler=-153- the_complet=96x the_completenes=-218-
  the_completion=-44- the_complex=-107- the_complianc=91a the_component=-246- the_composer=-222- the_compression=-118-
  the_compressor=-160- the_comput=-196- the_computer=-531- the_concept=-100- the_concert=-159- the_condition=-201-
  the_conferenc=-106- the_confidential=223x the_config=202p the_configur=-278- the_configuration=35l
  the_confirmation=60h the_connect=-292- the_connection=-347- the_consent=349h the_consequenc=-160- the_consol=-163-
  the_constitution=-103- the_constraint=298o the_constructiv=-57- the_constructor=-189- the_contact=101x
  the_contain=-121- the_container=121c the_content=376x the_context=168l the_contract=-34- the_contrary=-182-
  the_contribut=-204- the_contribution=-35- the_control=209c the_controller=187c the_conversation=-57-
  the_conversion=-106- the_convert=-44- the_converter=-106- the_convex=-35- the_cooki=27x the_coordinat=89x
  the_copy=282h the_copyright=-99- the_core=-553- the_corner=-341- the_corporat=-196- the_correct=-428-
  the_correctnes=-82- the_correspond=-257- the_cost=-311- the_council=-315- the_count=-257- the_counter=-353-
  the_country=-125- the_cours=-333- the_court=84a the_cover=-333- the_coverag=-306- the_cow=-91- the_cpu=-214-
  the_cpus=-133- the_cpuset=-94- the_creat=-318- the_creation=-372- the_creator=164a the_credential=175x
  the_credit=160x the_cron=189p the_crontab=269p the_cros=-30- the_crowd=-132- the_css=-279- the_cuda=-221-
  the_curiou=-81- the_current=-591- the_cursor=-371- the_custom=-201- the_customer=417x the_cute=-139- the_cutt=-165-
  the_d=-303- the_daemon=47p the_dai=-216- the_damag=-280- the_damn=-305- the_dark=-174- the_darknes=-203-
  the_dashboard=-299- the_data=155a the_databas=324c the_date=-497- the_day=72p the_days=-155- the_dbus=-164-
  the_dead=-50- the_deadlin=55h the_dean=-295- the_death=-200- the_deb=-121- the_debian=-238- the_debug=-378-
  the_decision=-371- the_declar=-197- the_decod=271c the_decompression=-70- the_deep=-78- the_default=-159-
  the_definition=-393- the_delaunay=-31- the_delay=204h the_delet=-329- the_deletion=169h the_delimiter=-154-
  the_delta=-71- the_demo=-367- the_demon=120r the_dentist=-337- the_depend=-135- the_dependenci=-276-
  the_dependency=-208- the_deprecat=-222- the_depth=-236- the_der=-110- the_deriv=-266- the_description=-280-
  the_descriptor=-207- the_design=-120- the_designat=-177- the_designer=-130- the_desir=-228- the_desk=-387-
  the_desktop=301c the_dessert=-165- the_destination=-346- the_detail=106h the_detection=-145- the_dev=-330-
  the_developer=352l the_development=-230- the_devengin=-53- the_devil=-31- the_dialog=-25- the_dictionary=-235-
  the_diff=-34- the_differenc=-304- the_different=-247- the_difficult=-40- the_digest=-438- the_dimension=-83-
  the_direct=-104- the_direction=25l the_directiv=324o the_directori=-259- the_directory=-419- the_directx=-132-
  the_dirnam=-103- the_disabl=-134- the_discard=-260- the_discussion=-271- the_dishwasher=-427- the_disk=330c
  the_dispatch=-30- the_dispatcher=-131- the_display=-309- the_disposaltyp=-59- the_disposition=-105- the_distanc=-190-
  the_distinction=-114- the_distribution=-205- the_divorc=-143- the_dl=-246- the_dns=124x the_doc=-194- the_dock=-215-
  the_docker=153p the_dockerfil=84p the_docs=-401- the_doctor=-534- the_document=100x the_documentation=-364-
  the_dog=-405- the_dom=-198- the_domain=-359- the_door=-180- the_dot=-120- the_dotfil=115p the_doubl=-61-
  the_download=226c the_dpkg=-57- the_draft=-456- the_drain=-200- the_draw=-53- the_drawer=-346- the_drawn=-199-
  the_drifter=-189- the_driv=144c the_driver=-354- the_drop=-301- the_drum=-103- the_dry=32h the_duck=-160-
  the_dump=-432- the_duration=76a the_dynamic=-270- the_e=50c the_ear=-340- the_earlier=-92- the_earliest=-159-
  the_ears=-134- the_earth=-266- the_easiest=-246- the_east=-118- the_easter=-219- the_echo=-260- the_ecmascript=-156-
  the_economy=-110- the_edg=-189- the_edge=-166- the_edific=-193- the_edit=40h the_effect=-416- the_effectiv=-223-
  the_effort=-72- the_egg=-232- the_eggs=-344- the_eight=-50- the_eighth=-137- the_electron=-263- the_elegant=-78-
  the_element=-292- the_elevator=-229- the_elf=-287- the_elven=-88- the_email=-186- the_embedd=-237-
  the_emergency=-405- the_emotion=-102- the_empir=-241- the_empty=-363- the_enabl=-174- the_encod=-395-
  the_encoder=169c the_encryption=-43- the_encyclopaedia=-39- the_end=-136- the_endpoint=222x the_ends=-192-
  the_engin=-230- the_engineer=-284- the_english=-215- the_enter=-255- the_entir=-413- the_entity=-202- the_entri=-468-
  the_entry=-329- the_env=153x the_environment=-112- the_epoch=-89- the_equivalent=-252- the_error=-166-
  the_escap=-288- the_eslint=-210- the_esm=-70- the_essenc=-285- the_essential=-246- the_estimat=-52- the_estre=-89-
  the_etc=-361- the_eternal=-152- the_even=-429- the_eventemitter=-183- the_ever=-223- the_evidenc=300h the_evil=-153-
  the_exam=183x the_examiner=-205- the_exampl=-226- the_exception=-305- the_exclud=-164- the_exclusiv=-256-
  the_exec=-312- the_execut=-183- the_executabl=-56- the_execution=-208- the_exercis=-311- the_exist=-258-
  the_existenc=121h the_exit=-246- the_expect=-243- the_experimental=128r the_expir=-185- the_expiry=-129-
  the_exploit=87c the_export=133x the_expression=-192- the_extend=-207- the_extension=56p the_extent=-209-
  the_extra=264h the_extract=-306- the_eye=-370- the_eyes=-91- the_f=-161- the_face=-224- the_fact=220h
  the_factory=-276- the_failur=246h the_fair=-112- the_fake=-267- the_fallback=-190- the_fami=-89- the_familiar=-116-
  the_fan=-195- the_fancy=-87- the_farmer=-268- the_fast=-100- the_fastest=-95- the_father=-250- the_fault=-223-
  the_fd=-63- the_fear=-263- the_featur=-136- the_fee=292h the_feedback=302x the_feel=-233- the_fellow=-304-
  the_femal=-239- the_ferry=-349- the_fetch=-156- the_few=-84- the_field=-453- the_fifth=-33- the_fight=-218-
  the_figur=-37- the_fil=311a the_file=127h the_filenam=-409- the_filesystem=-346- the_fill=-118- the_film=-345-
  the_filter=-229- the_final=-295- the_find=-185- the_finder=-55- the_fine=-211- the_finest=-288- the_fingerprint=-98-
  the_finish=-316- the_fir=-160- the_fire=-274- the_firebas=-73- the_firewall=281c the_firm=-287- the_first=-320-
  the_five=-208- the_fix=-98- the_flag=-72- the_flash=-165- the_flat=-58- the_flea=-162- the_flight=-246-
  the_floor=-311- the_flow=-192- the_fltk=-239- the_flush=-92- the_focu=-276- the_folder=-111- the_follow=-132-
  the_font=-213- the_foo=-84- the_food=-198- the_foot=-194- the_footer=-252- the_for=-211- the_forc=-330-
  the_forecast=-60- the_foreground=-216- the_foreign=-273- the_foreman=-254- the_forest=-229- the_fork=215c
  the_form=-161- the_formal=-355- the_format=-437- the_formatt=56h the_formatter=-252- the_former=261o the_forth=-120-
  the_fortun=-80- the_forum=190x the_forward=183h the_found=118c the_four=-346- the_fourth=96r the_fqdn=-183-
  the_fragment=-337- the_fram=-217- the_free=-296- the_freetyp=-238- the_french=-137- the_frequency=-41- the_fresh=46o
  the_fridg=-371- the_friend=-156- the_frog=-146- the_from=-125- the_front=-345- the_frontend=-109- the_frost=-181-
  the_frozen=-165- the_fs=-312- the_fsmonitor=-118- the_ftp=30x the_fts=-55- the_ful=-182- the_full=-174- the_fun=-137-
  the_function=-370- the_functionality=-88- the_fundamental=-83- the_funniest=-213- the_furnitur=-111-
  the_further=-143- the_futur=-203- the_g=-243- the_galaxy=-146- the_game=-205- the_gangster=-256- the_gap=240h
  the_garag=-298- the_garbag=-180- the_garden=-480- the_gat=129a the_gate=-317- the_gateway=-217- the_gc=-233-
  the_gcloud=-154- the_gecko=-66- the_general=-197- the_generat=-446- the_generation=-252- the_generator=-122-
  the_generic=-180- the_gentleman=-136- the_gentlest=-139- the_german=-283- the_get=-201- the_getorset=-64-
  the_gett=-109- the_ghost=-201- the_gif=-79- the_gift=-235- the_girl=-290- the_git=206p the_gitignor=-247-
  the_given=-552- the_glas=-193- the_glibc=-278- the_glob=-250- the_glory=-258- the_glov=58r the_glyph=-34-
  the_gnom=-119- the_gnu=-368- the_go=-315- the_goal=-263- the_gods=-284- the_good=-327- the_googl=86x
  the_government=-339- the_governor=-131- the_gps=282x the_grac=-164- the_grad=-112- the_grammar=-137- the_grant=-186-
  the_graph=-148- the_graphviz=-66- the_gras=-282- the_great=-213- the_greater=-165- the_greatest=-257- the_green=-185-
  the_greet=-306- the_grill=-185- the_ground=-263- the_group=-151- the_guard=39o the_guest=-271- the_guid=-260-
  the_guide=-180- the_guidelin=214o the_guru=-249- the_gutter=-281- the_guy=-232- the_gym=-234- the_gzip=-134-
  the_habit=-175- the_hacker=64x the_half=-40- the_hall=-286- the_hand=-165- the_handbook=-378- the_handl=-64-
  the_handler=91c the_handshak=-324- the_hard=164c the_hardest=-269- the_hardwar=-249- the_hash=-94- the_hasmany=-50-
  the_hdf5=-138- the_head=38a the_header=31x the_health=-245- the_heap=-133- the_heart=-365- the_heat=-247-
  the_heaven=-201- the_hell=-210- the_help=-200- the_helper=356p the_herm=254a the_heuristic=-43- the_hexadecimal=-153-
  the_hidden=283l the_hierarchy=-279- the_high=-83- the_higher=-96- the_highest=124a the_highway=-147- the_hill=-252-
  the_history=-165- the_hit=-163- the_hits=-265- the_hol=-322- the_holiday=-436- the_home=-68- the_hood=-234-
  the_hook=164p the_hopatcong=-160- the_hope=-70- the_horizon=-137- the_horn=-178- the_hors=-244- the_hospital=-175-
  the_hostnam=-73- the_hotel=-385- the_hour=-238- the_hous=119x the_household=197x the_hsl=-87- the_html=-266-
  the_http=-251- the_hub=271p the_human=330h the_hunk=-101- the_hunter=-178- the_husband=-29- the_i=-319- the_iam=-187-
  the_iana=-254- the_ibm=-80- the_ice=-99- the_icon=-101- the_iconv=-143- the_id=301x the_idea=-293- the_ideal=-210-
  the_identity=43r the_idle=67c the_ids=-301- the_if=-132- the_ignor=-243- the_illusion=-57- the_imag=-26-
  the_imagination=-51- the_implementation=-70- the_impli=-85- the_import=-295- the_impossibl=-150- the_impression=275h
  the_improv=-213- the_in=-103- the_inbox=59x the_includ=-287- the_incom=-320- the_incremental=-89-
  the_indentation=-196- the_index=-549- the_indic=-66- the_individual=-147- the_info=-279- the_information=-326-
  the_ingredient=-388- the_inherit=-222- the_init=-92- the_initial=127o the_initialization=-315- the_initrd=-280-
  the_innermost=-110- the_inod=-341- the_inotify=-78- the_input=-444- the_insert=-310- the_insid=-135-
  the_installation=206h the_installer=101c the_instanc=-359- the_instant=-109- the_instruction=-216-
  the_instrument=-133- the_insuranc=-224- the_insurer=-129- the_integrity=-91- the_intelligenc=-72- the_intention=-80-
  the_interactiv=-142- the_intercept=-139- the_interest=-75- the_interfac=-202- the_internal=173x
  the_interpretation=-125- the_interpreter=-235- the_intersection=-146- the_interval=-234- the_intrinsic=-85-
  the_introduction=-294- the_intruder=114r the_intuitivenes=-63- the_invers=-135- the_invocation=-92- the_invok=-303-
  the_io=-45- the_ipv4=-149- the_ipv6=-243- the_irs=-263- the_is=-139- the_isc=-106- the_iso=-65- the_issu=237x
  the_item=-242- the_iteration=-45- the_iterator=-39- the_j=-57- the_jar=-98- the_java=-54- the_javascript=-265-
  the_job=54h the_join=-219- the_joiner=-261- the_joint=-42- the_journalist=245x the_journey=-403- the_js=-73-
  the_jsdom=-174- the_json=-191- the_judg=-220- the_jvm=-300- the_k=-254- the_kernel=-362- the_key=-224-
  the_keyboard=158a the_keychain=81x the_keyctl=-135- the_keyr=-270- the_keys=-132- the_keyv=-157- the_keyvredi=-117-
  the_keyword=-285- the_kids=-482- the_kind=-279- the_king=-203- the_kiosk=-300- the_kitchen=-322- the_kitty=-144-
  the_knitt=-226- the_knowledg=-234- the_known=-46- the_l=-107- the_lab=-377- the_label=-235- the_lack=-272-
  the_land=-383- the_landlord=-28- the_lang=-25- the_languag=-373- the_laptop=94c the_larg=-152- the_largest=-198-
  the_last=275x the_late=-227- the_later=-157- the_latin=-253- the_latter=-354- the_launch=-284- the_launcher=306p
  the_law=214r the_laws=-109- the_lawyer=-414- the_layout=-285- the_lc=-161- the_lead=-39- the_leader=-129-
  the_learn=-318- the_leas=-429- the_least=-342- the_leav=-206- the_left=-590- the_legacy=-223- the_legal=-249-
  the_legislatur=-256- the_length=-231- the_less=127h the_lesser=-214- the_letter=91h the_level=-205- the_libpng=-253-
  the_librari=-191- the_library=-318- the_licenc=323h the_licens=-252- the_lid=-190- the_life=-149- the_lifetim=163p
  the_light=-399- the_lightn=-95- the_like=-110- the_limitation=-170- the_lin=136p the_lineag=-326- the_link=343x
  the_linker=-340- the_linter=-164- the_linux=-275- the_lion=-109- the_list=43p the_listen=-89- the_listener=62x
  the_literal=76l the_littl=-197- the_liv=-210- the_live=-416- the_llvm=-369- the_load=-364- the_loader=387p
  the_lobby=79x the_local=-180- the_location=-251- the_lock=-242- the_locker=-156- the_log=-52- the_logarithm=-135-
  the_logg=267x the_logic=-212- the_logical=-136- the_login=338p the_logo=-318- the_logs=192c the_long=-353-
  the_longer=-56- the_longest=-141- the_look=-280- the_loopback=-220- the_lord=-154- the_loss=-93- the_lottery=-161-
  the_love=-110- the_low=-213- the_lower=-163- the_lowest=-181- the_lp64=-35- the_lp64d=-43- the_lp64f=-90-
  the_lru=-66- the_lrusiz=-90- the_mac=-360- the_machin=-168- the_machine=-30- the_macro=242c the_macsec=-202-
  the_madvis=-52- the_magic=-224- the_magician=-112- the_mail=153h the_mailbox=327x the_main=-429- the_maintainer=-121-
  the_maintenanc=-101- the_major=-202- the_majority=-123- the_makefil=48p the_male=-159- the_malloc=-31- the_man=-279-
  the_manag=-221- the_manager=-245- the_manhattan=-69- the_manner=-60- the_manual=-213- the_many=-146- the_map=-375-
  the_mapp=-205- the_marin=-88- the_mark=-382- the_marker=-177- the_market=-186- the_martian=-59- the_marvel=-100-
  the_mask=210r the_master=-104- the_match=-375- the_mathematician=-238- the_matlab=-174- the_matter=127h the_max=-77-
  the_maximum=-457- the_maxlength=-52- the_maxttl=-25- the_mcp=130p the_md5=-175- the_mdn=-54- the_mean=-263-
  the_measur=-169- the_media=-107- the_medical=362x the_meek=-263- the_meet=-167- the_memori=40p the_memory=385p
  the_men=-168- the_menu=-366- the_merg=-306- the_messag=-148- the_message=-127- the_messiah=-170- the_meta=-232-
  the_metadata=-136- the_meter=-463- the_method=-408- the_metric=-214- the_microcod=-149- the_microphon=290x
  the_middl=-348- the_middlewar=-250- the_midst=-262- the_migration=-182- the_military=-221- the_milk=-291-
  the_miller=-288- the_milliard=-137- the_million=-57- the_mime=-156- the_mimetyp=-268- the_min=-67- the_mind=-306-
  the_miner=111c the_minifi=-272- the_minimal=-95- the_minimatch=-119- the_minimum=-113- the_minor=-207-
  the_minut=-482- the_mirror=-90- the_miss=289h the_mistak=80h the_mit=-252- the_mode=-108- the_model=-386-
  the_moderator=-152- the_modern=-190- the_modul=-324- the_moment=-330- the_money=202h the_monitor=-341- the_monk=-232-
  the_monkey=-173- the_month=138h the_moon=-298- the_moral=-253- the_more=-366- the_morn=158h the_most=-99-
  the_mother=-275- the_mount=-217- the_mountain=-343- the_mous=-292- the_mouth=-129- the_mov=-177- the_move=-409-
  the_movi=-217- the_mq=-213- the_msg=-159- the_mtu=-286- the_mug=-208- the_multi=-111- the_multicast=-132-
  the_museum=-323- the_music=-358- the_mutex=-153- the_n=-90- the_nam=43x the_name=-608- the_namespac=-249-
  the_nas=-271- the_nation=-47- the_national=-102- the_nativ=-167- the_natur=-57- the_near=-153- the_nearest=-249-
  the_necessary=-196- the_necessity=-276- the_need=-313- the_negation=-80- the_negativ=-132- the_neighbour=244c
  the_nest=-52- the_net=-159- the_network=251c the_new=-186- the_newer=-257- the_newest=-228- the_newlin=-130-
  the_news=-298- the_next=180p the_nice=222h the_night=222h the_nighttim=-47- the_ninth=-93- the_no=-351- the_nod=-224-
  the_node=-342- the_nois=-188- the_non=-160- the_normal=-173- the_normaliz=-51- the_north=-208- the_not=364x
  the_notary=-295- the_note=109x the_notic=261h the_notification=45h the_notion=-205- the_novel=-240- the_novic=-259-
  the_now=-205- the_npm=-178- the_nude=-221- the_null=-83- the_number=-30- the_numeric=-247- the_o=-228-
  the_object=-596- the_obscur=-41- the_ocean=-229- the_offic=-325- the_official=-416- the_offlin=-152- the_offset=-154-
  the_old=-342- the_older=-75- the_oldest=-286- the_olli=-66- the_on=86a the_one=46p the_onerror=-53- the_ones=35o
  the_onhook=-211- the_onlin=85x the_only=-432- the_openai=-182- the_openssl=-201- the_opentelemetry=-57-
  the_operat=-243- the_operation=77a the_operator=469o the_opposit=185r the_optimal=-46- the_optimist=-252-
  the_optimizer=-154- the_option=58h the_optional=-202- the_order=-137- the_organization=-319- the_origin=-248-
  the_original=142o the_originat=-250- the_os=-291- the_other=141x the_outag=-102- the_outcom=115h the_outer=-40-
  the_outermost=-61- the_output=73h the_outsid=168x the_oven=-306- the_overall=-216- the_overlapp=-70- the_overlay=-61-
  the_overrid=-124- the_owl=-322- the_own=-101- the_owner=487a the_p=-271- the_pace=-179- the_pack=-186- the_packag=39c
  the_packet=-300- the_pag=-247- the_page=34c the_pain=-182- the_paint=-171- the_painter=-97- the_pair=-86-
  the_palett=-346- the_pam=-284- the_paper=-365- the_paperwork=106a the_parameter=-209- the_parcel=-418- the_park=-273-
  the_pars=-133- the_parser=-120- the_part=255h the_partition=165c the_partner=325x the_party=-356- the_pass=-414-
  the_passiv=-260- the_passphras=-163- the_password=381x the_past=-25- the_pastebin=353p the_patch=-129- the_path=-29-
  the_pathext=-110- the_pathnam=-101- the_patient=163x the_pattern=-220- the_payload=164p the_payment=308h the_pc=-139-
  the_pdp=-27- the_peac=-43- the_peculiar=-205- the_peer=-383- the_pend=236x the_peopl=-504- the_per=-249-
  the_percentag=-46- the_perf=-216- the_perfect=-103- the_performanc=-52- the_perilou=-176- the_period=-47-
  the_perl=-160- the_permission=268c the_permitt=-391- the_persistent=-298- the_person=38h the_persona=70r
  the_personal=139x the_perversity=-170- the_pg=-170- the_phas=-153- the_phon=-122- the_photo=-147- the_php=-66-
  the_phras=268a the_physical=-218- the_physiotherapist=-315- the_pi=-368- the_piano=-191- the_pictur=-120-
  the_pid=-74- the_pie=-214- the_piec=-301- the_pig=-84- the_pigeonhol=-206- the_pilot=-127- the_pin=81a the_pinn=-263-
  the_pipe=-221- the_pipelin=-402- the_pitch=-210- the_pixel=194x the_pizza=-125- the_pkey=-44- the_pkg=-218-
  the_plac=-534- the_placeholder=-206- the_plain=-159- the_plan=-272- the_planet=-262- the_planner=-139-
  the_plant=-299- the_plastic=-131- the_plat=-153- the_platform=168a the_play=-297- the_player=-132- the_playhead=-337-
  the_playlist=-268- the_plugin=255x the_plumber=-377- the_png=-265- the_poem=-444- the_poet=-180- the_point=-324-
  the_pointer=-262- the_pol=-164- the_polic=228a the_polici=100o the_policy=-153- the_polit=177r the_polygon=-96-
  the_pool=-439- the_poor=-292- the_pop=172h the_popular=-125- the_population=-82- the_porcelain=-210- the_port=-470-
  the_portal=-438- the_porter=-197- the_position=-207- the_posix=-103- the_possibility=-240- the_possibl=-127-
  the_post=-305- the_postur=-232- the_pot=-372- the_power=77c the_practic=-246- the_pre=-171- the_preambl=232l
  the_prebuilt=-63- the_preced=103o the_precis=146l the_predicat=-203- the_preferr=-193- the_prefix=-103-
  the_preload=-93- the_preprocessor=-27- the_prereleas=-96- the_pres=118x the_presenc=-269- the_present=-291-
  the_preset=-91- the_presidency=-158- the_president=-325- the_pretty=-184- the_preview=88h the_previou=95o
  the_pric=-77- the_priest=-123- the_prim=-155- the_primary=-386- the_principal=-158- the_principl=-109-
  the_print=-369- the_printer=-161- the_printf=-228- the_prior=183o the_priority=-136- the_prisoner=-281-
  the_privat=369x the_privileg=-245- the_problem=-348- the_proc=-136- the_procedur=-308- the_proces=-50-
  the_process=-206- the_processor=-141- the_product=-101- the_production=325c the_profil=42p the_program=120p
  the_programmatic=-103- the_programmer=-417- the_progres=-73- the_project=41p the_promis=-73- the_prompt=-307-
  the_proof=-78- the_propagation=-186- the_proper=-205- the_properti=-66- the_property=-327- the_propos=-333-
  the_proposal=-94- the_prot=-179- the_protection=270a the_protocol=-380- the_prototyp=-221- the_provid=-239-
  the_proxy=-208- the_pthread=-158- the_public=127x the_publisher=60x the_pull=316x the_purchas=312h the_purpos=-393-
  the_pursuit=-176- the_puzzl=-130- the_python=-148- the_q=-278- the_qdisc=-95- the_qs=-69- the_quality=-81-
  the_quantifier=-117- the_quarter=259h the_queen=-38- the_query=-65- the_question=-201- the_queu=-452- the_quiet=233h
  the_quiz=-251- the_quot=-353- the_quota=-138- the_r=-276- the_rabbit=-131- the_radio=-263- the_radiu=-68-
  the_radix=-289- the_rail=-214- the_railroad=-224- the_rain=-238- the_random=-236- the_rang=-378- the_ranger=-182-
  the_rate=-183- the_raw=214l the_react=-75- the_read=-325- the_readabl=-54- the_ready=-36- the_real=341h
  the_realtim=-88- the_rear=-150- the_reason=-360- the_rebas=-394- the_receiv=-218- the_receiver=-224- the_recent=-100-
  the_recip=-494- the_recipient=202h the_recogniz=-26- the_recommend=-201- the_record=76a the_recovery=242x
  the_red=-362- the_redirect=112x the_reel=-79- the_ref=-183- the_referenc=-202- the_referrer=218x
  the_refrigerator=-33- the_refs=-270- the_refusal=-560- the_regex=-30- the_regexp=-31- the_region=-419-
  the_register=-209- the_registration=-131- the_registry=321c the_regular=-98- the_reindeer=-61- the_relation=-193-
  the_relativ=-205- the_relay=285p the_releas=134a the_relevant=-201- the_remain=-393- the_remainder=-60-
  the_remot=349x the_remov=-278- the_removal=-124- the_renam=-316- the_render=-107- the_renderer=-289- the_rent=-364-
  the_rep=248l the_replacement=-155- the_replay=-272- the_replication=-51- the_repo=-264- the_report=188h
  the_repository=-333- the_req=-98- the_request=-195- the_requir=-403- the_requirement=-228- the_res=-194-
  the_reset=-204- the_resiz=-138- the_resolution=-223- the_resolv=-236- the_resolvecontext=-108- the_resolver=-314-
  the_resourc=-237- the_respectiv=-209- the_respons=-608- the_responsibility=-174- the_restor=-204- the_restrict=152a
  the_restriction=-58- the_result=25c the_retrier=-32- the_retriev=172c the_retry=-268- the_return=-208-
  the_revers=250o the_review=153a the_reviewer=-79- the_revision=-173- the_revolution=-260- the_reward=-150-
  the_rfc=-75- the_rich=-205- the_right=-421- the_ring=-213- the_risk=-77- the_river=-243- the_rlimit=-91-
  the_road=-217- the_robot=-263- the_robust=-81- the_robustnes=-46- the_rock=-77- the_role=186r the_roll=-224-
  the_rollout=-156- the_roman=-317- the_roof=-386- the_room=53x the_root=-476- the_rope=-124- the_round=-68-
  the_rout=-280- the_router=112c the_routin=-140- the_row=-516- the_rows=-403- the_rpc=-271- the_rul=-34- the_rule=325p
  the_run=-226- the_runn=-347- the_runner=-104- the_runs=-230- the_runtim=-127- the_russian=-236- the_s=-283-
  the_sacr=-150- the_safe=-69- the_safety=163o the_sag=-98- the_sage=-208- the_sake=27h the_salary=243x the_sall=-129-
  the_saloon=-71- the_salt=-185- the_same=-178- the_samesit=-73- the_sampl=-186- the_sand=-126- the_sandbox=193c
  the_sav=-90- the_saw=-278- the_say=-220- the_scal=-70- the_scan=58a the_scanner=-145- the_scen=-160-
  the_schedul=-184- the_scheduler=-199- the_schem=-171- the_schema=-354- the_school=-447- the_scientific=-111-
  the_scientist=-216- the_scor=-206- the_scout=-340- the_screen=278h the_script=-94- the_scroll=-177-
  the_scrubber=-218- the_sd=-306- the_sdk=-314- the_sea=-264- the_seam=-115- the_season=-169- the_seat=-223-
  the_seccomp=-163- the_second=81h the_secondary=-280- the_secret=387x the_section=-552- the_sector=-152-
  the_secur=-109- the_security=422a the_seed=-142- the_segment=-322- the_segmentation=-49- the_select=-230-
  the_selection=-65- the_self=-165- the_semantic=-146- the_semaphor=-108- the_semver=-82- the_senat=-252-
  the_send=-348- the_sender=-219- the_sens=-119- the_sent=322h the_sentenc=282p the_separat=-204- the_sequenc=-199-
  the_sequential=-197- the_seri=-82- the_serial=-299- the_serializ=-172- the_servant=-206- the_server=129c
  the_servic=-108- the_session=166x the_set=-296- the_setmaxlistener=-47- the_sets=-194- the_sett=-46- the_seven=-167-
  the_sex=-215- the_sha=-62- the_shadow=-69- the_shap=-170- the_shar=33x the_shed=-344- the_sheer=-193- the_sheet=-134-
  the_shelf=-298- the_shell=86p the_ship=-390- the_shop=-206- the_shopp=-429- the_shor=-183- the_short=-238-
  the_shorter=-98- the_shortest=-188- the_shouter=-224- the_show=-200- the_sick=-142- the_side=-352- the_sidebar=-320-
  the_sidewalk=-173- the_sight=-129- the_sign=-530- the_signal=-120- the_signatur=42a the_simpl=-140-
  the_simplest=-303- the_sincerest=-185- the_singl=-52- the_sink=-368- the_site=-164- the_situation=-154-
  the_sixth=-182- the_size=-324- the_skeptical=-144- the_ski=-153- the_skill=-119- the_sky=-181- the_slav=-252-
  the_sleep=-70- the_slic=-282- the_slid=-324- the_slot=-83- the_small=-292- the_smaller=-157- the_smallest=-274-
  the_smok=-282- the_snak=-349- the_snapshot=382c the_snippet=147c the_snow=-126- the_so=-152- the_socket=-200-
  the_soft=-161- the_softwar=-408- the_sole=-95- the_solution=-91- the_song=-182- the_sooner=-110- the_sort=-74-
  the_soul=-69- the_sound=-48- the_sourc=-381- the_sourcecod=-100- the_sourcemap=-191- the_sourcescontent=-71-
  the_sourdough=-276- the_south=-202- the_soviet=-203- the_spac=-128- the_span=-103- the_spanish=-235- the_spe=-271-
  the_speaker=-371- the_spec=-238- the_special=-189- the_specifi=-552- the_specific=-190- the_specification=-207-
  the_spher=-264- the_spirit=-145- the_split=-155- the_spot=-198- the_spreadsheet=72x the_sql=-216- the_squar=-149-
  the_ssh=392x the_ssl=-230- the_st=-134- the_stabl=-89- the_stack=93x the_stag=-323- the_stair=-126- the_stak=-175-
  the_stand=-125- the_standard=-362- the_standby=-281- the_star=-316- the_start=-72- the_starter=-124- the_startup=145p
  the_stat=-397- the_statement=-108- the_static=-298- the_station=-189- the_statistic=-167- the_statu=-34-
  the_step=-121- the_stick=-312- the_still=-154- the_stock=-215- the_stonecutter=-124- the_stop=-277- the_stor=-342-
  the_storag=-64- the_store=-334- the_story=-217- the_stranger=295c the_stream=-130- the_street=-408-
  the_strength=-136- the_strict=-205- the_strictdepth=-71- the_stringifi=-76- the_strong=-311- the_strtol=-32-
  the_struct=-189- the_structur=-233- the_student=-267- the_studio=-314- the_study=-140- the_stuff=-232- the_styl=-208-
  the_sub=-276- the_subject=130h the_submodul=-143- the_subnet=-347- the_subscription=247a the_subsequent=-181-
  the_subset=-88- the_substitut=-127- the_substitution=-211- the_succes=-58- the_sudden=-223- the_suffix=-75-
  the_suggest=-150- the_sum=-278- the_summary=269h the_summer=-153- the_sun=-294- the_sunlight=-88-
  the_superproject=-159- the_superuser=-303- the_supervisor=-323- the_suppli=-340- the_support=315x the_surest=-129-
  the_surfac=-215- the_surpris=-309- the_surround=-154- the_swap=-202- the_swarm=127c the_switch=-234- the_symbol=-177-
  the_symbolic=-248- the_symlink=-206- the_sync=154h the_synchronou=-94- the_synopsi=-126- the_syntax=-312-
  the_system=258o the_systemd=-249- the_t=-181- the_tabl=-152- the_tablespac=-220- the_tablet=-242- the_tag=-248-
  the_tags=-329- the_tail=-273- the_talk=-234- the_tao=-406- the_tap=-297- the_tape=-365- the_taps=-44- the_tar=-118-
  the_tarball=-109- the_target=-516- the_task=125o the_tasty=-123- the_tax=-82- the_teacher=-235- the_team=-134-
  the_technician=189a the_telemetry=-162- the_telephon=-259- the_tell=-107- the_temperatur=-279- the_templ=-126-
  the_templat=247p the_temporal=-161- the_temptation=-195- the_tenant=29x the_tendency=-213- the_tent=-251-
  the_term=107h the_terminal=259h the_terminat=-70- the_test=-142- the_text=213l the_th=102h the_the=-194-
  the_them=-268- the_theory=-124- the_thermostat=-264- the_thesi=-193- the_think=-277- the_third=-297-
  the_thought=-207- the_thre=-345- the_thread=-253- the_threadstream=-210- the_threshold=-345- the_ticket=-369-
  the_tide=-180- the_tier=-261- the_tim=-383- the_time=-478- the_timelin=-199- the_timen=-171- the_timeout=-91-
  the_timer=-429- the_timestamp=195h the_tip=-146- the_token=438x the_tone=-304- the_tool=60p the_toolbar=-123-
  the_top=57p the_topic=123h the_total=-78- the_tough=-261- the_tour=-154- the_town=-211- the_trac=-384-
  the_track=-255- the_trad=-306- the_traditional=-184- the_traffic=283h the_trail=-207- the_train=-292-
  the_transaction=140h the_transfer=479h the_transform=-247- the_transition=-177- the_translat=-192-
  the_translation=122x the_transport=-218- the_trash=-132- the_travel=-303- the_traversal=-232- the_tray=-146-
  the_tre=-137- the_treasurer=-305- the_treatment=-383- the_tree=-211- the_trial=-131- the_triangulation=-270-
  the_trigger=-379- the_trigram=-62- the_trip=-499- the_triumph=-141- the_trojan=165c the_troubl=-280- the_truck=-281-
  the_true=77h the_trust=242p the_truth=-476- the_tsc=-197- the_tsconfig=-264- the_ttl=-243- the_tub=-223- the_tun=-86-
  the_tunnel=209p the_turn=-489- the_tv=-364- the_twin=-241- the_two=138h the_typ=-310- the_type=-532-
  the_typeflag=-29- the_typescript=-320- the_typical=-52- the_tz=-130- the_u=-281- the_uid=-237- the_ultimat=-231-
  the_uncompress=-154- the_underly=-376- the_undici=-66- the_unexpect=-123- the_unicod=-254- the_unifi=-294-
  the_union=-199- the_uniqu=-98- the_unist=-25- the_unit=-288- the_univers=-403- the_university=-86- the_unix=-215-
  the_unknown=163c the_unsign=234c the_updat=76h the_updater=263p the_upgrad=-225- the_upload=541h the_upper=-249-
  the_upstream=-72- the_uri=-233- the_uris=-140- the_url=108x the_urls=-233- the_us=-84- the_usag=-195- the_usb=295x
  the_use=-343- the_used=-194- the_useles=-146- the_user=534h the_usernam=-310- the_usual=76a the_utc=-81- the_utf=-90-
  the_utf8=-61- the_utmost=-284- the_utmp=-129- the_uuid=-88- the_v=-148- the_v3=-62- the_vacuum=-189- the_valid=-79-
  the_validat=-47- the_validity=-152- the_valley=-71- the_valu=-391- the_van=-222- the_variabl=-324- the_variou=-87-
  the_vary=-113- the_vast=-191- the_vault=192x the_vdso=-182- the_vendor=165a the_venu=-196- the_vercel=-28-
  the_verdict=-238- the_verify=-43- the_very=98l the_vet=-147- the_vice=-98- the_victim=130c the_view=-319-
  the_villag=-297- the_villain=124r the_virtu=-140- the_virtual=-294- the_visibility=-156- the_visitor=409l
  the_visual=-185- the_vlan=-52- the_vm=-105- the_voic=36r the_volum=42c the_voronoi=-32- the_w=-114- the_w3c=-192-
  the_wait=-290- the_walk=-280- the_wall=-63- the_wallet=148x the_war=-254- the_warlord=-147- the_warn=273h
  the_wash=-186- the_watch=-107- the_water=-326- the_way=-511- the_ways=-266- the_weak=-249- the_weather=-165-
  the_web=292c the_webcam=252x the_webgpu=-82- the_webhook=226x the_webpack=-213- the_websit=61x the_wedd=-301-
  the_weekend=-211- the_weight=-227- the_well=-171- the_west=-35- the_what=-281- the_whatwg=-135- the_wheat=-91-
  the_wheel=-204- the_when=-86- the_whil=-92- the_whit=-147- the_whol=-63- the_wide=-98- the_widget=-268-
  the_width=-37- the_wife=119h the_wifi=190c the_wiki=-469- the_wild=200r the_wildcard=-103- the_wind=-257-
  the_window=-472- the_wing=-53- the_winter=-187- the_wire=-386- the_wise=-214- the_with=-263- the_withheld=-31-
  the_withrespons=-137- the_woman=-298- the_women=-118- the_wood=-228- the_word=183l the_work=-645- the_worker=-278-
  the_workforc=-150- the_workload=-47- the_workshop=-188- the_workspac=-444- the_workspace=-107- the_world=-165-
  the_worm=-222- the_worst=-348- the_wrapper=271p the_writ=-231- the_writer=-185- the_wrong=-395- the_x=-400-
  the_x86=-103- the_xdg=-250- the_xdr=-305- the_xerc=-127- the_xhr=-106- the_xml=-150- the_xz=-206- the_y=-169-
  the_yaml=-254- the_yard=-216- the_year=-338- the_young=-232- the_z=-146- the_zip=75c the_zone=-36-
  the_zoneddatetim=-56- the_zoo=-85- the_zoom=-304- thee_now=-104- their_argument=-34- their_associat=-125-
  their_best=-167- their_byte=-238- their_call=-43- their_categori=-81- their_chang=-199- their_code=-314-
  their_cours=-142- their_data=-130- their_default=-247- their_diff=-90- their_event=-135- their_first=-293-
  their_folder=-163- their_hair=-161- their_hand=-231- their_head=-141- their_heart=-103- their_ids=-286-
  their_input=-265- their_keys=-74- their_lack=-186- their_liv=-100- their_mean=-68- their_mind=-191- their_mother=-90-
  their_nam=-432- their_name=-295- their_number=-360- their_opposit=-74- their_order=-248- their_original=-213-
  their_own=-411- their_parent=-336- their_part=-81- their_path=-142- their_plac=-406- their_planet=-69-
  their_power=-31- their_problem=-139- their_program=-80- their_report=-239- their_respectiv=-67- their_result=-261-
  their_right=-310- their_salt=-266- their_section=-279- their_sibl=-29- their_storag=-132- their_tabl=-197-
  their_text=-448- their_tim=-59- their_time=125h their_turn=-267- their_valu=-145- their_way=-73- their_word=166a
  their_work=-110- them_a=-282- them_accord=-122- them_again=-191- them_all=36l them_an=-40- them_anyway=-273-
  them_apart=-196- them_are=-313- them_as=-246- them_at=-179- them_away=61x them_back=-373- them_be=-260-
  them_befor=-148- them_but=-95- them_by=-133- them_can=-227- them_come=-202- them_direct=-94- them_down=-337-
  them_for=56h them_from=79x them_go=-369- them_has=-132- them_have=-68- them_here=32l them_if=-204- them_in=282x
  them_into=88x them_is=-369- them_it=-138- them_letter=-151- them_lone=-128- them_may=-144- them_no=218o
  them_not=-357- them_now=-254- them_null=-30- them_of=-269- them_off=-138- them_on=121x them_once=-51- them_one=-119-
  them_or=-301- them_out=223x them_replac=-48- them_so=-315- them_such=-87- them_that=-239- them_the=123h
  them_ther=-332- them_they=-233- them_this=-212- them_thos=-168- them_to=35x them_too=-206- them_true=-276-
  them_ts=-45- them_two=-121- them_up=199x them_we=-90- them_we'll=-98- them_what=-257- them_when=-282- them_whil=-228-
  them_will=-41- them_with=80h them_within=-231- them_without=-204- them_word=39l them_would=-184- them_you=-185-
  themselv_and=-243- themselv_by=-41- themselv_to=-187- then_#number=-207- then_a=-113- then_add=-225- then_all=-297-
  then_an=-271- then_and=44x then_any=-54- then_anywher=-26- then_asks=-254- then_be=-285- then_both=-184-
  then_by=-190- then_call=-238- then_click=221x then_close=-26- then_continu=-53- then_creat=-196- then_don't=-122-
  then_each=-51- then_else=-89- then_end=-210- then_ends=-202- then_execut=-266- then_exit=-174- then_fals=-251-
  then_fetch=-165- then_for=-84- then_get=-217- then_getstaticinstanc=-129- then_git=-54- then_go=-140- then_goes=-153-
  then_has=-78- then_he=-208- then_how=-113- then_i=-173- then_i'm=-182- then_if=-177- then_import=-234- then_in=-289-
  then_is=-28- then_it=-214- then_its=-140- then_like=-97- then_mak=-216- then_namespac=-38- then_neither=-38-
  then_no=-131- then_noth=-148- then_null=-42- then_older=-251- then_on=-210- then_one=-192- then_only=-225-
  then_open=-338- then_remov=-225- then_return=-240- then_run=-175- then_says=-114- then_separat=-143- then_show=-302-
  then_sleep=-33- then_someon=-186- then_start=101c then_tell=-179- then_that=-270- then_the=62c then_ther=-122-
  then_there=-145- then_they=-304- then_this=-276- then_thos=-210- then_to=34x then_treat=-160- then_us=-103-
  then_use=-216- then_uses=-146- then_wait=-204- then_we=-152- then_we'll=-191- then_what=-299- then_whil=-79-
  then_why=-192- then_with=-43- then_writ=82h then_you=-281- then_zstd=-106- theory_if=-35- theory_of=-181-
  theory_that=-308- ther_a=-234- ther_already=-201- ther_and=-212- ther_anyth=-136- ther_appear=-249- ther_are=-275-
  ther_as=-184- ther_at=-186- ther_befor=-128- ther_but=-247- ther_by=-202- ther_can=-195- ther_com=-270-
  ther_does=-60- ther_has=-306- ther_he=-229- ther_i=-83- ther_if=-198- ther_in=-83- ther_includ=-103- ther_is=-75-
  ther_it=-207- ther_may=-257- ther_might=-194- ther_must=-105- ther_never=-311- ther_no=-246- ther_null=-176-
  ther_once=-282- ther_only=-107- ther_or=-112- ther_should=-204- ther_sinc=162h ther_that=-252- ther_the=-218-
  ther_to=142h ther_was=-104- ther_when=-183- ther_wher=-82- ther_will=-73- ther_would=-190- ther_yet=-145-
  ther_you=-200- there_a=54h there_alway=-254- there_free=-169- there_no=-307- there_not=-170- there_one=-98-
  there_someth=-276- therefor_a=-276- therefor_i=-235- therefor_it=-290- therefor_keep=-29- therefor_not=-144-
  therefor_return=-27- therefor_the=-235- therefor_when=-194- thes_and=-94- thes_are=-215- thes_as=-270-
  thes_assumption=-32- thes_call=-243- thes_can=-123- thes_cas=-111- thes_chang=-130- thes_command=-377-
  thes_credential=-215- thes_days=-126- thes_devic=-111- thes_docs=-173- thes_each=-31- thes_event=-163-
  thes_field=-98- thes_fil=-237- thes_flag=-82- thes_form=-277- thes_four=-234- thes_function=-283-
  thes_instruction=-50- thes_invalid=-41- thes_is=-179- thes_item=-175- thes_keys=-174- thes_kind=-323- thes_lin=301p
  thes_messag=-354- thes_method=-86- thes_most=-37- thes_nam=-111- thes_operat=-37- thes_operation=110h
  thes_option=-297- thes_order=383p thes_parameter=-179- thes_pattern=-100- thes_peopl=-131- thes_properti=-170-
  thes_represent=-27- thes_restriction=-51- thes_rows=-210- thes_rul=-129- thes_sett=-180- thes_situation=-92-
  thes_step=162p thes_symbol=-77- thes_system=-301- thes_th=-308- thes_thre=148o thes_to=-197- thes_tool=162h
  thes_two=200p thes_typ=-194- thes_valu=-83- thes_variabl=-161- thes_version=-150- thes_will=-46- thes_word=114p
  thesi_topic=-161- they'd_be=-138- they'll_go=-66- they'r_dead=-252- they'r_go=-199- they'r_gonna=-82-
  they'r_not=-147- they'v_got=-71- they_all=-242- they_alway=-264- they_appear=43l they_are=-277- they_aren't=-170-
  they_ask=140l they_assum=-90- they_be=-149- they_becom=-161- they_began=-327- they_begin=-152- they_belong=-275-
  they_call=-153- they_came=-177- they_can=-460- they_can't=-344- they_cannot=-445- they_check=-84- they_come=-109-
  they_complain=-155- they_contain=97x they_cost=-100- they_could=-233- they_couldn't=-179- they_did=-401-
  they_didn't=-226- they_discover=-154- they_do=-85- they_don't=-467- they_dont=-139- they_eat=-162-
  they_eventual=-103- they_exist=-225- they_first=-243- they_gave=-302- they_get=40o they_give=-166- they_go=-404-
  they_got=-259- they_grow=-33- they_had=-321- they_happen=-141- they_have=-566- they_hear=-211- they_hold=-227-
  they_just=-241- they_know=-159- they_leav=-357- they_lie=-93- they_like=-116- they_list=-69- they_live=-207-
  they_look=-388- they_lose=-77- they_made=-220- they_make=-322- they_match=-91- they_may=-216- they_must=-327-
  they_name=-134- they_need=-69- they_never=-281- they_only=-189- they_pass=-181- they_point=-149- they_preced=-41-
  they_probab=-125- they_real=-302- they_receiv=-94- they_return=-112- they_say=-135- they_seem=-198- they_send=-162-
  they_shar=-111- they_should=-373- they_show=-222- they_simp=-264- they_stand=-235- they_start=-128- they_stay=90p
  they_still=-120- they_take=-178- they_tell=165l they_think=-147- they_told=-417- they_use=-216- they_used=-268-
  they_went=-231- they_were=194o they_will=-359- they_wish=-148- they_won't=-113- they_would=-355- thin_pack=-46-
  think_a=-101- think_about=-434- think_again=-239- think_and=-273- think_befor=-279- think_by=-155- think_count=-134-
  think_don't=-226- think_from=-366- think_he=77h think_he's=-165- think_himself=-28- think_i=-90- think_i'll=-125-
  think_i'm=-174- think_if=-112- think_is=-127- think_it's=-229- think_of=-52- think_send=-239- think_speak=-348-
  think_tags=-71- think_that=-431- think_the=-382- think_ther=-41- think_they=-307- think_they'r=-258- think_we=-30-
  think_what=-134- think_you=-356- think_you'r=-319- think_your=-68- third_advent=-68- third_argument=-65-
  third_by=-89- third_group=-120- third_of=-138- third_party=-57- third_which=-288- thirty_days=-181- thirty_tim=-51-
  thirty_year=-96- this_a=-306- this_account=501a this_action=244h this_additionalproperti=-122- this_addres=218x
  this_again=277p this_algorithm=-264- this_allow=-492- this_alon=-180- this_also=-334- this_and=-206- this_answer=92o
  this_api=-229- this_app=-330- this_appli=-336- this_approach=-206- this_are=-336- this_argument=-199-
  this_array=-252- this_articl=-255- this_as=309p this_at=-202- this_attribut=-249- this_avoid=-117- this_be=249p
  this_becaus=-276- this_behavior=-401- this_behaviour=-285- this_between=-42- this_bit=-295- this_block=146p
  this_book=-238- this_branch=-279- this_bud=-271- this_but=-288- this_by=81p this_cach=-302- this_call=-550-
  this_can=-265- this_cannot=262p this_capability=-291- this_case=-538- this_caus=-302- this_certificat=-241-
  this_character=-228- this_chat=303l this_check=-120- this_choic=-206- this_clas=-171- this_claus=120p this_code=-269-
  this_com=159a this_command=-316- this_comment=86c this_commit=94h this_component=-310- this_computer=371c
  this_configuration=-105- this_contain=-73- this_conversation=271l this_conversion=-122- this_could=-277-
  this_counter=-211- this_country=-212- this_cover=-162- this_creat=-268- this_data=-183- this_day=-31-
  this_default=-276- this_differenc=-50- this_directiv=-76- this_directory=-511- this_document=352a this_does=-286-
  this_doesn't=-304- this_down=-172- this_draft=-120- this_earth=-329- this_ensur=-252- this_entry=145p
  this_environment=-196- this_error=-341- this_event=-83- this_exampl=-222- this_expression=-141- this_extension=-138-
  this_extent=-146- this_extra=-127- this_fail=-140- this_featur=-318- this_field=-447- this_filesystem=-249-
  this_first=-64- this_flag=-555- this_for=193p this_form=-335- this_format=-263- this_fortun=-414- this_fram=-49-
  this_from=271h this_function=-439- this_functionality=-277- this_giv=-158- this_global=-64- this_great=-115-
  this_group=-219- this_guarante=-115- this_happen=-247- this_harnes=-157- this_has=183a this_header=161a
  this_help=-251- this_helper=-105- this_here=-281- this_home=-451- this_hook=-423- this_host=161a this_id=-110-
  this_if=-52- this_implementation=-251- this_in=233p this_includ=-360- this_index=-270- this_information=96h
  this_instruction=301p this_instrument=-164- this_interfac=-271- this_into=289p this_ioctl=-125- this_is=-101-
  this_isn't=-278- this_issu=-221- this_it=266a this_kernel=-333- this_key=-85- this_keyword=-34- this_kind=-168-
  this_land=-395- this_languag=-133- this_leav=-53- this_length=-87- this_letter=-220- this_library=-216-
  this_limit=-372- this_limitation=-150- this_link=103c this_list=-352- this_local=-42- this_machin=-25-
  this_macro=-336- this_mail=89a this_mak=-192- this_man=-373- this_manner=-170- this_manual=-313- this_many=-463-
  this_mark=-50- this_match=-84- this_may=-467- this_mean=-356- this_mechanism=-115- this_memory=340p this_messag=-215-
  this_method=-189- this_middlewar=-235- this_might=-74- this_mime=-125- this_model=-143- this_modul=-494-
  this_moment=86r this_month=-233- this_more=-49- this_morn=-144- this_much=-314- this_must=94h this_name=-346-
  this_need=-266- this_never=-64- this_new=-234- this_node=-312- this_note=130p this_number=192x this_object=-237-
  this_often=-121- this_on=-165- this_only=-288- this_operation=-333- this_option=-657- this_or=151h this_order=195p
  this_out=97h this_over=90p this_packag=-487- this_package=-101- this_page=152a this_pane=-492- this_paragraph=438p
  this_parameter=-352- this_parser=-81- this_part=-307- this_particular=-215- this_pattern=-105- this_person=-428-
  this_plac=-246- this_plugin=-418- this_point=39l this_policy=-670- this_practic=-323- this_preferenc=245p
  this_prevent=-144- this_problem=-172- this_procedur=-66- this_proces=-525- this_product=196a this_program=-235-
  this_project=-60- this_prompt=156o this_property=-231- this_provider=-229- this_purpos=-166- this_question=-208-
  this_quot=-132- this_readm=-188- this_reason=-293- this_recip=153c this_record=-196- this_remov=-237- this_repo=133a
  this_repository=-268- this_request=182a this_requir=-241- this_requirement=-112- this_resolv=-343- this_resourc=-83-
  this_return=-196- this_room=-279- this_rout=-300- this_routin=-302- this_rule=181p this_run=-219- this_scenario=-211-
  this_scop=-78- this_screen=-245- this_script=32a this_section=-488- this_select=-220- this_sentenc=-72-
  this_servic=-352- this_session=-321- this_sett=-177- this_shar=-151- this_should=-360- this_show=-176-
  this_signal=-94- this_simpl=-226- this_skill=234p this_so=200p this_socket=-222- this_softwar=-288- this_song=-194-
  this_sourc=115a this_specifi=-153- this_stat=-224- this_step=170h this_story=71r this_str=-69- this_structur=-344-
  this_support=-217- this_switch=-262- this_syntax=-82- this_system=-120- this_target=-376- this_technical=-109-
  this_techniqu=-115- this_temporary=-192- this_text=99p this_th=-283- this_the=-356- this_time=-360- this_to=-223-
  this_too=-241- this_tool=-327- this_transport=-240- this_turn=-353- this_tutorial=-289- this_type=78h this_unit=-268-
  this_updat=168a this_use=-143- this_uses=-236- this_utility=-64- this_valu=-403- this_variabl=-265-
  this_variant=-224- this_version=-138- this_very=-262- this_warn=-344- this_was=104a this_way=-276- this_we=-139-
  this_week=-243- this_when=-192- this_will=-565- this_window=-456- this_with=-483- this_work=-159- this_workspac=-238-
  this_world=-343- this_would=-299- this_writ=-160- this_year=-185- this_you=-52- this_your=216p thompson_gunner=-179-
  thoroug_pars=-82- thorough_npm=-35- thos_alon=-45- thos_and=-88- thos_are=-120- thos_befor=-208- thos_days=-143-
  thos_few=-73- thos_field=-166- thos_fil=-327- thos_for=-124- thos_given=-74- thos_handler=-144- thos_in=-118-
  thos_littl=-182- thos_match=-243- thos_nam=-256- thos_not=-102- thos_of=-187- thos_on=-90- thos_option=-42-
  thos_provid=-82- thos_queri=-26- thos_rul=143o thos_th=-179- thos_that=-230- thos_the=-319- thos_thre=-190-
  thos_tim=-112- thos_two=-88- thos_warn=-160- thos_who=-516- thos_with=-318- thou_art=-113- thou_shalt=-188-
  though_a=-38- though_i=-129- though_it=-58- though_so=-191- though_the=169h though_they=-184- though_we=-90-
  though_you=215r thought_about=-27- thought_and=-114- thought_are=-57- thought_for=-186- thought_he=-117-
  thought_his=-66- thought_i=-155- thought_i'd=-107- thought_is=-38- thought_it=-161- thought_of=-354-
  thought_that=-203- thought_you=-179- thousand_bug=-95- thousand_foot=-38- thousand_mil=-104- thousand_of=-155-
  thousand_year=-92- thrash_#url=-41- thre_and=-190- thre_argument=-69- thre_character=-121- thre_class=-209-
  thre_count=-57- thre_days=-157- thre_different=283p thre_generation=-163- thre_host=-284- thre_in=-58- thre_is=-246-
  thre_laws=-115- thre_letter=-27- thre_lin=-259- thre_men=-34- thre_month=-150- thre_number=-197- thre_or=-243-
  thre_part=-101- thre_quarter=-311- thre_question=-211- thre_subfield=-88- thre_th=-101- thre_tim=-242- thre_to=-170-
  thre_ways=-162- thre_week=-199- thre_year=-129- thread_a=-94- thread_and=-149- thread_are=-261- thread_area=-109-
  thread_can=-97- thread_creation=-152- thread_development=-71- thread_group=-90- thread_has=-171- thread_id=-163-
  thread_in=-88- thread_is=-196- thread_mode=-76- thread_of=-203- thread_safe=-166- thread_stack=-178-
  thread_stream=-170- thread_terminat=-211- thread_that=-184- thread_then=-43- thread_to=-120- threat_model=-285-
  threaten_the=-114- threshold_#number=-33- threshold_for=-80- threshold_limit=-145- through_#number=-101-
  through_a=-393- through_all=134p through_and=-87- through_at=-147- through_befor=-134- through_cach=-48-
  through_call=-57- through_every=-235- through_for=-145- through_github=-316- through_here=-95- through_his=-197-
  through_in=-146- through_its=-227- through_life=-90- through_my=-247- through_npm=-240- through_one=-52-
  through_prototyp=-84- through_redact=-67- through_test=-145- through_the=-214- through_this=-138- through_to=-244-
  through_unchang=-180- through_which=-97- through_you=-101- throughout_the=-40- throughput_in=-163- throw_a=-221-
  throw_an=-437- throw_and=-39- throw_any=-249- throw_as=-148- throw_busy=-209- throw_conflict=-233- throw_damag=-148-
  throw_deskerror=-161- throw_disk=-90- throw_error=-130- throw_exception=-83- throw_for=-180- throw_half=-85-
  throw_invalid=-31- throw_is=-71- throw_it=-162- throw_look=-82- throw_method=-53- throw_not=-490- throw_on=-179-
  throw_over=-157- throw_providererror=-201- throw_refus=-310- throw_stal=-261- throw_summaryfailur=-195-
  throw_the=-286- throw_unreadabl=-228- throw_unwritabl=-193- throw_up=-360- throw_usag=-30- throw_what=-347-
  throw_when=-427- throw_wher=-101- throw_which=-35- throw_yamlerror=-244- thrown_away=-183-
  throwonconnecterror_to=-214- throwonlimitexceed_true=-91- ths_u=-146- thumb_for=-298- thus_a=-119- thus_any=-197-
  thus_help=-254- thus_it=-135- thus_put=-185- thus_should=-338- thus_spak=-85- thus_the=-234- thus_to=-46-
  thus_when=-170- ticket_and=153x ticket_are=-120- ticket_number=-362- tid_of=-39- tidelift_help=-205-
  tidelift_subscription=-248- tied_to=-195- tier_of=-122- tier_rul=-136- tiger_got=-115- till_it=-60- till_the=-96-
  till_your=-214- tim_a=-280- tim_and=-337- tim_are=-177- tim_as=-248- tim_been=-150- tim_for=-281- tim_i=-64-
  tim_in=-371- tim_is=-152- tim_longer=-85- tim_of=-367- tim_out=-320- tim_say=-286- tim_smaller=-37- tim_the=-43-
  tim_then=-74- tim_to=-173- time_#number=-62- time_a=113h time_accelerat=-201- time_after=-38- time_ago=-214-
  time_allow=-132- time_and=-357- time_any=-54- time_are=-56- time_as=-266- time_at=-213- time_behind=-43-
  time_budget=-54- time_but=-50- time_by=-260- time_c=-25- time_call=-50- time_can=-141- time_capability=-57-
  time_clock=-242- time_code=220x time_consistency=-54- time_constant=-62- time_consum=-49- time_date=-84-
  time_every=-328- time_existenc=-72- time_for=-91- time_from=-124- time_has=-61- time_he=-265- time_i=-239-
  time_if=-55- time_in=-234- time_interval=-65- time_is=-302- time_it=-143- time_limit=-191- time_linear=-196-
  time_may=-342- time_millisecond=-94- time_model=-123- time_ms=-92- time_namespac=-288- time_of=-394- time_on=-235-
  time_one=84r time_op=-281- time_out=153h time_period=-126- time_rather=-189- time_reduc=-119- time_signal=-169-
  time_so=-176- time_specifi=-82- time_spent=-292- time_structur=-46- time_t=-87- time_than=-153- time_that=-301-
  time_the=107x time_then=-54- time_they=-184- time_this=-247- time_time=-130- time_to=-131- time_travel=-143-
  time_undat=-68- time_unit=-30- time_use=-121- time_valu=-132- time_wait=-290- time_when=-138- time_wher=-185-
  time_will=-74- time_with=-172- time_you=-67- time_zone=-192- timen_offset=-171- timeout_and=-238- timeout_in=-119-
  timeout_is=-145- timeout_of=-39- timeout_option=-87- timeout_second=-183- timeout_valu=-52- timeout_without=-223-
  timer_in=-97- timer_is=-144- timer_measur=-29- timer_of=-213- timer_saturation=-45- timer_trigger=-276-
  timer_will=-51- timestamp_are=-223- timestamp_of=-180- timestamp_provider=-50- timestamp_respons=-297-
  timezon_information=-281- timidity_of=-45- tin_cans=-37- tinyexec_keep=-45- tip_of=-160- tir_of=-314- titl_and=-363-
  titl_as=-172- titl_bar=-284- titl_body=-81- titl_deriv=-240- titl_has=-248- titl_is=91r titl_narrow=-110-
  titl_of=137x titl_that=-249- titl_the=-114- tl_dr=-86- tldt_getdomain=-111- tldt_getdomainwithoutsuffix=-116-
  tldt_getfulldomain=-123- tldt_gethostnam=-125- tldt_getpublicsuffix=-121- tldt_getsubdomain=-141- tls_entry=-120-
  tlsv1_#number=-191- tniessen_#url=-75- to_#agentfile=277p to_#ip=361x to_#mail=76x to_#number=-292- to_#phone=454x
  to_#url=775x to_a=-218- to_abort=-132- to_about=-50- to_accept=32a to_acces=-450- to_accomplish=-63- to_achiev=-271-
  to_acquir=-89- to_act=275r to_add=-539- to_adjust=-170- to_admir=-99- to_admit=-172- to_adopt=-92- to_affect=-217-
  to_agent=67a to_aggregat=-135- to_agre=-29- to_aid=-153- to_ajv=-78- to_alert=-53- to_all=32p to_allocat=-94-
  to_allow=-566- to_almost=-100- to_also=-272- to_alter=-179- to_alway=72p to_an=102x to_analyz=-228- to_and=-301-
  to_announc=-177- to_annoy=-85- to_another=-317- to_answer=139a to_any=-266- to_anyon=96x to_anyth=172h to_app=-371-
  to_appear=-137- to_append=-139- to_application=-260- to_appreciat=-239- to_apprehend=-64- to_approv=-236-
  to_argu=-182- to_arriv=-226- to_as=-289- to_ask=125h to_assembl=-206- to_assert=-56- to_asses=-29- to_assign=-217-
  to_associat=-191- to_at=-83- to_attach=-370- to_attempt=-93- to_author=-102- to_auto=-133- to_automatical=-250-
  to_avoid=-85- to_axebuilder=-177- to_back=-147- to_baselin=-43- to_bashrc=-137- to_be=207x to_bear=-82- to_beat=-48-
  to_becom=-444- to_bed=-207- to_begin=152p to_behav=124l to_believ=-393- to_below=-120- to_bench=-99- to_beta=-126-
  to_better=-200- to_bind=-97- to_blam=-311- to_block=-94- to_bloomingdale=-70- to_blow=-197- to_boot=-369-
  to_borrow=-228- to_both=91p to_br=-101- to_break=-32- to_broadcast=-278- to_build=-397- to_burn=-250- to_bury=-285-
  to_but=-198- to_buy=-330- to_by=-302- to_bypas=-253- to_byt=-165- to_c=-182- to_cach=-136- to_calculat=-147-
  to_call=-470- to_callasync=-120- to_caller=43x to_cancel=-301- to_carry=205h to_catch=-123- to_caus=-30-
  to_chain=-80- to_chang=-447- to_check=-278- to_choos=-298- to_chromium=-82- to_cie=-145- to_clean=-200-
  to_clear=-414- to_clock=-80- to_clon=-228- to_clos=-204- to_cloud=-65- to_code=-83- to_coerc=-55- to_collect=38a
  to_combin=-29- to_command=-415- to_commit=-258- to_communicat=-175- to_compar=-78- to_compil=-242- to_complain=-180-
  to_complet=-310- to_complete=-121- to_compres=-198- to_comput=-86- to_conditional=-73- to_configur=-173-
  to_confirm=-376- to_confus=-315- to_connect=-243- to_conquer=-131- to_consider=-211- to_construct=-165-
  to_consum=-59- to_contain=27p to_continu=-393- to_contribut=-234- to_control=-247- to_convert=-308- to_cope=-114-
  to_copy=-374- to_correct=-137- to_correspond=-141- to_crash=-412- to_creat=-485- to_criticiz=-60- to_cros=-86-
  to_customiz=-69- to_cut=-283- to_data=-143- to_date=-64- to_deal=-279- to_death=-125- to_debian=-336- to_debug=-145-
  to_decid=169h to_declar=-62- to_decod=-26- to_decommission=-88- to_decompres=-199- to_decoupl=-29- to_default=-275-
  to_defend=-246- to_defin=-236- to_delaunay=-26- to_delet=-141- to_deliver=-298- to_delta=-66- to_deny=-228-
  to_describ=-373- to_deserializ=-182- to_design=-115- to_destroy=-165- to_detach=-41- to_detect=-156-
  to_determin=-206- to_dev=-115- to_develop=-45- to_developer=-168- to_die=-300- to_different=-324- to_dig=-215-
  to_direct=-194- to_directori=-153- to_disabl=-627- to_disagre=-196- to_disambiguat=-54- to_disassembl=-53-
  to_discard=-160- to_discover=-216- to_discus=-176- to_disk=214p to_dispatch=-71- to_display=-370-
  to_distinguish=-137- to_do=-236- to_document=-93- to_documentation=-112- to_doubl=-26- to_download=-368-
  to_draft=-25- to_draw=-259- to_drink=-259- to_driv=-405- to_drop=-471- to_dump=-248- to_dynamical=-224- to_each=86x
  to_ear=-81- to_eat=-247- to_edit=63x to_efficient=-74- to_einval=-52- to_either=-216- to_empty=-105- to_enabl=-643-
  to_encod=-146- to_end=-396- to_enforc=-187- to_enhanc=-26- to_enjoy=-155- to_ensur=-489- to_enter=-234- to_eras=-435-
  to_err=-157- to_error=-249- to_es6=-225- to_escap=-117- to_etc=-100- to_event=-35- to_every=172p to_everyon=-81-
  to_everyth=382a to_exact=-244- to_examin=-65- to_exce=-141- to_exclud=-266- to_execut=-77- to_exist=-239-
  to_exit=-68- to_expand=-195- to_expect=-195- to_explain=-315- to_explicit=-263- to_export=-117- to_expos=-167-
  to_extend=-151- to_extract=-174- to_face=-236- to_fail=-344- to_fall=-276- to_fals=-160- to_feel=-195- to_fetch=142p
  to_fight=-55- to_figur=-299- to_fil=-325- to_fill=-251- to_filter=-160- to_find=-190- to_fire=-86- to_first=-199-
  to_fish=-230- to_fit=-228- to_fix=125a to_float=-38- to_flush=-33- to_fly=-272- to_fn=-31- to_folder=-357-
  to_follow=405p to_for=-197- to_forc=-309- to_forget=289h to_forgiv=-154- to_fork=-106- to_form=-205- to_format=-50-
  to_fragment=-184- to_franc=-49- to_free=-159- to_frob=-132- to_from=-48- to_ful=-114- to_function=-127-
  to_furthest=-124- to_futur=261h to_gain=-301- to_generat=-285- to_get=-129- to_git=-163- to_github=-285-
  to_gitignor=-214- to_globalthi=-205- to_go=-689- to_god=-314- to_googl=-335- to_govern=-192- to_government=-111-
  to_grant=-115- to_grasp=-148- to_group=-233- to_grow=-100- to_guarante=-73- to_hand=159a to_handl=-290- to_hang=-143-
  to_happen=-136- to_hardwar=-57- to_hash=-209- to_hate=-85- to_have=-40- to_head=-276- to_hear=206h to_heaven=-148-
  to_heed=-134- to_hell=-251- to_help=-365- to_her=-498- to_hide=-339- to_high=-96- to_him=-130- to_himself=-262-
  to_his=-328- to_hold=-286- to_host=47p to_how=-204- to_human=-181- to_i=-167- to_ibm=-63- to_identify=-289-
  to_if=-116- to_ignor=-237- to_implement=-131- to_implementation=-30- to_import=-368- to_impres=-111- to_improv=-243-
  to_in=-165- to_includ=-504- to_increas=-45- to_index=-125- to_indicat=-227- to_infer=-29- to_inform=-210-
  to_init=-122- to_initializ=-202- to_initiat=-308- to_inject=-242- to_insert=-237- to_inspect=-130- to_install=-387-
  to_instruct=-29- to_interact=-138- to_interpolat=-55- to_interpret=-107- to_introduc=-221- to_invent=-157-
  to_invok=-237- to_ipv6=-112- to_is=-50- to_iso=-56- to_issu=-341- to_it=-165- to_iterat=-212- to_its=-129-
  to_itself=-208- to_javascript=-81- to_join=-111- to_jsx=-31- to_just=-284- to_keep=-254- to_key=-230- to_kick=-78-
  to_kill=-376- to_know=29h to_land=-177- to_last=-378- to_later=-274- to_laugh=-306- to_launch=-272- to_lax=-59-
  to_lay=-274- to_lead=-161- to_learn=-95- to_leav=173h to_left=-241- to_lend=-228- to_less=-200- to_let=-126-
  to_library=-122- to_lie=-298- to_life=-262- to_lift=-210- to_light=197h to_like=-292- to_limit=-168- to_link=-361-
  to_linu=-119- to_linux=-78- to_list=-315- to_listen=-396- to_live=-233- to_load=-435- to_locat=-95- to_lock=-219-
  to_look=-53- to_lose=-399- to_love=-206- to_lowercas=-168- to_main=-356- to_maintain=-147- to_make=-732-
  to_manag=-248- to_manual=-231- to_many=-198- to_map=-72- to_mapp=-82- to_mark=-293- to_marriag=-254- to_marry=-146-
  to_master=-164- to_match=-256- to_max=165r to_maxttl=-132- to_mean=-57- to_measur=-189- to_meet=-223- to_memory=137h
  to_mention=165h to_merg=-220- to_messag=-160- to_migrat=-66- to_millisecond=-47- to_mind=-349- to_minimatch=-30-
  to_minimiz=-44- to_mitigat=-83- to_model=169a to_modify=-188- to_modul=-234- to_monitor=-251- to_more=-83-
  to_mount=-44- to_move=-299- to_multipl=-227- to_music=-287- to_my=37x to_name=-212- to_narrow=-173- to_nativ=-180-
  to_never=104p to_new=-369- to_no=40h to_node=-246- to_none=51o to_normal=-86- to_normaliz=-308- to_not=-416-
  to_noth=121o to_notic=-334- to_npm=-210- to_null=-172- to_number=-194- to_o=-32- to_obey=271p to_obtain=-228-
  to_occupy=-128- to_occur=-172- to_off=151p to_offer=-139- to_old=-147- to_older=-188- to_on=-161- to_one=-274-
  to_only=-239- to_open=-194- to_operat=-295- to_operation=-162- to_or=-468- to_order=-225- to_other=28p to_our=498x
  to_output=-246- to_overrid=-333- to_overwrit=-285- to_own=-270- to_p=-294- to_pack=-136- to_packag=74p to_pars=-244-
  to_pass=-225- to_patch=-274- to_path=-217- to_paus=-78- to_pay=133a to_penicillin=-290- to_peopl=-189- to_per=-69-
  to_perceiv=-264- to_perform=-472- to_permit=-295- to_pick=94r to_pictur=-137- to_piec=-136- to_pin=-171-
  to_plac=-372- to_play=91r to_plug=-122- to_png=-226- to_point=-494- to_popular=-72- to_port=-89- to_posix=-253-
  to_post=175x to_postgresql=-34- to_prais=-130- to_predict=-45- to_prefix=-95- to_preload=-39- to_prepar=-176-
  to_pres=-79- to_preserv=-129- to_pretend=-245- to_prevent=-480- to_print=-330- to_prioritiz=-50- to_proce=-169-
  to_proces=-191- to_produc=56r to_production=66h to_profil=-233- to_program=-161- to_promot=-146- to_prompt=-245-
  to_proper=-60- to_protect=-341- to_prov=-256- to_provid=-358- to_pthread=-97- to_public=108x to_publish=-214-
  to_pull=-229- to_push=-285- to_put=-336- to_query=-294- to_quick=-174- to_quiet=-292- to_quot=-206- to_rais=-143-
  to_re=-247- to_reach=-270- to_react=-236- to_read=28l to_readabl=-87- to_real=-159- to_realiz=-167- to_recall=-108-
  to_receiv=-387- to_recompil=-172- to_reconstruct=-118- to_record=92h to_recreat=-208- to_recurs=-289- to_redact=-118-
  to_redo=-60- to_reduc=-207- to_refer=-78- to_referenc=-98- to_refin=-26- to_reflect=-128- to_refus=113o
  to_register=-326- to_reject=-240- to_releas=238a to_remain=-271- to_remember=-110- to_remov=-355- to_renam=-248-
  to_renault=-141- to_render=-187- to_rep=-354- to_repeat=-340- to_replac=-280- to_replicat=-58- to_repository=-215-
  to_represent=-136- to_request=-308- to_requir=-246- to_resolv=-184- to_respond=-253- to_rest=-149- to_restart=-244-
  to_restor=-389- to_restrict=-180- to_retriev=-269- to_retry=-190- to_return=-204- to_revok=-206- to_rewrit=-230-
  to_rfc1034=-255- to_rfc4122=-49- to_rfc6570=-114- to_rfc6901=-83- to_right=-326- to_rise=-78- to_rol=-66- to_root=88c
  to_runn=-334- to_rw=-83- to_s=-118- to_sacrific=-301- to_sail=-185- to_satisfy=-127- to_save=-535- to_sax=-236-
  to_scal=-70- to_school=-156- to_search=-97- to_second=-143- to_secret=-292- to_see=362a to_seek=-259- to_select=-261-
  to_self=-136- to_sell=-111- to_send=-130- to_separat=-224- to_serializ=-51- to_serv=-451- to_set=-494- to_setup=-285-
  to_seven=-179- to_several=-106- to_shar=-323- to_shoot=-174- to_show=-527- to_shut=-255- to_sign=-87-
  to_simplify=-43- to_sing=-101- to_sit=-240- to_skill=-342- to_skip=153a to_sleep=-255- to_smok=-174- to_so=-272-
  to_soar=-215- to_solv=-245- to_some=-133- to_somebody=-189- to_someon=-169- to_someth=178h to_sort=-169-
  to_sourc=-245- to_spar=99p to_spawn=-266- to_spe=-260- to_speak=131h to_specify=-250- to_spend=-149- to_split=-184-
  to_stag=-261- to_stand=-344- to_standard=-460- to_start=-465- to_stat=-334- to_static=-173- to_stay=75p
  to_stderr=-308- to_stdout=-163- to_stop=-230- to_stor=161p to_str=-118- to_stream=-127- to_strict=-234-
  to_submit=-147- to_substitut=-43- to_succe=-245- to_succes=-215- to_such=-176- to_suck=-109- to_suggest=-279-
  to_suit=-135- to_supp=-149- to_support=-138- to_suppres=-290- to_surviv=-135- to_switch=-180- to_sys=-139-
  to_system=-155- to_take=-335- to_talk=-219- to_target=-347- to_task=-140- to_teach=-337- to_tell=29h to_ten=29h
  to_terminat=-150- to_test=-259- to_text=-129- to_that=-463- to_the=258x to_their=183c to_them=-305- to_thes=-246-
  to_think=-390- to_this=-150- to_thos=-266- to_thre=-160- to_throw=-251- to_tie=-218- to_time=-330- to_to=-159-
  to_trac=-100- to_track=-179- to_traffic=-57- to_transfer=115h to_transform=-219- to_translat=-185- to_travel=-146-
  to_travers=-129- to_tread=-166- to_treat=-395- to_trigger=-346- to_true=-208- to_trust=237p to_try=-407- to_ts=-94-
  to_turn=-424- to_two=88x to_type=-268- to_typescript=-199- to_u=-147- to_u000a=-159- to_undefin=-119-
  to_understand=-406- to_undo=-175- to_unexpect=-134- to_unmount=-97- to_unsubscrib=-118- to_updat=-668-
  to_upgrad=-211- to_us=390a to_use=-617- to_usemergeref=-38- to_user=-297- to_utf=-76- to_v8=-164- to_validat=-320-
  to_valu=-170- to_var=-291- to_variou=-83- to_verify=135a to_version=-276- to_view=-185- to_visit=-278- to_wake=87p
  to_walk=-144- to_want=-84- to_warm=-99- to_warmup=-166- to_warmuptim=-174- to_wast=-110- to_watch=-311- to_water=-84-
  to_wear=-206- to_web=-248- to_weigh=-205- to_what=66o to_whatever=-43- to_when=-106- to_wher=-289- to_which=-538-
  to_whoever=116x to_whom=-341- to_win=-98- to_wipe=-321- to_with=-119- to_within=-175- to_wordsworth=-46-
  to_work=-563- to_worry=-292- to_wrap=-90- to_writ=-577- to_xtgetselectionvalu=-158- to_y=-153- to_yes=-265-
  to_you=-296- to_your=-403- to_yourself=112h to_zero=-281- tobia_nießen=-75- today_#number=-136- today_and=146x
  today_as=-309- today_is=245c today_it=-329- today_the=-217- today_will=-235- todo_done=-192- todo_item=-259-
  together_a=-183- together_and=-218- together_from=-155- together_in=-60- together_is=-25- together_with=229p
  toggl_the=-182- token_a=-219- token_also=-345- token_ambiguity=-86- token_and=220h token_are=-336- token_at=87x
  token_cost=-69- token_css=-58- token_for=-298- token_from=96x token_is=-274- token_lifetim=-86- token_occur=-148-
  token_of=-439- token_or=-117- token_phon=-257- token_so=-278- token_start=-223- token_that=-366- token_to=299x
  token_type=-182- token_with=-263- token_within=-54- tokenizer_only=-64- told_about=-27- told_apart=-362-
  told_are=-236- told_as=-223- told_at=269h told_befor=-25- told_besid=-441- told_by=93a told_for=-328- told_him=-287-
  told_in=-105- told_is=-256- told_it=-349- told_not=145l told_of=-729- told_once=-329- told_only=132h
  told_otherwis=84p told_text=-129- told_that=37p told_the=-399- told_them=-531- told_to=229l told_us=71a
  told_when=-256- told_wher=-318- told_which=134h told_with=-305- told_you=-170- toll_for=-106- tolowercas_line=-102-
  tolowercas_query=-237- tombston_goes=-104- tomorrow_we=-71- tomorrow_what=-263- tone_and=-61- too_a=-73-
  too_and=-297- too_bad=-147- too_big=-213- too_busy=-284- too_but=-97- too_clos=-134- too_dark=-130- too_deep=-33-
  too_ear=-46- too_few=-27- too_high=-152- too_in=-114- too_larg=-57- too_late=117h too_littl=-134- too_long=-45-
  too_many=-319- too_much=-116- too_old=-69- too_short=-120- too_small=-227- too_so=-156- too_well=-140- took_a=-320-
  took_about=-157- took_his=-198- took_me=-249- took_out=-139- took_the=-254- tool_and=-120- tool_answer=-288-
  tool_are=28p tool_as=-112- tool_by=-297- tool_call=103h tool_can=-267- tool_definition=39l tool_for=-312-
  tool_has=-283- tool_have=-279- tool_ide=-138- tool_in=-475- tool_it=-327- tool_kept=-340- tool_left=-47-
  tool_like=-214- tool_may=46h tool_memory=-322- tool_name=-106- tool_need=-337- tool_of=-418- tool_output=366a
  tool_produc=-42- tool_reach=-301- tool_resourc=-126- tool_result=-189- tool_return=-286- tool_row=-157-
  tool_rows=-96- tool_run=77a tool_runs=-240- tool_says=-124- tool_schema=-30- tool_server=-45- tool_session=-89-
  tool_skill=-200- tool_that=-605- tool_the=-252- tool_ther=-233- tool_to=127h tool_tool=-129- tool_will=-303-
  tool_with=-68- tool_without=-225- tool_you=111l toolresult_const=-46- top_and=-339- top_half=-312- top_level=-314-
  top_of=-129- topic_is=264h topic_of=71h topic_to=-189- torvald_in=-106- torvald_was=-161- torvalds_mail=-116-
  toss_away=-49- tostr_length=-130- total_and=-138- total_api=-62- total_number=-230- totaltim_and=-76- touch_a=-151-
  touch_after=-159- touch_anyth=-117- touch_it=-197- touch_no=-189- touch_noth=-108- touch_null=-215- touch_the=179h
  tough_cooki=-109- tough_to=-140- tour_of=-116- toward_the=-88- trac_a=-25- trac_context=-144- trac_event=-103-
  trac_for=-59- trac_is=-298- trac_of=-53- trac_or=-158- trac_the=67x track_and=-159- track_line=-122- track_of=-273-
  track_on=-174- track_position=-249- track_runtim=-78- track_the=-251- tracker_#url=-237- trad_off=-107-
  trad_show=-312- trademark_of=-230- tradeoff_in=-133- traffic_clas=-31- traffic_is=-224- traffic_that=-97-
  trail_cr=-145- trail_slash=-130- trail_spac=-39- trail_whitespac=-245- train_a=-227- train_and=-318- train_do=-70-
  train_for=-186- train_is=-365- train_on=128p train_plan=-170- train_to=103l train_ts=-68- transaction_and=-137-
  transaction_block=-197- transaction_came=-62- transaction_of=-52- transcrib_the=97x transcript_of=-157-
  transfer_all=-82- transfer_the=-27- transferr_to=147a transform_#url=-52- transform_api=-28- transform_file=-147-
  transform_function=-342- transform_plugin=-85- transition_function=-128- transition_relation=-137-
  transition_tabl=-120- transitional_speci=-125- translat_between=-163- translat_from=-248- translat_into=-138-
  translat_lang=-87- translat_the=-229- translat_your=225l translation_for=-39- transmit_the=181x transpil_with=-124-
  transpiler_api=-157- transpiler_as=-95- transpiler_babel=-38- transport_backward=-39- transport_is=-54-
  transport_layer=-245- transport_protocol=-98- transport_to=-70- transport_tool=-124- trash_befor=-394-
  trash_does=-305- trash_skill=-106- travers_the=-203- traversal_and=-142- traversal_attack=-51- traversal_attempt=-91-
  traversal_prevention=-66- travi_imag=-102- travi_url=-99- tray_a=-123- tray_link=-128- tre_are=-225- tre_for=-53-
  treat_a=-131- treat_all=169h treat_as=26a treat_each=-215- treat_everyth=106o treat_it=-39- treat_like=-145-
  treat_the=214o treat_them=-79- tree_and=-203- tree_as=-290- tree_encod=-49- tree_from=-99- tree_is=-53-
  tree_node=-119- tree_object=-195- tree_of=-146- tree_parser=-48- tree_root=-194- tree_that=-261- treesam_to=-159-
  treturn_rng=-119- tri_afterward=-184- tri_again=-212- tri_and=-129- tri_hard=-46- tri_in=-32- tri_the=-235-
  tri_to=-429- triangl_gaps=-82- triangl_in=-85- triangl_outsid=-82- triangulation_and=-53- triangulation_object=-75-
  trigger_a=238h trigger_and=-184- trigger_at=94p trigger_is=-283- trigger_it=-285- trigger_or=-236-
  trigger_statement=-39- trigger_that=-279- trigger_the=-238- trigger_will=-163- trigger_word=-62- trigram_index=-62-
  trim_are=-47- trim_content=-87- trip_are=-73- trip_to=-170- triumph_of=-141- troubl_delegat=-213- troubl_is=-153-
  troubl_to=-83- troubl_with=-211- troubleshoot_faqs=-32- true_allow=-35- true_and=-358- true_args=-60- true_as=-71-
  true_ast=-43- true_cach=-27- true_can=-32- true_coerc=-118- true_disabl=-30- true_does=-34- true_enabl=-150-
  true_fals=-129- true_for=57p true_formatreportresult=-27- true_hi=-49- true_history=-262- true_if=-494- true_in=-98-
  true_is=-362- true_it=-79- true_label=-89- true_mean=-85- true_no=-32- true_on=-165- true_only=-46- true_option=-45-
  true_or=-274- true_pars=-91- true_return=-61- true_rule=-211- true_set=-117- true_the=-303- true_then=-112-
  true_this=-202- true_to=-379- true_way=-305- true_when=-503- true_whil=-268- true_will=-203- truncat_in=-77-
  truncat_requir=-66- truncat_to=-276- trust_a=-238- trust_all=80p trust_and=99p trust_client=-101- trust_domain=-32-
  trust_his=-240- trust_in=-295- trust_is=-221- trust_project=-231- trust_schema=-96- trust_the=-101- trust_this=233a
  trust_you=208h truth_#number=-108- truth_about=-201- truth_and=-174- truth_can=-104- truth_for=-120- truth_is=-189-
  truth_so=-53- truth_to=-193- truthy_and=-44- truthy_the=-100- truthy_this=-50- try_a=-104- try_and=-205-
  try_hits=-60- try_it=-316- try_not=-238- try_says=-56- try_that=-87- try_the=110c try_to=-701- ts_#url=-88-
  ts_also=-185- ts_and=-168- ts_are=-189- ts_does=-50- ts_driv=-158- ts_estre=-93- ts_fil=-136- ts_for=-245-
  ts_fram=-64- ts_home=-26- ts_in=-143- ts_is=-103- ts_node=-135- ts_or=-212- ts_phras=-48- ts_puts=-45- ts_read=-234-
  ts_secret=-132- ts_shell=-132- ts_src=-51- ts_the=-57- ts_tsx=-114- tsconfck_support=-95- tsconfig_appli=-120-
  tsconfig_compileroption=-32- tsconfig_defin=-32- tsconfig_discovery=-95- tsconfig_extend=-32- tsconfig_file=-236-
  tsconfig_json=-170- tsconfig_match=-176- tsconfig_path=-213- tsconfig_referenc=-32- tsdown_#url=-78-
  tseri_#number=-101- tsx_fil=-44- ttl_and=-31- ttl_for=-42- ttl_is=-151- ttl_of=-67- ttl_or=-71- ttl_propagation=-144-
  ttl_provider=-140- ttl_set=-233- ttl_support=-159- ttl_that=-132- ttls_exceed=-43- tunnel_protocol=-51- tupl_and=-39-
  tupl_is=-51- turn_a=-224- turn_after=-30- turn_and=-406- turn_are=-131- turn_around=-186- turn_as=-377- turn_at=-254-
  turn_away=-89- turn_back=-331- turn_begin=-177- turn_count=-242- turn_end=-175- turn_fail=-203- turn_for=-250-
  turn_from=-253- turn_has=-295- turn_in=-295- turn_into=-342- turn_is=-79- turn_it=33h turn_leas=-161- turn_of=-358-
  turn_off=-53- turn_on=31x turn_one=-98- turn_out=-386- turn_runs=-176- turn_stopp=-150- turn_that=-449- turn_the=191c
  turn_thos=-128- turn_to=130p turn_wait=-188- turn_was=-301- turn_we=-161- turn_what=-410- turn_when=-139-
  turn_with=-265- turn_your=158r tutorial_md=-123- tutorial_or=-87- twenty_five=-73- twenty_minut=-203-
  twenty_year=-132- twic_a=-207- twic_as=-241- twic_in=-127- twic_so=-77- twic_the=-99- twitter_#url=-448- two_a=-212-
  two_addition=-234- two_and=-82- two_answer=184r two_are=-52- two_argument=-48- two_backend=-188- two_bind=-46-
  two_block=-295- two_byte=-25- two_can=-37- two_chang=-175- two_class=-94- two_colour=-107- two_column=-298-
  two_command=-75- two_consecutiv=-70- two_conversation=-251- two_copi=134p two_days=-408- two_deep=-27-
  two_different=-248- two_dimensional=-58- two_dozen=-139- two_fil=-168- two_form=-82- two_glyph=-157- two_group=-163-
  two_head=-181- two_in=-211- two_is=-209- two_it=-32- two_kind=-255- two_lin=-89- two_major=-92- two_memory=-189-
  two_men=-55- two_minut=-250- two_month=-108- two_more=-77- two_nod=-60- two_not=208p two_of=-448- two_or=-96-
  two_other=-78- two_pan=-54- two_peopl=-27- two_person=-218- two_piec=-166- two_plac=157x two_point=-220-
  two_process=26p two_program=-82- two_second=-160- two_sentenc=-49- two_sid=-271- two_spac=-49- two_step=238h
  two_stor=-213- two_surrogat=-102- two_text=-273- two_th=-221- two_third=-80- two_thousand=-45- two_to=-167-
  two_turn=-290- two_typ=-265- two_version=-74- two_ways=-125- two_week=-137- two_wher=-81- two_wrong=-143-
  two_year=-287- txt_and=62p txt_at=83p txt_file=-267- ty_the=-109- typ_#url=-158- typ_a=-288- typ_and=-430-
  typ_are=-308- typ_array=-212- typ_as=-184- typ_at=-121- typ_by=-267- typ_can=-168- typ_check=-238- typ_coerc=-116-
  typ_deb=-200- typ_e=-267- typ_eg=-188- typ_for=-100- typ_from=-388- typ_has=-62- typ_have=-214- typ_here=-43-
  typ_if=-128- typ_in=238x typ_includ=-207- typ_into=-214- typ_is=-66- typ_like=-36- typ_list=-336- typ_match=-206-
  typ_may=-283- typ_node=-191- typ_of=-415- typ_or=-104- typ_random=-55- typ_so=-91- typ_such=-95- typ_that=-169-
  typ_the=-187- typ_to=-100- typ_web=-291- typ_will=-172- typ_with=-423- typ_without=-218- typ_your=-105-
  type_#url=-33- type_a=-68- type_alway=-199- type_and=-261- type_any=-138- type_argument=-222- type_array=-185-
  type_at=-65- type_boolean=-213- type_can=-127- type_check=-376- type_coercion=-138- type_constraint=-318-
  type_conversion=-32- type_declaration=-156- type_definition=-291- type_error=-97- type_field=-32- type_for=-272-
  type_format=-170- type_forstatement=-156- type_from=-182- type_function=-284- type_guard=-424- type_has=-353-
  type_header=-377- type_i=-299- type_if=-126- type_in=-213- type_information=-41- type_instantiation=-34-
  type_integer=-105- type_into=-156- type_is=-373- type_it=-212- type_just=-53- type_keyword=-102- type_m=-35-
  type_must=-421- type_name=-223- type_never=-256- type_noth=-53- type_object=-258- type_of=-532- type_oneshot=-168-
  type_option=-141- type_or=-325- type_otherwis=-236- type_preservation=-29- type_property=-50- type_resolution=-49-
  type_s=-44- type_safety=-83- type_shorthand=-193- type_simpl=-262- type_sinc=-53- type_sock=-225- type_specifi=-118-
  type_str=-275- type_subtyp=-199- type_such=-38- type_support=-193- type_system=-117- type_that=-137- type_the=-186-
  type_to=-308- type_typical=-240- type_us=-80- type_use=-113- type_which=-140- type_widen=-35- type_will=-204-
  type_with=-132- type_you=-205- type_your=113l typedarray_or=-48- typeflag_argument=-29- typeof_and=-25-
  typeof_args=-51- typeof_query=-195- typescript_#number=-207- typescript_#url=-213- typescript_adds=-58-
  typescript_and=-134- typescript_code=-83- typescript_coffeescript=-71- typescript_community=-128-
  typescript_compil=-87- typescript_declaration=-173- typescript_eslint=-111- typescript_no=-96-
  typescript_project=-252- typescript_ship=-45- typescript_support=-159- typescript_type=-276- typescript_user=-334-
  typescript_version=-195- typescript_with=-72- typeseparator_str=-99- typical_in=-71- typical_used=-122-
  typical_what=-240- typo_real=-54- tz_request=-107- u000a_prior=-159- u_#number=-333- u_and=-49- u_cn=-172-
  u_fffd=-191- u_flag=-121- u_s=-346- u_tell=-82- ubiquitou_cry=-183- uh_#number=-167- uh_oh=-87- ui's_dialog=-182-
  ui_code=-30- ui_json=-188- ui_token=-58- ui_valu=-58- uid_and=-140- uid_is=-244- uid_of=-46- uids_and=-104-
  uint32array_array=-97- uint8array_to=-106- ultimat_indivisibl=-64- umd_esm=-45- un_opinionat=-216- unabl_to=-314-
  unaffect_by=-101- unavailabl_for=-161- unawar_of=59h unbash_#number=-59- unc_host=-259- uncapturederror_type=-159-
  unclean_is=-58- uncompress_data=-112- undat_nod=-206- undeclar_properti=-45- undef_if=-42- undefin_and=-61-
  undefin_behavior=-38- undefin_first=-129- undefin_for=-94- undefin_if=-47- undefin_it=-46- undefin_keep=-56-
  undefin_no=-83- undefin_only=-109- undefin_or=-63- undefin_remov=-28- undefin_return=-56- undefin_should=-53-
  undefin_valu=-77- undefin_when=-255- undefin_wher=-191- undefin_with=-109- undefinedreplacement_a=-109-
  under_#number=-304- under_a=41h under_advers=-62- under_an=-151- under_another=196p under_desk=-309- under_his=107h
  under_it=-162- under_its=-209- under_linux=-155- under_no=138h under_one=118l under_os=-60- under_pipelin=-131-
  under_root=-266- under_src=-139- under_strict=-50- under_ten=-257- under_the=-320- under_this=-166- under_way=-204-
  under_which=-195- under_your=-179- underestimat_the=-292- underly_byt=-83- underly_cacheablememory=-48-
  underly_devic=-79- underly_file=-149- underly_map=-93- underly_stor=-278- understand_a=-113- understand_and=-75-
  understand_how=-39- understand_is=-155- understand_it=-412- understand_of=-154- understand_one=-262-
  understand_request=-107- understand_said=-194- understand_that=-277- understand_the=-32- understand_this=-163-
  understand_what=-210- understand_why=-256- understand_you=-174- understood_by=-364- understood_literal=-204-
  understood_memory=-74- understood_the=-218- undici_#url=-89- undici_packag=-40- undici_typ=-95- undici_will=-146-
  undicigetglobaldispatcher_callback=-29- undo_a=-199- undo_it=-114- undo_null=-59- undo_restor=-53- undo_the=-357-
  undraw_#url=-66- unescap_newlin=-165- unevaluateditem_dynamic=-50- unevaluatedproperti_and=-91-
  unexpect_behavior=-96- unexpect_bugs=-75- unexpect_result=-178- unfortunate_found=-28- unfortunate_it=-152-
  unicod_and=-180- unicod_character=-60- unicod_property=-105- unicod_symbol=-70- unicod_valu=-94- unicod_version=-321-
  unifi_control=-109- unifi_diff=-366- unifi_hierarchy=-212- unignor_is=-34- unignor_true=-222- unimplement_part=-44-
  uninstall_the=227c uninvit_guest=-110- union_is=-82- union_never=-86- union_of=-199- uniqu_cacheid=-96-
  uniqu_for=-41- uniqu_identifier=-49- uniqu_index=-203- uniqu_name=-251- uniqu_valu=-300- uniqu_within=-310-
  unique_identify=-157- unist_styl=-25- unit_#number=118r unit_about=-28- unit_and=-185- unit_are=-235-
  unit_automatical=-121- unit_fil=-318- unit_file=54p unit_for=-33- unit_is=-288- unit_of=-230- unit_start=-120-
  unit_stat=-226- unit_test=-237- unit_that=-233- unit_the=-67- unit_will=-86- univers_are=-47- univers_is=-180-
  universal_ctag=-234- universal_uniqu=-49- university_of=-153- unix_#number=-100- unix_and=-102- unix_beer=-122-
  unix_command=-100- unix_domain=-282- unix_group=-200- unix_is=-93- unix_or=-37- unix_second=-152- unix_socket=-34-
  unix_styl=-74- unix_system=-286- unjs_ecosystem=-203- unknown_at=-46- unknown_column=-65- unknown_keys=-85-
  unknown_linux=-319- unknown_one=-121- unknown_the=-57- unlearn_the=199o unles_a=-187- unles_ask=-102-
  unles_explicit=-196- unles_given=-252- unles_he's=-118- unles_i=-348- unles_it=-151- unles_it's=-237-
  unles_maxlength=-65- unles_one=-37- unles_regex=-32- unles_stripbom=-113- unles_the=-452- unles_ther=-283-
  unles_they=-28- unles_this=-260- unles_told=-203- unles_we=-160- unles_with=-60- unles_you=-377- unlik_most=-242-
  unlik_the=-157- unlike_be=-29- unlock_the=218a unnotic_is=-191- unpars_lin=-120- unpin_archiv=-280-
  unprivileg_proces=-82- unreachabl_object=-162- unreadabl_for=-166- unreadabl_when=-241- unsaf_that=-94-
  unset_is=-251- unsign_#number=-41- unsign_integer=-232- unspecifi_order=-63- unspecifi_the=-275-
  unstabl_urgency=-117- unsubscrib_a=-170- unsubscribetask_emitt=-89- unterminat_str=-59- until_#number=110a
  until_a=-196- until_after=-309- until_all=-269- until_an=-226- until_friday=-194- until_he=193h until_i=26r
  until_it=162c until_its=-276- until_june=-295- until_now=-81- until_one=176c until_pars=-27- until_someon=-58-
  until_the=-175- until_they=-452- until_tomorrow=-259- until_we=-363- until_you=-207- unto_the=-214- untouch_and=-152-
  untrust_data=-195- untrust_input=168o untrust_query=-164- untrust_schema=-162- unusual_#url=-68-
  unusual_character=-78- unusual_effect=-71- unwatch_path=-101- unwrap_which=-135- unwritabl_disk=-208- up_after=-69-
  up_again=42h up_against=-61- up_all=82x up_an=-154- up_and=-320- up_as=-232- up_automatical=-47- up_be=-104-
  up_becaus=-217- up_befor=108h up_but=-189- up_by=-66- up_every=-90- up_everyth=-231- up_first=-189- up_follow=-114-
  up_for=81x up_handler=-302- up_his=-450- up_if=-138- up_in=299c up_is=-370- up_it=-242- up_later=-254- up_like=-54-
  up_of=-77- up_on=-201- up_one=-227- up_or=-223- up_scuff=-129- up_so=-85- up_some=-120- up_tak=134p up_the=181x
  up_their=-87- up_they=-237- up_to=-134- up_until=-313- up_us=-130- up_when=-258- up_wher=-290- up_with=-331-
  up_your=-179- updat_#number=-176- updat_a=-367- updat_an=-315- updat_and=49c updat_are=-354- updat_as=-111-
  updat_at=-280- updat_by=-233- updat_command=-495- updat_fail=136h updat_from=102p updat_immutab=-229-
  updat_index=-208- updat_is=-345- updat_it=-270- updat_messag=-230- updat_of=-341- updat_on=-374- updat_or=-181-
  updat_remov=143p updat_script=37p updat_see=-66- updat_should=76p updat_the=-84- updat_to=-339- updat_version=-140-
  updat_will=-94- updat_with=-133- updat_your=57p upgrad_header=-34- upgrad_request=-68- upgrad_the=-171-
  upgrad_to=-154- upload_as=260h upload_it=323x upload_the=-198- upload_them=253x upload_to=-27- upon_a=-107-
  upon_by=-224- upon_encounter=-167- upon_hear=-317- upon_return=-125- upon_successful=-122- upon_the=-395-
  upon_us=-102- upon_which=-247- upon_you=-166- upon_your=-92- upper_bound=-371- upper_case=-122- upper_limit=-89-
  upper_referenc=-142- upper_scop=-46- uppercas_in=-132- uppercas_letter=-277- upsid_down=-151- urgent_mail=-176-
  uri_a=-238- uri_encod=-255- uri_full=-153- uri_is=-67- uri_js=-42- uri_of=-123- uri_pars=-68- uri_referenc=-129-
  uri_templat=-114- uris_that=-122- url_#url=-602- url_and=-159- url_as=-232- url_content=-115- url_credential=-118-
  url_deprecat=-114- url_elicitation=-98- url_encod=-203- url_fragment=-270- url_in=-68- url_is=-210- url_licens=-102-
  url_of=108x url_on=-118- url_or=-180- url_pars=-115- url_parser=-38- url_path=-91- url_record=-404-
  url_serializer=-91- url_specification=-98- url_standard=-77- url_str=-283- url_to=33p url_with=-205-
  urlobject_option=-164- urlrecord_excludefragment=-91- urlrecord_serializ=-91- urlrecord_set=-91-
  urlrecord_usernamestr=-91- urls_and=-130- urls_of=-257- urlsearchparam_read=-98- us_a=-443- us_all=-374- us_an=-280-
  us_and=-341- us_any=-116- us_are=-134- us_as=-164- us_ascii=-435- us_bigint=-29- us_both=-105- us_browserslist=-43-
  us_cmak=-32- us_compat=-157- us_compileasync=-76- us_consol=-190- us_conventional=-82- us_ctx=-48- us_custom=-71-
  us_default=-224- us_different=-256- us_dollar=-218- us_eslint=-46- us_for=-124- us_forwardto=-88- us_from=-160-
  us_gcloud=-195- us_generator=-38- us_how=-185- us_in=93a us_into=-283- us_irc=-90- us_is=-51- us_it=-283-
  us_its=-178- us_jsdom=-79- us_know=-269- us_larg=-60- us_linux=-192- us_map=-55- us_may=155h us_more=-174-
  us_new=-168- us_node=-130- us_npm=-136- us_one=-268- us_optimizer=-38- us_or=-143- us_pattern=-105- us_pointer=-85-
  us_pthread=-185- us_relativ=-91- us_requir=-150- us_select=-160- us_shadowbox=-61- us_someth=-88- us_strict=-166-
  us_that=-291- us_the=-284- us_them=-278- us_thes=-170- us_this=-490- us_ts=-146- us_typescript=-35- us_verify=-136-
  us_whil=-205- us_who=-212- us_with=-146- us_worker=-239- us_writefilesync=-46- us_you=61a us_your=-268- us_zod=-48-
  usabl_for=-83- usabl_from=-75- usabl_option=-45- usabl_resourc=-45- usag_and=-99- usag_as=-331- usag_count=-224-
  usag_exampl=-44- usag_for=-228- usag_is=-126- usag_json=-280- usag_limit=-203- usag_nam=-58- usag_of=-302-
  usag_scenario=-25- usag_the=-196- usag_usag=-111- usag_via=-66- usb_stick=276x use_#number=-189- use_a=181h
  use_absolut=-94- use_addbom=-232- use_all=83c use_an=-328- use_and=-301- use_another=-114- use_any=-108-
  use_are=-142- use_as=-187- use_at=-227- use_but=-103- use_by=-185- use_cas=-283- use_case=-303- use_clon=-71-
  use_debug=-287- use_different=-95- use_electron=-97- use_emoji=-229- use_enabl=-511- use_eslint=-103-
  use_explicit=-185- use_exportsidecar=-29- use_external=-174- use_extract=-241- use_filter=-167- use_fn=-170-
  use_for=-367- use_forward=-233- use_from=-156- use_git=-288- use_if=-251- use_in=-304- use_instead=-110- use_is=-320-
  use_it=-188- use_its=-49- use_koffi=-54- use_messag=-163- use_nfc=-135- use_no=-507- use_null=-119- use_of=-163-
  use_one=-141- use_only=-324- use_or=-192- use_other=-83- use_path=-31- use_posix=-73- use_proces=-30- use_read=-45-
  use_runtim=-146- use_shar=-295- use_static=-53- use_strict=-177- use_suffix=-108- use_synchronou=-166- use_that=-176-
  use_them=203p use_thes=-176- use_this=-572- use_to=-179- use_typ=-291- use_valu=-146- use_whatever=-172-
  use_when=-307- use_window=-250- use_with=-310- useabsolutepathaskey_option=-27- useclon_if=-84- used_after=-214-
  used_and=-172- used_anymor=-168- used_are=-232- used_as=-532- used_at=-219- used_befor=-304- used_but=-30-
  used_by=-420- used_direct=-210- used_entri=-41- used_error=-136- used_for=-448- used_here=-25- used_if=-118-
  used_in=-48- used_instead=-132- used_internal=-229- used_it=-150- used_item=-224- used_more=-49- used_no=-137-
  used_on=-261- used_once=-249- used_only=-230- used_read=-30- used_so=-78- used_that=-137- used_the=-255-
  used_then=-206- used_throughout=-247- used_to=-94- used_together=-34- used_up=-182- used_what=-93- used_when=-361-
  used_whil=-27- used_with=-429- used_within=-174- used_without=-54- useful_as=-162- useful_but=-168- useful_for=-383-
  useful_if=-239- useful_in=-221- useful_information=-78- useful_on=-245- useful_only=-148- useful_to=-393-
  useful_when=-277- useful_with=-197- usemergeref_but=-38- usepoll_forc=-44- user_a=180h user_about=243h
  user_account=-25- user_action=-53- user_addres=-94- user_agent=-174- user_already=-165- user_alway=-328-
  user_and=-67- user_api=91x user_approv=29a user_are=-390- user_as=238x user_ask=-392- user_asks=96h user_be=-299-
  user_behalf=197h user_but=180r user_by=-196- user_can=168h user_cannot=-371- user_chang=39p user_command=-250-
  user_configuration=-258- user_data=265x user_defin=-331- user_dirs=-192- user_does=161h user_doesn't=-473-
  user_email=-121- user_enter=265x user_execut=-26- user_fac=-47- user_fact=154p user_fil=286c user_for=-61-
  user_friend=-321- user_from=-248- user_get=-284- user_group=-168- user_had=218h user_has=-32- user_have=160a
  user_home=198x user_id=-278- user_identifier=-166- user_ids=-136- user_input=-67- user_interfac=-235- user_is=168h
  user_isn't=139h user_kim=-32- user_know=123h user_lawyer=279a user_limit=-122- user_location=312x user_manag=-93-
  user_may=-81- user_memory=-267- user_messag=37l user_must=-73- user_name=-67- user_namespac=-388- user_never=-358-
  user_notif=-193- user_of=-220- user_on=166a user_or=-301- user_partner=-183- user_password=-123- user_phon=119x
  user_pleas=170l user_prefer=-245- user_press=-84- user_read=-196- user_row=-245- user_rows=-40- user_runn=-297-
  user_said=60h user_sam=-274- user_says=463a user_secret=-114- user_see=-249- user_servic=-208- user_should=-45-
  user_spac=-303- user_specifi=-237- user_suppli=-212- user_that=112h user_the=337h user_to=-269- user_uid=-150-
  user_want=-164- user_watch=-182- user_who=-390- user_whos=-263- user_will=-482- user_with=113c useradd_or=-61-
  useradd_will=-167- usernam_#url=-198- usernam_cjk=-81- usernamestr_set=-91- uses_#number=-98- uses_a=-293-
  uses_an=-135- uses_chokidar=-56- uses_chrom=-233- uses_custom=-27- uses_different=-67- uses_for=-59-
  uses_hardwar=-44- uses_import=-30- uses_in=-50- uses_it=-120- uses_more=-41- uses_nativ=-89- uses_of=-352-
  uses_old=-87- uses_one=-57- uses_only=-104- uses_react=-91- uses_spherical=-101- uses_the=-366- uses_them=-142-
  uses_this=-73- uses_to=-56- uses_type=-106- uses_utf=-172- uses_what=-66- usr_bin=-262- usr_lib=134p usr_local=141p
  usr_sbin=-219- usr_shar=-188- usual_a=-91- usual_be=-98- usual_c=-195- usual_handl=-44- usual_intermittent=-103-
  usual_one=-243- usual_only=-220- usual_plac=-279- usual_port=-262- usual_the=-343- usual_to=-97- usual_ttl=-136-
  usual_used=-246- usual_way=-158- usual_ymmv=-53- usvstr_#url=-316- usvstr_conversion=-183- utc_#number=-94-
  utc_date=-92- utf8_parameter=-61- utf_#number=-352- util_#url=-260- util_and=-48- util_packag=-54- utiliti_for=-90-
  utility_for=-55- utility_function=-259- utility_is=-131- utility_that=-171- utilization_clamp=-207- utmp_file=-80-
  uts_namespac=-98- uuid_universal=-49- v0_#number=-66- v1_#number=-143- v1_and=-38- v1_req=-37- v22_#number=-95-
  v22_set=-132- v2_#number=-189- v3_#number=-33- v3_and=-127- v4_#number=-94- v4_development=-62- v4_errormap=-117-
  v5_#number=-35- v6_#number=-313- v6_browser=-76- v7_#number=-96- v8_bytecod=-164- v_#number=-178- v_a=-150-
  v_is=-185- v_option=-219- v_releasetyp=-34- v_report=-255- v_return=-143- v_the=-80- v_to=-249- v_version=-185-
  va_arg=-131- va_end=-280- va_start=-131- vagg_#mail=-53- val1_key2=-143- valid_after=-145- valid_alternation=-40-
  valid_and=-65- valid_as=-161- valid_encod=-58- valid_file=-195- valid_for=-177- valid_from=118o valid_hostnam=-91-
  valid_in=-139- valid_js=-26- valid_json=-121- valid_json5=-46- valid_only=-45- valid_rang=-56- valid_requir=-66-
  valid_until=-207- valid_valu=-238- validat_#url=-98- validat_against=-97- validat_and=-218- validat_data=-89-
  validat_environment=-52- validat_function=-37- validat_larg=-27- validat_parser=-90- validat_that=-132-
  validat_the=-153- validat_valu=-106- validat_your=-211- validateschema_option=-57- validation_and=-29-
  validation_asynchronou=-27- validation_error=-174- validation_filter=-96- validation_function=-40- validation_is=-69-
  validation_keyword=-93- validation_logic=-60- validation_md=-36- validation_of=-239- validation_result=-128-
  validation_scenario=-276- validation_the=-38- validationstrategy_built=-77- validator_validator=-117-
  validity_of=-135- valu_#number=-70- valu_#url=-59- valu_a=-67- valu_abov=-88- valu_accord=-32- valu_after=-172-
  valu_allow=-266- valu_and=-325- valu_any=-144- valu_are=-452- valu_as=-395- valu_assign=-142- valu_at=-45-
  valu_be=-89- valu_below=-221- valu_between=-81- valu_both=-167- valu_but=-103- valu_by=-80- valu_can=-126-
  valu_cast=-53- valu_chang=-341- valu_come=-58- valu_contain=-112- valu_depend=-105- valu_does=-26- valu_e=-87-
  valu_eg=-29- valu_ensur=-198- valu_fals=-37- valu_for=-270- valu_from=-190- valu_given=-87- valu_greater=-59-
  valu_has=-100- valu_i=-97- valu_if=-130- valu_in=-254- valu_indicat=-123- valu_into=-250- valu_is=-257- valu_it=-194-
  valu_its=-99- valu_last=-157- valu_less=-92- valu_list=-54- valu_mak=-63- valu_map=-31- valu_may=-258-
  valu_must=-206- valu_n=-58- valu_nam=-99- valu_no=-69- valu_now=-129- valu_null=-158- valu_of=-293- valu_on=-76-
  valu_only=-212- valu_option=-131- valu_or=-76- valu_other=187r valu_pair=-263- valu_peopl=-46- valu_print=-99-
  valu_read=-129- valu_remov=-316- valu_replac=-56- valu_result=-113- valu_return=-147- valu_s=-107- valu_see=-129-
  valu_set=-87- valu_so=-175- valu_specifi=-110- valu_stor=-45- valu_such=-96- valu_support=-50- valu_tak=-70-
  valu_that=-162- valu_the=-201- valu_through=-94- valu_to=-173- valu_true=-110- valu_under=-35- valu_us=-195-
  valu_used=-98- valu_v=-63- valu_valu=-113- valu_was=-72- valu_which=-109- valu_will=-140- valu_with=-127-
  valu_without=-200- valu_you=-206- van_owen=-138- vanilla_#number=-94- var_lib=-151- vari_by=-29- variabl_and=-235-
  variabl_are=-233- variabl_array=-63- variabl_as=-31- variabl_assignment=-79- variabl_befor=-83- variabl_can=-52-
  variabl_configdir=-32- variabl_declar=-59- variabl_error=-108- variabl_for=-164- variabl_has=-93- variabl_if=-94-
  variabl_in=136x variabl_is=-252- variabl_jiti=-255- variabl_length=-170- variabl_may=-125- variabl_nam=-89-
  variabl_name=-158- variabl_on=-44- variabl_or=-29- variabl_scop=-146- variabl_see=-145- variabl_set=-173-
  variabl_specify=-39- variabl_substitution=-260- variabl_such=-180- variabl_that=-230- variabl_to=-43-
  variabl_which=-154- variabl_will=-229- variabl_with=-151- variabl_you=-231- variablescop_referenc=-146-
  variadic_you=-77- variant_of=-148- variety_of=-75- variou_component=-54- variou_other=-268- variou_program=-30-
  variou_reason=-184- variou_system=-63- variou_typ=-43- vars_and=-246- vary_respons=-113- vast_majority=-191-
  vax_and=-102- vendor_and=127a vendor_are=-73- vendor_has=44a vendor_implement=-54- vendor_we=-149- veni_vidi=-238-
  verb_noun=-43- verb_other=-27- verbos_or=-49- vercel_command=-28- vercel_edge=-147- verdict_on=-238-
  verifi_against=-213- verifi_by=172a verifi_that=-128- verifi_this=75a verification_and=-77- verification_error=-188-
  verification_is=-238- verify_fix=-136- verify_that=-135- verify_the=-156- versa_as=-58- versa_the=-108-
  version_#number=-289- version_#url=-189- version_and=-256- version_are=-243- version_assertion=-104-
  version_availabl=-91- version_bump=-246- version_c=-104- version_constraint=-54- version_control=-238-
  version_counter=-69- version_e=-244- version_emitt=-66- version_encod=-75- version_file=-145- version_for=-132-
  version_from=-108- version_has=-57- version_if=-152- version_imag=-183- version_in=-179- version_inconsistenci=-70-
  version_is=-267- version_match=-209- version_may=-225- version_might=-120- version_must=-207- version_number=-373-
  version_of=-134- version_on=-149- version_parser=-63- version_prior=-93- version_releas=-159- version_requir=-44-
  version_return=-203- version_simp=-106- version_so=-252- version_specifi=-65- version_specific=-51- version_str=-231-
  version_support=-100- version_svg=-76- version_that=-217- version_the=-235- version_then=96h version_they=-63-
  version_this=-333- version_to=-352- version_unles=-321- version_url=-105- version_when=-173- version_wher=-63-
  version_which=-158- version_will=-179- version_with=-167- version_you=-200- very_beginn=-134- very_clos=-243-
  very_different=-125- very_difficult=-221- very_easy=-33- very_far=-268- very_fast=-175- very_few=-126- very_file=-86-
  very_first=235l very_good=-346- very_larg=-199- very_like=-216- very_littl=-119- very_long=-124- very_low=-174-
  very_much=-149- very_nice=-199- very_popular=-154- very_rich=-42- very_same=-244- very_similar=-181- very_small=-147-
  very_special=-167- very_text=-166- very_tool=-107- very_useful=-178- very_very=-216- very_well=-305- vewy_well=-160-
  vfp_coprocessor=-80- via_a=-368- via_an=-169- via_any=-57- via_backtrack=-86- via_browserify=-66- via_cdn=-207-
  via_error=-138- via_fork=-48- via_http=-212- via_its=-58- via_n=-66- via_npm=-118- via_processcod=-95-
  via_script=-196- via_stream=-204- via_structur=-111- via_the=-328- via_your=-119- vice_president=-50-
  vice_versa=-236- video_game=-85- video_if=-92- video_on=-248- view_a=-82- view_and=-288- view_docs=-186-
  view_is=-283- view_next=-91- view_of=-178- view_read=-134- view_the=-274- view_to=-176- view_us=-181- view_with=-177-
  vigener_and=-27- violat_a=-27- violat_the=158o virtu_and=-63- virtu_is=-150- virtu_of=-127- virtual_any=-211-
  virtual_consol=-46- virtual_devic=-218- virtual_environment=-207- virtual_filesystem=-60- virtual_host=-163-
  virtual_machin=-313- virtual_memory=-128- virtual_tabl=-290- virtual_terminal=-170- visibl_band=-43- visibl_in=-41-
  visibl_or=-270- visibl_to=-259- visibl_what=-151- visit_#url=-345- visit_in=-249- visit_the=-124- visit_to=-48-
  visitor_and=-169- visitor_keys=-324- visitorkey_node=-97- visual_studio=-109- vite_#url=-190- vitest_#url=-88-
  vm_instanc=-248- vms_are=-67- vms_is=-78- vohr_#mail=-53- voic_call=-282- voic_he=-278- voic_mark=-152- voic_of=119r
  void_emitt=-127- void_it=-56- void_wher=-190- volum_label=-136- volum_of=-97- voronoi_#url=-58- voronoi_diagram=-100-
  vote_on=-216- vowel_sign=-91- vpc_network=-254- vpn_gateway=-202- vs_code=-287- vscod_or=-43- vue_component=-72-
  vue_power=-120- vuepres_#url=-120- vues_#url=-72- vulnerabl_to=-57- vyacheslav_egorov=-132- w_#number=-57- w_s=-74-
  wait_#number=-61- wait_a=-131- wait_again=-371- wait_already=-130- wait_and=-441- wait_for=202h wait_four=-109-
  wait_in=-231- wait_null=-233- wait_on=-401- wait_or=-286- wait_sinc=-94- wait_so=-142- wait_the=-216- wait_to=-193-
  wait_under=-148- wait_until=95h wait_what=-79- wait_with=-227- wait_within=-39- waiv_the=249h wak_up=61h wake_up=219p
  wal_mode=-47- wal_synchronou=-39- walk_a=-235- walk_along=-92- walk_around=-106- walk_at=-25- walk_every=-56-
  walk_from=-173- walk_in=-175- walk_into=-292- walk_it=-47- walk_on=-143- walk_over=-144- walk_soft=-171-
  walk_the=-74- walk_through=-290- walk_up=-185- walk_with=-199- wall_clock=-56- wall_in=-246- wall_street=-87-
  wall_you=-215- wallet_file=232x wallet_to=234x wander_through=-168- want_a=-166- want_all=-147- want_and=-337-
  want_bullet=-200- want_each=-48- want_ignorecas=-114- want_in=-264- want_is=-257- want_it=-396- want_no=116p
  want_of=-92- want_peopl=-156- want_so=-65- want_the=193x want_this=193h want_to=-485- want_you=45a war_and=-61-
  war_is=-252- warm_it=-114- warm_myself=-40- warm_up=-306- warmup_complet=-106- warmup_or=-106-
  warmupiteration_in=-174- warmupsync_regardles=-29- warmuptim_and=-174- warn_about=92h warn_all=127h warn_and=-256-
  warn_are=-77- warn_by=-176- warn_emitt=-178- warn_error=-121- warn_event=-57- warn_flag=-110- warn_from=96a
  warn_if=-272- warn_may=-127- warn_messag=-303- warn_object=-99- warn_or=70r warn_strictkeyword=-33- warn_that=101h
  warn_the=-289- warn_this=-403- warn_us=-88- warn_when=-325- warn_will=-296- warn_you=-278- warranti_includ=-55-
  warranti_of=-55- was_#number=-59- was_about=-288- was_add=-145- was_all=-228- was_alway=-42- was_an=-163-
  was_analyz=-119- was_and=-239- was_answer=-356- was_appli=-296- was_approv=-79- was_ask=-564- was_at=-424-
  was_be=-254- was_befor=-287- was_begun=-248- was_born=-222- was_broken=-273- was_brought=-233- was_built=-327-
  was_call=-290- was_check=-231- was_chosen=-329- was_clos=-243- was_collect=140h was_compil=-93- was_copi=-281-
  was_correct=65h was_creat=-196- was_cut=-436- was_decid=-313- was_delet=-102- was_deprecat=-59- was_deriv=-132-
  was_design=-51- was_do=-200- was_done=-44- was_dropp=-366- was_edit=-31- was_enlighten=-320- was_eras=-482-
  was_ever=-168- was_evolv=-26- was_execut=-260- was_fine=-165- was_first=-278- was_for=-224- was_found=-434-
  was_generat=-82- was_given=36l was_go=-350- was_good=-82- was_hard=-227- was_he=-345- was_i=-72- was_in=-328-
  was_insert=119o was_install=-213- was_interrupt=-44- was_introduc=-125- was_invalid=-190- was_invent=-120-
  was_invok=-218- was_it=-80- was_just=159x was_kept=-186- was_kill=-53- was_last=-196- was_learn=-487- was_left=-198-
  was_load=-275- was_look=-165- was_lost=80h was_made=-503- was_mak=-69- was_meant=-259- was_mend=-61- was_miss=-148-
  was_modifi=-117- was_morn=-186- was_my=-182- was_nam=-216- was_never=202r was_new=-52- was_no=-402- was_none=135h
  was_not=-534- was_noth=-337- was_null=-56- was_of=-53- was_on=-266- was_once=-221- was_one=-370- was_only=142o
  was_open=-255- was_original=-330- was_pass=-80- was_paus=-247- was_perform=-204- was_previous=-32- was_propos=-249-
  was_provid=-54- was_put=76l was_reach=-328- was_read=64h was_reagan=-123- was_record=-345- was_reduc=-69-
  was_refus=-135- was_register=-45- was_reject=-260- was_remov=-124- was_renam=-186- was_replac=-125- was_request=87a
  was_return=-171- was_review=184a was_right=-212- was_run=132h was_said=-45- was_sav=77h was_sent=264h was_set=-192-
  was_she=-214- was_shot=-176- was_shown=-365- was_sign=112a was_so=-324- was_someth=-93- was_spawn=-82-
  was_specifi=-214- was_stag=-315- was_start=-199- was_still=-75- was_stor=-175- was_summaris=-228- was_tak=-88-
  was_taken=-192- was_that=-248- was_the=-406- was_then=-265- was_ther=-258- was_this=-289- was_to=-346- was_told=-79-
  was_too=-257- was_tri=-135- was_typ=174x was_unavailabl=-161- was_updat=-46- was_used=-210- was_verifi=165a
  was_very=-157- was_walk=-222- was_well=-66- was_what=-226- was_when=-183- was_wrong=-268- wash_machin=-186-
  wasm_to=-132- wasn't_a=-104- wasn't_ther=-142- wast_a=-348- wast_dump=-109- wast_spac=-43- wast_time=-252-
  watch_#number=-181- watch_elsewher=-89- watch_everywher=-93- watch_fil=-101- watch_for=-202- watch_is=-189-
  watch_it=-210- watch_more=-192- watch_off=-180- watch_on=-90- watch_subscription=-57- watch_the=187h watch_wher=-164-
  watch_your=-263- watcher_instead=-75- water_#number=-86- water_and=-221- water_but=-27- water_hole=-29-
  water_hot=-97- water_the=-327- way_a=-272- way_allow=-90- way_and=-328- way_around=-63- way_as=-242- way_back=-327-
  way_by=-255- way_com=-196- way_down=-54- way_flasher=-46- way_for=-217- way_from=-316- way_goes=-105- way_has=-42-
  way_he=-229- way_i=-148- way_if=-163- way_in=-55- way_into=245p way_is=-318- way_it=-244- way_merg=-99- way_of=-426-
  way_or=-288- way_out=-265- way_so=-89- way_that=116h way_the=-270- way_they=-133- way_through=-34- way_to=-614-
  way_up=-113- way_which=-26- way_you=-309- ways_a=-63- ways_are=-49- ways_it=-51- ways_of=-209- ways_the=-242-
  ways_to=-220- we'd_like=-26- we'll_be=-205- we'll_get=-138- we'll_give=-258- we'll_have=-222- we'll_talk=-167-
  we'r_all=-310- we'r_deal=-172- we'r_do=-202- we'r_go=-294- we'r_runn=-285- we'v_been=-174- we'v_done=-97-
  we'v_found=-54- we'v_got=-130- we_add=-127- we_all=-411- we_also=-195- we_american=-158- we_app=-90- we_are=-90-
  we_ask=-194- we_assum=-107- we_attempt=-44- we_both=-82- we_bought=-149- we_call=-298- we_can=159x we_can't=-205-
  we_cannot=-319- we_could=-220- we_decid=-124- we_did=-279- we_do=-152- we_don't=-428- we_eat=-77- we_encourag=-57-
  we_find=-292- we_found=-270- we_get=-315- we_give=-253- we_go=-316- we_got=-238- we_had=-345- we_have=-71-
  we_haven't=-163- we_here=-100- we_hope=-26- we_just=-189- we_keep=-170- we_know=-355- we_learn=-463- we_like=-141-
  we_live=-175- we_love=-117- we_make=-166- we_may=-143- we_meet=-68- we_might=-295- we_must=-355- we_need=89a
  we_never=-223- we_now=-234- we_offer=-271- we_only=-255- we_operat=-65- we_own=-176- we_play=-250- we_provid=-202-
  we_put=118p we_read=-159- we_real=-166- we_recommend=-407- we_say=-180- we_see=-138- we_set=-181- we_shall=-304-
  we_should=-433- we_spend=-176- we_still=-71- we_take=-219- we_tell=-221- we_thank=-84- we_the=244a we_think=-284-
  we_throw=-85- we_try=-239- we_use=-374- we_want=-235- we_welcom=-41- we_were=-219- we_will=-59- we_won't=-119-
  we_work=-246- we_would=-266- we_wouldn't=-113- we_writ=-316- we_wrot=-196- weak_and=-228- weak_one=-175- wear_a=-209-
  wear_glass=-136- wear_mask=-215- weather_is=-92- web_#url=-291- web_browser=-443- web_content=-178- web_crypto=-164-
  web_databas=-221- web_framework=-28- web_host=-309- web_idl=-70- web_inspector=-137- web_key=-196- web_md=-77-
  web_pag=-329- web_page=241c web_platform=-269- web_server=210c webapp_and=-51- webgl_helper=-44- webgl_layer=-44-
  webgl_packag=-44- webgpu_typ=-325- webhook_request=-135- webhook_unwrap=-135- webpack_#url=-66- webpack_config=-195-
  webpack_nonc=-109- webpack_plugin=-208- websit_#url=-344- websit_babel=-247- week_#number=-150- week_and=-117-
  week_later=-203- week_so=-168- week_the=-71- week_to=-49- weekend_and=-56- weekend_were=-98- weigh_a=-46-
  weight_evidenc=-68- weight_of=-234- weird_pars=-103- weird_peopl=-149- welcom_any=-70- well_a=-32- well_adjust=-74-
  well_and=-57- well_as=-364- well_at=-68- well_becaus=-60- well_but=-166- well_defin=-27- well_do=-160- well_done=-93-
  well_e=-63- well_enough=-148- well_es2018=-25- well_establish=-72- well_form=-271- well_formednes=-263- well_i=-181-
  well_i'm=-223- well_if=-106- well_in=-158- well_it=-211- well_json=-31- well_known=-229- well_my=-108-
  well_need=-187- well_pleas=-116- well_that=-111- well_the=-151- well_to=141h well_what=-264- well_with=-212-
  well_you=-319- went_and=-208- went_back=-205- went_down=-145- went_home=-203- went_into=-55- went_nuts=-39-
  went_on=-266- went_out=-158- went_over=-198- went_snicker=-132- went_to=-423- went_wrong=-304- were_a=246h
  were_add=-383- were_all=-179- were_already=-162- were_an=-150- were_and=-119- were_ask=28o were_at=-191-
  were_chang=-120- were_configur=144l were_cut=-263- were_do=-309- were_done=-232- were_ever=-81- were_fir=-122-
  were_first=-132- were_formatt=-210- were_former=-94- were_found=-349- were_generat=-115- were_given=319l
  were_here=-122- were_in=-101- were_introduc=-78- were_just=-184- were_learn=-99- were_miss=-338- were_my=210r
  were_never=26r were_no=103r were_not=-317- were_on=199h were_out=-74- were_plac=136o were_present=-222-
  were_previous=-39- were_remov=-286- were_renam=-189- were_sent=-207- were_set=179o were_so=-264- were_spent=-98-
  were_taken=-98- were_the=42a were_ther=-115- were_to=-196- were_told=187o were_too=-232- were_used=-135-
  were_written=70o were_you=200l were_your=-147- wget_to=-205- wget_will=-256- what_#agentfile=-199- what_a=-785-
  what_about=-376- what_am=-160- what_an=-249- what_and=-190- what_another=-282- what_are=206l what_army=-199-
  what_b15=-61- what_becam=-359- what_becom=-53- what_belong=-344- what_better=-225- what_can=-510- what_cannot=-612-
  what_carri=-183- what_caus=-142- what_chang=-545- what_com=136c what_command=-450- what_could=-221- what_cross=-142-
  what_decid=-368- what_dga=-123- what_did=-227- what_do=-346- what_does=108l what_each=-374- what_earlier=-268-
  what_else=-178- what_every=-428- what_follow=122a what_git=-324- what_go=-367- what_goes=-291- what_had=-199-
  what_happen=-328- what_has=-445- what_have=-367- what_he=166x what_help=-410- what_herm=-249- what_his=-263-
  what_hold=-235- what_hover=-54- what_i=-112- what_if=-246- what_ignor=-58- what_in=278h what_is=236l what_it=-56-
  what_it's=-137- what_its=-358- what_keep=-366- what_kind=-231- what_led=-285- what_lies=-446- what_limit=-65-
  what_list=-294- what_look=-193- what_love=-174- what_made=-173- what_mak=-103- what_matter=-255- what_may=-392-
  what_memory=-328- what_model=-259- what_most=-239- what_must=-369- what_nam=-288- what_narrow=-115- what_no=-384-
  what_nobody=-298- what_of=-519- what_older=-47- what_one=-378- what_only=-469- what_operation=-59- what_other=-491-
  what_our=-138- what_peopl=-332- what_pyyaml=-341- what_read=-196- what_rid=-30- what_runs=-493- what_server=-178-
  what_shap=-189- what_she=217x what_should=-370- what_so=-176- what_speak=-28- what_sqlit=-272- what_still=-241-
  what_stood=-180- what_tak=-264- what_tell=-323- what_that=-359- what_they=59o what_they'r=-219- what_this=-266-
  what_thou=-214- what_time=-214- what_to=-336- what_train=-70- what_use=-87- what_wait=-511- what_was=33h
  what_we=-384- what_we'r=-197- what_went=-325- what_were=37l what_will=-201- what_work=-169- what_would=-439-
  what_you=185o what_you'r=-273- what_you'v=-465- what_your=100l whatever_came=226o whatever_else=-268-
  whatever_file=42x whatever_happen=257h whatever_i=245r whatever_is=-33- whatever_its=-181- whatever_mechanism=-172-
  whatever_the=243c whatever_valu=-85- whatever_was=86h whatever_word=-223- whatever_you=40o whatwg_url=-244-
  wheat_from=-91- wheel_and=-245- when_a=-81- when_abort=-116- when_accord=-46- when_add=-351- when_address=-36-
  when_all=-328- when_an=-120- when_and=-91- when_another=-369- when_any=-338- when_appli=-66- when_ask=178x
  when_at=-48- when_attempt=-81- when_both=-81- when_build=124x when_call=-143- when_chang=-270- when_check=-26-
  when_clon=-121- when_compar=-212- when_compil=-361- when_connect=-211- when_creat=-350- when_deal=-247-
  when_decompress=-213- when_design=-157- when_diff=-118- when_disassembl=-162- when_download=-254- when_dump=-345-
  when_each=-361- when_either=-66- when_enabl=-455- when_encounter=-241- when_every=-128- when_everyth=-340-
  when_execut=-157- when_extraconfigtyp=-97- when_fals=-163- when_falsy=-44- when_fill=-261- when_find=-151-
  when_first=-317- when_full=-218- when_generat=-167- when_git=-255- when_given=-278- when_he=-141- when_he's=-275-
  when_his=-271- when_hunk=-43- when_i=-410- when_i'm=-247- when_ibm=-111- when_ignor=-211- when_in=180h
  when_initializ=-81- when_install=-202- when_invok=-105- when_is=-174- when_it=-259- when_it's=-364- when_its=-382-
  when_left=-326- when_list=168h when_load=-183- when_maxttl=-228- when_memory=146p when_microsoft=-340-
  when_mode=-148- when_more=-39- when_my=-306- when_nam=-151- when_necessary=-115- when_neither=-36- when_no=-480-
  when_none=-342- when_not=-428- when_noth=-411- when_on=-170- when_one=-270- when_option=-243- when_other=-231-
  when_pars=-86- when_pass=-82- when_patch=-188- when_peopl=-236- when_perform=-209- when_process=-187-
  when_proper=-79- when_pull=-263- when_question=189h when_receiv=-155- when_request=-121- when_resolv=-218-
  when_restor=-75- when_return=-348- when_run=-359- when_runn=-240- when_search=-280- when_serializ=-56- when_set=-277-
  when_sett=-230- when_she=47h when_show=-268- when_signal=-134- when_some=-186- when_somebody=106l when_someon=186x
  when_someth=-339- when_sourcetyp=-46- when_specifi=-300- when_start=-264- when_successful=-166- when_text=-129-
  when_th=-89- when_that=-167- when_the=138h when_their=-49- when_ther=-361- when_they=-280- when_they'r=-242-
  when_this=-531- when_thy=-87- when_to=-321- when_track=-249- when_true=-170- when_truthy=-85- when_unknown=-212-
  when_updat=-243- when_us=-443- when_used=-307- when_user=-261- when_validat=-171- when_we=-490- when_what=-66-
  when_will=-133- when_work=168r when_writ=193p when_x=-105- when_you=-406- when_you'r=-466- when_your=-401-
  whenbusy_says=-30- whenever_a=171p whenever_i=-211- whenever_it=245p whenever_possibl=-256- whenever_the=97x
  whenever_you=252p wher_#agentfile=-165- wher_a=-128- wher_all=-140- wher_an=-277- wher_and=147x wher_another=-101-
  wher_are=-472- wher_argument=-52- wher_do=-184- wher_each=-247- wher_every=-110- wher_git=-100- wher_given=-258-
  wher_he=149h wher_herm=-154- wher_i=-156- wher_in=-67- wher_is=-398- wher_it=-581- wher_its=-377- wher_more=-263-
  wher_most=-66- wher_need=-100- wher_no=213h wher_nobody=42h wher_none=-379- wher_not=-368- wher_noth=-281-
  wher_one=-407- wher_only=-51- wher_part=-130- wher_pass=-139- wher_piec=-51- wher_possibl=153h wher_program=-292-
  wher_prohibit=-190- wher_shall=-331- wher_skill=-265- wher_stat=-265- wher_that=-295- wher_the=49h wher_ther=-391-
  wher_there=-231- wher_they=-320- wher_this=-237- wher_to=-646- wher_token=-34- wher_unknown=-99- wher_valu=-106-
  wher_was=-346- wher_we=27x wher_you=61h wher_your=-150- wherea_the=-82- wherea_this=-230- whereupon_the=-100-
  wherever_a=167p wherever_it=72h wherever_the=-28- wherever_you=-308- whether_a=-70- whether_all=-174-
  whether_an=-338- whether_anyth=-78- whether_every=-289- whether_i=-292- whether_id=-53- whether_in=-25-
  whether_it=-542- whether_its=-150- whether_lin=-132- whether_memory=-76- whether_one=-211- whether_or=-210-
  whether_path=-212- whether_rows=-205- whether_the=-318- whether_ther=-299- whether_they=-89- whether_to=-218-
  whether_two=-78- whether_visibl=-133- whether_what=-187- whether_you=-239- which_a=-316- which_adds=-107-
  which_all=-515- which_allow=-33- which_also=-125- which_an=-107- which_are=-489- which_augment=-117-
  which_belong=-341- which_call=-292- which_can=-256- which_cannot=-313- which_case=-187- which_character=-188-
  which_consist=-150- which_contain=-231- which_conversation=-264- which_correspond=-198- which_could=-121-
  which_defin=-58- which_determin=-29- which_disabl=-278- which_do=-140- which_does=-162- which_each=-225-
  which_enabl=-125- which_every=-364- which_everyth=-128- which_fil=162h which_file=-89- which_find=-194-
  which_follow=-150- which_format=-35- which_gets=-255- which_git=-65- which_has=-183- which_have=-244- which_he=-242-
  which_herm=-255- which_i=-294- which_in=-302- which_includ=-235- which_is=-345- which_it=-404- which_keep=-205-
  which_keys=-224- which_list=-225- which_mak=-126- which_map=-125- which_match=-156- which_may=-95- which_mean=-152-
  which_messag=-250- which_might=119h which_model=113l which_most=-99- which_must=-352- which_nam=-57- which_no=-122-
  which_nobody=127p which_nod=-75- which_node=-174- which_not=-278- which_noth=-267- which_occur=-93- which_of=-344-
  which_one=-410- which_only=-266- which_otherwis=-270- which_pars=-189- which_peopl=-72- which_point=-366-
  which_property=-153- which_provid=-52- which_read=-438- which_receiv=-26- which_reflect=-51- which_request=-274-
  which_requir=-277- which_resolv=-63- which_rows=-140- which_runs=105p which_should=-520- which_show=-59-
  which_side=-66- which_skill=-138- which_some=-246- which_someth=-132- which_specifi=-47- which_specify=-77-
  which_start=235p which_stat=-89- which_stay=-52- which_support=-68- which_surviv=-288- which_that=-126-
  which_the=-497- which_their=-293- which_then=-224- which_they=-512- which_this=-320- which_throw=-184- which_to=-156-
  which_used=-193- which_uses=-45- which_usual=-66- which_was=-298- which_way=-142- which_we=-108- which_were=-211-
  which_when=-64- which_will=-265- which_would=-158- which_wrap=-117- which_you=-134- whichever_is=-179-
  whichever_way=-105- whil_a=-267- whil_an=-124- whil_and=-285- whil_another=-268- whil_check=-56-
  whil_checkignor=-222- whil_disabl=-331- whil_everyth=-210- whil_get=-199- whil_giv=-205- whil_he=150h whil_herm=-65-
  whil_i=-255- whil_in=-178- whil_isshort=-79- whil_it=-464- whil_its=-67- whil_keep=-221- whil_look=-316-
  whil_maintain=-114- whil_no=-183- whil_none=-222- whil_not=-82- whil_noth=-236- whil_one=-333- whil_only=-337-
  whil_other=-184- whil_pay=-119- whil_preserv=-83- whil_process=-79- whil_read=-194- whil_someth=-302-
  whil_still=-138- whil_that=-39- whil_the=31h whil_they=-201- whil_this=-46- whil_unknown=-208- whil_us=-148-
  whil_visit=-181- whil_we=-203- whil_you=205h whil_you'r=-160- whipp_up=-134- whiskey_he=-65- whisper_the=140x
  whit_hous=-126- whit_light=-46- whit_on=-37- whit_spac=-312- whit_to=-40- whitespac_and=-193- whitespac_are=-191-
  whitespac_as=-107- whitespac_character=-86- whitespac_from=-304- who_accept=-240- who_alway=-146- who_answer=-414-
  who_are=-260- who_ask=-298- who_asks=-176- who_came=-310- who_can=-396- who_can't=-158- who_cannot=-389-
  who_car=-327- who_choos=-103- who_chos=-206- who_could=-357- who_did=32o who_do=-316- who_does=-293-
  who_doesn't=-469- who_don't=-318- who_drink=-209- who_gets=180x who_go=-299- who_had=-279- who_has=-455-
  who_have=-387- who_hold=-115- who_i=-257- who_ignor=174r who_in=-75- who_is=-199- who_it=-180- who_keep=-208-
  who_know=79a who_laugh=-248- who_lik=-232- who_liv=-288- who_logs=-233- who_look=-278- who_made=-345- who_mak=-251-
  who_manag=-293- who_may=-317- who_might=-180- who_only=-193- who_practic=-101- who_read=59p who_real=31p
  who_runs=-172- who_says=114a who_separat=-212- who_should=-346- who_tak=-265- who_talk=-292- who_the=-237-
  who_think=-273- who_tri=-245- who_understand=-269- who_used=304r who_want=-301- who_was=-398- who_when=-68-
  who_will=-341- who_would=-130- who_writ=252x whoever_ask=-364- whoever_asks=184x whoever_wrot=-275- whol_and=-271-
  whol_answer=-314- whol_app=-92- whol_args=-38- whol_block=-145- whol_body=-77- whol_code=-292-
  whol_conversation=-183- whol_file=-293- whol_hostnam=-75- whol_is=-39- whol_lin=-265- whol_line=-185- whol_map=-230-
  whol_matrix=-141- whol_nam=-81- whol_number=-143- whol_of=-144- whol_ones=-248- whol_or=-104- whol_point=-205-
  whol_system=-300- whol_text=-202- whol_with=-133- whol_world=-132- whom_it=-312- whom_the=-243- whos_answer=-182-
  whos_content=-322- whos_end=-107- whos_job=-304- whos_key=-143- whos_method=-40- whos_nam=-251- whos_name=-265-
  whos_plac=-337- whos_proces=-329- whos_program=-159- whos_prompt=-191- whos_row=-58- whos_text=-350- whos_titl=-394-
  whos_tool=-354- whos_unknown=-56- whos_valu=-398- whos_word=-86- why_a=-374- why_an=-306- why_and=-138- why_are=-252-
  why_but=-123- why_can't=-362- why_did=-318- why_didn't=-312- why_do=-276- why_does=-114- why_don't=-84- why_he=-281-
  why_i=-303- why_in=-50- why_is=-326- why_no=-262- why_none=-258- why_not=-226- why_noth=-324- why_should=-282-
  why_the=35h why_ther=-306- why_they=-31- why_use=-252- why_was=-48- why_we=-211- why_why=-50- why_will=-90-
  why_would=-226- why_you=290h wi_fi=-271- wid_dis=-86- wide_availabl=-132- wide_character=-109- wide_default=-158-
  wide_eyed=-172- wide_open=-207- wide_used=-193- wide_variety=-68- widen_#url=-35- widget_and=-208- widget_is=-211-
  width_into=-171- width_is=-122- width_of=-149- width_parser=-89- wife_and=-106- wife_is=-104- wifi_password=90x
  wiggl_handel=-150- wildcard_#url=-156- wildcard_character=-328- wildcard_or=-57- will_a=-27- will_abort=-171-
  will_accept=-167- will_add=-241- will_all=-186- will_allow=-130- will_also=-431- will_alway=57p will_answer=207r
  will_append=-248- will_ask=-95- will_assum=-168- will_attempt=-292- will_automatical=-352- will_avoid=-230-
  will_be=-386- will_becom=-164- will_believ=-300- will_br=-239- will_by=-101- will_call=-96- will_caus=-224-
  will_certain=-46- will_chang=-215- will_check=-105- will_clear=-195- will_come=-142- will_contain=-186-
  will_continu=-373- will_convert=-113- will_correct=-120- will_creat=-298- will_definite=-59- will_delet=94a
  will_disabl=-237- will_do=76h will_dump=-290- will_either=-51- will_emit=-51- will_enabl=-335- will_end=-207-
  will_eventual=-62- will_ever=-234- will_exclud=-65- will_execut=-239- will_exit=-93- will_fail=-294- will_fall=-210-
  will_feel=-128- will_find=-216- will_first=-259- will_fix=-108- will_forward=-62- will_function=-74-
  will_generat=-286- will_get=-425- will_give=-265- will_go=-249- will_happen=-113- will_have=-479- will_highlight=-50-
  will_hold=-188- will_ignor=-283- will_immediate=-112- will_impact=-165- will_includ=-410- will_instruct=-303-
  will_intelligent=-50- will_invok=-41- will_is=-162- will_it=-199- will_just=-63- will_keep=-179- will_know=-221-
  will_last=-26- will_lead=-94- will_leav=-227- will_like=-217- will_load=-179- will_look=105h will_lose=-121-
  will_make=-136- will_match=-330- will_move=-199- will_need=-243- will_never=91r will_no=-103- will_not=-476-
  will_occur=-214- will_only=-223- will_operat=-95- will_output=-273- will_overrid=-282- will_pars=-71- will_pay=-280-
  will_perform=-256- will_print=-189- will_probab=-141- will_produc=-216- will_re=-253- will_read=78p will_reduc=-38-
  will_refus=-116- will_reject=-70- will_remain=-252- will_remov=-249- will_replac=-290- will_report=-295-
  will_requir=-65- will_respect=-105- will_result=-107- will_return=-187- will_run=-325- will_save=-244-
  will_search=-37- will_see=-57- will_send=182a will_serializ=-235- will_serv=-371- will_set=-293- will_show=-246-
  will_simp=-76- will_skip=-256- will_soon=-353- will_specify=-159- will_start=-133- will_still=-74- will_stop=-301-
  will_succe=-163- will_take=-247- will_tell=-121- will_terminat=-55- will_the=-215- will_then=-210- will_this=-213-
  will_throw=-73- will_thus=-171- will_trigger=-39- will_try=-130- will_understand=-133- will_updat=-51- will_use=-128-
  will_usual=-112- will_want=-39- will_warn=-78- will_wast=-348- will_wire=-39- will_work=-132- will_writ=-256-
  will_you=-222- william_shakespear=-218- win_or=-111- wind_at=-64- window_#number=-76- window_alon=-153-
  window_and=-302- window_are=-158- window_around=-288- window_as=-100- window_at=-101- window_can=-200-
  window_clos=-236- window_consol=-184- window_eval=-96- window_has=-126- window_inod=-72- window_is=-367-
  window_jamb=-80- window_look=-129- window_null=-93- window_of=-227- window_on=-42- window_only=130h window_or=-267-
  window_reserv=-127- window_show=-256- window_size=-58- window_system=-198- window_that=-292- window_the=-189-
  window_to=-372- window_when=-312- window_whil=141h window_with=-153- window_without=-25-
  windowspathsnoescap_mode=-145- windoz_is=-47- wine_and=-71- wine_with=-115- winn_sir=-141- winner_in=-84-
  wins_and=-83- wins_when=-78- winston_#url=-181- winston_churchill=-243- wipe_out=-321- wipe_the=67c wir_random=-102-
  wir_to=-290- wire_up=-39- wisdom_is=-275- wise_men=-196- wise_to=-265- wish_a=-242- wish_about=-61- wish_and=-115-
  wish_as=127o wish_first=-26- wish_i'd=-109- wish_that=-27- wish_with=-127- wish_you=-284- with_#number=60r
  with_acces=-111- with_additional=-184- with_additionalitem=-122- with_addmetaschema=-33- with_admin=62c
  with_ajv=-115- with_all=-40- with_ampl=-26- with_and=-174- with_another=-228- with_any=-156- with_anyon=-50-
  with_apt=-250- with_area=-224- with_argument=-70- with_as=146l with_associat=-83- with_at=-86- with_automatic=-65-
  with_be=-73- with_befor=-253- with_ben=-268- with_blank=-84- with_blue=-89- with_both=-184- with_bound=-48-
  with_brief=-62- with_bright=-256- with_buffer=-66- with_built=-186- with_but=-159- with_c=-196- with_cach=-240-
  with_call=-299- with_care=-225- with_caution=-91- with_check=-150- with_claus=-38- with_clon=-130- with_cmak=-134-
  with_color=-98- with_comma=-257- with_command=-33- with_complet=-38- with_component=-98- with_comprehensiv=-65-
  with_concurrency=-40- with_confidenc=-217- with_configuration=-73- with_connection=-232- with_content=-340-
  with_context=-99- with_creat=-163- with_css=-54- with_custom=-110- with_dat=-245- with_debugg=-219-
  with_default=-121- with_demo=-137- with_different=-192- with_discretion=-41- with_do=-206- with_dom=-123-
  with_driv=-119- with_each=138x with_echo=-182- with_eperm=-177- with_equal=-127- with_errno=-281- with_error=-211-
  with_escap=-140- with_eslint=-108- with_every=170x with_everyth=81a with_evp=-127- with_exact=-158- with_exampl=-191-
  with_exception=-49- with_expres=-45- with_extension=-305- with_external=-144- with_eyes=-109- with_fan=-56-
  with_fewer=-214- with_fil=-269- with_for=-103- with_format=-254- with_four=-79- with_fruit=-67- with_full=122a
  with_git=-424- with_god=-75- with_great=-228- with_gzip=-91- with_hash=-160- with_her=210h with_herm=-369-
  with_high=-48- with_him=-385- with_his=-319- with_hold=-173- with_hook=-76- with_host=-364- with_how=-281-
  with_in=-149- with_includ=-203- with_index=-131- with_information=-213- with_it=-338- with_it's=-183-
  with_iteration=-33- with_its=-154- with_js=-27- with_jsdom=-112- with_jsx=-87- with_just=-114- with_kernel=-79-
  with_legacy=-70- with_less=-165- with_lf=-217- with_liberty=-82- with_lin=-62- with_linux=-30- with_malloc=-71-
  with_many=-125- with_mark=-108- with_match=-101- with_me=-304- with_mine=210o with_minor=-149- with_more=-273-
  with_most=-71- with_multipl=-213- with_my=-226- with_n=-127- with_nam=-297- with_name=119x with_new=-92- with_no=236r
  with_node=-129- with_non=-121- with_noth=-31- with_npm=-361- with_null=-213- with_o=-104- with_on=-63- with_one=-438-
  with_only=-144- with_option=-118- with_optional=-162- with_or=-207- with_other=-560- with_our=260p with_ours=162c
  with_over=-106- with_parent=-131- with_parseurlwithvalidationerror=-68- with_path=-95- with_pattern=-60-
  with_peopl=154r with_posix=-138- with_previou=-225- with_project=-212- with_proper=-74- with_pros=-124-
  with_random=245c with_raw=-156- with_react=-223- with_read=106p with_real=-260- with_reality=-253- with_ref=-33-
  with_request=269c with_respect=-128- with_root=316c with_s=-195- with_sensibl=-71- with_session=-235-
  with_short=-118- with_side=-52- with_smaller=-106- with_so=-257- with_some=-220- with_someon=-168- with_someth=-154-
  with_spac=-101- with_specific=-96- with_stag=-185- with_start=-292- with_stat=-142- with_statu=-191-
  with_stream=-121- with_strict=-45- with_such=-53- with_sudo=166c with_systemctl=-176- with_tags=-198-
  with_target=-113- with_test=-115- with_that=-380- with_the=206x with_their=-196- with_them=-407- with_think=-71-
  with_this=187p with_thos=-167- with_thre=-265- with_time=-117- with_tool=-193- with_turn=-229- with_two=-483-
  with_type=-168- with_typescript=-230- with_u=-204- with_umd=-45- with_undici=-224- with_universal=-150- with_us=-206-
  with_use=-131- with_utf=-186- with_valu=-185- with_version=-29- with_very=-68- with_w=-139- with_webpack=-25-
  with_weird=-103- with_what=-284- with_whatever=-40- with_whether=-89- with_which=-120- with_whom=154x with_word=-356-
  with_x=-139- with_y=-325- with_yes=274h with_you=-150- with_your=-133- with_zero=84c with_zustand=-130-
  withheld_entry=-118- withhold_the=304h within_#number=-255- within_a=46h within_an=-56- within_it=-171-
  within_its=-291- within_one=-189- within_that=-159- within_the=-510- within_this=-192- within_two=-272-
  within_you=-283- within_your=-149- without_a=-66- without_action=-133- without_affect=-104- without_an=-277-
  without_ask=-246- without_be=111h without_call=-362- without_censorship=164r without_check=259c
  without_confirmation=294h without_content=-295- without_creat=-150- without_end=121p without_error=-253-
  without_execut=-247- without_explicit=-96- without_fsync=-97- without_further=-320- without_hav=-286-
  without_herm=-245- without_ids=-232- without_it=-580- without_its=-426- without_keep=-48- without_leav=121h
  without_limit=-134- without_los=-69- without_match=-55- without_moral=95r without_more=-349- without_notic=-312-
  without_one=-438- without_parameter=-86- without_permission=-169- without_prompt=270h without_proper=-236-
  without_read=27c without_remov=-213- without_restriction=-73- without_review=318h without_rows=-189- without_rul=245r
  without_runn=-309- without_sacrific=-38- without_say=170h without_session=-219- without_show=83h without_spac=-308-
  without_supply=-249- without_symlink=-25- without_tag=-99- without_tak=-276- without_text=-97- without_that=-144-
  without_their=-215- without_this=-204- without_tool=-464- without_touch=-228- without_us=-154- without_wait=148h
  without_warn=-360- without_what=-548- without_you=-166- withrespons_method=-137- withrul_and=-177- woke_up=-246-
  wolf_by=-118- woman_can=-149- woman_is=-301- woman_of=-153- woman_who=-303- woman_with=-188- wombat_in=-98-
  women_#number=-101- women_and=-226- women_are=-103- women_have=-85- women_in=-34- won't_be=-205- won't_explain=-114-
  won't_have=-269- won't_let=-414- won't_say=-277- won't_tell=-126- won't_work=-46- wonder_if=-249- wonder_is=-70-
  wonder_what=-246- wonder_why=149h wonderful_th=-105- woo_woo=-277- woody_allen=-174- woody_what=-238-
  woot_dinner=-86- woot_don't=-72- word_#number=-183- word_a=-135- word_about=101h word_accent=-128- word_alon=-216-
  word_an=-223- word_and=-510- word_apart=-59- word_are=-519- word_as=-58- word_ask=-290- word_at=-138- word_befor=-54-
  word_besid=-82- word_boundary=-116- word_but=-137- word_count=87a word_diff=-144- word_each=-113- word_for=33l
  word_given=-334- word_go=-45- word_has=-255- word_have=-202- word_in=39l word_insid=-249- word_into=162x
  word_is=-180- word_it=-276- word_its=-129- word_join=-175- word_mean=-53- word_must=-162- word_no=-190- word_not=-98-
  word_of=-266- word_one=-129- word_or=-208- word_out=-252- word_put=-30- word_revers=-27- word_says=-355-
  word_shell=-62- word_so=116p word_stay=-245- word_that=-534- word_the=134h word_then=-37- word_they=-150-
  word_this=-276- word_to=-209- word_together=-26- word_try=-86- word_ts=-48- word_wait=-199- word_were=-264-
  word_what=-360- word_whatever=-51- word_when=194h word_with=-221- wordsworth_heaven=-46- work_#number=-251-
  work_a=-96- work_and=-386- work_around=90h work_as=-372- work_at=-185- work_be=-254- work_best=-220-
  work_better=-259- work_between=-236- work_by=-210- work_copy=-244- work_directory=-345- work_done=-220-
  work_exampl=-143- work_for=88r work_hard=-166- work_here=-206- work_i=-132- work_if=-378- work_in=194h work_is=-335-
  work_it's=-189- work_just=-161- work_like=-155- work_of=-332- work_on=-549- work_only=-300- work_or=-220-
  work_out=-94- work_proper=-127- work_return=-53- work_seamless=-161- work_straight=-59- work_that=-150-
  work_the=-322- work_to=-104- work_too=-190- work_tree=-474- work_under=-60- work_well=-80- work_when=-87-
  work_whil=121h work_with=-176- work_without=-344- work_you=-262- worker_and=-137- worker_is=-199- worker_or=-90-
  worker_parentport=-239- worker_thread=-147- worker_to=-55- workflow_that=-109- workforc_pool=-150-
  workload_identity=-157- workload_pattern=-29- workshop_on=-118- workspac_a=-199- workspac_alon=-155-
  workspac_and=-327- workspac_as=-176- workspac_is=-47- workspac_itself=-67- workspac_of=-134- workspac_that=-178-
  workspac_with=-115- workspace_own=-55- worktre_and=-72- world_and=-234- world_begin=-231- world_but=-184-
  world_has=-170- world_is=-245- world_of=-277- world_point=-193- world_sampl=-68- world_show=-162- world_that=-282-
  world_the=-290- world_this=-104- world_to=-340- world_unit=-246- world_war=-91- world_will=-177- world_with=52c
  world_would=-98- world_you=-206- worn_out=-216- worry_about=-411- wors_than=-168- wors_your=-52- worst_case=-102-
  worst_th=-208- worth_a=-349- worth_another=-150- worth_do=-190- worth_it=-189- worth_of=-131- worth_the=-230-
  worth_two=-154- would_all=-169- would_also=-116- would_be=-119- would_break=-370- would_chang=-160- would_come=-257-
  would_compil=-26- would_destroy=-231- would_do=-287- would_drop=166r would_end=-209- would_eventual=-65-
  would_fail=-147- would_find=-331- would_get=-297- would_give=88r would_go=-289- would_have=-485- would_hit=-72-
  would_hold=-185- would_i=-46- would_just=-128- would_keep=-233- would_let=-164- would_like=-48- would_look=229x
  would_make=-80- would_match=-40- would_mean=-76- would_never=-132- would_no=-131- would_not=-411- would_only=41h
  would_optimiz=-47- would_otherwis=-166- would_prevent=-120- would_produc=-144- would_put=-149- would_rather=180h
  would_read=-206- would_requir=-215- would_return=-185- would_run=-255- would_save=-44- would_stay=-212-
  would_take=-331- would_tell=206r would_that=-195- would_try=-118- would_use=-176- would_want=-300- would_you=-450-
  wouldn't_be=-172- wouldn't_ever=-137- wouldn't_have=-259- wouldn't_you=-199- wound_up=-140- wrap_a=-90-
  wrap_becaus=-81- wrap_option=-30- wrap_the=-300- wrapp_in=-158- wrapper_around=-116- wrapper_for=-269-
  wrapper_function=-256- wrist_and=-180- writ_#number=35h writ_acces=-311- writ_after=-167- writ_again=-318-
  writ_an=164l writ_and=-638- writ_are=-61- writ_ask=-187- writ_at=-190- writ_bom=-172- writ_by=-279- writ_can=-436-
  writ_chang=-242- writ_code=-182- writ_conversation=-68- writ_don't=-287- writ_error=-356- writ_for=-269-
  writ_from=127p writ_go=-318- writ_has=-48- writ_herm=-43- writ_i=-164- writ_in=-242- writ_into=-200- writ_is=-326-
  writ_it=75p writ_its=-271- writ_journal=-74- writ_maintainabl=-167- writ_me=114p writ_mode=-204- writ_multipl=-147-
  writ_name=-204- writ_never=-39- writ_no=-202- writ_noth=-487- writ_of=-79- writ_one=-505- writ_or=-317-
  writ_out=-133- writ_pass=-194- writ_permission=-119- writ_program=-279- writ_protect=237h writ_raw=-213-
  writ_rul=-251- writ_script=-226- writ_so=-83- writ_softwar=-44- writ_some=-162- writ_stand=-134-
  writ_synchronous=-46- writ_test=-251- writ_that=-166- writ_the=166x writ_them=-53- writ_thes=189p writ_this=-94-
  writ_thre=-262- writ_unicod=-73- writ_wait=-259- writ_was=-212- writ_what=-210- writ_with=-241- writ_would=-308-
  writ_your=-189- writabl_by=-203- writefil_writefil=-49- writefilesync_writefilesync=-46- writefilesync_you=-46-
  writer_and=-98- writer_of=-73- writer_ts=-60- writer_who=-234- written_a=-287- written_after=-294- written_all=-219-
  written_and=-258- written_anew=-338- written_another=-112- written_as=-370- written_at=179l written_befor=-56-
  written_besid=-262- written_but=-277- written_by=-55- written_done=-30- written_down=-291- written_else=-110-
  written_for=-57- written_here=204p written_in=-128- written_into=-176- written_is=-383- written_next=-177-
  written_no=-84- written_not=-239- written_noth=-123- written_null=-276- written_on=-264- written_one=-184-
  written_or=-166- written_out=-269- written_over=-276- written_rep=-150- written_stand=-202- written_the=-331-
  written_then=-74- written_ther=-278- written_to=-614- written_wherever=-28- written_whol=-262- written_with=-62-
  written_without=-214- writtenat_millisecond=-128- wrong_and=-35- wrong_answer=-251- wrong_do=-143- wrong_figur=-202-
  wrong_for=-44- wrong_in=-57- wrong_is=-109- wrong_one=-38- wrong_overlapp=-82- wrong_plac=-129- wrong_token=-298-
  wrong_with=-364- wrot_a=-444- wrot_and=-112- wrot_in=-158- wrot_it=-395- wrot_that=-229- wrot_the=-224-
  wrot_ther=-92- wrot_to=40l ws_md=-98- ws_no=-56- ws_server=-158- wu_#mail=-84- x0_y0=-141- x1_y1=-141- x2_y2=-139-
  x86_#number=-278- x_#number=-234- x_a=-104- x_b=-133- x_in=-214- x_is=-133- x_let=-295- x_of=-126- x_option=-68-
  x_or=-32- x_server=-433- x_to=272p x_window=-397- x_y=-292- xdr_stream=-281- xerc_header=-127- xhr_send=-106-
  xml_as=-91- xml_declaration=-152- xml_document=-182- xml_file=-33- xml_fragment=-75- xml_parser=-218- xml_sniff=-214-
  xml_specification=-90- xopen_sourc=-28- xterm_#number=-104- xyz_rgb=-138- xz_file=-129- xz_lzma=-86- y'know_if=-64-
  y0_x1=-141- y_are=-236- y_in=-230- y_inclusiv=-167- y_is=-57- y_start=-31- y_then=-104- y_x=-286- y_z=-181-
  yaml_#number=-45- yaml_and=62p yaml_as=-289- yaml_file=-223- yaml_in=-277- yaml_is=-105- yaml_nam=-328- yaml_or=-68-
  yaml_says=-238- yaml_shown=-176- yaml_text=-255- yaml_that=-271- yaml_the=-53- yaml_under=-340- yank_culu=-64-
  yarn_add=-110- yauzl_get=-133- yeah_but=-162- year_#number=-114- year_a=-66- year_ago=-229- year_and=-211-
  year_by=200x year_come=-45- year_he=-76- year_i=-237- year_in=92r year_is=-71- year_later=-127- year_of=-330-
  year_old=-271- year_the=-162- year_we=-110- year_were=-82- yell_at=-125- yeoman_#url=-25- yes_and=116h yes_but=-188-
  yes_deek=-84- yes_i=106a yes_is=-81- yes_or=-283- yes_red=-238- yes_the=-233- yes_to=200h yes_you=-292-
  yesterday_has=-31- yet_a=-92- yet_and=-140- yet_been=-180- yet_in=-99- yet_is=-101- yet_noth=-120- yet_null=-183-
  yet_or=-62- yet_real=-67- yet_receiv=-35- yet_so=-176- yet_the=-140- yet_to=-248- yet_you=-376- yield_befor=-248-
  yield_in=-132- yield_so=-236- yield_text=-71- yield_the=-185- yield_to=-260- yogi_berra=-307- york_city=-50-
  york_tim=-137- you'd_be=240l you'd_better=-426- you'd_expect=-122- you'd_like=-177- you'd_rather=-146-
  you'd_think=-28- you'll_be=-265- you'll_find=179p you'll_get=-301- you'll_have=-124- you'll_learn=-217-
  you'll_need=-263- you'll_never=-352- you'll_see=-186- you'll_still=-87- you'll_want=-77- you'r_a=-318-
  you'r_able=-82- you'r_act=-219- you'r_aliv=-101- you'r_alway=-169- you'r_an=56r you'r_at=-151- you'r_do=-261-
  you'r_execut=-26- you'r_go=-330- you'r_gonna=-162- you'r_here=-208- you'r_in=-32- you'r_kidd=-84- you'r_liv=-168-
  you'r_look=-113- you'r_most=-39- you'r_not=-511- you'r_on=-224- you'r_out=-349- you'r_probab=-166- you'r_sorry=-383-
  you'r_still=-140- you'r_the=171r you'r_to=-300- you'r_too=-46- you'r_try=-277- you'r_us=-292- you'v_been=327l
  you'v_got=-375- you'v_hit=-189- you'v_specifi=-247- you_#number=-250- you_a=-470- you_acces=-104- you_actual=-215-
  you_add=118h you_agre=-200- you_ain't=-337- you_all=-346- you_already=-285- you_also=55h you_alway=-268-
  you_amie=-172- you_and=-31- you_another=-102- you_answer=128r you_any=-101- you_are=388r you_aren't=-184-
  you_ask=-364- you_at=270o you_be=102p you_becaus=-245- you_believ=-226- you_build=-35- you_but=-270- you_call=-245-
  you_came=-245- you_can=-466- you_can't=-705- you_cannot=-213- you_carry=-324- you_chang=161h you_compar=-132-
  you_complet=-155- you_confidenc=-30- you_configur=-318- you_confus=-122- you_control=-172- you_could=-480-
  you_creat=-209- you_decid=90h you_delet=-260- you_deliver=-254- you_did=479h you_didn't=-486- you_die=131r
  you_dieeeee=-106- you_do=-252- you_don't=-203- you_dont=-61- you_driv=-125- you_eat=-154- you_eliminat=-210-
  you_emit=-165- you_enabl=-61- you_ever=-364- you_expect=-273- you_experienc=-91- you_explain=-259- you_fall=-159-
  you_feed=-137- you_feel=-287- you_find=159c you_fix=-105- you_follow=310l you_fool=-213- you_for=-369-
  you_forget=-406- you_freak=-64- you_from=72a you_give=-434- you_go=-532- you_got=-243- you_guys=-165- you_had=-32-
  you_happen=-208- you_haven't=-232- you_he=-142- you_he'd=-172- you_hold=-36- you_hoser=-245- you_i=-221-
  you_i'd=-215- you_if=-133- you_imagin=-36- you_in=224x you_intend=-149- you_into=-267- you_is=-320- you_it's=-222-
  you_just=-403- you_keep=-105- you_knew=-299- you_know=-139- you_lack=-128- you_later=-286- you_learn=94x
  you_leav=-100- you_left=-164- you_let=-180- you_like=-208- you_limit=-123- you_list=-222- you_liv=-218-
  you_live=-279- you_look=-448- you_lose=-43- you_love=-189- you_make=-25- you_manag=-128- you_manual=-222- you_may=97h
  you_mean=-327- you_might=-494- you_migrat=-78- you_modify=-40- you_mon=-86- you_more=-77- you_must=-253- you_my=-286-
  you_naive=-102- you_need=-408- you_needn't=157o you_never=-464- you_no=262r you_not=216h you_notic=-464-
  you_now=-228- you_obvious=-78- you_of=-184- you_off=-155- you_one=-87- you_only=-245- you_open=152x you_opt=-346-
  you_or=-62- you_order=-345- you_out=-55- you_pass=-360- you_pay=-180- you_play=219r you_pleas=-226- you_prefer=-191-
  you_pres=-165- you_probab=-213- you_provid=-159- you_put=-398- you_ran=-59- you_rap=-26- you_reach=-114-
  you_read=182h you_real=-502- you_realiz=-254- you_receiv=213o you_remember=151h you_remov=189h you_requir=-183-
  you_run=254l you_said=-322- you_save=98p you_say=-353- you_see=137o you_seen=-269- you_sell=-183- you_send=-337-
  you_set=-187- you_shall=244r you_shoot=-172- you_should=-761- you_show=254h you_simp=62o you_sit=-181- you_so=191a
  you_some=-183- you_someth=-97- you_speak=-304- you_specify=-165- you_spend=-326- you_stand=-284- you_start=115c
  you_stick=-113- you_still=-239- you_summaris=318p you_suppos=-216- you_sure=141h you_suspect=-307- you_switch=-171-
  you_take=-255- you_talk=-231- you_tell=-194- you_test=-195- you_that=-228- you_the=-156- you_then=-168- you_ther=-78-
  you_think=-584- you_this=-193- you_thought=-352- you_through=-150- you_till=-63- you_to=293a you_told=241l
  you_too=-124- you_touch=330p you_tri=-175- you_trust=-190- you_try=-78- you_turn=-207- you_two=-70- you_type=-327-
  you_understand=-133- you_up=87a you_upload=109h you_use=-374- you_used=-102- you_walk=-166- you_want=-863-
  you_were=163l you_what=-75- you_when=-202- you_who=-200- you_why=-167- you_win=-294- you_wish=-476- you_with=-294-
  you_won't=-414- you_work=236a you_would=-565- you_wouldn't=-240- you_writ=124p you_you=-320- you_your=-206-
  young_and=-188- young_man=-187- young_men=-49- young_mother=-139- young_woman=-48- younger_than=-265-
  your_#number=-291- your_alter=127r your_answer=217h your_api=-274- your_app=-175- your_application=-445-
  your_arm=-209- your_back=-66- your_bed=-152- your_body=-114- your_book=-190- your_boss=171a your_bread=-234-
  your_browser=-250- your_browserslist=-43- your_build=-127- your_cach=-200- your_car=-102- your_chang=-279-
  your_check=-241- your_cheek=-263- your_child=-168- your_children=-217- your_choic=-225- your_client=-234-
  your_closet=-200- your_code=-364- your_command=-294- your_company=90o your_computer=-203- your_configuration=158l
  your_context=485l your_creator=310a your_credential=147a your_current=173o your_data=-185- your_default=78p
  your_demon=-31- your_deps=-163- your_developer=385a your_dns=-200- your_doctor=-261- your_document=-146-
  your_dog=-96- your_door=-193- your_driver=-170- your_earlier=214o your_exist=-214- your_eye=-143- your_face=-262-
  your_fami=-367- your_fate=-269- your_father=-208- your_favorit=-237- your_feet=-131- your_fil=-331- your_filter=199r
  your_finger=-258- your_first=128l your_floppy=-197- your_food=-128- your_fork=-265- your_four=-46- your_friend=-314-
  your_full=171l your_function=-173- your_futur=209p your_guest=-152- your_guid=-87- your_guidelin=393o your_gut=-136-
  your_hand=-267- your_handler=-208- your_hardwar=-188- your_head=-74- your_heart=-253- your_here=-139-
  your_hidden=358l your_home=-292- your_host=-321- your_hous=-164- your_husband=-324- your_idea=-189- your_incom=-303-
  your_initial=68l your_input=-129- your_instruction=205l your_internal=293l your_ipv6=-50- your_is=-253-
  your_javascript=-84- your_job=29r your_js=-132- your_key=-131- your_keyv=-107- your_kids=-280- your_last=-339-
  your_lawyer=-239- your_library=-106- your_life=-237- your_limit=189a your_lint=-77- your_list=-191- your_local=-353-
  your_machin=-248- your_maker=198o your_manager=174a your_master=115a your_memory=307p your_messag=148h
  your_middlewar=-105- your_mime=-148- your_mind=214o your_modul=-153- your_money=-304- your_mother=-337-
  your_mouth=-194- your_name=119r your_neighbor=-274- your_new=73o your_node=-59- your_nose=-292- your_object=-143-
  your_old=28o your_only=160o your_operator=214a your_opinion=-95- your_original=-71- your_output=-208- your_own=165h
  your_owner=260a your_packag=-168- your_parent=-283- your_peril=-279- your_permanent=142p your_persona=133p
  your_pictur=-125- your_polici=336o your_policy=172a your_potential=-106- your_preambl=138l your_previou=-59-
  your_principl=251r your_problem=-116- your_program=-422- your_project=-290- your_prompt=652l your_purpos=-183-
  your_query=-124- your_question=-217- your_real=244o your_remot=-344- your_rep=380h your_restriction=229r
  your_role=-165- your_rul=205l your_safety=398r your_schema=-262- your_secret=36l your_server=-368- your_setup=351l
  your_shell=-165- your_shirt=-60- your_sho=-248- your_skill=320p your_softwar=210a your_son=-122- your_sourc=162h
  your_specific=-29- your_stor=-244- your_storag=-48- your_summary=152h your_supervisor=179a your_team=-30-
  your_terminal=-386- your_test=-243- your_testbas=-30- your_theory=-231- your_thumb=-262- your_time=-362-
  your_tir=-103- your_to=-301- your_toes=-328- your_tree=-133- your_true=44r your_typescript=-178- your_ui=-30-
  your_user=-304- your_validation=-275- your_way=-242- your_web=-149- your_webpack=-198- your_whol=-244-
  your_wife=-249- your_winn=-141- your_work=-383- your_worker=-239- your_wrist=-169- your_writ=-203- yourself_a=103p
  yourself_and=-190- yourself_as=200r yourself_in=203p yourself_to=79p yourself_with=-149- youth_is=-193- yyyy_mm=-91-
  z0_#number=-46- z_a2=-185- z_and=-48- z_gryphon=-83- z_is=-110- za_z0=-50- zasso_#mail=-53- zen_liu=-25-
  zero_and=199a zero_are=-99- zero_byte=-210- zero_exit=-216- zero_fill=-260- zero_if=-310- zero_in=-238-
  zero_initializ=-113- zero_is=-171- zero_length=-116- zero_or=-127- zero_out=-238- zero_runtim=-97- zero_statu=-312-
  zero_the=-140- zero_then=-191- zero_to=-185- zero_valu=-101- zero_with=-139- zh_cn=-141- zip_#number=-158-
  zip_archiv=-270- zip_bomb=-127- zip_driv=-197- zip_has=-351- zip_is=-271- zip_of=259c zip_png=-46- zip_slip=-127-
  zip_will=-245- zlib_bug=-166- zlib_deflaterawdoc=-183- zod_#url=-80- zod_error=-65- zod_nativ=-111- zod_v3=-190-
  zod_validation=-147- zodtojsonschema_is=-62- zon_in=-184- zone_c=-274- zone_identifier=-28- zone_is=-168-
  zone_the=-54- zone_to=-36- zoneddatetim_as=-56- zoneddatetim_this=-56- zoom_behavior=-53- zoom_in=-105-
  zoom_might=-33- zoom_of=-46- zstd_and=-106- zustand_visit=-130- в_ящике=-282-
`;
