import CanopyAccessibility
import CanopyPresentation
import Foundation
import SwiftUI
import Testing

@testable import CanopyTesting
@testable import CanopyWeb

/// The accessibility tree that a page makes its elements from.
@MainActor @Suite struct PageTreeTests {
  /// A window, its page's tree, and the changes that were reported.
  @MainActor private final class Page {
    let screen: TestScreen
    private(set) var tree: PageTree?
    private(set) var reports: [TreeChanges] = []

    init(@ViewBuilder content: () -> some View) {
      screen = TestScreen(size: CGSize(width: 200, height: 200), content: content)
      tree = PageTree(screen.frame.accessibility) { [unowned self] in reports.append($0) }
      screen.update()
    }

    /// All nodes that the page has, by their labels.
    var nodes: [String: TreeChanges.Node] {
      var nodes: [String: TreeChanges.Node] = [:]
      for report in reports { for node in report.nodes { if let label = node.label { nodes[label] = node } } }
      return nodes
    }
  }

  @Test func theFirstReportHasTheWholeTree() throws {
    let page = Page {
      Text("One")
      Button("Two") {}
    }
    let first = try #require(page.reports.first)
    let root = try #require(first.root)
    #expect(first.nodes.contains { $0.id == root } && first.removed.isEmpty)
    #expect(page.nodes["Two"]?.role == "button" && page.nodes["One"] != nil)
    // Each child is a node of its own.
    let ids = Set(first.nodes.map(\.id))
    #expect(first.children.values.joined().allSatisfy(ids.contains))
    #expect(page.reports.dropFirst().allSatisfy { $0.root == nil })
  }

  @Test func aChangedViewIsReportedAlone() throws {
    let page = Page { Switching() }
    let count = page.reports.count
    try page.screen.find("off").tap()
    let changes = page.reports.dropFirst(count)
    let labels = changes.flatMap(\.nodes).compactMap(\.label)
    #expect(labels.contains("on") && !labels.contains("still"))
  }

  @Test func aRemovedViewIsReportedByItsName() throws {
    let page = Page { Vanishing() }
    let id = try #require(page.nodes["here"]?.id)
    #expect(page.tree?[id]?.label == "here")
    try page.screen.find("remove").tap()
    #expect(page.reports.contains { $0.removed.contains(id) })
    #expect(page.tree?[id] == nil)
  }

  @Test func aMovedViewIsReportedWithItsFrameAlone() throws {
    let page = Page { Moving() }
    let node = try #require(page.nodes["still"])
    let count = page.reports.count
    try page.screen.find("move").tap()
    let changes = page.reports.dropFirst(count)
    let frames: [[Double]] = changes.compactMap { $0.moved[node.id] }
    let left = try #require(frames.last).first
    #expect(left == node.frame[0] + 30)
    #expect(!changes.flatMap(\.nodes).contains { $0.id == node.id })
    #expect(page.tree?[node.id].map { Double($0.frame.minX) } == left)
  }

  @Test func statesAndLinksAreWhatBrowsersKnow() throws {
    let page = Page {
      Toggle("Sound", isOn: .constant(true))
      Toggle("Light", isOn: .constant(false)).disabled(true)
      Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      Link("Web", destination: URL(filePath: "/etc/passwd"))
    }
    let nodes = page.nodes
    #expect(nodes["Sound"]?.checked == "true" && nodes["Sound"]?.isDisabled == nil)
    #expect(nodes["Light"]?.checked == "false" && nodes["Light"]?.isDisabled == true)
    #expect(nodes["Title"]?.level == 2)
    #expect(nodes["Web"] != nil && nodes["Web"]?.url == nil)
  }

  @Test func aStoppedTreeReportsNothing() throws {
    let page = Page { Switching() }
    page.tree?.stop()
    let count = page.reports.count
    try page.screen.find("off").tap()
    #expect(page.reports.count == count)
  }
}

private struct Switching: View {
  @State private var isOn = false

  var body: some View {
    Text("still")
    Button(isOn ? "on" : "off") { isOn.toggle() }
  }
}

private struct Vanishing: View {
  @State private var isHere = true

  var body: some View {
    Button("remove") { isHere = false }
    if isHere { Text("here") }
  }
}

private struct Moving: View {
  @State private var hasMoved = false

  var body: some View {
    Text("still").offset(x: hasMoved ? 30 : 0)
    Button("move") { hasMoved = true }
  }
}
