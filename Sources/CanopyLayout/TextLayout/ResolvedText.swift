internal import CanopyCore
package import CanopyDrawing
package import CanopyText
internal import Foundation

/// A text that is resolved in a scope at a point in time, for measuring and drawing.
@MainActor
package final class ResolvedText {
  /// The runs, which are pieces with uniform attributes.
  package let runs: [TextRun]
  private let text: Text
  /// The environment values that were read. They are replaced by another object when any of them changes.
  private let surroundings: TextSurroundings
  private let resolved: Date
  /// The time at which the text changes, or nil if it doesn't depend on the time.
  fileprivate let nextChange: Date?
  /// The request for measuring; nil if it depends on the sizes of images, which may change independently.
  private let request: TextRequest?

  fileprivate init(_ text: Text, _ node: LayoutNode) {
    self.text = text
    surroundings = node.surroundings.text
    resolved = node.tree.clock.now
    let resolution = text.resolution(in: node.environment, now: resolved)
    runs = resolution.runs
    nextChange = resolution.nextChange
    request = runs.contains { $0.image != nil } ? nil : TextRequest(runs, surroundings, node)
  }

  /// Returns the preferred distances to other views. They aren't stored, because they aren't needed for most texts.
  func spacing(for node: LayoutNode) -> ViewSpacing { surroundings.spacing(of: runs, in: node) }

  /// Returns the request for the text engine.
  package func request(for node: LayoutNode) -> TextRequest { request ?? TextRequest(runs, surroundings, node) }

  /// Returns a Boolean value that indicates whether the text of an element would be resolved to the same result.
  fileprivate func isCurrent(_ text: Text, _ node: LayoutNode) -> Bool {
    guard surroundings === node.surroundings.text, self.text == text else { return false }
    guard let nextChange else { return true }
    let now = node.tree.clock.now
    // A text that counts down may change immediately after the time for which it was resolved.
    return now == resolved || now > resolved && now.addingTimeInterval(._clockResolution) < nextChange
  }
}

/// The resolved texts of a tree, without plain strings.
@MainActor
final class ResolvedTexts {
  /// The texts of a tree.
  static let companion = TreeCompanion { ResolvedTexts() }

  @exclusivity(unchecked) private var texts: [ElementIndex: ResolvedText] = [:]
  /// The number of texts that have been resolved.
  @exclusivity(unchecked) private(set) var resolutions = 0

  /// Returns the current resolved text of an element.
  func text(_ text: Text, of node: LayoutNode) -> ResolvedText {
    if let known = texts[node.element], known.isCurrent(text, node) {
      // If the clock was set back, no element is waiting anymore.
      if !node.waitsForTime { node.note(known.nextChange) }
      return known
    }
    let fresh = ResolvedText(text, node)
    resolutions += 1
    node.note(fresh.nextChange)
    // A canvas has many texts.
    if node.reportsLeaving, node.isText { texts[node.element] = fresh }
    return fresh
  }

  /// Called when an element leaves the tree.
  func forget(_ element: ElementIndex) {
    if !texts.isEmpty { texts[element] = nil }
  }
}

@MainActor
extension LayoutNode {
  /// Returns the request for a text at this element.
  package func request(for text: Text) -> TextRequest { request(for: text, in: surroundings.text) }

  /// Returns the resolved text at this element; nil for a plain string.
  package func resolved(_ text: Text) -> ResolvedText? { resolved(text, in: surroundings.text) }

  /// Returns the resolved text at this element, whose surroundings are known; nil for a plain string.
  package func resolved(_ text: Text, in surroundings: TextSurroundings) -> ResolvedText? {
    if case .verbatim = text.storage, surroundings.textCase == nil { return nil }
    return tree[ResolvedTexts.companion].text(text, of: self)
  }

  /// Returns the request for a text whose surroundings are known.
  package func request(for text: Text, in surroundings: TextSurroundings) -> TextRequest {
    guard case .verbatim(let string) = text.storage, surroundings.textCase == nil else {
      return tree[ResolvedTexts.companion].text(text, of: self).request(for: self)
    }
    // A plain string isn't resolved, and nothing is stored for it.
    if waitsForTime, isText { note(nil) }
    surroundings.letters.reportIfMissing(self)
    return TextRequest(.plain(string, surroundings.letters), surroundings.paragraph)
  }

  /// Returns the runs of a text at this element.
  package func runs(of text: Text) -> [TextRun] {
    if let resolved = resolved(text) { return resolved.runs }
    guard case .verbatim(let string) = text.storage, !string.isEmpty else { return [] }
    return [TextRun(string)]
  }
}

@MainActor
extension LayoutNode {
  fileprivate var waitsForTime: Bool { ViewRuntime.elements[element].flags.contains(.waitsForTime) }

  /// A Boolean value that indicates whether the element reports when it leaves the tree, because it is registered with its
  /// surroundings.
  fileprivate var reportsLeaving: Bool { record.pointee.memberPlace != 0 }

  /// Notes when a text at this element changes, or nil if it doesn't depend on the time.
  fileprivate func note(_ change: Date?) {
    if isText {
      if reportsLeaving { withWindow { $0.times.note(change, of: element) } }
    } else if let change {
      // A canvas may have several texts. All of them are redrawn when the first one changes.
      withWindow { $0.times.note(change, ofPartOf: element) }
    }
  }
}
