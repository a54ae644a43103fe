/// Symbols from C to E, in the format of `SymbolTable`.
let symbolsFromCToE = """
  cable.coaxial F201; cable.connector F201; cable.connector.horizontal F201; cablecar F52D
  calendar ~ 3 4.5 18 16.5 3 r 3.5 9.5 m 20.5 9.5 l 8 2.5 m 8 6 l 16 2.5 m 16 6 l 7.5 13 1.1 d 12 13 1.1 d 16.5 13 \
    1.1 d 7.5 16.8 1.1 d 12 16.8 1.1 d
  calendar.and.person F5D2; calendar.day.timeline.leading F0F6; calendar.day.timeline.left F0F6; camera F100 holes
  camera.aperture F104; camera.filters F2F8; camera.macro F2F8; camera.metering.center.weighted F2F1
  camera.metering.matrix F573; camera.metering.partial F2F2; camera.metering.spot F2F1; camera.on.rectangle F105
  camera.rotate F108; camera.shutter.button F100; camera.viewfinder + viewfinder &camera@0.55,12,12
  candybarphone F11E; capslock F632; captions.bubble + bubble.left &_captions
  captions.bubble.fill + bubble.left.fill !_captions; car F10B solid; car.2 F10B; car.front.waves.up F10D
  car.rear F10B; car.side F10B; car.window.right F10B; carrot F10F solid; cart F111/F110; case = briefcase
  cat F11B solid; cellularbars + &_cell1^ &_cell2^ &_cell3^ &_cell4^; chair F125; chair.lounge F4B9; character F5F4
  character.book.closed F0BA; character.cursor.ibeam F60E; character.textbox F60E
  chart.bar + &_bar1^ &_bar2^ &_bar3^; chart.bar.doc.horizontal F420; chart.bar.xaxis F128
  chart.bar.xaxis.ascending F128; chart.dots.scatter F5E3
  chart.line.downtrend.xyaxis ~ 3 3 m 3 21 l 21.5 21 l 7 6 m 11 11 l 14 8.5 l 20.5 16 l 15.8 16 m 20.5 16 l 20.5 11.3 \
    l
  chart.line.flattrend.xyaxis ~ 3 3 m 3 21 l 21.5 21 l 7 11 m 20.5 11 l 16.8 7.3 m 20.5 11 l 16.8 14.7 l
  chart.line.uptrend.xyaxis ~ 3 3 m 3 21 l 21.5 21 l 7 15.5 m 11 10.5 l 14 13.5 l 20.5 6 l 15.8 6 m 20.5 6 l 20.5 \
    10.7 l
  chart.pie F12B; chart.xyaxis.line F12A; checklist F5C7; checklist.checked F5C7; checklist.unchecked F279
  checkmark ~ 4.5 13 m 9.5 19.5 l 19.5 4.5 l; checkmark.gobackward F06F
  checkmark.rectangle.portrait + rectangle.portrait &checkmark@0.5,12,12
  checkmark.rectangle.portrait.fill + rectangle.portrait.fill !checkmark@0.5,12,12
  checkmark.rectangle.stack + rectangle.stack &checkmark@0.42,12,15
  checkmark.rectangle.stack.fill + rectangle.stack.fill !checkmark@0.42,12,15; chevron.backward = chevron.left
  chevron.backward.2 = chevron.left.2; chevron.backward.to.line = chevron.left.to.line
  chevron.compact.backward = chevron.compact.left; chevron.compact.down ~ 3.5 9.5 m 12 13.5 l 20.5 9.5 l
  chevron.compact.forward = chevron.compact.right; chevron.compact.left = chevron.compact.down r90
  chevron.compact.right = chevron.compact.down r270; chevron.compact.up = chevron.compact.down fy
  chevron.down ~ 4.5 8.5 m 12 16 l 19.5 8.5 l; chevron.down.2 = chevron.right.2 r90; chevron.forward = chevron.right
  chevron.forward.2 = chevron.right.2; chevron.forward.to.line = chevron.right.to.line
  chevron.left ~ 15.5 4.5 m 8 12 l 15.5 19.5 l; chevron.left.2 = chevron.right.2 fx
  chevron.left.chevron.right ~ 9 6.5 m 3.5 12 l 9 17.5 l 15 6.5 m 20.5 12 l 15 17.5 l
  chevron.left.forwardslash.chevron.right ~ 7 6.5 m 1.5 12 l 7 17.5 l 17 6.5 m 22.5 12 l 17 17.5 l 14 4 m 10 20 l
  chevron.left.slash.chevron.right = chevron.left.forwardslash.chevron.right
  chevron.left.to.line ~ 18.5 5 m 11.5 12 l 18.5 19 l 6 5 m 6 19 l; chevron.right ~ 8.5 4.5 m 16 12 l 8.5 19.5 l
  chevron.right.2 ~ 5 5 m 12 12 l 5 19 l 12 5 m 19 12 l 12 19 l; chevron.right.to.line = chevron.left.to.line fx
  chevron.up ~ 4.5 15.5 m 12 8 l 19.5 15.5 l; chevron.up.2 = chevron.right.2 r270
  chevron.up.chevron.down ~ 6.5 9 m 12 3.5 l 17.5 9 l 6.5 15 m 12 20.5 l 17.5 15 l
  circle.and.line.horizontal ~ 12 12 6 o 1.5 12 m 22.5 12 l; circle.bottomhalf.filled = circle.lefthalf.filled r270
  circle.circle ~ 12 12 9 o 12 12 4.5 o; circle.circle.fill + _disc !_ring7
  circle.dashed ~ 20.8 10 m 21.1 11.3 21.1 12.7 20.8 14 c 19.6 16.8 m 18.9 17.9 17.9 18.9 16.8 19.6 c 14 20.8 m 12.7 \
    21.1 11.3 21.1 10 20.8 c 7.2 19.6 m 6.1 18.9 5.1 17.9 4.4 16.8 c 3.2 14 m 2.9 12.7 2.9 11.3 3.2 10 c 4.4 7.2 m \
    5.1 6.1 6.1 5.1 7.2 4.4 c 10 3.2 m 11.3 2.9 12.7 2.9 14 3.2 c 16.8 4.4 m 17.9 5.1 18.9 6.1 19.6 7.2 c
  circle.dashed.inset.filled + circle.dashed &_disc@0.55,12,12
  circle.dotted ~ 12 3 1.1 d 16.5 4.2 1.1 d 19.8 7.5 1.1 d 21 12 1.1 d 19.8 16.5 1.1 d 16.5 19.8 1.1 d 12 21 1.1 d \
    7.5 19.8 1.1 d 4.2 16.5 1.1 d 3 12 1.1 d 4.2 7.5 1.1 d 7.5 4.2 1.1 d
  circle.grid.2x1 ~ 6.5 12 3.5 o 17.5 12 3.5 o lines
  circle.grid.2x2 ~ 7.2 7.2 3.5 o 16.8 7.2 3.5 o 7.2 16.8 3.5 o 16.8 16.8 3.5 o lines
  circle.grid.3x3 ~ 5 5 1.7 o 12 5 1.7 o 19 5 1.7 o 5 12 1.7 o 12 12 1.7 o 19 12 1.7 o 5 19 1.7 o 12 19 1.7 o 19 19 \
    1.7 o lines
  circle.grid.cross ~ 12 5 3 o 12 19 3 o 5 12 3 o 19 12 3 o lines
  circle.grid.cross.down.filled = circle.grid.cross.left.filled r270
  circle.grid.cross.left.filled ~ 12 5 3 o 12 19 3 o 5 12 4 d 19 12 3 o
  circle.grid.cross.right.filled = circle.grid.cross.left.filled fx
  circle.grid.cross.up.filled = circle.grid.cross.left.filled r90
  circle.hexagongrid ~ 12 12 2.4 o 12 5 2.4 o 12 19 2.4 o 5.9 8.5 2.4 o 18.1 8.5 2.4 o 5.9 15.5 2.4 o 18.1 15.5 2.4 o \
    lines
  circle.hexagonpath F66D; circle.inset.filled + circle &_disc@0.62,12,12
  circle.lefthalf.fill = circle.lefthalf.filled; circle.lefthalf.filled + circle &_lefthalf
  circle.righthalf.fill = circle.lefthalf.filled fx; circle.righthalf.filled = circle.lefthalf.filled fx
  circle.slash + circle &_circleslash; circle.slash.fill = slash.circle.fill
  circle.tophalf.filled = circle.lefthalf.filled r90; circlebadge F130/F12F; circlebadge.2 F63C/F63B; clear F158
  clipboard ~ 4 4 16 18 2.5 r 8.5 2.2 7 4.2 1.2 b; clipboard.fill F147; clock F150 lines
  clock.arrow.2.circlepath F2DA; clock.arrow.circlepath F2DA
  clock.arrow.trianglehead.counterclockwise.rotate.90 F2DA; cloud F163/F15F
  cloud.bolt + cloud#1@0.85,12,9.5 bolt.fill#2@0.5,12,18
  cloud.bolt.rain + cloud#1@0.85,12,9.5 bolt.fill#2@0.5,12,18 &_siderain#3
  cloud.drizzle + cloud#1@0.85,12,9.5 &_drizzle#2; cloud.fog + cloud#1@0.85,12,9.5 &_fog#2
  cloud.hail + cloud#1@0.85,12,9.5 &_hail#2; cloud.heavyrain + cloud#1@0.85,12,9.5 &_heavyrain#2
  cloud.moon + moon#2@0.55,17,7 cloud#1@0.85,11,14.5
  cloud.moon.bolt + moon#2@0.5,17.5,5.5 cloud#1@0.8,11,10.5 bolt.fill#3@0.5,11,18.2
  cloud.moon.rain + moon#2@0.5,17.5,5.5 cloud#1@0.8,11,10.5 &_rain#3@0.9,11,13
  cloud.rain + cloud#1@0.85,12,9.5 &_rain#2; cloud.sleet + cloud#1@0.85,12,9.5 &_sleet#2
  cloud.snow + cloud#1@0.85,12,9.5 &_snow#2; cloud.sun + sun.max#2@0.72,16,8 cloud#1@0.85,11,14.5
  cloud.sun.bolt + sun.max#2@0.6,16.5,6 cloud#1@0.8,11,10.5 bolt.fill#3@0.5,11,18.2
  cloud.sun.rain + sun.max#2@0.6,16.5,6 cloud#1@0.8,11,10.5 &_rain#3@0.9,11,13; coloncurrencysign F1B3
  comb ~ 2 4 20 5.6 2 r 3 9.6 m 3 20 l 6.6 9.6 m 6.6 20 l 10.2 9.6 m 10.2 20 l 13.8 9.6 m 13.8 20 l 17.4 9.6 m 17.4 \
    20 l 21 9.6 m 21 20 l lines
  command F633; computermouse F37D; cone F537/F536; contextualmenu.and.cursorarrow F1B5; control F143; cooktop F4DE
  cpu F61A; creditcard ~ 1 5 22 14.5 2.5 r 1.5 8.7 21 3 0 b 4.5 15.5 m 8 15.5 l; creditcard.and.123 F19B
  creditcard.fill + _cardbox !_cardstripe; crop F19E; crop.rotate F475
  cross ~ 9 3.5 m 15 3.5 l 15 9 l 20.5 9 l 20.5 15 l 15 15 l 15 20.5 l 9 20.5 l 9 15 l 3.5 15 l 3.5 9 l 9 9 l h lines
  cross.case F0D6 holes; cross.vial F668
  crown ~ 3.5 17.5 m 1.8 7 l 7.5 12 l 12 4 l 16.5 12 l 22.2 7 l 20.5 17.5 l h 4 21.5 m 20 21.5 l lines
  cube F1A7/F1A6; cube.box F3D7 solid; cube.transparent F1A7/F1A6; cup.and.heat.waves F176
  cup.and.saucer F176 solid; curlybraces F169; cursorarrow F1B4; cursorarrow.and.square.on.square.dashed F485
  cursorarrow.click F1B4; cursorarrow.click.2 F1B4; cursorarrow.motionlines F1B4; cursorarrow.rays F1B5
  curtains.closed F0AC; curtains.open F0AC; cylinder F1B8; cylinder.split.1x2 F1B8
  dashed.rectangle = rectangle.dashed; decrease.indent F275; decrease.quotelevel F275; degreesign.celsius F504
  degreesign.fahrenheit F505; dehumidifier F01B; delete.backward F06E holes; delete.forward F06E holes fx
  delete.left F06E holes; delete.right F06E holes fx; deskclock F150 lines
  desktopcomputer ~ 1.5 3 21 14.5 2.5 r 2 14 m 22 14 l 8 21.5 m 16 21.5 l 10.5 18 m 10 21 l 13.5 18 m 14 21 l
  desktopcomputer.and.arrow.down F1C4; desktopcomputer.and.macbook F45E; dial.high F4C5; dial.low F4C5
  dial.max F4C5; dial.medium F4C5; dial.min F4C5
  dice ~ 3.5 3.5 17 17 3.5 r 8 8 1.5 d 16 8 1.5 d 8 16 1.5 d 16 16 1.5 d 12 12 1.5 d lines
  die.face.1 ~ 3 3 18 18 3.5 r 12 12 1.8 d lines; die.face.2 ~ 3 3 18 18 3.5 r 8 8 1.6 d 16 16 1.6 d lines
  die.face.3 ~ 3 3 18 18 3.5 r 8 8 1.5 d 16 16 1.5 d 12 12 1.5 d lines
  die.face.4 ~ 3 3 18 18 3.5 r 8 8 1.5 d 16 16 1.5 d 16 8 1.5 d 8 16 1.5 d lines; die.face.5 = dice
  die.face.6 ~ 3 3 18 18 3.5 r 8 7.5 1.4 d 8 12 1.4 d 8 16.5 1.4 d 16 7.5 1.4 d 16 12 1.4 d 16 16.5 1.4 d lines
  digitalcrown.horizontal.arrow.clockwise + _crown &arrow.clockwise@0.42,20,12
  digitalcrown.horizontal.press + _crown &_pressarrow
  display ~ 1.5 3.5 21 13.5 2.5 r 8 21 m 16 21 l 12 17.5 m 12 20.5 l lines; display.2 F37A
  display.and.arrow.down F379; divide ~ 4 12 m 20 12 l 12 6 1.8 d 12 18 1.8 d; doc F224/F214
  doc.append ~ 4 2 16 20 2.5 r 8 8 m 16 8 l 8 12 m 16 12 l lines; doc.append.rtl F219
  doc.on.clipboard + clipboard@0.9,10,11 doc@0.66,16.5,15.5; doc.on.doc + doc@0.78,15,9.4 doc@0.78,9,14.6
  doc.plaintext ~ 4 2 16 20 2.5 r 8 7 m 16 7 l 8 10.7 m 16 10.7 l 8 14.3 m 12.5 14.3 l lines
  doc.questionmark + doc &questionmark@0.42,12,14; doc.questionmark.fill + doc.fill !questionmark@0.42,12,14
  doc.richtext ~ 4 2 16 20 2.5 r 8 6.5 m 16 6.5 l 8 9.5 m 16 9.5 l 8 13 8 5.5 0.8 b lines
  doc.text ~ 5 2 m 14 2 l 19.5 7.5 l 19.5 22 l 4.5 22 l 4.5 2 l h 14 2.5 m 14 7.5 l 19 7.5 l 8 12 m 16 12 l 8 16.5 m \
    16 16.5 l lines
  doc.text.below.ecg F219; doc.text.image F21F; doc.text.magnifyingglass + doc.text magnifyingglass@0.55,17.5,17.5
  doc.text.viewfinder + viewfinder &doc.text@0.6,12,12; doc.viewfinder + viewfinder &doc@0.55,12,12; doc.zipper F5C4
  dock.arrow.down.rectangle F614 r180; dock.rectangle F614 r180; document = doc
  document.on.clipboard = doc.on.clipboard; document.on.document = doc.on.doc; document.viewfinder = doc.viewfinder
  dog F3E9 solid; dollarsign F1B3; dollarsign.arrow.circlepath F117; dollarsign.bank.building F070
  dot.circle F01A/F43E; dot.circle.and.cursorarrow F1B5; dot.radiowaves.forward = dot.radiowaves.right
  dot.radiowaves.left.and.right + _disc#1@0.23,12,12 &_sidewave1#2^@1,12,14.3 &_sidewave2#2^@1,12,14.3
  dot.radiowaves.right + _rightdot#1 &_dotwave1#2^ &_dotwave2#2^ &_dotwave3#2^; dot.radiowaves.up.forward F46B
  dot.scope F1A4; dot.square F4DB; dot.viewfinder + viewfinder &_disc@0.3,12,12; dpad F296; drop F58C solid
  drop.degreesign F58E; drop.halffull F5CC; drop.lefthalf.fill F301; drop.righthalf.fill F301 fx
  drop.triangle + triangle &drop.fill@0.5,12,15; drop.triangle.fill + triangle.fill !drop.fill@0.5,12,14.5
  duffle.bag F0D6; dumbbell F1E6
  ear ~ 5.6 10 m 5.6 5.5 8.4 2.2 12.4 2.2 c 16.4 2.2 19 5 19 9 c 19 12.6 17 14.2 15.6 16.2 c 14 18.6 14 22 10.6 22 c \
    8.4 22 7.2 20.6 7.2 18.8 c 9.2 9.8 m 9.2 7.2 10.4 5.8 12.3 5.8 c 14.4 5.8 15.4 7.4 15.4 9 c 15.4 12 12.2 12 12.2 \
    15 c
  earbuds F2CB; earpods F2CB; eject F1EA; elevator F1ED; ellipsis + &_dot1^ &_dot2^ &_dot3^
  ellipsis.bubble F185/F184; ellipsis.curlybraces F169; ellipsis.vertical = ellipsis r90
  engine.combustion F1FB/F1FA; envelope F1F0/F1EE; envelope.front F1F0/F1EE; envelope.open F5EF/F1EF
  equal ~ 4 9 m 20 9 l 4 15 m 20 15 l; eraser F1FE; eraser.line.dashed F642; escalator F1FF; escape F206; esim F4A7
  eurosign F1AD; ev.charger F5F1; ev.charger.arrowtriangle.left F5F1
  exclamationmark ~ 10.6 3 2.8 11.5 1.4 b 12 19.4 1.8 d
  exclamationmark.2 + exclamationmark@1,9,12 exclamationmark@1,15,12
  exclamationmark.3 + exclamationmark@1,6,12 exclamationmark@1,12,12 exclamationmark@1,18,12
  exclamationmark.arrow.circlepath F4E7; exclamationmark.arrow.triangle.2.circlepath F4E7
  exclamationmark.lock F341/F33E; exclamationmark.magnifyingglass + magnifyingglass &exclamationmark@0.38,9.5,9.5
  exclamationmark.warninglight F32C; externaldrive F2CA solid; externaldrive.connected.to.line.below F48D
  eye ~ 1 12 m 3.5 7.3 7.6 4.8 12 4.8 c 16.4 4.8 20.5 7.3 23 12 c 20.5 16.7 16.4 19.2 12 19.2 c 7.6 19.2 3.5 16.7 1 \
    12 c h 12 12 3.4 o
  eye.fill F208; eyedropper F20A; eyedropper.full F20A; eyedropper.halffull F20B; eyeglasses F2AA; eyes F208
  eyes.inverse F208
  """
