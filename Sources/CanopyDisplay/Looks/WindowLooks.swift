internal import CanopyAnimation
package import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The animating looks in a window: colors, gradients, font sizes, and cross-fading contents.
///
/// A look isn't known before it is drawn. Animated changes are therefore recorded when they are made. A look starts to animate
/// when it is next drawn, from how it was drawn before.
@MainActor
package final class WindowLooks {
  package static let companion = TreeCompanion { WindowLooks() }

  /// The transactions of changes since the last drawing, with nil for a plain change of an animating look.
  @exclusivity(unchecked) private var changes: [ElementIndex: Transaction?] = [:]
  @exclusivity(unchecked) private var motions: [ElementIndex: LookMotion] = [:]
  /// The most recently drawn values of numeric texts, with the stamps of their elements.
  private var values: [ElementIndex: (value: Double, stamp: UInt32)] = [:]

  /// Records a change of an element.
  func note(_ element: ElementIndex) {
    switch ViewRuntime.elements[element].kind {
    // With a renderer, only its animatable data animates.
    case .text: if LayoutNode(element).surroundings.text.rendering != nil { return }
    case .wrapper: break
    case .leaf: if LayoutNode(element).layout.changesLookAtOnce { return }
    default: return
    }
    let transaction = ViewRuntime.elements.transaction(of: element)
    if transaction?.animation == nil, motions[element] == nil, changes[element] == nil { return }
    changes[element] = .some(transaction)
  }

  /// A Boolean value that indicates whether looks have to be drawn to start their animation.
  package var haveChanged: Bool { !changes.isEmpty }

  /// Discards changes of elements that weren't drawn. Called after all trees of the window have been drawn.
  package func endDrawing() { if haveChanged { changes = [:] } }

  /// A Boolean value that indicates whether any look is animating or about to.
  var areMoving: Bool { haveChanged || !motions.isEmpty }

  /// Returns the current display of an element's look.
  ///
  /// - Parameters:
  ///   - items: The look, drawn at a position.
  ///   - last: The look in the previous frame.
  func shown(_ items: [DisplayItem], of node: LayoutNode, at place: CGPoint, after last: LastLook) -> [DisplayItem] {
    let element = node.element
    let stamp = node.record.pointee.stamp
    var motion = motions[element]
    if motion?.stamp != stamp { motion = nil }
    let change = changes.removeValue(forKey: element)
    if motion == nil, change == nil || last.items.isEmpty && items.isEmpty { return items }
    let known = motion ?? LookMotion(from: last.items._moved(from: last.place), stamp: stamp)
    let look = items._moved(from: place)
    if let transaction = change {
      let value = values[element].flatMap { $0.stamp == stamp ? $0.value : nil }
      known.change(to: look, of: node, in: transaction, after: value) { [weak self] in
        self?.show(element, stamp) ?? false
      }
    } else {
      known.follow(look)
    }
    motions[element] = known.isAtRest ? nil : known
    return known.isAtRest ? items : known.shown(by: element)._moved(to: place)
  }

  /// Records the value of a numeric text, to determine later whether it increases.
  func noteValue(of node: LayoutNode) {
    guard case .numericValue(let value) = node.environment.contentTransition.kind else { return }
    values[node.element] = (value, node.record.pointee.stamp)
  }

  /// Returns the current display of an effect on an element. The effect's color animates, and its content doesn't.
  func shown(_ list: DisplayList, of node: LayoutNode, at place: CGPoint, after last: LastLook) -> DisplayList {
    guard case .items(let items) = list.content, case .group(var group)? = items.first?.content else { return list }
    switch group.effect {
    case .shadow, .colors: break
    default: return list
    }
    let effect = [DisplayItem(id: node.element, .group(DisplayGroup(group.effect, DisplayList())))]
    let effects = last.items.map { item -> DisplayItem in
      guard case .group(let group) = item.content else { return item }
      return DisplayItem(id: item.id, .group(DisplayGroup(group.effect, DisplayList())))
    }
    guard effect._areAlike(effects, comparesPaths: false),
      case .group(let shown)? = shown(effect, of: node, at: place, after: LastLook(effects, at: last.place)).first?
        .content
    else { return list }
    group.effect = shown.effect
    return [DisplayItem(id: node.element, .group(group))]
  }

  /// Redraws an element. Returns false if the animation no longer belongs to the element.
  private func show(_ element: ElementIndex, _ stamp: UInt32) -> Bool {
    guard let motion = motions[element], motion.stamp == stamp else { return false }
    let isThere = LayoutNode(element).record.pointee.stamp == stamp
    if motion.isAtRest || !isThere { motions[element] = nil }
    guard isThere else { return false }
    ViewRuntime.elements.needsDrawing(element)
    return true
  }
}

/// The look and the position of an element in the previous frame.
struct LastLook {
  let items: [DisplayItem]
  let place: CGPoint

  init(_ items: [DisplayItem], at place: CGPoint) { (self.items, self.place) = (items, place) }

  /// Creates the last look of an element, or returns nil if it wasn't visible.
  init?(_ record: UnsafeMutablePointer<DrawnRecord>) {
    guard record.pointee.flags.contains(.isDrawn), record.pointee.visibility == nil else { return nil }
    place = record.pointee.place
    if case .items(let items) = record.pointee.list.content { self.items = items } else { items = [] }
  }
}

extension [DisplayItem] {
  fileprivate func _moved(from place: CGPoint) -> [DisplayItem] { _moved(to: CGPoint(x: -place.x, y: -place.y)) }

  fileprivate func _moved(to place: CGPoint) -> [DisplayItem] {
    map { $0.moved(by: CGSize(width: place.x, height: place.y)) }
  }
}
