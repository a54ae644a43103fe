internal import CanopyAnimation
package import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The looks in a window that move from frame to frame: colors, gradients, sizes of letters, contents that fade.
///
/// A look isn't known before it is drawn. So animated changes are noted when they are made, and looks begin to move when they are
/// drawn the next time, from how they were drawn before.
@MainActor
package final class WindowLooks {
  package static let companion = TreeCompanion { WindowLooks() }

  /// The transactions of changes since the last drawing; nil for a plain change of a look that moves.
  @exclusivity(unchecked) private var changes: [ElementIndex: Transaction?] = [:]
  @exclusivity(unchecked) private var motions: [ElementIndex: LookMotion] = [:]
  /// The values of numeric texts that were drawn last, with the stamps of their elements.
  private var values: [ElementIndex: (value: Double, stamp: UInt32)] = [:]

  /// Notes a change of an element.
  func note(_ element: ElementIndex) {
    switch ViewRuntime.elements[element].kind {
    // A renderer moves only what its animatable data moves.
    case .text: if LayoutNode(element).surroundings.text.rendering != nil { return }
    case .wrapper: break
    case .leaf: if LayoutNode(element).layout.changesLookAtOnce { return }
    default: return
    }
    let transaction = ViewRuntime.elements.transaction(of: element)
    if transaction?.animation == nil, motions[element] == nil, changes[element] == nil { return }
    changes[element] = .some(transaction)
  }

  /// A Boolean value that indicates whether looks have to be drawn to begin their motion.
  package var haveChanged: Bool { !changes.isEmpty }

  /// Forgets the changes of elements that aren't drawn, when all trees of the window have been drawn.
  package func endDrawing() { if haveChanged { changes = [:] } }

  /// A Boolean value that indicates whether anything moves or begins to.
  var areMoving: Bool { haveChanged || !motions.isEmpty }

  /// Returns how the look of an element is shown.
  ///
  /// - Parameters:
  ///   - items: The look, drawn at a place.
  ///   - last: The look in the last frame.
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

  /// Remembers the value of a numeric text, to tell later whether it rises.
  func noteValue(of node: LayoutNode) {
    guard case .numericValue(let value) = node.environment.contentTransition.kind else { return }
    values[node.element] = (value, node.record.pointee.stamp)
  }

  /// Returns how an effect on an element is shown: its color, and not what it is applied to.
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

  /// Draws an element again. Returns false if the motion is no longer that of the element.
  private func show(_ element: ElementIndex, _ stamp: UInt32) -> Bool {
    guard let motion = motions[element], motion.stamp == stamp else { return false }
    let isThere = LayoutNode(element).record.pointee.stamp == stamp
    if motion.isAtRest || !isThere { motions[element] = nil }
    guard isThere else { return false }
    ViewRuntime.elements.needsDrawing(element)
    return true
  }
}

/// The look of an element in the last frame, and its place.
struct LastLook {
  let items: [DisplayItem]
  let place: CGPoint

  init(_ items: [DisplayItem], at place: CGPoint) { (self.items, self.place) = (items, place) }

  /// Creates the last look of an element; nil if it wasn't visible.
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
