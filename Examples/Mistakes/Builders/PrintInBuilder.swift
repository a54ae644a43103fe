import SwiftUI

struct Page: View {
  let names: [String]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        HStack {
          ZStack {
            print(name)  // mistake: '()' cannot conform to 'View'
            Text(name).padding()
          }
        }
      }
    }
  }
}
