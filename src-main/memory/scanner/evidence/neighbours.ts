/** Weights of two stems side by side. Written by bench/scanner-train.ts. */
export const neighbours = `
  #agentfile_agent=-58- #agentfile_claud=-111- #agentfile_config=108p #agentfile_memory=220p #agentfile_sett=73p
  #agentfile_soul=264p #agentfile_user=146p #number_#number=-235- #number_a=104r #number_alpha=-38- #number_and=96c
  #number_are=-190- #number_as=-48- #number_b=-123- #number_beta=-125- #number_bit=-75- #number_bits=-119-
  #number_but=-52- #number_by=53a #number_byt=-94- #number_byte=-119- #number_can=-53- #number_certificat=-80-
  #number_character=-248- #number_days=-246- #number_default=-45- #number_elf=-49- #number_encod=-87-
  #number_error=-75- #number_euro=-245- #number_for=-239- #number_from=20a #number_gmt=-81- #number_got=-49-
  #number_hour=-108- #number_if=-90- #number_in=-80- #number_is=-150- #number_june=-130- #number_key=-65-
  #number_level=-104- #number_llx=-22- #number_lx=-56- #number_may=-237- #number_mb=-235- #number_minut=-215-
  #number_mode=-68- #number_ms=-49- #number_must=-192- #number_nov=-68- #number_of=-185- #number_on=-50-
  #number_or=-96- #number_rfc=-166- #number_s=-50- #number_second=-188- #number_section=-76- #number_so=58a
  #number_specification=-66- #number_str=-35- #number_that=-107- #number_the=-142- #number_usb=-94- #number_v=-59-
  #number_valu=-22- #number_version=-78- #number_week=-131- #number_when=-246- #number_which=-40- #number_will=-62-
  #number_would=-132- #number_x=-128- #number_you=-97- #secretfile_env=-83- #secretfile_ssh=192x #url_and=316c
  #url_to=337p a_#number=-207- a_and=-224- a_b=-86- a_backup=134h a_bad=70r a_bigint=-150- a_bit=-209- a_boolean=-92-
  a_branch=-206- a_browser=192h a_buffer=-149- a_bug=-39- a_cach=-75- a_callback=-164- a_case=-67- a_certain=-114-
  a_char=-59- a_character=114r a_checksum=-125- a_child=-27- a_client=-233- a_code=115l a_column=-86- a_comma=-35-
  a_command=-255- a_comment=138x a_commit=121c a_complet=-225- a_config=-74- a_consistent=-192- a_constant=-71-
  a_content=-91- a_copy=163x a_core=-66- a_corrupt=-70- a_criminal=239r a_cron=24p a_custom=-108- a_d=-118-
  a_data=-200- a_databas=-183- a_date=-167- a_day=-307- a_default=-83- a_different=-39- a_directory=-148- a_doubl=-73-
  a_drop=-263- a_fake=236h a_fast=-46- a_few=-132- a_file=-199- a_filenam=-52- a_float=-41- a_foreign=-256-
  a_format=-182- a_full=-200- a_function=-118- a_git=-85- a_given=-158- a_glob=-63- a_good=-206- a_group=-65-
  a_hacker=194r a_handler=-203- a_has=-90- a_hash=-53- a_helper=-89- a_hidden=159c a_hook=-168- a_http=-298-
  a_human=70r a_is=-89- a_javascript=-196- a_js=-22- a_jsdom=-110- a_json=133l a_known=-187- a_label=-175-
  a_languag=165l a_larg=-108- a_lead=-146- a_library=-115- a_lightweight=-141- a_limit=-174- a_line=85p a_link=58x
  a_list=-123- a_literal=-53- a_load=-195- a_local=-116- a_long=140h a_lot=-183- a_lx=-63- a_machin=152r a_map=-107-
  a_mapp=-66- a_match=-96- a_media=-145- a_member=-171- a_merg=-42- a_messag=-259- a_mimetyp=-90- a_miss=29h
  a_mistak=-29- a_model=104r a_modul=-184- a_month=-139- a_multipl=-110- a_name=-109- a_negativ=-91- a_newlin=-159-
  a_node=88c a_non=-94- a_number=-118- a_numeric=-65- a_packag=-87- a_palett=-153- a_parallel=-113- a_pars=-108-
  a_part=-189- a_partial=-138- a_particular=-220- a_partition=-99- a_password=-106- a_patch=-109- a_path=-83-
  a_pattern=-155- a_plain=-100- a_plugin=-197- a_port=23c a_positiv=-142- a_power=-110- a_prereleas=-94- a_primary=-90-
  a_promis=-100- a_public=220x a_query=-77- a_rang=-38- a_raw=-118- a_real=-132- a_record=-136- a_regex=-152-
  a_regexp=-89- a_register=-191- a_regular=-61- a_relativ=-70- a_releas=-274- a_remot=-384- a_repository=-213-
  a_request=65r a_requir=-81- a_reserv=-195- a_result=-157- a_revers=102c a_rule=-119- a_s=-110- a_schema=-114-
  a_screenshot=202x a_script=-244- a_second=38p a_section=-58- a_secur=-221- a_separat=-24- a_servic=237p a_set=-97-
  a_shar=-34- a_shell=268c a_short=-192- a_side=-92- a_simpl=-101- a_singl=-122- a_skill=102p a_small=-277-
  a_sourc=-109- a_sourcemap=-127- a_spars=-37- a_specifi=-60- a_specific=-187- a_standalon=-156- a_static=-116-
  a_statu=-73- a_storag=-202- a_str=-112- a_stream=-202- a_strong=-51- a_summary=-93- a_support=110r a_symbol=-133-
  a_system=40o a_tag=-138- a_task=-300- a_terminal=-74- a_test=229a a_text=-111- a_time=-114- a_tiny=-49- a_topic=-270-
  a_type=-90- a_uint8array=-91- a_user=-147- a_valid=-94- a_valu=-114- a_version=-69- a_very=-69- a_view=-206-
  a_warn=-86- a_way=-89- a_web=-216- a_week=-272- a_wildcard=-44- a_word=177h a_work=-184- a_zero=-82- abi_d=-26-
  ability_to=-131- able_to=-37- abort_the=-141- about_the=75h about_this=281h about_to=-167- about_what=76o
  about_your=-77- abov_#number=-326- abov_is=175o abov_the=-264- abov_this=252o absolut_path=-109- accept_a=-146-
  accept_an=-218- accept_the=-41- acces_method=-70- acces_the=-182- acces_to=-253- access_both=-78- access_by=-176-
  accord_to=-150- account_number=128x acros_all=-81- act_as=-48- act_like=45r act_on=189a acts_as=-166- add_a=29p
  add_an=-76- add_chang=-186- add_file=-161- add_new=-188- add_or=-245- add_s=-81- add_the=334p add_this=-189-
  add_to=-70- addition_to=-96- additional_esc=-237- additional_information=-94- additional_properti=-120-
  additionalproperti_keyword=-118- addr_s=-150- addres_#number=-186- addres_and=-161- addres_in=-35- addres_is=-231-
  addres_lx=-219- addres_of=-101- addres_s=-60- addres_src=-67- addres_type=-113- address_in=-128- address_mode=-132-
  admin_server=-198- administrator_command=-27- administrator_of=-136- advanc_pc=-33- affect_the=-108- after_a=-39-
  after_all=-235- after_each=-151- after_import=-68- after_it=-110- after_ld=-21- after_n=-120- after_set=-43-
  after_the=-383- again_with=-28- against_a=-103- against_s=-39- against_symbol=-83- against_undefin=-52-
  agent_for=-254- agent_md=-58- aggregat_function=-187- aggregat_s=-88- agre_to=125a ai_that=198r ai_with=107r
  ai_without=193r ajv_instanc=-109- ajv_keyword=-74- alex_ford=-59- algorithm_#number=-99- algorithm_and=-43-
  algorithm_for=-112- algorithm_s=-134- algorithm_to=-30- alia_for=-285- alia_s=-132- align_with=-114-
  alignment_of=-253- alignment_too=-222- all_agent=-54- all_command=174p all_data=32c all_databas=-154-
  all_document=29p all_fil=108c all_futur=155p all_messag=-48- all_of=117o all_option=-112- all_other=62p
  all_request=-52- all_rul=-80- all_symbol=-222- all_tabl=-150- all_the=-65- all_tim=194a all_your=189o
  allocat_memory=-87- allocat_section=-79- allocat_spac=-66- allow_for=-218- allow_in=-207- allow_the=34h allow_to=206a
  allow_when=-72- allow_with=-187- allow_you=-342- along_with=-282- alpha_#number=-38- already_be=-170-
  already_defin=-70- already_exist=-91- already_has=-135- already_have=-127- already_in=-80- also_accept=-76-
  also_availabl=-53- also_be=-143- also_pass=-126- also_provid=-106- also_set=-92- also_support=-24- also_use=-132-
  also_work=-180- alternativ_s=-90- alternative_you=-232- alway_ask=-214- alway_be=-135- alway_load=139p
  alway_lower=-68- am_the=-150- am_your=138a amount_of=-159- an_absolut=-107- an_additional=-261- an_addres=-79-
  an_administrator=128a an_ai=358r an_alia=-73- an_application=-256- an_archiv=-190- an_argument=-96- an_array=-128-
  an_assistant=319r an_ast=-76- an_element=-58- an_elf=-42- an_empty=105c an_encod=-125- an_entry=-202- an_error=-135-
  an_event=-307- an_evil=132r an_exampl=-89- an_exist=-224- an_explicit=-123- an_export=-72- an_extension=-187-
  an_external=191x an_http=-105- an_id=-161- an_identifier=-103- an_imag=34x an_index=-246- an_input=-172-
  an_instanc=-172- an_instruction=-71- an_integer=-166- an_internal=-95- an_invalid=-183- an_ipv4=-156- an_ipv6=-104-
  an_issu=-256- an_object=-112- an_open=-144- an_option=-197- an_optional=-135- an_order=105a an_output=-173-
  an_unknown=-100- an_xml=-209- and_#number=-228- and_a=-212- and_accept=269a and_add=201c and_all=-132- and_also=-146-
  and_an=-81- and_are=-194- and_array=-105- and_async=-100- and_at=-149- and_b=-74- and_be=-165- and_build=-147-
  and_can=-98- and_column=-175- and_commit=-118- and_commonj=-153- and_d=-93- and_default=-26- and_delet=117h
  and_deserializ=-211- and_do=339o and_does=-87- and_end=-217- and_exclud=-158- and_execut=314c and_exit=-293-
  and_expect=128o and_fast=-138- and_file=-221- and_for=64h and_getmanyraw=-97- and_give=312r and_has=-187-
  and_have=-165- and_i=33a and_if=-132- and_ignor=-67- and_in=140p and_install=110c and_is=164a and_it=-167-
  and_its=-177- and_just=96r and_keep=245p and_leav=221c and_link=-131- and_load=119c and_log=213c and_logg=-270-
  and_mail=277x and_math=-157- and_may=109a and_more=-201- and_nathan=-77- and_need=175a and_never=82h and_new=-58-
  and_no=172r and_node=-60- and_non=-70- and_obey=190p and_only=-192- and_open=-47- and_option=-98- and_or=-248-
  and_other=-351- and_output=-75- and_pass=-101- and_pb=-134- and_post=274x and_print=-94- and_publish=160x
  and_register=-100- and_remov=-285- and_return=-102- and_run=352c and_s=-95- and_secondary=-198- and_send=159x
  and_set=69c and_should=172h and_show=253l and_start=293o and_stay=167r and_support=-236- and_system=25l and_take=-55-
  and_target=-124- and_task=-270- and_test=-163- and_that=-148- and_the=81c and_their=-110- and_then=-292-
  and_this=-131- and_thread=-78- and_to=-213- and_try=-322- and_typ=-118- and_type=-248- and_updat=-167-
  and_upload=374x and_use=-34- and_uses=-135- and_valu=-176- and_version=-73- and_wait=260c and_want=-110-
  and_with=-57- and_writ=-197- and_you=-130- angl_bracket=-74- answer_in=-84- answer_to=221x answer_with=208l
  any_chang=-277- any_error=70h any_kind=-130- any_more=86o any_object=-106- any_of=-230- any_other=-139- any_type=-90-
  anyon_who=204x api_and=-105- api_docs=-206- api_is=-42- api_key=63x api_keys=-149- api_to=-78- api_version=-101-
  app_is=-179- appear_in=-60- appear_to=-133- append_the=114x appli_to=-221- application_is=-182- application_to=-182-
  approv_by=172a approv_the=-170- approval_are=120a approval_for=-78- approval_is=129h approval_to=241p
  architectur_s=-58- archiv_file=-69- archiv_header=-170- archiv_index=-97- archiv_member=-149- archiv_s=-115-
  are_#number=-173- are_a=246r are_all=-165- are_allow=47p are_already=-91- are_also=-177- are_alway=-175- are_an=107r
  are_availabl=-75- are_bas=-59- are_call=-140- are_creat=175p are_current=-187- are_disabl=234r are_document=-108-
  are_expos=-170- are_for=-246- are_formal=-23- are_free=108r are_given=-90- are_his=-187- are_ignor=-70-
  are_implement=-72- are_in=-238- are_incompatibl=-176- are_invalid=-34- are_list=-228- are_mutual=-124- are_need=-221-
  are_no=-137- are_not=-138- are_now=-228- are_of=-44- are_on=-332- are_only=34o are_pass=-163- are_provid=-81-
  are_replac=27o are_requir=-137- are_reserv=-191- are_resolv=-32- are_set=-188- are_some=-31- are_still=53h
  are_subject=106r are_support=-75- are_the=-26- are_to=186o are_treat=-157- are_us=-189- are_used=-166- are_you=-115-
  argument_are=-109- argument_d=-33- argument_declar=-51- argument_for=-78- argument_is=-121- argument_list=-64-
  argument_of=-102- argument_s=-116- argument_to=-141- argument_typ=-151- argument_type=-221- argument_which=-202-
  arm_only=-103- around_the=-118- array_and=-41- array_for=-185- array_is=-116- array_of=-112- array_or=-60-
  array_to=-44- array_type=-78- array_valu=-124- array_with=-36- as_#number=-100- as_a=166r as_an=67r as_argument=-214-
  as_cach=-29- as_default=-138- as_defin=106o as_describ=-73- as_dev=-34- as_division=-62- as_error=-209- as_fast=-120-
  as_fn=-63- as_i=122o as_if=204r as_in=-117- as_input=-149- as_is=-221- as_json=83l as_long=-91- as_normal=-66-
  as_of=171o as_one=-212- as_part=-307- as_possibl=-172- as_replica=-38- as_root=46c as_s=-143- as_soon=68x
  as_specifi=-72- as_str=-156- as_templat=-90- as_they=-121- as_though=208h as_us=-123- as_well=26p as_you=-122-
  as_your=192o ascii_character=-82- ask_about=-156- ask_befor=-85- ask_for=77h ask_me=-242- ask_the=95h
  assembl_code=-104- assembl_for=-132- assertion_check=-120- assign_to=-76- assignment_to=-83- assistant_i=180a
  associat_with=-163- assum_a=75h assum_to=-124- assum_you=114r ast_node=-126- async_function=-100- async_method=-23-
  at_#number=-313- at_#url=369x at_a=-262- at_all=65a at_any=-126- at_boot=150p at_eight=-247- at_end=-148-
  at_every=234p at_four=-165- at_least=-144- at_line=-101- at_most=-71- at_night=-318- at_offset=-35- at_once=66o
  at_position=-108- at_runtim=-173- at_s=-75- at_second=-103- at_ten=-153- at_the=-212- at_which=-122- at_work=-140-
  at_x=-102- atom_used=-202- attach_to=-123- attempt_to=-44- attention_to=137h attribut_d=-100- attribut_is=-34-
  attribut_of=-99- attribut_rfc=-41- attribut_s=-61- attribut_to=-52- authentication_fail=-65- authentication_is=-244-
  author_of=88a authoris_to=157a authoriz_keys=218p auto_approv=-68- automatic_updat=100h availabl_as=-44-
  availabl_but=-80- availabl_for=-86- availabl_in=-74- availabl_on=-58- availabl_packag=-208- availabl_to=22x
  awar_of=-31- away_the=110x axe_core=-235- b_a=-94- b_and=-109- b_c=-96- b_conflict=-105- b_error=-107- b_invalid=-85-
  b_is=-54- b_lx=-54- b_relocation=-23- b_s=-61- b_section=-86- b_unabl=-83- b_unknown=-71- b_unrecognis=-104-
  b_uses=-112- b_warn=-126- babel_helper=-89- back_on=-220- back_to=115x back_up=-46- background_color=-194-
  background_look=-27- backup_is=-24- backup_of=97x backup_target=-80- backward_compatibility=-153- bad_extend=-117-
  bad_format=-172- bad_magic=-69- bad_risc=-25- bad_section=-40- bad_valu=-28- bank_is=-257- bar_baz=-32- bas_on=-225-
  bas_test=-33- base64_encod=54x base_#number=-43- base_backup=-191- base_register=-134- base_url=43p be_#number=-145-
  be_a=-148- be_access=-151- be_add=-99- be_allow=-249- be_appli=-164- be_at=-157- be_availabl=-99- be_between=-151-
  be_call=-98- be_careful=-61- be_chang=-78- be_check=-64- be_combin=-67- be_configur=-125- be_consider=-84-
  be_convert=-49- be_copi=271x be_creat=-92- be_defin=-27- be_delet=182c be_determin=-63- be_different=-243-
  be_disabl=-122- be_display=-232- be_done=-168- be_either=-56- be_empty=-224- be_even=-126- be_execut=-122-
  be_follow=146a be_found=-57- be_given=-177- be_greater=-129- be_in=-186- be_includ=-259- be_install=-242-
  be_interpret=-34- be_invok=-285- be_less=-154- be_load=-109- be_mark=-197- be_non=-171- be_null=-276- be_of=-110-
  be_one=23r be_open=-45- be_overridden=-37- be_owner=-195- be_pars=-87- be_pass=-132- be_plac=-137- be_provid=-104-
  be_read=-28- be_remov=52p be_renam=-75- be_resolv=-60- be_return=-87- be_root=-306- be_s=-238- be_sent=-51-
  be_set=-56- be_shown=73a be_skipp=117o be_specifi=-151- be_superuser=-284- be_sure=-218- be_the=-42- be_thrown=-175-
  be_treat=-179- be_type=-121- be_undefin=-147- be_updat=-102- be_used=-98- be_useful=-105- be_valid=-89-
  be_written=-144- becaus_it=-114- becaus_of=-153- becaus_the=-116- becaus_they=-102- becom_a=-76- becom_an=41r
  been_chang=-104- been_given=294h been_remov=-46- been_used=-263- befor_#number=-62- befor_a=-158- befor_and=45o
  befor_delet=-99- befor_each=-268- befor_set=-92- befor_the=-203- befor_this=314l befor_you=-74- begin_with=74p
  beginn_of=175p behav_like=131r behavior_of=-131- behind_the=-199- belong_to=-308- below_#number=-20- below_is=-87-
  below_the=-193- best_practic=-101- better_sqlite3=-40- between_#number=-243- between_the=82l between_us=179h
  beyond_the=-204- big_endian=-162- binari_for=-87- binary_file=-195- binary_packag=-202- binary_patch=-88-
  binary_upgrad=-48- bind_to=-190- bind_you=238o bit_expression=-30- bit_field=-78- bit_rang=-40- bit_str=-109-
  bitmap_index=-122- bits_of=-125- block_mode=-38- block_u=-83- body_is=-169- bookmark_for=-55- boolean_if=-92-
  boolean_return=-111- border_around=-73- bori_yankov=-59- both_are=-73- both_as=-78- both_shift=-96- both_small=-63-
  both_the=-85- bottom_of=-107- bound_by=80r bound_to=-128- brac_expansion=-139- bracket_in=-124- branch_even=-92-
  branch_or=-120- branch_s=-145- branch_to=-167- break_chang=-202- break_spac=-61- break_the=49r browser_and=-221-
  browser_target=-162- browser_to=-227- browser_version=-159- bugs_in=-247- build_a=-107- build_id=-156-
  build_tool=-130- built_without=-188- bundl_with=-65- but_a=-24- but_can=-111- but_do=-229- but_found=-66-
  but_is=-108- but_it=-197- but_no=-107- but_not=-152- but_s=-95- but_the=-117- but_then=-27- but_this=-206-
  but_with=-113- but_you=-148- by_#number=-115- by_a=-244- by_an=64o by_default=-165- by_gtk=-61- by_hand=-238-
  by_mail=-29- by_order=134a by_pass=-137- by_pb=-62- by_runn=-58- by_s=-88- by_sett=-110- by_signal=-118- by_the=-74-
  by_this=-159- by_tom=-53- by_us=-135- by_verb=-147- by_your=207a bypas_the=47h byt_at=-44- byt_in=-97- byt_of=-47-
  byt_to=-92- byte_sequenc=-141- c_#number=-97- c_c=-143- c_d=-82- c_in=-133- c_is=-144- c_s=-140- cach_and=-243-
  cach_entry=-140- cach_file=-139- cach_for=-45- cach_in=-220- cach_is=-159- cach_operation=-87- cach_or=-101-
  cach_s=-72- cach_stor=-194- cacheabl_util=-28- call_after=-47- call_and=183x call_as=-60- call_befor=-202-
  call_for=-64- call_in=94h call_next=-192- call_on=-139- call_stub=-164- call_the=118p call_this=-226- call_to=-148-
  call_with=-65- can't_be=-36- can't_creat=-170- can't_find=-103- can't_get=-76- can't_handl=-55- can't_open=-54-
  can't_relax=-65- can't_use=-214- can_also=-138- can_be=-137- can_check=-189- can_configur=-150- can_do=-45-
  can_find=-190- can_get=-342- can_have=-236- can_import=-214- can_install=-129- can_lead=-45- can_not=-81- can_now=69r
  can_only=-115- can_overrid=-185- can_pass=-233- can_read=-28- can_replac=-147- can_run=-151- can_set=-186-
  can_simp=-108- can_use=-228- can_you=158l cancel_the=-111- cannot_acces=-98- cannot_add=-77- cannot_allocat=-79-
  cannot_alter=-92- cannot_assign=-34- cannot_be=-86- cannot_chang=-168- cannot_combin=-196- cannot_contain=-124-
  cannot_convert=-56- cannot_copy=-147- cannot_creat=-74- cannot_delet=-120- cannot_determin=-47- cannot_drop=-138-
  cannot_enabl=-98- cannot_find=-213- cannot_get=-82- cannot_have=-178- cannot_initializ=-101- cannot_lock=-85-
  cannot_move=-218- cannot_open=-58- cannot_pars=-69- cannot_read=-193- cannot_reindex=-70- cannot_remov=-140-
  cannot_renam=-145- cannot_represent=-75- cannot_set=-163- cannot_specify=-75- cannot_start=-157- cannot_use=-152-
  cannot_writ=-54- caps_lock=-155- card_number=112x carriag_return=-78- cas_wher=-86- case_insensitiv=-201-
  case_of=-138- case_sensitiv=-62- cast_the=-106- caus_by=-182- caus_the=-63- cgen_cpu=-56- chain_for=-57-
  chang_and=-25- chang_from=79h chang_group=-200- chang_in=-21- chang_it=58h chang_object=-59- chang_the=-38-
  chang_to=-344- chang_user=-268- channel_bind=-100- char_char=-146- char_will=-146- character_are=-105-
  character_at=30r character_clas=-46- character_class=-108- character_equivalent=-162- character_for=-130-
  character_in=-193- character_map=-109- character_of=100r character_s=-61- character_set=-154- character_that=-150-
  character_to=-179- check_a=-177- check_and=-104- check_constraint=-188- check_for=-90- check_if=-90-
  check_ignor=-242- check_in=-186- check_out=-197- check_that=-232- check_the=-297- check_whether=-115- check_with=216h
  checkpoint_record=-75- cherry_pick=-159- child_proces=-63- child_tabl=-33- choos_#number=-132- choos_a=-231-
  chromium_version=-49- clas_and=-152- clas_d=-67- clas_is=-92- clas_s=-94- class_and=-119- claud_md=-111-
  clear_the=-85- client_s=-161- clos_on=-142- clos_the=-244- cloudflar_worker=-81- cluster_was=-66- code_and=-159-
  code_as=-323- code_block=249l code_d=-120- code_for=-120- code_from=-87- code_in=-22- code_is=-50- code_lu=-209-
  code_of=-176- code_point=-57- code_that=87c code_to=35x code_with=-252- codeview_record=-127- codeview_type=-60-
  collat_symbol=-58- collation_s=-109- collect_the=-67- color_as=-175- color_for=-71- column_are=-68- column_d=-52-
  column_definition=-107- column_in=-120- column_list=-95- column_name=-72- column_number=-65- column_of=-260-
  column_s=-73- com_from=70a combin_with=-67- combination_of=-119- come_from=-147- comma_after=-68- comma_separat=-73-
  command_and=-27- command_from=233a command_in=163c command_is=-78- command_line=-228- command_s=-315-
  command_that=-61- command_to=-294- comment_is=-119- commit_and=-106- commit_graph=-168- commit_messag=-110-
  commit_s=-132- commit_the=76x common_of=-97- common_symbol=-109- comp_with=104o company_policy=-92- compar_to=-57-
  comparison_to=-78- compat_transpiler=-51- compatibility_mode=-168- compatibility_with=-51- compatibl_with=-103-
  compil_a=-125- compil_for=-81- compil_function=-210- compil_schema=-222- compil_to=-83- compil_with=-94-
  complet_in=-84- component_is=-108- component_to=-112- comput_the=-85- condition_in=-44- conditional_block=-116-
  config_array=-75- config_fil=-110- config_file=-306- config_to=51x config_valu=-155- config_yaml=72p
  configur_the=-186- configur_this=-261- configur_to=-119- configuration_file=-313- configuration_option=-132-
  confirm_the=-237- conflict_and=-155- conflict_with=-67- connect_to=-173- connection_to=-173- connection_with=-116-
  consider_the=165a consider_us=-396- constant_#number=-36- constraint_on=-140- constraint_s=-199- construct_a=-125-
  consult_the=164o contain_a=-119- contain_an=-116- contain_any=-180- contain_invalid=-100- contain_key=-20-
  contain_more=-55- contain_no=-134- contain_null=-104- contain_type=-114- contain_unsupport=-65-
  content_disposition=-150- content_for=-166- content_in=-173- content_of=134x content_policy=147r content_to=55x
  content_type=-101- context_and=187o context_for=-106- context_of=-115- context_s=-198- context_window=182l
  contribut_md=-95- control_and=-182- control_file=-114- control_info=-95- control_the=-106- conversation_to=317x
  conversion_from=-77- conversion_function=-120- conversion_is=-181- convert_a=-125- convert_an=-179-
  convert_sourc=-155- convert_to=-68- converter_from=-36- cooki_are=-206- cooki_attribut=-41- copi_of=-117-
  copy_data=-227- copy_from=-147- copy_of=-59- copy_the=-46- copy_this=-215- copy_to=139x copyright_c=-98-
  core_file=-87- correspond_to=-201- cost_#number=-73- cost_of=-123- could_also=-229- could_be=-122- could_not=-121-
  couldn't_pars=-30- count_d=-82- count_from=-223- count_of=-143- cover_the=-116- cpu_open=-56- crack_the=155c
  creat_a=-39- creat_and=-136- creat_by=-203- creat_directory=-53- creat_file=-68- creat_for=-119- creat_new=-70-
  creat_s=-87- creat_section=-68- creat_temp=-72- creat_temporary=-65- creat_the=-245- creat_with=-65-
  credential_cach=-351- cron_job=-71- cros_platform=-213- cros_spawn=-204- crypto_api=-129-
  cryptographic_algorithm=-58- ctf_section=-55- curl_#number=-114- current_and=-38- current_branch=-68-
  current_directory=-165- current_node=-145- current_path=-34- current_support=-28- current_transaction=-195-
  current_user=-283- current_version=-29- current_work=-43- custom_error=-181- custom_keyword=-46- custom_resourc=-28-
  customer_data=-305- d_and=-123- d_at=-97- d_bits=-138- d_bus=-85- d_but=-106- d_byt=-53- d_byte=-72- d_character=-95-
  d_d=-105- d_does=-143- d_exceed=-124- d_expect=-147- d_field=-107- d_for=-36- d_has=-78- d_in=-110- d_invalid=-102-
  d_is=-50- d_must=-135- d_not=-51- d_of=-85- d_out=-194- d_rows=-58- d_s=-129- d_set=-90- d_to=-103- d_too=-58-
  d_unexpect=-40- d_unknown=-198- d_warn=-160- d_whil=-53- data_after=-279- data_and=-181- data_checksum=-87-
  data_directory=-162- data_file=-83- data_for=-184- data_from=-199- data_in=105x data_is=-187- data_of=81x data_on=79a
  data_region=-47- data_s=-115- data_size=-216- data_structur=-64- data_to=226x data_typ=-123- data_type=-130-
  data_will=-137- data_with=104x data_wrapper=-105- databas_and=129x databas_cluster=-102- databas_is=-165-
  databas_or=-90- databas_s=-137- databas_server=-364- databas_system=-267- databas_to=49x databas_was=-88-
  databas_with=-78- date_and=-191- date_in=-27- date_is=-65- date_object=-59- date_time=-73- day_is=-194-
  dead_keys=-138- deal_with=-143- debug_info=-156- debug_loc=-139- debug_section=-161- debugg_information=-141-
  declar_with=-157- decod_a=-169- decod_the=-149- def_endef=-91- default_#number=-180- default_a=-48-
  default_fals=-133- default_file=-79- default_for=-85- default_in=-46- default_is=-47- default_no=-106-
  default_off=-297- default_privileg=-173- default_s=-228- default_the=-131- default_to=-149- default_valu=-116-
  deferr_file=-105- defin_a=-207- defin_as=-68- defin_by=-258- defin_in=30o defin_symbol=-101- defin_the=-78-
  definition_for=-107- definition_list=-107- definition_of=-207- definition_were=-192- definition_with=-182-
  delay_in=-212- delay_slot=-137- delet_a=-251- delet_all=-217- delet_fil=159h delet_file=-235- delet_from=195h
  delet_or=40p delet_this=-217- democratic_republic=-150- deni_for=-235- deni_to=-271- depend_on=-36-
  dependenci_and=-104- dependency_cruiser=-95- deprecat_hook=-61- deprecation_warn=-155- describ_in=53l describ_the=41l
  describ_your=-102- description_of=199l descriptor_s=-80- design_for=-87- design_to=-132- desktop_file=-198-
  destination_gateway=-69- destination_register=-296- destroy_the=215c detail_of=71h detail_on=-195- detect_in=-178-
  detect_the=-57- determin_if=-71- determin_the=-105- determin_whether=-97- determin_which=-181- developer_and=128a
  developer_messag=128l developer_mode=20r did_not=-106- did_you=80l differ_from=-255- differ_section=-69-
  differenc_between=-38- different_from=-124- dir_file=-84- dir_to=167p direct_register=-131- direct_to=-131-
  directiv_number=-133- directory_and=-58- directory_for=-102- directory_is=-95- directory_name=-106-
  directory_of=-149- directory_or=-203- directory_s=-161- directory_that=-106- directory_to=20x directory_with=-124-
  disabl_by=-169- disabl_this=-267- discard_the=-103- display_a=-221- display_in=-144- display_the=80l
  display_this=-101- disposition_header=-150- do_a=-173- do_anyth=-140- do_as=314o do_instead=120o do_it=239h
  do_not=-52- do_so=-122- do_the=49h do_this=162h do_what=336a do_whatever=238r do_you=-370- document_are=-314-
  document_end=-69- document_you=126p documentation_for=-158- documentation_on=-225- does_a=-152- does_not=-125-
  does_the=-93- doesn't_contain=-111- doesn't_fit=-92- doesn't_implement=-206- doesn't_match=-225-
  doesn't_support=-194- doesn't_want=-105- domain_name=-148- domain_s=-87- domain_socket=-163- don't_ask=-96-
  don't_have=-294- don't_let=-33- don't_log=20h don't_need=216h don't_tell=-250- don't_use=-139- don't_want=-138-
  door_is=-245- doubl_precision=-38- down_the=-42- download_from=-254- download_the=103c dpi_must=-22-
  draft_#number=-177- draw_the=-211- drop_in=-199- dry_run=-265- dt_textrel=-73- due_on=-145- due_to=-239-
  duplicat_section=-81- dur_a=-32- dur_recovery=-200- dur_the=113h dw_form=-36- dw_macro=-168- dwarf_error=-135-
  dwarf_version=-125- dynamic_import=-52- dynamic_relocation=-244- dynamic_section=-63- dynamic_symbol=-154-
  e_echo=-365- e_g=-138- e_ident=-88- each_answer=245x each_input=-141- each_line=32c each_month=-194- each_new=149p
  each_of=-242- each_other=-230- each_releas=-193- each_session=-178- each_time=161x earlier_instruction=105o
  easier_to=-100- easy_to=-85- ecma262_edition=-41- ecmascript_#number=-54- edit_the=-167- edition_#number=-21-
  eh_fram=-35- elaps_time=-33- electron_version=-76- element_name=-83- element_s=-71- element_size=-85-
  element_type=-109- elf_file=-119- elf_header=-95- eliminat_dead=-129- embedd_in=90c emit_warn=-178- emitt_after=-182-
  emitt_when=-62- empty_or=-140- empty_str=-169- enabl_by=-120- enabl_for=-59- enabl_the=82p encod_a=-119-
  encod_and=-169- encod_as=-90- encod_in=-80- encod_is=-79- encod_of=-76- encod_s=-123- encod_set=-71- encod_the=231x
  encounter_without=-228- encrypt_the=206c encrypt_with=-135- end_of=-40- end_unexpect=-69- end_with=-20-
  endef_ignor=-91- endiannes_specifi=-75- ends_in=-66- ends_with=-222- enough_memory=-134- enough_room=-38-
  ensur_that=-274- enter_a=-67- enter_the=-194- entri_in=-313- entry_d=-168- entry_for=-206- entry_in=132p
  entry_is=-157- entry_s=-85- entry_structur=-50- entry_zu=-56- env_file=-28- environment_variabl=-48- equal_sign=-146-
  equal_to=-70- equivalent_to=-146- era_field=-39- eras_the=109c error_and=-148- error_are=-232- error_at=-144-
  error_b=-71- error_bad=-64- error_by=-92- error_can't=-73- error_code=-212- error_creat=-130- error_d=-70-
  error_default=-138- error_encounter=-77- error_error=-110- error_found=-138- error_from=132h error_gett=-69-
  error_handl=-184- error_if=-69- error_in=-135- error_invalid=-144- error_is=-112- error_map=-218- error_messag=-211-
  error_object=-83- error_occurr=-175- error_on=-107- error_open=-110- error_pb=-184- error_read=-199-
  error_return=-124- error_s=-198- error_sett=-87- error_that=79h error_the=-136- error_to=97h error_unexpect=-62-
  error_unrecogniz=-41- error_when=-66- error_whil=-127- error_will=-107- error_writ=-134- es_modul=-90-
  escap_character=-64- escap_sequenc=-56- escap_str=-171- eslint_report=-61- esm_and=-124- even_befor=-138-
  even_if=-99- even_though=-91- even_when=195h event_and=-109- event_are=-109- event_is=-254- event_listener=-181-
  event_loop=-196- event_trigger=-90- event_when=-78- every_#number=-268- every_command=-27- every_hour=77x
  every_new=-114- every_request=67h every_session=-123- every_time=55x everyth_abov=193l everyth_else=-232-
  everyth_in=244l everyth_is=66h everyth_to=-74- everyth_you=-39- exact_one=-236- exampl_a=-22- exampl_abov=-94-
  exampl_if=-46- exampl_in=-54- exampl_of=-54- exampl_the=-45- exampl_to=-212- exceed_the=-171- except_for=-197-
  except_treat=-34- exclud_from=-130- execut_a=-184- execut_in=-356- execut_it=287c execut_on=-338- execut_s=-228-
  execut_the=122c executabl_section=-70- executabl_stack=-148- exist_but=-132- exist_file=-179- exist_for=-120-
  exist_in=-76- exist_on=-166- exist_skipp=-67- exit_code=-74- exit_statu=-142- exit_with=-113- expand_into=-181-
  expect_#number=-111- expect_a=-46- expect_after=-128- expect_an=-132- expect_but=-125- expect_c=-106-
  expect_comma=-68- expect_d=-114- expect_in=-33- expect_s=-78- expect_to=-176- expect_type=-66- expir_in=-213-
  explain_the=-203- export_and=-155- export_import=-64- export_tabl=-78- expos_a=-114- expos_the=201l expos_your=-110-
  expres_or=-197- expression_can=-167- expression_for=-95- expression_from=-77- expression_is=-103-
  expression_must=-288- expression_not=-42- expression_s=-165- expression_that=-132- extend_header=-144-
  extend_section=-61- extend_the=74p extension_is=-69- extension_s=-115- extension_to=-233- external_symbol=-97-
  extra_spac=-74- extract_the=98x f_p=-102- f_s=194c fail_and=-146- fail_e=-163- fail_for=-112- fail_in=-107-
  fail_on=-118- fail_s=-205- fail_to=-162- fail_with=-89- fall_back=-110- fals_by=-191- fals_default=-140-
  fals_if=-212- fals_or=-127- fals_to=-251- fami_s=-83- fast_and=-80- fast_check=-111- faster_than=-72- fd_d=-198-
  featur_that=-52- fetch_of=-122- fetch_remot=-242- fetch_the=100p fewer_than=-69- field_are=-85- field_d=-57-
  field_expect=-58- field_in=-102- field_is=-77- field_name=-141- field_of=-92- field_out=-173- field_s=-91-
  field_valu=-55- fil_are=-262- fil_as=-260- fil_from=-64- fil_in=-188- fil_on=150a fil_that=-131- fil_the=-176-
  fil_to=156x fil_when=-111- fil_will=-185- fil_with=-160- file_#number=-72- file_a=110c file_and=26x file_as=-135-
  file_at=140c file_contain=-130- file_content=-235- file_descriptor=-210- file_directory=-169- file_does=-115-
  file_e=-75- file_exist=-174- file_expect=-41- file_extension=-93- file_fail=-179- file_file=-120- file_for=-91-
  file_format=-139- file_from=236c file_has=-261- file_header=-216- file_if=-250- file_in=20p file_is=-236-
  file_location=-121- file_m=-88- file_mode=-75- file_nam=-206- file_name=-54- file_number=-151- file_of=-139-
  file_on=-44- file_or=-226- file_path=-75- file_read=35r file_s=-129- file_size=-62- file_system=-278- file_to=-217-
  file_too=-72- file_type=-98- file_was=219h file_writ=80h file_you=79p filenam_to=-67- filepath_str=-133- fill_in=172l
  fill_the=56c filter_is=181r find_a=-134- find_any=-307- find_in=-29- find_out=270h find_remot=-91- find_s=-122-
  find_the=-103- first_and=157h first_argument=-138- first_instruction=149l first_layout=-121- first_line=-215-
  first_messag=56l first_one=-218- first_operand=-178- first_then=-269- first_time=61h fit_in=-98- fit_into=-125-
  fix_conflict=-140- fix_in=-245- flag_and=-179- flag_in=-96- flag_is=-133- flag_metric=-43- flag_s=-166-
  float_point=-84- follow_a=-238- follow_are=-54- follow_by=-56- follow_command=118a follow_it=88p follow_packag=-283-
  follow_properti=-191- follow_the=68o follow_your=192o font_size=135a foo_bar=-36- for_#number=-183- for_a=-102-
  for_acces=-57- for_all=-57- for_an=48a for_any=-281- for_async=-40- for_backward=-137- for_better=-59- for_both=-170-
  for_browser=-106- for_build=-78- for_child=-132- for_code=-60- for_column=-38- for_commit=-158-
  for_compatibility=-61- for_creat=-109- for_d3=-97- for_data=-195- for_databas=-131- for_debugg=105x for_detail=-117-
  for_different=-90- for_documentation=-198- for_domain=-74- for_each=-278- for_ecmascript=-109- for_element=-42-
  for_error=-129- for_every=-273- for_everyon=208c for_everyth=-111- for_exampl=-131- for_expir=-37- for_field=-63-
  for_file=-72- for_format=-71- for_freescal=-102- for_function=-85- for_given=-118- for_good=199p for_hash=-90-
  for_help=-244- for_him=184h for_http=-41- for_input=-154- for_instanc=-115- for_instruction=-159- for_it=-206-
  for_javascript=-93- for_key=-170- for_krb5=-88- for_larg=-118- for_lf=-96- for_me=173r for_more=-137- for_node=-162-
  for_non=-133- for_now=-82- for_object=-74- for_operand=-60- for_operator=-180- for_option=-53- for_our=100c
  for_output=-58- for_parameter=-57- for_permission=230h for_pid=-50- for_principal=-142- for_react=-85- for_read=-141-
  for_realm=-73- for_relation=-55- for_remot=-299- for_replication=-77- for_s=-115- for_section=-58- for_server=-166-
  for_sett=-211- for_shar=-174- for_sourc=-134- for_statistic=37x for_str=-95- for_strict=-38- for_submodul=-114-
  for_subscription=-51- for_symbol=-46- for_sync=-76- for_tabl=-96- for_target=-213- for_test=-220- for_that=-174-
  for_the=-196- for_their=-211- for_this=-93- for_typ=-56- for_type=-81- for_typescript=-160- for_us=-111-
  for_use=-106- for_user=-157- for_validat=-28- for_word=169l for_writ=-194- for_you=166o for_your=-280- ford_bori=-59-
  foreign_data=-105- foreign_key=-85- foreign_server=-263- foreign_tabl=-87- forget_the=-52- fork_of=-76- form_of=-36-
  formal_defin=-23- format_and=-100- format_are=-96- format_for=-135- format_in=-206- format_is=-162-
  format_keyword=-169- format_s=-127- format_specification=-128- format_specifier=-114- format_str=-205-
  format_the=153c format_to=-116- format_validation=-133- format_version=-152- forward_the=29x found_at=-106-
  found_for=-158- found_in=-93- found_on=-164- found_s=-123- fraction_of=-162- fram_hdr=-30- free_of=-140- free_to=-22-
  friend_error=-203- from_#mail=274a from_#number=-241- from_#url=249c from_a=-134- from_all=24r from_an=-125-
  from_and=-124- from_cach=-216- from_disk=-310- from_file=-267- from_given=-159- from_here=210o from_master=-193-
  from_node=-194- from_now=105r from_one=-263- from_pb=-56- from_s=-128- from_section=-175- from_server=-274-
  from_sourc=-117- from_standard=-58- from_stdin=-265- from_the=224c from_this=257a from_which=134p from_your=-62-
  fs_stat=-91- full_build=-34- function_and=-117- function_are=-112- function_call=74a function_can=-222-
  function_cannot=-212- function_for=-100- function_has=-223- function_in=-158- function_is=-116- function_must=-103-
  function_return=-172- function_s=-124- function_that=-129- function_the=-191- function_to=-213- function_used=-162-
  function_which=-118- function_will=-44- function_with=-180- generat_a=-102- generat_an=-125- generat_by=-166-
  generat_code=-104- generat_column=-23- generat_file=-68- generat_random=-120- generat_readm=-113-
  generation_expression=-59- get_a=-244- get_all=-229- get_and=-189- get_section=-26- get_the=73c get_this=124p
  get_updat=-202- getraw_and=-97- gets_a=-270- gets_the=-73- gett_the=-64- gid_d=-50- git_cherry=-209- git_dir=-127-
  git_directory=-56- git_repository=81p github_issu=-231- giv_up=-56- give_a=222l give_the=-179- give_you=22r
  given_a=-112- given_input=-62- given_path=-180- given_str=-247- given_the=-315- given_to=97l glob_expression=-61-
  glob_pattern=-130- global_symbol=-120- global_variabl=-107- gnu_property=-90- gnu_relro=-128- go_ahead=182h
  go_to=-116- got_d=-76- got_messag=-145- got_s=-102- gpg_signatur=-35- grab_the=188x greater_than=-87-
  group_must=-128- group_name=-74- group_of=-98- group_operation=-115- group_s=-289- group_section=-131-
  guarante_that=-246- guidelin_for=-61- guidelin_you=131o h_help=-95- h_s=-55- hand_over=203a handl_version=-131-
  handler_for=-194- handler_from=-101- hard_float=-104- hard_link=-111- has_#number=-166- has_a=-214- has_already=-77-
  has_an=-160- has_approv=-75- has_been=35a has_chang=-122- has_different=-78- has_incorrect=-55- has_invalid=-160-
  has_no=34r has_not=-214- has_s=-119- has_the=-66- has_to=261p has_too=-150- has_wrong=-73- has_zero=-97-
  hash_algorithm=-54- hash_function=-147- hash_partition=-216- hash_tabl=-80- have_#number=104r have_a=-318-
  have_an=-249- have_been=258o have_chang=78o have_no=143r have_permission=74h have_the=183h have_to=-151- he_him=-143-
  he_is=-250- he_lik=-252- he_says=-224- header_are=-82- header_entry=-122- header_field=-104- header_in=-240-
  header_of=106x header_s=-180- header_size=-90- header_str=-115- help_and=-65- help_display=-101- help_for=-81-
  help_show=-226- help_to=-114- helper_for=-80- helper_function=-134- helper_s=-140- helper_to=-345- here_a=-58-
  here_an=-80- here_are=-20- here_is=-94- herm_config=45p heuristic_to=-146- hex_file=-71- hexadecimal_digit=-158-
  hidden_instruction=172l hidden_rul=209l hide_the=-24- highlight_js=-62- him_support=-133- his_favourit=-207-
  history_is=-209- history_of=-283- hold_the=-146- home_directory=128c hook_and=-242- hook_are=-99- hook_event=-107-
  hook_for=-187- host_name=-222- host_or=-264- host_that=56p how_do=-65- how_many=-108- how_the=-56- how_to=-53-
  how_you=233l however_it=-143- however_this=-126- http_#number=-191- http_content=-134- http_host=-337-
  http_request=-374- http_server=-203- human_readabl=-369- hw_i=-155- i_am=-102- i_ask=-42- i_e=-191- i_have=277a
  i_if=-155- i_need=-81- i_o=-249- i_say=-22- i_use=-203- i_want=73r i_work=-130- icon_in=-163- id_#number=172a
  id_d=-49- id_is=-68- id_s=-162- idata_#number=-80- ident_d=-79- identifier_for=-45- identifier_str=-48-
  ids_must=-131- if_a=-79- if_an=-126- if_any=-102- if_ask=47h if_availabl=-48- if_fals=-186- if_need=-66- if_no=-157-
  if_none=-141- if_not=-100- if_noth=-117- if_possibl=-106- if_provid=-61- if_set=-122- if_ther=-64- if_they=62l
  if_this=-35- if_true=-94- if_you=-171- if_you'd=-101- if_you'r=-255- if_your=-261- ignor_attempt=-106-
  ignor_chang=-200- ignor_does=-132- ignor_fil=-204- ignor_file=-116- ignor_for=-148- ignor_invalid=-53- ignor_it=202o
  ignor_its=108o ignor_the=187o ignor_unknown=-221- illegal_operand=-118- illegal_register=-156- imag_data=-194-
  imag_file=-178- imag_is=-254- imag_or=-157- immediat_is=-83- immediat_operand=-64- immediat_valu=-96-
  implement_as=-87- implement_the=-175- implementation_for=-146- implementation_in=-52- implementation_is=-59-
  implementation_of=-50- implementation_with=-95- import_and=-71- import_library=-54- import_meta=-70- import_the=-102-
  in_#agentfile=219p in_#number=-413- in_addition=-91- in_addres=-47- in_ajv=-67- in_all=244p in_an=-107-
  in_another=-93- in_any=-226- in_archiv=-48- in_attribut=-36- in_b=-39- in_binary=-156- in_both=-32- in_browser=-44-
  in_cach=-70- in_case=37o in_charg=-69- in_ci=-175- in_column=-138- in_command=-133- in_commit=-119-
  in_conditional=-151- in_copy=-129- in_d=-89- in_data=-105- in_databas=-54- in_debug=-92- in_default=-78-
  in_different=-178- in_docs=-233- in_each=279p in_ecma262=-36- in_era=-39- in_error=-27- in_eslint=-55- in_every=162p
  in_external=-106- in_fast=-59- in_fetch=-50- in_file=-183- in_full=142l in_function=-129- in_glob=-81- in_group=-85-
  in_hook=-86- in_import=-42- in_index=-81- in_input=-49- in_instruction=-262- in_intel=-75- in_it=69h in_its=-298-
  in_january=-204- in_javascript=-137- in_json=58x in_june=-291- in_key=-68- in_keytab=-38- in_link=-50- in_list=-106-
  in_march=-210- in_may=-453- in_memory=-218- in_millisecond=-95- in_mind=-219- in_multipl=-87- in_my=35x in_new=-106-
  in_node=-84- in_non=-57- in_object=-71- in_one=-245- in_option=-41- in_order=-269- in_other=-197- in_our=-345-
  in_output=-79- in_overrid=-138- in_packag=49p in_parallel=-240- in_partition=-135- in_path=-57- in_pb=-61-
  in_pixel=-138- in_plac=-31- in_plugin=-93- in_progres=-124- in_rang=-37- in_read=-82- in_record=-78- in_register=-69-
  in_relation=-90- in_reloc=-180- in_replacement=-32- in_revers=-145- in_s=-137- in_schema=-130- in_script=-206-
  in_section=-63- in_shar=-153- in_some=-74- in_sort=-168- in_statistic=-37- in_str=-90- in_submodul=-43- in_term=-129-
  in_test=-132- in_text=-168- in_that=-180- in_the=-211- in_their=-179- in_thes=-202- in_this=52a in_tree=-106-
  in_tsquery=-57- in_two=63r in_type=-87- in_typescript=-58- in_uri=-50- in_use=-112- in_user=-287- in_version=-84-
  in_which=132a in_window=-190- in_with=-162- in_your=-31- includ_a=-200- includ_all=-270- includ_in=-138-
  includ_it=-239- includ_only=-240- includ_the=46x includ_this=226p includ_untrack=-115- incompatibl_with=-107-
  increas_max=-151- incremental_full=-52- independent_code=-106- index_#number=-34- index_and=-119- index_d=-20-
  index_file=-68- index_for=-110- index_in=-131- index_indirect=-83- index_is=-61- index_ld=-122- index_of=-92-
  index_on=167c index_register=-114- index_s=-56- index_to=-41- index_u=-215- index_with=-47- indicat_that=-192-
  indicat_the=-129- indicat_to=-209- indicat_whether=-66- info_#number=-54- info_about=-176- info_file=-106-
  info_for=-161- info_section=-82- inform_the=27h information_about=-181- information_for=-176- information_on=-106-
  information_or=-69- inherit_column=-61- inherit_constraint=-190- inherit_from=-62- ini_file=-214-
  initial_instruction=-47- initial_prompt=76l initializ_with=-42- input_and=-90- input_data=-80- input_fil=-120-
  input_file=-91- input_is=-227- input_method=-90- input_of=-21- input_parameter=-87- input_s=-61- input_str=-69-
  input_will=-38- insert_the=68x insid_a=23l insid_s=-107- insid_the=-248- install_it=44h install_new=-91-
  install_packag=-280- install_the=177c install_with=-51- instanc_is=-89- instanc_of=-98- instanc_to=-144-
  instead_of=-166- instruction_and=87o instruction_are=-30- instruction_as=289o instruction_does=-205-
  instruction_for=-223- instruction_from=-32- instruction_in=-173- instruction_is=-86- instruction_not=-240-
  instruction_of=249o instruction_s=-221- instruction_set=-123- instruction_that=220o instruction_to=92l
  instruction_with=-29- instruction_you=79o insufficient_memory=-235- integer_or=-107- integer_valu=-91- intel_hex=-71-
  intend_for=-250- intend_to=-114- interfac_s=-23- internal_bad=-45- internal_capitalization=-51- internal_error=-93-
  internal_inconsistency=-60- interpret_as=-54- into_#agentfile=134p into_a=124x into_all=43p into_an=141r
  into_the=132x into_your=-124- invalid_argument=-76- invalid_byte=-81- invalid_character=-79- invalid_constant=-46-
  invalid_data=-81- invalid_expression=-125- invalid_file=-82- invalid_for=-58- invalid_index=-49- invalid_length=-74-
  invalid_line=-134- invalid_mmo=-31- invalid_name=-53- invalid_number=-120- invalid_operand=-40- invalid_option=-80-
  invalid_or=-69- invalid_register=-88- invalid_relocation=-138- invalid_section=-72- invalid_sh=-51- invalid_size=-72-
  invalid_str=-106- invalid_symbol=-70- invalid_valu=-63- invoic_to=-162- invok_as=-234- ip_addres=-144-
  ipv4_addres=-112- ipv4_and=-78- ipv4_mapp=-80- ipv6_addres=-148- ipv6_address=-47- is_#number=-214- is_a=-97-
  is_about=-162- is_abov=221a is_add=-113- is_already=-58- is_also=-96- is_alway=-277- is_ambiguou=-94- is_an=120a
  is_assum=-137- is_at=-275- is_automatical=-98- is_availabl=-83- is_bas=-154- is_be=-178- is_broken=-191-
  is_built=-256- is_call=-430- is_clos=126o is_compil=-95- is_configur=-194- is_corrupt=-247- is_creat=-226-
  is_current=-98- is_d=-56- is_dangerou=105a is_defin=53l is_deprecat=-179- is_design=-105- is_disabl=-176-
  is_display=-171- is_done=-193- is_due=-195- is_empty=-26- is_enabl=-141- is_executabl=-48- is_expect=-100-
  is_fals=-130- is_for=-287- is_found=-69- is_from=-63- is_full=-218- is_given=-58- is_greater=-90- is_here=-206-
  is_hereby=142o is_high=-139- is_his=-321- is_ignor=-133- is_important=-209- is_in=-389- is_includ=-79-
  is_incompatibl=-76- is_install=-152- is_intend=-138- is_invalid=-121- is_larger=-145- is_less=-35- is_like=-161-
  is_limit=-158- is_malform=-113- is_mandatory=-177- is_mapp=-106- is_match=-56- is_miss=-245- is_node=-78-
  is_normaliz=-101- is_not=-76- is_now=83o is_off=31a is_on=-461- is_one=-92- is_only=-41- is_open=-193-
  is_optional=101h is_out=-71- is_outsid=-95- is_pars=-106- is_part=-194- is_pass=-78- is_perform=-212- is_permitt=159o
  is_possibl=-107- is_present=-54- is_provid=-106- is_reach=-126- is_read=44a is_ready=-209- is_real=-99-
  is_recommend=-83- is_referenc=-189- is_releas=-103- is_remov=176p is_requir=-171- is_resolv=-121- is_return=-151-
  is_s=-92- is_safe=134a is_set=-220- is_shar=-284- is_shown=-161- is_similar=-218- is_smaller=-112- is_specifi=-80-
  is_still=-50- is_stor=-198- is_support=-44- is_that=-236- is_the=-170- is_this=-74- is_thrown=-82- is_to=108r
  is_too=-94- is_treat=-68- is_true=-130- is_turn=56p is_typical=-42- is_undefin=-91- is_unknown=-105-
  is_unsupport=-71- is_updat=-36- is_used=-212- is_useful=-159- is_what=-296- is_with=-304- is_without=-267-
  is_written=143l is_wrong=-48- is_your=228a is_zero=-144- isa_extension=-68- iso_#number=-176- issu_associat=-69-
  it's_a=56a it's_not=-78- it_again=182p it_allow=-253- it_also=-109- it_and=131a it_as=66c it_back=111p it_can=-197-
  it_cannot=112p it_contain=-49- it_could=-212- it_does=-145- it_exist=-234- it_first=-186- it_for=50r it_has=-227-
  it_if=57o it_in=-147- it_into=124x it_is=104h it_may=-235- it_might=-248- it_on=217x it_only=-120- it_provid=-96-
  it_rain=-284- it_return=-202- it_says=133p it_so=-209- it_to=315x it_uses=-75- it_was=233h it_will=-193-
  it_with=-219- it_would=44o item_in=-35- item_should=-165- item_to=74h iterat_over=-153- its_own=-255- its_parent=-82-
  javascript_and=-44- javascript_valu=-112- join_the=126c js_#number=-113- js_and=-93- js_build=-92- js_but=-36-
  js_is=-116- js_version=-24- jsdom_constructor=-165- json5_str=-91- json_file=-51- json_or=-45- json_pars=-162-
  json_schema=-152- json_str=-64- json_with=87p jump_to=-75- just_a=-144- just_like=-146- just_the=-204- keep_a=185p
  keep_in=-150- keep_it=-97- keep_the=-77- kept_for=-166- key_and=-105- key_constraint=-125- key_does=-76-
  key_file=-270- key_for=-213- key_from=-234- key_in=226x key_into=224x key_is=-268- key_s=-214- key_str=-185-
  key_to=-53- key_valu=-69- key_with=90x keyboard_with=-127- keys_and=104x keys_are=-180- keys_for=-74- keys_in=-62-
  keys_of=192c keys_to=54x keys_together=-119- keyv_instanc=-108- keyword_in=-126- keyword_to=-182- kill_the=-118-
  kind_of=-248- know_how=-229- known_as=108r known_to=-222- label_s=-116- lack_of=-101- languag_model=-63-
  languag_s=-73- languag_that=-190- larg_d=-126- larg_for=-30- larg_object=-96- larger_than=-111- last_#number=-192-
  last_character=-69- last_updat=-78- latest_checkpoint=-163- launch_the=76c lc_ctyp=-59- ld_for=-63- ld_is=-37-
  ld_not=-35- ld_of=-186- ld_s=-144- ldap_server=-226- ldap_url=-97- lead_to=-247- leak_the=401x learn_more=-218-
  least_#number=-154- least_one=-103- leav_it=-181- leav_the=285h left_ctrl=-116- left_right=-183- length_d=-142-
  length_for=-91- length_in=-109- length_ld=-140- length_lu=-130- length_of=-104- length_u=-92- less_than=-164-
  let_me=-75- let_the=328c lets_you=-166- level_of=-169- level_security=-198- library_for=-53- library_has=-173-
  library_is=-65- library_s=-55- library_to=-39- licens_#number=-74- licens_under=-51- lightn_css=-130- like_a=80r
  like_an=251r like_the=60h like_this=-218- like_to=-203- like_you=82h limit_for=-167- limit_of=-174- limit_on=-70-
  limit_the=-118- limit_to=-133- lin_in=-192- lin_of=-216- line_and=-167- line_argument=-39- line_column=-122-
  line_d=-121- line_in=151h line_is=-175- line_length=-142- line_number=-150- line_option=-150- line_s=-290-
  line_the=-119- line_to=-45- lineno_d=-177- link_file=-49- link_group=-69- link_in=-235- link_s=-119- link_time=-277-
  link_to=-29- link_with=-79- linker_script=-257- lint_error=-49- list_all=-92- list_are=-103- list_for=-179-
  list_has=-134- list_in=-228- list_is=36o list_of=-52- listen_on=95c listen_to=91o listener_for=-252-
  littl_endian=-83- liv_in=-184- load_a=-323- load_segment=-69- loadabl_segment=-120- loader_reloc=-114-
  loc_object=-154- local_archiv=-56- local_branch=-128- local_file=-52- local_for=-106- local_symbol=-135-
  location_counter=-81- location_in=-98- location_list=-140- location_of=-181- location_to=151x location_x=-110-
  lock_file=-147- lock_on=37c lock_rows=-85- lock_the=-293- log_file=-135- log_in=226c log_to=-217- logg_in=29p
  logical_replication=-61- login_shell=-364- login_the=-270- long_as=-88- long_doubl=-110- long_for=-41-
  longer_support=-152- longer_than=-224- look_at=177h look_for=-160- look_like=44h look_to=-132- look_up=-81-
  lookup_for=-150- lots_of=-96- low_level=-191- lower_case=-58- lowercas_letter=-105- lsn_x=-26- lts_releas=-129-
  lu_byt=-36- lu_lu=-44- lu_to=-112- lx_#number=-49- lx_in=-26- lx_s=-44- lx_unresolvabl=-49- lx_warn=-60- m_s=-73-
  mach_o=-44- macro_s=-141- magic_number=-78- magic_str=-155- mail_from=-158- mail_with=-47- major_version=-148-
  mak_a=-52- mak_it=-229- make_a=-68- make_it=159h make_sens=-154- make_sure=122p make_the=488h make_this=294p
  malform_mach=-33- manager_is=-301- many_call=-55- many_of=-88- many_other=-103- many_section=-76- map_converter=-35-
  map_file=-68- map_of=-147- map_to=-200- mapp_for=-223- mapp_to=-151- march_s=-64- mark_as=31p mark_dso=-233-
  mark_generat=-71- mark_the=87h master_key=-182- match_a=-113- match_against=-142- match_any=-195- match_as=-243-
  match_by=-74- match_expect=-61- match_s=-184- match_the=-139- materializ_view=-171- max_#number=-93-
  max_replication=-107- maximum_allow=-163- maximum_length=-38- maximum_number=-124- may_also=-91- may_be=-59-
  may_chang=-159- may_contain=-73- may_have=32x may_not=-110- may_result=-20- may_still=-121- may_use=-245-
  may_want=-145- mcp_server=-29- md_for=-91- md_with=156p me_a=-201- me_about=-257- me_and=264r me_the=-251- me_to=227h
  me_what=-26- me_when=-283- me_your=289l mean_no=-145- mean_that=-269- mean_the=-59- meant_to=-174- media_type=-101-
  member_in=-193- member_name=-87- member_of=-218- memory_allocat=-113- memory_and=181o memory_block=227l
  memory_for=-147- memory_is=-105- memory_md=220p memory_region=-82- memory_to=85x memory_usag=-281- mention_the=-124-
  menu_item=-122- merg_and=-103- messag_and=-250- messag_from=51a messag_in=-263- messag_includ=35l messag_of=-88-
  messag_provider=-395- messag_to=-72- messag_type=-131- messag_with=45l meta_schema=-325- meta_type=-84-
  metadata_file=-203- metainfo_file=-118- method_and=-242- method_are=-73- method_does=-140- method_is=-214-
  method_of=-70- method_on=-258- method_return=-87- method_s=-58- method_to=-215- method_which=-168- method_will=-79-
  metric_ref=-43- metric_system=-212- middl_of=-37- middlewar_and=-233- might_be=-248- might_need=-148- mime_typ=-177-
  mime_type=-127- mind_that=-236- minor_version=-102- mismatch_between=-170- mismatch_with=-175- miss_argument=-109-
  miss_from=-149- miss_in=-107- miss_or=-62- miss_support=-21- mit_licens=-192- mmo_file=-31- mode_#number=-101-
  mode_chang=-140- mode_in=-181- mode_is=-164- mode_it=-27- mode_not=-76- mode_of=-266- mode_on=98r mode_s=-91-
  mode_the=-111- model_is=-170- modern_browser=-71- modul_and=-140- modul_export=-82- modul_for=-70- modul_in=-21-
  modul_is=-131- modul_loader=-200- modul_name=-135- modul_provid=-59- modul_request=-91- modul_s=-95-
  modul_support=-29- modul_that=-55- modul_to=-157- modul_will=-86- mon_#number=-65- monkey_patch=-179-
  more_about=-321- more_control=-202- more_detail=-233- more_information=-96- more_lint=-55- more_than=-109-
  most_#number=-35- most_like=-82- most_preferr=-94- most_recent=-76- mount_point=-67- mov_to=-161- move_the=63x
  move_window=-194- mss_window=-92- multi_byte=-137- multi_pack=-60- multipl_of=-44- multipl_tim=-102-
  must_accept=-143- must_be=-131- must_begin=-165- must_contain=-24- must_follow=-313- must_have=-189- must_not=-70-
  must_obey=132a must_only=-159- must_return=-255- must_specify=-203- must_stay=239h must_use=-98-
  mutual_exclusiv=-120- n_or=-54- n_q=-118- n_second=-234- nam_and=169x nam_are=-98- nam_default=-148- nam_for=-83-
  nam_in=-304- nam_must=-144- nam_of=146x nam_s=-117- nam_to=-65- name_#number=-115- name_and=38x name_as=-141-
  name_for=-176- name_from=115r name_is=227r name_must=-220- name_not=-113- name_of=-203- name_or=-243- name_s=-110-
  name_str=-156- name_to=-104- name_too=-46- name_type=-207- name_valu=-210- nathan_bierema=-76- nativo_for=-134-
  need_a=-276- need_an=-222- need_approval=-114- need_for=-408- need_it=-227- need_the=183a need_your=274a
  negativ_number=-96- negativ_valu=-96- network_addres=-56- never_delet=-167- never_refus=163r never_remov=-140-
  never_send=-318- new_cluster=-149- new_default=-50- new_file=-266- new_instanc=-76- new_instruction=-70-
  new_keyv=-54- new_master=-100- new_one=-130- new_option=-203- new_order=109o new_tabl=-93- new_text=-222-
  newlin_or=-123- next_generation=-89- no_approval=180p no_argument=-237- no_data=-93- no_dead=-117- no_effect=-254-
  no_endiannes=-75- no_file=-112- no_index=-110- no_limit=131r no_longer=26o no_more=50o no_need=-60- no_one=-55-
  no_option=-102- no_other=-95- no_output=-158- no_packag=-86- no_plt=-79- no_such=-178- no_suitabl=-111-
  no_support=-195- no_symbol=-125- no_terminat=-97- no_valid=-126- no_valu=104r no_warn=-253- node_#number=-219-
  node_api=-40- node_core=-97- node_for=143c node_is=-99- node_js=-114- node_modul=-166- node_sqlite3=-104-
  node_the=-110- node_to=-130- node_type=-245- node_v4=-189- node_version=-128- node_with=132c non_ascii=-107-
  non_block=-84- non_break=-61- non_contiguou=-20- non_cryptographic=-62- non_existent=-138- non_joiner=-100-
  non_negativ=-158- non_null=-156- non_representabl=-95- non_tls=-27- non_word=-171- non_zero=-81- nonc_file=-117-
  none_of=-120- normal_and=118h not_a=-76- not_accept=-260- not_add=-200- not_affect=-215- not_all=-160-
  not_allocat=-106- not_allow=-175- not_app=-92- not_appear=-74- not_automatical=-138- not_availabl=-113-
  not_between=-69- not_bind=-43- not_chang=-228- not_check=-131- not_clos=-46- not_compatibl=-75- not_configur=-116-
  not_connect=-76- not_contain=-25- not_creat=-85- not_decod=-105- not_defin=-76- not_delet=-218- not_determin=-56-
  not_display=30h not_do=-148- not_dump=-265- not_duplicat=-29- not_enabl=-250- not_end=-56- not_enough=-98-
  not_exist=-71- not_find=-179- not_follow=-158- not_for=113h not_fork=-135- not_found=-170- not_generat=-85-
  not_get=-168- not_have=-88- not_identify=-123- not_implement=-119- not_in=-78- not_includ=-285- not_initializ=-62-
  not_install=-241- not_intend=-156- not_known=-147- not_let=139o not_list=32h not_load=-53- not_locat=-103-
  not_make=-123- not_mark=159x not_match=-91- not_merg=-155- not_need=141h not_null=-103- not_of=-49- not_on=-189-
  not_open=-71- not_pars=-88- not_permitt=-185- not_point=-27- not_possibl=-182- not_present=-147- not_print=-221-
  not_proper=-196- not_provid=-117- not_read=-223- not_recogniz=-83- not_recommend=-144- not_remov=-111- not_renam=-55-
  not_report=-70- not_requir=-204- not_resolv=-50- not_return=-71- not_s=-82- not_see=117h not_send=-342- not_set=-45-
  not_show=-59- not_specifi=-69- not_specify=-227- not_start=-221- not_support=-151- not_take=-77- not_tell=-52-
  not_the=-74- not_to=157o not_treat=-61- not_updat=-222- not_us=-132- not_use=-208- not_used=-81- not_valid=-222-
  not_wait=220h not_want=-51- not_word=-97- not_work=-120- not_writ=-115- not_yet=-163- note_if=-109- note_is=-42-
  note_that=-138- note_the=40a note_this=-268- note_when=-119- noth_in=165o noth_is=126h notic_the=87h nov_#number=-62-
  now_a=48r now_on=105r now_you=150r npm_and=-188- npm_install=-212- npm_run=-248- npm_test=-115- nt_arm=-121-
  nul_byte=-91- nul_character=-101- null_if=-77- null_or=-91- null_valu=-101- null_when=-71- num_lock=-144-
  number_#number=-201- number_and=150x number_d=-100- number_for=-99- number_in=-44- number_is=-269- number_of=-155-
  number_s=-111- number_set=-170- number_str=-57- number_that=-163- number_u=-158- numeric_valu=-80- o_arm=-33-
  obey_the=20o obey_this=237a object_and=-165- object_are=-116- object_attribut=-108- object_by=-120- object_can=-22-
  object_contain=-99- object_databas=-192- object_fil=-140- object_file=-110- object_for=-83- object_from=-167-
  object_has=-213- object_in=-111- object_into=-149- object_is=-99- object_may=-84- object_of=-76- object_or=-114-
  object_recompil=-24- object_return=-56- object_s=-88- object_that=-149- object_to=-181- object_u=-181-
  object_which=-97- object_will=-49- object_with=-102- occur_when=-76- oct_#number=-39- octal_valu=-78-
  of_#agentfile=244x of_#number=-133- of_a=-21- of_acces=-55- of_all=203x of_allow=-78- of_an=37r of_another=-156-
  of_any=-162- of_argument=-79- of_as=-34- of_availabl=-111- of_bound=-129- of_browser=-67- of_cach=-166-
  of_chang=-140- of_character=-90- of_child=-70- of_column=-78- of_conduct=-207- of_config=-141- of_conflict=-164-
  of_congo=-101- of_d=-69- of_data=-192- of_databas=-137- of_date=21o of_debug=-171- of_debugg=-118- of_def=-83-
  of_different=-96- of_dynamic=-55- of_each=165x of_element=-22- of_entry=-100- of_every=91p of_extension=-128-
  of_extra=-55- of_file=-123- of_function=-114- of_generat=23x of_git=-205- of_how=-41- of_icon=-138- of_index=-218-
  of_input=-83- of_instruction=45o of_it=214a of_its=-166- of_json=-30- of_just=-108- of_key=-32- of_keys=-233-
  of_languag=-144- of_ld=-81- of_line=-125- of_messag=-159- of_modul=-52- of_multipl=-107- of_node=-126-
  of_object=-141- of_operand=-208- of_operator=-175- of_or=-91- of_output=-101- of_parameter=-91- of_patch=-84-
  of_path=-51- of_preferr=-105- of_proces=-295- of_program=-186- of_pt=-92- of_rang=-133- of_referenc=-208-
  of_register=-212- of_relation=-71- of_s=-119- of_schema=-180- of_section=-113- of_size=-78- of_sourc=-269-
  of_symbol=-81- of_tabl=-188- of_text=-268- of_that=-297- of_the=-93- of_their=-188- of_them=-157- of_thes=-176-
  of_this=235h of_thos=-174- of_time=-25- of_token=95l of_total=-92- of_track=-168- of_transaction=-212- of_tupl=-73-
  of_two=-161- of_type=-66- of_u=-84- of_unicod=-90- of_wal=-205- of_what=89x of_which=-68- of_you=203o of_your=255l
  of_yourself=218r of_zu=-276- off_by=-214- off_the=185c offset_#number=-50- offset_d=-64- offset_in=-82-
  offset_lx=-26- offset_of=-176- offset_overflow=-70- offset_s=-29- offset_too=-49- offset_u=-228- offset_zu=-34-
  oid_u=-110- old_and=-50- old_rul=83o older_than=-171- on_#number=-296- on_a=-94- on_all=-308- on_an=-202- on_and=142p
  on_any=-113- on_disk=-235- on_each=-143- on_event=-136- on_every=85c on_for=-204- on_friday=-124- on_github=-123-
  on_how=-142- on_it=-161- on_key=-218- on_line=-202- on_monday=-382- on_node=-146- on_object=-142- on_our=148x
  on_partition=-111- on_port=180c on_printer=-47- on_request=140a on_s=-126- on_server=-196- on_sunday=-299-
  on_system=-69- on_tabl=-73- on_that=-141- on_the=-181- on_this=48a on_thursday=-313- on_to=205x on_top=-203-
  on_tuesday=-335- on_typescript=-46- on_wednesday=-242- on_window=-160- on_you=224r on_your=-95- once_for=-189-
  once_the=-221- once_with=-267- one_at=-194- one_entry=-129- one_input=-37- one_is=83a one_line=-183- one_of=-125-
  one_on=38p one_or=-83- one_time=56x only_#number=-160- only_accept=-241- only_after=-254- only_allow=-150-
  only_and=-228- only_availabl=-70- only_be=-91- only_by=-63- only_check=-27- only_contain=-119- only_differenc=-21-
  only_do=-91- only_for=-144- only_in=-208- only_match=-104- only_on=94o only_once=-237- only_one=-74-
  only_section=-82- only_support=-63- only_the=-204- only_this=-52- only_to=178o only_use=-108- only_valid=-59-
  only_when=-201- only_with=-48- only_work=-89- onto_the=-210- op_used=-86- opcod_s=-118- opcod_unknown=-37-
  open_a=159c open_an=-200- open_cach=-77- open_file=-102- open_input=-54- open_no=-75- open_on=-181- open_output=-60-
  open_port=126c open_s=-86- open_sourc=-198- open_the=-135- openapi_#number=-91- openj_foundation=-177-
  operand_d=-142- operand_for=-153- operand_is=-89- operand_out=-89- operand_to=-99- operand_type=-37- operand_u=-59-
  operation_are=-147- operation_is=-183- operation_on=-178- operator_can=-231- operator_clas=-149- operator_fami=-117-
  operator_famili=-200- operator_must=57a operator_s=-162- option_and=-117- option_are=-64- option_as=-135-
  option_c=-140- option_can=-122- option_cannot=-100- option_default=-28- option_for=-109- option_from=-236-
  option_in=-184- option_is=-75- option_name=-156- option_not=-203- option_object=-120- option_of=-42- option_or=-80-
  option_s=-87- option_specifi=-62- option_support=-111- option_tak=-32- option_that=-181- option_the=-83-
  option_to=-155- option_valu=-106- option_will=-235- option_with=-102- optional_object=-210- optional_option=-136-
  or_#number=-95- or_a=-88- or_absolut=-30- or_all=-67- or_an=-110- or_any=-191- or_array=-115- or_chang=-23-
  or_directory=-162- or_disabl=-50- or_empty=-76- or_equal=-45- or_fals=-152- or_greater=-38- or_higher=-76-
  or_if=-213- or_in=-77- or_invalid=-53- or_is=-67- or_just=-114- or_member=-121- or_miss=-53- or_modify=-147-
  or_more=-79- or_new=-69- or_not=-70- or_null=-57- or_number=-66- or_one=-186- or_other=-206- or_s=-100- or_set=-183-
  or_sets=-35- or_str=-49- or_the=-79- or_to=-73- or_undefin=-167- or_unsupport=-70- or_use=-147- or_video=-193-
  or_when=-31- or_with=-138- or_yarn=-58- order_as=-281- order_by=-175- order_for=-187- order_from=141a order_of=45a
  order_operator=-231- order_to=-195- origin_s=-30- original_object=-282- original_sourc=-210- original_str=-104-
  orphan_section=-102- other_librari=-61- other_option=-110- other_session=-116- other_than=140o other_user=-40-
  otherwis_it=-121- our_server=166p our_websit=-70- out_of=-141- out_the=279x out_your=149l output_as=-181-
  output_directory=-170- output_field=-97- output_file=-129- output_for=-265- output_format=-200- output_from=-192-
  output_in=-144- output_is=-135- output_of=40x output_s=-57- output_section=-81- output_the=118l output_to=-157-
  output_version=-45- outsid_a=-188- outsid_of=-151- outsid_the=-211- over_#number=-356- over_the=123a overflow_in=-60-
  overrid_file=-138- overrid_for=-194- overrid_the=-188- overwrit_the=207c own_by=-255- owner_can=-170- owner_of=-361-
  ownership_on=-136- p_can=-101- p_cannot=-107- p_error=-80- p_f=-158- p_fail=-134- p_h=-70- p_invalid=-97-
  p_option=-48- p_password=-269- p_pb=-99- p_ps=-45- p_s=-195- p_warn=-85- p_x=-143- pa_#number=-37- pa_error=-96-
  pa_from=-58- pa_relocation=-28- pack_index=-49- pack_object=-49- pack_s=-96- packag_contain=-109- packag_export=-78-
  packag_info=-170- packag_is=-102- packag_manager=-215- packag_name=-104- packag_provid=-67- packag_s=-218-
  packag_to=-208- packag_with=-221- page_#number=-170- page_says=-101- pair_with=-128- parallel_operation=-33-
  parallel_worker=-53- parameter_and=-137- parameter_are=-186- parameter_in=-82- parameter_is=-119-
  parameter_must=-292- parameter_s=-88- parameter_to=-261- parameter_valu=-153- parent_directori=-85-
  parent_directory=-28- pars_a=-124- pars_and=-78- pars_as=-33- pars_method=-58- pars_s=-73- pars_str=-198-
  pars_the=-275- pars_valu=-63- parser_and=-39- parser_for=-38- parser_to=-27- parser_will=-140- parser_with=-92-
  part_are=-129- part_of=20l partition_key=-123- partition_s=-127- partition_tabl=126c pass_a=-188- pass_an=-211-
  pass_as=-195- pass_in=-109- pass_the=-58- pass_through=-156- pass_to=-114- password_and=301x password_for=-405-
  password_is=-98- password_manager=-197- password_of=-81- password_password=-261- password_to=128x password_will=-255-
  past_end=-109- past_the=257l past_your=251l patch_and=-114- patch_from=-96- patch_fs=-85- patch_the=-153-
  patch_to=-87- path_and=-155- path_are=-57- path_array=-47- path_as=-239- path_displaypath=-75- path_if=-101-
  path_is=-62- path_of=-170- path_or=-58- path_pattern=-38- path_portion=-83- path_s=-74- path_separator=-68-
  path_start=-180- path_stat=-44- path_that=-194- path_to=-130- pattern_and=-149- pattern_are=-182- pattern_is=-109-
  pattern_like=-29- pattern_list=-196- pattern_match=-83- pattern_or=-114- pattern_that=-166- pattern_to=-229-
  pay_attention=-148- pay_the=-97- pb_and=-134- pb_cannot=-92- pb_compil=-140- pb_error=-118- pb_link=-68- pb_not=-81-
  pb_pa=-81- pb_pb=-26- pb_relocation=-37- pb_s=-46- pb_section=-101- pb_unabl=-109- pb_unsupport=-87- pb_uses=-34-
  pb_warn=-90- pc_by=-33- pc_relativ=-90- percent_encod=-104- perform_a=-194- performanc_is=-68- permission_deni=-215-
  permission_for=-53- permission_on=-272- permission_to=132h pg_control=-109- phon_number=213x pic_code=-75-
  pick_the=-167- pid_d=-94- pipe_for=-107- pixel_of=-112- pkcs_#number=-66- plac_in=-210- plac_of=26o
  plain_object=-138- play_a=217r play_the=-161- pleas_do=-174- pleas_enter=-310- pleas_note=-259- pleas_read=-106-
  pleas_report=-318- pleas_use=-182- plugin_for=-42- plugin_is=-92- pnm_file=-146- po_file=-158- point_abi=-80-
  point_at=-148- point_in=81h point_number=-86- point_to=-252- policy_for=-270- policy_s=-257- polish_dvorak=-60-
  polish_quot=-72- port_#number=185c port_and=261c port_number=-225- port_port=-290- port_s=-166- portion_of=-191-
  position_d=-44- position_independent=-106- possibl_due=-131- possibl_for=-103- possibl_to=-75- possibl_valu=-97-
  post_it=157x post_the=139x postgresql_was=-51- power_by=-77- power_of=70a powerpc_#number=-83- pre_commit=-135-
  pre_configur=-100- pre_defin=-107- precedenc_over=-76- precision_must=-129- precision_register=-92- prepend_a=-139-
  prereleas_version=-139- present_in=-100- pretend_that=223h pretty_format=-155- prevent_the=-268- previou_modul=-191-
  previou_version=-126- primary_key=-91- primary_stor=-121- primary_storag=-90- principal_name=-325- principal_s=-142-
  print_a=-181- print_only=-236- print_the=57l print_to=-206- print_your=157l printer_s=-112- prior_to=-171-
  privat_key=-70- probab_a=-208- procedur_s=-152- proces_d=-32- proces_m=-135- proces_or=-227- proces_s=-141-
  proces_with=-45- processor_does=-89- produc_by=-92- produc_the=-81- program_header=-151- program_name=-122-
  progres_bar=62h project_is=-92- project_to=-208- prompt_and=94l prompt_for=-294- prompt_in=-43- prompt_is=289o
  prompt_says=74o prompt_to=220l prompt_with=-56- prompt_you=77l properti_and=-177- properti_are=-132- properti_of=-51-
  properti_that=-95- property_bas=-45- property_is=-84- property_nam=-62- property_of=-88- property_on=-41-
  property_to=-50- property_will=-83- protocol_s=-76- provid_a=-137- provid_an=-122- provid_by=-202- provid_code=-73-
  provid_identifier=-52- provid_in=-36- provid_s=-120- provid_the=113x provid_to=-147- provider_are=-333- proxy_for=98c
  proxy_server=-179- ps_stor=-37- psect_offset=-37- pseudo_op=-97- public_key=-252- publish_to=-247- pull_request=-28-
  punycod_js=-99- pure_rand=-55- push_the=-118- push_to=-292- put_it=98x put_the=170p put_this=-68- put_your=-65-
  q_a=-118- q_quiet=-310- query_is=-107- query_s=-66- query_str=88x query_to=45x question_about=-153- quot_on=-72-
  r_arm=-44- r_ld=-207- r_sh=-65- random_valu=-192- rang_#number=-46- rang_d=-48- rang_for=-71- rang_given=-98-
  rang_in=-84- rang_is=-73- rang_ld=-34- rang_list=-79- rang_of=-125- rang_return=-120- rang_s=-81- rang_u=-176-
  react_compiler=-32- react_component=-91- react_dom=-52- react_nativ=-40- read_acces=-191- read_d=-105-
  read_file=-217- read_from=-81- read_in=-114- read_it=-70- read_me=82l read_more=-323- read_only=-65- read_s=-150-
  read_section=-102- read_standard=-130- read_the=-70- read_this=24a read_your=22l ready_to=-137- real_want=-282-
  realm_s=-62- receiv_a=-194- receiv_from=-24- recent_used=-103- recit_the=190l recogniz_by=-116- recogniz_the=-225-
  recommend_to=-74- recompil_with=-40- record_at=-43- record_for=-187- record_lf=-60- record_s=-113- record_the=43h
  record_type=-259- record_with=-148- recovery_target=-202- ref_is=-57- ref_s=-127- ref_to=-82- ref_use=-43-
  refer_to=-40- referenc_a=-63- referenc_and=-91- referenc_by=-124- referenc_in=-125- referenc_s=-131-
  referenc_to=-157- referr_to=-59- refresh_the=-131- refus_to=-131- regardles_of=-168- regex_literal=-90-
  regexp_tree=-26- region_s=-74- register_a=179p register_expect=-88- register_for=-210- register_in=-99-
  register_list=-156- register_must=-185- register_number=-197- register_or=-68- register_s=-139- register_should=-144-
  register_symbol=-56- register_the=181p register_with=-230- regular_expression=-95- regular_file=-51-
  reindex_specific=-66- relation_s=-84- relation_to=-138- relativ_offset=-46- relativ_path=-51- relativ_reloc=-86-
  relativ_relocation=-67- relativ_to=-152- releas_file=-52- relink_with=-54- reloc_against=-107- reloc_in=-123-
  reloc_number=-127- reloc_section=-77- reloc_type=-66- reloc_u=-84- relocation_against=-65- relocation_at=-20-
  relocation_cannot=-83- relocation_d=-64- relocation_in=-99- relocation_r=-23- relocation_s=-35-
  relocation_truncat=-60- relocation_type=-102- relocation_used=-164- rely_on=-202- remember_this=-154- remind_me=-252-
  remot_fil=-242- remot_file=136c remot_s=-115- remot_server=86x remot_track=-198- remov_a=-432- remov_and=-237-
  remov_build=-144- remov_from=-118- remov_in=-278- remov_it=128h remov_old=-243- remov_s=-173- remov_temporary=-155-
  remov_this=235p remov_unus=-185- renam_s=-68- renam_temporary=-20- render_the=50l rep_to=22x repeat_the=83l
  repeat_your=99l replac_all=-214- replac_by=-127- replac_it=-148- replacement_for=-47- replay_cach=-117-
  replica_identity=-48- replication_connection=-139- replication_origin=-42- replication_slot=-99- report_and=-263-
  report_more=-55- report_the=267x report_to=-45- repository_s=-158- represent_a=-110- represent_by=-113-
  represent_the=32a representation_of=-142- republic_of=-176- req_body=-157- request_and=-203- request_body=-125-
  request_by=127a request_from=-135- request_in=79h request_is=-238- request_of=-230- request_s=-232- request_to=60x
  request_without=-75- requir_a=-167- requir_an=-156- requir_at=-32- requir_but=-132- requir_by=-95- requir_either=-68-
  requir_enabl=-20- requir_executabl=-148- requir_for=-53- requir_node=-70- requir_s=-212- requir_the=205a
  requir_to=-241- requir_type=-25- reserv_for=-156- reserv_word=-199- reset_the=-228- resolv_export=-61- resolv_in=-75-
  resolv_relativ=-65- resolv_the=-139- resolv_to=-131- resolv_with=-56- resourc_manager=-30- respect_the=70o
  respons_from=-153- respons_to=-118- rest_of=183o restart_the=-113- restor_the=27p result_in=-131- result_is=-143-
  result_object=-207- result_of=-168- result_to=-255- retriev_the=-176- return_#number=-210- return_a=-131-
  return_all=-143- return_an=-207- return_by=-158- return_data=-107- return_fals=-165- return_from=-148-
  return_function=-133- return_list=-139- return_the=-106- return_this=-241- return_to=87o return_true=-108-
  return_type=-116- return_undefin=-160- return_valu=-90- reveal_the=-122- revocation_certificat=-76- rfc_#number=-98-
  right_alt=-95- right_to=-133- right_win=-86- risc_v=-110- role_of=-31- role_s=-147- role_system=292a roleplay_as=51r
  root_acces=63a root_directory=-304- root_option=-281- root_right=259c root_schema=-252- rough_equivalent=-90-
  row_level=-185- row_version=-161- rows_and=-58- rows_in=147h rul_are=-23- rul_do=110o rul_for=-102- rul_of=-295-
  rul_that=102o rul_you=214l rule_#number=-45- rule_in=313p rule_is=-49- rule_no=-201- rule_s=-88- rule_that=89x
  rule_to=-120- run_command=-252- run_git=-242- run_in=-333- run_it=253c run_npm=-203- run_on=181l run_s=-277-
  run_test=-290- run_the=66c run_watch=-181- run_with=80c runn_s=-141- runs_the=138p s_#number=-136- s_a=-81-
  s_access=-78- s_addr=-150- s_after=-37- s_against=-38- s_already=-85- s_and=-107- s_appear=-82- s_are=-99- s_as=-128-
  s_at=-89- s_bad=-106- s_becaus=-70- s_befor=-134- s_but=-91- s_by=-205- s_can=-52- s_can't=-113- s_cannot=-116-
  s_chang=-32- s_client=-94- s_column=-108- s_command=-117- s_conflict=-126- s_contain=-167- s_could=-99-
  s_current=-33- s_d=-124- s_data=-173- s_databas=-211- s_defin=-88- s_devic=-64- s_differ=-89- s_does=-70-
  s_doesn't=-101- s_due=-141- s_dur=-74- s_e=-75- s_element=-67- s_entry=-46- s_error=-134- s_exist=-55- s_expect=-65-
  s_extend=-64- s_fail=-151- s_field=-72- s_file=-156- s_for=-70- s_found=-175- s_from=-151- s_g=-35- s_has=-135-
  s_hash=-43- s_help=-137- s_ignor=-114- s_in=-77- s_instead=-28- s_instruction=-252- s_internal=-165- s_into=-155-
  s_invalid=-129- s_is=-93- s_isn't=-169- s_key=-163- s_line=-177- s_local=-69- s_lu=-114- s_m=-104- s_may=-52-
  s_miss=-70- s_mode=-73- s_more=-57- s_must=-151- s_need=-120- s_no=-94- s_not=-140- s_note=-130- s_of=-55-
  s_offset=-46- s_on=-84- s_only=-117- s_option=-81- s_or=-110- s_out=-93- s_output=-187- s_pattern=-119- s_rang=-45-
  s_read=-221- s_reason=-216- s_referenc=-46- s_register=-50- s_reloc=-53- s_relocation=-65- s_remov=-137-
  s_requir=-90- s_s=-136- s_section=-88- s_servic=-99- s_set=-81- s_should=-113- s_skipp=-145- s_specifi=-51-
  s_subproces=-88- s_symbol=-74- s_target=-48- s_the=-76- s_ther=-142- s_tls=-47- s_to=-180- s_too=-115- s_u=-211-
  s_unabl=-123- s_unexpect=-86- s_unknown=-129- s_unsupport=-232- s_updat=-111- s_us=-197- s_used=-57- s_user=-230-
  s_uses=-113- s_valu=-55- s_via=-123- s_warn=-128- s_was=-102- s_which=-58- s_will=-176- s_with=-89- s_without=-85-
  s_wrot=-57- s_you=-252- safe_to=68a same_as=-225- same_file=-94- same_time=-135- same_way=-104- samesit_attribut=-63-
  save_it=-35- sax_does=-101- say_that=338h say_what=-82- says_no=-95- says_the=-110- says_you=-238- schema_and=-148-
  schema_can=-133- schema_draft=-165- schema_for=-107- schema_id=-102- schema_is=-239- schema_s=-95- schema_to=-248-
  schema_validation=-60- schema_will=-233- schema_with=-70- scram_messag=-195- screenshot_of=144x script_and=102c
  script_in=84p search_for=-152- search_parser=-93- search_path=-210- search_templat=-209- second_argument=-193-
  second_operand=-149- second_parameter=-234- second_to=118c secondary_and=-27- secondary_reloc=-79-
  secondary_stor=-143- secret_in=181x secret_key=-114- secret_to=-41- section_#number=-70- section_a=-93-
  section_alignment=-145- section_contain=-49- section_content=-152- section_d=-64- section_e=-100- section_for=-64-
  section_group=-95- section_has=-151- section_header=-84- section_in=-49- section_index=-79- section_is=-52-
  section_length=-40- section_name=-116- section_of=-53- section_pa=-73- section_s=-109- section_size=-32-
  section_type=-64- section_u=-79- section_zu=-52- secur_hash=-40- security_context=-259- security_policy=-265-
  security_team=-20- see_#url=-274- see_below=-38- see_if=-79- see_our=-109- see_the=-34- see_what=242h see_your=183l
  seek_to=-190- segment_is=-255- segment_s=-139- segment_size=-39- select_processor=-89- select_rule=-231-
  select_the=-143- select_user=-223- send_it=302x send_the=186x send_them=-24- send_to=-222- sent_by=-140- sent_to=-81-
  separat_list=-62- separat_the=-177- separat_with=-49- separator_in=-54- sequenc_number=-145- sequenc_s=-133-
  seri_of=-220- serial_number=-138- serializ_and=-110- serializ_the=-57- serialization_and=-73- server_and=103c
  server_at=196c server_has=-161- server_is=-296- server_principal=-194- server_s=-60- server_sent=-236-
  server_to=-135- server_version=-102- servic_and=202p servic_s=-96- session_with=-243- set_a=-86- set_all=166c
  set_an=-214- set_and=61o set_as=-65- set_by=-52- set_call=-32- set_cooki=-144- set_default=-82- set_for=-90-
  set_it=-100- set_many=-66- set_of=-108- set_on=-198- set_return=-162- set_s=-89- set_section=-133- set_target=-231-
  set_the=36p set_then=-69- set_this=-159- set_to=-155- set_up=205c set_with=-37- sets_the=-286- sett_it=-205-
  sett_json=73p sett_the=-203- sett_this=-138- sh_entsiz=-67- sh_link=-38- sh_uses=-71- sha_#number=-82-
  shar_library=-90- shar_memory=-382- shar_my=-281- shar_object=-156- shar_of=-340- shar_the=135x shar_your=24l
  shell_for=21c shell_variabl=-104- short_read=-116- should_be=-46- should_return=-171- should_the=143h show_all=-70-
  show_how=89l show_it=-21- show_location=-126- show_me=151l show_output=-247- show_the=149l show_this=89h
  shown_in=-215- shut_down=77c side_of=-76- sign_by=198a sign_in=110h sign_off=-216- signal_d=-125- signal_to=-249-
  signatur_is=-84- signatur_s=-117- signatur_verification=-118- similar_to=-162- simpl_and=-155- simpl_exampl=-189-
  sinc_#number=-176- sinc_the=-230- singl_character=-65- singl_precision=-125- size_#number=118a size_d=-116-
  size_field=-57- size_for=-61- size_is=-145- size_lu=-78- size_of=-96- size_s=-65- size_zu=-108- skip_the=45a
  skipp_s=-160- slot_name=-108- slot_s=-83- small_and=-63- smaller_and=-150- smaller_common=-106- smaller_than=-104-
  so_a=-146- so_far=215l so_if=-228- so_it=62p so_no=-239- so_that=426p so_the=203h so_you=-131- socket_addres=-124-
  socksv5_proxy=-187- softwar_and=-272- softwar_is=-169- some_of=-62- some_other=-48- soon_as=68x sort_by=-121-
  sort_order=-229- soul_md=264p sourc_and=-131- sourc_code=-158- sourc_content=-197- sourc_fil=-113- sourc_file=-288-
  sourc_line=-200- sourc_location=-116- sourc_map=-155- sourc_node=-170- sourc_of=-23- sourc_or=-60- sourc_packag=-66-
  sourc_s=-97- sourc_str=-251- sp_register=-108- spac_at=-56- spac_for=-45- spac_is=-123- spac_on=-85-
  spars_checkout=-187- speak_as=182r specifi_algorithm=-90- specifi_and=-224- specifi_as=-64- specifi_but=-66-
  specifi_by=-92- specifi_file=-192- specifi_for=-83- specifi_in=-84- specifi_more=-115- specifi_path=-139-
  specifi_the=-102- specific_command=-147- specification_for=-78- specification_in=-70- specification_s=-82-
  specify_a=-153- specify_an=-89- specify_both=-90- specify_the=-171- sql_function=-87- src_exampl=-183- stack_is=-38-
  stack_pointer=-122- standard_input=-121- standard_output=-174- start_a=96c start_addres=-204- start_and=-208-
  start_at=-218- start_end=-138- start_from=-182- start_in=-198- start_it=244c start_of=80p start_the=-181-
  start_to=-315- start_with=-243- stat_and=96o stat_file=-79- stat_in=-88- stat_is=-110- stat_of=-157-
  statistic_collector=-185- statistic_object=-57- statu_code=-108- statu_d=-78- stay_in=202r stdout_s=-54-
  stop_the=103c stor_cond=-128- stor_in=-277- stor_is=-49- stor_the=112p storag_adapter=-134- storag_but=-27-
  storag_clas=-73- str_and=-137- str_are=-156- str_argument=-92- str_as=-158- str_but=-79- str_can=-67-
  str_contain=-119- str_for=-105- str_has=-232- str_in=-153- str_into=-78- str_is=-85- str_length=-83-
  str_literal=-103- str_of=137x str_offset=-70- str_optional=-159- str_or=-84- str_represent=-105-
  str_representation=-122- str_return=-73- str_s=-103- str_tabl=-99- str_that=-145- str_the=-183- str_to=-154-
  str_will=-64- str_with=134c str_zd=-39- stream_is=-196- stream_to=-260- strict_mode=-165- strip_the=-32-
  strp_offset=-42- structur_of=-116- subject_to=123x submodul_path=-65- submodul_s=-123- subnet_mask=-85-
  subproces_fail=-104- subscrib_to=-198- subscription_s=-93- such_a=-140- such_as=-97- suitabl_for=-39-
  summaris_the=-96- sun_dead=-140- sun_type=-69- superuser_to=-310- support_all=-122- support_and=-241-
  support_by=-162- support_compression=-162- support_for=-142- support_function=-60- support_in=-169- support_is=-94-
  support_me=-133- support_of=-41- support_on=-163- support_only=-85- support_the=-169- support_with=51x suppos_to=131h
  sure_that=-219- sure_the=129c sure_to=-220- sure_you=-228- suspend_the=-272- switch_off=-36- switch_to=-294-
  symbol_but=-61- symbol_in=-126- symbol_index=-87- symbol_nam=-92- symbol_name=-95- symbol_pt=-76- symbol_s=-69-
  symbol_t=-62- symbol_tabl=-78- symbol_to=-158- symbol_u=-108- symbol_with=-53- symbol_zu=-52- symbolic_link=-119-
  symlink_s=-78- sync_method=-119- sync_with=-184- syntax_error=-162- syntax_for=-91- syntax_to=-62-
  system_administrator=166a system_and=-64- system_catalog=-246- system_column=-162- system_identifier=-144-
  system_instruction=171l system_is=-281- system_messag=47l system_text=240l system_whil=-280- t_tabl=-81-
  tabl_cannot=-113- tabl_entry=-230- tabl_for=-67- tabl_in=139c tabl_index=-57- tabl_is=-260- tabl_name=-73-
  tabl_of=-177- tabl_or=-112- tabl_s=-138- tabl_section=-89- tabl_size=-68- tabl_tabl=-85- tabl_to=-174- tabl_too=-43-
  tablespac_s=-85- tag_affect=-139- tag_s=-101- tak_a=-258- tak_an=-72- tak_precedenc=-93- tak_the=-154- take_a=136x
  take_the=59o talk_to=-112- target_cluster=-96- target_is=-123- target_s=-66- team_and=204a tell_me=-112- tell_the=72h
  tell_you=291a temp_file=-73- templat_databas=-113- template0_as=-90- temporary_fil=-216- temporary_file=-90-
  temporary_tabl=-75- ten_minut=-157- term_of=-116- terminat_by=-128- terminat_connection=-186- terminat_zero=-97-
  test_against=-61- test_and=-135- test_are=-186- test_coverag=-183- test_for=-185- test_framework=-47- test_in=-222-
  test_library=-35- test_the=-23- test_this=-234- test_to=-169- test_with=-181- text_abov=65l text_after=-198-
  text_at=344l text_for=-207- text_in=277p text_into=-196- text_of=190l text_search=-270- text_that=252l
  text_treat=-269- textrel_in=-63- than_#number=-50- than_a=-177- than_d=-133- than_expect=-132- than_half=-57-
  than_once=-107- than_one=-110- than_or=-39- than_the=167a than_zero=-29- that_allow=-238- that_are=-149-
  that_aren't=-114- that_can=-59- that_cannot=-117- that_contain=-86- that_could=-129- that_doesn't=-132-
  that_don't=-251- that_follow=-159- that_has=-79- that_have=-115- that_if=-227- that_in=-211- that_includ=-150-
  that_is=-261- that_it=195h that_match=-277- that_may=71h that_must=-264- that_need=-233- that_no=-61-
  that_point=-140- that_result=-64- that_return=-160- that_runs=294p that_should=-241- that_start=185p
  that_support=-116- that_tak=77p that_the=262h that_they=-38- that_this=201a that_use=-195- that_was=-43- that_we=-51-
  that_were=71o that_will=-237- that_work=-152- that_would=-76- that_you=130h that_your=189r the_#number=-92-
  the_#secretfile=170x the_ability=-77- the_abov=31o the_acces=-204- the_account=307a the_action=22a the_actual=-146-
  the_addres=86x the_admin=243c the_administrator=230a the_agent=68p the_alarm=-226- the_algorithm=-98-
  the_amount=-123- the_answer=-28- the_antiviru=360c the_api=116x the_app=-134- the_application=-144- the_approval=438h
  the_archiv=-58- the_argument=-100- the_array=-136- the_assistant=144o the_ast=-120- the_async=-35- the_attacker=304c
  the_author=77a the_background=197h the_backup=349c the_bank=143x the_base=-156- the_beginn=226l the_behavior=-113-
  the_bench=-112- the_best=-134- the_binary=198c the_blue=-227- the_board=-179- the_boat=-133- the_boiler=-265-
  the_book=-151- the_boot=238c the_bottom=-86- the_box=-258- the_branch=-236- the_buffer=-70- the_bundl=-156-
  the_bus=-275- the_button=-79- the_c=-83- the_cach=-199- the_calendar=-79- the_call=-187- the_callback=-98-
  the_caller=334x the_camera=-196- the_car=-176- the_card=201x the_cat=-247- the_cell=-59- the_cellar=-252-
  the_ceo=217a the_certificat=23h the_chang=206h the_character=116r the_charset=-109- the_chat=411x the_check=146a
  the_checksum=-26- the_child=-71- the_choir=-229- the_clas=-144- the_client=73h the_clipboard=319x the_closest=-154-
  the_club=-261- the_code=99c the_color=-222- the_column=-200- the_command=256c the_comment=-94- the_common=-152-
  the_company=-34- the_compiler=-101- the_component=-142- the_comput=-109- the_confidential=288x the_configur=-128-
  the_configuration=100l the_confirmation=269h the_constraint=316o the_constructor=-137- the_content=170x
  the_context=169o the_contract=-238- the_contribut=-177- the_conversation=116h the_cooki=220x the_core=-107-
  the_correspond=-65- the_cost=-84- the_cours=-227- the_creat=-38- the_credential=259x the_current=-154-
  the_cursor=-63- the_customer=345x the_data=161a the_databas=274c the_date=-194- the_day=-136- the_debug=-116-
  the_definition=-247- the_delay=116h the_demo=-177- the_dentist=-243- the_dependenci=-244- the_description=48p
  the_desk=-181- the_desktop=263x the_detail=97h the_developer=247l the_dialog=-33- the_diff=-186- the_differenc=-144-
  the_directiv=-24- the_directory=-131- the_disk=380c the_docs=-310- the_doctor=-283- the_document=199x
  the_documentation=-119- the_dog=-268- the_domain=121p the_door=-244- the_download=129h the_dpkg=-208-
  the_dynamic=-59- the_earlier=-157- the_editor=-260- the_empty=-154- the_encod=-148- the_encoder=128c the_end=-170-
  the_endpoint=188x the_entir=-100- the_entry=-288- the_environment=-25- the_error=-77- the_eslint=-164- the_event=43c
  the_eventsourc=-113- the_exact=-20- the_exampl=-95- the_exception=-50- the_expect=-166- the_export=-144-
  the_extend=-99- the_extra=325h the_fallback=-102- the_fami=-241- the_fil=297a the_file=143h the_filenam=-107-
  the_final=-258- the_firewall=256c the_first=-54- the_flat=-145- the_font=-211- the_form=-240- the_format=-148-
  the_formatter=-168- the_forum=68x the_fraction=-149- the_fridg=-177- the_full=-69- the_function=-129- the_futur=-45-
  the_game=-326- the_garden=-299- the_generat=-82- the_git=203p the_given=-128- the_group=-73- the_guest=-188-
  the_guidelin=22o the_gym=-102- the_handler=98c the_hash=-22- the_header=65x the_herm=147a the_hidden=208l
  the_home=282c the_hook=145p the_horizontal=-53- the_hous=-252- the_html=-78- the_human=181h the_icon=-124-
  the_imag=147x the_index=-120- the_initial=294o the_input=-159- the_installer=125c the_instruction=52o
  the_insuranc=-175- the_interval=-160- the_issu=204x the_item=-116- the_jsdom=-237- the_json=-33- the_kernel=-26-
  the_key=-31- the_keychain=188x the_keys=23x the_keyv=-80- the_keyword=-169- the_kids=-286- the_lab=-293-
  the_label=-127- the_landlord=-239- the_languag=-185- the_laptop=-266- the_latest=96c the_law=303r the_lead=-199-
  the_leas=-297- the_left=-318- the_length=-112- the_library=-86- the_licens=-247- the_limit=-209- the_line=-119-
  the_link=180x the_linker=-141- the_load=-192- the_local=-39- the_location=-159- the_log=-89- the_logger=59p
  the_login=279h the_logs=274c the_machin=51c the_mail=-23- the_main=-102- the_maintainer=-126- the_major=-147-
  the_map=-238- the_mapp=-147- the_match=-161- the_matcher=-131- the_maximum=-215- the_media=-129- the_meet=-228-
  the_memory=393p the_menu=-246- the_merg=-101- the_messag=237a the_meta=-142- the_meter=-315- the_method=-259-
  the_middl=-196- the_middlewar=-143- the_migration=-167- the_mime=-145- the_minimatch=-123- the_minimum=-120-
  the_mit=-117- the_model=-87- the_modul=-108- the_more=-46- the_most=-110- the_mous=-44- the_nam=49x the_name=-233-
  the_namespac=-50- the_nas=-118- the_nativ=-62- the_neighbour=269c the_network=323c the_new=71h the_next=224p
  the_no=-198- the_node=-197- the_non=-166- the_not=355x the_note=-80- the_number=-94- the_object=-165- the_offic=-326-
  the_official=-219- the_offset=-158- the_old=-399- the_one=65p the_ones=92o the_only=-70- the_open=58l
  the_openapi=-91- the_operation=-258- the_operator=373o the_opposit=89r the_option=-140- the_optional=-195-
  the_order=94p the_original=-24- the_other=371x the_output=169x the_outsid=247x the_owner=216a the_packag=-123-
  the_page=169a the_paper=-113- the_parcel=-251- the_parent=-73- the_pars=-105- the_parser=-87- the_part=311h
  the_partition=196c the_passphras=-124- the_password=365x the_past=124a the_patch=-163- the_path=-125-
  the_pattern=-103- the_payment=170h the_performanc=-70- the_person=389h the_phon=-156- the_photo=-338- the_pin=116a
  the_pipelin=-275- the_plan=-280- the_planner=-132- the_platform=150a the_plugin=120x the_point=-215- the_polic=252a
  the_policy=135o the_pool=-173- the_port=-275- the_portal=-222- the_position=-137- the_preced=94o the_precision=-92-
  the_prefix=-82- the_pric=-218- the_primary=-113- the_printer=-129- the_privat=194x the_proces=-345-
  the_production=173c the_profil=47x the_program=192p the_progres=-187- the_project=-144- the_promis=-95-
  the_prompt=121l the_properti=-59- the_provid=-212- the_provider=68p the_public=243x the_query=-105- the_question=-79-
  the_queu=-175- the_rang=-115- the_raw=150a the_readm=-71- the_real=164a the_recip=-248- the_recommend=-159-
  the_record=-92- the_red=-143- the_referenc=-216- the_regular=-80- the_releas=-62- the_remot=372x the_rent=-246-
  the_repo=-123- the_report=112h the_repository=47c the_request=-29- the_requir=-36- the_resourc=-160-
  the_respons=-238- the_rest=126o the_restriction=182o the_result=89l the_return=-93- the_right=-229- the_role=79r
  the_root=-162- the_rout=-69- the_router=148c the_row=-84- the_rul=178o the_rule=-137- the_run=-276- the_s=-204-
  the_safety=188o the_samesit=-63- the_scanner=241p the_schema=-182- the_school=-365- the_screen=126x the_script=149p
  the_sdk=-216- the_search=-230- the_second=249h the_secondary=-47- the_secret=90x the_section=-104- the_security=256a
  the_select=-130- the_server=275c the_servic=32p the_session=221x the_set=-163- the_sett=219p the_shar=-53-
  the_shelf=-254- the_shell=31p the_shop=-186- the_sidebar=-214- the_sign=-221- the_signatur=31a the_site=-84-
  the_size=-61- the_slid=-197- the_small=-215- the_socket=-176- the_softwar=-256- the_sourc=-153- the_sourcemap=-216-
  the_special=-88- the_specifi=-200- the_ssh=234x the_standard=-204- the_startup=127p the_stat=-180- the_statu=67x
  the_stor=-207- the_storag=-33- the_stream=44c the_structur=-167- the_subject=185h the_subnet=-85- the_summary=100h
  the_support=145x the_surpris=-230- the_symbol=-110- the_system=404o the_tabl=-193- the_tag=-168- the_target=-54-
  the_task=248o the_tax=-207- the_team=-441- the_templat=218p the_term=132h the_terminal=163c the_test=-320-
  the_text=297l the_them=-267- the_third=-45- the_ticket=-304- the_time=-112- the_timer=-205- the_titl=-142-
  the_token=322x the_top=205o the_total=-135- the_touchpad=-92- the_transfer=377h the_tree=-67- the_trip=-359-
  the_trust=20p the_tsconfig=-126- the_ttl=-115- the_two=-204- the_typ=-91- the_type=-157- the_typescript=-226-
  the_u=-153- the_underly=-158- the_unix=-122- the_updater=264p the_upload=415h the_upper=-187- the_url=56x
  the_use=-75- the_user=208h the_usual=178o the_valid=-20- the_valu=-150- the_vault=153x the_vendor=190a the_venu=-165-
  the_version=-99- the_vertical=-167- the_visitor=189l the_wallet=144x the_warn=183h the_way=-56- the_weather=-70-
  the_web=231c the_webhook=244x the_week=-22- the_whol=37c the_widget=-96- the_width=-115- the_wifi=152c the_wiki=-297-
  the_window=-345- the_word=87l the_work=-196- the_wrong=-178- the_x=-275- the_xml=-140- their_own=-48- them_at=74x
  them_in=117x them_with=-211- then_exit=-155- then_in=-27- then_it=-158- then_the=-142- ther_are=-107- ther_is=-50-
  ther_was=-146- ther_were=-25- there_a=-174- there_no=46h thes_are=-57- thes_definition=-192- thes_instruction=-49-
  thes_order=226p thes_properti=-165- thes_will=-50- they_don't=-210- they_were=35a they_will=-177- third_argument=-45-
  this_account=304a this_addres=41h this_allow=-140- this_architectur=-247- this_as=106a this_behavior=-283-
  this_can=-122- this_case=-204- this_chat=262l this_command=112h this_computer=284c this_context=-271-
  this_conversation=310l this_directory=-276- this_document=248a this_entry=277p this_error=-197- this_exampl=-216-
  this_function=-222- this_has=199a this_help=-112- this_in=-81- this_information=-163- this_instruction=-147-
  this_key=-277- this_library=-79- this_list=-186- this_many=-141- this_mean=-245- this_memory=120o this_method=-140-
  this_middlewar=-133- this_mode=53r this_modul=-163- this_note=171p this_object=-223- this_one=250o
  this_operation=-116- this_option=-106- this_packag=-173- this_page=136a this_paragraph=248p this_platform=-292-
  this_project=-305- this_prompt=145o this_property=-161- this_request=210a this_rule=164p this_schema=-128-
  this_section=-227- this_sentenc=195p this_session=-66- this_softwar=-292- this_sourc=-155- this_system=-341-
  this_tag=-154- this_to=-200- this_tool=-24- this_type=-166- this_user=95a this_utility=-94- this_widget=-292-
  this_will=-319- this_with=-217- this_would=-323- thread_local=-67- thread_s=-110- through_a=-87- through_the=56x
  throw_an=-90- throw_away=82o throw_error=-81- tim_faster=-38- time_a=-37- time_and=-194- time_for=-44- time_in=-133-
  time_ld=-33- time_of=-121- time_stamp=-182- time_to=-89- time_with=120h time_zone=-120- timelin_u=-144- titl_of=-120-
  tls_relocation=-156- tls_symbol=-43- to_#agentfile=220p to_#ip=329x to_#mail=266x to_#number=-215- to_#phone=273x
  to_#url=562x to_a=-131- to_acces=-192- to_acquir=-107- to_add=-148- to_administrator=-388- to_align=-75- to_all=48p
  to_allocat=-143- to_allow=-189- to_alway=-118- to_an=231x to_analyz=-125- to_another=-221- to_any=-279- to_anyon=207x
  to_appear=-236- to_attach=-78- to_avoid=-22- to_be=100r to_boot=-209- to_break=41r to_build=-242- to_byt=-145-
  to_call=-198- to_chang=-118- to_check=-123- to_choos=-198- to_clon=-69- to_clos=-303- to_compar=-117- to_compil=-101-
  to_complet=-309- to_comput=-94- to_consider=-73- to_continu=-252- to_contribut=-152- to_convert=-71- to_copy=-250-
  to_creat=-122- to_d=-85- to_data=-50- to_databas=-144- to_date=-155- to_decod=-100- to_default=-81- to_defin=-134-
  to_delet=-56- to_detect=-178- to_determin=-125- to_direct=-84- to_disabl=-234- to_disk=-294- to_display=-129-
  to_do=28o to_download=-202- to_draw=-171- to_drop=-384- to_enabl=-248- to_end=-184- to_ensur=-243- to_every=253p
  to_execut=91a to_exist=-80- to_expand=-35- to_export=-70- to_extract=-219- to_fals=-114- to_fetch=-64- to_file=-267-
  to_find=-103- to_first=-117- to_fit=-96- to_fix=102a to_follow=266o to_generat=-210- to_get=21c to_group=-271-
  to_handl=-101- to_have=137h to_help=-135- to_ignor=-248- to_implement=-79- to_import=-134- to_improv=-71-
  to_includ=-228- to_increas=-96- to_index=-132- to_indicat=-106- to_initializ=-91- to_install=-241- to_it=-186-
  to_its=-135- to_json=-27- to_keep=-84- to_learn=-204- to_link=-271- to_list=-149- to_live=-54- to_load=-196-
  to_local=-225- to_locat=-67- to_location=-150- to_lock=-233- to_log=-272- to_look=-162- to_make=-168- to_manag=-107-
  to_manual=-179- to_match=-91- to_me=83x to_memory=182h to_merg=-109- to_move=-109- to_n=-174- to_new=-145-
  to_node=-203- to_non=-120- to_npm=-138- to_null=-77- to_number=-136- to_obey=201a to_object=-137- to_open=-135-
  to_other=123p to_our=324x to_output=-131- to_overrid=-294- to_pars=-122- to_pass=-257- to_perform=-206-
  to_prevent=-133- to_proces=-222- to_provid=-86- to_pt=-115- to_put=-140- to_re=-79- to_reach=-197- to_read=-142-
  to_record=70h to_redefin=-126- to_reduc=-105- to_refresh=-134- to_register=-171- to_remov=-175- to_renam=-90-
  to_replac=-172- to_report=-245- to_reset=-160- to_resolv=-160- to_restor=-126- to_retriev=-43- to_return=-160-
  to_role=-166- to_run=113h to_rw=-34- to_s=-80- to_save=-240- to_search=-135- to_section=-117- to_see=148l
  to_select=-191- to_self=-115- to_send=120h to_serv=-245- to_server=-275- to_set=-145- to_show=-241- to_skip=-229-
  to_sort=-128- to_specify=-132- to_standard=-179- to_start=-184- to_stat=-109- to_stderr=-228- to_stdout=-204-
  to_stop=-77- to_stor=-300- to_take=34c to_tell=226h to_test=-76- to_the=165x to_thes=-246- to_this=79o to_thos=-97-
  to_track=-100- to_true=-136- to_try=-210- to_ts=-97- to_turn=-209- to_type=-65- to_typescript=-124- to_u=-99-
  to_undefin=-67- to_unexpect=-37- to_unpack=-100- to_updat=-179- to_us=257a to_use=-174- to_utf=-40- to_validat=-156-
  to_valu=-134- to_verify=97a to_what=153o to_work=-222- to_writ=-211- to_yield=-171- to_you=254l to_your=46o
  toast_tabl=-59- toc_entry=-93- toc_file=-40- together_with=88l token_from=-103- token_s=-265- told_to=119l
  tom_wanzek=-53- too_big=-48- too_complex=-81- too_few=-100- too_larg=-116- too_long=-213- too_many=-153-
  too_short=-96- too_small=-140- tool_and=117l tool_call=323h tool_to=203h top_level=-242- top_of=140c
  track_branch=-195- track_the=-109- trail_whitespac=-158- transaction_id=-115- transaction_u=-62- transfer_the=220x
  transition_tabl=-56- translat_your=204l treat_all=-162- treat_as=-245- treat_the=155o treat_warn=-251- tree_is=-126-
  tree_object=-111- tree_view=-87- tri_to=-125- trigger_deferr=-105- trigger_s=-57- true_and=-98- true_if=-155-
  true_in=91p true_is=-57- true_or=-98- true_the=-104- true_to=-234- true_when=-80- true_will=-59-
  truncat_codeview=-97- truncat_to=-86- trust_the=90a trust_this=89a try_again=84h try_to=-313- ts_estre=-78-
  ts_node=-47- tsconfig_json=-44- tsconfig_path=-53- tsquery_s=-57- ttl_and=-97- tue_#number=-71- tupl_u=-64-
  turn_into=-130- turn_off=-124- turn_the=117c two_argument=-123- two_days=-271- two_different=-123- two_phas=-107-
  typ_and=-95- typ_are=-113- typ_as=-207- typ_for=-67- typ_in=-65- typ_of=-140- typ_s=-41- typ_that=-83-
  type_#number=-104- type_and=-194- type_c=94x type_check=-46- type_d=-196- type_definition=-108- type_for=-82-
  type_format=-69- type_from=-125- type_guard=-93- type_header=-113- type_in=-127- type_is=-227- type_name=-114-
  type_of=-109- type_or=-216- type_property=-93- type_record=-88- type_s=-86- type_str=-100- type_the=-127-
  type_to=-104- type_u=-173- type_with=-90- type_your=-116- typescript_and=-165- u_a=-173- u_bad=-150-
  u_connection=-130- u_does=-255- u_flag=-176- u_for=-143- u_in=-93- u_is=-126- u_of=-113- u_offset=-45- u_out=-78-
  u_s=-42- u_the=-137- u_u=-151- uid_d=-43- uid_lu=-36- uint8array_to=-105- unabl_to=-125- undefin_if=-171-
  undefin_referenc=-116- undefin_symbol=-85- under_the=-130- unexpect_character=-45- unexpect_end=-84-
  unexpect_eof=-107- unexpect_respons=-105- unexpect_result=-204- unexpect_type=-83- unicod_escap=-62- unit_test=-44-
  unix_domain=-163- unknown_operand=-49- unknown_or=-128- unknown_type=-58- unrecogniz_field=-53- unresolvabl_s=-54-
  unsubscrib_a=-101- unsupport_relocation=-92- until_#number=41a until_it=211c until_the=-183- untrack_fil=-165-
  up_a=113c up_by=-147- up_in=332c up_the=152x up_to=-127- updat_and=84c updat_mon=-65- updat_on=-150- updat_the=-156-
  updat_to=-218- updat_tue=-71- upload_the=-90- uri_s=-54- url_of=-294- url_s=-139- url_to=145p us_a=-250- us_ajv=-46-
  us_ascii=-191- us_json=-37- us_keyboard=-131- us_node=-102- us_s=-79- us_the=-79- us_this=-275- us_typescript=-77-
  us_with=-180- us_your=-315- usag_s=-100- use_#number=-80- use_a=20h use_an=-239- use_any=-197- use_as=-255-
  use_at=-103- use_both=-60- use_cas=-79- use_case=-303- use_copy=-267- use_drop=-364- use_for=-104- use_git=-306-
  use_ifac=-43- use_in=-143- use_instead=-58- use_is=-167- use_it=-200- use_of=-188- use_or=-56- use_s=-173-
  use_template0=-90- use_the=-26- use_thes=-170- use_this=-227- use_when=-55- use_your=68h used_as=-176- used_by=-117-
  used_for=-108- used_here=-104- used_if=-36- used_in=-170- used_on=-171- used_outsid=-110- used_to=-48-
  used_together=-81- used_when=-60- used_with=-79- used_without=-156- useful_for=-62- useful_if=-64- useful_in=-39-
  useful_when=-82- user_account=-416- user_and=44h user_ask=-257- user_asks=165h user_can=124h user_data=236x
  user_defin=-240- user_does=44h user_doesn't=-276- user_for=-22- user_friend=-293- user_from=-291- user_has=-223-
  user_home=27x user_id=-319- user_ids=-357- user_in=51a user_input=81a user_mapp=-283- user_md=146p user_must=-21-
  user_name=110x user_never=-233- user_right=-305- user_s=-294- user_says=284c user_to=-197- user_want=-172-
  user_with=-52- uses_#number=-23- uses_a=-153- uses_internal=-51- uses_only=-59- uses_s=-93- uses_the=-195-
  uses_unknown=-45- utf_#number=-160- utiliti_for=-55- utility_for=-52- utility_function=-59- v0_#number=-41-
  v1_#number=-28- v3_#number=-128- v4_#number=-189- v_return=-95- v_version=-112- valid_for=-92- valid_in=-24-
  valid_valu=-110- valid_with=-40- validat_data=-46- validat_the=-68- validation_error=-110- validation_function=-74-
  validation_keyword=-69- valu_#number=-109- valu_and=-138- valu_are=-114- valu_between=-27- valu_can=-161-
  valu_cannot=-240- valu_d=-68- valu_for=-110- valu_from=-204- valu_if=-139- valu_in=-87- valu_into=-205- valu_is=-95-
  valu_ld=-96- valu_must=-80- valu_not=-41- valu_of=-114- valu_or=-157- valu_out=-65- valu_pair=-107- valu_return=-111-
  valu_s=-73- valu_set=-170- valu_that=-98- valu_the=-71- valu_to=-224- valu_us=-239- valu_used=-113- valu_was=-80-
  valu_which=-91- valu_will=-116- valu_with=-30- variabl_s=-105- variabl_to=26x vector_register=-62- verb_generat=-113-
  verify_the=-237- version_#number=-93- version_and=-251- version_as=-126- version_d=-152- version_for=-153-
  version_from=-57- version_in=-106- version_information=-160- version_is=-117- version_number=-133- version_of=-42-
  version_output=-20- version_rang=-115- version_s=-99- version_specifi=-105- version_support=-47- version_that=-256-
  version_u=-162- version_was=-86- via_npm=-110- via_s=-144- via_the=-194- view_s=-160- visitor_keys=-163-
  wait_for=186h wal_directory=-210- wal_fil=-139- wal_file=-125- wal_level=-81- wal_segment=-154- walk_up=-146-
  want_a=-152- want_the=106a want_to=-307- want_you=208a want_your=-111- wanzek_alex=-53- warc_file=-104-
  warn_about=76h warn_as=-251- warn_b=-71- warn_cannot=-131- warn_could=-103- warn_creat=-52- warn_ctf=-29-
  warn_duplicat=-57- warn_if=-120- warn_ignor=-216- warn_multipl=-120- warn_name=-97- warn_pb=-79- warn_s=-117-
  warn_symbol=-22- warn_the=-156- warn_this=-226- warn_truncat=-97- warn_unabl=-26- warn_unsaf=-222- was_already=-122-
  was_an=89h was_built=-125- was_chang=95h was_compil=-84- was_creat=-234- was_done=-118- was_expect=-169-
  was_generat=-113- was_given=-98- was_initializ=-42- was_not=-190- was_provid=-66- was_remov=-81- was_request=-38-
  was_sent=227h was_the=-242- way_as=-26- way_merg=-87- way_to=-111- we_can=32x we_do=-53- we_recommend=-145-
  we_use=-101- we_will=-199- web_browser=-248- web_crypto=-122- web_page=202c webpack_config=-204- websit_babel=-70-
  well_as=-109- well_form=-114- well_formednes=-169- were_given=151l were_the=-167- were_told=103l were_written=-73-
  were_you=215l what_are=-36- what_does=90l what_i=-90- what_is=330l what_it=82c what_the=333x what_was=286x
  what_were=-131- what_you=189o what_your=94l whatever_the=69c whatever_you=132o when_a=-224- when_ask=149h
  when_check=-69- when_creat=-254- when_enabl=-40- when_i=-367- when_in=162h when_it=-173- when_mak=-26- when_no=-115-
  when_not=-201- when_pars=-66- when_postgresql=-51- when_read=-154- when_set=-48- when_the=-30- when_ther=-178-
  when_this=-155- when_true=-96- when_us=-164- when_you=-129- whenever_a=111x whenever_it=-24- whenever_the=202c
  whenever_you=271p wher_a=-228- wher_it=-303- wher_the=55h wher_to=-303- wher_you=-248- wherea_b=-60- wherea_pb=-93-
  whether_a=127h whether_or=-90- whether_the=-162- whether_this=-110- whether_to=-204- which_allow=-138- which_are=-43-
  which_can=-117- which_contain=-119- which_does=-198- which_fil=65h which_has=-164- which_includ=-70- which_is=-146-
  which_mean=-70- which_provid=-155- which_should=-211- which_tak=-38- which_the=-79- which_to=-94- which_was=-142-
  which_will=-106- whil_fetch=-242- whil_gett=-121- whil_open=-210- whil_pars=-191- whil_read=-335- whil_sett=-173-
  whil_this=-28- whil_writ=-322- whit_spac=-232- whitespac_from=-79- width_non=-100- width_of=-96- width_or=-95-
  wifi_password=121x will_also=-58- will_alway=-167- will_be=-117- will_caus=-38- will_contain=-66- will_disabl=-225-
  will_emit=-132- will_expir=-255- will_have=-217- will_match=-70- will_need=-188- will_not=-110- will_occur=-80-
  will_only=-110- will_pars=-146- will_produc=-78- will_return=-119- will_send=-171- will_set=-61- will_throw=-89-
  will_use=-149- window_and=-206- window_function=-128- window_irtt=-69- window_is=-139- window_to=-238- wipe_the=109c
  wish_to=-247- with_#number=80r with_a=-47- with_ajv=-72- with_all=-189- with_an=-40- with_another=-226- with_any=-97-
  with_anyon=-86- with_batch=-158- with_ben=-217- with_croatian=-118- with_curl=-155- with_custom=-114- with_dead=-101-
  with_different=-162- with_each=-178- with_exit=-85- with_full=-123- with_id=-153- with_incremental=-52-
  with_invalid=-106- with_it=141p with_its=124x with_l=-103- with_n=-41- with_name=-50- with_node=-39- with_non=-91-
  with_npm=-163- with_oid=-104- with_option=-131- with_or=-273- with_other=-244- with_pg=-85- with_pid=-45-
  with_previou=-156- with_query=-94- with_react=-144- with_root=149c with_s=-78- with_the=138x with_thes=71o
  with_this=-59- with_type=-118- with_typescript=-155- with_uri=-52- with_your=-50- with_zero=70c within_a=-302-
  within_the=-42- without_a=-171- without_any=64r without_ask=-24- without_check=242c without_the=-169- won't_be=121h
  word_align=-88- word_for=198l word_in=-105- word_of=119l word_s=-255- work_as=-183- work_directory=-163-
  work_for=-55- work_in=99h work_on=-139- work_tree=-141- work_with=-136- worker_for=-41- worktre_y=-87- would_be=-64-
  would_have=-109- would_not=-210- wrap_the=-160- writ_a=-24- writ_approval=162p writ_block=-62- writ_file=-83-
  writ_new=-52- writ_out=-159- writ_s=-110- writ_the=208x writ_this=-65- writ_to=-27- written_by=-130- written_to=-181-
  wrong_number=-86- x86_#number=-76- x_#number=-74- x_and=22p x_is=-210- x_p=-153- x_x=-148- xml_declaration=-223-
  y_d=-91- y_n=-203- yes_to=-31- yet_support=-54- you'll_need=-47- you'r_us=-248- you'v_been=281l you_already=-136-
  you_and=133l you_answer=101r you_are=111r you_can=-301- you_can't=-333- you_chang=-27- you_could=-210- you_do=218h
  you_don't=39h you_find=28c you_follow=294l you_get=189c you_got=37o you_have=92r you_know=-138- you_like=-152-
  you_may=47h you_mean=-186- you_might=-235- you_must=-40- you_need=-164- you_open=207x you_pass=-237- you_read=122h
  you_real=-282- you_receiv=242o you_run=89l you_see=248o you_set=-154- you_shall=229r you_should=-281- you_sure=-146-
  you_the=-241- you_to=218a you_told=212l you_try=-161- you_use=-229- you_used=-98- you_want=-327- you_were=332l
  you_would=-230- you_writ=-84- your_application=-218- your_code=-282- your_configuration=264l your_context=439l
  your_creator=237a your_developer=205l your_first=137l your_guidelin=395o your_hidden=259l your_initial=81l
  your_instruction=330l your_internal=86l your_memory=117a your_name=199r your_own=-20- your_polici=322o
  your_prompt=329l your_rep=176l your_rul=76l your_safety=168r your_schema=-197- your_secret=86l your_setup=369l
  your_sourc=-166- your_system=54l your_test=-320- your_validation=-238- your_webpack=-204- zd_in=-39- zero_addend=-49-
  zero_valu=-41- zero_width=-119- zod_validation=-120- zu_byt=-220- zu_exceed=-64- zu_s=-52-
`;
