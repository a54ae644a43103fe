internal import Foundation

/// What a resource stands for: in its locale if someone has chosen that, else in the locale of where the text is.
final class ResourceContent: TextContent, @unchecked Sendable {
  private let resource: LocalizedStringResource

  init(_ resource: LocalizedStringResource) { self.resource = resource }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? ResourceContent else { return false }
    return resource == other.resource
  }

  override func resolve(into runs: inout TextRuns) {
    let string = resource.localizedString
    if resource.locale == .current { string.resolve(into: &runs) } else { runs.append(string, in: resource.locale) }
  }
}
