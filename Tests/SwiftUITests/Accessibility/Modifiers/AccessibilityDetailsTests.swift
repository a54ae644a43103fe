import CanopyInput
import CanopyPresentation
import CanopyScene
import SwiftUI
import Testing

@testable import CanopyTesting

/// The properties that few elements have reach the accessibility tree, where assistive technologies and tests read them.
@MainActor @Suite struct AccessibilityDetailsTests {
  private let log = ActionLog()

  private func node(@ViewBuilder _ content: () -> some View) throws -> AccessibilityNode {
    try #require(TestScreen(content: content).accessibilityNode { $0.role != .window })
  }

  private func tree(@ViewBuilder _ content: () -> some View) -> String {
    TestScreen(content: content).accessibilityTree
  }

  // MARK: Values

  @Test(arguments: [
    ("zh-Hant", "zh-Hant"), ("zh_Hant_TW", "zh-Hant-TW"), ("sr_Latn", "sr-Latn"), ("pt_BR", "pt-BR"), ("en", "en"),
    ("es-419", "es-419"), ("de_DE@calendar=buddhist", "de-DE"),
  ])
  func theLanguageIsATag(identifier: String, tag: String) throws {
    let node = try node { Text(verbatim: "?").environment(\.locale, Locale(identifier: identifier)) }
    #expect(node.language == tag)
  }

  @Test func aChartHasAxesSeriesAndPoints() throws {
    let node = try node { Canvas { _, _ in }.accessibilityChartDescriptor(Sales()) }
    #expect(node.role == .chart)
    let chart = try #require(node.details.chart)
    #expect(chart.title == "Sales")
    #expect(chart.summary == "They rise.")
    #expect(chart.axes.map(\.title) == ["Month", "Income"])
    #expect(chart.axes[0].categories == ["May", "June"])
    #expect(chart.axes[1].range == 0...100)
    #expect(chart.axes[1].lines == [50: "50 €"])
    #expect(chart.series.map(\.name) == ["2026"])
    #expect(chart.series[0].isContinuous)
    #expect(chart.series[0].points.map(\.x) == [.category("May"), .category("June")])
    #expect(chart.series[0].points.map(\.text) == ["20 €", "80 €"])
    #expect(chart.series[0].points.map(\.label) == [nil, "Best"])
    #expect(tree { Canvas { _, _ in }.accessibilityChartDescriptor(Sales()) } == "chart, chart “Sales” of 1 series")
  }

  @Test func aViewWithAChartKeepsItsRole() {
    #expect(tree { Text("Text").accessibilityChartDescriptor(Sales()) } == "text “Text”, chart “Sales” of 1 series")
  }

  @Test func anAreaOfDirectTouchesHasATraitAndOptions() throws {
    let piano = try node { Circle().accessibilityDirectTouch(options: [.silentOnTouch, .requiresActivation]) }
    #expect(piano.traits.contains(.allowsDirectInteraction))
    #expect(piano.details.directTouch == ["silentOnTouch", "requiresActivation"])
    let plain = try node { Circle().accessibilityDirectTouch() }
    #expect(plain.details.directTouch == [])
    let off = try node { Circle().accessibilityDirectTouch().accessibilityDirectTouch(false) }
    #expect(!off.traits.contains(.allowsDirectInteraction))
    #expect(off.details.directTouch == nil)
    #expect(
      tree { Circle().accessibilityLabel("Keys").accessibilityDirectTouch(options: .silentOnTouch) }
        == "element “Keys”, traits: allowsDirectInteraction, direct touch silentOnTouch")
  }

  @Test func dropPointsAreKnownByPlaceAndDescription() throws {
    let node = try node {
      Text("Folder").accessibilityDropPoint(.leading, description: "Into it")
        .accessibilityDropPoint(UnitPoint(x: 0.5, y: 1), description: Text("Below"))
        .accessibilityDropPoint(.top, description: "Off", isEnabled: false)
    }
    #expect(node.details.dropPoints.map(\.description) == ["Into it", "Below"])
    #expect(node.details.dropPoints.map(\.x) == [0, 0.5])
    #expect(node.details.dropPoints.map(\.y) == [0.5, 1])
    #expect(node.description == "text “Folder”, drop point “Into it”, drop point “Below”")
  }

  @Test func colorsMayStayWhileTheScreenIsInverted() throws {
    #expect(
      tree {
        VStack {
          Text("Photo").accessibilityIgnoresInvertColors()
          Text("Text").accessibilityIgnoresInvertColors().accessibilityIgnoresInvertColors(false)
        }
      } == "text “Photo”, ignores inverted colors\ntext “Text”")
  }

  @Test func theScrollStatusIsText() {
    let page = "variable"
    #expect(
      tree {
        Text("1").accessibilityScrollStatus("Page \(1)")
        Text("2").accessibilityScrollStatus(Text("Page 2"))
        Text("3").accessibilityScrollStatus(page)
        Text("4").accessibilityScrollStatus("off", isEnabled: false)
      } == """
        text “1”, scroll status “Page 1”
        text “2”, scroll status “Page 2”
        text “3”, scroll status “variable”
        text “4”
        """)
  }

  @Test func largeContentIsTheLabelOrAnotherView() {
    #expect(
      tree {
        Button("Home") {}.accessibilityShowsLargeContentViewer()
        Text("3").accessibilityShowsLargeContentViewer { SwiftUI.Label("Three items", systemImage: "bag") }
      } == "button “Home”, large content “Home”\ntext “3”, large content “Three items”")
  }

  @Test func speechIsKnownToEachText() throws {
    let node = try node {
      Text("A. B.").speechSpellsOutCharacters().speechAlwaysIncludesPunctuation().speechAnnouncementsQueued()
        .speechAdjustedPitch(0.5)
    }
    #expect(node.details.speech.spellsOutCharacters)
    #expect(node.details.speech.alwaysIncludesPunctuation)
    #expect(node.details.speech.queuesAnnouncements)
    #expect(node.details.speech.adjustedPitch == 0.5)
    #expect(node.description == "text “A. B.”, spelled out, with punctuation, announcements wait, pitch 0.5")
    #expect(
      tree {
        VStack {
          Text("a")
          Text("b").speechSpellsOutCharacters(false).speechAdjustedPitch(.nan)
        }
        .speechAdjustedPitch(-7)
      } == "text “a”, pitch -1.0\ntext “b”, pitch -1.0")
  }

  // MARK: Views that belong together

  @Test func viewsOfALinkedGroupShareItsIdentifier() {
    let screen = TestScreen { Linked() }
    let nodes = ["a", "b", "c", "d"].map { label in screen.accessibilityNode { $0.label == label } }
    let groups = nodes.map { $0?.details.linkedGroup }
    #expect(groups[0] != nil)
    #expect(groups[0] == groups[1])
    #expect(groups[2] != groups[0])
    #expect(groups[3] == .some(nil))
    #expect(screen.accessibilityTree.hasPrefix("text “a”, in a linked group\n"))
  }

  @Test func partsOfAPairShareItsIdentifierAndHaveTheirRoles() throws {
    let screen = TestScreen { Paired() }
    let label = try #require(screen.accessibilityNode { $0.label == "Name" }?.details.labeledPair)
    let content = try #require(screen.accessibilityNode { $0.label == "Ada" }?.details.labeledPair)
    #expect(label.link == content.link)
    #expect(label.role == .label)
    #expect(content.role == .content)
    #expect(screen.accessibilityTree == "text “Name”, label of a pair\ntext “Ada”, content of a pair")
  }

  @Test func aRotorGoesToTheViewWithItsEntry() throws {
    let screen = TestScreen { WithRotor() }
    let list = try #require(screen.accessibilityNode { !$0.details.rotors.isEmpty })
    #expect(list.details.rotors[0].entries.map(\.label) == ["Third", "First", "Gone"])
    func visit(_ entry: Int) -> String? {
      let id = screen.frame.accessibility.visit(entry: entry, ofRotor: "Marked", at: list.id)
      return screen.accessibilityNode { $0.id == id }?.label
    }
    #expect(visit(0) == "third")
    #expect(visit(1) == "first")
    #expect(visit(2) == nil)
    #expect(visit(3) == nil)
  }

  // MARK: Actions

  @Test func scrollActionsGetTheirEdges() throws {
    let screen = TestScreen {
      Text("Pages").accessibilityScrollAction { edge in log.add("\(edge)") }
    }
    let pages = try screen.find("Pages")
    #expect(pages.actions == ["scroll top", "scroll leading", "scroll bottom", "scroll trailing"])
    for action in pages.actions { try pages.performAction(named: action) }
    #expect(log.lines == ["top", "leading", "bottom", "trailing"])
  }

  @Test func zoomActionsGetTheirDirectionAndPlace() throws {
    let screen = layOut {
      Text("Map").accessibilityZoomAction { action in
        log.add(
          "\(action.direction) at \(action.location.x), \(action.location.y): \(action.point.x), \(action.point.y)")
      }
    }
    let map = try screen.find("Map")
    #expect(map.actions == ["zoom in", "zoom out"])
    for action in map.actions { try map.performAction(named: action) }
    #expect(log.lines == ["zoomIn at 0.5, 0.5: 100.0, 50.0", "zoomOut at 0.5, 0.5: 100.0, 50.0"])
  }
}

private struct Sales: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "Old", summary: "They rise.",
      xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"]),
      yAxis: AXNumericDataAxisDescriptor(title: "Income", range: 0...100, gridlinePositions: [50]) { "\(Int($0)) €" },
      series: [
        AXDataSeriesDescriptor(
          name: "2026", isContinuous: true,
          dataPoints: [AXDataPoint(x: "May", y: 20), AXDataPoint(x: "June", y: 80, label: "Best")])
      ])
  }

  func updateChartDescriptor(_ descriptor: AXChartDescriptor) { descriptor.title = "Sales" }
}

private struct Linked: View {
  @Namespace private var namespace

  var body: some View {
    VStack {
      Text("a").accessibilityLinkedGroup(id: 1, in: namespace)
      Text("b").accessibilityLinkedGroup(id: 1, in: namespace)
      Text("c").accessibilityLinkedGroup(id: 2, in: namespace)
      Text("d")
    }
  }
}

private struct Paired: View {
  @Namespace private var namespace

  var body: some View {
    VStack {
      Text("Name").accessibilityLabeledPair(role: .label, id: "name", in: namespace)
      Text("Ada").accessibilityLabeledPair(role: .content, id: "name", in: namespace)
    }
  }
}

private struct WithRotor: View {
  @Namespace private var namespace

  var body: some View {
    VStack {
      Text("first").accessibilityRotorEntry(id: 1, in: namespace)
      Text("second")
      Text("third").accessibilityRotorEntry(id: 3, in: namespace)
    }
    .accessibilityElement(children: .contain)
    .accessibilityRotor("Marked") {
      AccessibilityRotorEntry("Third", id: 3, in: namespace)
      AccessibilityRotorEntry("First", id: 1, in: namespace)
      AccessibilityRotorEntry("Gone", id: 9, in: namespace)
    }
  }
}
