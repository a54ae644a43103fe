extension [AccessibleElement] {
  /// The elements of a container in reading order: higher priorities first, and only modal elements if there are any.
  var _inReadingOrder: [AccessibleElement] {
    let modal = filter { $0.node.traits.contains(.isModal) }
    let elements = modal.isEmpty ? self : modal
    guard elements.contains(where: { $0.node.sortPriority != 0 }) else { return elements }
    // The sort is stable.
    return elements.indices.sorted {
      (-elements[$0].node.sortPriority, $0) < (-elements[$1].node.sortPriority, $1)
    }.map { elements[$0] }
  }
}

extension AccessibleElement {
  /// Returns one element that combines the properties of several.
  ///
  /// - Parameter role: The role, or nil to derive it from the elements.
  static func combining(
    _ elements: [AccessibleElement], role: AccessibilityRole?, at place: AccessibilityPlace
  ) -> AccessibleElement {
    let parts = elements._inReadingOrder.flatMap(\.withoutContainers)
    let combined = AccessibleElement(role ?? commonRole(of: parts), at: place)
    var hasButton = false
    var spoken: [AccessibleElement] = []
    for part in parts {
      combined.node.traits.formUnion(
        part.node.traits.subtracting(role == nil ? .isModal : [.isModal, .isStaticText, .isImage]))
      guard let effect = part.effect(of: .default) else {
        spoken.append(part)
        combined.addActions(of: part)
        continue
      }
      if hasButton {
        // Additional buttons become actions named by their labels.
        if let name = part.node.label { combined.add(AccessibilityNodeAction(.named, name: name), effect) }
      } else {
        hasButton = true
        spoken.append(part)
        combined.add(AccessibilityNodeAction(.default), effect)
      }
      combined.addActions(of: part) { $0.kind != .default }
    }
    combined.node.label = joinedLabel(of: spoken)
    combined.node.value = joined(spoken.map(\.node.value))
    combined.node.hint = joined(spoken.map(\.node.hint))
    combined.node.toggleState = spoken.compactMap(\.node.toggleState).first
    if !parts.isEmpty, parts.allSatisfy({ !$0.node.isEnabled }) { combined.node.isEnabled = false }
    combined.mergeDetails(of: parts)
    return combined
  }

  /// The labels of the elements, joined by commas, or nil if there are none.
  static func joinedLabel(of elements: [AccessibleElement]) -> String? {
    joined(elements.flatMap(\.withoutContainers).map(\.node.label))
  }

  private static func joined(_ strings: [String?]) -> String? {
    let parts = strings.compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The element itself, or its children if it is a container without a label.
  private var withoutContainers: [AccessibleElement] {
    guard node.role.isContainer, node.label == nil else { return [self] }
    return children.flatMap(\.withoutContainers)
  }

  /// The role of an element that combines others: the role of the first one that people can use, or else the kind of content.
  private static func commonRole(of elements: [AccessibleElement]) -> AccessibilityRole {
    let roles = elements.map(\.node.role)
    if let control = roles.first(where: { ![.text, .heading, .image, .other].contains($0) && !$0.isContainer }) {
      return control
    }
    return [.heading, .text, .image].first(where: roles.contains) ?? .other
  }

  private func mergeDetails(of parts: [AccessibleElement]) {
    for part in parts {
      let details = part.node.details
      node.details.customContent += details.customContent
      // Of two rotors with the same label, people find the first one.
      node.details.rotors += details.rotors.filter { new in !node.details.rotors.contains { $0.label == new.label } }
      rotorPreparations.merge(part.rotorPreparations) { first, _ in first }
      node.details.rotorEntries += details.rotorEntries
      node.details.dragPoints += details.dragPoints
      node.details.dropPoints += details.dropPoints
      if node.details.headingLevel == nil { node.details.headingLevel = details.headingLevel }
      if node.details.textContentType == nil { node.details.textContentType = details.textContentType }
      focusLinks += part.focusLinks
      if let responds = details.respondsToUserInteraction { node.details.respondsToUserInteraction = responds }
    }
  }
}
