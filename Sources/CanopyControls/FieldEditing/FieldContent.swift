internal import CanopyCore
internal import CanopyDisplay
package import CanopyDrawing
internal import CanopyInput
package import CanopyLayout
internal import CanopyStyle
internal import CanopyText
package import Foundation

/// The text of a field with its caret and its selection, as a leaf element.
struct FieldContent {
  let editor: FieldEditor
  let prompt: Text?
  let isSecure: Bool
  let axis: Axis
  let tokens: ControlTokens.Field
}

@MainActor
extension FieldContent: View, LeafView {
  func makeLeaf() -> FieldLeaf { FieldLeaf(content: self) }

  func update(_ leaf: inout FieldLeaf) -> LeafChange {
    let old = leaf.content
    leaf.content = self
    let isEqual = old.prompt == prompt && old.isSecure == isSecure && old.axis == axis && old.tokens == tokens
    return isEqual ? .nothing : .size
  }

  func didMount(at node: LayoutNode) { editor.node = node }
}

package struct FieldLeaf: LeafContent {
  fileprivate var content: FieldContent
  package var editor: FieldEditor { content.editor }

  package var label: String { content.isSecure ? "secure field" : "text field" }
  package var dependsOnTextSurroundings: Bool { true }
  package var dependsOnDisplayScale: Bool { true }
  /// People expect to see each letter as they type it, and there is only one caret.
  package var changesLookAtOnce: Bool { true }

  @MainActor
  package func string(of node: LayoutNode) -> String? {
    if !editor.isEmpty { return editor.shownString }
    return content.prompt.map { prompt in node.runs(of: prompt).map(\.string).joined() } ?? ""
  }

  // MARK: Size

  @MainActor
  package func sizeThatFits(_ proposal: ProposedViewSize, _ measuring: LeafMeasuring) -> CGSize {
    if editor.kind == .document { return editor.sizeOfDocument(proposal, measuring) }
    let surroundings = measuring.surroundings
    let scale = surroundings.displayScale
    let measures = measures(measuring, width: proposal.width)
    let natural = (measures.map(\.size.width).max() ?? 0) + editor.tokens.caretWidth
    var height = (measures.map(\.size.height).max() ?? 0) + editor.tokens.lineExtra
    if content.axis == .vertical, let most = proposal.height, most < height {
      // The field scrolls, but shows the lines that are reserved.
      var request = editor.request(in: surroundings.text)
      request.paragraph.fewestLines = surroundings.text.paragraph.fewestLines
      request.paragraph.mostLines = 1
      let least = measuring.measure(request, width: .infinity).size.height
      height = min(max(most, least + editor.tokens.lineExtra), height)
    }
    return CGSize(
      width: max(proposal.width ?? natural._roundedUpToPixel(scale), 0), height: height._roundedUpToPixel(scale))
  }

  @MainActor
  package func guide(_ guide: AlignmentGuide, in size: CGSize, _ measuring: LeafMeasuring) -> CGFloat? {
    guard guide.isBaseline, editor.kind != .document else { return nil }
    let isFirst = guide.isFirstBaseline
    guard let measure = measures(measuring, width: size.width).first else { return nil }
    return offset(of: measure.size.height, in: size.height, measuring.surroundings.displayScale)
      + (isFirst ? measure.firstBaseline : measure.lastBaseline)
  }

  /// Returns the distance from the upper edge of the field to text of the given height.
  @MainActor
  private func offset(of height: CGFloat, in room: CGFloat, _ scale: CGFloat) -> CGFloat {
    let inset = editor.inset(scale: scale)
    return content.axis == .vertical ? inset : (room - editor.tokens.lineExtra - height) / 2 + inset
  }

  /// Returns the measurements of the text, and of the prompt if it is visible.
  @MainActor
  private func measures(_ measuring: LeafMeasuring, width: CGFloat?) -> [TextMeasure] {
    let isMultiline = content.axis == .vertical
    let width = isMultiline ? width ?? .infinity : .infinity
    let surroundings = measuring.surroundings.text
    var request = editor.request(in: surroundings)
    if isMultiline {
      let limits = surroundings.paragraph
      (request.paragraph.fewestLines, request.paragraph.mostLines) = (limits.fewestLines, limits.mostLines)
    }
    var requests = [request]
    if editor.isEmpty, let prompt = content.prompt {
      var request = measuring.request(for: prompt)
      if isMultiline {
        request.paragraph.lineSpacing += editor.tokens.lineExtra
      } else {
        (request.paragraph.fewestLines, request.paragraph.mostLines) = (nil, 1)
      }
      requests.append(request)
    }
    return requests.map { measuring.measure($0, width: width) }
  }

  // MARK: Drawing

  @MainActor
  package func items(of node: LayoutNode, in frame: CGRect, _ drawing: ElementDrawing) -> [DisplayItem] {
    let arrangement = editor.arrangement(at: node, in: frame.size)
    let origin = CGPoint(x: frame.minX + arrangement.origin.x, y: frame.minY + arrangement.origin.y)
    let selection = editor.text.selection
    let seen = editor.seenSections(of: arrangement.sections)
    var items: [DisplayItem] = []
    if editor.isFocused, !selection.isEmpty {
      for area in arrangement.sections.frames(of: editor.shownRange(selection.range), in: seen) {
        items += drawing.items(
          filling: area.offsetBy(dx: origin.x, dy: origin.y), with: TintShapeStyle().opacity(0.25), node)
      }
    }
    if editor.kind == .document {
      items += paragraphs(seen, of: node, origin, arrangement, drawing)
    } else if editor.isEmpty {
      items += prompt(of: node, in: frame, arrangement, drawing)
    } else {
      items += text(of: node, in: frame, origin, arrangement, drawing)
    }
    if let marked = editor.text.marked {
      items += underline(editor.shownRange(marked), in: seen, origin, arrangement, node, drawing)
    }
    items += caret(of: node, in: frame, origin, arrangement, drawing)
    guard arrangement.isOverflowing, !items.isEmpty else { return items }
    // Letters can extend beyond the height of a line.
    let reach = content.axis == .vertical ? 0 : editor.tokens.overhang
    let area = Path(frame.insetBy(dx: 0, dy: -reach)._snapped(to: drawing.scale))
    return items._grouped(.clip(area, FillStyle()), of: node.element)
  }

  /// Returns the paragraphs of a document.
  @MainActor
  private func paragraphs(
    _ seen: Range<Int>, of node: LayoutNode, _ origin: CGPoint, _ arrangement: FieldArrangement,
    _ drawing: ElementDrawing
  ) -> [DisplayItem] {
    let sections = arrangement.sections
    return seen.flatMap { section -> [DisplayItem] in
      guard let request = sections.request(section) else { return [] }
      let area = CGRect(
        x: origin.x, y: origin.y + sections.table.tops[section], width: node.record.pointee.size.width,
        height: sections.table.height(of: section))
      return drawing.items(
        of: request, with: sections.modifiers(of: section), in: area, sections.alignment(of: section), node)
    }
  }

  @MainActor
  private func text(
    of node: LayoutNode, in frame: CGRect, _ origin: CGPoint, _ arrangement: FieldArrangement, _ drawing: ElementDrawing
  ) -> [DisplayItem] {
    let request = editor.request(in: node.surroundings.text)
    let sections = arrangement.sections
    let bounds = sections.placed(0).geometry.frame
    var area = CGRect(x: origin.x, y: origin.y, width: bounds.width.rounded(.up) + 1, height: bounds.height)
    var alignment = DisplayText.Alignment.left
    if content.axis == .vertical {
      (area.size.width, alignment) = (frame.width, sections.alignment(of: 0))
    } else if arrangement.isOverflowing, !editor.isFocused {
      // A field that isn't being edited truncates its text with an ellipsis.
      area = CGRect(x: frame.minX, y: area.minY, width: frame.width, height: area.height)
      alignment = .start
    } else if sections.isFromRight {
      area.origin.x = origin.x + bounds.maxX - area.width
    }
    return drawing.items(of: request, in: area, alignment, node)
  }

  @MainActor
  private func prompt(
    of node: LayoutNode, in frame: CGRect, _ arrangement: FieldArrangement, _ drawing: ElementDrawing
  ) -> [DisplayItem] {
    guard let prompt = content.prompt else { return [] }
    var request = node.request(for: prompt)
    var area = frame
    if content.axis == .horizontal {
      (request.paragraph.fewestLines, request.paragraph.mostLines) = (nil, 1)
      let measure = node.tree.textEngine.measure(request, width: frame.width, height: .infinity)
      area.size.width = min(measure.size.width.rounded(.up), frame.width)
      area.origin.x += arrangement.sections.start(ofWidth: area.width, in: frame.width)
      area.size.height = measure.size.height
    } else {
      request.paragraph.lineSpacing += editor.tokens.lineExtra
    }
    area.origin.y += offset(of: area.height, in: frame.height, node.surroundings.displayScale)
    return drawing.items(ofPrompt: prompt, request, in: area, node)
  }

  /// Returns the line below text that is being composed.
  @MainActor
  private func underline(
    _ range: Range<Int>, in seen: Range<Int>, _ origin: CGPoint, _ arrangement: FieldArrangement, _ node: LayoutNode,
    _ drawing: ElementDrawing
  ) -> [DisplayItem] {
    arrangement.sections.frames(of: range, in: seen).flatMap { area in
      let baseline = arrangement.sections.baseline(atTop: area.minY) ?? area.maxY
      let line = CGRect(
        x: area.minX + origin.x, y: baseline + origin.y + editor.tokens.underlineOffset, width: area.width,
        height: editor.tokens.underlineThickness)
      return drawing.items(filling: line, with: ForegroundStyle(), node)
    }
  }

  /// Returns the caret, if it is visible.
  @MainActor
  private func caret(
    of node: LayoutNode, in frame: CGRect, _ origin: CGPoint, _ arrangement: FieldArrangement, _ drawing: ElementDrawing
  ) -> [DisplayItem] {
    guard editor.hasCaret, editor.isCaretVisible else { return [] }
    let place = arrangement.sections.caret(at: editor.shownOffset(editor.text.selection.head))
    let width = editor.tokens.caretWidth
    let x = min(max(place.minX + origin.x - width / 2, frame.minX), max(frame.maxX - width, frame.minX))
    let area = CGRect(x: x, y: place.minY + origin.y, width: width, height: place.height)
    return drawing.items(filling: area, radius: width / 2, with: TintShapeStyle(), node)
  }
}
