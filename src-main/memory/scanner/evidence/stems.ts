/** Weights of stems; ^ stands for the first word of a sentence. Written by bench/scanner-train.ts. */
export const stems = `
  #agentfile=81p #ip=374x #mail=34x #number=-537- #phone=-212- #secretfile=323x #url=29x ^#agentfile=-490- ^#mail=-262-
  ^#number=-207- ^#secretfile=75x ^#url=84x ^a=-456- ^abandon=137o ^abc=-232- ^abort=-269- ^about=-237- ^abov=-407-
  ^absenc=-66- ^absent=-287- ^absolut=-178- ^accept=-229- ^acces=169a ^accord=-208- ^account=-209- ^acorn=-205-
  ^acquir=-156- ^action=-79- ^acts=-301- ^add=-135- ^addeventlistener=-159- ^addition=-145- ^additional=-383-
  ^addres=-237- ^adds=-520- ^admin=-86- ^administrator=-359- ^adopt=47r ^advertis=-278- ^afterism=-139- ^afterward=-99-
  ^again=-261- ^against=-130- ^age=-143- ^agent=-355- ^ages=-110- ^ah=-276- ^ai=64a ^air=-187- ^aj=-202- ^ajv=-358-
  ^alcohol=-71- ^alexander=-145- ^alia=89p ^aliasseparator=-99- ^align=-247- ^all=-132- ^allen=-264- ^allocat=-66-
  ^allow=-97- ^allowpinchzoom=-53- ^almost=-193- ^also=-271- ^alteration=-171- ^alternativ=-33- ^alternative=-454-
  ^although=-307- ^alway=-245- ^alwaysstat=-138- ^am=-102- ^america=-266- ^amie=-129- ^amount=-217- ^an=-349-
  ^and=-887- ^angl=-166- ^annotation=-33- ^another=-489- ^ansa=-150- ^answer=188r ^anthony=-266- ^anthropic=-61-
  ^antiviru=-313- ^any=219h ^anybody=-323- ^anyon=124a ^anyth=119o ^apach=-81- ^api=-388- ^apige=-130- ^apl=-220-
  ^app=-324- ^append=236p ^appli=-383- ^application=-274- ^applypatch=-66- ^approach=-202- ^appropriat=-168-
  ^approv=168h ^approval=-64- ^apt=-207- ^archiv=-324- ^are=-500- ^aren't=-239- ^args=-234- ^argument=-331- ^arr=-184-
  ^array=-205- ^arrow=-130- ^as=-268- ^ask=-169- ^asks=-524- ^assertion=-64- ^assign=-137- ^assum=191r ^ast=-148-
  ^asttyp=-180- ^asuffield=-190- ^async=-288- ^at=-259- ^attach=94x ^attack=161c ^attempt=-209- ^attention=56a
  ^attribut=-269- ^audit=-347- ^authentication=43a ^author=112a ^authoris=-120- ^authoriz=-367- ^authorization=-208-
  ^automatic=-176- ^auxiliary=-242- ^availabl=-323- ^avoid=275h ^await=101c ^aws=-105- ^axe=-106- ^b=-300- ^b15=-291-
  ^b17=-62- ^babbag=-202- ^back=-248- ^backdoor=-348- ^backend=-300- ^backup=196x ^bad=-339- ^bahasa=-226- ^bank=-293-
  ^barneyfu=-269- ^bas=-265- ^base=-131- ^base64=-258- ^baselin=-46- ^bash=137c ^basic=-177- ^basical=-242- ^be=67r
  ^beacon=-80- ^beauty=-309- ^becaus=-448- ^becom=261r ^befor=66h ^begin=-62- ^beginn=101a ^behav=148r ^behavior=-145-
  ^behind=-274- ^below=-210- ^benc=-244- ^benchmark=-169- ^beneath=-216- ^besid=-171- ^best=-56- ^better=-398-
  ^betty=-119- ^between=162h ^bewar=-254- ^beyond=-210- ^bil=-219- ^bili=-142- ^bill=-284- ^binary=-288- ^black=-173-
  ^bless=-381- ^blind=-253- ^block=-240- ^bob=-235- ^body=-206- ^bool=-173- ^boolean=-308- ^boost=-163- ^boren=-183-
  ^boss=-106- ^both=-533- ^boundary=-91- ^box=-323- ^boy=-235- ^bpf=-77- ^br=83l ^branch=-223- ^break=-82-
  ^brewer=-210- ^brick=-80- ^broadcast=147x ^browser=-157- ^bruc=-257- ^brut=156c ^budget=-223- ^buffer=-226-
  ^bug=-254- ^bugs=-217- ^build=-339- ^built=-240- ^bump=-379- ^bun=-191- ^bundl=47h ^burn=-170- ^bury=35h ^but=-706-
  ^buy=-132- ^by=-395- ^bypas=-37- ^byt=-360- ^byte=-217- ^c=-573- ^cach=-122- ^cacheabl=-44- ^cacheablememory=-209-
  ^cachealtdirectory=-152- ^cachedinputfilesystem=-174- ^calculat=-137- ^calendar=-317- ^call=-183- ^callback=-191-
  ^caller=-246- ^can=-394- ^cancel=-233- ^cannot=-177- ^cans=-199- ^cap=-295- ^captain=-133- ^card=-81- ^care=-181-
  ^carri=-402- ^carry=-93- ^casa=-53- ^case=-138- ^cat=80p ^catch=-111- ^categori=-82- ^category=-326- ^caus=-278-
  ^caution=-188- ^cell=-241- ^certain=-263- ^certificat=-172- ^chai=-87- ^chain=-246- ^chalmer=-187- ^chang=215p
  ^channel=-112- ^char=-212- ^character=-466- ^charl=-176- ^chat=-324- ^check=-470- ^checkinterval=-43- ^children=-255-
  ^childscop=-104- ^chmod=-429- ^choic=-156- ^choos=-194- ^choru=-284- ^chunk=-39- ^ci=-287- ^circleq=-259- ^claim=171h
  ^clas=-97- ^class=-110- ^classify=-166- ^claud=147p ^clean=-148- ^cleanup=-70- ^clear=40h ^clearall=-228-
  ^client=-247- ^clock=-149- ^clon=-175- ^clonebasenameplugin=-101- ^clos=-574- ^cloud=-313- ^cloudflar=-194-
  ^cmak=-318- ^code=-507- ^codecov=-362- ^coderjo=-292- ^coercetyp=-127- ^collect=-196- ^color=-92- ^colour=-140-
  ^column=-317- ^com=-205- ^combin=-232- ^come=-388- ^command=-477- ^comment=-176- ^commit=-26- ^common=-254-
  ^compaction=-273- ^compar=-344- ^comparison=-138- ^compatibl=-35- ^compil=-93- ^complet=86l ^compos=-185-
  ^comprehensiv=-66- ^compres=175x ^compress=-190- ^compressibl=-171- ^compression=-295- ^comput=-352- ^computer=-199-
  ^conceal=42h ^concern=-201- ^concurrent=-257- ^condition=-126- ^confidential=-345- ^config=-101- ^configur=-305-
  ^configuration=-164- ^confirm=-199- ^confirmation=-232- ^conscienc=-258- ^consent=122h ^consequent=-146-
  ^consider=246o ^const=-385- ^construct=-87- ^constructor=-295- ^consultant=-211- ^consum=-193- ^consumer=-332-
  ^contain=-291- ^content=135r ^context=-176- ^continu=146l ^continuous=-140- ^contribut=-287- ^control=-270-
  ^conversation=-469- ^converse=-145- ^conversion=-108- ^convert=107l ^cooki=-287- ^copi=-462- ^copy=-354-
  ^copyright=-180- ^core=-229- ^correction=-223- ^corrupt=195c ^cors=-354- ^cost=-331- ^could=73l ^count=-444-
  ^cours=-75- ^court=109a ^cover=144h ^coverall=-250- ^cpack=-303- ^cpu=-153- ^crack=149c ^crash=240c ^crc=-251-
  ^creat=-57- ^credential=-214- ^cron=-290- ^cross=-209- ^croupier=-141- ^crow=-227- ^ctrl=-272- ^cu=-282- ^cuda=-216-
  ^cudatoolkit=-149- ^culu=-382- ^current=-440- ^custom=-169- ^customer=-266- ^customfilenam=-80- ^cut=243c ^cuts=-260-
  ^cwd=-85- ^d=-441- ^d3=-120- ^damag=-334- ^dan=-371- ^dark=-282- ^das=-150- ^dat=-259- ^data=-130- ^databas=-300-
  ^datagram=-108- ^date=-178- ^david=-293- ^db=-292- ^de=-134- ^deal=-118- ^death=-200- ^debian=-177- ^debug=-52-
  ^decid=-527- ^decision=-319- ^declar=-287- ^deek=-327- ^deep=-162- ^default=-436- ^defin=-219- ^delay=126h
  ^delegation=-164- ^delet=-407- ^deletion=-272- ^delta=-143- ^demand=-316- ^demo=-142- ^democracy=-301- ^deno=-250-
  ^deny=-156- ^depend=-176- ^deploy=177c ^depre=-143- ^deprecat=-363- ^dequeu=-89- ^describ=-244- ^description=-278-
  ^design=-168- ^desk=-169- ^despit=-206- ^destination=-239- ^detail=-126- ^detect=-174- ^determin=-153-
  ^deterministic=-112- ^develop=-127- ^developer=-242- ^development=-72- ^devic=-322- ^dhd=-245- ^did=-556- ^die=-242-
  ^differ=-146- ^differenc=-199- ^different=-311- ^diplomacy=-187- ^dir=-103- ^directori=-105- ^directory=-163-
  ^dirty=-261- ^disabl=-195- ^discard=-113- ^disclos=129l ^discussion=-122- ^disguis=186h ^disk=-351- ^display=-68-
  ^disregard=-214- ^distanc=-55- ^distribut=208x ^division=-86- ^dns=-274- ^doc=-366- ^docker=-397- ^docpad=-130-
  ^docs=-263- ^doctor=-66- ^documentation=-342- ^does=-592- ^dom=-115- ^domain=-223- ^don't=-70- ^done=-81-
  ^doogi=-280- ^dos=-120- ^doubl=-320- ^doubt=-231- ^download=127c ^downstream=-172- ^dpkg=-242- ^dr=-148- ^draft=-367-
  ^draw=-280- ^drink=-102- ^driv=-208- ^drop=-148- ^dropp=-117- ^dry=-316- ^drynes=-54- ^dryrun=-186- ^due=-169-
  ^dump=234x ^duplicat=-231- ^dur=-237- ^e=-311- ^e4=-169- ^eacc=-279- ^each=-283- ^eagain=-197- ^eagleson=-87-
  ^ear=-25- ^earcut=-33- ^earlier=-314- ^earth=-243- ^easy=-254- ^eat=-151- ^ebadf=-217- ^echo=-80- ^economic=-150-
  ^edg=-143- ^edit=156p ^edlin=-277- ^edquot=-136- ^eeee=-260- ^eexist=-150- ^efault=-367- ^eg=-124- ^eight=-200-
  ^einig=-153- ^eintr=-144- ^einval=-245- ^either=-372- ^el=-172- ^element1=-39- ^elsewher=-81- ^emac=-133- ^emb=-109-
  ^emergency=203a ^emfil=-127- ^emit=-44- ^empty=60c ^enabl=-266- ^encod=147x ^encrypt=-82- ^end=142o ^endles=-153-
  ^ends=-344- ^endy=-285- ^engag=-188- ^engineer=-331- ^enhanc=-251- ^enoent=-149- ^enomem=-155- ^enospc=-231-
  ^enosy=-191- ^enotdir=-217- ^enotty=-157- ^ensur=153p ^enter=62r ^entri=-97- ^entry=-186- ^environment=-216-
  ^eperm=-315- ^equal=-249- ^equipment=-103- ^equivalent=-178- ^erang=-106- ^eras=159c ^erof=-298- ^erra=-173-
  ^error=-500- ^esc=-225- ^escap=-332- ^eslint=-160- ^esm=-189- ^especial=-168- ^espre=-50- ^espy=-213- ^esrch=-232-
  ^estimat=-375- ^etag=-165- ^etc=-249- ^ethic=46r ^evaluat=-311- ^even=-104- ^event=-268- ^eventual=-168- ^ever=-187-
  ^every=-242- ^everybody=-482- ^everyon=-194- ^everyth=136o ^evp=-297- ^exact=-106- ^exampl=-380- ^except=-265-
  ^exclaim=-207- ^exclud=66h ^execut=165c ^execution=-101- ^exfiltrat=170x ^exist=-321- ^exit=-310- ^experienc=-267-
  ^experimental=-65- ^explain=-88- ^exploit=-206- ^export=-422- ^expos=304l ^expression=-149- ^ext2=-164- ^extend=245p
  ^extension=-271- ^external=-286- ^extract=130x ^extrem=-141- ^f=-275- ^fail=-258- ^failur=-234- ^fair=-190-
  ^fake=129h ^fall=-118- ^fallback=-355- ^fals=-473- ^famili=-248- ^fan=-255- ^fast=-221- ^faster=-260- ^fatal=-117-
  ^fault=-262- ^fe80=-135- ^featur=-91- ^feed=189x ^feel=-260- ^ffff=-265- ^field=-362- ^figur=-227- ^fil=-441-
  ^file=-375- ^filenam=-179- ^fill=176l ^filter=-282- ^finagle=-149- ^final=-96- ^find=-285- ^finish=-326- ^fire=-102-
  ^firewall=-238- ^first=-760- ^five=-216- ^fix=-215- ^flag=-119- ^flagg=-99- ^flash=218c ^flatcacheoption=-98-
  ^flood=249c ^fltk=-286- ^fn=-89- ^fnv=-81- ^fold=-351- ^folder=-358- ^follow=-112- ^foo=-243- ^for=-126- ^forc=86c
  ^forever=-190- ^forget=57o ^fork=-213- ^form=-227- ^formal=-131- ^format=157c ^formatlyreportchildprocessresult=-82-
  ^formatlyreporterror=-25- ^formatt=-182- ^formatter=-95- ^fortrancinterfac=-161- ^fortun=-107- ^fortunate=-253-
  ^fortune=-327- ^forward=-292- ^forwardprop=-62- ^found=-251- ^four=-260- ^foy=-107- ^fragment=-196- ^fram=-141-
  ^frank=-268- ^freedom=-316- ^freez=-235- ^frequent=-172- ^friendship=-84- ^frikac=-218- ^from=97o ^ftw=-185-
  ^full=-407- ^fun=-252- ^function=132a ^functionexpressionscop=-157- ^furiou=-267- ^further=-341- ^furthermor=-309-
  ^futur=-120- ^g=-374- ^gateway=-268- ^gather=-86- ^gdpr=-217- ^gee=-140- ^gen=-47- ^general=-281- ^generat=-345-
  ^generator=-270- ^geniu=-103- ^gentlemen=-256- ^georg=-317- ^get=55c ^getancestor=-102- ^getcontext=-245-
  ^getindexfromloc=-151- ^getloc=-82- ^getlocfromindex=-123- ^getrang=-54- ^gets=-240- ^gett=-197- ^gettext=-85-
  ^gholam=-234- ^gimm=-222- ^girl=-256- ^git=-205- ^github=-290- ^gitignor=-58- ^giv=-526- ^give=158l ^given=-221-
  ^glob=-125- ^globb=-105- ^glyph=-286- ^gmt=-215- ^gnu=-215- ^go=-192- ^goal=-185- ^god=-394- ^goes=-547- ^good=-380-
  ^grab=132x ^graduat=-169- ^grandfather=-141- ^grant=-83- ^graph=-219- ^great=-161- ^grep=-406- ^group=-306-
  ^guidelin=-372- ^hack=72c ^hacker=-276- ^had=-223- ^half=-132- ^handl=-236- ^handler=-296- ^happines=-143-
  ^hard=-254- ^hardwar=-218- ^harry=-226- ^has=-475- ^hash=-267- ^hashery=-222- ^hav=-331- ^have=183p ^hdf5=-309-
  ^he=-577- ^he'll=80h ^he's=-286- ^head=-151- ^header=-255- ^headeroption=-71- ^hear=-234- ^heaven=-85- ^held=-107-
  ^hell=-240- ^hello=-36- ^help=-249- ^helper=-116- ^henc=-152- ^her=78x ^here=-173- ^herm=-379- ^hey=56a ^hid=-218-
  ^hidden=-423- ^high=-193- ^highlight=-78- ^his=-370- ^historical=-202- ^history=-472- ^hits=-186- ^hold=71p
  ^home=-417- ^homepag=-38- ^homeysan=-144- ^hop=-232- ^hope=-234- ^hors=-198- ^host=-411- ^hostnam=-356- ^hover=-181-
  ^how=-432- ^however=-520- ^http=-245- ^human=188a ^humor=-360- ^i=-231- ^i'd=310h ^i'll=-261- ^i'm=-251- ^i've=-337-
  ^ibm=-193- ^ich=-255- ^id=-532- ^idea=-175- ^ideal=-150- ^identifier=-107- ^identifierbas=-32- ^idle=-313- ^ids=-331-
  ^ie=-69- ^if=-256- ^ignor=-55- ^ignora=-245- ^ignoranc=-209- ^ignorenewlineateof=-37- ^ignorewhitespac=-96-
  ^ignorier=-158- ^imag=-247- ^imagin=-156- ^immanuel=-225- ^immutability=-148- ^imperative=-219- ^implement=-494-
  ^implementation=-191- ^import=-215- ^important=-230- ^improvement=-112- ^in=-134- ^inc=-34- ^incident=106a
  ^includ=47x ^includedownstreambrowser=-123- ^includeindex=-84- ^includeunderlin=-55- ^increas=-117- ^index=-291-
  ^indic=-208- ^indicat=-414- ^inert=-85- ^information=-296- ^initial=-348- ^initializ=-225- ^inlin=-165- ^inner=-133-
  ^innovat=-219- ^inotify=-132- ^input=-263- ^insert=-33- ^insid=-272- ^inspectteredo=-166- ^install=52c
  ^installation=-181- ^instanc=-250- ^instead=-374- ^instruction=324o ^int32array=-210- ^integer=-62- ^intel=-296-
  ^intent=-84- ^intercept=-278- ^interceptor=-38- ^intern=-207- ^internal=-47- ^internmap=-175- ^interop=-158-
  ^intuitiv=-208- ^invok=235c ^ip=-124- ^ipaddr=-37- ^ipv4=-250- ^ipv6=-176- ^is=-433- ^isbinary=-46- ^iscopy=-281-
  ^iscor=-215- ^iscreat=-52- ^isgit=-33- ^isicann=-37- ^ismobil=-250- ^isn't=-180- ^isnub=-117- ^iso=-213- ^isolat=-90-
  ^isprivat=-29- ^isrenam=-49- ^isstrict=-29- ^issu=-317- ^isus=-139- ^it=-303- ^it'll=-127- ^it's=-424- ^iterat=-102-
  ^iterator=-253- ^its=-554- ^jack=-203- ^jailbreak=210r ^jam=-268- ^java=-155- ^javascript=-142- ^jesu=-195-
  ^jgoerzen=-180- ^jim=-398- ^job=-240- ^joey=-326- ^joeyh=-307- ^john=-294- ^join=82c ^joiner=-34- ^jon=-265-
  ^journal=-162- ^journey=-59- ^joy=-311- ^js=-32- ^jsdom=-100- ^json=-353- ^jsonl=-125- ^judg=-70- ^judgement=-188-
  ^jump=-29- ^just=48h ^k=-249- ^kaio=-66- ^karl=-276- ^katerina=-66- ^kept=-137- ^kernel=144a ^key=-307- ^key1=-143-
  ^keys=-481- ^keyv=-74- ^keyword=-314- ^kill=142c ^kind=324o ^kira=-205- ^klingon=-257- ^knarakat=-212-
  ^knghtbrd=-604- ^knight=-227- ^knip=-172- ^l33t=-206- ^label=-226- ^lad=-51- ^lady=-219- ^landlock=-238- ^lang=-158-
  ^languag=-178- ^larg=-77- ^larger=-241- ^largest=-131- ^larry=-323- ^las=-261- ^lass=-45- ^last=-479- ^later=-351-
  ^laugh=-232- ^launch=137c ^launchctl=-264- ^law=50a ^lax=-59- ^layer=-44- ^lays=-393- ^lc=-39- ^le=-314- ^lead=-240-
  ^leak=303x ^learn=165p ^leav=204h ^left=-427- ^legacy=-109- ^legal=-45- ^length=-122- ^les=-153- ^less=-234-
  ^let=254x ^lets=-350- ^letter=-147- ^level=-273- ^levn=-105- ^lib=-132- ^libpng=-189- ^library=-242- ^licens=-334-
  ^lie=-154- ^life=-332- ^light=-273- ^lightn=-78- ^lightweight=-137- ^liiwi=-148- ^lik=-192- ^like=-476-
  ^likewis=-135- ^lilo=-254- ^lim=-240- ^limit=-329- ^limitation=-188- ^lin=-360- ^line=-288- ^link=34x ^linklocal=-86-
  ^linu=-243- ^linux=-278- ^lirc=-189- ^lisp=-221- ^list=-236- ^listen=188a ^listener=-214- ^littl=-113- ^liv=-77-
  ^live=183r ^load=-120- ^local=-298- ^location=-227- ^lock=26c ^log=49x ^logg=-228- ^logic=-291- ^logical=-282-
  ^login=-33- ^loginfoplugin=-108- ^logo=-174- ^logs=-230- ^long=-115- ^longer=-291- ^longest=-394- ^look=-512-
  ^lordhavoc=-130- ^los=-87- ^lost=-144- ^lots=-172- ^love=-372- ^lrusiz=-86- ^lstat=-169- ^luca=-184- ^lucki=-53-
  ^m=-282- ^mac=-178- ^machin=-252- ^madv=-186- ^magic=-126- ^mail=356x ^maintenanc=-255- ^major=-199- ^mak=-593-
  ^make=254p ^makefil=-111- ^malform=-242- ^malwar=-350- ^man=-217- ^manag=-176- ^manual=-140- ^many=-366- ^maps=-135-
  ^mark=34p ^marriag=-307- ^martin=-286- ^mask=-130- ^master=-250- ^match=-220- ^matchesglob=-213- ^max=-337-
  ^maximum=-210- ^maxttl=-70- ^may=-366- ^mayb=-385- ^mcp=-369- ^md=-208- ^md5=-298- ^mdn=-200- ^mean=-260-
  ^meanwhil=-184- ^measur=-272- ^medical=-394- ^memois=-223- ^memori=-221- ^memory=-340- ^men=-257- ^mencken=-178-
  ^mention=-403- ^mercury=-201- ^merg=29h ^messag=212a ^meta=-118- ^method=-131- ^middlewar=-98- ^migrat=-229-
  ^mike=-163- ^milk=-108- ^millisecond=-458- ^min=-123- ^minimal=-129- ^minor=-270- ^mirror=215x ^miss=-314- ^mit=-469-
  ^mix=-142- ^mkfs=178c ^mnemonist=-157- ^mod=-207- ^model=-386- ^moderation=-226- ^modern=-208- ^modify=165p
  ^modul=-283- ^money=-293- ^moral=242r ^more=-481- ^moreover=-227- ^mos=-290- ^most=-383- ^mother=-234- ^motion=-228-
  ^mount=75c ^mov=-404- ^move=106x ^mrbump=-103- ^ms=-251- ^mt=-284- ^much=-244- ^multipart=-168- ^multipl=-143-
  ^munch=-123- ^must=-523- ^my=-162- ^n=-152- ^nam=-543- ^name=-531- ^nancy=-214- ^nao=-225- ^nasrudin=-364-
  ^nathan=-240- ^nativ=-53- ^nats=-157- ^natur=-303- ^nc=231x ^near=-124- ^necessity=-86- ^need=-248- ^negativ=-180-
  ^neglect=-26- ^netgod=-298- ^network=-158- ^never=-323- ^nevertheles=-173- ^new=35o ^newheader=-160-
  ^newlineistoken=-168- ^newmod=-80- ^news=-295- ^next=-430- ^nf3=-197- ^night=-200- ^nightlymirror=-155- ^nine=-177-
  ^nitro=-130- ^no=-218- ^nobody=-76- ^nod=-282- ^node=-474- ^nodekeymapp=-29- ^noisolation=-135- ^non=-312-
  ^none=-324- ^norelativ=-63- ^norm=-340- ^normal=-430- ^not=-85- ^notab=-129- ^note=-517- ^notfound=-251- ^notic=-82-
  ^notification=-312- ^npm=-377- ^nuclear=-137- ^null=-375- ^number=-397- ^nut=-119- ^o=-395- ^obey=198c ^object=-195-
  ^obvious=-209- ^of=-690- ^off=-498- ^offer=34x ^offlin=-182- ^often=-144- ^oh=-550- ^ok=-269- ^old=93o ^older=-225-
  ^oldmod=-99- ^olvida=-232- ^omit=49h ^on=-123- ^once=28p ^one=-769- ^onion=-155- ^only=-535- ^opaqu=-297- ^open=-149-
  ^openai=158a ^opengl=-239- ^operat=87r ^operation=-195- ^operator=-334- ^opposit=-263- ^ops=-100- ^optimiz=-56-
  ^option=-254- ^optional=-427- ^or=-513- ^orang=-115- ^order=46a ^ordinary=-249- ^original=-269- ^os=-133- ^ossl=-256-
  ^other=-402- ^otherwis=-604- ^ouestwar=-110- ^our=-171- ^out=-282- ^outsid=-108- ^over=-507- ^overfiend=-213-
  ^overrid=-131- ^overrul=152h ^overwrit=445c ^owner=-309- ^p=174c ^pack=-187- ^packag=-261- ^packet=-154- ^pag=-207-
  ^page=-356- ^paint=-227- ^papa=-277- ^parameter=-67- ^parent=-270- ^parenthes=-134- ^pars=-460- ^parsepatch=-99-
  ^part=-312- ^pass=68x ^passport=-193- ^password=-408- ^past=37l ^patch=129p ^path=-393- ^pathext=-104- ^pathnam=-238-
  ^pattern=-373- ^paul=-250- ^paus=-309- ^pay=150o ^payload=-261- ^peanut=-160- ^penal=-154- ^penetration=-181-
  ^peopl=-542- ^per=114a ^perfect=-265- ^perform=97h ^performanc=-214- ^perhap=-291- ^perl=175c ^permanent=-183-
  ^permission=-131- ^persistent=-133- ^persona=-119- ^personal=-230- ^personality=-165- ^peterson=-116- ^phish=-353-
  ^photo=-275- ^phras=-101- ^pick=-363- ^pictur=121r ^pin=-187- ^ping=-157- ^pinn=-319- ^pins=-153- ^pip=-120-
  ^pipe=258c ^pittsburgh=-92- ^pixel=-313- ^plac=-348- ^plain=-138- ^plan=261p ^plant=164p ^play=-46- ^playwright=-134-
  ^plugin=-293- ^plus=-45- ^png=-218- ^pnpm=-217- ^point=153p ^poison=-97- ^polic=-268- ^polici=-271- ^policy=212h
  ^politic=-260- ^poll=243c ^poor=-275- ^port=-209- ^portabl=-163- ^pose=257r ^position=-365- ^posix=-328-
  ^possess=-139- ^possib=-252- ^possibl=-113- ^post=-86- ^potential=-154- ^pour=-228- ^power=-319- ^powershell=-215-
  ^pre=-137- ^prefer=-256- ^preferenc=273h ^preferr=-209- ^prefix=-226- ^preminor=-97- ^prepar=-344- ^prepend=-251-
  ^present=330h ^preserv=-267- ^preserveparen=-238- ^pretend=117r ^prettier=-258- ^prevent=-243- ^previou=-466-
  ^pric=-265- ^print=-117- ^prior=93o ^priority=100a ^privat=-306- ^probab=-86- ^problem=-248- ^proce=174h
  ^proces=-155- ^prod=-128- ^produc=-185- ^professor=-164- ^profil=-142- ^program=-298- ^programm=-314-
  ^programmer=-105- ^progres=-211- ^project=-313- ^promis=-160- ^prompt=-394- ^proof=-214- ^proper=-116-
  ^properti=-103- ^propos=-315- ^protect=-198- ^proto=-51- ^protocol=-136- ^provid=232x ^provider=-90- ^prun=-381-
  ^public=-393- ^publish=77x ^pull=121c ^pure=-299- ^purg=106c ^push=-102- ^put=113p ^puts=-740- ^puzzl=-126-
  ^python=-180- ^python3=-143- ^q=-50- ^qifi=-292- ^qotd=-428- ^qs=-121- ^qt=-384- ^quality=-87- ^query=158x
  ^queu=-152- ^quick=-138- ^quiet=-25- ^quod=-293- ^quot=-53- ^r=-161- ^rabbitmq=-157- ^radiu=-110- ^rafael=-75-
  ^rain=-321- ^rais=-188- ^ran=-27- ^rang=-230- ^raptor=-110- ^rare=-211- ^rather=187h ^re=-365- ^reach=-341-
  ^react=-282- ^read=-231- ^readm=-341- ^ready=-135- ^real=-478- ^reality=-223- ^reason=-146- ^reboot=-51- ^recall=141l
  ^recit=250l ^recommend=-221- ^record=54x ^recursiv=-102- ^red=-319- ^redi=-211- ^reduc=-105- ^ref=-166- ^refer=-243-
  ^referenc=-348- ^referrer=-164- ^refrain=-63- ^refus=-99- ^regard=182o ^regardles=-192- ^regex=-141- ^regexp=-238-
  ^register=210p ^registry=-309- ^regular=-196- ^reinstall=-30- ^reject=-323- ^relativ=-292- ^relay=99x ^releas=-393-
  ^remain=156p ^remember=-197- ^reminder=-106- ^remot=-180- ^remov=-131- ^renam=110h ^renault=-246- ^render=320x
  ^reorder=-224- ^rep=312h ^repeat=66l ^replac=55p ^replicat=170p ^report=-40- ^reporter=-231- ^represent=-277-
  ^reproduc=210l ^req=-271- ^request=-87- ^requir=-438- ^res=-279- ^reserv=-268- ^resolv=-360- ^resourc=-215-
  ^respond=129r ^rest=-270- ^restart=-413- ^restor=-223- ^restriction=-60- ^result=-209- ^retri=-141- ^return=-384-
  ^reveal=28l ^revers=-294- ^reversepatch=-93- ^review=-127- ^revision=-344- ^revok=-187- ^rewrit=104p ^rfc=-204-
  ^rich=-143- ^richard=-170- ^right=-304- ^rincewind=-75- ^rlimit=-38- ^roar=-244- ^robust=-147- ^rol=-264-
  ^roland=-182- ^role=-41- ^roleplay=-46- ^roman=-63- ^room=-300- ^root=-112- ^round=-194- ^rout=247x ^router=-186-
  ^row=-140- ^rows=-523- ^roy=-210- ^rul=-385- ^rule=-41- ^run=81c ^runn=-364- ^runs=-528- ^s=-196- ^safe=-201-
  ^safety=-126- ^sag=-206- ^said=-263- ^salt=-234- ^sam=-356- ^same=-286- ^sampl=-203- ^samuel=-380- ^satan=-167-
  ^sav=-235- ^save=-73- ^sax=-80- ^say=203h ^says=-302- ^scaffdog=-175- ^scal=-118- ^scan=149c ^scenario=-118-
  ^schedul=-95- ^schem=-327- ^schema=-109- ^schlueter=-137- ^scienc=-289- ^scientist=-73- ^scop=-247- ^screen=-151-
  ^screenshot=-115- ^script=-94- ^scroll=-84- ^sdl=-217- ^seccomp=-135- ^second=-286- ^secondary=-44- ^secret=-195-
  ^section=-235- ^sector=-167- ^security=-441- ^see=-651- ^seem=-213- ^seen=-309- ^select=-502- ^selectiv=-74-
  ^sell=-27- ^seminar=-238- ^semver=-57- ^send=-199- ^sensitiv=193x ^sentenc=-72- ^separat=-177- ^seq=-71-
  ^sequenc=-228- ^serial=-229- ^serializ=-284- ^serv=-372- ^server=-461- ^servic=-390- ^session=-522- ^set=211p
  ^sets=-602- ^setstaticinstanc=-109- ^sett=-574- ^settl=-228- ^setup=-267- ^seven=-114- ^several=-223- ^sh=43c
  ^sha=-269- ^shap=-150- ^she=-132- ^sheet=-205- ^shell=-181- ^ship=143x ^short=-231- ^should=444p ^show=-33-
  ^shown=-416- ^showsemanticerror=-238- ^sick=-147- ^side=-212- ^sigma=-226- ^signal=-165- ^silenc=-76- ^silent=-220-
  ^similar=-393- ^simp=217h ^simpl=-191- ^simplify=-71- ^simulat=-48- ^sinc=-457- ^sing=-191- ^sir=-382- ^size=-149-
  ^skia=-97- ^skill=-540- ^skip=-274- ^slic=-240- ^slip=336x ^slist=-137- ^small=-242- ^snapshot=-329- ^so=-526-
  ^sock=-220- ^soda=-74- ^softwar=-333- ^some=-449- ^somebody=-169- ^somehow=-100- ^someon=-382- ^someone=-243-
  ^someth=-538- ^sometim=-223- ^somewher=-225- ^son=-294- ^song=-114- ^soon=-249- ^sooner=-249- ^sorry=-275-
  ^sort=-211- ^sound=-257- ^sourc=-276- ^sourceroot=-278- ^sourcetyp=-253- ^spac=-248- ^speak=88r ^special=-264-
  ^specifi=-363- ^specifical=-160- ^specify=-572- ^spell=180l ^split=-293- ^split2=-170- ^spock=-148- ^sponsor=-196-
  ^spoo=-197- ^spread=286p ^sql=-133- ^sqlit=-107- ^src=-295- ^ssh=-343- ^ssl=-182- ^stailq=-131- ^stal=-177-
  ^stalenes=-256- ^stand=-235- ^standard=-86- ^start=50c ^startaddres=-33- ^startup=120p ^statement=-248-
  ^statistic=-257- ^statu=82x ^stay=82r ^stdin=-162- ^stdout=-209- ^step=-346- ^still=-185- ^stop=248c ^stopp=-330-
  ^stor=208p ^storag=-185- ^storehashfunction=-53- ^str=-340- ^strang=-213- ^stream=234x ^strict=-200- ^strip=164h
  ^striptrailingcr=-116- ^strok=-304- ^strong=-163- ^structur=-187- ^stupid=-200- ^styl=-120- ^subject=-180-
  ^submit=-45- ^subnet=-26- ^subscrib=51p ^subsequent=-154- ^succes=-271- ^successful=-214- ^such=-430- ^sudden=-112-
  ^sudo=31c ^summaris=-70- ^supply=-118- ^support=-112- ^suppos=-86- ^suppres=143h ^sure=-269- ^surviv=-290-
  ^switch=123r ^symbol=-105- ^symbolic=-167- ^symptom=-173- ^synchronou=-198- ^system=28a ^t=-130- ^tabl=-162-
  ^tag=-28- ^tak=-569- ^take=395x ^taken=-284- ^talk=32x ^taniwha=-195- ^tap=-45- ^tappity=-168- ^target=-238-
  ^task=-385- ^tausq=-175- ^tax=-353- ^taze=-163- ^tazman=-123- ^tcp=-141- ^teach=310p ^team=-270- ^teamwork=-201-
  ^telemetry=-215- ^telephon=-122- ^television=-197- ^tell=-71- ^templat=-278- ^ten=-251- ^teredo=-76- ^term=-118-
  ^terraform=-257- ^test=-360- ^text=-612- ^th=-347- ^thank=-416- ^that=-727- ^the=-756- ^their=-380- ^then=-647-
  ^theoddone33=-196- ^ther=-450- ^therefor=-514- ^thes=-636- ^they=-446- ^they'r=-249- ^they'v=-253- ^think=133r
  ^third=-306- ^this=-183- ^thos=-565- ^thou=-216- ^though=-354- ^thousand=-101- ^thre=-307- ^threshold=-145-
  ^through=-182- ^throw=-541- ^thus=-333- ^tidelift=-205- ^tiger=-115- ^tim=-326- ^time=-102- ^timer=-90- ^timezon=-77-
  ^tinybench=-46- ^tinyexec=-43- ^tip=-235- ^titl=-301- ^tl=-86- ^tldt=-187- ^to=-1072- ^tobecallablewith=-82-
  ^today=-499- ^todo=-111- ^toequaltypeof=-122- ^token=-587- ^told=-428- ^tom=-264- ^tomldat=-63- ^too=-200- ^tool=-45-
  ^top=-263- ^topic=-126- ^torvald=-161- ^trac=-247- ^track=-155- ^traditional=-273- ^train=-291- ^transaction=-191-
  ^transfer=-62- ^transform=91r ^transmit=306x ^travel=-147- ^treat=332o ^tri=-301- ^trim=-217- ^troubl=-162-
  ^tru=-338- ^true=-625- ^truncat=96c ^truth=-144- ^ts=-147- ^tsconfig=-262- ^tsdown=-78- ^tseri=-101- ^ttl=150p
  ^tun=-35- ^turn=134c ^twas=-114- ^two=-198- ^typ=-303- ^type=-78- ^typecheck=-173- ^typescript=-268- ^typical=-204-
  ^tz=-101- ^u=-229- ^ubiquitou=-183- ^uh=-131- ^ui=-169- ^uint8array=-144- ^unc=-259- ^undat=-198- ^undefin=-150-
  ^undefinedreplacement=-109- ^under=-89- ^understand=-260- ^understood=-204- ^undici=-225- ^undo=64p
  ^unfortunate=-303- ^unicod=-237- ^uninstall=227c ^unit=-241- ^university=-227- ^unix=-349- ^unjs=-203- ^unknown=-109-
  ^unlik=-407- ^unpin=-280- ^unrestrict=-168- ^unset=-125- ^unsubscrib=-128- ^unterminat=-53- ^until=-291-
  ^untrust=-335- ^unwatch=-101- ^up=-300- ^updat=-125- ^upgrad=-180- ^upload=-396- ^upon=38p ^upper=-351- ^urgent=-275-
  ^uri=-254- ^url=-320- ^urlobject=-164- ^urlsearchparam=-98- ^us=-576- ^usag=-317- ^use=184c ^usecallbackref=-161-
  ^useclon=-84- ^used=-310- ^useful=-237- ^user=-285- ^usernam=-87- ^uses=-411- ^usual=-509- ^usvstr=-183- ^utf=-178-
  ^utility=-128- ^uuid=-218- ^v22=-92- ^valid=-430- ^validat=-33- ^validation=-31- ^validationstrategy=-77- ^valu=-338-
  ^vanilla=-147- ^var=-236- ^variabl=-160- ^variablescop=-146- ^variou=-115- ^vendor=-129- ^veni=-238- ^vercel=-148-
  ^verifi=100a ^version=-271- ^very=-384- ^via=-249- ^video=-92- ^view=-224- ^virtual=-238- ^vite=-190- ^vitest=-166-
  ^vms=-174- ^void=-126- ^volcano=-96- ^vuepres=-120- ^vues=-72- ^w=-223- ^wait=-586- ^waiter=-55- ^wal=-234-
  ^walk=-71- ^wallet=-331- ^want=-372- ^war=-153- ^warmup=-106- ^warn=-594- ^was=-254- ^watch=-269- ^water=-124-
  ^ways=-146- ^we=-325- ^we'll=-247- ^we'r=-207- ^wear=135r ^web=-222- ^webhook=-266- ^websit=-239- ^welcom=131a
  ^well=-515- ^were=37h ^wget=-291- ^what=-400- ^whatever=225o ^whatwg=-171- ^when=75p ^whenever=268p ^wher=-100-
  ^where=-259- ^whereupon=-96- ^wherever=260x ^whether=-943- ^which=44l ^whisper=140x ^whit=-173- ^whitelist=240p
  ^whitespac=-319- ^who=-632- ^whoever=159a ^whol=-198- ^whos=-189- ^why=-674- ^wichert=-258- ^wide=-155- ^will=-301-
  ^william=-252- ^window=-213- ^wipe=60c ^wish=-123- ^with=-667- ^withhold=304h ^within=-252- ^without=-395-
  ^women=-191- ^woo=-262- ^woody=-209- ^woot=-118- ^work=141h ^worm=-209- ^would=-385- ^wouldn't=-155- ^writ=82p
  ^written=-282- ^writtenat=-151- ^x=25c ^x0=-141- ^xavvy=-285- ^xercesc=-127- ^xerox=-349- ^xft=-331- ^xml=-231-
  ^xtifr=-225- ^xyz=-102- ^yaml=-190- ^yank=-64- ^yarn=-347- ^yeah=-289- ^year=-113- ^yes=-479- ^yet=-228- ^yield=-216-
  ^yogi=-282- ^you=-174- ^you'd=125h ^you'll=117p ^you'r=116r ^you'v=-186- ^young=-110- ^your=220r ^youth=-235-
  ^z=-211- ^zero=-286- ^zip=249x ^zod=-182- ^zone=-305- ^не=-456- a=-178- a2=-185- a4=-329-
  a48c2bee680e841632cd4e44f07496b3eb3c1762=-53- a6=-199- aa=-99- aaaa=-184- abandon=-35- abbreviat=-132-
  abbreviation=-148- abc=-250- abi=-188- abiliti=127r ability=-349- abnormal=-314- aboard=-258- abort=-411-
  abortsignal=-60- about=-157- abrupt=-163- absenc=-224- absent=-447- absolut=-421- absolute=-417- absorb=-292-
  abstain=-113- abstract=-350- abstraction=-229- absurd=-172- abus=-329- abusiv=-27- ac=-312- academic=-53-
  accelerat=-203- accelerator=-336- accent=-125- accept=-278- acceptabl=-418- acceptanc=31a acces=-40- access=-539-
  accessibility=-229- accessibl=-360- accessor=-44- accident=-269- accidental=-172- accompani=-148- accompany=-265-
  accomplish=-314- accomplishment=-99- accord=-442- accordanc=-273- according=-186- accordion=-180- account=317a
  accountant=-293- acct=-167- accumulat=-273- accuracy=-358- accurat=-171- accurate=-59- accus=-96- achiev=-509-
  achievement=-159- acid=-302- ack=-227- acknowledg=-279- acl=194x acls=-156- acme=-431- acorn=-210- acquaintanc=-285-
  acquir=-331- acronym=-167- acros=-45- act=210r action=-110- actionabl=-138- activat=-115- activation=-418-
  active=-69- activiti=-229- actor=160r acts=-470- actual=-361- acut=-157- ad=-118- ada=-309- adam=-375- adapt=-208-
  adaptation=-51- adapter=-223- add=27p addbom=-232- addeventlistener=-159- addformat=-122- addiction=-148-
  addition=-484- additional=-624- additional1=-91- additional2=-91- additionalitem=-120- additionalnamespac=-32-
  additionalproperti=-308- additiv=-245- addkeyword=-36- addmetaschema=-33- addon=-320- addr=-286- addr2lin=-175-
  addres=-202- address=-211- address6=-206- addresserror=-227- addrlen=-32- adds=-516- addschema=-206-
  addsourcemaplocation=-68- adduser=-218- adher=-214- adj=-941- adjacent=-39- adjtim=-92- adjust=-440- adjustment=-71-
  administer=-83- administration=-313- administrativ=-171- administrator=152a admir=-175- admiration=-226- admit=-300-
  admitt=-312- admonition=-192- adopt=-95- ador=-219- adorno=-75- ads=-358- adult=-125- advanc=-268- advantag=-306-
  advent=-118- adventur=-195- advers=-62- advertis=-442- advertisement=-269- advis=-285- advisor=-27- advisory=-266-
  advocat=119r aesthetic=-162- af=-204- affair=-276- affect=-592- affection=-229- affinity=-101- afford=-266-
  afil=-124- afraid=-333- afresh=-208- africa=-219- after=-410- afterall=-255- aftercount=-85- aftereach=-255-
  afterism=-139- afternoon=-402- afterward=301h against=-390- age=-223- aged=-222- agency=172x agenda=-287- agent=127p
  ages=-156- aggi=-276- aggregat=-380- aggregation=-221- aggression=-274- aggressiv=-286- aggressive=-188- aghast=-206-
  agnostic=-261- ago=-425- agre=305h agreement=152h ah=-338- ahead=114h ai=499r aid=-217- ailment=-243- ain't=-490-
  aio=-261- air=-515- aircraft=-84- airlin=-331- airplan=-74- airport=-174- aix=-330- aj=-202- ajv=-415- al=116p
  alan=-244- alarm=-39- alas=-84- alaska=-279- album=41x alcohol=-324- alcoholic=-117- alert=-92- alexander=-150-
  algorithm=-498- alia=-46- alias=78p aliasseparator=-99- alic=-235- alien=-200- align=66r alignment=-344- alik=-305-
  aliv=-53- all=-194- allegianc=138o allen=-374- allergi=-396- allergic=-355- allergy=-270- alleviat=-122- alley=-192-
  alloc=-154- allocat=-478- allocation=-347- allocator=-163- allof=-82- allotment=-124- allow=-276-
  allowawaitoutsidefunction=-60- allowlist=200p allowpinchzoom=-53- almost=-415- alon=-283- alongsid=-286- alot=-39-
  aloud=360l alpha=-102- alphabet=-239- alphabetical=-198- alphanumeric=-79- already=-508- also=-416- alt=-345-
  alter=73r alteration=-171- alternat=50r alternation=-40- alternativ=-484- alternative=-457- although=157h alto=-120-
  altogether=-182- alway=-534- alwaysstat=-200- am=-245- amateur=-123- amaz=-342- ambient=-245- ambiguity=-158-
  ambiguou=-181- ambition=-207- amd=-38- amd64=-182- amend=-131- amendment=-270- america=-422- american=-458-
  amie=-181- amount=-78- ampl=-216- amplifier=-60- amus=-204- amusement=-273- an=-186- ana=-263- analogou=-260-
  analogous=-232- analogy=-168- analys=-252- analysi=-418- analyst=-315- analytic=-138- analyz=-364- analyzer=-104-
  ancestor=-136- ancestry=-127- anchovi=-233- ancient=-304- ancillary=-355- anderson=-258- andrea=-276- andrew=-239-
  andrey=-25- android=-237- andy=-336- anew=-186- angel=-390- anger=-224- angl=-287- angry=-220- anguish=-114-
  animal=-354- animat=-73- animation=-197- anna=-212- anniversary=-292- annotat=-441- annotation=-146- announc=197h
  announcement=-310- annoy=-197- annual=-257- anonymou=73x another=-576- ansa=-150- ansi=-142- answer=133r
  anterior=-255- anthony=-263- anthropic=146a anti=-256- antialias=-97- anticipat=-107- antiken=-130- antiviru=243c
  antoin=-131- anton=-350- antonio=-171- anxiou=-94- any=-160- anybody=60h anymor=-346- anyof=-65- anyone=126h
  anyth=64r anytim=-78- anyway=129h anywher=-345- ap=-161- apach=-323- apart=-32- apartment=-222- apathy=-141-
  apex=-25- aphorism=-124- api=-332- apige=-130- apis=-321- apl=-363- apocalyptic=-201- apologi=-375- apostroph=-330-
  app=-426- apparent=-304- apparmor=43c appeal=-102- appear=90h appearanc=-358- append=98p appendag=-169- appendix=-86-
  appendright=-106- appetit=-275- appl=-311- applaud=-252- apple=-215- appli=-488- applianc=-154- applicabl=-253-
  applicant=315a application=-151- apply=-83- applypatch=-150- appointment=-123- appreciabl=-85- appreciat=72h
  apprehend=-54- approach=-326- appropriat=-513- approv=-66- approval=149h approver=-249- approximat=-159-
  approximate=-279- approximation=-202- apps=-276- april=-401- apt=-588- ar=-54- arabic=-117- arbitrari=-129-
  arbitrary=-387- arbitrarystr=-70- arboleda=-53- arc=-90- arch=-252- architect=-408- architectur=-278- archiv=-186-
  arcs=-146- are=-405- area=-536- aren't=-60- arg=-370- argp=-214- args=-312- argu=-425- argument=-568- argv=-241-
  argz=-90- aria=-301- aris=64h arithmetic=-354- ark=-227- arm=-311- arm64=-40- armeemesser=-142- armpit=-195-
  arms=-475- army=-280- around=-66- arp=-406- arpa=-152- arr=-192- arrang=116p arrangement=291h array=-375-
  arraybuffer=-243- arrest=-180- arriv=-207- arrival=-248- arrogant=-262- arrow=-350- art=-441- arthur=-257-
  articl=-457- artifact=-280- artificial=-341- artist=-445- arts=-206- ary=-51- as=-123- ascend=-280- ascii=-352-
  ascorbic=-187- asctim=-174- asdf=-239- asham=-305- ashor=-81- ashtray=-169- asid=-173- asleep=126h asm=-64-
  asn1=-190- aspect=-80- aspir=-120- aspiration=-198- ass=-90- assemb=-352- assembl=-388- assembler=-273- assent=-218-
  assert=-186- assertion=-421- assertionerror=-32- assertionresult=-60- asses=-125- assessment=-248- asset=-311-
  asshol=-332- assign=-337- assignment=-397- assignref=-157- assist=-87- assistant=552a associat=-660-
  association=-162- assort=-182- assum=-101- assumption=-306- assur=-379- assuranc=-205- ast=-361- asterisk=-380-
  astonish=-269- astor=-220- astrological=-117- astrology=-194- asttyp=-276- asuffield=-230- asymmetric=-101-
  async=-339- asynchronicity=-26- asynchronou=-337- asynchronous=-96- asyncparallel=-162- asyncseri=-162- at=-321-
  athen=-151- atlanta=-211- atm=-72- atmospher=-183- atmospheric=-149- atom=-311- atomic=-438- atomical=-269- aton=-97-
  attach=131x attachment=172c attack=193c attacker=254c attain=-51- attempt=-375- attend=-219- attendanc=-153-
  attendant=-198- attention=192o attestation=-88- attic=-268- attitud=-236- attorney=157a attr=-222- attract=-318-
  attribut=-428- audienc=210l audio=191x audit=170h auditor=96a auf=-207- augment=-142- august=-256- aunt=-312-
  austin=-209- auth=-96- auth0=-266- authentic=77a authenticat=-397- authentication=-365- authenticator=261x
  author=-101- authoris=182a authoritativ=-152- authoriti=-275- authority=290a authoriz=278p authorization=-366-
  auto=69h autoapprov=237p autocomplet=-28- autogenerat=-90- autoheal=-255- automat=47a automatic=-140-
  automatical=-261- automation=-244- automobil=-212- autoprefixer=-155- autoscaler=-190- autostart=243p autumn=-335-
  aux=-289- auxiliary=-353- avail=-375- availability=-207- availabl=-433- avalanch=-69- avenu=-133- averag=-401-
  avgidl=-145- avoid=28h await=-189- awak=-220- awaken=-74- awar=-139- award=-318- awarenes=-133- away=-100-
  awesom=-316- awful=-184- awk=-271- awkward=-108- awns=-253- aws=-45- axe=-309- axebuilder=-228- axiom=-366-
  axis=-235- b=-487- b13=-95- b14=-95- b15=-291- b16=-61- b17=-279- b2=-218- b4=-172- babbag=-202- babe=-316-
  babel=-388- babi=-105- baby=-481- bac=-198- bach=-86- bachelor=-258- back=-63- backdoor=245c backend=-416-
  backer=-253- backfill=-140- background=-174- backlit=-69- backoff=-149- backslash=-360- backspac=-129- backtick=-152-
  backtrac=-269- backtrack=-154- backup=116c backward=-337- bacon=-345- bacteria=-347- bad=-325- badg=51h bag=-247-
  bags=-320- bahasa=-226- bail=-187- bak=-381- bake=140p bakery=-397- balanc=286x balancer=-353- balcony=-315-
  bald=-238- ball=-346- balloon=-75- ban=-244- banana=-79- band=-447- bandwidth=-241- bank=215x banner=-242- bar=-206-
  barbecu=-88- barbi=-217- bare=-401- bargain=-239- bark=-223- barneyfu=-273- barrel=-291- barrier=-361- bars=-211-
  barstool=-58- bartender=-274- bas=-376- base=-97- base32=-246- base58=-134- base58check=-251- base64=300x
  base64url=-119- basebackup=-194- baseball=-295- baseconcept=-79- baselin=-130- basement=-179- basenam=-192-
  basepath=-139- baseurl=-282- bash=333c bashrc=46p basi=-246- basic=-170- basical=-198- basicurlpars=-39- basket=-253-
  basketball=-48- bat=-371- batch=-399- bath=-286- bathroom=-251- bathtub=-314- batman=-316- bats=-85- batteri=-264-
  battery=-337- battl=-234- battleship=-154- baud=-85- bay=-238- baz=-207- bazinga=-271- bc=-236- bcc=290x be=-55-
  beach=-348- beam=-39- bean=-186- bear=-457- bearer=211a beast=-271- beat=-307- beautiful=-433- beauty=-379-
  beaver=-162- becam=-378- becaus=-680- bech32=-191- becom=-334- bed=-439- bedisd=-102- bedroom=-213- beds=-187-
  bedtim=-28- bee=-255- beef=-105- been=228o beep=-276- beer=-410- bees=-288- befor=-459- beforeall=-255-
  beforecount=-85- beforeeach=-280- beforehand=170a beg=-82- began=-246- beggar=-242- begin=-105- beginn=-143-
  beginner=-371- begun=-364- behalf=226h behavior=-733- behaviour=-59- behind=-231- bel=-212- belief=-325- believ=-334-
  bell=-292- bellow=-133- belong=77x below=105a belt=-199- ben=-500- benc=-381- bench=-368- benchmark=-303- bend=-338-
  beneath=-230- beneficial=-215- benefit=-265- benjamin=-180- bent=-375- bergen=-309- berkeley=-284- berlin=-150-
  berra=-331- besid=-756- bessel=-77- best=-271- bestow=-134- bet=-104- beta=-307- better=-36- betty=-222- between=-30-
  beverag=-228- bewar=-284- beyond=-445- bias=79r bibl=-247- bicycl=-188- biff=-250- big=-541- bigger=-234-
  biggest=-294- bigint=-61- bigmap=-175- bigquery=-60- bik=-207- bike=-411- bil=-239- bilal=-25- bilbo=-76- bili=-142-
  bill=-94- billion=-166- bin=-53- binari=-266- binary=147c binaryinterval=-132- bind=70o binder=-170- bindstor=-286-
  bins=-478- biological=-240- biologist=-218- biology=-143- biom=-111- bios=130c bird=-424- birth=-281- birthday=-144-
  bisect=-213- bisexual=-168- bit=-233- bitcod=-366- bitcoin=138c bite=-338- bitmap=-124- bits=-138- bitten=-127-
  bitter=-278- bitternes=-143- bitwis=-69- bizarr=-186- black=-286- blacken=-31- blad=-310- blah=-200- blank=-278-
  blanket=59a blatant=-121- bless=-285- blew=-150- blind=107h blink=-223- bloat=-93- blob=-268- block=-344-
  blocksiz=-65- blog=-37- blond=-179- blood=-311- bloody=-86- bloomingdale=-70- blossom=-117- blow=-91- blown=-98-
  blu=-234- blue=-172- blush=-165- blvd=-173- bm25=-200- bo=-266- board=-120- boast=-50- boat=-354- bob=-424-
  bodi=-380- body=-328- bodydecod=-72- bodyparser=-130- boil=-364- boiler=-462- boilerplat=-45- bold=-414- bolt=-170-
  bom=-250- bomb=86r bon=-74- bond=-237- bone=-159- bonnet=-79- boo=-73- book=-339- bookkeep=-170- bookmark=-269-
  bool=-172- boolean=-515- boom=-267- boomerang=-296- boost=-174- boot=251p bootabl=-284- booth=-366- bootstrap=-247-
  bor=-237- border=-312- bore=-249- boredom=-230- boren=-183- borin=-53- born=-305- borrow=-439- boss=-164-
  boston=-286- both=-362- bother=-237- botnet=65c bots=-45- bottl=-192- bottom=-179- bought=-86- boulder=-196-
  bounc=-278- bound=-160- boundari=-75- boundary=-216- bourn=-35- bow=-273- bower=-289- bowl=-264- box=70h boy=-473-
  boys=-415- bozo=-325- bpf=-128- br=-161- brac=-204- bracket=-265- brain=-470- branch=-70- brand=-398- branden=-251-
  brandy=-241- braun=-197- brav=-121- brb=-299- bre=-251- breach=249h bread=-240- break=118r breakdown=-230-
  breaker=145r breakfast=-324- breakpoint=-138- breast=-271- breath=-59- breed=-261- breez=-98- brew=-192- brewer=-217-
  brian=-276- brick=-202- bridgewater=-104- brief=-255- bright=-265- brightnes=-231- brilliant=-278- bring=77h
  britannica=-163- british=-359- broad=-228- broadcast=-272- brok=-319- broken=-525- broker=-272- brontosauru=-181-
  brook=-244- brooklyn=-204- brother=-198- brotli=-202- brought=-95- brown=-169- browni=-239- brows=-82- browser=-47-
  browserify=-99- browserslist=-99- browserslistrc=-43- bruc=-276- brush=-103- brut=172c brutal=99r bs=-251- bsd=-327-
  bsds=-171- btrf=-251- bts=-190- bubbl=-166- buck=-271- bucket=-65- bud=-289- buddy=-263- budget=38h buf=-257-
  buffalo=-253- buffer=-652- bufferutil=-182- bug=-355- buggy=-143- bugs=-590- build=-105- builder=-357-
  buildflag=-165- buildpatch=-55- buildstream=-88- buildsystem=-48- built=-202- builtin=-117- bulb=-264- bulk=-72-
  bull=-207- bullet=-31- bum=-258- bump=-369- bumper=-151- bumpy=-84- bun=-228- bunch=-305- bundl=136x bundler=-52-
  bunny=-373- bunyan=-181- burden=141h bureaucrat=-358- burger=-204- buri=-443- burn=-393- burrito=-227- burst=-127-
  bus=-496- bush=-197- busines=-428- business=-230- busy=-137- but=-631- butcher=-210- butter=-398- butterf=-260-
  button=-202- buy=-214- by=-296- bypas=-40- bypass=83c byproduct=-166- byt=-391- byte=-528- bytecod=-249- bzip2=-217-
  c=48c c000=-120- c2=234c c4f0dfff4e8c1a8236409d08e73bc641cc11f4c8=-53- c99=-209- ca=-362- caaaall=-111- cab=-263-
  cabbag=-157- cabin=-144- cabinet=-67- cabl=-307- cac=-105- cach=-275- cache1=-152- cacheabl=-342-
  cacheablememory=-211- cacheablesync=-243- cachealtdirectory=-152- cachedinputfilesystem=-167- cachedir=-35-
  cachedirectory=-228- cacheerror=-41- cacheid=-97- cachetag=-151- caesar=-150- cafe=-388- cage=-236- cairo=-109-
  cake=-460- cal=-89- calculat=-236- calculation=-278- calculator=-307- california=-249- californian=-133- call=-314-
  callasync=-131- callback=-492- callchain=-85- calle=-40- caller=122x callmethodstep=-88- callout=-116- calm=-256-
  calori=-204- came=-149- camel=-223- camera=-115- camp=-133- campaign=-291- campu=-248- can=-410- can't=-360-
  canada=-261- canal=-145- cancel=-117- cancell=-234- cancellation=-56- cancer=-118- candidat=83a candl=-288-
  candy=-182- canin=-100- cannon=-174- cannot=-242- canonical=-165- cans=-257- canva=-407- cap=-487- capabiliti=-285-
  capability=-574- capabl=-311- capacity=-48- capital=-283- capitalism=-277- capitaliz=-113- capp=-147- caps=-360-
  capsh=-198- captain=-399- captur=-125- car=-177- carbon=58x carcas=-219- card=-104- care=-524- career=-331-
  careful=-327- careless=-96- caret=-228- carob=-66- carp=-307- carpenter=-136- carpet=-208- carri=-107- carriag=-119-
  carrier=-251- carry=222p cars=-278- carson=-252- cart=-315- carton=-189- cartoon=-159- carv=-118- cas=-446-
  casa=-109- cascad=-223- case=-304- cash=-243- cast=-171- cat=-302- catalog=-427- catalogu=-109- catastrophic=-33-
  catch=-474- categori=-309- category=-366- catholic=-148- cats=-254- caus=-473- caution=-271- caveat=-139- cb=-368-
  cbq=-123- cc=-386- cd=-256- cdn=-292- ceas=-104- cecil=-112- ceil=-242- cell=-277- cellar=-422- censorship=-137-
  cent=-250- center=-352- centr=-188- central=-271- centralis=-151- centuri=-224- century=-254- ceo=34a cereal=-228-
  cerebu=-313- ceremony=-253- cert=-354- certain=-433- certainty=-242- certificat=-356- cf=-307- cgroup=-251-
  chaff=-91- chai=-87- chain=-548- chainabl=-93- chainsaw=-280- chair=-266- chalk=-37- challeng=-295- chalmer=-187-
  champion=-139- chanc=82h chang=-189- changelog=-324- channel=-316- chao=117r chapter=-396- char=-296- character=-155-
  characteristic=-317- characteriz=-219- charg=204h charity=-232- charl=-206- charm=-212- charnelhous=-173-
  charset=-373- charsetsentinel=-153- chart=-354- chartyp=-87- chas=-159- chat=304x chatbot=-182- chatt=-167-
  chattr=119c chdir=-57- cheap=-304- cheaper=-206- cheat=-169- check=-317- checker=-280- checkignor=-222-
  checkinterval=-43- checklist=-345- checkout=-99- checkpoint=-369- checksum=-283- cheek=-266- cheer=-143-
  cheerleader=-77- chees=-195- chemical=-267- chemist=115r chemistry=-169- chengzhong=-84- chequ=-197- cherry=-236-
  ches=-422- chest=-133- cheung=-84- chew=-193- chicago=-230- chicken=-220- chief=110r chil=-173- child=-275-
  childhood=-125- childish=-114- childproof=-251- children=-267- childscop=-104- chili=-207- chimney=-147- china=-319-
  chines=-302- chip=-343- chiva=-117- chmod=-243- chocolat=-354- choic=-190- choir=-280- chokidar=-169- choos=-385-
  chop=-145- chopp=-149- choru=-284- chos=-287- chosen=-411- chown=-264- chri=-73- christ=-228- christian=-275-
  christianity=-323- christma=-281- christopher=-158- chrom=-380- chromium=-288- chroot=-125- chuckl=-195- chunk=-439-
  church=-280- churchill=-243- ci=-266- cia=-167- cidr=-258- cie=-199- cigar=-66- cigarett=-184- cincinnati=-139-
  cipher=-283- circl=27p circleq=-257- circu=-136- circuit=-336- circular=-168- circumstanc=76h cit=-75- cite=-288-
  citi=-254- citizen=87a city=-389- civil=-275- civilian=-140- civiliz=-103- civilization=-264- cjk=-282- cjs=-244-
  cjsx=-41- cl=132c claim=-51- clamp=-238- clang=-252- clarify=-138- clarity=-146- clas=-381- class=-355- classic=-214-
  classical=-108- classifi=172a classifier=-82- classify=-151- classnam=-62- classroom=-281- clau=-149- claud=117p
  claus=68h clean=-232- cleaner=-331- cleanlines=-88- cleanup=39p clear=-232- clearall=-228- clearanc=186a
  clearcachebyid=-35- clearer=-75- clerk=-306- cleveland=-241- clever=-190- cli=-491- clich=-55- click=382h
  clickity=-168- cliff=-256- climat=-133- climb=-309- cling=-125- clinic=-282- clint=-228- clip=-97- clipboard=352x
  clipp=-79- clnt=-162- clock=-115- clockid=-120- clockwis=-203- clon=-419- clonebasenameplugin=-93- clos=-306-
  close=-135- closeonresolv=-35- closer=-204- closest=-217- closet=-223- cloth=-266- cloud=-142- cloud9=-72-
  cloudflar=-212- cloudsdkroot=-194- club=-503- cluck=-65- clue=-184- cluster=-177- clutch=-235- cmak=-562- cmake=-116-
  cmakepreset=-250- cmakeuserpreset=-216- cmd=-285- cmdk=-407- cmp=-185- cms=-231- cmsg=-170- cmsghdr=-156- cmyk=-195-
  cn=-232- cnam=-182- co=-66- coach=-515- coars=-74- coat=-316- cobol=-278- coca=-174- cock=-265- cocktail=-248-
  cod=132x code=-79- codebas=-63- codecov=-365- coderjo=-310- coefficient=-245- coerc=-116- coercetyp=-127-
  coercion=-133- coffe=-595- coffeescript=-221- cogito=-157- coin=128c coincidenc=-108- coke=-103- col=-160- cola=-201-
  cold=-116- cole=-39- colin=-30- collaborat=-151- collaborator=-64- collaps=104h collat=-309- collation=-265-
  colleagu=164p collect=-105- collection=-385- collectiv=-257- collective=-241- collector=143p colleg=-280-
  collid=-243- collin=-264- collina=-84- collision=-148- colon=-290- color=-450- colorbrewer=-214- colord=-253-
  colorful=-141- colormap=-226- colortabl=-26- colour=-349- column=-38- columnist=-226- comb=-98- combin=-338-
  combination=-311- combustion=-126- come=-437- comedi=-316- comedy=-234- comfort=-284- comfortab=-63- comfortabl=-177-
  comic=-305- comm=-134- comma=-520- command=-446- commandrefusal=-226- commenc=-262- commercial=-167- commission=-198-
  commit=-465- committ=-386- committe=-321- committer=-108- common=82c commonest=-230- commonj=-350- communicat=-272-
  communication=-290- communist=-231- community=135x commut=-178- comp=371a compact=252p compaction=-70- compani=-247-
  companion=-167- company=-196- compar=-497- comparabl=-181- comparator=-143- comparision=-120- comparison=-442-
  compassion=-229- compat=-251- compatibility=-310- compatibl=-333- compell=-45- compensation=-254- compet=-104-
  competent=-91- competition=-226- competitiv=-169- competitor=223x compil=-525- compilation=-355- compileasync=-43-
  compiler=-255- compileroption=-57- complain=-422- complaint=-181- complet=-293- complete=-395- completenes=-218-
  completion=-570- complex=-306- complexiti=-79- complexity=-255- complianc=198a compliant=-136- complicat=-154-
  compliment=-254- component=-604- compos=-507- composabl=-235- composer=-358- composit=-159- composition=-225-
  compound=-133- comprehend=-243- comprehensiv=-134- compres=299p compress=48p compressibl=-171- compression=-323-
  compressor=-174- compromis=-163- comput=-553- computation=-239- computational=-78- computer=-41- computeriz=-183-
  comrad=-197- con=-303- concatenat=-271- concatenation=-308- concatrepeatedarray=-107- conceal=91h concentrat=-127-
  concentration=-88- concept=-359- conceptual=-262- concern=243h concert=-250- concis=-117- conclud=-187-
  conclusion=-333- concurrency=-211- concurrent=-330- condemn=-262- condition=-400- conditional=-278- conditionnam=-94-
  conduct=-385- cone=-151- conf=-365- conferenc=-126- confession=-237- confidential=123x config=-224- configarray=-213-
  configdir=-32- configur=-316- configurabl=-181- configuration=-562- confin=-166- confirm=63h confirmation=209h
  conflict=-221- conform=-262- conformant=-143- confront=-328- confus=-521- confusion=-96- congres=-194-
  congressmen=-161- conjunction=-445- connect=-271- connectdata=-99- connection=-237- connectivity=-143-
  connectoption=-178- connector=-57- conquer=-434- conqueror=-193- cons=-68- conscienc=-37- consciousnes=-173-
  consecutiv=-100- consent=318h consequenc=-157- consequent=-254- consequential=-39- conserv=-226- considerabl=-116-
  consideration=237o consign=-107- consist=-342- consistency=-156- consistent=-399- consol=-532- consola=-75-
  consolidat=-365- const=-453- constant=-374- constitut=-165- constitution=-109- constrain=-141- construct=-192-
  construction=-235- constructiv=-305- constructor=-306- consult=321h consultant=-209- consultation=-134- consum=-264-
  consumer=-325- consumption=-226- cont=-251- contact=66x contain=-300- container=115c contemplat=-140- contempt=-86-
  contend=-80- content=271x contention=-132- contentment=-266- contenton=-128- contenttyp=-127- contest=-276-
  context=240l contiguou=-76- continent=-131- continental=-152- continu=45h continual=-258- continuation=-364-
  continuou=-105- continuous=-115- contract=241x contraction=-229- contradict=172o contradiction=-151- contrary=-95-
  contrast=-322- contrib=-220- contribut=-480- contribution=-373- contributor=-322- control=-132- controll=-422-
  controller=151a convenienc=-315- convenient=-192- convention=-436- conventional=-235- convergenc=-202-
  conversation=-136- converse=-98- conversion=-331- convert=-64- converter=-237- convertibl=-132- convex=-35-
  convey=-179- convinc=112h cook=-203- cooki=-371- cookie=-55- cookiejar=-32- cool=-379- cooper=-207- cooperat=214a
  coord=-289- coordinat=52x cop=160r cope=-288- copi=82p coproc=-83- coprocessor=-80- copyright=-370- cor=107c
  cord=-250- cordial=-189- core=-162- corn=-175- corner=-435- corollary=-341- corp=-264- corporat=-211-
  corporation=-129- corps=-217- correct=-188- correction=73p correctnes=-155- correspond=-440- corridor=-93-
  corrupt=262c corruption=-265- cors=-454- corsoption=-174- cosmetic=-103- cosmetologist=-165- cosmic=-204-
  cosmicray=-138- cosmology=-84- cost=-292- costum=162r cottag=-347- could=-648- couldn't=-331- council=-315-
  counselor=-272- count=-168- counter=-437- counterclockwis=-133- counterpart=-173- countri=-161- country=-463-
  coupl=-243- courag=-284- cours=-581- court=-31- courtesy=216h courtroom=-113- courtship=-211- cousin=-377- cover=-72-
  coverag=-313- coverall=-332- cow=-197- coward=-294- cowboy=-163- cows=-202- cp=82x cpack=-338- cpp=-157- cpu=-357-
  cpus=-263- cpuset=-297- cputim=-44- cr=-323- crack=45c cracker=-247- craft=-215- cramp=-192- cran=-294- crap=-228-
  crash=64c crawl=-224- craz=-179- crazy=-290- crc=-301- crc32=-159- cream=-335- creat=-214- createcallbackref=-155-
  createdb=-326- createfromfil=-119- createkeyv=-151- createnod=-107- createresolver=-102- createtwofilespatch=-191-
  createuser=-275- createwarn=-369- creation=-461- creationism=-82- creativ=-197- creator=339a creatur=-358-
  credential=-175- credit=209x cretin=-100- crew=181a cri=-328- crim=253r criminal=264r crisi=-367- crisp=-208-
  criteria=-89- critic=-308- critical=-294- criticism=-280- criticiz=-81- crlf=-338- crls=-96- cron=-29- crontab=220p
  crook=-329- crop=-37- cros=-554- cross=-378- croupier=-141- crow=-363- crowd=-295- crown=-152- crucial=-270-
  crud=-261- cruis=-244- cruiser=-242- crunchy=-169- crush=-44- crust=-265- cry=-284- cryptic=-259- crypto=57c
  cryptographic=-188- cryptography=-97- crystal=-59- csh=-208- csp=-131- css=-217- csv=-400- csx=-41- ctag=-226-
  ctest=-287- ctim=-169- ctrl=-450- cts=-149- ctx=-299- ctyp=-239- cu=-386- cube=-213- cubla=-95- cuda=-250-
  cudatoolkit=-149- cue=-89- cultivat=-27- cultur=-392- culu=-372- cumulativ=-243- cunn=-39- cup=-305- cups=-231-
  cur=-268- curator=-172- cure=-227- curiosity=-195- curiou=208l curl=328p current=-451- curs=-247- cursor=-368-
  cursorrul=191p curtain=46l curv=-276- custom=-532- customary=-235- customer=138x customfilenam=-80- customiz=-280-
  customization=-244- cute=-186- cutoff=-73- cuts=-222- cutt=-220- cve=-345- cvs=-266- cwd=-74- cx=-205- cxx=-280-
  cybernetic=-171- cyberpunk=-98- cycl=-407- cyclic=-101- cylord=-45- cynical=169r cyrillic=-195- czech=-221-
  d'oeuvr=-158- d3=-104- da=-337- dad=-407- daddy=-125- daemon=-104- daffy=-309- dai=180p dalla=-42- damag=-540-
  dame=-98- damn=-450- dan=246r danc=-416- danger=-291- dangerou=-262- dangerous=-242- dangerouslyallowbrowser=-135-
  dangl=-283- dans=-177- dar=-145- dare=-171- dark=-492- darkest=-99- darknes=-326- darl=-259- darshan=-75- dart=-100-
  das=-416- dash=-228- dashboard=-344- dat=-176- data=-170- databas=162c datagram=-170- dataproc=-356- dataset=87x
  date=-235- datetim=-171- daughter=-329- dave=-361- david=-481- dawn=-358- day=-152- daylight=-110- days=-687-
  db=-348- db's=-100- db8=-151- dbus=-220- dc=-310- dd=-247- dd8f2338bae7501e3dd5ac78c273792f7d83545d=-53- ddos=66c
  de=-528- deactivat=-38- dead=-352- deadlin=-102- deaf=135o deafen=-154- deal=-472- dealer=26x dean=-310- dear=-191-
  death=-437- deb=140c debat=-272- debian=-572- debt=-202- debtor=-87- debug=-351- debugg=-58- debugger=-379-
  debuginfo=-187- debuginfod=-245- dec=-284- decad=-109- decay=-157- deceas=192r deceiv=-307- december=-191- decid=190a
  decimal=-347- decision=43h decisiv=-193- deck=-340- declar=-336- declaration=-310- decod=53c decodedmapp=-88-
  decoder=-207- decommission=-88- decompres=-266- decompress=-304- decompressfram=-214- decompression=-195-
  decorat=-252- decoration=-280- decoupl=-29- decre=-27- decreas=-285- decrement=-148- decrypt=-165- decryption=-191-
  deczilla=-241- dedicat=-165- deduc=-184- deduplication=-48- deed=-254- deek=-339- deem=-118- deep=-401- deeper=-143-
  deer=-158- def=-54- default=-363- defeat=-270- defect=-53- defectiv=-249- defend=-331- defender=-43- defens=-260-
  defer=47p deferr=-199- deferrabl=-284- deficit=-92- defin=-455- definite=-318- definitelytyp=-41- definition=-542-
  deflat=-245- deflaterawdoc=-183- deflation=-295- defs=-174- degrad=-102- degre=-457- deimo=-106- deja=-149- del=41c
  delaunator=-291- delaunay=-262- delay=117h delegat=-174- delegation=-234- deletion=352h deliberate=-220- delicat=-38-
  delight=-327- delightful=-182- delimit=-93- delimiter=-293- deliver=127x delivery=-94- dell=-183- delusion=-84-
  demand=217a demangl=-174- demo=-338- democracy=-401- democratic=-349- demon=117r demonstrat=-282- den=-401-
  deni=-382- denial=40c denni=-169- deno=-252- denot=-200- density=-97- dent=-261- dental=-261- dentist=-434- deny=27h
  dep=-139- depart=-272- department=-120- depend=-454- dependabl=-65- dependenci=-482- dependency=-335- dependent=-276-
  dependson=-106- deploy=-397- deployment=-309- deposit=-136- depre=-143- deprecat=-563- deprecation=-234-
  depress=-151- depression=-192- depriv=-218- deps=-124- depth=-267- dequeu=-248- der=-433- dereferenc=-124-
  deriv=-446- derogatory=-183- derrida=-347- des=-376- desc=-163- descend=-235- descendant=-297- descent=-115-
  describ=-259- description=-105- descriptionseparator=-99- descriptor=-366- deserializ=-237- deserialization=-274-
  desert=-143- deserv=-216- design=-428- designat=-118- designer=-389- desir=-346- desirabl=-200- desk=-398-
  deskerror=-292- desktop=285p despair=-436- desperat=-85- desperate=-232- despit=-455- dessert=-285- destination=-548-
  destiny=-199- destroy=-170- destruction=-61- destructiv=75h destructor=-286- detach=-321- detail=30x detect=-464-
  detection=-369- detector=-240- determin=-433- determination=-80- deterministic=-232- deterrent=-157- detroit=-144-
  dev=-214- devastat=-50- devel=-244- develop=-322- developer=180o development=-465- devengin=-53- deviat=-65-
  deviation=-78- devic=-91- devil=-31- devot=-203- devotion=-213- devtool=-172- dew=-246- dfa=-135- dga=-217- dh=-151-
  dhd=-245- dia=-186- diagnos=-157- diagnosi=-69- diagnostic=-108- diagram=-303- dial=-114- dialect=-260- dialog=187h
  dialogu=77h diamond=-142- diary=-159- dice=-109- dictat=111x dictionary=50p did=25h didn't=-674- die=-543- died=-339-
  dieeeee=-106- dies=-553- diet=-184- diffchar=-54- differ=-344- differenc=-461- different=-135- difficult=-482-
  difficulty=-77- difflin=-168- dig=-232- digest=53h digit=-127- digital=45a dignity=-127- diligent=-188- dill=-101-
  dim=-137- dime=-224- dimension=-336- dimensional=-162- diminish=-120- dimm=-253- dims=-83- din=-270- dine=-288-
  dinner=-495- dinosaur=-291- dip=-223- diplomacy=-190- diplomat=-332- dire=-249- direct=-494- direction=-411-
  directiv=361o director=-250- directori=-611- directory=-686- directx=-201- dirent=-218- dirfd=-85- dirnam=-230-
  dirs=-480- dirt=-137- dirty=-425- dis=-131- disabl=-173- disableofflinequeu=-117- disadvantag=-341- disagre=143o
  disagreement=-130- disallow=-295- disambiguat=-32- disappear=-61- disappoint=-309- disassembl=-307- disaster=-225-
  disc=-154- discard=-100- discipl=-98- disciplin=-152- disclaim=-55- disclaimer=-281- disclos=368l disco=-390-
  disconnect=-143- discontinuou=-78- discord=-268- discount=-319- discourag=-271- discover=-148- discovery=-244-
  discretion=117h discus=-340- discuss=-27- discussion=-52- diseas=-305- disguis=133h disgust=-151- dish=-94-
  dishwasher=-427- disintegrat=-297- disk=49c dislik=-138- dismal=-206- dismiss=-56- dispatch=-463- dispatcher=-307-
  dispel=-76- display=85l disposal=-60- disposaltyp=-41- disposition=-178- disregard=-128- disruption=-56-
  dissolv=-155- dist=-312- distanc=-206- distant=-264- distinct=-281- distinction=-259- distinguish=-295- distort=-157-
  distract=-174- distraction=-130- distres=-158- distribut=42x distribution=-285- distributor=-255- distrust=-266-
  disturb=-415- disus=-130- div=77a diverg=-249- divid=-291- divin=-249- division=-136- divorc=-340- djb2=-160-
  dl=-207- dlclos=-286- dll=158c dlls=-307- dlopen=-301- dlsym=-145- dm=109x dn=-188- dns=127x do=-113- doc=-445-
  dock=-223- docker=-77- dockerfil=67p docpad=-130- docs=-667- doctor=-138- doctrin=-124- document=251x
  documentation=-617- documentfragment=-329- dodg=-202- doer=-135- does=-204- doesn't=-151- dog=-622- dogs=-230-
  dol=-339- dole=-88- dollar=-346- dolphin=-231- dom=-428- domain=-407- domestic=-61- domexception=-49- dominat=-142-
  domination=-78- dominictarr=-62- domino=-258- domstr=-312- don=-263- don't=-159- donat=-277- donation=-372-
  done=-173- donkey=-235- dont=182h donut=-226- doogi=-284- doom=-244- door=-357- doresolv=-210- dos=-459- dot=-296-
  dotenv=-240- dotfil=-249- doth=-78- dots=-266- dott=-189- doub=-260- doubl=-477- doubt=-244- dough=-324-
  doughnut=-226- dougla=-164- dover=-151- down=-61- downgrad=-265- downhill=-179- download=159c downloadoption=-157-
  downstream=-324- downtown=-192- doxygen=-252- dozen=-104- dpkg=-319- dpms=-364- dpy=-218- dr=-627- draft=-315-
  drag=-350- dragg=-478- dragon=-306- drain=43x dramatical=-64- drastical=-135- draw=-210- drawabl=-153- drawback=-95-
  drawer=-363- drawn=-332- dread=-212- dream=-413- dreamer=-96- dres=-249- dress=-224- drift=-226- drifter=-189-
  drill=-250- drink=-472- driv=282x driven=-265- driver=-132- driveway=-136- dron=-289- dropp=-206- drov=-327-
  drown=-260- drug=-127- druid=-233- drum=-110- drunk=-276- drunken=-37- dry=-315- drynes=-54- dryrun=-182- dsa=-130-
  dst=-98- dtds=-220- du=-383- dual=-71- dublin=-160- duck=-352- due=-497- dues=-186- dull=-168- dumb=-116-
  duncan=-130- dup=-152- dupfd=-142- duplex=-182- duplicat=-216- duplication=-144- dur=-397- durabl=-313- duration=-35-
  dust=-174- dutch=-348- duti=89o duty=-203- dwarf=-193- dwell=-336- dy=-317- dynamic=-357- dynamical=-355-
  dynamit=-100- e=-271- e2000=-66- e2fsck=-212- e4=-225- e5=-219- e9llo=-70- eacc=-275- each=-76- eagain=-231-
  eager=-230- eagl=-210- eagleson=-87- ear=-517- earcut=-244- earlier=102o earliest=-205- earn=-123- ears=80h
  earth=-524- eas=-61- ease=-283- easi=-328- easier=-431- easiest=-248- east=-180- easter=-302- eastwood=-228-
  easy=-366- eat=-623- eaten=-241- eats=-327- ebadf=-217- ebb=-142- ebcdic=-156- ebpf=-261- ebusy=-248- echo=148l
  ecma=-124- ecma262=-74- ecmascript=-251- ecmaversion=-108- ecological=-88- ecology=-279- economic=-196-
  economist=-276- economy=-195- ecosystem=-282- ed=-296- edg=-235- edge=-282- edibl=-55- edific=-193- edit=78p
  edith=-86- edition=-285- editor=-306- edlin=-314- edquot=-136- educat=-50- education=-353- educational=-259- ee=-80-
  eeee=-260- eexist=-151- efault=-367- efbig=-280- effect=-192- effectiv=-404- effective=-311- efficiency=-236-
  efficient=-207- effort=-417- eg=-163- egg=-332- eggs=-454- egorov=-132- egotist=-151- egrep=-106- egres=-172-
  eh=-294- eight=-545- eighteen=-51- eighth=-193- einig=-153- einstein=-289- eintr=-157- einval=-242- either=-430-
  el=-560- el33t=-78- elaborat=-240- elbow=-123- elder=-173- elect=-223- election=-284- electric=-302- electrical=-293-
  electricity=-91- electrocution=-197- electron=-599- electronic=-218- eleganc=-246- elegant=-154- element=-473-
  elephant=-163- elevat=189a elevator=-258- eleven=-205- elf=-277- eli=-256- elicitation=-134- eligibl=-299-
  eliminat=-266- ellips=-112- elliptic=-98- elm=-315- elmo=-232- eloop=-81- elric=-225- else=-467- elsewher=-519-
  elv=-301- elven=-88- elwood=-158- em=-405- emac=-387- email=-32- emb=-106- embarras=-209- embarrass=-172- embed=-192-
  embedd=142c embrac=-259- emerg=-205- emergenci=-121- emergency=145a emfil=-107- emi=-340- emit=-185- emitt=-345-
  emitter=-101- emoji=-161- emotion=-373- emotional=-328- emperor=-187- emphasiz=-205- empir=-269- employ=-398-
  employe=75a employer=45a employment=-53- empti=-379- empty=-93- emulat=-163- emulation=-355- en=-409- enabl=-253-
  enametoolong=-182- encapsulat=-277- encapsulation=-193- enclos=-344- encod=-183- encoder=140c encodeuri=-164-
  encounter=-349- encourag=-276- encrypt=-271- encryption=-429- encyclopaedia=-39- encyclopedia=-268- end=-260-
  endanger=-34- endian=-123- endiannes=-32- endif=-101- endles=63c endpoint=107x ends=-316- endur=-236- endy=-303-
  enemi=-359- enemy=-349- energy=-446- enforc=-440- enforcement=-168- engag=-230- engin=-337- engineer=-142-
  england=-206- english=-494- englishman=-200- enhanc=-282- enjoy=-548- enjoyment=-162- enlighten=-428-
  enlightenment=-309- enoent=-150- enomem=-264- enormou=-257- enospc=-245- enosy=-195- enotdir=-217- enotty=-195-
  enough=-372- enqueu=-278- enquirer=-121- enrich=-171- enroll=-361- ensur=-92- entail=-114- enter=119x enterpris=-409-
  entertainment=-235- enthusiasm=-218- entir=-499- entire=52o entiti=-39- entitl=-267- entity=-92- entranc=-95-
  entri=-156- entropy=-198- entrust=-118- entry=-231- entryinfo=-157- entrypoint=-200- enum=-224- enumerat=-240-
  env=93x envelop=-410- environ=-148- environment=-197- environmental=-88- envp=-151- envy=-224- eof=-340- eol=-244-
  eopnotsupp=-105- eperm=-363- epoch=-274- epoll=-77- eq=-81- equal=-268- equality=-153- equation=-179- equipment=-304-
  equipp=-236- equiv=-172- equivalent=-388- er=-231- era=-206- erang=-91- eras=168c eraser=-261- ergo=-157- erik=-253-
  erof=-295- err=-405- erra=-173- errlist=-241- errno=-281- error=-245- errormap=-113- es=-296- es2018=-54- es5=-226-
  es6=-251- esbuild=-64- esc=-280- escap=-551- eslint=-452- esm=-288- especial=-389- esperanto=-141- espre=-226-
  esprima=-101- espy=-288- esrch=-232- essenc=-312- est=-363- esta=-261- establish=-437- establishment=-249-
  estao=-203- estat=-266- esteem=-130- estimat=-392- estravers=-246- estre=-157- et=-207- etag=-299- etc=-191-
  eternal=-296- eternity=-262- eth0=-371- ether=-224- ethernet=-50- ethic=393r ethical=351r eu=-279- euc=-48-
  euro=-578- europ=-97- european=-220- eva=-196- eval=-91- evaluat=-373- evaluation=-125- evelyn=-257- even=46p
  event=-601- eventemitter=-249- eventemitter3=-191- eventfd=-46- eventnam=-347- eventsourc=-144- eventtarget=-246-
  eventual=-290- ever=-466- every=-55- everybody=-300- everyday=-355- everyon=183x everyone=36c everyth=-61-
  everything=-242- everywher=-429- evict=89p eviction=-36- evidenc=302h evolution=-224- evolv=-41- evp=-329- ex=-274-
  exact=-81- exaggerat=-35- exam=107x examin=-319- examiner=-317- exampl=-699- exce=-279- exceed=62h excellenc=-239-
  excellent=-173- except=-511- exception=-94- exceptional=-141- exces=-440- excessiv=-184- exchang=-405- excit=-244-
  excitement=-230- excl=-135- exclaim=-294- exclamation=-311- exclud=-195- excludecontent=-83- excludefragment=-91-
  exclusion=-311- exclusiv=-497- exclusivemaximum=-38- exclusiveminimum=-38- excus=-241- exe=432p exec=26c
  execdir=-217- execstart=-224- execut=202c executabl=-374- execution=-550- executioner=-227- executionpolicy=27c
  executiv=-165- execv=-311- execvp=-68- exempt=-129- exercis=-389- exfiltrat=170x exfiltration=-444- exhaust=-219-
  exhibit=-187- exif=-213- exist=-305- existenc=29h existent=-193- exit=-595- exodu=-106- exotic=-351- exp=-288-
  expand=-525- expansion=-258- expect=-489- expectant=-139- expectation=-187- expens=-336- expensiv=-477-
  experienc=-523- experiment=-173- experimental=-141- expert=150r expir=128o expiration=-232- expiry=271p explain=-281-
  explanation=-68- explicit=-114- explod=-290- exploit=114c exploratory=-176- explorer=-248- explosion=-229-
  explosiv=-286- exponent=-188- exponential=-61- export=-248- exportsidecar=-29- expos=-128- exposur=-58- expr=-149-
  expr1=-163- expr2=-163- expres=-402- express=-327- expression=-32- ext2=-245- ext3=-164- ext4=133c extend=-60-
  extensibl=-267- extension=-118- extensiv=-279- extensive=-91- extent=-291- externalproject=-206- extglob=-115-
  extra=104h extraconfigtyp=-97- extract=-52- extraction=-120- extrasuffix=-108- extrem=-176- extreme=-175- exxon=-248-
  eye=68h eyed=-203- eyes=-197- faa=-121- fabl=-121- fac=-261- facebook=-248- facilitat=-84- faciliti=-71-
  facility=-236- fact=136h factor=-119- factori=-73- factory=81c faculty=-230- fad=-334- fade=-246- fadvis=-46-
  failover=-95- failur=-196- faint=-213- fair=-314- fairy=-133- faith=-290- faithful=28l fake=163h fall=-539-
  fallback=-483- fallen=-254- fallthrough=-25- fals=-193- fame=-151- fami=-288- famili=-315- familiar=-330- famou=-293-
  fan=-343- fanatic=-245- fancy=-301- fanotify=-221- fans=-251- fantastic=-274- fantasy=-60- faq=-285- faqs=-242-
  far=-287- fare=-245- farm=-277- farmer=-320- farther=-366- fashion=-366- fashionabl=-119- fast=-569- faster=-476-
  fastest=-167- fastify=-70- fat=-184- fatal=-356- fate=-296- father=-447- fatten=-348- faucet=-155- fault=-190-
  favor=-295- favorit=-313- favour=-241- favourit=-382- fax=291x fc=-219- fchdir=-35- fchown=-127- fcntl=-170- fd=-278-
  fd3a5288f042b6850c66b31f09fe44734eb7990=-53- fdisk=-292- fds=-205- fe80=-147- fear=-447- feast=-127- feat=-79-
  feather=-234- featur=-545- february=-256- fed=-129- federal=-215- fee=275h feed=189x feedback=-39- feel=-390-
  feelin=-57- feet=-465- fell=-256- fellow=-379- felt=-305- femal=-387- feminin=-159- fenc=62l ferry=-349- fetch=-40-
  fetchcontent=-282- fever=-199- few=-385- fewer=62h fewest=-127- fffd=-191- ffff=-271- fh=-298- fi=-271- fiber=-64-
  fibr=-75- fiction=-48- fictional=209r fid=-169- fiddl=-152- fido=-91- field=-354- fifo=-301- fifteen=-299-
  fifth=-238- fifty=-201- fight=-480- fil=-373- file=-354- file1=-120- file2=-107- filecheck=-233-
  fileentrydescriptor=-78- fileentrymeta=-92- filehandl=-302- filemark=-292- filenam=-542- filepath=-192-
  filestocheck=-152- filesystem=-617- filetooloption=-140- filetyp=-71- filip=-84- fill=-164- fillfactor=-80-
  film=-456- filter=-171- fin=-229- finagle=-149- final=-328- finaliz=-51- financ=124x financial=-84- find=-48-
  finder=-77- fine=-347- finest=-404- finger=-362- fingerprint=265h finish=36h finit=-307- fir=-333- fire=-451-
  firebas=-101- firefox=-33- firewall=203c firm=154x firmwar=233c first=-112- fiscal=-244- fish=-443- fit=-420-
  fitnes=-86- fits=-363- fitt=-128- five=-335- fix=-239- fixtur=-272- fixup=-293- flag=-519- flagg=36a flam=-336-
  flamewar=-51- flap=-44- flash=170c flasher=-46- flat=-258- flatcacheoption=-98- flatt=-118- flatten=-375-
  flatter=-64- flattery=-225- flavor=-210- flaw=-260- flea=-265- fled=-196- fleet=-403- flesh=-199- flexibility=-311-
  flexibl=-128- fli=-330- flicker=-296- flight=-289- flip=-309- flipp=-257- float=-235- flock=-121- flogg=-216-
  flood=199c floor=-396- floppy=-238- flour=-99- flow=-472- flower=-468- fltk=-286- fluent=-57- fluid=-287- flush=-540-
  flutter=-209- fly=-420- flyer=112x fmh=-148- fmr=-210- fmt=-256- fn=-303- fnam=-133- fnmatch=-143- fnv=-86-
  fnv1=-164- foam=-243- focu=-246- focus=-223- foe=-263- fol=-295- fold=-155- folder=66x folk=-336- follow=-95-
  follower=-240- fond=-237- font=-140- foo=-543- foobar=-196- food=-550- fool=-540- foolish=-294- foolishnes=-206-
  foolproof=-46- foot=-305- football=-236- footer=-269- footprint=-239- for=-391- forbid=-92- forbidden=239r forc=52c
  ford=-212- foreach=-286- forecast=-69- foreground=-236- forehead=-202- foreign=-471- foreman=-253- foremost=-94-
  forest=-212- forever=56p forg=89h forget=-89- forgett=-121- forgiv=-232- forgivenes=163h forgot=-166- forgotten=103h
  fork=-275- form=-522- formal=-296- format=-91- formatexclusivemaximum=-118- formatexclusiveminimum=-118-
  formatlyoption=-128- formatlyreportchildprocessresult=-82- formatlyreporterror=-25- formatlyreportresult=-27-
  formatlyreportvirtualresult=-66- formatmaximum=-118- formatminimum=-118- formatreportresult=-27- formatt=-281-
  formatter=-337- formatterchecker=-72- formatterrunner=-72- formattertextrunner=-72- formattext=-72- formdata=-342-
  formednes=-263- former=268o forstatement=-146- forth=-152- forthright=-240- fortran=-339- fortrancinterfac=-151-
  fortun=-477- fortunat=-205- fortunate=-253- fortune=-402- forty=-233- forum=186x forward=-49- forwardprop=-62-
  forwardto=-88- fought=-195- foul=98r found=-109- foundation=-199- fountain=-235- four=-319- fourteen=-165- fourth=96r
  fox=-325- foy=-107- fp=-161- fpath=-170- fqdn=-223- fr=-98- fraction=-269- fractional=-263- frag=-250- fragil=-171-
  fragment=-513- fragmentation=-204- fram=-335- framework=-233- franc=-295- franci=-151- frank=-457- fraud=95a fre=82r
  freak=-256- free=-148- freebsd=-195- freedesktop=-56- freedom=-305- freetyp=-298- freeway=-88- freez=-331-
  freight=-111- french=-436- frequency=-152- frequent=-209- fresh=255p freshman=-227- fri=-253- friday=-425-
  fridg=-370- friend=-180- friendship=-177- frighten=-165- frikac=-218- frill=-167- frob=-126- frog=-279- frolick=-80-
  from=-42- fromfil=-83- fromschema=-152- fromurl=-82- fromzoderror=-99- front=-279- frontend=-288- frontier=-234-
  frost=-298- frozen=-337- fruit=-298- fruitful=-255- fruitles=-142- frustrat=-159- frustration=-149- fry=-218-
  fs=-333- fsck=-290- fsmonitor=-275- fstab=-31- fstream=-202- fstyp=-48- fswatcher=-143- fsync=-176- ftl=-174-
  ftok=-31- ftp=188x fts=-123- fts5=-64- ftw=-180- fuel=-338- fulfill=-130- full=-103- fullpath=-173- fun=-450-
  func=-396- function=-511- functional=-244- functionality=-352- functionexpressionscop=-157- fundamental=-163-
  funniest=-244- funny=-387- fur=-276- furiou=-268- furious=-237- furnish=-174- furnitur=-88- further=-170-
  furthermor=-313- furthest=-153- fury=-228- fuser=-292- futil=-68- futur=-87- fuzzfactor=-35- g=-153- g1=-155-
  ga=-170- gabe=-222- gain=-400- galaxy=-146- gallon=-55- gam=-490- gambl=-254- game=121x gamma=-160- gang=-119-
  gangster=-264- gap=197h gaps=201h garag=-299- garbag=-371- garden=-564- gargantubrain=-137- gas=-52- gate=-398-
  gateway=-148- gather=-143- gaug=-167- gave=-226- gaveau=-129- gay=-234- gb=-294- gc=-277- gcc=-324- gcs=-231-
  gct=-89- gdb=-338- gdbserver=-107- gdotv=-62- gdpr=-217- ge=-125- gear=-165- gecko=-72- gee=-148- geek=-104-
  gen=-275- gene=-121- general=-553- generat=-836- generatekeypair=-90- generatemap=-99- generatesecret=-90-
  generation=-244- generator=-418- generic=-280- generou=-136- genetic=-306- geniu=-220- gent=-272- gentleman=-184-
  gentlemen=-231- gentlest=-139- genuin=111a genuine=-197- geo=-256- geographic=-246- geojson=-156- geometry=-204-
  georg=-365- georgia=-124- german=-505- gestur=-93- get=-178- getaddrinfo=-81- getallversion=-88- getancestor=-102-
  getcontext=-257- getdisabledirectiv=-100- getdomain=-167- getdomainwithoutsuffix=-116- geteuid=-189-
  getfulldomain=-123- getglobaldispatcher=-43- gethook=-221- gethostbynam=-199- gethostnam=-127- getindexfromloc=-151-
  getloc=-38- getlocfromindex=-123- getmanyraw=-67- getmaxlistener=-47- getopt=-122- getorset=-47- getpid=-98-
  getpublicsuffix=-121- getpw=-212- getpwnam=-38- getrang=-29- getraw=-43- getrlimit=-138- getrobust=-58- gets=-71-
  getstaticinstanc=-136- getsubdomain=-141- gett=-618- getter=-150- gettext=-143- gettim=-71- gettimeofday=-61-
  gettin=-213- gettsconfig=-134- getutxent=-286- gholam=-234- ghost=-247- ghz=-43- giant=-320- gib=-261- gibson=-58-
  gid=-267- gids=-104- gif=-245- gift=-397- gigabyt=-28- gill=-263- gilli=-53- gimm=-273- gin=-283- ginsberg=-96-
  gio=-206- girl=-396- girlfriend=-227- gist=172x git=-144- gitattribut=-348- github=-588- gitignor=-325- gittip=-253-
  giv=-649- give=195x given=-107- gke=-313- gl=-264- glad=-326- gladiatoren=-153- glas=-483- glass=-262- glib=-228-
  glibc=-356- glob=-252- global=-329- globalthi=-169- globb=-208- globby=-33- globstar=-102- gloom=-234- gloriou=-266-
  glory=-268- glov=58r glu=-221- glum=-258- glut=-185- gluten=-371- glyph=-302- gmt=-228- gmtim=-165- gnaw=-56-
  gnom=-238- gnu=-333- gnutl=-213- go=-168- goal=-477- god=-125- gods=-329- goes=124x goin=-176- gold=-422-
  golden=-222- goldwyn=-315- golf=-204- golfer=-156- gone=251r gonna=-419- gonzaga=-75- good=-378- goodby=119c
  goodnes=-270- googl=-325- googlecloudsdk=-194- goos=-224- gorbachev=-222- gorgeou=-285- gossip=-198- got=-245-
  goto=-242- gotta=-305- gotten=-258- gourmet=-176- govern=-43- government=-478- governor=-130- gown=-74- gp=-233-
  gpg=-412- gpgsm=-28- gpl=-140- gprofng=-155- gps=282x gpt=30a gpu=26c grab=51x grabb=-203- grac=-298- graceful=-392-
  grad=-173- gradual=-243- graduat=-201- graffitiist=-290- graft=-128- graham=-170- grain=-247- grammar=-352-
  grand=-334- grandeur=-37- grandfather=-330- grandma=-492- grandmother=223r grandpa=-405- grant=-114- granular=-127-
  graph=-453- graphic=-201- graphical=-269- graphology=-128- graphviz=-179- grappl=-28- gras=-311- grasp=-224-
  grateful=-236- gratitud=-77- grav=-323- gravel=-224- graveyard=-98- gravity=-218- gray=-181- graz=-298- gre=-107-
  greas=-291- great=-615- greater=-185- greatest=-221- greek=-305- green=-48- greenblatt=-164- greet=-332- grep=-486-
  gretzky=-228- grew=-212- grief=-224- grill=-185- grim=-192- grin=-143- grind=-26- grinn=-144- ground=-366-
  group=-444- groupnam=-293- grow=-284- grown=-138- growth=-401- grumbl=-280- grunt=-60- gry=-222- gryphon=-83-
  gsemac=-25- gsl=-226- gss=-172- gt=-125- gte=-120- gtest=-229- gtk2=-203- gtr=-45- guarante=-502- guarantee=-32-
  guard=379a guardian=90a guardrail=55o gues=-404- guess=173c guest=-455- gui=-276- guid=-703- guidanc=238o guide=-180-
  guidelin=507o guilt=-280- guilty=-442- guitar=-140- gun=-318- gunner=-179- guns=-282- guru=-304- gut=-160-
  gutter=-281- guy=-321- guys=-512- gym=-234- gz=-271- gzip=-344- gzipp=-180- h=-581- ha=-370- habit=-201- hacker=25r
  had=-187- hadn't=-195- hahaha=-82- hail=-204- hair=-398- haircut=-197- hakuin=-373- hal=-284- half=-586-
  halfway=-312- hall=-297- halo=-99- halt=-512- halv=-80- ham=-138- hamburger=-227- hamel=-131- hamilton=-168-
  hammer=-461- hand=-179- handbook=-421- handel=-150- handl=-279- handler=-123- handover=-210- handshak=-324-
  handsom=-239- handy=-327- hang=-570- happen=-275- happi=-219- happier=188h happines=-336- happy=-298- harbor=-329-
  hard=-57- harden=-163- harder=-339- hardest=-269- hardwar=-486- harm=-217- harmful=-252- harmles=384h harmoniou=-279-
  harmony=-377- harnes=-164- harry=-236- harvard=-289- has=-162- hash=-500- hashery=-214- hashsync=-91-
  hashtonumber=-70- hashtonumbersync=-91- hasmagic=-118- hasmany=-52- hasn't=-361- hast=-356- hate=-316- hath=-230-
  hatr=-139- haul=-199- hav=179h have=-180- haven't=-281- hawk=-134- haxe=-25- hcreat=-60- hdestroy=-60- hdf5=-306-
  hdr=-44- he=-44- he'd=50h he'll=51h he's=-333- head=-67- header=-567- headeroption=-125- headles=-223-
  headlight=-145- headlin=-71- headnam=-37- headquarter=104a heal=-51- health=-294- healthy=-361- heap=-299- hear=51h
  heard=-97- hearer=-277- heart=-120- heat=-436- heaven=-298- heavi=-144- heavy=-282- hebrew=-151- hedg=-285- heed=78o
  heel=-268- hegel=-372- heh=-403- heheh=-103- height=-243- heir=-277- helen=-170- helix=-168- hell=-476- hello=-122-
  helloworld=-104- help=-466- helper=310p helpful=43r helples=-328- helpstyl=-188- hen=-207- henc=-207- henceforth=224o
  henry=-313- her=122h herald=-217- herd=-108- here=-215- hereby=209o herestr=-83- herm=-251- hero=-339- heroic=-173-
  heron=244a herr=-190- hers=102h herself=-263- hesitat=-339- het=-374- heuristic=-165- hex=-104- hexadecimal=-341-
  hey=-115- hfs=-40- hi=-323- hiccup=-130- hid=-190- hidden=260l hide=-35- hierarchi=-209- hierarchical=-239-
  hierarchy=-387- high=-482- highest=50a highlight=-291- highlightj=-69- highway=-172- hik=-326- hike=-264- hill=-383-
  him=95h himself=-87- hinder=-230- hindi=-54- hint=207h hip=-207- hir=144h hire=-157- his=-342- histogram=-287-
  historical=-371- hit=-232- hitch=-228- hits=-397- hl=-81- hmac=-171- hml=-213- hmr=-189- hobby=55p hockey=-129-
  hol=-343- hold=-353- holder=189a hole=-314- holland=-85- hollow=-160- hollywood=-106- holy=-213- hom=-224- home=-391-
  homepag=-81- homework=-351- homeysan=-144- homo=-236- honda=-86- honest=77r honesty=-244- honey=-258- honeymoon=-151-
  hong=-257- honk=-230- hono=-338- honolulu=-103- honor=-264- honorabl=-159- honour=-203- hood=-240- hoodlum=-260-
  hook=-90- hookifi=-308- hookmap=-205- hop=-445- hopatcong=-160- hope=-546- hopeful=-351- hopeless=-118- hopp=-345-
  hops=-102- horizon=-193- horizontal=-95- horn=-211- horribl=-195- horror=-243- hors=-424- hoser=-245- hospital=-121-
  hostag=-208- hostfromurlrecord=-91- hostil=-190- hostnam=-222- hot=-462- hotel=-358- hotlin=207x hour=-109-
  hous=-177- household=197x housekeep=220p houseplant=-160- housewif=-261- houston=-128- hover=-271- how=-432-
  however=-649- howl=-146- hp=-237- hr=-261- href=-273- hsl=-95- hst=-103- hstor=-350- hsv=-61- htm=-97- html=-567-
  http=-273- httperror=-166- hub=230p huber=-258- huff=-344- huge=-301- hugepag=-238- hull=-32- human=155h humanf=-68-
  humanity=-150- humbl=-241- humility=-172- humor=-449- humour=-268- hundr=-287- hundred=-322- hung=-76- hungry=-354-
  hunk=-281- hunt=-225- hunter=-216- hurd=-137- hurl=-117- hurri=-179- hurry=-246- hurt=-461- husband=-215- hush=-150-
  hut=-203- hwb=-168- hybrid=-208- hyperdriv=-174- hypervisor=-105- hyphen=-239- hypothetical=97r i=-309- i'd=133h
  i'll=-657- i'm=-402- i've=-531- i18n=-205- i386=-224- iam=-391- iana=-74- iban=-283- ibm=-269- icann=-155- ice=-329-
  ich=-308- icmp=134x icon=-367- iconv=-138- icu=-284- id=-80- id's=-244- ida=-290- idaho=-230- ide=-89- idea=-381-
  ideal=-369- identical=-242- identifi=-317- identification=-274- identifier=-420- identifierbas=-34-
  identifiernam=-34- identify=78r identity=179r ideogram=-117- ides=-101- idiot=-353- idl=-100- idna=-57- ids=-619-
  ie=-123- iec=-73- ieee=-140- if=-173- ifr=-146- ifram=-253- ifstatement=-64- ign=-139- ignor=-159- ignora=-245-
  ignorant=86h ignorecas=-223- ignorenewlineateof=-37- ignorewhitespac=-81- ignorier=-158- ii=-221- iii=-168- il=-421-
  ill=-294- illegal=106r illiterat=-383- illogical=-300- illuminat=-28- illumination=-166- illusion=-329-
  illustrat=-119- illustration=-215- im=-309- imag=-101- imagin=-224- imaginary=-225- imagination=-269- imbedd=-240-
  img=-307- imitat=105r imitation=-197- immanuel=-226- immediat=-52- immediate=-421- immens=-109- immer=-170-
  immortal=-266- immortality=-192- immutab=-240- immutability=-190- immutabl=74p imp=-193- impact=-264- impartial=-215-
  imperative=-219- implement=-588- implementation=-437- implementor=-139- impli=-105- implication=-286- implicit=-369-
  import=-353- importanc=-231- important=-629- importpkcs8=-90- impos=-384- impossibl=-360- impostor=273a impres=-111-
  impress=-344- impression=242h impressiv=-99- improper=-378- improv=-434- improvement=-233- impuls=-290- in=-318-
  inaccessibl=-314- inaction=-138- inactiv=-271- inactivity=-153- inadequat=-135- inbox=120x inc=-269- incapabl=-243-
  inch=-327- incident=66a incidental=-39- incircl=-203- includ=-45- includedownstreambrowser=-228-
  includefileheader=-60- includeindex=-87- includeunderlin=-55- inclusion=-175- inclusiv=-218- incom=-239-
  incompatibiliti=-53- incompatibl=-335- incompetenc=-213- incompetent=-224- incomplet=-291- inconsistenci=-84-
  inconsistent=-256- incorrect=-255- increas=-394- incredibl=-229- increment=-196- incremental=-308- incur=-91-
  inde=-130- indefinite=-66- indent=-205- indentation=-145- independenc=-124- independent=-384- index=-434-
  indian=-320- indic=-275- indicat=-566- indicator=-209- indifferent=-141- indignant=-276- indirect=-192-
  individual=-456- indivisibl=-63- indonesia=-226- induction=-229- indulg=-67- industry=-206- inefficient=-100-
  inert=-245- ines=-224- inet=72c inet6=-175- inevitab=-89- inexplicabl=-42- infancy=-190- infant=-150- infer=-243-
  inferenc=-116- inferior=-283- inferr=96h infidel=-188- infinit=-298- infinity=-263- inflatabl=-66- inflation=-130-
  inflect=-43- inflection=-43- inflexibl=-56- influenc=-96- info=-653- inform=115h informal=-283- information=-527-
  informational=-243- informativ=-103- infrastructur=-263- ingeniou=-81- ingredient=-393- ingres=-194- inhabit=-198-
  inhabitant=-171- inherent=-105- inherit=-41- inheritanc=-204- inhibit=-267- ini=-374- init=-424- initdb=-161-
  initialindent=-99- initialis=-259- initializ=-404- initialization=-109- initializer=-52- initiat=-355-
  initiativ=-159- initiator=-93- initrd=-269- initstat=-213- inject=-49- injection=-363- injectiv=-32- injur=-246-
  ink=-314- inlin=-347- inn=-72- inner=-84- innermost=-110- innocenc=-157- innocent=36h innovat=-219- innovation=-184-
  innovativ=-155- inod=-460- inotify=-225- inout=-131- input=-295- inquir=-149- inquirer=-144- inquiry=-257-
  inreleas=-203- ins=-186- insan=-302- insecur=-306- insecurity=-186- insensitiv=-200- insensitive=-64- insert=-144-
  insertion=-209- insid=-340- insight=-307- insist=-159- insogna=-75- insolubl=-282- inspect=-468- inspection=-339-
  inspector=89a inspectteredo=-166- inspher=-203- inspir=-171- install=-121- installation=98h installer=184c
  instanc=-643- instanceof=-90- instant=-322- instantiat=-193- instantiation=-79- instead=-255- instinct=-311-
  institution=-328- instruct=243a instruction=291o instrument=-188- instrumentation=-319- insufficient=-265-
  insult=-284- insur=-323- insuranc=-409- insurer=-129- int=-226- int32array=-213- integer=-415- integral=-101-
  integrat=216p integration=-203- integrity=-341- intel=-307- intellect=-222- intellectual=-307- intelligenc=-525-
  intelligent=-54- intend=-145- intens=-100- intent=-239- intention=-328- intentional=-338- inter=-287- interact=-305-
  interaction=-205- interactiv=-386- interactive=-281- intercept=-288- interception=-159- interceptor=-208-
  interconnect=-196- interest=-174- interfac=-513- interfer=-364- interferenc=-302- interior=-91- interlac=-181-
  interleav=-235- intermediat=-288- intermittent=-103- intern=-52- internal=-312- international=-165- internet=-48-
  internmap=-323- interop=-144- interopdefault=-51- interpolat=-50- interpret=-261- interpretation=-193-
  interpreter=-283- interrupt=-288- intersect=-146- intersection=-274- interval=-548- interview=-311- intimat=-55-
  intl=-151- into=51p intolerant=-215- intoxicat=-213- intrinsic=-174- intro=-103- introduc=-321- introduction=-294-
  introspect=-112- introspection=-35- intruder=114r intuition=-165- intuitiv=-195- intuitivenes=-63- invad=-106-
  invalid=-384- invalidat=-163- invalidatetag=-69- invalidation=-371- invariab=-212- invasion=-230- invent=133h
  invention=-315- inventor=-119- invers=-132- inverse=-122- invest=-138- investigat=-294- investigation=-365-
  invisibl=66h invit=-175- invitation=-34- invocation=-411- invoic=-128- involv=-324- involvement=-113- inward=-149-
  io=-255- ioctl=-299- ioprio=-140- ios=-216- iov=-118- iowa=-55- ip=-341- ip6=-80- ipaddr=-171- ipc=-416-
  ippolito=-84- ips=-367- ipv4=-288- ipv6=-391- ir=-81- irc=-150- iron=-210- irrefutabl=-353- irrelevant=183o
  irresistibl=-291- irs=-263- is=-352- isaac=-299- isbinary=-46- isc=-106- iscopy=-281- iscor=-234- iscreat=-75-
  isdirectory=-45- isgit=-62- ish=-97- isicann=-37- isig=-180- isildur=-82- iskeyfresh=-196- island=-181-
  isloopback=-29- ism=-59- ismobil=-326- isn't=-234- isnod=-74- isnub=-117- iso=-341- isolat=-332- isolation=-66-
  isolcpu=-64- isomorphic=-239- isprivat=-32- isrenam=-75- isserializ=-233- isshort=-79- isstrict=-29- issu=-37-
  issuer=-141- ist=-284- isus=-139- isvalidurlstr=-76- it=-51- it'll=-454- it's=-470- italian=-117- italic=-282-
  italo=-137- itch=-293- item=44p iterabl=-38- iterat=-292- iteration=-255- iterator=-319- its=-350- itself=-189-
  j=-220- ja=-296- jack=-226- jacket=-167- jacki=-37- jail=-245- jailbreak=96r jam=-344- jamb=-80- jan=-142- jane=-93-
  january=-377- japan=-186- japanes=-345- jar=-318- jason=-210- java=-251- jazz=-166- jdb=-66- jealousy=-90- jean=-200-
  jed=-162- jell=-88- jellyfish=-59- jeremiah=-53- jerk=-282- jersey=-252- jest=-248- jesu=-259- jet=-260- jewel=-37-
  jewish=-209- jgoerzen=-180- jig=-401- jim=-409- jimmy=-341- jit=-172- jiti=-334- jni=-306- jo=-478- job=103p
  jobs=-531- jock=-94- joe=-332- joey=-338- joeyh=-359- jogger=-158- john=-421- johnny=-156- johnson=-198- join=-79-
  joinabl=-46- joiner=-275- joint=-61- jok=-282- joke=-191- jon=-292- jonathan=-146- jose=-170- josh=-245- joul=-152-
  journal=-180- journalctl=-257- journald=-285- journalism=-234- journalist=-32- journey=-450- jove=-130- joy=-394-
  joye=-84- joyeecheung=-84- jp=-163- jpg=-244- jq=-180- jr=-322- js=-549- js's=-65- jsconfig=-45- jsdiff=-208-
  jsdoc=-213- jsdom=-445- jsesc=-28- json5=-77- jsonl=-316- jsr=-191- jstoken=-85- jsx=-245- juan=-53- judg=-365-
  judgement=58h judgment=-186- juggl=-100- juic=-222- julia=-248- julien=-53- july=-378- jump=-409- junction=-270-
  june=-591- junior=-116- junk=-224- jupiter=-175- jury=-165- just=-317- justic=-293- justification=-89- justify=-167-
  jvm=-297- jwk=-288- jws=-194- jwt=-202- jwts=-257- k=-489- kaio=-241- kana=-124- kansa=-165- karl=-370- katerina=-66-
  kb=-124- kde=-336- keen=-36- keep=-161- keepaliv=92p ken=-159- kentucky=-135- kept=-518- kernel=-553- kettl=-283-
  kevin=-313- key=-269- key1=-143- key2=-143- keychain=298x keyctl=-118- keylogger=128c keymgmt=-149- keyr=-436-
  keys=-241- keystor=-114- keystrok=74x keyv=-237- keyvredi=-117- keyword=-400- kg=-292- kib=-184- kick=42c kid=-377-
  kidd=-262- kidnapp=-322- kids=-610- kill=45c killer=-338- kilobyt=-181- kim=-351- kin=-156- kind=-243- kinda=-101-
  kindnes=-316- king=-428- kiosk=-340- kira=116r kirk=-169- kiss=-423- kit=-47- kitchen=-344- kitten=-178- kitty=-246-
  kjv=-160- klingon=-282- kludg=-225- kms=-238- knarakat=-214- kne=-207- knew=-510- knghtbrd=-712- knif=-263-
  knight=-274- knip=-224- knitt=-294- knob=-189- knock=-242- knot=-121- know=-338- knowledg=81h known=-319- knuth=-171-
  koa=-226- koffi=-230- kong=-257- korean=-76- kosher=-81- kotlin=-127- krasnov=-25- krl=-38- ksiz=-48- kubectl=-115-
  kubernet=-272- l=-287- l33t=-206- la=-636- lab=-438- label=-613- labell=209x labor=-310- laboratori=-45-
  laboratory=-189- labour=-198- lack=-25- lad=-235- ladder=-309- ladi=-106- lads=-278- lady=-372- laff=-82- lager=-295-
  laid=35o lake=-239- lamb=-173- lambda=-170- lame=-299- lament=-231- lamp=-304- lan=-315- land=-127- landlock=-294-
  landlord=-99- landscap=-43- lane=-375- lang=-361- langcod=-176- languag=-401- laptop=-69- larg=-378- large=-200-
  larger=-377- largest=-220- larry=-412- las=-357- lass=-116- last=39x late=-34- latency=-166- later=187p latest=85x
  latin=-398- latter=-392- lau=-75- laugh=-485- laughter=-331- launch=51c launchctl=-264- launcher=286p laundry=-274-
  lauradax=-377- law=103r lawn=-281- lawsuit=146x lawyer=-200- lax=-55- lay=-385- layer=91r layout=-487- lays=-448-
  lazi=-94- lazy=-354- lb=-96- lc=-293- lch=-174- lchmod=-70- lchown=-121- ld=105p ldap=-390- ldattach=-139- le=-430-
  lea=-594- lead=-287- leader=-221- leadership=-235- leaf=-316- leaflet=-387- lean=-253- leap=-78- learn=98h leas=-518-
  least=-499- leav=-50- lectur=69r led=-425- lee=-302- left=-410- leg=-153- legacy=-376- legal=-155- legaliz=-296-
  legend=-84- legendeca=-84- legg=-103- legislation=-175- legislator=-195- legislatur=-260- legitimat=-314- legs=-136-
  lemm=-279- lemon=-200- len=-210- lena=-451- lend=-283- length=-519- lens=-230- leo=-310- lert=-255- les=-488-
  lesbian=-233- less=-28- lessbinfmt=-25- lesser=-213- lesskey=-162- lesson=-371- lessopen=-237- lest=103h let=376p
  lethal=-240- lets=-319- lett=161h letter=-243- letterman=-213- level=-150- leverag=-272- levn=-108- lex=-131-
  lexer=-146- lexical=-261- lexicographic=-106- lexicon=-43- lf=-467- lg=-181- li=80c liability=-71- liabl=-94-
  liar=-182- lib=42p libc=-86- libdir=-145- liberal=-73- liberat=55r liberation=-122- libertarian=-280- liberty=-151-
  libpng=-465- librari=-284- library=-175- libs=-305- licenc=-69- licens=-230- lid=-190- lie=86h lied=-193- lies=-338-
  life=-718- lifetim=66p lift=290a liftoff=-290- light=-246- lighter=-53- lighthous=-288- lightn=-252- lightnes=-114-
  lightweight=-201- liiwi=-210- lik=-309- like=-264- likelihood=-144- likewis=-255- lili=-160- lilo=-256- lim=-244-
  limit=-79- limitation=-419- limpitsouni=-66- lin=-113- lincoln=-205- line=-273- lineag=-469- linear=-219-
  linger=-106- link=-273- linkat=-47- linker=-360- linklocal=-86- linkpath=-88- lint=-510- linter=-244- linu=-361-
  linux=-561- lion=-184- lips=-170- liquid=-167- liquor=-178- lirc=-254- lisa=-210- lisp=-224- list=-243- listen=-109-
  lit=-302- lite=-120- literal=-205- literary=-85- literat=-236- literatur=-202- littl=-328- liu=-30- liv=-223-
  live=-231- liver=-340- livescript=-245- liw=-58- ll=-256- llc=-219- llm=-101- llms=139a llvm=-378- lo=-276- load=192p
  loader=424p loaf=-168- loan=-344- lobby=79x loc=-262- local=-408- localappdata=-107- locale=-115- localhost=-376-
  localiz=-89- localization=-281- localtim=-94- locat=-384- location=-306- locator=-348- lock=-252- locker=-245-
  lockfil=-179- locksmith=-223- log=123h logarithm=-130- logg=-246- logger=-109- logic=-468- logical=-400- logind=-200-
  loginfoplugin=-73- logo=-319- logon=121p logout=129p logs=114a lollipop=-120- london=-273- lone=-425- lonelines=-132-
  long=-436- longdescription=-52- longer=-82- longest=-461- longestsearch=-25- longjmp=-134- look=76h lookin=-113-
  loon=-274- loop=-140- loopback=-315- loos=-326- lord=-290- lordhavoc=-274- los=-207- lose=-517- loser=-154-
  losetup=-121- loss=-371- lost=-438- lot=-374- lots=-209- lott=-258- lottery=-161- loud=88x louder=-232- loudest=-247-
  lousy=-241- lov=-373- love=-613- lover=-455- low=-463- lower=93a lowercas=-340- lowest=-216- loyal=251r lp64=-136-
  lp64d=-43- lp64f=-90- lru=-241- lrusiz=-173- ls=-320- lsd=-69- lseek=-129- lsm=-262- lsof=-159- lstat=-212- lt=-120-
  ltd=-72- lte=-120- ltr=-45- lts=-226- luca=-199- lucid=-106- luck=-349- lucki=-53- lucky=-218- luggag=-267-
  lunch=-316- lurk=-186- lust=-93- lutim=-120- luxury=-130- ly=-157- lyin=-141- lyon=-398- lz=-236- lzma=-230-
  lzma1=-260- lzma2=-255- m=-358- m2=-200- ma=-234- ma'am=-314- mac=-457- macbook=-45- machin=-439- machine=-182-
  machinery=-266- maco=-379- macro=164c macsec=-235- mad=-442- made=-72- madv=-239- madvis=-76- mafia=-77-
  magazin=-225- magic=-352- magical=-214- magician=-127- magicstr=-243- magnet=-205- magnificent=-108- magnitud=-126-
  maid=-189- maiden=-161- mail=-73- mailbox=357x mailman=-129- mailto=-377- main=-101- mainfield=-58- mainfram=-79-
  maintain=-466- maintainabl=-178- maintainer=-212- maintenanc=108a mais=-303- majesty=-359- major=-336- majority=-172-
  mak=-621- make=81p makefil=-90- maker=295o makeup=-63- mal=-269- male=-221- malform=-287- maliciou=106o
  malicious=-111- mall=-92- malloc=-294- malwar=33c man=-634- manag=-579- management=165a manager=-379- mandatory=103a
  maneuver=-65- mangl=-237- manhattan=-187- manic=-206- manifest=-283- manifestation=-172- manifold=-268-
  manipulat=-235- manipulation=-335- mankind=-313- manner=-433- manoj=-245- manpag=-336- manual=-612- manufactur=-238-
  manufacturer=-224- many=-347- map=-525- mapbox=-126- maplibr=-44- mapp=-552- maps=-369- marbl=-206- march=-536-
  marco=-84- margarin=-176- margin=-206- marin=-88- mark=-191- markdown=-215- marker=-321- market=-382- markham=-136-
  markknol=-25- markup=-273- marri=-366- marriag=-345- marry=-398- mart=-162- martial=-114- martian=-173- martin=-286-
  martini=-125- marvel=-186- marvin=-222- mary=-197- mask=36r masquerad=-170- mass=-340- massachusett=-298-
  massiv=-130- master=-37- mastery=-176- mastodon=-179- mat=-262- match=-546- matcher=-197- matchesglob=-213-
  mate=-250- material=-339- materializ=-334- math=-334- mathematic=-281- mathematical=-214- mathematician=-399-
  matlab=-297- matric=-177- matrix=-407- matt=-342- matteo=-84- matter=-147- mattres=-226- matur=-253- maturity=-317-
  maureen=-160- max=33r maxdepth=-70- maxim=-249- maximum=-115- maxitem=-38- maxlength=-239- maxpadfactor=-99-
  maxproperti=-38- maxttl=-176- may=-269- mayb=-46- maybeaddmapp=-50- maybeaddsegment=-50- maze=-204- mb=-331- mc=-217-
  mccollister=-119- mcl=-34- mcollina=-84- mcp=120p mcpu=-136- md=-438- md5=-339- mdn=-213- me=-143- meal=-335-
  mean=-674- meaningful=-144- meaningles=-147- meant=-428- meanwhil=-298- measur=-411- measurement=-301- meat=-295-
  mechanic=-123- mechanical=-46- mechanism=-387- meddl=-155- media=-228- median=-30- mediation=-298- medical=257x
  medication=-92- medicin=-265- medieval=-70- mediocr=-176- mediocrity=-237- medium=-124- meek=-276- meet=-654-
  meg=-162- megabyt=-111- melt=-290- mem=-335- memalign=-114- member=-492- membership=-362- memcheck=-170- memfd=-210-
  memo=129h memois=-223- memorabl=-281- memori=42p memory=174p mems=-102- men=-568- mencken=-178- mend=-397-
  mental=-284- menu=-494- merchandis=-190- merchant=-110- merchantability=-86- mercury=-195- mercy=-198- mere=-498-
  merg=-197- mergeref=-102- mergerepeatedobject=-72- mermaid=-40- merry=-201- mesh=-277- mess=-386- messag=-115-
  message=-164- messagebuilder=-36- messiah=-171- messy=-112- met=-451- meta=-491- metadata=-484- metal=-195-
  metaphysic=-287- meter=-503- method=-548- methodology=-139- metric=-463- mexico=-189- mi=-314- mia=-419- mib=-96-
  mice=-379- michael=-317- micro=-337- microcod=-149- microcomputer=-188- microfrontend=-119- microphon=256x
  microscopic=-295- microsecond=-126- microsoft=-63- mid=-74- middl=-367- middlewar=-369- midst=-262- midterm=-317-
  might=-279- mighty=-199- migrat=-336- migration=-435- mike=-271- mil=-277- mild=-311- mile=-114- military=-326-
  milk=-413- mill=-298- miller=-341- milliard=-137- million=-322- millionair=-104- millisecond=-537- mime=-279-
  mimetyp=-235- mimetypeparameter=-30- mimick=-78- min=-349- mind=46o mine=310o miner=218c mineral=-37- minifi=-248-
  minification=-141- minifier=-36- minimal=-236- minimalistic=-120- minimatch=-183- minimiz=-75- minimum=-322-
  minitem=-38- minix=-60- minlength=-107- minnesota=-214- minor=-134- minproperti=-38- minsky=-311- minu=-283-
  minut=-151- mir=-272- miracl=-204- mirror=179x mirroroption=-328- misc=-341- mischief=-124- misery=-321-
  misfortun=-304- mislead=81h mismatch=-305- miss=48h missil=-155- mission=-305- misspell=-145- mist=-252-
  mistaken=-236- mistres=-226- mistyp=-115- misus=-238- mit=-544- mitigat=-139- mix=-339- mixer=-206- mixin=-136-
  mixtur=-258- mjs=-51- mkdir=-179- mke2f=-148- mkfs=173c mkl=-273- mkstemp=-181- mktim=-170- mlock=-50- mm=-135-
  mmap=-243- mnemonic=-203- mnemonist=-157- mobil=-302- mocha=-113- mod=-378- modal=-301- mode=-168- model=-143-
  modem=-186- moderation=-128- moderator=-152- modern=-433- modifi=-532- modification=166h modifier=-113- modify=-104-
  modul=-272- module=-247- mol=-236- mom=-233- moment=-53- momentum=-154- mon=-145- monday=-668- money=216h
  mongol=-119- monitor=27c monk=-237- monkey=-245- monorepo=-175- monotonic=-245- monster=-278- month=-486-
  monument=-313- mood=-188- moon=-163- moorhen=-271- moral=228r morality=-283- mordor=-123- more=-380- moreover=-227-
  morn=-143- mortal=-283- mortality=-150- mos=-341- mosquito=-174- moss=-330- most=-433- motd=-313- mother=-294-
  motion=-331- motivat=-184- motivation=-191- motor=-139- motto=-122- mould=-296- mount=-80- mountain=-444-
  mountflag=-91- mournful=-108- mous=-398- mouth=-100- mov=-350- move=-405- movement=-301- movi=-189- mozart=-270-
  mozilla=-172- mph=-50- mpi=-395- mpicxx=-212- mpiexec=-246- mpls=-251- mprotect=-182- mq=-245- mqprio=-139- mr=-542-
  mraleph=-132- mrbump=-122- mrs=-250- ms=-552- msdo=-214- msg=-410- msgflg=-232- msghdr=-166- msgsiz=-51- msgtyp=-207-
  msvc=-236- mt=-429- mtim=-344- mtu=-190- mu=-123- much=-525- mud=-138- muddl=-264- muffin=-292- mug=-316- multi=-246-
  multicast=-434- multilin=-122- multimatch=-30- multip=-234- multipart=-321- multipl=-566- multipleof=-117-
  multitask=-293- multithread=-29- mum=-99- mumbl=-208- munch=-124- murder=-185- murmer=-140- murmur=-242- murphy=-120-
  museum=-377- mushroom=-313- music=-474- musical=-229- musician=-182- musl=-76- must=-249- mustard=-214- mut=-158-
  mutabl=-216- mutat=-85- mute=175h mutex=-179- mutexattr=-58- mutter=-215- mutual=-235- mutuallyexclusiv=-99- mx=-251-
  my=-337- mydiff=-100- myl=-53- myself=-444- mysql=-150- mysteriou=-293- mystery=-137- mystical=-234- myth=-253-
  mythology=-179- n=-1202- na=-354- nadia=-337- nagy=-75- nail=-486- naiv=-382- naive=-102- nak=-265- nam=-550-
  name=-145- namespac=-193- nan=-155- nancy=-344- nano=-207- nanosecond=-48- nao=-225- narrow=-208- nas=-374-
  nasrudin=-416- nasty=-132- nat=-267- nathan=-326- nation=-285- national=116x nativ=-362- native=-117- nats=-212-
  natur=-528- natural=-377- nature=-250- naught=-144- navel=-212- navigat=-256- navigation=-342- navigator=-342-
  navy=-138- nc=310x nc6=-197- nd=-68- ne=-272- near=-532- nearby=137x nearer=-80- nearest=-289- neat=-40-
  necessari=-391- necessary=-589- necessity=-285- neck=-290- neckti=-136- need=-156- needl=-262- needles=-236-
  needn't=133o negat=-206- negation=-191- negativ=-281- neglect=-29- negotiat=-189- negotiation=-328- negotiator=74r
  neighbor=-399- neighbour=203c neither=-164- nelson=-325- neq=-66- nerd=-116- nerv=126r nervou=-263- ness=-168-
  nest=-275- net=161c netdev=-139- netdevic=-99- netgod=-346- netgroup=-320- netlink=-262- netmask=-138- netp=-55-
  netrc=-312- netscap=-137- network=-58- networkd=-289- neural=-214- neuro=-140- neurotic=-188- neutral=-284-
  neutraliz=-89- never=-185- nevertheles=-272- new=-28- newcomer=-145- newell=-144- newer=-123- newest=-319-
  newfilenam=-108- newheader=-130- newlin=-405- newlineistoken=-140- newmod=-96- newpath=-257- newrequest=-71-
  news=-255- newsgroup=-211- newsletter=-263- newspaper=-175- newstr=-249- newton=-149- newuser=-234- newvalu=-117-
  next=-108- nf3=-219- nfa=-172- nfc=-149- nfd=-135- nfkc=-126- nfkd=-135- nfs=-108- nginx=-335- nibbl=-102- nic=-299-
  nice=155x nicht=-418- nick=-312- nickel=-103- nicknam=-70- nid=-66- nie=-304- nießen=-75- night=-164-
  nightlymirror=-155- nightmar=-275- nighttim=-47- nil=-179- nine=-403- ninety=-268- ninth=-93- nis=-310- nissan=-253-
  nitro=-158- nk=-263- nl=-276- no=-79- noah=-236- nobl=-279- nobody=168h nod=-85- nodd=-64- node=-222- nodej=-294-
  nodekeymapp=-29- nodemailer=-25- nodent=-79- nodeortoken=-69- nodepath=-113- noexec=-222- nofil=-139- noglobstar=-26-
  nois=-35- noisolation=-210- nologin=-233- non=-583- nonblock=-362- nonc=-299- none=-169- nonnegativ=-150-
  nonreentrant=-133- nonsens=-399- nonstandard=-194- nonzero=-320- noon=-180- noop=-91- nor=-69- norelativ=-63-
  noreplac=-296- norm=-39- normal=-323- normalis=-107- normaliz=-327- normalization=-113- north=-212- nose=-319-
  not=-217- notab=-208- notabl=-130- notary=-295- notation=-326- note=64p notebook=-85- notfound=-273- nothin=-220-
  nothing=-121- nothingnes=-252- notic=113a noticeab=-82- notif=-151- notifi=-227- notification=-251- notify=98h
  notion=-271- nots=-209- noun=-271- nous=-78- novar=-121- novel=-313- november=-209- novic=-287- now=122r
  nowaday=-200- nowait=-380- nowher=157h np=-176- npm=-721- npx=165p nr=-97- ns=-271- nss=-97- nt=-328- ntoa=-28-
  ntop=-179- ntp=-169- nu=-134- nub=-117- nuclear=-276- nude=-302- nudg=-267- nuget=-43- nul=-173- null=-428-
  nullabl=-81- num=-287- number=-116- numeric=-231- numerical=-164- numerou=-232- nuns=-117- nurs=-455- nurtur=-321-
  nut=-169- nuts=-371- nvcc=-101- nvidia=-210- nxthdr=-142- o=-769- o'clock=-53- o'er=-267- oat=-227- oauth=-35-
  obedienc=28o obedient=147r obey=508a obfuscat=-398- obfuscation=-294- obj=-90- objdump=-110- object=-206-
  objection=-183- objectiv=135o objectschema=-70- oblig=316a obligation=-246- obscen=-175- obscur=-115- observ=-388-
  observation=-343- obsolet=-293- obtain=-427- obtus=-51- obug=-130- obviou=-409- obvious=-319- occasion=-295-
  occasional=-262- occupi=-239- occupy=-247- occur=-334- occurr=-389- occurrenc=-260- ocean=-249- octal=-295-
  octet=-75- october=-343- odbc=-116- odd=-344- odds=-160- of=-271- off=34r offend=-215- offer=-505- offic=-141-
  officer=-72- offlin=-132- offload=-139- offset=-502- offspr=-134- oflag=-39- often=-602- oh=-654- oid=-179-
  oidc=-141- oil=-391- ok=45h okafor=-373- okay=-222- okdir=-227- okra=-49- ol=-296- old=-351- older=-273- oldest=-539-
  oldfilenam=-108- oldmod=-99- oldpath=-118- oldstr=-243- oldvalu=-117- ollama=-278- olli=-66- olvida=-232- omit=29h
  omitt=-490- on=-310- onboard=-136- once=-103- onclick=-30- one=-211- oneof=-78- onerror=-56- ones=217o oneself=-286-
  oneshot=-166- onfault=-303- ongo=-141- onhook=-274- onion=-293- onlin=82x onlooker=-333- only=-373- ont=-136-
  onto=-214- onvaluechang=-84- onward=277l oomd=-234- op=-342- opaqu=-410- opcod=-46- open=-158- openai=78a openat=-69-
  opener=-336- opengl=-309- openmp=-97- openrouter=-313- openssl=-280- opentelemetry=-155- opera=-141- operand=-291-
  operat=-236- operation=-331- operational=-230- operator=375a opinion=-477- opportuniti=-144- opportunity=-155-
  opposition=-61- opt=157h optical=-233- optimal=-112- optimisation=-208- optimist=-209- optimistic=-47- optimiz=-344-
  optimization=-326- optimizer=-154- optimum=-265- option=-532- optional=-603- optlib=-188- opts=-210- optval=-120-
  or=-599- oracl=143r orang=-135- order=51a ordinanc=-133- ordinari=-194- ordinary=-454- ored=-56- org=-121-
  organ=-278- organism=-57- organiz=-247- organization=-408- orient=-383- orient2d=-203- orient3d=-206- oriental=-83-
  orientation=-66- origin=-604- originality=-57- originat=84a orphan=-122- orthogonal=-135- os=-413- osg=-160-
  ossl=-273- other=-152- otherwis=-525- ouestwar=-110- ought=126p oughta=-160- ounc=-114- our=529p ours=365p
  ourselv=-299- out=184h outag=-109- outcom=41h outdat=-58- outer=-84- outermost=-61- outgo=33x outlaw=-156-
  outlet=-208- outlin=-328- outliv=68p outlook=-222- output=-89- outputt=-174- outrank=231a outsid=-240- outstand=-224-
  outward=-156- oven=-392- over=-51- overall=-281- overcom=-274- overfiend=-280- overflow=-316- overhead=-179-
  overlap=-301- overlapp=-86- overlay=-179- overload=-278- overlook=123h overnight=-131- overrid=-104- overridden=-287-
  overriddenduration=-31- overriddeniterationcost=-45- overriden=-200- overriderequir=-120- overrul=204o oversiz=-137-
  overus=-256- overview=160h overwhelm=-189- overwrit=128c overwritten=83h owe=-165- owed=-350- owen=-138- owes=-280-
  owl=-269- own=-437- owner=343a ownership=-304- owns=-379- oxc=-103- oxford=-235- oxygen=-267- oxymoron=-262-
  oyster=-123- oz=-243- pac=-181- pace=-201- pack=-417- packag=-503- package=-135- packagemanager=-44- packet=-536-
  packfil=-38- paco=-143- pad=-140- padd=-260- pag=-322- page=-231- pager=-235- pagination=-39- pain=-316- painful=-64-
  paint=-502- painter=-98- pair=-287- pale=-184- palett=-356- palm=-157- pam=-447- pan=-280- pancak=-268- pane=-571-
  panel=-156- panic=-168- pant=-227- panva=-84- paolo=-75- papa=-156- paperwork=106a par=-208- paradis=-278-
  paradox=-158- paragraph=137p parallel=-397- parallelis=-25- parallelism=-50- param=-303- parameter=-358-
  parameteriz=-121- parameterlimit=-54- paranoia=-320- paranoid=-180- paraphras=139l parcel=-464- pardon=-164-
  paren=-206- parent=-465- parenthes=-206- parenthesi=-91- parenthesiz=-182- parentport=-239- pari=-130- parity=-317-
  park=-450- parrot=-232- pars=-417- parsabl=-182- parsemessag=-241- parsepatch=-111- parser=-213- parsetyp=-174-
  parseurl=-151- parseurlwithvalidationerror=-68- part=201l parti=144x partial=-477- participant=-114- particular=-26-
  partition=31c partner=217x party=-143- pas=-367- pascal=-148- pass=-288- passenger=-161- passion=-193- passiv=-403-
  passphras=-315- passport=-279- passthrough=-142- passwd=-63- password=202x passwort=-367- past=146l pastebin=416x
  pastur=-213- pat=-176- patch=-120- patent=-379- path=-252- pathext=-157- pathnam=-389- pathspec=-283-
  pathtofileurl=-233- patienc=-165- patient=91x patriotic=-162- patriotism=-222- pattern=-601- patternerror=-30-
  patternproperti=-37- paul=-380- paus=-315- paw=-215- paws=-139- pax=-251- payload=223p payment=413h pays=-35- pb=-93-
  pbkdf2=-97- pc=-503- pdb=-84- pdf=-434- pdp=-167- pe=-305- peac=-301- peaceful=-163- peach=-113- peak=-62-
  peakrat=-104- peanut=-460- pearl=-218- peculiar=-388- pedestrian=-273- peel=-299- peer=45p pem=-322- pen=-207-
  penal=-154- penalti=-127- penalty=-263- pencil=-314- pend=202h penetration=-282- penguin=-228- penicillin=-342-
  penny=-285- pens=-264- pentagon=-266- peopl=-780- people=-285- per=-228- perceiv=-158- percent=-522- percentag=-205-
  percentil=-98- percussionist=-101- peren=-257- perf=-324- perfconfig=-301- perfect=-447- perfection=-314-
  perform=-301- performanc=-315- perhap=-363- peril=-285- perilou=-176- period=-390- periodic=-195- periphrasi=-169-
  perish=-189- perl=-99- permanent=318p permessag=-214- permissibl=-140- permission=128h permit=-205- permitt=105r
  perpetual=-201- persian=-54- persist=143p persistent=-367- person=-235- persona=159r personal=-66- personality=180r
  personnel=156a pertain=-114- pervers=-122- perversity=-170- pessimist=-194- pet=-316- peter=-411- peterson=-116-
  petra=-277- pets=-364- pg=-395- pgbench=-339- pgp=-125- ph=-228- phantomj=-62- pharoah=-35- phas=-383- phaser=-255-
  phdr=-246- phenomena=-114- philadelphia=-219- philosopher=-78- philosophical=-71- philosophy=-351- philx=-121-
  phish=-281- phoenix=-280- phon=38x photo=-442- photograph=187x php=-50- phras=102x phys=-255- physic=-168-
  physical=-266- physician=-136- physicist=-294- physiotherapist=-315- pi=-439- piano=-206- pick=125x pickl=-181-
  picnic=-174- picomatch=-222- pictur=-192- pid=-283- pidfd=-130- pidof=-61- pids=-49- pie=-153- piec=-542- pig=-322-
  pigeon=-119- pigeonhol=-206- piglet=-200- pile=-194- pill=-203- pilot=-356- pin=-151- pinch=-280- pinentry=-182-
  ping=-83- pink=-248- pinn=-439- pino=-208- pinoj=-210- pins=-232- pint=-186- pioneer=-83- pip=-420- pipe=142c
  pipelin=-352- pipelineoption=-118- pirat=-338- piss=-221- pit=-219- pitch=-326- pittsburgh=-116- pity=-318-
  pivot=-241- pixel=-66- pixij=-344- pizza=-310- pkcs=-255- pkey=-211- pkg=-334- pkgs=-106- pkt=-72- pl=-205-
  plac=-176- placebo=-230- placeholder=-276- placement=-134- placid=-197- plagiarism=-372- plagu=-145- plain=-421-
  plan=-225- planet=-437- plann=-463- planner=-158- plant=-147- plastic=-387- platform=-38- plato=-108- plausibl=-77-
  play=150r player=-163- playground=-295- playhead=-431- playlist=-297- playwright=-362- plead=-124- pleasant=114h
  pleasur=-471- pleasurabl=-171- pleat=-284- pledg=-49- plenty=-139- plot=-354- plott=-200- plug=-45- plugg=208c
  plugin=-214- plumb=-205- plumber=-391- plung=-208- plural=-209- plus=-185- pm=162a pmu=-125- png=-617-
  pnglibconf=-193- pnpm=-420- po=-61- pocket=-433- pod=-250- podcast=-193- pods=-196- poem=-354- poet=-216-
  poetry=-233- poi=-65- point=151p pointer=-305- pointles=-233- poison=-189- poker=-330- pol=-169- pole=-225-
  polic=-98- polici=225o policy=-41- polish=-444- polit=118r politic=-489- political=-414- politician=-291-
  pollingbinaryinterval=-122- pollinginterval=-109- pollution=-176- polyfill=-175- polygon=-156- pond=-173-
  ponder=-296- pool=-89- poor=-362- poorer=-141- pop=-57- pope=-155- popp=-337- popular=-243- popularity=-77-
  populat=-409- population=-306- popup=122h porcelain=-327- pork=-198- porsch=-238- port=66c portability=-140-
  portabl=-408- portal=-31- porter=-206- portion=-381- portmap=-79- pos=-212- pose=257r position=-327- positional=-75-
  positiv=-282- posix=-427- posses=-234- possess=-159- possession=-165- possib=-419- possibiliti=-238-
  possibility=-253- possibl=-318- posslq=-144- post=25x postag=-288- postcard=-357- postcs=-129- poster=-328-
  postgr=-162- postgresql=-528- postinstall=213p postman=-265- postpon=-271- postrm=-275- postulat=-199- postur=-414-
  pot=-291- potato=-339- potential=-355- pothol=-206- pound=-296- pour=-358- pova=-257- poverty=-247- powder=-166-
  power=-104- powerful=-243- poweroff=-160- powershell=155c pr=-243- practic=-654- practical=-191- practis=-391-
  pragma=-239- prais=-236- pray=-279- prayer=-259- prctl=-194- preambl=315l prebuilt=-163- preced=190o precedenc=-138-
  precedent=-65- precept=-198- precis=94l precise=-287- precision=-171- predefin=-208- predicat=-229- predict=-261-
  predictabl=-156- prediction=-168- predominanc=-45- preemptibl=-187- prefac=218l prefault=-179- prefer=-293-
  preferab=-150- preferabl=-328- preferenc=228p preferr=-438- prefix=-208- pregnant=-223- preinst=-119- prejudic=-299-
  preliminary=-117- preload=129p prelud=-295- premajor=-139- preminor=-139- premis=58o premium=131a prepar=-485-
  preparation=-208- prepatch=-138- prepend=-392- prependlistener=-47- prependoncelistener=-47- preposition=-112-
  preprocess=-264- preprocessor=-40- prereleas=-147- prerequisit=-187- pres=-270- prescrib=156r prescription=181x
  presenc=-333- present=-152- presentation=-209- preserv=-264- preservation=-30- preserveparen=-238- preset=-235-
  presidency=-177- president=-483- press=-30- pressur=-399- presum=47h pretend=272r prettier=-457- pretty=-326-
  prevail=-314- prevent=-575- prevention=-315- preview=209h previou=-199- previous=-301- prey=-74- pric=-376-
  prid=-257- priest=-222- prim=-134- primari=-326- primary=-403- primitiv=-323- princ=-188- princes=-246-
  principal=-228- principl=39r print=-375- print0=-216- printabl=-35- printer=-317- printf=40p prior=422o prioriti=-66-
  prioritiz=-329- priority=-42- prison=-55- prisoner=-374- privacy=82h privat=60x privileg=-288- prix=-229- priz=-300-
  prng=-38- pro=-188- proactiv=-86- prob=-50- probab=-562- probabiliti=-120- probability=-198- problem=-229-
  problematic=-294- problemo=-208- proc=-219- proce=277h procedur=-581- procedural=-329- proceed=-297- proces=-144-
  process=-170- processcod=-95- processor=-402- procrastination=-130- prod=-333- produc=-257- producer=-277-
  production=322c productivity=-281- profession=-184- professional=-333- professor=-406- profil=-127- profit=-329-
  profound=-215- program=-344- programm=-290- programmatic=-244- programmatical=-66- programmer=-787- progres=-126-
  prohibit=-339- project=-112- projection=-206- prolog=-80- prominent=-187- promis=-440- promot=-177- promotion=-296-
  prompt=-161- pron=-173- pronoun=-337- pronounc=-363- proof=-127- proofread=-226- prop=-416- propagat=124p
  propagation=-234- proper=-531- properti=-397- property=-459- propertynam=-46- proportion=-154- proportional=-142-
  propos=-403- proposal=-331- proposition=-173- pros=-180- prosecut=-278- prosperity=-170- prot=-334- protect=-62-
  protection=204c protest=-217- proto=-218- protobuf=-233- protocol=-546- prototyp=-221- proud=-343- prov=-341-
  proven=-229- provenanc=-109- proverb=-228- provid=-177- providenc=-37- provider=-317- providererror=-201-
  provision=-313- provok=-348- proxi=-259- proxy=122p prun=179p pry=-319- ps=-340- ps1=-121- pselect=-108- pseudo=-224-
  pseudocod=-156- pseudoscienc=-261- pseudoterminal=-157- psl=-108- psql=-280- psychiatrist=-196- psychic=-208-
  psychologist=-258- psychology=-73- pt=-173- pthread=-276- pton=-162- ptr=-281- pub=-336- public=-141-
  publication=-236- publish=52x publisher=-178- puddl=-137- puff=-197- pull=-155- puls=-230- pump=-294- pun=-243-
  punch=-227- punctuation=-197- punctuator=-203- punish=270l punishabl=-118- punk=-159- puns=-203- punycod=-113-
  pupil=-161- puppy=-161- purchas=362h pure=-491- purpl=-98- purpos=-110- purposeful=-269- purs=-112- pursu=-244-
  pursuit=-188- push=92x put=68p putimagedata=-48- puts=-822- putt=-358- puzzl=-301- px=-108- py=324p pyramid=-213-
  python=-232- python2=-238- python3=-224- pyyaml=-382- q=218c qdisc=-167- qed=-204- qifi=-423- qifiedevent=-217-
  qos=-145- qotd=-428- qp=-191- qr=151x qs=-193- qt=-337- quack=-255- quadtre=-75- quak=-92- qualifi=-412-
  qualiti=-211- quality=-305- quantifier=-109- quantity=-119- quantum=-270- quarter=82h que=-469- queen=-251-
  queri=-233- query=-329- question=-172- queu=-630- queue=-87- qui=-247- quich=-266- quick=-224- quicker=-171-
  quiet=131h quirk=-41- quit=-210- quitt=-272- quiver=-33- quiz=-298- quod=-293- quot=-449- quota=-402- quotabl=-121-
  quotation=-335- quotelimit=-211- r=-319- r2=-129- rabbit=-286- rabbitmq=-232- rac=-307- race=-494- rack=-259-
  radial=-145- radiation=-132- radical=-207- radio=-464- radioactiv=-105- radiu=-168- radix=-377- rafael=-75-
  rafaelgs=-84- raid=-183- rail=-139- railroad=-224- railway=-214- rain=-539- rais=235a raisinten=-75- ram=27c
  rampag=-83- ramsey=-130- ran=-472- rand=-196- randal=-278- random=36c randomgenerator=-217- randomiz=-247-
  randomnes=-79- rang=-451- ranger=-273- rank=185o ransomwar=-133- rap=-230- rapid=-249- raptor=-110- rare=-341-
  rarity=-191- rat=208a rate=-70- rath=-209- rather=-86- ratio=-230- rational=-263- rats=-114- rattl=-40- rauno=-28-
  raunofreiberg=-28- raveno=-144- raw=163l ray=-155- rc=186p rcompar=-66- rcw=-253- rd=-172- rdma=-278- rdwr=-245-
  re=-57- reach=-100- reachabl=-279- react=-479- reaction=-141- readability=-207- readabl=-227- readablestream=-224-
  readbyt=-32- readdir=-48- readdirp=-256- reader=-344- readfil=-89- readfilesync=-100- readi=-179- readm=-150-
  readon=-40- readstr=-63- readstream=-209- readtag=-199- readunsign=-89- ready=-450- reagan=-364- real=69h reality=49r
  realiz=-530- realization=-176- realloc=-153- realm=-358- realtim=-307- reap=-87- rear=-170- rearrang=-113-
  reason=-101- reasonab=-67- reasonabl=-199- reassembl=-314- reassign=-52- rebas=-554- rebel=-93- rebellion=-41-
  rebind=-200- reboot=165c rebuilt=-317- rec=-261- recalculat=-201- recall=-46- receipt=-454- receiv=-272-
  receiver=-224- receivewal=-105- recent=-440- reception=-172- recip=95r recipient=386h recit=275l reclaim=-151-
  recognis=-244- recognition=-298- recogniz=-316- recommend=-318- recommendation=-363- recommender=-72- recompil=-255-
  reconcil=-217- reconciliation=-276- reconfigur=-104- reconnection=-344- reconnectstrategy=-117- reconstruct=-198-
  record=195h recordkey=-193- recover=-295- recovery=186x recreat=131p recruiter=86x rectangl=-318- recurr=-285-
  recurrenc=-177- recurs=182c recursion=-137- recursiv=-81- recursive=-351- recvmsg=-71- red=-290- redact=-213-
  redaction=-245- redefin=-129- redi=-291- redirect=-27- redirection=-266- redistribution=-155- redo=-98- reduc=-431-
  redundancy=-260- redundant=-251- redux=-96- reel=-117- reentrant=-252- ref=-303- refactor=121h refcallback=-112-
  refer=-388- refere=-251- referenc=-562- referential=-314- referer=-107- referr=-332- referrer=192x refin=-182-
  refinement=-37- reflect=-102- reflog=-105- refobject=-111- refrain=113h refresh=-171- refreshbuffersecond=-86-
  refrigerat=-160- refrigerator=-111- refs=-607- reftocallback=-88- refug=-333- refund=-91- refus=252r refusal=173r
  regain=-346- regard=33o regardles=-109- regeln=-310- regenerat=60p regex=-201- regexp=-226- regexptre=-231-
  region=-475- regional=-234- register=86p registrabl=-224- registration=-282- registri=-49- registry=27c regl=-104-
  regression=-40- regret=-339- regular=-402- rehearsal=-319- reindeer=-132- reindex=-117- reinstall=126p reject=-359-
  rejection=224h rejoic=-297- relat=-426- relatedconcept=-79- relation=-378- relationship=-355- relativ=-522-
  relative=-117- relax=-326- relaxation=-152- relay=531x releas=-57- releasetyp=-34- relevant=-331- reli=-120-
  reliab=-296- reliability=-218- reliabl=-316- reliant=-275- relief=-230- religion=-371- religiou=-221- reload=-314-
  relocat=-48- relocatabl=-230- relocation=-224- rely=-400- rem=-202- remain=143h remainder=-69- remap=-125-
  remapp=-111- remark=-147- remarkabl=-243- remedi=-200- remedy=-182- remember=-356- remind=-497- reminder=-150-
  remot=292x remount=-252- remov=-74- removal=-114- removeadditional=-82- removeadditionalstrategy=-256-
  removekey=-149- removelistener=-68- removescrollbar=-62- renam=75r renault=-289- render=66x renderer=-342-
  renew=-358- renewal=-328- rent=-420- reopen=-46- reorder=-253- rep=367h repack=-88- repair=-387- repart=-287-
  repay=-159- repeat=-118- repeatabl=-160- repetition=-416- replac=-140- replaceall=-27- replacement=-281-
  replacer=-46- replay=-458- replayabl=-381- repli=-112- replica=77c replicat=211p replication=-250- repo=-139-
  repopulat=-238- report=-101- reporter=-281- reposition=-256- repositori=-279- repository=-35- represent=-137-
  representabl=-160- representation=-316- representativ=-57- reprint=-119- reproduc=-146- reproducibl=-140-
  republican=-282- reputation=-359- req=-326- request=-30- requir=-83- requiredpropertieskey=-141- requirement=57p
  res=-298- rescu=-198- research=-324- resembl=-269- resemblanc=-206- reserv=-34- reservation=-384- resett=-305-
  resid=-222- residenc=-158- resign=-80- resilient=-197- resist=99a resiz=-181- resize2f=-176- resolution=-303-
  resolv=-544- resolvecontext=-89- resolveformatter=-52- resolvehom=-88- resolver=-383- resolverfactory=-233-
  resort=-207- resourc=-704- respect=-153- respectability=-107- respectabl=-222- respectiv=-223- respective=-191-
  respond=104r respons=-482- responsib=-209- responsibility=-301- responsibl=-333- responsiv=-213- rest=-137-
  restaurant=-403- restoration=-54- restpositional=-120- restraint=115r restrict=31a restrictaccesstocwd=-110-
  restriction=-223- restrictiv=-116- result=-74- resum=-67- resync=-90- ret=-126- retain=144p retention=-355-
  rethink=-70- retir=-175- retort=-209- retreat=-253- retri=-375- retrier=-40- retriev=-218- retrieval=-75- retry=-460-
  return=-464- returnoutput=-129- returntyp=-250- reus=-281- reusabl=-198- rev=-250- revalidat=-191- reveng=-243-
  revers=90c reversepatch=-86- reversibl=-258- revert=116h review=167h reviewer=267h revision=138p revocation=-160-
  revok=-110- revolution=-320- revolutionary=-305- reward=-267- rewind=-365- rewound=-437- rewrit=-196- rewritten=-257-
  rex=257r rf=250c rfc=-317- rfc1034=-255- rfc4122=-49- rfc6265=-96- rfc6265bi=-162- rfc6570=-114- rfc6901=-83-
  rfcs=-119- rgb=-182- rhino=-37- rhym=-252- rhythm=-142- rice=-235- rich=-388- richard=-226- richardlau=-75- rid=73c
  ridden=-147- ride=-199- ridiculou=-202- right=-62- rigid=-129- rim=-87- rincewind=-72- ring=-478- rins=-303-
  ripen=-77- rippl=-238- ris=-272- rise=-362- risk=-234- risky=-39- rita=-269- ritual=-221- ritz=-82- rival=192x
  river=-355- rlimit=-140- rms=-265- rng=-161- road=-315- roam=-165- roar=-264- rob=83r robb=-229- robbery=-216-
  robert=-218- robin=-197- robo=-103- robot=115r robust=-329- robustnes=-267- rock=-304- rocket=-269- rocky=-150-
  rod=-303- rode=-458- rodent=-143- roger=-159- rol=-462- roland=-201- role=68r roleplay=164r roll=-411- rollback=-154-
  rolldown=-91- rollout=-210- rollup=-37- rom=-155- roman=-290- romanc=-174- romantic=-194- romeo=-299- ronag=-75-
  ronald=-261- roof=-455- room=-314- roommat=-103- root=-66- rop=-124- rope=-60- ros=-259- rose=-91- rotat=-383-
  rotation=-197- rotten=-238- rough=38o round=-243- rout=86x router=33c routin=-245- row=-728- rows=-202- roy=-313-
  royal=-213- rpath=-144- rpc=-311- rrdata=-316- rresvport=-107- rs=-168- rsa=-134- rsh=-232- rsort=-66- rst=-201-
  rsync=-316- rt=-304- ru=-179- rubber=-262- ruben=-104- ruby=-137- rude=-251- rug=-198- ruid=-159- ruin=-321- rul=44o
  rule=275p ruler=-202- ruleset=-201- rum=-118- rumor=-100- run=28c runlevel=-172- runn=-183- runnabl=-242-
  runner=-214- runs=-259- runscript=-207- runsync=-61- runtim=-405- rush=-144- russian=-239- rust=-242- ruth=-339-
  ruthles=116r ruy=-282- ruyadorno=-75- rw=-92- ryan=-304- s=-36- s3=-60- sa=-201- sacr=-197- sacramento=-108-
  sacrific=-310- sad=-317- saen=-38- safari=-101- safe=-60- safeguard=-284- safer=74h safest=-283- safety=207o
  sag=-215- sage=-239- said=-421- sail=-320- sailor=-217- saint=96r sake=-56- sal=-394- salari=-104- salary=117x
  sale=-376- salesforc=-25- salesman=-352- salesmen=-223- sall=-129- saloon=-115- salt=-389- salvation=-176- sam=-601-
  same=-186- samesit=-113- sampl=-493- samuel=-380- san=-99- sand=-228- sandbox=42c sandwich=-221- sanitiz=-80-
  sanity=-149- sank=-207- santa=-243- sapien=-236- sardin=-240- sat=-246- satan=-187- satellit=-240- satisfaction=-163-
  satisfi=-314- satisfy=-215- saturation=-114- saturday=-379- sauc=-333- sausag=-305- sav=-225- savag=-142- save=-204-
  saver=-392- saviour=-78- saw=-648- sax=-340- say=82h says=-387- sbin=-226- sc=197p scaffdog=-175- scaffold=-221-
  scal=-291- scalabl=-143- scalar=-304- scan=201c scanner=70p scar=-177- scarce=-135- scatter=-271- scen=-202-
  scenario=-438- sch=-370- schedul=-324- scheduler=-331- schem=-440- schema=-593- schlueter=-137- scholar=-68-
  school=-395- schrodinger=-178- schweizer=-142- scienc=-480- scientific=-242- scientist=-379- scm=-304- scop=-74-
  scor=-411- scotch=-90- scotland=-31- scott=-138- scotty=-182- scoundrel=-261- scout=-312- scp=-69- scrabbl=-153-
  scrambl=210c scrap=88o scratch=-454- scream=-318- screen=-43- screenshot=-181- screw=-423- screwdriver=-183-
  script=-234- scrollbar=-49- scrubb=166h scrubber=-178- scsi=-206- scuff=-128- scum=-376- sd=-370- sdk=-445- sdl=-215-
  se=-152- sea=-327- seal=-406- seam=-139- seamles=-78- seamless=-159- search=-115- searchabl=-365- searchbyt=-294-
  searchfilestool=-192- searchm=-46- searchpath=-120- season=-330- seat=-461- sec=-365- seccomp=-325- second=219h
  secondary=51o secondaryindent=-99- secret=199x secretary=-288- sect=-179- section=-314- sector=-82- secur=-444-
  secure=-308- security=193a see=-150- seed=-146- seek=-421- seen=-107- sees=-27- segment=-524- segmentation=-204-
  segmenter=-104- seldom=-344- select=-362- selection=-280- selectiv=-200- selector=-189- self=-26- sell=-286-
  sem=-317- semantic=-246- semaphor=-301- semi=-118- semicolon=-336- seminar=-334- semop=-158- semver=-177- sen=-75-
  senat=-252- senator=-239- send=-187- sender=195a sendmail=-152- sendmsg=-216- senility=-158- senior=-259-
  senkpiel=-53- sens=-319- sensation=-221- sensibl=-268- sensitiv=92x sent=116h sentenc=-41- sentiment=-227- sep=-193-
  separat=-313- separate=-401- separation=-71- separator=-244- seperat=-60- september=-183- seq=-199- sequenc=-455-
  sequential=-282- serendipity=-146- seri=-230- serial=-405- serialisation=-82- serializ=-350- serialization=-234-
  serializehost=-91- serializeinteger=-91- serializepath=-91- serializer=-218- serializeurl=-91-
  serializeurlorigin=-91- seriou=-365- serious=-208- serpent=-152- serv=-47- servant=-300- server=54c servestatic=-212-
  servic=-98- session=-341- set=-49- setaffinity=-45- setfd=-32- setgid=-106- setgroup=-159- setjmp=-152- setmany=-211-
  setmaxlistener=-47- setoption=-74- setown=-202- setpcap=-71- setrlimit=-29- sets=-207- setscheduler=-209-
  setsockopt=-47- setstaticinstanc=-163- sett=-255- settheusernam=-91- settl=-328- setuid=-223- setup=64l seven=-339-
  seventh=-102- sever=-206- several=-460- severe=-86- severity=-298- sew=-176- sex=-327- sexual=-238- sexy=-91-
  sf=-117- sgr=-123- sh=243c sha=-311- sha256=-270- shack=-155- shad=-275- shader=-142- shadow=351r shadowbox=-61-
  shak=-277- shakespear=-218- shaleh=-26- shall=188p shallow=-267- shalt=-198- sham=-310- shap=-202- shar=-78-
  shard=-86- shark=-135- sharp=-208- shatter=-168- shav=-145- she=-59- she'd=-176- she'll=-301- shebang=-71- shed=-366-
  sheep=-215- sheer=-244- sheet=-299- shelf=-391- shell=130p shelley=-53- shelter=-157- shelv=-104- shepherd=-196-
  sherrill=-291- shewchuk=-130- shield=-316- shift=120h shill=-232- shim=-43- shin=-273- ship=-317- shipp=-112-
  shirt=-241- shiver=-346- shlafen=-232- shm=-390- sho=-388- shock=-226- shoe=-338- shogunpanda=-75- shoot=-431-
  shooter=-37- shop=-256- shopp=-456- shor=-235- short=-761- shortcut=91p shorten=39h shorter=-306- shortest=-227-
  shorthand=-343- shot=-499- shotgun=-195- should=120h shoulder=-188- shouldn't=131h shout=-350- shouter=-224-
  show=-76- shower=-212- shown=-48- showsemanticerror=-263- shr=87c shredd=-242- shriek=-359- shrink=-370-
  shudder=-335- shut=-76- shutdown=-262- shutt=178x shuttl=-146- shy=-129- si=-279- sibl=-68- sic=-374- sick=-463-
  sicknes=-182- sid=-365- side=-241- sidebar=-320- sidecar=-163- sidewalk=-238- sig=-396- sigchld=-76- sigev=-315-
  sigh=-343- sight=-410- siginfo=-130- sigint=96c sigkill=149c sigma=-296- sign=-32- signal=-484- signalfd=-94-
  signall=-30- signatur=-261- significanc=-109- significant=-332- signify=-100- signkey=-61- signoff=-250-
  sigprocmask=-260- sigset=-147- sigstop=-179- sigterm=-221- sigtimedwait=-216- sigusr1=-124- sigwaitinfo=-50-
  sil=-249- silenc=-161- silent=-210- silicon=-134- silver=-383- similar=-454- simp=-112- simpl=-476- simpler=-255-
  simplest=-301- simplicity=-264- simplifi=-69- simplification=-366- simplify=-273- simular=-38- simulat=-53-
  simulation=-44- simultaneou=-97- simultaneous=-170- sin=-377- sinc=-402- sincer=-290- sincerest=-185- sinful=-237-
  sing=-288- singer=-261- singl=-433- singular=-285- sink=-466- sinner=145r sins=-116- sipp=-133- sir=-657-
  sister=-337- sit=-663- sits=-302- sitt=-275- sitter=-221- situation=-503- six=-691- sixteen=-142- sixth=-173-
  sixty=-204- siz=-312- size=-345- sizeof=-62- skeleton=-125- skeptic=-173- skeptical=-144- ski=-145- skia=-97-
  skill=-26- skim=-74- skin=-332- skinny=-142- skip=-156- skipnes=-25- skipoverflow=-146- skipp=-476- skokan=-84-
  sky=-389- sl=-116- slab=-186- slack=-240- slap=-206- slapp=-93- slash=-413- slashdot=-144- slaughter=-233- slav=185r
  slavery=-221- sleep=-375- sleepy=-217- sleev=-133- slender=-200- slic=-458- slick=-274- slid=-492- slight=-323-
  slim=-308- slimy=-224- slink=-150- slip=352h slipp=-208- slist=-181- slogan=-258- sloppy=-266- slot=-278- slow=-188-
  slower=-310- smack=-215- small=-169- smaller=-168- smallest=-275- smarter=-160- smash=-201- smell=-253- smelt=-171-
  smil=-288- smith=-249- smok=-422- smooth=-184- smoother=29h sms=-60- smudg=-180- snack=-165- snail=-286- snak=-455-
  snap=-278- snapp=-254- snapshot=154c snark=-75- snat=-185- sneak=158h sneez=-220- snell=-104- snicker=-147-
  sniff=-367- snippet=-95- snow=-322- so=297p so's=-238- soak=-259- soap=-179- soar=-215- sober=-243- social=-343-
  socialism=-108- society=-226- socket=-125- sockfd=-205- socklen=-109- soda=-197- sofa=-313- soft=-437- softfp=-54-
  softwar=-61- soggy=-165- soil=-162- sol=-171- solar=-380- solari=-204- sold=-254- soldier=-246- sole=-201-
  solemn=-182- solid=-89- solution=-371- solv=-333- some=-594- somebody=-241- someday=-275- somehow=-206-
  somelamer=-145- somenam=-61- someon=-162- someone=-243- someth=-252- something=-172- sometim=-513- somewhat=-232-
  somewher=-379- son=-443- sonam=-43- song=-507- sons=-277- sont=-167- soon=61x sooner=-352- sophisticat=-430-
  sore=-121- sorrow=-288- sorry=-96- sort=-359- sought=-128- sound=-329- soup=-259- sour=-194- sourc=-322- source=-230-
  sourcecod=-100- sourcefil=-296- sourcemap=-186- sourcemapconsumer=-188- sourcemapgenerator=-118-
  sourcemappingurl=-133- sourcenod=-106- sourceroot=-305- sourcescontent=-277- sourcetyp=-308- sourcmap=-147-
  sourdough=-290- south=-254- southern=-110- sovereign=-199- soviet=-197- soy=-178- soybean=-83- sp=-141- spac=-552-
  spain=-132- spak=-85- spam=166c span=-99- spanish=-257- spar=-63- sparkl=-326- spars=-314- spawnp=-89- spe=-194-
  speak=121r speaker=-217- spec=-395- speci=-147- special=-213- specializ=-144- specifi=-621- specific=-643-
  specifical=-386- specification=-486- specifier=-402- specify=-733- speck=-343- spectacular=-127- speculation=-34-
  speech=-435- speed=-90- spell=30l spend=-369- spent=-503- spher=-270- spherical=-54- spider=-98- spielen=-153-
  spik=-204- spill=100l spin=-177- spinn=-171- spirit=-404- spiritual=-189- spit=-119- spki=-68- splash=-177-
  splic=-171- split=-483- split2=-169- splitt=-233- spock=-174- spoil=-323- spoiler=-355- spok=-244- spoken=-333-
  sponsor=-228- spontaneou=-145- spoo=-197- spoof=-27- spool=-386- spoon=-185- sport=-187- spot=42h spout=-270-
  spr=-105- spread=145p spreadsheet=139x spu=-38- spud=-157- spus=-38- sql=-506- sqlit=-357- sqlite=-130- sqlite3=-136-
  sqrt=-107- squad=-108- squar=-365- squash=-395- src=-553- srgb=-33- srv=-213- ss=-379- sse=-145- ssh=151x ssiz=-58-
  ssl=-270- ssr=-226- ssrf=-88- st=-273- sta=-287- stab=-165- stability=-280- stabl=-148- stack=-192- stackaddr=-107-
  stackoverflow=-188- stacksiz=-41- stacktrac=-189- stadium=-120- stag=-731- stagger=-213- stailq=-147- stain=-246-
  stair=-314- stak=-237- stal=-208- stalenes=-256- stall=-150- stallman=-147- stammer=-187- stamp=-370- stand=-198-
  standalon=-155- standard=-776- standardiz=-110- standardization=-220- standby=-392- standup=-334- stanza=-261-
  star=-131- starship=-352- starter=-210- startl=-166- startup=186p starv=-278- stash=-318- stat=-441- stata=-257-
  stateful=-404- statement=-548- statesman=-52- static=-618- statical=-293- station=-295- stationery=-197-
  statistic=88x statistical=-102- statu=-201- status=-253- statut=-308- statx=-58- stay=27h std=-243- stderr=-53-
  stdin=-423- stdio=-280- stdout=-263- steak=-218- steal=-55- steam=-298- steel=-120- steer=147c steht=-172-
  stein=-148- stem=-185- step=289h stepp=-257- stern=-150- stev=-177- steward=-75- stick=-163- sticker=-308-
  sticky=-92- stifl=-328- stigg=-93- still=-464- stimulat=-246- stink=-248- stir=-368- stock=-367- stol=-264-
  stolen=-385- stomach=-280- stomp=-324- ston=-291- stonecutter=-124- stood=-300- stool=-160- stop=264o
  stopdirectory=-136- stopp=-207- stor=-275- storag=-414- store=-281- storehashfunction=-53- storehashsiz=-266-
  storesiz=-152- stori=-255- storm=-233- story=-113- storybook=-175- stout=-222- stov=-258- str=-399- straight=169h
  straighten=-153- strain=-234- strand=-122- strang=-369- stranger=109x strapp=-77- strategi=-259- strategy=64x
  strawberry=-144- stray=-330- streak=-244- stream=-111- streamabl=-276- street=-209- strength=-284- strengthen=-166-
  strerror=-31- stres=-275- stretch=-278- strftim=-211- strict=-568- strictdefault=-223- strictdepth=-71-
  stricter=-133- strictkeyword=-33- strif=-148- strik=53o stringifi=-84- stringify=-102- stringifyreplacer=-143-
  strip=-171- stripbom=-113- stripp=-180- striptrailingcr=-116- striv=172r strok=-380- stroll=-70- strong=-525-
  stronger=-163- strongest=-219- struck=-201- struct=-369- structur=-668- structuredpatch=-196- struggl=-106- stu=-255-
  stub=-67- stuck=-236- stud=-169- student=-452- studi=-276- studio=-328- study=94a stuff=-501- stumbl=-76-
  stupid=-591- stupidity=-357- stx=-58- styl=-201- stylelint=-161- stylesheet=-133- su=-95- sub=95p subclas=-137-
  subcommand=-236- subdirectori=-202- subdirectory=-251- subdomain=27x subfield=-87- subgoal=-195- subgroup=-127-
  subject=56h submenu=-82- submission=-324- submit=118x submitt=-494- submodul=-449- subnet=-405- subnetwork=-176-
  subordinat=-245- subpath=-253- subrang=-48- subresourc=-98- subschema=-28- subscrib=-217- subscriber=-300-
  subscription=181a subsection=-207- subsequent=-377- subset=-233- substanc=-152- substantial=-297- substitut=-329-
  substitution=-410- substr=-240- subsystem=-135- subt=-90- subtl=-270- subtlety=-280- subtre=-138- subtyp=-315-
  subversion=-147- subversiv=-236- subway=-124- succe=-438- succeed=-477- successful=-361- succession=-148-
  successiv=-83- successor=136p such=-261- suck=-200- sucker=-302- sudden=-312- sudo=246c sue=-301- suffer=-365-
  suffic=-76- sufficient=-349- suffix=-383- sugar=-390- suggestion=74o suicid=-326- suit=-299- suitab=-185-
  suitabl=-245- sum=-156- summari=-461- summaris=140l summaryfailur=-195- summer=-364- summon=92r sun=-441-
  sunday=-610- sunlight=-88- sunset=25c sunshin=-201- sup=-165- super=-395- superblock=-116- superior=103o
  superproject=-181- supersed=198o superstition=-235- superuser=-141- supervisor=60a supp=237x supplemental=-375-
  supplementary=-273- suppli=-487- supplier=-272- supply=-294- support=-112- suppos=-53- suppres=43h suppression=-62-
  suprem=-193- supris=-142- sur=-131- surest=-129- surfac=73h surg=-248- surgeon=-202- surgery=-136- surpris=-386-
  surrogat=-224- surround=-305- survey=272x surviv=-213- survivor=-112- susceptibl=-38- sushi=-224- suspect=-329-
  suspicion=-38- suspiciou=81h sustainabl=-205- svelt=-122- svg=-280- svgo=-108- svr4=-322- sw=-109- swallow=131h
  swamp=-261- swan=-60- swapcontext=-180- swarm=119c swear=112r sweater=-182- sweep=-240- sweet=-448- sweetheart=-311-
  swell=-123- swept=-181- swift=-282- swig=-251- swim=-216- swin=-154- switch=-59- swor=-122- sword=-353- symbol=-408-
  symbolic=-447- symlink=-456- symmetric=-90- symptom=-219- symref=-191- symspec=-116- sync=-91- syncbailhook=-57-
  synchook=-57- synchroniz=-330- synchronization=-213- synchronou=-296- synchronous=-445- syncth=-322-
  syncwaterfallhook=-57- synonym=-125- synopsi=-240- syntactical=-249- syntax=-447- syntaxerror=-26- synthetic=-200-
  sys=-403- syscall=-383- sysconfdir=-120- sysctl=-107- syslog=-299- system=80l systematic=-200- systemctl=-374-
  systemd=-387- sysv=-334- t=-295- t'ink=-60- tab=-420- tabl=-169- tablespac=-349- tablet=-386- tabs=-220-
  tactful=-222- tag=-503- tagg=39x tags=-446- tai=-191- tail=-503- tailor=-238- tak=-494- taken=-222- takeover=-87-
  taker=-225- tal=-296- tale=-290- talent=-372- talk=-110- tall=-178- tamper=-171- tangl=-195- taniwha=-249- tank=-174-
  tao=-424- tap=-392- tapa=-142- tapabl=-201- tapasync=-42- tape=-545- tapp=-402- tappity=-168- tappromis=-62-
  taps=-170- tar=-49- tarball=120x targ=-203- target=-55- tart=-207- task=55p taskprovider=-243- tast=-362- tasty=-233-
  tattoo=137p taught=-29- taunt=-175- tausq=-175- tax=-303- taxi=-232- taylor=-216- taze=-163- tazman=-123- tbf=-116-
  tc=-65- tcl=-167- tclsh=-320- tcp=95c td=-103- tea=-492- teacher=-384- teahous=-79- team=-255- teamwork=-201-
  tear=-227- tech=-282- technical=-170- technician=189a techniqu=-208- technological=-132- technology=-449- ted=-207-
  tediou=-195- teen=-202- teenager=-345- teeth=-273- teh=153x telegram=193x telemetry=-170- telephon=-356-
  television=-367- tell=-149- teller=-180- temp=156h temper=-126- temperatur=-291- tempest=-218- templ=-137-
  templat=126p temporal=-178- temporari=-326- temporary=-423- tempt=-333- temptation=-370- ten=-214- tenant=-105-
  tendenci=-136- tendency=-334- tender=-256- tenni=-219- tens=-57- tension=-225- tent=-273- tenth=-173- tequila=-204-
  terabyt=-271- teredo=-52- term=-41- termcap=-132- terminal=200r terminat=-371- termination=-301- terminator=-145-
  terminology=-176- termio=-199- terraform=-206- terribl=-384- terrifi=-135- terrific=-52- terror=-188- terrorist=33r
  test=-651- testbas=-30- tester=-215- testimony=-217- tetflam=-52- tex=-217- texa=-240- texan=-319- texinfo=-55-
  text=-139- textconv=-153- textdecoder=-52- textual=-179- tgid=-57- tgt=-278- tgz=-257- th=-191- thai=-90- than=-365-
  thank=-561- that=-64- that'll=-85- the=-60- theater=-131- theatr=-273- thee=-133- theft=-230- their=-323- them=112x
  themselv=-468- then=-483- theoddone33=-196- theology=-255- theorem=-297- theoretical=-247- theori=-124- theory=-326-
  ther=-78- therapy=183x there=-238- thereby=-288- therefor=-365- therein=-34- thereof=-280- thermostat=-264-
  thes=-514- thesi=-408- they=-383- they'd=-308- they'll=-499- they'r=-550- they'v=-274- thick=-216- thiev=-234-
  thin=-209- think=-250- thinker=-129- third=-255- thirst=-126- thirty=-217- this=47p thoma=-187- thompson=-238-
  thorn=-240- thoroug=-82- thorough=-264- thos=-394- thou=-410- though=44h thought=-425- thousand=-42- thrash=-247-
  thre=-212- thread=-416- threadstream=-226- threat=-128- threaten=-131- threshold=-500- threw=-315- thrill=-210-
  thriv=-261- throat=-261- throttl=-109- through=-270- throughout=50h throughput=-224- throw=-544- thrown=-329-
  throwonconnecterror=-214- throwonlimitexceed=-51- thru=-125- ths=-172- thu=-413- thumb=-148- thursday=-483-
  thus=-512- thy=-365- tick=86h ticket=-380- tid=-306- tide=-349- tidelift=-269- tie=-295- tied=-230- tier=-304-
  ties=-186- tiger=-254- tight=-341- tighten=-204- til=-316- tild=-111- till=-379- tim=-350- time=-213- timelin=-199-
  timen=-171- timeout=-369- timer=-268- timestamp=55h timestampprovider=-33- timezon=-337- timidity=-45- timothy=-295-
  tin=-174- tinuviel=-139- tiny=-237- tinybench=-45- tinyexec=-27- tipc=-54- tips=-458- tir=-353- tis=-316- titl=157x
  tl=-93- tldt=-360- tls=93c tlsv1=-191- tm=-315- tmp=302c tmpdir=-83- tmpf=-206- tmpfil=-318- tniessen=-75- to=-135-
  toast=-347- tobacco=-136- tobeany=-346- tobecallablewith=-82- tobia=-75- today=392o toddl=-320- todo=-262- toe=-184-
  toequaltypeof=-136- toes=-354- toextend=-67- tofu=-171- together=-254- toggl=-383- tohash=-185- tohashsync=-207-
  toil=-134- toilet=-296- tojson=-164- token=92x tokeniz=-87- tokenizer=-241- toktyp=-182- told=214l tolerat=-62-
  toll=-268- tolowercas=-235- tom=-494- tomatchobjecttyp=-37- tomato=-202- tombston=-261- toml=-87- tomldat=-60-
  tomorrow=-99- ton=-258- tone=-348- tongu=-190- tonight=291x too=-494- took=-494- tool=-43- toolbar=-123-
  toolchain=-230- toolkit=-215- toolresult=-46- tooltip=-205- tooth=-202- toothpast=-272- top=-63- topic=-99-
  toplevel=-277- tops=-212- torch=-185- torn=-274- tortu=-247- tortur=-206- torvald=-321- torvalds=-116- toss=-195-
  tostr=-268- total=-307- totaltim=-76- touch=183p tough=-530- tour=-168- toward=-243- towel=-107- tower=-311-
  town=-317- toxic=-237- toy=-136- toys=-282- tp=-65- trac=-83- tracepoint=-73- tracer=-311- track=-556- tracker=-110-
  trackkey=-120- tract=-44- tractor=-97- trademark=-310- tradeoff=-119- tradition=-165- traditional=-404- traffic=149p
  tragedy=-305- tragic=-226- trail=29h train=-268- trainer=115a trait=-95- tram=-134- transaction=-131- transcend=-148-
  transcrib=97x transcript=104x transfer=286h transferr=-53- transform=-183- transformation=-281- transformer=-39-
  transformindexhtml=-201- transient=-201- transit=-301- transition=-267- transitional=-145- transitory=-246-
  translat=-95- translation=-162- translator=106x transmission=-233- transmit=304x transmitt=-388- transparency=-45-
  transparent=-236- transparentindex=-92- transpil=-89- transpiler=-195- transplant=52r transport=-358- trap=-190-
  trapp=-176- travel=-190- travers=-439- traversal=-189- travi=-99- tray=-343- tre=-413- treachery=-175- tread=-257-
  treasur=-223- treasurer=-366- treat=309o treatment=-420- tree=-557- treesam=-383- trembl=-140- treturn=-203-
  tri=-427- triag=-147- trial=-252- triangl=-115- triangulat=-32- triangulation=-219- tribun=-208- trick=-82-
  trifl=-207- trigger=-61- trigram=-43- trim=-441- trimm=-287- trip=-723- tripl=-242- tripp=-175- triumph=-201-
  trivial=-227- trojan=158c troll=-317- troop=-92- troubl=-107- troubleshoot=-32- trouser=-295- trout=-232- tru=-365-
  truck=-333- true=-87- truncat=-68- truncation=-93- trust=108a trustworthy=-175- truth=-576- truthful=-211-
  truthy=-61- try=-189- ts=-424- tsc=-274- tsconfck=-95- tsconfig=-288- tsdown=-78- tseri=-101- tset=-213- tslib=-116-
  tsp=-114- tsx=-133- ttl=45p ttls=-43- tty=-333- ttyslot=-119- tu=-213- tub=-278- tubby=-157- tube=-237- tuber=-112-
  tue=-152- tuesday=-559- tun=-277- tune=-373- tunnel=295p tupl=-165- tur=-286- turn=28p turtl=-315- tutor=-212-
  tutorial=-317- tv=-427- twas=-114- tweak=-201- tweet=348x twelv=-282- twenty=-355- twic=-453- twiddl=-169-
  twilight=-235- twin=-84- twitter=-477- two=-308- txt=212p txtim=-124- ty=-109- typ=-196- type=-337- typecheck=-173-
  typedarray=-258- typeerror=-73- typeflag=-27- typeguard=-148- typemap=-214- typeof=-150- typescript=-464-
  typeseparator=-99- typewriter=-87- typical=-315- typo=-385- tyr=-233- tyranny=-50- tyrant=-186- tz=-147- tznam=-141-
  tzset=-126- u=-182- u000a=-126- u003c=-193- ubiquitou=-186- uc=-236- udev=-167- udp=-225- ugly=-243- uh=-153-
  ui=-278- ui's=-182- uid=-401- uids=-128- uint16array=-81- uint32array=-97- uint8array=-344- uk=-253- ula=-97-
  ultimat=-236- ultimate=-183- um=-290- umask=-364- umbrella=-223- umd=-157- umount=-229- umount2=-110- un=-129-
  unabl=-314- unacceptabl=-315- unaffect=-212- unalign=-83- unattend=226h unauthoriz=142c unavailabl=-216- unawar=56h
  unbash=-156- unblock=-210- unbound=-233- unc=-297- uncapturederror=-159- uncensor=225r uncertain=-347- uncl=-43-
  unclean=-211- uncomfortabl=-177- uncompress=-219- unconditional=-218- uncover=-212- und=-333- undat=-228-
  undeclar=-118- undef=-100- undefin=-336- undefinedreplacement=-109- under=-211- underestimat=-295- underflow=-236-
  underlin=-197- underly=-426- underneath=-248- underscor=-161- understand=-465- undertak=-114- underwear=-124-
  undesirabl=-307- undici=-256- undicigetglobaldispatcher=-43- undo=-339- undocument=-127- undon=-285- undoubt=-96-
  undraw=-66- unencod=-89- unescap=-225- unevaluateditem=-82- unevaluatedproperti=-159- unexpect=-294- unfair=-87-
  unfilter=214r unfinish=-293- unfortunate=-273- unhandl=-195- unhappy=-256- unhealthy=-32- unicast=-88- unicod=-334-
  unicodeset=-171- unicorn=-181- unifi=-399- uniform=-251- unignor=-189- unimplement=-164- uninform=93h
  uninitializ=-258- uninstall=323c uninvit=-110- union=-339- uniq=-337- uniqu=-574- unique=-175- uniqueitem=-38-
  uniquenes=-140- unist=-25- unit=-342- unity=-154- univers=-435- universal=-333- university=-339- unix=-632-
  unjs=-203- unknown=-91- unlearn=434o unles=-515- unlik=-361- unlike=-324- unlimit=-323- unlink=-267- unload=109o
  unlock=191r unlucky=-138- unmanag=-161- unmapp=-195- unmatch=-105- unmerg=-239- unmodifi=-64- unmount=-414-
  unnam=-190- unnatural=-129- unnecessary=79h unnotic=142h unpack=-233- unpair=-67- unpars=-120- unpin=-108-
  unpip=-274- unpredictabl=74r unprivileg=-288- unpunish=-222- unqualifi=-266- unquot=-82- unreachabl=-162- unread=373h
  unreadabl=-324- unreasonabl=-128- unrelat=-61- unreliabl=-236- unresolv=-148- unrestrict=162r unsaf=162h unseen=96h
  unset=-330- unsign=263c unspecifi=-430- unstabl=-183- unstructur=-205- unsubscrib=-237- unsubscribetask=-214-
  unsupport=-278- unsur=-338- untagg=-94- unterminat=-68- untest=-196- unto=-247- untold=-93- untouch=-152-
  untrack=-193- untrust=-89- unus=-336- unusabl=-160- unusual=-171- unwant=-350- unwatch=-101- unwind=-143-
  unwrap=-162- unwritabl=-264- unzip=87c up=44p upd=148p updat=-201- updater=353p upgrad=-158- uphill=-122- upload=256x
  upon=-440- upper=-470- uppercas=-288- upright=-193- ups=-265- upset=-271- upsid=-151- upstair=-321- upstream=-284-
  uptim=-255- urg=-273- urge=-224- urgency=-117- urgent=-174- uri=-478- urin=-123- uris=-235- url=-257- urlencod=-180-
  urlobject=-164- urlrecord=-106- urls=-467- urlsearchparam=-135- urn=-151- us=-387- usabl=-236- usag=-646- usb=241x
  use=-257- useabsolutepathaskey=-27- usecallbackref=-180- useclon=-58- used=-223- useful=-400- useles=-254-
  usemergeref=-128- usemodifiedtim=-192- usenet=-168- usepoll=-36- user=136h useradd=-229- usernam=-493-
  usernamestr=-91- userspac=-174- uses=-668- usr=103p ustar=-69- usual=-183- usuario=-170- usvstr=-214- ut=-200-
  utc=-193- utf=-352- utf16=-229- utf8=-279- utf8fromstr=-206- util=-218- utiliti=-260- utility=-371- utiliz=-195-
  utilization=-206- utmost=-334- utmp=-190- utmpx=-119- uts=-98- utter=-284- uuid=-212- ux=-206- uxxxx=-60- uzi=-274-
  v=-761- v0=-67- v1=-216- v10=-131- v18=-132- v22=-135- v3=-51- v4=-266- v5=-112- v6=-281- v7=-280- v8=-160- va=-291-
  vacant=-223- vacation=-357- vacuum=-347- vagg=-53- vague=-58- vain=-204- val=-240- val1=-143- val2=-143-
  valgrind=-331- valid=-363- validat=-369- validateschema=-195- validation=-344- validationerror=-124-
  validationstrategy=-77- validator=-268- validity=-216- valkyri=-92- valley=-71- valu=-429- valuabl=-299-
  valueof=-137- valv=-147- van=-151- vanc=-225- vanilla=-169- vanish=103h vapor=-172- vaporiz=-100- var=-184-
  vari=-170- variabl=-426- variablescop=-146- variadic=-124- varianc=-65- variant=-195- variation=-104- variety=-72-
  variou=-476- vary=-255- vast=-210- vat=-246- vault=-52- vax=-150- vcpu=-227- vdso=-289- vector=-265- vegetabl=-263-
  vegetarian=-418- vehicl=-103- veil=-96- vein=-101- velocity=-53- velveeta=-229- vendor=32a venerabl=-73-
  venerat=-129- veni=-238- venu=-200- verb=-370- verbatim=239l verbos=-304- verbosity=-178- vercel=-158- verdict=-359-
  verg=-222- verifi=80a verification=225x verity=-196- vers=-202- versa=-236- version=-346- vertex=-102- vertical=-120-
  very=-382- vessel=-171- vet=-252- vewy=-160- vfork=-60- vfp=-80- vi=-336- via=-398- vic=-262- vice=-325- victim=92c
  victory=-247- video=-348- vidi=-238- view=-282- viewer=-56- vigener=-27- vigor=-52- villag=-306- villain=146r
  vim=-457- violat=-102- violation=-163- violenc=-359- violent=-211- violin=-50- virgin=-227- virginia=-231-
  virtu=-402- virtual=-482- virtualization=-296- viru=299c vis=-49- visa=-220- visibility=115h visibl=-38- vision=-509-
  visit=-457- visitnodestep=-107- visitor=168l visitorkey=-72- visual=-251- visualiz=-104- vital=-217- vite=-414-
  vitest=-310- vlan=-201- vm=-372- vms=-274- vmwar=-265- vodka=-221- vohr=-53- voic=220x void=-371- vol=-160-
  volcano=-103- volt=-180- volum=-38- voluntari=-261- volunteer=-202- vom=-190- voodoo=-175- voronoi=-100- vorpal=-180-
  vot=-206- vote=-307- vowel=-132- vpc=-336- vpn=-192- vs=-302- vscod=84p vsiz=-34- vu=-112- vue=-98- vuepres=-120-
  vues=-72- vulcan=-273- vulgar=-181- vulkan=-114- vulnerabiliti=-203- vulnerability=-197- vulnerabl=-98-
  vyacheslav=-132- w=-673- w3c=-192- waffl=-100- wagon=-40- wags=-260- waiter=-174- waiv=263a wak=59h wake=103p
  wal=-300- walk=-497- walker=-115- wallet=57x walter=-180- wander=-250- wanna=-387- want=-157- war=-467- warden=-239-
  warfar=-326- warlord=-147- warm=-434- warmer=-155- warmup=-266- warmupiteration=-174- warmupsync=-231-
  warmuptim=-170- warn=-175- warranti=-162- warranty=-166- warrior=-230- wars=-167- was=-283- wash=-465- washer=-252-
  washington=-307- wasm=-134- wasn't=-573- wast=-51- wasteful=-168- watch=-152- watchdog=-277- watcher=86p water=-715-
  wav=-82- wave=-258- wax=-262- way=-348- ways=-355- wc=-229- wcs=-162- we=-493- we'd=-301- we'll=-496- we'r=-496-
  we'v=-162- weak=-388- weaken=-157- weaknes=-189- weakness=-124- wealth=-334- wealthy=-147- weapon=124r wear=-168-
  weather=-241- weav=235p web=-53- webapp=-51- webcam=309x webgl=-43- webgpu=-325- webhook=115x webkit=-158-
  webpack=-237- websit=-266- websocket=-308- websocketunmask=-241- webstorm=-43- wed=-129- wedd=-329- wednesday=-407-
  wee=-196- weed=-348- week=-300- weekend=-457- weep=-90- weigh=-394- weight=-123- weird=-337- welcom=-73- well=-333-
  welsh=-232- went=-186- were=-37- weren't=-223- west=-166- western=-275- wet=-360- wget=-409- whack=-249- whal=-176-
  what=-33- whatchang=-309- whatever=472o whatsoever=132r whatwg=-234- wheat=-253- wheel=-265- when=-231- whenbusy=-30-
  whenever=320p wher=39h where=-407- wherea=-208- whereupon=-100- wherever=208c whether=-417- which=-159-
  whichever=-47- whil=-223- whin=-52- whip=-272- whipp=-134- whiskey=-242- whisper=50x whistl=-335- whistler=-281-
  whitelist=238a whitespac=-447- who=181r who'd=-265- who'll=-163- whoever=266x whol=-232- whom=78x whorehous=-66-
  whos=-239- why=-355- wi=-298- wichert=-260- wick=-138- wid=-86- wide=-475- widen=102h wider=-253- widget=-519-
  width=-288- wif=-284- wife=-113- wifi=324c wiggl=-168- wiki=-211- wikipedia=-133- wild=153r wildcard=33p will=-628-
  william=-336- wilson=-310- win=-423- win95=-128- wind=101h window=-330- windowspathsnoescap=-147- windoz=-111-
  wine=-381- wing=-176- wink=-92- winn=-213- winner=-284- wins=-166- winston=-419- winter=-386- wip=151h wipe=139c
  wir=-523- wire=-37- wirth=-134- wisdom=-472- wise=-427- wiser=-212- wish=135o wit=-281- witch=-103- with=-221-
  withdrawal=-174- withdrawn=284o wither=-298- withheld=-252- withhold=300h within=-244- withrespons=-137-
  withrul=-177- withtag=-177- witnes=-252- witness=-150- wiv=-299- wizard=-167- wlan=-190- woke=-245- wolf=-246-
  woman=-465- wombat=-221- women=-546- won=-315- won't=-157- wonderful=-282- wondrou=-210- woo=-278- wood=-318-
  woody=-279- woot=-202- word=67l wordsworth=-46- wore=-29- work=-317- workaround=-264- worker=-548- workflow=91p
  workforc=-150- workload=-182- workman=-217- workplac=-154- workshop=-279- workspace=-107- workstation=-313-
  worktre=-313- world=-310- worldwid=-139- worm=-401- worn=-227- worri=174h worry=-211- wors=-455- worship=-241-
  worst=-344- worth=-272- worthles=-265- worthwhil=-173- worthy=-165- would=-278- wouldn't=-433- wound=-210- wrap=-279-
  wrapp=-300- wrapper=241p wrath=-72- wrestl=-217- wrist=-161- writ=-138- writabl=-500- writefil=-49-
  writefilesync=-46- writer=133r written=-231- writtenat=-151- wrong=-469- ws=-214- wtmp=-304- wu=-144- www=-289- x=63c
  x0=-141- x1=-153- x11=-229- x2=-290- x3c=-92- x509=-111- x64=-95- x86=-193- xalan=-126- xarg=-262- xavvy=-285-
  xdg=-247- xdr=-302- xdrs=-207- xerc=-130- xercesc=-140- xerox=-400- xfs=-324- xft=-315- xftdraw=-202- xhr=-106-
  xkb=-247- xkbprint=-232- xml=-292- xmln=-264- xopen=-28- xor=-112- xsession=-162- xtappprocessevent=-218- xterm=-104-
  xtfre=-254- xtgetselectionvalu=-154- xtifr=-228- xtmanagechild=-178- xxx=-160- xy=-87- xyz=-141- xz=-321- y=87p
  y'know=-64- y0=-141- y1=-141- y2=-151- ya=-388- yacob=-182- yallist=-229- yaml=-194- yamlerror=-244- yank=-69-
  yanke=-217- yard=-238- yarn=-405- yauzl=-133- ye=-406- yea=-286- yeah=-364- year=-406- yell=-253- yellow=-337-
  yeoman=-84- yep=-186- yes=45h yesterday=274h yet=-649- yield=-385- ymmv=-53- yo=-177- yogi=-363- yogurt=-101-
  york=-345- yorker=-155- you'd=173a you'll=-154- you'r=-177- you'v=135h young=-307- younger=-409- your=-52-
  yourself=230p yourselv=-219- youth=-342- yup=-234- yuppi=-51- yyyy=-91- z=-363- z0=-46- za=-50- zasso=-53- ze0=-246-
  zebra=-97- zen=-111- zero=-75- zeromq=-235- zh=-141- zip=109x zipfil=-265- zippy=-152- zlib=-262- zod=-318-
  zoderror=-46- zodtojsonschema=-62- zombi=-71- zon=-307- zonal=-197- zone=-321- zoneddatetim=-56- zoo=-85- zoom=-378-
  zsh=-262- zshrc=102p zstd=-135- zustand=-125- zx=-138- łodz=-230- δ=-149- в=-485- забудь=-373- на=-344- не=-471-
  по=-342- у=-475- ящике=-282- از=-407- است=-517- را=-535- ساعت=-448- يوم=-434- को=-484- है=-478-
`;
